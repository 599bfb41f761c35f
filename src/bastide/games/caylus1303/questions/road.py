"""Along the road: the effects of buildings, the steps of the provost, prestige buildings (CAY-4, CAY-3.5.2)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.games.caylus1303.actions.move import building_words
from bastide.games.caylus1303.actions.road import Build, House, MoveProvost, Use
from bastide.games.caylus1303.choice import Choice, Skip
from bastide.games.caylus1303.components import (
    BAILIFF,
    BAILIFF_STEPS,
    BRIDGE,
    BRIDGE_STEPS,
    COURT_COST,
    FIRST_YELLOW,
    KIND_OF,
    KINDS,
    LAST_YELLOW,
    NAMES,
    PRESTIGE,
    PROVOST_LOW,
    RESIDENCE,
    SPACES,
    TO_BUILD,
)
from bastide.games.caylus1303.effects import WAIVED, building_of, carry_out, face_of
from bastide.games.caylus1303.goods import covers
from bastide.games.caylus1303.interned import BUILDS, HOUSES, MOVES, USES
from bastide.games.caylus1303.position import ACTIVATION, MANAGEMENT, NOWHERE, Player, Position

KIND_MASK: Final = [sum([1 << tile for tile in TO_BUILD if KIND_OF[tile] == kind]) for kind in range(len(KINDS))]
"""The buildings of each kind, as in `Position.supply`."""


class Effect(Choice):
    """What a face lets its user do: an exchange, a building, a house, a step of the provost."""

    answers: ClassVar[tuple[type[Action], ...]] = (Use, Build, House, MoveProvost, Skip)
    lapses: ClassVar[bool] = True

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """CAY-3.3.2: what can be paid in full and carried out."""
        seat = decision.seat
        player = state.players[seat]
        face = face_of(state, decision)
        if face.exchanges:
            uses = USES[seat][building_of(state, decision)]
            for number, exchange in enumerate(face.exchanges):
                if covers(player.goods, exchange.pay) and player.reserve >= exchange.workers:
                    if found is None:
                        return True
                    found.append(uses[number])
            return False
        if face.build:
            ready = player.houses > 0 and state.free_space() != NOWHERE  # CAY-8.3, CAY-8.4
            return ready and builds(state, seat, face.build, face.waive, found)
        if face.house:
            return houses(state, seat, player, found)
        return moves(state, seat, face.steps, found)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        face = face_of(state, decision)
        found: list[Action] = [*USES[seat][building_of(state, decision)], *BUILDS[seat][face.build]]
        if face.house:
            found += HOUSES[seat][FIRST_YELLOW:]
        if face.steps:
            found += MOVES[seat][PROVOST_LOW : state.provost_high + 1]
        return found

    def settled(self, state: Position, decision: Decision) -> bool:
        """What costs nothing and leaves no choice is taken at once (D11, CAY-10.1)."""
        face = face_of(state, decision)
        if face.gift:
            carry_out(state, state.stack.pop(), face.exchanges[0])
            return True
        return super().settled(state, decision)

    def missed(self, state: Position, decision: Decision) -> str:
        face = face_of(state, decision)
        if (face.build or face.house) and not state.players[decision.seat].houses:
            return "houses"  # CAY-8.3
        if face.build:
            if state.free_space() == NOWHERE:
                return "road"  # CAY-8.4
            return "goods" if state.supply & KIND_MASK[face.build] else "built"  # CAY-8.5
        if face.house and all(state.owners[FIRST_YELLOW : LAST_YELLOW + 1]):
            return "housed"  # CAY-8.6
        return "goods"

    def left(self, state: Position, decision: Decision) -> str:
        return NAMES[building_of(state, decision)]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        """The building, what it does, and how much there is to choose from where something is built."""
        face = face_of(state, decision)
        building = building_words(building_of(state, decision))
        kind = KINDS[face.build] if face.build else ""
        does = "favour" if face.free_favour else "waived" if face.waive else kind
        can = affordable(state, decision.seat, face.build, face.waive)
        return Phrase(f"ask-{self.name}", {"building": building, "help": f"{building}-help", "does": does, "can": can})


class Using(Effect):
    """D4-D7, D10-D12: the building on a space, for the worker there, each worker by itself (CAY-10.3)."""

    name: ClassVar[str] = "use"
    counted: ClassVar[str] = "space"
    amounts: ClassVar[range] = range(SPACES)

    def leaving(self, state: Position, decision: Decision) -> Phrase:
        if face_of(state, decision).steps:
            return Phrase("do-skip-move")
        return Phrase("do-skip-use", {"building": building_words(building_of(state, decision))})

    def belongs(self, state: Position, decision: Decision) -> bool:
        at_work = state.phase == ACTIVATION and decision.a == state.at and state.using == decision.seat + 1
        if not at_work or state.at >= state.provost or state.first_worker(state.at) != decision.seat:
            return False
        return not face_of(state, decision).gift


class Moving(Choice):
    """What both have in common."""

    answers: ClassVar[tuple[type[Action], ...]] = (MoveProvost, Skip)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*MOVES[decision.seat][PROVOST_LOW : state.provost_high + 1]]

    def leaving(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("do-skip-move")


class Crossing(Moving):
    """D8: up to 3 steps in the order of passing, for a worker each (CAY-4.5)."""

    name: ClassVar[str] = "bridge"

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        return moves(state, decision.seat, self.steps(state, decision), found)

    def missed(self, state: Position, decision: Decision) -> str:
        return "bridge"

    def steps(self, state: Position, decision: Decision) -> int:
        reserve = state.players[decision.seat].reserve
        return reserve if reserve < BRIDGE_STEPS else BRIDGE_STEPS

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        left = {"workers": state.players[decision.seat].reserve}
        return Phrase("ask-bridge", {"steps": self.steps(state, decision), **left})

    def belongs(self, state: Position, decision: Decision) -> bool:
        on_bridge = state.phase == ACTIVATION and state.at == BRIDGE and 0 < state.stage <= state.seats
        return on_bridge and state.bridge[state.stage - 1] == decision.seat


class BailiffMoving(Moving):
    """D9: a step, after all others (CAY-6.6)."""

    name: ClassVar[str] = "bailiff"

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        return moves(state, decision.seat, BAILIFF_STEPS, found)

    def belongs(self, state: Position, decision: Decision) -> bool:
        after = state.phase == ACTIVATION and state.at == BRIDGE and state.stage > state.seats
        return after and state.players[decision.seat].holds(BAILIFF)


class BuildingPrestige(Choice):
    """D18: which prestige building replaces the residence on a space (CAY-3.5.2); not where none can be paid for or
    none is left (CAY-8.8)."""

    name: ClassVar[str] = "prestige"
    counted: ClassVar[str] = "space"
    amounts: ClassVar[range] = range(SPACES)
    answers: ClassVar[tuple[type[Action], ...]] = (Build, Skip)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        return builds(state, decision.seat, PRESTIGE, False, found)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*BUILDS[decision.seat][PRESTIGE]]

    def left(self, state: Position, decision: Decision) -> str:
        return NAMES[RESIDENCE]

    def missed(self, state: Position, decision: Decision) -> str:
        """Said once in a round, of a player's first residence."""
        owner = state.owners[decision.a]
        for space in range(FIRST_YELLOW, decision.a):
            if state.owners[space] == owner and state.road[space] == RESIDENCE:
                return ""
        return "prestige" if state.supply & KIND_MASK[PRESTIGE] else "prestige-built"

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        can = affordable(state, decision.seat, PRESTIGE, False)
        return Phrase("ask-prestige", {"space": decision.a, "can": can})

    def belongs(self, state: Position, decision: Decision) -> bool:
        here = state.phase == MANAGEMENT and decision.a == state.at - 1 and state.road[decision.a] == RESIDENCE
        return here and state.owners[decision.a] == decision.seat + 1


# ---- what can be done


def builds(state: Position, seat: int, kind: int, waive: bool, found: list[Action] | None) -> bool:
    """CAY-4.0.1, CAY-8.5: each building of a kind that is left and can be paid for."""
    goods = state.players[seat].goods
    for build in BUILDS[seat][kind]:
        if state.supply >> build.building & 1 and covers(goods, build.price - WAIVED if waive else build.price):
            if found is None:
                return True
            found.append(build)
    return False


def affordable(state: Position, seat: int, kind: int, waive: bool) -> int:
    """How many buildings of a kind a player could pay for."""
    found: list[Action] = []
    builds(state, seat, kind, waive, found)
    return len({build.building for build in found if isinstance(build, Build)})


def houses(state: Position, seat: int, player: Player, found: list[Action] | None) -> bool:
    """CAY-4.2, CAY-8.3, CAY-8.6: 1 cloth, a house, and a starting building without one."""
    if player.houses and covers(player.goods, COURT_COST):
        for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
            if not state.owners[space]:
                if found is None:
                    return True
                found.append(HOUSES[seat][space])
    return False


def moves(state: Position, seat: int, steps: int, found: list[Action] | None) -> bool:
    """CAY-4.5.1: so many steps either way, within the limits."""
    low = state.provost - steps
    high = min(state.provost + steps, state.provost_high)
    for to in range(low if low > PROVOST_LOW else PROVOST_LOW, high + 1):
        if to != state.provost:
            if found is None:
                return True
            found.append(MOVES[seat][to])
    return False
