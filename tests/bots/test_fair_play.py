"""Bots choose legally, repeatably and from nothing but what their seat may know; at every game, with every module."""

import random
from functools import cache

import pytest

import bastide
from bastide.core.state import State
from bastide.games.florence.bot import chances
from bastide.games.orleans.bot import outlook

ROUND_THE_LOIRE = "orders new_events new_places"
TABLES: dict[str, tuple[str, int, dict[str, object]]] = {
    "burgundy, basic": ("burgundy", 3, {"duchies": "random"}),
    "burgundy, open": ("burgundy", 2, {"setup": "advanced_open"}),
    "burgundy, secret": ("burgundy", 4, {"setup": "advanced_secret"}),
    "caylus1303 for 2": ("caylus1303", 2, {}),
    "caylus1303 for 4": ("caylus1303", 4, {}),
    "caylus1303 for 5": ("caylus1303", 5, {}),
    "orleans": ("orleans", 3, {}),
    "orleans, deeds": ("orleans", 3, dict.fromkeys([*ROUND_THE_LOIRE.split(), "new_deeds"], True)),
    "orleans, intrigue": ("orleans", 3, dict.fromkeys([*ROUND_THE_LOIRE.split(), "intrigue"], True)),
    "florence": ("florence", 3, {}),
    "florence, alone": ("florence", 1, {}),
    "florence, characters": ("florence", 3, {"muse_princess": True}),
    "florence, neighbours": ("florence", 3, {"cooperative": True}),
    "florence, both": ("florence", 3, {"muse_princess": True, "cooperative": True}),
    "fair": ("fair", 3, {"rain": True}),
}
every_table = pytest.mark.parametrize("table", TABLES)
every_bot = pytest.mark.parametrize("name", ["greedy", "random"])
SOME = 12


@cache
def positions(table: str) -> tuple[State, ...]:
    """Some positions of a game that chance plays, where all kinds of things are asked."""
    name, seats, options = TABLES[table]
    state = bastide.game(name).start(seats, f"positions of {table}", **options)
    found: list[State] = []
    while not state.over:
        found.append(state.clone())
        state.apply(bastide.bot("random").choose(state, state.to_act[-1], state.moves))
    return tuple(found[:: max(1, len(found) // SOME)])


def forget() -> None:
    """What bots keep of the positions that they have seen."""
    outlook.forget()
    chances.forget()


@every_table
@every_bot
def test_chooses_legally_and_leaves_the_state_alone(name: str, table: str) -> None:
    for state in positions(table):
        before = state.clone()
        for seat in state.to_act:
            assert bastide.bot(name).choose(state, seat, "legal") in state.legal(seat)
        assert state == before


@every_table
@every_bot
def test_the_same_position_gives_the_same_choice(name: str, table: str) -> None:
    """Also when other positions were looked at before: what is kept of them must not tell."""
    for state in positions(table):
        seat = state.to_act[0]
        random.seed(1)
        first = bastide.bot(name).choose(state, seat, "again")
        random.seed(2)
        forget()
        assert bastide.bot(name).choose(state.clone(), seat, "again") == first


@every_table
@every_bot
def test_what_a_seat_cannot_see_changes_nothing(name: str, table: str) -> None:
    """CAY-9.3, ORL-10.2, FLO-15: piles, decks, hands, and plans of others before they are revealed."""
    bot = bastide.bot(name)
    for state in positions(table):
        seat = state.to_act[-1]
        choice = bot.choose(state, seat, "hidden")
        elsewhere = [state.determinize(seat, f"elsewhere {number}") for number in range(3)]
        assert [bot.choose(other, seat, "hidden") for other in elsewhere] == [choice] * 3


@every_table
def test_a_worth_is_that_of_what_a_seat_may_know(table: str) -> None:
    """And the same whether it is worked out afresh or with what is known of earlier positions."""
    game = bastide.game(TABLES[table][0])
    for state in positions(table):
        for seat in range(state.seats):
            known = game.evaluate(state, seat)
            forget()
            assert game.evaluate(state.determinize(seat, "elsewhere"), seat) == game.evaluate(state, seat) == known


def test_random_depends_on_its_seed() -> None:
    state = positions("burgundy, open")[0]
    bot = bastide.bot("random")
    assert len({str(bot.choose(state, state.to_act[0], seed)) for seed in range(20)}) > 1
