"""What is asked (FLO-11)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.florence.actions.move import NEVER, OBJECT_WORDS
from bastide.games.florence.components import OBJECTS, POINT_PRICE, ROUNDS
from bastide.games.florence.muse_princess import actions
from bastide.games.florence.muse_princess.actions import CHARACTER_WORDS
from bastide.games.florence.muse_princess.cast import cast_of, holds
from bastide.games.florence.muse_princess.characters import is_last, usable
from bastide.games.florence.muse_princess.checking import WINDOWS
from bastide.games.florence.muse_princess.components import BANKER, CHARACTERS, MERCHANT, PROFESSOR, SPACES, UNIT
from bastide.games.florence.position import Position
from bastide.games.florence.questions.asking import Asking, carries_nothing


class Staking(Asking):
    """FLO-11.3.2: the pawn on any space of a card without one, on a higher one of a card with one, or out."""

    name: ClassVar[str] = "character"
    rule: ClassVar[str] = "FLO-11.3.2"
    order_rule: ClassVar[str] = "FLO-11.3.2"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Stake, actions.Forgo)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """Always asked: whether somebody can pay is his secret."""
        if found is not None:
            cast = cast_of(state)
            affordable = state.players[decision.seat].coins // UNIT
            for character in range(len(CHARACTERS)):
                if cast.can_be_bought(character):
                    end = SPACES[character].stop
                    if character != BANKER:
                        end = min(end, affordable + 1)
                    found += actions.STAKES[decision.seat][character][cast.least(character) : end]
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        found: list[Action] = []
        for character, spaces in enumerate(SPACES):
            found += actions.STAKES[decision.seat][character][spaces.start : spaces.stop]
        return found

    def belongs(self, state: Position, decision: Decision) -> bool:
        if state.phase_name != "characters" or not carries_nothing(decision):
            return False
        cast = cast_of(state)
        seat = decision.seat
        return cast.turn == seat and seat not in cast.out and seat not in cast.bidders


class Using(Asking):
    """FLO-11.12: Merchant or Professor now, or not yet."""

    name: ClassVar[str] = "use"
    rule: ClassVar[str] = "FLO-11.12"
    order_rule: ClassVar[str] = "FLO-11.12"
    own: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (actions.UseMerchant, actions.UseProfessor, actions.Wait)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """What there is is offered as at every decision point."""
        return usable(state, cast_of(state).held_by(decision.seat))

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """What is not offered."""
        found: list[Action] = [actions.MERCHANTS[decision.seat], *actions.PROFESSORS[decision.seat]]
        return [action for action in found if action.refuse(state, decision) is not None]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        held = cast_of(state).held_by(decision.seat)
        return Phrase("ask-use", {"character": CHARACTER_WORDS[held], "last": int(is_last(state))})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        held = cast_of(state).held_by(decision.seat)
        return {**super().shown(state, decision), "character": CHARACTERS[held]}

    def belongs(self, state: Position, decision: Decision) -> bool:
        held = holds(state, decision.seat, MERCHANT) or holds(state, decision.seat, PROFESSOR)
        if not held or not carries_nothing(decision):
            return False
        cast = cast_of(state)
        if state.phase_name == "characters":
            return decision.seat in cast.out
        return state.phase_name in WINDOWS and decision.seat in cast.offered


class Freeing(Asking):
    """FLO-11.8: whether the Merchant pays for object a, which costs b."""

    name: ClassVar[str] = "free"
    rule: ClassVar[str] = "FLO-11.8"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.TakeFree, actions.Pay)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            found.append(actions.FREES[decision.seat])
        return True

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-free", {"object": OBJECT_WORDS[decision.a], "coins": decision.b})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "object": OBJECTS[decision.a], "coins": decision.b}

    def belongs(self, state: Position, decision: Decision) -> bool:
        """It was sold to somebody who holds the Merchant and could pay."""
        if state.phase_name != "auction" or decision.c or decision.more or decision.a not in state.box.objects:
            return False
        seat = decision.seat
        bought = state.closed >> decision.a & 1 and not state.still_in >> seat & 1
        payable = decision.b % UNIT == 0 and 2 * UNIT <= decision.b <= state.players[seat].coins
        return bool(bought) and payable and holds(state, seat, MERCHANT)


class Exchanging(Asking):
    """FLO-11.6: how many coins become prestige points."""

    name: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "FLO-11.6"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.ExchangeCoins,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            found += actions.EXCHANGES[decision.seat][: state.players[decision.seat].coins // POINT_PRICE + 1]
        return True

    def belongs(self, state: Position, decision: Decision) -> bool:
        here = state.phase_name == "exchange" and state.round == ROUNDS
        return here and cast_of(state).banker == decision.seat and carries_nothing(decision)


QUESTIONS: Final[list[Question]] = [
    Staking(actions.FORGOES),
    Using(actions.WAITS),
    Freeing(actions.PAYS),
    Exchanging(NEVER),
]  # by the numbers of asks.py
