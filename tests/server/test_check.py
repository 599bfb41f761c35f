"""Snapshots and tables that were damaged in the database: the log is the truth, and nobody else is disturbed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bastide.core.words import words
from bastide.server.check import check
from bastide.server.settings import Settings
from bastide.server.store import Row, open_store
from tests.server.client import Place, Server, Visitor, running
from tests.server.forking import bastide
from tests.server.games import play_out, stored, worker

pytestmark = pytest.mark.asyncio

DAMAGE = ["", "{}", "null", "[" * 3000, '{"game": "burgundy"', '{"game": "florence", "seats": 2}', "🂡"]
MOVES = 40
"""More than two snapshots."""


async def write(settings: Settings, statement: str, **args: Any) -> None:
    store = open_store(settings)
    await store.write([(statement, args)])
    await store.close()


async def read(settings: Settings, statement: str, **args: Any) -> list[Row]:
    store = open_store(settings)
    try:
        return await store.read(statement, **args)
    finally:
        await store.close()


async def played(server: Server, moves: int = MOVES) -> tuple[Visitor, Place]:
    ann = await server.visitor("Ann")
    place = await ann.new_table("person", "person", mode="hotseat", visibility="public")
    await play_out(place, ann, until=moves)
    return ann, place


async def snapshots(settings: Settings, place: Place) -> list[Row]:
    return await read(settings, "select * from snapshots where table_id = :id order by moves", id=place.id)


# ---- at the table


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_snapshot_that_cannot_be_read(
    server_settings: Settings, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table opens from its log, the server's own log says so, and the next one who opens it finds it mended."""
    async with running(server_settings) as server:
        ann, place = await played(server)
        before, good = await ann.table(place), await snapshots(server_settings, place)
    assert len(good) >= 2
    await write(server_settings, "update snapshots set body = :body where table_id = :id", body=damage, id=place.id)
    async with running(server_settings) as server:
        again = ann.at(server)
        assert await again.table(place) == before
        assert "snapshot could not be read" in capsys.readouterr().out
        await again.move(place)
        past = await again.get(f"{place.path}/positions/{good[0]['moves'] + 1}", 200)
        assert past.json()["view"]
    found = await snapshots(server_settings, place)
    assert found[-1] == good[-1], "the latest one is mended"


async def test_a_snapshot_that_cannot_be_played_on_from(server_settings: Settings) -> None:
    """It can be read, but it is of another moment: the next move is not legal there."""
    async with running(server_settings) as server:
        ann, place = await played(server)
        before, good = await ann.table(place), await snapshots(server_settings, place)
    other = good[0]["body"]
    await write(
        server_settings,
        "update snapshots set body = :body where table_id = :id and moves = :moves",
        body=other,
        id=place.id,
        moves=good[-1]["moves"],
    )
    async with running(server_settings) as server:
        assert await ann.at(server).table(place) == before
    assert await snapshots(server_settings, place) == good


RUIN = {
    "an entry is missing": "delete from log where table_id = :id and number = 4",
    "the first is missing": "delete from log where table_id = :id and number = 1",
    "all are missing": "delete from log where table_id = :id",
    "an entry is no JSON": "update log set body = '{' where table_id = :id and number = 4",
    "an entry is a list": "update log set body = '[]' where table_id = :id and number = 4",
    "an entry says nothing": "update log set body = '{}' where table_id = :id and number = 4",
    "an action is not legal": """update log set body = '{"action": {"do": "end", "seat": 1}, "reveals": false}'
        where table_id = :id and number = 3""",
    "a game is not there": "update tables set game = 'no such game' where id = :id",
    "options are no JSON": "update tables set options = '{' where id = :id",
    "the position is no JSON": "update tables set position = '{' where id = :id",
    "the position is none": "update tables set position = '{}' where id = :id",
}


@pytest.mark.parametrize("ruin", RUIN)
async def test_a_table_that_cannot_be_opened(server_settings: Settings, ruin: str) -> None:
    """Whoever opens it is told so in a sentence; others, the lobby and other tables do not notice."""
    async with running(server_settings) as server:
        ann, place = await played(server, 3)
        other = await ann.new_table("person", "person", mode="hotseat", visibility="public")
        await ann.move(other)
    for statement in ("delete from snapshots where table_id = :id", RUIN[ruin]):
        await write(server_settings, statement, id=place.id)
    async with running(server_settings) as server:
        again = ann.at(server)
        said = [(await again.get(place.path, 409, lang=language)).json() for language in ("en", "ru")]
        assert {one["code"] for one in said} == {"broken-table"}
        assert said[0]["message"] != said[1]["message"] and "bastide check" in said[0]["message"]
        body = {"seat": 0, "answers": 1, "key": "k", "action": "end"}
        await again.refused(409, "broken-table", f"{place.path}/act", body)
        async with again.socket(place) as page:
            assert (await page.message())["code"] == "broken-table"
            assert await page.close_code() == 4409
        for scope in ("public", "mine"):
            assert other.id in [row["id"] for row in (await again.get("/api/tables", 200, scope=scope)).json()]
        await again.move(other)
        assert worker(server).writer.count == 1
    assert await check(server_settings, None, True, "en") == 1, "this cannot be mended"


async def test_a_row_that_the_lobby_cannot_read(server_settings: Settings) -> None:
    async with running(server_settings) as server:
        ann, place = await played(server, 2)
        other = await ann.new_table("person", "person", mode="hotseat", visibility="public")
        await write(server_settings, "update tables set summary = '{' where id = :id", id=place.id)
        for scope in ("public", "mine"):
            listed = [row["id"] for row in (await ann.get("/api/tables", 200, scope=scope)).json()]
            assert listed == [other.id]
        await write(server_settings, """update tables set summary = '{"seats": []}' where id = :id""", id=place.id)
        assert len((await ann.get("/api/tables", 200, scope="mine")).json()) == 2
        assert await check(server_settings, place.id, True, "en") == 0
        assert len((await ann.get("/api/tables", 200, scope="public")).json()) == 2


# ---- bastide check


async def test_check_finds_and_mends(server_settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    """All that follows from a log; and beside a server that runs."""
    async with running(server_settings) as server:
        ann, place = await played(server)
        fine = await ann.new_table("person", "open")
        assert await check(server_settings, None, False, "en") == 0
        assert "2 tables, all of them sound" in capsys.readouterr().out
        good = await everything(server_settings, place)
        old = good["snapshots"][0]["body"]
        for statement in (
            "update snapshots set body = 'x' where table_id = :id and moves = 16",
            "update snapshots set body = :body where table_id = :id and moves = 32",
            "update tables set number = 999, status = 'open', summary = '[]', bot_waits = 1 where id = :id",
            "delete from members where table_id = :id",
        ):
            await write(server_settings, statement, id=place.id, body=old)
        assert await check(server_settings, None, False, "ru") == 1
        said = capsys.readouterr().out
        russian = words("ru", "", "bastide.server")
        for key, args in (
            ("check-snapshot", {"moves": 16}),
            ("check-snapshot", {"moves": 32}),
            ("check-members", {"count": 1}),
        ):
            assert f"{place.id}: {russian.say(key, args)}" in said
        assert "999" in said and fine.id not in said
        assert await check(server_settings, fine.id, True, "en") == 0
        assert await everything(server_settings, place) != good
        assert await check(server_settings, None, True, "en") == 0
        assert "Mended" in capsys.readouterr().out
        assert await everything(server_settings, place) == good
        assert await check(server_settings, None, False, "en") == 0
        await ann.move(place)
        assert len((await stored(server, place)).history.line) == MOVES + 1


async def everything(settings: Settings, place: Place) -> dict[str, list[Row]]:
    """But for who thinks for its bots: the running server looks as soon as one seems to be waited for."""
    tables = await read(settings, "select * from tables where id = :id", id=place.id)
    lease = ("bot_worker", "bot_until")
    return {
        "snapshots": await snapshots(settings, place),
        "tables": [{name: value for name, value in row.items() if name not in lease} for row in tables],
        "members": await read(settings, "select * from members where table_id = :id", id=place.id),
    }


async def test_check_from_the_command_line(server_settings: Settings, tmp_path: Path) -> None:
    async with running(server_settings) as server:
        _, place = await played(server, 20)
    await write(server_settings, "update snapshots set body = '' where table_id = :id", id=place.id)
    environment = {"BASTIDE_DATABASE_URL": server_settings.database_url, "BASTIDE_SECRET": "s" * 32}
    for more, status, words_said in (
        ([], 1, "The snapshot after 16 moves"),
        (["--mend", "--lang", "ru"], 0, "Исправлено"),
        ([place.id], 0, "One table, and it is sound"),
        (["nosuchtable"], 2, "There is no such table"),
    ):
        ended = await asyncio.to_thread(bastide, tmp_path, "check", *more, **environment)
        said = ended.stdout + ended.stderr
        assert ended.returncode == status and words_said in said and "Traceback" not in said, said


async def test_a_bad_table_is_not_read_again_and_again(server_settings: Settings) -> None:
    """Whoever opens it a thousand times must not make the server fold its log a thousand times."""
    async with running(server_settings) as server:
        ann, place = await played(server, 3)
    await write(server_settings, "update log set body = '{' where table_id = :id and number = 4", id=place.id)
    async with running(server_settings) as server:
        again = ann.at(server)
        store, reads = worker(server).store, []
        before = store.read

        async def counted(statement: str, **args: Any) -> list[Row]:
            reads.append(statement)
            return await before(statement, **args)

        store.read = counted  # type: ignore[method-assign]
        for _ in range(20):
            await again.get(place.path, 409)
        assert len([one for one in reads if "from log" in one]) == 1
