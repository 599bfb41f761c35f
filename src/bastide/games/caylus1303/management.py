"""Phase 4: residences, prestige buildings, recruitment, the provost (CAY-3.5), and the end of the game (CAY-5)."""

from bastide.core.decision import Decision
from bastide.games.caylus1303.components import (
    BASE_RECRUITS,
    BUILD_ORDER,
    BUILDINGS,
    DAY_LABORER,
    DAY_LABORER_RECRUITS,
    FIRST_PRESTIGE,
    FIRST_YELLOW,
    GOLD_POINTS,
    LAST_YELLOW,
    NAMES,
    NEAR_BUILD_SPACES,
    RESIDENCE,
    ROUNDS,
    STONE_SPACE,
    WOODEN_SPACE,
)
from bastide.games.caylus1303.goods import GOLD, count, covers
from bastide.games.caylus1303.position import NOWHERE, PLANNING, PRESTIGE_BUILD, Player, Position


def manage(state: Position) -> None:
    """CAY-3.5, step by step; `at` is the residence that is looked at next."""
    if state.at == 0:
        turn_residences(state)
        state.at = FIRST_YELLOW
    while state.at <= LAST_YELLOW:
        space = state.at
        state.at += 1
        if state.road[space] == RESIDENCE:
            owner = state.owners[space] - 1
            if can_build_prestige(state, state.players[owner]):
                state.stack.append(Decision(owner, PRESTIGE_BUILD, space))
                return
    for seat in range(state.seats):
        recruit(state, seat)
    if state.round == ROUNDS:
        score_gold(state)
        return
    reset_provost(state)
    end_round(state)


def turn_residences(state: Position) -> None:
    """CAY-3.5.1: every starting building with a house above it."""
    for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
        if state.owners[space] and state.road[space] < FIRST_PRESTIGE:
            if state.events is not None:
                what = NAMES[state.road[space]]
                state.tell("residence", state.owners[space] - 1, {"what": what, "space": space})
            state.lay(space, RESIDENCE, state.owners[space] - 1)


def can_build_prestige(state: Position, player: Player) -> bool:
    """CAY-8.8: whether one that is left can be paid for."""
    for tile in range(FIRST_PRESTIGE, RESIDENCE):
        if state.supply >> tile & 1 and covers(player.goods, BUILDINGS[tile].cost):
            return True
    return False


def recruits(state: Position, seat: int) -> int:
    """CAY-3.5.3: workers due to a player, whether or not so many are in the camp."""
    number = BASE_RECRUITS[state.seats]
    if state.players[seat].holds(DAY_LABORER):
        number += DAY_LABORER_RECRUITS
    for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
        if state.owners[space] == seat + 1:
            number += BUILDINGS[state.road[space]].recruits
    return number


def income(state: Position, seat: int) -> int:
    """CAY-3.5.3: the goods of Granary and Factory."""
    stock = 0
    for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
        if state.owners[space] == seat + 1:
            stock += BUILDINGS[state.road[space]].income
    return stock


def recruit(state: Position, seat: int) -> None:
    state.gain_workers(seat, recruits(state, seat))
    goods = income(state, seat)
    if goods:
        state.gain_goods(seat, goods, "supply")


def last_building(state: Position) -> int:
    """CAY-3.5.4: where the road ends; the stone space counts only when the four before it are filled (CAY-7.4)."""
    built = 0
    for space in BUILD_ORDER:
        if not state.road[space]:
            break
        built += 1
    if built == 0:
        return WOODEN_SPACE
    return STONE_SPACE if built == NEAR_BUILD_SPACES else BUILD_ORDER[built - 1]


def reset_provost(state: Position) -> None:
    """CAY-3.5.4: behind the last building, so that it is not active unless he is moved (R-1)."""
    to = last_building(state)
    if state.events is not None and to != state.provost:
        state.tell("reset", -1, {"piece": "provost", "from": f"provost:{state.provost}", "to": f"provost:{to}"})
    state.provost = to


def end_round(state: Position) -> None:
    """CAY-3.5.5: the pass markers return, characters are fresh again, the holder of the tile begins."""
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
    """CAY-5.1, 5.2: after round 9, 2 points for each gold."""
    for seat in range(state.seats):
        gold = count(state.players[seat].goods, GOLD)
        if gold:
            state.gain_points(seat, GOLD_POINTS * gold, "CAY-5.2", "why-gold", "gold")
    if state.events is not None:
        state.tell("end", -1, {})
