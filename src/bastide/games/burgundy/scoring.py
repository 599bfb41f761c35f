"""Points: areas and bonus tiles when a tile is placed (BUR-9), and the end of the game (BUR-12)."""

from bastide.core.phrases import Phrase
from bastide.games.burgundy import goods
from bastide.games.burgundy.components import AREA_POINTS, LARGE_BONUS, PHASE_POINTS, SMALL_BONUS, TYPES
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.knowledge import BONUS_TILES, SOLD_COLOURS, end_points
from bastide.games.burgundy.position import Position


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
    """BUR-9.2: the last hex of a type in the whole duchy brings its large bonus tile, or else the small one; whoever is
    third gets none (BUR-14.4)."""
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
        size, points = "large", LARGE_BONUS[state.seats]
    elif state.small_left & bit:
        state.small_left &= ~bit
        player.small |= bit
        size, points = "small", SMALL_BONUS[state.seats]
    else:
        if state.events is not None:
            state.tell("missed", seat, {"missed": "bonus", "kind": f"@type-{TYPES[kind]}"})
        return
    name = TYPES[kind]
    if state.events is not None:
        state.moved("bonus", seat, f"bonus_{name}_{size}", f"bonus:{name}:{size}", f"player:{seat}")
    state.gain_points(seat, points, "BUR-9.2", f"why-bonus-{size}", name)


def score_end(state: Position) -> None:
    """BUR-12.2: unsold goods, silver, workers and knowledge tiles; nothing for tiles in storage."""
    for seat in state.track:
        player = state.players[seat]
        gains = [
            (goods.total(player.goods), "BUR-12.2", "why-unsold", ""),
            (player.silver, "BUR-12.2", "why-silver", ""),
            (player.workers // 2, "BUR-12.2", "why-workers", ""),
        ]
        for number in range(SOLD_COLOURS, BONUS_TILES + 1):
            if player.knows(number):
                gains.append((end_points(player, number), "BUR-8", "why-knowledge", f"knowledge_{number}"))
        for points, rule, why, what in gains:
            if points:
                state.gain_points(seat, points, rule, why, what)


def ranking(state: Position) -> list[int]:
    """BUR-12.3, BUR-12.4: most points, then more empty hexes, then later on the track as it stands (R-14); so for all
    places (R-8). The track decides in the end (BUR-12.5)."""
    players = state.players
    last_first = reversed(state.track)
    return sorted(last_first, key=lambda seat: (-players[seat].points, -players[seat].empty_hexes()))


def tie_break(state: Position, ahead: int, behind: int) -> Phrase:
    """BUR-12.3: of two players with as many points, what decides between them."""
    more, less = state.players[ahead].empty_hexes(), state.players[behind].empty_hexes()
    return Phrase("tie-track") if more == less else Phrase("tie-hexes", {"more": more, "less": less})
