"""The map (ORL-1.1): cities, roads, rivers and the goods spaces on them."""

from typing import Final

CITIES: Final[tuple[str, ...]] = (
    "orleans", "chartres", "etampes", "le_mans", "chateaudun", "montargis", "vendome", "briare", "blois", "tours",
    "montrichard", "vierzon", "chinon", "loches", "sancerre", "bourges", "chateauroux", "chatellerault", "le_blanc",
    "nevers", "argenton_sur_creuse", "la_chatre", "saint_amand_montrond",
)  # fmt: skip
ORLEANS: Final = 0  # where merchants begin (ORL-2.4), and where everybody may have a station (ORL-4.7)

ROAD: Final = 0
RIVER: Final = 1
WAYS: Final[tuple[str, ...]] = ("road", "river")


class Edge:
    """A connection of two cities (ORL-4.6). `spaces` has a mark for each goods space: from so many players on it is
    used."""

    def __init__(self, one: str, other: str, way: int, spaces: tuple[int, ...]) -> None:
        self.name = f"{one}__{other}__{WAYS[way]}"
        self.way = way
        self.ends = (CITIES.index(one), CITIES.index(other))
        self.spaces = spaces
        self.first = 0  # the number of its first goods space; spaces are counted over the whole map
        self.end = 0

    def across(self, city: int) -> int:
        """The city at its other end."""
        return self.ends[1] if self.ends[0] == city else self.ends[0]


EDGES: Final = [
    Edge("argenton_sur_creuse", "chateauroux", ROAD, (2,)),
    Edge("argenton_sur_creuse", "chatellerault", ROAD, (2, 4)),
    Edge("argenton_sur_creuse", "la_chatre", ROAD, (2,)),
    Edge("argenton_sur_creuse", "le_blanc", RIVER, (2,)),
    Edge("blois", "orleans", RIVER, (2,)),
    Edge("blois", "tours", RIVER, (2,)),
    Edge("blois", "vendome", ROAD, (2,)),
    Edge("blois", "vierzon", ROAD, (2,)),
    Edge("bourges", "nevers", ROAD, (2,)),
    Edge("bourges", "saint_amand_montrond", ROAD, (2,)),
    Edge("bourges", "sancerre", ROAD, (2,)),
    Edge("bourges", "vierzon", RIVER, (2,)),
    Edge("briare", "montargis", ROAD, (2,)),
    Edge("briare", "orleans", RIVER, (2, 3)),
    Edge("briare", "sancerre", RIVER, (2, 3)),
    Edge("chartres", "chateaudun", ROAD, (2,)),
    Edge("chartres", "etampes", ROAD, (2,)),
    Edge("chartres", "le_mans", ROAD, (2, 4)),
    Edge("chartres", "orleans", ROAD, (2,)),
    Edge("chateaudun", "le_mans", ROAD, (2,)),
    Edge("chateaudun", "orleans", ROAD, (2,)),
    Edge("chateaudun", "vendome", ROAD, (2,)),
    Edge("chateauroux", "la_chatre", ROAD, (2,)),
    Edge("chateauroux", "le_blanc", ROAD, (2,)),
    Edge("chateauroux", "loches", ROAD, (2,)),
    Edge("chateauroux", "vierzon", ROAD, (2,)),
    Edge("chatellerault", "chinon", RIVER, (2,)),
    Edge("chatellerault", "chinon", ROAD, (2,)),
    Edge("chinon", "le_blanc", RIVER, (2, 3)),
    Edge("chinon", "tours", RIVER, (2,)),
    Edge("etampes", "montargis", ROAD, (2, 4)),
    Edge("la_chatre", "saint_amand_montrond", ROAD, (2,)),
    Edge("le_mans", "tours", ROAD, (2, 3)),
    Edge("le_mans", "vendome", ROAD, (2,)),
    Edge("loches", "montrichard", ROAD, (2,)),
    Edge("loches", "tours", RIVER, (2,)),
    Edge("montargis", "orleans", ROAD, (2,)),
    Edge("montrichard", "tours", RIVER, (2,)),
    Edge("montrichard", "vierzon", RIVER, (2,)),
    Edge("nevers", "saint_amand_montrond", ROAD, (2, 4)),
    Edge("nevers", "sancerre", RIVER, (2,)),
    Edge("orleans", "vierzon", ROAD, (2, 3)),
    Edge("saint_amand_montrond", "vierzon", RIVER, (2,)),
]
EDGE_NAMES: Final = tuple([edge.name for edge in EDGES])


def number_spaces() -> tuple[int, ...]:
    """Count the goods spaces of the map; for each, the number of players from which on it is used (ORL-2.8)."""
    found: list[int] = []
    for edge in EDGES:
        edge.first = len(found)
        found += edge.spaces
        edge.end = len(found)
    return tuple(found)


SPACES: Final = number_spaces()
AT: Final = [
    [[number for number, edge in enumerate(EDGES) if city in edge.ends and edge.way == way] for way in (ROAD, RIVER)]
    for city in range(len(CITIES))
]  # by city and way, the connections that leave it
