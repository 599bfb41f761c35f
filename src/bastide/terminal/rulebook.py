"""The rules page of a game, one rule at a time. Rules are found by their anchors: {#BUR-5.1.2}."""

import re
from functools import cache
from importlib import resources
from typing import Final

from bastide.core.game import Game
from bastide.core.words import Words

ANCHOR: Final = re.compile(r"\s*\{#([A-Z]+-[\d.]+)\}")
HEADING: Final = re.compile(r"(#+) ")


@cache
def page(package: str, language: str) -> tuple[str, ...]:
    """The lines of the rules page, none when the game has no such page."""
    file = resources.files(package).joinpath("text", f"rules.{language}.md")
    return tuple(file.read_text("utf-8").splitlines()) if file.is_file() else ()


def number(text: str, game: Game, language: str) -> str:
    """The rule that somebody means: "bur-5.1.2", "5.1.2", "R-6" and "r6" will do; "" when there is none."""
    wanted = re.sub(r"[^a-z\d.]", "", text.casefold()).strip(".")
    anchors = [found.group(1) for line in page(game.package, language) for found in ANCHOR.finditer(line)]
    for anchor in anchors:
        if re.sub(r"[^a-z\d.]", "", anchor.casefold()) == wanted:
            return anchor
    for anchor in anchors:
        if anchor.rpartition("-")[2] == wanted:
            return anchor
    return ""


def rule(wanted: str, game: Game, language: str) -> str:
    """A rule as Markdown: of a heading its whole section, of an item the item with what belongs to it."""
    lines = page(game.package, language)
    start = next(n for n, line in enumerate(lines) if f"{{#{wanted}}}" in line)
    level = HEADING.match(lines[start])
    end = start + 1
    while end < len(lines):
        here = HEADING.match(lines[end])
        if here and (level is None or len(here.group(1)) <= len(level.group(1))):
            break
        if level is None and ANCHOR.search(lines[end]):
            break
        end += 1
    return "\n".join(ANCHOR.sub("", line) for line in lines[start:end]).strip()


def title(wanted: str, words: Words) -> str:
    """The short name of a rule."""
    key = f"rule-{wanted.replace('.', '-')}"
    return words.say(key) if words.has(key) else ""
