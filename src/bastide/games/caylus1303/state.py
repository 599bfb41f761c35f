"""The state of Caylus 1303: the table of position.py, and what can be asked of it."""

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.ledger import entries
from bastide.core.phrases import Phrase
from bastide.core.rng import Seed, seeded
from bastide.games.caylus1303 import legal, saving, view
from bastide.games.caylus1303.goods import GOODS, count
from bastide.games.caylus1303.moves import Move, question
from bastide.games.caylus1303.position import Position


class CaylusState(Position):
    """Public face of a game of Caylus 1303."""

    def clone(self) -> "CaylusState":
        return CaylusState(
            self.seats,
            self.rng.clone(),
            self.stack.copy(),
            self.last,
            self.moves,
            self.open_scores,
            self.first_game,
            self.squares,
            [player.clone() for player in self.players],
            self.road,
            self.owners,
            self.layout,
            self.site_tiles,
            self.supply,
            self.round,
            self.phase,
            self.first,
            self.holder,
            self.provost,
            self.at,
            self.step,
            self.using,
            self.bridge,
            self.site,
            self.joined,
            self.joiner,
            self.used,
            self.offer,
            self.board_characters,
            self.workable,
        )

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.rng.words()),
            tuple([decision.key() for decision in self.stack]),
            tuple([entry.row() for entry in entries(self.last)]),
            self.moves,
            self.open_scores,
            self.first_game,
            self.squares,
            tuple([player.key() for player in self.players]),
            self.road,
            self.owners,
            self.layout,
            self.site_tiles,
            self.supply,
            self.round,
            self.phase,
            self.first,
            self.holder,
            self.provost,
            self.at,
            self.step,
            self.using,
            self.bridge,
            self.site,
            self.joined,
            self.joiner,
            self.used,
            self.offer,
            self.board_characters,
        )

    def knows(self, action: Action) -> bool:
        return isinstance(action, Move)

    def options(self, decision: Decision) -> list[Action]:
        return legal.options(self, decision)

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def ranking(self) -> list[int]:
        """CAY-5.3: by points alone."""
        return sorted(range(self.seats), key=lambda seat: -self.players[seat].points)

    def winners(self) -> list[int]:
        """CAY-5.3: those with most points share the victory; there is no tie-break."""
        if self.stack:
            return []
        most = max(self.scores())
        return [seat for seat in range(self.seats) if self.players[seat].points == most]

    def counters(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        found = {"points": player.points, "workers": player.reserve, "houses": player.houses}
        for good, name in enumerate(GOODS):
            found[name] = count(player.goods, good)
        return found

    def question(self, seat: int) -> Phrase:
        if not self.stack:
            return Phrase("ask-over")
        decision = self.asked(seat)
        if decision is None:
            return Phrase("ask-wait", {"seat": self.to_act[0] + 1})
        return question(self, decision)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def determinize(self, seat: int | None, seed: Seed) -> "CaylusState":
        """Nothing is random after the set-up, every gain of points was public (CAY-2.11, 9.3): only chance is new."""
        copy = self.clone()
        copy.rng = seeded(seed, "imagine")
        return copy

    def to_json(self) -> dict[str, object]:
        return saving.to_json(self)
