"""A seat's goods and workers, their prices, and what delivery and prestige buildings make of them.

All worths are in points. Goods and workers are priced by `promise`, so whatever is paid or gained can be weighed.
"""

from typing import Final

from bastide.games.caylus1303 import components
from bastide.games.caylus1303.bot import promise
from bastide.games.caylus1303.bot.promise import COSTS, CREWS, INCOMES, PRICES, STOCKS, WORKER_PRICES
from bastide.games.caylus1303.goods import BASIC, FOOD, GOLD, GOODS, count
from bastide.games.caylus1303.position import ASK_PRESTIGE, MANAGEMENT, NOWHERE, Player, Position

NONE: Final = -1000.0
"""Not possible."""


class Holdings:
    """What a seat has or will have at some moment of the round, and what it is worth."""

    def __init__(self, state: Position, seat: int) -> None:
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.player: Player = player
        self.left = components.ROUNDS - state.round
        self.have = [count(player.goods, good) for good in range(len(GOODS))]
        self.ready = ready_sets(self.have)
        self.reserve = player.reserve
        self.camp = player.camp
        self.houses = player.houses
        self.supply = state.supply
        self.room = state.free_space() != NOWHERE
        self.recruits = components.BASE_RECRUITS[state.seats]
        self.residences = own_residences(state, seat)
        """Own residences that may still be replaced this round."""
        self.prices = PRICES[self.left if self.left else 1]
        """While something can still be delivered or built, goods have a price even in the last round."""
        self.kept_prices = PRICES[self.left]
        """Of goods that are left at the end of the round."""
        self.hands = WORKER_PRICES[self.left]
        self.recruit = promise.RECRUIT * crew_need(player.reserve + self.recruits)
        """What one more worker at every recruitment is worth."""
        self.rivals = promise.RIVALS[state.seats]
        self.visitors = promise.VISITORS[state.seats]
        self.stays = promise.CHARACTER_STAYS[state.seats]
        self.share = self.rivals / (state.seats - 1)
        self.building_points = float(components.ARCHITECT_POINTS) if player.holds(components.ARCHITECT) else 0.0
        self.gained = 0.0
        """What comes besides goods and workers."""
        self.favour = NONE

    # ---- prices

    def worker(self, number: int) -> float:
        """The price of one worker to somebody with so many now; those of the next recruitment come on top."""
        return self.hands[number + self.recruits]

    def cheapest(self, have: list[int]) -> int:
        """The basic good that is missed least now, or -1."""
        return least_missed(have, self.prices, BASIC)

    def dearest(self, have: list[int]) -> int:
        """The basic good that is wanted most."""
        best = FOOD
        most = 0.0
        for good in range(BASIC):
            number = have[good]
            price = self.prices[good][number]
            have[good] = number + 1
            price += promise.READY_SET * ready_sets(have)
            have[good] = number
            if price > most:
                best = good
                most = price
        return best

    def character(self, character: int, seat: int) -> float:
        """What a character brings a seat in the rounds to come."""
        state = self.state
        rate = promise.CHARACTER[character]
        if character == components.DAY_LABORER:
            return self.stays * promise.RECRUIT * self.left
        if character in (components.THIEF, components.STEWARD):
            number = 0
            for space in range(components.WOODEN_SPACE, len(state.owners)):
                owner = state.owners[space]
                if owner and (owner == seat + 1) == (character == components.STEWARD):
                    number += 1
            rate += promise.CHARACTER_BUILDINGS[character] * number
        near = self.left / (1.0 + self.left / promise.CHARACTER_SPAN)
        return self.stays * (rate * near + promise.CHARACTER_GROWS[character] * self.left)

    def favour_gain(self) -> float:
        """CAY-4.10: the best character, of another player or with a tile of the site."""
        if self.favour == NONE:
            state = self.state
            visit = promise.VISITED if self.left else promise.VISITED_LAST
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

    # ---- CAY-3.4: deliveries

    def deliver(self, have: list[int]) -> tuple[int, float]:
        """Deliver what is worth more as sets than as goods: how many, for how many points. Takes them from `have`."""
        points = components.SET_POINTS + (components.FOREMAN_POINTS if self.player.holds(components.FOREMAN) else 0)
        gilding = 0
        if self.player.holds(components.GOLDSMITH) and not self.state.used >> components.GOLDSMITH & 1:
            gilding = components.GOLDSMITH_POINTS
        sets = 0
        total = 0.0
        while True:
            goods = self.next_set(have, gilding > 0)
            if not goods:
                return sets, total
            after = have.copy()
            gain = float(points + gilding if GOLD in goods else points)
            loss = 0.0
            for good in goods:
                number = after[good] - 1
                after[good] = number
                loss += self.kept_prices[good][number]
            if gain <= loss:
                return sets, total
            if GOLD in goods:
                gilding = 0
            total += gain
            sets += 1
            have[:] = after

    def next_set(self, have: list[int], gilded: bool) -> list[int]:
        """CAY-3.4.2, CAY-6.9: the three goods that are missed least, with gold if wanted; none if there are none."""
        rest = have.copy()
        found: list[int] = []
        free = self.player.holds(components.CHAMBERLAIN)
        if not free:
            if not rest[FOOD]:
                return []
            found.append(FOOD)
            rest[FOOD] = 0
        if gilded and rest[GOLD]:
            found.append(GOLD)
            rest[GOLD] = rest[GOLD] - 1 if free else 0
        while len(found) < components.SET_SIZE:
            good = self.spare(rest)
            if good < 0:
                return []
            found.append(good)
            rest[good] = rest[good] - 1 if free else 0
        return found

    def spare(self, have: list[int]) -> int:
        """The good that is missed least at the end of the round, or -1."""
        return least_missed(have, self.kept_prices, len(GOODS))

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
        """Build what is worth it: how many, and what that brings beyond the goods, which are taken from `goods`."""
        supply = self.supply
        total = 0.0
        built = 0
        while built < residences:
            tile, gain = self.best_prestige(goods, supply)
            if not tile:
                break
            for good in COSTS[tile]:
                goods[good] = goods[good] - 1
            supply &= ~(1 << tile)
            total += gain
            built += 1
        return built, total

    def best_prestige(self, have: list[int], supply: int) -> tuple[int, float]:
        """The prestige building that brings most beyond its goods and the residence; 0 if none is worth it."""
        prices = self.kept_prices
        found = 0
        best = 0.0
        for tile in range(components.FIRST_PRESTIGE, components.RESIDENCE):
            if not supply >> tile & 1:
                continue
            gain = components.BUILDINGS[tile].points + self.building_points
            gain += (components.BUILDINGS[tile].recruits - 1) * self.recruit * self.left
            for good in INCOMES[tile]:
                gain += prices[good][2] * self.left
            if components.BUILDINGS[tile].favour:
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
            total += stocks[good][have[good]]
        if self.left:
            total += promise.READY_SET * ready_sets(have)
        return total

    def crew_worth(self) -> float:
        """Workers that can be placed in the next round."""
        return CREWS[self.left][self.reserve + self.recruits]


def crew_need(workers: int) -> float:
    """1 for somebody who can do with more workers, less for a full crew."""
    if workers <= promise.CREW:
        return 1.0
    if workers >= promise.CREW_FULL:
        return 0.0
    return (promise.CREW_FULL - workers) / (promise.CREW_FULL - promise.CREW)


def least_missed(have: list[int], prices: list[list[float]], kinds: int) -> int:
    """Of the first kinds of goods the one with the lowest price, or -1 if there is none."""
    best = -1
    least = 0.0
    for good in range(kinds):
        number = have[good]
        if number:
            price = prices[good][number - 1]
            if best < 0 or price < least:
                best = good
                least = price
    return best


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
    """CAY-2.2, CAY-2.3: where the road began with a tile that shows its setup side."""
    return space in (components.WOODEN_SPACE, components.STONE_SPACE)


def own_residences(state: Position, seat: int) -> int:
    """Residences that the seat may still replace this round, those included that are about to become one."""
    first = components.FIRST_YELLOW
    if state.phase == MANAGEMENT:
        top = state.stack[-1]
        first = top.a if top.kind == ASK_PRESTIGE and top.seat == seat else state.at
    number = 0
    for space in range(first, components.LAST_YELLOW + 1):
        if state.owners[space] == seat + 1 and components.BUILDINGS[state.road[space]].kind != components.PRESTIGE:
            number += 1
    return number
