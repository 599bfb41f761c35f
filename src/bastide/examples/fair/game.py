"""The Fair as others see it."""

from typing import ClassVar, Final

from bastide.core.auction import NOBODY
from bastide.core.game import Game
from bastide.core.observing import Observed
from bastide.core.option import Option, Setting
from bastide.core.reading import Reader
from bastide.core.rng import Rng
from bastide.core.state import State

from .actions import ACTIONS
from .asks import ASK_BID, ASK_BLOCK, ASK_BUILD, ASK_OFFER, ASK_PLAN, ASK_PRICE, ASK_TRADE
from .components import BIDDING, BUILDING, DAYS, OF_A_WARE, PITCHES, PLANNING, SIZES, WARES
from .observing import OBSERVED
from .state import FairState

STACKS: Final = (
    *([ASK_BID], [ASK_BUILD], [ASK_BUILD, ASK_BLOCK]),
    *([ASK_TRADE], [ASK_OFFER], [ASK_PRICE], list[int]()),
)
"""What can be pending after the morning, the question of now last."""


class Fair(Game):
    """1 to 4 players, three days."""

    name: ClassVar[str] = "fair"
    rules_version: ClassVar[int] = 1
    package: ClassVar[str] = __package__
    nouns: ClassVar[tuple[str, ...]] = ("ware-", "booth-", "phase-", "opponent-")

    def __init__(self) -> None:
        options = [
            Option("purse", "choice", 5, (5, 8)),
            Option("pitch", "choice", "small", tuple(PITCHES)),
            Option("rain", "flag", False, (False, True)),
        ]
        super().__init__(range(1, 5), options, ACTIONS)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> State:
        """FAIR-1."""
        state = FairState(seats, rng)
        state.wide = options["pitch"] == "wide"
        state.lots = rng.shuffled(state.lots)
        for seat, trader in enumerate(state.traders):
            trader.coins = int(str(options["purse"])) + rng.below(4)
            trader.blocked = 1 if options["rain"] else 0
            state.draw(seat)
            state.draw(seat)
        state.begin_day()
        return state

    def check_table(self, state: State, given: dict[str, Reader]) -> None:
        """All wares are there, nobody is without, plans can be kept, and there are booths for all days."""
        assert isinstance(state, FairState)
        wares = state.bag + state.market + b"".join(trader.hand for trader in state.traders)
        for ware, what in enumerate(WARES):
            if wares.count(ware) != OF_A_WARE:
                given["bag"].fail("bad-json-count", what=what, got=wares.count(ware), want=OF_A_WARE)
        for seat, trader in enumerate(state.traders):
            if not trader.hand:
                Reader(None, f"players[{seat}]").fail("bad-hand")
            if (trader.shown != NOBODY and trader.shown not in trader.hand) or trader.stake > trader.coins:
                Reader(None, f"players[{seat}]").fail("bad-plan")
        held = state.phase in (BIDDING, BUILDING)
        if (state.lot != NOBODY, state.auction is not None) != (held, held):
            given["lot"].fail("bad-lot")
        to_come = DAYS - state.day - (state.phase != PLANNING)
        if len(state.lots) < to_come:
            given["lots"].fail("bad-lots", count=to_come)

    def check_stack(self, state: State, reader: Reader) -> None:
        """What is asked belongs together, and who is not asked to plan is ready."""
        assert isinstance(state, FairState)
        asked = [decision.kind for decision in state.stack]
        if state.phase == PLANNING:
            seats = {decision.seat for decision in state.stack}
            ready = [trader.shown != NOBODY for seat, trader in enumerate(state.traders) if seat not in seats]
            fitting = asked == [ASK_PLAN] * max(1, len(seats)) and all(ready)
        else:
            fitting = asked in STACKS
        if not fitting or state.over != (state.day == DAYS):
            reader.fail("bad-json-stack")

    def observed(self) -> Observed:
        return OBSERVED

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, FairState)
        trader = state.traders[seat]
        worth = trader.points + len(set(trader.hand)) + trader.coins / 8
        if state.phase == BIDDING and state.bidding.leader == seat:
            worth += 0.8 * SIZES[state.lot] - state.bidding.bid / 8
        return worth


GAME: Final = Fair()
