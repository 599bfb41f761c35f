"""Finding games and bots, those of other packages too: they name themselves as entry points."""

from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase

if TYPE_CHECKING:
    from bastide.core.bot import Bot
    from bastide.core.game import Game
    from bastide.core.option import Option
    from bastide.core.state import State

_GAMES: Final[dict[str, "Game"]] = {}
_POINTS: Final[dict[str, list[EntryPoint]]] = {}


def points(group: str) -> list[EntryPoint]:
    """What packages offer under a group; looked up once, because it reads the metadata of all of them."""
    if group not in _POINTS:
        _POINTS[group] = list(entry_points(group=group))
    return _POINTS[group]


def _find(group: str, name: object) -> EntryPoint | None:
    for point in points(group):
        if point.name == name:
            return point
    return None


def games() -> list[str]:
    """The names of the games there are."""
    return sorted({point.name for point in points("bastide.games")} | set(_GAMES))


def game(name: object) -> "Game":
    """The game of a name."""
    known = _GAMES.get(name) if isinstance(name, str) else None
    if known is None:
        point = _find("bastide.games", name)
        if point is None:
            raise InputError(Phrase("bad-game", {"got": str(name), "allowed": ", ".join(games())}))
        known = _GAMES[point.name] = point.load()
    return known


def register(new: "Game") -> None:
    """Make a game known without an entry point (in a notebook, in a test)."""
    _GAMES[new.name] = new


def bots() -> list[str]:
    return sorted({point.name for point in points("bastide.bots")})


def bot(name: object) -> "Bot":
    """A new player of a kind."""
    point = _find("bastide.bots", name)
    if point is None:
        raise InputError(Phrase("bad-bot", {"got": str(name), "allowed": ", ".join(bots())}))
    made: Bot = point.load()()
    return made


def restore_state(name: str, data: object) -> "State":
    return game(name).from_json(data)


def restore_option(name: str, option: str) -> "Option":
    return game(name).options[option]
