"""What can be done (ORL-8.4): name a target and the exact effect; offer a bribe, accept or refuse it; pick a good."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase, Value
from bastide.games.orleans import gains, goods, tracks
from bastide.games.orleans.actions.move import EVERY_SEAT, GOOD, Move, good_words, place_words
from bastide.games.orleans.actions.move import SLOT as SLOT_KIND
from bastide.games.orleans.actions.torture import ON_TILE, GoodMove
from bastide.games.orleans.box import PLACE_OF, SLOT_NAMES, SLOTS
from bastide.games.orleans.components import SEATS
from bastide.games.orleans.goods import GOODS
from bastide.games.orleans.intrigue import plots
from bastide.games.orleans.intrigue.asks import ASK_BRIBE, ASK_OFFER
from bastide.games.orleans.intrigue.plots import HOLDINGS, PERSON, SLOT, SWAP, TRACK, plot_of, villain
from bastide.games.orleans.position import Position

MOST_AT_ONCE: Final = 20
"""Coins that are added to an offer in one go; whoever wants to give more adds more."""
TARGET: Final = Field("target", Number(0, SEATS - 1), touch="player")

# ---- ORL-8.4.3.1: the target and the exact effect


class Naming(Move):
    """Name the target and the exact effect of a villain (ORL-8.4.3.1, D16)."""

    cites: ClassVar[str] = "ORL-8.4.3.1"
    way: ClassVar[int] = PERSON
    words: ClassVar[str] = "do-name"
    target: int

    def detail(self) -> int:
        """The effect as the villain reads it."""
        return 0

    def said(self, state: Position) -> dict[str, Value]:
        """What words say of the effect."""
        return {}

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

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        name = "none" if asked is None else f"@deed-{villain(state, asked.a).name}"
        return Phrase(self.words, {"villain": name, "target": self.target + 1, **self.said(state)})


class NamePlayer(Naming):
    """An opponent: Arsonist, Kidnapper, Executioner."""

    do: ClassVar[str] = "name"
    declared: ClassVar[tuple[Field, ...]] = (TARGET,)

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


class NameSlot(Naming):
    """A slot of an opponent: Saboteur, Spy."""

    do: ClassVar[str] = "name_slot"
    way: ClassVar[int] = SLOT
    words: ClassVar[str] = "do-name-slot"
    declared: ClassVar[tuple[Field, ...]] = (TARGET, Field("slot", SLOT_KIND))

    def __init__(self, seat: int, target: int, slot: int) -> None:
        self.seat = seat
        self.target = target
        self.slot = slot

    def touches(self) -> tuple[str, ...]:
        return (f"player:{self.target}", f"p{self.target}:slot:{SLOT_NAMES[self.slot]}")

    def detail(self) -> int:
        return self.slot

    def said(self, state: Position) -> dict[str, Value]:
        return {"place": place_words(PLACE_OF[self.slot]), "slot": f"@slot-{state.box.type_name(self.slot)}"}


class NameTrack(Naming):
    """A track where an opponent is ahead: Traitor."""

    do: ClassVar[str] = "name_track"
    way: ClassVar[int] = TRACK
    words: ClassVar[str] = "do-name-track"
    declared: ClassVar[tuple[Field, ...]] = (TARGET, Field("track", Name(tracks.TRACKS)))

    def __init__(self, seat: int, target: int, track: int) -> None:
        self.seat = seat
        self.target = target
        self.track = track

    def detail(self) -> int:
        return self.track

    def said(self, state: Position) -> dict[str, Value]:
        return {"track": f"@track-{tracks.TRACKS[self.track]}"}


class NameSwap(Naming):
    """A good of an opponent and one of one's own; either may lie on a Brasserie: Swindler (R-51)."""

    do: ClassVar[str] = "name_swap"
    way: ClassVar[int] = SWAP
    words: ClassVar[str] = "do-name-swap"
    declared: ClassVar[tuple[Field, ...]] = (
        TARGET,
        Field("good", GOOD),
        ON_TILE,
        Field("own", GOOD),
        Field("own_tile", Number(1, 1), absent=0),
    )

    def __init__(self, seat: int, target: int, good: int, on_tile: int, own: int, own_tile: int) -> None:
        self.seat = seat
        self.target = target
        self.good = good
        self.on_tile = on_tile
        self.own = own
        self.own_tile = own_tile

    def touches(self) -> tuple[str, ...]:
        his = f"p{self.target}:{'brasserie' if self.on_tile else 'goods'}:{GOODS[self.good]}"
        return (f"player:{self.target}", his, f"{'brasserie' if self.own_tile else 'goods'}:{GOODS[self.own]}")

    def detail(self) -> int:
        mine = self.own + goods.KINDS * self.own_tile
        return (self.good + goods.KINDS * self.on_tile) * HOLDINGS + mine

    def said(self, state: Position) -> dict[str, Value]:
        return {"good": good_words(self.good), "own": good_words(self.own)}


def naming(seat: int, way: int, plot: int) -> Action:
    """The action that names a plot."""
    target, detail = divmod(plot, plots.WIDE)
    if way == SLOT:
        return NAME_SLOTS[seat][target][detail]
    if way == TRACK:
        return NAME_TRACKS[seat][target][detail]
    if way == SWAP:
        his, mine = divmod(detail, HOLDINGS)
        tile, good = divmod(his, goods.KINDS)
        own_tile, own = divmod(mine, goods.KINDS)
        return NameSwap(seat, target, good, tile, own, own_tile)
    return NAME_PLAYERS[seat][target]


# ---- ORL-8.4.3: the bribe


class OfferCoins(Move):
    """Add coins to what is going to be offered (ORL-8.4.3.2)."""

    do: ClassVar[str] = "offer_coins"
    cites: ClassVar[str] = "ORL-8.4.3.2"
    declared: ClassVar[tuple[Field, ...]] = (Field("coins", Number(1, MOST_AT_ONCE)),)

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        left = plots.left_to_offer(state.players[self.seat], asked)[0]
        return Refusal("R-29", "refuse-coins", {"coins": self.coins, "purse": left}) if self.coins > left else None

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        coins, stock, tile = plots.offered(asked)
        state.ask(ASK_OFFER, self.seat, asked.a, asked.b, asked.c, (coins + self.coins, stock, tile))

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-offer-coins", {"coins": self.coins})


class OfferGood(GoodMove):
    """Add a good to what is going to be offered, of the stock or of the Brasserie (ORL-8.4.3.2, D26)."""

    do: ClassVar[str] = "offer_good"
    cites: ClassVar[str] = "ORL-8.4.3.2"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        left = plots.left_to_offer(state.players[self.seat], asked)[2 if self.on_tile else 1]
        if goods.count(left, self.good):
            return None
        return Refusal("ORL-8.4.3.2", "refuse-no-such-good", {"good": good_words(self.good)})

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        coins, stock, tile = plots.offered(asked)
        one = goods.ONE[self.good]
        more = (coins, stock, tile + one) if self.on_tile else (coins, stock + one, tile)
        state.ask(ASK_OFFER, self.seat, asked.a, asked.b, asked.c, more)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-offer-good", {"good": good_words(self.good), "tile": self.on_tile})


def offer_words(asked: Decision) -> dict[str, Value]:
    """An offer for sentences."""
    coins, stock, tile = plots.offered(asked)
    return {"coins": coins, "goods": goods.stock_words(stock + tile) or "none"}


class Propose(Move):
    """Offer what has been put together, once (ORL-8.4.3, D17)."""

    do: ClassVar[str] = "propose"
    cites: ClassVar[str] = "ORL-8.4.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None if asked.more else Refusal("ORL-8.4.3.2", "refuse-empty-offer")

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        if state.events is not None:
            state.tell("propose", self.seat, {"other": asked.c + 1, **offer_words(asked)})
        state.ask(ASK_BRIBE, asked.c, asked.a, asked.b, self.seat, asked.more)

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        words = {} if asked is None else offer_words(asked)
        return Phrase("do-propose", words)


class Accept(Move):
    """Take the bribe: this opponent is not affected (ORL-8.4.3, D17)."""

    do: ClassVar[str] = "accept"
    cites: ClassVar[str] = "ORL-8.4.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        if state.events is not None:
            state.tell("accept", self.seat, {"other": asked.c + 1})
        plots.hand_over(state, asked.c, self.seat, plots.offered(asked))
        villain(state, asked.a).spare(state, self.seat, asked.c, asked.b)

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        words = {} if asked is None else offer_words(asked)
        return Phrase("do-accept", words)


class Refuse(Move):
    """Refuse the bribe: it stays with its owner and the effect happens (ORL-8.4.3.1, D17)."""

    do: ClassVar[str] = "refuse"
    cites: ClassVar[str] = "ORL-8.4.3.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        if state.events is not None:
            state.tell("refuse", self.seat, {"other": asked.c + 1})
        villain(state, asked.a).strike(state, self.seat, asked.c, asked.b)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-refuse")


# ---- ORL-8.4: filling the Swindler


class PickGood(Move):
    """Take a good of the goods market (ORL-8.4, D24)."""

    do: ClassVar[str] = "pick_good"
    cites: ClassVar[str] = "ORL-8.4.9"
    declared: ClassVar[tuple[Field, ...]] = (Field("good", GOOD, touch="market"),)

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if goods.count(state.market, self.good):
            return None
        return Refusal("ORL-9.3", "refuse-no-good", {"good": good_words(self.good)})

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        gains.take_from_market(state, self.seat, self.good)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-pick-good", {"good": good_words(self.good)})


ACTIONS: Final[list[type[Action]]] = [
    NamePlayer, NameSlot, NameTrack, NameSwap, OfferCoins, OfferGood, Propose, Accept, Refuse, PickGood
]  # fmt: skip

# ---- each made once

NAME_PLAYERS: Final = [[NamePlayer(seat, target) for target in EVERY_SEAT] for seat in EVERY_SEAT]
NAME_SLOTS: Final = [
    [[NameSlot(seat, target, slot) for slot in range(SLOTS)] for target in EVERY_SEAT] for seat in EVERY_SEAT
]
NAME_TRACKS: Final = [
    [[NameTrack(seat, target, track) for track in range(len(tracks.TRACKS))] for target in EVERY_SEAT]
    for seat in EVERY_SEAT
]
OFFER_COINS: Final = [[OfferCoins(seat, coins) for coins in range(1, MOST_AT_ONCE + 1)] for seat in EVERY_SEAT]
OFFER_GOODS: Final = [
    [[OfferGood(seat, good, on_tile) for good in range(goods.KINDS)] for on_tile in range(2)] for seat in EVERY_SEAT
]
PROPOSALS: Final = [Propose(seat) for seat in EVERY_SEAT]
ACCEPTS: Final = [Accept(seat) for seat in EVERY_SEAT]
REFUSALS: Final = [Refuse(seat) for seat in EVERY_SEAT]
PICKS: Final = [[PickGood(seat, good) for good in range(goods.KINDS)] for seat in EVERY_SEAT]
