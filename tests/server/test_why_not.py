"""Why something cannot be done: of several reasons the one that helps most."""

import pytest

import bastide
from bastide.core.errors import Refusal
from bastide.core.words import words
from bastide.server import render
from tests.core.playing import GAMES, positions
from tests.server.games import table_with


def workers(price: int) -> Refusal:
    return Refusal("BUR-4.7", "refuse-workers", {"price": price, "workers": 0})


def test_the_cheapest_of_the_same_reason_is_told() -> None:
    assert render.better(0, workers(1), 0, workers(3))
    assert not render.better(0, workers(3), 0, workers(1))
    assert not render.better(0, workers(2), 0, workers(2))
    assert render.better(0, workers(3), 1, workers(1))  # about this thing alone
    assert not render.better(1, workers(1), 0, workers(3))
    assert not render.better(0, workers(1), 0, Refusal("BUR-5.2", "refuse-not-stored"))  # another reason: the first


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
