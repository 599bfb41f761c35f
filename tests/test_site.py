"""The documents as a site (`make docs`): it is whole, loads nothing from elsewhere, and can be searched."""

import json
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from docs import site
from docs.site import pages, reference

import bastide
import bastide.arena

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}
"""What a page loads by itself, and where that says from where."""
FETCHING = {"mermaid", "glightbox"}
"""Classes for which the scripts of the site would fetch more from elsewhere."""


@dataclass
class Read(HTMLParser):
    """A page as it was built."""

    path: Path
    language: str = ""
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    classes: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        self.classes |= set(found.get("class", "").split())
        if tag == "html":
            self.language = found["lang"]
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if LOADED.get(tag, "") in found:
            self.loaded.append(found[LOADED[tag]])

    def target(self, address: str) -> tuple[Path, str]:
        """Which file an address of this page leads to, and where in it."""
        parts = urlsplit(address)
        file = (self.path.parent / unquote(parts.path)).resolve() if parts.path else self.path
        return file, unquote(parts.fragment)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site; a warning of whatever builds it would end it."""
    folder = tmp_path_factory.mktemp("site").resolve() / "docs"
    site.build(folder)
    return folder


@pytest.fixture(scope="module")
def read(built: Path) -> dict[Path, Read]:
    return {path: Read(path) for path in built.rglob("*.html")}


def page(built: Path, of: pages.Site, source: Path) -> Path:
    return built / of.folder / of.places[source].replace(".md", ".html")


def test_every_page_that_the_readme_lists_is_in_it(built: Path) -> None:
    listed = re.findall(r"\]\(([\w./-]+\.(?:md|ipynb))\)", (ROOT / "README.md").read_text())
    assert len(listed) > 12
    for link in listed:
        source = ROOT / link
        there = page(built, pages.ENGLISH, source) if source.suffix == ".md" else built / "files" / link
        assert there.exists(), link


def test_every_document_is_in_it() -> None:
    written = {*ROOT.glob("docs/**/*.md"), *ROOT.glob("src/bastide/games/*/text/rules.*.md")}
    assert sorted(written - pages.ENGLISH.places.keys() - pages.RUSSIAN.places.keys()) == []


def test_hosts_read_of_the_same_things_in_both_languages() -> None:
    english, russian = [(ROOT / "docs" / name).read_text() for name in ("hosting.md", "ru/hosting.md")]
    for pattern in (r"\b[A-Z]+_[A-Z_]+\b", r"bastide [a-z]+", r"tests/\w+/\w+\.py", r"/[a-z]+/openapi\.json"):
        assert set(re.findall(pattern, english)) == set(re.findall(pattern, russian))
    for pattern in (r"^## ", r"^```", r"^\|", r"^- \*?"):
        assert len(re.findall(pattern, english, re.M)) == len(re.findall(pattern, russian, re.M)), pattern


def test_no_link_leads_nowhere(read: dict[Path, Read]) -> None:
    broken: list[tuple[str, str]] = []
    for found in read.values():
        for address in [*found.links, *found.loaded]:
            if urlsplit(address).scheme:
                continue
            file, place = found.target(address)
            whole = file.is_file() and (not place or file.suffix != ".html" or place in read[file].ids)
            if not whole:
                broken.append((found.path.name, address))
    assert broken == []


def test_nothing_is_loaded_from_elsewhere(built: Path, read: dict[Path, Read]) -> None:
    elsewhere = {address for found in read.values() for address in found.loaded if urlsplit(address).netloc}
    assert elsewhere == set()
    assert not FETCHING & {name for found in read.values() for name in found.classes}
    for style in built.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", style.read_text()), style.name


def test_pages_say_which_language_they_are_in(built: Path, read: dict[Path, Read]) -> None:
    for path, found in read.items():
        assert found.language == ("ru" if path.is_relative_to(built / "ru") else "en"), path


@pytest.mark.parametrize("at", ["index.html", "players/table.html", "rules/caylus1303.html", "hosting.html"])
def test_a_page_leads_to_itself_in_the_other_language(at: str, built: Path, read: dict[Path, Read]) -> None:
    english, russian = built / at, built / "ru" / at
    for here, there in ((english, russian), (russian, english)):
        assert there in [read[here].target(address)[0] for address in read[here].links]


@pytest.mark.parametrize("folder, word", [(".", "Caylus"), (".", "choose_many"), ("ru", "Келюс"), ("ru", "прево")])
def test_words_can_be_searched_for(folder: str, word: str, built: Path) -> None:
    script = (built / folder / "search.js").read_text()
    index: dict[str, Any] = json.loads((built / folder / "search.json").read_text())
    assert json.loads(script.removeprefix("var __index = ").rstrip().removesuffix(";")) == index
    assert index["config"]["lang"] == ["ru" if folder == "ru" else "en"]
    found = [item["location"] for item in index["items"] if word in item["title"] + item["text"]]
    assert found
    assert all((built / folder / location.partition("#")[0]).exists() for location in found)


def test_rules_can_be_linked_to_by_their_numbers(built: Path, read: dict[Path, Read]) -> None:
    for folder in (built, built / "ru"):
        found = read[folder / "rules" / "caylus1303.html"]
        assert {"CAY-1", "CAY-8.1"} <= found.ids
        assert "#CAY-8.1" in found.links
        assert "{#" not in found.path.read_text()


# ---- the reference


def test_every_public_name_is_explained(built: Path, read: dict[Path, Read]) -> None:
    found = read[built / "reference" / "bastide.html"]
    for name in bastide.__all__:
        assert reference.SHADOWED.get(name, f"bastide.{name}") in found.ids
    arena = read[built / "reference" / "bastide.arena.html"]
    assert {f"bastide.arena.{name}" for name in bastide.arena.__all__} <= arena.ids


def test_every_module_that_others_use_has_its_page(built: Path) -> None:
    names = [name for group in reference.GROUPS.values() for name in group]
    assert {"bastide.core.state", "bastide.bots.search", "bastide.adapters.vector", "bastide.arena"} <= set(names)
    assert {"bastide.examples.fair.game", "bastide.games.burgundy.view_types"} <= set(names)
    for name in names:
        assert (built / reference.address(name)).with_suffix(".html").exists(), name
    assert "Carry out a legal action" in (built / "reference" / "bastide.core.state.html").read_text()
