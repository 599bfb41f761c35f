"""Values as they are printed, from somebody who owns the box, in place of those that are reconstructed.

    {"orders": {"orleans": {"goods": ["grain", "cheese"], "points": 7}, …},
     "new_deeds": {"alchemy": ["any_neutral", …], "thanksgiving": ["farmer", "farmer:wine", …], …},
     "intrigue": {"swindler": ["trader", …], …},
     "levels": {"brasserie": 2, "trading_house": 1, "sheep_farm": 2},
     "slots": {"bathhouse": "boatman", "sheep_farm": "farmer"}}

An order is for the city by which it is named here, unless it says another one ("city": "tours"); so there may be two
of one city. Of Thanksgiving and Sheep Breeding a space may also say which good lies on it; otherwise it is the usual
one.

The option `components` takes such an object or its text, and holds it as one line (see core/printed.py).
"""

from typing import ClassVar, Final

from bastide.core import printed
from bastide.core.reading import Reader
from bastide.games.orleans import goods
from bastide.games.orleans.box import PLACE_NAMES, PLACES
from bastide.games.orleans.components import ANY_NEUTRAL, BATHHOUSE, MOST_SPACES, SLOT_TYPES
from bastide.games.orleans.goods import GOODS
from bastide.games.orleans.intrigue.components import SPACES as VILLAIN_SPACES
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.new_deeds.components import GOODS as DEED_GOODS
from bastide.games.orleans.new_deeds.components import SPACES as DEED_SPACES
from bastide.games.orleans.new_places.components import BRASSERIE, SHEEP_FARM, TRADING_HOUSE
from bastide.games.orleans.orders.components import ORDER_NAMES, ORDERS, Order
from bastide.games.orleans.tokens import BOATMAN

MOST_GOODS: Final = 8
MOST_POINTS: Final = 99
"""Of an order."""
LEAST_SPACES: Final = 2  # of a deed or villain: one may be covered (ORL-8.3.1, ORL-8.4.1)
SPACE_TYPES: Final = SLOT_TYPES[: ANY_NEUTRAL + 1]
COUNTED: Final = ("architecture",)
"""Deeds whose number of spaces is known: that of their citizens (ORL-8.3.2)."""
LADEN_TYPES: Final = (*SPACE_TYPES, *[f"{kind}:{good}" for kind in SPACE_TYPES for good in GOODS])
"""Of the deeds with goods (ORL-8.3.2): a character alone, or with the good."""
ONLY: Final = {"alchemy": ANY_NEUTRAL, "jury": ANY_NEUTRAL, "tugboat": BOATMAN}
"""Deeds whose spaces are known to be all alike."""
LEVELLED: Final = (BRASSERIE, TRADING_HOUSE, SHEEP_FARM)
SLOTTED: Final = (BATHHOUSE, SHEEP_FARM)


class Printed(printed.Printed):
    """The values that a game is played with."""

    known: ClassVar[tuple[str, ...]] = ("orders", "new_deeds", "intrigue", "levels", "slots")

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        parts = self.parts
        self.orders = read_orders(parts["orders"]) if "orders" in parts else ORDERS
        self.deeds, self.laid = read_deeds(parts["new_deeds"]) if "new_deeds" in parts else (DEED_SPACES, DEED_GOODS)
        self.villains = read_spaces(parts["intrigue"], VILLAIN_SPACES) if "intrigue" in parts else VILLAIN_SPACES
        self.levels = [place.level for place in PLACES]
        for place, reader in by_place(parts.get("levels"), LEVELLED):
            self.levels[place] = reader.number(1, 2)
        slots = [place.slots for place in PLACES]
        for place, reader in by_place(parts.get("slots"), SLOTTED):
            slots[place] = (reader.choice(SLOT_TYPES),)
        self.types = bytes([slot for place in slots for slot in place])  # by slot

    def to_json(self) -> dict[str, object]:
        return {
            "orders": {name: order_json(name, order) for name, order in zip(ORDER_NAMES, self.orders, strict=True)},
            "new_deeds": {**space_names(self.deeds), **laden_names(self.deeds, self.laid)},
            "intrigue": space_names(self.villains),
            "levels": {PLACE_NAMES[place]: self.levels[place] for place in LEVELLED},
            "slots": {PLACE_NAMES[place]: SLOT_TYPES[self.types[PLACES[place].first]] for place in SLOTTED},
        }


def order_json(name: str, order: Order) -> dict[str, object]:
    """The city only where the card is not named by it."""
    city = CITIES[order.city]
    own = {} if city == name else {"city": city}
    return {"goods": goods.names(order.goods), "points": order.points, **own}


def space_names(spaces: dict[str, tuple[int, ...]]) -> dict[str, list[str]]:
    return {name: [SLOT_TYPES[kind] for kind in kinds] for name, kinds in spaces.items()}


def laden_names(spaces: dict[str, tuple[int, ...]], laid: dict[str, tuple[int, ...]]) -> dict[str, list[str]]:
    """The same of the deeds with goods; those that are not the usual ones are named too."""
    found = {name: space_names(spaces)[name] for name in laid}
    for name, kinds in found.items():
        for at, good in enumerate(laid[name]):
            kinds[at] += "" if good == usual_good(name, at) else f":{GOODS[good]}"
    return found


def usual_good(deed: str, at: int) -> int:
    """What lies on a space if nothing is said; on further ones, the last good."""
    return DEED_GOODS[deed][min(at, len(DEED_GOODS[deed]) - 1)]


# ---- reading, with what is wrong and where


def read_orders(reader: Reader) -> list[Order]:
    """ORL-8.1.1: 23 cards, each for a city."""
    cards = reader.members(ORDER_NAMES)
    found: list[Order] = []
    for name in ORDER_NAMES:
        card = cards[name].members(("goods", "points"), ("city",))
        city = CITIES[card["city"].choice(CITIES)] if "city" in card else name
        wanted = [item.choice(GOODS) for item in some(card["goods"], 1, MOST_GOODS)]
        found.append(Order(city, wanted, card["points"].number(1, MOST_POINTS)))
    return found


def read_spaces(reader: Reader, usual: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """What is printed on the spaces of each deed or villain."""
    rows = reader.members(tuple(usual))
    found: dict[str, tuple[int, ...]] = {}
    for name, kinds in usual.items():
        row = rows[name]
        items = row.items(len(kinds)) if name in COUNTED else some(row, LEAST_SPACES, MOST_SPACES)
        types = SPACE_TYPES if name not in ONLY else (*[""] * ONLY[name], SPACE_TYPES[ONLY[name]])
        found[name] = tuple([item.choice(LADEN_TYPES if name in DEED_GOODS else types) for item in items])
    return found


def read_deeds(reader: Reader) -> tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]]]:
    """The new deeds, and the goods that lie on some of them: not more than there are (ORL-1.5)."""
    deeds = read_spaces(reader, DEED_SPACES)
    laid: dict[str, tuple[int, ...]] = {}
    for name in DEED_GOODS:
        said = [LADEN_TYPES[number].split(":") for number in deeds[name]]
        deeds[name] = tuple([SPACE_TYPES.index(words[0]) for words in said])
        laid[name] = tuple(
            [GOODS.index(words[1]) if len(words) > 1 else usual_good(name, at) for at, words in enumerate(said)]
        )
    for good, most in enumerate(goods.COUNTS):
        got = sum([row.count(good) for row in laid.values()])
        reader.fail_if(got > most, "bad-components-goods", got=got, most=most, good=f"@good-{GOODS[good]}")
    return deeds, laid


def by_place(reader: Reader | None, places: tuple[int, ...]) -> list[tuple[int, Reader]]:
    """What is said of each of some places; nothing, where nothing is."""
    given = {} if reader is None else reader.members(tuple([PLACE_NAMES[place] for place in places]))
    return [(place, given[PLACE_NAMES[place]]) for place in places if given]


def some(reader: Reader, least: int, most: int) -> list[Reader]:
    items = reader.items()
    reader.fail_if(not least <= len(items) <= most, "bad-components-length", got=len(items), least=least, most=most)
    return items


def check_components(value: object, seats: int) -> str:
    return Printed(Reader(value, printed.COMPONENTS)).text()
