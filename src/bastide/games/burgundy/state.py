"""The state of The Castles of Burgundy: the table of position.py, and what can be asked of it."""

from typing import SupportsIndex

from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.core.rng import Rng
from bastide.core.saving import Part
from bastide.games.burgundy import components, saving, scoring, setup, view
from bastide.games.burgundy.position import ASK_TURN, Player, Position, new_player
from bastide.games.burgundy.questions import QUESTIONS


class BurgundyState(Position):
    """Public face of a game of Burgundy."""

    def __init__(self, seats: int, rng: Rng, players: list[Player]) -> None:
        super().__init__(QUESTIONS, seats, rng, players)

    def clone(self) -> "BurgundyState":
        copy = BurgundyState(self.seats, self.rng.clone(), [player.clone() for player in self.players])
        self.copy_into(copy)
        copy.setup = self.setup
        copy.boards = self.boards
        copy.secret = self.secret
        copy.track = self.track.copy()
        copy.order = self.order
        copy.turn = self.turn
        copy.phase = self.phase
        copy.round = self.round
        copy.dice = self.dice.copy()
        copy.white = self.white
        copy.used = self.used
        copy.bought = self.bought
        copy.depots = self.depots.copy()
        copy.depot_goods = self.depot_goods.copy()
        copy.piles = self.piles
        copy.round_goods = self.round_goods
        copy.goods_stacks = self.goods_stacks
        copy.boxed_goods = self.boxed_goods
        copy.gone = self.gone
        copy.large_left = self.large_left
        copy.small_left = self.small_left
        return copy

    def makings(self) -> tuple[object, ...]:
        return (BurgundyState, self.seats, self.rng, self.players)

    def imagine(self, seat: int | None) -> None:
        view.imagine(self, seat)

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def progress(self) -> Phrase:
        if self.phase < 0:
            return Phrase("page-setup")
        phase = f"@phase-{components.PHASES[self.phase]}"
        return Phrase("progress-phase", {"phase": phase, "round": self.round, "rounds": components.ROUNDS})

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def tie_break(self, ahead: int, behind: int) -> Phrase:
        return scoring.tie_break(self, ahead, behind)

    def winners(self) -> list[int]:
        """BUR-12.5: the last criterion always decides, so there is one winner."""
        return [] if self.stack else self.ranking()[:1]

    def counters(self, seat: SupportsIndex) -> dict[str, int]:
        player = self.players[self.check_seat(seat)]
        return {"points": player.points, "workers": player.workers, "silver": player.silver}

    def table_view(self, seat: int | None) -> dict[str, object]:
        return view.table_view(self, seat)

    def parts(self) -> list[Part]:
        return saving.PARTS

    def usual_stack(self) -> list[Decision] | None:
        return setup.choices_owed(self) if self.phase < 0 else [Decision(self.active, ASK_TURN)]


def empty_table(seats: int, rng: Rng) -> BurgundyState:
    """Nothing lies anywhere yet."""
    state = BurgundyState(seats, rng, [new_player() for _ in range(seats)])
    state.track = list(range(seats))
    state.order = tuple(state.track)
    state.boards = ((),) * seats
    state.secret = (0,) * seats
    state.dice = [0] * (2 * seats)
    state.depots = [0] * components.ALL_SPACES
    state.depot_goods = [0] * (len(components.COLOURS) + 1)
    state.piles = (b"",) * len(components.PILES)
    state.gone = bytes(len(components.TILES))
    return state
