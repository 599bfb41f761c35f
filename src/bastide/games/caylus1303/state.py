"""The state of Caylus 1303: the table of position.py, and what can be asked of it."""

from typing import Final, SupportsIndex

from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.core.rng import Rng
from bastide.core.saving import Part
from bastide.games.caylus1303 import checking, delivery, management, saving, turn, view
from bastide.games.caylus1303.choice import NEVER, SKIPS
from bastide.games.caylus1303.components import ROUNDS
from bastide.games.caylus1303.goods import goods_json
from bastide.games.caylus1303.interned import PASSES
from bastide.games.caylus1303.position import ACTIVATION, DELIVERY, DRAFTING, MANAGEMENT, Player, Position
from bastide.games.caylus1303.questions.castle import Delivering, Favouring, Visiting, Welcoming
from bastide.games.caylus1303.questions.planning import Drafting, EarlyPlacing, Planning
from bastide.games.caylus1303.questions.road import BailiffMoving, BuildingPrestige, Crossing, Using

QUESTIONS: Final[list[Question]] = [
    Drafting(NEVER),
    EarlyPlacing(SKIPS),
    Planning(PASSES),
    Using(SKIPS),
    Crossing(SKIPS),
    BailiffMoving(SKIPS),
    Favouring(NEVER),
    Visiting(NEVER),
    Welcoming(SKIPS),
    Delivering(SKIPS),
    BuildingPrestige(SKIPS),
]
"""By the numbers ASK_DRAFT … ASK_PRESTIGE, each with the way to do nothing."""


class CaylusState(Position):
    """Public face of a game of Caylus 1303."""

    def __init__(self, seats: int, rng: Rng, players: list[Player]) -> None:
        super().__init__(QUESTIONS, seats, rng, players)

    def clone(self) -> "CaylusState":
        copy = CaylusState(self.seats, self.rng.clone(), [player.clone() for player in self.players])
        self.copy_into(copy)
        copy.open_scores = self.open_scores
        copy.first_game = self.first_game
        copy.squares = self.squares
        copy.road = self.road
        copy.workable = self.workable
        copy.owners = self.owners
        copy.layout = self.layout
        copy.site_tiles = self.site_tiles
        copy.supply = self.supply
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.holder = self.holder
        copy.provost = self.provost
        copy.at = self.at
        copy.stage = self.stage
        copy.using = self.using
        copy.bridge = self.bridge
        copy.site = self.site
        copy.joined = self.joined
        copy.joiner = self.joiner
        copy.used = self.used
        copy.offer = self.offer
        copy.board_characters = self.board_characters
        return copy

    def makings(self) -> tuple[object, ...]:
        return (CaylusState, self.seats, self.rng, self.players)

    def go_on(self) -> bool:
        """CAY-3.1: the draft, then rounds of planning, activation, delivery and management."""
        if self.phase == MANAGEMENT:
            return management.manage(self)
        if self.phase == ACTIVATION:
            turn.activate(self)
        elif self.phase == DELIVERY:
            delivery.deliver(self)
        else:
            turn.start_round(self)
        return True

    def progress(self) -> Phrase:
        if self.phase == DRAFTING:
            return Phrase("phase-draft")
        return Phrase("progress-round", {"round": self.round, "rounds": ROUNDS})

    def scores(self) -> list[int]:
        """CAY-5.3: who has most wins; there is no tie-break."""
        return [player.points for player in self.players]

    def add_points(self, seat: int, points: int) -> None:
        self.players[seat].points += points

    def counters(self, seat: SupportsIndex) -> dict[str, int]:
        player = self.players[self.check_seat(seat)]
        own = {"points": player.points, "workers": player.reserve, "houses": player.houses}
        return {**own, **goods_json(player.goods)}

    def sees_points(self, viewer: int | None, seat: int) -> bool:
        """CAY-9.2, CAY-7.3: one's own; everybody's at the end and when looking back, or where scores are open. Whoever
        imagines the game knows them all, because every gain was public (CAY-9.3)."""
        return viewer == seat or self.open_scores or self.over or self.revealed

    def table_view(self, seat: int | None) -> dict[str, object]:
        return view.table_view(self, seat)

    def parts(self) -> list[Part]:
        return saving.PARTS

    def usual_stack(self) -> list[Decision] | None:
        return checking.usual_stack(self)
