"""What lies before a player, in points: all that does not change while he plans."""

from typing import Final

from bastide.games.orleans import components, deeds, gains, goods, places, tokens, tracks
from bastide.games.orleans.bot import promise
from bastide.games.orleans.bot.country import Country
from bastide.games.orleans.bot.deeds import token_promise
from bastide.games.orleans.box import PLACES
from bastide.games.orleans.components import FIRST_TILE
from bastide.games.orleans.new_places.components import BRASSERIE, FARM_COINS, FARM_POINTS, TRADING_HOUSE
from bastide.games.orleans.new_places.places import Farms
from bastide.games.orleans.position import EMPTY, INSTALLED, Player, Position
from bastide.games.orleans.rules import Row
from bastide.games.orleans.tokens import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, TRADER

UNKNOWN: Final = -1e9
NOTHING: Final = bytes([EMPTY, INSTALLED])
ONLY_TILES: Final = bytes([1 if mark == INSTALLED else 0 for mark in range(256)])


def crew_of(player: Player) -> int:
    """All his tokens, as one heap."""
    heap = player.bag + player.market + player.tower + player.fresh
    for mark in player.slots.translate(None, NOTHING):
        heap += tokens.ONE[mark - 1]
    return heap


class Outlook:
    """A player's prospects. Made once for all plans of a position (see `outlook`), so it must not ask where his tokens
    lie; what is asked for seldom is worked out when it is."""

    def __init__(self, state: Position, seat: int, crew: int, left: int) -> None:
        self.state = state
        self.seat = seat
        self.player: Player = state.players[seat]
        player = self.player
        self.left = left
        self.index = player.index(tracks.DEVELOPMENT)
        self.level = promise.final_level(self.index, self.left)
        self.built = player.stations.bit_count()
        self.owned = self.built + player.citizens + (promise.BUILDS + promise.HONOURS) * self.left
        self.size = tokens.size(crew)
        self.kinds = [tokens.count(crew, kind) for kind in range(tokens.NEUTRALS)]
        for kind in range(tokens.STARTERS):
            self.kinds[kind] += tokens.count(crew, tokens.NEUTRALS + kind)
        self.draws = tracks.DRAWS[player.index(KNIGHT)]
        self.flow = promise.FLOW[self.draws - 1][self.size]
        self.token = self.more_flow(self.draws)
        self.country = Country(state, seat, self.level, self.left)
        self.values: list[float] = [UNKNOWN] * len(PLACES)
        """What carrying out a place brings, once it is known."""
        self.heaps: dict[int, float] = {}
        """What sending tokens to deeds brings, by heap."""
        self.rows: dict[int, float] = {}
        """What a token brings, by deed and character."""
        self.base = UNKNOWN
        """What all things are worth that do not depend on the plan."""

    # ---- tokens

    def more_flow(self, draws: int) -> float:
        """One more token, with a draw number."""
        return promise.DRAW * self.left * (promise.FLOW[draws - 1][self.size + 1] - self.flow)

    def need(self, character: int, there: int) -> float:
        """One more of a character: the first are missed most."""
        return promise.NEED[character] * self.left * (promise.SHARE[there + 1] - promise.SHARE[there])

    def gone(self, character: int) -> float:
        """What a token is missed for."""
        flow = promise.DRAW * self.left * (self.flow - promise.FLOW[self.draws - 1][self.size - 1])
        missed = flow + self.need(character, self.kinds[character] - 1)
        return promise.SENT * (missed + (promise.MONK * self.left if character == MONK else 0.0))

    def crew(self) -> float:
        """Tokens, and how many of them a round brings."""
        needs = sum([promise.NEED[kind] * promise.SHARE[self.kinds[kind]] for kind in range(tokens.NEUTRALS)])
        return self.left * (promise.DRAW * self.flow + promise.MONK * self.kinds[MONK] + needs)

    # ---- development, tracks

    def points(self, steps: int) -> float:
        """Development points: the level, coins and citizens on the way (ORL-4.11)."""
        start = self.index
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

    def census(self, more: int) -> float:
        """ORL-3.2: the coin of each round for who is ahead among farmers; with 3 and more who is last pays one."""
        index = self.player.index(FARMER) + more
        others = [player.index(FARMER) for player in self.state.players if player is not self.player]
        worth = promise.chance(promise.CENSUS, index - max(others))
        if self.state.seats > 2:
            worth -= 0.6 * (1 - promise.chance(promise.CENSUS, index - min(others)))
        return worth * self.left

    def recruit(self, character: int) -> float:
        """A token and a step on its track (ORL-4.4)."""
        if not gains.may_recruit(self.state, self.seat, character):
            return 0.0
        worth = self.token + self.need(character, self.kinds[character])
        if character == MONK:
            return worth + promise.MONK * self.left
        return worth + self.step(character)

    def step(self, track: int) -> float:
        """A step on a track of a character, without a token."""
        state = self.state
        index = self.player.index(track) + 1
        if track == FARMER:
            good = tracks.FARM_GOODS[index]
            return self.census(1) - self.census(0) + (self.good(good) if goods.count(state.market, good) else 0.0)
        if track == BOATMAN:
            citizen = index == tracks.BOAT_CITIZEN_INDEX and state.citizens >> components.BOATMEN_CITIZEN & 1
            return tracks.BOAT_COINS[index] + (self.level if citizen else 0.0)
        if track == CRAFTSMAN:
            return self.technology() if state.technology else 0.0
        if track == TRADER:
            return self.best_tile(2 if index > 1 else 1)
        if track == KNIGHT:
            citizen = index == tracks.KNIGHT_CITIZEN_INDEX and state.citizens >> components.KNIGHTS_CITIZEN & 1
            return self.more_flow(tracks.DRAWS[index]) - self.token + (self.level if citizen else 0.0)
        return self.points(tracks.SCHOLAR_POINTS[index])

    def technology(self) -> float:
        """A technology tile more."""
        return promise.NEW_TOOL * self.left

    def good(self, good: int) -> float:
        """A good more: its points, and the orders it may fulfil."""
        return goods.VALUES[good] + self.country.wanted(good)

    # ---- place tiles

    def best_tile(self, level: int) -> float:
        """The best place tile that could be taken."""
        mask = self.state.tiles & self.state.box.up_to[level]
        best = 0.0
        while mask:
            low = mask & -mask
            mask ^= low
            place = low.bit_length() - 1
            best = max(best, self.tile(place) + self.when_taken(place))
        return best

    def when_taken(self, place: int) -> float:
        """ORL-8.5.2: goods come with the Brasserie."""
        if place != BRASSERIE:
            return 0.0
        market = self.state.market
        return 2.0 * min(2, goods.count(market, goods.CHEESE)) + 3.0 * min(2, goods.count(market, goods.WINE))

    def tile(self, place: int) -> float:
        """A place tile, for the rounds to come."""
        if place == TRADING_HOUSE:
            return self.country.majorities()
        return promise.TILES[place] * self.left

    def tiles(self) -> float:
        """All place tiles of the player."""
        mask = self.player.places >> FIRST_TILE << FIRST_TILE
        total = 0.0
        while mask:
            low = mask & -mask
            mask ^= low
            total += self.tile(low.bit_length() - 1)
        return total

    def technologies(self) -> float:
        """Technology tiles, by how often they will save a token."""
        total = promise.HELD * self.left * self.player.held
        marks = self.player.slots.translate(ONLY_TILES)
        for place, row in enumerate(PLACES):
            if row.end > row.first and marks.find(1, row.first, row.end) >= 0:
                total += promise.TECHNOLOGY[place] * self.left
        return total

    # ---- deeds

    def deeds(self, heap: int) -> float:
        """The best that one or two tokens of a heap could do on the board of deeds (ORL-4.9.2)."""
        if heap not in self.heaps:
            self.heaps[heap] = self.sent([kind for kind in tokens.listed(heap) if kind < tokens.NEUTRALS])
        return self.heaps[heap]

    def sent(self, characters: list[int]) -> float:
        """The citizen counts for who fills a deed: nothing is won by coming near to it."""
        rows = self.state.box.rows
        free = [self.state.deeds.count(0, row.first, row.end) for row in rows]
        best = 0.0
        for at, one in enumerate(characters):
            for first, row in enumerate(rows):
                alone = self.token_on(row, one)
                if alone == UNKNOWN:
                    continue
                crown = self.level if row.crowned else 0.0
                best = max(best, alone + (crown if free[first] == 1 else 0.0))
                for other in characters[at + 1 :]:
                    for second, another in enumerate(rows):
                        more = self.token_on(another, other)
                        if more == UNKNOWN:
                            continue
                        both = alone + more
                        if first == second:
                            if free[first] < 2 or (one == other and self.spaces(row, one) < 2):
                                continue
                            both += crown if free[first] == 2 else 0.0
                        else:
                            both += crown if free[first] == 1 else 0.0
                            both += self.level if another.crowned and free[second] == 1 else 0.0
                        best = max(best, both)
        return best

    def spaces(self, row: Row, character: int) -> int:
        return len(deeds.free_spaces(self.state, row, character))

    def token_on(self, row: Row, character: int) -> float:
        """What a token brings on a deed beyond what it is missed for; unknown where it does not fit."""
        key = row.number * tokens.NEUTRALS + character
        if key not in self.rows:
            fits = self.spaces(row, character) > 0
            worth = token_promise(row, self.state, self.seat) - self.gone(character) if fits else UNKNOWN
            self.rows[key] = worth
        return self.rows[key]

    # ---- places

    def place(self, place: int) -> float:
        """What carrying out a place brings, but for those that send tokens."""
        if self.values[place] == UNKNOWN:
            self.values[place] = self.carried_out(place)
        return self.values[place]

    def carried_out(self, place: int) -> float:
        state = self.state
        effect = state.box.effects[place]
        if isinstance(effect, places.Recruits):
            return self.recruit(effect.what)
        if isinstance(effect, places.VillageRecruits):
            return max(self.recruit(BOATMAN), self.recruit(CRAFTSMAN), self.recruit(TRADER))
        if isinstance(effect, places.Moves):
            return self.country.travel(effect.what)
        if isinstance(effect, places.Builds):
            return self.country.station()
        if isinstance(effect, places.Develops):
            return self.points(effect.what)
        if isinstance(effect, places.Makes):
            return self.good(effect.what) if goods.count(state.market, effect.what) else 0.0
        if isinstance(effect, places.Pays):
            return effect.coins(self.player) + (self.points(effect.points) if effect.points else 0.0)
        if isinstance(effect, places.Buys):
            steps = min(3, self.player.coins)
            return max(0.0, self.points(steps) - steps)
        if isinstance(effect, places.Invents):
            return self.technology() if state.technology else 0.0
        if isinstance(effect, places.Bathes):
            return 1.2 if self.player.bag else 0.0
        if isinstance(effect, Farms):
            return self.shearing()
        return 0.6 if place == components.SACRISTY else 0.0

    def shearing(self) -> float:
        """ORL-8.5.4: a cheese for something better."""
        if not goods.count(self.player.stock(), goods.CHEESE):
            return 0.0
        wool = self.good(goods.WOOL) if goods.count(self.state.market, goods.WOOL) else 0.0
        return max(wool, float(FARM_COINS), self.points(FARM_POINTS)) - self.good(goods.CHEESE)


# ---- one for many plans

MOST_KEPT: Final = 400
_OUTLOOKS: Final[dict[tuple[object, ...], Outlook]] = {}


def outlook(state: Position, seat: int, left: int) -> Outlook:
    """The prospects of a player with so many rounds to come. Positions that differ only in where his tokens lie share
    them."""
    player = state.players[seat]
    crew = crew_of(player)
    key = (
        seat, crew, player.bag != 0, player.coins, player.goods, player.brasserie, player.places, player.held,
        player.slots.translate(ONLY_TILES), player.merchant, player.citizens, player.orders, state.phase,
        state.stage, state.first, state.past, left, state.supply, state.market, state.map_goods,
        state.tiles, state.technology, state.citizens, state.deeds, state.display, state.reserved, state.setting,
        tuple([(other.stations, other.tracks, other.stock(), other.supply) for other in state.players]),
    )  # fmt: skip
    found = _OUTLOOKS.get(key)
    if found is None:
        if len(_OUTLOOKS) >= MOST_KEPT:
            forget()
        found = Outlook(state, seat, crew, left)
        _OUTLOOKS[key] = found
    else:
        # The position that it was made for may have changed since; this one is the same in all that matters.
        found.state = state
        found.player = player
        found.country.state = state
        found.country.player = player
    return found


def forget() -> None:
    """Start afresh."""
    _OUTLOOKS.clear()
