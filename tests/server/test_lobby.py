"""What the lists of tables say: how far each has come, in the reader's language; and what a guest has put away."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide.server import erasing
from bastide.server.serve import migrate
from bastide.server.settings import Settings
from bastide.server.store import open_store
from bastide.server.writer import Writer
from tests.server import services
from tests.server.client import Place, Server, Visitor, running
from tests.server.games import duel, play_out, whose_turn

pytestmark = pytest.mark.asyncio


async def rows(visitor: Visitor, scope: str = "mine", lang: str = "en") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.get("/api/tables", 200, scope=scope, lang=lang)).json()
    return found


async def put(visitor: Visitor, place: Place, away: bool = True) -> None:
    await visitor.post(f"{place.path}/put-away", {"away": away}, 200)


# ---- what a row says


async def test_a_row_says_how_far_its_game_has_come(ann: Visitor) -> None:
    """And, in short, what was chosen; both in the language of whoever looks."""
    place = await ann.new_table("person", "bot:random", game="orleans", options={"orders": True, "intrigue": True})
    (english,), (russian,) = await rows(ann), await rows(ann, lang="ru")
    assert (english["progress"], english["modules"]) == ("round 1 of 18", ["orders", "intrigue"])
    assert (russian["progress"], russian["modules"]) == ("раунд 1 из 18", ["заказы", "интриги"])
    assert english["opponents"] == [] and {"options", "awaited"} & {*english, *english["summary"]} == set()
    await ann.post(f"{place.path}/close", expect=200)
    await ann.new_table("person", game="florence")
    await ann.new_table("person", "open", game="florence")
    assert {(row["status"], row["progress"], *row["opponents"]) for row in await rows(ann, lang="ru")} == {
        ("playing", "раунд 1 из 7", "Диего"),
        ("open", ""),
    }


async def test_the_row_follows_the_game(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat", visibility="public")
    said = set()
    for moves in (8, 24, 40):
        await play_out(place, ann, until=moves)
        (row,) = await rows(ann, "public")
        view = (await ann.table(place, words=0))["view"]
        assert row["progress"] == f"Phase {view['phase'].upper()}, round {view['round']} of 5"
        said.add(row["progress"])
    assert len(said) > 2
    await play_out(place, ann)
    (row,) = await rows(ann, "public")
    assert (row["status"], row["progress"]) == ("over", "")


# ---- put away


async def test_a_table_is_put_away_and_taken_back(server: Server, ann: Visitor, bob: Visitor, quick_bots: None) -> None:
    """On all devices of this guest, and in nobody else's list."""
    finished = await ann.new_table("bot:random", "bot:random", visibility="public")
    await play_out(finished, ann)
    left = await ann.new_table("person", "bot:random", visibility="public")

    async def away() -> dict[str, bool]:
        return {row["id"]: row["put_away"] for row in await rows(ann)}

    assert await away() == {finished.id: False, left.id: False}
    for place in (left, finished):
        await put(ann, place)
    assert await away() == {finished.id: True, left.id: True}
    assert {row["id"] for row in await rows(bob, "public")} == {finished.id, left.id}
    await put(ann, left, away=False)
    assert await away() == {finished.id: True, left.id: False}
    await bob.refused(404, "no-table", f"{left.path}/put-away", {})
    stranger = await server.visitor()
    await stranger.refused(401, "no-name", f"{left.path}/put-away", {})


async def test_who_is_waited_for_cannot_put_the_table_away(ann: Visitor, bob: Visitor) -> None:
    """Whoever put it away while the others thought finds it in the list again when they have moved."""
    place = await duel(ann, bob)
    mover, _ = await whose_turn(place, ann, bob)
    waits = bob if mover is ann else ann
    said = await mover.refused(409, "others-wait", f"{place.path}/put-away", {}, lang="ru")
    assert "ждут" in said["message"]
    await put(waits, place)
    assert [row["put_away"] for row in await rows(waits)] == [True]
    while (await whose_turn(place, ann, bob))[0] is mover:
        await mover.move(place)
    assert [(row["put_away"], row["your_turn"]) for row in await rows(waits)] == [(False, True)]
    assert not (await rows(waits))[0]["can_put_away"]


async def test_what_is_put_away_is_handed_out_and_erased_with_the_guest(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "bot:random")
    await put(ann, place)
    [table] = (await erasing.exported(server.beside, ann.id))["tables"]
    assert table["put_away"] is True
    await erasing.erase(Writer(server.beside), ann.id, pause=0)
    assert await server.beside.read("select * from members where guest = :guest", guest=ann.id) == []


# ---- from before


OLD_GUEST, OLD_TABLE = "ann", "t" * 12
OLD_SUMMARY = {"seats": [], "host": "Ann", "to_act": [], "moves": 3, "awaited": [OLD_GUEST]}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_an_older_database(kind: str, tmp_path: Path) -> None:
    """Nothing of its tables is put away, and their rows say how many moves were made."""
    url = f"sqlite:///{tmp_path}/old.db" if kind == "sqlite" else services.postgres()
    settings = Settings(database_url=url, secret="s" * 32, web_folder=str(tmp_path / "none"))
    await asyncio.to_thread(migrate, settings, "0006")
    store = open_store(settings)
    zeros = dict.fromkeys(("created", "updated", "number", "bot_waits", "bot_until"), 0)
    texts = dict.fromkeys(("options", "position", "invite", "bot_worker", "seed"), "")
    table = {
        **{"id": OLD_TABLE, "game": "burgundy", "seats": 2, "mode": "online", "visibility": "public"},
        **{
            **zeros,
            **texts,
            "options": "{}",
            "status": "playing",
            "summary": msgspec.json.encode(OLD_SUMMARY).decode(),
        },
    }
    await store.write(
        [
            ("insert into guests (id, name, created) values (:id, 'Ann', 1)", {"id": OLD_GUEST}),
            (f"insert into tables ({', '.join(table)}) values ({', '.join(f':{name}' for name in table)})", table),
            ("insert into members (guest, table_id) values (:guest, :table)", {"guest": OLD_GUEST, "table": OLD_TABLE}),
        ]
    )
    await store.close()
    await asyncio.to_thread(migrate, settings)
    async with running(settings) as server:
        ann = await server.visitor("Ann")
        await server.beside.write([("update members set guest = :guest", {"guest": ann.id})])
        (row,) = await rows(ann)
        assert (row["id"], row["put_away"], row["progress"]) == (OLD_TABLE, False, "3 moves")
        await put(ann, Place(OLD_TABLE, ""))
        assert [row["put_away"] for row in await rows(ann)] == [True]
