"""Phase B: up to two actions (FLO-6), and the best Work (FLO-7)."""

from bastide.core.decision import Decision
from bastide.games.florence import components as c
from bastide.games.florence import decks
from bastide.games.florence.asks import ASK_DISCARD, ASK_LAY, ASK_TURN, ASK_WORK
from bastide.games.florence.counting import bonus_values, work_value
from bastide.games.florence.position import NO_PROFESSION, TOOK_FREEDOM, TOOK_PROFESSION, Player, Position, less
from bastide.games.florence.rules import Phase


class ChoicePhase(Phase):
    """FLO-2.4: all at once and in secret; what is not kept is shuffled into the deck."""

    def start(self, state: Position) -> None:
        state.stack += self.usual(state)

    def go_on(self, state: Position) -> bool:
        cards = state.decks[c.PROFESSION_DECK] + bytes([player.inside.bit_length() - 1 for player in state.players])
        state.decks[c.PROFESSION_DECK] = state.rng.shuffled(cards)
        return False

    def usual(self, state: Position) -> list[Decision]:
        waiting = [seat for seat in reversed(range(state.seats)) if not state.players[seat].inside]
        return [Decision(seat, ASK_DISCARD, together=state.next_wave) for seat in waiting]


class ActionPhase(Phase):
    """FLO-3.1: clockwise from the first player, each his whole turn at once; FLO-6.0: with up to two actions."""

    def start(self, state: Position) -> None:
        state.stage = 0

    def go_on(self, state: Position) -> bool:
        action_over(state)
        if state.stage == state.seats:
            state.stage = state.actions = state.did = 0
            return False
        state.stage += 1
        state.actions = c.ACTIONS
        state.did = 0
        state.tell("turn", state.active, {})
        state.ask(ASK_TURN, state.active)
        return True

    def usual(self, state: Position) -> list[Decision] | None:
        return [Decision(state.active, ASK_TURN)]


def spend_action(state: Position, seat: int) -> None:
    """An action is done, and the turn goes on after it (FLO-3.4)."""
    state.actions -= 1
    action_over(state)
    state.ask(ASK_TURN, seat)


def action_over(state: Position) -> None:
    for module in state.box.modules:
        module.action_over(state)


# ---- FLO-6.1: a Work


def minimum(state: Position) -> int:
    return c.MINIMUM[state.round]


def best_value(state: Position, seat: int, card: int) -> int:
    """FLO-6.1.3: the value that a Work could have, with all bonus cards in hand (FLO-6.1.4)."""
    player = state.players[seat]
    return work_value(state, seat, card) + bonus_values(player, player.hand & c.DECK_CARDS[c.BONUS_DECK], 1)


def begin_work(state: Position, seat: int, card: int) -> None:
    """FLO-6.1.1: the card is played; then come bonus cards, and the pay."""
    player = state.players[seat]
    player.hand &= ~(1 << card)
    player.open &= ~(1 << card)
    player.played |= 1 << card
    state.moved("work", seat, c.CARD_NAMES[card], f"card:{c.CARD_NAMES[card]}", "played")
    spend_action(state, seat)
    state.ask(ASK_WORK, seat, card)


def value_of(state: Position, work: Decision) -> int:
    """FLO-6.1.2: of the Work that is being completed, with the bonus cards that were played."""
    if work.a == NO_PROFESSION:
        return sum([module.plain_work(state, work.seat) for module in state.box.modules])
    bonuses = work.b << c.FIRST_CARD[c.BONUS_DECK]
    return work_value(state, work.seat, work.a) + bonus_values(state.players[work.seat], bonuses)


def complete_work(state: Position, work: Decision, points: int) -> None:
    """FLO-6.1.5: pay, part of it in prestige points; FLO-6.1.6: the best one counts."""
    seat = work.seat
    player = state.players[seat]
    value = value_of(state, work)
    what = "princess" if work.a == NO_PROFESSION else c.CARD_NAMES[work.a]
    coins = pay(value, points)
    player.earn(coins)
    player.best = max(player.best, value)
    if state.events is not None:
        state.tell("worked", seat, {"what": what, "value": value, "coins": coins})
    if points:
        state.gain_points(seat, points, "FLO-6.1.5", "why-work", what)


def pay(value: int, points: int) -> int:
    """FLO-6.1.5: coins for a Work, less what is taken in prestige points."""
    return c.WORTH * value - c.POINT_PRICE * points


def most_points(value: int) -> int:
    return value * c.WORTH // c.POINT_PRICE


# ---- FLO-6.2: buildings


def building_price(player: Player) -> int:
    """FLO-6.2.1: by the builders."""
    return c.BUILDING_PRICES[player.builders]


def may_build(state: Position, player: Player) -> int:
    """FLO-6.2.1: mask of the buildings in stock that the estate has not yet and for which there is a place."""
    return player.fits & ~player.buildings & in_stock(state)


def in_stock(state: Position) -> int:
    """Mask of the buildings of which there are any left."""
    found = (1 << len(c.BUILDINGS)) - 1
    if 0 in state.buildings:
        for building, left in enumerate(state.buildings):
            if not left:
                found &= ~(1 << building)
    return found


def begin_building(state: Position, seat: int, building: int) -> None:
    state.pay(seat, building_price(state.players[seat]))
    spend_action(state, seat)
    state.ask(ASK_LAY, seat, building)


def lay_building(state: Position, seat: int, building: int, cells: int) -> None:
    state.buildings = less(state.buildings, building)
    state.lay(seat, building, cells)
    state.gain_points(seat, c.REWARD, "FLO-6.2.1", "why-building", c.BUILDINGS[building])


# ---- FLO-6.3, FLO-6.5: cards; FLO-6.4: freedoms


def take_card(state: Position, seat: int, deck: int) -> None:
    state.pay(seat, c.CARD_PRICE)
    if deck == c.PROFESSION_DECK:
        state.did |= TOOK_PROFESSION
    spend_action(state, seat)
    decks.look_at(state, seat, deck)


def introduce(state: Position, seat: int, freedom: int) -> None:
    state.pay(seat, c.FREEDOM_PRICE)
    state.did |= TOOK_FREEDOM
    state.freedoms = less(state.freedoms, freedom)
    state.players[seat].freedoms |= 1 << freedom
    name = c.FREEDOMS[freedom]
    state.moved("freedom", seat, name, f"freedom:{name}", f"own:{name}")
    spend_action(state, seat)


# ---- FLO-7: the best Work


class BestWork(Phase):
    """FLO-7.1, FLO-10.24: everybody with the highest value of this round, whom nobody sits for too."""

    def start(self, state: Position) -> None:
        everybody = state.everybody()
        best = max([player.best for player in everybody])
        if not best:
            state.tell("no_best", -1, {})
        for seat, player in enumerate(everybody):
            if best and player.best == best:
                state.gain_points(seat, c.REWARD, "FLO-7.1", "why-best", "")
        for player in everybody:
            player.best = 0
