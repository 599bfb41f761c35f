"""Before round 1 and in phase 1: the draft, the Early Riser, turns of planning (CAY-2.9, CAY-3.2)."""

from typing import ClassVar

from bastide.core.action import Action, chosen
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.games.caylus1303.actions.planning import Draft, Pass, Place, Site
from bastide.games.caylus1303.checking import nobody_began, skips_nobody
from bastide.games.caylus1303.choice import Choice, Skip
from bastide.games.caylus1303.components import EARLY_RISER, EARLY_WORKERS, SPACES
from bastide.games.caylus1303.interned import DRAFTS, MANY, PLACES, SITES
from bastide.games.caylus1303.position import DRAFTING, PLANNING, Position
from bastide.games.caylus1303.turn import next_turn, open_spaces, place_cost, take_pass


class Drafting(Choice):
    """D1: which character to begin with (CAY-2.9)."""

    name: ClassVar[str] = "draft"
    rule: ClassVar[str] = "CAY-2.9"
    order_rule: ClassVar[str] = "CAY-2.9"
    answers: ClassVar[tuple[type[Action], ...]] = (Draft,)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        return chosen(DRAFTS[decision.seat], state.offer)

    def belongs(self, state: Position, decision: Decision) -> bool:
        return state.phase == DRAFTING


class Placing(Choice):
    """What both have in common: the question says how many workers are left, and what a placement takes."""

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        player = state.players[decision.seat]
        return Phrase(f"ask-{self.name}", {"workers": player.reserve, "cost": place_cost(state, player)})

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return places(state, decision.seat)


class Planning(Placing):
    """D3: a worker on a building, one at the site, or pass (CAY-3.2.2)."""

    name: ClassVar[str] = "plan"
    rule: ClassVar[str] = "CAY-3.2.2"
    order_rule: ClassVar[str] = "CAY-3.2.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Place, Site, Pass)
    always: ClassVar[bool] = True

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        return placements(state, decision.seat, place_cost(state, state.players[decision.seat]), found)

    def declined(self, state: Position, decision: Decision) -> None:
        """CAY-3.2.6: who can place nobody has to pass, by itself but not in silence (CAY-10.1)."""
        take_pass(state, decision.seat, True)

    def belongs(self, state: Position, decision: Decision) -> bool:
        return state.phase == PLANNING and skips_nobody(state, decision.seat)


class EarlyPlacing(Placing):
    """D2: the Early Riser's placement, before all turns (CAY-3.2.1, CAY-6.1)."""

    name: ClassVar[str] = "early"
    order_rule: ClassVar[str] = "CAY-3.2.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Place, Site, Skip)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        return placements(state, decision.seat, EARLY_WORKERS, found)

    def declined(self, state: Position, decision: Decision) -> None:
        next_turn(state, state.first)

    def belongs(self, state: Position, decision: Decision) -> bool:
        """No worker is on the board then, so the Journeyman joins nobody (CAY-6.3, R-45)."""
        before = state.phase == PLANNING and nobody_began(state)
        return before and state.players[decision.seat].holds(EARLY_RISER)


def placements(state: Position, seat: int, workers: int, found: list[Action] | None) -> bool:
    """CAY-3.2.3, CAY-3.2.5: where a worker can be put, if so many are in the reserve (CAY-3.2.8)."""
    player = state.players[seat]
    if player.reserve < workers:
        return False
    at_site = seat in state.site
    if found is None and not at_site:
        return True
    mask = open_spaces(state, player)
    if found is not None:
        table = PLACES[seat]
        road = state.road
        while mask:
            low = mask & -mask
            space = low.bit_length() - 1
            found.append(table[space * MANY + road[space]])
            mask ^= low
        if not at_site:
            found.append(SITES[seat])
        return len(found) > 0
    return mask != 0


def places(state: Position, seat: int) -> list[Action]:
    """Everything that stands on the road, and the site."""
    built = [space for space in range(SPACES) if state.road[space]]
    return [*[PLACES[seat][space * MANY + state.road[space]] for space in built], SITES[seat]]
