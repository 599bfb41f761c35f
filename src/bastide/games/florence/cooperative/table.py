"""What Cooperative Building adds to the table: joint buildings, and how often something was offered."""

from typing import Any, ClassVar, Final

from bastide.core.kinds import Number
from bastide.core.masks import each_of, mask_of
from bastide.core.reading import Reader
from bastide.core.saving import One, Part
from bastide.games.florence.components import BUILDINGS, CELLS
from bastide.games.florence.cooperative.borders import Borders, JointLie
from bastide.games.florence.cooperative.seen import parts_view, talk_view
from bastide.games.florence.position import Position
from bastide.games.florence.rules import Extra

NAME: Final = "cooperative"
MOST_OFFERS: Final = 5  # FLO-12.10, FLO-17.40: offers and counter-offers until an action is spent


class JointPart(Part):
    """The joint buildings: which, of whom (the left one first), and their cells in either estate."""

    def __init__(self) -> None:
        super().__init__("joint", False)

    def write(self, owner: Any) -> object:
        return [
            {
                "building": BUILDINGS[building],
                "seats": [lie.left, lie.right],
                "cells": [each_of(lie.left_cells), each_of(lie.right_cells)],
            }
            for building, lie in owner.joint
        ]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.joint = tuple([read_joint(owner.borders, item, seats) for item in reader.items()])


def read_joint(borders: Borders, reader: Reader, seats: int) -> tuple[int, JointLie]:
    parts = reader.members(("building", "seats", "cells"))
    building = parts["building"].choice(BUILDINGS)
    left, right = [item.number(0, seats - 1) for item in parts["seats"].items(2)]
    masks = [mask_of(tuple(set(item.numbers(None, 0, CELLS - 1)))) for item in parts["cells"].items(2)]
    if (left, right) not in borders.pairs:
        parts["seats"].fail("bad-json-neighbours")
    for lie in borders.lies[borders.between[left][right]][building]:
        if [lie.left_cells, lie.right_cells] == masks:
            return (building, lie)
    parts["cells"].fail("bad-json-outline", what=BUILDINGS[building])


class Joined(Extra):
    """The joined estates. What lies in both of two is kept here; their owners' masks know of it too, so it is an own
    building of each wherever something is counted (FLO-12.13)."""

    name: ClassVar[str] = NAME

    def __init__(self, borders: Borders) -> None:
        self.borders = borders
        self.joint: tuple[tuple[int, JointLie], ...] = ()
        """Buildings of two neighbours, in the order in which they were built."""
        self.offers = 0  # made since the last action of this turn
        self.looked: list[tuple[int, int]] = [(0, 0)] * len(borders.pairs)
        self.fits = [0] * len(borders.pairs)
        """Which buildings find a place over a border, and for which cells that was found out: kept for speed."""

    def clone(self) -> "Joined":
        copy = Joined(self.borders)
        copy.joint = self.joint
        copy.offers = self.offers
        copy.looked = self.looked.copy()
        copy.fits = self.fits.copy()
        return copy

    def packed(self) -> object:
        return ([(building, lie.spot) for building, lie in self.joint], self.offers, self.looked, self.fits)

    def parts(self) -> list[Part]:
        return PARTS

    def tiles(self) -> list[int]:
        return [building for building, _ in self.joint]

    def estate(self, seat: int) -> list[object]:
        return [
            {"tile": BUILDINGS[building], "cells": each_of(lie.cells_of(seat)), "with": lie.other(seat)}
            for building, lie in self.joint
            if lie.has(seat)
        ]

    def check(self, state: Position, reader: Reader) -> None:
        """FLO-6.2.2: on empty cells; FLO-12.6: neither of the two has another of this type."""
        for number, (building, lie) in enumerate(self.joint):
            where = Reader(None, f"{reader.where}.{NAME}.joint[{number}]")
            for seat in (lie.left, lie.right):
                player = state.players[seat]
                if player.buildings >> building & 1:
                    where.fail("bad-json-count", what=BUILDINGS[building], got=2, want=1)
                if player.covered & lie.cells_of(seat):
                    where.fail("bad-json-overlap")
                player.cover(building, lie.cells_of(seat))
        if self.offers and state.phase_name != "actions":
            Reader(None, f"{reader.where}.{NAME}.offers").fail("bad-json-range", got=self.offers, low=0, high=0)

    def shown(self, state: Position, seat: int | None) -> dict[str, object]:
        """FLO-15: offers are public."""
        playing = state.phase_name == "actions"
        return {
            "borders": [list(pair) for pair in self.borders.pairs],
            "joint": [{"building": BUILDINGS[building], "parts": parts_view(lie)} for building, lie in self.joint],
            "most_offers": MOST_OFFERS,
            "offers_left": MOST_OFFERS - self.offers if playing else None,
            **talk_view(state, self.borders),
        }


PARTS: Final[list[Part]] = [JointPart(), One("offers", Number(0, MOST_OFFERS), default=0)]


def is_joined(state: Position) -> bool:
    """Whether this module is in play."""
    return any(isinstance(extra, Joined) for extra in state.extras)


def joined(state: Position) -> Joined:
    for extra in state.extras:
        if isinstance(extra, Joined):
            return extra
    raise KeyError(NAME)
