"""Phase B (FLO-6): Works, buildings, cards and freedoms."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name
from bastide.core.phrases import Value
from bastide.games.florence import components as c
from bastide.games.florence import turn
from bastide.games.florence.actions import move
from bastide.games.florence.actions.cards import EVERY_PROFESSION, ProfessionMove, hand_refusal
from bastide.games.florence.components import BONUS_DECK, BUILDINGS, PROFESSION_DECK
from bastide.games.florence.counting import bonus_value, work_value
from bastide.games.florence.position import NO_PROFESSION, TOOK_FREEDOM, TOOK_PROFESSION, Position


def no_action(state: Position) -> Refusal | None:
    """FLO-6.0: up to two actions."""
    return None if state.actions else Refusal("FLO-6.0", "refuse-no-actions")


def value_refusal(state: Position, card: str, value: int) -> Refusal | None:
    """FLO-6.1.3: the least value of a Work."""
    least = turn.minimum(state)
    said: dict[str, Value] = {"card": card, "value": value, "least": least}
    return None if value >= least else Refusal("FLO-6.1.3", "refuse-work", said)


class Complete(ProfessionMove):
    """Complete a Work (FLO-6.1): first its card, then bonus cards, then the pay."""

    do: ClassVar[str] = "work"
    cites: ClassVar[str] = "FLO-6.1.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        card = self.profession
        refusal = no_action(state) or hand_refusal(state, self.seat, card, "FLO-6.1.1")
        return refusal or value_refusal(state, move.CARD_WORDS[card], turn.best_value(state, self.seat, card))

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.begin_work(state, self.seat, self.profession)

    def words(self, state: Position) -> dict[str, Value]:
        return {"card": move.CARD_WORDS[self.profession], "value": work_value(state, self.seat, self.profession)}


class AddBonus(move.Move):
    """Play a bonus card with the Work (FLO-6.1.4)."""

    do: ClassVar[str] = "add"
    cites: ClassVar[str] = "FLO-6.1.4"
    declared: ClassVar[tuple[Field, ...]] = (Field("bonus", move.BONUS, touch="card", gives=True),)
    bonus: int

    @property
    def card(self) -> int:
        return c.FIRST_CARD[BONUS_DECK] + self.bonus

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
            name = c.CARD_NAMES[self.card]
            value = bonus_value(state.players[self.seat], self.card)
            state.tell("add", self.seat, {"piece": name, "from": f"card:{name}", "to": "gone", "value": value})
        state.ask(asked.kind, self.seat, asked.a, asked.b | 1 << self.bonus)

    def words(self, state: Position) -> dict[str, Value]:
        return {"card": move.CARD_WORDS[self.card], "value": bonus_value(state.players[self.seat], self.card)}


class Finish(move.PointsMove):
    """Take the pay of a Work, some of it in prestige points (FLO-6.1.5)."""

    do: ClassVar[str] = "finish"
    cites: ClassVar[str] = "FLO-6.1.5"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        value, least = turn.value_of(state, asked), turn.minimum(state)
        if value < least:
            return Refusal("FLO-6.1.3", "refuse-value", {"value": value, "least": least})
        most = turn.most_points(value)
        return Refusal("FLO-6.1.5", "refuse-pay", {"points": self.points, "most": most}) if self.points > most else None

    def apply(self, state: Position) -> None:
        turn.complete_work(state, self.asked(state), self.points)

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        value = 0 if asked is None else turn.value_of(state, asked)
        return {"points": self.points, "coins": turn.pay(value, self.points)}


class PaidMove(move.Move):
    """An action that costs coins."""

    def price(self, state: Position) -> int:
        return c.CARD_PRICE

    def forbidden(self, state: Position) -> Refusal | None:
        """Which rule forbids it apart from actions and coins."""
        return None

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not state.actions:
            return no_action(state)
        return self.forbidden(state) or move.coins_refusal(state, self.seat, self.price(state), self.cites)

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": self.price(state)}

    def words(self, state: Position) -> dict[str, Value]:
        return {**super().words(state), "coins": self.price(state)}


class Build(PaidMove):
    """Build a building (FLO-6.2.1): first which, then where."""

    do: ClassVar[str] = "build"
    cites: ClassVar[str] = "FLO-6.2.1"
    declared: ClassVar[tuple[Field, ...]] = (Field("building", Name(BUILDINGS)),)
    building: int

    def price(self, state: Position) -> int:
        return turn.building_price(state.players[self.seat])

    def forbidden(self, state: Position) -> Refusal | None:
        player = state.players[self.seat]
        if player.buildings >> self.building & 1:
            return Refusal("FLO-6.2.1", "refuse-built", self.words(state))
        if not state.buildings[self.building]:
            return Refusal("FLO-14", "refuse-building-out", self.words(state))
        fits = player.fits >> self.building & 1
        return None if fits else Refusal("FLO-6.2.3", "refuse-no-place", self.words(state))

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.begin_building(state, self.seat, self.building)

    def words(self, state: Position) -> dict[str, Value]:
        return {"building": move.BUILDING_WORDS[self.building], "coins": self.price(state)}


class TakeCard(PaidMove):
    """Pay to look at the next cards of a deck and keep one."""

    deck: ClassVar[int] = -1

    def forbidden(self, state: Position) -> Refusal | None:
        if self.deck == PROFESSION_DECK and state.did & TOOK_PROFESSION:
            return Refusal("FLO-6.0", "refuse-once-profession")
        return None if state.decks[self.deck] else Refusal("FLO-14", f"refuse-out-{self.do}")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.take_card(state, self.seat, self.deck)


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


class Introduce(PaidMove):
    """Introduce a freedom (FLO-6.4.1)."""

    do: ClassVar[str] = "freedom"
    cites: ClassVar[str] = "FLO-6.4.1"
    declared: ClassVar[tuple[Field, ...]] = (Field("freedom", move.FREEDOM),)
    freedom: int

    def price(self, state: Position) -> int:
        return c.FREEDOM_PRICE

    def forbidden(self, state: Position) -> Refusal | None:
        if state.did & TOOK_FREEDOM:
            return Refusal("FLO-6.0", "refuse-once-freedom")
        if state.players[self.seat].freedoms >> self.freedom & 1:
            return Refusal("FLO-6.4.1", "refuse-freedom-owned", self.words(state))
        return None if state.freedoms[self.freedom] else Refusal("FLO-14", "refuse-freedom-out", self.words(state))

    def apply(self, state: Position) -> None:
        state.stack.pop()
        turn.introduce(state, self.seat, self.freedom)


class End(move.Move):
    """End the turn; actions that are left are lost (FLO-3.4)."""

    do: ClassVar[str] = "end"
    cites: ClassVar[str] = "FLO-3.4"

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None and state.actions:
            state.tell("rest", self.seat, {"actions": state.actions})
        state.actions = 0

    def loses(self, state: Position) -> bool:
        return state.actions > 0

    def words(self, state: Position) -> dict[str, Value]:
        return {"actions": state.actions}


ACTIONS: Final[list[type[Action]]] = [Complete, AddBonus, Finish, Build, TakeProfession, TakeBonus, Introduce, End]
COMPLETES: Final[list[list[Action]]] = move.each(Complete, EVERY_PROFESSION)
ADDS: Final[list[list[Action]]] = move.each(AddBonus, range(move.BONUS.size))
FINISHES: Final[list[list[Action]]] = move.each(Finish, range(move.MOST_POINTS + 1))
BUILDS: Final[list[list[Action]]] = move.each(Build, range(len(BUILDINGS)))
PROFESSIONS: Final[list[Action]] = move.each(TakeProfession)
TAKE_BONUSES: Final[list[Action]] = move.each(TakeBonus)
INTRODUCES: Final[list[list[Action]]] = move.each(Introduce, range(move.FREEDOM.size))
ENDS: Final[list[Action]] = move.each(End)
