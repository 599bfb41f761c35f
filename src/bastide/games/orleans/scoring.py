"""The end of the game (ORL-6)."""

from bastide.games.orleans import gains, goods
from bastide.games.orleans.components import MOST_STATIONS
from bastide.games.orleans.goods import GOODS, VALUES
from bastide.games.orleans.position import Position

Line = tuple[int, str, str, str]  # points, the rule, the reason, and what brought them


def alone_ahead(numbers: list[int]) -> int:
    """By seat: who has strictly more than every other, or -1."""
    ahead = 0
    shared = False
    for seat in range(1, len(numbers)):
        if numbers[seat] > numbers[ahead]:
            ahead, shared = seat, False
        elif numbers[seat] == numbers[ahead]:
            shared = True
    return -1 if shared else ahead


def lines(state: Position, seat: int) -> list[Line]:
    """ORL-6.3: what a player's things are worth as they stand."""
    player = state.players[seat]
    found: list[Line] = [(player.coins, "ORL-6.3", "why-coins", "")]
    stock = player.stock()
    for good, name in enumerate(GOODS):
        found.append((VALUES[good] * goods.count(stock, good), "ORL-6.3", "why-goods", name))
    level = player.level
    found.append((player.stations.bit_count() * level, "ORL-6.3", "why-stations", ""))
    found.append((player.citizens * level, "ORL-6.3", "why-citizens", ""))
    for module in state.box.modules:
        found += module.final_points(state, seat)
    return [line for line in found if line[0]]


def standing(state: Position, seat: int) -> int:
    """The points of now; the citizen of the map corner comes with the end."""
    return sum([line[0] for line in lines(state, seat)])


def score(state: Position) -> None:
    """ORL-6.1 to ORL-6.3; first the citizen of the map corner, for the most built stations (ORL-6.2)."""
    state.tell("end", -1, {})
    leader = alone_ahead([player.stations.bit_count() for player in state.players])
    if leader >= 0:
        gains.take_citizen(state, leader, MOST_STATIONS)
    else:
        state.tell("no_builder", -1, {})
    for seat in range(state.seats):
        for points, rule, why, what in lines(state, seat):
            state.gain_points(seat, points, rule, why, what)
