"""Values as they are printed (see core/printed.py), in place of those that are reconstructed.

{"outlines": {"university": ["###", "#.#", "#.#"], …},
 "palazzo_b": [37, 38, 39, 44, 45, 46],
 "diego": [{"back": "1-2", "auction": [["jester", 7], ["builder", 4], …, ["landscape", null]],
            "upper": ["build", "profession"], "lower": ["freedom", "bonus"]}, …]}
"""

from typing import ClassVar

from bastide.core import printed
from bastide.core.masks import mask_of
from bastide.core.polyomino import Shape, connected
from bastide.core.reading import Reader
from bastide.games.florence.components import CELLS, GRID, OUTLINES, PALAZZO_B, TILES
from bastide.games.florence.outlines import shape_of
from bastide.games.florence.solo.components import CARDS
from bastide.games.florence.solo.printed import read_diego, write_card


class Printed(printed.Printed):
    """The values that a game is played with."""

    known: ClassVar[tuple[str, ...]] = ("outlines", "palazzo_b", "diego")
    longest: ClassVar[int] = 16384

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        parts = self.parts
        self.outlines = read_outlines(parts["outlines"]) if "outlines" in parts else [*OUTLINES]
        self.palazzo_b = read_palazzo(parts["palazzo_b"]) if "palazzo_b" in parts else PALAZZO_B
        self.diego = read_diego(parts["diego"]) if "diego" in parts else [*CARDS]

    def shapes(self) -> list[Shape]:
        return [shape_of(rows) for rows in self.outlines]

    def to_json(self) -> dict[str, object]:
        outlines: dict[str, object] = {name: list(rows) for name, rows in zip(TILES, self.outlines, strict=True)}
        return {
            "outlines": outlines,
            "palazzo_b": list(self.palazzo_b),
            "diego": [write_card(card) for card in self.diego],
        }


def read_outlines(reader: Reader) -> list[tuple[str, ...]]:
    """FLO-1.2, FLO-1.3: as many cells as the tile has, all connected."""
    given = reader.members(TILES)
    found: list[tuple[str, ...]] = []
    for name, usual in zip(TILES, OUTLINES, strict=True):
        rows = tuple([item.text() for item in given[name].items()])
        wrong = [row for row in rows if not row or row.strip("#.") or len(row) != len(rows[0]) or len(row) > GRID]
        if wrong or not 1 <= len(rows) <= GRID:
            given[name].fail("bad-components-outline")
        want = len(shape_of(usual))
        if len(shape_of(rows)) != want or not connected(cells_of(rows), GRID, GRID):
            given[name].fail("bad-components-cells", want=want, got=len(shape_of(rows)))
        if not all("#" in line for line in (rows[0], rows[-1], [row[0] for row in rows], [row[-1] for row in rows])):
            given[name].fail("bad-components-outline")
        found.append(rows)
    return found


def cells_of(rows: tuple[str, ...]) -> int:
    return sum([1 << x + y * GRID for x, y in shape_of(rows)])


def read_palazzo(reader: Reader) -> tuple[int, ...]:
    """Side B: as many cells as side A has."""
    cells = tuple(reader.numbers(None, 0, CELLS - 1))
    if len(set(cells)) != len(PALAZZO_B) or len(cells) != len(PALAZZO_B) or not connected(mask_of(cells), GRID, GRID):
        reader.fail("bad-components-cells", want=len(PALAZZO_B), got=len(set(cells)))
    return tuple(sorted(cells))


def check_components(value: object, seats: int) -> str:
    return Printed(Reader(value, printed.COMPONENTS)).text()
