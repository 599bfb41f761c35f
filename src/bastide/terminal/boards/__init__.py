"""Boards: a game brings its own as the class `Table` of its package `terminal`. Without one it is shown as a tree."""

from importlib import import_module
from importlib.util import find_spec

from bastide.core.game import Game
from bastide.core.words import Words
from bastide.terminal.boards.board import Board
from bastide.terminal.boards.tree import Tree
from bastide.terminal.screen import Size


def board(game: Game, words: Words, players: list[str], size: Size) -> Board:
    """The board of a game, for players of these names and a screen of this size."""
    name = f"{game.package}.terminal"
    if not game.package or find_spec(name) is None:
        return Tree(game, words, players, size)
    made: Board = import_module(name).Table(game, words, players, size)
    return made
