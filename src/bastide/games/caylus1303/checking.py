"""Whether a position that was read adds up: components (CAY-1), what stands where (CAY-3), what is asked (CAY-10)."""

from bastide.core.decision import Decision
from bastide.core.reading import Reader
from bastide.games.caylus1303.components import (
    BAILIFF,
    BOARD_CHARACTERS,
    BRIDGE,
    BUILD_ORDER,
    CHARACTERS,
    DELIVERYMAN,
    EARLY_RISER,
    FIRST_YELLOW,
    GOLDSMITH,
    HOUSES,
    JOURNEYMAN,
    KIND_OF,
    LAST_YELLOW,
    NAMES,
    PRESTIGE,
    PRESTIGE_TILES,
    RESIDENCE,
    RESIDENCE_KIND,
    ROUNDS,
    SITE_ROUNDS,
    SPACES,
    STARTING_TILES,
    STONE_KIND,
    STONE_SPACE,
    STONE_TILES,
    STONEMASON,
    WOODEN_KIND,
    WOODEN_SPACE,
    WOODEN_TILES,
    WORKERS,
)
from bastide.games.caylus1303.effects import deals_of, pure_gain
from bastide.games.caylus1303.position import (
    ACTIVATION,
    BAILIFF_MOVE,
    DELIVER,
    DELIVERY,
    DRAFT,
    DRAFTING,
    EARLY,
    FAVOUR,
    MANAGEMENT,
    NOWHERE,
    ON_BRIDGE,
    PHASES,
    PLAN,
    PLANNING,
    PRESTIGE_BUILD,
    USE,
    VISIT,
    WELCOME,
    Position,
)

FIRST_ASKED = {
    DRAFTING: (DRAFT,),
    PLANNING: (EARLY, PLAN),
    ACTIVATION: (USE, ON_BRIDGE, BAILIFF_MOVE),
    DELIVERY: (DELIVER,),
    MANAGEMENT: (PRESTIGE_BUILD,),
}
"""What each phase asks by itself; a favour and what follows from it can be asked in the last three."""


def check_position(state: Position, parts: dict[str, Reader]) -> None:
    check_tiles(state, parts)
    check_road(state, parts)
    check_houses(state, parts["players"])
    check_workers(state, parts)
    check_characters(state, parts["players"])


def check_tiles(state: Position, parts: dict[str, Reader]) -> None:
    """CAY-2.1 to 2.4: one tile of each kind at the site; no tile in two places. What is left lies beside the board."""
    starting, wooden, stone = [state.site_tiles[slot : slot + 1] for slot in range(3)]
    if sorted(starting + state.layout) != sorted(STARTING_TILES):
        parts["layout"].fail("bad-json-starting")
    if wooden not in WOODEN_TILES or stone not in STONE_TILES:
        parts["site"].fail("bad-json-site")
    state.supply = 0
    for tile in WOODEN_TILES + STONE_TILES + PRESTIGE_TILES:
        found = state.road.count(tile) + state.site_tiles.count(tile)
        if found > 1:
            parts["road"].fail("bad-json-count", what=NAMES[tile], got=found, want=1)
        if not found:
            state.supply |= 1 << tile


def check_road(state: Position, parts: dict[str, Reader]) -> None:
    """CAY-1.3: what may lie on each space, with a house above it or without."""
    spaces = parts["road"].items()
    owners = parts["owners"].items()
    free = False
    for space in range(SPACES):
        building = state.road[space]
        kind = KIND_OF[building]
        owned = state.owners[space] != 0
        fits = True
        if space <= BRIDGE:
            fits = building == space + 1
        elif space <= LAST_YELLOW:
            turned = kind in (RESIDENCE_KIND, PRESTIGE)
            fits = owned if turned else building == state.layout[space - FIRST_YELLOW]
        elif space == WOODEN_SPACE:
            fits = kind == WOODEN_KIND and building != STONEMASON
        elif space == STONE_SPACE:
            fits = kind == STONE_KIND
        elif building:
            fits = owned and (kind in (WOODEN_KIND, STONE_KIND))
        if not fits:
            spaces[space].fail("bad-json-space", space=space)
        house_here = FIRST_YELLOW <= space <= LAST_YELLOW or (space in BUILD_ORDER and building != 0)
        if owned and not house_here:
            owners[space].fail("bad-json-house", space=space)
    for space in BUILD_ORDER:  # CAY-4.0.2: filled without a gap
        if state.road[space] and free:
            spaces[space].fail("bad-json-gap", space=space)
        free = free or not state.road[space]


def check_houses(state: Position, reader: Reader) -> None:
    """CAY-2.6: one under the bridge, the others in hand or on the road."""
    for seat, player in enumerate(state.players):
        found = player.houses + state.owners.count(seat + 1) + 1
        if found != HOUSES:
            reader.items()[seat].fail("bad-json-count", what="houses", got=found, want=HOUSES)


def check_workers(state: Position, parts: dict[str, Reader]) -> None:
    """For each colour reserve + camp + board = 15; one worker on a building, two with the Journeyman (CAY-6.3)."""
    players = parts["players"].items()
    for seat, player in enumerate(state.players):
        found = player.reserve + player.camp + player.standing.bit_count() + (1 if seat in state.site else 0)
        if found != WORKERS:
            players[seat].fail("bad-json-count", what="workers", got=found, want=WORKERS)
        if player.standing & ~state.workable:
            players[seat].fail("bad-json-standing")
        if player.standing and state.phase not in (PLANNING, ACTIVATION):
            players[seat].fail("bad-json-standing")
    if state.site and state.phase in (DRAFTING, MANAGEMENT):
        parts["site"].fail("bad-json-standing")
    for space in range(SPACES):
        there = state.workers_at(space)
        most = 2 if space == state.joined and state.joiner in there else 1
        if len(there) > most:
            parts["players"].fail("bad-json-crowd", space=space, got=len(there), most=most)
    if state.joined != NOWHERE and not state.used >> JOURNEYMAN & 1:
        parts["joined"].fail("bad-json-joined")
    if state.used & ~(1 << JOURNEYMAN | 1 << GOLDSMITH):
        parts["used"].fail("bad-json-used")
    if state.using and (state.phase != ACTIVATION or not state.players[state.using - 1].standing >> state.at & 1):
        parts["using"].fail("bad-json-using")


def check_characters(state: Position, reader: Reader) -> None:
    """CAY-2.9: players + 3 of them, each in one place; the others are out of the game."""
    seen = 0
    for mask in [state.offer, state.board_characters, *[player.characters for player in state.players]]:
        if seen & mask:
            reader.fail("bad-json-character-twice", character=f"@character-{CHARACTERS[low_bit(seen & mask)]}")
        seen |= mask
    want = state.seats + BOARD_CHARACTERS
    if seen.bit_count() != want:
        reader.fail("bad-json-count", what="characters", got=seen.bit_count(), want=want)
    if state.offer and state.phase != DRAFTING:
        reader.fail("bad-json-offer")


def low_bit(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


# ---- what is asked


def check_stack(state: Position, reader: Reader) -> None:
    """What is asked must fit the phase, and leave something to choose."""
    stack = state.stack
    if (state.phase >= ACTIVATION and len(state.bridge) != state.seats) or (state.phase == DRAFTING and state.bridge):
        reader.fail("bad-json-bridge")
    if not stack:
        if state.phase != MANAGEMENT or state.round != ROUNDS or state.at <= LAST_YELLOW:
            reader.fail("bad-json-stack-empty")
        return
    if state.phase == DRAFTING:
        check_draft(state, reader)
    elif len(stack) == 2:
        if stack[0].kind != WELCOME or stack[1].kind != VISIT or stack[0].seat != stack[1].seat:
            reader.fail("bad-json-stack", phase=f"@phase-{PHASES[state.phase]}")
    elif len(stack) > 2 or not fits_phase(state, stack[0]):
        reader.fail("bad-json-stack", phase=f"@phase-{PHASES[state.phase]}")
    for number, decision in enumerate(stack):
        if not fits_table(state, decision):
            reader.items()[number].fail("bad-json-stack", phase=f"@phase-{PHASES[state.phase]}")
    if len(state.legal(stack[-1].seat)) < (1 if stack[-1].kind in (DRAFT, FAVOUR, VISIT) else 2):
        reader.fail("bad-json-stack-nothing")


def check_draft(state: Position, reader: Reader) -> None:
    """CAY-2.9: the first player's decision lies lowest; who has none yet is asked, the last first."""
    want = [(state.first + step) % state.seats for step in range(len(state.stack))]
    if [decision.seat for decision in state.stack] != want or any(d.kind != DRAFT for d in state.stack):
        reader.fail("bad-json-stack-draft")
    if state.offer.bit_count() != len(want) + BOARD_CHARACTERS or state.board_characters:
        reader.fail("bad-json-stack-draft")
    for seat, player in enumerate(state.players):
        if player.characters.bit_count() != (0 if seat in want else 1):
            reader.fail("bad-json-stack-draft")


def fits_phase(state: Position, decision: Decision) -> bool:
    if decision.kind in (FAVOUR, VISIT, WELCOME):
        return state.phase >= ACTIVATION
    return decision.kind in FIRST_ASKED[state.phase]


def fits_table(state: Position, decision: Decision) -> bool:
    """Whether this seat can be asked this, as things stand."""
    seat = decision.seat
    kind = decision.kind
    if decision.together or decision.b or decision.c:
        return False
    if kind == USE:
        at_work = decision.a == state.at and state.using == seat + 1 and state.at < state.provost
        return at_work and state.workers_at(state.at)[0] == seat and not pure_gain(deals_of(state, decision))
    if kind == VISIT:
        available = decision.a < len(state.site_tiles) and state.round >= SITE_ROUNDS[decision.a]
        return available and not pure_gain(deals_of(state, decision))
    if kind == PRESTIGE_BUILD:
        residence = decision.a == state.at - 1 and state.road[decision.a] == RESIDENCE
        return residence and state.owners[decision.a] == seat + 1
    if kind == DELIVER and decision.a:
        return decision.a == 1 and state.step == len(state.site) and state.players[seat].holds(DELIVERYMAN)
    if kind == DELIVER:
        return state.site[state.step : state.step + 1] == (seat,)
    if decision.a:
        return False
    if kind == PLAN:
        return seat not in state.bridge
    if kind == EARLY:
        return not state.bridge and state.players[seat].holds(EARLY_RISER)
    if kind == ON_BRIDGE:
        return state.at == BRIDGE and 0 < state.step <= state.seats and state.bridge[state.step - 1] == seat
    if kind == BAILIFF_MOVE:
        return state.at == BRIDGE and state.step > state.seats and state.players[seat].holds(BAILIFF)
    return kind != WELCOME or state.board_characters != 0
