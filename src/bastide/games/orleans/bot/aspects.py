"""What a position is worth to a seat, part by part, for people: the sum is `prospect.evaluate`."""

from bastide.core.aspects import STANDING
from bastide.core.masks import each_of
from bastide.games.orleans import course, goods
from bastide.games.orleans.bot import promise, rivals
from bastide.games.orleans.bot.forecast import forecast, polled
from bastide.games.orleans.bot.outlook import Outlook, outlook
from bastide.games.orleans.bot.prospect import evaluate, hand_worth, plan_worth, undrawn
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.position import REMOVAL, Player, Position


def aspects(state: Position, seat: int) -> dict[str, float]:
    whole = evaluate(state, seat)
    over = course.is_end(state) and not state.stack
    if over or state.phase == REMOVAL or (rivals.intriguing(state) and rivals.offered(state)):
        return {STANDING: whole}
    early = undrawn(state, seat)
    out = outlook(state, seat, len(state.hourglass) + (1 if early else 0))
    found = lasting(out)
    found["event"] = polled(state, seat) + (forecast(out) if out.left == len(state.hourglass) else 0.0)
    found["hand"] = hand_worth(out, early)
    found.update(plans(out))
    if rivals.intriguing(state):
        found["rivals"] = whole - sum(found.values())
    return found


def lasting(out: Outlook) -> dict[str, float]:
    """Of `prospect.lasting`, all but the event."""
    player = out.player
    orders = [order.points for card, order in enumerate(out.state.box.orders) if player.orders >> card & 1]
    return {
        "coins": player.coins + (promise.COIN_RISK * min(player.coins, 5) / 5 if out.left else 0.0),
        "goods": float(goods.value(player.stock())),
        "development": out.owned * out.level,
        "tiles": out.tiles(),
        "technology": out.technologies(),
        "crew": out.crew(),
        "census": out.census(0),
        "way": out.country.ahead(player.merchant),
        "corner": out.country.corner(0),
        "orders": float(sum(orders)),
    }


def plans(out: Outlook) -> dict[str, float]:
    """`plan_worth`, place by place."""
    player = out.player
    found: dict[str, float] = {}
    for place in each_of(player.places):
        copy: Player = player.clone()
        copy.places = 1 << place
        out.player = copy
        worth = plan_worth(out)
        if worth:
            found[f"plan:{PLACE_NAMES[place]}"] = worth
    out.player = player
    return found
