"""Phase B (FLO-6): a turn, and a Work."""

from typing import ClassVar

from bastide.core.action import Action, chosen
from bastide.core.argument import Argument, Set
from bastide.core.decision import Decision
from bastide.core.kinds import Name
from bastide.core.masks import each_of
from bastide.core.phrases import Phrase
from bastide.games.florence import components as c
from bastide.games.florence import objects, turn
from bastide.games.florence.actions import turn as actions
from bastide.games.florence.actions.cards import RECRUITS, Recruit
from bastide.games.florence.actions.move import CARD_WORDS
from bastide.games.florence.counting import bonus_values, common_value, preferred
from bastide.games.florence.position import NO_PROFESSION, TOOK_FREEDOM, TOOK_PROFESSION, Position
from bastide.games.florence.questions.asking import Asking, carries_nothing


class Turning(Asking):
    """FLO-3.4, FLO-6.0: an action, a free step, or the end. It ends by itself where neither is left."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "FLO-6.0"
    own: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (
        actions.Complete, actions.Build, actions.TakeProfession, actions.Introduce, actions.TakeBonus, Recruit,
        actions.End,
    )  # fmt: skip

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if state.actions:
            if found is None:
                return True
            self.find_actions(state, decision.seat, found)
        return self.find_steps(state, decision.seat, found) or state.actions > 0

    def find_actions(self, state: Position, seat: int, found: list[Action]) -> None:
        player = state.players[seat]
        hand = player.hand & c.DECK_CARDS[c.PROFESSION_DECK]
        if hand:  # FLO-6.1.3
            bonuses = bonus_values(player, player.hand & c.DECK_CARDS[c.BONUS_DECK], 1)
            least = turn.minimum(state) - bonuses - common_value(state, seat)
            for card in each_of(hand):
                if preferred(player, card) >= least:
                    found.append(actions.COMPLETES[seat][card])
        coins = player.coins
        if coins >= turn.building_price(player):
            found += chosen(actions.BUILDS[seat], turn.may_build(state, player))
        if coins >= c.CARD_PRICE:
            if not state.did & TOOK_PROFESSION and state.decks[c.PROFESSION_DECK]:
                found.append(actions.PROFESSIONS[seat])
            if state.decks[c.BONUS_DECK]:
                found.append(actions.TAKE_BONUSES[seat])
        if coins >= c.FREEDOM_PRICE and not state.did & TOOK_FREEDOM:
            for freedom, left in enumerate(state.freedoms):
                if left and not player.freedoms >> freedom & 1:
                    found.append(actions.INTRODUCES[seat][freedom])

    def find_steps(self, state: Position, seat: int, found: list[Action] | None) -> bool:
        """What costs no action: recruiting (FLO-5.5), and what modules allow."""
        any_step = False
        if state.players[seat].recruiting:
            targets = objects.targets(state, seat)
            any_step = targets != 0
            if found is not None:
                found += chosen(RECRUITS[seat], targets)
        for module in state.box.modules:
            if module.find_steps(state, seat, found):
                any_step = True
        return any_step

    def near(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        found = [*actions.COMPLETES[seat], *actions.BUILDS[seat], actions.PROFESSIONS[seat]]
        found += [actions.TAKE_BONUSES[seat], *actions.INTRODUCES[seat], *RECRUITS[seat]]
        for module in state.box.modules:
            module.near_steps(state, seat, found)
        return found

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-turn", {"actions": state.actions, "least": turn.minimum(state)})

    def belongs(self, state: Position, decision: Decision) -> bool:
        return state.phase_name == "actions" and decision.seat == state.active and carries_nothing(decision)


class Working(Asking):
    """FLO-6.1: bonus cards one by one, then how much of the pay is prestige."""

    name: ClassVar[str] = "work"
    rule: ClassVar[str] = "FLO-6.1.3"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.AddBonus, actions.Finish)
    arguments: ClassVar[tuple[Argument, ...]] = (
        Argument("card", Name((*c.PROFESSION_NAMES, "princess"))),
        Set("bonuses", c.CARD_NAMES[c.FIRST_CARD[c.BONUS_DECK] : c.FIRST_CARD[c.PRESTIGE_DECK]]),
    )

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is None:
            return True
        seat = decision.seat
        value = turn.value_of(state, decision)
        if value >= turn.minimum(state):
            found += actions.FINISHES[seat][: turn.most_points(value) + 1]
        if decision.a != NO_PROFESSION:
            bonuses = state.players[seat].hand & c.DECK_CARDS[c.BONUS_DECK]
            found += chosen(actions.ADDS[seat], bonuses >> c.FIRST_CARD[c.BONUS_DECK])
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        return [*actions.ADDS[seat], *actions.FINISHES[seat][: turn.value_of(state, decision) + 1]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        plain = decision.a == NO_PROFESSION
        card = "@character-princess" if plain else CARD_WORDS[decision.a]
        key = "ask-work-plain" if plain else "ask-work"
        return Phrase(key, {"card": card, "value": turn.value_of(state, decision), "least": turn.minimum(state)})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "value": turn.value_of(state, decision)}

    def belongs(self, state: Position, decision: Decision) -> bool:
        if decision.c or decision.more or state.phase_name != "actions" or decision.seat != state.active:
            return False
        bonuses = decision.b << c.FIRST_CARD[c.BONUS_DECK]
        if bonuses & ~c.DECK_CARDS[c.BONUS_DECK] or bonuses & ~state.gone:
            return False
        if decision.a >= NO_PROFESSION:
            return decision.a == NO_PROFESSION and not bonuses and turn.value_of(state, decision) >= turn.minimum(state)
        player = state.players[decision.seat]
        most = turn.value_of(state, decision) + bonus_values(player, player.hand & c.DECK_CARDS[c.BONUS_DECK])
        return player.played >> decision.a & 1 == 1 and most >= turn.minimum(state)
