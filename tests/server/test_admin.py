"""The operator beside a running server: what is closed, banned or erased stays so, whatever workers have in memory."""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bastide import cli
from bastide.core.record import Record
from bastide.server import erasing, orders, permissions, retention
from bastide.server.bans import network
from bastide.server.retention import DAY, Retention
from bastide.server.schema import metadata
from bastide.server.serve import migrate
from bastide.server.settings import Settings
from bastide.server.store import Store, open_store
from bastide.server.writer import Writer
from tests.server.client import PATIENCE, Place, Server, Visitor, running
from tests.server.games import duel, until, worker

NAME = "Zebedee"
WORDS = "my street is Elm"
BELIEVED = 10
"""Things that somebody who was erased says before the worker has heard of it."""


@pytest_asyncio.fixture
async def desk(server_settings: Settings) -> AsyncGenerator[Writer, None]:
    """What `bastide admin` has: the database, and nothing of the server."""
    store = open_store(server_settings)
    yield Writer(store, permissions.follows)
    await store.close()


async def everything(store: Store) -> str:
    """All that the database holds, as text."""
    rows = [await store.read(f"select * from {table.name}") for table in metadata.sorted_tables]
    return str(rows)


Meanwhile = Callable[[Callable[[], Awaitable[None]]], None]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """What happens in the pause that is made until every worker has heard that somebody is erased."""

    def happens(what: Callable[[], Awaitable[None]]) -> None:
        async def pause(seconds: float) -> None:
            assert seconds == orders.HEARD
            await what()

        monkeypatch.setattr(erasing, "asyncio", SimpleNamespace(sleep=pause))

    assert orders.HEARD > 2 * orders.LOOK_EVERY
    return happens


# ---- erasing


@pytest.mark.asyncio
async def test_an_erased_guest_is_gone_and_the_game_stays(
    two_servers: tuple[Server, Server], desk: Writer, meanwhile: Meanwhile
) -> None:
    """Both workers have the table in memory, and one of them writes on before it has heard anything."""
    here, there = two_servers
    ann, zeb = await here.visitor("Ann"), await there.visitor(NAME)
    place = await ann.new_table("person", "open", visibility="public")
    await zeb.post(f"{place.path}/sit", {"seat": 1}, 200)
    await zeb.post(f"{place.path}/chat", {"text": WORDS}, 200)
    await ann.at(there).post(f"{place.path}/chat", {"text": "I stay"}, 200)
    played = 0
    for _ in range(6):
        for one in (ann, zeb):
            if (await one.table(place))["legal"]:
                await one.move(place)
                played += 1
    assert NAME in await everything(desk.store)

    async def heard() -> None:
        for server in two_servers:
            await worker(server).orders.look()

    meanwhile(heard)
    await erasing.erase(desk, zeb.id)
    await ann.post(f"{place.path}/chat", {"text": "still here"}, 200)
    await ann.at(there).post(f"{place.path}/chat", {"text": "here too"}, 200)
    left = await everything(desk.store)
    assert NAME not in left and WORDS not in left and "I stay" in left
    for server in two_servers:
        answers = [await ann.at(server).get(path) for path in (place.path, f"{place.path}/log", "/api/tables")]
        for answer in answers:
            assert answer.status_code == 200 and NAME not in answer.text and WORDS not in answer.text
        shown = answers[0].json()["table"]
        assert shown["moves"] == played and shown["seats"][1]["name"] == "—" and shown["seats"][1]["abandoned"]
    assert (await zeb.get("/api/me")).json() == {"name": ""}
    await ann.post(f"{place.path}/close", expect=200)
    record = (await ann.get(f"{place.path}/record", 200)).text
    assert len(Record.parse(record).moves) == played and NAME not in record


@pytest.mark.asyncio
async def test_whoever_was_erased_cannot_write_the_name_back(
    server: Server, desk: Writer, meanwhile: Meanwhile
) -> None:
    """The worker believes in them for a moment: then nothing that they write may bring them back."""
    zeb = await server.visitor(NAME)
    place = await zeb.new_table("person", "person", mode="hotseat")
    answers: list[int] = []

    async def said(count: int) -> None:
        while len(answers) < count:
            await asyncio.sleep(0)

    async def heard() -> None:
        await said(BELIEVED)
        await worker(server).orders.look()
        await said(len(answers) + 2)  # what was under way is answered: the rest of the pause is for that

    meanwhile(heard)
    erasure = asyncio.create_task(erasing.erase(desk, zeb.id))
    async with asyncio.timeout(PATIENCE):
        while not erasure.done():
            answers.append((await zeb.post(f"{place.path}/chat", {"text": WORDS})).status_code)
            await asyncio.sleep(0)
    assert 200 in answers
    before = zeb.id
    await zeb.post("/api/me", {"name": NAME}, 200)
    assert zeb.id != before
    rows = await desk.store.read("select * from log where table_id = :id", id=place.id)
    assert NAME not in str(rows) and WORDS not in str(rows)
    assert await desk.store.read("select * from guests where id = :id", id=before) == []


@pytest.mark.asyncio
@pytest.mark.usefixtures("brisk")
async def test_a_host_who_is_erased_hands_over(server: Server, desk: Writer) -> None:
    zeb, ann = await server.visitor(NAME), await server.visitor("Ann")
    place = await zeb.new_table("person", "open", "open", visibility="public")
    await ann.post(f"{place.path}/sit", {"seat": 1}, 200)
    alone = await zeb.new_table("person", "open", visibility="public")
    await erasing.erase(desk, zeb.id, pause=0)

    async def heard() -> bool:
        shown, left = [(await ann.table(one))["table"] for one in (place, alone)]
        return bool(shown["you_host"]) and shown["seats"][0]["kind"] == "open" and left["status"] == "closed"

    await until(heard)


# ---- closing, banning


@pytest.mark.asyncio
@pytest.mark.usefixtures("brisk")
async def test_a_table_that_the_operator_closes(server: Server, ann: Visitor, bob: Visitor, desk: Writer) -> None:
    place = await duel(ann, bob)
    quiet = await duel(ann, bob)
    async with ann.socket(place) as page:
        number = (await page.message())["number"]
        await erasing.close(desk, place.id)
        await erasing.close(desk, quiet.id)
        told = (await page.until(number + 1))[-1]["table"]
        assert told["status"] == "closed" and told["ending"] == "operator"

    async def heard() -> bool:  # nobody looks at this one
        return bool((await ann.table(quiet))["table"]["status"] == "closed")

    await until(heard)


@pytest.mark.asyncio
@pytest.mark.usefixtures("brisk")
async def test_a_guest_who_is_kept_out(two_servers: tuple[Server, Server], desk: Writer) -> None:
    here, there = two_servers
    ann, zeb = await here.visitor("Ann"), await here.visitor(NAME)
    place = await duel(ann, zeb)
    token = (await zeb.post(f"{place.path}/token", {"seat": 1}, 201)).json()["token"]
    program = Visitor(there, {"authorization": f"Bearer {token}"})
    async with zeb.at(there).socket(place) as page:
        assert (await page.message())["seat"] == 1
        assert await erasing.ban(desk, zeb.id) == 1
        assert await asyncio.wait_for(page.close_code(), PATIENCE) == 4403
    for one in (zeb, zeb.at(there), program):

        async def refused(one: Visitor = one) -> bool:
            return bool((await one.get(place.path)).json().get("code") == "shut-out")

        await until(refused)

    async def left() -> bool:
        return bool((await ann.table(place))["table"]["seats"][1]["abandoned"])

    await until(left)
    await erasing.lift_ban(desk.store, zeb.id)

    async def allowed() -> bool:
        return bool((await zeb.get("/api/me")).json() == {"name": NAME})

    await until(allowed)


@pytest.mark.asyncio
@pytest.mark.usefixtures("brisk")
async def test_an_address_that_is_kept_out(server: Server, desk: Writer) -> None:
    there, beside = await server.visitor(address="192.0.2.9"), await server.visitor("Ann", address="198.51.100.1")
    six = await server.visitor(address="2001:db8::5")
    for what in ("192.0.2.0/24", "2001:db8::1"):
        await erasing.ban_network(desk.store, str(network(what)))
    for visitor in (there, six):

        async def refused(visitor: Visitor = visitor) -> bool:
            return (await visitor.get("/api/games")).status_code == 403

        await until(refused)
        assert (await visitor.get("/health")).status_code == 200
    assert (await beside.get("/api/games")).status_code == 200
    async with running(server.settings) as again:  # a worker that starts later knows it too
        assert (await Visitor(again, {}, "192.0.2.77").get("/api/games")).status_code == 403


# ---- keeping for so long


@pytest.mark.asyncio
@pytest.mark.usefixtures("brisk")
async def test_chat_is_taken_away_after_so_many_days(two_servers: tuple[Server, Server], desk: Writer) -> None:
    here, there = two_servers
    ann = await here.visitor("Ann")
    place = await ann.new_table("person", "open", visibility="public")
    for text in (WORDS, "later"):
        await ann.post(f"{place.path}/chat", {"text": text}, 200)
    assert WORDS in (await ann.at(there).get(f"{place.path}/log")).text
    old = {"at": time.time() - 31 * DAY, "id": place.id}
    await desk.store.write([("update log set at = :at where table_id = :id and number = 2", old)])
    found = await retention.tidy(desk.store, 0, 30)
    assert (found.lines, found.guests) == (1, 0)
    assert WORDS not in await everything(desk.store)
    for server in two_servers:

        async def gone(server: Server = server) -> bool:
            return WORDS not in (await ann.at(server).get(f"{place.path}/log")).text

        await until(gone)
        said = [entry["text"] for entry in await ann.at(server).log(place) if entry["kind"] == "chat"]
        assert said == ["later"]
    assert (await retention.tidy(desk.store, 0, 30)).lines == 0


@pytest.mark.asyncio
async def test_guests_who_never_played_are_forgotten(server: Server, desk: Writer) -> None:
    idle, player, _ = [await server.visitor(name) for name in ("Idle", "Player", "New")]
    await player.new_table("person", "open")
    for one in (idle, player):
        await desk.store.write(
            [("update guests set created = :at where id = :id", {"at": time.time() - 400 * DAY, "id": one.id})]
        )
    settings = msgspec.structs.replace(server.settings, guest_days=365)
    workers = [Retention(desk.store, settings) for _ in range(3)]
    now = time.time()
    found = [await one.look(now) for one in workers]
    assert [one.guests for one in found if one] == [1], "one of them did the work of the day"
    left = {row["name"] for row in await desk.store.read("select name from guests")}
    assert left == {"Player", "New"}
    assert await workers[0].look(now + DAY)


@pytest.mark.asyncio
async def test_many_are_forgotten_a_few_at_a_time(desk: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_A_TIME", 3)
    monkeypatch.setattr(retention, "PAUSE", 0)
    insert = "insert into guests (id, name, created, session) values (:id, 'x', :at, 0)"
    await desk.store.write([(insert, {"id": f"g{n}", "at": float(n // 4)}) for n in range(20)])
    assert (await retention.tidy(desk.store, 1, 0)).guests == 20


# ---- handing out


@pytest.mark.asyncio
async def test_what_is_kept_of_a_guest(server: Server, ann: Visitor, desk: Writer) -> None:
    zeb = await server.visitor(NAME)
    place = await duel(ann, zeb)
    await zeb.post(f"{place.path}/chat", {"text": WORDS}, 200)
    await ann.post(f"{place.path}/chat", {"text": "none of his"}, 200)
    looked = await server.visitor("Spectator")
    found = await erasing.exported(desk.store, zeb.id)
    assert found["guest"]["name"] == NAME
    [table] = found["tables"]
    assert table["id"] == place.id and WORDS in str(table["entries"]) and "none of his" not in str(found)
    seed = (await desk.store.read("select seed from tables"))[0]["seed"]
    assert seed not in str(found)
    assert (await erasing.exported(desk.store, looked.id))["tables"] == []


# ---- the command


def order(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(["admin", *words])
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out, told.err


@pytest.fixture
def filled(server_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Place]:
    """A database with a few tables, and the command pointed at it: a guest's id and a table of theirs."""

    async def fill() -> tuple[str, Place]:
        async with running(server_settings) as server:
            ann, zeb = await server.visitor("Ann"), await server.visitor("Zebedee Долгое Имя")
            place = await ann.new_table("person", "open", visibility="public")
            await zeb.post(f"{place.path}/sit", {"seat": 1}, 200)
            await ann.new_table("person", "open", game="orleans")
            return zeb.id, place

    monkeypatch.setenv("BASTIDE_DATABASE_URL", server_settings.database_url)
    monkeypatch.setenv("BASTIDE_REDIS_URL", server_settings.redis_url)
    monkeypatch.setenv("COLUMNS", "60")
    return asyncio.run(fill())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_lists_fit_a_narrow_screen(filled: tuple[str, Place], capsys: pytest.CaptureFixture[str], lang: str) -> None:
    guest, place = filled
    for words in (["tables"], ["guests"], ["bans"], ["tables", place.id], ["tables", "--status", "playing"]):
        status, out, err = order(capsys, *words, "--lang", lang)
        assert (status, err) == (0, "") and out
        assert all(len(line) <= 60 for line in out.splitlines()), out
        assert "admin-" not in out
    for part in ("Zeb", "zeb", "Долг", guest):
        assert guest in order(capsys, "guests", part)[1]
    assert guest not in order(capsys, "guests", "Ze%b")[1]


def test_lists_can_be_narrowed_and_read_by_programs(
    filled: tuple[str, Place], capsys: pytest.CaptureFixture[str]
) -> None:
    guest, place = filled

    def tables(*words: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(order(capsys, "tables", "--json", *words)[1])
        return found

    assert len(tables()) == 2 and len(tables("--limit", "1")) == 1
    assert [row["id"] for row in tables("--status", "playing")] == [place.id]
    assert [row["id"] for row in tables("--guest", guest)] == [place.id]
    assert [row["game"] for row in tables("--game", "orleans")] == ["orleans"]
    assert tables("--idle", "1") == []


def test_what_cannot_be_taken_back_is_asked_for(
    filled: tuple[str, Place], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing.erase, "__defaults__", (0.0,))  # there is no worker that has to hear of it
    guest, place = filled
    for words in (["erase", guest], ["close", place.id], ["ban", guest], ["logout", guest], ["tidy"]):
        status, out, err = order(capsys, *words)
        assert status == 2 and "--yes" in err and not out
    for words in (["ban", guest], ["logout", guest], ["close", place.id], ["tidy"], ["erase", guest]):
        status, out, err = order(capsys, *words, "--yes", "--json")
        assert status == 0, err
        assert json.loads(out)["done"] == words[0]
    assert "Zebedee" not in order(capsys, "tables", "--json")[1]
    for words in (["erase", guest], ["close", "nothing"], ["ban"], ["ban", "0.0.0.0/0", "--yes"], ["tables", "?"]):
        status, out, err = order(capsys, *words)
        assert status == 2 and err.startswith("bastide: ") and err.count("\n") == 1


# ---- from before


def test_who_wrote_before_there_were_traces_is_found(tmp_path: Path) -> None:
    """An older database learns who has been where from its logs; its cookies are those of the first session."""
    settings = Settings(database_url=f"sqlite:///{tmp_path}/old.db", secret="s" * 32)
    migrate(settings, "0004")
    with closing(sqlite3.connect(tmp_path / "old.db")) as old:
        old.execute("insert into guests values ('zeb', 'Zebedee', 1.0)")
        columns = len(old.execute("pragma table_info(tables)").fetchall())
        old.execute(f"insert into tables values ('t', {', '.join(['0'] * (columns - 1))})")
        for number, guest in enumerate(["zeb", "zeb", "", "ann"], 1):
            old.execute("insert into log values ('t', ?, 0, 'chat', ?, null, '{}', null)", (number, guest))
        old.commit()
    migrate(settings)
    with closing(sqlite3.connect(tmp_path / "old.db")) as new:
        assert new.execute("select guest, table_id from traces order by 1").fetchall() == [("ann", "t"), ("zeb", "t")]
        assert new.execute("select session from guests").fetchall() == [(0,)]
