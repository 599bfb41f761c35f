"""What can be done with characters (FLO-11)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase, Value
from bastide.games.florence import auction, decks, objects, turn
from bastide.games.florence.actions.move import MOST_POINTS, OBJECT_WORDS, Move, PointsMove, coins_refusal, each
from bastide.games.florence.actions.turn import no_action, value_refusal
from bastide.games.florence.asks import ASK_WORK
from bastide.games.florence.components import BONUS_DECK, DECKS, OBJECTS, POINT_PRICE, PRESTIGE_CARD, PRESTIGE_DECK
from bastide.games.florence.muse_princess import components as c
from bastide.games.florence.muse_princess.asks import ASK_USE
from bastide.games.florence.muse_princess.cast import cast_of, holds, place, princess_value
from bastide.games.florence.muse_princess.characters import give_back, is_last, next_turn, stake
from bastide.games.florence.muse_princess.components import CHARACTERS, MOST_SPACE, SPACES, UNIT
from bastide.games.florence.position import NO_PROFESSION, Position

CHARACTER: Final = Name(CHARACTERS, "character")
CHARACTER_WORDS: Final = [f"@character-{name}" for name in CHARACTERS]

# ---- FLO-11.3: the auction


class Stake(Move):
    """Put the pawn on a space of a character (FLO-11.3.2)."""

    do: ClassVar[str] = "stake"
    cites: ClassVar[str] = "FLO-11.3.2"
    declared: ClassVar[tuple[Field, ...]] = (Field("character", CHARACTER), Field("space", Number(0, MOST_SPACE)))
    character: int
    space: int

    def touches(self) -> tuple[str, ...]:
        name = CHARACTERS[self.character]
        return (f"character:{name}", f"space:{name}:{self.space}")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        cast, spaces = cast_of(state), SPACES[self.character]
        least = cast.least(self.character)
        said = self.words(state)
        if not cast.can_be_bought(self.character):
            return Refusal("FLO-11.3.2", "refuse-character-away", said)
        if self.space not in spaces:
            return Refusal("FLO-11.3.4", "refuse-no-space", said)
        if self.space < least:
            key = "refuse-space" if least in spaces else "refuse-top-space"
            return Refusal("FLO-11.3.2", key, {**said, "space": least})
        if self.character == c.BANKER:  # FLO-11.6: settled from his coins
            return None
        return coins_refusal(state, self.seat, UNIT * self.space, "FLO-11.3.2")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        stake(state, self.seat, self.character, self.space)

    def describe(self, state: Position) -> Phrase:
        coins = UNIT * self.space
        if self.character == c.BANKER:
            return Phrase("do-stake-banker", {"coins": coins, "gain": cast_of(state).coins - coins})
        return Phrase("do-stake", {"character": CHARACTER_WORDS[self.character], "coins": coins})


class Forgo(Move):
    """Bid for no character in this round (FLO-11.3.2)."""

    do: ClassVar[str] = "forgo"
    cites: ClassVar[str] = "FLO-11.3.2"

    def apply(self, state: Position) -> None:
        state.stack.pop()
        cast = cast_of(state)
        cast.out = (*cast.out, self.seat)
        next_turn(state, cast)
        state.tell("forgo", self.seat, {})


# ---- using a character


class CharacterMove(Move):
    """Use a character that one holds."""

    character: ClassVar[int] = c.BANKER

    def touches(self) -> tuple[str, ...]:
        return (f"character:{CHARACTERS[self.character]}",)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if holds(state, self.seat, self.character):
            return None
        return Refusal(self.cites, "refuse-not-held", {"character": CHARACTER_WORDS[self.character]})


class UseCardinal(CharacterMove):
    """FLO-11.7: an action more; what can be done once in a phase stays so."""

    do: ClassVar[str] = "cardinal"
    cites: ClassVar[str] = "FLO-11.7"
    character: ClassVar[int] = c.CARDINAL

    def apply(self, state: Position) -> None:
        give_back(state, self.seat, c.CARDINAL)
        state.actions += 1


class UseMuse(CharacterMove):
    """FLO-11.9: Works are worth more until the end of this turn; those that are done stay as they are."""

    do: ClassVar[str] = "muse"
    cites: ClassVar[str] = "FLO-11.9"
    character: ClassVar[int] = c.MUSE

    def apply(self, state: Position) -> None:
        give_back(state, self.seat, c.MUSE)
        cast_of(state).muse = self.seat

    def words(self, state: Position) -> dict[str, Value]:
        return {"value": state.round}


class UsePrincess(CharacterMove):
    """FLO-11.10: a Work without a profession."""

    do: ClassVar[str] = "princess"
    cites: ClassVar[str] = "FLO-11.10"
    character: ClassVar[int] = c.PRINCESS

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        value = princess_value(state.players[self.seat])
        return (
            super().refuse(state, asked) or no_action(state) or value_refusal(state, CHARACTER_WORDS[c.PRINCESS], value)
        )

    def apply(self, state: Position) -> None:
        state.stack.pop()
        give_back(state, self.seat, c.PRINCESS)
        turn.spend_action(state, self.seat)
        state.ask(ASK_WORK, self.seat, NO_PROFESSION)

    def words(self, state: Position) -> dict[str, Value]:
        return {"value": princess_value(state.players[self.seat])}


class UseMerchant(CharacterMove):
    """FLO-11.8 (b): as many points as the place on the prestige track has."""

    do: ClassVar[str] = "merchant"
    cites: ClassVar[str] = "FLO-11.8"
    character: ClassVar[int] = c.MERCHANT

    def apply(self, state: Position) -> None:
        leave_window(state)
        give_back(state, self.seat, c.MERCHANT)
        state.gain_points(self.seat, place(state, self.seat), "FLO-11.8", "why-place", CHARACTERS[c.MERCHANT])

    def words(self, state: Position) -> dict[str, Value]:
        return {"points": place(state, self.seat)}


class UseProfessor(CharacterMove):
    """FLO-11.11: one of five prestige or bonus cards, for nothing."""

    do: ClassVar[str] = "professor"
    cites: ClassVar[str] = "FLO-11.11"
    character: ClassVar[int] = c.PROFESSOR
    declared: ClassVar[tuple[Field, ...]] = (Field("deck", Name(DECKS[BONUS_DECK:], "deck")),)
    deck: int

    def touches(self) -> tuple[str, ...]:
        return (*super().touches(), f"deck:{DECKS[BONUS_DECK + self.deck]}")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """FLO-4.4: every auction ends in a sale, so the last card is not to be had while it is sold."""
        deck = BONUS_DECK + self.deck
        cards = len(state.decks[deck])
        on_sale = deck == PRESTIGE_DECK and state.item == PRESTIGE_CARD
        reasons = [
            (not cards, "FLO-11.11", "refuse-empty-deck"),
            (on_sale and cards == 1, "FLO-4.4", "refuse-under-hammer"),
        ]
        return super().refuse(state, asked) or first_reason(self.words(state), reasons)

    def apply(self, state: Position) -> None:
        leave_window(state)
        give_back(state, self.seat, c.PROFESSOR)
        decks.look_at(state, self.seat, BONUS_DECK + self.deck)


def leave_window(state: Position) -> None:
    """At any other decision point the question stays."""
    if state.stack[-1].kind == ASK_USE:
        state.stack.pop()


class Wait(Move):
    """Keep a character for later, or let it lapse (FLO-11.12, FLO-11.13)."""

    do: ClassVar[str] = "wait"
    cites: ClassVar[str] = "FLO-11.13"

    def apply(self, state: Position) -> None:
        state.stack.pop()

    def loses(self, state: Position) -> bool:
        return is_last(state)

    def words(self, state: Position) -> dict[str, Value]:
        return {"last": int(is_last(state))}


# ---- FLO-11.8: an object for nothing


class PurchaseMove(Move):
    """How an object is paid for."""

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        return {} if asked is None else {"object": OBJECT_WORDS[asked.a], "coins": asked.b}


class TakeFree(PurchaseMove):
    """Let the Merchant pay for the object (FLO-11.8)."""

    do: ClassVar[str] = "free"
    cites: ClassVar[str] = "FLO-11.8"

    def touches(self) -> tuple[str, ...]:
        return (f"character:{CHARACTERS[c.MERCHANT]}",)

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        give_back(state, self.seat, c.MERCHANT)
        if state.events is not None:
            state.tell("free", self.seat, {"what": OBJECTS[asked.a], "coins": asked.b})
        objects.take(state, self.seat, asked.a)


class Pay(PurchaseMove):
    """Pay for the object and keep the Merchant (FLO-11.8)."""

    do: ClassVar[str] = "pay"
    cites: ClassVar[str] = "FLO-11.8"

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        auction.hand_out(state, self.seat, asked.a, asked.b)

    def cost(self, state: Position) -> dict[str, int]:
        asked = state.asked(self.seat)
        return {} if asked is None else {"coins": asked.b}


# ---- FLO-11.6: the end of the game


class ExchangeCoins(PointsMove):
    """Coins for prestige points at the end of the game (FLO-11.6)."""

    do: ClassVar[str] = "exchange"
    cites: ClassVar[str] = "FLO-11.6"
    rate: ClassVar[int] = POINT_PRICE

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return coins_refusal(state, self.seat, self.coins, "FLO-11.6")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if not self.points:
            return
        state.players[self.seat].earn(-self.coins)
        if state.events is not None:
            state.tell("exchange", self.seat, self.words(state))
        state.gain_points(self.seat, self.points, "FLO-11.6", "why-exchange", CHARACTERS[c.BANKER])

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": self.coins}


STAKES: Final[list[list[list[Action]]]] = each(Stake, range(len(CHARACTERS)), range(MOST_SPACE + 1))
FORGOES: Final[list[Action]] = each(Forgo)
CARDINALS: Final[list[Action]] = each(UseCardinal)
MUSES: Final[list[Action]] = each(UseMuse)
PRINCESSES: Final[list[Action]] = each(UsePrincess)
MERCHANTS: Final[list[Action]] = each(UseMerchant)
PROFESSORS: Final[list[list[Action]]] = each(UseProfessor, range(len(DECKS) - BONUS_DECK))
WAITS: Final[list[Action]] = each(Wait)
FREES: Final[list[Action]] = each(TakeFree)
PAYS: Final[list[Action]] = each(Pay)
EXCHANGES: Final[list[list[Action]]] = each(ExchangeCoins, range(MOST_POINTS + 1))

ANY_TIME: Final[tuple[type[Action], ...]] = (UseMerchant, UseProfessor)
"""FLO-11.12: at every decision point of one's own."""
IN_TURN: Final[tuple[type[Action], ...]] = (UseCardinal, UseMuse, UsePrincess, *ANY_TIME)
"""FLO-11.5: in one's turn of phase B."""
ACTIONS: Final[list[type[Action]]] = [
    Stake, Forgo, UseCardinal, UseMuse, UsePrincess, UseMerchant, UseProfessor, Wait, TakeFree, Pay, ExchangeCoins,
]  # fmt: skip
