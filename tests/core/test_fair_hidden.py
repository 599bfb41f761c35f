"""Hidden information at the fair: hands, bag, purses, secret choices, lots to come and the crier's limit."""

import json
from random import Random

import bastide
from tests.core.fair import DAYS, GAME, FairState
from tests.core.fair_actions import NOBODY
from tests.core.fairground import POSITIONS, everybody_stakes, fair, started
from tests.core.playing import finish


def stir(state: FairState, seat: int | None, dice: Random) -> FairState:
    """The same position with all that a seat cannot see changed: hands, bag, purses, secret choices, lots, chance."""
    other = state.clone()
    hidden = [] if state.over else [player for player in range(state.seats) if player != seat]
    pool = other.bag + [ware for player in hidden for ware in other.hands[player]]
    dice.shuffle(pool)
    for player in hidden:
        other.hands[player] = sorted(pool.pop() for _ in other.hands[player])
        other.coins[player] = 4 + dice.randrange(5)
        if other.shown[player] != NOBODY:
            other.shown[player] = dice.choice(other.hands[player])
        if other.stakes[player] != NOBODY:
            other.stakes[player] = dice.randrange(3)
    other.bag = pool
    dice.shuffle(other.lots)
    other.limit = dice.randrange(5)
    for _ in range(1 + dice.randrange(9)):
        other.rng.next()
    return other


def test_what_a_seat_cannot_see_changes_neither_its_view_nor_its_options_nor_a_bots_choice() -> None:
    dice = Random(3)
    bot = bastide.bot("random")
    for state in map(fair, POSITIONS):
        for seat in (*range(state.seats), None):
            other = stir(state, seat, dice)
            assert other != state
            assert other.view(seat) == state.view(seat)
            if seat is not None:
                assert other.legal(seat) == state.legal(seat)
            if seat in state.to_act:
                assert bot.choose(other, seat, seed=5) == bot.choose(state, seat, seed=5)
            assert other.determinize(seat, 9) == state.determinize(seat, 9)


def test_a_view_is_plain_json_without_a_way_back() -> None:
    for state in POSITIONS:
        before = state.clone()
        for seat in (*range(state.seats), None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            for part in view.values():
                if isinstance(part, list):
                    part.append("scribble")
        assert state == before


def test_a_view_shows_its_own_seat_what_it_has() -> None:
    state = started(2)
    richer = state.clone()
    richer.coins[1] += 1
    assert richer.view(1) != state.view(1)
    assert richer.view(0) == state.view(0)


def test_a_determinization_fits_what_the_seat_knows() -> None:
    for number, state in enumerate(POSITIONS):
        before = state.clone()
        for seat in (*range(state.seats), None):
            guess = fair(state.determinize(seat, number))
            assert guess == state.determinize(seat, number)
            assert guess.view(seat) == state.view(seat)
            assert guess.to_act == state.to_act
            if seat is not None:
                assert guess.legal(seat) == state.legal(seat)
            assert GAME.from_json(guess.to_json()) == guess
            assert guess.rng.words() != state.rng.words()
            assert fair(finish(guess)).day == DAYS
        assert state == before


def test_determinizations_differ() -> None:
    state = everybody_stakes(started(3), 0, 1, 0)
    guesses = [fair(state.determinize(0, seed)) for seed in range(30)]
    assert len({tuple(guess.hands[1]) for guess in guesses}) > 3
    assert len({guess.coins[2] for guess in guesses}) > 3
    assert len({tuple(guess.lots) for guess in guesses}) > 3
    assert {tuple(guess.hands[0]) for guess in guesses} == {tuple(state.hands[0])}
