"""What a worker, or a favour, does with a building (CAY-4)."""

from typing import Final

from bastide.core.choice import choice_of
from bastide.core.decision import Decision
from bastide.games.caylus1303 import components
from bastide.games.caylus1303.exchanges import Exchange, Face
from bastide.games.caylus1303.goods import ONE, STONE
from bastide.games.caylus1303.position import ASK_FAVOUR, ASK_USE, ASK_VISIT, ASKED, Position


def building_of(state: Position, decision: Decision) -> int:
    """The building that ASK_USE or ASK_VISIT is about."""
    return state.road[decision.a] if decision.kind == ASK_USE else state.site_tiles[decision.a]


def face_of(state: Position, decision: Decision) -> Face:
    """Its side: the tiles at the site, and the two that the road began with, show the setup side (CAY-2.2, CAY-2.3)."""
    if decision.kind == ASK_VISIT:
        return components.BUILDINGS[state.site_tiles[decision.a]].setup
    return face_on_road(state, decision.a)


def face_on_road(state: Position, space: int) -> Face:
    building = components.BUILDINGS[state.road[space]]
    return building.setup if space in (components.WOODEN_SPACE, components.STONE_SPACE) else building.build


def carry_out(state: Position, decision: Decision, exchange: Exchange) -> None:
    """Pay all of it, then take all of it; workers that are not in the camp are lost (CAY-8.7)."""
    seat = decision.seat
    building = building_of(state, decision)
    on_road = decision.kind == ASK_USE
    if state.events is not None:
        state.tell("use" if on_road else "visit", seat, {"what": components.NAMES[building]})
    if exchange.pay:
        state.pay_goods(seat, exchange.pay)
    if exchange.workers:
        state.pay_workers(seat, exchange.workers)
    if exchange.gain:
        state.gain_goods(seat, exchange.gain, f"space:{decision.a}" if on_road else f"slot:{decision.a}")
    if exchange.recruits:
        state.gain_workers(seat, exchange.recruits)
    if exchange.points:
        state.gain_points(seat, exchange.points, rule_of(building), "why-effect", components.NAMES[building])
    if exchange.favour:
        grant_favour(state, seat)


def rule_of(building: int) -> str:
    """The rule that tells what a building does: CAY-4.1 to CAY-4.5 for what is printed, in the order of the road."""
    return RULES.get(components.KIND_OF[building]) or f"CAY-4.{building}"


RULES: Final = {
    components.STARTING: "CAY-4.6",
    components.WOODEN_KIND: "CAY-4.7",
    components.STONE_KIND: "CAY-4.8",
    components.PRESTIGE: "CAY-4.9",
    components.RESIDENCE_KIND: "CAY-4.6.1",
}


# ---- CAY-4.0: building

WAIVED: Final = ONE[STONE]
"""CAY-4.7.1: what the setup side of the Stonemason takes off the printed cost."""


def build(state: Position, seat: int, tile: int, cost: int) -> None:
    """CAY-4.0.3: pay, put the tile on the first free space with a house above it, take the points. Nobody stands
    there in this round, so it is of no use yet (CAY-4.0.4)."""
    state.pay_goods(seat, cost)
    state.players[seat].houses -= 1
    put(state, seat, tile, state.free_space())


def build_prestige(state: Position, seat: int, tile: int, space: int) -> None:
    """CAY-3.5.2, CAY-4.9: instead of a residence; its house stays."""
    state.pay_goods(seat, components.BUILDINGS[tile].cost)
    put(state, seat, tile, space)
    if components.BUILDINGS[tile].favour:
        grant_favour(state, seat)


def put(state: Position, seat: int, tile: int, space: int) -> None:
    """A tile leaves the supply for the road; its points, and one more with the Architect (CAY-6.7)."""
    state.supply &= ~(1 << tile)
    state.lay(space, tile, seat)
    name = components.NAMES[tile]
    if state.events is not None:
        places = {"from": f"build:{name}", "to": f"space:{space}"}
        state.tell("build", seat, {"piece": name, **places, "space": space})
    rule = "CAY-3.5.2" if tile >= components.FIRST_PRESTIGE else "CAY-4.0.3"
    state.gain_points(seat, components.BUILDINGS[tile].points, rule, "why-building", name)
    if state.players[seat].holds(components.ARCHITECT):
        state.gain_points(seat, components.ARCHITECT_POINTS, "CAY-6.7", "why-architect", name)


def building_points(state: Position, seat: int, tile: int) -> int:
    """What a building scores when this seat builds it."""
    more = components.ARCHITECT_POINTS if state.players[seat].holds(components.ARCHITECT) else 0
    return components.BUILDINGS[tile].points + more


def put_house(state: Position, seat: int, space: int) -> None:
    """CAY-4.2: the Court; a worker on the building is still activated this round, and it turns in phase 4."""
    state.pay_goods(seat, components.COURT_COST)
    state.players[seat].houses -= 1
    if state.events is not None:
        what = components.NAMES[state.road[space]]
        state.tell("house", seat, {"piece": "house", "from": "houses", "to": f"space:{space}", "what": what})
    state.lay(space, state.road[space], seat)


# ---- CAY-4.10: the favour


def grant_favour(state: Position, seat: int) -> None:
    """CAY-4.10.1: it is resolved before anything else goes on. Nothing that it leads to grants another: neither a
    setup side nor a wooden or stone building that is built (CAY-4.10.7)."""
    if state.events is not None:
        state.tell("favour", seat, {})
    state.pose(ASK_FAVOUR, seat)


def open_slots(state: Position, seat: int) -> list[int]:
    """The tiles at the site that a favour may choose: of those that are available by now (CAY-4.10.3) such as can be
    used; where none can, any of them (CAY-4.10.4, R-16)."""
    available: list[int] = []
    usable: list[int] = []
    for slot, since in enumerate(components.SITE_ROUNDS):
        if state.round >= since:
            available.append(slot)
            visit = ASKED[ASK_VISIT][seat][slot]
            if choice_of(state, visit).find(state, visit, None):
                usable.append(slot)
    return usable or available
