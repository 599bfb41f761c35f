"""Which words a game still lacks: found by what it is made of, and by listening to it."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

import bastide
from bastide.core import catalog, lexicon
from bastide.core import words as speech
from bastide.core.option import Option
from bastide.core.words import words
from bastide.examples.fair.game import GAME, Fair


class Mute(Fair):
    """The fair with an option of which nobody has said anything, and with one verb that has only English words."""

    name: ClassVar[str] = "fair"
    package: ClassVar[str] = "mute"

    def __init__(self) -> None:
        super().__init__()
        self.options["mud"] = Option("mud", "flag", False, (False, True))


@pytest.fixture
def mute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mute]:
    """Its words: those of the fair, less some in Russian."""
    (tmp_path / "mute" / "text").mkdir(parents=True)
    (tmp_path / "mute" / "__init__.py").touch()
    for lang in ("en", "ru"):
        text = (Path(lexicon.__file__).parents[1] / "examples/fair/text" / f"{lang}.ftl").read_text("utf-8")
        if lang == "ru":
            text = text.replace("\ndo-ready =", "\ndo-other =").replace("\nrefuse-low =", "\nrefuse-other =")
        (tmp_path / "mute" / "text" / f"{lang}.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = Mute()
    monkeypatch.setitem(catalog._GAMES, "fair", found)
    kept = dict(speech._LOADED)
    speech._LOADED.clear()
    yield found
    speech._LOADED.clear()
    speech._LOADED.update(kept)


@pytest.mark.parametrize("name", bastide.games())
def test_no_game_of_ours_lacks_any(name: str) -> None:
    assert lexicon.missing(bastide.game(name)) is None
    assert len(lexicon.needed(bastide.game(name))) > 5


def test_the_example_says_all_it_says_in_words() -> None:
    for seats in GAME.seats:
        assert lexicon.unsaid(GAME, seats, seed=seats) == []


def test_what_is_missing_is_said(mute: Mute) -> None:
    phrase = lexicon.missing(mute)
    assert phrase is not None
    for language in ("en", "ru"):
        assert "(en: option-mud; ru: option-mud, do-ready)" in words(language).say(phrase)
    english = lexicon.missing(mute, ("en",))
    assert english is not None and english.args["said"] == "en: option-mud"


def test_listening_finds_what_is_said_seldom(mute: Mute) -> None:
    found = {key for seed in range(3) for key in lexicon.unsaid(mute, 2, seed)}
    assert {"en: option-mud", "ru: option-mud", "ru: do-ready"} <= found
    assert "ru: refuse-low" in found
