"""Laying a tile in the estate (FLO-5.1, FLO-6.2)."""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Number, Several
from bastide.core.phrases import Value
from bastide.core.polyomino import neighbours
from bastide.games.florence import objects, turn
from bastide.games.florence.actions.move import Move
from bastide.games.florence.asks import ASK_LAY
from bastide.games.florence.box import Box
from bastide.games.florence.components import CELLS, GRID, SEATS, TILES, TOUCHING
from bastide.games.florence.outlines import TURNS, Lie, cell_names
from bastide.games.florence.position import FIRST_LANDSCAPE, Position

NO_CELLS: Final = 0
"""They were not named: those that follow are meant."""


def spot_fields(cells: int) -> tuple[Field, ...]:
    """Where a tile lies: the cell of its top left corner and how it is turned; the cells follow."""
    return (
        Field("at", Number(0, cells - 1)),
        Field("turn", Number(0, TURNS - 1)),
        Field("cells", Several(0, cells - 1), coded=False),
    )


class SpotMove(Move):
    """Something about where a tile lies."""

    at: int
    turn: int
    cells: int

    @property
    def spot(self) -> int:
        return self.at * TURNS + self.turn

    def covers(self, cells: int) -> bool:
        """Whether these cells, which follow, are those that are named, if any are."""
        return self.cells == cells or self.cells == NO_CELLS


class Lay(SpotMove):
    """Lay the tile."""

    do: ClassVar[str] = "lay"
    cites: ClassVar[str] = "FLO-6.2.2"
    declared: ClassVar[tuple[Field, ...]] = spot_fields(CELLS)

    def touches(self) -> tuple[str, ...]:
        return tuple([f"cell:{cell}" for cell in range(CELLS) if self.cells >> cell & 1])

    def lie(self, state: Position, asked: Decision) -> Lie | None:
        return state.box.spots[asked.a][self.spot] if asked.kind == ASK_LAY else None

    def complete(self, state: Position) -> "Lay | None":
        asked = state.asked(self.seat)
        lie = None if asked is None else self.lie(state, asked)
        return None if lie is None else Lay(self.seat, self.at, self.turn, lie.cells)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """FLO-6.2.2: in the grid, on empty cells; FLO-6.2.3: contact; FLO-12.8: at the border."""
        lie = self.lie(state, asked)
        player = state.players[self.seat]
        if lie is None:
            return Refusal("FLO-6.2.2", "refuse-outside", self.words(state))
        if not self.covers(lie.cells):
            return Refusal("FLO-6.2.2", "refuse-cells", self.words(state))
        if lie.cells & player.covered:
            return Refusal("FLO-6.2.2", "refuse-covered", self.words(state))
        if asked.a >= FIRST_LANDSCAPE or not lie.cells & player.barred:
            return None
        if player.builders < TOUCHING and lie.cells & neighbours(player.built, GRID, GRID):
            return Refusal("FLO-6.2.3", "refuse-contact", self.words(state))
        return Refusal("FLO-12.8", "refuse-border", self.words(state))

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        tile, lie = asked.a, self.lie(state, asked)
        assert lie is not None
        state.moved("lay", self.seat, TILES[tile], f"stock:{TILES[tile]}", f"cell:{self.at}")
        if tile < FIRST_LANDSCAPE:
            turn.lay_building(state, self.seat, tile, lie.cells)
        else:
            objects.lay_landscape(state, self.seat, tile - FIRST_LANDSCAPE, lie.cells)

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        tile = 0 if asked is None else asked.a
        whole = self if self.cells else self.complete(state)
        return {"tile": f"@tile-{TILES[tile]}", "cells": cell_names(whole.cells if whole else NO_CELLS)}


def make_lays(box: Box) -> None:
    """Actions are values, so each is made once for a box: listing options then only looks them up."""
    for lies in box.lies:
        for lie in lies:
            at, turned = divmod(lie.spot, TURNS)
            lie.lays = [Lay(seat, at, turned, lie.cells) for seat in range(SEATS)]
