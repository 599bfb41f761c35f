"""What is asked (ORL-8.2)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.orleans import debts, goods, laying, tokens, tracks
from bastide.games.orleans.actions.board import Lay
from bastide.games.orleans.actions.move import DECLINES, NEVER, Decline
from bastide.games.orleans.actions.torture import FEEDS, Feed
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF
from bastide.games.orleans.events import MEAL
from bastide.games.orleans.map import AT, CITIES, ORLEANS
from bastide.games.orleans.new_events import famine
from bastide.games.orleans.new_events.actions import (
    DISMISSALS,
    INDULGES,
    KEEPS,
    RENDERS,
    RETRAINS,
    SCRAPS,
    SLOT_DISMISSALS,
    STAYS,
    TRAINS,
    VOYAGES,
    Dismiss,
    DismissSlot,
    Indulge,
    Keep,
    Render,
    Retrain,
    Scrap,
    Stay,
    Train,
    Voyage,
)
from bastide.games.orleans.new_events.events import (
    DUES,
    FINE,
    HUNGRY,
    INDULGENCE,
    MEALS,
    STAY,
    TRAINING,
)
from bastide.games.orleans.position import ACTIONS, EVENT, Position
from bastide.games.orleans.questions.actions import Laying
from bastide.games.orleans.questions.events import Owing
from bastide.games.orleans.tokens import MONK, NEUTRAL_FIELDS, TOKENS


class Pardoning(Laying):
    """D14: a new token to a slot, or into the bag; not to the place that is carried out (R-21). Everybody knows it."""

    name: ClassVar[str] = "amnesty"
    rule: ClassVar[str] = "ORL-8.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Lay, Decline)

    def declinable(self, state: Position, decision: Decision) -> bool:
        return True

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        return None

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-amnesty", {"token": f"@token-{TOKENS[decision.a - 1]}"})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        names = [TOKENS[kind] for kind in laying.drawn(decision)]
        return {"seat": decision.seat, "ask": self.name, "tokens": names, "place": PLACE_NAMES[decision.c]}

    def fits(self, state: Position, decision: Decision) -> bool:
        neutral = decision.a <= tokens.NEUTRALS and not decision.b and not decision.more
        here = state.phase == ACTIONS and state.box.events[state.event].name == "amnesty"
        return neutral and here and super().fits(state, decision)


class Struck(Choice):
    """Something that an event asks of one player in phase 6 (ORL-3.6)."""

    rule: ClassVar[str] = "ORL-8.2"
    event: ClassVar[str] = ""
    most: ClassVar[int] = 0
    """What `a` of its decisions, how much is still to be given, begins with."""

    def fits(self, state: Position, decision: Decision) -> bool:
        amount = decision.a == 0 if not self.most else 0 < decision.a <= self.most
        carried = decision.b or decision.c or decision.more or decision.together
        here = state.phase == EVENT and state.box.events[state.event].name == self.event
        return amount and not carried and here and self.find(state, decision, None)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase(f"ask-{self.name}", {"count": decision.a})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        shown: dict[str, object] = {"seat": decision.seat, "ask": self.name}
        if self.most:
            shown["owed"] = decision.a
        return shown


class Indulging(Struck):
    """D20: a monk for coins, or not."""

    name: ClassVar[str] = "indulgence"
    event: ClassVar[str] = "indulgence"
    answers: ClassVar[tuple[type[Action], ...]] = (Indulge, Decline)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if state.players[decision.seat].coins < INDULGENCE or not tokens.count(state.supply, MONK):
            return False
        if found is not None:
            found.append(INDULGES[decision.seat])
        return True


class BeingTrained(Struck):
    """D20: a step on a track for coins, or not."""

    name: ClassVar[str] = "training"
    event: ClassVar[str] = "training"
    answers: ClassVar[tuple[type[Action], ...]] = (Train, Decline)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        player = state.players[decision.seat]
        if player.coins < TRAINING:
            return False
        open_tracks = [track for track, last in enumerate(tracks.LAST) if player.index(track) < last]
        if found is not None:
            found += [TRAINS[decision.seat][track] for track in open_tracks]
        return len(open_tracks) > 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*TRAINS[decision.seat]]


class Voyaging(Struck):
    """D8: a connection, road or river; not to be declined (R-18)."""

    name: ClassVar[str] = "voyage"
    event: ClassVar[str] = "bon_voyage"
    answers: ClassVar[tuple[type[Action], ...]] = (Voyage,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            for way in AT[state.players[decision.seat].merchant]:
                found += [VOYAGES[decision.seat][edge] for edge in way]
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*VOYAGES[decision.seat]]


class BeingRetrained(Struck):
    """D21: a good; who has none or will not give it is fined (R-30, R-56)."""

    name: ClassVar[str] = "retraining"
    event: ClassVar[str] = "retraining"
    answers: ClassVar[tuple[type[Action], ...]] = (Retrain, Decline)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        if found is not None:
            found += [RETRAINS[seat][0][good] for good in goods.kinds(player.goods)]
            found += [RETRAINS[seat][1][good] for good in goods.kinds(player.brasserie)]
        return player.stock() != 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*RETRAINS[decision.seat][0]]

    def declined(self, state: Position, decision: Decision) -> None:
        debts.pay(state, decision.seat, FINE)

    def leaving(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("do-skip-retraining", {"coins": FINE})


class Scrapping(Struck):
    """D21: a technology tile, placed or held."""

    name: ClassVar[str] = "breakdown"
    event: ClassVar[str] = "breakdown"
    answers: ClassVar[tuple[type[Action], ...]] = (Scrap,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        placed = player.technology()
        if found is not None:
            if player.held:
                found.append(SCRAPS[seat][0])
            found += [SCRAPS[seat][slot + 1] for slot in placed]
        return player.held > 0 or len(placed) > 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        player = state.players[decision.seat]
        moves = SCRAPS[decision.seat]
        return [moves[0], *[move for move in moves[1:] if player.owns(PLACE_OF[move.slot])]]


class Rendering(Struck):
    """D21: goods that are worth `a` points more; there are more than enough."""

    name: ClassVar[str] = "dues"
    event: ClassVar[str] = "dues"
    most: ClassVar[int] = DUES
    answers: ClassVar[tuple[type[Action], ...]] = (Render,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        if found is not None:
            found += [RENDERS[seat][0][good] for good in goods.kinds(player.goods)]
            found += [RENDERS[seat][1][good] for good in goods.kinds(player.brasserie)]
        return player.stock() != 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*RENDERS[decision.seat][0]]

    def fits(self, state: Position, decision: Decision) -> bool:
        return super().fits(state, decision) and goods.value(state.players[decision.seat].stock()) > decision.a


class Tortured(Owing):
    """D21: items, without being in debt (Torture and Dues, R-27, R-55)."""

    name: ClassVar[str] = "torture"
    rule: ClassVar[str] = "ORL-8.2"

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-torture", {"count": decision.a})


class Staying(Struck):
    """D21: who does not pay goes to Orléans; who cannot is not asked (R-29)."""

    name: ClassVar[str] = "summons"
    event: ClassVar[str] = "summons"
    answers: ClassVar[tuple[type[Action], ...]] = (Stay, Decline)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if state.players[decision.seat].coins < STAY:
            return False
        if found is not None:
            found.append(STAYS[decision.seat])
        return True

    def declined(self, state: Position, decision: Decision) -> None:
        state.move_merchant(decision.seat, ORLEANS)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        city = f"@city-{CITIES[state.players[decision.seat].merchant]}"
        return Phrase("ask-summons", {"city": city, "coins": STAY})

    def fits(self, state: Position, decision: Decision) -> bool:
        return super().fits(state, decision) and state.players[decision.seat].merchant != ORLEANS


class Harvesting(Struck):
    """D19: a food, or the coins to keep one (R-46)."""

    name: ClassVar[str] = "harvest"
    event: ClassVar[str] = "harvest_d"
    most: ClassVar[int] = MEALS
    answers: ClassVar[tuple[type[Action], ...]] = (Feed, Keep)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        if found is not None:
            found += [FEEDS[seat][0][good] for good in goods.kinds(player.goods & goods.FOOD_FIELDS)]
            found += [FEEDS[seat][1][good] for good in goods.kinds(player.brasserie & goods.FOOD_FIELDS)]
            if player.coins >= MEAL:
                found.append(KEEPS[seat])
        return player.stock() & goods.FOOD_FIELDS != 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        return [*[FEEDS[seat][0][good] for good in goods.kinds(state.players[seat].goods)], KEEPS[seat]]

    def fits(self, state: Position, decision: Decision) -> bool:
        food = goods.size(state.players[decision.seat].stock() & goods.FOOD_FIELDS)
        return super().fits(state, decision) and food >= decision.a


class Starving(Struck):
    """D21: neutral tokens from anywhere; there are more than enough."""

    name: ClassVar[str] = "famine"
    event: ClassVar[str] = "famine"
    most: ClassVar[int] = HUNGRY
    answers: ClassVar[tuple[type[Action], ...]] = (Dismiss, DismissSlot)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        if found is not None:
            for source in range(len(famine.HEAPS)):
                heap = famine.heap(player, source) & NEUTRAL_FIELDS
                found += [DISMISSALS[seat][source][character] for character in tokens.kinds(heap)]
            found += [SLOT_DISMISSALS[seat][slot] for slot in famine.neutral_slots(player)]
        return famine.neutrals(player) > 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        player = state.players[seat]
        heaps: list[Action] = [move for moves in DISMISSALS[seat] for move in moves]
        return [*heaps, *[move for move in SLOT_DISMISSALS[seat] if player.owns(PLACE_OF[move.slot])]]

    def fits(self, state: Position, decision: Decision) -> bool:
        return super().fits(state, decision) and famine.neutrals(state.players[decision.seat]) > decision.a


QUESTIONS: Final[list[Question]] = [
    Pardoning(DECLINES),
    Indulging(DECLINES),
    BeingTrained(DECLINES),
    Voyaging(NEVER),
    BeingRetrained(DECLINES),
    Scrapping(NEVER),
    Rendering(NEVER),
    Staying(DECLINES),
    Harvesting(NEVER),
    Starving(NEVER),
    Tortured(NEVER),
]
"""By the numbers of asks.py."""
