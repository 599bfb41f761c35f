"""Hidden information at the fair: hands, bag, purses, secret choices, booths to come and the crier's limit."""

import json
from random import Random

import pytest

import bastide
from bastide.examples.fair import GAME
from bastide.examples.fair.components import BIDDING, DAYS, LIMIT, PLANNING
from bastide.examples.fair.state import FairState
from tests.core.fairground import POSITIONS, everybody_stakes, fair, started
from tests.core.playing import finish, positions


def stir(state: FairState, seat: int | None, dice: Random) -> FairState:
    """The same position with all that a seat cannot see changed: hands, bag, purses, secret choices, booths, chance."""
    other = state.clone()
    hidden = [] if state.over else [player for player in range(state.seats) if player != seat]
    sure = {player: state.known_wares(player) for player in hidden}
    pool = list(other.bag + b"".join(other.traders[player].hand for player in hidden))
    for ware in b"".join(sure.values()):
        pool.remove(ware)
    dice.shuffle(pool)
    for player in hidden:
        trader = other.traders[player]
        count = len(trader.hand) - len(sure[player])
        trader.hand = bytes(sorted([*sure[player], *(pool.pop() for _ in range(count))]))
        trader.coins = 4 + dice.randrange(5)
        if state.phase == PLANNING:
            ready = player not in state.to_act
            trader.shown = dice.choice(trader.hand) if ready else dice.choice([-1, *trader.hand])
            trader.stake = dice.randrange(3)
    dice.shuffle(pool)
    other.bag = bytes(pool)
    lots = list(other.lots)
    dice.shuffle(lots)
    other.lots = bytes(lots)
    if state.phase == BIDDING and state.seats == 1:
        other.limit = dice.randrange(LIMIT + 1)
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
    richer.traders[1].coins += 1
    assert richer.view(1) != state.view(1)
    assert richer.view(0) == state.view(0)


def test_looking_back_shows_everybody_what_each_seat_saw() -> None:
    for state in POSITIONS:
        opened = state.opened()
        assert opened == state
        for seat in range(state.seats):
            own, seen = (view["players"] for view in (state.view(seat), opened.view(None)))
            assert isinstance(own, list) and isinstance(seen, list)
            assert own[seat] == seen[seat]
        assert state.clone().view(None) == state.view(None)


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
    assert len({guess.traders[1].hand for guess in guesses}) > 3
    assert len({guess.traders[2].coins for guess in guesses}) > 3
    assert len({guess.lots for guess in guesses}) > 3
    assert {guess.traders[0].hand for guess in guesses} == {state.traders[0].hand}


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_it_to_the_end(bot: str) -> None:
    player = bastide.bot(bot)
    for seats in GAME.seats:
        state = GAME.start(seats, 5)
        while not state.over:
            seat = state.to_act[-1]
            state.apply(player.choose(state, seat, 5))


def test_coins_are_counted_for_their_owner_alone() -> None:
    for state, _, _ in positions(GAME, 2, 1):
        assert {"coins"} == set(state.hidden_counters) < state.counters(0).keys()
