"""The action phase: a place (D5, D6, D8, D10), and what follows from it (D7, D9, D11, D13)."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import NO_MORE, Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.orleans import gains, laying, sending, tokens, turn
from bastide.games.orleans.acting import Acting
from bastide.games.orleans.actions.board import INSTALLS, LAYS, SENDS, TAKES, Install, Lay, Send, Take
from bastide.games.orleans.actions.move import Decline
from bastide.games.orleans.actions.places import (
    RECRUITS,
    STUDIES,
    TRAVELS,
    USES,
    Pass,
    Recruit,
    Study,
    Travel,
    Use,
)
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF
from bastide.games.orleans.components import FIRST_TILE, PHARMACY, TOWER, TOWN_HALL, VILLAGE
from bastide.games.orleans.map import AT
from bastide.games.orleans.position import ACTIONS, EVENT, Position
from bastide.games.orleans.questions.holding import Holding
from bastide.games.orleans.tokens import BOATMAN, NEUTRALS


class TakingTurn(Acting):
    """D5 (ORL-3.5): an activated place, any of them (ORL-3.5.3), or pass; whoever can do nothing passes (ORL-3.5.4)."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "ORL-3.5"
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Recruit, Travel, Study, Pass)

    def __init__(self, last: list[Action], more: tuple[type[Action], ...]) -> None:
        super().__init__(last)
        self.accepted |= frozenset(more)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """Every way to carry out every place of one's own that can be, activated or not."""
        player = state.players[decision.seat]
        found: list[Action] = []
        self.find(state, decision, found)
        for place in range(len(PLACE_NAMES)):
            if player.owns(place) and state.box.effects[place].acts:
                found += [action for action in every_way(state, decision.seat, place) if action not in found]
        return found

    def declined(self, state: Position, decision: Decision) -> None:
        turn.take_pass(state, decision.seat, True)

    def fits(self, state: Position, decision: Decision) -> bool:
        alone = not state.acted and not decision.together and not state.passed >> decision.seat & 1
        here = state.phase == ACTIONS and state.active == decision.seat and alone
        return super().fits(state, decision) and here and self.find(state, decision, None)


def every_way(state: Position, seat: int, place: int) -> list[Action]:
    """The ways to carry out a place of the base game, possible or not; a travel without its good."""
    effect = state.box.effects[place]
    if place == VILLAGE:
        return [*RECRUITS[seat][BOATMAN:]]
    if place == PHARMACY:
        return [*STUDIES[seat]]
    if effect.way >= 0:
        return [TRAVELS[seat][place][edge][0] for edge in AT[state.players[seat].merchant][effect.way]]
    return [USES[seat][place]] if effect.plain else []


def in_action(state: Position, decision: Decision) -> bool:
    """Whether a decision can follow from an action on somebody's turn, or from the event."""
    if state.phase == ACTIONS:
        return state.acted and state.active == decision.seat and not state.passed >> decision.seat & 1
    return state.phase == EVENT


class TakingTile(Choice):
    """D7 (ORL-4.5): a place tile up to a level; not to be declined."""

    name: ClassVar[str] = "tile"
    rule: ClassVar[str] = "ORL-4.10.1"
    answers: ClassVar[tuple[type[Action], ...]] = (Take,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        mask = state.tiles & state.box.up_to[decision.a]
        if found is not None:
            left = mask
            while left:
                low = left & -left
                left ^= low
                found.append(TAKES[decision.seat][low.bit_length() - 1 - FIRST_TILE])
        return mask != 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [action for action in TAKES[decision.seat] if state.tiles >> action.tile & 1]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-tile", {"level": decision.a})

    def fits(self, state: Position, decision: Decision) -> bool:
        plain = not (decision.b or decision.c or decision.more or decision.together)
        level = decision.a == gains.tile_level(state, decision.seat)
        return plain and level and in_action(state, decision) and self.find(state, decision, None)


class Sending(Holding):
    """D9 (ORL-4.9.2): one or two tokens to deeds; only the second may be declined."""

    name: ClassVar[str] = "deeds"
    rule: ClassVar[str] = "ORL-4.9.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Send, Decline)

    def in_hand(self, decision: Decision) -> int:
        return decision.a

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if decision.c >= sending.MOST_SENT:
            return False
        if found is None:
            return sending.can_send(state, decision.a)
        for character in range(NEUTRALS):
            if tokens.count(decision.a, character):
                for row in state.box.rows:
                    spaces = sending.free_spaces(state, row, character)
                    if spaces:
                        choices = row.gains(state, decision.seat)
                        sends = SENDS[decision.seat][character][row.number]
                        found += [sends[space][gain + 1] for space in spaces for gain in choices]
        return len(found) > 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """Every token to every space of the board."""
        return [
            SENDS[decision.seat][character][row.number][space][gain + 1]
            for character in range(NEUTRALS)
            if tokens.count(decision.a, character)
            for row in state.box.rows
            for space in range(len(row.spaces))
            for gain in row.gains(state, decision.seat)
        ]

    def declinable(self, state: Position, decision: Decision) -> bool:
        return decision.c > 0

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        return None if decision.c else Refusal("ORL-4.9.2", "refuse-must-send")

    def declined(self, state: Position, decision: Decision) -> None:
        sending.put_away(state, decision)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-deeds", {"tokens": tokens.heap_words(decision.a), "sent": decision.c})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        heap = [tokens.TOKENS[kind] for kind in tokens.listed(decision.a)]
        return {"seat": decision.seat, "ask": self.name, "tokens": heap, "place": PLACE_NAMES[decision.b]}

    def fits(self, state: Position, decision: Decision) -> bool:
        return (
            in_action(state, decision)
            and not decision.together
            and not decision.more
            and (decision.b == TOWN_HALL or (decision.b == TOWER and state.players[decision.seat].owns(TOWER)))
            and 0 < tokens.size(decision.a) <= sending.MOST_SENT - min(decision.c, 1)
            and decision.a & ~tokens.NEUTRAL_FIELDS == 0
            and decision.c < sending.MOST_SENT
            and (state.stack[-1] is not decision or sending.can_send(state, decision.a))
        )


class Completing(Question):
    """Never asked: a deed has been filled, and this is the moment for what that brings (ORL-4.9.3, ORL-8.3.4)."""

    name: ClassVar[str] = "complete"
    rule: ClassVar[str] = "ORL-4.9.3"

    def options(self, state: Position, decision: Decision) -> list[Action]:
        return []

    def settled(self, state: Position, decision: Decision) -> bool:
        state.stack.pop()
        row = state.box.row(decision.a)
        assert row is not None
        row.complete(state, decision.seat)
        return True

    def fits(self, state: Position, decision: Decision) -> bool:
        """Only while something is asked before it."""
        row = state.box.row(decision.a)
        plain = not (decision.b or decision.c or decision.more or decision.together)
        pending = row is not None and sending.filled(state, row) and state.stack[-1] is not decision
        return plain and pending and in_action(state, decision)


class Laying(Holding):
    """D11 (ORL-4.10.2): a drawn token to a slot; compulsory where one can be, unless each is laid or returned on its
    own (ORL-8.3.5). The tokens are the owner's secret."""

    name: ClassVar[str] = "lay"
    rule: ClassVar[str] = "ORL-4.10.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Lay, Decline)

    def in_hand(self, decision: Decision) -> int:
        return sum([tokens.ONE[kind] for kind in laying.drawn(decision) if kind < tokens.KINDS])

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        some = False
        for kind in dict.fromkeys(laying.drawn(decision)):
            mask = laying.slots_for(state, decision, kind)
            while mask:
                some = True
                if found is None:
                    return True
                low = mask & -mask
                mask ^= low
                found.append(LAYS[decision.seat][kind][low.bit_length() - 1])
        return some

    def near(self, state: Position, decision: Decision) -> list[Action]:
        player = state.players[decision.seat]
        return [
            action
            for kind in dict.fromkeys(laying.drawn(decision))
            for action in LAYS[decision.seat][kind]
            if player.owns(PLACE_OF[action.slot])
        ]

    def declinable(self, state: Position, decision: Decision) -> bool:
        return decision.more == laying.EACH

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        return None if decision.more == laying.EACH else Refusal("ORL-4.10.2", "refuse-must-lay")

    def declined(self, state: Position, decision: Decision) -> None:
        laying.lay_back(state, decision)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        words = " ".join([f"@token-{tokens.TOKENS[kind]}" for kind in laying.drawn(decision)])
        return Phrase("ask-distilled" if decision.more == laying.EACH else "ask-lay", {"tokens": words})

    def fits(self, state: Position, decision: Decision) -> bool:
        marks = (decision.a, decision.b)
        known = decision.a > 0 and all(mark <= tokens.KINDS for mark in marks) and decision.c < len(PLACE_NAMES)
        plain = decision.more in (NO_MORE, laying.EACH) and not decision.together
        return known and plain and in_action(state, decision) and self.find(state, decision, None)


class Installing(Choice):
    """D13 (ORL-4.8.1): held technology tiles to slots, once one has passed."""

    name: ClassVar[str] = "technology"
    rule: ClassVar[str] = "ORL-4.8.1"
    answers: ClassVar[tuple[type[Action], ...]] = (Install, Decline)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        player = state.players[decision.seat]
        mask = laying.technology_slots(state, player) if player.held else 0
        if found is not None:
            left = mask
            while left:
                low = left & -left
                left ^= low
                found.append(INSTALLS[decision.seat][low.bit_length() - 1])
        return mask != 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        player = state.players[decision.seat]
        return [action for action in INSTALLS[decision.seat] if player.owns(PLACE_OF[action.slot])]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        player = state.players[decision.seat]
        count = decision.a or player.held
        return Phrase("ask-technology", {"count": count, "first": int(not player.installed)})

    def fits(self, state: Position, decision: Decision) -> bool:
        """Once he has passed, or in phase 6; then the one that he has just gained."""
        passed = state.phase == EVENT or (
            state.phase == ACTIONS and not state.acted and state.active == decision.seat
            and state.passed >> decision.seat & 1 == 1
        )  # fmt: skip
        plain = not (decision.b or decision.c or decision.more or decision.together)
        number = decision.a == (1 if state.phase == EVENT else 0)
        return plain and number and passed and self.find(state, decision, None)
