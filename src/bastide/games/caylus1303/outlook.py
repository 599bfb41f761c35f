"""What will become of a seat's round: its workers at work along the road, its deliveries, its prestige buildings.

A gain is in points. Goods and workers are priced by `promise`, so whatever is paid or gained can be weighed.
"""

from typing import Final

from bastide.games.caylus1303 import promise
from bastide.games.caylus1303.components import (
    ARCHITECT,
    BASE_RECRUITS,
    BUILD_ORDER,
    BUILDINGS,
    CHAMBERLAIN,
    DAY_LABORER,
    FIRST_PRESTIGE,
    FIRST_STONE,
    FIRST_WOODEN,
    FIRST_YELLOW,
    FOREMAN,
    GOLDSMITH,
    GOLDSMITH_POINTS,
    LAST_YELLOW,
    NOTHING,
    PRESTIGE,
    RESIDENCE,
    ROUNDS,
    SET_POINTS,
    STEWARD,
    STONE_SPACE,
    THIEF,
    WOODEN,
    WOODEN_SPACE,
    Face,
)
from bastide.games.caylus1303.goods import BASIC, CLOTH, FOOD, GOLD, GOODS, STONE, count
from bastide.games.caylus1303.position import MANAGEMENT, NOWHERE, PRESTIGE_BUILD, Player, Position
from bastide.games.caylus1303.promise import (
    BUILD_WAYS,
    COSTS,
    CREWS,
    INCOMES,
    MOST,
    PRICES,
    SETUP_WAYS,
    STOCKS,
    WORKER_PRICES,
    Way,
)

NONE: Final = -1000.0
"""Not possible."""


class Outlook:
    """A seat's goods and workers as they will be, step by step. `gain_of` finds the best use, `carry_out` does it."""

    def __init__(self, state: Position, seat: int) -> None:
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.player: Player = player
        self.left = ROUNDS - state.round
        self.have = [count(player.goods, good) for good in range(len(GOODS))]
        self.ready = ready_sets(self.have)
        self.reserve = player.reserve
        self.camp = player.camp
        self.houses = player.houses
        self.supply = state.supply
        self.room = state.free_space(BUILD_ORDER) != NOWHERE
        self.recruits = BASE_RECRUITS[state.seats]
        self.residences = own_residences(state, seat)
        """Own residences that may still be replaced this round."""
        self.prices = PRICES[self.left if self.left else 1]
        """While something can still be delivered or built, goods have a price even in the last round."""
        self.kept_prices = PRICES[self.left]
        """Of goods that are left at the end of the round."""
        self.hands = WORKER_PRICES[self.left]
        self.rivals = promise.RIVALS[state.seats]
        self.share = self.rivals / (state.seats - 1)
        self.building_points = 1.0 if player.holds(ARCHITECT) else 0.0
        self.gained = 0.0
        """What comes besides goods and workers."""
        self.favour = NONE
        self.offers: list[float] = []
        # the best use found by gain_of
        self.next_have = self.have
        self.next_reserve = 0
        self.next_camp = 0
        self.next_gained = 0.0
        self.next_tile = 0
        self.next_house = False

    # ---- prices

    def worker(self, number: int) -> float:
        """The price of one worker to somebody with so many now; those of the next recruitment come on top."""
        return self.hands[number + self.recruits]

    def cheapest(self, have: list[int]) -> int:
        """The basic good that is missed least, or -1."""
        best = -1
        least = 0.0
        for good in range(BASIC):
            number = have[good]
            if number:
                price = self.prices[good][number - 1]
                if best < 0 or price < least:
                    best = good
                    least = price
        return best

    def dearest(self, have: list[int]) -> int:
        """The basic good that is wanted most."""
        best = FOOD
        most = 0.0
        for good in range(BASIC):
            number = have[good]
            price = self.prices[good][number]
            have[good] = number + 1
            price += promise.READY_SET[self.left] * ready_sets(have)
            have[good] = number
            if price > most:
                best = good
                most = price
        return best

    def character(self, character: int, seat: int) -> float:
        """What a character brings a seat in the rounds to come."""
        state = self.state
        rate = promise.CHARACTER[character]
        if character == DAY_LABORER:
            return promise.RECRUIT * self.left
        if character in (THIEF, STEWARD):
            number = 0
            for space in range(WOODEN_SPACE, len(state.owners)):
                owner = state.owners[space]
                if owner and (owner == seat + 1) == (character == STEWARD):
                    number += 1
            rate += promise.CHARACTER_BUILDINGS[character] * number
        near = self.left / (1.0 + self.left / promise.CHARACTER_SPAN)
        return rate * near + promise.CHARACTER_GROWS[character] * self.left

    def favour_gain(self) -> float:
        """CAY-4.10: the best character, of another player or with a tile of the site."""
        if self.favour == NONE:
            state = self.state
            visit = promise.VISITED if self.left else 0.5
            best = visit
            mask = state.board_characters
            while mask:
                low = mask & -mask
                best = max(best, visit + self.character(low.bit_length() - 1, self.seat))
                mask ^= low
            for seat in range(state.seats):
                if seat != self.seat:
                    mask = state.players[seat].characters
                    while mask:
                        low = mask & -mask
                        number = low.bit_length() - 1
                        gain = self.character(number, self.seat) + self.share * self.character(number, seat)
                        best = max(best, gain)
                        mask ^= low
            self.favour = best
        return self.favour

    # ---- using a building

    def gain_of(self, building: int, setup: bool) -> float:
        """The gain of the best use, or NONE; `carry_out` can then do it."""
        ways = SETUP_WAYS[building] if setup else BUILD_WAYS[building]
        best = NONE
        if ways:
            for way in ways:
                best = self.way_gain(way, best)
            return best
        face = BUILDINGS[building].setup if setup else BUILDINGS[building].build
        if face.build != NOTHING:
            return self.build_gain(face)
        if face.house:
            return self.court_gain()
        return best

    def way_gain(self, way: Way, best: float) -> float:
        """CAY-4: one branch, paid with the goods that are missed least; noted if it is better than the best so far."""
        if self.reserve < way.workers:
            return best
        have = self.have.copy()
        prices = self.prices
        gain = way.points
        if way.favour:
            gain += self.favour_gain()
        gained = gain
        for good in way.pay:
            number = have[good] - 1
            if number < 0:
                return best
            have[good] = number
            gain -= prices[good][number]
        for _ in range(way.any):
            good = self.cheapest(have)
            if good < 0:
                return best
            have[good] -= 1
            gain -= prices[good][have[good]]
        for good in way.gain:
            gain += prices[good][have[good]]
            have[good] += 1
        if way.choice:
            good = self.dearest(have)
            gain += prices[good][have[good]]
            have[good] += 1
        reserve = self.reserve - way.workers
        camp = self.camp + way.workers
        for number in range(reserve, self.reserve):
            gain -= self.worker(number)
        for number in range(reserve, reserve + min(way.recruits, camp)):
            gain += self.worker(number)
        gain += promise.READY_SET[self.left] * (ready_sets(have) - self.ready)
        if gain > best:
            recruits = min(way.recruits, camp)
            self.note(have, gained, reserve + recruits, camp - recruits)
            return gain
        return best

    def note(self, have: list[int], gained: float, reserve: int, camp: int) -> None:
        self.next_have = have
        self.next_gained = gained
        self.next_reserve = reserve
        self.next_camp = camp
        self.next_tile = 0
        self.next_house = False

    def build_gain(self, face: Face) -> float:
        """CAY-4.0: the best tile that can be paid for."""
        if not self.houses or not self.room:
            return NONE
        wooden = face.build == WOODEN
        best = NONE
        for tile in range(FIRST_WOODEN if wooden else FIRST_STONE, FIRST_STONE if wooden else FIRST_PRESTIGE):
            if self.supply >> tile & 1:
                gained = BUILDINGS[tile].points + self.building_points + promise.OWNED[tile] * self.left - promise.HOUSE
                best = self.tile_gain(tile, face.waive, gained, best)
        return best

    def tile_gain(self, tile: int, waive: bool, gained: float, best: float) -> float:
        """One tile; noted if it is better than the best so far."""
        have = self.have.copy()
        gain = gained
        for good in COSTS[tile]:
            if waive and good == STONE:
                waive = False
                continue
            number = have[good] - 1
            if number < 0:
                return best
            have[good] = number
            gain -= self.prices[good][number]
        if BUILDINGS[tile].any:
            good = self.cheapest(have)
            if good < 0:
                return best
            have[good] -= 1
            gain -= self.prices[good][have[good]]
        gain += promise.READY_SET[self.left] * (ready_sets(have) - self.ready)
        if gain > best:
            self.note(have, gained, self.reserve, self.camp)
            self.next_tile = tile
            return gain
        return best

    def court_gain(self) -> float:
        """CAY-4.2: a house above a starting building."""
        if not self.houses or not self.have[CLOTH]:
            return NONE
        free = False
        for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
            if not self.state.owners[space]:
                free = True
        if not free:
            return NONE
        have = self.have.copy()
        have[CLOTH] -= 1
        gained = self.left * promise.RECRUIT - promise.HOUSE
        self.note(have, gained, self.reserve, self.camp)
        self.next_house = True
        before = self.residences_worth(self.have, self.residences)
        after = self.residences_worth(have, self.residences + 1)
        return gained + after - before - self.prices[CLOTH][have[CLOTH]]

    def carry_out(self) -> None:
        """Do what `gain_of` found."""
        self.have = self.next_have
        self.ready = ready_sets(self.have)
        self.reserve = self.next_reserve
        self.camp = self.next_camp
        self.gained += self.next_gained
        if self.next_tile:
            self.supply &= ~(1 << self.next_tile)
            self.houses -= 1
        elif self.next_house:
            self.houses -= 1
            self.residences += 1

    # ---- CAY-3.4: deliveries

    def deliver(self, have: list[int]) -> tuple[int, float]:
        """Deliver what is worth more as sets than as goods: how many, for how many points. Takes them from `have`."""
        prices = self.kept_prices
        chamberlain = self.player.holds(CHAMBERLAIN)
        points = SET_POINTS + (1.0 if self.player.holds(FOREMAN) else 0.0)
        gold_points = 0.0
        if self.player.holds(GOLDSMITH) and not self.state.used >> GOLDSMITH & 1:
            gold_points = float(GOLDSMITH_POINTS)
        sets = 0
        total = 0.0
        while True:
            after = have.copy()
            loss = 0.0
            first = FOOD
            if chamberlain:
                first = GOLD if gold_points and have[GOLD] else self.spare(after, prices, FOOD, -1)
                if first < 0:
                    return sets, total
            elif not have[FOOD]:
                return sets, total
            after[first] -= 1
            loss += prices[first][after[first]]
            second = GOLD if gold_points and have[GOLD] and first != GOLD else -1
            if second < 0:
                second = self.spare(after, prices, FOOD if chamberlain else 1, -1)
                if second < 0:
                    return sets, total
            after[second] -= 1
            loss += prices[second][after[second]]
            third = self.spare(after, prices, FOOD if chamberlain else 1, -1 if chamberlain else second)
            if third < 0:
                return sets, total
            after[third] -= 1
            loss += prices[third][after[third]]
            golden = GOLD in (first, second, third)
            gain = points + (gold_points if golden else 0.0)
            if gain <= loss:
                return sets, total
            if golden:
                gold_points = 0.0
            total += gain
            sets += 1
            have[:] = after

    def spare(self, have: list[int], prices: list[list[float]], first: int, other: int) -> int:
        """The good, from `first` on and other than `other`, that is missed least; -1 if there is none."""
        best = -1
        least = 0.0
        for good in range(first, len(GOODS)):
            number = have[good]
            if number and good != other:
                price = prices[good][number - 1]
                if best < 0 or price < least:
                    best = good
                    least = price
        return best

    # ---- CAY-3.5.2: prestige buildings

    def residences_worth(self, have: list[int], residences: int) -> float:
        """What residences will be worth as prestige buildings: those that can be built now, and some hope."""
        total = 0.0
        if residences and have[GOLD]:
            goods = have.copy()
            built, total = self.spend_on_prestige(goods, residences)
            if self.state.phase != MANAGEMENT:
                total *= promise.PRESTIGE_WAIT
            residences -= built
        hope = promise.SLOT * promise.fade(self.left, 1.0)
        for _ in range(residences):
            total += hope
            hope *= promise.SLOT_NEXT
        return total

    def spend_on_prestige(self, goods: list[int], residences: int) -> tuple[int, float]:
        """Build what is worth it: how many buildings, and what they bring beyond the goods, which leave `goods`."""
        supply = self.supply
        total = 0.0
        built = 0
        while built < residences:
            tile, gain = self.best_prestige(goods, supply)
            if not tile:
                break
            for good in COSTS[tile]:
                goods[good] -= 1
            supply &= ~(1 << tile)
            total += gain
            built += 1
        return built, total

    def best_prestige(self, have: list[int], supply: int) -> tuple[int, float]:
        """The prestige building that brings most beyond its goods and the residence; 0 if none is worth it."""
        prices = self.kept_prices
        found = 0
        best = 0.0
        for tile in range(FIRST_PRESTIGE, RESIDENCE):
            if not supply >> tile & 1:
                continue
            gain = BUILDINGS[tile].points + self.building_points
            gain += (BUILDINGS[tile].recruits - 1) * promise.RECRUIT * self.left
            for good in INCOMES[tile]:
                gain += prices[good][2] * self.left
            if BUILDINGS[tile].favour:
                gain += self.favour_gain()
            number = 0
            last = -1
            for good in COSTS[tile]:
                number = number + 1 if good == last else 1
                last = good
                if have[good] < number:
                    gain = NONE
                    break
                gain -= prices[good][have[good] - number]
            if gain > best:
                best = gain
                found = tile
        return found, best

    # ---- what is left at the end of the round

    def stock_worth(self, have: list[int]) -> float:
        """Goods kept for the rounds to come; those that make sets a little more."""
        stocks = STOCKS[self.left]
        total = 0.0
        for good in range(len(GOODS)):
            total += stocks[good][have[good] if have[good] < MOST else MOST]
        if self.left:
            total += promise.READY_SET[self.left] * ready_sets(have)
        return total

    def crew_worth(self) -> float:
        """Workers that can be placed in the next round."""
        return CREWS[self.left][self.reserve + self.recruits]


def ready_sets(have: list[int]) -> int:
    """CAY-3.4.2: how many sets the goods make."""
    sets = have[FOOD]
    if not sets:
        return 0
    others = 0
    most = 0
    for good in range(1, len(GOODS)):
        number = have[good]
        others += number
        if number > most:
            most = number
    if others - most < sets:
        sets = others - most
    return sets if 2 * sets <= others else others // 2


def is_setup(space: int) -> bool:
    return space in (WOODEN_SPACE, STONE_SPACE)


def own_residences(state: Position, seat: int) -> int:
    """Residences that the seat may still replace this round, those included that are about to become one."""
    first = FIRST_YELLOW
    if state.phase == MANAGEMENT:
        top = state.stack[-1]
        first = top.a if top.kind == PRESTIGE_BUILD and top.seat == seat else state.at
    number = 0
    for space in range(first, LAST_YELLOW + 1):
        if state.owners[space] == seat + 1 and BUILDINGS[state.road[space]].kind != PRESTIGE:
            number += 1
    return number
