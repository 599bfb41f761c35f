"""Sentences are kept because the same few are said over and over. What strangers send in is not among them."""

import pytest

from bastide.core.phrases import Phrase
from bastide.core.words import _LOADED, REMEMBERED, SHORT, length, words
from tests.server.client import Visitor

pytestmark = pytest.mark.asyncio


def kept() -> set[Phrase]:
    return {phrase for spoken in _LOADED.values() for phrase in spoken._said}


async def test_bad_imports_are_not_kept(ann: Visitor) -> None:
    """20,000 of them would have been remembered, with all that they hold, and would have pushed out everything else."""

    seats = [{"kind": "person"}, {"kind": "open"}]

    async def attack(number: int) -> None:
        mark = f"qqmark{number}"
        for record in (
            mark,
            f"bastide 1\n{mark}",
            f"bastide 1\ngame {mark}\n",
            f"bastide 1\ngame burgundy\nseats {mark}",
            f"bastide 1\ngame burgundy\nseats 2\nseed 1\noption {mark} {'x' * 5000}",
            f"bastide 1\ngame burgundy\nseats 2\nseed 1\n{mark} {'x' * 50_000}",
            f"bastide 1\ngame burgundy\nseats {10**20 + number}",
        ):
            answer = await ann.post("/api/import", {"record": record})
            assert answer.status_code == 422, answer.text
            assert answer.json()["message"]
        for body in (
            {"game": mark, "seats": seats},
            {"game": "burgundy", "seats": [{"kind": "person"}, {"kind": "bot", "bot": mark}]},
            {"game": "burgundy", "seats": seats, "options": {mark: 1}},
            {
                "game": "burgundy",
                "seats": seats,
                "options": {"setup": mark + "x" * 9000},
            },
        ):
            assert (await ann.post("/api/tables", body)).status_code == 422

    await attack(0)
    before = kept()
    for number in range(1, 8):
        await attack(number)
    assert kept() == before
    assert not [phrase for phrase in kept() if "qqmark" in repr(phrase)]


async def test_long_sentences_are_not_kept() -> None:
    """Whoever says them: so what is kept is bounded in bytes too."""
    spoken = words("en", "", "bastide.server")
    for number in range(5):
        said = spoken.say("bad-setting-number", {"name": "x", "got": f"{number}" + "y" * 100_000})
        assert len(said) < 2000
    nested = Phrase("bad-setting-number", {"name": Phrase("wait-for", {"names": "z" * SHORT}), "got": "1"})
    spoken.say(nested)
    assert all(length(phrase) <= SHORT for phrase in kept())
    assert all(len(one._said) <= REMEMBERED for one in _LOADED.values())
