"""What can be done (ORL-8.2): indulge, train, voyage, retrain, scrap, render, stay, keep, dismiss."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name
from bastide.core.phrases import Args, Phrase
from bastide.games.orleans import gains, goods, laying, tokens, tracks
from bastide.games.orleans.actions.move import EVERY_SEAT, NONE, SLOT, Move, good_words, place_words, token_words
from bastide.games.orleans.actions.places import travel_refusal
from bastide.games.orleans.actions.torture import GoodMove
from bastide.games.orleans.asks import ASK_TECHNOLOGY
from bastide.games.orleans.box import PLACE_OF, SLOT_NAMES, SLOTS
from bastide.games.orleans.events import MEAL
from bastide.games.orleans.goods import VALUES
from bastide.games.orleans.map import CITIES, EDGE_NAMES, EDGES
from bastide.games.orleans.new_events import famine
from bastide.games.orleans.new_events.events import INDULGENCE, STAY, TRAINING
from bastide.games.orleans.position import INSTALLED, Position
from bastide.games.orleans.tokens import BOATMAN, CHARACTERS, CRAFTSMAN, FARMER, KNIGHT, MONK, NEUTRALS, ONE, SCHOLAR


class Buy(Move):
    """Pay coins that are at hand (R-29)."""

    price: ClassVar[int] = 0

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": self.price}

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        coins = state.players[self.seat].coins
        return None if coins >= self.price else Refusal("R-29", "refuse-coins", {"coins": self.price, "purse": coins})


class Indulge(Buy):
    """Indulgence: a monk from the supply into the bag (ORL-8.2, R-16, D20)."""

    do: ClassVar[str] = "indulge"
    cites: ClassVar[str] = "ORL-8.2"
    price: ClassVar[int] = INDULGENCE

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not tokens.count(state.supply, MONK):
            return Refusal("ORL-9.2", "refuse-no-token", {"character": f"@character-{CHARACTERS[MONK]}"})
        return super().refuse(state, asked)

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        state.pay_coins(self.seat, self.price)
        state.supply -= ONE[MONK]
        state.players[self.seat].bag += ONE[MONK]
        if state.events is not None:
            name = CHARACTERS[MONK]
            state.tell("recruit", self.seat, {"piece": name, "from": f"supply:{name}", "to": "bag"})

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-indulge", {"coins": self.price})


class Train(Buy):
    """Training: a step on a track, with what the new index brings, but no token (ORL-8.2, D20)."""

    do: ClassVar[str] = "train"
    cites: ClassVar[str] = "ORL-8.2"
    price: ClassVar[int] = TRAINING
    declared: ClassVar[tuple[Field, ...]] = (Field("track", Name(tracks.TRACKS)),)

    def __init__(self, seat: int, track: int) -> None:
        self.seat = seat
        self.track = track

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if state.players[self.seat].index(self.track) == tracks.LAST[self.track]:
            return Refusal("ORL-9.6", "refuse-track-done", {"track": f"@track-{tracks.TRACKS[self.track]}"})
        return super().refuse(state, asked)

    def apply(self, state: Position) -> None:
        """A technology tile that comes of it may be placed at once (ORL-4.8.1): this one, not others that are held."""
        state.settle(self.seat)
        state.pay_coins(self.seat, self.price)
        held = state.players[self.seat].held
        gains.advance(state, self.seat, self.track)
        if self.track == CRAFTSMAN and state.players[self.seat].held > held:
            state.ask(ASK_TECHNOLOGY, self.seat, 1)

    def describe(self, state: Position) -> Phrase:
        index = state.players[self.seat].index(self.track) + 1
        good = "none"
        count = 0
        if self.track == FARMER:
            good = good_words(tracks.FARM_GOODS[index])
        elif self.track == BOATMAN:
            count = tracks.BOAT_COINS[index]
        elif self.track == KNIGHT:
            count = tracks.DRAWS[index]
        elif self.track == SCHOLAR:
            count = tracks.SCHOLAR_POINTS[index]
        name = tracks.TRACKS[self.track]
        brings: Args = {"kind": name, "good": good, "count": count}
        return Phrase("do-train", {"track": f"@track-{name}", "coins": self.price, **brings})


class Stay(Buy):
    """Summons: the merchant stays where he is (ORL-8.2, D21)."""

    do: ClassVar[str] = "stay"
    cites: ClassVar[str] = "ORL-8.2"
    price: ClassVar[int] = STAY

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        state.pay_coins(self.seat, self.price)

    def describe(self, state: Position) -> Phrase:
        city = f"@city-{CITIES[state.players[self.seat].merchant]}"
        return Phrase("do-stay", {"coins": self.price, "city": city})


class Keep(Buy):
    """Harvest D: keep a food (ORL-8.2, R-46, D19)."""

    do: ClassVar[str] = "keep"
    cites: ClassVar[str] = "ORL-8.2"
    price: ClassVar[int] = MEAL

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        coins = state.players[self.seat].coins
        return None if coins >= self.price else Refusal("R-46", "refuse-coins", {"coins": self.price, "purse": coins})

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        state.pay_coins(self.seat, self.price)
        if asked.a > 1:
            state.ask(asked.kind, self.seat, asked.a - 1)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-keep", {"coins": self.price})


class Voyage(Move):
    """Bon Voyage: over any connection, with all goods that lie on it (ORL-8.2, R-18, D8)."""

    do: ClassVar[str] = "voyage"
    cites: ClassVar[str] = "ORL-8.2"
    declared: ClassVar[tuple[Field, ...]] = (Field("edge", Name(EDGE_NAMES)),)

    def __init__(self, seat: int, edge: int) -> None:
        self.seat = seat
        self.edge = edge

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return travel_refusal(state, self.seat, self.edge, NONE, NONE)

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        gains.travel(state, self.seat, self.edge)
        for good in goods.listed(self.load(state)):
            gains.pick_up(state, self.seat, self.edge, good)

    def load(self, state: Position) -> int:
        """The goods on the connection."""
        row = EDGES[self.edge]
        return goods.stock_of([mark - 1 for mark in state.map_goods[row.first : row.end] if mark])

    def describe(self, state: Position) -> Phrase:
        city = EDGES[self.edge].across(state.players[self.seat].merchant)
        load = goods.stock_words(self.load(state)) or "none"
        return Phrase("do-voyage", {"city": f"@city-{CITIES[city]}", "goods": load})


class Retrain(GoodMove):
    """Retraining: a good for as many development points as it is worth (ORL-8.2, R-47, D21)."""

    do: ClassVar[str] = "retrain"
    cites: ClassVar[str] = "ORL-8.2"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return self.missing(state, "ORL-8.2")

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        state.return_good(self.seat, self.good, self.on_tile == 1)
        gains.develop(state, self.seat, VALUES[self.good])

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-retrain", {"good": good_words(self.good), "points": VALUES[self.good]})


class Render(GoodMove):
    """Dues: a good back to the market, until they are worth enough together (ORL-8.2, D21)."""

    do: ClassVar[str] = "render"
    cites: ClassVar[str] = "ORL-8.2"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return self.missing(state, "ORL-8.2")

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        state.return_good(self.seat, self.good, self.on_tile == 1)
        if asked.a > VALUES[self.good]:
            state.ask(asked.kind, self.seat, asked.a - VALUES[self.good])

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-render", {"good": good_words(self.good), "points": VALUES[self.good]})


class Scrap(Move):
    """Breakdown: a technology tile, placed or held, back to the stack (ORL-8.2.4, D21)."""

    do: ClassVar[str] = "scrap"
    cites: ClassVar[str] = "ORL-8.2.4"
    declared: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT, absent=NONE),)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def touches(self) -> tuple[str, ...]:
        return ("held",) if self.slot == NONE else (f"slot:{SLOT_NAMES[self.slot]}",)

    def gives(self) -> tuple[str, ...]:
        return self.touches()

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        there = player.held > 0 if self.slot == NONE else player.slots[self.slot] == INSTALLED
        return None if there else Refusal("ORL-8.2", "refuse-no-technology-tile")

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        laying.lose_technology(state, self.seat, self.slot, "technology")
        state.technology += 1

    def describe(self, state: Position) -> Phrase:
        place = "none" if self.slot == NONE else place_words(PLACE_OF[self.slot])
        return Phrase("do-scrap", {"place": place})


class Dismiss(Move):
    """Famine: a neutral token off the market, off the Tower or out of the bag (ORL-8.2, D21)."""

    do: ClassVar[str] = "dismiss"
    cites: ClassVar[str] = "ORL-8.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("from", Name(famine.HEAPS), attribute="source"),
        Field("token", Name(CHARACTERS), attribute="character"),
    )

    def __init__(self, seat: int, source: int, character: int) -> None:
        self.seat = seat
        self.source = source
        self.character = character

    def touches(self) -> tuple[str, ...]:
        return (f"{famine.HEAPS[self.source]}:{CHARACTERS[self.character]}",)

    def gives(self) -> tuple[str, ...]:
        return self.touches()

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        there = tokens.count(famine.heap(state.players[self.seat], self.source), self.character)
        named = {"token": token_words(self.character), "from": famine.HEAPS[self.source]}
        return None if there else Refusal("ORL-8.2", "refuse-nobody-there", named)

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        famine.dismiss(state, self.seat, self.source, self.character)
        if asked.a > 1:
            state.ask(asked.kind, self.seat, asked.a - 1)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-dismiss", {"token": token_words(self.character), "from": famine.HEAPS[self.source]})


class DismissSlot(Move):
    """Famine: a neutral token off a slot (ORL-8.2, D21)."""

    do: ClassVar[str] = "dismiss_slot"
    cites: ClassVar[str] = "ORL-8.2"
    declared: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT, gives=True),)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.slot in famine.neutral_slots(state.players[self.seat]):
            return None
        return Refusal("ORL-8.2", "refuse-no-neutral", {"place": place_words(PLACE_OF[self.slot])})

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        famine.dismiss_slot(state, self.seat, self.slot)
        if asked.a > 1:
            state.ask(asked.kind, self.seat, asked.a - 1)

    def describe(self, state: Position) -> Phrase:
        kind = state.players[self.seat].slots[self.slot] - 1
        return Phrase("do-dismiss-slot", {"token": token_words(kind), "place": place_words(PLACE_OF[self.slot])})


ACTIONS: Final[list[type[Action]]] = [
    Indulge, Train, Stay, Keep, Voyage, Retrain, Render, Scrap, Dismiss, DismissSlot
]  # fmt: skip

# ---- each made once

INDULGES: Final = [Indulge(seat) for seat in EVERY_SEAT]
TRAINS: Final = [[Train(seat, track) for track in range(len(tracks.TRACKS))] for seat in EVERY_SEAT]
STAYS: Final = [Stay(seat) for seat in EVERY_SEAT]
KEEPS: Final = [Keep(seat) for seat in EVERY_SEAT]
VOYAGES: Final = [[Voyage(seat, edge) for edge in range(len(EDGES))] for seat in EVERY_SEAT]
RETRAINS: Final = [
    [[Retrain(seat, good, on_tile) for good in range(goods.KINDS)] for on_tile in range(2)] for seat in EVERY_SEAT
]
RENDERS: Final = [
    [[Render(seat, good, on_tile) for good in range(goods.KINDS)] for on_tile in range(2)] for seat in EVERY_SEAT
]
SCRAPS: Final = [[Scrap(seat, slot) for slot in range(-1, SLOTS)] for seat in EVERY_SEAT]
"""What is held first."""
DISMISSALS: Final = [
    [[Dismiss(seat, source, character) for character in range(NEUTRALS)] for source in range(len(famine.HEAPS))]
    for seat in EVERY_SEAT
]
SLOT_DISMISSALS: Final = [[DismissSlot(seat, slot) for slot in range(SLOTS)] for seat in EVERY_SEAT]
