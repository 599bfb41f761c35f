"""What the places of the player board and the place tiles do (ORL-4.5, ORL-4.10)."""

from collections.abc import Callable
from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import Refusal
from bastide.games.orleans import gains, goods, laying
from bastide.games.orleans.actions.places import CARRIERS, RECRUITS, STUDIES, TRAVELS, USES, Carry
from bastide.games.orleans.asks import ASK_DEEDS
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.components import BATHHOUSE, TOWER, TOWN_HALL, VILLAGE
from bastide.games.orleans.deeds import can_send, tokens_to_send
from bastide.games.orleans.goods import BROCADE, CHEESE, GRAIN, WINE, WOOL
from bastide.games.orleans.map import AT, CITIES, RIVER, ROAD, WAYS
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.rules import Effect
from bastide.games.orleans.tokens import FARMER, KNIGHT, MONK, SCHOLAR


class Acts(Effect):
    """It is carried out in phase 5."""

    acts: ClassVar[bool] = True


class Plain(Acts):
    """There is one way to carry it out; its `refusal` says all about whether it can be."""

    plain: ClassVar[bool] = True

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def find(self, state: Position, seat: int, place: int, found: list[Action] | None) -> bool:
        if self.refusal(state, seat) is not None:
            return False
        if found is not None:
            found.append(USES[seat][place])
        return True

    def ways(self, state: Position, seat: int, place: int) -> list[Action]:
        return [USES[seat][place]]


class Recruits(Plain):
    """A character from the supply, and a step on its track (ORL-4.3, ORL-4.4)."""

    rule: ClassVar[str] = "ORL-4.3"

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return gains.recruit_refusal(state, seat, self.what)

    def banned(self, state: Position) -> bool:
        return state.box.events[state.event].bans >> self.what & 1 == 1

    def carry_out(self, state: Position, seat: int, place: int) -> None:
        gains.recruit(state, seat, self.what, place)


class Chooses(Acts):
    """One of several ways, each with rules of its own."""

    def __init__(self, carries: list[list[Carry]]) -> None:
        super().__init__()
        self.carries = carries  # by seat

    def find(self, state: Position, seat: int, place: int, found: list[Action] | None) -> bool:
        possible = [carry for carry in self.carries[seat] if carry.way_refusal(state) is None]
        if found is not None:
            found += possible
        return len(possible) > 0

    def ways(self, state: Position, seat: int, place: int) -> list[Action]:
        return [*self.carries[seat]]


class VillageRecruits(Chooses):
    """One of three (ORL-4.5); where none can be had it cannot be carried out (R-50)."""

    rule: ClassVar[str] = "ORL-4.5"

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if self.find(state, seat, VILLAGE, None) else Refusal("ORL-4.3", "refuse-nobody-left")


class Moves(Acts):
    """The merchant along one road or river (ORL-4.6)."""

    rule: ClassVar[str] = "ORL-4.6"
    moves: ClassVar[bool] = True

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        """ORL-4.3.1: a connection of its type."""
        city = state.players[seat].merchant
        if AT[city][self.what]:
            return None
        return Refusal("ORL-4.3.1", "refuse-no-way", {"city": f"@city-{CITIES[city]}", "way": WAYS[self.what]})

    def find(self, state: Position, seat: int, place: int, found: list[Action] | None) -> bool:
        edges = AT[state.players[seat].merchant][self.what]
        if found is not None:
            for edge in edges:
                found += travels(state, TRAVELS[seat][CARRIERS.index(place)][edge], edge)
        return len(edges) > 0

    def ways(self, state: Position, seat: int, place: int) -> list[Action]:
        edges = AT[state.players[seat].merchant][self.what]
        return [TRAVELS[seat][CARRIERS.index(place)][edge][0] for edge in edges]


def travels(state: Position, ways: list[Action], edge: int) -> list[Action]:
    """Of the ways to travel over a connection, by good, those that it has: without one first."""
    return [ways[0], *[ways[good + 1] for good in gains.goods_on(state, edge)]]


class Builds(Plain):
    """A station in the merchant's city (ORL-4.7)."""

    rule: ClassVar[str] = "ORL-4.7"

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.may_build(seat):
            return None
        player = state.players[seat]
        if not player.supply:
            return Refusal("ORL-9.9", "refuse-no-station")
        return Refusal("ORL-4.7", "refuse-city-taken", {"city": f"@city-{CITIES[player.merchant]}"})

    def carry_out(self, state: Position, seat: int, place: int) -> None:
        gains.build_station(state, seat)


class Develops(Plain):
    """Development points (ORL-4.11), illegal at the end of the track (ORL-4.3)."""

    rule: ClassVar[str] = "ORL-4.11"

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if gains.steps_left(state.players[seat]) else Refusal("ORL-4.3", "refuse-developed")

    def carry_out(self, state: Position, seat: int, place: int) -> None:
        gains.develop(state, seat, self.what)


class Pays(Plain):
    """Coins, for the Office also without a station (R-11); for the Windmill a development point too (R-12: with or
    without)."""

    def __init__(self, coins: Callable[[Player], int], points: int = 0) -> None:
        super().__init__()
        self.coins = coins
        self.points = points

    def carry_out(self, state: Position, seat: int, place: int) -> None:
        coins = self.coins(state.players[seat])
        state.gain_coins(seat, coins, "supply")
        if not coins:
            state.tell("unpaid", seat, {"what": PLACE_NAMES[place]})
        gains.develop(state, seat, self.points)


class Makes(Plain):
    """A good of the goods market, if it has one (ORL-4.3, ORL-9.3)."""

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if goods.count(state.market, self.what):
            return None
        return Refusal("ORL-9.3", "refuse-no-good", {"good": f"@good-{goods.GOODS[self.what]}"})

    def carry_out(self, state: Position, seat: int, place: int) -> None:
        gains.take_from_market(state, seat, self.what)


class Invents(Plain):
    """The Laboratory: a technology tile to hold (ORL-9.4)."""

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if state.technology else Refusal("ORL-9.4", "refuse-no-technology")

    def carry_out(self, state: Position, seat: int, place: int) -> None:
        gains.take_technology(state, seat)


class Buys(Chooses):
    """The Pharmacy: at least a coin is paid and a step possible (ORL-4.10.4)."""

    rule: ClassVar[str] = "ORL-4.10.4"

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        player = state.players[seat]
        if not player.coins:
            return Refusal("ORL-4.10.4", "refuse-coins", {"coins": 1, "purse": 0})
        return None if gains.steps_left(player) else Refusal("ORL-4.10.4", "refuse-developed")


class Bathes(Plain):
    """The Bathhouse: two tokens of the bag, of which one that can be goes on a slot (ORL-4.10.2)."""

    rule: ClassVar[str] = "ORL-4.10.2"

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        """ORL-4.3.1."""
        return None if state.players[seat].bag else Refusal("ORL-4.3.1", "refuse-empty-bag")

    def carry_out(self, state: Position, seat: int, place: int) -> None:
        laying.draw_to_lay(state, seat, 2, BATHHOUSE)


class Sends(Plain):
    """Town Hall and Gunpowder Tower: one or two neutral tokens to deeds (ORL-4.9.2, ORL-4.10.3)."""

    rule: ClassVar[str] = "ORL-4.9.2"
    free: ClassVar[bool] = False

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        """ORL-4.3.1: at least one token has a free space."""
        heap = tokens_to_send(state.players[seat], self.what)
        if not heap:
            return Refusal("ORL-4.9.2", "refuse-nobody-to-send")
        return None if can_send(state, heap) else Refusal("ORL-4.3.1", "refuse-no-space")

    def carry_out(self, state: Position, seat: int, place: int) -> None:
        """The tokens are in the player's hand until each has found its place; what is left goes back (R-13)."""
        player = state.players[seat]
        heap = tokens_to_send(player, place)
        if place == TOWER:
            player.tower -= heap
        else:
            player.clear(place)
        state.ask(ASK_DEEDS, seat, heap, place)

    def lost(self, state: Position, seat: int) -> None:
        """R-9: tokens on the Tower go into the bag."""
        player = state.players[seat]
        state.to_bag(seat, player.tower, "tower")
        player.tower = 0


PASSIVE: Final = Effect()  # Sacristy, Herb Garden and School: their place in the game is elsewhere
BASE_EFFECTS: Final[list[Effect]] = [
    Recruits(FARMER), VillageRecruits(RECRUITS), Recruits(SCHOLAR), Recruits(KNIGHT), Recruits(MONK),
    Moves(RIVER), Moves(ROAD), Builds(), Develops(1), Sends(TOWN_HALL),
    # place tiles of level I
    Makes(GRAIN), Makes(CHEESE), Makes(WINE), Makes(WOOL), Makes(BROCADE), Pays(lambda player: 2), PASSIVE, PASSIVE,
    Bathes(), Pays(lambda player: 2, 1), Develops(2), Pays(lambda player: player.level),
    # of level II
    Sends(TOWER), Pays(lambda player: 4), Pays(lambda player: player.stations.bit_count()), PASSIVE, Buys(STUDIES),
    Moves(ROAD), Develops(1), Invents(),
]  # fmt: skip
"""By place, in the order of components.py."""
