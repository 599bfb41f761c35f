"""What neighbours can say to each other (FLO-12.10)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number, OneOf
from bastide.core.masks import each_of
from bastide.core.phrases import Phrase, Value, player
from bastide.core.reading import Reader
from bastide.games.florence import turn
from bastide.games.florence.actions.laying import SpotMove, spot_fields
from bastide.games.florence.actions.move import BUILDING_WORDS, Move, coins_refusal, each
from bastide.games.florence.actions.turn import no_action
from bastide.games.florence.components import BUILDINGS, CELLS, SEATS
from bastide.games.florence.cooperative import deals
from bastide.games.florence.cooperative.asks import ASK_ANSWER, ASK_JOIN, ASK_SETTLE, ASK_SHARE
from bastide.games.florence.cooperative.borders import ALL_CELLS, NO_BORDER, Borders, JointLie
from bastide.games.florence.cooperative.table import MOST_OFFERS, is_joined, joined
from bastide.games.florence.outlines import TURNS, cell_names
from bastide.games.florence.position import Position

STEP: Final = 100
MOST_COINS: Final = 5000
"""That can be named. FLO-12.3 sets no bound; a list needs one, and nobody gains as much by a building."""
SUMS: Final = range(0, MOST_COINS + 1, STEP)  # from nothing (FLO-17.41) upwards


class Offer(Move):
    """Propose a joint building to a neighbour (FLO-12.3): first to whom and which, then where, then for how much."""

    do: ClassVar[str] = "offer"
    cites: ClassVar[str] = "FLO-12.3"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("to", Number(0, SEATS - 1), touch="estate"),
        Field("building", Name(BUILDINGS)),
    )
    to: int
    building: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not is_joined(state):
            return Refusal("FLO-12.1", "refuse-not-joined")
        if joined(state).borders.between[self.seat][self.to] == NO_BORDER:
            return Refusal("FLO-12.1", "refuse-no-neighbour", self.words(state))
        refusal = no_action(state) or offers_refusal(state)
        if refusal is not None:
            return refusal
        if state.players[self.seat].buildings >> self.building & 1:
            return Refusal("FLO-12.6", "refuse-built", self.words(state))
        if state.players[self.to].buildings >> self.building & 1:
            return Refusal("FLO-12.6", "refuse-built-there", self.words(state))
        if not state.buildings[self.building]:
            return Refusal("FLO-14", "refuse-building-out", self.words(state))
        if deals.negotiable(state, self.seat, self.to) >> self.building & 1:
            return None
        return Refusal("FLO-12.7", "refuse-no-joint-place", self.words(state))

    def apply(self, state: Position) -> None:
        """The turn goes on afterwards: it lies beneath."""
        state.ask(ASK_JOIN, self.seat, self.building, self.to)

    def words(self, state: Position) -> dict[str, Value]:
        price = turn.building_price(state.players[self.seat])
        return {"building": BUILDING_WORDS[self.building], "other": player(self.to), "coins": price}


def offers_refusal(state: Position) -> Refusal | None:
    """FLO-12.10: whether the offers are used up."""
    used = joined(state).offers >= MOST_OFFERS
    return Refusal("FLO-12.10", "refuse-no-offers", {"most": MOST_OFFERS}) if used else None


class Join(SpotMove):
    """Where the joint building shall lie (FLO-12.4), in both estates."""

    do: ClassVar[str] = "join"
    cites: ClassVar[str] = "FLO-12.4"
    declared: ClassVar[tuple[Field, ...]] = spot_fields(ALL_CELLS)

    def touches(self) -> tuple[str, ...]:
        return tuple([f"cell:{cell // CELLS}:{cell % CELLS}" for cell in each_of(self.cells)])

    def lie(self, state: Position, asked: Decision | None) -> JointLie | None:
        """Over the border in question."""
        if asked is None or asked.kind != ASK_JOIN:
            return None
        lie = joined(state).borders.spots[asked.a].get(self.spot)
        return lie if lie is not None and lie.between(self.seat, asked.b) else None

    def complete(self, state: Position) -> "Join | None":
        lie = self.lie(state, state.asked(self.seat))
        return None if lie is None else Join(self.seat, self.at, self.turn, lie.cells)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        lie = self.lie(state, asked)
        said: dict[str, Value] = {"tile": BUILDING_WORDS[asked.a]}
        if lie is None:
            return Refusal("FLO-12.4", "refuse-one-side", said)
        if not self.covers(lie.cells):
            return Refusal("FLO-12.4", "refuse-cells", said)
        for seat in (lie.left, lie.right):
            if lie.cells_of(seat) & state.players[seat].covered:
                return Refusal("FLO-6.2.2", "refuse-covered", said)
        for seat in (lie.left, lie.right):
            if lie.cells_of(seat) & deals.touching(state, seat, lie.other(seat)):
                return Refusal("FLO-12.7", "refuse-joint-contact", {**said, "other": player(seat)})
        return None

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        state.ask(ASK_SHARE, self.seat, asked.a, self.spot, more=asked.more)

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        lie = self.lie(state, asked)
        if asked is None or lie is None:
            return {"tile": BUILDING_WORDS[0], "mine": "", "theirs": ""}
        mine, theirs = cell_names(lie.cells_of(self.seat)), cell_names(lie.cells_of(asked.b))
        return {"tile": BUILDING_WORDS[asked.a], "mine": mine, "theirs": theirs}


class Coins(OneOf):
    """A sum that can be named."""

    def write(self, number: int) -> Value:
        return number

    def read(self, reader: Reader) -> int:
        coins = reader.number(0, MOST_COINS)
        reader.fail_if(coins not in SUMS, "bad-json-coins", got=coins)
        return coins


class Share(Move):
    """What the partner shall pay to the active player (FLO-12.3): the offer is made. A counter-offer has another place
    or another sum than what it answers (FLO-12.10)."""

    do: ClassVar[str] = "share"
    cites: ClassVar[str] = "FLO-12.3"
    declared: ClassVar[tuple[Field, ...]] = (Field("coins", Coins(list(SUMS))),)
    coins: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        same = asked.more == (asked.b, self.coins)
        return Refusal("FLO-12.10", "refuse-same-offer", {"coins": self.coins}) if same else None

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        joined(state).offers += 1
        deals.tell(state, "counter" if asked.more else "offer", Decision(self.seat, 0, asked.a, asked.b, self.coins))
        state.ask(ASK_ANSWER, deals.place_of(state, asked).other(self.seat), asked.a, asked.b, self.coins)

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
        deals.tell(state, "accept", asked)
        deals.agree(state, asked)

    def cost(self, state: Position) -> dict[str, int]:
        asked = state.asked(self.seat)
        price = 0 if asked is None else deals.owed(state, self.seat, asked.c)
        return {"coins": price} if price else {}

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        return {} if asked is None else terms(state, asked)


class Settle(Accept):
    """Pay what one has offered and the other one has agreed to (FLO-12.11)."""

    do: ClassVar[str] = "settle"
    cites: ClassVar[str] = "FLO-12.11"

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        deals.tell(state, "settle", asked)
        deals.strike(state, asked)


class Refuse(Move):
    """Agree to nothing; no action is lost by that (FLO-12.9). Or do not pay what was agreed upon."""

    do: ClassVar[str] = "refuse"
    cites: ClassVar[str] = "FLO-12.9"

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
        return offers_refusal(state)

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        other = deals.place_of(state, asked).other(self.seat)
        state.ask(ASK_JOIN, self.seat, asked.a, other, more=(asked.b, asked.c))


def terms(state: Position, asked: Decision) -> dict[str, Value]:
    """What an offer says to whom it concerns."""
    lie = deals.place_of(state, asked)
    other = lie.other(asked.seat)
    return {
        "building": BUILDING_WORDS[asked.a],
        "other": player(other),
        "mine": cell_names(lie.cells_of(asked.seat)),
        "theirs": cell_names(lie.cells_of(other)),
        "coins": asked.c,
        "price": turn.building_price(state.players[state.active]),
        "owed": deals.owed(state, asked.seat, asked.c),
        "role": "active" if asked.seat == state.active else "partner",
    }


ACTIONS: Final[list[type[Action]]] = [Offer, Join, Share, Accept, Settle, Refuse, Counter]
OFFERS: Final[list[list[list[Action]]]] = each(Offer, range(SEATS), range(len(BUILDINGS)))
SHARES: Final[list[list[Share]]] = each(Share, SUMS)
ACCEPTS: Final[list[Action]] = each(Accept)
SETTLES: Final[list[Action]] = each(Settle)
COUNTERS: Final[list[Action]] = each(Counter)
REFUSES: Final[list[Action]] = each(Refuse)


def make_joins(borders: Borders) -> None:
    """Each action once for a box."""
    for lies in borders.spots:
        for lie in lies.values():
            at, turned = divmod(lie.spot, TURNS)
            lie.joins = [Join(seat, at, turned, lie.cells) for seat in (lie.left, lie.right)]
