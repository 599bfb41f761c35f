"""What is asked (ORL-8.2)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.argument import UNUSED, Argument
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.kinds import Name
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.orleans import debts, goods, tokens
from bastide.games.orleans.acting import Asking
from bastide.games.orleans.actions.move import DECLINES, NEVER, Decline, good_moves
from bastide.games.orleans.actions.torture import FEEDS, Feed
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, SLOTS
from bastide.games.orleans.events import MEAL
from bastide.games.orleans.map import AT, CITIES, ORLEANS
from bastide.games.orleans.new_events import actions, famine
from bastide.games.orleans.new_events.events import DUES, FINE, HUNGRY, MEALS, STAY
from bastide.games.orleans.position import ACTIONS, EVENT, Player, Position
from bastide.games.orleans.questions.actions import Laying
from bastide.games.orleans.questions.events import Owing
from bastide.games.orleans.tokens import TOKENS


class Pardoning(Laying):
    """D14: a new token to a slot, or into the bag; not to the place that is carried out (R-21). Everybody knows it."""

    name: ClassVar[str] = "amnesty"
    rule: ClassVar[str] = "ORL-8.2"
    arguments: ClassVar[tuple[Argument, ...]] = (
        Argument("token", Name(TOKENS), plus=1),
        UNUSED,
        Argument("place", Name(PLACE_NAMES), 0),
    )

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        return None

    def tell_why(self, state: Position, decision: Decision) -> None:
        """He goes where recruits always go."""

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-amnesty", {"token": f"@token-{TOKENS[decision.a - 1]}"})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return self.open_hand(decision, decision.c)

    def fits(self, state: Position, decision: Decision) -> bool:
        neutral = decision.a <= tokens.NEUTRALS and not decision.b and not decision.more
        here = state.phase == ACTIONS and state.box.events[state.event].name == "amnesty"
        return neutral and here and super().fits(state, decision)


class Struck(Asking):
    """Something that an event asks of one player in phase 6 (ORL-3.6). `a` is how much is still to be given."""

    rule: ClassVar[str] = "ORL-8.2"
    order_rule: ClassVar[str] = "ORL-3.6"
    counted: ClassVar[str] = "count"
    event: ClassVar[str] = ""  # its name, if the question has another

    def belongs(self, state: Position, decision: Decision) -> bool:
        here = state.phase == EVENT and state.box.events[state.event].name == (self.event or self.name)
        return here and self.concerns(state.players[decision.seat], decision.a)

    def concerns(self, player: Player, owed: int) -> bool:
        """Whether something is left for him to choose: where things are owed, he has more of them."""
        return True

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        owed: dict[str, object] = {"owed": decision.a} if self.amounts[0] else {}
        return {"seat": decision.seat, "ask": self.name, **owed}


class Indulging(Struck):
    """D20: a monk for coins, or not."""

    name: ClassVar[str] = "indulgence"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Indulge, Decline)
    every: ClassVar[list[list[Action]]] = actions.INDULGES


class BeingTrained(Struck):
    """D20: a step on a track for coins, or not."""

    name: ClassVar[str] = "training"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Train, Decline)
    every: ClassVar[list[list[Action]]] = actions.TRAINS


class Voyaging(Struck):
    """D8: a connection, road or river; not to be declined (R-18)."""

    name: ClassVar[str] = "voyage"
    event: ClassVar[str] = "bon_voyage"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Voyage,)
    every: ClassVar[list[list[Action]]] = actions.VOYAGES

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        ways = AT[state.players[decision.seat].merchant]
        return [actions.VOYAGES[decision.seat][edge] for edges in ways for edge in edges]


class GivingGoods(Struck):
    """A good of one's own."""

    moves: ClassVar[list[list[list[Action]]]] = []  # by seat, good, and whether it lies on the Brasserie

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        return good_moves(self.moves[decision.seat], state.players[decision.seat])

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [ways[0] for ways in self.moves[decision.seat]]


class BeingRetrained(GivingGoods):
    """D21: a good; who has none or will not give it is fined (R-30, R-56)."""

    name: ClassVar[str] = "retraining"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Retrain, Decline)
    moves: ClassVar[list[list[list[Action]]]] = actions.RETRAINS

    def declined(self, state: Position, decision: Decision) -> None:
        debts.pay(state, decision.seat, FINE)

    def leaving(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("do-skip-retraining", {"coins": FINE})


class Rendering(GivingGoods):
    """D21: goods that are worth some points more."""

    name: ClassVar[str] = "dues"
    amounts: ClassVar[range] = range(1, DUES + 1)
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Render,)
    moves: ClassVar[list[list[list[Action]]]] = actions.RENDERS

    def concerns(self, player: Player, owed: int) -> bool:
        return goods.value(player.stock()) > owed


class Scrapping(Struck):
    """D21: a technology tile, placed or held."""

    name: ClassVar[str] = "breakdown"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Scrap,)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        moves = actions.SCRAPS[decision.seat]
        return [moves[0], *own_slots(moves[1:], state.players[decision.seat])]


def own_slots(moves: list[Action], player: Player) -> list[Action]:
    """Of moves by slot, those for the places of a player."""
    return [moves[slot] for slot in range(SLOTS) if player.owns(PLACE_OF[slot])]


class Tortured(Owing):
    """D21, D23: items, without being in debt (Torture and Dues, R-27, R-55; the Torturer of ORL-8.4)."""

    name: ClassVar[str] = "torture"


class Staying(Struck):
    """D21: who does not pay goes to Orléans; who cannot is not asked (R-29)."""

    name: ClassVar[str] = "summons"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Stay, Decline)
    every: ClassVar[list[list[Action]]] = actions.STAYS

    def declined(self, state: Position, decision: Decision) -> None:
        state.move_merchant(decision.seat, ORLEANS)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        city = f"@city-{CITIES[state.players[decision.seat].merchant]}"
        return Phrase("ask-summons", {"city": city, "coins": STAY})

    def concerns(self, player: Player, owed: int) -> bool:
        return player.merchant != ORLEANS


class Harvesting(Struck):
    """D19: a food, or the coins to keep one (R-46)."""

    name: ClassVar[str] = "harvest"
    event: ClassVar[str] = "harvest_d"
    amounts: ClassVar[range] = range(1, MEALS + 1)
    answers: ClassVar[tuple[type[Action], ...]] = (Feed, actions.Keep)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        player = state.players[seat]
        found = good_moves(FEEDS[seat], player, goods.FOOD_FIELDS)
        return [*found, actions.KEEPS[seat]] if found and player.coins >= MEAL else found

    def near(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        return [*[FEEDS[seat][good][0] for good in goods.kinds(state.players[seat].goods)], actions.KEEPS[seat]]

    def concerns(self, player: Player, owed: int) -> bool:
        return goods.size(player.stock() & goods.FOOD_FIELDS) >= owed


class Starving(Struck):
    """D21: neutral tokens from anywhere."""

    name: ClassVar[str] = "famine"
    amounts: ClassVar[range] = range(1, HUNGRY + 1)
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Dismiss, actions.DismissSlot)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        heaps = [move for moves in actions.DISMISSALS[decision.seat] for move in moves]
        return heaps + own_slots(actions.SLOT_DISMISSALS[decision.seat], state.players[decision.seat])

    def concerns(self, player: Player, owed: int) -> bool:
        return famine.neutrals(player) > owed


QUESTIONS: Final[list[Question]] = [
    Pardoning(DECLINES), Indulging(DECLINES), BeingTrained(DECLINES), Voyaging(NEVER), BeingRetrained(DECLINES),
    Scrapping(NEVER), Rendering(NEVER), Staying(DECLINES), Harvesting(NEVER), Starving(NEVER), Tortured(NEVER),
]  # fmt: skip
"""By the numbers of asks.py."""
