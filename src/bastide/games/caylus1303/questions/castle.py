"""At the castle: a favour (CAY-4.10) is a character, or a tile of the site and then perhaps a character; and deliveries
(CAY-3.4)."""

from typing import ClassVar

from bastide.core.action import Action, chosen
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.games.caylus1303.actions.castle import Deliver, Take, Visit
from bastide.games.caylus1303.actions.move import building_words
from bastide.games.caylus1303.choice import Choice, Skip
from bastide.games.caylus1303.components import BUILDINGS, CHAMBERLAIN, DELIVERYMAN, SITE_ROUNDS, SITE_SLOTS
from bastide.games.caylus1303.delivery import majority
from bastide.games.caylus1303.effects import building_of, face_of, face_on_road, open_slots
from bastide.games.caylus1303.goods import covers
from bastide.games.caylus1303.interned import ANY_DELIVERIES, DELIVERIES, MANY, TAKES, VISITS
from bastide.games.caylus1303.position import ACTIVATION, DELIVERY, MANAGEMENT, Position
from bastide.games.caylus1303.questions.road import Effect


class Favouring(Choice):
    """D13: a character of another player, or a tile of the site (CAY-4.10.2); not to be declined (R-17)."""

    name: ClassVar[str] = "favour"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Visit, Skip)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        if found is not None:
            for other in range(state.seats):
                if other != seat:
                    found += chosen(TAKES[seat], state.players[other].characters)
            for slot in open_slots(state, seat):
                found.append(VISITS[seat][slot * MANY + state.site_tiles[slot]])
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        slots = [VISITS[seat][slot * MANY + state.site_tiles[slot]] for slot in range(SITE_SLOTS)]
        return [*in_play(state, seat), *slots]

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        """R-17: one of the two must be chosen."""
        return Refusal("CAY-4.10.2", "refuse-skip-favour")

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        """With the building that has brought it; the majority has none (CAY-4.10.1)."""
        space = {ACTIVATION: state.at, MANAGEMENT: state.at - 1}.get(state.phase)
        building = building_words(0 if space is None else state.road[space])
        return Phrase("ask-favour", {"building": building, "majority": int(space is None)})

    def belongs(self, state: Position, decision: Decision) -> bool:
        return favour_from(state, decision.seat)


class Visiting(Effect):
    """D14: the tile on a slot of the site, with a favour: it must be used (CAY-4.10.4)."""

    name: ClassVar[str] = "visit"
    counted: ClassVar[str] = "slot"
    amounts: ClassVar[range] = range(SITE_SLOTS)

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        building = building_words(building_of(state, decision))
        return Refusal("CAY-4.10.4", "refuse-skip-visit", {"building": building})

    def belongs(self, state: Position, decision: Decision) -> bool:
        available = state.round >= SITE_ROUNDS[decision.a]
        return available and not face_of(state, decision).gift and favour_from(state, decision.seat)


class Welcoming(Choice):
    """D15: a character that is left on the board, or none (CAY-4.10.2)."""

    name: ClassVar[str] = "welcome"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Skip)
    lapses: ClassVar[bool] = True

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        return chosen(TAKES[decision.seat], state.board_characters)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return in_play(state, decision.seat)

    def belongs(self, state: Position, decision: Decision) -> bool:
        return favour_from(state, decision.seat)


class Delivering(Choice):
    """D16, D17 (the Deliveryman's extra delivery, CAY-6.8): one set, or no more (CAY-3.4.1)."""

    name: ClassVar[str] = "deliver"
    counted: ClassVar[str] = "extra"
    amounts: ClassVar[range] = range(2)
    answers: ClassVar[tuple[type[Action], ...]] = (Deliver, Skip)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """CAY-3.4.2; with the Chamberlain any three goods (CAY-6.9)."""
        seat = decision.seat
        player = state.players[seat]
        for deliver in ANY_DELIVERIES[seat] if player.holds(CHAMBERLAIN) else DELIVERIES[seat]:
            if covers(player.goods, deliver.goods):
                if found is None:
                    return True
                found.append(deliver)
        return False

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*ANY_DELIVERIES[decision.seat]]

    def missed(self, state: Position, decision: Decision) -> str:
        """Who has delivered knows why it is over, and who had no set at the site has none as Deliveryman."""
        told = decision.a and decision.seat in state.site
        return "" if told or state.players[decision.seat].sets else "set"

    def declined(self, state: Position, decision: Decision) -> None:
        state.stage += 1

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        """With how the race for the favour stands (CAY-3.4.4)."""
        sets = [player.sets for player in state.players]
        mine = sets.pop(decision.seat)
        return Phrase("ask-deliver", {"extra": decision.a, "sets": mine, "most": max(sets)})

    def belongs(self, state: Position, decision: Decision) -> bool:
        seat = decision.seat
        if decision.a:
            now = state.stage == len(state.site) and state.players[seat].holds(DELIVERYMAN)
        else:
            now = state.site[state.stage : state.stage + 1] == (seat,)
        return state.phase == DELIVERY and now


def in_play(state: Position, seat: int) -> list[Action]:
    """Every character that somebody holds or that lies on the board."""
    masks = [state.board_characters, *[player.characters for player in state.players]]
    return [action for mask in masks for action in chosen(TAKES[seat], mask)]


def favour_from(state: Position, seat: int) -> bool:
    """CAY-4.10.1: whether something has just granted this seat a favour: Fair or Manor, the majority, the Theatre."""
    if state.phase == ACTIVATION:
        return state.using == seat + 1 and any(way.favour for way in face_on_road(state, state.at).exchanges)
    if state.phase == DELIVERY:
        return state.stage == len(state.site) + 2 and majority(state) == seat
    space = state.at - 1
    return state.phase == MANAGEMENT and BUILDINGS[state.road[space]].favour and state.owners[space] == seat + 1
