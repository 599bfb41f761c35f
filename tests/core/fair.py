"""A small game that asks of the core all that the large ones do, written on the core alone and never compiled.

FAIR-1  Everybody has a purse behind a screen, two wares in hand and a pitch of 4 × 3 cells; a fair lasts three days.
FAIR-2  All at once and in secret, everybody shows a ware and then stakes 0 to 2 coins. When all have, the wares go to
        the market, the stakes are paid, everybody draws from the bag, and the highest stake begins.
FAIR-3  A booth is auctioned: raise or pass out in turn; the last one in pays.
FAIR-4  Before the winner builds, the next player may pay a coin to block a cell of the winner's pitch.
FAIR-5  The booth is built on free cells, turned and flipped at will, a point a cell; where it does not fit it is lost.
FAIR-6  Who began may offer one of several wares for 1 to 4 coins; the other accepts, refuses, or names another price.
FAIR-7  At the end each different ware in hand is a point; the most points win.
FAIR-8  A single player bids against the crier, who raises up to a limit that nobody knows and must be outscored.
"""

from math import prod
from typing import ClassVar, Final

from bastide.core import ledger
from bastide.core.action import Action
from bastide.core.catalog import register
from bastide.core.decision import Decision
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.ledger import Entry
from bastide.core.option import Option, Setting
from bastide.core.phrases import Phrase
from bastide.core.polyomino import cells, placements
from bastide.core.reading import Reader
from bastide.core.rng import Rng, Seed, seeded
from bastide.core.state import State
from tests.core.fair_actions import (
    ANSWER,
    BID,
    BLOCK,
    BOOTHS,
    BUILD,
    BUILDS,
    CRIER,
    DEEDS,
    HEIGHT,
    KINDS,
    NOBODY,
    OF_A_WARE,
    OFFER,
    RANGES,
    SHOW,
    WARES,
    WIDTH,
    Accept,
    Bid,
    Block,
    Build,
    Counter,
    Deed,
    Offer,
    Pass,
    Refuse,
    Show,
    Stake,
)

DAYS: Final = 3
LISTS: Final = ("bag", "market", "lots", "coins", "built", "blocked", "points", "shown", "stakes", "bidders")
NUMBERS: Final = ("day", "first", "lot", "bid", "leader", "limit", "crier")
OPEN: Final = ("market", "built", "blocked", "points", "bidders", "day", "first", "lot", "bid", "leader", "crier")


class FairState(State):
    game: ClassVar[str] = "fair"
    turn_rule: ClassVar[str] = "FAIR-3"
    end_rule: ClassVar[str] = "FAIR-7"

    def __init__(self, seats: int, rng: Rng, stack: list[Decision], last: Entry | None, moves: int) -> None:
        super().__init__(seats, rng, stack, last, moves)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.coins, self.built, self.blocked, self.points = ([0] * seats for _ in range(4))
        self.shown, self.stakes = ([NOBODY] * seats for _ in range(2))
        self.bag = [ware for ware in range(len(WARES)) for _ in range(OF_A_WARE)]
        self.market: list[int] = []
        self.lots = list(range(len(BOOTHS)))
        self.bidders: list[int] = []
        self.day = self.first = self.bid = self.limit = self.crier = 0
        self.lot = self.leader = NOBODY

    def clone(self) -> "FairState":
        copy = FairState(self.seats, self.rng.clone(), self.stack.copy(), self.last, self.moves)
        copy.hands = [hand.copy() for hand in self.hands]
        for name in LISTS:
            setattr(copy, name, getattr(self, name).copy())
        for name in NUMBERS:
            setattr(copy, name, getattr(self, name))
        return copy

    def key(self) -> tuple[object, ...]:
        lists = [tuple(getattr(self, name)) for name in LISTS]
        rows = tuple([entry.row() for entry in ledger.entries(self.last)])
        numbers = [getattr(self, name) for name in NUMBERS]
        return (*self.rng.words(), *self.stack, rows, self.moves, *map(tuple, self.hands), *lists, *numbers)

    # ---- the course of the fair

    def start_day(self) -> None:
        self.stack += [Decision(seat, SHOW, together=True) for seat in reversed(range(self.seats))]

    def open_auction(self) -> None:
        """FAIR-2: reveal what was chosen in secret; FAIR-3: the highest stake bids first."""
        self.tell("reveal", -1, {"shown": tuple(self.shown), "stakes": tuple(self.stakes)}, reveals=True)
        self.first = self.stakes.index(max(self.stakes))
        for seat, ware in enumerate(self.shown):
            self.hands[seat].remove(ware)
            self.market.append(ware)
            self.coins[seat] -= self.stakes[seat]
            self.draw(seat)
        self.shown, self.stakes = [NOBODY] * self.seats, [NOBODY] * self.seats
        self.lot = self.lots.pop()
        self.bidders = [(self.first + step) % self.seats for step in range(self.seats)]
        self.limit = self.rng.below(5) if self.seats == 1 else 0
        self.next_bid()

    def draw(self, seat: int) -> None:
        ware = self.bag.pop(self.rng.below(len(self.bag)))
        self.hands[seat] = sorted([*self.hands[seat], ware])
        self.tell("draw", seat, {"ware": WARES[ware]}, secret=True, reveals=True)

    def next_bid(self) -> None:
        if self.seats == 1 and self.leader == 0 and self.bid < self.limit:  # FAIR-8
            self.bid, self.leader = self.bid + 1, CRIER
        if self.bidders and self.bidders != [self.leader]:
            self.stack.append(Decision(self.bidders[0], BID))
        elif self.leader == NOBODY or self.leader == self.seats:
            self.crier += 0 if self.leader == NOBODY else len(BOOTHS[self.lot])
            self.after_lot()
        else:
            self.coins[self.leader] -= self.bid
            self.stack.append(Decision(self.leader, BUILD))
            if self.seats > 1:
                self.stack.append(Decision((self.leader + 1) % self.seats, BLOCK))
            self.check_room()

    def covered(self) -> int:
        return self.built[self.leader] | self.blocked[self.leader]

    def room(self) -> list[int]:
        return placements(BOOTHS[self.lot], WIDTH, HEIGHT, self.covered())

    def check_room(self) -> None:
        if not self.room():
            self.stack.clear()
            self.after_lot()

    def after_lot(self) -> None:
        self.lot, self.bid, self.leader, self.limit, self.bidders = NOBODY, 0, NOBODY, 0, []
        if self.seats > 1 and len(self.hands[self.first]) > 1:
            self.stack.append(Decision(self.first, OFFER))
        else:
            self.end_day()

    def end_day(self) -> None:
        self.day += 1
        if self.day < DAYS:
            self.start_day()
            return
        for seat, hand in enumerate(self.hands):
            self.gain(seat, len(set(hand)), "FAIR-7", "hand")

    def gain(self, seat: int, points: int, rule: str, what: str) -> None:
        self.points[seat] += points
        self.score(seat, points, rule, "fair-why", what)

    # ---- what others ask of a state

    def options(self, decision: Decision) -> list[Action]:
        seat = decision.seat
        hand, purse = sorted(set(self.hands[seat])), self.coins[seat]
        if decision.kind == SHOW and decision.a == 0:
            return [Show(seat, ware) for ware in hand]
        if decision.kind == SHOW:
            return [Stake(seat, coins) for coins in range(1 + min(2, purse))]
        if decision.kind == BID:
            return [Pass(seat), *(Bid(seat, coins) for coins in range(self.bid + 1, 1 + min(12, purse)))]
        if decision.kind == BLOCK:
            free = [cell for cell in range(WIDTH * HEIGHT) if purse and not self.covered() >> cell & 1]
            return [Pass(seat), *(Block(seat, cell) for cell in free)]
        if decision.kind == BUILD:
            return [Build(seat, *cells(mask)) for mask in self.room()]
        if decision.kind == OFFER:
            others = [other for other in range(self.seats) if other != seat]
            offers = [Offer(seat, to, ware, price) for to in others for ware in hand for price in range(1, 5)]
            return [Pass(seat), *offers]
        if seat == self.first:
            return [Accept(seat), Refuse(seat)]
        prices = [price for price in range(1, 1 + min(4, purse)) if price != decision.c]
        yes = [Accept(seat)] if purse >= decision.c else []
        return [*yes, Refuse(seat), *(Counter(seat, price) for price in prices)]

    def scores(self) -> list[int]:
        return self.points.copy()

    def ranking(self) -> list[int]:
        return sorted(range(self.seats), key=lambda seat: -self.points[seat])

    def winners(self) -> list[int]:
        """FAIR-8: against the crier perhaps nobody."""
        best = max([*self.points, self.crier + 1 if self.seats == 1 else 0])
        return [seat for seat, points in enumerate(self.points) if points == best] if self.over else []

    def counters(self, seat: int) -> dict[str, int]:
        return {"points": self.points[seat], "wares": len(self.hands[seat])}

    def question(self, seat: int) -> Phrase:
        asked = self.asked(seat)
        return Phrase("fair-ask", {"what": "wait" if asked is None else KINDS[asked.kind]})

    # ---- hidden information

    def view(self, seat: int | None) -> dict[str, object]:
        shown: dict[str, object] = {name: getattr(self, name) for name in OPEN}
        shown.update({name: list(getattr(self, name)) for name in OPEN if name in LISTS})
        shown["sizes"] = {"bag": len(self.bag), "lots": len(self.lots), "hands": [len(hand) for hand in self.hands]}
        shown["asked"] = [list(decision.key()) for decision in self.stack]
        shown["scores"] = self.scores()
        shown["ledger"] = [entry.view() for entry in ledger.entries(self.last)]
        for mine in range(self.seats):
            if mine == seat or self.over:
                kept = [list(self.hands[mine]), self.coins[mine], self.shown[mine], self.stakes[mine]]
                shown[f"screen {mine}"] = kept
        return shown

    def determinize(self, seat: int | None, seed: Seed) -> "FairState":
        copy = self.clone()
        rng = copy.rng = seeded(seed, "imagine")
        copy.lots.sort()
        rng.shuffle(copy.lots)
        bidding = self.seats == 1 and not self.over and self.stack[-1].kind == BID
        copy.limit = self.bid + rng.below(5 - self.bid) if bidding else 0
        others = [] if self.over else [other for other in range(self.seats) if other != seat]
        unseen = sorted(self.bag + [ware for other in others for ware in self.hands[other]])
        rng.shuffle(unseen)
        for other in others:
            copy.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
            copy.coins[other] = self.pledged(other) + rng.below(6)
            if self.shown[other] != NOBODY:
                copy.shown[other] = copy.hands[other][rng.below(len(copy.hands[other]))]
            if self.stakes[other] != NOBODY:
                copy.stakes[other] = rng.below(1 + min(2, copy.coins[other]))
        copy.bag = sorted(unseen)
        return copy

    def pledged(self, seat: int) -> int:
        """What all know that a seat has at least: its bid until it is paid, or the price that it named."""
        top = self.stack[-1]
        if top.kind == ANSWER and top.a == seat and seat != self.first:
            return top.c
        return self.bid if top.kind == BID and self.leader == seat else 0

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in NUMBERS}
        data.update({name: list(getattr(self, name)) for name in LISTS})
        data.update(game="fair", seats=self.seats, moves=self.moves, hands=[list(hand) for hand in self.hands])
        data.update(rng=self.rng.words(), stack=[list(d.key()) for d in self.stack], ledger=ledger.to_json(self.last))
        return data


class Fair(Game):
    name: ClassVar[str] = "fair"
    package: ClassVar[str] = "tests.core"
    verbs: ClassVar[tuple[str, ...]] = tuple(deed.do for deed in DEEDS)

    def __init__(self) -> None:
        options = [Option("purse", "choice", 5, (5, 8)), Option("rain", "flag", False, (False, True))]
        sizes = [len(BUILDS) if deed is Build else prod(len(RANGES[name]) for name in deed.names) for deed in DEEDS]
        self.starts = [sum(sizes[:place]) for place in range(len(sizes))]
        super().__init__(range(1, 5), {option.name: option for option in options}, sum(sizes))

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> State:
        state = FairState(seats, rng, [], None, 0)
        rng.shuffle(state.lots)
        for seat in range(seats):
            state.coins[seat] = int(str(options["purse"])) + rng.below(4)
            state.blocked[seat] = 1 if options["rain"] else 0
            state.draw(seat)
            state.draw(seat)
        state.start_day()
        return state

    def read_state(self, data: object) -> State:
        parts = Reader(data).members((*LISTS, *NUMBERS, "game", "seats", "moves", "hands", "rng", "stack", "ledger"))
        parts["game"].choice((self.name,))
        seats = parts["seats"].number(1, 4)
        stack: list[Decision] = []
        for item in parts["stack"].items():
            *numbers, together = item.items(6)
            seat, kind, a, b, c = (number.number(0, 12) for number in numbers)
            stack.append(Decision(seat, kind, a, b, c, together.flag()))
        last = ledger.from_json(parts["ledger"].value, seats)
        state = FairState(seats, Rng(*parts["rng"].numbers(4, 0, 0xFFFFFFFF)), stack, last, 0)
        state.moves = parts["moves"].number(0, 10_000)
        state.hands = [item.numbers(None, 0, 2) for item in parts["hands"].items(seats)]
        for name in LISTS:
            setattr(state, name, parts[name].numbers(None, NOBODY, 1 << WIDTH * HEIGHT))
        for name in NUMBERS:
            setattr(state, name, parts[name].number(NOBODY, 100))
        wares = state.bag + state.market + [ware for hand in state.hands for ware in hand]
        for ware, what in enumerate(WARES):
            if wares.count(ware) != OF_A_WARE:
                raise InputError(Phrase("fair-count", {"what": what, "got": wares.count(ware)}), self.name)
        return state

    def read_action(self, data: object) -> Action:
        given = Reader(data)
        do = str(data.get("do")) if isinstance(data, dict) else ""
        if isinstance(data, dict) and do not in self.verbs:
            given.fail("bad-action-verb", got=do, allowed=", ".join(self.verbs))
        deed = DEEDS[self.verbs.index(do)] if do else Deed
        parts = given.members(("do", "seat", *(("cells",) if deed is Build else deed.names)))
        seat = parts["seat"].number(0, 3)
        if deed is Build:
            return Build(seat, *sorted(set(parts["cells"].numbers(None, 0, WIDTH * HEIGHT - 1))))
        return deed(seat, *(self.read(name, parts[name]) for name in deed.names))

    def read(self, name: str, reader: Reader) -> int:
        return reader.choice(WARES) if name == "ware" else reader.number(RANGES[name][0], RANGES[name][-1])

    def encode(self, action: Action) -> int:
        assert isinstance(action, Deed)
        start = self.starts[self.verbs.index(action.do)]
        if isinstance(action, Build):
            if action.mask() not in BUILDS:
                raise InputError(Phrase("bad-encode", {"action": str(action)}))
            return start + BUILDS.index(action.mask())
        code = 0
        for name, told in zip(action.names, action.told, strict=True):
            code = code * len(RANGES[name]) + told - RANGES[name][0]
        return start + code

    def find_action(self, state: State, code: int, seat: int) -> Action | None:
        deed, rest = max((start, place) for place, start in enumerate(self.starts) if start <= code)[::-1]
        kind, rest = DEEDS[deed], code - rest
        if kind is Build:
            return Build(seat, *cells(BUILDS[rest]))
        told: list[int] = []
        for name in reversed(kind.names):
            rest, digit = divmod(rest, len(RANGES[name]))
            told.insert(0, RANGES[name][digit])
        if kind is Offer and told[0] >= state.seats:
            return None
        return kind(seat, *told)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, FairState)
        return state.points[seat] + state.coins[seat] / 4


GAME: Final = Fair()
register(GAME)
