"""Phase B (FLO-6): Works, buildings, cards and freedoms."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.phrases import Phrase
from bastide.games.florence import turn
from bastide.games.florence.actions.cards import CARD_WORDS, ProfessionMove, hand_refusal
from bastide.games.florence.actions.move import (
    EVERY_SEAT,
    MOST_POINTS,
    Move,
    PointsMove,
    coins_refusal,
    named,
    named_field,
)
from bastide.games.florence.components import (
    BONUS_DECK,
    BUILDINGS,
    CARD_NAMES,
    CARD_PRICE,
    FIRST_CARD,
    FREEDOM_PRICE,
    FREEDOMS,
    POINT_PRICE,
    PROFESSION_DECK,
    WORTH,
)
from bastide.games.florence.counting import bonus_value, work_value
from bastide.games.florence.position import NO_PROFESSION, TOOK_FREEDOM, TOOK_PROFESSION, Position

BONUS_NAMES: Final = CARD_NAMES[FIRST_CARD[1] : FIRST_CARD[2]]
BUILDING_WORDS: Final = named("tile", BUILDINGS)
FREEDOM_WORDS: Final = named("freedom", FREEDOMS)


def no_action(state: Position) -> Refusal | None:
    """FLO-6.0: up to two actions."""
    return None if state.actions else Refusal("FLO-6.0", "refuse-no-actions")


class Complete(ProfessionMove):
    """Complete a Work (FLO-6.1): first its card, then bonus cards, then the pay."""

    do: ClassVar[str] = "work"
    cites: ClassVar[str] = "FLO-6.1.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        refusal = no_action(state) or hand_refusal(state, self.seat, self.profession, "FLO-6.1.1")
        if refusal is None:
            value, least = turn.best_value(state, self.seat, self.profession), turn.minimum(state)
            if value < least:
                return Refusal(
                    "FLO-6.1.3",
                    "refuse-work",
                    {"card": CARD_WORDS[self.profession], "value": value, "least": least},
                )
        return refusal

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.begin_work(state, self.seat, self.profession)

    def describe(self, state: Position) -> Phrase:
        value = work_value(state, self.seat, self.profession)
        return Phrase("do-work", {"card": CARD_WORDS[self.profession], "value": value})


class AddBonus(Move):
    """Play a bonus card with the Work (FLO-6.1.4)."""

    do: ClassVar[str] = "add"
    cites: ClassVar[str] = "FLO-6.1.4"
    declared: ClassVar[tuple[Field, ...]] = (named_field("bonus", BONUS_NAMES, "card", gives=True),)

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    @property
    def card(self) -> int:
        return FIRST_CARD[BONUS_DECK] + self.bonus

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if asked.a == NO_PROFESSION:
            return Refusal("FLO-11.10", "refuse-no-bonus")
        return hand_refusal(state, self.seat, self.card, "FLO-6.1.4")

    def apply(self, state: Position) -> None:
        """It leaves the game."""
        asked = self.asked(state)
        state.players[self.seat].hand &= ~(1 << self.card)
        state.gone |= 1 << self.card
        if state.events is not None:
            name = CARD_NAMES[self.card]
            value = bonus_value(state.players[self.seat], self.card)
            state.tell("add", self.seat, {"piece": name, "from": f"card:{name}", "to": "gone", "value": value})
        state.ask(asked.kind, self.seat, asked.a, asked.b | 1 << self.bonus)

    def describe(self, state: Position) -> Phrase:
        value = bonus_value(state.players[self.seat], self.card)
        return Phrase("do-add", {"card": CARD_WORDS[self.card], "value": value})


class Finish(PointsMove):
    """Take the pay of a Work, some of it in prestige points (FLO-6.1.5)."""

    do: ClassVar[str] = "finish"
    cites: ClassVar[str] = "FLO-6.1.5"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        value, least = turn.value_of(state, asked), turn.minimum(state)
        if value < least:
            return Refusal("FLO-6.1.3", "refuse-value", {"value": value, "least": least})
        most = value * WORTH // POINT_PRICE
        if self.points > most:
            return Refusal("FLO-6.1.5", "refuse-pay", {"points": self.points, "most": most})
        return None

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        turn.complete_work(state, asked, self.points)

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        value = 0 if asked is None else turn.value_of(state, asked)
        return Phrase("do-finish", {"points": self.points, "coins": WORTH * value - POINT_PRICE * self.points})


class Build(Move):
    """Build a building (FLO-6.2.1): first which, then where."""

    do: ClassVar[str] = "build"
    cites: ClassVar[str] = "FLO-6.2.1"
    declared: ClassVar[tuple[Field, ...]] = (named_field("building", BUILDINGS),)

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        said = {"building": BUILDING_WORDS[self.building]}
        if not state.actions:
            return no_action(state)
        if player.buildings >> self.building & 1:
            return Refusal("FLO-6.2.1", "refuse-built", said)
        if not state.buildings[self.building]:
            return Refusal("FLO-14", "refuse-building-out", said)
        if not player.fits >> self.building & 1:
            return Refusal("FLO-6.2.3", "refuse-no-place", said)
        return coins_refusal(state, self.seat, turn.building_price(player), "FLO-6.2.1")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.begin_building(state, self.seat, self.building)

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": turn.building_price(state.players[self.seat])}

    def describe(self, state: Position) -> Phrase:
        price = turn.building_price(state.players[self.seat])
        return Phrase("do-build", {"building": BUILDING_WORDS[self.building], "coins": price})


class TakeCard(Move):
    """Pay to look at the next cards of a deck and keep one."""

    deck: ClassVar[int] = PROFESSION_DECK

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not state.actions:
            return no_action(state)
        if self.deck == PROFESSION_DECK and state.did & TOOK_PROFESSION:
            return Refusal("FLO-6.0", "refuse-once-profession")
        if not state.decks[self.deck]:
            return Refusal("FLO-14", f"refuse-out-{self.do}")
        return coins_refusal(state, self.seat, CARD_PRICE, self.cites)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.take_card(state, self.seat, self.deck)

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": CARD_PRICE}

    def describe(self, state: Position) -> Phrase:
        return Phrase(f"do-{self.do}", {"coins": CARD_PRICE})


class TakeProfession(TakeCard):
    """Take a profession card (FLO-6.3.1)."""

    do: ClassVar[str] = "profession"
    cites: ClassVar[str] = "FLO-6.3.1"
    deck: ClassVar[int] = PROFESSION_DECK


class TakeBonus(TakeCard):
    """Take a bonus card (FLO-6.5.1)."""

    do: ClassVar[str] = "bonus"
    cites: ClassVar[str] = "FLO-6.5.1"
    deck: ClassVar[int] = BONUS_DECK


class Introduce(Move):
    """Introduce a freedom (FLO-6.4.1)."""

    do: ClassVar[str] = "freedom"
    cites: ClassVar[str] = "FLO-6.4.1"
    declared: ClassVar[tuple[Field, ...]] = (named_field("freedom", FREEDOMS),)

    def __init__(self, seat: int, freedom: int) -> None:
        self.seat = seat
        self.freedom = freedom

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        said = {"freedom": FREEDOM_WORDS[self.freedom]}
        if not state.actions:
            return no_action(state)
        if state.did & TOOK_FREEDOM:
            return Refusal("FLO-6.0", "refuse-once-freedom")
        if state.players[self.seat].freedoms >> self.freedom & 1:
            return Refusal("FLO-6.4.1", "refuse-freedom-owned", said)
        if not state.freedoms[self.freedom]:
            return Refusal("FLO-14", "refuse-freedom-out", said)
        return coins_refusal(state, self.seat, FREEDOM_PRICE, "FLO-6.4.1")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.introduce(state, self.seat, self.freedom)

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": FREEDOM_PRICE}

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-freedom", {"freedom": FREEDOM_WORDS[self.freedom], "coins": FREEDOM_PRICE})


class End(Move):
    """End the turn; actions that are left are lost (FLO-3.4)."""

    do: ClassVar[str] = "end"
    cites: ClassVar[str] = "FLO-3.4"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None and state.actions:
            state.tell("rest", self.seat, {"actions": state.actions})
        state.actions = 0

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-end", {"actions": state.actions})


EVERY_PROFESSION: Final = range(FIRST_CARD[1])
COMPLETES: Final = [[Complete(seat, card) for card in EVERY_PROFESSION] for seat in EVERY_SEAT]
ADDS: Final = [[AddBonus(seat, bonus) for bonus in range(len(BONUS_NAMES))] for seat in EVERY_SEAT]
FINISHES: Final = [[Finish(seat, points) for points in range(MOST_POINTS + 1)] for seat in EVERY_SEAT]
BUILDS: Final = [[Build(seat, building) for building in range(len(BUILDINGS))] for seat in EVERY_SEAT]
PROFESSIONS: Final = [TakeProfession(seat) for seat in EVERY_SEAT]
TAKE_BONUSES: Final = [TakeBonus(seat) for seat in EVERY_SEAT]
INTRODUCES: Final = [[Introduce(seat, freedom) for freedom in range(len(FREEDOMS))] for seat in EVERY_SEAT]
ENDS: Final[list[Action]] = [End(seat) for seat in EVERY_SEAT]
