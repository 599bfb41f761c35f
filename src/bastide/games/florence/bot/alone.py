"""Phase A alone (FLO-10.8): what to put up, and at which price to buy it."""

from typing import Final

from bastide.core.action import Action
from bastide.games.florence.bot import market, prospect
from bastide.games.florence.components import CONVERTED, LAST_PRICE, OBJECTS
from bastide.games.florence.position import Position
from bastide.games.florence.solo import auction
from bastide.games.florence.solo.asks import ASK_BUY, ASK_PUT_UP
from bastide.games.florence.solo.components import HUMAN, entry_of
from bastide.games.florence.solo.table import Solo, solo_of

USUAL_ROLL: Final = 3
PATIENCE: Final = 0.6
"""How much of what may come counts against what can be had now."""


def promising(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """In phase A alone what seems right; otherwise what seems worth a look."""
    asked = state.asked(seat)
    if asked is not None and asked.kind == ASK_PUT_UP:
        return [put_up(state, legal)]
    if asked is not None and asked.kind == ASK_BUY:
        return [buy(state, legal, asked.a, asked.b)]
    return prospect.promising(state, seat, legal)


def surplus(state: Position, item: int, price: int) -> float:
    """What an object would bring, less what it costs."""
    if state.players[HUMAN].can_pay < price:
        return -1.0
    return market.own_gain(state, HUMAN, item) - market.Purse(state, HUMAN).cost(price)


def hopes(state: Position, solo: Solo, but: int = -1) -> list[tuple[float, int]]:
    """What each object that can still be put up would bring at a usual price."""
    items = [item for item in state.box.objects if item != but and auction.may_put_up(state, solo, item)]
    return [(surplus(state, item, auction.price(solo.card, item, USUAL_ROLL)), item) for item in items]


def put_up(state: Position, legal: list[Action]) -> Action:
    """The best hope; in the last auction rather something for the last price."""
    solo = solo_of(state)
    verb = "put_up"
    found = hopes(state, solo)
    if solo.last_auction:
        claims = [(surplus(state, item, LAST_PRICE), item) for _, item in found if auction.may_claim(state, solo, item)]
        if state.players[HUMAN].coins >= LAST_PRICE and claims and max(claims)[0] > 0:
            found, verb = claims, "claim"
        elif max(found)[0] <= 0:
            return next(action for action in legal if action.do == "reject")
    name = OBJECTS[max(found)[1]]
    return next(action for action in legal if action.do == verb and action.fields()["object"] == name)


def buy(state: Position, legal: list[Action], item: int, roll: int) -> Action:
    """Unless something better may come. Points are turned into coins for it where coins are missing."""
    solo = solo_of(state)
    price = auction.price(solo.card, item, roll)
    may_come = [PATIENCE * hope for hope, _ in hopes(state, solo, item)]
    highest = solo.card.highest()
    for _, other in hopes(state, solo, item):
        if entry_of(other) not in highest:
            may_come.append(PATIENCE * PATIENCE * surplus(state, other, LAST_PRICE))
    can_decline = not auction.must_buy(solo.card, item, roll)
    if can_decline and surplus(state, item, price) <= max([0.0, *may_come]):
        return next(action for action in legal if action.do == "reject")
    lacking = (price - state.players[HUMAN].coins + CONVERTED - 1) // CONVERTED
    if lacking > 0:
        return next(action for action in legal if action.do == "convert" and action.fields()["points"] == lacking)
    return next(action for action in legal if action.do == "buy")
