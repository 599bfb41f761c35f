"""What the new events ask (D8, D19, D20, D21, D25): read back from JSON, explained, and refused where it cannot be."""

from typing import Any

import pytest

from bastide.core.errors import InputError
from bastide.core.words import LANGUAGES, words
from tests.games.kit import asked, refused
from tests.games.orleans.hourglass import struck
from tests.games.orleans.scenes import GAME, fill

RICH: dict[str, Any] = {
    "coins": 12, "held": 1, "merchant": "tours", "bag": "monk monk knight scholar", "market": {"farmer": 1},
    "goods": {"grain": 2, "cheese": 1, "brocade": 1}, "slots": {"castle:0": "technology", "castle:1": "boatman"},
    "places": ["gunpowder_tower"],
}  # fmt: skip
QUESTIONS = {
    "indulgence": "indulgence", "training": "training", "bon_voyage": "voyage", "retraining": "retraining",
    "wedding": "tower", "breakdown": "breakdown", "torture": "torture", "dues": "dues", "summons": "summons",
    "harvest_d": "harvest", "famine": "famine", "harvest_a": "food", "harvest_b": "food",
}  # fmt: skip
"""Event and the name of its question."""


@pytest.mark.parametrize("event", QUESTIONS)
def test_question(event: str) -> None:
    """ORL-11: it can be saved and read; what is legal is what nothing refuses; every action says what it does."""
    state: Any = struck(event, RICH)
    assert asked(state) == [(0, QUESTIONS[event])]
    assert GAME.from_json(state.to_json()) == state
    legal = state.legal(0)
    for action in GAME.thinkable(state, 0):
        assert (state.refuse(action) is None) == (action in legal), action
        if action not in legal:
            refused(state, action)
    for language in LANGUAGES:
        say = words(language, "orleans").say
        assert say(state.question(0))
        assert len({say(action.describe(state)) for action in legal}) == len(legal)
    for action in legal:
        assert GAME.decode(state, GAME.encode(action), 0) == action
        assert GAME.parse(0, str(action), state) == action


@pytest.mark.parametrize("event", QUESTIONS)
@pytest.mark.parametrize("numbers", [[0, 1, 0], [0, 0, 1], [9999, 0, 0]])
def test_question_with_numbers_that_cannot_be(event: str, numbers: list[int]) -> None:
    """ORL-11: a decision carries how much is still due, and nothing else."""
    data: Any = struck(event, RICH).to_json()
    data["stack"][-1]["with"] = numbers
    with pytest.raises(InputError):
        GAME.from_json(data)


@pytest.mark.parametrize("event", [name for name, ask in QUESTIONS.items() if ask not in ("food", "tower", "torture")])
def test_question_of_another_event(event: str) -> None:
    """ORL-3.6: only the event in force asks."""
    other = "torture" if event != "torture" else "dues"
    data: Any = struck(other, RICH).to_json()
    data["stack"] = struck(event, RICH).to_json()["stack"]
    with pytest.raises(InputError):
        GAME.from_json(data)


@pytest.mark.parametrize(
    ("event", "change"),
    [
        ("indulgence", {"coins": 1}),
        ("training", {"coins": 1}),
        ("summons", {"coins": 4}),
        ("summons", {"merchant": "orleans"}),
        ("retraining", {"goods": {}}),
        ("dues", {"goods": {"brocade": 1}}),
        ("harvest_d", {"goods": {"grain": 1}}),
        ("breakdown", {"held": 0, "slots": {}}),
        ("famine", {"bag": {"monk": 1}, "market": {"own_farmer": 1, "farmer": 1}, "slots": {}}),
    ],
)
def test_question_that_nothing_asks(event: str, change: dict[str, Any]) -> None:
    """ORL-8.2.4: who cannot do it is not asked; whoever has just enough gives all without being asked."""
    data: Any = struck(event, RICH).to_json()
    starters = {"own_boatman": 1, "own_craftsman": 1, "own_trader": 1}
    if "market" in change:
        change = {**change, "market": {**starters, **change["market"]}}
    data["players"][0].update(change)
    for name in ("supply", "market", "technology"):
        data.pop(name)
    with pytest.raises(InputError, match="stack"):
        GAME.from_json(data)


@pytest.mark.parametrize("event", [name for name, ask in QUESTIONS.items() if ask not in ("tower", "torture")])
def test_out_of_turn(event: str) -> None:
    """ORL-3.6: the event strikes one player after the other; whoever is not asked is told so, by a shield too (D18)."""
    assert refused(struck(event, RICH), "skip", seat=1) == "ORL-3.6"
    sheltered = {**RICH, "places": ["sacristy"], "slots": {**RICH["slots"], **fill("sacristy")}}
    assert refused(struck("tax_a", sheltered), "skip", seat=1) == "ORL-3.6"


def test_negative_events_offer_the_sacristy() -> None:
    """ORL-8.2.3: before anything else is asked."""
    person = {**RICH, "places": ["sacristy"], "slots": {**RICH["slots"], **fill("sacristy")}}
    for event in QUESTIONS:
        friendly = event in ("indulgence", "training", "wedding")
        assert (asked(struck(event, person))[-1] == (0, "shield")) != friendly, event
