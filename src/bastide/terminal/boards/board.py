"""What the terminal needs to draw a game. Everything is drawn from a view, so nothing hidden can show."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from rich.console import RenderableType

from bastide.core.game import Game
from bastide.core.words import Words
from bastide.terminal.screen import Size

View = dict[str, Any]
"""What `state.view(seat)` gives."""

EMBLEMS: Final = "●■▲◆✚★"
"""One for each seat, so that colour is never needed."""


class Board(ABC):
    """The picture of one game in one language."""

    remembered: ClassVar[tuple[str, ...]] = ()
    """Names in a view of what everybody saw happen and may have counted, although it is hidden."""

    def __init__(self, game: Game, words: Words, players: list[str], size: Size) -> None:
        """`players` are the names by seat, and then those of opponents whom nobody sits for."""
        self.game = game
        self.words = words
        self.players = players
        self.size = size

    @abstractmethod
    def draw(self, view: View, touchable: frozenset[str] = frozenset()) -> RenderableType:
        """All that the view's seat needs to decide; what legal actions touch is marked."""

    @abstractmethod
    def draw_player(self, view: View, seat: int) -> RenderableType:
        """One player's things in full."""

    def pieces(self) -> tuple[str, ...]:
        """Everything that can be asked about; the words explain each under the key of its noun, "-help" after it."""
        return ()

    def noun(self, piece: str) -> str:
        """How a phrase speaks of a piece: a reference to its words, where there are any."""
        return self.game.noun(self.words, piece)

    def player(self, seat: int) -> str:
        return f"{EMBLEMS[seat]} {self.players[seat]}"

    def say(self, key: str, **args: int | str) -> str:
        return self.words.say(key, args)
