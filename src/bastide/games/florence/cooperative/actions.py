"""What neighbours can say to each other (FLO-12.10)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Kind, Number, Several
from bastide.core.phrases import Phrase, Value
from bastide.core.reading import Reader
from bastide.games.florence import turn
from bastide.games.florence.actions.laying import SpotMove
from bastide.games.florence.actions.move import EVERY_SEAT, Move, coins_refusal, named_field
from bastide.games.florence.actions.turn import BUILDING_WORDS, no_action
from bastide.games.florence.components import BUILDINGS, CELLS, SEATS
from bastide.games.florence.cooperative import deals
from bastide.games.florence.cooperative.asks import ASK_ANSWER, ASK_JOIN, ASK_SETTLE, ASK_SHARE
from bastide.games.florence.cooperative.borders import ALL_CELLS, NO_BORDER, Borders, JointLie
from bastide.games.florence.cooperative.table import MOST_OFFERS, joined
from bastide.games.florence.outlines import TURNS, cell_names
from bastide.games.florence.position import Position

STEP: Final = 100
MOST_COINS: Final = 5000
"""That can be named. FLO-12.3 sets no bound; a list needs one, and nobody gains as much by a building."""


class Offer(Move):
    """Propose a joint building to a neighbour (FLO-12.3): first to whom and which, then where, then for how much."""

    do: ClassVar[str] = "offer"
    cites: ClassVar[str] = "FLO-12.3"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("to", Number(0, SEATS - 1), touch="estate"),
        named_field("building", BUILDINGS),
    )

    def __init__(self, seat: int, to: int, building: int) -> None:
        self.seat = seat
        self.to = to
        self.building = building

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        table = joined(state)
        if table is None:
            return Refusal("FLO-12.1", "refuse-not-joined")
        said: dict[str, Value] = {"building": BUILDING_WORDS[self.building], "other": self.to + 1}
        if table.borders.between[self.seat][self.to] == NO_BORDER:
            return Refusal("FLO-12.1", "refuse-no-neighbour", said)
        if not state.actions:
            return no_action(state)
        if table.offers == MOST_OFFERS:
            return Refusal("FLO-12.10", "refuse-no-offers", {"most": MOST_OFFERS})
        if state.players[self.seat].buildings >> self.building & 1:
            return Refusal("FLO-12.6", "refuse-built", said)
        if state.players[self.to].buildings >> self.building & 1:
            return Refusal("FLO-12.6", "refuse-built-there", said)
        if not state.buildings[self.building]:
            return Refusal("FLO-14", "refuse-building-out", said)
        if deals.negotiable(state, table, self.seat, self.to) >> self.building & 1:
            return None
        return Refusal("FLO-12.7", "refuse-no-joint-place", said)

    def apply(self, state: Position) -> None:
        """The turn goes on afterwards: it lies beneath."""
        state.ask(ASK_JOIN, self.seat, self.building, self.to)

    def describe(self, state: Position) -> Phrase:
        price = turn.building_price(state.players[self.seat])
        building = BUILDING_WORDS[self.building]
        return Phrase("do-offer", {"building": building, "other": self.to + 1, "coins": price})


class Join(SpotMove):
    """Where the joint building shall lie (FLO-12.4), in both estates."""

    do: ClassVar[str] = "join"
    cites: ClassVar[str] = "FLO-12.4"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("at", Number(0, ALL_CELLS - 1)),
        Field("turn", Number(0, TURNS - 1)),
        Field("cells", Several(0, ALL_CELLS - 1), coded=False),
    )

    def touches(self) -> tuple[str, ...]:
        return tuple([f"cell:{cell // CELLS}:{cell % CELLS}" for cell in range(ALL_CELLS) if self.cells >> cell & 1])

    def lie(self, state: Position, asked: Decision) -> JointLie | None:
        """Over the border in question."""
        found = deals.lie_of(state, asked.a, self.spot) if asked.kind == ASK_JOIN else None
        return found if found is not None and found.has(self.seat) and found.other(self.seat) == asked.b else None

    def complete(self, state: Position) -> "Join | None":
        asked = state.asked(self.seat)
        lie = None if asked is None else self.lie(state, asked)
        return None if lie is None else Join(self.seat, self.at, self.turn, lie.cells)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        lie = self.lie(state, asked)
        said: dict[str, Value] = {"tile": BUILDING_WORDS[asked.a]}
        if lie is None or lie.cells != self.cells:
            return Refusal("FLO-12.4", "refuse-one-side", said)
        table = joined(state)
        assert table is not None
        for seat in (lie.left, lie.right):
            if lie.cells_of(seat) & state.players[seat].covered:
                return Refusal("FLO-6.2.2", "refuse-covered", said)
        for seat in (lie.left, lie.right):
            if lie.cells_of(seat) & deals.touching(state, table, seat, lie.other(seat)):
                return Refusal("FLO-12.7", "refuse-joint-contact", {**said, "seat": seat + 1})
        return None

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        state.ask(ASK_SHARE, self.seat, asked.a, self.spot, more=asked.more)

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        lie = None if asked is None else self.lie(state, asked)
        if asked is None or lie is None:
            return Phrase("do-join", {"tile": BUILDING_WORDS[0], "mine": "", "theirs": ""})
        mine, theirs = cell_names(lie.cells_of(self.seat)), cell_names(lie.cells_of(asked.b))
        return Phrase("do-join", {"tile": BUILDING_WORDS[asked.a], "mine": mine, "theirs": theirs})


class Coins(Kind):
    """Coins, from nothing (FLO-17.41) upwards."""

    def __init__(self) -> None:
        super().__init__(MOST_COINS // STEP + 1)

    def write(self, number: int) -> Value:
        return number

    def read(self, reader: Reader) -> int:
        coins = reader.number(0, MOST_COINS)
        if coins % STEP:
            reader.fail("bad-json-coins", got=coins)
        return coins

    def digit(self, number: int) -> int:
        return number // STEP if number % STEP == 0 and 0 <= number <= MOST_COINS else -1

    def number(self, digit: int) -> int:
        return digit * STEP


class Share(Move):
    """What the partner shall pay to the active player (FLO-12.3): the offer is made. A counter-offer has another place
    or another sum than what it answers (FLO-12.10)."""

    do: ClassVar[str] = "share"
    cites: ClassVar[str] = "FLO-12.3"
    declared: ClassVar[tuple[Field, ...]] = (Field("coins", Coins()),)

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        same = asked.more == (asked.b, self.coins)
        return Refusal("FLO-12.10", "refuse-same-offer", {"coins": self.coins}) if same else None

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        table, other = joined(state), deals.place_of(state, asked).other(self.seat)
        assert table is not None
        table.offers += 1
        if state.events is not None:
            said: dict[str, Value] = {"what": BUILDINGS[asked.a], "coins": self.coins, "other": other + 1}
            state.tell("counter" if asked.more else "offer", self.seat, said)
        state.ask(ASK_ANSWER, other, asked.a, asked.b, self.coins)

    def describe(self, state: Position) -> Phrase:
        if self.seat != state.active:
            return Phrase("do-share-pay", {"coins": self.coins})
        left = turn.building_price(state.players[self.seat]) - self.coins
        return Phrase("do-share", {"coins": self.coins, "left": max(0, left), "gain": max(0, -left)})


class Accept(Move):
    """Agree to what is offered (FLO-12.10), for coins at hand (FLO-12.11)."""

    do: ClassVar[str] = "accept"
    cites: ClassVar[str] = "FLO-12.10"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return coins_refusal(state, self.seat, deals.owed(state, self.seat, asked.c), "FLO-12.11")

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        if state.events is not None:
            state.tell("accept", self.seat, deals.told(state, asked))
        deals.agree(state, asked)

    def cost(self, state: Position) -> dict[str, int]:
        asked = state.asked(self.seat)
        price = 0 if asked is None else deals.owed(state, self.seat, asked.c)
        return {"coins": price} if price else {}

    def describe(self, state: Position) -> Phrase:
        said = terms(state, state.asked(self.seat))
        return Phrase("do-accept", said)


class Settle(Accept):
    """Pay what one has offered and the other one has agreed to (FLO-12.11)."""

    do: ClassVar[str] = "settle"
    cites: ClassVar[str] = "FLO-12.11"

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        if state.events is not None:
            state.tell("settle", self.seat, deals.told(state, asked))
        deals.strike(state, asked)

    def describe(self, state: Position) -> Phrase:
        said = terms(state, state.asked(self.seat))
        return Phrase("do-settle", said)


class Refuse(Move):
    """Agree to nothing; no action is lost by that (FLO-12.9). Or do not pay what was agreed upon."""

    do: ClassVar[str] = "refuse"
    cites: ClassVar[str] = "FLO-12.9"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        deals.fall_through(state, self.asked(state))

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        unpaid = asked is not None and asked.kind == ASK_SETTLE
        return Phrase("do-refuse-paying" if unpaid else "do-refuse")


class Counter(Move):
    """Answer with another place or another sum (FLO-12.10): partner and building stay."""

    do: ClassVar[str] = "counter"
    cites: ClassVar[str] = "FLO-12.10"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        table = joined(state)
        if table is not None and table.offers < MOST_OFFERS:
            return None
        return Refusal("FLO-12.10", "refuse-no-offers", {"most": MOST_OFFERS})

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        other = deals.place_of(state, asked).other(self.seat)
        state.ask(ASK_JOIN, self.seat, asked.a, other, more=(asked.b, asked.c))

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-counter")


def terms(state: Position, asked: Decision | None) -> dict[str, Value]:
    """What an offer says to whom it concerns."""
    lie = None if asked is None else deals.lie_of(state, asked.a, asked.b)
    if asked is None or lie is None:
        return {}
    other = lie.other(asked.seat)
    return {
        "building": BUILDING_WORDS[asked.a],
        "other": other + 1,
        "mine": cell_names(lie.cells_of(asked.seat)),
        "theirs": cell_names(lie.cells_of(other)),
        "coins": asked.c,
        "price": turn.building_price(state.players[state.active]),
        "owed": deals.owed(state, asked.seat, asked.c),
        "role": "active" if asked.seat == state.active else "partner",
    }


ACTIONS: Final[list[type[Action]]] = [Offer, Join, Share, Accept, Settle, Refuse, Counter]

OFFERS: Final = [
    [[Offer(seat, to, building) for building in range(len(BUILDINGS))] for to in EVERY_SEAT] for seat in EVERY_SEAT
]
SHARES: Final = [[Share(seat, coins) for coins in range(0, MOST_COINS + 1, STEP)] for seat in EVERY_SEAT]
ACCEPTS: Final = [Accept(seat) for seat in EVERY_SEAT]
SETTLES: Final = [Settle(seat) for seat in EVERY_SEAT]
COUNTERS: Final = [Counter(seat) for seat in EVERY_SEAT]
REFUSES: Final[list[Action]] = [Refuse(seat) for seat in EVERY_SEAT]


def make_joins(borders: Borders) -> None:
    """Each action once for a box."""
    for lies in borders.spots:
        for lie in lies.values():
            at, turned = divmod(lie.spot, TURNS)
            lie.joins = [Join(seat, at, turned, lie.cells) for seat in (lie.left, lie.right)]
