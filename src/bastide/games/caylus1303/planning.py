"""Actions of the draft and of planning: a character to begin with, a worker on a building or at the site, passing."""

from typing import ClassVar

from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase, Value
from bastide.games.caylus1303 import turn
from bastide.games.caylus1303.components import (
    BRIDGE_TILE,
    BUILDINGS,
    CHARACTERS,
    EARLY_WORKERS,
    JOURNEYMAN,
    NAMES,
    OWNER_POINTS,
    PRESTIGE,
    RESIDENCE_KIND,
    ROUNDS,
    STEWARD,
    STEWARD_POINTS,
    THIEF,
)
from bastide.games.caylus1303.moves import Move, asked_kind, building_words, character_words, other_question
from bastide.games.caylus1303.position import DRAFT, EARLY, PLAN, Position


class Draft(Move):
    """Choose the character to begin with (CAY-2.9)."""

    do: ClassVar[str] = "draft"

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat
        self.character = character

    @property
    def rule(self) -> str:
        return "CAY-2.9"

    def fields(self) -> dict[str, Value]:
        return {"character": CHARACTERS[self.character]}

    def touches(self) -> tuple[str, ...]:
        return (f"character:{CHARACTERS[self.character]}",)

    def refuse(self, state: Position) -> Refusal | None:
        if asked_kind(state) != DRAFT:
            return other_question(state)
        if not state.offer >> self.character & 1:
            return Refusal("CAY-2.9", "refuse-not-offered", {"character": character_words(self.character)})
        return None

    def apply(self, state: Position) -> None:
        state.stack.pop()
        state.offer &= ~(1 << self.character)
        state.players[self.seat].characters |= 1 << self.character
        if state.events is not None:
            name = CHARACTERS[self.character]
            state.tell("draft", self.seat, {"piece": name, "from": f"character:{name}", "to": "characters"})
        if not state.stack:
            state.board_characters = state.offer
            state.offer = 0
            turn.start_round(state)
            turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-draft", {"character": character_words(self.character)})


class Placement(Move):
    """A worker put on the board, on a turn or by the Early Riser: what both ways cost and how they go on."""

    def workers(self, state: Position) -> int:
        """CAY-3.2.8 or CAY-6.1: the worker placed and the one that goes to the camp besides."""
        if asked_kind(state) == EARLY:
            return EARLY_WORKERS
        return turn.place_cost(state, state.players[self.seat])

    def cost(self, state: Position) -> dict[str, int]:
        workers = self.workers(state)
        return {"workers": workers} if workers > 1 else {}

    def placement_refusal(self, state: Position) -> Refusal | None:
        kind = asked_kind(state)
        if kind != PLAN and kind != EARLY:
            return other_question(state)
        reserve = state.players[self.seat].reserve
        if reserve < self.workers(state):
            rule = "CAY-3.2.8" if reserve else "CAY-3.2.6"
            return Refusal(rule, "refuse-workers", {"price": self.workers(state), "workers": reserve})
        return None

    def pay_and_go_on(self, state: Position, workers: int) -> None:
        """CAY-3.2.11: the worker is down; now the one to the camp. Then the next player (CAY-3.2.2)."""
        player = state.players[self.seat]
        player.reserve -= workers
        if workers > 1:
            player.camp += 1
            if state.events is not None:
                state.tell("surcharge", self.seat, {"piece": "worker", "from": "reserve", "to": "camp"})

    def go_on(self, state: Position) -> None:
        if state.stack.pop().kind == EARLY:
            turn.next_turn(state, state.first)
        else:
            turn.next_turn(state, (self.seat + 1) % state.seats)
        turn.proceed(state)


class Place(Placement):
    """A: place a worker on a building of the road (CAY-3.2.3)."""

    do: ClassVar[str] = "place"

    def __init__(self, seat: int, space: int, building: int) -> None:
        self.seat = seat
        self.space = space
        self.building = building

    @property
    def rule(self) -> str:
        return "CAY-3.2.3"

    def fields(self) -> dict[str, Value]:
        return {"space": self.space, "building": NAMES[self.building]}

    def touches(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)

    def refuse(self, state: Position) -> Refusal | None:
        kind = asked_kind(state)
        player = state.players[self.seat]
        if kind in (PLAN, EARLY):
            here = turn.open_spaces(state, player) >> self.space & 1
            if here and state.road[self.space] == self.building and player.reserve >= self.workers(state):
                return None
        return self.space_refusal(state) or self.placement_refusal(state)

    def space_refusal(self, state: Position) -> Refusal | None:
        """Which of the conditions of CAY-3.2.3 fails."""
        if asked_kind(state) not in (PLAN, EARLY):
            return other_question(state)
        there = state.road[self.space]
        named: dict[str, Value] = {"space": self.space, "building": building_words(self.building)}
        if not there:
            return Refusal("CAY-3.2.3", "refuse-space-empty", named)
        if there != self.building:
            return Refusal("CAY-3.2.3", "refuse-not-there", named)
        if there == BRIDGE_TILE:
            return Refusal("CAY-3.2.3", "refuse-bridge")
        if BUILDINGS[there].kind == RESIDENCE_KIND:
            return Refusal("CAY-4.6.1", "refuse-residence", named)
        if BUILDINGS[there].kind == PRESTIGE:
            return Refusal("CAY-3.2.3", "refuse-prestige", named)
        if not state.occupied() >> self.space & 1 or turn.joinable(state, state.players[self.seat]) >> self.space & 1:
            return None
        if state.players[self.seat].holds(JOURNEYMAN):
            if state.players[self.seat].standing >> self.space & 1:
                return Refusal("R-24", "refuse-own-worker", named)
            return Refusal("CAY-6.3", "refuse-journeyman-used", named)
        return Refusal("CAY-3.2.3", "refuse-occupied", named)

    def apply(self, state: Position) -> None:
        seat = self.seat
        player = state.players[seat]
        workers = self.workers(state)
        if state.occupied() >> self.space & 1:
            state.joined = self.space
            state.joiner = seat
            state.used |= 1 << JOURNEYMAN
        player.standing |= 1 << self.space
        if state.events is not None:
            state.tell(
                "place",
                seat,
                {"piece": "worker", "from": "reserve", "to": f"space:{self.space}", "what": NAMES[self.building]},
            )
        self.pay_and_go_on(state, workers)
        owner = state.owners[self.space] - 1
        if owner >= 0 and owner != seat:
            self.pay_owner(state, owner)
        self.go_on(state)

    def pay_owner(self, state: Position, owner: int) -> None:
        """CAY-3.2.4, 6.4, 6.5: a point for the owner, two with the Steward, none from the Thief."""
        if state.players[self.seat].holds(THIEF):
            return
        steward = state.players[owner].holds(STEWARD)
        points = STEWARD_POINTS if steward else OWNER_POINTS
        rule = "CAY-6.5" if steward else "CAY-3.2.4"
        state.gain_points(owner, points, rule, "why-owner", NAMES[self.building])

    def describe(self, state: Position) -> Phrase:
        owner = state.owners[self.space] - 1
        theirs = owner if owner >= 0 and owner != self.seat else -1
        return Phrase(
            "do-place",
            {
                "building": building_words(self.building),
                "space": self.space,
                "cost": self.workers(state),
                "owner": theirs + 1,
                "join": 1 if state.occupied() >> self.space & 1 else 0,
            },
        )


class Site(Placement):
    """B: place a worker at the construction site, on the leftmost free slot (CAY-3.2.5)."""

    do: ClassVar[str] = "site"

    @property
    def rule(self) -> str:
        return "CAY-3.2.5"

    def fields(self) -> dict[str, Value]:
        return {}

    def touches(self) -> tuple[str, ...]:
        return ("site",)

    def refuse(self, state: Position) -> Refusal | None:
        refusal = self.placement_refusal(state)
        if refusal is None and self.seat in state.site:
            return Refusal("CAY-3.2.5", "refuse-at-site")
        return refusal

    def apply(self, state: Position) -> None:
        workers = self.workers(state)
        if state.events is not None:
            slot = len(state.site)
            state.tell("site", self.seat, {"piece": "worker", "from": "reserve", "to": f"site:{slot}"})
        state.site = (*state.site, self.seat)
        self.pay_and_go_on(state, workers)
        self.go_on(state)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-site", {"cost": self.workers(state), "place": len(state.site) + 1})


class Pass(Move):
    """C: pass; the first to pass begins the next round (CAY-3.2.6, 3.2.7)."""

    do: ClassVar[str] = "pass"

    @property
    def rule(self) -> str:
        return "CAY-3.2.6"

    def fields(self) -> dict[str, Value]:
        return {}

    def touches(self) -> tuple[str, ...]:
        return ("pass",)

    def refuse(self, state: Position) -> Refusal | None:
        return None if asked_kind(state) == PLAN else other_question(state)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.take_pass(state, self.seat, False)
        turn.next_turn(state, self.seat)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        begins = state.round + 1 if not state.bridge and state.round < ROUNDS else 0
        return Phrase("do-pass", {"place": len(state.bridge) + 1, "round": begins})
