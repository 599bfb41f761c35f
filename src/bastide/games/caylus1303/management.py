"""Phase 4: residences, prestige buildings, recruitment, the provost (CAY-3.5), and the end of the game (CAY-5)."""

from bastide.games.caylus1303 import components
from bastide.games.caylus1303.goods import GOLD, count
from bastide.games.caylus1303.position import ASK_PRESTIGE, NOWHERE, PLANNING, Position


def manage(state: Position) -> bool:
    """CAY-3.5, step by step; `at` is the residence that is looked at next. False: the game is over."""
    if state.at == 0:
        turn_residences(state)
        state.at = components.FIRST_YELLOW
    while state.at <= components.LAST_YELLOW:
        space = state.at
        state.at += 1
        if state.road[space] == components.RESIDENCE:
            state.pose(ASK_PRESTIGE, state.owners[space] - 1, space)
            return True
    for seat in range(state.seats):
        recruit(state, seat)
    if state.round == components.ROUNDS:
        score_gold(state)
        return False
    reset_provost(state)
    end_round(state)
    return True


def turn_residences(state: Position) -> None:
    """CAY-3.5.1: every starting building with a house above it."""
    for space in range(components.FIRST_YELLOW, components.LAST_YELLOW + 1):
        if state.owners[space] and state.road[space] < components.FIRST_PRESTIGE:
            if state.events is not None:
                what = components.NAMES[state.road[space]]
                state.tell("residence", state.owners[space] - 1, {"what": what, "space": space})
            state.lay(space, components.RESIDENCE, state.owners[space] - 1)


def recruits(state: Position, seat: int) -> int:
    """Workers due to a player, whether or not so many are in the camp."""
    return sum([number for _, number in recruiters(state, seat)])


def recruiters(state: Position, seat: int) -> list[tuple[str, int]]:
    """CAY-3.5.3, CAY-6.12: what brings a player workers, and how many: a building, a character; nothing is named for
    those who come to everybody."""
    found = [("", components.BASE_RECRUITS[state.seats])]
    if state.players[seat].holds(components.DAY_LABORER):
        found.append((components.CHARACTERS[components.DAY_LABORER], components.DAY_LABORER_RECRUITS))
    for space in range(components.FIRST_YELLOW, components.LAST_YELLOW + 1):
        number = components.BUILDINGS[state.road[space]].recruits
        if number and state.owners[space] == seat + 1:
            found.append((components.NAMES[state.road[space]], number))
    return found


def income(state: Position, seat: int) -> int:
    """CAY-3.5.3: the goods of Granary and Factory."""
    stock = 0
    for space in range(components.FIRST_YELLOW, components.LAST_YELLOW + 1):
        if state.owners[space] == seat + 1:
            stock += components.BUILDINGS[state.road[space]].income
    return stock


def recruit(state: Position, seat: int) -> None:
    """CAY-3.5.3: no more workers than are in the camp (CAY-8.2)."""
    state.gain_workers(seat, recruits(state, seat))
    goods = income(state, seat)
    if goods:
        state.gain_goods(seat, goods, "supply")


def last_building(state: Position) -> int:
    """CAY-3.5.4: the one before the first free space; so the setup stone building counts only when the four spaces
    before it are filled (CAY-7.4)."""
    free = state.free_space()
    return (components.SPACES if free == NOWHERE else free) - 1


def reset_provost(state: Position) -> None:
    """CAY-3.5.4: behind the last building, so that it is not active unless he is moved (R-1)."""
    to = last_building(state)
    if to != state.provost:
        state.move_provost("reset", -1, to)


def end_round(state: Position) -> None:
    """CAY-3.5.5: the pass markers return, characters are fresh again, the holder of the tile begins. Goods, characters
    and workers stay where they are (CAY-3.5.6)."""
    state.bridge = ()
    state.used = 0
    state.joined = NOWHERE
    state.joiner = NOWHERE
    for player in state.players:
        player.sets = 0
    state.first = state.holder
    state.round += 1
    state.at = 0
    state.phase = PLANNING


def score_gold(state: Position) -> None:
    """CAY-5.1, CAY-5.2: after round 9, 2 points for each gold."""
    if state.events is not None:
        state.tell("end", -1, {})
    for seat in range(state.seats):
        gold = count(state.players[seat].goods, GOLD)
        if gold:
            state.gain_points(seat, components.GOLD_POINTS * gold, "CAY-5.2", "why-gold", "gold")
