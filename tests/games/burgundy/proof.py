"""What the tests of the rules of Burgundy read off a position besides the kit: goods, questions, the end of a phase."""

from typing import Any

from bastide.core.state import State
from tests.games import kit
from tests.games.burgundy.scenario import scenario
from tests.games.kit import do


def goods(colours: str) -> dict[str, int]:
    """Goods by their die values: "114" is two of colour 1 and one of colour 4."""
    return {f"goods_{colour}": colours.count(colour) for colour in sorted(set(colours))}


def asked(state: State) -> list[str]:
    """What is pending, the question of now last."""
    return [name for _, name in kit.asked(state)]


def just_placed(tile: str, where: str, **given: Any) -> State:
    """Seat 0 has just placed the tile with the first die; h13 is filled, there are workers for any hex."""
    owner = {"hexes": {"h13": "knowledge_26"}, "workers": 3, **given.pop("owner", {})}
    owner["storage"] = [tile, *owner.get("storage", [])]
    return do(scenario(players={0: owner}, **given), f"place storage=0 hex={where} die=0")


def after_last_turn(players: dict[int, dict[str, Any]], phase: str = "e", seats: int = 2, **more: Any) -> State:
    """Play the last turn of a phase."""
    return do(last_turn(players, phase, seats, **more), "buy tile=ship")


def last_turn(players: dict[int, dict[str, Any]], phase: str = "e", seats: int = 2, **more: Any) -> State:
    """The last turn of a phase. Its one choice is left to the last seat: a tile for 2 silver given on top."""
    players = {seat: dict(players.get(seat, {})) for seat in range(seats)}
    last = players[seats - 1]
    last["silver"] = last.get("silver", 0) + 2
    return scenario(
        seats=seats,
        phase=phase,
        round=5,
        turn=seats - 1,
        used=(True, True),
        players=players,
        depots={"black": ["ship"]},
        **more,
    )
