"""Villains in general (ORL-8.4.2, ORL-8.4.3): whom a token hits, and the bribe that can prevent it.

A plot is the target and the exact effect as one integer; the effect alone is its `detail`, a number that each villain
reads in his own way.
"""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Value
from bastide.games.orleans import goods
from bastide.games.orleans.deeds import Deed
from bastide.games.orleans.intrigue.asks import ASK_OFFER, ASK_PLOT
from bastide.games.orleans.position import Player, Position

# ---- how a target is named

PERSON: Final = 0
SLOT: Final = 1
TRACK: Final = 2
SWAP: Final = 3
"""A player alone; with a slot, with a track, with two goods."""

WIDE: Final = 1000  # details are smaller
HOLDINGS: Final = 2 * goods.KINDS


def plot_of(target: int, detail: int) -> int:
    return target * WIDE + detail


def holdings(player: Player) -> list[int]:
    """The goods of a player, each kind once; those on the Brasserie come after the others and are counted on."""
    return [*goods.kinds(player.goods), *[goods.KINDS + good for good in goods.kinds(player.brasserie)]]


def opponents(state: Position, seat: int) -> list[int]:
    """Clockwise from a player (ORL-8.4.3.2)."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


class Villain(Deed):
    """Coins from the supply, then an effect on one opponent or on all; filling the row brings a citizen or something of
    its own."""

    way: ClassVar[int] = PERSON
    hits_all: ClassVar[bool] = False
    optional: ClassVar[bool] = False  # the effect may be declined (ORL-8.4.9)

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        """ORL-8.4.3.1: first the coins, then the target is named; where all are hit, they are asked in turn."""
        super().reward(state, seat, space, gain)
        if self.hits_all:
            for target in reversed(opponents(state, seat)):
                state.ask(ASK_OFFER, target, self.number, 0, seat)
        else:
            state.ask(ASK_PLOT, seat, self.number)

    def details(self, state: Position, seat: int, target: int) -> list[int]:
        """How it can hit an opponent."""
        return [0]

    def thinkable(self, state: Position, seat: int, target: int) -> list[int]:
        """How it could be named, possible or not."""
        return self.details(state, seat, target)

    def plots(self, state: Position, seat: int) -> list[int]:
        """Whom it can hit, and how (ORL-8.4.4)."""
        others = opponents(state, seat)
        return [plot_of(target, detail) for target in others for detail in self.details(state, seat, target)]

    def why_not(self, state: Position, seat: int, target: int, detail: int) -> Refusal:
        """Why it cannot hit an opponent in this way."""
        return Refusal("ORL-8.4.2", "refuse-no-effect")

    def harms(self, state: Position, seat: int, target: int, detail: int) -> bool:
        """Whether it would change anything for the target: only then a bribe is asked for."""
        return True

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        """What it does."""
        return

    def spare(self, state: Position, seat: int, target: int, detail: int) -> None:
        """ORL-8.4.3: what of it still happens when the target has paid."""
        return

    def shown(self, state: Position, detail: int) -> dict[str, Value]:
        """The effect that was named, in names of things, for views."""
        return {}


def villain(state: Position, number: int) -> Villain:
    row = state.box.row(number)
    assert isinstance(row, Villain)
    return row


# ---- ORL-8.4.3: bribes


def offered(asked: Decision) -> tuple[int, int, int]:
    """What has been put together: coins, goods of the stock, goods of the Brasserie."""
    more = asked.more
    return (more[0], more[1], more[2]) if more else (0, 0, 0)


def left_to_offer(player: Player, asked: Decision) -> tuple[int, int, int]:
    """What the target owns besides (ORL-8.4.3.2)."""
    coins, stock, tile = offered(asked)
    return (player.coins - coins, player.goods - stock, player.brasserie - tile)


def owns_offer(player: Player, asked: Decision) -> bool:
    """Whether a player has what he offers."""
    coins, stock, tile = offered(asked)
    return player.coins >= coins and goods.covers(player.goods, stock) and goods.covers(player.brasserie, tile)


def hand_coins(state: Position, seat: int, other: int, coins: int) -> None:
    """Coins from one player to another."""
    if coins:
        state.players[seat].coins -= coins
        state.players[other].coins += coins
        if state.events is not None:
            ways = {"piece": "coin", "from": "coins", "to": f"player:{other}"}
            state.tell("hand", seat, {"count": coins, "other": other + 1, **ways})


def hand_good(state: Position, seat: int, other: int, good: int, on_tile: bool) -> None:
    """A good from one player to another, where it lies in the normal stock (ORL-8.4.9)."""
    state.players[seat].lose_good(good, on_tile)
    state.players[other].goods += goods.ONE[good]
    if state.events is not None:
        name = goods.GOODS[good]
        ways = {"piece": name, "from": goods.good_id(good, on_tile), "to": f"player:{other}"}
        state.tell("hand_good", seat, {"good": name, "other": other + 1, **ways})


def hand_over(state: Position, seat: int, other: int, offer: tuple[int, int, int]) -> None:
    """A bribe changes hands."""
    hand_coins(state, seat, other, offer[0])
    for good in goods.listed(offer[1]):
        hand_good(state, seat, other, good, False)
    for good in goods.listed(offer[2]):
        hand_good(state, seat, other, good, True)
