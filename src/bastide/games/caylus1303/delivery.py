"""Phase 3: sets of goods for the castle (CAY-3.4)."""

from typing import Final

from bastide.games.caylus1303 import effects
from bastide.games.caylus1303.components import (
    CHAMBERLAIN,
    DELIVERYMAN,
    FOREMAN,
    FOREMAN_POINTS,
    GOLDSMITH,
    GOLDSMITH_POINTS,
    SET_POINTS,
)
from bastide.games.caylus1303.goods import FOOD, GOLD, GOODS, count, stock_of, stock_words
from bastide.games.caylus1303.position import ASK_DELIVER, MANAGEMENT, NOWHERE, Player, Position


def _sets() -> list[int]:
    """Every three goods, alike or not."""
    goods = range(len(GOODS))
    return [stock_of([a, b, c]) for a in goods for b in range(a, len(GOODS)) for c in range(b, len(GOODS))]


ALL_SETS: Final = _sets()
"""CAY-6.9: what the Chamberlain accepts."""


def is_set(goods: int, player: Player) -> bool:
    """CAY-3.4.2: three different goods, one of them food; with the Chamberlain any three."""
    return player.holds(CHAMBERLAIN) or goods in SETS


SETS: Final = [
    goods
    for goods in ALL_SETS
    if count(goods, FOOD) == 1 and all(count(goods, good) <= 1 for good in range(len(GOODS)))
]


def deliver(state: Position) -> None:
    """CAY-3.4.1: from left to right, then the Deliveryman (CAY-6.8), then the favour of the majority. Until then no
    character changes hands (CAY-3.4.5, CAY-6.13)."""
    workers = len(state.site)
    if state.stage < workers:
        state.pose(ASK_DELIVER, state.site[state.stage])
        return
    if state.stage == workers:
        carter = state.holder_of(DELIVERYMAN)
        if carter != NOWHERE:
            state.pose(ASK_DELIVER, carter, 1)
            return
        state.stage += 1
    if state.stage == workers + 1:
        state.stage += 1
        best = majority(state)
        if best != NOWHERE:
            if state.events is not None:
                state.tell("majority", best, {})
            effects.grant_favour(state, best)
            return
        if state.events is not None:
            state.tell("nobody", -1, {})
    start_management(state)


Reward = tuple[int, str, str, str]
"""Points, rule, why, and the character that brings them."""


def rewards(state: Position, player: Player, goods: int) -> list[Reward]:
    """What a set brings now (CAY-3.4.3): more with the Foreman (CAY-6.10), and for the first one with gold in the round
    with the Goldsmith (CAY-6.11, CAY-10.2)."""
    found: list[Reward] = [(SET_POINTS, "CAY-3.4.3", "why-set", "")]
    if player.holds(FOREMAN):
        found.append((FOREMAN_POINTS, "CAY-6.10", "why-foreman", "foreman"))
    if player.holds(GOLDSMITH) and count(goods, GOLD) and not state.used >> GOLDSMITH & 1:
        found.append((GOLDSMITH_POINTS, "CAY-6.11", "why-goldsmith", "goldsmith"))
    return found


def hand_over(state: Position, seat: int, goods: int) -> None:
    """One set: the goods go to the supply, the points come at once."""
    player = state.players[seat]
    found = rewards(state, player, goods)
    player.goods -= goods
    player.sets += 1
    if state.events is not None:
        state.tell("deliver", seat, {"goods": stock_words(goods)})
    for points, rule, why, what in found:
        state.gain_points(seat, points, rule, why, what)
        if rule == "CAY-6.11":
            state.used |= 1 << GOLDSMITH


def majority(state: Position) -> int:
    """CAY-3.4.4: the most sets; of equals who stands further left, without a worker last (R-12); none: nobody, R-11."""
    best = NOWHERE
    most = 0
    for seat in state.site:
        if state.players[seat].sets > most:
            best = seat
            most = state.players[seat].sets
    for seat in range(state.seats):
        if state.players[seat].sets > most:
            best = seat
            most = state.players[seat].sets
    return best


def start_management(state: Position) -> None:
    """R-10: the favour is finished too; now the workers at the site go to the camp."""
    for slot, seat in enumerate(state.site):
        state.players[seat].camp += 1
        if state.events is not None:
            state.tell("home", seat, {"piece": "worker", "from": f"site:{slot}", "to": "camp", "what": "site"})
    state.phase = MANAGEMENT
    state.stage = 0
    state.site = ()
