"""A position as JSON that a person can edit (see core/saving.py); checking.py says whether it adds up.

What lies beside the board is not written: it is every tile that is neither on the road nor at the site. These may be
left out: `open_scores`, `first_game`, `squares`, `layout` (which tells what lies under residences), `tile`, `at`,
`step`, `using`, `bridge`, `joined`, `used`, `offer`, who is at the site, and of a player all but `goods` and `reserve`.
"""

from typing import Any, Final

from bastide.core.kinds import Name, Number
from bastide.core.reading import Reader
from bastide.core.saving import (
    MANY,
    Flag,
    Key,
    Marks,
    Mask,
    One,
    Part,
    Row,
    SeatPart,
    Seats,
    by_key,
    may,
    places,
    read_object,
    write_parts,
)
from bastide.games.caylus1303 import components
from bastide.games.caylus1303.goods import GOODS, MOST, ONE, goods_json
from bastide.games.caylus1303.position import NOWHERE, PHASES

UNSAID: Final = -1
"""Camp and houses of a player that were left out: they follow from the rest."""


class Goods(Part):
    def write(self, owner: Any) -> object:
        return goods_json(owner.goods)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        parts = reader.members((), GOODS)
        owner.goods = sum([parts[name].number(0, MOST) * ONE[GOODS.index(name)] for name in parts])


class Standing(Part):
    """A mask of spaces, as their numbers."""

    def write(self, owner: Any) -> object:
        return [space for space in range(components.SPACES) if owner.standing >> space & 1]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.standing = 0
        for item in reader.items():
            bit = 1 << item.number(0, components.SPACES - 1)
            item.fail_if(owner.standing & bit, "bad-json-twice")
            owner.standing |= bit


SPACES: Final = [Key(str(space), space, space + 1) for space in range(components.SPACES)]


class Road(Marks):
    """The building on each space, or null; or an object by space."""

    def keys(self, owner: Any) -> list[Key]:
        return SPACES


class Owners(Part):
    """Houses: a seat + 1 or 0 for each space, as the seat or null; or an object by space."""

    def write(self, owner: Any) -> object:
        return self.row(owner)

    def write_named(self, owner: Any) -> object:
        return by_key(self.row(owner), SPACES)

    def row(self, owner: Any) -> list[object]:
        return [mark - 1 if mark else None for mark in owner.owners]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        houses = places(reader, SPACES, components.SPACES)
        owner.owners = bytes([0 if item.value is None else item.number(0, seats - 1) + 1 for item in houses])


class Joined(Part):
    """Where the Journeyman's worker joined another, and whose it is; or null."""

    def write(self, owner: Any) -> object:
        return None if owner.joined == NOWHERE else {"space": owner.joined, "seat": owner.joiner}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        if reader.value is not None:
            parts = reader.members(("space", "seat"))
            owner.joined = parts["space"].number(0, components.SPACES - 1)
            owner.joiner = parts["seat"].number(0, seats - 1)


class Inside(Part):
    """Some parts as an object of their own."""

    def __init__(self, name: str, parts: list[Part]) -> None:
        super().__init__(name)
        self.parts = parts

    def write(self, owner: Any) -> object:
        return write_parts(self.parts, owner)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        read_object(self.parts, owner, reader, seats)


class Players(Inside):
    def write(self, owner: Any) -> object:
        return [write_parts(self.parts, player) for player in owner.players]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        for player, item in zip(owner.players, reader.items(seats), strict=True):
            read_object(self.parts, player, item, seats)


TILE: Final = Name(components.NAMES)
ROAD: Final = Road("road", components.NAMES[1:], needed=True)
PARTS: Final[list[Part]] = [
    Flag("open_scores"),
    Flag("first_game"),
    One("squares", Number(1, components.MOST_SQUARES), default=components.SQUARES),
    One("round", Number(1, components.ROUNDS)),
    One("phase", Name(PHASES)),
    SeatPart("first"),
    may(SeatPart("tile", "holder")),
    One("provost", Number(components.PROVOST_LOW, components.SPACES + components.MOST_SQUARES)),
    One("at", Number(0, components.SPACES), default=0),
    One("step", Number(0, components.SEATS + 2), "stage", default=0),
    may(SeatPart("using", nobody=0, plus=1)),
    ROAD,
    Owners("owners"),
    Row("layout", TILE, components.LAST_YELLOW - components.FIRST_YELLOW + 1, bytes, needed=False),
    Inside(
        "site", [Row("tiles", TILE, components.SITE_SLOTS, bytes, "site_tiles"), may(Seats("workers", tuple, "site"))]
    ),
    may(Seats("bridge")),
    may(Joined("joined")),
    Mask("used", components.CHARACTERS, needed=False),
    Mask("offer", components.CHARACTERS, needed=False),
    Mask("board", components.CHARACTERS, "board_characters"),
    Players(
        "players",
        [
            Goods("goods"),
            One("reserve", Number(0, components.WORKERS)),
            One("camp", Number(0, components.WORKERS), default=UNSAID),
            may(Standing("standing")),
            One("houses", Number(0, components.HOUSES - 1), default=UNSAID),
            Mask("characters", components.CHARACTERS, needed=False),
            One("points", Number(0, MANY), default=0),
            One("sets", Number(0, MOST), default=0),
        ],
    ),
]
