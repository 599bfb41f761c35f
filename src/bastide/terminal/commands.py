"""The words a person can type besides a number or an action: each in English, in Russian, and as a single letter."""

from difflib import get_close_matches
from functools import cache
from typing import Final

from rich.table import Table
from rich.text import Text

from bastide.core.phrases import Args
from bastide.core.words import LANGUAGES, Words, words

PACKAGE: Final = "bastide.terminal"
COMMANDS: Final = (
    "help",
    "board",
    "player",
    "hint",
    "why",
    "rule",
    "tile",
    "log",
    "score",
    "undo",
    "redo",
    "save",
    "load",
    "quit",
)


def plain(word: str) -> str:
    """Capitals and the two dots of ё make no difference."""
    return word.casefold().replace("ё", "е")


@cache
def spellings() -> dict[str, str]:
    """Every word that calls a command, in all languages."""
    found = {"?": "help"}
    for language in LANGUAGES:
        said = words(language, package=PACKAGE)
        for name in COMMANDS:
            found[plain(said.say(f"command-{name}"))] = name
            found[plain(said.say(f"command-{name}-letter"))] = name
    return found


def small_number(text: str) -> int | None:
    """The number that somebody typed; None when it is none, or longer than any that can be meant."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def command(word: str) -> str | None:
    return spellings().get(plain(word))


def similar(word: str, verbs: tuple[str, ...]) -> str | None:
    """What somebody who mistyped may have meant."""
    known = [spelling for spelling in spellings() if len(spelling) > 1]
    close = get_close_matches(plain(word), [*known, *verbs], 1, 0.6)
    return close[0] if close else None


def overview(said: Words, examples: Args) -> Table:
    """All commands with what they do; the words of the reader's language first."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    others = [words(language, package=PACKAGE) for language in LANGUAGES if language != said.language]
    for name in COMMANDS:
        ways = [
            f"{spoken.say(f'command-{name}')} ({spoken.say(f'command-{name}-letter')})" for spoken in (said, *others)
        ]
        what = said.say(f"command-{name}-help", examples)
        table.add_row(Text(f"  {ways[0]}", "bold cyan"), Text(", ".join(ways[1:]), "cyan"), what)
    return table
