"""Cards: which profession is not kept, which of five is, what goes under a deck, whom to recruit."""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.phrases import Phrase
from bastide.games.florence import decks, objects
from bastide.games.florence.actions.move import EVERY_SEAT, Move, named, named_field
from bastide.games.florence.components import CARD_NAMES, CARDS, FIRST_CARD
from bastide.games.florence.position import Position

PROFESSION_NAMES: Final = CARD_NAMES[: FIRST_CARD[1]]
CARD_WORDS: Final = named("card", CARD_NAMES)


class CardMove(Move):
    """Something about a card."""

    declared: ClassVar[tuple[Field, ...]] = (named_field("card", CARD_NAMES),)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class ProfessionMove(Move):
    """Something about a profession."""

    declared: ClassVar[tuple[Field, ...]] = (named_field("profession", PROFESSION_NAMES, "card"),)

    def __init__(self, seat: int, profession: int) -> None:
        self.seat = seat
        self.profession = profession


class Discard(ProfessionMove):
    """Do not keep one of the four professions (FLO-2.4)."""

    do: ClassVar[str] = "discard"
    cites: ClassVar[str] = "FLO-2.4"
    declared: ClassVar[tuple[Field, ...]] = (named_field("profession", PROFESSION_NAMES, "card", gives=True),)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return hand_refusal(state, self.seat, self.profession, "FLO-2.4")

    def apply(self, state: Position) -> None:
        self.asked(state)
        player = state.players[self.seat]
        player.hand &= ~(1 << self.profession)
        player.inside = 1 << self.profession
        if state.events is not None:
            state.tell("discard", self.seat, {"what": CARD_NAMES[self.profession]}, secret=True)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-discard", {"card": CARD_WORDS[self.profession]})


class Keep(CardMove):
    """Keep one of the cards that one has looked at (FLO-5.4, FLO-6.3.1, FLO-6.5.1)."""

    do: ClassVar[str] = "keep"
    cites: ClassVar[str] = "FLO-5.4"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return looked_at_refusal(asked, self.card)

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        if state.events is not None:
            state.tell("keep", self.seat, {"what": CARD_NAMES[self.card]}, secret=True)
        decks.keep(state, self.seat, asked.a, asked.more, self.card)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-keep", {"card": CARD_WORDS[self.card]})


class Under(CardMove):
    """Put one of the others under the deck before the rest (FLO-5.4)."""

    do: ClassVar[str] = "under"
    cites: ClassVar[str] = "FLO-5.4"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return looked_at_refusal(asked, self.card)

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        decks.put_under(state, self.seat, asked.a, (self.card,))
        left = tuple([card for card in asked.more if card != self.card])
        if len(left) > 1:
            state.ask(asked.kind, self.seat, asked.a, more=left)
        else:
            decks.put_under(state, self.seat, asked.a, left)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-under", {"card": CARD_WORDS[self.card]})


class Recruit(ProfessionMove):
    """Play a recruiting card: take a played profession of somebody else (FLO-5.5.1)."""

    do: ClassVar[str] = "recruit"
    cites: ClassVar[str] = "FLO-5.5.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not state.players[self.seat].recruiting:
            return Refusal("FLO-5.5", "refuse-no-recruiting-card")
        if objects.targets(state, self.seat) >> self.profession & 1:
            return None
        return Refusal("FLO-5.5.1", "refuse-no-target", {"card": CARD_WORDS[self.profession]})

    def apply(self, state: Position) -> None:
        """In phase A the question is answered; in a turn it goes on."""
        if state.phase_name != "actions":
            state.stack.pop()
        objects.recruit(state, self.seat, self.profession)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-recruit", {"card": CARD_WORDS[self.profession]})


def hand_refusal(state: Position, seat: int, card: int, rule: str) -> Refusal | None:
    if state.players[seat].hand >> card & 1:
        return None
    return Refusal(rule, "refuse-not-in-hand", {"card": CARD_WORDS[card]})


def looked_at_refusal(asked: Decision, card: int) -> Refusal | None:
    return None if card in asked.more else Refusal("FLO-5.4", "refuse-not-looked-at", {"card": CARD_WORDS[card]})


DISCARDS: Final = [[Discard(seat, card) for card in range(FIRST_CARD[1])] for seat in EVERY_SEAT]
KEEPS: Final = [[Keep(seat, card) for card in range(CARDS)] for seat in EVERY_SEAT]
UNDERS: Final = [[Under(seat, card) for card in range(CARDS)] for seat in EVERY_SEAT]
RECRUITS: Final = [[Recruit(seat, card) for card in range(FIRST_CARD[1])] for seat in EVERY_SEAT]
