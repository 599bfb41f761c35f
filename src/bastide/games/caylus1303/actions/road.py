"""Using buildings and moving the provost (CAY-3.3, CAY-4): use, build, house, move."""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import Number
from bastide.core.phrases import Phrase
from bastide.core.question import pending
from bastide.games.caylus1303 import components, effects
from bastide.games.caylus1303.actions.move import (
    BuildingName,
    Move,
    Paid,
    Stock,
    Within,
    building_words,
    goods_refusal,
    workers_refusal,
)
from bastide.games.caylus1303.exchanges import NO_BRANCH
from bastide.games.caylus1303.goods import GOLD, ONE, count, stock_words
from bastide.games.caylus1303.position import (
    ASK_BAILIFF,
    ASK_BRIDGE,
    ASK_PRESTIGE,
    ASK_USE,
    ASK_VISIT,
    NOWHERE,
    Position,
)

PAYMENTS: Final = ONE + [one + two for number, one in enumerate(ONE) for two in ONE[number:]]
"""One good of choice, or two."""
LAST: Final = components.SPACES + components.MOST_SQUARES


class Use(Move):
    """Use the exchange of a building: one branch of it, with the goods of choice (CAY-4, D4, D10)."""

    do: ClassVar[str] = "use"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("building", BuildingName(0, components.FIRST_PRESTIGE), coded=False),
        Field("branch", Number(0, 1), absent=NO_BRANCH),
        Paid("pay", Stock(PAYMENTS), absent=0, gives=True),
        Field("gain", Stock(ONE), absent=0, touch="supply"),
    )

    def __init__(self, seat: int, building: int, branch: int, pay: int, gain: int) -> None:
        exchange = components.BUILDINGS[building].build.find(branch, pay, gain)
        self.seat = seat
        self.building = building
        self.branch = branch if exchange is None else exchange.number
        self.pay = pay
        """The stock paid of one's choice, besides what must be paid; so is what is gained."""
        self.gain = gain
        self.exchange = exchange
        """None: the building has none like it. Where a face leaves something to choose, both sides are alike."""

    @property
    def rule(self) -> str:
        return effects.rule_of(self.building)

    def complete(self, state: Position) -> "Use | None":
        """The building is the one that is being used now."""
        top = state.stack[-1] if state.stack else None
        if top is None or top.kind not in (ASK_USE, ASK_VISIT):
            return None
        return Use(self.seat, effects.building_of(state, top), self.branch, self.pay, self.gain)

    def cost(self, state: Position) -> dict[str, int]:
        return {"workers": self.exchange.workers} if self.exchange is not None and self.exchange.workers else {}

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """CAY-4: gold is no basic good, so "any" is never gold (R-15)."""
        exchange = self.exchange
        here = effects.building_of(state, asked) == self.building
        if here and exchange is not None:
            refusal = workers_refusal(state, self.seat, exchange.workers, "CAY-3.3.3")
            return refusal or goods_refusal(state, self.seat, exchange.pay, "CAY-3.3.2")
        reasons = [
            (not here, self.rule, "refuse-other-building"),
            (count(self.pay + self.gain, GOLD) > 0, "CAY-4", "refuse-gold"),
            (True, self.rule, "refuse-exchange"),
        ]
        return first_reason({"building": building_words(self.building)}, reasons)

    def apply(self, state: Position) -> None:
        assert self.exchange is not None
        effects.carry_out(state, state.stack.pop(), self.exchange)

    def describe(self, state: Position) -> Phrase:
        exchange = self.exchange
        assert exchange is not None
        goods = {"goods": stock_words(exchange.pay), "gain": stock_words(exchange.gain)}
        workers = {"workers": exchange.workers, "recruits": exchange.recruits}
        more = {"points": exchange.points, "favour": int(exchange.favour), "pays": int(exchange.costs)}
        return Phrase("do-use", {"building": building_words(self.building), **goods, **workers, **more})


class Build(Move):
    """Build a wooden or stone building (CAY-4.0), or a prestige building instead of a residence (CAY-3.5.2)."""

    do: ClassVar[str] = "build"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("building", BuildingName(components.FIRST_WOODEN, components.RESIDENCE), touch="build"),
        Paid("any", Stock(ONE), absent=0, gives=True),
    )

    def __init__(self, seat: int, building: int, any: int) -> None:
        self.seat = seat
        self.building = building
        self.any = any
        """What is paid for the "any" of the cost (CAY-4.0.5)."""
        self.price = components.BUILDINGS[building].cost + any

    @property
    def rule(self) -> str:
        return "CAY-3.5.2" if self.building >= components.FIRST_PRESTIGE else "CAY-4.0.3"

    def price_here(self, state: Position, asked: Decision) -> int:
        waive = asked.kind != ASK_PRESTIGE and effects.face_of(state, asked).waive
        return self.price - effects.WAIVED if waive else self.price

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """CAY-4.0.1: the right builder is at work, with a house and a free space, the tile is left and can be paid.
        Prestige buildings only replace residences, and nothing else does (CAY-4.9, CAY-3.5.2)."""
        building = components.BUILDINGS[self.building]
        prestige = asked.kind == ASK_PRESTIGE
        reasons = [
            (not prestige and building.kind == components.PRESTIGE, "CAY-4.9", "refuse-builder"),
            (prestige and building.kind != components.PRESTIGE, "CAY-3.5.2", "refuse-builder"),
            (not prestige and building.kind != effects.face_of(state, asked).build, "CAY-4.0.1", "refuse-builder"),
            (not prestige and not state.players[self.seat].houses, "CAY-8.3", "refuse-houses"),
            (not prestige and state.free_space() == NOWHERE, "CAY-8.4", "refuse-road-full"),
            (not state.supply >> self.building & 1, "CAY-4.0.1", "refuse-built"),
            (self.any == ONE[GOLD], "CAY-4.0.5", "refuse-gold"),
            ((self.any > 0) != (building.any > 0), "CAY-4.0.5", "refuse-any"),
        ]
        refusal = first_reason({"building": building_words(self.building)}, reasons)
        rule = "CAY-3.5.2" if prestige else "CAY-4.0.1"
        return refusal or goods_refusal(state, self.seat, self.price_here(state, asked), rule)

    def apply(self, state: Position) -> None:
        asked = state.stack.pop()
        if asked.kind == ASK_PRESTIGE:
            effects.build_prestige(state, self.seat, self.building, asked.a)
        else:
            effects.build(state, self.seat, self.building, self.price_here(state, asked))

    def describe(self, state: Position) -> Phrase:
        goods = stock_words(self.price_here(state, state.stack[-1]))
        points = effects.building_points(state, self.seat, self.building)
        brings = {"points": points, "favour": int(components.BUILDINGS[self.building].favour)}
        return Phrase("do-build", {"building": building_words(self.building), "goods": goods, **brings})


class House(Move):
    """The Court: a house above a starting building, which becomes a residence in phase 4 (CAY-4.2)."""

    do: ClassVar[str] = "house"
    cites: ClassVar[str] = "CAY-4.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("space", Within(components.FIRST_YELLOW, components.LAST_YELLOW, components.SPACES - 1)),
    )
    space: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """CAY-4.2: above a starting building on the road (R-18) that has no house yet (R-39)."""
        if not effects.face_of(state, asked).house:
            return pending(state, asked)
        reasons = [
            (not components.FIRST_YELLOW <= self.space <= components.LAST_YELLOW, "CAY-4.2", "refuse-not-yellow"),
            (state.owners[self.space] != 0, "CAY-4.2", "refuse-housed"),
            (not state.players[self.seat].houses, "CAY-8.3", "refuse-houses"),
        ]
        refusal = first_reason({"space": self.space}, reasons)
        return refusal or goods_refusal(state, self.seat, components.COURT_COST, "CAY-3.3.2")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        effects.put_house(state, self.seat, self.space)

    def describe(self, state: Position) -> Phrase:
        building = building_words(state.road[self.space])
        return Phrase(
            "do-house", {"building": building, "space": self.space, "goods": stock_words(components.COURT_COST)}
        )


class MoveProvost(Move):
    """Move the provost: at the Toll (CAY-4.4), on the bridge for workers (CAY-4.5), or by the Bailiff (CAY-6.6)."""

    do: ClassVar[str] = "move"
    cites: ClassVar[str] = "CAY-4.5.1"
    declared: ClassVar[tuple[Field, ...]] = (Field("to", Within(components.PROVOST_LOW, LAST, LAST), touch="provost"),)
    to: int

    def price(self, state: Position) -> int:
        """On the bridge one worker for each step."""
        return abs(self.to - state.provost) if state.stack[-1].kind == ASK_BRIDGE else 0

    def cost(self, state: Position) -> dict[str, int]:
        price = self.price(state)
        return {"workers": price} if price else {}

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        most = reach(state, asked)
        steps = abs(self.to - state.provost)
        if not most:
            return pending(state, asked)
        if not components.PROVOST_LOW <= self.to <= state.provost_high:
            return Refusal(
                "CAY-4.5.1", "refuse-provost-limit", {"low": components.PROVOST_LOW, "high": state.provost_high}
            )
        if steps == 0 or steps > most:
            return Refusal(steps_rule(asked), "refuse-steps", {"steps": steps, "most": most})
        return workers_refusal(state, self.seat, self.price(state), "CAY-4.5")

    def apply(self, state: Position) -> None:
        price = self.price(state)
        state.stack.pop()
        if price:
            state.pay_workers(self.seat, price)
        state.move_provost("provost", self.seat, self.to)

    def describe(self, state: Position) -> Phrase:
        steps = self.to - state.provost
        way = {"to": self.to, "steps": abs(steps), "forward": 1 if steps > 0 else 0}
        return Phrase("do-move", {**way, "price": self.price(state)})


def reach(state: Position, asked: Decision) -> int:
    """How many steps the provost may be moved; 0 where he is not to be moved at all."""
    if asked.kind == ASK_BRIDGE:
        return components.BRIDGE_STEPS
    return components.BAILIFF_STEPS if asked.kind == ASK_BAILIFF else effects.face_of(state, asked).steps


def steps_rule(asked: Decision) -> str:
    """The rule that says how many they are: on the bridge, by the Bailiff or at the Toll."""
    if asked.kind == ASK_BRIDGE:
        return "CAY-4.5"
    return "CAY-6.6" if asked.kind == ASK_BAILIFF else "CAY-4.4"
