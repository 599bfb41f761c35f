"""Drawing boards in tests: from views that have been through JSON, as plain text."""

import json
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import bastide
from bastide.core.state import State
from bastide.core.words import words
from bastide.terminal.boards import board
from bastide.terminal.boards.board import Board
from bastide.terminal.screen import Size


def text(thing: RenderableType, width: int = 100) -> str:
    """What is printed, colours and styles left out."""
    console = Console(width=width, file=StringIO(), highlight=False, markup=False)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def table(game: str, lang: str = "en", width: int = 100, height: int = 60) -> Board:
    names = [f"Player {seat + 1}" for seat in range(6)]
    return board(bastide.game(game), words(lang, game, "bastide.terminal"), names, Size(width, height))


def view(state: State, seat: int | None = 0) -> dict[str, Any]:
    """A view that has been through JSON has no way back to the state."""
    found: dict[str, Any] = json.loads(json.dumps(state.view(seat)))
    return found


def touched(state: State, seat: int) -> frozenset[str]:
    """What the legal actions of a seat touch."""
    return frozenset(touch for action in state.legal(seat) for touch in action.touches())


def draw(
    state: State, touchable: frozenset[str] = frozenset(), seat: int | None = 0, lang: str = "en", width: int = 100
) -> str:
    return text(table(state.game, lang, width).draw(view(state, seat), touchable), width)
