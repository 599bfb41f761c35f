"""All that the toy game can say is said in both languages: a game without sentences would be no model."""

import re

import pytest

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.telling import Teller
from bastide.core.words import LANGUAGES, Words, words
from bastide.examples.fair import GAME
from bastide.terminal.boards.tree import ELSEWHERE
from tests.core.fairground import POSITIONS, started
from tests.core.playing import every_action, positions

KEY = re.compile(r"\b(ask|do|refuse|event|why|ware|booth|part|option|opponent)-[a-z]|[{}@]")
"""What only unresolved words look like."""


def check(spoken: Words, phrase: Phrase) -> str:
    assert spoken.has(phrase.key), phrase
    said = spoken.say(phrase)
    assert not KEY.search(said), said
    assert (spoken.language == "ru") == bool(re.search("[а-яё]", said)), said
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_action_and_refusal_has_words(language: str) -> None:
    spoken = words(language, "fair")
    for state in POSITIONS[::3]:
        for seat in range(state.seats):
            assert check(spoken, state.question(seat))[-1] == "."
            for action in GAME.thinkable(state, seat):
                check(spoken, action.describe(state))
                if refusal := state.refuse(action):
                    assert check(spoken, refusal.phrase).endswith(".")


def test_every_refusal_can_be_met() -> None:
    """Those that nothing can lead to would be dead words."""
    heard = set()
    for seats in (2, 3):
        for seed in range(6):
            for state, seat, _ in positions(GAME, seats, seed, rain=True):
                heard |= {r.phrase.key for action in GAME.thinkable(state, seat) if (r := state.refuse(action))}
            heard |= {r.phrase.key for action in every_action(GAME, state, seat) if (r := state.refuse(action))}
    assert heard
    for key in ("refuse-not-in-hand", "refuse-shown", "refuse-low", "refuse-purse", "refuse-covered", "refuse-gift"):
        assert key in heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    teller = Teller(GAME, words(language, "fair"), ["Анна", "Борис", "Вера", "Глеб"])
    kinds = set()
    for seats in GAME.seats:
        for seed in range(10):
            state = started(seats, seed)
            events = state.watch()
            for _, _, action in positions(GAME, seats, seed):
                state.apply(action)
            for event in events:
                (said,) = teller.lines([event])
                assert said.endswith(".")
                assert not KEY.search(said), said
                kinds.add(event.kind)
    assert kinds >= {"round", "show", "stake", "ready", "reveal", "draw", "lot", "bid", "pass", "sold", "unsold", "end"}
    assert kinds >= {"block", "build", "offer", "counter", "accept", "refuse", "score"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_opponents_phases_and_counters_have_names(language: str) -> None:
    spoken = words(language, "fair")
    keys = [option.key for option in GAME.options.values()]
    keys += [f"option-pitch-{choice}" for choice in GAME.options["pitch"].choices]
    keys += [f"counter-{name}" for name in started(1).counters(0)]
    keys += [f"opponent-{opponent.name}" for opponent in started(1).opponents()]
    keys += [f"{kind}-{verb}" for kind in ("act", "menu") for verb in GAME.verbs]
    keys += [f"rule-FAIR-{number}" for number in range(1, 9)]
    assert [key for key in keys if not spoken.has(key)] == []


def names(part: object) -> set[str]:
    """The names of all that a view shows."""
    if isinstance(part, dict):
        return set(part).union(*(names(item) for item in part.values()))
    return set().union(*(names(item) for item in part)) if isinstance(part, list) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    spoken = words(language, "fair")
    shown = {name for state in POSITIONS for part, item in state.view(0).items() for name in names({part: item})}
    elsewhere = {*ELSEWHERE, *names(POSITIONS[-1].view(0)["ledger"]), "ask", "other", "ware", "price", "want"}
    assert sorted(name for name in shown - elsewhere if not spoken.has(f"board-{name}")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_position_is_explained(language: str) -> None:
    data = started(2).to_json()
    data["lot"] = "stage"
    with pytest.raises(InputError) as caught:
        GAME.from_json(data)
    assert not KEY.search(caught.value.say(language))
