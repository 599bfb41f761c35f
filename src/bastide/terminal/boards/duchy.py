"""A duchy of Burgundy as a map of 37 hexes, laid like bricks: two lines of text in each.

A hex shows its name; while it is empty its type and its die number, then the tile that lies on it.
"""

from typing import Final

from rich.text import Text

from bastide.core.words import Words
from bastide.games.burgundy.components import HEX_NAMES, TILE_NAMES, TYPE_OF, TYPES
from bastide.games.burgundy.duchies import DIE, DUCHIES, HEXES, ROWS

INSIDE: Final = 10
STEP: Final = INSIDE + 1
WIDTH: Final = max(ROWS) * STEP + 1
LINE: Final = "dim"
TOUCH: Final = "▸"
"""Stands before what a legal action touches."""

FILLED: Final = {
    "building": "bold #14181d on #c58c69",
    "animal": "bold #14181d on #c6d79a",
    "knowledge": "bold #14181d on #ebc644",
    "castle": "bold #ffffff on #2f6a47",
    "mine": "bold #14181d on #9d98a3",
    "ship": "bold #14181d on #6a9fd6",
}
EMPTY: Final = {
    "building": "#f1ece0 on #574740",
    "animal": "#f1ece0 on #576151",
    "knowledge": "#f1ece0 on #645b34",
    "castle": "#f1ece0 on #233733",
    "mine": "#f1ece0 on #494b54",
    "ship": "#f1ece0 on #384e65",
}


def type_of(tile: str) -> str:
    return TYPES[TYPE_OF[TILE_NAMES.index(tile)]]


def start_of(row: int) -> int:
    """The column of a row's left edge."""
    return (max(ROWS) - ROWS[row]) * STEP // 2


def draw(duchy: int, hexes: dict[str, str], words: Words, touchable: frozenset[str] = frozenset()) -> Text:
    """The map of a duchy with the tiles that lie on it."""
    picture = Text(no_wrap=True)
    first = 0
    for row, length in enumerate(ROWS):
        picture.append(edge(row - 1, row), LINE)
        cells = [cell(duchy, where, hexes, words, touchable) for where in range(first, first + length)]
        for line in range(2):
            picture.append("\n" + " " * start_of(row))
            for text, style in [lines[line] for lines in cells]:
                picture.append("│", LINE)
                picture.append(text, style)
            picture.append("│", LINE)
        picture.append("\n")
        first += length
    picture.append(edge(len(ROWS) - 1, len(ROWS)), LINE)
    assert first == HEXES
    return picture


def edge(above: int, below: int) -> str:
    """The line between two rows; there is no row before the first and after the last."""
    upper = edges(above)
    lower = edges(below)
    both = upper | lower
    line = " " * min(both)
    for column in range(min(both), max(both) + 1):
        if column == min(both):
            line += "┌" if column in lower else "└"
        elif column == max(both):
            line += "┐" if column in lower else "┘"
        else:
            line += "┴" if column in upper else "┬" if column in lower else "─"
    return line


def edges(row: int) -> set[int]:
    """The columns of a row's upright lines."""
    if not 0 <= row < len(ROWS):
        return set()
    return {start_of(row) + STEP * number for number in range(ROWS[row] + 1)}


def cell(
    duchy: int, where: int, hexes: dict[str, str], words: Words, touchable: frozenset[str]
) -> list[tuple[str, str]]:
    """The two lines of a hex, each as wide as its inside, with their style."""
    name = HEX_NAMES[where]
    kind = TYPES[DUCHIES[duchy].types[where]]
    tile = hexes.get(name)
    mark = TOUCH if f"hex:{name}" in touchable else " "
    if tile is not None:
        return [(f"{mark}{name}".ljust(INSIDE), FILLED[kind]), (fitted(words.say(f"tile-{tile}-short")), FILLED[kind])]
    top = f"{mark}{name}".ljust(INSIDE - 4) + f"[{DIE[where]}] "
    return [(top, EMPTY[kind]), (fitted(words.say(f"type-{kind}")), EMPTY[kind])]


def fitted(text: str) -> str:
    """In the middle; what is too long is cut."""
    return (text if len(text) <= INSIDE else text[: INSIDE - 1] + "…").center(INSIDE)
