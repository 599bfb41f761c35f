"""The state of Orléans: the table of position.py, and what can be asked of it."""

from typing import Final, SupportsIndex

from bastide.core.decision import Decision
from bastide.core.ledger import Entry
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.core.rng import Rng
from bastide.core.saving import Part
from bastide.games.orleans import course, goods, knowledge, saving, scoring, tracks, turn, view
from bastide.games.orleans.actions.move import DECLINES, NEVER
from bastide.games.orleans.actions.places import PASSES
from bastide.games.orleans.box import Box
from bastide.games.orleans.expansion import box_of
from bastide.games.orleans.intrigue import questions as intrigue
from bastide.games.orleans.new_deeds import questions as new_deeds
from bastide.games.orleans.new_events import questions as new_events
from bastide.games.orleans.new_places.places import CARRIES, SHIELDS
from bastide.games.orleans.orders import questions as orders
from bastide.games.orleans.position import REMOVAL, Player, Position
from bastide.games.orleans.questions.actions import Completing, Installing, Laying, Sending, TakingTile, TakingTurn
from bastide.games.orleans.questions.events import Feeding, Owing, Shielding
from bastide.games.orleans.questions.planning import Following, Planning, Removing, Towering

QUESTIONS: Final[list[Question]] = [
    Removing(DECLINES), Following(), Towering(), Planning(),
    TakingTurn(PASSES, CARRIES), TakingTile(NEVER), Sending(DECLINES), Laying(DECLINES), Installing(DECLINES),
    Owing(NEVER), Shielding(DECLINES, SHIELDS), Feeding(NEVER), Completing(NEVER),
    *orders.QUESTIONS, *new_events.QUESTIONS, *new_deeds.QUESTIONS, *intrigue.QUESTIONS,
]  # fmt: skip
"""By the numbers of asks.py, then of the modules'."""


class OrleansState(Position):
    """Public face of a game of Orléans."""

    def __init__(self, seats: int, rng: Rng, players: list[Player], box: Box) -> None:
        super().__init__(QUESTIONS, seats, rng, players, box)

    def clone(self) -> "OrleansState":
        copy = OrleansState(self.seats, self.rng.clone(), [player.clone() for player in self.players], self.box)
        self.copy_into(copy)
        copy.in_order = self.in_order
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.active = self.active
        copy.acted = self.acted
        copy.stage = self.stage
        copy.passed = self.passed
        copy.planned = self.planned
        copy.in_turn = self.in_turn
        copy.hourglass = self.hourglass
        copy.past = self.past
        copy.supply = self.supply
        copy.market = self.market
        copy.map_goods = self.map_goods
        copy.tiles = self.tiles
        copy.technology = self.technology
        copy.citizens = self.citizens
        copy.deeds = self.deeds
        copy.lost_goods = self.lost_goods
        copy.lost_tokens = self.lost_tokens
        copy.lost_technology = self.lost_technology
        copy.display = self.display
        copy.deck = self.deck
        copy.reserved = self.reserved
        return copy

    def makings(self) -> tuple[object, ...]:
        return (laid_out, self.seats, self.rng, self.players, self.box.chosen, self.box.components)

    def go_on(self) -> bool:
        return turn.go_on(self)

    # ---- points

    def progress(self) -> Phrase:
        if self.phase == REMOVAL:
            return Phrase("phase-removal")
        return Phrase("progress-round", {"round": self.round, "rounds": self.round + len(self.hourglass)})

    def scores(self) -> list[int]:
        """ORL-6.3: what everything would bring now."""
        return [scoring.standing(self, seat) for seat in range(self.seats)]

    def booked(self) -> list[int]:
        return [player.points for player in self.players]

    def due(self) -> list[Entry]:
        """ORL-6.3: each line of the final scoring, as things stand."""
        if self.over:
            return []
        return [
            Entry(None, seat, points, rule, why, what, 0)
            for seat in range(self.seats)
            for points, rule, why, what in scoring.lines(self, seat)
        ]

    def add_points(self, seat: int, points: int) -> None:
        self.players[seat].points += points

    def rank(self, side: int) -> tuple[int, ...]:
        """ORL-6.4: points, then the development index; still tied, a shared victory."""
        return (scoring.standing(self, side), self.players[side].index(tracks.DEVELOPMENT))

    def tie_break(self, ahead: int, behind: int) -> Phrase | None:
        more, less = self.rank(ahead)[1], self.rank(behind)[1]
        return Phrase("tie-development", {"more": more, "less": less}) if more > less else None

    def counters(self, seat: SupportsIndex) -> dict[str, int]:
        player = self.players[self.check_seat(seat)]
        own = {"coins": player.coins, "development": player.index(tracks.DEVELOPMENT), "citizens": player.citizens}
        return {**own, **goods.goods_json(player.stock())}

    # ---- what is seen, and what can only be guessed

    def table_view(self, seat: int | None) -> dict[str, object]:
        return view.table_view(self, seat)

    def imagine(self, seat: int | None) -> None:
        knowledge.imagine(self, seat)

    # ---- JSON

    def parts(self) -> list[Part]:
        return saving.PARTS

    def usual_stack(self) -> list[Decision] | None:
        return course.usual_stack(self)


def laid_out(seats: int, rng: Rng, players: list[Player], chosen: int, components: str) -> OrleansState:
    """A state with its box."""
    return OrleansState(seats, rng, players, box_of(seats, chosen, components))
