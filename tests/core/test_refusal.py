"""Errors that travel: between processes, and between languages."""

import copy
import pickle

import pytest

from bastide.core.errors import IllegalAction, InputError, Refusal
from bastide.core.phrases import Phrase
from bastide.core.record import Record, RecordError
from bastide.core.words import LANGUAGES, check_language, words
from bastide.examples.fair import GAME as FAIR


def illegal() -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        FAIR.start(seats=2, seed=1).apply(FAIR.action({"do": "pass", "seat": 0}))
    return caught.value


def bad_input() -> InputError:
    with pytest.raises(InputError) as caught:
        FAIR.start(seats=9)
    return caught.value


def bad_record() -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.parse("bastide record 1\ngame chess\nend 0 moves 0\n")
    return caught.value


def test_an_illegal_action_says_rule_and_message() -> None:
    error = illegal()
    assert error.rule == "FAIR-2"
    assert error.message.startswith("You can't do that now. Show a ware")
    assert str(error) == f"FAIR-2: {error.message}"
    assert error.phrase is not None
    assert words("ru", "fair").say(error.phrase).endswith("до «Готово» можно передумать.")


def test_bad_input_is_a_value_error_and_speaks_every_language() -> None:
    error = bad_input()
    assert isinstance(error, ValueError)
    assert str(error) == error.say("en")
    assert "1, 2, 3, 4" in error.say("ru") != error.say("en")


def test_a_bad_record_says_the_line() -> None:
    error = bad_record()
    assert error.line == 2
    assert str(error).startswith('Line 2: There is no game "chess".')
    assert error.say("ru").startswith("Строка 2: Игры «chess» нет.")


@pytest.mark.parametrize("make", [illegal, bad_input, bad_record])
def test_errors_can_be_sent_between_processes(make: type[Exception]) -> None:
    error = make()
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        for name in ("rule", "message", "phrase", "game", "line"):
            assert getattr(again, name, None) == getattr(error, name, None)


def test_phrases_can_be_sent_between_processes() -> None:
    phrase = Phrase("bad-record", {"line": 2, "said": Phrase("refuse-over"), "list": (1, 2)})
    assert pickle.loads(pickle.dumps(phrase)) == copy.deepcopy(phrase) == phrase


def test_phrases_are_values() -> None:
    assert Phrase("a", {"n": 1}) == Phrase("a", {"n": 1})
    assert len({Phrase("a", {"n": 1}), Phrase("a", {"n": 1}), Phrase("a", {"n": 2}), Phrase("b")}) == 3
    assert Phrase("a") != Refusal("", "a")
    assert Refusal("FAIR-1", "a", {"n": 1}).phrase == Phrase("a", {"n": 1})


# ---- words


def test_a_phrase_may_speak_of_phrases_lists_and_names() -> None:
    say = words("en").say
    inner = Phrase("refuse-over")
    assert say(Phrase("bad-record", {"line": 2, "said": inner})) == f"Line 2: {say(inner)}"
    assert say("bad-record", {"line": 2, "said": "@refuse-over"}) == f"Line 2: {say(inner)}"
    assert say("bad-record", {"line": 2, "said": "@refuse-over @why-by-hand"}) == f"Line 2: {say(inner)}, set by hand"
    assert say("bad-record", {"line": 2, "said": (3, 4)}) == "Line 2: 3, 4"


@pytest.mark.parametrize("text", ["@", "@home", "@ home", "a @b", "{ $got }", "a@b.c", "@home @away"])
def test_what_a_person_wrote_is_repeated_as_it_was(text: str) -> None:
    for language in LANGUAGES:
        assert text in words(language).say("bad-game", {"got": text, "allowed": ""})


def test_a_key_without_words_is_said_itself() -> None:
    assert words("en").say("no-such-key") == "no-such-key"
    assert not words("en").has("no-such-key")
    assert not words("en").has("do-show")
    assert words("en", "fair").has("do-show")
    assert words("en", "fair").has("refuse-over")
    assert words("en", package=FAIR.package).has("do-show")


def test_only_known_languages_are_spoken() -> None:
    assert [check_language(language) for language in LANGUAGES] == ["en", "ru"]
    for language in ("de", "", "EN"):
        with pytest.raises(InputError, match="en, ru"):
            words(language)
