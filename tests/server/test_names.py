"""Names that deceive: seen through, or refused."""

import pytest

from bastide.server.names import alike, tidy
from bastide.server.refused import Refused
from tests.server.client import Server, Visitor

TRICKS = ["@game-name", "A\u0301\u0302\u0303n\u0327n", "Z\u0335", "\u20ddA", "\ue000", "\u0378"]


@pytest.mark.parametrize("name", TRICKS)
def test_names_that_are_not_taken(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        tidy(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ａｎｎ", "Ann"),
        ("ﬁn", "fin"),
        ("A\u030a", "Å"),
        ("Ann  Lee", "Ann Lee"),
        ("ёж", "ёж"),
        ("कि", "कि"),
        ("שָׁ", "שָׁ"),
        ("a@b", "a@b"),
    ],
)
def test_names_as_they_are_written_down(given: str, kept: str) -> None:
    assert tidy(given) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),
        ("Ann", "ann"),
        ("Bob", "B0b"),
        ("Ian", "lan"),
        ("Рома", "Poma"),
        ("Ann", "A n n"),
        ("Ann", "Ann!"),
        ("Zoë", "Zoe"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("🦊", "🐻"), ("李", "王"), ("!", "?")])
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.asyncio
async def test_nobody_sits_or_speaks_as_somebody_else(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    mallory = await server.visitor("Аnn")  # with a Cyrillic letter
    said = await mallory.refused(409, "name-taken", f"{place.path}/sit", {"seat": 1})
    assert "Аnn" in said["message"]
    await mallory.refused(409, "name-taken", f"{place.path}/chat", {"text": "it is me"})
    await mallory.post("/api/me", {"name": "Mallory"}, 200)
    await mallory.post(f"{place.path}/chat", {"text": "it is \u202eem\u202c me"}, 200)
    (entry,) = [entry for entry in await ann.log(place) if entry["kind"] == "chat"]
    assert entry["text"] == "it is em me"
    await mallory.post(f"{place.path}/sit", {"seat": 1}, 200)


@pytest.mark.asyncio
async def test_a_name_is_never_taken_for_words(server: Server, ann: Visitor) -> None:
    for name in ("@game-name", "＠game-name"):
        assert (await ann.post("/api/me", {"name": name}, 400)).json()["code"] == "bad-name"
    seats = [{"kind": "person", "name": "@game-name"}, {"kind": "person", "name": "Bob"}]
    body = {"game": "burgundy", "mode": "hotseat", "seats": seats}
    assert (await ann.post("/api/tables", body, 400)).json()["code"] == "bad-name"
