"""The action phase: a place (D5, D6, D8, D10), and what follows from it (D7, D9, D11, D13)."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.orleans import laying, sending, tokens, turn
from bastide.games.orleans.acting import Acting
from bastide.games.orleans.actions.board import INSTALLS, LAYS, SENDS, TAKES, Install, Lay, Send, Take
from bastide.games.orleans.actions.move import Decline
from bastide.games.orleans.actions.places import Pass, Recruit, Study, Travel, Use
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF
from bastide.games.orleans.components import FIRST_TILE, TOWER, TOWN_HALL
from bastide.games.orleans.position import ACTIONS, Position
from bastide.games.orleans.questions.holding import Holding
from bastide.games.orleans.tokens import NEUTRALS


class TakingTurn(Acting):
    """D5 (ORL-3.5): an activated place, or pass; whoever can do nothing passes (ORL-3.5.4)."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "ORL-3.5"
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Recruit, Travel, Study, Pass)

    def __init__(self, last: list[Action], more: tuple[type[Action], ...]) -> None:
        super().__init__(last)
        self.accepted |= frozenset(more)

    def declined(self, state: Position, decision: Decision) -> None:
        turn.take_pass(state, decision.seat, True)

    def fits(self, state: Position, decision: Decision) -> bool:
        here = state.phase == ACTIONS and state.active == decision.seat and not state.passed >> decision.seat & 1
        return super().fits(state, decision) and here and self.find(state, decision, None)


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
        return 1 <= decision.a <= 2 and not (decision.b or decision.c or decision.more or decision.together)


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
            not decision.together
            and not decision.more
            and decision.b in (TOWN_HALL, TOWER)
            and 0 < tokens.size(decision.a) <= sending.MOST_SENT - min(decision.c, 1)
            and decision.a & ~tokens.NEUTRAL_FIELDS == 0
            and decision.c < sending.MOST_SENT
            and sending.can_send(state, decision.a)
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
        return row is not None and sending.filled(state, row) and state.stack[-1] is not decision


class Laying(Holding):
    """D11 (ORL-4.10.2): a drawn token to a slot; compulsory where one can be. The tokens are the owner's secret."""

    name: ClassVar[str] = "lay"
    rule: ClassVar[str] = "ORL-4.10.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Lay,)

    def in_hand(self, decision: Decision) -> int:
        return sum([tokens.ONE[kind] for kind in laying.drawn(decision)])

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

    def declined(self, state: Position, decision: Decision) -> None:
        laying.lay_back(state, decision)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        words = " ".join([f"@token-{tokens.TOKENS[kind]}" for kind in laying.drawn(decision)])
        return Phrase("ask-lay", {"tokens": words})

    def fits(self, state: Position, decision: Decision) -> bool:
        marks = (decision.a, decision.b)
        known = decision.a > 0 and all(mark <= tokens.KINDS for mark in marks) and decision.c < len(PLACE_NAMES)
        return known and not decision.more and not decision.together and self.find(state, decision, None)


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
        carried = decision.b or decision.c or decision.more or decision.together
        return decision.a <= 1 and not carried and state.players[decision.seat].held > 0
