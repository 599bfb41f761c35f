"""The action phase: a place (D5, D6, D8, D10), and what follows from it (D7, D9, D11, D13)."""

from typing import ClassVar

from bastide.core.action import Action, chosen
from bastide.core.argument import Argument, Heap
from bastide.core.decision import NO_MORE, Decision
from bastide.core.errors import Refusal
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase
from bastide.games.orleans import deeds, gains, laying, tokens, turn
from bastide.games.orleans.acting import Acting, Asking, Holding
from bastide.games.orleans.actions.board import INSTALLS, LAYS, SENDS, TAKES, Install, Lay, Send, Take
from bastide.games.orleans.actions.move import Decline
from bastide.games.orleans.actions.places import Pass, Recruit, Study, Travel, Use
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF
from bastide.games.orleans.components import DEEDS, FIRST_TILE, TOWER, TOWN_HALL
from bastide.games.orleans.position import ACTIONS, EVENT, Position


class TakingTurn(Acting):
    """D5 (ORL-3.5): an activated place, any of them (ORL-3.5.3), or pass; whoever can do nothing passes (ORL-3.5.4)."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "ORL-3.5"
    always: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Recruit, Travel, Study, Pass)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """Every way to carry out every place of one's own that can be, activated or not."""
        player = state.players[decision.seat]
        found = super().near(state, decision)
        for place, effect in enumerate(state.box.effects):
            if player.owns(place):
                found += [action for action in effect.ways(state, decision.seat, place) if action not in found]
        return found

    def declined(self, state: Position, decision: Decision) -> None:
        turn.take_pass(state, decision.seat, True)

    def belongs(self, state: Position, decision: Decision) -> bool:
        alone = not state.acted and not state.passed >> decision.seat & 1
        return state.phase == ACTIONS and state.active == decision.seat and alone


class TakingTile(Asking):
    """D7 (ORL-4.5): a place tile up to a level; not to be declined."""

    name: ClassVar[str] = "tile"
    rule: ClassVar[str] = "ORL-4.10.1"
    counted: ClassVar[str] = "level"
    amounts: ClassVar[range] = range(1, 3)
    answers: ClassVar[tuple[type[Action], ...]] = (Take,)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        return chosen(TAKES[decision.seat], (state.tiles & state.box.up_to[decision.a]) >> FIRST_TILE)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return chosen(TAKES[decision.seat], state.tiles >> FIRST_TILE)

    def belongs(self, state: Position, decision: Decision) -> bool:
        return super().belongs(state, decision) and decision.a == gains.tile_level(state, decision.seat)


class Sending(Holding):
    """D9 (ORL-4.9.2): one or two tokens to deeds; only the second may be declined."""

    name: ClassVar[str] = "deeds"
    rule: ClassVar[str] = "ORL-4.9.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Send, Decline)
    arguments: ClassVar[tuple[Argument, ...]] = (
        Heap("tokens", tokens.TOKENS, tokens.WIDTH),
        Argument("place", Name(PLACE_NAMES)),
        Argument("sent", Number(0, deeds.MOST_SENT), 0),
    )

    def in_hand(self, decision: Decision) -> int:
        return decision.a

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if decision.c >= deeds.MOST_SENT:
            return False
        if found is None:
            return deeds.can_send(state, decision.a)
        for character in tokens.kinds(decision.a):
            for row in state.box.rows:
                spaces = deeds.free_spaces(state, row, character)
                if spaces:
                    choices = row.gains(state, decision.seat)
                    sends = SENDS[decision.seat][character][row.number]
                    found += [sends[space][gain + 1] for space in spaces for gain in choices]
        return len(found) > 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """Every token to every space of the board."""
        return [
            SENDS[decision.seat][character][row.number][space][gain + 1]
            for character in tokens.kinds(decision.a)
            for row in state.box.rows
            for space in range(len(row.spaces))
            for gain in row.gains(state, decision.seat)
        ]

    def tell_why(self, state: Position, decision: Decision) -> None:
        if decision.a and decision.c < deeds.MOST_SENT:
            state.tell("unsent", decision.seat, {})

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        return None if decision.c else Refusal("ORL-4.9.2", "refuse-must-send")

    def declined(self, state: Position, decision: Decision) -> None:
        """R-13: what was not sent goes into the bag, or stays on the Tower."""
        if decision.b == TOWER:
            state.players[decision.seat].tower += decision.a
        else:
            state.to_bag(decision.seat, decision.a, f"place:{PLACE_NAMES[TOWN_HALL]}")

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-deeds", {"tokens": tokens.heap_words(decision.a), "sent": decision.c})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return self.open_hand(decision, decision.b)

    def fits(self, state: Position, decision: Decision) -> bool:
        return (
            self.belongs(state, decision)
            and not decision.together
            and not decision.more
            and (decision.b == TOWN_HALL or (decision.b == TOWER and state.players[decision.seat].owns(TOWER)))
            and 0 < tokens.size(decision.a) <= deeds.MOST_SENT - min(decision.c, 1)
            and decision.a & ~tokens.NEUTRAL_FIELDS == 0
            and decision.c < deeds.MOST_SENT
            and (state.stack[-1] is not decision or deeds.can_send(state, decision.a))
        )


class Completing(Asking):
    """Never asked: a deed has been filled, and this is the moment for what that brings (ORL-4.9.3, ORL-8.3.4)."""

    name: ClassVar[str] = "complete"
    rule: ClassVar[str] = "ORL-4.9.3"
    arguments: ClassVar[tuple[Argument, ...]] = (Argument("deed", Name(DEEDS)),)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        return []

    def declined(self, state: Position, decision: Decision) -> None:
        row = state.box.row(decision.a)
        assert row is not None
        row.complete(state, decision.seat)

    def fits(self, state: Position, decision: Decision) -> bool:
        """Only while something is asked before it."""
        row = state.box.row(decision.a)
        plain = not (decision.b or decision.c or decision.more or decision.together)
        pending = row is not None and deeds.filled(state, row) and state.stack[-1] is not decision
        return plain and pending and self.belongs(state, decision)


class Laying(Holding):
    """D11 (ORL-4.10.2): a drawn token to a slot; compulsory where one can be, unless each is laid or returned on its
    own (ORL-8.3.5). The tokens are the owner's secret."""

    name: ClassVar[str] = "lay"
    rule: ClassVar[str] = "ORL-4.10.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Lay, Decline)
    arguments: ClassVar[tuple[Argument, ...]] = (
        Argument("token", Name(tokens.TOKENS), plus=1),
        Argument("other", Name(tokens.TOKENS), 0, plus=1),
        Argument("place", Name(PLACE_NAMES), 0),
        Argument("each", Number(0, 1)),
    )

    def in_hand(self, decision: Decision) -> int:
        return sum([tokens.ONE[kind] for kind in laying.drawn(decision) if kind < tokens.KINDS])

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        found: list[Action] = []
        for kind in dict.fromkeys(laying.drawn(decision)):
            found += chosen(LAYS[decision.seat][kind], laying.slots_for(state, decision, kind))
        return found

    def near(self, state: Position, decision: Decision) -> list[Action]:
        player = state.players[decision.seat]
        return [
            action
            for kind in dict.fromkeys(laying.drawn(decision))
            for action in LAYS[decision.seat][kind]
            if player.owns(PLACE_OF[action.slot])
        ]

    def tell_why(self, state: Position, decision: Decision) -> None:
        state.tell("unlaid", decision.seat, {})

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        return None if decision.more == laying.EACH else Refusal("ORL-4.10.2", "refuse-must-lay")

    def declined(self, state: Position, decision: Decision) -> None:
        """All that was drawn returns to the bag."""
        state.players[decision.seat].bag += self.in_hand(decision)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        words = " ".join([f"@token-{tokens.TOKENS[kind]}" for kind in laying.drawn(decision)])
        return Phrase("ask-distilled" if decision.more == laying.EACH else "ask-lay", {"tokens": words})

    def fits(self, state: Position, decision: Decision) -> bool:
        marks = (decision.a, decision.b)
        known = decision.a > 0 and all(mark <= tokens.KINDS for mark in marks) and decision.c < len(PLACE_NAMES)
        plain = decision.more in (NO_MORE, laying.EACH) and not decision.together
        return known and plain and self.belongs(state, decision) and self.find(state, decision, None)


class Installing(Asking):
    """D13 (ORL-4.8.1): held technology tiles to slots, once one has passed."""

    name: ClassVar[str] = "technology"
    rule: ClassVar[str] = "ORL-4.8.1"
    amounts: ClassVar[range] = range(2)
    arguments: ClassVar[tuple[Argument, ...]] = (Argument("gained", Number(0, 1), 0),)
    answers: ClassVar[tuple[type[Action], ...]] = (Install, Decline)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        player = state.players[decision.seat]
        return chosen(INSTALLS[decision.seat], laying.technology_slots(state, player)) if player.held else []

    def tell_why(self, state: Position, decision: Decision) -> None:
        if state.players[decision.seat].held:
            state.tell("uninstalled", decision.seat, {})

    def near(self, state: Position, decision: Decision) -> list[Action]:
        player = state.players[decision.seat]
        return [action for action in INSTALLS[decision.seat] if player.owns(PLACE_OF[action.slot])]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        player = state.players[decision.seat]
        count = decision.a or player.held
        return Phrase("ask-technology", {"count": count, "first": int(not player.installed)})

    def belongs(self, state: Position, decision: Decision) -> bool:
        """Once he has passed, or in phase 6; then the one that he has just gained, which is not bound."""
        if state.phase == EVENT:
            player = state.players[decision.seat]
            return decision.a == 1 and player.held > player.bound
        passed = state.active == decision.seat and state.passed >> decision.seat & 1 == 1
        return state.phase == ACTIONS and not decision.a and not state.acted and passed
