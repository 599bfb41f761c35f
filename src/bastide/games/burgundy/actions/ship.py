"""A ship's goods (BUR-6.1)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import OneOf, Several
from bastide.core.phrases import NO_ARGS, Phrase, Value
from bastide.core.reading import Reader
from bastide.games.burgundy import effects, goods
from bastide.games.burgundy.actions.move import Move
from bastide.games.burgundy.goods import goods_words
from bastide.games.burgundy.knowledge import TWO_DEPOTS
from bastide.games.burgundy.position import Position

ALONE: Final = list(range(1, 7))
PAIRS: Final = [10 * depot + effects.second_depot(depot) for depot in ALONE]
"""A pair of neighbouring depots is 10 * the first + the second, as a depot alone is its number (BUR-1.10)."""


class Depots(OneOf):
    """A depot or a pair of neighbours, written as a list. Any two depots can be named, for a rule to refuse them, but
    only neighbours have a code."""

    def write(self, number: int) -> Value:
        return (number,) if number < 10 else (number // 10, number % 10)

    def read(self, reader: Reader) -> int:
        depots = sorted(reader.numbers(None, 1, 6))
        reader.fail_if(not 0 < len(set(depots)) == len(depots) < 3, "bad-depots")
        for number in self.numbers:
            if self.write(number) in (tuple(depots), tuple(reversed(depots))):
                return number
        return 10 * depots[0] + depots[1]


class Ship(Move):
    """A ship takes the goods of a depot, whichever the player likes (BUR-6.1.2, R-28); with knowledge 5 of a depot and
    the next one (R-10)."""

    do: ClassVar[str] = "ship"
    cites: ClassVar[str] = "BUR-6.1.1"
    declared: ClassVar[tuple[Field, ...]] = (Field("depots", Depots(ALONE + PAIRS), touch="depot_goods"),)

    def __init__(self, seat: int, depots: int) -> None:
        self.seat = seat
        self.depots = depots
        self.depot = depots // 10 or depots
        self.second = depots % 10 if depots > 10 else 0

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """BUR-1.10: two are neighbours. BUR-6.1.1: one is chosen; with knowledge 5 always two (BUR-8, R-10)."""
        pairs = state.players[self.seat].knows(TWO_DEPOTS)
        reasons = [
            (self.second not in (0, effects.second_depot(self.depot)), "BUR-1.10", "refuse-apart"),
            (self.second > 0 and not pairs, "BUR-6.1.1", "refuse-pair"),
            (self.second == 0 and pairs, "BUR-8", "refuse-single"),
        ]
        return first_reason(NO_ARGS, reasons)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        effects.sail(state, self.seat, self.depot, self.second)

    def describe(self, state: Position) -> Phrase:
        """With how many of the new colours there is room for, where not for all; -1 where there is."""
        player = state.players[self.seat]
        pool = state.depot_goods[self.depot] + state.depot_goods[self.second]
        new = effects.new_colours(state, player, self.depot, self.second)
        free = effects.free_goods_spaces(player)
        depots = f"{self.depot}–{self.second}" if self.second else str(self.depot)
        args: dict[str, Value] = {"depots": depots, "pair": 1 if self.second else 0}
        if not pool:
            return Phrase("do-ship-empty", args)
        lacking = [colour for colour in range(1, 7) if new >> colour & 1]
        room: dict[str, Value] = {"room": free if free < len(lacking) else -1, "lacking": goods_words(lacking)}
        there: dict[str, Value] = {"goods": goods_words(goods.colours(pool)), "count": goods.total(pool)}
        return Phrase("do-ship", {**args, **there, **room})


class Load(Move):
    """Choose which new colours the ship takes when not all fit: as many as there are free spaces (BUR-6.1.1, R-15)."""

    do: ClassVar[str] = "load"
    cites: ClassVar[str] = "BUR-6.1.1"
    declared: ClassVar[tuple[Field, ...]] = (Field("goods", Several(1, 6), "colours", touch="load"),)

    def __init__(self, seat: int, colours: int) -> None:
        self.seat = seat
        self.colours = colours
        """Mask of the colours, bit 1 … 6."""

    def complete(self, state: Position) -> Action | None:
        return self if self.colours else None

    def chosen(self) -> list[int]:
        return [colour for colour in range(1, 7) if self.colours >> colour & 1]

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.colours & ~asked.c:
            return Refusal("BUR-6.1.1", "refuse-load-colour")
        free = effects.free_goods_spaces(state.players[self.seat])
        if self.colours.bit_count() != free:
            return Refusal("BUR-6.1.1", "refuse-load-count", {"count": free})
        return None

    def apply(self, state: Position) -> None:
        asked = state.stack.pop()
        for colour in self.chosen():
            effects.load(state, self.seat, asked.a, asked.b, colour)
        effects.tell_left(state, self.seat, asked.a, asked.b)
        state.advance(self.seat)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-load", {"goods": goods_words(self.chosen())})
