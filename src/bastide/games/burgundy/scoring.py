"""Points: areas and bonus tiles when a tile is placed (BUR-9), and the end of the game (BUR-12)."""

from bastide.games.burgundy import goods
from bastide.games.burgundy.components import (
    ANIMAL,
    ANIMAL_KIND,
    AREA_POINTS,
    BUILDING_KNOWLEDGE,
    LARGE_BONUS,
    PHASE_POINTS,
    SMALL_BONUS,
    TYPE_OF,
    TYPES,
)
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.position import Player, Position


def score_area(state: Position, seat: int, where: int) -> None:
    """BUR-9.1: the last hex of an area brings points for its size and for the phase."""
    player = state.players[seat]
    duchy = DUCHIES[player.duchy]
    area = duchy.area_of[where]
    mask = duchy.area_mask[area]
    if player.filled & mask == mask:
        kind = TYPES[duchy.types[where]]
        state.gain_points(seat, AREA_POINTS[len(duchy.areas[area])], "BUR-9.1", "why-area", kind)
        state.gain_points(seat, PHASE_POINTS[state.phase], "BUR-9.1", "why-phase", kind)


def score_bonus(state: Position, seat: int, where: int) -> None:
    """BUR-9.2: the last hex of a type in the whole duchy brings its large bonus tile, or else the small one."""
    player = state.players[seat]
    duchy = DUCHIES[player.duchy]
    kind = duchy.types[where]
    mask = duchy.type_mask[kind]
    if player.filled & mask != mask:
        return
    bit = 1 << kind
    if state.large_left & bit:
        state.large_left &= ~bit
        player.large |= bit
        take_bonus(state, seat, kind, "large", LARGE_BONUS[state.seats])
    elif state.small_left & bit:
        state.small_left &= ~bit
        player.small |= bit
        take_bonus(state, seat, kind, "small", SMALL_BONUS[state.seats])


def take_bonus(state: Position, seat: int, kind: int, size: str, points: int) -> None:
    if state.events is not None:
        bonus = f"bonus:{TYPES[kind]}:{size}"
        state.tell("bonus", seat, {"piece": f"bonus_{TYPES[kind]}_{size}", "from": bonus, "to": f"player:{seat}"})
    state.gain_points(seat, points, "BUR-9.2", f"why-bonus-{size}", TYPES[kind])


def knowledge_points(player: Player, number: int) -> int:
    """BUR-8, 15-26: what a knowledge tile is worth at the end."""
    if number == 15:
        return 3 * len(goods.colours(player.sold))
    if number == 24:
        return 4 * len({ANIMAL_KIND[tile] for tile in player.hexes if TYPE_OF[tile] == ANIMAL})
    if number == 25:
        return goods.total(player.sold)
    if number == 26:
        return 2 * (player.large.bit_count() + player.small.bit_count())
    for knowledge, building in BUILDING_KNOWLEDGE:
        if knowledge == number:
            return 4 * player.count(building)
    return 0


def score_end(state: Position) -> None:
    """BUR-12.2: unsold goods, silver, workers and knowledge tiles."""
    for seat in state.track:
        player = state.players[seat]
        gain_at_end(state, seat, goods.total(player.goods), "BUR-12.2", "why-unsold", "")
        gain_at_end(state, seat, player.silver, "BUR-12.2", "why-silver", "")
        gain_at_end(state, seat, player.workers // 2, "BUR-12.2", "why-workers", "")
        for number in range(15, 27):
            if player.knows(number):
                points = knowledge_points(player, number)
                gain_at_end(state, seat, points, "BUR-8", "why-knowledge", f"knowledge_{number}")


def gain_at_end(state: Position, seat: int, points: int, rule: str, why: str, what: str) -> None:
    if points:
        state.gain_points(seat, points, rule, why, what)


def ranking(state: Position) -> list[int]:
    """BUR-12.3, 12.4: most points, then more empty hexes, then later in turn order."""
    order = state.track
    players = state.players
    return sorted(
        range(state.seats),
        key=lambda seat: (-players[seat].points, -players[seat].empty_hexes(), -order.index(seat)),
    )
