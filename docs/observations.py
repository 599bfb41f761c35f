"""Writes docs/observations.md: the layout of every game's observations (`State.observe`), as the code has it.

    python -m docs.observations > docs/observations.md

What the numbers mean stands in `text/observed.toml` of core and of every game.
"""

import tomllib
from importlib.resources import files

import bastide
from bastide.core.game import Game
from bastide.core.observing import Cell

HEAD = """# Observations

<!-- Made by `python -m docs.observations`; a test holds it to the code. -->

`state.observe(seat)` is what a seat may know, as bytes of one length for all set-ups of a game: first the table, then
every player, the looking seat first and the others after it in seat order; seats that nobody has are zeros. Programs
find the same in `game.observed().layout`. Numbers are bytes; those that can be larger than 255 have two, the high one
first.

An *id* is one thing of a list: 1 is the first, 0 is none. Seats are ids too, counted from the looking one, which is 1.
Other numbers are amounts: of what is larger than the range, its end is written. What is secret is zeros to others, and
shown when the game is over, unless it says otherwise.

`bastide.adapters.tensors.Expander(game)` spreads observations, one or a batch of them, into numbers between 0 and 1 for
a net: an id gets a column for each thing (one-hot), an amount is divided by the end of its range. `names` says what
each column is.
"""
COLUMNS = "| field | offset | bytes | numbers | range | meaning |\n|---|---:|---:|---:|---|---|"


def meanings(package: str) -> dict[str, dict[str, str]]:
    text = files(package).joinpath("text", "observed.toml").read_text("utf-8")
    return tomllib.loads(text)


def line(cell: Cell, said: dict[str, str], start: int) -> str:
    kind = "id, " if cell.ids else ""
    secret = " (secret)" if cell.secret else ""
    return (
        f"| `{cell.name}` | {cell.offset - start} | {cell.entries * cell.width} | {cell.entries} "
        f"| {kind}0 … {cell.values - 1} | {said[cell.name]}{secret} |"
    )


def section(game: Game) -> str:
    """The tables of one game."""
    observed = game.observed()
    said = meanings(game.package)
    table = {**meanings("bastide.core")["table"], **said["table"]}
    once = [cell for cell in observed.layout if cell.player < 0]
    first = [cell for cell in observed.layout if cell.player == 0]
    start, size = first[0].offset, len(observed.absent)
    lines = [f"## {game.name}", f"\n{observed.length} bytes, {game.num_actions} codes.\n", COLUMNS]
    lines += [line(cell, table, 0) for cell in once]
    lines.append(f"\nThen for each of {observed.seats} players {size} bytes, from {start} on; offsets within them:\n")
    lines += [COLUMNS, *[line(cell, said["player"], start) for cell in first]]
    return "\n".join(lines)


def own() -> list[Game]:
    """The games of this package."""
    found = [bastide.game(name) for name in bastide.games()]
    return [game for game in found if game.package.startswith("bastide.games.")]


def text() -> str:
    return "\n\n".join([HEAD.rstrip(), *[section(game) for game in own()]]) + "\n"


if __name__ == "__main__":
    print(text(), end="")
