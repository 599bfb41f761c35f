"""What two neighbours can agree on, and what they do then (FLO-12.3 to FLO-12.7)."""

from bastide.core.decision import Decision
from bastide.games.florence import turn
from bastide.games.florence.components import BUILDINGS, REWARD, TOUCHING
from bastide.games.florence.cooperative.asks import ASK_SETTLE
from bastide.games.florence.cooperative.borders import NO_BORDER, JointLie
from bastide.games.florence.cooperative.table import MOST_OFFERS, Joined, joined
from bastide.games.florence.position import Player, Position, less

# ---- FLO-12.4, FLO-12.7: where


def lies_well(left: Player, right: Player, lie: JointLie) -> bool:
    if lie.left_cells & left.covered or lie.right_cells & right.covered:
        return False
    return not left_touches(left, right, lie) and not right_touches(left, right, lie)


def left_touches(left: Player, right: Player, lie: JointLie) -> bool:
    """FLO-12.7: a cell in the left estate touches a building or palazzo on either side of the border, and the owner of
    that cell has too few builders for that (FLO-17.46)."""
    return left.builders < TOUCHING and (lie.left_around & left.built or lie.left_across & right.built) != 0


def right_touches(left: Player, right: Player, lie: JointLie) -> bool:
    return right.builders < TOUCHING and (lie.right_around & right.built or lie.right_across & left.built) != 0


def fitting(state: Position, table: Joined, border: int) -> int:
    """Mask of the buildings for which there is a place over a border."""
    left, right = state.players[table.borders.pairs[border][0]], state.players[table.borders.pairs[border][1]]
    seen = (
        left.covered, left.built, left.builders >= TOUCHING,
        right.covered, right.built, right.builders >= TOUCHING,
    )  # fmt: skip
    if table.looked[border] != seen:
        fits = 0
        for building, lies in enumerate(table.borders.lies[border]):
            for lie in lies:
                if lies_well(left, right, lie):
                    fits |= 1 << building
                    break
        table.fits[border] = fits
        table.looked[border] = seen
    return table.fits[border]


def negotiable(state: Position, table: Joined, seat: int, other: int) -> int:
    """FLO-12.6: mask of the buildings in stock that neither has and for which there is a place."""
    border = table.borders.between[seat][other]
    if border == NO_BORDER:
        return 0
    found = fitting(state, table, border) & ~(state.players[seat].buildings | state.players[other].buildings)
    for building in range(len(BUILDINGS)):
        if not state.buildings[building]:
            found &= ~(1 << building)
    return found


def may_offer(state: Position, table: Joined) -> bool:
    """FLO-12.10: as long as there is an action to do and the offers are not used up."""
    return state.actions > 0 and table.offers < MOST_OFFERS


# ---- FLO-12.5, FLO-12.11: money


def lie_of(state: Position, building: int, spot: int) -> JointLie | None:
    table = joined(state)
    return None if table is None or building >= len(BUILDINGS) else table.borders.spots[building].get(spot)


def owed(state: Position, seat: int, coins: int) -> int:
    """What a partner must have when the deal is struck: the active one the price, less what he is paid before."""
    if seat != state.active:
        return coins
    return max(0, turn.building_price(state.players[seat]) - coins)


def agree(state: Position, deal: Decision) -> None:
    """One has agreed and can pay; whether the other one can is seen now, for coins are secret (FLO-12.11)."""
    lie = lie_of(state, deal.a, deal.b)
    assert lie is not None
    other = lie.other(deal.seat)
    if state.players[other].coins >= owed(state, other, deal.c):
        strike(state, deal.a, lie, deal.c)
    else:
        state.ask(ASK_SETTLE, other, deal.a, deal.b, deal.c)


def strike(state: Position, building: int, lie: JointLie, coins: int) -> None:
    """FLO-12.5: the partner pays first, the price is the active player's; FLO-12.6: one tile, prestige for both. It is
    the active player's action."""
    table = joined(state)
    assert table is not None
    active = state.active
    partner = lie.other(active)
    if coins:
        state.players[partner].coins -= coins
        state.players[active].coins += coins
        if state.events is not None:
            state.tell("hand", partner, {"coins": coins, "other": active + 1})
            state.tell("handed", active, {"coins": coins, "other": partner + 1})
    state.pay(active, turn.building_price(state.players[active]))
    state.buildings = less(state.buildings, building)
    table.joint = (*table.joint, (building, lie))
    for seat in (lie.left, lie.right):
        state.players[seat].cover(building, lie.cells_of(seat))
    for seat in (active, partner):
        if state.events is not None:
            name = BUILDINGS[building]
            cell = lie.cells_of(seat) & -lie.cells_of(seat)
            to = f"cell:{seat}:{cell.bit_length() - 1}"
            state.tell("joint", seat, {"piece": name, "from": f"stock:{name}", "to": to, "other": lie.other(seat) + 1})
        state.gain_points(seat, REWARD, "FLO-12.6", "why-joint", BUILDINGS[building])
    for seat in (lie.left, lie.right):
        state.look(seat)
        for module in state.box.modules:
            module.laid(state, seat)
    state.stack.pop()
    turn.spend_action(state, active)


def fall_through(state: Position, deal: Decision) -> None:
    """FLO-12.9: the turn goes on as if nothing had been said."""
    lie = lie_of(state, deal.a, deal.b)
    if state.events is not None and lie is not None:
        kind = "unpaid" if deal.kind == ASK_SETTLE else "refuse"
        state.tell(kind, deal.seat, {"what": BUILDINGS[deal.a], "coins": deal.c, "other": lie.other(deal.seat) + 1})
