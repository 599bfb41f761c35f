"""What a worker, or a favour, does with a building (CAY-4)."""

from bastide.core.decision import Decision
from bastide.games.caylus1303.components import (
    ARCHITECT,
    ARCHITECT_POINTS,
    BUILD_ORDER,
    BUILDINGS,
    COURT_COST,
    FIRST_PRESTIGE,
    FIRST_STONE,
    FIRST_WOODEN,
    FIRST_YELLOW,
    KIND_OF,
    LAST_YELLOW,
    NAMES,
    RESIDENCE,
    SITE_ROUNDS,
    STARTING,
    STONE_SPACE,
    WOODEN,
    WOODEN_SPACE,
    Face,
)
from bastide.games.caylus1303.deals import BUILD_DEALS, SETUP_DEALS, Deal
from bastide.games.caylus1303.goods import BASIC, ONE, STONE, covers
from bastide.games.caylus1303.position import FAVOUR, NOWHERE, USE, VISIT, Player, Position

# ---- which face is asked about


def building_of(state: Position, decision: Decision) -> int:
    """The building of a USE or VISIT."""
    return state.road[decision.a] if decision.kind == USE else state.site_tiles[decision.a]


def shows_setup(decision: Decision) -> bool:
    """The tiles at the site and the two that the road began with lie setup side up (CAY-2.2, 2.3)."""
    return decision.kind == VISIT or decision.a == WOODEN_SPACE or decision.a == STONE_SPACE


def face_of(state: Position, decision: Decision) -> Face:
    building = BUILDINGS[building_of(state, decision)]
    return building.setup if shows_setup(decision) else building.build


def deals_of(state: Position, decision: Decision) -> list[Deal]:
    deals = SETUP_DEALS if shows_setup(decision) else BUILD_DEALS
    return deals[building_of(state, decision)]


# ---- using it


def offer(state: Position, decision: Decision) -> None:
    """Let the player use a building: what is free and leaves no choice is taken at once (D11, CAY-10.1).

    Asked is whoever can do something with it; otherwise it is simply not used (CAY-3.3.2).
    """
    deals = deals_of(state, decision)
    if pure_gain(deals):
        carry_out(state, decision, deals[0])
    elif can_use(state, decision, deals):
        state.stack.append(decision)
    elif state.events is not None:
        state.tell("skip", decision.seat, {"what": NAMES[building_of(state, decision)]})


def pure_gain(deals: list[Deal]) -> bool:
    """D11: nothing to pay and nothing to choose. A favour is not one of them, because it must then be used (R-17)."""
    return len(deals) == 1 and deals[0].free and not deals[0].favour


def can_use(state: Position, decision: Decision, deals: list[Deal]) -> bool:
    player = state.players[decision.seat]
    for deal in deals:
        if covers(player.goods, deal.pay) and player.reserve >= deal.workers:
            return True
    if deals:
        return False
    face = face_of(state, decision)
    if face.house:
        return can_house(state, player)
    return face.steps > 0 or can_build(state, player, face)


def carry_out(state: Position, decision: Decision, deal: Deal) -> None:
    """Pay all of it, then take all of it; workers that are not in the camp are lost (CAY-8.7)."""
    seat = decision.seat
    building = building_of(state, decision)
    if state.events is not None:
        state.tell("use" if decision.kind == USE else "visit", seat, {"what": NAMES[building]})
    if deal.pay:
        state.pay_goods(seat, deal.pay)
    if deal.workers:
        state.pay_workers(seat, deal.workers)
    if deal.gain:
        source = f"space:{decision.a}" if decision.kind == USE else f"slot:{decision.a}"
        state.gain_goods(seat, deal.gain, source)
    if deal.recruits:
        state.gain_workers(seat, deal.recruits)
    if deal.points:
        state.gain_points(seat, deal.points, rule_of(building), "why-effect", NAMES[building])
    if deal.favour:
        grant_favour(state, seat)


def rule_of(building: int) -> str:
    """The rule that tells what a building does."""
    if building >= FIRST_PRESTIGE:
        return "CAY-4.9" if building < RESIDENCE else "CAY-4.6.1"
    if building >= FIRST_STONE:
        return "CAY-4.8"
    if building >= FIRST_WOODEN:
        return "CAY-4.7"
    return "CAY-4.6" if KIND_OF[building] == STARTING else f"CAY-4.{building}"


# ---- CAY-4.0: building


def can_build(state: Position, player: Player, face: Face) -> bool:
    """CAY-4.0.1, 8.3, 8.4, 8.5: a house, a free space, and a tile one can pay for."""
    if not player.houses or state.free_space(BUILD_ORDER) == NOWHERE:
        return False
    first, end = (FIRST_WOODEN, FIRST_STONE) if face.build == WOODEN else (FIRST_STONE, FIRST_PRESTIGE)
    for tile in range(first, end):
        if state.supply >> tile & 1:
            cost = cost_of(tile, face.waive)
            if not BUILDINGS[tile].any:
                if covers(player.goods, cost):
                    return True
            else:
                for good in range(BASIC):
                    if covers(player.goods, cost + ONE[good]):
                        return True
    return False


def cost_of(tile: int, waive: bool) -> int:
    """The printed goods of the cost; the setup side of the Stonemason waives the one stone (CAY-4.7.1)."""
    return BUILDINGS[tile].cost - (ONE[STONE] if waive else 0)


def build(state: Position, seat: int, tile: int, cost: int) -> None:
    """CAY-4.0.3: pay, put the tile on the first free space with a house above it, take the points."""
    player = state.players[seat]
    state.pay_goods(seat, cost)
    space = state.free_space(BUILD_ORDER)
    player.houses -= 1
    put(state, seat, tile, space)


def build_prestige(state: Position, seat: int, tile: int, space: int) -> None:
    """CAY-3.5.2: instead of a residence; its house stays."""
    state.pay_goods(seat, BUILDINGS[tile].cost)
    put(state, seat, tile, space)
    if BUILDINGS[tile].favour:
        grant_favour(state, seat)


def put(state: Position, seat: int, tile: int, space: int) -> None:
    """A tile leaves the supply for the road; its points, and one more with the Architect (CAY-6.7)."""
    state.supply &= ~(1 << tile)
    state.lay(space, tile, seat)
    name = NAMES[tile]
    if state.events is not None:
        state.tell("build", seat, {"piece": name, "from": f"build:{name}", "to": f"space:{space}"})
    prestige = tile >= FIRST_PRESTIGE
    state.gain_points(seat, BUILDINGS[tile].points, "CAY-3.5.2" if prestige else "CAY-4.0.3", "why-building", name)
    if state.players[seat].holds(ARCHITECT):
        state.gain_points(seat, ARCHITECT_POINTS, "CAY-6.7", "why-architect", name)


# ---- CAY-4.2: the Court


def can_house(state: Position, player: Player) -> bool:
    """CAY-8.3, 8.6: 1 cloth, a house, and a starting building without one."""
    if not player.houses or not covers(player.goods, COURT_COST):
        return False
    for space in range(FIRST_YELLOW, LAST_YELLOW + 1):  # noqa: SIM110 - a plain loop compiles best
        if not state.owners[space]:
            return True
    return False


def put_house(state: Position, seat: int, space: int) -> None:
    state.pay_goods(seat, COURT_COST)
    state.players[seat].houses -= 1
    if state.events is not None:
        what = NAMES[state.road[space]]
        state.tell("house", seat, {"piece": "house", "from": "houses", "to": f"space:{space}", "what": what})
    state.owners = state.owners[:space] + bytes([seat + 1]) + state.owners[space + 1 :]


# ---- CAY-4.10: the favour


def grant_favour(state: Position, seat: int) -> None:
    """CAY-4.10.1: it is resolved before anything else goes on."""
    if state.events is not None:
        state.tell("favour", seat, {})
    state.stack.append(Decision(seat, FAVOUR))


def open_slots(state: Position, seat: int) -> list[int]:
    """The tiles at the site that a favour may choose: of those that are available by now (CAY-4.10.3) such as can be
    used; where none can, any of them (CAY-4.10.4, R-16)."""
    available: list[int] = []
    usable: list[int] = []
    for slot, since in enumerate(SITE_ROUNDS):
        if state.round >= since:
            available.append(slot)
            decision = Decision(seat, VISIT, slot)
            if can_use(state, decision, deals_of(state, decision)):
                usable.append(slot)
    return usable or available
