"""What the tests of the rules read off a position: goods, ledger rows, refusals, questions, and the end of a phase."""

from typing import Any

import pytest

import bastide
from bastide.core.action import Action
from bastide.core.state import State
from tests.games.burgundy.scenario import GAME, do, legal, scenario


def goods(colours: str) -> dict[str, int]:
    """Goods by their die values: "114" is two of colour 1 and one of colour 4."""
    return {f"goods_{colour}": colours.count(colour) for colour in sorted(set(colours))}


def lines(state: State, line: str = "") -> set[str]:
    """The legal actions that have all these words, as notation."""
    return {str(action) for action in legal(state, line)}


def rows(state: State, seat: int = 0) -> list[tuple[int, str]]:
    """A seat's ledger, oldest first: points and rule. Points that the position began with have no rule."""
    return [(entry.points, entry.rule) for entry in state.ledger(seat) if entry.rule]


def asked(state: State) -> list[str]:
    """What is pending, the question of now last."""
    view: Any = state.view(None)
    return [decision["ask"] for decision in view["asked"]]


def refused(state: State, tried: str | Action, seat: int | None = None) -> str:
    """The rule that forbids a line or an action; the state stays as it was."""
    before = state.clone()
    seat = state.to_act[0] if seat is None else seat
    action = GAME.parse(seat, tried, state) if isinstance(tried, str) else tried
    with pytest.raises(bastide.IllegalAction) as caught:
        state.apply(action)
    assert state == before
    return caught.value.rule


def just_placed(tile: str, where: str, **given: Any) -> State:
    """Seat 0 has just placed the tile with the first die; h13 is filled, there are workers for any hex."""
    owner = {"hexes": {"h13": "knowledge_26"}, "workers": 3, **given.pop("owner", {})}
    owner["storage"] = [tile, *owner.get("storage", [])]
    return do(scenario(players={0: owner}, **given), f"place storage=0 hex={where} die=0")


def after_last_turn(players: dict[int, dict[str, Any]], phase: str = "e", seats: int = 2, **more: Any) -> State:
    """Play the last turn of a phase. Its one choice is left to the last seat: a tile for 2 silver given on top."""
    players = {seat: dict(players.get(seat, {})) for seat in range(seats)}
    last = players[seats - 1]
    last["silver"] = last.get("silver", 0) + 2
    state = scenario(
        seats=seats,
        phase=phase,
        round=5,
        turn=seats - 1,
        used=(True, True),
        players=players,
        depots={"black": ["ship"]},
        **more,
    )
    return do(state, "buy tile=ship")
