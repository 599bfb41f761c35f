"""A position as JSON that a person can edit (see core/saving.py for what every game has).

phase        "a" … "e", null while boards are chosen
round        1 … 5
players      duchy, hexes {"h19": "castle"}, and what may be left out if there is none: storage (three tiles or
             null), goods and sold {"goods_1": 2}, silver, workers, points, bonus, position on the track
dice         a pair for each seat; white, used, bought
depots       {"black": eight tiles or null, "1": four, …}; a depot that is left out is empty
depot_goods  {"1": {"goods_4": 1}, …}
track, order who is where in turn order now and when the round began; turn: whose place in the order it is
bonus        {"large": ["mine"], "small": …}: what is left on the board
setup, boards, secret    the advanced set-up: what was dealt, what was chosen in secret
piles, gone, round_goods, goods_stacks, boxed_goods    left out, they are made from what is not on the table
"""

from collections.abc import Callable
from typing import Any

from bastide.core.kinds import Name, Number
from bastide.core.reading import Reader
from bastide.core.saving import MANY, Flag, Mask, One, Part, Row, SeatPart, Seats, may, read_object, write_parts
from bastide.games.burgundy import components, goods
from bastide.games.burgundy.components import GOODS_NAMES, HEX_NAMES, PILE_NAMES, TILE_NAMES, TYPES, slots
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.position import SETUPS, Player, new_player

DEPOT_NAMES = ("black", "1", "2", "3", "4", "5", "6")
DUCHY = Number(1, len(DUCHIES) - 1)
TILE = Name(TILE_NAMES)
GOOD = Name(("", *GOODS_NAMES))
COUNT = Number(0, MANY)


class Own(Part):
    """A field in a form of its own: how its value is written, and how it is read for so many seats."""

    def __init__(
        self, name: str, write: Callable[[Any], object], read: Callable[[Reader, int], object], needed: bool = False
    ) -> None:
        super().__init__(name, needed)
        self.writer = write
        self.reader = read

    def write(self, owner: object) -> object:
        return self.writer(getattr(owner, self.name))

    def read(self, owner: object, reader: Reader, seats: int) -> None:
        setattr(owner, self.name, self.reader(reader, seats))


def goods_json(pile: int) -> dict[str, object]:
    return {GOODS_NAMES[colour - 1]: goods.count(pile, colour) for colour in goods.colours(pile)}


def read_goods(reader: Reader, seats: int = 0) -> int:
    pile = 0
    for name, count in reader.members((), GOODS_NAMES).items():
        pile += count.number(0, components.GOODS_OF_A_COLOUR) * goods.one(GOODS_NAMES.index(name) + 1)
    return pile


def read_depot_goods(reader: Reader, seats: int) -> list[int]:
    lying = reader.members((), DEPOT_NAMES[1:])
    return [read_goods(lying[name]) if name in lying else 0 for name in DEPOT_NAMES]


def depots_json(depots: list[int]) -> object:
    return {
        name: [TILE_NAMES[depots[components.space(depot, slot)]] or None for slot in range(slots(depot))]
        for depot, name in enumerate(DEPOT_NAMES)
    }


def read_depots(reader: Reader, seats: int) -> list[int]:
    found: list[int] = []
    lying = reader.members((), DEPOT_NAMES)
    for depot, name in enumerate(DEPOT_NAMES):
        row = lying[name].items(slots(depot)) if name in lying else [Reader(None)] * slots(depot)
        found += [0 if item.value is None else TILE.read(item) for item in row]
    return found


def read_piles(reader: Reader, seats: int) -> tuple[bytes, ...]:
    parts = reader.members(PILE_NAMES)
    return tuple([bytes([TILE.read(item) for item in parts[name].items()]) for name in PILE_NAMES])


def read_gone(reader: Reader, seats: int) -> bytes:
    counted = reader.members((), TILE_NAMES[1:])
    return bytes([counted[tile.name].number(0, 100) if tile.name in counted else 0 for tile in components.TILES])


def secret_json(choice: int) -> dict[str, object] | None:
    return {"duchy": choice // 64, "castle": HEX_NAMES[choice % 64]} if choice else None


def read_secret(reader: Reader) -> int:
    if reader.value is None:
        return 0
    choice = reader.members(("duchy", "castle"))
    return DUCHY.read(choice["duchy"]) * 64 + choice["castle"].choice(HEX_NAMES)


class Hexes(Part):
    def write(self, owner: Player) -> object:
        return {HEX_NAMES[where]: TILE_NAMES[tile] for where, tile in enumerate(owner.hexes) if tile}

    def read(self, owner: Player, reader: Reader, seats: int) -> None:
        for name, item in reader.members((), HEX_NAMES).items():
            owner.lay(TILE.read(item), HEX_NAMES.index(name))


class Bonus(Part):
    """Bonus tiles: those of a player, or those left on the board."""

    def __init__(self, after: str) -> None:
        super().__init__("bonus", False)
        self.sizes: list[Part] = [Mask(size, TYPES, size + after) for size in ("large", "small")]

    def write(self, owner: object) -> object:
        return write_parts(self.sizes, owner)

    def read(self, owner: object, reader: Reader, seats: int) -> None:
        read_object(self.sizes, owner, reader, seats)


OPEN_PLAYER_PARTS: list[Part] = [
    One("duchy", DUCHY, null=0),
    Hexes("hexes"),
    Row("storage", TILE, components.STORAGE, null=0, needed=False),
    Own("goods", goods_json, read_goods),
    One("silver", COUNT, default=0),
    One("workers", COUNT, default=0),
    One("points", COUNT, default=0),
    Bonus(""),
]
"""What everybody may know of a player; so it is with `OPEN_PARTS` (BUR-15)."""
PLAYER_PARTS = [*OPEN_PLAYER_PARTS, Own("sold", goods_json, read_goods), One("position", Number(0, 6), default=0)]


def read_player(reader: Reader) -> Player:
    player = new_player()
    read_object(PLAYER_PARTS, player, reader, 0)
    return player


OPEN_PARTS: list[Part] = [
    One("setup", Name(SETUPS), default=0),
    One("phase", Name(components.PHASES), null=-1),
    One("round", Number(1, components.ROUNDS)),
    may(Seats("order", everybody=True)),
    may(SeatPart("turn")),
    One("white", Number(0, 6), default=0),
    Own(
        "used",
        lambda used: [used >> die & 1 == 1 for die in range(2)],
        lambda reader, seats: sum([1 << die for die, item in enumerate(reader.items(2)) if item.flag()]),
    ),
    Flag("bought"),
    Own("depots", depots_json, read_depots, needed=True),
    Own("depot_goods", lambda lying: {str(n): goods_json(lying[n]) for n in range(1, 7)}, read_depot_goods),
    Row("round_goods", GOOD, None, bytes, needed=False),
    Bonus("_left"),
    Own(
        "boards",
        lambda boards: [list(board) for board in boards],
        lambda reader, seats: tuple([tuple([DUCHY.read(n) for n in item.items()]) for item in reader.items(seats)]),
    ),
    Own("gone", lambda gone: {TILE_NAMES[tile]: count for tile, count in enumerate(gone) if count}, read_gone),
]
PARTS: list[Part] = [
    *OPEN_PARTS,
    Own(
        "dice",
        lambda dice: [dice[first : first + 2] for first in range(0, len(dice), 2)],
        lambda reader, seats: [die for pair in reader.items(seats) for die in pair.numbers(2, 0, 6)],
        needed=True,
    ),
    may(Seats("track", list, everybody=True)),
    Own(
        "players",
        lambda players: [write_parts(PLAYER_PARTS, player) for player in players],
        lambda reader, seats: [read_player(item) for item in reader.items(seats)],
        needed=True,
    ),
    Own(
        "secret",
        lambda secret: [secret_json(choice) for choice in secret],
        lambda reader, seats: tuple([read_secret(item) for item in reader.items(seats)]),
    ),
    Own(
        "piles",
        lambda piles: {name: [TILE_NAMES[tile] for tile in piles[n]] for n, name in enumerate(PILE_NAMES)},
        read_piles,
    ),
    Row("goods_stacks", GOOD, None, bytes, needed=False),
    Row("boxed_goods", GOOD, None, bytes, needed=False),
]
