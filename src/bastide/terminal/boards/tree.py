"""The board of a game that has no drawing of its own: its view as a tree."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree as Branches

from bastide.terminal.boards.board import Board, View
from bastide.terminal.boards.layout import NOTHING

ELSEWHERE: Final = ("game", "seat", "seats", "moves", "over", "asked", "ranking", "winners", "ties", "ledger", "due")
"""What every view has and the terminal says in its own way."""
SEATS: Final = ("to_act", "ready", "first", "leader", "bidders")
"""Names in views under which numbers are seats."""


class Tree(Board):
    """Names are said in words where the game has them: of fields as `board-<name>`, of components as its nouns."""

    def draw(self, view: View, touchable: frozenset[str] = frozenset()) -> RenderableType:
        return self.grown(self.say("game-name"), {name: view[name] for name in view if name not in ELSEWHERE})

    def draw_player(self, view: View, seat: int) -> RenderableType:
        players = view.get("players")
        own = players[seat] if isinstance(players, list) and seat < len(players) else {}
        return self.grown(self.player(seat), own if isinstance(own, dict) else {})

    def grown(self, title: str, fields: dict[str, Any]) -> Branches:
        root = Branches(Text(title))
        for name, value in fields.items():
            self.grow(root, name, value)
        return root

    def grow(self, branch: Branches, name: str, value: Any) -> None:
        """Objects and lists of them become branches, everything else is written out."""
        label = self.say(f"board-{name}") if self.words.has(f"board-{name}") else name
        if isinstance(value, dict):
            below = branch.add(Text(label))
            for key, item in value.items():
                self.grow(below, str(key), item)
        elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
            below = branch.add(Text(label))
            for number, item in enumerate(value):
                self.grow(below, self.player(number) if name == "players" else str(number), item)
        else:
            items = value if isinstance(value, list) else [value]
            branch.add(Text(f"{label}: {', '.join(self.written(name, item) for item in items) or NOTHING}"))

    def written(self, name: str, value: object) -> str:
        if value is None:
            return NOTHING
        if name in SEATS and isinstance(value, int):
            return self.player(value)
        return self.say(self.game.noun(self.words, str(value)).removeprefix("@"))
