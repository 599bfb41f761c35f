"""What is worth looking at while a player plans."""

from bastide.core.action import Action
from bastide.games.orleans import tokens, turn
from bastide.games.orleans.actions.planning import Draw, Put, Ready, TakeBack, planning_allows
from bastide.games.orleans.bot import rivals
from bastide.games.orleans.bot.prospect import own
from bastide.games.orleans.box import PLACE_OF, PLACES
from bastide.games.orleans.components import MARKET, TOWN_HALL
from bastide.games.orleans.intrigue.actions import Propose
from bastide.games.orleans.intrigue.asks import ASK_OFFER
from bastide.games.orleans.position import Position
from bastide.games.orleans.tokens import CHARACTER_OF


def promising(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """Of the ways to put tokens on slots, those that lead to an activated place: its first empty slot, a token of the
    right character before one that stands in for it. Where none is left, those that begin one."""
    puts: dict[int, list[Put]] = {}
    ready: list[Action] = []
    for action in legal:
        if isinstance(action, Put):
            puts.setdefault(action.slot, []).append(action)
        elif isinstance(action, Ready):
            ready.append(action)
    if not puts:
        return ready or drawing(legal) or bribing(state, seat, legal)
    player = state.players[seat]
    hand = player.market + player.tower
    fits = state.box.fits[planning_allows(state, player)]
    found: list[Action] = []
    begins: list[Action] = []
    for place, row in enumerate(PLACES):
        empty = [slot for slot in range(row.first, row.end) if slot in puts]
        if not empty:
            continue
        if place == TOWN_HALL:
            found += puts[empty[0]]
        elif (player.open & row.mask).bit_count() == len(empty) and fillable(state, fits, player.open & row.mask, hand):
            exact = [put for put in puts[empty[0]] if CHARACTER_OF[put.kind] == state.box.types[empty[0]]]
            found += exact or puts[empty[0]]
        else:
            begins += [put for put in puts[empty[0]] if CHARACTER_OF[put.kind] == state.box.types[empty[0]]]
    if not found and tokens.size(hand) + turn.draw_number(player) > MARKET:
        found = begins
    return [*found, *ready]


def drawing(legal: list[Action]) -> list[Action]:
    """ORL-3.3.1: as many followers as can be. Tokens are taken back only while one can be drawn too: what is planned
    without chance could not be weighed against what is not known yet."""
    draws = [action for action in legal if isinstance(action, Draw)]
    if not draws:
        return []
    most = max(draws, key=draw_count)
    backs = [action for action in legal if isinstance(action, TakeBack)]
    return [most, *backs] if most.count > 1 else [most]


def draw_count(action: Draw) -> int:
    return action.count


def bribing(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """ORL-8.4.3: a bribe is offered as soon as something of it lies on the table."""
    asked = state.asked(seat)
    if asked is None or asked.kind != ASK_OFFER:
        return legal
    if asked.more:
        return [action for action in legal if isinstance(action, Propose)]
    return rivals.offers(legal, own(state, seat) - own(rivals.struck(state), seat))


def fillable(state: Position, fits: list[int], mask: int, hand: int) -> bool:
    """Whether the tokens at hand can fill some slots: the hardest to fill first."""
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
