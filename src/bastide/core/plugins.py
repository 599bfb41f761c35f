"""What packages offer by entry points. One that is broken keeps nobody from the rest: it is named, and left out."""

from contextlib import suppress
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase

OWN: Final = "bastide."
_POINTS: Final[dict[str, list[EntryPoint]]] = {}
_BROKEN: Final[dict[tuple[str, str], Phrase]] = {}
"""What is wrong with what cannot be loaded, by group and name."""
_CHECKED: Final[set[str]] = set()
"""Groups of which everything that other packages offer was loaded once."""


def points(group: str) -> list[EntryPoint]:
    """What packages offer under a group; looked up once, because it reads the metadata of all of them."""
    if group not in _POINTS:
        _POINTS[group] = list(entry_points(group=group))
    return _POINTS[group]


def names(group: str) -> set[str]:
    """What can be loaded of a group."""
    if group not in _CHECKED:
        _CHECKED.add(group)
        for point in points(group):
            if not point.value.startswith(OWN):
                with suppress(InputError):
                    load(point)
    return {point.name for point in points(group) if (group, point.name) not in _BROKEN}


def load(point: EntryPoint) -> Any:
    """What an entry point leads to. The package of others may raise anything at that, or even end the program."""
    try:
        return point.load()
    except (Exception, SystemExit) as error:
        package = point.dist.name if point.dist is not None else point.value
        phrase = Phrase("bad-plug-in", {"name": point.name, "package": package, "said": one_line(error)})
        _BROKEN[point.group, point.name] = phrase
        raise InputError(phrase) from error


def one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def left_out() -> list[Phrase]:
    """Why games and bots that were looked for are not there, a sentence for each."""
    return list(_BROKEN.values())
