"""What a die is used for (BUR-5): take a tile, place a tile, sell goods, take workers."""

from typing import ClassVar

from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase, Value
from bastide.games.burgundy import effects, goods, prices, turn
from bastide.games.burgundy.components import (
    HEX_NAMES,
    TILE_NAMES,
    TYPE_OF,
    space,
)
from bastide.games.burgundy.duchies import DIE, DUCHIES
from bastide.games.burgundy.moves import (
    NONE,
    Move,
    die_args,
    die_refusal,
    discard_refusal,
    goods_words,
    other_question,
    tile_words,
    use_die,
)
from bastide.games.burgundy.position import (
    CASTLE,
    CITY_HALL,
    FETCH,
    TURN,
    WAREHOUSE,
    Position,
)


class Take(Move):
    """Take a tile from a numbered depot (BUR-5.1); without a die by a castle (BUR-6.3) or a building (BUR-7)."""

    do: ClassVar[str] = "take"

    def __init__(self, seat: int, depot: int, slot: int, tile: int, die: int, discard: int) -> None:
        self.seat = seat
        self.depot = depot
        self.slot = slot
        self.tile = tile
        self.die = die
        self.discard = discard

    @property
    def rule(self) -> str:
        return "BUR-5.1"

    def fields(self) -> dict[str, Value]:
        found: dict[str, Value] = {"depot": self.depot, "slot": self.slot, "tile": TILE_NAMES[self.tile]}
        if self.die != NONE:
            found["die"] = self.die
        if self.discard != NONE:
            found["discard"] = self.discard
        return found

    def touches(self) -> tuple[str, ...]:
        discard = () if self.discard == NONE else (f"storage:{self.discard}",)
        return (*self.die_touch(self.die), f"depot:{self.depot}:{self.slot}", *discard)

    def price(self, state: Position) -> int:
        if self.die == NONE:
            return 0
        return prices.take_price(state.players[self.seat], state.dice[2 * self.seat + self.die], self.depot)

    def refuse(self, state: Position) -> Refusal | None:
        top = state.stack[-1]
        if self.die != NONE:
            if top.kind != TURN:
                return other_question(state, self.seat)
        elif top.kind == FETCH:
            if not top.a >> TYPE_OF[self.tile] & 1:
                return Refusal("BUR-7", "refuse-fetch", {"tile": tile_words(self.tile)})
        elif top.kind != CASTLE:
            return other_question(state, self.seat)
        if state.depots[space(self.depot, self.slot)] != self.tile:
            return Refusal("BUR-5.1.1", "refuse-not-there", {"tile": tile_words(self.tile), "depot": self.depot})
        if self.die != NONE:
            refusal = die_refusal(state, self.seat, self.die, self.price(state))
            if refusal is not None:
                return refusal
        return discard_refusal(state, self.seat, self.discard)

    def apply(self, state: Position) -> None:
        if self.die == NONE:
            state.stack.pop()
        else:
            use_die(state, self.seat, self.die, self.price(state))
        if self.discard != NONE:
            state.discard(self.seat, self.discard)
        state.depots[space(self.depot, self.slot)] = 0
        state.store(self.seat, self.tile, self.depot, self.slot)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        args = die_args(state, self.seat, self.die, self.price(state))
        args["tile"] = tile_words(self.tile)
        args["depot"] = self.depot
        if self.discard == NONE:
            return Phrase("do-take", args)
        args["discard"] = tile_words(state.players[self.seat].storage[self.discard])
        return Phrase("do-take-discard", args)


class Place(Move):
    """Add a stored tile to the duchy (BUR-5.2); without a die by a castle (BUR-6.3) or a city hall (BUR-7)."""

    do: ClassVar[str] = "place"

    def __init__(self, seat: int, storage: int, tile: int, where: int, die: int) -> None:
        self.seat = seat
        self.storage = storage
        self.tile = tile
        self.where = where
        self.die = die

    @property
    def rule(self) -> str:
        return "BUR-5.2"

    def fields(self) -> dict[str, Value]:
        found: dict[str, Value] = {
            "storage": self.storage,
            "tile": TILE_NAMES[self.tile],
            "hex": HEX_NAMES[self.where],
        }
        if self.die != NONE:
            found["die"] = self.die
        return found

    def touches(self) -> tuple[str, ...]:
        return (*self.die_touch(self.die), f"storage:{self.storage}", f"hex:{HEX_NAMES[self.where]}")

    def price(self, state: Position) -> int:
        if self.die == NONE:
            return 0
        face = state.dice[2 * self.seat + self.die]
        return prices.place_price(state.players[self.seat], face, DIE[self.where], self.tile)

    def refuse(self, state: Position) -> Refusal | None:
        kind = state.stack[-1].kind
        if (kind != TURN) if self.die != NONE else (kind != CASTLE and kind != CITY_HALL):
            return other_question(state, self.seat)
        player = state.players[self.seat]
        if self.tile == 0 or player.storage[self.storage] != self.tile:
            return Refusal("BUR-5.2", "refuse-not-stored", {"tile": tile_words(self.tile)})
        if self.die != NONE and state.used >> self.die & 1:
            return die_refusal(state, self.seat, self.die, 0)
        if not prices.open_hexes(player, self.tile) >> self.where & 1:
            return self.hex_refusal(state)  # before the price: workers would not help
        return None if self.die == NONE else die_refusal(state, self.seat, self.die, self.price(state))

    def hex_refusal(self, state: Position) -> Refusal:
        """Which of the conditions (a) (b) (c) (e) of BUR-5.2 fails."""
        player = state.players[self.seat]
        bit = 1 << self.where
        named: dict[str, Value] = {"hex": HEX_NAMES[self.where], "tile": tile_words(self.tile)}
        if player.filled & bit:
            return Refusal("BUR-5.2", "refuse-hex-filled", named)
        if not DUCHIES[player.duchy].type_mask[TYPE_OF[self.tile]] & bit:
            return Refusal("BUR-5.2", "refuse-hex-type", named)
        if not player.reach & bit:
            return Refusal("BUR-5.2", "refuse-hex-far", named)
        return Refusal("BUR-7.4", "refuse-same-building", named)

    def apply(self, state: Position) -> None:
        if self.die == NONE:
            state.stack.pop()
        else:
            use_die(state, self.seat, self.die, self.price(state))
        effects.place(state, self.seat, self.storage, self.where)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        args = die_args(state, self.seat, self.die, self.price(state))
        return Phrase("do-place", {**args, "tile": tile_words(self.tile), "hex": HEX_NAMES[self.where]})


class Sell(Move):
    """Sell all goods of one colour (BUR-5.3); without a die by a castle (BUR-6.3) or a warehouse (BUR-7)."""

    do: ClassVar[str] = "sell"

    def __init__(self, seat: int, colour: int, die: int) -> None:
        self.seat = seat
        self.colour = colour
        self.die = die

    @property
    def rule(self) -> str:
        return "BUR-5.3"

    def fields(self) -> dict[str, Value]:
        return {"goods": self.colour} if self.die == NONE else {"goods": self.colour, "die": self.die}

    def touches(self) -> tuple[str, ...]:
        return (*self.die_touch(self.die), f"goods:{self.colour}")

    def price(self, state: Position) -> int:
        if self.die == NONE:
            return 0
        return prices.sell_price(state.players[self.seat], state.dice[2 * self.seat + self.die], self.colour)

    def refuse(self, state: Position) -> Refusal | None:
        kind = state.stack[-1].kind
        if (kind != TURN) if self.die != NONE else (kind != CASTLE and kind != WAREHOUSE):
            return other_question(state, self.seat)
        if not goods.count(state.players[self.seat].goods, self.colour):
            return Refusal("BUR-5.3.1", "refuse-no-goods", {"goods": goods_words([self.colour])})
        return None if self.die == NONE else die_refusal(state, self.seat, self.die, self.price(state))

    def apply(self, state: Position) -> None:
        if self.die == NONE:
            state.stack.pop()
        else:
            use_die(state, self.seat, self.die, self.price(state))
        effects.sell(state, self.seat, self.colour)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        count = goods.count(state.players[self.seat].goods, self.colour)
        args = die_args(state, self.seat, self.die, self.price(state))
        args["count"] = count
        args["points"] = count * state.seats
        args["goods"] = goods_words([self.colour])
        return Phrase("do-sell", args)


class Workers(Move):
    """Take workers (BUR-5.4); without a die by a castle (BUR-6.3)."""

    do: ClassVar[str] = "workers"

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    @property
    def rule(self) -> str:
        return "BUR-5.4"

    def fields(self) -> dict[str, Value]:
        return {} if self.die == NONE else {"die": self.die}

    def touches(self) -> tuple[str, ...]:
        return (*self.die_touch(self.die), "workers")

    def refuse(self, state: Position) -> Refusal | None:
        kind = state.stack[-1].kind
        if (kind != TURN) if self.die != NONE else (kind != CASTLE):
            return other_question(state, self.seat)
        return None if self.die == NONE else die_refusal(state, self.seat, self.die, 0)  # BUR-4.4

    def apply(self, state: Position) -> None:
        if self.die == NONE:
            state.stack.pop()
        else:
            use_die(state, self.seat, self.die, 0)
        effects.take_workers(state, self.seat)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        player = state.players[self.seat]
        args = die_args(state, self.seat, self.die, 0)
        return Phrase(
            "do-workers",
            {**args, "count": 4 if player.knows(14) else 2, "silver": 1 if player.knows(13) else 0},
        )
