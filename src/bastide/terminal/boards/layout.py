"""What the boards of all games are laid out with."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from bastide.terminal.screen import HEADING, QUIET

TOUCH: Final = "▸"
"""Stands before what a legal action touches."""
NOTHING: Final = "–"


def mark(touch: str, touchable: frozenset[str]) -> str:
    return TOUCH if touch in touchable else " "


def headed(heading: str) -> Text:
    """The first line of a list."""
    return Text.assemble((heading, HEADING))


def lined(items: list[Text], width: int) -> Text:
    """Things beside each other, never broken in the middle: a new line begins where the next would not fit."""
    shown = Text()
    used = 0
    for item in items:
        if used and used + 1 + len(item) > width:
            shown.append("\n")
            used = 0
        elif used:
            shown.append(" ")
            used += 1
        shown.append_text(item)
        used += len(item)
    return shown if items else Text(NOTHING, QUIET)


def explained(rows: list[tuple[Text, str]]) -> Grid:
    """Names, each with what it does."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for name, said in rows:
        grid.add_row(name, said)
    return grid
