"""Whether a position that was read adds up: components (CAY-1.2), what stands where (CAY-3), what is asked (CAY-10)."""

from typing import Final

from bastide.core.decision import Decision
from bastide.core.reading import Reader, member, says
from bastide.core.saving import places
from bastide.games.caylus1303 import components
from bastide.games.caylus1303.position import (
    ACTIVATION,
    ASK_DRAFT,
    ASK_EARLY,
    ASK_PLAN,
    ASK_VISIT,
    ASK_WELCOME,
    DELIVERY,
    DRAFTING,
    MANAGEMENT,
    NOWHERE,
    PHASES,
    PLANNING,
    Position,
)
from bastide.games.caylus1303.saving import SPACES, UNSAID

END: Final = components.LAST_YELLOW + 1
"""Where `at` has come to when no residence is left to be replaced."""
AT: Final = [(0, 0), (0, 0), (0, components.SPACES - 1), (0, 0), (components.FIRST_YELLOW + 1, END)]
"""Where `at` can be, by phase, while something is asked."""


def check_table(state: Position, given: dict[str, Reader]) -> None:
    fill_in(state, given)
    check_tiles(state, given)
    check_road(state, given)
    check_pieces(state, given)
    check_characters(state, given["players"])
    check_course(state, given)


def place(row: Reader, space: int) -> Reader:
    """A space in a row of all of them, or in an object by space."""
    return places(row, SPACES, components.SPACES)[space]


def fill_in(state: Position, given: dict[str, Reader]) -> None:
    """What was left out and follows from the rest."""
    state.look()
    if "tile" not in given:
        state.holder = state.bridge[0] if state.bridge else state.first
    if "layout" not in given:
        state.layout = likely_layout(state)
    for seat, player in enumerate(state.players):
        if player.camp == UNSAID:
            player.camp = max(components.WORKERS - workers_elsewhere(state, seat), 0)
        if player.houses == UNSAID:
            player.houses = max(components.HOUSES - 1 - state.owners.count(seat + 1), 0)


def workers_elsewhere(state: Position, seat: int) -> int:
    """Those of a player that are not in the camp."""
    player = state.players[seat]
    return player.reserve + player.standing.bit_count() + state.site.count(seat)


def likely_layout(state: Position) -> bytes:
    """What lies on spaces 5 … 12, with the starting buildings that are nowhere to be seen under those that turned."""
    road = state.road[components.FIRST_YELLOW : END]
    hidden = list(components.STARTING_TILES)
    for tile in state.site_tiles[:1] + road:
        if tile in hidden:
            hidden.remove(tile)
    return bytes(
        [hidden.pop() if components.KIND_OF[tile] != components.STARTING and hidden else tile for tile in road]
    )


# ---- components


def check_tiles(state: Position, given: dict[str, Reader]) -> None:
    """CAY-2.1 to CAY-2.4: one tile of each kind at the site; no tile in two places. The rest lies beside the board."""
    starting, wooden, stone = [state.site_tiles[slot : slot + 1] for slot in range(3)]
    if sorted(starting + state.layout) != sorted(components.STARTING_TILES):
        member(given, "layout").fail("bad-json-starting", "layout" if "layout" in given else "")
    given["site"].fail_if(wooden not in components.WOODEN_TILES or stone not in components.STONE_TILES, "bad-json-site")
    for tile in components.TO_BUILD:
        found = state.road.count(tile) + state.site_tiles.count(tile)
        given["road"].fail_if(found > 1, "bad-json-count", what=components.NAMES[tile], got=found, want=1)


def check_road(state: Position, given: dict[str, Reader]) -> None:
    """CAY-1.3: what may lie on each space, with a house above it or without."""
    free = state.free_space()
    for space in range(components.SPACES):
        building = state.road[space]
        owned = state.owners[space] != 0
        if not lies_well(state, space, building, owned):
            place(given["road"], space).fail("bad-json-space", space=space)
        if owned and (
            space <= components.BRIDGE or space in (components.WOODEN_SPACE, components.STONE_SPACE) or not building
        ):
            place(given["owners"], space).fail("bad-json-house", space=space)
        if owned and components.KIND_OF[building] == components.STARTING and not courted(state):
            place(given["owners"], space).fail("bad-json-unturned", space=space)
        if building and space in components.BUILD_ORDER and NOWHERE < free < space:  # CAY-4.0.2: filled without a gap
            place(given["road"], space).fail("bad-json-gap", space=space)


def lies_well(state: Position, space: int, building: int, owned: bool) -> bool:
    kind = components.KIND_OF[building]
    if space <= components.BRIDGE:
        return building == space + 1
    if space <= components.LAST_YELLOW:
        return (
            owned
            if kind in (components.RESIDENCE_KIND, components.PRESTIGE)
            else building == state.layout[space - components.FIRST_YELLOW]
        )
    if space == components.WOODEN_SPACE:
        return kind == components.WOODEN_KIND and building != components.STONEMASON
    if space == components.STONE_SPACE:
        return kind == components.STONE_KIND
    return not building or (owned and kind in (components.WOODEN_KIND, components.STONE_KIND))


def courted(state: Position) -> bool:
    """Whether a starting building may have a house above it: the Court puts it there in phase 2 (CAY-4.2), and in
    phase 4 it is turned before anything is asked (CAY-3.5.1)."""
    return state.phase == DELIVERY or (state.phase == ACTIVATION and state.at >= components.COURT_SPACE)


def check_pieces(state: Position, given: dict[str, Reader]) -> None:
    """CAY-2.6: one house is under the bridge, the others in hand or on the road. CAY-2.7: 15 workers in reserve,
    in camp and on the board; one on a building, two with the Journeyman (CAY-6.3)."""
    players = given["players"].items()
    for seat, player in enumerate(state.players):
        houses = player.houses + state.owners.count(seat + 1) + 1
        if houses != components.HOUSES:
            built = houses - player.houses
            cure = "houses" if says(players[seat], "houses") and built <= components.HOUSES else ""
            players[seat].fail("bad-json-count", cure, what="houses", got=houses, want=components.HOUSES)
        elsewhere = workers_elsewhere(state, seat)
        workers = elsewhere + player.camp
        if workers != components.WORKERS:
            cure = "camp" if says(players[seat], "camp") and elsewhere <= components.WORKERS else ""
            players[seat].fail("bad-json-count", cure, what="workers", got=workers, want=components.WORKERS)
        if player.standing & ~state.workable or (player.standing and state.phase not in (PLANNING, ACTIVATION)):
            players[seat].fail("bad-json-standing")
    given["site"].fail_if(state.site and state.phase in (DRAFTING, MANAGEMENT), "bad-json-standing")
    for space in range(components.SPACES):
        there = state.workers_at(space)
        most = 2 if space == state.joined and state.joiner in there else 1
        given["players"].fail_if(len(there) > most, "bad-json-crowd", space=space, got=len(there), most=most)
    if state.joined != NOWHERE and not state.used >> components.JOURNEYMAN & 1:
        given["joined"].fail("bad-json-joined")
    if state.used & ~(1 << components.JOURNEYMAN | 1 << components.GOLDSMITH):
        given["used"].fail("bad-json-used")
    if state.using and (state.phase != ACTIVATION or not state.stands(state.using - 1, state.at)):
        given["using"].fail("bad-json-using")


def check_characters(state: Position, reader: Reader) -> None:
    """CAY-2.9: players + 3 of them, each in one place; the others are out of the game."""
    seen = 0
    for mask in [state.offer, state.board_characters, *[player.characters for player in state.players]]:
        twice = seen & mask
        if twice:
            name = components.CHARACTERS[(twice & -twice).bit_length() - 1]
            reader.fail("bad-json-character-twice", character=f"@character-{name}")
        seen |= mask
    want = state.seats + components.BOARD_CHARACTERS
    reader.fail_if(seen.bit_count() != want, "bad-json-count", what="characters", got=seen.bit_count(), want=want)
    reader.fail_if(state.offer and state.phase != DRAFTING, "bad-json-offer")


# ---- the course


def check_course(state: Position, given: dict[str, Reader]) -> None:
    """What belongs to the phase: who has passed, whose the tile is, sets, how far it has come."""
    passed = len(state.bridge)
    if (passed and state.phase == DRAFTING) or (passed < state.seats and state.phase >= ACTIVATION):
        member(given, "bridge").fail("bad-json-bridge")
    if passed and state.holder != state.bridge[0]:
        given["tile"].fail("bad-json-tile", "tile")
    for seat, player in enumerate(state.players):
        given["players"].items()[seat].fail_if(player.sets and state.phase < DELIVERY, "bad-json-sets")
    given["provost"].number(components.PROVOST_LOW, state.provost_high)
    low, high = AT[state.phase]
    within(member(given, "at"), state, state.at, low, high)
    within(member(given, "step"), state, state.stage, 0, most_steps(state))


def most_steps(state: Position) -> int:
    """How far `step` can have counted: turns on the bridge, then the Bailiff's; turns at the site, the Deliveryman's
    and the favour's."""
    if state.phase == ACTIVATION and state.at >= components.BRIDGE:
        return state.seats + 1
    return len(state.site) + 2 if state.phase == DELIVERY else 0


def within(reader: Reader, state: Position, got: int, low: int, high: int) -> None:
    if not low <= got <= high:
        reader.fail("bad-json-course", got=got, low=low, high=high, phase=f"@phase-{PHASES[state.phase]}")


# ---- what is asked


def check_stack(state: Position, reader: Reader) -> None:
    """One thing at a time, but for the draft, and for the character that comes after the tile of a favour."""
    stack = state.stack
    kinds = [decision.kind for decision in stack]
    if not stack:
        if state.phase != MANAGEMENT or state.round != components.ROUNDS or state.at != END:
            reader.fail("bad-json-stack-empty")
    elif state.phase == DRAFTING:
        check_draft(state, reader)
    elif len(stack) > 1 and (kinds != [ASK_WELCOME, ASK_VISIT] or stack[0].seat != stack[1].seat):
        reader.fail("bad-json-stack")


def check_draft(state: Position, reader: Reader) -> None:
    """CAY-2.9: the first player's decision lies lowest; who has none yet is asked, the last first."""
    seats = [decision.seat for decision in state.stack]
    left = state.offer.bit_count() - len(seats)
    chosen = [player.characters.bit_count() for player in state.players]
    want = [0 if seat in seats else 1 for seat in range(state.seats)]
    in_order = [(state.first + step) % state.seats for step in range(len(seats))]
    if seats != in_order or left != components.BOARD_CHARACTERS or state.board_characters or chosen != want:
        reader.fail("bad-json-stack-draft")


def usual_stack(state: Position) -> list[Decision] | None:
    """What is asked in a position that does not say so: in the draft and in planning that can be told."""
    if state.phase == DRAFTING:
        return [Decision(seat, ASK_DRAFT) for seat in in_order(state) if not state.players[seat].characters]
    if state.phase == PLANNING:
        return [usual_turn(state)]
    return [] if state.phase == MANAGEMENT and state.round == components.ROUNDS and state.at == END else None


def usual_turn(state: Position) -> Decision:
    """CAY-3.2.1, D2: before all turns the Early Riser, with workers for it. Then of those who have not passed, in their
    order, the first who has had fewest turns. Where all have passed it fits nobody, and is refused."""
    early = state.holder_of(components.EARLY_RISER)
    if nobody_began(state) and early != NOWHERE and state.players[early].reserve >= components.EARLY_WORKERS:
        return Decision(early, ASK_EARLY)
    waiting = [seat for seat in in_order(state) if seat not in state.bridge] or [state.first]
    turns = [placed(state, seat) - int(seat == early) for seat in waiting]
    if not go_round(turns):  # so the Early Riser was not used, or workers were put by hand
        turns = [placed(state, seat) for seat in waiting]
    return Decision(waiting[turns.index(min(turns))], ASK_PLAN)


def go_round(turns: list[int]) -> bool:
    """CAY-3.2.2: whether players in their order can have had so many turns."""
    return turns == sorted(turns, reverse=True) and max(turns[0] - 1, 0) <= turns[-1]


def in_order(state: Position) -> list[int]:
    """CAY-3.2.2: clockwise from the first player."""
    return [(state.first + place) % state.seats for place in range(state.seats)]


def placed(state: Position, seat: int) -> int:
    """How many workers of a seat are on the board."""
    return state.players[seat].standing.bit_count() + state.site.count(seat)


def nobody_began(state: Position) -> bool:
    """CAY-6.1: whether planning has not begun, neither by the Early Riser nor by the first player."""
    return not (state.bridge or state.site or state.occupied())


def skips_nobody(state: Position, seat: int) -> bool:
    """CAY-3.2.2: whether it can be the turn of a seat: who comes before it in the order, and has not passed, has had a
    turn, which has put a worker on the board. More is not asked: workers that were put by hand may be more than turns,
    and what comes of a position must be one too."""
    order = in_order(state)
    ahead = order[: order.index(seat)]
    return seat not in state.bridge and all(placed(state, other) for other in ahead if other not in state.bridge)
