"""What two neighbours can agree on, and what they do then (FLO-12.3 to FLO-12.7)."""

from bastide.core.decision import Decision
from bastide.core.phrases import Value
from bastide.core.polyomino import neighbours
from bastide.games.florence import turn
from bastide.games.florence.components import BUILDINGS, GRID, REWARD, TOUCHING
from bastide.games.florence.cooperative.asks import ASK_SETTLE
from bastide.games.florence.cooperative.borders import NO_BORDER, JointLie, across_left, across_right
from bastide.games.florence.cooperative.table import joined
from bastide.games.florence.position import Position, less

# ---- FLO-12.4, FLO-12.7: where


def touching(state: Position, seat: int, other: int) -> int:
    """FLO-12.7: the cells of an estate on which a joint building would touch another one or a palazzo, on either side
    of the border, while their owner has too few builders for that; his partner's do not help (FLO-17.46)."""
    player, beyond = state.players[seat], state.players[other].built
    if player.builders >= TOUCHING:
        return 0
    touched = across_left(beyond) if joined(state).borders.on_right[seat] == other else across_right(beyond)
    return neighbours(player.built, GRID, GRID) | touched


def taken(state: Position, border: int) -> tuple[int, int]:
    """The cells of the left and of the right estate that a joint building cannot cover."""
    left, right = joined(state).borders.pairs[border]
    return (
        state.players[left].covered | touching(state, left, right),
        state.players[right].covered | touching(state, right, left),
    )


def fitting(state: Position, border: int) -> int:
    """Mask of the buildings for which there is a place over a border."""
    table, masks = joined(state), taken(state, border)
    if table.looked[border] != masks:
        table.looked[border] = masks
        table.fits[border] = 0
        for building, lies in enumerate(table.borders.lies[border]):
            for lie in lies:
                if lies_well(lie, masks):
                    table.fits[border] |= 1 << building
                    break
    return table.fits[border]


def lies_well(lie: JointLie, masks: tuple[int, int]) -> bool:
    return not lie.left_cells & masks[0] and not lie.right_cells & masks[1]


def negotiable(state: Position, seat: int, other: int) -> int:
    """FLO-12.6: mask of the buildings in stock that neither has and for which there is a place."""
    border = joined(state).borders.between[seat][other]
    if border == NO_BORDER:
        return 0
    theirs = state.players[seat].buildings | state.players[other].buildings
    return fitting(state, border) & turn.in_stock(state) & ~theirs


# ---- FLO-12.5, FLO-12.11: money


def place_of(state: Position, deal: Decision) -> JointLie:
    """Where the building of a deal shall lie."""
    return joined(state).borders.spots[deal.a][deal.b]


def owed(state: Position, seat: int, coins: int) -> int:
    """What a partner must have when the deal is struck: the active one the price, less what he is paid before."""
    if seat != state.active:
        return coins
    return max(0, turn.building_price(state.players[seat]) - coins)


def agree(state: Position, deal: Decision) -> None:
    """One has agreed and can pay; whether the other one can is seen now, for coins are secret (FLO-12.11)."""
    other = place_of(state, deal).other(deal.seat)
    if state.players[other].coins >= owed(state, other, deal.c):
        strike(state, deal)
    else:
        state.ask(ASK_SETTLE, other, deal.a, deal.b, deal.c)


def strike(state: Position, deal: Decision) -> None:
    """FLO-12.5: the partner pays first, the price is the active player's; FLO-12.6: one tile, prestige for both. It is
    the active player's action."""
    table, active = joined(state), state.active
    building, lie, coins = deal.a, place_of(state, deal), deal.c
    partner = lie.other(active)
    if coins:
        state.players[partner].earn(-coins)
        state.players[active].earn(coins)
        if state.events is not None:
            state.tell("hand", partner, {"coins": coins, "other": active + 1})
            state.tell("handed", active, {"coins": coins, "other": partner + 1})
    state.pay(active, turn.building_price(state.players[active]))
    state.buildings = less(state.buildings, building)
    table.joint = (*table.joint, (building, lie))
    for seat in (lie.left, lie.right):
        state.players[seat].cover(building, lie.cells_of(seat))
    name = BUILDINGS[building]
    if state.events is not None:
        cell = lie.cells_of(active) & -lie.cells_of(active)
        to = f"cell:{active}:{cell.bit_length() - 1}"
        state.tell("joint", active, {"piece": name, "from": f"stock:{name}", "to": to, "other": partner + 1})
    for seat in (active, partner):
        state.gain_points(seat, REWARD, "FLO-12.6", "why-joint", name)
    for seat in (lie.left, lie.right):
        state.look(seat)
        for module in state.box.modules:
            module.laid(state, seat)
    state.stack.pop()
    turn.spend_action(state, active)


def affordable(state: Position, deal: Decision) -> bool:
    """FLO-12.11: whether what was agreed upon can be paid, with all points turned into coins where that is possible."""
    player = state.players[deal.seat]
    most = player.can_pay if state.box.converts else player.coins
    return most >= owed(state, deal.seat, deal.c)


def tell(state: Position, kind: str, deal: Decision, why: str = "") -> None:
    """What becomes of an offer."""
    if state.events is not None:
        other = place_of(state, deal).other(deal.seat) + 1
        said: dict[str, Value] = {"what": BUILDINGS[deal.a], "coins": deal.c, "other": other}
        state.tell(kind, deal.seat, {**said, "why": why} if why else said)


def fall_through(state: Position, deal: Decision) -> None:
    """FLO-12.9: the turn goes on as if nothing had been said."""
    if deal.kind != ASK_SETTLE:
        tell(state, "refuse", deal)
        return
    tell(state, "unpaid", deal, "why-keeps-points" if affordable(state, deal) else "why-too-few-coins")
