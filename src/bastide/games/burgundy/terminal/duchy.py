"""A duchy of Burgundy as a map of 37 hexes, laid like bricks: two lines of text in each.

A hex shows its name; while it is empty its type and its die number, then the tile that lies on it.
"""

from typing import Final

from rich.text import Text

from bastide.core.words import Words
from bastide.games.burgundy.components import HEX_NAMES, TILE_NAMES, TYPE_OF, TYPES
from bastide.games.burgundy.duchies import DIE, DUCHIES, HEXES, ROWS
from bastide.terminal.boards.layout import mark

INSIDE: Final = 10
STEP: Final = INSIDE + 1
WIDTH: Final = max(ROWS) * STEP + 1
LINE: Final = "dim"

# Colours of the 256 that nearly every terminal has; the text on them never needs them.
FILLED: Final = {
    "building": "bold #000000 on #d7af87",
    "animal": "bold #000000 on #afd787",
    "knowledge": "bold #000000 on #ffd700",
    "castle": "bold #ffffff on #00875f",
    "mine": "bold #000000 on #bcbcbc",
    "ship": "bold #000000 on #5fafff",
}
EMPTY: Final = {
    "building": "#ffffff on #875f5f",
    "animal": "#ffffff on #005f00",
    "knowledge": "#ffffff on #5f5f00",
    "castle": "#ffffff on #005f5f",
    "mine": "#ffffff on #585858",
    "ship": "#ffffff on #005f87",
}


def type_of(tile: str) -> str:
    return TYPES[TYPE_OF[TILE_NAMES.index(tile)]]


def start_of(row: int) -> int:
    """The column of a row's left edge."""
    return (max(ROWS) - ROWS[row]) * STEP // 2


def draw(
    duchy: int, hexes: dict[str, str], words: Words, touchable: frozenset[str] = frozenset(), lines: bool = True
) -> Text:
    """The map of a duchy with the tiles that lie on it; without lines between the rows it is less tall."""
    picture = Text(no_wrap=True)
    first = 0
    for row, length in enumerate(ROWS):
        if lines or row == 0:
            picture.append(edge(row - 1, row) + "\n", LINE)
        cells = [cell(duchy, where, hexes, words, touchable) for where in range(first, first + length)]
        for line in range(2):
            picture.append(" " * start_of(row))
            for text, style in [both[line] for both in cells]:
                picture.append("│", LINE)
                picture.append(text, style)
            picture.append("│\n", LINE)
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
    touch = mark(f"hex:{name}", touchable)
    if tile is not None:
        said, style, corner = words.say(f"tile-{tile}-short"), FILLED[kind], "■"
    else:
        said, style, corner = words.say(f"type-{kind}"), EMPTY[kind], f"[{DIE[where]}]"
    return [(f"{touch}{name}{corner:>{INSIDE - 5}} ", style), (said.center(INSIDE), style)]
