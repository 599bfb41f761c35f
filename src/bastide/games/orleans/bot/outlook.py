"""What carrying out each place would bring a player now, in points."""

from typing import Final

from bastide.games.orleans import components, gains, goods, sending, tokens, tracks
from bastide.games.orleans.bot import promise
from bastide.games.orleans.components import TOWER, TOWN_HALL
from bastide.games.orleans.map import AT, EDGES, ORLEANS, RIVER, ROAD
from bastide.games.orleans.position import EMPTY, INSTALLED, Player, Position
from bastide.games.orleans.tokens import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    KNIGHT,
    MONK,
    SCHOLAR,
    TRADER,
)

SENT_TOKEN: Final = 0.9
"""What a token that goes to a deed is worth less, for being gone."""
ROAD_AHEAD: Final = 0.35
"""A city in reach in which a station could be built, or a good that lies on the way."""


class Outlook:
    """A player's prospects, with what is asked often worked out once."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player: Player = state.players[seat]
        self.left = promise.rounds_left(state)
        player = self.player
        self.level = promise.final_level(player.index(tracks.DEVELOPMENT), self.left)
        self.holdings = promise.holdings(player, self.left)
        self.owned = player.stations.bit_count() + player.citizens + (promise.BUILDS + promise.HONOURS) * self.left
        self.hand = tokens.size(player.market) + tokens.size(player.tower) + tokens.size(player.fresh)
        self.crew = tokens.size(player.bag) + self.hand
        all_tokens = player.bag + player.market + player.tower + player.fresh
        for mark in player.slots:
            if EMPTY < mark < INSTALLED:
                self.crew += 1
                all_tokens += tokens.ONE[mark - 1]
        self.kinds = [tokens.count(all_tokens, kind) for kind in range(tokens.NEUTRALS)]
        for kind in range(tokens.STARTERS):
            self.kinds[kind] += tokens.count(all_tokens, tokens.NEUTRALS + kind)
        self.draws = tracks.DRAWS[player.index(KNIGHT)]
        self.flow = promise.FLOW[self.draws - 1][self.crew]
        self.token = self.more_flow(self.draws)

    def more_flow(self, draws: int) -> float:
        """One more token, with a draw number."""
        return promise.DRAW * self.left * (promise.FLOW[draws - 1][self.crew + 1] - self.flow)

    def need(self, character: int) -> float:
        """One more of a character: the first are missed most."""
        there = self.kinds[character]
        return promise.NEED[character] * self.left * (promise.SHARE[there + 1] - promise.SHARE[there])

    def points(self, steps: int) -> float:
        """Development points: the level, coins and citizens on the way (ORL-4.11)."""
        start = self.player.index(tracks.DEVELOPMENT)
        end = min(start + steps, promise.LAST_INDEX)
        worth = self.owned * (promise.final_level(end, self.left) - self.level)
        for index, coins in tracks.COIN_SPACES:
            if start < index <= end:
                worth += coins
            elif end < index:
                worth += 0.12 * (end - start) * coins / 3
                break
        for citizen, index in enumerate(tracks.CITIZEN_SPACES):
            if self.state.citizens >> citizen & 1:
                if start < index <= end:
                    worth += self.level
                elif end < index:
                    worth += 0.1 * (end - start) * self.level / 3
                    break
        return worth

    def recruit(self, character: int) -> float:
        """A token and a step on its track (ORL-4.4)."""
        if not gains.may_recruit(self.state, self.seat, character):
            return 0.0
        worth = self.token + self.need(character)
        if character == MONK:
            return worth + promise.MONK * self.left
        index = self.player.index(character) + 1
        if character == FARMER:
            good = tracks.FARM_GOODS[index]
            if goods.count(self.state.market, good):
                worth += goods.VALUES[good]
            worth += 0.06 * self.left
        elif character == BOATMAN:
            worth += tracks.BOAT_COINS[index]
            if index == tracks.BOAT_CITIZEN_INDEX and self.state.citizens >> components.BOATMEN_CITIZEN & 1:
                worth += self.level
        elif character == CRAFTSMAN:
            if self.state.technology:
                worth += promise.HELD * self.left
        elif character == TRADER:
            worth += self.best_tile(2 if index > 1 else 1)
        elif character == KNIGHT:
            worth += self.more_flow(tracks.DRAWS[index]) - self.token
            if index == tracks.KNIGHT_CITIZEN_INDEX and self.state.citizens >> components.KNIGHTS_CITIZEN & 1:
                worth += self.level
        elif character == SCHOLAR:
            worth += self.points(tracks.SCHOLAR_POINTS[index])
        return worth

    def best_tile(self, level: int) -> float:
        """The best place tile that could be taken."""
        mask = self.state.tiles & self.state.box.up_to[level]
        best = 0.0
        while mask:
            low = mask & -mask
            mask ^= low
            best = max(best, promise.TILES[low.bit_length() - 1])
        return best * self.left

    # ---- the map

    def ahead(self, city: int) -> float:
        """What lies before a merchant in a city."""
        state = self.state
        worth = 0.0
        if self.player.supply:
            free = city == ORLEANS or not state.has_station(city)
            if free and not self.player.stations >> city & 1:
                worth += min(0.45, 0.1 * self.left) * self.level
        near = 0.0
        for way in (ROAD, RIVER):
            for edge in AT[city][way]:
                other = EDGES[edge].across(city)
                best = 0.0
                for good in gains.goods_on(state, edge):
                    best = max(best, float(goods.VALUES[good]))
                if self.player.supply and not state.has_station(other):
                    best += 1.5
                near = max(near, best) + 0.1 * min(near, best)
        return worth + min(ROAD_AHEAD, 0.06 * self.left) * near

    def travel(self, way: int) -> float:
        """The best way to go: the good that lies there, and where it leads."""
        here = self.ahead(self.player.merchant)
        best = 0.0
        for edge in AT[self.player.merchant][way]:
            worth = self.ahead(EDGES[edge].across(self.player.merchant)) - here
            loads = [goods.VALUES[good] for good in gains.goods_on(self.state, edge)]
            if loads:
                worth += max(loads)
            best = max(best, worth)
        return best

    def station(self) -> float:
        """A station here: its points at the end, and what trading days bring."""
        if not self.state.may_build(self.seat):
            return 0.0
        return self.level + 0.12 * self.left

    # ---- deeds

    def deeds(self, place: int) -> float:
        """The best of the tokens that could be sent, twice."""
        heap = sending.tokens_to_send(self.player, place)
        found: list[float] = []
        for character in range(tokens.NEUTRALS):
            for _ in range(tokens.count(heap, character)):
                best = 0.0
                for row in self.state.box.rows:
                    if sending.free_spaces(self.state, row, character):
                        free = self.state.deeds[row.first : row.end].count(0)
                        share = self.level / free if free <= 2 else 0.5 * self.level / free
                        best = max(
                            best, row.promise(self.state, self.seat) + share * (1 if row.citizens(self.state) else 0)
                        )
                found.append(best - SENT_TOKEN * self.token)
        return sum([worth for worth in found if worth > 0])

    # ---- places

    def place(self, place: int) -> float:
        """What carrying out a place brings."""
        state = self.state
        player = self.player
        if place == components.FARM_HOUSE:
            return self.recruit(FARMER)
        if place == components.VILLAGE:
            return max(self.recruit(BOATMAN), self.recruit(CRAFTSMAN), self.recruit(TRADER))
        if place == components.UNIVERSITY:
            return self.recruit(SCHOLAR)
        if place == components.CASTLE:
            return self.recruit(KNIGHT)
        if place == components.MONASTERY:
            return self.recruit(MONK)
        if place == components.SHIP:
            return self.travel(RIVER)
        if place in (components.WAGON, components.HORSE_WAGON):
            return self.travel(ROAD)
        if place == components.GUILDHALL:
            return self.station()
        if place in (TOWN_HALL, TOWER):
            return self.deeds(place)
        if place in (components.SCRIPTORIUM, components.SHIPPING_LINE):
            return self.points(1)
        if place == components.LIBRARY:
            return self.points(2)
        if components.HAYRICK <= place <= components.TAILOR_SHOP:
            good = place - components.HAYRICK
            return float(goods.VALUES[good]) if goods.count(state.market, good) else 0.0
        if place == components.BREWERY:
            return 2.0
        if place == components.WINDMILL:
            return 2.0 + self.points(1)
        if place == components.HOSPITAL:
            return float(player.level)
        if place == components.CELLAR:
            return 4.0
        if place == components.OFFICE:
            return float(player.stations.bit_count())
        if place == components.PHARMACY:
            steps = min(3, player.coins)
            return max(0.0, self.points(steps) - steps)
        if place == components.LABORATORY:
            return promise.HELD * self.left if state.technology else 0.0
        if place == components.BATHHOUSE:
            return 1.2 if player.bag else 0.0
        if place == components.SACRISTY:
            return 0.6
        return state.box.effects[place].promise(state, self.seat)
