"""What can be done (ORL-8.2): indulge, train, voyage, retrain, scrap, render, stay, keep, dismiss."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name
from bastide.core.phrases import Value
from bastide.games.orleans import gains, goods, laying, tokens, tracks
from bastide.games.orleans.actions.move import EDGE, GOOD, NEUTRAL, NONE, SLOT, TOKEN, Give, GoodMove, Move, each
from bastide.games.orleans.actions.places import travel_refusal, travel_words
from bastide.games.orleans.actions.torture import TechnologyMove
from bastide.games.orleans.asks import ASK_TECHNOLOGY
from bastide.games.orleans.box import SLOTS
from bastide.games.orleans.events import MEAL
from bastide.games.orleans.goods import VALUES
from bastide.games.orleans.map import CITIES, EDGES
from bastide.games.orleans.new_events import famine
from bastide.games.orleans.new_events.events import INDULGENCE, STAY, TRAINING
from bastide.games.orleans.position import Position
from bastide.games.orleans.tokens import BOATMAN, CHARACTERS, CRAFTSMAN, FARMER, KNIGHT, MONK, NEUTRALS, ONE, SCHOLAR


class Buy(Give):
    """Pay coins that are at hand (R-29)."""

    cites: ClassVar[str] = "ORL-8.2"
    missing: ClassVar[str] = "refuse-coins"
    missing_rule: ClassVar[str] = "R-29"
    price: ClassVar[int] = 0

    def gives(self) -> tuple[str, ...]:
        return ()

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": self.price}

    def there(self, state: Position) -> bool:
        return state.players[self.seat].coins >= self.price

    def give(self, state: Position) -> None:
        state.pay_coins(self.seat, self.price)

    def words(self, state: Position) -> dict[str, Value]:
        return {"coins": self.price, "purse": state.players[self.seat].coins}


class Indulge(Buy):
    """Indulgence: a monk from the supply into the bag (ORL-8.2, R-16, D20)."""

    do: ClassVar[str] = "indulge"
    price: ClassVar[int] = INDULGENCE

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not tokens.count(state.supply, MONK):
            return Refusal("ORL-9.2", "refuse-no-token", {"character": f"@character-{CHARACTERS[MONK]}"})
        return super().refuse(state, asked)

    def give(self, state: Position) -> None:
        super().give(state)
        state.supply -= ONE[MONK]
        state.players[self.seat].bag += ONE[MONK]
        name = CHARACTERS[MONK]
        state.moved("recruit", self.seat, name, f"supply:{name}", "bag")


class Train(Buy):
    """Training: a step on a track, with what the new index brings, but no token (ORL-8.2, D20)."""

    do: ClassVar[str] = "train"
    price: ClassVar[int] = TRAINING
    declared: ClassVar[tuple[Field, ...]] = (Field("track", Name(tracks.TRACKS)),)
    track: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if state.players[self.seat].index(self.track) == tracks.LAST[self.track]:
            return Refusal("ORL-9.6", "refuse-track-done", {"track": f"@track-{tracks.TRACKS[self.track]}"})
        return super().refuse(state, asked)

    def give(self, state: Position) -> None:
        """A technology tile that comes of it may be placed at once (ORL-4.8.1): this one, not others that are held."""
        super().give(state)
        held = state.players[self.seat].held
        gains.advance(state, self.seat, self.track)
        if self.track == CRAFTSMAN and state.players[self.seat].held > held:
            state.ask(ASK_TECHNOLOGY, self.seat, 1)

    def words(self, state: Position) -> dict[str, Value]:
        name = tracks.TRACKS[self.track]
        index = min(state.players[self.seat].index(self.track) + 1, tracks.LAST[self.track])
        counted = {BOATMAN: tracks.BOAT_COINS, KNIGHT: tracks.DRAWS, SCHOLAR: tracks.SCHOLAR_POINTS}.get(self.track)
        good = GOOD.words(tracks.FARM_GOODS[index]) if self.track == FARMER else "none"
        brings: dict[str, Value] = {"kind": name, "good": good, "count": counted[index] if counted else 0}
        return {**super().words(state), "track": f"@track-{name}", **brings}


class Stay(Buy):
    """Summons: the merchant stays where he is (ORL-8.2, D21)."""

    do: ClassVar[str] = "stay"
    price: ClassVar[int] = STAY

    def words(self, state: Position) -> dict[str, Value]:
        return {**super().words(state), "city": f"@city-{CITIES[state.players[self.seat].merchant]}"}


class Keep(Buy):
    """Harvest D: keep a food, with the coins at hand (ORL-8.2, R-46, D19)."""

    do: ClassVar[str] = "keep"
    price: ClassVar[int] = MEAL
    missing_rule: ClassVar[str] = "ORL-8.2"


class Voyage(Move):
    """Bon Voyage: over any connection, with all goods that lie on it (ORL-8.2, R-18, D8)."""

    do: ClassVar[str] = "voyage"
    cites: ClassVar[str] = "ORL-8.2"
    declared: ClassVar[tuple[Field, ...]] = (EDGE,)
    edge: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return travel_refusal(state, self.seat, self.edge, NONE, NONE)

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        gains.travel(state, self.seat, self.edge, NONE)
        for good in goods.listed(self.load(state)):
            gains.pick_up(state, self.seat, self.edge, good)

    def load(self, state: Position) -> int:
        """The goods on the connection."""
        row = EDGES[self.edge]
        return goods.stock_of([mark - 1 for mark in state.map_goods[row.first : row.end] if mark])

    def words(self, state: Position) -> dict[str, Value]:
        load = goods.stock_words(self.load(state)) or "none"
        return {**travel_words(state, self.seat, self.edge, NONE), "goods": load}


class ValuedGood(GoodMove):
    """A good back to the market, for what it is worth."""

    cites: ClassVar[str] = "ORL-8.2"

    def words(self, state: Position) -> dict[str, Value]:
        return {**super().words(state), "points": VALUES[self.good]}


class Retrain(ValuedGood):
    """Retraining: a good for as many development points as it is worth (ORL-8.2, R-47, D21)."""

    do: ClassVar[str] = "retrain"

    def give(self, state: Position) -> None:
        super().give(state)
        gains.develop(state, self.seat, VALUES[self.good])


class Render(ValuedGood):
    """Dues: a good back to the market, until they are worth enough together (ORL-8.2, D21)."""

    do: ClassVar[str] = "render"

    def worth(self) -> int:
        return VALUES[self.good]


class Scrap(TechnologyMove):
    """Breakdown: a technology tile, placed or held, back to the stack (ORL-8.2.4, D21)."""

    do: ClassVar[str] = "scrap"
    cites: ClassVar[str] = "ORL-8.2.4"
    missing: ClassVar[str] = "refuse-no-technology-tile"
    missing_rule: ClassVar[str] = "ORL-8.2"

    def give(self, state: Position) -> None:
        laying.lose_technology(state, self.seat, self.slot, "technology")
        state.technology += 1


class Dismiss(Give):
    """Famine: a neutral token off the market, off the Tower or out of the bag (ORL-8.2, D21)."""

    do: ClassVar[str] = "dismiss"
    cites: ClassVar[str] = "ORL-8.2"
    missing: ClassVar[str] = "refuse-nobody-there"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("from", Name(famine.HEAPS), attribute="source"),
        Field("token", NEUTRAL, attribute="character"),
    )
    source: int
    character: int

    def touches(self) -> tuple[str, ...]:
        return (f"{famine.HEAPS[self.source]}:{CHARACTERS[self.character]}",)

    def there(self, state: Position) -> bool:
        return tokens.count(famine.heap(state.players[self.seat], self.source), self.character) > 0

    def give(self, state: Position) -> None:
        famine.dismiss(state, self.seat, self.source, self.character)


class DismissSlot(Give):
    """Famine: a neutral token off a slot (ORL-8.2, D21)."""

    do: ClassVar[str] = "dismiss_slot"
    cites: ClassVar[str] = "ORL-8.2"
    missing: ClassVar[str] = "refuse-no-neutral"
    declared: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT),)
    slot: int

    def there(self, state: Position) -> bool:
        return self.slot in famine.neutral_slots(state.players[self.seat])

    def give(self, state: Position) -> None:
        famine.dismiss_slot(state, self.seat, self.slot)

    def words(self, state: Position) -> dict[str, Value]:
        return {**super().words(state), "token": TOKEN.words(state.players[self.seat].slots[self.slot] - 1)}


ACTIONS: Final[list[type[Action]]] = [
    Indulge, Train, Stay, Keep, Voyage, Retrain, Render, Scrap, Dismiss, DismissSlot
]  # fmt: skip

# ---- each made once

INDULGES: Final = [[indulge] for indulge in each(Indulge)]
TRAINS: Final[list[list[Action]]] = each(Train, range(len(tracks.TRACKS)))
STAYS: Final = [[stay] for stay in each(Stay)]
KEEPS: Final[list[Action]] = each(Keep)
VOYAGES: Final[list[list[Action]]] = each(Voyage, range(len(EDGES)))
RETRAINS: Final[list[list[list[Action]]]] = each(Retrain, range(goods.KINDS), range(2))
RENDERS: Final[list[list[list[Action]]]] = each(Render, range(goods.KINDS), range(2))
SCRAPS: Final[list[list[Action]]] = each(Scrap, range(-1, SLOTS))  # what is held first
DISMISSALS: Final[list[list[list[Action]]]] = each(Dismiss, range(len(famine.HEAPS)), range(NEUTRALS))
SLOT_DISMISSALS: Final[list[list[Action]]] = each(DismissSlot, range(SLOTS))
