"""Why a turn is good: in every game and both languages, true to what it brings, and silent about what nobody knows."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bastide
from bastide.bots import hinting
from bastide.bots.search import SearchBot
from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.phrases import Phrase
from bastide.core.state import State
from bastide.core.telling import try_out
from bastide.core.words import LANGUAGES, words
from bastide.search.reasons import Reasons, said, sentence
from tests.speech import EVERY, Speech

every_game = pytest.mark.parametrize("speech", EVERY, ids=str)
UNTOLD = {"points", "rivals", "calendar", "ground", "full"}
"""Aspects that no turn is chosen for."""
POINTLESS = re.compile(r"[+−]0\b|[+−]-|aspect-|kept-|gain-|reason-|why-|[{}@]")


def positions(name: str, seed: int = 1, seats: int = 2, **options: object) -> Iterator[State]:
    """Of a game in which sensible and wild moves take turns."""
    state = bastide.game(name).start(seats, seed, **options)
    while not state.over:
        yield state
        seat = state.to_act[0]
        state.apply(bastide.bot("random" if state.moves % 3 == 2 else "greedy?width=2").choose(state, seat, seed))


def told(state: State, reasons: list[Phrase], language: str) -> str:
    return said(words(language, state.game), sentence(reasons))


def where(name: str, fits: Callable[[State, Action, list[Event]], bool]) -> tuple[State, Action]:
    """A position in which an action of the seat that is asked does something."""
    for seed in range(9):
        for state in positions(name, seed):
            for action in state.legal(state.to_act[0]):
                if fits(state, action, try_out(state.clone(), action).scored):
                    return state, action
    raise AssertionError("no such position")


def scoring(why: str) -> Callable[[State, Action, list[Event]], bool]:
    return lambda state, action, events: [event.args["why"] for event in events[:1]] == [why]


def tile(state: State, action: Action, events: list[Event]) -> bool:
    return action.do == "take"


# ---- what is said


@pytest.mark.parametrize(
    ("game", "fits", "said_en", "said_ru"),
    [
        ("burgundy", scoring("why-area"), r"Finishes the [a-z ]+: \+(\d+), phase [A-E]: \+(\d+)",
         r"Завершает [а-я ]+: \+(\d+), фаза [А-Д]: \+(\d+)"),
        ("burgundy", scoring("why-sale"), r"Sells goods: \+(\d+)", r"Продаёт товары: \+(\d+)"),
        ("caylus1303", scoring("why-building"), r"Builds the [A-Za-z ]+: \+(\d+)", r"Строит: [А-Яа-яё ()]+, \+(\d+)"),
        ("florence", scoring("why-work"), r"Completes a Work: [A-Za-z ]+, \+(\d+)",
         r"Завершает Работу: [А-Яа-яё ]+, \+(\d+)"),
        ("orleans", tile, r"Gives you a place tile for the rounds to come \(about \+\d+\)",
         r"Даёт тайл места на следующие раунды \(около \+\d+\)"),
    ],
    ids=["area", "sale", "building", "work", "tile"],
)  # fmt: skip
def test_what_is_obvious_comes_first(game: str, fits: Any, said_en: str, said_ru: str) -> None:
    state, action = where(game, fits)
    reasons = Reasons(bastide.game(game), state, action.seat).of([action])
    scored = [int(str(event.args["points"])) for event in try_out(state.clone(), action).scored]
    for language, form in (("en", said_en), ("ru", said_ru)):
        found = re.match(form, told(state, reasons, language))
        assert found, told(state, reasons, language)
        numbers = [int(number) for number in found.groups()]
        assert numbers == scored[: len(numbers)]


def test_what_a_rival_loses_is_said() -> None:
    """Whoever takes a character from one player and not from another: that one has it no more."""
    for state in positions("caylus1303", 4, 3):
        seat = state.to_act[0]
        taken: dict[int, Action] = {}
        for action in state.legal(seat):
            holders = [other for other in range(3) if holds(state, other, action)]
            taken.update(dict.fromkeys(holders, action))
        if len(taken) == 2:
            break
    (one, mine), (two, other) = taken.items()
    reasons = Reasons(bastide.game("caylus1303"), state, seat)
    for loser, action, instead in ((one, mine, other), (two, other, mine)):
        said = told(state, reasons.of([action], [[instead]]), "en")
        assert re.search(rf"spoils Player {loser + 1}'s plans \(about −[1-9]\d?\)", said, re.IGNORECASE), said


def holds(state: Any, seat: int, action: Any) -> bool:
    """Whether an action takes its character from a player."""
    return action.do == "take" and action.seat != seat and bool(state.players[seat].holds(action.character))


def test_instead_of_another_turn_only_what_that_one_lacks_counts() -> None:
    state, action = where("burgundy", scoring("why-area"))
    other = next(one for one in state.legal(action.seat) if not try_out(state.clone(), one).scored)
    reasons = Reasons(bastide.game("burgundy"), state, action.seat)
    assert told(state, reasons.instead([action], [other]), "en").startswith("Finishes the ")
    assert reasons.instead([action], [action]) == []
    assert not any(part.key == "reason-more" for part in reasons.instead([other], [action]))


# ---- aspects


VARIANTS: list[tuple[str, int, dict[str, object]]] = [
    ("burgundy", 2, {}), ("burgundy", 3, {"setup": "advanced_secret"}), ("caylus1303", 2, {}), ("caylus1303", 4, {}),
    ("orleans", 2, {}), ("orleans", 3, {"intrigue": True, "orders": True, "new_events": True}),
    ("florence", 3, {}), ("florence", 3, {"muse_princess": True, "cooperative": True}), ("fair", 2, {}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_aspects_add_up_and_have_words(name: str, seats: int, options: dict[str, object]) -> None:
    """Of what is up for auction only hints speak: a position does not count it yet."""
    game = bastide.game(name)
    kinds: set[str] = set()
    for state in positions(name, 3, seats, **options):
        if state.moves % 11 == 0:
            for seat in range(seats):
                found = game.aspects(state, seat)
                kinds |= {name.partition(":")[0] for name in found}
                counted = sum(points for name, points in found.items() if not name.startswith("auction:"))
                assert counted == pytest.approx(game.evaluate(state, seat))
    assert len(kinds) >= 6 or name == "fair"
    for language in LANGUAGES:
        known = words(language, name)
        silent = {kind for kind in kinds if not known.has(f"aspect-{kind}") and not known.has(f"kept-{kind}")}
        assert silent <= UNTOLD


# ---- hints


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that take little time; what they are good for is measured elsewhere."""
    monkeypatch.setattr(hinting, "HINTING", SearchBot(nodes=60))


@every_game
def test_hints_are_sentences_and_say_only_what_the_seat_knows(speech: Speech, hasty: None) -> None:
    """In two worlds that look the same to the seat the advice is the same, down to its reasons."""
    differ = False
    heard = 0
    for state in positions(speech.name, 5, 3, **secret(speech.name)):
        seat = state.to_act[-1]
        if state.moves % 5 or len(state.legal(seat)) == 1:
            continue
        one, two = state.determinize(seat, 1), state.determinize(seat, 2)
        differ |= one.key() != two.key()
        hint, again = hinting.hint(one, seat, 7), hinting.hint(two, seat, 7)
        assert (hint.action, hint.then, hint.why) == (again.action, again.then, again.why)
        assert hint.action in state.legal(seat)
        assert hint.why is not None
        for language in LANGUAGES:
            text = said(words(language, state.game), hint.why)
            assert text.endswith(".") and text[0].isupper() and not POINTLESS.search(text), text
        heard += 1
        if heard == 4:
            break
    assert differ and heard >= 3


@pytest.mark.parametrize("name", ["burgundy", "orleans"])
def test_reasons_know_nothing_of_what_will_be_drawn(name: str) -> None:
    """Dice, bags and decks are not the same in two worlds that look the same to the seat; what is told is."""
    for state in positions(name, 6):
        seat = state.to_act[0]
        turn = state.legal(seat)[-1:]
        one, two = [Reasons(bastide.game(name), state.determinize(seat, n), seat).of(turn) for n in (1, 2)]
        assert one == two


def secret(name: str) -> dict[str, object]:
    return {"setup": "advanced_secret"} if name == "burgundy" else {}


def test_where_there_is_no_choice_there_is_no_reason() -> None:
    state = next(state for state in positions("burgundy", 2) if len(state.legal(state.to_act[0])) == 1)
    hint = hinting.hint(state, state.to_act[0])
    assert (hint.action, hint.then, hint.why) == (state.legal(state.to_act[0])[0], [], None)
