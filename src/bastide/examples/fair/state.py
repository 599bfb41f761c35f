"""The table of the fair, and how the game goes on when nobody has anything to decide."""

from typing import ClassVar, Final, SupportsIndex

from bastide.core import pile
from bastide.core.auction import NOBODY, Auction, AuctionPart
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase
from bastide.core.rng import Rng
from bastide.core.saving import Each, Flag, One, Part, Row, SeatPart
from bastide.core.state import Opponent, State

from .asks import ASK_BID, ASK_BLOCK, ASK_BUILD, ASK_OFFER, ASK_PLAN, ASK_PRICE, ASK_TRADE
from .components import (
    BIDDING,
    BOOTHS,
    BUILDING,
    COLUMNS,
    DAYS,
    LIMIT,
    OF_A_WARE,
    PHASES,
    PITCHES,
    PLANNING,
    SHAPES,
    SIZES,
    STAKES,
    TRADING,
    TURNS,
    WARES,
)
from .questions import QUESTIONS
from .trader import PLAYER, Trader

AUCTION: Final = AuctionPart("auction")
PARTS: Final[list[Part]] = [
    One("day", Number(0, DAYS)),
    One("phase", Name(PHASES)),
    SeatPart("first"),
    Flag("wide"),
    Row("bag", Name(WARES), None, bytes),
    Row("market", Name(WARES), None, bytes),
    Row("lots", Name(BOOTHS), None, bytes),
    One("lot", Name(BOOTHS), null=NOBODY),
    AUCTION,
    One("limit", Number(0, LIMIT), default=0),
    One("crier", Number(0, 999), default=0),
    Each("players", PLAYER, "traders"),
]


class FairState(State):
    """A position of the game."""

    game: ClassVar[str] = "fair"
    turn_rule: ClassVar[str] = "FAIR-3"
    end_rule: ClassVar[str] = "FAIR-7"
    hidden_counters: ClassVar[tuple[str, ...]] = ("coins",)
    declared: ClassVar[tuple[str, ...]] = (
        *("day", "phase", "first", "wide", "bag", "market", "lots", "lot"),
        *("auction", "limit", "crier", "traders"),
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(QUESTIONS, seats, rng)
        self.day = 0
        """How many days are over."""
        self.phase = PLANNING
        self.first = 0
        """Who staked most this morning, bids first and may offer a ware in the evening."""
        self.wide = False
        self.bag = bytes(ware for ware in range(len(WARES)) for _ in range(OF_A_WARE))
        self.market = b""
        self.lots = bytes(range(len(BOOTHS)))
        self.lot = NOBODY
        """The booth that is auctioned or built."""
        self.auction: Auction | None = None
        self.limit = 0
        """How far the crier bids; nobody knows (FAIR-8)."""
        self.crier = 0
        """The crier's points."""
        self.traders = [Trader() for _ in range(seats)]

    def clone(self) -> "FairState":
        copy = FairState(self.seats, self.rng.clone())
        self.copy_into(copy)
        copy.day = self.day
        copy.phase = self.phase
        copy.first = self.first
        copy.wide = self.wide
        copy.bag = self.bag
        copy.market = self.market
        copy.lots = self.lots
        copy.lot = self.lot
        copy.auction = None if self.auction is None else self.auction.clone()
        copy.limit = self.limit
        copy.crier = self.crier
        copy.traders = [trader.clone() for trader in self.traders]
        return copy

    def parts(self) -> list[Part]:
        return PARTS

    # ---- the course of the fair

    def begin_day(self) -> None:
        """FAIR-2: everybody is asked at once."""
        self.phase = PLANNING
        self.tell("round", -1, {"day": self.day + 1})
        wave = self.next_wave
        self.stack += [Decision(seat, ASK_PLAN, together=wave) for seat in reversed(range(self.seats))]

    def go_on(self) -> bool:
        if self.day == DAYS:
            return False
        if self.phase == PLANNING:
            self.reveal()
        elif self.phase == BIDDING:
            self.ask_bid()
        elif self.phase == BUILDING:
            self.ask_trade()
        else:
            self.end_day()
        return True

    def reveal(self) -> None:
        """FAIR-2: what was chosen in secret; then a booth is auctioned (FAIR-3)."""
        stakes = [trader.stake for trader in self.traders]
        self.first = stakes.index(max(stakes))
        for seat, trader in enumerate(self.traders):
            self.tell("reveal", seat, {"piece": WARES[trader.shown], "coins": trader.stake}, reveals=True)
            trader.hand = pile.without(trader.hand, trader.shown)
            trader.coins -= trader.stake
            self.market += bytes([trader.shown])
            trader.shown, trader.stake = NOBODY, 0
        for seat in range(self.seats):
            self.draw(seat)
        self.phase = BIDDING
        (self.lot,), self.lots = pile.draw(self.lots)
        self.tell("lot", -1, {"piece": self.lot_name}, reveals=True)
        self.auction = Auction([(self.first + step) % self.seats for step in range(self.seats)])
        if self.opponents():
            self.auction.bidders.append(self.seats)
            self.limit = self.rng.below(LIMIT + 1)

    def draw(self, seat: int) -> None:
        """A ware from the bag; an empty bag is filled from the market (FAIR-2)."""
        if not self.bag:
            self.bag, self.market = self.market, b""
        ware, self.bag = pile.pick(self.bag, self.rng)
        self.traders[seat].take(ware)
        self.tell("draw", seat, {"piece": WARES[ware]}, secret=True, reveals=True)

    def ask_bid(self) -> None:
        """FAIR-3; the crier raises by one up to his limit (FAIR-8)."""
        auction = self.bidding
        while auction.open and auction.next == self.seats:
            if auction.bid < self.limit:
                auction.raise_to(auction.bid + 1)
                self.tell("bid", self.seats, {"coins": auction.bid})
            else:
                auction.pass_out()
                self.tell("pass", self.seats, {})
        if auction.open:
            self.stack.append(Decision(auction.next, ASK_BID))
        else:
            self.sell()

    def sell(self) -> None:
        """FAIR-3: the last one in pays, FAIR-4: the next player may block a cell, FAIR-5: and the booth is built."""
        winner = self.bidding.leader
        self.phase = BUILDING
        self.limit = 0
        if winner == NOBODY:
            self.tell("unsold", -1, {"piece": self.lot_name})
        elif winner == self.seats:
            self.gain_booth(winner, "FAIR-8")
        else:
            self.traders[winner].coins -= self.bidding.bid
            self.tell("sold", winner, {"piece": self.lot_name, "coins": self.bidding.bid})
            if not self.room(winner):
                self.lose_booth(winner)
                return
            self.stack.append(Decision(winner, ASK_BUILD))
            if self.seats > 1:
                self.stack.append(Decision((winner + 1) % self.seats, ASK_BLOCK, winner))

    def gain_booth(self, seat: int, rule: str) -> None:
        self.gain_points(seat, SIZES[self.lot], rule, "why-booth", self.lot_name)

    def lose_booth(self, seat: int) -> None:
        """FAIR-5: it fits nowhere."""
        self.tell("lost", seat, {"piece": self.lot_name})

    def ask_trade(self) -> None:
        """FAIR-6: who began may offer a ware."""
        self.phase = TRADING
        self.lot = NOBODY
        self.auction = None
        if self.seats > 1 and len(self.traders[self.first].hand) > 1:
            self.stack.append(Decision(self.first, ASK_TRADE))

    def end_day(self) -> None:
        """FAIR-7: after the last day every different ware in hand is a point."""
        self.day += 1
        if self.day < DAYS:
            self.begin_day()
            return
        self.tell("end", -1, {})
        for seat, trader in enumerate(self.traders):
            self.gain_points(seat, len(set(trader.hand)), "FAIR-7", "why-wares", "")

    # ---- what the rules ask of the table

    @property
    def bidding(self) -> Auction:
        """The auction that is held."""
        assert self.auction is not None
        return self.auction

    @property
    def lot_name(self) -> str:
        return BOOTHS[self.lot]

    def pitch(self, wide: int = 1, high: int = 1) -> list[int]:
        """The cells of a pitch on which the upper left corner of something so large can lie."""
        columns, rows = PITCHES["wide" if self.wide else "small"]
        return [x + y * COLUMNS for y in range(rows - high + 1) for x in range(columns - wide + 1)]

    def on_pitch(self, cell: int, wide: int = 1, high: int = 1) -> bool:
        columns, rows = PITCHES["wide" if self.wide else "small"]
        y, x = divmod(cell, COLUMNS)
        return x + wide <= columns and y + high <= rows

    def room(self, seat: int) -> bool:
        """FAIR-5: whether the booth fits anywhere on somebody's pitch."""
        covered = self.traders[seat].covered
        return any(
            not turn.mask << cell & covered for turn in TURNS[self.lot] for cell in self.pitch(turn.wide, turn.high)
        )

    def too_dear(self, seat: int, coins: int, rule: str) -> Refusal | None:
        purse = self.traders[seat].coins
        return Refusal(rule, "refuse-purse", {"coins": coins, "purse": purse}) if coins > purse else None

    # ---- points

    def add_points(self, seat: int, points: int) -> None:
        if seat == self.seats:
            self.crier += points
        else:
            self.traders[seat].points += points

    def scores(self) -> list[int]:
        return [trader.points for trader in self.traders]

    def progress(self) -> Phrase:
        return Phrase("progress-day", {"day": min(self.day + 1, DAYS), "days": DAYS})

    def opponents(self) -> list[Opponent]:
        """FAIR-8: whoever plays alone plays against the crier."""
        return [Opponent("crier", self.crier)] if self.seats == 1 else []

    def counters(self, seat: SupportsIndex) -> dict[str, int]:
        trader = self.traders[self.check_seat(seat)]
        return {"points": trader.points, "coins": trader.coins, "wares": len(trader.hand)}

    # ---- what is seen, and what can only be guessed

    def table_view(self, seat: int | None) -> dict[str, object]:
        """FAIR-1: purses and wares are behind screens, until the game is over."""
        whole = self.over or self.revealed
        columns, rows = PITCHES["wide" if self.wide else "small"]
        return {
            "day": min(self.day + 1, DAYS),
            "days": DAYS,
            "phase": PHASES[self.phase],
            "first": self.first,
            "pitch": {"columns": columns, "rows": rows},
            "market": [WARES[ware] for ware in self.market],
            "bag": len(self.bag),
            "lots": len(self.lots),
            "lot": None
            if self.lot == NOBODY
            else {"name": self.lot_name, "cells": [[*xy] for xy in SHAPES[self.lot_name]]},
            "auction": AUCTION.write(self),
            "players": [trader.view(other, whole or other == seat) for other, trader in enumerate(self.traders)],
        }

    def imagine(self, seat: int | None) -> None:
        """Hands, purses and secret choices of others, the bag, the booths to come and the crier's limit."""
        rng = self.rng
        self.lots = rng.shuffled(bytes(sorted(self.lots)))
        if self.phase == BIDDING and self.opponents():
            self.limit = self.bidding.bid + rng.below(LIMIT + 1 - self.bidding.bid)
        known = self.over or self.revealed
        hidden = [other for other in range(self.seats) if other != seat and not known]
        sure = {other: self.known_wares(other) for other in hidden}
        sizes = {other: len(self.traders[other].hand) for other in hidden}
        unseen = self.bag + b"".join(self.traders[other].hand for other in hidden)
        for ware in b"".join(sure.values()):
            unseen = pile.without(unseen, ware)
        unseen = rng.shuffled(bytes(sorted(unseen)))
        for other in hidden:
            trader = self.traders[other]
            drawn, unseen = pile.draw(unseen, sizes[other] - len(sure[other]))
            trader.hand = bytes(sorted(sure[other] + drawn))
            trader.coins = self.known_coins(other) + rng.below(6)
            trader.shown, trader.stake = NOBODY, 0
            if self.phase == PLANNING and other not in self.to_act:
                trader.shown = trader.hand[rng.below(len(trader.hand))]
                trader.stake = rng.below(1 + min(STAKES, trader.coins))
        self.bag = bytes(sorted(unseen))

    def known_wares(self, seat: int) -> bytes:
        """What everybody knows that a seat holds: the ware that it has offered, or is ready to give in return."""
        top = self.stack[-1]
        if (top.kind == ASK_OFFER and top.a == seat) or (top.kind == ASK_PRICE and top.seat == seat):
            return bytes([top.b])
        if top.kind == ASK_PRICE and top.a == seat and top.more[0]:
            return bytes([top.more[0] - 1])
        return b""

    def known_coins(self, seat: int) -> int:
        """What everybody knows that a seat has at least: its bid until it is paid, or the price that it named."""
        top = self.stack[-1]
        if top.kind == ASK_PRICE and top.a == seat:
            return top.c
        return self.bidding.bid if top.kind == ASK_BID and self.bidding.leader == seat else 0
