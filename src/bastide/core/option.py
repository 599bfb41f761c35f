"""What can be set before a game starts: name, type, default, what is allowed, and a sentence about it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from bastide.core.errors import InputError
from bastide.core.notation import number
from bastide.core.phrases import Phrase
from bastide.core.words import words

Setting = str | int | bool | tuple[int, ...]
TEXT: Final = "text"


class Option:
    """One thing that can be set. Its words stand under `key` in those of the game. An option of type "text" has no
    choices: `check` says what it may be; of type "seat" the numbers among them are seats.

    `first` is what is best set for somebody's first game, where that is not the default. `excludes` and `needs` name
    flags: of those it excludes none may be on with it, those it needs must be, and the words of `why` say so.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: Setting,
        choices: tuple[Setting, ...],
        check: Callable[[object, int], Setting] | None = None,
        seats: tuple[int, ...] = (),
        first: Setting | None = None,
        excludes: tuple[str, ...] = (),
        needs: tuple[str, ...] = (),
        why: str = "",
    ) -> None:
        self.name = name
        self.type = kind
        self.default = default
        self.choices = choices
        self.key = f"option-{name}"
        self.game = ""
        """Set by the game that has it."""
        self._check = check
        self.seats = seats
        """For how many players it can be set; empty: for any number."""
        self.first = default if first is None else first
        self.excludes = excludes
        self.needs = needs
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        """By its name: a game has it once."""
        from bastide.core.catalog import restore_option

        return (restore_option, (self.game, self.name))

    @property
    def help(self) -> str:
        """What it does, in English."""
        return self.say("en")

    def say(self, language: str) -> str:
        """What can be set, in a sentence of a language."""
        return words(language, self.game).say(self.key)

    def __repr__(self) -> str:
        return f"Option({self.name!r}, default {self.default!r}, allowed: {self.allowed()})"

    def check(self, value: object, seats: int) -> Setting:
        """The value, tidied; an error that says what is allowed."""
        if self._check is not None:
            try:
                return self._check(value, seats)
            except InputError as error:
                raise InputError(error.phrase, self.game) from None
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        allowed = self.allowed()
        quoted = isinstance(value, str) and value in allowed.split(", ")
        key = "bad-option-text" if quoted else "bad-option-value"
        raise InputError(Phrase(key, {"option": self.name, "got": str(value), "allowed": allowed}))

    def fits(self, chosen: dict[str, Setting]) -> bool:
        """Whether it can be set as it is, beside the others."""
        if chosen[self.name] == self.default:
            return True
        needed = all(chosen[name] is True for name in self.needs)
        return needed and not any(chosen[name] is True for name in self.excludes)

    def allowed(self) -> str:
        """What it can be set to, in words."""
        if self.type == TEXT:
            return "@FILE"
        return ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices)

    def to_json(self) -> dict[str, object]:
        """The option as JSON, for a page that offers it."""
        return {
            "name": self.name,
            "type": self.type,
            "default": self.default,
            "choices": list(self.choices),
            "help": self.help,
            "seats": list(self.seats),
            "first": self.first,
            "excludes": list(self.excludes),
            "needs": list(self.needs),
        }


# ---- as a command line writes them


def read_options(written: list[str], known: dict[str, Option]) -> dict[str, object]:
    """NAME=VALUE, each value in a type that its option has; a text may stand in a file: @FILE, or just its name.
    Whether it is allowed is for `check` to say."""
    found: dict[str, object] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise InputError(Phrase("bad-option-form", {"got": text}))
        if name in found:
            raise InputError(Phrase("bad-option-twice", {"option": name}))
        if name in known and known[name].type == TEXT:
            found[name] = text_of(value)
        else:
            found[name] = typed(value, known[name].choices) if name in known else value
    return found


def text_of(value: str) -> str:
    """What a file says, if the value names one."""
    named = value.startswith("@")
    try:
        file = Path(value[1:] if named else value).expanduser()
        return file.read_text("utf-8-sig") if named or file.is_file() else value
    except (OSError, ValueError, RuntimeError) as error:
        if not named:
            return value
        said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise InputError(Phrase("bad-option-file", {"file": value[1:], "said": said})) from None


def typed(value: str, choices: tuple[Setting, ...]) -> object:
    """A yes or no, a whole number, or a text (a list of numbers is one too): whichever is among the choices."""
    types = [type(choice) for choice in choices]
    if bool in types and value in ("true", "false"):
        return value == "true"
    if int in types:
        whole = number(value)
        return value if whole is None else whole
    return value
