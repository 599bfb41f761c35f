"""Words people read: Fluent files in Russian and English, those of the core and those of each game."""

from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bastide.core.errors import InputError
from bastide.core.phrases import Args, Phrase, number_of

LANGUAGES: Final = ("en", "ru")
LONGEST: Final = 1000
"""Longer texts are cut in a sentence; Fluent gives up at 2500 characters."""
MOST: Final = 10**15

REMEMBERED: Final = 20_000
"""Sentences kept in each language: the same few are said over and over, and putting one together is slow."""
SHORT: Final = 200
"""Characters that a phrase may hold to be kept: what is longer somebody has sent, and it is hardly said again."""

_LOADED: Final[dict[tuple[str, str, str], "Words"]] = {}


def number(value: Any, **how: Any) -> Any:
    """NUMBER of a sentence; a number that is too large comes as a text."""
    return value if isinstance(value, str) else fluent_number(value, **how)


class Words:
    """The sentences of one language, for the core and one game."""

    def __init__(self, language: str, packages: list[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], {"NUMBER": number}, use_isolating=False)
        self._said: dict[Phrase, str] = {}
        for package in packages:
            folder = resources.files(package).joinpath("text")
            if folder.is_dir():
                for file in sorted(folder.iterdir(), key=lambda f: f.name):
                    if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
                        self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there are words under a key."""
        return self._bundle.has_message(key)

    def say(self, phrase: Phrase | str, args: Args | None = None) -> str:
        """The sentence of a phrase. A key without words gives the key itself, so that nothing ever fails to speak."""
        if isinstance(phrase, str):
            phrase = Phrase(phrase, args or {})
        said = self._said.get(phrase)
        if said is None:
            said = self._format(phrase, True)
            if length(phrase) <= SHORT:
                if len(self._said) >= REMEMBERED:
                    self._said.clear()
                self._said[phrase] = said
        return said

    def say_once(self, phrase: Phrase) -> str:
        """A sentence about what somebody has sent: it is not kept, nor does it push out what is said often."""
        return self._said.get(phrase) or self._format(phrase, False)

    def _format(self, phrase: Phrase, keep: bool) -> str:
        if not self._bundle.has_message(phrase.key):
            return phrase.key
        message = self._bundle.get_message(phrase.key)
        if message.value is None:
            return phrase.key
        ready = {name: self._value(value, keep) for name, value in phrase.args.items()}
        return str(self._bundle.format_pattern(message.value, ready)[0])

    def _several(self, count: int, name: str) -> str:
        """A name that a list holds more than once is said once."""
        return name if count == 1 else f"{count} × {name}"

    def _value(self, value: int | str | tuple[int, ...] | Phrase, keep: bool) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value) if keep else self.say_once(value)
        if isinstance(value, tuple):
            return ", ".join(str(item) for item in value)
        if isinstance(value, int):
            # Fluent cannot format a number of more than 28 digits, and Python cannot write one of more than 4300.
            return value if abs(value) <= MOST else "< -10^15" if value < 0 else "> 10^15"
        if number_of(value):
            return self.say("the-player", {"number": number_of(value)})
        if value.startswith("@"):
            # "@a @b" is a list of phrases; anything else that begins so was written by a person.
            keys = value.split()
            if all(key.startswith("@") and self._bundle.has_message(key[1:]) for key in keys):
                return ", ".join(self._several(keys.count(key), self.say(key[1:])) for key in dict.fromkeys(keys))
        return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def length(phrase: Phrase) -> int:
    """How much there is to keep."""
    found = len(phrase.key)
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            found += length(value)
        elif isinstance(value, int):
            found += value.bit_length() // 3
        else:
            found += len(value)
    return found


def check_language(language: str) -> str:
    """The language, or an InputError that lists those there are."""
    if language not in LANGUAGES:
        raise InputError(Phrase("bad-language", {"got": str(language), "allowed": ", ".join(LANGUAGES)}))
    return language


def words(language: str = "en", game: str = "", package: str = "") -> Words:
    """The words of a language; with the name of a game that game's too, with a package those of its `text` folder."""
    check_language(language)
    known = _LOADED.get((language, game, package))
    if known is None:
        packages = ["bastide.core"]
        if package:
            packages.append(package)
        if game:
            from bastide.core.catalog import game as find

            own = find(game).package
            if own:
                packages.append(own)
        known = Words(language, packages)
        _LOADED[language, game, package] = known
    return known
