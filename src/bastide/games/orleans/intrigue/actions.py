"""What can be done (ORL-8.4): name a target and the exact effect; offer a bribe, accept or refuse it; pick a good."""

from abc import abstractmethod
from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Value, player
from bastide.games.orleans import gains, goods, tracks
from bastide.games.orleans.actions import move
from bastide.games.orleans.actions.move import GOOD, ON_TILE, PLACE, GoodMove, Move, each
from bastide.games.orleans.box import PLACE_OF, SLOT_IDS, SLOTS
from bastide.games.orleans.components import SEATS
from bastide.games.orleans.intrigue import plots
from bastide.games.orleans.intrigue.asks import ASK_BRIBE, ASK_OFFER
from bastide.games.orleans.intrigue.plots import HOLDINGS, PERSON, SLOT, SWAP, TRACK, plot_of, villain
from bastide.games.orleans.position import Position

MOST_AT_ONCE: Final = 20  # coins that are added to an offer in one go; whoever wants to give more adds more
TARGET: Final = Field("target", Number(0, SEATS - 1), touch="player")

# ---- ORL-8.4.3.1: the target and the exact effect


class Naming(Move):
    """Name the target and the exact effect of a villain (ORL-8.4.3.1, D16)."""

    cites: ClassVar[str] = "ORL-8.4.3.1"
    way: ClassVar[int] = PERSON
    target: int

    def detail(self) -> int:
        """The effect as the villain reads it: what is said besides the target."""
        return self.numbers()[1] if len(self.declared) > 1 else 0

    def said(self, state: Position) -> dict[str, Value]:
        """What words say of the effect."""
        return {field.said: field.kind.words(field.of(self)) for field in self.declared[1:]}

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        row = villain(state, asked.a)
        if row.way == self.way and plot_of(self.target, self.detail()) in row.plots(state, self.seat):
            return None
        if row.way != self.way:
            return Refusal("ORL-8.4.3.1", "refuse-name-otherwise", {"villain": f"@deed-{row.name}"})
        if self.target == self.seat or self.target >= state.seats:
            return Refusal("ORL-8.4.4", "refuse-no-opponent")
        return row.why_not(state, self.seat, self.target, self.detail())

    def apply(self, state: Position) -> None:
        """Then the target may offer a bribe."""
        asked = state.settle(self.seat)
        if state.events is not None:
            row = villain(state, asked.a)
            state.tell(self.do, self.seat, {"what": row.name, "other": self.target + 1, **self.said(state)})
        state.ask(ASK_OFFER, self.target, asked.a, self.detail(), self.seat)

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        name = "none" if asked is None else f"@deed-{villain(state, asked.a).name}"
        return {"villain": name, "target": player(self.target), **self.said(state)}


class NamePlayer(Naming):
    """An opponent: Arsonist, Kidnapper, Executioner."""

    do: ClassVar[str] = "name"
    declared: ClassVar[tuple[Field, ...]] = (TARGET,)


class NameSlot(Naming):
    """A slot of an opponent: Saboteur, Spy."""

    do: ClassVar[str] = "name_slot"
    way: ClassVar[int] = SLOT
    declared: ClassVar[tuple[Field, ...]] = (TARGET, Field("slot", move.SLOT))
    slot: int

    def touches(self) -> tuple[str, ...]:
        return (f"player:{self.target}", f"p{self.target}:{SLOT_IDS[self.slot]}")

    def said(self, state: Position) -> dict[str, Value]:
        return {"place": PLACE.words(PLACE_OF[self.slot]), "slot": f"@slot-{state.box.type_name(self.slot)}"}


class NameTrack(Naming):
    """A track where an opponent is ahead: Traitor."""

    do: ClassVar[str] = "name_track"
    way: ClassVar[int] = TRACK
    declared: ClassVar[tuple[Field, ...]] = (TARGET, Field("track", Name(tracks.TRACKS, "track")))
    track: int


class NameSwap(Naming):
    """A good of an opponent and one of one's own; either may lie on a Brasserie: Swindler (R-51)."""

    do: ClassVar[str] = "name_swap"
    way: ClassVar[int] = SWAP
    declared: ClassVar[tuple[Field, ...]] = (
        TARGET,
        Field("good", GOOD),
        ON_TILE,
        Field("own", GOOD),
        Field("own_tile", Number(1, 1), absent=0),
    )
    good: int
    on_tile: int
    own: int
    own_tile: int

    def touches(self) -> tuple[str, ...]:
        his = f"p{self.target}:{goods.good_id(self.good, self.on_tile == 1)}"
        return (f"player:{self.target}", his, goods.good_id(self.own, self.own_tile == 1))

    def detail(self) -> int:
        mine = self.own + goods.KINDS * self.own_tile
        return (self.good + goods.KINDS * self.on_tile) * HOLDINGS + mine

    def said(self, state: Position) -> dict[str, Value]:
        return {"good": GOOD.words(self.good), "own": GOOD.words(self.own)}


def naming(seat: int, way: int, plot: int) -> Action:
    """The action that names a plot."""
    target, detail = divmod(plot, plots.WIDE)
    if way == SWAP:
        his, mine = divmod(detail, HOLDINGS)
        tile, good = divmod(his, goods.KINDS)
        own_tile, own = divmod(mine, goods.KINDS)
        return NameSwap(seat, target, good, tile, own, own_tile)
    if way == PERSON:
        return NAME_PLAYERS[seat][target]
    return (NAME_SLOTS if way == SLOT else NAME_TRACKS)[seat][target][detail]


# ---- ORL-8.4.3: the bribe


def add_to_offer(state: Position, seat: int, coins: int, stock: int, tile: int) -> None:
    """More of what has been put together so far is asked for."""
    asked = state.settle(seat)
    more = plots.offered(asked)
    state.ask(ASK_OFFER, seat, asked.a, asked.b, asked.c, (more[0] + coins, more[1] + stock, more[2] + tile))


class OfferCoins(Move):
    """Add coins to what is going to be offered: those at hand (ORL-8.4.3.2, R-29)."""

    do: ClassVar[str] = "offer_coins"
    cites: ClassVar[str] = "ORL-8.4.3.2"
    declared: ClassVar[tuple[Field, ...]] = (Field("coins", Number(1, MOST_AT_ONCE)),)
    coins: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        left = plots.left_to_offer(state.players[self.seat], asked)[0]
        return None if self.coins <= left else Refusal(self.cites, "refuse-coins", {"coins": self.coins, "purse": left})

    def apply(self, state: Position) -> None:
        add_to_offer(state, self.seat, self.coins, 0, 0)


class OfferGood(GoodMove):
    """Add a good to what is going to be offered, of the stock or of the Brasserie (ORL-8.4.3.2, D26)."""

    do: ClassVar[str] = "offer_good"
    cites: ClassVar[str] = "ORL-8.4.3.2"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        left = plots.left_to_offer(state.players[self.seat], asked)[1 + self.on_tile]
        there = goods.count(left, self.good)
        return None if there else Refusal("ORL-8.4.3.2", "refuse-no-such-good", self.words(state))

    def apply(self, state: Position) -> None:
        one = goods.ONE[self.good]
        add_to_offer(state, self.seat, 0, 0 if self.on_tile else one, one if self.on_tile else 0)


def offer_words(asked: Decision) -> dict[str, Value]:
    """An offer for sentences."""
    coins, stock, tile = plots.offered(asked)
    return {"coins": coins, "goods": goods.stock_words(stock + tile) or "none"}


class Bribe(Move):
    """Something about the offer that has been put together; c of what is asked is the other player."""

    cites: ClassVar[str] = "ORL-8.4.3"

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        state.tell(self.do, self.seat, {"other": asked.c + 1, **self.told(asked)})
        self.follow(state, asked)

    def told(self, asked: Decision) -> dict[str, Value]:
        return {}

    @abstractmethod
    def follow(self, state: Position, asked: Decision) -> None:
        """What comes of it."""

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        return {} if asked is None else offer_words(asked)


class Propose(Bribe):
    """Offer what has been put together, once (ORL-8.4.3, D17)."""

    do: ClassVar[str] = "propose"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None if asked.more else Refusal("ORL-8.4.3.2", "refuse-empty-offer")

    def told(self, asked: Decision) -> dict[str, Value]:
        return offer_words(asked)

    def follow(self, state: Position, asked: Decision) -> None:
        state.ask(ASK_BRIBE, asked.c, asked.a, asked.b, self.seat, asked.more)


class Accept(Bribe):
    """Take the bribe: this opponent is not affected (ORL-8.4.3, D17)."""

    do: ClassVar[str] = "accept"

    def follow(self, state: Position, asked: Decision) -> None:
        plots.hand_over(state, asked.c, self.seat, plots.offered(asked))
        villain(state, asked.a).spare(state, self.seat, asked.c, asked.b)


class Refuse(Bribe):
    """Refuse the bribe: it stays with its owner and the effect happens (ORL-8.4.3.1, D17)."""

    do: ClassVar[str] = "refuse"
    cites: ClassVar[str] = "ORL-8.4.3.1"

    def follow(self, state: Position, asked: Decision) -> None:
        villain(state, asked.a).strike(state, self.seat, asked.c, asked.b)


# ---- ORL-8.4: filling the Swindler


class PickGood(Move):
    """Take a good of the goods market (ORL-8.4, D24)."""

    do: ClassVar[str] = "pick_good"
    cites: ClassVar[str] = "ORL-8.4.9"
    declared: ClassVar[tuple[Field, ...]] = (Field("good", GOOD, touch="market"),)
    good: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        there = goods.count(state.market, self.good)
        return None if there else Refusal("ORL-9.3", "refuse-no-good", self.words(state))

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        gains.take_from_market(state, self.seat, self.good)


NAMINGS: Final[tuple[type[Action], ...]] = (NamePlayer, NameSlot, NameTrack, NameSwap)
ACTIONS: Final[list[type[Action]]] = [*NAMINGS, OfferCoins, OfferGood, Propose, Accept, Refuse, PickGood]

# ---- each made once

NAME_PLAYERS: Final[list[list[Action]]] = each(NamePlayer, range(SEATS))
NAME_SLOTS: Final[list[list[list[Action]]]] = each(NameSlot, range(SEATS), range(SLOTS))
NAME_TRACKS: Final[list[list[list[Action]]]] = each(NameTrack, range(SEATS), range(len(tracks.TRACKS)))
OFFER_COINS: Final[list[list[Action]]] = each(OfferCoins, range(1, MOST_AT_ONCE + 1))
OFFER_GOODS: Final[list[list[list[Action]]]] = each(OfferGood, range(goods.KINDS), range(2))
PROPOSALS: Final[list[Action]] = each(Propose)
ACCEPTS: Final[list[Action]] = each(Accept)
REFUSALS: Final[list[Action]] = each(Refuse)
PICKS: Final[list[list[Action]]] = each(PickGood, range(goods.KINDS))
