"""The effect of a building, for a worker or with a favour (CAY-4)."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.games.caylus1303.actions import Build, House, MoveProvost, Skip, Use
from bastide.games.caylus1303.actions.move import building_words
from bastide.games.caylus1303.choice import Choice
from bastide.games.caylus1303.components import COURT_COST, FIRST_YELLOW, LAST_YELLOW, NAMES, SITE_ROUNDS
from bastide.games.caylus1303.effects import WAIVED, building_of, carry_out, face_of
from bastide.games.caylus1303.goods import covers
from bastide.games.caylus1303.interned import BUILDS, HOUSES, SKIPS, USES
from bastide.games.caylus1303.position import ACTIVATION, NOWHERE, Player, Position
from bastide.games.caylus1303.questions.favour import favour_from
from bastide.games.caylus1303.questions.provost import every_move, moves


class Effect(Choice):
    """What a face lets its user do: an exchange, a building, a house, a step of the provost."""

    answers: ClassVar[tuple[type[Action], ...]] = (Use, Build, House, MoveProvost, Skip)

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

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        face = face_of(state, decision)
        found: list[Action] = [*USES[seat][building_of(state, decision)], *BUILDS[seat][face.build]]
        if face.house:
            found += HOUSES[seat][FIRST_YELLOW:]
        if face.steps:
            found += every_move(state, seat)
        return [*found, SKIPS[seat]]

    def settled(self, state: Position, decision: Decision) -> bool:
        """What costs nothing and leaves no choice is taken at once (D11, CAY-10.1)."""
        face = face_of(state, decision)
        if face.gift:
            carry_out(state, state.stack.pop(), face.exchanges[0])
            return True
        if not super().settled(state, decision):
            return False
        if state.events is not None:
            state.tell("skip", decision.seat, {"what": self.left(state, decision)})
        return True

    def left(self, state: Position, decision: Decision) -> str:
        return NAMES[building_of(state, decision)]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase(f"ask-{self.name}", {"building": building_words(building_of(state, decision))})


class Using(Effect):
    """D4-D7, D10-D12: the building on space a, for the worker there."""

    name: ClassVar[str] = "use"

    def options(self, state: Position, decision: Decision) -> list[Action]:
        found = super().options(state, decision)
        found.append(SKIPS[decision.seat])
        return found

    def leaving(self, state: Position, decision: Decision) -> Phrase:
        if face_of(state, decision).steps:
            return Phrase("do-skip-move")
        return Phrase("do-skip-use", {"building": building_words(building_of(state, decision))})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "space": decision.a}

    def belongs(self, state: Position, decision: Decision) -> bool:
        at_work = state.phase == ACTIVATION and decision.a == state.at and state.using == decision.seat + 1
        if not at_work or state.at >= state.provost or state.workers_at(state.at)[0] != decision.seat:
            return False
        return not face_of(state, decision).gift


class Visiting(Effect):
    """D14: the tile on slot a of the site, with a favour: it must be used (CAY-4.10.4)."""

    name: ClassVar[str] = "visit"

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        building = building_words(building_of(state, decision))
        return Refusal("CAY-4.10.4", "refuse-skip-visit", {"building": building})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "slot": decision.a}

    def belongs(self, state: Position, decision: Decision) -> bool:
        available = decision.a < len(SITE_ROUNDS) and state.round >= SITE_ROUNDS[decision.a]
        return available and not face_of(state, decision).gift and favour_from(state, decision.seat)


def builds(state: Position, seat: int, kind: int, waive: bool, found: list[Action] | None) -> bool:
    """CAY-4.0.1, CAY-8.5: each building of a kind that is left and can be paid for."""
    goods = state.players[seat].goods
    for build in BUILDS[seat][kind]:
        if state.supply >> build.building & 1 and covers(goods, build.price - WAIVED if waive else build.price):
            if found is None:
                return True
            found.append(build)
    return False


def houses(state: Position, seat: int, player: Player, found: list[Action] | None) -> bool:
    """CAY-4.2, CAY-8.3, CAY-8.6: 1 cloth, a house, and a starting building without one."""
    if player.houses and covers(player.goods, COURT_COST):
        for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
            if not state.owners[space]:
                if found is None:
                    return True
                found.append(HOUSES[seat][space])
    return False
