"""What lies before a seat: areas, bonus tiles, open hexes, animals, knowledge and goods, each in points.

A gain is *net* when what the thing was already worth before has been taken off.
"""

from bastide.games.burgundy import components, goods, knowledge
from bastide.games.burgundy.bot import promise
from bastide.games.burgundy.bot.promise import AREA_PROMISE, Clock
from bastide.games.burgundy.bot.worth import knowledge_worth
from bastide.games.burgundy.duchies import DIE, DUCHIES, NEIGHBOUR_MASK, Duchy
from bastide.games.burgundy.effects import free_goods_spaces, second_depot
from bastide.games.burgundy.position import Player, Position


class Outlook:
    """What one seat can hope for. Later parts use what earlier ones found (see `Prospect.value`)."""

    def __init__(self, state: Position, seat: int, player: Player) -> None:
        self.state = state
        self.seat = seat
        self.player = player
        self.duchy: Duchy = DUCHIES[player.duchy]
        self.clock = Clock(state, seat)
        self.missing = [0] * len(components.TYPES)
        self.step = [0.0] * len(self.duchy.areas)
        """What the next tile in an area brings by filling it up."""
        self.bonus = [0.0] * len(components.TYPES)
        """What the next tile of a type brings towards its bonus tile."""
        self.hex_best = [-1.0] * len(components.TYPES)
        """The best open hex of a type; below 0 when there is none."""
        self.faces = [0.0] * 7
        """The best net gain that a die of each value has from what the player owns."""
        self.best_sale = 0.0
        self.best_place = 0.0
        self.loads = [0.0, 0.0, 0.0]
        """What the next three ships would load."""

    # ---- the duchy

    def areas(self) -> float:
        """BUR-9.1: what unfinished areas promise; one out of reach promises less."""
        duchy = self.duchy
        player = self.player
        phase_points = components.PHASE_POINTS[self.clock.phase]
        table = AREA_PROMISE[self.clock.left]
        total = promise.PLACED * player.filled.bit_count() * self.clock.late(6.0)
        for number, area in enumerate(duchy.areas):
            empty = duchy.area_mask[number] & ~player.filled
            if empty:
                missing = empty.bit_count()
                kind = duchy.types[area[0]]
                self.missing[kind] += missing
                promised = table[kind][len(area)]
                finished = promised[missing - 1] if missing > 1 else components.AREA_POINTS[len(area)] + phase_points
                self.step[number] = finished - promised[missing]
                total += promised[missing] if empty & player.reach else promised[missing] * promise.FAR
        return total

    def bonuses(self) -> float:
        """BUR-9.2: the bonus tiles that can still be won; the large one is a race."""
        total = 0.0
        for kind in range(len(components.TYPES)):
            missing = self.missing[kind]
            if not missing:
                continue
            sure, hoped = self.bonus_points(kind, missing)
            slack = self.clock.turns - 0.8 * promise.PACE[kind] * missing
            if slack > 0:
                hoped *= promise.BONUS_NEXT**missing * slack / (slack + 4.0)
            else:
                hoped = 0.0
            self.bonus[kind] = sure - hoped if missing == 1 else 0.4 * hoped
            total += hoped
        return total

    def bonus_points(self, kind: int, missing: int) -> tuple[float, float]:
        """The bonus for finishing a type at once, and the one to hope for."""
        state = self.state
        more = 2.0 if self.player.knows(knowledge.BONUS_TILES) else 0.0
        small = components.SMALL_BONUS[state.seats] + more
        if not state.large_left >> kind & 1:
            if not state.small_left >> kind & 1:
                return 0.0, 0.0
            return small, small
        rival = len(self.duchy.types)
        for seat, other in enumerate(state.players):
            if seat != self.seat and other.duchy:
                empty = (DUCHIES[other.duchy].type_mask[kind] & ~other.filled).bit_count()
                rival = min(rival, empty)
        large = components.LARGE_BONUS[state.seats] + more
        chance = min(max(0.5 + 0.15 * (rival - missing), 0.1), 0.95)
        return large, small + (large - small) * chance

    def turn_order(self) -> float:
        """BUR-3.3.3: to choose first is an advantage."""
        others = self.state.seats - 1
        return promise.ORDER * (others - self.state.track.index(self.seat)) / others * self.clock.late(8.0)

    def known(self) -> float:
        total = 0.0
        for number in range(1, 27):
            if self.player.knowledge >> number & 1:
                total += knowledge_worth(number, self.player, self.missing, self.clock)
        return total

    def openings(self) -> float:
        """Open hexes: each type and each die value among them is one more use for a die."""
        total = 0.0
        for kind in range(len(components.TYPES)):
            mask = self.player.reach & self.duchy.type_mask[kind]
            if not mask:
                continue
            dice = 0
            while mask:
                low = mask & -mask
                mask ^= low
                where = low.bit_length() - 1
                dice |= 1 << DIE[where]
                self.hex_best[kind] = max(self.hex_best[kind], self.hex_gain(where))
            total += promise.OPEN_TYPE + promise.OPEN_HEX * dice.bit_count()
        return total * self.clock.late(6.0)

    def hex_gain(self, where: int) -> float:
        """What any tile brings on a hex."""
        player = self.player
        opened = (NEIGHBOUR_MASK[where] & ~player.filled & ~player.reach).bit_count()
        duchy = self.duchy
        gain = self.step[duchy.area_of[where]] + self.bonus[duchy.types[where]]
        return gain + promise.OPEN_HEX * opened + promise.PLACED * self.clock.late(6.0)

    def herds(self) -> float:
        """BUR-6.2: a kind of animals counts again with each further tile in its pasture."""
        duchy = self.duchy
        player = self.player
        total = 0
        for number, area in enumerate(duchy.areas):
            if duchy.types[area[0]] == components.ANIMAL:
                free = (duchy.area_mask[number] & ~player.filled).bit_count()
                if 0 < free < len(area):
                    strongest = 0
                    for kind in range(len(components.ANIMALS)):
                        strongest = max(strongest, self.herd(area, kind, 0))
                    total += strongest * min(free, 3)
        return promise.HERD * total * self.clock.late(8.0)

    def herd(self, area: list[int], kind: int, extra: int) -> int:
        """The animals of a kind in a pasture, with so many extra points for each tile."""
        total = 0
        for where in area:
            tile = self.player.hexes[where]
            if tile and components.ANIMAL_KIND[tile] == kind:
                total += components.ANIMAL_COUNT[tile] + extra
        return total

    # ---- goods

    def held_goods(self) -> float:
        """Goods are worth their point at the end, and what a sale brings beyond that and its die."""
        player = self.player
        clock = self.clock
        total = 0.0
        for colour in goods.colours(player.goods):
            count = goods.count(player.goods, colour)
            sale = self.sale(count, colour)
            held = count + max(0.0, sale - count - clock.die) * clock.turns / (clock.turns + promise.SALE_WAIT)
            self.faces[colour] = sale - held
            self.best_sale = max(self.best_sale, sale - held)
            total += held
        return total

    def sale(self, count: int, colour: int) -> float:
        """BUR-5.3.2 with what knowledge 3, 4, 15 and 25 add."""
        player = self.player
        gain = count * self.state.seats + self.clock.silver * knowledge.sale_silver(player)
        gain += self.clock.worker * knowledge.sale_workers(player)
        if player.knows(knowledge.SOLD_GOODS):
            gain += 0.3 * count
        if player.knows(knowledge.SOLD_COLOURS) and not goods.count(player.sold, colour):
            gain += 1.5
        return gain

    def find_loads(self) -> None:
        """BUR-6.1.1: the two best loads in the depots; after those, and where there are none, what may come."""
        player = self.player
        free = free_goods_spaces(player)
        later = promise.LATER_LOAD * self.clock.late(5.0) * (1.0 if free else 0.5)
        best = 0.0
        second = 0.0
        for depot in range(1, 7):
            pool = self.state.depot_goods[depot]
            if player.knows(knowledge.TWO_DEPOTS):
                pool += self.state.depot_goods[second_depot(depot)]
            if pool:
                load = self.load(pool, free)
                if load > best:
                    second = best
                    best = load
                elif load > second:
                    second = load
        fade = min(1.0, 0.3 + self.clock.turns / 6.0)
        self.loads = [max(best * fade, later), max(second * fade, later), later]

    def load(self, pool: int, free: int) -> float:
        each = promise.GOOD + promise.GOOD_SEAT * self.state.seats
        total = 0.0
        for colour in goods.colours(pool):
            count = goods.count(pool, colour)
            if goods.count(self.player.goods, colour):
                total += (each + promise.GOOD_SAME) * count
            elif free:
                free -= 1
                total += each * count
        return total
