"""What must hold in every position of Burgundy besides what holds in every game (tests/games/invariants.py)."""

from collections import Counter
from typing import Any

from bastide.core.state import State
from tests.games.invariants import Invariants

BUILDINGS = [
    "warehouse",
    "carpenters_workshop",
    "church",
    "market",
    "boarding_house",
    "bank",
    "city_hall",
    "watchtower",
]
TYPES = ["building", "animal", "knowledge", "castle", "mine", "ship"]
TILES = Counter(
    {
        **dict.fromkeys(BUILDINGS, 7),
        **{f"{a}_{n}": count for a in ("cow", "chicken", "pig", "sheep") for n, count in ((2, 2), (3, 3), (4, 2))},
        **{f"knowledge_{n}": 1 for n in range(1, 27)},
        **{"castle": 16, "mine": 12, "ship": 26},
    }
)
GOODS = Counter({f"goods_{n}": 7 for n in range(1, 7)})
BONUS = Counter({(size, kind): 1 for size in ("large", "small") for kind in TYPES})
LONGEST = 2_000
"""A game has 50 die actions a player; with chains and purchases far fewer decisions than this."""


def check_conserved(state: State) -> None:
    """Every tile, good and bonus tile is somewhere, once (BUR-1); at the end one seat has won."""
    data: Any = state.to_json()
    tiles: Counter[str] = Counter()
    for depot in data["depots"].values():
        tiles.update(tile for tile in depot if tile)
    for pile in data["piles"].values():
        tiles.update(pile)
    tiles.update(data["gone"])
    goods: Counter[str] = Counter(data["round_goods"] + data["goods_stacks"] + data["boxed_goods"])
    bonus: Counter[tuple[str, str]] = Counter()
    for lying in data["depot_goods"].values():
        goods.update(lying)
    for owner in [data, *data["players"]]:
        bonus.update((size, kind) for size in ("large", "small") for kind in owner["bonus"][size])
    for player in data["players"]:
        tiles.update(player["hexes"].values())
        tiles.update(tile for tile in player["storage"] if tile)
        goods.update(player["goods"])
        goods.update(player["sold"])
        assert len(player["goods"]) <= 3
        assert player["silver"] >= 0
        assert player["workers"] >= 0
        if not player["hexes"]:
            tiles["castle"] += 1  # still in hand
    assert tiles == TILES
    assert goods == GOODS
    assert bonus == BONUS
    assert len(state.winners()) == int(state.over)


INVARIANTS = Invariants("burgundy", "BUR-", check_conserved, LONGEST)
