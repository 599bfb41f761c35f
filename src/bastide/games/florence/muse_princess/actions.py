"""What can be done with characters (FLO-11)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Number
from bastide.core.phrases import Phrase, Value
from bastide.games.florence import auction, objects, turn
from bastide.games.florence.actions.auction import OBJECT_WORDS
from bastide.games.florence.actions.move import (
    EVERY_SEAT,
    MOST_POINTS,
    Move,
    PointsMove,
    coins_refusal,
    named,
    named_field,
)
from bastide.games.florence.actions.turn import no_action
from bastide.games.florence.components import BONUS_DECK, DECKS, OBJECTS, POINT_PRICE, PRESTIGE_DECK
from bastide.games.florence.muse_princess import characters, effects
from bastide.games.florence.muse_princess.asks import ASK_USE
from bastide.games.florence.muse_princess.cast import cast_of, holds
from bastide.games.florence.muse_princess.components import (
    BANKER,
    CARDINAL,
    CHARACTERS,
    MERCHANT,
    MOST_SPACE,
    MUSE,
    PRINCESS,
    PROFESSOR,
    SPACES,
    UNIT,
)
from bastide.games.florence.position import Position

CHARACTER_WORDS: Final = named("character", CHARACTERS)
CHARACTER_TOUCHES: Final = [f"character:{name}" for name in CHARACTERS]

# ---- FLO-11.3: the auction


class Stake(Move):
    """Put the pawn on a space of a character (FLO-11.3.2)."""

    do: ClassVar[str] = "stake"
    cites: ClassVar[str] = "FLO-11.3.2"
    declared: ClassVar[tuple[Field, ...]] = (
        named_field("character", CHARACTERS),
        Field("space", Number(0, MOST_SPACE)),
    )

    def __init__(self, seat: int, character: int, space: int) -> None:
        self.seat = seat
        self.character = character
        self.space = space

    def touches(self) -> tuple[str, ...]:
        return (CHARACTER_TOUCHES[self.character], f"space:{CHARACTERS[self.character]}:{self.space}")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        cast = cast_of(state)
        said = {"character": CHARACTER_WORDS[self.character]}
        if not cast.can_be_bought(self.character):
            return Refusal("FLO-11.3.2", "refuse-character-away", said)
        if self.space not in SPACES[self.character]:
            return Refusal("FLO-11.3.4", "refuse-no-space", {**said, "space": self.space})
        least = cast.least(self.character)
        if self.space < least:
            key = "refuse-space" if least in SPACES[self.character] else "refuse-top-space"
            return Refusal("FLO-11.3.2", key, {**said, "space": least})
        if self.character == BANKER:  # FLO-11.6: settled from his coins
            return None
        return coins_refusal(state, self.seat, UNIT * self.space, "FLO-11.3.2")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        characters.stake(state, self.seat, self.character, self.space)

    def describe(self, state: Position) -> Phrase:
        coins = UNIT * self.space
        if self.character == BANKER:
            return Phrase("do-stake-banker", {"coins": coins, "gain": cast_of(state).coins - coins})
        return Phrase("do-stake", {"character": CHARACTER_WORDS[self.character], "coins": coins})


class Forgo(Move):
    """Bid for no character in this round (FLO-11.3.2)."""

    do: ClassVar[str] = "forgo"
    cites: ClassVar[str] = "FLO-11.3.2"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        state.stack.pop()
        cast = cast_of(state)
        cast.out = (*cast.out, self.seat)
        characters.next_turn(state, cast)
        if state.events is not None:
            state.tell("forgo", self.seat, {})

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-forgo")


# ---- using a character


class CharacterMove(Move):
    """Use a character that one holds."""

    character: ClassVar[int] = BANKER

    def touches(self) -> tuple[str, ...]:
        return (CHARACTER_TOUCHES[self.character],)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if holds(state, self.seat, self.character):
            return None
        return Refusal(self.cites, "refuse-not-held", {"character": CHARACTER_WORDS[self.character]})


class UseCardinal(CharacterMove):
    """An action more (FLO-11.7)."""

    do: ClassVar[str] = "cardinal"
    cites: ClassVar[str] = "FLO-11.7"
    character: ClassVar[int] = CARDINAL

    def apply(self, state: Position) -> None:
        characters.use_cardinal(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-cardinal")


class UseMuse(CharacterMove):
    """The Works to come are worth more (FLO-11.9)."""

    do: ClassVar[str] = "muse"
    cites: ClassVar[str] = "FLO-11.9"
    character: ClassVar[int] = MUSE

    def apply(self, state: Position) -> None:
        characters.use_muse(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-muse", {"value": state.round})


class UsePrincess(CharacterMove):
    """Complete a Work without a profession (FLO-11.10)."""

    do: ClassVar[str] = "princess"
    cites: ClassVar[str] = "FLO-11.10"
    character: ClassVar[int] = PRINCESS

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        refusal = super().refuse(state, asked) or no_action(state)
        value, least = effects.princess_value(state.players[self.seat]), turn.minimum(state)
        if refusal is None and value < least:
            return Refusal(
                "FLO-6.1.3", "refuse-work", {"card": CHARACTER_WORDS[PRINCESS], "value": value, "least": least}
            )
        return refusal

    def apply(self, state: Position) -> None:
        state.stack.pop()
        characters.use_princess(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-princess", {"value": effects.princess_value(state.players[self.seat])})


class UseMerchant(CharacterMove):
    """Points for the place on the prestige track (FLO-11.8)."""

    do: ClassVar[str] = "merchant"
    cites: ClassVar[str] = "FLO-11.8"
    character: ClassVar[int] = MERCHANT

    def apply(self, state: Position) -> None:
        leave_window(state)
        characters.use_merchant(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-merchant", {"points": effects.place(state, self.seat)})


class UseProfessor(CharacterMove):
    """Look at five cards of a deck and keep one (FLO-11.11)."""

    do: ClassVar[str] = "professor"
    cites: ClassVar[str] = "FLO-11.11"
    character: ClassVar[int] = PROFESSOR
    declared: ClassVar[tuple[Field, ...]] = (named_field("deck", DECKS[BONUS_DECK:]),)

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    @property
    def cards(self) -> int:
        """The deck as the table counts them."""
        return BONUS_DECK + self.deck

    def touches(self) -> tuple[str, ...]:
        return (CHARACTER_TOUCHES[PROFESSOR], f"deck:{DECKS[self.cards]}")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        refusal = super().refuse(state, asked)
        if refusal is None and not state.decks[self.cards]:
            return Refusal("FLO-11.11", "refuse-empty-deck", {"deck": f"@deck-{DECKS[self.cards]}"})
        return refusal

    def apply(self, state: Position) -> None:
        leave_window(state)
        characters.use_professor(state, self.seat, self.cards)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-professor", {"deck": f"@deck-{DECKS[self.cards]}"})


def leave_window(state: Position) -> None:
    """At any other decision point the question stays."""
    if state.stack[-1].kind == ASK_USE:
        state.stack.pop()


class Wait(Move):
    """Keep a character for later, or let it lapse (FLO-11.12, FLO-11.13)."""

    do: ClassVar[str] = "wait"
    cites: ClassVar[str] = "FLO-11.13"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        state.stack.pop()

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-wait")


# ---- FLO-11.8: an object for nothing


class TakeFree(Move):
    """Let the Merchant pay for the object (FLO-11.8)."""

    do: ClassVar[str] = "free"
    cites: ClassVar[str] = "FLO-11.8"

    def touches(self) -> tuple[str, ...]:
        return (CHARACTER_TOUCHES[MERCHANT],)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        characters.give_back(state, self.seat, MERCHANT)
        if state.events is not None:
            state.tell("free", self.seat, {"what": OBJECTS[asked.a], "coins": asked.b})
        objects.take(state, self.seat, asked.a)

    def describe(self, state: Position) -> Phrase:
        said = purchase(state, self.seat)
        return Phrase("do-free", said)


class Pay(Move):
    """Pay for the object and keep the Merchant (FLO-11.8)."""

    do: ClassVar[str] = "pay"
    cites: ClassVar[str] = "FLO-11.8"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        auction.hand_out(state, self.seat, asked.a, asked.b)

    def cost(self, state: Position) -> dict[str, int]:
        asked = state.asked(self.seat)
        return {} if asked is None else {"coins": asked.b}

    def describe(self, state: Position) -> Phrase:
        said = purchase(state, self.seat)
        return Phrase("do-pay", said)


def purchase(state: Position, seat: int) -> dict[str, Value]:
    """What is being bought, and for how much."""
    asked = state.asked(seat)
    return {} if asked is None else {"object": OBJECT_WORDS[asked.a], "coins": asked.b}


# ---- FLO-11.6: the end of the game


class ExchangeCoins(PointsMove):
    """Coins for prestige points at the end of the game (FLO-11.6)."""

    do: ClassVar[str] = "exchange"
    cites: ClassVar[str] = "FLO-11.6"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return coins_refusal(state, self.seat, POINT_PRICE * self.points, "FLO-11.6")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if not self.points:
            return
        state.players[self.seat].coins -= POINT_PRICE * self.points
        if state.events is not None:
            state.tell("exchange", self.seat, {"points": self.points, "coins": POINT_PRICE * self.points})
        state.gain_points(self.seat, self.points, "FLO-11.6", "why-exchange", CHARACTERS[BANKER])

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": POINT_PRICE * self.points}

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-exchange", {"points": self.points, "coins": POINT_PRICE * self.points})


STAKES: Final = [
    [[Stake(seat, character, space) for space in range(MOST_SPACE + 1)] for character in range(len(CHARACTERS))]
    for seat in EVERY_SEAT
]
"""By seat, character and space."""
FORGOES: Final[list[Action]] = [Forgo(seat) for seat in EVERY_SEAT]
CARDINALS: Final = [UseCardinal(seat) for seat in EVERY_SEAT]
MUSES: Final = [UseMuse(seat) for seat in EVERY_SEAT]
PRINCESSES: Final = [UsePrincess(seat) for seat in EVERY_SEAT]
MERCHANTS: Final = [UseMerchant(seat) for seat in EVERY_SEAT]
PROFESSORS: Final = [[UseProfessor(seat, deck) for deck in range(PRESTIGE_DECK)] for seat in EVERY_SEAT]
WAITS: Final[list[Action]] = [Wait(seat) for seat in EVERY_SEAT]
FREES: Final = [TakeFree(seat) for seat in EVERY_SEAT]
PAYS: Final[list[Action]] = [Pay(seat) for seat in EVERY_SEAT]
EXCHANGES: Final = [[ExchangeCoins(seat, points) for points in range(MOST_POINTS + 1)] for seat in EVERY_SEAT]

ANY_TIME: Final[tuple[type[Action], ...]] = (UseMerchant, UseProfessor)
"""FLO-11.12: at every decision point of one's own."""
IN_TURN: Final[tuple[type[Action], ...]] = (UseCardinal, UseMuse, UsePrincess, *ANY_TIME)
"""FLO-11.5: in one's turn of phase B."""
ACTIONS: Final[list[type[Action]]] = [
    Stake, Forgo, UseCardinal, UseMuse, UsePrincess, UseMerchant, UseProfessor, Wait, TakeFree, Pay, ExchangeCoins,
]  # fmt: skip
