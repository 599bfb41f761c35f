"""Finding games and bots by name, and games that were made known in a notebook."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

import bastide
from bastide.core import catalog
from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.state import State
from bastide.examples.fair.game import GAME as FAIR
from bastide.examples.fair.game import Fair
from bastide.examples.fair.state import FairState


def test_games_and_bots_are_listed_by_name() -> None:
    assert catalog.games() == sorted(catalog.games())
    assert {"burgundy", "fair"} <= set(catalog.games())
    assert {"random", "greedy"} <= set(catalog.bots())
    for name in catalog.games():
        assert catalog.game(name).name == name
        assert catalog.game(name) is catalog.game(name)


@pytest.mark.parametrize("installed", [True, False])
def test_a_game_of_another_package_is_found_by_its_entry_point(installed: bool) -> None:
    """No line outside its folders speaks of it: on the path it is there, elsewhere it is not."""
    toy = Path(__file__).parents[1] / "toy"
    path = [entry for entry in os.environ["PYTHONPATH"].split(os.pathsep) if Path(entry) != toy]
    code = "import bastide; print('fair' in bastide.games())"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(toy)] * installed + path)}
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{installed}\n"


@pytest.mark.parametrize("name", ["", "Burgundy", "burgundy ", "chess", "../burgundy", "@kings men", "bad-game"])
def test_an_unknown_name_is_repeated_and_the_known_ones_are_listed(name: str) -> None:
    with pytest.raises(bastide.InputError) as caught:
        bastide.game(name)
    assert f'"{name}"' in str(caught.value)
    assert "burgundy" in str(caught.value)
    with pytest.raises(bastide.InputError) as caught:
        bastide.bot(name)
    assert f'"{name}"' in str(caught.value)
    assert ", ".join(bastide.bots()) in str(caught.value)


@pytest.mark.parametrize("name", [None, 3, ["burgundy"], {}])
def test_a_name_is_a_text(name: object) -> None:
    with pytest.raises(bastide.InputError, match="There is no game"):
        bastide.game(name)


class Market(Fair):
    """The fair under another name, without words of its own: as somebody would begin in a notebook."""

    name: ClassVar[str] = "market"
    package: ClassVar[str] = ""


class MarketState(FairState):
    game: ClassVar[str] = "market"


@pytest.fixture
def market() -> Iterator[Game]:
    catalog.register(Market())
    yield bastide.game("market")
    del catalog._GAMES["market"]


def test_a_registered_game_is_found(market: Game) -> None:
    assert "market" in bastide.games()
    assert bastide.game("market") is market


def test_a_game_without_words_still_refuses(market: Game) -> None:
    state = MarketState(2, FAIR.start(seats=2, seed=1).rng)
    action: Action = FAIR.action({"do": "pass", "seat": 0})
    with pytest.raises(bastide.IllegalAction, match="another game"):
        state.apply(action)


def test_restoring_is_reading() -> None:
    state: State = FAIR.start(seats=2, seed=4)
    assert catalog.restore_state("fair", state.to_json()) == state
