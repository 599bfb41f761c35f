"""Items that are given for missing coins (ORL-5.8), shields against events, and food (ORL-5.5)."""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase
from bastide.games.orleans import debts, goods, laying, tokens, tracks
from bastide.games.orleans.actions.move import (
    EVERY_SEAT,
    GOOD,
    NONE,
    SLOT,
    TILE,
    Move,
    good_words,
    place_words,
)
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, SLOT_NAMES, SLOTS
from bastide.games.orleans.components import FIRST_TILE, SACRISTY
from bastide.games.orleans.goods import GOODS
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.position import INSTALLED, Position
from bastide.games.orleans.tokens import NEUTRAL_FIELDS, ONE, TOKENS

ON_TILE: Final = Field("tile", Number(1, 1), attribute="on_tile", absent=0)
"""The good comes from the Brasserie (D26)."""


class Item(Move):
    """An item of the list ORL-5.8 (a) to (f); it leaves the game (ORL-5.8.1)."""

    cites: ClassVar[str] = "ORL-5.8"

    def apply(self, state: Position) -> None:
        """Items are given one at a time (ORL-5.8.3)."""
        asked = state.settle(self.seat)
        self.lose(state)
        if asked.a > 1:
            state.ask(asked.kind, self.seat, asked.a - 1)

    def lose(self, state: Position) -> None:
        return


class GiveStation(Item):
    """(a): a station, from a city or from the supply."""

    do: ClassVar[str] = "give_station"
    declared: ClassVar[tuple[Field, ...]] = (Field("city", Name(CITIES), absent=NONE),)

    def __init__(self, seat: int, city: int) -> None:
        self.seat = seat
        self.city = city

    def touches(self) -> tuple[str, ...]:
        return ("stations",) if self.city == NONE else (f"city:{CITIES[self.city]}",)

    def gives(self) -> tuple[str, ...]:
        return self.touches()

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        there = player.supply if self.city == NONE else player.stations >> self.city & 1
        return None if there else Refusal("ORL-5.8", "refuse-no-item")

    def lose(self, state: Position) -> None:
        player = state.players[self.seat]
        if self.city == NONE:
            player.supply -= 1
        else:
            player.stations &= ~(1 << self.city)
        if state.events is not None:
            what = "" if self.city == NONE else CITIES[self.city]
            source = "stations" if self.city == NONE else f"city:{what}"
            state.tell("lose_station", self.seat, {"piece": "station", "what": what, "from": source, "to": "box"})

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-give-station", {"city": "none" if self.city == NONE else f"@city-{CITIES[self.city]}"})


class GiveToken(Item):
    """(b): a random neutral token of the bag (ORL-5.8.3)."""

    do: ClassVar[str] = "give_token"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        there = state.players[self.seat].bag & NEUTRAL_FIELDS
        return None if there else Refusal("ORL-5.8", "refuse-no-item")

    def lose(self, state: Position) -> None:
        """Starters are put back and the draw repeated: as if they were not in the bag."""
        player = state.players[self.seat]
        heap = player.bag & NEUTRAL_FIELDS
        kind = tokens.pick(heap, state.rng.below(tokens.size(heap)))
        player.bag -= ONE[kind]
        state.lost_tokens += ONE[kind]
        if state.events is not None:
            state.tell("lose_token", self.seat, {"piece": TOKENS[kind], "from": "bag", "to": "box"}, reveals=True)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-give-token")


class GivePoint(Item):
    """(c): a development point."""

    do: ClassVar[str] = "give_point"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None if debts.can_lose_point(state.players[self.seat]) else Refusal("ORL-5.8", "refuse-firm")

    def lose(self, state: Position) -> None:
        player = state.players[self.seat]
        player.tracks -= tracks.STEP[tracks.DEVELOPMENT]
        if state.events is not None:
            state.tell("lose_point", self.seat, {"index": player.index(tracks.DEVELOPMENT)})

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-give-point", {"index": state.players[self.seat].index(tracks.DEVELOPMENT) - 1})


class GoodMove(Move):
    """Something about a good of one's own, in the stock or on the Brasserie."""

    declared: ClassVar[tuple[Field, ...]] = (Field("good", GOOD), ON_TILE)

    def __init__(self, seat: int, good: int, on_tile: int) -> None:
        self.seat = seat
        self.good = good
        self.on_tile = on_tile

    def touches(self) -> tuple[str, ...]:
        return (f"brasserie:{GOODS[self.good]}" if self.on_tile else f"goods:{GOODS[self.good]}",)

    def gives(self) -> tuple[str, ...]:
        return self.touches()

    def missing(self, state: Position, rule: str) -> Refusal | None:
        player = state.players[self.seat]
        if goods.count(player.brasserie if self.on_tile else player.goods, self.good):
            return None
        return Refusal(rule, "refuse-no-such-good", {"good": good_words(self.good)})


class GiveGood(GoodMove):
    """(d): a good; it leaves the game."""

    do: ClassVar[str] = "give_good"
    cites: ClassVar[str] = "ORL-5.8"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return self.missing(state, "ORL-5.8")

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        debts.lose_good(state, self.seat, self.good, self.on_tile == 1)
        if asked.a > 1:
            state.ask(asked.kind, self.seat, asked.a - 1)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-give-good", {"good": good_words(self.good)})


class GiveTile(Item):
    """(e): a place tile; its tokens go into the bag, its technology leaves the game, goods stay (R-9, R-48)."""

    do: ClassVar[str] = "give_tile"
    declared: ClassVar[tuple[Field, ...]] = (Field("tile", TILE, attribute="number", touch="place", gives=True),)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number
        self.tile = FIRST_TILE + number

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None if state.players[self.seat].owns(self.tile) else Refusal("ORL-5.8", "refuse-no-item")

    def lose(self, state: Position) -> None:
        debts.lose_tile(state, self.seat, self.tile)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-give-tile", {"place": place_words(self.tile)})


class TechnologyItem(Item):
    """A technology tile, placed or held."""

    declared: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT, absent=NONE),)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def touches(self) -> tuple[str, ...]:
        return ("held",) if self.slot == NONE else (f"slot:{SLOT_NAMES[self.slot]}",)

    def gives(self) -> tuple[str, ...]:
        return self.touches()

    def there(self, state: Position) -> bool:
        player = state.players[self.seat]
        return player.held > 0 if self.slot == NONE else player.slots[self.slot] == INSTALLED

    @property
    def place(self) -> str:
        return "none" if self.slot == NONE else place_words(PLACE_OF[self.slot])


class GiveTechnology(TechnologyItem):
    """(f): a technology tile; it leaves the game."""

    do: ClassVar[str] = "give_technology"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None if self.there(state) else Refusal("ORL-5.8", "refuse-no-item")

    def lose(self, state: Position) -> None:
        laying.lose_technology(state, self.seat, self.slot, "box")
        state.lost_technology += 1

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-give-technology", {"place": self.place})


# ---- events


class Shield(Move):
    """Ignore the event: the monk leaves the Sacristy for the bag (ORL-4.10, D18)."""

    do: ClassVar[str] = "shield"
    cites: ClassVar[str] = "ORL-4.10"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None if debts.sheltered(state, self.seat) else Refusal("ORL-4.10", "refuse-no-shield")

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        if state.events is not None:
            state.tell("shield", self.seat, {"what": PLACE_NAMES[SACRISTY]})
        state.to_bag(self.seat, state.players[self.seat].clear(SACRISTY), f"place:{PLACE_NAMES[SACRISTY]}")

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-shield", {"event": f"@hourglass-{state.box.events[state.event].name}"})


class Feed(GoodMove):
    """Give a food back to the goods market (ORL-5.5, D19)."""

    do: ClassVar[str] = "feed"
    cites: ClassVar[str] = "ORL-5.5"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.good >= goods.FOODS:
            return Refusal("ORL-5.5", "refuse-no-food", {"good": good_words(self.good)})
        return self.missing(state, "ORL-5.5")

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        state.return_good(self.seat, self.good, self.on_tile == 1)
        if asked.a > 1:
            state.ask(asked.kind, self.seat, asked.a - 1)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-feed", {"good": good_words(self.good)})


# ---- each made once

GIVE_STATIONS: Final = [[GiveStation(seat, city) for city in range(-1, len(CITIES))] for seat in EVERY_SEAT]
"""From the supply first."""
GIVE_TOKENS: Final = [GiveToken(seat) for seat in EVERY_SEAT]
GIVE_POINTS: Final = [GivePoint(seat) for seat in EVERY_SEAT]
GIVE_GOODS: Final = [
    [[GiveGood(seat, good, on_tile) for good in range(goods.KINDS)] for on_tile in range(2)] for seat in EVERY_SEAT
]
GIVE_TILES: Final = [[GiveTile(seat, number) for number in range(len(PLACE_NAMES) - FIRST_TILE)] for seat in EVERY_SEAT]
GIVE_TECHNOLOGY: Final = [[GiveTechnology(seat, slot) for slot in range(-1, SLOTS)] for seat in EVERY_SEAT]
SHIELDS: Final = [Shield(seat) for seat in EVERY_SEAT]
FEEDS: Final = [
    [[Feed(seat, good, on_tile) for good in range(goods.KINDS)] for on_tile in range(2)] for seat in EVERY_SEAT
]
