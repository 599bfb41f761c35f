"""The course of the game: rounds and their four phases (CAY-3), up to the next thing that somebody must decide."""

from bastide.core.decision import Decision
from bastide.games.caylus1303 import delivery, effects, management
from bastide.games.caylus1303.components import (
    BAILIFF,
    BRIDGE,
    BUILDINGS,
    EARLY_RISER,
    EARLY_WORKERS,
    JOURNEYMAN,
    NAMES,
    NIGHT_WORKER,
    SPACES,
    STONE_SPACE,
)
from bastide.games.caylus1303.position import (
    ACTIVATION,
    BAILIFF_MOVE,
    DELIVERY,
    DRAFT,
    EARLY,
    MANAGEMENT,
    NOWHERE,
    ON_BRIDGE,
    PLAN,
    PLANNING,
    USE,
    Player,
    Position,
)


def proceed(state: Position) -> None:
    """Go on until somebody has to decide something, or the game is over."""
    while not state.stack:
        if state.phase == ACTIVATION:
            activate(state)
        elif state.phase == DELIVERY:
            delivery.deliver(state)
        elif state.phase == MANAGEMENT:
            management.manage(state)
            if state.phase == MANAGEMENT:
                return
        else:
            start_round(state)


# ---- CAY-2.9: the draft


def start_draft(state: Position) -> None:
    """From the last player counter-clockwise; the first player's decision lies at the bottom."""
    for step in range(state.seats):
        state.stack.append(Decision((state.first + step) % state.seats, DRAFT))


# ---- CAY-3.2: planning


def start_round(state: Position) -> None:
    """CAY-3.2.1, 3.2.2: the Early Riser, then from the first player clockwise."""
    state.phase = PLANNING
    if state.events is not None:
        state.tell("round", -1, {"round": state.round})
    early = state.holder_of(EARLY_RISER)
    if early != NOWHERE and state.players[early].reserve >= EARLY_WORKERS:
        state.stack.append(Decision(early, EARLY))
    else:
        next_turn(state, state.first)


def place_cost(state: Position, player: Player) -> int:
    """Workers that a placement takes: the one, and the surcharge after the first pass (CAY-3.2.8, 6.2)."""
    return 2 if state.bridge and not player.characters >> NIGHT_WORKER & 1 else 1


def can_place(state: Position, seat: int) -> bool:
    """CAY-3.2.6: whether A or B is possible and can be paid for."""
    player = state.players[seat]
    if player.reserve < place_cost(state, player):
        return False
    return seat not in state.site or open_spaces(state, player) != 0


def open_spaces(state: Position, player: Player) -> int:
    """CAY-3.2.3: mask of the spaces where this player may place; with the Journeyman also where one other stands."""
    free = state.workable & ~state.occupied()
    return free | joinable(state, player)


def joinable(state: Position, player: Player) -> int:
    """CAY-6.3: spaces with another player's worker and none of one's own, while the Journeyman is fresh."""
    if not player.characters >> JOURNEYMAN & 1 or state.used >> JOURNEYMAN & 1:
        return 0
    return state.workable & state.occupied() & ~player.standing


def next_turn(state: Position, seat: int) -> None:
    """CAY-3.2.2: the next player clockwise, from this seat on, who has not passed; who cannot place passes by itself.

    When all have passed the phase is over (CAY-3.2.10).
    """
    while len(state.bridge) < state.seats:
        while seat in state.bridge:
            seat = (seat + 1) % state.seats
        if can_place(state, seat):
            state.stack.append(Decision(seat, PLAN))
            return
        take_pass(state, seat, True)
    state.phase = ACTIVATION
    state.at = 0
    state.step = 0


def take_pass(state: Position, seat: int, forced: bool) -> None:
    """CAY-3.2.6, 3.2.7: the house goes on the bridge; the first to pass takes the first-player tile."""
    if state.events is not None:
        slot = len(state.bridge)
        state.tell("pass", seat, {"piece": "house", "from": "houses", "to": f"bridge:{slot}", "forced": int(forced)})
    if not state.bridge:
        state.holder = seat
        if state.events is not None:
            state.tell("first", seat, {})
    state.bridge = (*state.bridge, seat)


# ---- CAY-3.3: activation


def activate(state: Position) -> None:
    """CAY-3.3.1: along the road up to the provost; who he leaves beyond goes to the camp (CAY-3.3.6)."""
    if state.using:
        send_home(state, state.using - 1, state.at, "home")
        state.using = 0
    while state.at < SPACES and state.at < state.provost:
        space = state.at
        if space == BRIDGE:
            cross_bridge(state)
            if state.stack:
                return
        else:
            workers = state.workers_at(space)
            if workers:
                start_work(state, workers, space)
                if state.stack:
                    return
                send_home(state, state.using - 1, space, "home")
                state.using = 0
                continue
        state.at = space + 1
    for seat in range(state.seats):
        standing = state.players[seat].standing
        while standing:
            low = standing & -standing
            send_home(state, seat, low.bit_length() - 1, "stranded")
            standing ^= low
    state.phase = DELIVERY
    state.at = 0
    state.step = 0


def start_work(state: Position, workers: list[int], space: int) -> None:
    """CAY-3.3.2, 3.3.4: the first of the workers there uses the building; the owner's bonus comes with it."""
    seat = workers[0]
    state.using = seat + 1
    bonus = BUILDINGS[state.road[space]].bonus
    if bonus and (space != state.joined or seat != state.joiner):
        owner_bonus(state, workers, space, bonus)
    effects.offer(state, Decision(seat, USE, space))


def owner_bonus(state: Position, workers: list[int], space: int, bonus: int) -> None:
    """CAY-4.8.1: only for others' workers, once, with the first activation; the setup tile has no owner (R-27)."""
    owner = state.owners[space] - 1
    if owner >= 0 and owner not in workers and space != STONE_SPACE:
        state.gain_goods(owner, bonus, f"space:{space}")


def send_home(state: Position, seat: int, space: int, event: str) -> None:
    """A worker never returns to the reserve directly: from the road to the camp (CAY-3.3.2)."""
    player = state.players[seat]
    player.standing &= ~(1 << space)
    player.camp += 1
    if state.events is not None:
        what = NAMES[state.road[space]]
        state.tell(event, seat, {"piece": "worker", "from": f"space:{space}", "to": "camp", "what": what})


def cross_bridge(state: Position) -> None:
    """CAY-4.5: in the order of passing, who has a worker to pay with; then the Bailiff (CAY-6.6)."""
    while state.step < state.seats:
        seat = state.bridge[state.step]
        state.step += 1
        if state.players[seat].reserve:
            state.stack.append(Decision(seat, ON_BRIDGE))
            return
    if state.step == state.seats:
        state.step += 1
        bailiff = state.holder_of(BAILIFF)
        if bailiff != NOWHERE:
            state.stack.append(Decision(bailiff, BAILIFF_MOVE))
