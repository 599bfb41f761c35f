"""The course of the game: phases, rounds and turns (BUR-3, BUR-11, BUR-12.1)."""

from typing import Final

from bastide.core.decision import Decision
from bastide.games.burgundy import goods
from bastide.games.burgundy.components import (
    ALL_SPACES,
    BLACK_PILE,
    BLACK_SPACES,
    BLACK_TILES,
    CASTLE,
    DEPOT_TYPES,
    GOODS_NAMES,
    GOODS_PER_PHASE,
    MINE,
    MINE_TILE,
    PHASES,
    PURCHASE_SILVER,
    ROUNDS,
    SPACE_PLAYERS,
    space,
)
from bastide.games.burgundy.position import TURN, Player, Position
from bastide.games.burgundy.scoring import score_end

BOTH_DICE: Final = 3


def start_phase(state: Position) -> None:
    """BUR-3.2, in its order."""
    state.phase += 1
    state.round = -1
    left = [tile for tile in state.depots if tile]
    if left:
        state.remove(left)  # BUR-3.2.1; goods in the depots stay
    state.depots = [0] * ALL_SPACES
    if state.events is not None:
        state.tell("phase", -1, {"phase": PHASES[state.phase]})
    fill_depots(state)
    state.round_goods = state.goods_stacks[:GOODS_PER_PHASE]  # BUR-3.2.5
    state.goods_stacks = state.goods_stacks[GOODS_PER_PHASE:]
    start_round(state)


def fill_depots(state: Position) -> None:
    """BUR-3.2.2 to 3.2.4: depots 1 to 6, then the black depot."""
    piles = list(state.piles)
    for depot in range(1, 7):
        for slot, kind in enumerate(DEPOT_TYPES[depot - 1]):
            if SPACE_PLAYERS[slot] <= state.seats:
                state.depots[space(depot, slot)] = draw(piles, depot_type_in(state.seats, state.phase, depot, kind))
    for slot in range(BLACK_TILES[state.seats]):
        state.depots[slot] = draw(piles, BLACK_PILE)
    state.piles = tuple(piles)


def draw(piles: list[bytes], number: int) -> int:
    """The next tile of a pile."""
    pile = piles[number]
    piles[number] = pile[:-1]
    return pile[-1]


def depot_type_in(seats: int, phase: int, depot: int, kind: int) -> int:
    """BUR-3.2.3: with three players the castle space of depot 6 gets a mine in phases B and D."""
    if seats == 3 and depot == 6 and kind == CASTLE and phase % 2 == 1:
        return MINE
    return kind


def start_round(state: Position) -> None:
    """BUR-3.3.1, 3.3.2, 3.3.6: roll, bring a good to a depot, take the order from the track once."""
    state.round += 1
    state.order = tuple(state.track)
    state.turn = 0
    rng = state.rng
    for seat in state.order:
        state.dice[2 * seat] = rng.die()
        state.dice[2 * seat + 1] = rng.die()
    state.white = rng.die()
    colour = state.round_goods[0]
    state.round_goods = state.round_goods[1:]
    state.depot_goods[state.white] += goods.one(colour)
    if state.events is not None:
        state.tell(
            "round", -1, {"round": state.round + 1, "order": state.order, "dice": tuple(state.dice)}, reveals=True
        )
        depot = f"depot_goods:{state.white}"
        state.tell(
            "goods",
            -1,
            {"piece": GOODS_NAMES[colour - 1], "from": f"round:{state.round}", "to": depot, "depot": state.white},
        )
    start_turn(state)


def start_turn(state: Position) -> None:
    state.used = 0
    state.bought = False
    seat = state.order[state.turn]
    state.stack.append(Decision(seat, TURN))
    if state.events is not None:
        state.tell("turn", seat, {})


def can_buy(state: Position, player: Player) -> bool:
    """BUR-3.4.4: no purchase yet, 2 silver, and a tile in a depot that is open to the player."""
    if state.bought or player.silver < PURCHASE_SILVER:
        return False
    depots = state.depots
    spaces = ALL_SPACES if player.knows(6) else BLACK_SPACES
    for here in range(spaces):  # noqa: SIM110 - a plain loop compiles best
        if depots[here]:
            return True
    return False


def proceed(state: Position) -> None:
    """After every action: the turn ends by itself when nothing is left to decide in it (BUR-3.4.4)."""
    top = state.stack[-1]
    if top.kind == TURN and state.used == BOTH_DICE and not can_buy(state, state.players[top.seat]):
        end_turn(state)


def end_turn(state: Position) -> None:
    """BUR-3.3.5: the next player, the next round, or the end of the phase."""
    state.stack.pop()
    state.turn += 1
    if state.turn < state.seats:
        start_turn(state)
    elif state.round + 1 < ROUNDS:
        start_round(state)
    else:
        end_phase(state)


def end_phase(state: Position) -> None:
    """BUR-11.1: mines pay; then the next phase, or the end (BUR-12.1)."""
    for seat in state.track:
        player = state.players[seat]
        mines = player.count(MINE_TILE)
        if mines:
            state.gain_silver(seat, mines, "mines")
            if player.knows(2):
                state.gain_workers(seat, mines, "mines")
    if state.phase + 1 < len(PHASES):
        start_phase(state)
        return
    state.turn = state.seats - 1  # nobody is to move any more; the last turn stays on show
    score_end(state)
    if state.events is not None:
        state.tell("end", -1, {})
