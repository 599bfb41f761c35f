"""A bot as a command line names it: `greedy`, `greedy?width=8`, `module:Class?net=big.pt&deep=true`."""

import inspect
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from bastide.core.bot import Bot
from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.plugins import one_line

Maker = Callable[..., Any]
"""What makes a bot: its class, or a function."""

TYPES: Final[dict[str, type]] = {"int": int, "float": float, "bool": bool, "str": str}
FLAGS: Final = {"true": True, "false": False}


def split(spec: str) -> tuple[str, dict[str, str]]:
    """The name, and what it is to be made with, as it was written."""
    name, asked, rest = spec.partition("?")
    given: dict[str, str] = {}
    for part in rest.split("&") if asked else []:
        word, equals, value = part.partition("=")
        if not word or not equals:
            raise InputError(Phrase("bad-bot-form", {"bot": spec, "got": part}))
        if word in given:
            raise InputError(Phrase("bad-bot-twice", {"bot": name, "word": word}))
        given[word] = value
    return name, given


def imported(name: str) -> Any:
    """What `module:name` stands for."""
    module, _, path = name.partition(":")
    found: Any = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return found


def unmade(name: str, error: Exception) -> InputError:
    """Whatever goes wrong in a module of others: a file that is not there, a number that is too large."""
    return InputError(Phrase("bad-bot-load", {"bot": name, "said": one_line(error)}))


def loaded(name: str, load: Callable[[], Any]) -> Maker:
    """The class, or function, that makes bots of a name."""
    try:
        found = load()
    except InputError:
        raise
    except Exception as error:
        raise unmade(name, error) from error
    if not callable(found):
        raise InputError(Phrase("bad-bot-kind", {"bot": name}))
    maker: Maker = found
    return maker


def made(name: str, maker: Maker, given: dict[str, str]) -> Bot:
    """A bot of its own kind, made with what was said."""
    arguments = _read(name, maker, given)
    try:
        found: object = maker(**arguments)
    except InputError:
        raise
    except Exception as error:
        raise unmade(name, error) from error
    if not isinstance(found, Bot):
        raise InputError(Phrase("bad-bot-kind", {"bot": name}))
    return found


def _read(name: str, maker: Maker, given: dict[str, str]) -> dict[str, object]:
    """Each value in the type that the bot says, or that its default has."""
    known = _parameters(maker)
    if known is None:  # it says nothing of itself: it has to look for itself
        return {word: _guessed(value) for word, value in given.items()}
    allowed = [
        f"{one.name} ({_type(one).__name__})" if one.default is one.empty else f"{one.name}={one.default}"
        for one in known.values()
    ]
    for word in given:
        if word not in known:
            raise InputError(Phrase("bad-bot-word", {"bot": name, "word": word, "allowed": ", ".join(allowed) or "–"}))
    for word, one in known.items():
        if word not in given and one.default is one.empty:
            raise InputError(Phrase("bad-bot-needs", {"bot": name, "word": word, "allowed": ", ".join(allowed)}))
    return {word: _typed(name, word, value, _type(known[word])) for word, value in given.items()}


def _parameters(maker: Maker) -> dict[str, inspect.Parameter] | None:
    try:
        found = inspect.signature(maker).parameters.values()
    except (TypeError, ValueError):
        return None
    if any(one.kind is one.VAR_KEYWORD for one in found):
        return None
    return {one.name: one for one in found if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)}


def _type(parameter: inspect.Parameter) -> type:
    """What it says it is (as a name where annotations are texts), or what its default is."""
    said = parameter.annotation
    named = TYPES.get(said if isinstance(said, str) else getattr(said, "__name__", ""))
    if named is None and parameter.default is not parameter.empty:
        named = TYPES.get(type(parameter.default).__name__)
    return named or str


def _typed(name: str, word: str, value: str, kind: type) -> object:
    if kind is bool and value in FLAGS:
        return FLAGS[value]
    try:
        if kind is int:
            return int(value)
        if kind is float:
            return float(value)
    except ValueError:
        pass
    if kind is str:
        return value
    raise InputError(Phrase("bad-bot-value", {"bot": name, "word": word, "got": value, "want": kind.__name__}))


def _guessed(value: str) -> object:
    if value in FLAGS:
        return FLAGS[value]
    for kind in (int, float):
        try:
            found: object = kind(value)
            return found
        except ValueError:
            continue
    return value
