"""The state of The Castles of Burgundy: the table of position.py, and what can be asked of it."""

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.ledger import entries
from bastide.core.phrases import Phrase
from bastide.core.rng import Seed
from bastide.games.burgundy import legal, saving, scoring, view
from bastide.games.burgundy.moves import Move
from bastide.games.burgundy.position import DECISIONS, Position


class BurgundyState(Position):
    """Public face of a game of Burgundy."""

    def clone(self) -> "BurgundyState":
        return BurgundyState(
            self.seats,
            self.rng.clone(),
            self.stack.copy(),
            self.last,
            self.moves,
            self.setup,
            self.boards,
            self.secret,
            [player.clone() for player in self.players],
            self.track.copy(),
            self.order,
            self.turn,
            self.phase,
            self.round,
            self.dice.copy(),
            self.white,
            self.used,
            self.bought,
            self.depots.copy(),
            self.depot_goods.copy(),
            self.piles,
            self.round_goods,
            self.goods_stacks,
            self.boxed_goods,
            self.gone,
            self.large_left,
            self.small_left,
        )

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.rng.words()),
            tuple([decision.key() for decision in self.stack]),
            tuple([entry.row() for entry in entries(self.last)]),
            self.moves,
            self.setup,
            self.boards,
            self.secret,
            tuple([player.key() for player in self.players]),
            tuple(self.track),
            self.order,
            self.turn,
            self.phase,
            self.round,
            tuple(self.dice),
            self.white,
            self.used,
            self.bought,
            tuple(self.depots),
            tuple(self.depot_goods),
            self.piles,
            self.round_goods,
            self.goods_stacks,
            self.boxed_goods,
            self.gone,
            self.large_left,
            self.small_left,
        )

    def knows(self, action: Action) -> bool:
        return isinstance(action, Move)

    def options(self, decision: Decision) -> list[Action]:
        return legal.options(self, decision)

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def winners(self) -> list[int]:
        """BUR-12.5: the last criterion always decides, so there is one winner."""
        return [] if self.stack else [scoring.ranking(self)[0]]

    def counters(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        return {"points": player.points, "workers": player.workers, "silver": player.silver}

    def question(self, seat: int) -> Phrase:
        if not self.stack:
            return Phrase("ask-over")
        decision = self.asked(seat)
        if decision is None:
            return Phrase("ask-wait", {"seat": self.to_act[0] + 1})
        return Phrase(f"ask-{DECISIONS[decision.kind]}")

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def determinize(self, seat: int | None, seed: Seed) -> "BurgundyState":
        copy = self.clone()
        view.imagine(copy, seat, seed)
        return copy

    def to_json(self) -> dict[str, object]:
        return saving.to_json(self)
