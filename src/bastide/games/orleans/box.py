"""What one game is played with: the tables of the base game and of the modules that are in play.

Made once for a set-up and never changed, so clones share it. Values that are reconstructed are looked up
here and nowhere else, because whoever owns the printed ones may replace them.
"""

from typing import Final

from bastide.games.orleans import components as parts
from bastide.games.orleans import tokens
from bastide.games.orleans.components import BOARD, SLOT_TYPES, TILES, Place
from bastide.games.orleans.new_places.components import NEW_TILES
from bastide.games.orleans.orders.components import Order
from bastide.games.orleans.rules import Effect, EventTile, Module, Row

PLACES: Final = [*BOARD, *TILES, *NEW_TILES]
PLACE_NAMES: Final = tuple([place.name for place in PLACES])


def number_slots(places: list[Place]) -> list[int]:
    """Count the slots over all places; for each the place that it belongs to."""
    found: list[int] = []
    for number, place in enumerate(places):
        place.first = len(found)
        found += [number] * len(place.slots)
        place.end = len(found)
        place.mask = (1 << place.end) - (1 << place.first)
    return found


PLACE_OF: Final = number_slots(PLACES)  # by slot
SLOTS: Final = len(PLACE_OF)
SLOT_NAMES: Final = tuple([f"{PLACE_NAMES[place]}:{slot - PLACES[place].first}" for slot, place in enumerate(PLACE_OF)])
SLOT_IDS: Final = [f"slot:{name}" for name in SLOT_NAMES]  # for touches and events
NO_TECHNOLOGY: Final = sum([place.mask for place in PLACES if len(place.slots) < 2]) | PLACES[parts.TOWN_HALL].mask
"""ORL-4.8.4: slots that take no technology tile, whatever is printed on them."""

# ---- ORL-4.2: who may stand where

HERBS: Final = 1
SCHOOLING: Final = 2
UPRISING: Final = 4
"""What lets a player's tokens stand for others: Herb Garden, School, Peasant Uprising."""


def fitting(kind: int, allowed: int) -> int:
    """Mask of the slot types that a kind of token may stand on. Substitutions are not chained."""
    character: int = tokens.CHARACTER_OF[kind]
    mask: int = 1 << character | 1 << parts.ANY | (1 << parts.ANY_NEUTRAL if kind < tokens.NEUTRALS else 0)
    for_all = {tokens.SCHOLAR: SCHOOLING, tokens.FARMER: UPRISING}
    if character == tokens.MONK or for_all.get(character, 0) & allowed:
        mask |= (1 << tokens.MONK) - 1
    if character == tokens.BOATMAN and allowed & HERBS:
        mask |= 1 << tokens.CRAFTSMAN | 1 << tokens.TRADER | 1 << tokens.FARMER
    return mask


class Box:
    """The tables of one game."""

    def __init__(
        self, seats: int, modules: list[Module], effects: list[Effect], events: list[EventTile], rows: list[Row],
        orders: list[Order], types: bytes, levels: list[int], tiles: int, chosen: int, components: str,
    ) -> None:  # fmt: skip
        self.seats = seats
        self.modules = modules
        self.effects = effects  # by place
        self.acts = sum([1 << place for place, effect in enumerate(effects) if effect.acts])
        self.free = sum([1 << place for place, effect in enumerate(effects) if effect.acts and effect.free])
        """Masks of the places that are carried out, and of those that can be without their tokens (R-25)."""
        self.events = events
        self.rows = rows  # the deeds or villains that are available, in the order of the board
        self.orders = orders  # the order cards, if they are in play
        self.types = types  # what is printed on each slot
        self.levels = levels  # by place; 0 on the player board
        self.tiles = tiles  # mask of the place tiles that are in play
        self.chosen = chosen  # mask of the modules
        self.components = components  # values that replace reconstructed ones, as JSON; empty where there are none
        self.up_to = [
            sum([1 << place for place, level in enumerate(levels) if 0 < level <= most]) & tiles for most in range(3)
        ]  # mask of the tiles up to a level
        self.fits = [[self.slots_for(kind, allowed) for kind in range(tokens.KINDS)] for allowed in range(8)]
        """By what is allowed and kind of token: mask of the slots on which it may stand."""
        self.technology = [
            sum([1 << slot for slot in range(SLOTS) if types[slot] in wanted and not NO_TECHNOLOGY >> slot & 1])
            for wanted in ((tokens.FARMER,), range(tokens.MONK))
        ]  # slots that take a technology tile: the first of a game, and any later one (ORL-4.8.3)
        self.spaces = rows[-1].first + len(rows[-1].spaces) if rows else 0
        """Spaces of the board of deeds, covered ones among them."""

    def slots_for(self, kind: int, allowed: int) -> int:
        mask = fitting(kind, allowed)
        return sum([1 << slot for slot in range(SLOTS) if mask >> self.types[slot] & 1])

    def type_name(self, slot: int) -> str:
        """What is printed on a slot."""
        return SLOT_TYPES[self.types[slot]]

    def row(self, number: int) -> Row | None:
        """The deed or villain of a number, if it is in play."""
        for row in self.rows:
            if row.number == number:
                return row
        return None
