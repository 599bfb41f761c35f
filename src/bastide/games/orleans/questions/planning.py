"""Before the action phase: a tile to remove (D1), followers (D3), plans (D4)."""

from typing import ClassVar

from bastide.core.action import Action, add_chosen, chosen
from bastide.core.argument import Argument
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.kinds import Number
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.orleans import tokens, turn
from bastide.games.orleans.actions import planning
from bastide.games.orleans.actions.move import Decline
from bastide.games.orleans.asks import ASK_FOLLOWERS
from bastide.games.orleans.box import PLACE_OF, SLOTS
from bastide.games.orleans.components import FIRST_TILE, TOWER, TOWER_SPACES
from bastide.games.orleans.position import EVENT, FOLLOWERS, PLANNING, REMOVAL, Position


class Removing(Choice):
    """D1 (ORL-7.1): a tile, or none."""

    name: ClassVar[str] = "remove"
    rule: ClassVar[str] = "ORL-7.1"
    answers: ClassVar[tuple[type[Action], ...]] = (planning.Remove, Decline)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        return chosen(planning.REMOVALS[decision.seat], state.tiles >> FIRST_TILE)

    def belongs(self, state: Position, decision: Decision) -> bool:
        return state.phase == REMOVAL


class Following(Question):
    """D3 (ORL-3.3): which tokens to take back, then how many to draw."""

    name: ClassVar[str] = "followers"
    rule: ClassVar[str] = "ORL-3.3.1"
    order_rule: ClassVar[str] = "ORL-3.3.6"
    answers: ClassVar[tuple[type[Action], ...]] = (planning.Draw, planning.TakeBack)
    arguments: ClassVar[tuple[Argument, ...]] = (Argument("back", Number(0, SLOTS), 0),)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        player = state.players[seat]
        most = min(turn.most_draws(player) - decision.a, player.room)
        return [
            *reversed(planning.DRAWN[seat][: most + 1]),
            *[planning.BACKS[seat][slot] for slot in player.standing()],
        ]

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        backs = [planning.BACKS[seat][slot] for slot in state.players[seat].standing()]
        return [*planning.DRAWN[seat], *backs]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        player = state.players[decision.seat]
        left = turn.most_draws(player) - decision.a
        return Phrase("ask-followers", {"count": left, "room": player.room, "back": decision.a})

    def fits(self, state: Position, decision: Decision) -> bool:
        if decision.b or decision.c or decision.more or state.phase != FOLLOWERS:
            return False
        player = state.players[decision.seat]
        shown = player.shown
        taken_back = decision.a == tokens.size(player.fresh) and shown is not None and shown.bag == player.bag
        return taken_back and decision.a < turn.most_draws(player) and player.room > 0


class Towering(Question):
    """D3 (ORL-4.10.3): which of the new tokens go to the Gunpowder Tower."""

    name: ClassVar[str] = "tower"
    rule: ClassVar[str] = "ORL-4.10.3"
    order_rule: ClassVar[str] = "ORL-3.3.6"
    answers: ClassVar[tuple[type[Action], ...]] = (planning.ToTower, planning.ToMarket)

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        player = state.players[decision.seat]
        return [
            *[planning.TOWERS[decision.seat][kind] for kind in tokens.kinds(player.fresh)],
            planning.MARKETS[decision.seat],
        ]

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {"seat": decision.seat, "ask": state.questions[self.seen(state, decision)].name}

    def seen(self, state: Position, decision: Decision) -> int:
        """In phase 3 others cannot tell whether he has anything to lay out (ORL-10.2)."""
        return ASK_FOLLOWERS if state.phase == FOLLOWERS else decision.kind

    def fits(self, state: Position, decision: Decision) -> bool:
        player = state.players[decision.seat]
        room = player.owns(TOWER) and tokens.size(player.tower) < TOWER_SPACES
        together = decision.together > 0 if state.phase == FOLLOWERS else state.phase == EVENT and not decision.together
        return super().fits(state, decision) and together and room and player.fresh > 0


class Planning(Question):
    """D4 (ORL-3.4): tokens to slots, until one is ready."""

    name: ClassVar[str] = "plan"
    rule: ClassVar[str] = "ORL-3.4"
    order_rule: ClassVar[str] = "ORL-3.4"
    answers: ClassVar[tuple[type[Action], ...]] = (planning.Put, planning.Withdraw, planning.Ready, planning.Demand)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        player = state.players[seat]
        fits = state.box.fits[planning.planning_allows(state, player)]
        found: list[Action] = []
        for source in range(2):
            heap = player.tower if source else player.market
            kind = 0
            while heap:
                if heap & tokens.FIELD:
                    add_chosen(found, planning.PUTS[seat][source][kind], player.open & fits[kind])
                heap >>= tokens.WIDTH
                kind += 1
        add_chosen(found, planning.WITHDRAWALS[seat], player.new)
        found.append(planning.READY[seat])
        if not state.in_turn:
            found.append(planning.DEMANDS[seat])
        return found

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        """Every token at hand on every slot of one's own; every token on a slot back."""
        seat = decision.seat
        player = state.players[seat]
        slots = [slot for slot in range(SLOTS) if player.owns(PLACE_OF[slot])]
        found: list[Action] = []
        for source in range(2):
            for kind in tokens.kinds(player.tower if source else player.market):
                found += [planning.PUTS[seat][source][kind][slot] for slot in slots]
        return [
            *found,
            *[planning.WITHDRAWALS[seat][slot] for slot in player.standing()],
            planning.READY[seat],
            planning.DEMANDS[seat],
        ]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        player = state.players[decision.seat]
        left = tokens.size(player.market) + tokens.size(player.tower)
        return Phrase("ask-plan", {"count": left, "active": turn.activated(state, decision.seat)})

    def fits(self, state: Position, decision: Decision) -> bool:
        if not super().fits(state, decision) or state.planned >> decision.seat & 1:
            return False
        return state.phase == PLANNING and state.in_turn if not decision.together else state.phase == FOLLOWERS
