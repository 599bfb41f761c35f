"""Finding games and bots, those of other packages too: they name themselves as entry points."""

from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Final

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.plugins import load, names, points

if TYPE_CHECKING:
    from bastide.core.action import Action
    from bastide.core.bot import Bot
    from bastide.core.game import Game
    from bastide.core.state import State

_GAMES: Final[dict[str, "Game"]] = {}


def _find(group: str, name: object) -> EntryPoint | None:
    for point in points(group):
        if point.name == name:
            return point
    return None


def games() -> list[str]:
    """The names of the games there are."""
    return sorted(names("bastide.games") | set(_GAMES))


def game(name: object) -> "Game":
    """The game of a name."""
    known = _GAMES.get(name) if isinstance(name, str) else None
    if known is None:
        point = _find("bastide.games", name)
        if point is None:
            raise InputError(Phrase("bad-game", {"got": str(name), "allowed": ", ".join(games())}))
        known = _GAMES[point.name] = load(point)
    return known


def register(new: "Game") -> None:
    """Make a game known without an entry point (in a notebook, in a test)."""
    _GAMES[new.name] = new


def bots() -> list[str]:
    return sorted(names("bastide.bots"))


def bot(name: object) -> "Bot":
    """A new player of a kind."""
    point = _find("bastide.bots", name)
    if point is None:
        raise InputError(Phrase("bad-bot", {"got": str(name), "allowed": ", ".join(bots())}))
    made: Bot = load(point)()
    return made


def restore_state(name: str, data: object) -> "State":
    return game(name).from_json(data)


def restore_action(name: str, data: object) -> "Action":
    return game(name).action(data)
