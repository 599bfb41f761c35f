"""Cards: which profession is not kept, which of five is, what goes under a deck, whom to recruit."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.games.florence import decks, objects
from bastide.games.florence.actions.move import CARD, CARD_WORDS, PROFESSION, Move, each
from bastide.games.florence.components import CARD_NAMES, CARDS, FIRST_CARD
from bastide.games.florence.position import Position

LOOKING_RULES: Final = ("FLO-6.3.1", "FLO-6.5.1", "FLO-5.4")  # by deck


class ProfessionMove(Move):
    """Something about a profession."""

    declared: ClassVar[tuple[Field, ...]] = (Field("profession", PROFESSION, touch="card"),)
    profession: int


class Discard(ProfessionMove):
    """Do not keep one of the four professions (FLO-2.4)."""

    do: ClassVar[str] = "discard"
    cites: ClassVar[str] = "FLO-2.4"
    declared: ClassVar[tuple[Field, ...]] = (Field("profession", PROFESSION, touch="card", gives=True),)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return hand_refusal(state, self.seat, self.profession, "FLO-2.4")

    def apply(self, state: Position) -> None:
        self.asked(state)
        player = state.players[self.seat]
        player.hand &= ~(1 << self.profession)
        player.inside = 1 << self.profession
        state.tell("discard", self.seat, {"what": CARD_NAMES[self.profession]}, secret=True)


class LookedAtMove(Move):
    """Something about one of the cards that one has looked at."""

    declared: ClassVar[tuple[Field, ...]] = (Field("card", CARD),)
    card: int

    @property
    def rule(self) -> str:
        return LOOKING_RULES[sum([self.card >= first for first in FIRST_CARD]) - 1]

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        there = self.card in asked.more
        return None if there else Refusal(LOOKING_RULES[asked.a], "refuse-not-looked-at", self.words(state))


class Keep(LookedAtMove):
    """Keep one of the cards that one has looked at (FLO-5.4, FLO-6.3.1, FLO-6.5.1)."""

    do: ClassVar[str] = "keep"
    cites: ClassVar[str] = "FLO-5.4"

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        decks.keep(state, self.seat, asked.a, asked.more, self.card)


class Under(LookedAtMove):
    """Put one of the others under the deck before the rest (FLO-5.4)."""

    do: ClassVar[str] = "under"
    cites: ClassVar[str] = "FLO-5.4"

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        decks.put_under(state, self.seat, asked.a, (self.card,))
        decks.ask_order(state, self.seat, asked.a, asked.more, self.card)


class Recruit(ProfessionMove):
    """Play a recruiting card: take a played profession of somebody else (FLO-5.5.1)."""

    do: ClassVar[str] = "recruit"
    cites: ClassVar[str] = "FLO-5.5.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not state.players[self.seat].recruiting:
            return Refusal("FLO-5.5", "refuse-no-recruiting-card")
        if objects.targets(state, self.seat) >> self.profession & 1:
            return None
        return Refusal("FLO-5.5.1", "refuse-no-target", self.words(state))

    def apply(self, state: Position) -> None:
        """In phase A the question is answered; in a turn it goes on."""
        if state.phase_name != "actions":
            state.stack.pop()
        objects.recruit(state, self.seat, self.profession)


def hand_refusal(state: Position, seat: int, card: int, rule: str) -> Refusal | None:
    if state.players[seat].hand >> card & 1:
        return None
    return Refusal(rule, "refuse-not-in-hand", {"card": CARD_WORDS[card]})


EVERY_PROFESSION: Final = range(FIRST_CARD[1])
DISCARDS: Final[list[list[Action]]] = each(Discard, EVERY_PROFESSION)
KEEPS: Final[list[list[Action]]] = each(Keep, range(CARDS))
UNDERS: Final[list[list[Action]]] = each(Under, range(CARDS))
RECRUITS: Final[list[list[Action]]] = each(Recruit, EVERY_PROFESSION)
