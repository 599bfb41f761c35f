"""`bastide completion SHELL`: what a shell needs to complete our commands. Names are those of now."""

from argparse import Action, ArgumentParser, _SubParsersAction
from collections.abc import Iterator, Sequence
from typing import Any, Final

import shtab

from bastide.core.catalog import bots, games
from bastide.core.words import LANGUAGES

FILES: Final = ("file", "load")


def completion(parser: ArgumentParser, shell: str, shells: Sequence[str]) -> int:
    for action in every(parser):
        if action.dest == "shell":
            action.choices = list(shells)
        complete(action)
    print(shtab.complete(parser, shell))
    return 0


def every(parser: ArgumentParser) -> Iterator[Action]:
    """The arguments of a command and of those below it."""
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                yield from every(below)
        else:
            yield action


def complete(action: Any) -> None:
    """Our parser knows no choices, for it says itself what is wrong with an argument; a shell wants them."""
    if action.dest == "game":
        action.choices = games()
    elif action.dest == "bots":
        action.choices = bots()
    elif action.dest == "lang":
        action.choices = list(LANGUAGES)
    elif action.dest in FILES:
        action.complete = shtab.FILE
