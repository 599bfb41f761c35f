"""A duchy as the bot sees it: unfinished areas, bonus tiles, open hexes, in points.

All of it follows from a few numbers, and a search comes back to the same ones again and again: the same hexes are
filled however the dice were used. So what was worked out is kept: a `Land` for what is filled, and in it a `Ground`
for the time left and the race for bonus tiles.
"""

from typing import Final

from bastide.core.masks import each_of
from bastide.games.burgundy import components, knowledge
from bastide.games.burgundy.bot import promise
from bastide.games.burgundy.bot.promise import AREA_PROMISE, Clock
from bastide.games.burgundy.duchies import DIE, DUCHIES, HEXES, NEIGHBOUR_MASK, Duchy
from bastide.games.burgundy.position import Player, Position

KINDS: Final = len(components.TYPES)
KEPT: Final = 4000
"""When so much was kept all is forgotten; a decision looks at far less."""
BITS: Final = 6
"""Of a number of hexes, where one for each type is packed into an integer."""
NOBODY: Final = HEXES * sum([1 << BITS * kind for kind in range(KINDS)])
"""What a rival misses of each type where there is none."""


class Land:
    """What the filled hexes of a duchy say whatever the time."""

    def __init__(self, player: Player) -> None:
        duchy = DUCHIES[player.duchy]
        filled = player.filled
        self.duchy: Duchy = duchy
        self.placed = filled.bit_count()
        self.missing = [(mask & ~filled).bit_count() for mask in duchy.type_mask]
        """Empty hexes by type."""
        self.packed = sum([self.missing[kind] << BITS * kind for kind in range(KINDS)])
        self.mines = (duchy.type_mask[components.MINE] & filled).bit_count()
        self.buildings = each_of(duchy.type_mask[components.BUILDING] & filled)
        """The hexes with one."""
        self.free = [(mask & ~filled).bit_count() for mask in duchy.area_mask]
        """Empty hexes by area."""
        self.near = [mask & player.reach != 0 for mask in duchy.area_mask]
        """Whether the next tile could lie in an area."""
        self.pastures: list[int] = []
        """The areas in which there are animals and room for more."""
        for number, area in enumerate(duchy.areas):
            if duchy.types[area[0]] == components.ANIMAL and 0 < self.free[number] < len(area):
                self.pastures.append(number)
        self.open = [each_of(mask & player.reach) for mask in duchy.type_mask]
        """Hexes next to filled ones, by type."""
        self.opens = [0] * HEXES
        """How many more hexes a tile on one of them would open."""
        for where in each_of(player.reach):
            self.opens[where] = (NEIGHBOUR_MASK[where] & ~filled & ~player.reach).bit_count()
        self.grounds: dict[int, Ground] = {}


class Ground:
    """What a duchy promises at some time of the game."""

    def __init__(self, land: Land, clock: Clock, state: Position, race: int, more: float) -> None:
        self.land = land
        self.clock = clock
        self.step = [0.0] * len(land.duchy.areas)
        """What the next tile in an area brings by filling it up."""
        self.bonus = [0.0] * KINDS
        """What the next tile of a type brings towards its bonus tile."""
        self.gains = [0.0] * HEXES
        """What any tile brings on an open hex."""
        self.best = [-1.0] * KINDS
        """The best open hex of a type; below 0 when there is none."""
        self.area_worths = [0.0] * len(land.duchy.areas)
        self.bonus_worths = [0.0] * KINDS
        """What each area and each bonus tile promises."""
        self.areas = self.find_areas()
        self.bonuses = self.find_bonuses(state, race, more)
        self.openings = self.find_openings()

    def find_areas(self) -> float:
        """BUR-9.1: what unfinished areas promise; one out of reach promises less."""
        land = self.land
        duchy = land.duchy
        phase_points = components.PHASE_POINTS[self.clock.phase]
        table = AREA_PROMISE[self.clock.left]
        total = promise.PLACED * land.placed * self.clock.late_6
        for number, area in enumerate(duchy.areas):
            missing = land.free[number]
            if missing:
                promised = table[duchy.types[area[0]]][len(area)]
                finished = float(components.AREA_POINTS[len(area)] + phase_points)
                if missing > 1:
                    finished = promised[missing - 1]
                self.step[number] = finished - promised[missing]
                worth = promised[missing] if land.near[number] else promised[missing] * promise.FAR
                self.area_worths[number] = worth
                total += worth
        return total

    def find_bonuses(self, state: Position, race: int, more: float) -> float:
        """BUR-9.2: the bonus tiles that can still be won; the large one is a race."""
        total = 0.0
        for kind in range(KINDS):
            missing = self.land.missing[kind]
            if not missing:
                continue
            sure, hoped = bonus_points(state, kind, (race >> BITS * kind & (1 << BITS) - 1) - missing, more)
            slack = self.clock.turns - 0.8 * promise.PACE[kind] * missing
            if slack > 0:
                hoped *= promise.BONUS_NEXT**missing * slack / (slack + 4.0)
            else:
                hoped = 0.0
            self.bonus[kind] = sure - hoped if missing == 1 else 0.4 * hoped
            self.bonus_worths[kind] = hoped
            total += hoped
        return total

    def find_openings(self) -> float:
        """Open hexes: each type and each die value among them is one more use for a die."""
        total = 0.0
        for kind in range(KINDS):
            dice = 0
            best = -1.0
            for where in self.land.open[kind]:
                dice |= 1 << DIE[where]
                gain = self.hex_gain(where)
                self.gains[where] = gain
                best = max(best, gain)
            self.best[kind] = best
            if dice:
                total += promise.OPEN_TYPE + promise.OPEN_HEX * dice.bit_count()
        return total * self.clock.late_6

    def hex_gain(self, where: int) -> float:
        """What any tile brings on a hex."""
        land = self.land
        gain = self.step[land.duchy.area_of[where]] + self.bonus[land.duchy.types[where]]
        return gain + promise.OPEN_HEX * land.opens[where] + promise.PLACED * self.clock.late_6


def bonus_points(state: Position, kind: int, lead: int, more: float) -> tuple[float, float]:
    """The bonus for finishing a type at once, and the one to hope for; `lead`: how many more the next rival misses."""
    small = components.SMALL_BONUS[state.seats] + more
    if not state.large_left >> kind & 1:
        if not state.small_left >> kind & 1:
            return 0.0, 0.0
        return small, small
    large = components.LARGE_BONUS[state.seats] + more
    chance = min(max(0.5 + 0.15 * lead, 0.1), 0.95)
    return large, small + (large - small) * chance


# ---- what is kept


class Survey:
    """The lands that were looked at lately."""

    def __init__(self) -> None:
        self.lands: dict[int, Land] = {}
        self.kept = 0

    def land(self, player: Player) -> Land:
        key = player.filled << 4 | player.duchy
        land = self.lands.get(key)
        if land is None:
            self.make_room()
            land = Land(player)
            self.lands[key] = land
        return land

    def ground(self, land: Land, player: Player, clock: Clock, state: Position, seat: int) -> Ground:
        race = self.race(state, seat)
        knows = player.knowledge >> knowledge.BONUS_TILES & 1
        key = race << 12 | state.large_left << 6 | state.small_left
        key = (key << 2 | state.seats - 2) << 1 | knows
        key = key << 10 | clock.number
        ground = land.grounds.get(key)
        if ground is None:
            self.make_room()
            ground = Ground(land, clock, state, race, 2.0 if knows else 0.0)
            land.grounds[key] = ground
        return ground

    def race(self, state: Position, seat: int) -> int:
        """For each type, what the rival misses who has most of it."""
        least = NOBODY
        for number, other in enumerate(state.players):
            if number != seat and other.duchy:
                packed = self.land(other).packed
                least = packed if least == NOBODY else least_of(least, packed)
        return least

    def make_room(self) -> None:
        self.kept += 1
        if self.kept > KEPT:
            for land in self.lands.values():
                land.grounds.clear()  # each refers to its land: they would be left for the garbage collector
            self.lands.clear()
            self.kept = 1


def least_of(one: int, other: int) -> int:
    """The lesser number for each type."""
    found = 0
    for shift in range(0, BITS * KINDS, BITS):
        field = (1 << BITS) - 1 << shift
        found |= min(one & field, other & field)
    return found


SURVEY: Final = Survey()
