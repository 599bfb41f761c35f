"""Setting up (CAY-2, CAY-7.2)."""

from bastide.core.option import Setting
from bastide.core.rng import Rng
from bastide.games.caylus1303 import turn
from bastide.games.caylus1303.components import (
    BOARD_CHARACTERS,
    BRIDGE,
    CHARACTERS,
    FIRST_CHARACTERS,
    FIRST_ROAD,
    FIRST_SITE,
    FIRST_YELLOW,
    LAST_YELLOW,
    NUMBER,
    SPACES,
    START_GOODS,
    START_WORKERS,
    STARTING_TILES,
    STONE_SPACE,
    STONE_TILES,
    STONEMASON,
    WOODEN_SPACE,
    WOODEN_TILES,
)
from bastide.games.caylus1303.position import Player
from bastide.games.caylus1303.state import CaylusState


def deal(seats: int, rng: Rng, options: dict[str, Setting]) -> CaylusState:
    """CAY-2, in the order of chance of CAY-2.11: the tiles, the first player, the characters. Houses and workers are a
    new player's (CAY-2.6, CAY-2.7), the provost a new position's (CAY-2.5)."""
    state = CaylusState(seats, rng, [Player(START_GOODS, START_WORKERS[seats]) for _ in range(seats)])  # CAY-2.10
    state.open_scores = options["open_scores"] is True
    state.first_game = options["first_game"] is True
    squares = options["squares"]
    assert isinstance(squares, int)
    state.squares = squares
    state.site_tiles, state.road = first_layout() if state.first_game else random_layout(rng)
    state.layout = state.road[FIRST_YELLOW : LAST_YELLOW + 1]
    state.look()
    state.first = state.holder = rng.below(seats)  # CAY-2.8
    state.offer = offered(seats, rng, state.first_game)
    turn.start_draft(state)
    return state


def random_layout(rng: Rng) -> tuple[bytes, bytes]:
    """CAY-2.1, CAY-2.2, CAY-2.3: one tile of each kind for the site, the next for the road, but no Stonemason."""
    starting = rng.shuffled(STARTING_TILES)
    wooden = rng.shuffled(WOODEN_TILES)
    stone = rng.shuffled(STONE_TILES)
    on_road = wooden[2] if wooden[1] == STONEMASON else wooden[1]
    return bytes([starting[0], wooden[0], stone[0]]), road_of(starting[1:], on_road, stone[1])


def first_layout() -> tuple[bytes, bytes]:
    """CAY-7.2: the recommended set-up."""
    tiles = bytes([NUMBER[name] for name in FIRST_ROAD])
    return bytes([NUMBER[name] for name in FIRST_SITE]), road_of(tiles[:-2], tiles[-2], tiles[-1])


def road_of(starting: bytes, wooden: int, stone: int) -> bytes:
    """CAY-1.3: the printed places, the starting buildings, one wooden and one stone building."""
    road = bytearray(SPACES)
    for space in range(BRIDGE + 1):
        road[space] = space + 1
    road[FIRST_YELLOW : LAST_YELLOW + 1] = starting
    road[WOODEN_SPACE] = wooden
    road[STONE_SPACE] = stone
    return bytes(road)


def offered(seats: int, rng: Rng, first_game: bool) -> int:
    """CAY-2.9: players + 3 characters, as a mask."""
    number = seats + BOARD_CHARACTERS
    drawn = FIRST_CHARACTERS if first_game else rng.shuffled(bytes(range(len(CHARACTERS))))
    return sum([1 << character for character in drawn[:number]])
