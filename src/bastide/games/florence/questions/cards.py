"""Cards and tiles that were acquired: which are kept, where they lie."""

from typing import ClassVar

from bastide.core.action import Action, chosen
from bastide.core.argument import Argument
from bastide.core.decision import Decision
from bastide.core.kinds import Name
from bastide.core.phrases import Phrase
from bastide.games.florence import decks, objects
from bastide.games.florence.actions.cards import DISCARDS, KEEPS, RECRUITS, UNDERS, Discard, Keep, Recruit, Under
from bastide.games.florence.actions.laying import Lay
from bastide.games.florence.actions.move import Decline
from bastide.games.florence.components import CARD_NAMES, CARDS, DEALT, DECK_CARDS, DECKS, LOOKED_AT, TILES
from bastide.games.florence.position import FIRST_LANDSCAPE, Position
from bastide.games.florence.questions.asking import Asking, carries_nothing


class Discarding(Asking):
    """FLO-2.4: three of four professions are kept; all at once and in secret."""

    name: ClassVar[str] = "discard"
    rule: ClassVar[str] = "FLO-2.4"
    order_rule: ClassVar[str] = "FLO-2.4"
    answers: ClassVar[tuple[type[Action], ...]] = (Discard,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            found += chosen(DISCARDS[decision.seat], state.players[decision.seat].hand)
        return True

    def fits(self, state: Position, decision: Decision) -> bool:
        return decision.together > 0 and self.belongs(state, decision)

    def belongs(self, state: Position, decision: Decision) -> bool:
        hand = state.players[decision.seat].hand
        return state.phase == 0 and hand.bit_count() == DEALT and carries_nothing(decision)


class LookingAt(Asking):
    """Something about one of the cards that one has looked at: only their owner knows which. Where there is but one
    nothing is asked."""

    moves: ClassVar[list[list[Action]]] = []  # by seat and card
    arguments: ClassVar[tuple[Argument, ...]] = (Argument("deck", Name(DECKS)),)
    listed: ClassVar[Argument | None] = Argument("cards", Name(CARD_NAMES))

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            found += [self.moves[decision.seat][card] for card in decision.more]
        return len(decision.more) > 1

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "deck": DECKS[decision.a], "count": len(decision.more)}

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase(f"ask-{self.name}", {"deck": f"@deck-{DECKS[decision.a]}", "count": len(decision.more)})

    def belongs(self, state: Position, decision: Decision) -> bool:
        known = decision.a < len(DECKS) and not decision.b and not decision.c and state.phase > 0
        if not known or not 1 <= len(decision.more) <= LOOKED_AT:
            return False
        return all(card < CARDS and DECK_CARDS[decision.a] >> card & 1 for card in decision.more)


class Keeping(LookingAt):
    """FLO-5.4, FLO-6.3.1, FLO-6.5.1: one is kept."""

    name: ClassVar[str] = "keep"
    rule: ClassVar[str] = "FLO-5.4"
    answers: ClassVar[tuple[type[Action], ...]] = (Keep,)
    moves: ClassVar[list[list[Action]]] = KEEPS

    def declined(self, state: Position, decision: Decision) -> None:
        decks.keep(state, decision.seat, decision.a, decision.more, decision.more[0])


class Ordering(LookingAt):
    """FLO-5.4: the order of the others under the deck; as drawn, if nothing is said."""

    name: ClassVar[str] = "under"
    rule: ClassVar[str] = "FLO-5.4"
    answers: ClassVar[tuple[type[Action], ...]] = (Under, Decline)
    moves: ClassVar[list[list[Action]]] = UNDERS

    def declined(self, state: Position, decision: Decision) -> None:
        decks.put_under(state, decision.seat, decision.a, decision.more)


class Recruiting(Asking):
    """FLO-5.5: a recruiting card may be played at once, where there is a target."""

    name: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "FLO-5.5"
    answers: ClassVar[tuple[type[Action], ...]] = (Recruit, Decline)
    every: ClassVar[list[list[Action]]] = RECRUITS

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        targets = objects.targets(state, decision.seat)
        if found is not None:
            found += chosen(RECRUITS[decision.seat], targets)
        return targets != 0

    def declined(self, state: Position, decision: Decision) -> None:
        if not objects.targets(state, decision.seat):
            state.tell("no_target", decision.seat, {})

    def belongs(self, state: Position, decision: Decision) -> bool:
        here = state.phase_name == "auction" and state.players[decision.seat].recruiting > 0
        return here and carries_nothing(decision)


class Laying(Asking):
    """FLO-5.1, FLO-6.2.2: where a tile lies."""

    name: ClassVar[str] = "lay"
    rule: ClassVar[str] = "FLO-6.2.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Lay,)
    arguments: ClassVar[tuple[Argument, ...]] = (Argument("tile", Name(TILES)),)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        player = state.players[decision.seat]
        if found is not None:
            taken = player.barred if decision.a < FIRST_LANDSCAPE else player.covered
            seat = decision.seat
            found += [lie.lays[seat] for lie in state.box.lies[decision.a] if not lie.cells & taken]
        return player.fits >> decision.a & 1 == 1

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [lie.lays[decision.seat] for lie in state.box.lies[decision.a]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-lay", {"tile": f"@tile-{TILES[decision.a]}"})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "tile": TILES[decision.a]}

    def belongs(self, state: Position, decision: Decision) -> bool:
        if decision.a >= len(TILES) or decision.b or decision.c or decision.more:
            return False
        if decision.a >= FIRST_LANDSCAPE:
            return state.phase_name == "auction" and state.stock[decision.a - FIRST_LANDSCAPE] > 0
        new = not state.players[decision.seat].buildings >> decision.a & 1
        return state.phase_name == "actions" and state.buildings[decision.a] > 0 and new
