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
    PRESTIGE_TILES,
    PROVOST_START,
    SPACES,
    SQUARES,
    START_GOODS,
    START_WORKERS,
    STARTING_TILES,
    STONE_SPACE,
    STONE_TILES,
    STONEMASON,
    WOODEN_SPACE,
    WOODEN_TILES,
)
from bastide.games.caylus1303.position import DRAFTING, NOWHERE, new_player, workable_spaces
from bastide.games.caylus1303.state import CaylusState


def deal(seats: int, rng: Rng, options: dict[str, Setting]) -> CaylusState:
    """CAY-2, in the order of chance of CAY-2.11: the tiles, the first player, the characters."""
    first_game = options["first_game"] is True
    site, road = first_layout() if first_game else random_layout(rng)
    first = rng.below(seats)  # CAY-2.8
    squares = options["squares"]
    state = CaylusState(
        seats=seats,
        rng=rng,
        stack=[],
        last=None,
        moves=0,
        open_scores=options["open_scores"] is True,
        first_game=first_game,
        squares=squares if isinstance(squares, int) else SQUARES,
        players=[new_player(START_GOODS, START_WORKERS[seats]) for _ in range(seats)],  # CAY-2.6, 2.7, 2.10
        road=road,
        owners=bytes(SPACES),
        layout=road[FIRST_YELLOW : LAST_YELLOW + 1],
        site_tiles=site,
        supply=supply_beside(site, road),
        round=1,
        phase=DRAFTING,
        first=first,
        holder=first,
        provost=PROVOST_START,  # CAY-2.5
        at=0,
        step=0,
        using=0,
        bridge=(),
        site=(),
        joined=NOWHERE,
        joiner=NOWHERE,
        used=0,
        offer=offered(seats, rng, first_game),
        board_characters=0,
        workable=workable_spaces(road),
    )
    turn.start_draft(state)
    return state


def random_layout(rng: Rng) -> tuple[bytes, bytes]:
    """CAY-2.1 to 2.3: of each kind one tile for the site, the next for the road; the Stonemason never on the road."""
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


def supply_beside(site: bytes, road: bytes) -> int:
    """CAY-2.2 to 2.4: what lies beside the board, as a mask."""
    mask = 0
    for tile in WOODEN_TILES + STONE_TILES + PRESTIGE_TILES:
        if tile not in site and tile not in road:
            mask |= 1 << tile
    return mask


def offered(seats: int, rng: Rng, first_game: bool) -> int:
    """CAY-2.9: players + 3 characters, as a mask."""
    number = seats + BOARD_CHARACTERS
    drawn = FIRST_CHARACTERS if first_game else rng.shuffled(bytes(range(len(CHARACTERS))))
    return sum([1 << character for character in drawn[:number]])
