"""Phase A alone (FLO-10.8 to FLO-10.14)."""

from bastide.core.decision import Decision
from bastide.core.phrases import Value
from bastide.games.florence import auction
from bastide.games.florence.components import BUILDER, OBJECTS, RECRUITING_CARD
from bastide.games.florence.position import Position
from bastide.games.florence.rules import Phase
from bastide.games.florence.solo import objects
from bastide.games.florence.solo.asks import ASK_PUT_UP
from bastide.games.florence.solo.components import FORCED, HUMAN, DiegoCard, entry_of
from bastide.games.florence.solo.components import last_bid as last_bid
from bastide.games.florence.solo.components import price as price
from bastide.games.florence.solo.table import Solo, solo_of, told


class SoloAuction(Phase):
    """FLO-10.8: the human puts up objects one by one; FLO-10.11: then Diego takes his."""

    def start(self, state: Position) -> None:
        """FLO-10.5: the two take turns in being first."""
        solo = solo_of(state)
        if state.round > 1:
            solo.begins = 1 - solo.begins
        state.still_in = 1 << HUMAN
        state.closed = 0
        number = solo.reveal()
        first, second = [f"@object-{OBJECTS[entry]}" for entry in solo.card.highest()]
        told(state, "diego_auction", {"number": number + 1, "first": first, "second": second}, seat=-1, reveals=True)

    def go_on(self, state: Position) -> bool:
        """FLO-10.10: he goes on until he has bought, or no auction or object is left to him."""
        solo = solo_of(state)
        if state.still_in:
            if len(solo.declined) < solo.table:
                state.ask(ASK_PUT_UP, HUMAN)
                return True
            auction.leave(state, HUMAN)
        diego_buys(state, solo)
        withdraw(state)
        solo.declined = ()
        return False

    def usual(self, state: Position) -> list[Decision] | None:
        return [Decision(HUMAN, ASK_PUT_UP)] if state.still_in else None


# ---- the human


def must_buy(card: DiegoCard, item: int, roll: int) -> bool:
    """FLO-10.9: who cannot pay need not."""
    return roll <= FORCED and not card.modifier(item)


def was_declined(solo: Solo, item: int) -> bool:
    return any(item == declined for declined, _ in solo.declined)


def may_put_up(state: Position, solo: Solo, item: int) -> bool:
    """FLO-10.8: each object once in a round, in stock, and one that he may take (FLO-4.10)."""
    possible = auction.available(state, item) and auction.may_take(state, HUMAN, item)
    return possible and not was_declined(solo, item)


def may_claim(state: Position, solo: Solo, item: int) -> bool:
    """FLO-10.10: in the last auction, none of the two entries with the highest modifiers; nothing that was declined
    (FLO-17.29)."""
    return solo.last_auction and entry_of(item) not in solo.card.highest() and may_put_up(state, solo, item)


def decline(solo: Solo, asked: Decision) -> None:
    solo.declined = (*solo.declined, (asked.a, asked.b))


# ---- Diego


def diego_buys(state: Position, solo: Solo) -> None:
    """FLO-10.11: the leftmost of what the human has declined, for its last bid; else the leftmost that is left and that
    the human has not bought, rolling for it (FLO-17.25)."""
    possible = [entry for entry in solo.card.modifiers if objects.can_take(state, solo, entry)]
    for entry in possible:
        roll = solo.roll_of(entry)
        if roll:
            buy(state, solo, entry, roll, "why-diego-declined")
            return
    bought = [entry_of(item) for item in state.box.objects if state.closed >> item & 1]
    for entry in possible:
        if entry not in bought:
            buy(state, solo, entry, state.rng.die(), "why-diego-leftmost")
            return
    told(state, "diego_nothing", {})


def buy(state: Position, solo: Solo, entry: int, roll: int, why: str) -> None:
    coins = last_bid(solo.card, entry, roll)
    said: dict[str, Value] = {"what": OBJECTS[entry], "coins": coins, "roll": roll}
    told(state, "diego_buy", {**said, "modifier": solo.card.modifier(entry), "why": why}, reveals=True)
    objects.pay(state, solo, coins, OBJECTS[entry])
    state.closed |= 1 << entry
    objects.take(state, solo, entry)


def withdraw(state: Position) -> None:
    """FLO-10.14: a builder and a recruiting card leave the game, unless one of that kind was acquired."""
    for item in (BUILDER, RECRUITING_CARD):
        if state.stock[item] and not state.closed >> item & 1:
            state.take_from_stock(item)
            told(state, "withdrawn", {"piece": OBJECTS[item], "from": f"object:{OBJECTS[item]}"}, seat=-1)
