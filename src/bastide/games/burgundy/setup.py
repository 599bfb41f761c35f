"""Setting up (BUR-2), the advanced set-up (BUR-13), and moving into a duchy."""

from bastide.core.decision import Decision
from bastide.core.option import Setting
from bastide.games.burgundy import components, goods
from bastide.games.burgundy.components import CASTLE, CASTLE_TILE, HEX_NAMES, PILES, SHEETS, START_GOODS
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.position import ADVANCED_OPEN, ADVANCED_SECRET, ASK_CHOOSE, BASIC, SETUPS, Position
from bastide.games.burgundy.turn import start_phase


def deal(state: Position, options: dict[str, Setting]) -> None:
    """BUR-2, in the order of chance of BUR-15: shuffles and goods, start player, boards."""
    seats = state.seats
    rng = state.rng
    piles = [rng.shuffled(pile) for pile in PILES]  # BUR-2.1
    goods_tiles = rng.shuffled(components.ALL_GOODS)
    stacked = len(components.PHASES) * components.GOODS_PER_PHASE
    for seat, player in enumerate(state.players):  # BUR-2.4
        player.silver = components.START_SILVER
        for colour in goods_tiles[stacked + START_GOODS * seat : stacked + START_GOODS * (seat + 1)]:
            player.goods += goods.one(colour)
        piles[CASTLE] = piles[CASTLE][:-1]  # the starting castle
    first = rng.below(seats)  # BUR-2.6, R-19
    state.track = [(first + step) % seats for step in range(seats)]  # BUR-2.7; the first has the white die (BUR-2.8)
    for step, seat in enumerate(state.track):
        state.players[seat].workers = step + 1
    state.order = tuple(state.track)
    state.setup = SETUPS.index(str(options["setup"]))
    state.piles = tuple(piles)
    state.goods_stacks = goods_tiles[:stacked]  # BUR-2.2
    state.boxed_goods = goods_tiles[stacked + START_GOODS * seats :]  # BUR-2.5; there are enough (BUR-14.3)
    hand_out_boards(state, options)


def hand_out_boards(state: Position, options: dict[str, Setting]) -> None:
    """Duchy and start castle: fixed (BUR-2.4), or boards are dealt and everybody chooses (BUR-13.1, BUR-13.2)."""
    sides = dealt_sides(state, options)
    if state.setup == BASIC:
        for seat in range(state.seats):
            duchy = sides[seat][0]
            settle_in(state, seat, duchy, DUCHIES[duchy].start_castle)
        start_phase(state)
        return
    state.boards = tuple(sides)
    state.stack = choices_owed(state)


def dealt_sides(state: Position, options: dict[str, Setting]) -> list[tuple[int, ...]]:
    """The duchies each seat may have: one that is fixed, or the two sides of a board that was dealt (R-9)."""
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


def choices_owed(state: Position) -> list[Decision]:
    """BUR-13.3: in secret all choose together; openly in turn order, the start player on top (R-30). All this comes
    before phase A (BUR-13.6, R-25)."""
    wave = 1 if state.setup == ADVANCED_SECRET else 0
    owing = [seat for seat in state.track if not state.players[seat].filled and not state.secret[seat]]
    return [Decision(seat, ASK_CHOOSE, together=wave) for seat in reversed(owing)]


def choose(state: Position, seat: int, duchy: int, castle: int) -> None:
    """BUR-13.3: an open choice stands at once; a secret one is revealed when all have chosen."""
    if state.setup == ADVANCED_OPEN:
        settle_in(state, seat, duchy, castle)
    else:
        secret = list(state.secret)
        secret[seat] = duchy * 64 + castle
        state.secret = tuple(secret)
        if state.events is not None:
            state.tell("chosen", seat, {})
        if not state.stack:
            for other in state.order:
                settle_in(state, other, state.secret[other] // 64, state.secret[other] % 64)
            state.secret = (0,) * state.seats
    if not state.stack:
        start_phase(state)


def settle_in(state: Position, seat: int, duchy: int, castle: int) -> None:
    """The starting castle: set-up, not an action, so nothing is scored and nothing happens (BUR-2.9, BUR-13.5, R-1). It
    fills a castle hex like any other (BUR-9.3)."""
    player = state.players[seat]
    player.duchy = duchy
    player.lay(CASTLE_TILE, castle)
    if state.events is not None:
        state.moved("settle", seat, "castle", "supply", f"hex:{HEX_NAMES[castle]}", more={"duchy": duchy})
