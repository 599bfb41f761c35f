"""What else a die is used for (BUR-5): place a tile, sell goods, take workers."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase, Value
from bastide.games.burgundy import effects, goods, knowledge, prices
from bastide.games.burgundy.actions.move import (
    DIE,
    NEAR_CITY,
    NEAR_REACH,
    NEAR_TYPE,
    TILE,
    DieMove,
    tile_words,
)
from bastide.games.burgundy.components import HEX_NAMES, STORAGE, TYPE_OF
from bastide.games.burgundy.duchies import DIE as HEX_DIE
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.goods import goods_words
from bastide.games.burgundy.position import Position


class Place(DieMove):
    """Add a stored tile to the duchy (BUR-5.2); without a die by a castle (BUR-6.3) or a city hall (BUR-7)."""

    do: ClassVar[str] = "place"
    cites: ClassVar[str] = "BUR-5.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("storage", Number(0, STORAGE - 1)),
        TILE,
        Field("hex", Name(HEX_NAMES), "where"),
        DIE,
    )
    storage: int
    tile: int
    where: int

    def complete(self, state: Position) -> Action | None:
        tile = state.players[self.seat].storage[self.storage]
        return Place(self.seat, self.storage, tile, self.where, self.die) if tile else None

    def price(self, state: Position) -> int:
        return self.price_as(state, HEX_DIE[self.where], knowledge.PLACING[TYPE_OF[self.tile]])

    def forbid(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        if self.tile == 0:
            return Refusal("BUR-5.2", "refuse-nothing-stored")
        if player.storage[self.storage] != self.tile:
            return Refusal("BUR-5.2", "refuse-not-stored", {"tile": tile_words(self.tile)})
        return None if prices.open_hexes(player, self.tile) >> self.where & 1 else self.hex_refusal(state)

    def hex_refusal(self, state: Position) -> Refusal:
        """Which of the conditions (a) (b) (c) (e) of BUR-5.2 fails."""
        player = state.players[self.seat]
        bit = 1 << self.where
        named: dict[str, Value] = {"hex": HEX_NAMES[self.where], "tile": tile_words(self.tile)}
        if player.filled & bit:
            return Refusal("BUR-5.2", "refuse-hex-filled", named)
        if not DUCHIES[player.duchy].type_mask[TYPE_OF[self.tile]] & bit:
            return Refusal("BUR-5.2", "refuse-hex-type", named, NEAR_TYPE)
        if not player.reach & bit:
            return Refusal("BUR-5.2", "refuse-hex-far", named, NEAR_REACH)
        return Refusal("BUR-7.4", "refuse-same-building", named, NEAR_CITY)

    def carry_out(self, state: Position) -> None:
        effects.place(state, self.seat, self.storage, self.where)

    def describe(self, state: Position) -> Phrase:
        args = self.die_args(state)
        args["tile"] = tile_words(self.tile)
        args["hex"] = HEX_NAMES[self.where]
        args["number"] = HEX_DIE[self.where]
        return Phrase("do-place", args)


class Sell(DieMove):
    """Sell all goods of one colour (BUR-5.3); without a die by a castle (BUR-6.3) or a warehouse (BUR-7)."""

    do: ClassVar[str] = "sell"
    cites: ClassVar[str] = "BUR-5.3"
    declared: ClassVar[tuple[Field, ...]] = (Field("goods", Number(1, 6), "colour"), DIE)
    colour: int

    def price(self, state: Position) -> int:
        return self.price_as(state, self.colour, knowledge.SELLING)

    def forbid(self, state: Position, asked: Decision) -> Refusal | None:
        if goods.count(state.players[self.seat].goods, self.colour):
            return None
        return Refusal("BUR-5.3.1", "refuse-no-goods", {"goods": goods_words([self.colour])})

    def carry_out(self, state: Position) -> None:
        effects.sell(state, self.seat, self.colour)

    def describe(self, state: Position) -> Phrase:
        count = goods.count(state.players[self.seat].goods, self.colour)
        args = self.die_args(state)
        args["count"] = count
        args["points"] = count * state.seats
        args["goods"] = goods_words([self.colour])
        return Phrase("do-sell", args)


class Workers(DieMove):
    """Take workers (BUR-5.4), at no price whatever the die shows (BUR-4.4); without a die by a castle (BUR-6.3)."""

    do: ClassVar[str] = "workers"
    cites: ClassVar[str] = "BUR-5.4"
    declared: ClassVar[tuple[Field, ...]] = (DIE,)

    def touches(self) -> tuple[str, ...]:
        return (*DIE.touches(self.die), "workers")

    def forbid(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def carry_out(self, state: Position) -> None:
        effects.take_workers(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        player = state.players[self.seat]
        gains: dict[str, Value] = {
            "count": knowledge.taken_workers(player),
            "silver": knowledge.taken_silver(player),
        }
        return Phrase("do-workers", {**self.die_args(state), **gains})
