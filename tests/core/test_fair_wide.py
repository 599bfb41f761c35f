"""A wide decision: on the wide pitch a booth has more than a thousand places, and the game still has few codes."""

import pytest

from bastide.core.polyomino import placements
from bastide.examples.fair import GAME
from bastide.examples.fair.actions import Build
from bastide.examples.fair.components import BOOTHS, PITCHES, SHAPES, TURNS
from bastide.examples.fair.state import FairState
from tests.core.fairground import do, everybody_stakes, started
from tests.core.playing import finish, positions

WIDE = ("corner", "stage", "steps")


def building(booth: str, *reaction: str, **options: object) -> FairState:
    """Seat 0 has won a booth and builds."""
    state = everybody_stakes(started(2, 1, **options), 1, 0)
    state.lot = BOOTHS.index(booth)
    do(state, 0, "bid coins=1")
    return do(state, 1, "pass", *reaction)


@pytest.mark.parametrize("booth", BOOTHS)
@pytest.mark.parametrize("options", [{}, {"rain": True}, {"pitch": "wide"}])
def test_every_place_is_listed_once(booth: str, options: dict[str, object]) -> None:
    state = building(booth, "spare", **options)
    legal = state.legal(0)
    masks = {TURNS[state.lot][action.turn].mask << action.at for action in legal if isinstance(action, Build)}
    columns, rows = PITCHES["wide" if "pitch" in options else "small"]
    places = placements(SHAPES[booth], columns, rows, 1 if "rain" in options else 0)
    assert len(masks) == len(legal) == len(places)
    assert (len(legal) > 1000) == (booth in WIDE and columns == 20)


def test_what_can_be_thought_of_is_what_is_asked_for_and_no_more() -> None:
    """Not a walk over all codes: the candidates are the places on the pitch, free or not."""
    state = building("corner", "block cell=c3", pitch="wide")
    thinkable = GAME.thinkable(state, 0)
    legal = state.legal(0)
    assert len(thinkable) == 1140
    assert set(legal) < set(thinkable)
    refused = [action for action in thinkable if action not in set(legal)]
    assert len(refused) == 12, "four turns of three cells each"
    assert {refusal.rule for action in refused if (refusal := state.refuse(action))} == {"FAIR-5"}


def test_the_game_has_few_codes() -> None:
    assert GAME.num_actions < 20_000


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_wide_games_are_played_to_their_end(seats: int) -> None:
    widest = 0
    for state, seat, _ in positions(GAME, seats, 3, pitch="wide"):
        widest = max(widest, len(state.legal(seat)))
        assert GAME.from_json(state.to_json()) == state
    assert widest > 500
    assert finish(state).over
