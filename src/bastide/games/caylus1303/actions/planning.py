"""Actions of the draft and of planning: a character to begin with, a worker on a building or at the site, passing."""

from typing import ClassVar

from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import Number
from bastide.core.phrases import Phrase, Value
from bastide.games.caylus1303 import components, turn
from bastide.games.caylus1303.actions.move import (
    BuildingName,
    CharacterMove,
    Move,
    building_words,
    workers_refusal,
)
from bastide.games.caylus1303.position import ASK_EARLY, Position


class Draft(CharacterMove):
    """Choose the character to begin with (CAY-2.9)."""

    do: ClassVar[str] = "draft"
    cites: ClassVar[str] = "CAY-2.9"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if state.offer >> self.character & 1:
            return None
        return Refusal("CAY-2.9", "refuse-not-offered", self.words(state))

    def apply(self, state: Position) -> None:
        state.stack.pop()
        state.offer &= ~(1 << self.character)
        state.players[self.seat].characters |= 1 << self.character
        if state.events is not None:
            name = components.CHARACTERS[self.character]
            state.tell("draft", self.seat, {"piece": name, "from": f"character:{name}", "to": "characters"})


class Placement(Move):
    """A worker put on the board, on a turn or by the Early Riser: what both ways cost and how they go on."""

    def workers(self, state: Position) -> int:
        """CAY-3.2.8 or CAY-6.1: the worker placed and the one that goes to the camp besides."""
        if state.stack[-1].kind == ASK_EARLY:
            return components.EARLY_WORKERS
        return turn.place_cost(state, state.players[self.seat])

    def cost(self, state: Position) -> dict[str, int]:
        return {"workers": self.workers(state)}

    def reserve_refusal(self, state: Position) -> Refusal | None:
        """CAY-3.2.11: all of it must be possible before the placement is legal."""
        return workers_refusal(state, self.seat, self.workers(state), "CAY-3.2.8")

    def pay(self, state: Position) -> None:
        """CAY-3.2.11: the worker is down; now the one to the camp."""
        workers = self.workers(state)
        player = state.players[self.seat]
        player.reserve -= workers
        if workers > 1:
            player.camp += 1
            if state.events is not None:
                state.tell("surcharge", self.seat, {"piece": "worker", "from": "reserve", "to": "camp"})

    def go_on(self, state: Position) -> None:
        """CAY-3.2.2: the next player; after the Early Riser the first (CAY-6.1)."""
        early = state.stack.pop().kind == ASK_EARLY
        turn.next_turn(state, state.first if early else (self.seat + 1) % state.seats)


class Place(Placement):
    """A: place a worker on a building of the road (CAY-3.2.3)."""

    do: ClassVar[str] = "place"
    cites: ClassVar[str] = "CAY-3.2.3"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("space", Number(0, components.SPACES - 1)),
        Field("building", BuildingName(0, len(components.NAMES)), coded=False),
    )
    space: int
    building: int

    def complete(self, state: Position) -> "Place | None":
        there = state.road[self.space]
        return Place(self.seat, self.space, there) if there else None

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """CAY-6.3: the Journeyman joins others only, not one's own worker (R-24)."""
        there = state.road[self.space]
        player = state.players[self.seat]
        if there == self.building and turn.open_spaces(state, player) >> self.space & 1:
            return self.reserve_refusal(state)
        joins = player.holds(components.JOURNEYMAN)
        named: dict[str, Value] = {"space": self.space, "building": building_words(self.building)}
        reasons = [
            (there != self.building and self.building in state.site_tiles, "CAY-3.2.3", "refuse-site-tile"),
            (not there, "CAY-3.2.3", "refuse-space-empty"),
            (there != self.building, "CAY-3.2.3", "refuse-not-there"),
            (there == components.BRIDGE_TILE, "CAY-3.2.3", "refuse-bridge"),
            (there == components.RESIDENCE, "CAY-4.6.1", "refuse-residence"),
            (components.BUILDINGS[there].kind == components.PRESTIGE, "CAY-3.2.3", "refuse-prestige"),
            (not joins, "CAY-3.2.3", "refuse-occupied"),
            (joins and state.stands(self.seat, self.space), "CAY-6.3", "refuse-own-worker"),
            (joins, "CAY-6.3", "refuse-journeyman-used"),
        ]
        return first_reason(named, reasons)

    def apply(self, state: Position) -> None:
        seat = self.seat
        if state.occupied() >> self.space & 1:
            state.joined = self.space
            state.joiner = seat
            state.used |= 1 << components.JOURNEYMAN
        state.players[seat].standing |= 1 << self.space
        if state.events is not None:
            what = components.NAMES[self.building]
            state.tell("place", seat, {"piece": "worker", "from": "reserve", "to": f"space:{self.space}", "what": what})
        self.pay(state)
        points = turn.owner_points(state, seat, self.space)
        if points:
            rule = "CAY-6.5" if points == components.STEWARD_POINTS else "CAY-3.2.4"
            owner = state.owners[self.space] - 1
            state.gain_points(owner, points, rule, "why-owner", components.NAMES[self.building])
        elif state.events is not None:
            owner = state.owners[self.space] - 1
            if owner not in (seat, -1):
                what = components.NAMES[self.building]
                state.tell("missed", owner, {"what": what, "missed": "thief", "other": seat + 1})
        self.go_on(state)

    def describe(self, state: Position) -> Phrase:
        more = {"owner": turn.owner_points(state, self.seat, self.space), "join": state.occupied() >> self.space & 1}
        placed = {"space": self.space, "cost": self.workers(state)}
        return Phrase("do-place", {"building": building_words(self.building), **placed, **more})


class Site(Placement):
    """B: place a worker at the construction site, on the leftmost free slot (CAY-3.2.5)."""

    do: ClassVar[str] = "site"
    cites: ClassVar[str] = "CAY-3.2.5"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.seat in state.site:
            return Refusal("CAY-3.2.5", "refuse-at-site")
        return self.reserve_refusal(state)

    def apply(self, state: Position) -> None:
        if state.events is not None:
            slot = len(state.site)
            state.tell("site", self.seat, {"piece": "worker", "from": "reserve", "to": f"site:{slot}"})
        state.site = (*state.site, self.seat)
        self.pay(state)
        self.go_on(state)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-site", {"cost": self.workers(state), "place": len(state.site) + 1})


class Pass(Move):
    """C: pass; the first to pass begins the next round (CAY-3.2.6, CAY-3.2.7)."""

    do: ClassVar[str] = "pass"
    cites: ClassVar[str] = "CAY-3.2.6"

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.take_pass(state, self.seat, False)

    def loses(self, state: Position) -> bool:
        """Whoever can place nobody passes unasked."""
        return True

    def describe(self, state: Position) -> Phrase:
        begins = state.round + 1 if not state.bridge and state.round < components.ROUNDS else 0
        return Phrase("do-pass", {"place": len(state.bridge) + 1, "round": begins})
