"""Phase A alone (FLO-10.8 to FLO-10.14)."""

from typing import ClassVar

from bastide.core.decision import Decision
from bastide.core.phrases import Value
from bastide.games.florence import auction
from bastide.games.florence.components import BUILDER, OBJECTS, RAISE, RECRUITING_CARD
from bastide.games.florence.position import Position
from bastide.games.florence.rules import Phase
from bastide.games.florence.solo import objects
from bastide.games.florence.solo.asks import ASK_BUY, ASK_PUT_UP
from bastide.games.florence.solo.components import DIEGO, FORCED, HUMAN, DiegoCard, entry_of
from bastide.games.florence.solo.components import last_bid as last_bid
from bastide.games.florence.solo.components import price as price
from bastide.games.florence.solo.table import Solo, solo_of


class SoloAuction(Phase):
    """FLO-10.8: the human puts up objects one by one; FLO-10.11: then Diego takes his."""

    name: ClassVar[str] = "auction"

    def start(self, state: Position) -> None:
        """FLO-10.5: the two take turns in being first."""
        solo = solo_of(state)
        if state.round > 1:
            solo.begins = 1 - solo.begins
        state.still_in = 1 << HUMAN
        state.closed = 0
        number = solo.reveal()
        if state.events is not None:
            first, second = solo.card.highest()
            said: dict[str, Value] = {
                "number": number + 1,
                "first": f"@object-{OBJECTS[first]}",
                "second": f"@object-{OBJECTS[second]}",
            }
            state.tell("diego_auction", -1, {**said}, reveals=True)

    def go_on(self, state: Position) -> bool:
        """FLO-10.10: he goes on until he has bought, or no auction or object is left to him."""
        solo = solo_of(state)
        if state.still_in:
            if len(solo.declined) < solo.table:
                state.ask(ASK_PUT_UP, HUMAN)
                return True
            auction.leave(state, HUMAN)
        diego_buys(state, solo)
        withdraw(state, solo)
        solo.declined = solo.rolls = b""
        return False

    def usual(self, state: Position) -> list[Decision] | None:
        return [Decision(HUMAN, ASK_PUT_UP)] if state.still_in else None


# ---- the human


def must_buy(card: DiegoCard, item: int, roll: int) -> bool:
    """FLO-10.9: who cannot pay need not."""
    return roll <= FORCED and not card.modifier(item)


def may_put_up(state: Position, solo: Solo, item: int) -> bool:
    """FLO-10.8: each object once in a round, in stock, and one that he may take (FLO-4.10)."""
    if item in solo.declined:
        return False
    return auction.available(state, item) and auction.may_take(state, HUMAN, item)


def may_claim(state: Position, solo: Solo, item: int) -> bool:
    """FLO-10.10: in the last auction, none of the two entries with the highest modifiers; nothing that was declined
    (FLO-17.29)."""
    return solo.last_auction and entry_of(item) not in solo.card.highest() and may_put_up(state, solo, item)


def put_up(state: Position, solo: Solo, item: int) -> None:
    """FLO-10.9: the die says the price."""
    roll = state.rng.die()
    if state.events is not None:
        bid = last_bid(solo.card, item, roll)
        said = {"roll": roll, "modifier": solo.card.modifier(item), "bid": bid, "coins": bid + RAISE}
        state.tell("put_up", HUMAN, {"what": OBJECTS[item], **said}, reveals=True)
    state.ask(ASK_BUY, HUMAN, item, roll)


def decline(solo: Solo, item: int, roll: int) -> None:
    solo.declined += bytes([item])
    solo.rolls += bytes([roll])


# ---- Diego


def diego_buys(state: Position, solo: Solo) -> None:
    """FLO-10.11: the leftmost of what the human has declined, for its last bid; else the leftmost that is left and that
    the human has not bought, rolling for it (FLO-17.25)."""
    card = solo.card
    for entry in card.entries:
        roll = solo.declined_entry(entry)
        if roll and objects.can_take(state, solo, entry):
            buy(state, solo, entry, roll, "why-diego-declined")
            return
    bought = [entry_of(item) for item in state.box.objects if state.closed >> item & 1]
    for entry in card.entries:
        if entry not in bought and objects.can_take(state, solo, entry):
            buy(state, solo, entry, state.rng.die(), "why-diego-leftmost")
            return
    if state.events is not None:
        state.tell("diego_nothing", DIEGO, {})


def buy(state: Position, solo: Solo, entry: int, roll: int, why: str) -> None:
    coins = last_bid(solo.card, entry, roll)
    if state.events is not None:
        said: dict[str, Value] = {"coins": coins, "roll": roll, "modifier": solo.card.modifier(entry), "why": why}
        state.tell("diego_buy", DIEGO, {"what": OBJECTS[entry], **said}, reveals=True)
    objects.pay(state, solo, coins, OBJECTS[entry])
    state.closed |= 1 << entry
    objects.take(state, solo, entry)


def withdraw(state: Position, solo: Solo) -> None:
    """FLO-10.14: a builder and a recruiting card leave the game, unless one of that kind was acquired."""
    for item in (BUILDER, RECRUITING_CARD):
        if state.stock[item] and not state.closed >> item & 1:
            state.take_from_stock(item)
            if state.events is not None:
                state.tell("withdrawn", -1, {"piece": OBJECTS[item], "from": f"object:{OBJECTS[item]}"})
