"""How well a player stands, and what is worth looking at while he plans."""

from typing import Final

from bastide.core.action import Action
from bastide.games.orleans import goods, tokens
from bastide.games.orleans.actions.planning import Put, Ready
from bastide.games.orleans.bot import promise
from bastide.games.orleans.bot.outlook import Outlook
from bastide.games.orleans.box import PLACE_OF, PLACES
from bastide.games.orleans.components import TOWER, TOWN_HALL
from bastide.games.orleans.position import ACTIONS, Position
from bastide.games.orleans.tokens import CHARACTER_OF, MONK

SURE: Final = 0.93
"""What an activated place is worth of what it would bring."""
LATER: Final = 0.4
"""The same after passing: it stays filled for the next round."""
BEGUN: Final = 0.3
"""The same for one that lacks a token, for each of those it has."""


def evaluate(state: Position, seat: int) -> float:
    """Points to be expected at the end, by what this seat may know of its own things and the open ones of others."""
    player = state.players[seat]
    out = Outlook(state, seat)
    left = out.left
    worth = player.coins + goods.value(player.stock()) + out.holdings
    if state.over:
        return float(
            player.coins + goods.value(player.stock()) + (player.stations.bit_count() + player.citizens) * player.level
        )
    worth += promise.COIN_RISK * min(player.coins, 5) / 5 if left else 0.0
    worth += promise.tiles_worth(player, left)
    worth += (promise.TECHNOLOGY * len(player.technology()) + promise.HELD * player.held) * left
    worth += crew_worth(out)
    worth += plan_worth(out)
    worth += out.ahead(player.merchant)
    for module in state.box.modules:
        worth += module.promise(state, seat)
    return worth


def crew_worth(out: Outlook) -> float:
    """Tokens, and how many of them a round brings."""
    needs = sum([promise.NEED[kind] * promise.SHARE[out.kinds[kind]] for kind in range(tokens.NEUTRALS)])
    worth = out.left * (promise.DRAW * out.flow + promise.MONK * out.kinds[MONK] + needs)
    if out.state.phase < ACTIONS and not out.state.planned >> out.seat & 1:
        return worth + promise.TOKEN_AT_HAND * out.hand
    return worth + promise.IDLE[out.hand]


def plan_worth(out: Outlook) -> float:
    """Activated places, and those that are begun."""
    player = out.player
    worth = 0.0
    done = out.state.phase == ACTIONS and out.state.passed >> out.seat & 1
    for place in range(len(PLACES)):
        row = PLACES[place]
        if not player.places >> place & 1 or not row.mask:
            continue
        size = row.end - row.first
        empty = (player.open & row.mask).bit_count()
        if player.active >> place & 1:
            worth += (LATER if done else SURE) * out.place(place)
            if place == TOWN_HALL and empty == 0:
                worth += 0.1
        elif empty < size and place != TOWN_HALL:
            worth += BEGUN * (size - empty) / size * max(0.0, out.place(place))
    if player.tower and player.places >> TOWER & 1 and not done:
        worth += 0.5 * out.place(TOWER)
    return worth


# ---- planning


def promising(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """Of the ways to put tokens on slots, those that lead to an activated place: its first empty slot, a token of the
    right character before one that stands in for it."""
    puts: dict[int, list[Put]] = {}
    for action in legal:
        if isinstance(action, Put):
            puts.setdefault(action.slot, []).append(action)
    if not puts:
        return [action for action in legal if isinstance(action, Ready)] or legal
    player = state.players[seat]
    hand = player.market + player.tower
    found: list[Action] = []
    for place, row in enumerate(PLACES):
        empty = [slot for slot in range(row.first, row.end) if slot in puts]
        if not empty or (player.open & row.mask).bit_count() != len(empty):
            continue
        if place != TOWN_HALL and not fillable(state, player.open & row.mask, hand, seat):
            continue
        exact = [put for put in puts[empty[0]] if CHARACTER_OF[put.kind] == state.box.types[empty[0]]]
        found += (exact or puts[empty[0]]) if place != TOWN_HALL else puts[empty[0]]
    return [*found, *[action for action in legal if isinstance(action, Ready)]]


def fillable(state: Position, mask: int, hand: int, seat: int) -> bool:
    """Whether the tokens at hand can fill some slots: the hardest to fill first."""
    fits = state.box.fits[state.players[seat].substitutes]
    slots = [slot for slot in range(len(PLACE_OF)) if mask >> slot & 1]
    for slot in slots:
        best = -1
        for kind in range(tokens.KINDS):
            if tokens.count(hand, kind) and fits[kind] >> slot & 1:
                if CHARACTER_OF[kind] == state.box.types[slot]:
                    best = kind
                    break
                best = kind
        if best < 0:
            return False
        hand -= tokens.ONE[best]
    return True
