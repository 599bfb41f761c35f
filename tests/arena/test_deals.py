"""Every line-up gets the same deals, and every bot sits in every seat of each."""

from collections import Counter

import pytest

from bastide.arena import Local, Match, Sitting, match, play, run
from bastide.arena.deals import lineups, sittings
from bastide.bots.random import RandomBot
from bastide.core.action import Action
from bastide.core.record import Record
from bastide.core.rng import Seed
from bastide.core.state import State


def test_pairs_with_two_seats_and_groups_with_more() -> None:
    assert lineups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert lineups(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert lineups(1, 1) == [(0,)]


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_games_are_rounded_up_to_full_rotations(games: int, deals: int) -> None:
    every = sittings(4, 3, games)
    assert every == sorted(every)
    assert Counter(sitting.deal for sitting in every) == dict.fromkeys(range(deals), 12)


def test_seat_and_place_are_each_other_s_inverse() -> None:
    for rotation in range(4):
        sitting = Sitting(0, (5, 6, 7, 8), rotation)
        assert [sitting.place(sitting.seat(place)) for place in range(4)] == [0, 1, 2, 3]
    assert {Sitting(0, (5, 6, 7, 8), rotation).seat(2) for rotation in range(4)} == {0, 1, 2, 3}


def test_every_bot_sits_in_every_seat_of_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: set[tuple[str, int, str]] = set()

    class Noting(RandomBot):
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, state: State, seat: int, seed: Seed = 0) -> Action:
            if state.moves < state.seats:
                sat.add((self.name, seat, str(state.to_json()["piles"])))
            return super().choose(state, seat, seed)

    monkeypatch.setattr(match, "bot", Noting)
    run("burgundy", ["a", "b", "c"], 4, "fair", options={"setup": "advanced_open"}, backend=Local(1))
    deals = {deal for _, _, deal in sat}
    assert len(deals) == 2
    assert sat == {(name, seat, deal) for name in "abc" for seat in range(2) for deal in deals}


def test_a_game_does_not_depend_on_who_else_takes_part() -> None:
    """So that any one of them can be played again alone."""
    many = run("fair", ["random", "random", "greedy"], 4, "apart", backend=Local(1))
    wanted = next(outcome for outcome in many.outcomes if outcome.sitting == Sitting(1, (1, 2), 1))
    alone = play(Match("fair", ("random", "greedy"), 2, "apart", {}), Sitting(1, (0, 1), 1))
    assert alone.facts()[1:] == wanted.facts()[1:]


def test_the_seed_decides_the_games() -> None:
    first, again, other = (run("fair", ["random"] * 2, 4, seed, backend=Local(1)) for seed in ("a", "a", "b"))
    assert first.facts() == again.facts() != other.facts()


def test_a_record_tells_the_same_game() -> None:
    sitting = Sitting(2, (0, 1, 2), 1)
    outcome = play(Match("fair", ("greedy", "random", "random"), 3, "told", {"rain": True}), sitting, recorded=True)
    record = Record.parse(outcome.record)
    assert record.options["rain"] is True
    assert tuple(record.state.scores()[sitting.seat(place)] for place in range(3)) == outcome.scores
    assert "# seat 1 greedy\n" in outcome.record


def test_an_error_of_a_bot_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost(RandomBot):
        def __init__(self, name: str) -> None:
            pass

        def choose(self, state: State, seat: int, seed: Seed = 0) -> Action:
            raise RuntimeError("lost")

    monkeypatch.setattr(match, "bot", Lost)
    with pytest.raises(RuntimeError) as told:
        run("fair", ["lost", "lost"], 2, "s", backend=Local(1))
    assert "--only 0:0" in told.value.__notes__[0]
