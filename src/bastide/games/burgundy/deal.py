"""Setting up (BUR-2) and the advanced set-up (BUR-13)."""

from bastide.core.decision import Decision
from bastide.core.option import Setting
from bastide.core.rng import Rng
from bastide.games.burgundy import goods
from bastide.games.burgundy.components import (
    ALL_GOODS,
    ALL_SPACES,
    CASTLE,
    COLOURS,
    GOODS_PER_PHASE,
    PHASES,
    PILES,
    SHEETS,
    START_GOODS,
    START_SILVER,
    TILES,
    TYPES,
)
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.position import (
    ADVANCED_SECRET,
    BASIC,
    CHOOSE,
    SETUPS,
    Player,
    Position,
    new_player,
)
from bastide.games.burgundy.settling import settle_in
from bastide.games.burgundy.state import BurgundyState
from bastide.games.burgundy.turn import start_phase


def deal(seats: int, rng: Rng, options: dict[str, Setting]) -> BurgundyState:
    """BUR-2, in the order of chance of BUR-15: shuffles and goods, start player, boards."""
    piles = [rng.shuffled(pile) for pile in PILES]
    goods_tiles = rng.shuffled(ALL_GOODS)
    stacked = len(PHASES) * GOODS_PER_PHASE
    players: list[Player] = []
    for seat in range(seats):  # BUR-2.4
        player = new_player()
        player.silver = START_SILVER
        for colour in goods_tiles[stacked + START_GOODS * seat : stacked + START_GOODS * (seat + 1)]:
            player.goods += goods.one(colour)
        piles[CASTLE] = piles[CASTLE][:-1]  # the starting castle
        players.append(player)
    first = rng.below(seats)  # BUR-2.6, R-19
    track = [(first + step) % seats for step in range(seats)]  # BUR-2.7
    for step, seat in enumerate(track):
        players[seat].workers = step + 1
    every_type = (1 << len(TYPES)) - 1
    state = BurgundyState(
        seats=seats,
        rng=rng,
        stack=[],
        last=None,
        moves=0,
        setup=SETUPS.index(str(options["setup"])),
        boards=((),) * seats,
        secret=(0,) * seats,
        players=players,
        track=track,
        order=tuple(track),
        turn=0,
        phase=-1,
        round=0,
        dice=[0] * (2 * seats),
        white=0,
        used=0,
        bought=False,
        depots=[0] * ALL_SPACES,
        depot_goods=[0] * (len(COLOURS) + 1),
        piles=tuple(piles),
        round_goods=b"",
        goods_stacks=goods_tiles[:stacked],
        boxed_goods=goods_tiles[stacked + START_GOODS * seats :],  # BUR-2.5
        gone=bytes(len(TILES)),
        large_left=every_type,
        small_left=every_type,
    )
    hand_out_boards(state, options)
    return state


def hand_out_boards(state: Position, options: dict[str, Setting]) -> None:
    """Duchy and start castle: fixed (BUR-2.4), or boards are dealt and everybody chooses (BUR-13.1, 13.2)."""
    sides = dealt_sides(state, options)
    if state.setup == BASIC:
        for seat in range(state.seats):
            duchy = sides[seat][0]
            settle_in(state, seat, duchy, DUCHIES[duchy].start_castle)
        start_phase(state)
        return
    state.boards = tuple(sides)
    together = state.setup == ADVANCED_SECRET
    for seat in reversed(state.track):  # the start player's decision comes to lie on top (BUR-13.3)
        state.stack.append(Decision(seat, CHOOSE, together=together))


def dealt_sides(state: Position, options: dict[str, Setting]) -> list[tuple[int, ...]]:
    """The duchies each seat may have: one that is fixed, or the two sides of a board that was dealt."""
    duchies = options["duchies"]
    if isinstance(duchies, tuple):
        return [(duchy,) for duchy in duchies]
    if duchies == "standard" and state.setup == BASIC:
        return [(1,)] * state.seats
    sheets = options["sheets"] if isinstance(options["sheets"], tuple) else SHEETS
    dealt = list(range(len(sheets) // 2))
    state.rng.shuffle(dealt)
    sides: list[tuple[int, ...]] = [(sheets[2 * sheet], sheets[2 * sheet + 1]) for sheet in dealt[: state.seats]]
    if state.setup == BASIC:  # a random side as well, because nobody chooses
        return [(side[state.rng.below(2)],) for side in sides]
    return sides
