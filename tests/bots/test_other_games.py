"""A game that is known by its entry point alone is played in the arena, by a single bot too."""

import pytest

from bastide.arena import Local, run
from bastide.cli import main


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "random"], ["random", "greedy", "random", "greedy"]])
def test_bots_meet_at_the_fair(bots: list[str]) -> None:
    result = run("fair", bots, 4, "meet", seats=len(bots), options={"rain": True}, backend=Local(1))
    assert result.games == 4
    assert all(row.decisions > 0 for row in result.standings)


def test_a_match_is_the_same_in_several_processes() -> None:
    alone, many = (run("fair", ["random"] * 3, 6, "spread", seats=3, backend=Local(count)) for count in (1, 2))
    assert alone.facts() == many.facts()


def test_every_game_has_its_winners_but_a_single_player_can_lose() -> None:
    pair = run("fair", ["random", "random"], 10, backend=Local(1))
    assert sum(row.wins for row in pair.standings) == pair.games
    (alone,) = run("fair", ["random"], 40, backend=Local(1)).standings
    assert 0 < alone.wins < alone.games
    assert alone.wins == int(alone.wins)


def test_greedy_does_better_than_random() -> None:
    greedy, random = run("fair", ["greedy", "random"], 40, backend=Local(1)).standings
    assert greedy.wins > random.wins


@pytest.mark.parametrize("bots", ["greedy", "greedy,random"])
def test_the_command_prints_its_table(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "fair", "--bots", bots, "--games", "2", "--processes", "1", "--option", "pitch=wide"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert "fair: 2 games" in out
    assert "greedy" in out
