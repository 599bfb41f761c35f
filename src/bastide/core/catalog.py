"""Finding games and bots, those of other packages too: they name themselves as entry points."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Final

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.plugins import load, names, points

if TYPE_CHECKING:
    from bastide.core.bot import Bot
    from bastide.core.game import Game
    from bastide.core.option import Option
    from bastide.core.state import State

_GAMES: Final[dict[str, "Game"]] = {}
_MAKERS: Final[dict[str, "Callable[..., Bot]"]] = {}
"""Kinds of bots that were made known without an entry point."""
_BOTS: Final[dict[str, "Bot"]] = {}
"""The players of this process, as they were asked for."""
STYLED: Final = "?style="
"""Between the name of a bot and its style."""
NOT_IN_NAMES: Final = ":?&,"
"""What has a meaning of its own where bots are named."""


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


def bots() -> list[str]:
    """The names of the kinds of bots there are."""
    return sorted(names("bastide.bots") | set(_MAKERS))


def bot(spec: object) -> "Bot":
    """The player that a text names: one of `bots()`, or `module:Class`; `?width=8&deep=true` says how it is made.

    The same text gives the same object as long as the process lives, so that what a bot has read it has read once. It
    plays any number of games at the same time, and must not remember one in the other.
    """
    from bastide.core.spec import made, split

    text = spec if isinstance(spec, str) else str(spec)
    known = _BOTS.get(text)
    if known is None:
        name, given = split(text)
        known = _BOTS[text] = made(name, _maker(name), given)
    return known


def listed_bot(spec: str) -> "Bot":
    """The same for a text that a stranger may have said: nothing but one of `bots()`, or such a one with a style."""
    name, _, style = spec.partition(STYLED)
    if name not in bots() or "&" in style:
        raise InputError(Phrase("bad-listed-bot", {"got": spec, "allowed": ", ".join(bots())}))
    return bot(spec)


def _maker(name: str) -> "Callable[..., Bot]":
    from bastide.core.spec import imported, loaded

    registered = _MAKERS.get(name)
    if registered is not None:
        return registered
    point = _find("bastide.bots", name)
    if point is not None:
        return loaded(name, partial(load, point))
    if ":" in name:
        return loaded(name, lambda: imported(name))
    raise InputError(Phrase("bad-bot", {"got": name, "allowed": ", ".join(bots())}))


def register(what: "Game | str", maker: "Callable[..., Bot] | Bot | None" = None) -> None:
    """Make a game or a kind of bot known without an entry point (in a notebook, in a test): `register(game)`, which
    has its name, or `register("name", MyBot)` with a class, a function that makes bots, or a bot.

    Only this process knows it then: bots that play in others need an entry point or are named `module:Class`.
    """
    from bastide.core.bot import Bot
    from bastide.core.game import Game

    if isinstance(what, Game) and maker is None:
        _GAMES[what.name] = what
        return
    if not isinstance(what, str) or not (isinstance(maker, Bot) or callable(maker)):
        raise InputError(Phrase("bad-register"))
    if not what or what != what.strip() or any(sign in what for sign in NOT_IN_NAMES):
        raise InputError(Phrase("bad-bot-name", {"got": what, "signs": " ".join(NOT_IN_NAMES)}))
    _MAKERS[what] = Kept(maker) if isinstance(maker, Bot) else maker
    for spec in [spec for spec in _BOTS if spec.partition("?")[0] == what]:
        del _BOTS[spec]


class Kept:
    """Makes nothing: the bot is there."""

    def __init__(self, found: "Bot") -> None:
        self.found = found

    def __call__(self) -> "Bot":
        return self.found


def restore_state(name: str, data: object) -> "State":
    """For pickles: a state from its JSON."""
    return game(name).from_json(data)


def restore_option(name: str, option: str) -> "Option":
    """For pickles: an option of a game."""
    return game(name).options[option]
