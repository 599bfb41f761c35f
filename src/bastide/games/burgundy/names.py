"""Turning the numbers of a position into names and back, for views and JSON."""

from bastide.core.reading import Reader
from bastide.games.burgundy import goods
from bastide.games.burgundy.components import GOODS_NAMES, HEX_NAMES, TILE_NAMES, slots, space
from bastide.games.burgundy.position import Player

DEPOT_NAMES = ("black", "1", "2", "3", "4", "5", "6")


def tile_name(tile: int) -> str | None:
    return TILE_NAMES[tile] if tile else None


def read_tile(reader: Reader) -> int:
    """A tile's number; null is no tile."""
    return 0 if reader.value is None else reader.choice(TILE_NAMES)


def goods_json(pile: int) -> dict[str, object]:
    return {GOODS_NAMES[colour - 1]: goods.count(pile, colour) for colour in goods.colours(pile)}


def read_goods(reader: Reader) -> int:
    pile = 0
    for name, count in reader.members((), GOODS_NAMES).items():
        pile += count.number(0, 7) * goods.one(GOODS_NAMES.index(name) + 1)
    return pile


def goods_list(tiles: bytes) -> list[str]:
    return [GOODS_NAMES[colour - 1] for colour in tiles]


def read_goods_list(reader: Reader) -> bytes:
    return bytes([item.choice(GOODS_NAMES) + 1 for item in reader.items()])


def depots_json(depots: list[int]) -> dict[str, object]:
    return {
        name: [tile_name(depots[space(depot, slot)]) for slot in range(slots(depot))]
        for depot, name in enumerate(DEPOT_NAMES)
    }


def hexes_json(player: Player) -> dict[str, object]:
    return {HEX_NAMES[where]: TILE_NAMES[tile] for where, tile in enumerate(player.hexes) if tile}
