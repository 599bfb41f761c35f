"""Everything a player can do (BUR-16): one class per kind of action, with its rule, its refusals and its effect."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.refusal import Phrase, Refusal, Value
from bastide.games.burgundy import effects, goods, prices, settling, turn
from bastide.games.burgundy.components import (
    HEX_NAMES,
    PURCHASE_SILVER,
    TILE_NAMES,
    TYPE_OF,
    space,
)
from bastide.games.burgundy.duchies import DIE, DUCHIES
from bastide.games.burgundy.position import (
    CASTLE,
    CHOOSE,
    CITY_HALL,
    DECISIONS,
    FETCH,
    LOAD,
    SHIP,
    TURN,
    WAREHOUSE,
    Position,
)

NONE: Final = -1
"""No die (an effect, not a die action), or no tile discarded."""


def tile_words(tile: int) -> str:
    return f"@tile-{TILE_NAMES[tile]}"


def goods_words(colours: list[int]) -> str:
    return " ".join([f"@goods_{colour}" for colour in colours])


def other_question(state: Position, seat: int) -> Refusal:
    """BUR-3.4.3: what is pending comes first; it does not allow this action."""
    decision = state.asked(seat)
    assert decision is not None
    rule = "BUR-3.4.1" if decision.kind == TURN else "BUR-13.2" if decision.kind == CHOOSE else "BUR-3.4.3"
    return Refusal(rule, "refuse-pending", {"pending": f"@ask-{DECISIONS[decision.kind]}"})


def die_refusal(state: Position, seat: int, die: int, price: int) -> Refusal | None:
    """BUR-3.4.1: each die once. BUR-4.7: the whole price from the workers owned before."""
    if state.used >> die & 1:
        return Refusal("BUR-3.4.1", "refuse-die-used", {"die": state.dice[2 * seat + die]})
    workers = state.players[seat].workers
    if price > workers:
        return Refusal("BUR-4.7", "refuse-workers", {"price": price, "workers": workers})
    return None


def use_die(state: Position, seat: int, die: int, price: int) -> None:
    """BUR-3.4.5: a die is used when its action starts; BUR-4.2: the workers are paid then."""
    state.used |= 1 << die
    if price:
        state.players[seat].workers -= price
        if state.events is not None:
            state.tell("pay_workers", seat, {"count": price})


def die_args(state: Position, seat: int, die: int, price: int) -> dict[str, Value]:
    """How a sentence speaks of a die: what it shows and what it costs; face 0 is no die."""
    return {"face": state.dice[2 * seat + die] if die != NONE else 0, "price": price}


def discard_refusal(state: Position, seat: int, discard: int) -> Refusal | None:
    """BUR-5.1.2: with full storage one stored tile must go; R-5: otherwise none may."""
    free = state.players[seat].free_storage()
    if free == NONE and discard == NONE:
        return Refusal("BUR-5.1.2", "refuse-storage-full")
    if free != NONE and discard != NONE:
        return Refusal("R-5", "refuse-discard")
    return None


class Move(Action):
    """What the actions of this game share."""

    game: ClassVar[str] = "burgundy"

    def price(self, state: Position) -> int:
        """Workers that using the die this way costs (BUR-4.3)."""
        return 0

    def cost(self, state: Position) -> dict[str, int]:
        price = self.price(state)
        return {"workers": price} if price else {}

    def die_touch(self, die: int) -> tuple[str, ...]:
        return () if die == NONE else (f"die:{die}",)


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
        if self.die != NONE:
            refusal = die_refusal(state, self.seat, self.die, self.price(state))
            if refusal is not None:
                return refusal
        if prices.open_hexes(player, self.tile) >> self.where & 1:
            return None
        return self.hex_refusal(state)

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


class Buy(Move):
    """Buy a tile once a turn for 2 silver (BUR-10): from the black depot, with knowledge 6 from any depot."""

    do: ClassVar[str] = "buy"

    def __init__(self, seat: int, depot: int, slot: int, tile: int, discard: int) -> None:
        self.seat = seat
        self.depot = depot
        self.slot = slot
        self.tile = tile
        self.discard = discard

    @property
    def rule(self) -> str:
        return "BUR-10.1"

    def fields(self) -> dict[str, Value]:
        found: dict[str, Value] = {"depot": self.depot, "slot": self.slot, "tile": TILE_NAMES[self.tile]}
        if self.discard != NONE:
            found["discard"] = self.discard
        return found

    def touches(self) -> tuple[str, ...]:
        discard = () if self.discard == NONE else (f"storage:{self.discard}",)
        return ("silver", f"depot:{self.depot}:{self.slot}", *discard)

    def cost(self, state: Position) -> dict[str, int]:
        return {"silver": PURCHASE_SILVER}

    def refuse(self, state: Position) -> Refusal | None:
        if state.stack[-1].kind != TURN:
            return other_question(state, self.seat)
        player = state.players[self.seat]
        if state.bought:
            return Refusal("BUR-10.1", "refuse-bought")
        if player.silver < PURCHASE_SILVER:
            return Refusal("BUR-10.1", "refuse-silver", {"silver": player.silver})
        if self.depot and not player.knows(6):
            return Refusal("BUR-10.1", "refuse-buy-depot", {"depot": self.depot})
        if state.depots[space(self.depot, self.slot)] != self.tile:
            return Refusal("BUR-10.1", "refuse-not-there", {"tile": tile_words(self.tile), "depot": self.depot})
        return discard_refusal(state, self.seat, self.discard)

    def apply(self, state: Position) -> None:
        state.players[self.seat].silver -= PURCHASE_SILVER
        state.bought = True
        if state.events is not None:
            state.tell("pay_silver", self.seat, {"count": PURCHASE_SILVER})
        if self.discard != NONE:
            state.discard(self.seat, self.discard)
        state.depots[space(self.depot, self.slot)] = 0
        state.store(self.seat, self.tile, self.depot, self.slot)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        args: dict[str, Value] = {"tile": tile_words(self.tile), "depot": self.depot}
        if self.discard == NONE:
            return Phrase("do-buy", args)
        args["discard"] = tile_words(state.players[self.seat].storage[self.discard])
        return Phrase("do-buy-discard", args)


class Ship(Move):
    """A ship takes the goods of a depot (BUR-6.1); with knowledge 5 of a depot and the next one (R-10)."""

    do: ClassVar[str] = "ship"

    def __init__(self, seat: int, depot: int, pair: bool) -> None:
        self.seat = seat
        self.depot = depot
        self.pair = pair

    @property
    def rule(self) -> str:
        return "BUR-6.1.1"

    def depots(self) -> tuple[int, ...]:
        return (self.depot, effects.second_depot(self.depot)) if self.pair else (self.depot,)

    def fields(self) -> dict[str, Value]:
        return {"depots": self.depots()}

    def touches(self) -> tuple[str, ...]:
        return tuple([f"depot_goods:{depot}" for depot in self.depots()])

    def refuse(self, state: Position) -> Refusal | None:
        if state.stack[-1].kind != SHIP:
            return other_question(state, self.seat)
        if state.players[self.seat].knows(5) != self.pair:
            return Refusal("R-10", "refuse-pair" if self.pair else "refuse-single")
        return None

    def apply(self, state: Position) -> None:
        state.stack.pop()
        effects.sail(state, self.seat, self.depot, effects.second_depot(self.depot) if self.pair else 0)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        pool = sum([state.depot_goods[depot] for depot in self.depots()])
        depots = "–".join([str(depot) for depot in self.depots()])
        args: dict[str, Value] = {"depots": depots, "pair": 1 if self.pair else 0}
        if not pool:
            return Phrase("do-ship-empty", args)
        return Phrase("do-ship", {**args, "goods": goods_words(goods.colours(pool)), "count": goods.total(pool)})


class Load(Move):
    """Choose which new colours the ship takes when not all fit: as many as there are free spaces (BUR-6.1.1)."""

    do: ClassVar[str] = "load"

    def __init__(self, seat: int, colours: int) -> None:
        self.seat = seat
        self.colours = colours
        """Mask of the colours, bit 1 … 6."""

    @property
    def rule(self) -> str:
        return "BUR-6.1.1"

    def chosen(self) -> list[int]:
        return [colour for colour in range(1, 7) if self.colours >> colour & 1]

    def fields(self) -> dict[str, Value]:
        return {"goods": tuple(self.chosen())}

    def touches(self) -> tuple[str, ...]:
        return tuple([f"load:{colour}" for colour in self.chosen()])

    def refuse(self, state: Position) -> Refusal | None:
        top = state.stack[-1]
        if top.kind != LOAD:
            return other_question(state, self.seat)
        if self.colours & ~top.c:
            return Refusal("BUR-6.1.1", "refuse-load-colour")
        free = effects.free_goods_spaces(state.players[self.seat])
        if self.colours.bit_count() != free:
            return Refusal("BUR-6.1.1", "refuse-load-count", {"count": free})
        return None

    def apply(self, state: Position) -> None:
        asked = state.stack.pop()
        for colour in self.chosen():
            effects.load(state, self.seat, asked.a, asked.b, colour)
        state.advance(self.seat)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-load", {"goods": goods_words(self.chosen())})


class Skip(Move):
    """Decline the city hall, the one building that may be declined (BUR-7, R-6)."""

    do: ClassVar[str] = "skip"

    @property
    def rule(self) -> str:
        return "BUR-7"

    def fields(self) -> dict[str, Value]:
        return {}

    def touches(self) -> tuple[str, ...]:
        return ("skip",)

    def refuse(self, state: Position) -> Refusal | None:
        kind = state.stack[-1].kind
        if kind == CITY_HALL:
            return None
        if kind in (WAREHOUSE, FETCH):
            return Refusal("R-6", "refuse-skip-building")
        return other_question(state, self.seat)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("skip", self.seat, {})
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-skip")


class End(Move):
    """End the turn while a purchase is still possible (BUR-3.4.4)."""

    do: ClassVar[str] = "end"

    @property
    def rule(self) -> str:
        return "BUR-3.4.4"

    def fields(self) -> dict[str, Value]:
        return {}

    def touches(self) -> tuple[str, ...]:
        return ("end",)

    def refuse(self, state: Position) -> Refusal | None:
        if state.stack[-1].kind != TURN:
            return other_question(state, self.seat)
        if state.used != turn.BOTH_DICE:
            return Refusal("BUR-3.4.1", "refuse-end")
        return None

    def apply(self, state: Position) -> None:
        turn.end_turn(state)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-end")


class Choose(Move):
    """Choose a side of the own board and the hex of the starting castle (BUR-13.2)."""

    do: ClassVar[str] = "choose"

    def __init__(self, seat: int, duchy: int, castle: int) -> None:
        self.seat = seat
        self.duchy = duchy
        self.castle = castle

    @property
    def rule(self) -> str:
        return "BUR-13.2"

    def fields(self) -> dict[str, Value]:
        return {"duchy": self.duchy, "castle": HEX_NAMES[self.castle]}

    def touches(self) -> tuple[str, ...]:
        return (f"duchy:{self.duchy}", f"hex:{HEX_NAMES[self.castle]}")

    def refuse(self, state: Position) -> Refusal | None:
        asked = state.asked(self.seat)
        assert asked is not None
        if asked.kind != CHOOSE:
            return other_question(state, self.seat)
        if self.duchy not in state.boards[self.seat]:
            return Refusal("BUR-13.2", "refuse-side", {"duchy": self.duchy})
        if self.castle not in DUCHIES[self.duchy].castles:
            return Refusal("BUR-13.2", "refuse-castle-hex", {"hex": HEX_NAMES[self.castle], "duchy": self.duchy})
        return None

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        settling.choose(state, self.seat, self.duchy, self.castle)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-choose", {"duchy": self.duchy, "hex": HEX_NAMES[self.castle]})


VERBS: Final[tuple[str, ...]] = ("take", "place", "sell", "workers", "buy", "ship", "load", "skip", "end", "choose")
