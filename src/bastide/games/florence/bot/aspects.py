"""What a position is worth to a seat, part by part, for people: the sum is `prospect.evaluate`, auctions aside."""

from bastide.core.aspects import POINTS, STANDING
from bastide.games.florence.bot import bargains, characters, market
from bastide.games.florence.bot.outlook import Outlook
from bastide.games.florence.bot.prospect import RIVALS, best_work, evaluate, on_table
from bastide.games.florence.bot.room import room
from bastide.games.florence.components import OBJECTS
from bastide.games.florence.position import Position


def aspects(state: Position, seat: int) -> dict[str, float]:
    """In the order of `prospect.standing`: what lies on the table changes the outlook."""
    if bargains.pending(state, seat) is not None:
        return {STANDING: evaluate(state, seat)}
    player = state.players[seat]
    outlook = Outlook(state, seat, player)
    others = [one.points for other, one in enumerate(state.everybody()) if other != seat]
    found = {POINTS: float(player.points), "rivals": -RIVALS * max(others) if others else 0.0}
    if state.phase == len(state.box.phases):
        return found
    found["begun"] = on_table(state, seat, outlook)
    found["room"] = room(player)
    found["best"] = best_work(state, seat)
    found["characters"] = characters.held(state, seat)
    found["works"] = outlook.works()
    found["prestige"] = outlook.prestige()
    found["money"] = outlook.money()
    if state.auction is not None and state.auction.leader == seat:
        found[f"auction:{OBJECTS[state.item]}"] = auctioned(state, seat, state.item, state.auction.bid)
    return found


def auctioned(state: Position, seat: int, item: int, price: int) -> float:
    """What an object would bring beyond its price; a position counts it only when it is won."""
    return market.own_gain(state, seat, item) - market.Purse(state, seat).cost(price)
