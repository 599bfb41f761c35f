"""Where a person reads and writes: a console of at most 100 columns, and one line of input at a time."""

import shutil
import sys
from contextlib import suppress
from typing import Final, NamedTuple

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

with suppress(ImportError):  # editing and history of the line, where there is such a thing
    import readline as _readline  # noqa: F401

WIDEST: Final = 100
NARROWEST: Final = 80
TALL: Final = 60
"""Lines of a screen on which everything may take its room; where there is no screen there are as many."""
ERROR: Final = "bold red"
HEADING: Final = "bold"
QUIET: Final = "dim"


class Size(NamedTuple):
    width: int
    height: int

    @property
    def tall(self) -> bool:
        return self.height >= TALL


class LeaveError(Exception):
    """The person closes the input or presses Ctrl-C."""


class Screen:
    """Prints to standard output and reads from standard input, a terminal or not."""

    def __init__(self) -> None:
        columns, lines = shutil.get_terminal_size((WIDEST, TALL))
        self.size = Size(max(NARROWEST, min(columns, WIDEST)), lines)
        self.interactive = sys.stdin.isatty()
        self.console = Console(
            file=sys.stdout,
            width=self.size.width,
            highlight=False,
            markup=False,
            emoji=False,
        )

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        self.console.print(Padding(Text(text, style), (0, 0, 0, indent), expand=False) if indent else Text(text, style))

    def error(self, text: str) -> None:
        self.console.print(Text.assemble(("✗ ", ERROR), text))

    def rule(self, title: str) -> None:
        self.console.rule(Text(title, HEADING), align="left", characters="─")

    def clear(self) -> None:
        """Leave nothing on the screen that the next person should not see."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")

    def ask(self, prompt: str) -> str:
        """One line. When it does not come from a keyboard it is printed too, so that the output reads as a dialogue."""
        self.console.file.flush()
        try:
            if self.interactive:
                return input(prompt).strip()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            raise LeaveError from None
        if not line:
            raise LeaveError
        self.say(f"{prompt}{line.strip()}", QUIET)
        return line.strip()
