"""What will become of a seat's workers along the road: each building used as well as the goods allow."""

from bastide.games.caylus1303.bot import promise
from bastide.games.caylus1303.bot.holdings import NONE, Holdings, ready_sets
from bastide.games.caylus1303.bot.promise import BUILD_WAYS, COSTS, SETUP_WAYS, Way
from bastide.games.caylus1303.components import (
    BUILDINGS,
    FIRST_PRESTIGE,
    FIRST_STONE,
    FIRST_WOODEN,
    FIRST_YELLOW,
    LAST_YELLOW,
    WOODEN_KIND,
)
from bastide.games.caylus1303.exchanges import Face
from bastide.games.caylus1303.goods import CLOTH, STONE
from bastide.games.caylus1303.position import Position


class Outlook(Holdings):
    """Holdings that change step by step: `gain_of` looks for the best use of a building, `carry_out` does it."""

    def __init__(self, state: Position, seat: int) -> None:
        super().__init__(state, seat)
        self.next_have = self.have
        self.next_reserve = 0
        self.next_camp = 0
        self.next_gained = 0.0
        self.next_tile = 0
        self.next_house = False

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
        if face.build:
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
            number = have[good] - 1
            have[good] = number
            gain -= prices[good][number]
        for good in way.gain:
            number = have[good]
            gain += prices[good][number]
            have[good] = number + 1
        if way.choice:
            good = self.dearest(have)
            number = have[good]
            gain += prices[good][number]
            have[good] = number + 1
        reserve = self.reserve - way.workers
        camp = self.camp + way.workers
        for number in range(reserve, self.reserve):
            gain -= self.worker(number)
        for number in range(reserve, reserve + min(way.recruits, camp)):
            gain += self.worker(number)
        gain += promise.READY_SET * (ready_sets(have) - self.ready)
        if gain > best:
            recruits = min(way.recruits, camp)
            self.note(have, gained, reserve + recruits, camp - recruits)
            return gain
        return best

    def note(self, have: list[int], gained: float, reserve: int, camp: int) -> None:
        """Keep in mind what a use leads to."""
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
        wooden = face.build == WOODEN_KIND
        best = NONE
        place = self.scarcity()
        for tile in range(FIRST_WOODEN if wooden else FIRST_STONE, FIRST_STONE if wooden else FIRST_PRESTIGE):
            if self.supply >> tile & 1:
                gained = BUILDINGS[tile].points + self.building_points
                gained += (self.visitors * promise.OWNED[tile] + place) * self.left
                best = self.tile_gain(tile, face.waive, gained, best)
        return best

    def tile_gain(self, tile: int, waive: bool, gained: float, best: float) -> float:
        """One tile; noted if it is better than the best so far."""
        if gained <= best:
            return best
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
            number = have[good] - 1
            have[good] = number
            gain -= self.prices[good][number]
        if gain <= best:
            return best  # it makes no more sets of goods ready, only fewer
        gain += promise.READY_SET * (ready_sets(have) - self.ready)
        if gain > best:
            self.note(have, gained, self.reserve, self.camp)
            self.next_tile = tile
            return gain
        return best

    def scarcity(self) -> float:
        """What one more place on the road is worth in each round to come."""
        missing = promise.PLACES - self.state.workable.bit_count()
        return promise.SCARCE * missing if missing > 0 else 0.0

    def court_gain(self) -> float:
        """CAY-4.2: a house above a starting building."""
        if not self.houses or not self.have[CLOTH]:
            return NONE
        if 0 not in self.state.owners[FIRST_YELLOW : LAST_YELLOW + 1]:
            return NONE
        have = self.have.copy()
        have[CLOTH] -= 1
        gained = self.left * (self.recruit - self.scarcity())
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
