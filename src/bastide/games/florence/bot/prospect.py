"""How well a seat stands, and which actions a bot need look at; in auctions, what an object is worth to it."""

from typing import Final

from bastide.core.action import Action
from bastide.games.florence import components as c
from bastide.games.florence.asks import ASK_BID, ASK_CHOOSE, ASK_LAST
from bastide.games.florence.auction import available, may_take
from bastide.games.florence.bot.outlook import BEST_SHARE, DEAR, POINT, Outlook
from bastide.games.florence.components import OPENING, RAISE
from bastide.games.florence.position import FIRST_LANDSCAPE, Player, Position
from bastide.games.florence.turn import value_of

PRESTIGE_CARD: Final = 5.0
"""What the best of five prestige cards may bring in the first round."""
RIVALS: Final = 0.25
"""How much of the others' points counts."""
ROOM: Final = 0.05
"""What an empty cell is worth that a building could still take."""


def evaluate(state: Position, seat: int) -> float:
    """Points and what may come, less some of what the others have; never what only others know."""
    others = [player.points for other, player in enumerate(state.everybody()) if other != seat]
    worth = Outlook(state, seat, state.players[seat]).value()
    worth -= RIVALS * max(others) if others else 0.0
    if state.phase < len(state.box.phases):
        worth += on_table(state, seat) + room(state.players[seat])
    return worth


def room(player: Player) -> float:
    """Tiles for which there is still a place."""
    return ROOM * player.fits.bit_count()


def on_table(state: Position, seat: int) -> float:
    """A Work that has been begun, cards that are being looked at."""
    worth = 0.0
    for decision in state.stack:
        if decision.seat == seat and state.questions[decision.kind].name == "work":
            worth += POINT * value_of(state, decision) + BEST_SHARE * c.REWARD
        if decision.seat == seat and state.questions[decision.kind].name == "keep":
            worth += (0.0, 2.0, 4.0)[decision.a] if decision.a else 3.0
    return worth


# ---- FLO-4: auctions


def gain(state: Position, seat: int, item: int) -> float:
    """What an object would add to what this player may hope for, in points."""
    player = state.players[seat]
    copy = player.clone()
    before = Outlook(state, seat, player).value()
    added = 0.0
    if item == c.LANDSCAPE:
        return max([gain(state, seat, kind) for kind in range(c.PARK + 1)])
    if item <= c.PARK:
        if not player.fits >> FIRST_LANDSCAPE + item & 1:
            return -1.0
        added = float(c.REWARD) if copy.landscapes[item] else 0.3
        copy.landscapes[item] += 1
    elif item == c.JESTER:
        copy.jesters += 1
    elif item == c.BUILDER:
        copy.builders += 1
        added = float(c.REWARD) if copy.builders > 1 else 0.5
    elif item == c.RECRUITING_CARD:
        copy.recruiting += 1
        added = 2.0 * min(1.0, (c.ROUNDS - state.round) / 3)
    else:
        return PRESTIGE_CARD - 0.35 * (state.round - 1) * (1.0 if state.round < c.ROUNDS else 0.5)
    return Outlook(state, seat, copy).value() - before + added


def alternative(state: Position, seat: int, item: int) -> float:
    """What else could be had in this phase A, at a modest price."""
    best = 0.0
    rivals = state.still_in.bit_count() - 1
    for other in state.box.objects:
        if other != item and available(state, other) and may_take(state, seat, other):
            paid = c.LAST_PRICE if rivals <= 1 else OPENING[state.seats] + RAISE * min(rivals, 3)
            best = max(best, gain(state, seat, other) - paid * DEAR)
    return best


def promising(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """In auctions what this player thinks right; otherwise everything but idle conversions."""
    asked = state.asked(seat)
    if asked is None or len(legal) == 1:
        return legal
    if asked.kind == ASK_BID:
        return bid(state, seat, legal)
    if asked.kind in (ASK_CHOOSE, ASK_LAST):
        return choose(state, seat, legal, asked.kind == ASK_LAST)
    found = [action for action in legal if action.do != "convert"]
    if any(action.do == "under" for action in found):
        return [action for action in found if action.do == "skip"]
    return found or legal


def bid(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """Raise as long as the object is worth more than what else could be had."""
    assert state.auction is not None
    surplus = gain(state, seat, state.item) - (state.auction.bid + RAISE) * DEAR
    wanted = "raise" if surplus > 0.8 * alternative(state, seat, state.item) else "pass"
    found = [action for action in legal if action.do == wanted]
    return found or [action for action in legal if action.do == "pass"]


def choose(state: Position, seat: int, legal: list[Action], last: bool) -> list[Action]:
    """The object that is worth most, less what it may cost."""
    best, choice = 0.0, -1
    for item in state.box.objects:
        if available(state, item) and may_take(state, seat, item):
            surplus = gain(state, seat, item) - (c.LAST_PRICE if last else OPENING[state.seats]) * DEAR
            if surplus > best:
                best, choice = surplus, item
    name = c.OBJECTS[choice] if choice >= 0 else ""
    found = [action for action in legal if choice >= 0 and action.fields().get("object") == name]
    return found or [action for action in legal if action.do == "leave"]
