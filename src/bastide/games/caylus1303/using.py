"""Using buildings and moving the provost (CAY-3.3, CAY-4): use, build, house, move."""

from typing import ClassVar

from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase, Value
from bastide.games.caylus1303 import effects, turn
from bastide.games.caylus1303.components import (
    ARCHITECT,
    ARCHITECT_POINTS,
    BAILIFF_STEPS,
    BRIDGE_STEPS,
    BUILD_ORDER,
    BUILDINGS,
    COURT_COST,
    FIRST_PRESTIGE,
    FIRST_STONE,
    FIRST_YELLOW,
    LAST_YELLOW,
    NAMES,
    PROVOST_LOW,
    STONES,
    WOODEN,
)
from bastide.games.caylus1303.deals import CHOICES, NO_GOOD, Deal
from bastide.games.caylus1303.goods import GOODS, ONE
from bastide.games.caylus1303.moves import (
    Move,
    asked_kind,
    building_words,
    goods_refusal,
    goods_touches,
    is_effect,
    other_question,
)
from bastide.games.caylus1303.position import (
    BAILIFF_MOVE,
    NOWHERE,
    ON_BRIDGE,
    PRESTIGE_BUILD,
    Position,
    stock_words,
)


class Use(Move):
    """Use the exchange of a building: one branch of it, with the goods of choice (CAY-4, D4, D10)."""

    do: ClassVar[str] = "use"

    def __init__(self, seat: int, building: int, deal: Deal) -> None:
        self.seat = seat
        self.building = building
        self.deal = deal

    @property
    def rule(self) -> str:
        return effects.rule_of(self.building)

    def paid(self) -> tuple[int, ...]:
        return CHOICES[self.deal.paid]

    def fields(self) -> dict[str, Value]:
        found: dict[str, Value] = {"building": NAMES[self.building]}
        if self.deal.several:
            found["branch"] = self.deal.branch
        if self.deal.paid:
            found["pay"] = "+".join([GOODS[good] for good in self.paid()])
        if self.deal.gained != NO_GOOD:
            found["gain"] = GOODS[self.deal.gained]
        return found

    def touches(self) -> tuple[str, ...]:
        branch = (f"branch:{self.deal.branch}",) if self.deal.several else ()
        gain = (f"supply:{GOODS[self.deal.gained]}",) if self.deal.gained != NO_GOOD else ()
        return (*branch, *goods_touches(list(self.paid())), *gain) or ("use",)

    def cost(self, state: Position) -> dict[str, int]:
        return {"workers": self.deal.workers} if self.deal.workers else {}

    def refuse(self, state: Position) -> Refusal | None:
        top = state.stack[-1]
        if not is_effect(top.kind):
            return other_question(state)
        if effects.building_of(state, top) != self.building or self.deal not in effects.deals_of(state, top):
            return Refusal(self.rule, "refuse-other-building", {"building": building_words(self.building)})
        reserve = state.players[self.seat].reserve
        if reserve < self.deal.workers:
            return Refusal("CAY-3.3.3", "refuse-workers", {"price": self.deal.workers, "workers": reserve})
        return goods_refusal(state, self.seat, self.deal.pay)

    def apply(self, state: Position) -> None:
        asked = state.stack.pop()
        effects.carry_out(state, asked, self.deal)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        deal = self.deal
        return Phrase(
            "do-use",
            {
                "building": building_words(self.building),
                "goods": stock_words(deal.pay),
                "workers": deal.workers,
                "gain": stock_words(deal.gain),
                "recruits": deal.recruits,
                "points": deal.points,
                "favour": 1 if deal.favour else 0,
                "pays": 0 if deal.free else 1,
            },
        )


class Build(Move):
    """Build a wooden or stone building (CAY-4.0), or a prestige building instead of a residence (CAY-3.5.2)."""

    do: ClassVar[str] = "build"

    def __init__(self, seat: int, building: int, any: int) -> None:
        self.seat = seat
        self.building = building
        self.any = any
        """The good paid for the "any" of the cost, or NO_GOOD."""

    @property
    def rule(self) -> str:
        return "CAY-3.5.2" if self.building >= FIRST_PRESTIGE else "CAY-4.0.3"

    def fields(self) -> dict[str, Value]:
        found: dict[str, Value] = {"building": NAMES[self.building]}
        if self.any != NO_GOOD:
            found["any"] = GOODS[self.any]
        return found

    def touches(self) -> tuple[str, ...]:
        tile = f"build:{NAMES[self.building]}"
        return (tile,) if self.any == NO_GOOD else (tile, *goods_touches([self.any]))

    def price(self, state: Position) -> int:
        """The goods it costs here."""
        top = state.stack[-1]
        waive = is_effect(top.kind) and effects.face_of(state, top).waive
        return effects.cost_of(self.building, waive) + (0 if self.any == NO_GOOD else ONE[self.any])

    def refuse(self, state: Position) -> Refusal | None:
        top = state.stack[-1]
        if self.building >= FIRST_PRESTIGE:
            if top.kind != PRESTIGE_BUILD:
                return other_question(state)
        else:
            refusal = self.builder_refusal(state)
            if refusal is not None:
                return refusal
        if not state.supply >> self.building & 1:
            return Refusal("CAY-4.0.1", "refuse-built", {"building": building_words(self.building)})
        if (self.any != NO_GOOD) != (BUILDINGS[self.building].any > 0):
            return Refusal("CAY-4.0.5", "refuse-any", {"building": building_words(self.building)})
        return goods_refusal(state, self.seat, self.price(state))

    def builder_refusal(self, state: Position) -> Refusal | None:
        """CAY-4.0.1: the right builder is at work, with a house and a free space."""
        top = state.stack[-1]
        if not is_effect(top.kind):
            return other_question(state)
        kind = STONES if self.building >= FIRST_STONE else WOODEN
        if effects.face_of(state, top).build != kind:
            return Refusal("CAY-4.0.1", "refuse-builder", {"building": building_words(self.building)})
        if not state.players[self.seat].houses:
            return Refusal("CAY-8.3", "refuse-houses")
        if state.free_space(BUILD_ORDER) == NOWHERE:
            return Refusal("CAY-8.4", "refuse-road-full")
        return None

    def apply(self, state: Position) -> None:
        price = self.price(state)
        asked = state.stack.pop()
        if asked.kind == PRESTIGE_BUILD:
            effects.build_prestige(state, self.seat, self.building, asked.a)
        else:
            effects.build(state, self.seat, self.building, price)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        points = BUILDINGS[self.building].points
        if state.players[self.seat].holds(ARCHITECT):
            points += ARCHITECT_POINTS
        return Phrase(
            "do-build",
            {
                "building": building_words(self.building),
                "goods": stock_words(self.price(state)),
                "points": points,
                "favour": 1 if BUILDINGS[self.building].favour else 0,
            },
        )


class House(Move):
    """The Court: a house above a starting building, which becomes a residence in phase 4 (CAY-4.2)."""

    do: ClassVar[str] = "house"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    @property
    def rule(self) -> str:
        return "CAY-4.2"

    def fields(self) -> dict[str, Value]:
        return {"space": self.space}

    def touches(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)

    def refuse(self, state: Position) -> Refusal | None:
        top = state.stack[-1]
        if not is_effect(top.kind) or not effects.face_of(state, top).house:
            return other_question(state)
        if not FIRST_YELLOW <= self.space <= LAST_YELLOW:
            return Refusal("R-18", "refuse-not-yellow", {"space": self.space})
        if state.owners[self.space]:
            return Refusal("R-39", "refuse-housed", {"space": self.space})
        if not state.players[self.seat].houses:
            return Refusal("CAY-8.3", "refuse-houses")
        return goods_refusal(state, self.seat, COURT_COST)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        effects.put_house(state, self.seat, self.space)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        building = building_words(state.road[self.space])
        return Phrase("do-house", {"building": building, "space": self.space, "goods": stock_words(COURT_COST)})


class MoveProvost(Move):
    """Move the provost: at the Toll (CAY-4.4), on the bridge for workers (CAY-4.5), or by the Bailiff (CAY-6.6)."""

    do: ClassVar[str] = "move"

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    @property
    def rule(self) -> str:
        return "CAY-4.5.1"

    def fields(self) -> dict[str, Value]:
        return {"to": self.to}

    def touches(self) -> tuple[str, ...]:
        return (f"provost:{self.to}",)

    def price(self, state: Position) -> int:
        return abs(self.to - state.provost) if asked_kind(state) == ON_BRIDGE else 0

    def cost(self, state: Position) -> dict[str, int]:
        price = self.price(state)
        return {"workers": price} if price else {}

    def refuse(self, state: Position) -> Refusal | None:
        most = reach(state)
        if not most:
            return other_question(state)
        if not PROVOST_LOW <= self.to <= state.provost_high:
            high = state.provost_high
            return Refusal("CAY-4.5.1", "refuse-provost-limit", {"low": PROVOST_LOW, "high": high})
        steps = abs(self.to - state.provost)
        if steps == 0 or steps > most:
            return Refusal("CAY-4.5.1", "refuse-steps", {"steps": steps, "most": most})
        reserve = state.players[self.seat].reserve
        if self.price(state) > reserve:
            return Refusal("CAY-4.5", "refuse-workers", {"price": self.price(state), "workers": reserve})
        return None

    def apply(self, state: Position) -> None:
        price = self.price(state)
        state.stack.pop()
        if price:
            state.pay_workers(self.seat, price)
        state.move_provost(self.seat, self.to)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        steps = self.to - state.provost
        return Phrase(
            "do-move",
            {"to": self.to, "steps": abs(steps), "forward": 1 if steps > 0 else 0, "price": self.price(state)},
        )


def reach(state: Position) -> int:
    """How many steps the provost may be moved by whoever is asked now; 0 where he is not to be moved at all."""
    top = state.stack[-1]
    if top.kind == ON_BRIDGE:
        return BRIDGE_STEPS
    if top.kind == BAILIFF_MOVE:
        return BAILIFF_STEPS
    return effects.face_of(state, top).steps if is_effect(top.kind) else 0
