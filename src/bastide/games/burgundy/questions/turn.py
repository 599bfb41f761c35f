"""D1: choosing a duchy (BUR-13). D2, D3, D4, D7, D11: the dice, buying, ending the turn (BUR-3.4)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.burgundy import goods, interned
from bastide.games.burgundy.actions.course import Choose, End
from bastide.games.burgundy.actions.dice import Place, Sell, Workers
from bastide.games.burgundy.actions.move import NONE
from bastide.games.burgundy.actions.take import Buy, Take
from bastide.games.burgundy.components import ALL_SPACES, BLACK_SPACES, STORAGE, TYPE_OF, depot_of, slot_of
from bastide.games.burgundy.duchies import HEXES
from bastide.games.burgundy.knowledge import DOUBLE, PLACING, TAKING
from bastide.games.burgundy.position import Player, Position
from bastide.games.burgundy.prices import HEXES_WITHIN, MOST_WORKERS, WITHIN, open_hexes
from bastide.games.burgundy.turn import BOTH_DICE, SPACES, can_buy, end_turn, open_spaces

DEPOT_SPACES: Final = [[[here for here, _ in of[0] if depot_of(here) == depot] for depot in range(7)] for of in SPACES]
"""The spaces of each depot that are in use, by number of players."""


class ChooseDuchy(Question):
    """BUR-13.2: a side of the own board, and a hex for the starting castle."""

    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "BUR-13.2"
    order_rule: ClassVar[str] = "BUR-13.3"
    answers: ClassVar[tuple[type[Action], ...]] = (Choose,)

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        return [Choose(seat, duchy, where) for duchy in state.boards[seat] for where in range(HEXES)]


class TakeTurn(Question):
    """BUR-3.4.1: both dice, in any order. BUR-3.4.2: one purchase, before, between or after them."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "BUR-3.4.1"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Place, Sell, Workers, Buy, End)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        found: list[Action] = []
        seat = decision.seat
        player = state.players[seat]
        if state.used != BOTH_DICE:
            hexes = [open_hexes(player, tile) if tile else 0 for tile in player.storage]
            for die in range(2):
                if not state.used >> die & 1:
                    die_options(state, player, seat, die, hexes, found)
        spaces = open_spaces(state, player)
        if spaces:
            buys(state, seat, spaces, discards(player), found)
        if found and state.used == BOTH_DICE:  # BUR-3.4.4: asked only while there is something to buy
            found.append(End(seat))
        return found

    def settled(self, state: Position, decision: Decision) -> bool:
        """BUR-3.4.4: the turn ends by itself when nothing is left to decide in it."""
        if state.used != BOTH_DICE or can_buy(state, state.players[decision.seat]):
            return False
        end_turn(state)
        return True

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        """With what is left to do: the faces of the unused dice, and whether a purchase is possible."""
        seat = decision.seat
        left = [state.dice[2 * seat + die] for die in range(2) if not state.used >> die & 1]
        first, second = [*left, 0, 0][:2]
        buy = 1 if can_buy(state, state.players[seat]) else 0
        return Phrase("ask-turn", {"left": len(left), "first": first, "second": second, "buy": buy})

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        found: list[Action] = []
        seat = decision.seat
        for die in range(2):
            die_candidates(state, seat, die, found)
        buys(state, seat, ALL_SPACES, any_discards(state.players[seat]), found)
        found.append(End(seat))
        return found


def discards(player: Player) -> list[int]:
    """BUR-5.1.2, R-5: with full storage one of the stored tiles, otherwise none."""
    return [NONE] if player.free_storage() != NONE else list(range(STORAGE))


def any_discards(player: Player) -> list[int]:
    return [NONE, *[slot for slot in range(STORAGE) if player.storage[slot]]]


def die_options(state: Position, player: Player, seat: int, die: int, hexes: list[int], found: list[Action]) -> None:
    """BUR-5: the four actions with one die, each at a price the player can pay."""
    row = interned.row_of(seat, die)
    face = state.dice[2 * seat + die]
    workers = player.workers if player.workers < MOST_WORKERS else MOST_WORKERS
    known = player.knowledge
    double = 2 if known & DOUBLE else 0
    depots = state.depots
    full = player.free_storage() == NONE
    takes = interned.TAKES[row]
    spaces = DEPOT_SPACES[state.seats]
    for depot in WITHIN[double + 1 if known & TAKING else double][face][workers]:
        for here in spaces[depot]:
            tile = depots[here]
            if tile:
                at = here * interned.SPAN + tile  # looked up here: this runs more often than anything else
                if full:
                    for discard in range(STORAGE):
                        at += interned.KINDS
                        take = takes[at]
                        found.append(take if take is not None else interned.take(row, here, tile, discard))
                else:
                    take = takes[at]
                    found.append(take if take is not None else interned.take(row, here, tile, NONE))
    storage = player.storage
    for stored in range(STORAGE):
        mask = hexes[stored]
        if mask:
            tile = storage[stored]
            mask &= HEXES_WITHIN[double + 1 if known & PLACING[TYPE_OF[tile]] else double][face][workers]
            interned.places(row, stored, tile, mask, found)
    if player.goods:
        for colour in WITHIN[double][face][workers]:
            if goods.count(player.goods, colour):
                found.append(interned.SELLS[row][colour])
    found.append(interned.WORKERS[row])


def die_candidates(state: Position, seat: int, die: int, found: list[Action]) -> None:
    """The four actions with a die, or without one, with all that is there."""
    player = state.players[seat]
    for here in range(BLACK_SPACES, ALL_SPACES):
        tile = state.depots[here]
        if tile:
            for discard in any_discards(player):
                found.append(Take(seat, depot_of(here), slot_of(here), tile, die, discard))
    for stored, tile in enumerate(player.storage):
        if tile:
            found += [Place(seat, stored, tile, where, die) for where in range(HEXES)]
    found += [Sell(seat, colour, die) for colour in range(1, 7)]
    found.append(Workers(seat, die))


def buys(state: Position, seat: int, spaces: int, discarded: list[int], found: list[Action]) -> None:
    """The purchases from the first so many spaces."""
    row = interned.row_of(seat, interned.SILVER)
    for here in range(spaces):
        tile = state.depots[here]
        if tile:
            for discard in discarded:
                found.append(interned.take(row, here, tile, discard))
