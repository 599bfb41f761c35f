"""What must hold in every position of every game. One random game checks it all as it goes.

A game adds its own: a check of one position (components, what a view may show) that is made of whole states.
"""

import json
from collections.abc import Callable
from typing import Any, cast

import bastide
from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.ledger import Entry
from bastide.core.rng import Rng, seeded
from bastide.core.state import State
from tests.core.playing import every_action

Check = Callable[[State], None]
Chooser = Callable[[State, int, Rng], Action]


def any_legal(state: State, seat: int, rng: Rng) -> Action:
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]


class Invariants:
    """The checks of one game. `longest`: far more decisions than any game has; `choose` plays, or chance."""

    def __init__(self, name: str, prefix: str, own: Check, longest: int, choose: "Chooser | None" = None) -> None:
        self.game: Game = bastide.game(name)
        self.prefix = prefix
        self.own = own
        self.longest = longest
        self.choose: Chooser = choose or any_legal

    def play(
        self, seats: int, seed: str, options: dict[str, Any], every: int = 20, position: object = None
    ) -> bastide.Record:
        """A random game in which every position is checked, one in `every` thoroughly. The finished record."""
        record = bastide.Record(self.game.name, seats, seed, options, position)
        rng = seeded(seed, "random player")
        while not record.state.over:
            assert len(record.moves) < self.longest, "a game without end"
            state = record.state
            assert state.to_act, "nobody to act in a game that goes on"
            seat = state.to_act[rng.below(len(state.to_act))]
            legal = state.legal(seat)
            assert legal, f"seat {seat} is asked but has no legal action"
            action = self.choose(state, seat, rng)
            self.check_action(state, action)
            if rng.below(every) == 0:
                self.check_position(state, seat, legal, rng)
            apply_and_check_clone(record, action)
        self.check_end(record)
        return record

    def check_action(self, state: State, action: Action) -> None:
        """Notation, JSON and code of an action lead back to it."""
        assert self.game.parse(action.seat, str(action), state) == action
        assert self.game.action(json.loads(json.dumps(action.to_json()))) == action
        code = self.game.encode(action)
        assert 0 <= code < self.game.num_actions
        assert self.game.decode(state, code, action.seat) == action
        assert state.refuse(action) is None
        assert action.touches()
        assert action.rule.startswith(self.prefix)

    def check_position(self, state: State, seat: int, legal: list[Action], rng: Rng) -> None:
        self.check_table(state)
        self.check_json(state)
        self.check_own(state, seat)
        self.check_codes(state, seat, legal)
        self.check_hidden(state, rng)

    def check_table(self, state: State) -> None:
        """The game's own check, and a ledger that explains every point."""
        self.own(state)
        for seat, points in enumerate(state.booked()):
            assert sum(entry.points for entry in state.ledger(seat)) == points
        assert not state.over or state.booked() == state.scores()

    def check_own(self, state: State, seat: int) -> None:
        """Whatever is handed out is the caller's own: spoiling it changes nothing here, nor in any other game."""
        before = state.key()
        for handed in (state.view, state.ledger, state.counters):
            kept = json.dumps(plain(handed(seat)))
            spoil(handed(seat))
            assert json.dumps(plain(handed(seat))) == kept
        whole = json.dumps(state.to_json())
        spoil(state.to_json())
        spoil(state.legal(seat))
        assert json.dumps(state.to_json()) == whole
        assert state.key() == before

    def check_json(self, state: State) -> None:
        back = self.game.from_json(json.loads(json.dumps(state.to_json())))
        assert back == state
        assert back.to_json() == state.to_json()

    def check_codes(self, state: State, seat: int, legal: list[Action]) -> None:
        """Different actions have different codes, and just the legal ones are not refused."""
        codes = {self.game.encode(action) for action in legal}
        assert len(codes) == len(legal)
        allowed = {self.game.encode(a) for a in every_action(self.game, state, seat) if state.refuse(a) is None}
        assert allowed == codes
        candidates = {self.game.encode(action) for action in self.game.thinkable(state, seat)}
        assert codes <= candidates

    def check_hidden(self, state: State, rng: Rng) -> None:
        """Drawing anew what a seat cannot know changes neither its view nor its options nor what it imagines."""
        for seat in [None, *range(state.seats)]:
            other = state.determinize(seat, f"other {rng.next()}")
            assert other.view(seat) == state.view(seat)
            assert other.determinize(seat, 5) == state.determinize(seat, 5)
            json.dumps(state.view(seat))
            if seat is not None:
                assert other.legal(seat) == state.legal(seat)
            self.check_table(other)
        self.check_opened(state)

    def check_opened(self, state: State) -> None:
        """Looking back, everybody sees what each seat saw of its own; the position is the same."""
        opened = state.opened()
        assert opened == state
        seen = opened.view(None)
        assert None not in cast(list[object], seen["scores"])
        for seat in range(state.seats):
            own = cast(list[dict[str, object]], state.view(seat)["players"])[seat]
            assert cast(list[dict[str, object]], seen["players"])[seat] == own
        assert state.clone().view(None) == opened.clone().view(None) == state.view(None)

    def check_end(self, record: bastide.Record) -> None:
        """The record leads to the same end, byte for byte, and the ranking follows the points."""
        state = record.state
        self.check_table(state)
        self.check_json(state)
        text = record.text()
        again = bastide.Record.parse(text)
        assert again.text() == text
        assert again.state == state
        assert record.replay() == state
        half = len(record.moves) // 2
        assert again.replay(half) == record.replay(half)
        scores = state.scores()
        everybody = [*scores, *[opponent.points for opponent in state.opponents()]]
        assert state.winners() or state.opponents()  # only an opponent whom nobody sits for can win alone
        assert all(scores[seat] == max(everybody) for seat in state.winners())
        assert [everybody[place] for place in state.ranking()] == sorted(everybody, reverse=True)
        assert state.to_act == ()
        assert all(state.legal(seat) == [] for seat in range(state.seats))


def plain(handed: Any) -> Any:
    """What was handed out as JSON; ledger entries as their rows."""
    return [entry.row() for entry in handed] if isinstance(handed, list) else handed


def spoil(handed: Any) -> None:
    """Change everything in it that can be changed."""
    if isinstance(handed, dict):
        for inner in list(handed.values()):
            spoil(inner)
        handed.clear()
        handed["spoilt"] = True
    elif isinstance(handed, list):
        for inner in handed:
            spoil(inner)
        handed.clear()
        handed.append("spoilt")
    elif isinstance(handed, Entry):
        handed.points = -999


def apply_and_check_clone(record: bastide.Record, action: Action) -> None:
    """A clone is equal, can be played on its own, and leaves the original alone."""
    state = record.state
    clone = state.clone()
    assert clone == state
    assert hash(clone) == hash(state)
    clone.apply(action)
    assert clone != state
    before = state.key()
    if clone.to_act:
        clone.apply(clone.legal(clone.to_act[0])[-1])
    assert state.key() == before
    record.apply(action)
