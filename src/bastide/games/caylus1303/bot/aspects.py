"""What a position is worth to a seat, part by part, for people: the sum is `prospect.evaluate`."""

from bastide.core.aspects import POINTS
from bastide.games.caylus1303.bot import promise
from bastide.games.caylus1303.bot.prospect import Prospect, others_points
from bastide.games.caylus1303.position import DRAFTING, PLANNING, Position


def aspects(state: Position, seat: int) -> dict[str, float]:
    """In the order of `Prospect.value`: what workers on the road will do changes goods, crew and what is gained."""
    found = {
        POINTS: float(state.players[seat].points),
        "rivals": -promise.RIVALS[state.seats] * others_points(state, seat),
    }
    if not state.stack:
        return found
    out = Prospect(state, seat)
    found["characters"] = out.characters()
    found["town"] = out.town()
    if state.phase == DRAFTING:
        return found
    found["favours"] = out.on_stack()
    found["road"] = out.road()
    delivers = out.delivers()
    end = out.end_worth(delivers)
    found["goods"] = out.stock_worth(out.have)
    found["residences"] = out.residences_worth(out.have, out.residences)
    found["delivery"] = end - found["goods"] - found["residences"]
    if state.phase == PLANNING:
        found["plans" if out.places_more() else "first"] = out.planning(delivers, end)
    found["calendar"] = promise.CALENDAR[0 if state.seats == 2 else 1][out.left]
    found["building"] = out.gained
    found["workers"] = out.crew_worth()
    return found
