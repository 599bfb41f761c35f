"""A favour (CAY-4.10): a character, or a tile of the site and then perhaps a character."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.games.caylus1303.actions import Skip, Take, Visit
from bastide.games.caylus1303.choice import Choice
from bastide.games.caylus1303.components import BUILDINGS, SITE_SLOTS
from bastide.games.caylus1303.delivery import majority
from bastide.games.caylus1303.effects import face_on_road, open_slots
from bastide.games.caylus1303.interned import MANY, SKIPS, TAKES, VISITS
from bastide.games.caylus1303.position import ACTIVATION, DELIVERY, MANAGEMENT, Position
from bastide.games.caylus1303.questions.declinable import Declinable


class Favouring(Choice):
    """D13: a character of another player, or a tile of the site (CAY-4.10.2); not to be declined (R-17)."""

    name: ClassVar[str] = "favour"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Visit, Skip)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        if found is not None:
            for other in range(state.seats):
                if other != seat:
                    characters(state.players[other].characters, seat, found)
            for slot in open_slots(state, seat):
                found.append(VISITS[seat][slot * MANY + state.site_tiles[slot]])
        return True

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        slots = [VISITS[seat][slot * MANY + state.site_tiles[slot]] for slot in range(SITE_SLOTS)]
        return [*in_play(state, seat), *slots]

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        return Refusal("R-17", "refuse-skip-favour")

    def belongs(self, state: Position, decision: Decision) -> bool:
        return not decision.a and favour_from(state, decision.seat)


class Welcoming(Declinable):
    """D15: a character that is left on the board, or none (CAY-4.10.2)."""

    name: ClassVar[str] = "welcome"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Skip)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            characters(state.board_characters, decision.seat, found)
        return state.board_characters != 0

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        return [*in_play(state, decision.seat), SKIPS[decision.seat]]

    def belongs(self, state: Position, decision: Decision) -> bool:
        return not decision.a and favour_from(state, decision.seat)


def characters(mask: int, seat: int, found: list[Action]) -> None:
    while mask:
        low = mask & -mask
        found.append(TAKES[seat][low.bit_length() - 1])
        mask ^= low


def in_play(state: Position, seat: int) -> list[Action]:
    """Every character that somebody holds or that lies on the board."""
    found: list[Action] = []
    for mask in [state.board_characters, *[player.characters for player in state.players]]:
        characters(mask, seat, found)
    return found


def favour_from(state: Position, seat: int) -> bool:
    """CAY-4.10.1: whether something has just granted this seat a favour: Fair or Manor, the majority, the Theatre."""
    if state.phase == ACTIVATION:
        return state.using == seat + 1 and any(way.favour for way in face_on_road(state, state.at).exchanges)
    if state.phase == DELIVERY:
        return state.step == len(state.site) + 2 and majority(state) == seat
    space = state.at - 1
    return state.phase == MANAGEMENT and BUILDINGS[state.road[space]].favour and state.owners[space] == seat + 1
