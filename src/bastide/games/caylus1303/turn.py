"""The draft, phase 1 and phase 2 (CAY-2.9, CAY-3.2, CAY-3.3), up to the next thing that somebody may decide."""

from bastide.games.caylus1303 import components
from bastide.games.caylus1303.position import (
    ACTIVATION,
    ASK_BAILIFF,
    ASK_BRIDGE,
    ASK_DRAFT,
    ASK_EARLY,
    ASK_PLAN,
    ASK_USE,
    DELIVERY,
    DRAFTING,
    NOWHERE,
    PLANNING,
    Player,
    Position,
)

# ---- CAY-2.9: the draft


def start_draft(state: Position) -> None:
    """From the last player counter-clockwise; the first player's decision lies at the bottom."""
    for step in range(state.seats):
        state.pose(ASK_DRAFT, (state.first + step) % state.seats)


# ---- CAY-3.2: planning


def start_round(state: Position) -> None:
    """CAY-3.2.1: the Early Riser, before the first player begins. After the draft three characters are left over for
    the board (CAY-2.9)."""
    if state.phase == DRAFTING:
        state.board_characters = state.offer
        state.offer = 0
    state.phase = PLANNING
    if state.events is not None:
        state.tell("round", -1, {"round": state.round})
    early = state.holder_of(components.EARLY_RISER)
    if early == NOWHERE:
        next_turn(state, state.first)
    else:
        state.pose(ASK_EARLY, early)


def place_cost(state: Position, player: Player) -> int:
    """Workers that a placement takes: the one, and the surcharge after the first pass, however many have passed
    (CAY-3.2.8, CAY-3.2.9, CAY-6.2)."""
    return 2 if state.bridge and not player.characters >> components.NIGHT_WORKER & 1 else 1


def open_spaces(state: Position, player: Player) -> int:
    """CAY-3.2.3: mask of the spaces where this player may place; with the Journeyman also where one other stands."""
    occupied = state.occupied()
    return state.workable & ~occupied | joinable(state, player, occupied)


def joinable(state: Position, player: Player, occupied: int) -> int:
    """CAY-6.3: spaces with another player's worker and none of one's own, while the Journeyman is fresh."""
    if not player.characters >> components.JOURNEYMAN & 1 or state.used >> components.JOURNEYMAN & 1:
        return 0
    return state.workable & occupied & ~player.standing


def owner_points(state: Position, seat: int, space: int) -> int:
    """CAY-3.2.4: what another player's placement brings the owner of a building: a point, two with the Steward
    (CAY-6.5), none from the Thief (CAY-6.4)."""
    owner = state.owners[space] - 1
    if owner < 0 or owner == seat or state.players[seat].holds(components.THIEF):
        return 0
    return components.STEWARD_POINTS if state.players[owner].holds(components.STEWARD) else components.OWNER_POINTS


def next_turn(state: Position, seat: int) -> None:
    """CAY-3.2.2: the next player clockwise, from this seat on, who has not passed; when all have, the phase is over
    (CAY-3.2.10) and with it all turns."""
    if len(state.bridge) < state.seats:
        while seat in state.bridge:
            seat = (seat + 1) % state.seats
        state.pose(ASK_PLAN, seat)
    else:
        seat = NOWHERE
        state.phase = ACTIVATION
    if state.events is not None:
        state.tell("turn", seat, {})


def take_pass(state: Position, seat: int, forced: bool) -> None:
    """CAY-3.2.6, CAY-3.2.7: the house goes on the bridge; the first to pass takes the first-player tile."""
    if state.events is not None:
        slot = len(state.bridge)
        state.tell("pass", seat, {"piece": "house", "from": "houses", "to": f"bridge:{slot}", "forced": int(forced)})
    if not state.bridge:
        state.holder = seat
        if state.events is not None:
            state.tell("first", seat, {})
    state.bridge = (*state.bridge, seat)
    next_turn(state, seat)


# ---- CAY-3.3: activation


def activate(state: Position) -> None:
    """CAY-3.3.1: along the road up to the provost; who he leaves beyond goes to the camp (CAY-3.3.6).

    A worker at work is sent home when it is done, and only then the next one begins (CAY-3.3.7).
    """
    if state.using:
        send_home(state, state.using - 1, state.at, "home")
        state.using = 0
    occupied = state.occupied()
    while state.at < components.SPACES and state.at < state.provost:
        if state.at == components.BRIDGE:
            if cross_bridge(state):
                return
        elif occupied >> state.at & 1:
            start_work(state)
            return
        state.at += 1
    for seat in range(state.seats):
        standing = state.players[seat].standing
        while standing:
            low = standing & -standing
            send_home(state, seat, low.bit_length() - 1, "stranded")
            standing ^= low
    state.phase = DELIVERY
    state.at = 0
    state.stage = 0


def start_work(state: Position) -> None:
    """CAY-3.3.2, CAY-3.3.4: the first of the workers there may use the building; the owner's bonus comes with it."""
    space = state.at
    seat = state.first_worker(space)
    state.using = seat + 1
    bonus = components.BUILDINGS[state.road[space]].bonus
    if bonus and (space != state.joined or seat != state.joiner):
        owner_bonus(state, space, bonus)
    state.pose(ASK_USE, seat, space)


def owner_bonus(state: Position, space: int, bonus: int) -> None:
    """CAY-4.8.1: only for others' workers, once, with the first activation; the setup tile has no owner (R-27). The
    points of the placement are another matter (CAY-4.8.2)."""
    owner = state.owners[space] - 1
    if owner >= 0 and not state.stands(owner, space) and space != components.STONE_SPACE:
        state.gain_goods(owner, bonus, f"space:{space}")


def send_home(state: Position, seat: int, space: int, event: str) -> None:
    """A worker never returns to the reserve directly: from the road to the camp (CAY-3.3.2)."""
    player = state.players[seat]
    player.standing &= ~(1 << space)
    player.camp += 1
    if state.events is not None:
        what = components.NAMES[state.road[space]]
        state.tell(event, seat, {"piece": "worker", "from": f"space:{space}", "to": "camp", "what": what})


def cross_bridge(state: Position) -> bool:
    """CAY-3.3.5, CAY-4.5: in the order of passing; then the Bailiff (CAY-6.6). Whether somebody is left to ask."""
    step = state.stage
    if step > state.seats:
        return False
    state.stage += 1
    if step < state.seats:
        state.pose(ASK_BRIDGE, state.bridge[step])
        return True
    bailiff = state.holder_of(components.BAILIFF)
    if bailiff != NOWHERE:
        state.pose(ASK_BAILIFF, bailiff)
    return bailiff != NOWHERE
