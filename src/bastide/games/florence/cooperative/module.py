"""Cooperative Building in the course of the game (FLO-12)."""

from typing import Any

from bastide.core.action import Action, chosen
from bastide.games.florence.components import TOUCHING
from bastide.games.florence.cooperative import deals
from bastide.games.florence.cooperative.actions import OFFERS
from bastide.games.florence.cooperative.borders import (
    FIRST_COLUMN,
    LAST_COLUMN,
    NO_NEIGHBOUR,
    Borders,
    across_left,
    across_right,
)
from bastide.games.florence.cooperative.table import MOST_OFFERS, Joined, joined
from bastide.games.florence.position import Position
from bastide.games.florence.rules import Extra, Module


class Cooperative(Module):
    """Phase A is as ever, and borders do not matter to landscapes (FLO-12.2)."""

    def __init__(self, borders: Borders) -> None:
        self.borders = borders

    def set_up(self, state: Position) -> None:
        """FLO-12.1: the boards are joined."""
        state.extras.append(Joined(self.borders))

    def unpacked(self, packed: Any) -> Extra:
        table = Joined(self.borders)
        joint, table.offers, table.looked, table.fits = packed
        table.joint = tuple([(building, self.borders.spots[building][spot]) for building, spot in joint])
        return table

    def find_steps(self, state: Position, seat: int, found: list[Action] | None) -> bool:
        """FLO-12.3: a partner and a building. It is an action once it is agreed upon, so no free step."""
        if found is not None and state.actions and joined(state).offers < MOST_OFFERS:
            for other in self.borders.neighbours(seat):
                found += chosen(OFFERS[seat][other], deals.negotiable(state, seat, other))
        return False

    def near_steps(self, state: Position, seat: int, found: list[Action]) -> None:
        for other in range(state.seats):
            found += OFFERS[seat][other]

    def action_over(self, state: Position) -> None:
        """FLO-12.10: offers are counted anew."""
        joined(state).offers = 0

    def barred(self, state: Position, seat: int) -> int:
        """FLO-12.8: alone at a border one needs a builder, and two if there is a building or palazzo on the other side
        (FLO-17.21)."""
        builders = state.players[seat].builders
        if builders >= TOUCHING:
            return 0
        found = 0
        right, left = self.borders.on_right[seat], self.borders.on_left[seat]
        if right != NO_NEIGHBOUR:
            found |= across_left(state.players[right].built) if builders else LAST_COLUMN
        if left != NO_NEIGHBOUR:
            found |= across_right(state.players[left].built) if builders else FIRST_COLUMN
        return found

    def laid(self, state: Position, seat: int) -> None:
        """What stands at a border restricts the neighbour."""
        built = state.players[seat].built
        right, left = self.borders.on_right[seat], self.borders.on_left[seat]
        if right != NO_NEIGHBOUR and built & LAST_COLUMN:
            state.look(right)
        if left != NO_NEIGHBOUR and built & FIRST_COLUMN:
            state.look(left)
