"""Boards: one module for each game, named like it, with a class `Table`. A game without one is shown as a tree."""

from importlib import import_module
from importlib.util import find_spec

from bastide.core.words import Words
from bastide.terminal.boards.board import Board
from bastide.terminal.boards.tree import Tree
from bastide.terminal.screen import Size


def board(game: str, words: Words, players: list[str], size: Size) -> Board:
    """The board of a game, for players of these names and a screen of this size."""
    name = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return Tree(words, players, size)
    made: Board = import_module(name).Table(words, players, size)
    return made
