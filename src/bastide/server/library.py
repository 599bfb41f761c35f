"""The games: who can play them, what can be set, and their words and rules as the project keeps them."""

from functools import cache
from importlib import resources
from typing import Any, Final

import structlog
from litestar import Controller, get

from bastide.bots.levels import LEVELS, named_styles, offered
from bastide.core.catalog import bots, games
from bastide.core.catalog import game as find_game
from bastide.core.game import Game
from bastide.core.lexicon import missing
from bastide.core.option import Option
from bastide.core.words import Words, words
from bastide.server.refused import Refused
from bastide.server.requests import GameName, Lang, problems
from bastide.server.responses import GameShown, OptionShown

ELSEWHERE: Final = ("terminal.", "positions.", "aspects.", "moments.")
"""Texts that no page says: the terminal does, or the server itself (moments, refused positions, reasons)."""

ALONE: Final = "alone"

log = structlog.get_logger()


def known(game: str) -> Game:
    if game not in games():
        raise Refused(404, "not-found")
    return find_game(game)


@cache
def warn(game: str, language: str) -> None:
    """Whoever runs a server with a game of another package hears once which words it lacks."""
    lacking = missing(find_game(game), (language,))
    if lacking is not None:
        log.warning("a game lacks words", game=game, why=words("en").say(lacking))


@cache
def texts(game: str, ending: str) -> str:
    """The texts of the core and of a game whose names end so, as far as a page needs them."""
    found: list[str] = []
    for package in ("bastide.core", known(game).package):
        folder = resources.files(package).joinpath("text")
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if (file.name == ending or file.name.endswith(f".{ending}")) and not file.name.startswith(ELSEWHERE):
                found.append(file.read_text("utf-8"))
    return "\n".join(found)


class Library(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=problems(), operation_id="games")
    async def games(self, lang: Lang = "en") -> list[GameShown]:
        """The games, how many can play, what can be set, and the bots."""
        found: list[GameShown] = []
        for name in games():
            game = find_game(name)
            said = words(lang, name)
            options = [option_shown(option, said) for option in game.options.values()]
            title = said.say("game-name")
            warn(name, lang)
            found.append(
                {
                    "name": name,
                    "title": title,
                    "seats": list(game.seats),
                    "alone": said.say(ALONE) if said.has(ALONE) else "",
                    "options": options,
                    "bots": bots(),
                    "offered": offered(),
                    "styled": list(LEVELS),
                    "styles": named_styles(game, said),
                    "nouns": list(game.nouns),
                }
            )
        return found

    @get("/{game:str}/words", responses=problems(), operation_id="words", media_type="text/plain")
    async def words(self, game: GameName, lang: Lang = "en") -> str:
        """The game's Fluent file: names of its components, reasons, rule titles."""
        return texts(game, f"{lang}.ftl")

    @get("/{game:str}/faces", responses=problems(), operation_id="faces")
    async def faces(self, game: GameName) -> dict[str, Any]:
        """What is printed on the pieces of the game, whatever is played."""
        return known(game).faces()

    @get("/{game:str}/rules", responses=problems(), operation_id="rules", media_type="text/plain")
    async def rules(self, game: GameName, lang: Lang = "en") -> str:
        """The rules page in Markdown, with an anchor for every rule."""
        return texts(game, f"rules.{lang}.md")


def option_shown(option: Option, said: Words) -> OptionShown:
    """An option with its help and the names of those choices that have one."""
    keys = {str(choice): f"{option.key}-{choice}" for choice in option.choices}
    labels = {choice: said.say(key) for choice, key in keys.items() if said.has(key)}
    return {
        "name": option.name,
        "type": option.type,
        "default": option.default,
        "choices": list(option.choices),
        "help": said.say(option.key),
        "labels": labels,
        "seats": list(option.seats),
        "first": option.first,
        "excludes": list(option.excludes),
        "needs": list(option.needs),
        "why": said.say(option.why) if option.why else "",
    }
