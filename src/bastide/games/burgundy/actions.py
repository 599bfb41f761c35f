"""Actions without a die: buying, ships and goods, declining, ending a turn, choosing a duchy (BUR-16)."""

from typing import ClassVar, Final

from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase, Value
from bastide.games.burgundy import effects, goods, settling, turn
from bastide.games.burgundy.components import (
    HEX_NAMES,
    PURCHASE_SILVER,
    TILE_NAMES,
    space,
)
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.moves import (
    NONE,
    Move,
    discard_refusal,
    goods_words,
    other_question,
    tile_words,
)
from bastide.games.burgundy.position import (
    CHOOSE,
    CITY_HALL,
    FETCH,
    LOAD,
    SHIP,
    TURN,
    WAREHOUSE,
    Position,
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
