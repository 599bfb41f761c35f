"""The new deeds (ORL-8.3): what each token brings, and what filling them brings. Tokens may be placed even if that
cannot be used (ORL-8.3.3)."""

from typing import ClassVar, Final

from bastide.core.reading import Reader
from bastide.games.orleans import gains, goods
from bastide.games.orleans.deeds import Deed
from bastide.games.orleans.new_deeds.asks import ASK_ALCHEMY, ASK_JURY, ASK_TUGBOAT
from bastide.games.orleans.new_deeds.components import CLOSED_TO_TWO
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import Module, Row
from bastide.games.orleans.tokens import CRAFTSMAN

FREE_DRAW: Final = 1  # tokens drawn for each on Alchemy


class Alchemy(Deed):
    """ORL-8.3.5: a token of the bag to a slot; the player may."""

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        state.ask(ASK_ALCHEMY, seat, FREE_DRAW)


class Tugboat(Deed):
    """The merchant moves along a river, if there is one (R-19, R-54)."""

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        state.ask(ASK_TUGBOAT, seat)


class TownCharter(Deed):
    """A place tile by the traders index (R-26): none, of level I, of any level."""

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        gains.offer_tile(state, seat)


class Navigation(Deed):
    """One of the technology tiles that were laid beside it (ORL-8.3.6), by the craftsmen index: none, one that must go
    on a farmer slot, a normal one."""

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        player = state.players[seat]
        index = player.index(CRAFTSMAN)
        if not index or not state.reserved:
            state.tell("no_use", seat, {"what": self.name, "why": "why-no-craftsman"})
            return
        state.reserved -= 1
        player.held += 1
        if index == 1:
            player.bound += 1
        state.moved("technology", seat, "technology", f"deed:{self.name}", "held")

    def technology(self, state: Position) -> int:
        return state.reserved

    def claims(self, state: Position) -> int:
        return state.deeds.count(0, self.first, self.end)


class Uncrowned(Deed):
    """No citizen lies here; filling it brings coins, if anything."""

    crowned: ClassVar[bool] = False

    def __init__(self, name: str, coins: int, spaces: tuple[int, ...], bounty: int = 0) -> None:
        super().__init__(name, coins, spaces)
        self.bounty = bounty

    def complete(self, state: Position, seat: int) -> None:
        state.gain_coins(seat, self.bounty, f"deed:{self.name}")


class JuryTrial(Uncrowned):
    """Who fills it may carry out a place at once, activated or not (R-25, R-52)."""

    def complete(self, state: Position, seat: int) -> None:
        state.ask(ASK_JURY, seat)


class Laden(Uncrowned):
    """Thanksgiving and Sheep Breeding: the good that lies on the space (ORL-8.3.2)."""

    def __init__(self, name: str, spaces: tuple[int, ...], bounty: int, laid: tuple[int, ...]) -> None:
        super().__init__(name, 0, spaces, bounty)
        self.goods = laid

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        state.take_good(seat, self.goods[space], f"deed:{self.name}:{space}")

    def lying(self, state: Position) -> int:
        empty = [at for at in range(self.first, self.end) if not state.deeds[at]]
        return sum([goods.ONE[self.goods[at - self.first]] for at in empty])


class Research(Uncrowned):
    """Development points."""

    def __init__(self, name: str, spaces: tuple[int, ...], points: int, last: int) -> None:
        super().__init__(name, 0, spaces)
        self.points = points
        self.last = last

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        gains.develop(state, seat, self.points)

    def complete(self, state: Position, seat: int) -> None:
        gains.develop(state, seat, self.last)


class Architecture(Deed):
    """A citizen for each token; who fills it builds in the merchant's city, if that is allowed (R-53)."""

    crowned: ClassVar[bool] = False

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        gains.gain_citizen(state, seat, f"deed:{self.name}")

    def complete(self, state: Position, seat: int) -> None:
        gains.build_station(state, seat)

    def citizens(self, state: Position) -> int:
        return state.deeds.count(0, self.first, self.end)


def rows(seats: int, spaces: dict[str, tuple[int, ...]], laid: dict[str, tuple[int, ...]]) -> list[Row]:
    """ORL-8.3.1: the deeds that are available with so many players; `spaces` has what is printed on the spaces of each,
    `laid` the goods on them. The last space is covered unless four play."""
    found: list[Row] = [
        Alchemy("alchemy", 0, spaces["alchemy"]),
        JuryTrial("jury", 1, spaces["jury"]),
        Laden("thanksgiving", spaces["thanksgiving"], 2, laid["thanksgiving"]),
        Laden("sheep_breeding", spaces["sheep_breeding"], 2, laid["sheep_breeding"]),
        Uncrowned("coinage", 3, spaces["coinage"], 3),
        Research("research", spaces["research"], 2, 3),
        Tugboat("tugboat", 0, spaces["tugboat"]),
        Architecture("architecture", 0, spaces["architecture"]),
        TownCharter("town_charter", 0, spaces["town_charter"]),
        Navigation("navigation", 0, spaces["navigation"]),
    ]
    for row in found:
        row.rule = "ORL-8.3.4"
        row.board_rule = "ORL-8.3.1"
        row.covered = 0 if seats == 4 else 1
    return [row for row in found if seats > 2 or row.name not in CLOSED_TO_TWO]


class NewDeeds(Module):
    """ORL-8.3.2: goods are laid out with the others (see `Laden`)."""

    def set_up(self, state: Position) -> None:
        """Technology tiles for Navigation, one for each space that is not covered."""
        state.reserved = sum([row.claims(state) for row in state.box.rows])
        state.technology -= state.reserved

    def check(self, state: Position, given: dict[str, Reader]) -> None:
        """A token takes at most one of the tiles for Navigation, and what it leaves stays (ORL-8.3.6)."""
        for row in state.box.rows:
            if isinstance(row, Navigation) and "reserved" in given:
                given["reserved"].number(row.claims(state), row.end - row.first)
