"""What the map, the goods and the orders hold for a player, in points."""

from typing import Final

from bastide.games.orleans import gains, goods
from bastide.games.orleans.bot import promise
from bastide.games.orleans.map import AT, EDGES, ORLEANS, RIVER, ROAD
from bastide.games.orleans.new_places.components import MAJORITY
from bastide.games.orleans.position import Player, Position

ROAD_AHEAD: Final = 0.35
"""A city in reach in which a station could be built, or a good that lies on the way."""
FREE_CITY: Final = 0.45
"""A station that could be built where the merchant stands."""
MOVE_FAR: Final = 0.8
MISSING: Final = 0.62
"""What an order is worth less for each move to its city, and for each good that is missing."""
SECOND: Final = 0.3
"""Of a second order."""


class Country:
    """The merchant, his roads and what is asked for where."""

    def __init__(self, state: Position, seat: int, level: float, left: int) -> None:
        self.state = state
        self.seat = seat
        self.player: Player = state.players[seat]
        self.level = level
        self.left = left
        self.taken = 0
        for player in state.players:
            self.taken |= player.stations
        self.bids: list[tuple[int, float, int]] = []
        """Orders on display: city, worth before the way to it, missing goods."""
        stock = self.player.stock()
        for card in state.display:
            order = state.box.orders[card]
            missing = 0
            for good in range(goods.KINDS):
                missing += max(0, goods.count(order.goods, good) - goods.count(stock, good))
            gain = order.points - goods.value(order.goods)
            self.bids.append((order.city, gain * MISSING**missing, missing))

    # ---- where the merchant stands

    def ahead(self, city: int) -> float:
        """What lies before a merchant in a city."""
        state = self.state
        worth = self.orders(city) if self.bids else 0.0
        builds = self.player.supply > 0
        if builds and (city == ORLEANS or not self.taken >> city & 1) and not self.player.stations >> city & 1:
            worth += min(FREE_CITY, 0.1 * self.left) * self.level
        near = 0.0
        for way in (ROAD, RIVER):
            for edge in AT[city][way]:
                best = 0.0
                for good in gains.goods_on(state, edge):
                    best = max(best, float(goods.VALUES[good]))
                if builds and not self.taken >> EDGES[edge].across(city) & 1:
                    best += 1.5
                near = max(near, best) + 0.1 * min(near, best)
        return worth + min(ROAD_AHEAD, 0.06 * self.left) * near

    def travel(self, way: int) -> float:
        """The best way to go: the good that lies there, and where it leads."""
        here = self.ahead(self.player.merchant)
        best = 0.0
        for edge in AT[self.player.merchant][way]:
            worth = self.ahead(EDGES[edge].across(self.player.merchant)) - here
            loads = [goods.VALUES[good] + self.wanted(good) for good in gains.goods_on(self.state, edge)]
            if loads:
                worth += max(loads)
            best = max(best, worth)
        return best

    def station(self) -> float:
        """A station here: its points at the end, what trading days bring, and the citizen for most of them."""
        if not self.state.may_build(self.seat):
            return 0.0
        return self.level + 0.12 * self.left + self.corner(1) - self.corner(0)

    def corner(self, more: int) -> float:
        """ORL-6.2: the citizen on the corner of the map."""
        lead = self.player.stations.bit_count() + more
        lead -= max([other.stations.bit_count() for other in self.state.players if other is not self.player])
        sure = 1.0 if lead > 0 else 0.0
        late = max(0.0, 1 - self.left / 8)
        return self.level * (sure * late + promise.chance(promise.CORNER, lead) * (1 - late))

    # ---- goods

    def orders(self, city: int) -> float:
        """ORL-8.1: what the orders on display are worth to a merchant in a city; the best, and something of another."""
        best = 0.0
        second = 0.0
        for target, gain, missing in self.bids:
            way = promise.DISTANCE[city][target]
            if way + missing > 2 * self.left + 2:
                continue
            worth = gain * MOVE_FAR**way
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best + SECOND * second

    def wanted(self, good: int) -> float:
        """How much nearer a good of a kind brings an order."""
        if not self.bids:
            return 0.0
        stock = self.player.stock()
        best = 0.0
        for at, card in enumerate(self.state.display):
            order = self.state.box.orders[card]
            if goods.count(order.goods, good) > goods.count(stock, good):
                city, gain, _ = self.bids[at]
                best = max(best, gain * (1 / MISSING - 1) * MOVE_FAR ** promise.DISTANCE[self.player.merchant][city])
        return best

    def majorities(self) -> float:
        """ORL-8.5.3: the kinds of goods of which the owner of the Trading House may have most in the end."""
        own = self.player.stock()
        late = max(0.0, 1 - self.left / 12)
        worth = 0.0
        for good in range(goods.KINDS):
            others = [goods.count(other.stock(), good) for other in self.state.players if other is not self.player]
            lead = goods.count(own, good) - max(others)
            sure = 1.0 if lead > 0 else 0.0
            worth += sure * late + promise.chance(promise.CORNER, lead) * (1 - late)
        return MAJORITY * worth
