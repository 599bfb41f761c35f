"""Whatever a seat cannot know may be otherwise: every bot, level and style chooses the same for the same seed."""

from collections.abc import Sequence
from functools import cache
from random import Random
from zlib import crc32

import pytest

import bastide
from bastide.bots.greedy import GreedyBot
from bastide.bots.levels import LEVELS, Master, Novice
from bastide.bots.search import SearchBot
from bastide.core.action import Action
from bastide.core.bot import Bot
from bastide.core.rng import Seed
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.search.budget import Budget
from tests.bots.stirring import stirred
from tests.bots.test_fair_play import TABLES, forget

FEW = 40
"""Positions that a search looks at here: it thinks no other way with more."""


class QuickMaster(Master):
    def budget(self, how: Searching) -> Budget:
        return Budget(FEW)


PLAYERS: dict[str, Bot] = {name: bastide.bot(name) for name in ("random", "greedy")}
PLAYERS |= {"greedy?noise=2": GreedyBot(noise=2.0), "search": SearchBot(nodes=FEW)}
PLAYERS |= {name: QuickMaster() if name == "master" else bastide.bot(name) for name in LEVELS}
SLOW = ("search", "master")
ONE_OF_EACH = ("burgundy, open", "caylus1303 for 2", "orleans", "florence", "fair")
"""Tables for what is slow, and for what is the same at all tables."""


@cache
def positions(table: str, player: str, some: int) -> tuple[State, ...]:
    """Some positions of a game that such a player plays with itself, where there is something to choose."""
    name, seats, options = TABLES[table]
    state = bastide.game(name).start(seats, f"fairness of {table}", **options)
    found: list[State] = []
    while not state.over:
        seat = state.to_act[-1]
        if len(state.legal(seat)) > 1:
            found.append(state.clone())
        state.apply(bastide.bot(player).choose(state, seat, state.moves))
    return tuple(found[len(found) // (2 * some) :: max(1, len(found) // some)][:some])


def worlds(state: State, seat: int) -> list[State]:
    """The position as it might be too for all that the seat knows."""
    dice = Random(state.moves)
    return [state.determinize(seat, "elsewhere"), stirred(state, seat, dice)]


def unfair(bot: Bot, states: Sequence[State]) -> list[State]:
    """The positions in which it chose otherwise because of what its seat cannot know."""
    found: list[State] = []
    for state in states:
        seat = state.to_act[-1]
        choice = bot.choose(state, seat, "hidden")
        forget()
        if any(bot.choose(other, seat, "hidden") != choice for other in worlds(state, seat)):
            found.append(state)
    return found


def styles_of(table: str) -> list[Bot]:
    styles = bastide.game(TABLES[table][0]).styles
    return [GreedyBot(style=style) for style in styles] + [SearchBot(nodes=FEW, style=style) for style in styles[:1]]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.slow
def test_the_worlds_differ_in_what_a_seat_cannot_know_and_in_nothing_else(table: str) -> None:
    differ = [0, 0]
    for state in (*positions(table, "random", 6), *positions(table, "novice", 4)):
        for seat in range(state.seats):
            for number, other in enumerate(worlds(state, seat)):
                assert other.view(seat) == state.view(seat)
                assert other.observe(seat) == state.observe(seat)
                assert other.legal(seat) == state.legal(seat)
                assert other.rng.words() != state.rng.words()
                differ[number] += other.position() != state.position()
    assert all(differ) or table.startswith("caylus1303")


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", [name for name in PLAYERS if name not in SLOW])
@pytest.mark.slow
def test_no_bot_knows_more_than_its_seat(name: str, table: str) -> None:
    states = (*positions(table, "random", 4), *positions(table, "novice", 2))
    assert unfair(PLAYERS[name], states) == []


@pytest.mark.parametrize("table", ONE_OF_EACH)
@pytest.mark.parametrize("name", SLOW)
def test_no_search_knows_more_than_its_seat(name: str, table: str) -> None:
    assert unfair(PLAYERS[name], positions(table, "novice", 1)) == []


@pytest.mark.parametrize("table", ONE_OF_EACH)
def test_no_style_knows_more_than_its_seat(table: str) -> None:
    for bot in styles_of(table):
        assert unfair(bot, positions(table, "novice", 1)) == []


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_nobody_knows_more_than_a_seat_in_whole_games(table: str) -> None:
    for bot in (*PLAYERS.values(), *styles_of(table)):
        states = (*positions(table, "random", 20), *positions(table, "novice", 20), *positions(table, "greedy", 20))
        assert unfair(bot, states) == []


# ---- that they would be found out


class Foreteller(Novice):
    """Knows the dice to come."""

    def choose(self, state: State, seat: int, seed: Seed = 0) -> Action:
        legal = state.legal(seat)
        return legal[state.rng.clone().below(len(legal))]


class Peeper(Bot):
    """Looks under whatever lies face down, and into others' hands."""

    def choose(self, state: State, seat: int, seed: Seed = 0) -> Action:
        return self.think(state, seat, seed)

    def think(self, state: State, seat: int, seed: Seed) -> Action:
        legal = state.legal(seat)
        return legal[crc32(str(state.position()).encode()) % len(legal)]


@pytest.mark.parametrize("table", TABLES)
def test_a_foreteller_is_found_out(table: str) -> None:
    assert unfair(Foreteller(), positions(table, "random", 6))


@pytest.mark.parametrize("table", [table for table in TABLES if not table.startswith("caylus1303")])
def test_a_peeper_is_found_out(table: str) -> None:
    assert unfair(Peeper(), positions(table, "random", 6))
