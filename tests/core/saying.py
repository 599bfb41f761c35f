"""Whether an error speaks in sentences, in every language."""

import re

from bastide.core.errors import IllegalAction, InputError
from bastide.core.words import words

KEY = re.compile(r"(?<![\w\"«])@?(bad|refuse|ask|do|why|tile|type|event|option|ware|booth)-[a-z-]+")
"""What is left in a sentence for which words are missing."""
MISSING = re.compile(r"\{\$|\{\?|[A-Z]+\(\)")
"""How Fluent shows an argument that it was not given or cannot show."""
CYRILLIC = re.compile("[а-яё]")


def check_sentence(text: str, language: str = "en") -> None:
    assert " " in text, f"not a sentence: {text!r}"
    assert text[-1] in ".)?", f"no full stop: {text!r}"
    assert not KEY.search(text), f"words are missing in: {text!r}"
    assert not MISSING.search(text), f"an argument is missing in: {text!r}"
    assert language == "en" or CYRILLIC.search(text), f"not in {language}: {text!r}"


def check_input_error(error: InputError) -> None:
    check_sentence(str(error))
    assert str(error) == error.say("en")
    check_sentence(error.say("ru"), "ru")


def check_illegal(error: IllegalAction, game: str) -> None:
    assert error.rule
    assert str(error) == f"{error.rule}: {error.message}"
    check_sentence(error.message)
    assert error.phrase is not None
    assert words("en", game).say(error.phrase) == error.message
    check_sentence(words("ru", game).say(error.phrase), "ru")
