"""Setting up (CAY-2, CAY-7.2)."""

from bastide.core.option import Setting
from bastide.core.rng import Rng
from bastide.games.caylus1303 import components, turn
from bastide.games.caylus1303.position import Player
from bastide.games.caylus1303.state import CaylusState


def deal(seats: int, rng: Rng, options: dict[str, Setting]) -> CaylusState:
    """CAY-2, in the order of chance of CAY-2.11: the tiles, the first player, the characters. Houses and workers are a
    new player's (CAY-2.6, CAY-2.7), the provost a new position's (CAY-2.5)."""
    workers = components.START_WORKERS[seats]  # CAY-2.10
    state = CaylusState(seats, rng, [Player(components.START_GOODS, workers) for _ in range(seats)])
    state.open_scores = options["open_scores"] is True
    state.first_game = options["first_game"] is True
    squares = options["squares"]
    assert isinstance(squares, int)
    state.squares = squares
    state.site_tiles, state.road = first_layout() if state.first_game else random_layout(rng)
    state.layout = state.road[components.FIRST_YELLOW : components.LAST_YELLOW + 1]
    state.look()
    state.first = state.holder = rng.below(seats)  # CAY-2.8
    state.offer = offered(seats, rng, state.first_game)
    turn.start_draft(state)
    return state


def random_layout(rng: Rng) -> tuple[bytes, bytes]:
    """CAY-2.1, CAY-2.2, CAY-2.3: one tile of each kind for the site, the next for the road, but no Stonemason."""
    starting = rng.shuffled(components.STARTING_TILES)
    wooden = rng.shuffled(components.WOODEN_TILES)
    stone = rng.shuffled(components.STONE_TILES)
    on_road = wooden[2] if wooden[1] == components.STONEMASON else wooden[1]
    return bytes([starting[0], wooden[0], stone[0]]), road_of(starting[1:], on_road, stone[1])


def first_layout() -> tuple[bytes, bytes]:
    """CAY-7.2: the recommended set-up."""
    tiles = bytes([components.NUMBER[name] for name in components.FIRST_ROAD])
    return bytes([components.NUMBER[name] for name in components.FIRST_SITE]), road_of(tiles[:-2], tiles[-2], tiles[-1])


def road_of(starting: bytes, wooden: int, stone: int) -> bytes:
    """CAY-1.3: the printed places, the starting buildings, one wooden and one stone building."""
    road = bytearray(components.SPACES)
    for space in range(components.BRIDGE + 1):
        road[space] = space + 1
    road[components.FIRST_YELLOW : components.LAST_YELLOW + 1] = starting
    road[components.WOODEN_SPACE] = wooden
    road[components.STONE_SPACE] = stone
    return bytes(road)


def offered(seats: int, rng: Rng, first_game: bool) -> int:
    """CAY-2.9: players + 3 characters, as a mask."""
    number = seats + components.BOARD_CHARACTERS
    drawn = components.FIRST_CHARACTERS if first_game else rng.shuffled(bytes(range(len(components.CHARACTERS))))
    return sum([1 << character for character in drawn[:number]])
