"""Analyses of recorded games: what they say holds at the real table, a blunder is found, and luck is fair."""

import json
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from bastide.analysis.analyse import Effort, analyse, analysing
from bastide.analysis.judging import LEAST, ROUNDS, Referee, deviation, mean
from bastide.analysis.lines import steps
from bastide.analysis.luck import Luck
from bastide.analysis.result import Analysis, Standing
from bastide.analysis.turns import spoke, states_of, turns_of
from bastide.bots.search import SearchBot
from bastide.core.catalog import bot
from bastide.core.record import Record
from bastide.core.rng import seeded
from bastide.search.budget import Budget
from bastide.search.turns import TurnSearch

GAMES = Path(__file__).parents[1] / "games"
LITTLE = Effort(nodes=40, looks=2, plays=1)
GOLDEN = ["burgundy/two-basic", "caylus1303/two-random", "orleans/two-together", "florence/two", "florence/one-easy"]


def golden(name: str) -> Record:
    game, _, file = name.partition("/")
    return Record.parse((GAMES / game / "golden" / f"{file}.game").read_text("utf-8"))


def shorter(record: Record) -> Record:
    """One of many moves as far as it takes to say something."""
    return record if len(record.moves) < 140 else record.fork(70)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game(name: str) -> None:
    """Every turn belongs to its seat, the curve ends with the result, and the better lines can be played there."""
    record = shorter(golden(name))
    found = analyse(record, LITTLE)
    assert (found.game, found.moves) == (record.game.name, len(record.moves))
    assert found.standings[0].moves == 0
    last, scores = found.standings[-1], tuple(float(one) for one in record.state.scores())
    assert last == Standing(len(record.moves), scores) if record.state.over else last.moves == len(record.moves)
    turns = turns_of(record, states_of(record))
    assert sorted(action.seat for turn in turns for action in turn.actions) == sorted(a.seat for a in record.moves)
    for seat, one in enumerate(found.seats):
        assert one.turns == len([turn for turn in turns if turn.seat == seat and turn.choice])
        assert 0 <= one.agreed <= one.turns and one.lost >= 0
        assert one.luck == pytest.approx(sum(chance.gave[seat] for chance in found.chances), abs=0.01)
    for costly in found.costly:
        state = record.replay(costly.moves)
        assert record.moves[costly.moves] == costly.played[0]
        assert [step.action for step in steps(state, costly.seat, costly.better)] == list(costly.better) != []
        assert costly.better != costly.played and costly.loss > 0
    assert Analysis.from_json(record.game, json.loads(json.dumps(found.to_json()))) == found


def test_the_same_again() -> None:
    """The seed is the game's: whoever analyses it finds the same, and hears how far it is."""
    record = golden("caylus1303/two-random")
    parts = list(analysing(record, LITTLE))
    assert parts == sorted(parts) and parts[0] == 0.0 < parts[-1] < 1.0
    found = analyse(record, LITTLE)
    assert found == analyse(record, LITTLE)
    assert found.chances == (), "nothing is drawn in this game"


def test_a_blunder_is_found_first() -> None:
    """Two play as greedy does; then once more, but the turn that brought most is given away."""
    played = Record("florence", 2, 3)
    greedy_on(played)
    states = states_of(played)
    turns = [
        turn for turn in turns_of(played, states) if any(one.do == "end" for one in states[turn.moves].legal(turn.seat))
    ]
    gains = [
        states[turn.moves + len(turn.actions)].scores()[turn.seat] - states[turn.moves].scores()[turn.seat]
        for turn in turns
    ]
    most = turns[gains.index(max(gains))]
    record = played.fork(most.moves)
    record.apply(next(one for one in record.state.legal(most.seat) if one.do == "end"))
    greedy_on(record)
    found = analyse(record, Effort(nodes=200, looks=4, plays=1))
    assert (found.costly[0].seat, found.costly[0].moves) == (most.seat, most.moves)
    assert found.costly[0].loss > 3


def test_a_loss_is_in_points_of_ones_own() -> None:
    """Somebody passes who is short of coins: the rival gains by it too, which is none of his loss."""
    record = golden("florence/two")
    states = states_of(record)
    (turn,) = [turn for turn in turns_of(record, states) if turn.moves == 54]
    state, seat = states[54], turn.seat
    referee = Referee(record.game, 1)
    better = SearchBot(nodes=200).consider(state.determinize(seat, 1), seat, 1)[0].actions
    loss, _ = referee.difference(state, seat, better, turn.actions, "own")
    search = TurnSearch(record.game, record.game.searching(state), Budget(1))
    until = record.game.clock(state) + ROUNDS
    ahead: list[float] = []
    for number in range(LEAST):
        world = state.determinize(seat, f"own {number}")
        ahead.append(search.outcome(world.clone(), seat, better, until))
        ahead[-1] -= search.outcome(world, seat, turn.actions, until)
    assert 3 < loss < mean(ahead) - 5


def greedy_on(record: Record) -> None:
    greedy = bot("greedy?width=4")
    while not record.state.over:
        record.apply(greedy.choose(record.state, record.state.to_act[0], len(record.moves)))


def test_luck_is_fair() -> None:
    """Over all that might have come, chance gives nothing: some are lucky, and others pay for it."""
    record = golden("burgundy/two-basic")
    states = states_of(record)
    moves = next(moves for moves in range(60, len(record.moves)) if spoke(record, states[moves], states[moves + 1]))
    before, action = states[moves], record.moves[moves]
    luck = Luck(record.game, 3)
    gave: list[float] = []
    for number in range(16):
        might = before.clone()
        might.rng = seeded(f"real {number}")
        might.apply(action)
        gave.append(luck.gave(before, action, might, 0, f"luck {number}")[0])
    assert max(gave) > 1 and min(gave) < -1
    assert abs(mean(gave)) < 2 * deviation(gave) / sqrt(len(gave))


def test_what_others_put_back_is_no_luck() -> None:
    """All five cards had been put under the deck by players who took what they liked best: for all the seat knew it
    might have drawn better ones, but chance had no say in it any more."""
    record = golden("florence/three")
    states = states_of(record)
    before, action = states[71], record.moves[71]
    assert str(action) == "profession"
    view: Any = states[72].view(action.seat)
    whole: Any = before.to_json()
    drawn = [one["card"] for one in view["players"][action.seat]["looked_at"]]
    put_back = {card for player in whole["players"] for card in player["known"]}
    assert len(drawn) == 5 and put_back.issuperset(drawn)
    assert Luck(record.game, 3).gave(before, action, states[72], action.seat, "luck") == (0.0, 0.0)
