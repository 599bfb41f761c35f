"""Why something cannot be done: of several reasons the one that helps most."""

from typing import Any

import pytest

import bastide
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.core.words import words
from bastide.server import render
from bastide.server.render import ALONE, GIVEN, TOGETHER
from tests.core.playing import GAMES, positions
from tests.games.burgundy.scenario import scenario
from tests.server.games import table_with


def workers(price: int) -> Refusal:
    return Refusal("BUR-4.7", "refuse-workers", {"price": price, "workers": 0})


def test_the_cheapest_of_the_same_reason_is_told() -> None:
    assert render.better(ALONE, workers(1), ALONE, workers(3))
    assert not render.better(ALONE, workers(3), ALONE, workers(1))
    assert not render.better(ALONE, workers(2), ALONE, workers(2))
    assert render.better(ALONE, workers(3), TOGETHER, workers(1))  # about this thing alone
    assert not render.better(TOGETHER, workers(1), ALONE, workers(3))
    assert not render.better(ALONE, workers(1), ALONE, Refusal("BUR-5.2", "refuse-not-stored"))  # another: the first


def test_the_nearest_reason_is_told() -> None:
    near, far = Refusal("BUR-4.7", "refuse-workers", near=2), Refusal("BUR-5.2", "refuse-hex-type", near=1)
    assert render.better(TOGETHER, near, ALONE, far) and not render.better(ALONE, far, TOGETHER, near)
    assert render.better(TOGETHER, far, GIVEN, near)  # giving a thing up is not what it is for
    assert not render.better(GIVEN, near, TOGETHER, far)
    assert render.better(GIVEN, near, GIVEN, far)


def rules_told(state: Any) -> dict[str, str]:
    """The rule that is cited for each thing."""
    return {refusal["touch"]: refusal["rule"] for refusal in render.refusals(table_with(state), 0, "en")}


@pytest.mark.parametrize("storage", [["castle", "church"], ["church", "castle"]])
def test_of_two_tiles_the_one_that_nearly_fits_is_spoken_of(storage: list[str]) -> None:
    """BUR-5.2: h09 and h12 are for buildings, so nothing is said of the castle there. On h12 it would do with workers
    (BUR-4.7)."""
    state = scenario(players={0: {"storage": storage}}, dice={0: (1, 1)})
    shown = {refusal["touch"]: refusal for refusal in render.refusals(table_with(state), 0, "en")}
    far = Phrase("refuse-hex-far", {"hex": "h09", "tile": "@tile-church"})
    assert shown["hex:h09"]["message"] == words("en", "burgundy").say(far)
    assert shown["hex:h12"]["rule"] == "BUR-4.7"
    assert shown[f"storage:{storage.index('church')}"]["rule"] == "BUR-4.7"


def test_a_depot_out_of_reach_lacks_workers_whatever_is_stored() -> None:
    """BUR-4.7: with full storage (BUR-5.1.2) something could go; workers are what is lacking. A stored tile is spoken
    of as one to place, not to discard."""
    full = {"storage": ["castle", "church", "mine"]}
    for board in (full, {"storage": ["castle"]}):
        state = scenario(players={0: board}, dice={0: (1, 1)}, depots={"4": ["ship"]})
        assert rules_told(state)["depot:4:0"] == "BUR-4.7"
        assert rules_told(state)["storage:0"] == "BUR-5.2"


@pytest.mark.parametrize("name", GAMES)
def test_no_thing_is_said_to_cost_more_than_it_does(name: str) -> None:
    game, said = bastide.game(name), words("en", name)
    asked_at_several_prices = 0
    for state, seat, _ in positions(game, 2, 5):
        open_things = {touch for action in state.legal(seat) for touch in action.touches()}
        prices: dict[tuple[str, str], dict[int, str]] = {}
        for action in game.thinkable(state, seat):
            closed = [touch for touch in action.touches() if touch not in open_things]
            refusal = state.refuse(action)
            price = refusal.phrase.args.get("price") if refusal else None
            if refusal is not None and isinstance(price, int) and len(closed) == 1:
                message = said.say(refusal.phrase)
                prices.setdefault((closed[0], refusal.phrase.key), {})[price] = message
        shown = render.refusals(table_with(state), seat, "en")
        told = {refusal["touch"]: refusal["message"] for refusal in shown}
        assert shown[-1]["touch"] == "" and len(told) == len(shown)
        assert not open_things & told.keys()
        for (touch, _), messages in prices.items():
            if told[touch] in messages.values():
                assert told[touch] == messages[min(messages)]
                asked_at_several_prices += len(messages) > 1
    assert asked_at_several_prices or name != "burgundy"
