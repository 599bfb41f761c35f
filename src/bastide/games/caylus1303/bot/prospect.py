"""How well a seat stands, for bots: what it has, and what its workers on the board and in hand can still make of it."""

from bastide.games.caylus1303.bot import promise
from bastide.games.caylus1303.bot.foresight import TOLL, Foresight, usual_chance
from bastide.games.caylus1303.bot.holdings import NONE, is_setup, ready_sets
from bastide.games.caylus1303.bot.outlook import Outlook
from bastide.games.caylus1303.bot.promise import BONUSES, INCOMES, NOMINAL
from bastide.games.caylus1303.components import (
    BUILDINGS,
    DELIVERYMAN,
    FIRST_YELLOW,
    PRESTIGE,
    RESIDENCE_KIND,
    SPACES,
    STARTING,
)
from bastide.games.caylus1303.goods import GOLD, GOODS, count
from bastide.games.caylus1303.position import (
    ACTIVATION,
    ASK_DELIVER,
    ASK_FAVOUR,
    ASK_USE,
    ASK_VISIT,
    ASK_WELCOME,
    DELIVERY,
    DRAFTING,
    MANAGEMENT,
    PLANNING,
    Position,
)
from bastide.games.caylus1303.turn import place_cost


def evaluate(state: Position, seat: int) -> float:
    """The points that a seat may hope for, less some of the others' points and what is the same for all."""
    if not state.stack:
        return state.players[seat].points - promise.RIVALS[state.seats] * others_points(state, seat)
    return Prospect(state, seat).value()


def others_points(state: Position, seat: int) -> float:
    """The mean of the others' points."""
    total = 0
    for other in range(state.seats):
        if other != seat:
            total += state.players[other].points
    return total / (state.seats - 1)


class Prospect(Outlook):
    """An outlook together with what the others may do to it."""

    def __init__(self, state: Position, seat: int) -> None:
        super().__init__(state, seat)
        self.offers: list[float] = []
        """What one more worker would bring on the places that are free."""

    def value(self) -> float:
        state = self.state
        player = self.player
        worth = player.points - self.rivals * others_points(state, self.seat)
        worth += self.characters() + self.town()
        if state.phase == DRAFTING:
            return worth
        worth += self.on_stack()
        worth += self.road()
        delivers = self.delivers()
        ending = self.end_worth(delivers)
        worth += ending
        if state.phase == PLANNING:
            worth += self.planning(delivers, ending)
        worth += promise.CALENDAR[0 if state.seats == 2 else 1][self.left]
        return worth + self.gained + self.crew_worth()

    # ---- what one owns

    def characters(self) -> float:
        """Own characters, less some of what others have in theirs."""
        state = self.state
        total = 0.0
        for seat in range(state.seats):
            mask = state.players[seat].characters
            weight = 1.0 if seat == self.seat else -self.share
            while mask:
                low = mask & -mask
                total += weight * self.character(low.bit_length() - 1, seat)
                mask ^= low
        return total

    def town(self) -> float:
        """Buildings on the road by what they bring their owners in the rounds to come."""
        state = self.state
        total = 0.0
        missing = promise.PLACES - state.workable.bit_count()
        for space in range(FIRST_YELLOW, SPACES):
            owner = state.owners[space] - 1
            if owner < 0:
                continue
            own = owner == self.seat
            recruit = self.recruit if own else promise.RECRUIT
            tile = state.road[space]
            building = BUILDINGS[tile]
            if building.kind == PRESTIGE:
                gain = building.recruits * recruit
                for good in INCOMES[tile]:
                    gain += self.prices[good][2]
            elif building.kind == RESIDENCE_KIND:
                gain = recruit
            elif building.kind == STARTING:  # it turns into a residence this round
                gain = recruit
                total -= promise.STARTING_USE[tile]
                missing += 1
            else:
                gain = self.visitors * promise.OWNED[tile]
            total += gain if own else -self.share * gain
        if missing > 0:
            total -= promise.SCARCE * missing * (missing + 1) / 2
        return total * self.left

    # ---- what is under way

    def on_stack(self) -> float:
        """Favours that the seat is about to use."""
        total = 0.0
        for decision in self.state.stack:
            if decision.seat != self.seat:
                continue
            if decision.kind == ASK_FAVOUR:
                total += self.favour_gain()
            elif decision.kind == ASK_WELCOME:
                best = 0.0
                mask = self.state.board_characters
                while mask:
                    low = mask & -mask
                    best = max(best, self.character(low.bit_length() - 1, self.seat))
                    mask ^= low
                total += best
            elif decision.kind == ASK_VISIT:
                gain = self.gain_of(self.state.site_tiles[decision.a], True)
                if gain != NONE:  # it must be used, for better or worse (CAY-4.10.4)
                    self.carry_out()
        return total

    def road(self) -> float:
        """The workers that stand on the road, in its order: each by what it will do, if the provost lets it.

        On the way it notes what the places that are free have to offer.
        """
        state = self.state
        if state.phase != PLANNING and state.phase != ACTIVATION:
            return 0.0
        own = self.own_workers()
        mask = own
        if self.places_more():
            mask |= state.workable & ~state.occupied() & ((1 << state.provost + 1) - 1)
        spaces: list[int] = []
        gains: list[float] = []
        taken: list[bool] = []
        total = 0.0
        while mask:
            low = mask & -mask
            mask ^= low
            space = low.bit_length() - 1
            gain = NONE if space > state.provost + 4 else self.gain_of(state.road[space], is_setup(space))
            if not own & low:
                self.add_offer(space, gain)
            elif gain > 0.0:
                take = space <= state.provost
                if take:
                    self.carry_out()
                spaces.append(space)
                gains.append(gain)
                taken.append(take)
            elif space != TOLL:
                total -= promise.WASTE
        foresight = Foresight(state, self.seat, spaces, gains, self.worker(max(self.reserve - 1, 0)))
        total -= foresight.cost
        for number, space in enumerate(spaces):
            chance = foresight.chance(space, self.reserve)
            total += (chance - 1.0 if taken[number] else chance) * gains[number]
        return total + self.others_on_road(foresight)

    def own_workers(self) -> int:
        """Mask of the spaces where the seat's workers have still to act."""
        state = self.state
        mask = self.player.standing
        if state.phase == ACTIVATION and state.using == self.seat + 1:
            top = state.stack[-1]
            if top.kind != ASK_USE or top.seat != self.seat:
                mask &= ~(1 << state.at)
        return mask

    def places_more(self) -> bool:
        """Whether the seat may place more workers after others: what it does at once the search sees by itself."""
        state = self.state
        if state.phase != PLANNING or state.stack[-1].seat == self.seat or self.seat in state.bridge:
            return False
        return self.player.reserve >= place_cost(state, self.player)

    def add_offer(self, space: int, gain: float) -> None:
        """Note a free place, by its chance and less what its owner gets (CAY-3.2.4)."""
        gain *= usual_chance(self.state.provost - space, self.player.reserve - 1)
        if gain > 0.0:
            owner = self.state.owners[space]
            if owner and owner != self.seat + 1:
                gain -= self.share
            self.offers.append(gain)

    def others_on_road(self, foresight: Foresight) -> float:
        """Others' workers count against the seat; on its own buildings they bring a bonus (CAY-4.8.1)."""
        state = self.state
        total = 0.0
        for seat in range(state.seats):
            if seat == self.seat:
                continue
            mask = state.players[seat].standing
            while mask:
                low = mask & -mask
                mask ^= low
                space = low.bit_length() - 1
                chance = foresight.chance(space, 0)
                if chance > 0.0:
                    total -= self.share * chance * NOMINAL[state.road[space]]
                    if state.owners[space] == self.seat + 1:
                        for good in BONUSES[state.road[space]]:
                            total += chance * self.prices[good][self.have[good]]
        return total

    # ---- deliveries, prestige buildings, what is kept

    def delivers(self) -> bool:
        """Whether the seat may still deliver in this round, with a worker at the site or as the Deliveryman."""
        state = self.state
        if state.phase == MANAGEMENT:
            return False
        if state.phase == DELIVERY:
            top = state.stack[-1]
            if top.kind == ASK_DELIVER and top.seat == self.seat:
                return True
            return state.delivers(self.seat) or (self.player.holds(DELIVERYMAN) and state.stage <= len(state.site))
        return self.seat in state.site or self.player.holds(DELIVERYMAN)

    def end_worth(self, delivers: bool) -> float:
        """The rest of the round from delivery on: the better of delivering first and keeping goods for prestige."""
        have = self.have
        if not delivers:
            return self.stock_worth(have) + self.residences_worth(have, self.residences) + self.majority(0)
        goods = have.copy()
        sets, points = self.deliver(goods)
        best = points + self.stock_worth(goods) + self.residences_worth(goods, self.residences) + self.majority(sets)
        if self.residences and have[GOLD]:
            goods = have.copy()
            built, _ = self.spend_on_prestige(goods, self.residences)
            if built:
                gain = self.residences_worth(have, self.residences) + self.stock_worth(have) - self.stock_worth(goods)
                sets, points = self.deliver(goods)
                best = max(best, gain + points + self.stock_worth(goods) + self.majority(sets))
        return best

    def majority(self, sets: int) -> float:
        """CAY-3.4.4: the favour for most sets, if others do not deliver as many."""
        state = self.state
        if state.phase == MANAGEMENT or (state.phase == DELIVERY and state.stage > len(state.site) + 1):
            return 0.0
        sets += self.player.sets
        if not sets:
            return 0.0
        before = True
        chance = promise.MOST_SETS
        for seat in state.site:
            if seat == self.seat:
                before = False
                continue
            other = state.players[seat]
            theirs = other.sets
            if state.delivers(seat):
                theirs += ready_sets([count(other.goods, good) for good in range(len(GOODS))])
            if theirs > sets or (theirs == sets and before):
                chance = promise.FEWER_AT_LAST if state.phase == DELIVERY else promise.FEWER_SETS
        if state.phase == PLANNING and len(state.bridge) < state.seats:
            chance *= promise.SETS_TO_COME
        return chance * self.favour_gain()

    # ---- planning

    def planning(self, delivers: bool, ending: float) -> float:
        """What passing brings, or what can still be done; `ending` is the rest of the round as it looks now."""
        state = self.state
        total = 0.0
        if state.holder == self.seat and self.left:
            total += promise.FIRST
        if state.bridge and state.bridge[0] == self.seat:
            total += self.surcharges()
        return total + self.placements(delivers, ending) if self.places_more() else total

    def surcharges(self) -> float:
        """CAY-3.2.8: those who go on placing pay more."""
        total = 0
        for seat in range(self.state.seats):
            if seat not in self.state.bridge:
                total += min(self.state.players[seat].reserve, promise.SURCHARGED)
        return self.share * promise.SURCHARGE * total

    def placements(self, delivers: bool, ending: float) -> float:
        """The best of what the workers in hand can still be placed for; others may be there first."""
        state = self.state
        cost = place_cost(state, self.player)
        hands = self.player.reserve
        found = self.offers
        found.sort()
        total = 0.0
        if self.seat not in state.site:
            if delivers:
                gain = ending - self.end_worth(False) - self.hire(hands, cost)
            else:
                gain = self.end_worth(True) - ending - self.hire(hands, cost)
            if gain > 0.0:
                total += promise.SITE_KEEPS * gain
                hands -= cost
        keep = promise.CONTEST
        while found and hands >= cost:
            gain = found.pop() - self.hire(hands, cost)
            if gain <= 0.0:
                break
            total += keep * gain
            keep *= promise.CONTEST
            hands -= cost
        return total

    def hire(self, hands: int, cost: int) -> float:
        """The price of a placement to somebody with so many workers."""
        total = 0.0
        for number in range(hands - cost, hands):
            total += self.worker(number)
        return total
