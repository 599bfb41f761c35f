"""Every legal answer to a decision (CAY-10)."""

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.games.caylus1303 import shared
from bastide.games.caylus1303.components import (
    BUILD_ORDER,
    BUILDINGS,
    CHAMBERLAIN,
    COURT_COST,
    FIRST_PRESTIGE,
    FIRST_STONE,
    FIRST_WOODEN,
    FIRST_YELLOW,
    LAST_YELLOW,
    NOTHING,
    PROVOST_LOW,
    RESIDENCE,
    WOODEN,
    Face,
)
from bastide.games.caylus1303.effects import building_of, cost_of, face_of, open_slots
from bastide.games.caylus1303.goods import BASIC, ONE, covers
from bastide.games.caylus1303.position import (
    DELIVER,
    DRAFT,
    EARLY,
    FAVOUR,
    NOWHERE,
    ON_BRIDGE,
    PLAN,
    PRESTIGE_BUILD,
    USE,
    VISIT,
    WELCOME,
    Player,
    Position,
)
from bastide.games.caylus1303.turn import open_spaces, place_cost
from bastide.games.caylus1303.using import reach


def options(state: Position, decision: Decision) -> list[Action]:
    """Declining, where it is possible, comes last."""
    seat = decision.seat
    kind = decision.kind
    found: list[Action] = []
    if kind == PLAN:
        placements(state, seat, place_cost(state, state.players[seat]), found)
        found.append(shared.PASSES[seat])
        return found
    if kind == USE:
        effect_options(state, decision, found)
    elif kind == VISIT:
        effect_options(state, decision, found)
        return found
    elif kind == DELIVER:
        deliveries(state.players[seat], seat, found)
    elif kind == FAVOUR:
        favours(state, seat, found)
        return found
    elif kind == WELCOME:
        characters(state.board_characters, seat, found)
    elif kind == PRESTIGE_BUILD:
        prestige_options(state, seat, found)
    elif kind == EARLY:
        placements(state, seat, 2, found)
    elif kind == DRAFT:
        mask = state.offer
        while mask:
            low = mask & -mask
            found.append(shared.DRAFTS[seat][low.bit_length() - 1])
            mask ^= low
        return found
    else:
        steps_of_provost(state, seat, reach(state), kind == ON_BRIDGE, found)
    found.append(shared.SKIPS[seat])
    return found


def placements(state: Position, seat: int, workers: int, found: list[Action]) -> None:
    """CAY-3.2.3, 3.2.5."""
    player = state.players[seat]
    if player.reserve < workers:
        return
    table = shared.PLACES[seat]
    road = state.road
    mask = open_spaces(state, player)
    while mask:
        low = mask & -mask
        space = low.bit_length() - 1
        found.append(table[space * shared.MANY + road[space]])
        mask ^= low
    if seat not in state.site:
        found.append(shared.SITES[seat])


def steps_of_provost(state: Position, seat: int, steps: int, paid: bool, found: list[Action]) -> None:
    """CAY-4.5.1: within the limits; on the bridge one worker for each step."""
    if paid and state.players[seat].reserve < steps:
        steps = state.players[seat].reserve
    low = state.provost - steps
    high = state.provost + steps
    for to in range(low if low > PROVOST_LOW else PROVOST_LOW, min(high, state.provost_high) + 1):
        if to != state.provost:
            found.append(shared.MOVES[seat][to])


def effect_options(state: Position, decision: Decision, found: list[Action]) -> None:
    """CAY-4: what can be paid for in full."""
    seat = decision.seat
    player = state.players[seat]
    uses = shared.USES[seat][building_of(state, decision)]
    for use in uses:
        if covers(player.goods, use.deal.pay) and player.reserve >= use.deal.workers:
            found.append(use)
    if uses:
        return
    face = face_of(state, decision)
    if face.build != NOTHING:
        build_options(state, player, seat, face, found)
    elif face.house:
        if player.houses and covers(player.goods, COURT_COST):
            for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
                if not state.owners[space]:
                    found.append(shared.HOUSES[seat][space])
    else:
        steps_of_provost(state, seat, face.steps, False, found)


def build_options(state: Position, player: Player, seat: int, face: Face, found: list[Action]) -> None:
    """CAY-4.0.1, 4.0.5: each tile that can be paid for, with each good for its "any"."""
    if not player.houses or state.free_space(BUILD_ORDER) == NOWHERE:
        return
    first, end = (FIRST_WOODEN, FIRST_STONE) if face.build == WOODEN else (FIRST_STONE, FIRST_PRESTIGE)
    for tile in range(first, end):
        if state.supply >> tile & 1:
            cost = cost_of(tile, face.waive)
            builds = shared.BUILDS[seat][tile]
            if not BUILDINGS[tile].any:
                if covers(player.goods, cost):
                    found.append(builds[0])
            else:
                for good in range(BASIC):
                    if covers(player.goods, cost + ONE[good]):
                        found.append(builds[good + 1])


def prestige_options(state: Position, seat: int, found: list[Action]) -> None:
    goods = state.players[seat].goods
    for tile in range(FIRST_PRESTIGE, RESIDENCE):
        if state.supply >> tile & 1 and covers(goods, BUILDINGS[tile].cost):
            found.append(shared.BUILDS[seat][tile][0])


def favours(state: Position, seat: int, found: list[Action]) -> None:
    """CAY-4.10.2: a character of another player, or a tile of the site."""
    for other in range(state.seats):
        if other != seat:
            characters(state.players[other].characters, seat, found)
    for slot in open_slots(state, seat):
        found.append(shared.VISITS[seat][slot * shared.MANY + state.site_tiles[slot]])


def characters(mask: int, seat: int, found: list[Action]) -> None:
    while mask:
        low = mask & -mask
        found.append(shared.TAKES[seat][low.bit_length() - 1])
        mask ^= low


def deliveries(player: Player, seat: int, found: list[Action]) -> None:
    """CAY-3.4.2, 6.9."""
    actions = shared.ANY_DELIVERIES[seat] if player.holds(CHAMBERLAIN) else shared.DELIVERIES[seat]
    for action in actions:
        if covers(player.goods, action.goods):
            found.append(action)
