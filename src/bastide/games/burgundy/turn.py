"""The course of the game: five phases of five rounds, a turn for each in each (BUR-3.1, BUR-3, BUR-11, BUR-12.1)."""

from typing import Final

from bastide.core.decision import Decision
from bastide.games.burgundy import components, goods, knowledge
from bastide.games.burgundy.components import ALL_SPACES, BLACK_PILE, CASTLE, GOODS_PER_PHASE, PHASES, ROUNDS, space
from bastide.games.burgundy.position import ASK_TURN, Player, Position
from bastide.games.burgundy.scoring import score_end

BOTH_DICE: Final = 3


def spaces_in_use(seats: int, phase: int) -> list[tuple[int, int]]:
    """The spaces that are filled in a phase, in that order, each with the pile that it is filled from (BUR-1.9)."""
    found: list[tuple[int, int]] = []
    for depot, types in enumerate(components.DEPOT_TYPES, 1):
        for slot, kind in enumerate(types):
            if components.SPACE_PLAYERS[slot] <= seats:
                mine = seats == 3 and depot == 6 and kind == CASTLE and phase % 2 == 1  # BUR-3.2.3: in phases B and D
                found.append((space(depot, slot), components.MINE if mine else kind))
    return found + [(slot, BLACK_PILE) for slot in range(components.BLACK_TILES[seats])]


SPACES: Final = [[spaces_in_use(seats, phase) for phase in range(len(PHASES))] for seats in range(5)]
"""By number of players and phase."""


def start_phase(state: Position) -> None:
    """BUR-3.2, in its order. What the players have they keep (BUR-11.2)."""
    state.phase += 1
    state.round = 0
    left = [tile for tile in state.depots if tile]
    if left:
        state.remove(left)  # BUR-3.2.1, R-12; goods in the depots stay
    state.depots = [0] * ALL_SPACES
    if state.events is not None:
        state.tell("phase", -1, {"phase": PHASES[state.phase]})
    fill_depots(state)
    state.round_goods = state.goods_stacks[:GOODS_PER_PHASE]  # BUR-3.2.5
    state.goods_stacks = state.goods_stacks[GOODS_PER_PHASE:]
    start_round(state)


def fill_depots(state: Position) -> None:
    """BUR-3.2.2 to BUR-3.2.4: depots 1 to 6, then the black depot. The piles last for all phases (BUR-14.2)."""
    piles = list(state.piles)
    for here, number in SPACES[state.seats][state.phase]:
        pile = piles[number]
        state.depots[here] = pile[-1]
        piles[number] = pile[:-1]
    state.piles = tuple(piles)


def start_round(state: Position) -> None:
    """BUR-3.3.1, BUR-3.3.2, BUR-3.3.6: roll, bring a good to a depot, take the order from the track once."""
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
        state.tell("round", -1, {"round": state.round, "order": state.order, "dice": tuple(state.dice)}, reveals=True)
        source, depot = f"round:{state.round - 1}", f"depot_goods:{state.white}"
        state.moved("goods", -1, components.GOODS_NAMES[colour - 1], source, depot, more={"depot": state.white})
    start_turn(state)


def start_turn(state: Position) -> None:
    state.used = 0
    state.bought = False
    seat = state.order[state.turn]
    state.stack.append(Decision(seat, ASK_TURN))
    if state.events is not None:
        state.tell("turn", seat, {})


def open_spaces(state: Position, player: Player) -> int:
    """How many spaces are open to a purchase: none, the black depot, or all with knowledge 6 (BUR-10.1, BUR-10.4)."""
    if state.bought or player.silver < components.PURCHASE_SILVER:
        return 0
    return ALL_SPACES if player.knows(knowledge.BUY_ANYWHERE) else components.BLACK_SPACES


def can_buy(state: Position, player: Player) -> bool:
    """BUR-3.4.4: a tile lies on a space that is open to the player."""
    depots = state.depots
    for here in range(open_spaces(state, player)):  # noqa: SIM110 - a plain loop compiles best
        if depots[here]:
            return True
    return False


def end_turn(state: Position) -> None:
    """BUR-3.3.5: the next player, the next round, or the end of the phase."""
    state.stack.pop()
    state.turn += 1
    if state.turn < state.seats:
        start_turn(state)
    elif state.round < ROUNDS:
        start_round(state)
    else:
        end_phase(state)


def end_phase(state: Position) -> None:
    """BUR-11.1: mines pay, those of phase E too (R-18); then the next phase, or the end (BUR-12.1)."""
    for seat in state.track:
        player = state.players[seat]
        mines = player.count(components.MINE_TILE)
        state.gain_silver(seat, mines, "mines")
        state.gain_workers(seat, knowledge.mine_workers(player, mines), "mines")
    if state.phase + 1 < len(PHASES):
        start_phase(state)
        return
    state.turn = state.seats - 1  # nobody is to move any more; the last turn stays on show
    if state.events is not None:
        state.tell("end", -1, {})
    score_end(state)
