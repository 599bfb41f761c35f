"""What the site has, in the order in which it is listed, and where each page comes from."""

import os
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from docs.site import reference

SITE = Path(__file__).parent
ROOT = SITE.parents[1]
SOURCES = ROOT / "src"
GAMES = ROOT / "src" / "bastide" / "games"


class Page(NamedTuple):
    """Where it lies in the site, where it comes from, and how it is listed; without a title, as it calls itself."""

    at: str
    source: Path
    title: str = ""


class Section(NamedTuple):
    title: str
    pages: "list[Page | Section]"


class Site:
    """The pages of one language."""

    def __init__(self, language: str, folder: str, sections: list[Page | Section]) -> None:
        self.language = language
        self.folder = folder
        """Where it lies in the whole site."""
        self.sections = sections
        self.pages = list(flat(sections))
        self.places = {page.source: page.at for page in self.pages}
        self.addresses = frozenset(self.places.values())

    def nav(self) -> list[object]:
        return listed(self.sections)

    def to(self, other: "Site", at: str) -> str:
        """The way to an address of another language, or of this one, from the root of this one."""
        return PurePosixPath(os.path.relpath(Path(other.folder) / at, self.folder)).as_posix()


def flat(entries: list[Page | Section]) -> Iterator[Page]:
    for entry in entries:
        if isinstance(entry, Section):
            yield from flat(entry.pages)
        else:
            yield entry


def listed(entries: list[Page | Section]) -> list[object]:
    found: list[object] = []
    for entry in entries:
        if isinstance(entry, Section):
            found.append({entry.title: listed(entry.pages)})
        else:
            found.append({entry.title: entry.at} if entry.title else entry.at)
    return found


# ---- English


def own(language: str, at: str, title: str = "") -> Page:
    """A page that only the site has."""
    return Page(at, SITE / language / at, title)


def document(name: str) -> Page:
    return Page(name, ROOT / "docs" / name)


def whole(name: str, at: str, title: str = "") -> Page:
    """A page of the project as a whole."""
    return Page(at, ROOT / name, title)


def rules(language: str, game: str, title: str) -> Page:
    return Page(f"rules/{game}.md", GAMES / game / "text" / f"rules.{language}.md", title)


def modules(title: str, names: list[str]) -> Section:
    return Section(title, [Page(reference.address(name), reference.source(name), name) for name in names])


ENGLISH = Site(
    "en",
    "",
    [
        own("en", "index.md", "Home"),
        Section(
            "Players",
            [
                own("en", "players/index.md"),
                own("en", "players/table.md"),
                own("en", "players/playing.md"),
                own("en", "players/after.md"),
                own("en", "players/settings.md"),
                Section(
                    "Rules",
                    [
                        rules("en", "burgundy", "The Castles of Burgundy"),
                        rules("en", "caylus1303", "Caylus 1303"),
                        rules("en", "orleans", "Orléans"),
                        rules("en", "florence", "The Princes of Florence"),
                    ],
                ),
            ],
        ),
        Section("Hosts", [document("hosting.md")]),
        Section(
            "Researchers",
            [
                document("learn.md"),
                document("observations.md"),
                document("views.md"),
                document("positions.md"),
                document("arena.md"),
                document("bots.md"),
                document("ladder.md"),
                whole("benchmarks/README.md", "benchmarks.md"),
                document("bot-api.md"),
                Section(
                    "API reference",
                    [
                        Page("reference/index.md", reference.source("bastide").parent, "All modules"),
                        Page(reference.address("bastide"), reference.source("bastide"), "bastide"),
                        *(modules(title, names) for title, names in reference.GROUPS.items()),
                    ],
                ),
            ],
        ),
        Section(
            "Add a game or a bot",
            [
                document("architecture.md"),
                document("your-own-game.md"),
                document("your-own-bot.md"),
                whole("CONTRIBUTING.md", "contributing.md"),
            ],
        ),
        Section(
            "Project",
            [
                whole("CHANGELOG.md", "changelog.md"),
                document("sources.md"),
                whole("NOTICE.md", "notice.md"),
                whole("LICENSE", "licence.md", "Licence"),
                whole("SECURITY.md", "security.md"),
                whole("CODE_OF_CONDUCT.md", "code-of-conduct.md"),
            ],
        ),
    ],
)


# ---- Russian: what players and hosts need

RUSSIAN = Site(
    "ru",
    "ru",
    [
        own("ru", "index.md", "Начало"),
        Section(
            "Игрокам",
            [
                own("ru", "players/index.md"),
                own("ru", "players/table.md"),
                own("ru", "players/playing.md"),
                own("ru", "players/after.md"),
                own("ru", "players/settings.md"),
                Section(
                    "Правила",
                    [
                        rules("ru", "burgundy", "Замки Бургундии"),
                        rules("ru", "caylus1303", "Келюс 1303"),
                        rules("ru", "orleans", "Орлеан"),
                        rules("ru", "florence", "Правители Флоренции"),
                    ],
                ),
            ],
        ),
        Section("Владельцам серверов", [Page("hosting.md", ROOT / "docs" / "ru" / "hosting.md")]),
        own("ru", "english.md", "Остальное"),
    ],
)

LANGUAGES = {site.language: site for site in (ENGLISH, RUSSIAN)}
ALTERNATES = {"en": "English", "ru": "Русский"}
"""What the languages call themselves."""
