"""The words of the terminal: the same in both languages, and none missing in the source."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bastide.cli
import bastide.terminal
from bastide.core.words import LANGUAGES, words
from bastide.terminal.commands import COMMANDS, command, spellings
from bastide.terminal.replay import STEPS, read_step
from tests.core import playing

FOLDER = Path(bastide.terminal.__file__).parent
GAMES = Path(bastide.__file__).parent / "games"
ALL = {language: words(language, "burgundy", "bastide.terminal") for language in LANGUAGES}


OPTIONAL = {"game-name", "help-game", "unit"}
"""Keys that a game may have."""
every_game = pytest.mark.parametrize("game", ["", *playing.GAMES])


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.found.add(node.id.name)


def source(game: str = "") -> str:
    """What speaks in the terminal; of a game, what draws its board too."""
    own = sorted((GAMES / game / "terminal").glob("*.py")) if game else []
    files = [*sorted(FOLDER.rglob("*.py")), Path(bastide.cli.__file__), *own]
    return "\n".join(file.read_text("utf-8") for file in files)


def messages(language: str, game: str = "") -> dict[str, set[str]]:
    """The keys of a language and the variables that each needs: of the terminal, or what a game adds for it."""
    file = GAMES / game / "text" / f"terminal.{language}.ftl" if game else FOLDER / "text" / f"{language}.ftl"
    body: list[Any] = FluentParser().parse(file.read_text("utf-8")).body
    found: dict[str, set[str]] = {}
    for entry in body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, "written twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@every_game
def test_both_languages_say_the_same_things(game: str) -> None:
    assert messages("en", game) == messages("ru", game)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_source_has_words(language: str, game: str) -> None:
    spoken = words(language, game, "bastide.terminal")
    keys = re.findall(r'(?:say|Phrase|UsageError)\(\s*"([a-z][a-z0-9_-]+)"', source(game))
    assert len(keys) > 80
    assert [key for key in keys if not spoken.has(key) and key not in OPTIONAL] == []


@every_game
def test_every_key_is_used(game: str) -> None:
    """By its full name, or by an f-string that begins like it."""
    beginnings = set(re.findall(r'f"([a-z][a-z0-9_-]*-)\{', source(game))) - {"tile-", "type-", "phase-"}
    for key in messages("en", game):
        assert f'"{key}"' in source(game) or any(key.startswith(beginning) for beginning in beginnings), key


@pytest.mark.parametrize("game", playing.GAMES)
def test_a_game_leaves_the_keys_of_the_terminal_alone(game: str) -> None:
    """Where a key is written twice the words of the game would not be heard."""
    assert not messages("en").keys() & messages("en", game).keys()


def test_every_command_has_two_words_and_two_letters_of_its_own() -> None:
    assert len(spellings()) == 1 + 4 * len(COMMANDS)
    for name in COMMANDS:
        for said in ALL.values():
            assert command(said.say(f"command-{name}")) == name
            assert command(said.say(f"command-{name}-letter").upper()) == name
            assert len(said.say(f"command-{name}-letter")) == 1


def test_steps_of_a_replay_are_understood_in_both_languages() -> None:
    for step in STEPS:
        for said in ALL.values():
            assert read_step(said.say(f"step-{step}")) == step
            assert read_step(said.say(f"step-{step}-letter")) == step
    assert read_step("sideways") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_one_of_the_cores(language: str) -> None:
    """Words of both are read together, so one would hide the other."""
    core = (GAMES.parent / "core" / "text" / f"{language}.ftl").read_text("utf-8")
    shared = set(re.findall(r"^([a-z][\w-]*) =", core, re.M))
    assert [key for key in messages(language) if key in shared] == []
