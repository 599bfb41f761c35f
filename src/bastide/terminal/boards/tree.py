"""The board of a game that has no drawing of its own: its view as a tree."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree as Branches

from bastide.terminal.boards.board import Board, View


class Tree(Board):
    def draw(self, view: View, touchable: frozenset[str] = frozenset()) -> RenderableType:
        root = Branches(Text(str(view.get("game", ""))))
        for name, value in view.items():
            grow(root, name, value)
        return root

    def draw_player(self, view: View, seat: int) -> RenderableType:
        root = Branches(Text(self.player(seat)))
        players = view.get("players")
        if isinstance(players, list) and seat < len(players) and isinstance(players[seat], dict):
            for name, value in players[seat].items():
                grow(root, name, value)
        return root


def grow(branch: Branches, name: str, value: Any) -> None:
    """Objects and lists of them become branches, everything else is written out."""
    if isinstance(value, dict):
        below = branch.add(Text(name))
        for key, item in value.items():
            grow(below, str(key), item)
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        below = branch.add(Text(name))
        for number, item in enumerate(value):
            grow(below, str(number), item)
    elif isinstance(value, list):
        branch.add(Text(f"{name}: {', '.join(str(item) for item in value) or '–'}"))
    else:
        branch.add(Text(f"{name}: {'–' if value is None else value}"))
