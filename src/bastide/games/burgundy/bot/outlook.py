"""What lies before a seat: its time, its duchy, animals, knowledge and goods, each in points.

A gain is *net* when what the thing was already worth before has been taken off.
"""

from bastide.games.burgundy import components, goods, knowledge
from bastide.games.burgundy.bot import promise
from bastide.games.burgundy.bot.land import SURVEY, Ground, Land
from bastide.games.burgundy.bot.promise import TURNS, Clock, clock_at
from bastide.games.burgundy.bot.worth import knowledge_worth
from bastide.games.burgundy.components import ANIMAL_COUNT, ANIMAL_KIND, PHASES, ROUNDS
from bastide.games.burgundy.effects import second_depot
from bastide.games.burgundy.position import Player, Position


class Outlook:
    """What one seat can hope for. Later parts use what earlier ones found (see `Prospect.value`)."""

    def __init__(self, state: Position, seat: int, player: Player) -> None:
        self.state = state
        self.seat = seat
        self.player = player
        self.on_turn = False
        self.new_depots = True
        """Whether the seat's next turn meets depots that it does not know now."""
        self.clock: Clock = self.read_clock()
        self.land: Land = SURVEY.land(player)
        self.ground: Ground = SURVEY.ground(self.land, player, self.clock, state, seat)
        self.faces = [0.0] * 7
        """The best net gain that a die of each value has from what the player owns."""
        self.best_sale = 0.0
        self.best_place = 0.0
        self.first_load = 0.0
        self.second_load = 0.0
        self.later_load = 0.0
        """What the next ships would load."""

    def read_clock(self) -> Clock:
        state = self.state
        if state.phase < 0:
            return clock_at(TURNS, 0, 0, len(PHASES))
        left = TURNS - (ROUNDS * state.phase + state.round)
        dice = 0
        phase = state.phase
        place = state.order.index(self.seat)
        begun = state.used != 0 or state.bought or len(state.stack) > 1
        if place > state.turn or (place == state.turn and not begun):
            left += 1
        elif place == state.turn:
            self.on_turn = True
            dice = 2 - (state.used & 1) - (state.used >> 1)
        last = state.round == ROUNDS and (place < state.turn or self.on_turn)
        self.new_depots = last or (state.round == 1 and state.turn == 0 and not begun)
        if last and not dice and len(state.stack) == 1 and phase + 1 < len(PHASES):
            phase += 1
        return clock_at(left, dice, phase, len(PHASES) - state.phase)

    # ---- the duchy

    def turn_order(self) -> float:
        """BUR-3.3.3: to choose first is an advantage."""
        others = self.state.seats - 1
        return promise.ORDER * (others - self.state.track.index(self.seat)) / others * self.clock.late_8

    def known(self) -> float:
        total = 0.0
        number = 0
        rest = self.player.knowledge
        while rest:
            if rest & 1:
                total += knowledge_worth(number, self.player, self.land, self.clock)
            rest >>= 1
            number += 1
        return total

    def herds(self) -> float:
        """BUR-6.2: a kind of animals counts again with each further tile in its pasture."""
        hexes = self.player.hexes
        total = 0
        for number in self.land.pastures:
            area = self.land.duchy.areas[number]
            strongest = 0
            for where in area:
                if hexes[where]:
                    strongest = max(strongest, self.herd(area, ANIMAL_KIND[hexes[where]], 0))
            total += strongest * min(self.land.free[number], 3)
        return promise.HERD * total * self.clock.late_8

    def herd(self, area: list[int], kind: int, extra: int) -> int:
        """The animals of a kind in a pasture, with so many extra points for each tile."""
        hexes = self.player.hexes
        total = 0
        for where in area:
            tile = hexes[where]
            if tile and ANIMAL_KIND[tile] == kind:
                total += ANIMAL_COUNT[tile] + extra
        return total

    # ---- goods

    def held_goods(self) -> float:
        """Goods are worth their point at the end, and what a sale brings beyond that and its die."""
        clock = self.clock
        total = 0.0
        colour = 1
        pile = self.player.goods
        while pile:
            count = pile & 7
            if count:
                sale = self.sale(count, colour)
                held = count + max(0.0, sale - count - clock.die) * clock.turns / (clock.turns + promise.SALE_WAIT)
                self.faces[colour] = sale - held
                self.best_sale = max(self.best_sale, sale - held)
                total += held
            pile >>= 3
            colour += 1
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
        held = self.player.goods
        free = components.GOODS_SPACES
        while held:
            if held & 7:
                free -= 1
            held >>= 3
        later = promise.LATER_LOAD * self.clock.late_5 * (1.0 if free else 0.5)
        best = 0.0
        second = 0.0
        depots = self.state.depot_goods
        two = self.player.knows(knowledge.TWO_DEPOTS)
        for depot in range(1, 7):
            pool = depots[depot]
            if two:
                pool += depots[second_depot(depot)]
            if pool:
                load = self.load(pool, free)
                if load > best:
                    second = best
                    best = load
                elif load > second:
                    second = load
        fade = min(1.0, 0.3 + self.clock.turns / 6.0)
        self.first_load = max(best * fade, later)
        self.second_load = max(second * fade, later)
        self.later_load = later

    def load(self, pool: int, free: int) -> float:
        each = promise.GOOD + promise.GOOD_SEAT * self.state.seats
        held = self.player.goods
        total = 0.0
        while pool:
            count = pool & 7
            if count:
                if held & 7:
                    total += (each + promise.GOOD_SAME) * count
                elif free:
                    free -= 1
                    total += each * count
            pool >>= 3
            held >>= 3
        return total
