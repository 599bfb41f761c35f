"""What the page needs of a game besides the table: its words and its rules, as the project keeps them."""

from importlib import resources

from litestar import Controller, get

from bastide.core.catalog import game as find_game
from bastide.core.catalog import games
from bastide.server.bodies import GameName, Lang, problems
from bastide.server.refused import Refused


def texts(game: str, ending: str) -> list[str]:
    """The texts of the core and of a game whose names end so."""
    if game not in games():
        raise Refused(404, "not-found")
    found: list[str] = []
    for package in ("bastide.core", find_game(game).package):
        folder = resources.files(package).joinpath("text")
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name == ending or file.name.endswith(f".{ending}"):
                found.append(file.read_text("utf-8"))
    return found


class Library(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/{game:str}/words", responses=problems(), operation_id="words", media_type="text/plain", cache=3600)
    async def words(self, game: GameName, lang: Lang = "en") -> str:
        """The game's Fluent file: names of its components, reasons, rule titles."""
        return "\n".join(texts(game, f"{lang}.ftl"))

    @get("/{game:str}/rules", responses=problems(), operation_id="rules", media_type="text/plain", cache=3600)
    async def rules(self, game: GameName, lang: Lang = "en") -> str:
        """The rules page in Markdown, with an anchor for every rule."""
        return "\n".join(texts(game, f"rules.{lang}.md"))
