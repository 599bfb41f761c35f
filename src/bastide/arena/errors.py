"""What is wrong with what the arena was asked for, in the arena's own words."""

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.words import words


class ArenaError(InputError):
    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(Phrase(key, args))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (self.phrase,)

    def say(self, language: str) -> str:
        return words(language, self.game, "bastide.arena").say(self.phrase)


def _again(phrase: Phrase) -> ArenaError:
    error = ArenaError(phrase.key)
    error.phrase = phrase
    return error
