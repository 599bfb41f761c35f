"""Items that are given for missing coins (ORL-5.8), shields against events, and food (ORL-5.5)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.phrases import Value
from bastide.games.orleans import debts, goods, laying, tokens, tracks
from bastide.games.orleans.actions.move import CITY, EVERY_TILE, NONE, SLOT, TILE, Give, GoodMove, each
from bastide.games.orleans.box import PLACE_NAMES, SLOT_IDS, SLOTS
from bastide.games.orleans.components import FIRST_TILE, SACRISTY
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.position import INSTALLED, Position
from bastide.games.orleans.tokens import NEUTRAL_FIELDS, ONE, TOKENS

# ---- the list ORL-5.8 (a) to (f): an item leaves the game (ORL-5.8.1)


class GiveStation(Give):
    """(a): a station, from a city or from the supply."""

    do: ClassVar[str] = "give_station"
    declared: ClassVar[tuple[Field, ...]] = (Field("city", CITY, absent=NONE),)
    city: int

    def touches(self) -> tuple[str, ...]:
        return ("stations",) if self.city == NONE else (f"city:{CITIES[self.city]}",)

    def there(self, state: Position) -> bool:
        player = state.players[self.seat]
        return player.supply > 0 if self.city == NONE else player.stations >> self.city & 1 == 1

    def give(self, state: Position) -> None:
        player = state.players[self.seat]
        if self.city == NONE:
            player.supply -= 1
        else:
            player.stations &= ~(1 << self.city)
        if state.events is not None:
            what = "" if self.city == NONE else CITIES[self.city]
            source = self.touches()[0]
            state.tell("lose_station", self.seat, {"piece": "station", "what": what, "from": source, "to": "box"})


class GiveToken(Give):
    """(b): a random neutral token of the bag (ORL-5.8.3)."""

    do: ClassVar[str] = "give_token"

    def there(self, state: Position) -> bool:
        return state.players[self.seat].bag & NEUTRAL_FIELDS != 0

    def give(self, state: Position) -> None:
        """Starters are put back and the draw repeated: as if they were not in the bag."""
        player = state.players[self.seat]
        heap = player.bag & NEUTRAL_FIELDS
        kind = tokens.pick(heap, state.rng.below(tokens.size(heap)))
        player.bag -= ONE[kind]
        state.lost_tokens += ONE[kind]
        state.moved("lose_token", self.seat, TOKENS[kind], "bag", "box", reveals=True)


class GivePoint(Give):
    """(c): a development point."""

    do: ClassVar[str] = "give_point"
    missing: ClassVar[str] = "refuse-firm"

    def there(self, state: Position) -> bool:
        return debts.can_lose_point(state.players[self.seat])

    def give(self, state: Position) -> None:
        player = state.players[self.seat]
        player.tracks -= tracks.STEP[tracks.DEVELOPMENT]
        state.tell("lose_point", self.seat, {"index": player.index(tracks.DEVELOPMENT)})

    def words(self, state: Position) -> dict[str, Value]:
        return {"index": state.players[self.seat].index(tracks.DEVELOPMENT) - 1}


class GiveGood(GoodMove):
    """(d): a good; it leaves the game."""

    do: ClassVar[str] = "give_good"

    def give(self, state: Position) -> None:
        debts.lose_good(state, self.seat, self.good, self.on_tile == 1)


class GiveTile(Give):
    """(e): a place tile; its tokens go into the bag, its technology leaves the game, goods stay (R-9, R-48)."""

    do: ClassVar[str] = "give_tile"
    declared: ClassVar[tuple[Field, ...]] = (Field("tile", TILE, attribute="number", touch="place"),)
    number: int

    @property
    def tile(self) -> int:
        return FIRST_TILE + self.number

    def there(self, state: Position) -> bool:
        return state.players[self.seat].owns(self.tile)

    def give(self, state: Position) -> None:
        debts.lose_tile(state, self.seat, self.tile)


class TechnologyMove(Give):
    """A technology tile, placed or held."""

    declared: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT, absent=NONE),)
    slot: int

    def touches(self) -> tuple[str, ...]:
        return ("held",) if self.slot == NONE else (SLOT_IDS[self.slot],)

    def there(self, state: Position) -> bool:
        player = state.players[self.seat]
        return player.held > 0 if self.slot == NONE else player.slots[self.slot] == INSTALLED


class GiveTechnology(TechnologyMove):
    """(f): a technology tile; it leaves the game."""

    do: ClassVar[str] = "give_technology"

    def give(self, state: Position) -> None:
        laying.lose_technology(state, self.seat, self.slot, "box")
        state.lost_technology += 1


# ---- events


class Shield(Give):
    """Ignore the event: the monk leaves the Sacristy for the bag (ORL-4.10, D18)."""

    do: ClassVar[str] = "shield"
    cites: ClassVar[str] = "ORL-4.10"
    missing: ClassVar[str] = "refuse-no-shield"

    def there(self, state: Position) -> bool:
        return debts.sheltered(state, self.seat)

    def give(self, state: Position) -> None:
        state.tell("shield", self.seat, {"what": PLACE_NAMES[SACRISTY]})
        state.to_bag(self.seat, state.players[self.seat].clear(SACRISTY), f"place:{PLACE_NAMES[SACRISTY]}")

    def words(self, state: Position) -> dict[str, Value]:
        return {"event": f"@hourglass-{state.box.events[state.event].name}"}


class Feed(GoodMove):
    """Give a food back to the goods market (ORL-5.5, D19)."""

    do: ClassVar[str] = "feed"
    cites: ClassVar[str] = "ORL-5.5"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.good >= goods.FOODS:
            return Refusal("ORL-5.5", "refuse-no-food", self.words(state))
        return super().refuse(state, asked)


ITEMS: Final[tuple[type[Action], ...]] = (GiveStation, GiveToken, GivePoint, GiveGood, GiveTile, GiveTechnology)
ACTIONS: Final[list[type[Action]]] = [*ITEMS, Shield, Feed]

# ---- each made once

GIVE_STATIONS: Final[list[list[Action]]] = each(GiveStation, range(-1, len(CITIES)))  # from the supply first
GIVE_TOKENS: Final[list[Action]] = each(GiveToken)
GIVE_POINTS: Final[list[Action]] = each(GivePoint)
GIVE_GOODS: Final[list[list[list[Action]]]] = each(GiveGood, range(goods.KINDS), range(2))
GIVE_TILES: Final[list[list[Action]]] = each(GiveTile, EVERY_TILE)
GIVE_TECHNOLOGY: Final[list[list[Action]]] = each(GiveTechnology, range(-1, SLOTS))  # what is held first
SHIELDS: Final[list[Action]] = each(Shield)
FEEDS: Final[list[list[list[Action]]]] = each(Feed, range(goods.KINDS), range(2))
