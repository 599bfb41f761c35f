"""Tables whose game was begun by other rules: they say so and can be looked at, and nobody plays on."""

from random import Random
from typing import Any

import pytest

from bastide import Record
from bastide.server.check import findings
from tests.core import newrules
from tests.core.test_rules_version import played, turned
from tests.server.client import Place, Server, Visitor, fresh_key
from tests.server.games import duel, stored, whose_turn, worker

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("fixed_seed")]

MOVES = 24
HOLDS = 14


async def changed(server: Server, place: Place, patch: pytest.MonkeyPatch, holds: int = HOLDS) -> None:
    """A server that knows other rules has come up: so many moves of the table still hold."""
    move = (await stored(server, place)).history.line[holds]
    newrules.forbid(patch, move.action, holds)
    await worker(server).writer.forget_all()


async def fair_duel(ann: Visitor, bob: Visitor, moves: int = MOVES) -> Place:
    place = await duel(ann, bob, game="fair")
    await play(place, ann, bob, until=moves)
    return place


async def play(place: Place, *people: Visitor, until: int) -> None:
    """Anything, so that the mornings of the fair end."""
    dice = Random(until)
    for _ in range(until):
        if (await people[0].table(place, words=0))["table"]["status"] == "over":
            return
        visitor, shown = await whose_turn(place, *people)
        await visitor.act(place, dice.choice(shown["legal"])["action"], shown["seat"], shown["answers"])


async def row_of(server: Server, place: Place) -> dict[str, Any]:
    return (await worker(server).store.read("select * from tables where id = :id", id=place.id))[0]


async def test_a_table_says_by_which_rules_it_is_played(server: Server, ann: Visitor, bob: Visitor) -> None:
    for place in (await fair_duel(ann, bob, 1), await ann.new_table("person", "bot:random", game="fair")):
        table = await stored(server, place)
        (start,) = [entry for entry in table.entries if entry.kind == "start"]
        assert start.body == {"rules": 1}
        assert (table.rules, table.outdated) == (1, False)


async def test_it_stays_readable_and_nobody_plays_on(
    server: Server, ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await fair_duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    before = await ann.log(place)
    with monkeypatch.context() as patch:
        await changed(server, place, patch)
        for language, said in (("en", "version 1, now 2"), ("ru", "версия 1, теперь 2")):
            found = await ann.table(place, lang=language)
            assert said in found["table"]["notice"] and f" {HOLDS}" in found["table"]["notice"]
            assert "FAIR-5" in found["question"] and found["question"] == found["table"]["notice"]
        assert (found["table"]["status"], found["table"]["moves"], found["legal"]) == ("playing", HOLDS, [])
        assert found["view"]["seats"] == 2 and found["table"]["seed"] == ""
        assert not found["table"]["can_undo"] and not found["table"]["can_redo"]

        answer = {"seat": shown["seat"], "answers": shown["answers"], "key": fresh_key()}
        no = await mover.refused(409, "rules-changed", f"{place.path}/act", {**answer, "action": "pass"}, lang="ru")
        assert "версия 1, теперь 2" in no["message"]
        for path in ("undo", "redo", "resign"):
            await mover.refused(409, "rules-changed", f"{place.path}/{path}", {"key": fresh_key()})
        assert (await mover.get(f"{place.path}/refusals", 200, seat=shown["seat"])).json() == []

        log = await ann.log(place)
        assert [(entry["number"], entry["kind"]) for entry in log] == [(one["number"], one["kind"]) for one in before]
        held = [entry for entry in log if entry["kind"] == "act"]
        assert [entry["moves"] for entry in held] == [*range(1, HOLDS + 1), *[None] * (MOVES - HOLDS)]
        assert [entry for entry in held[:HOLDS] if entry["lines"]]
        assert any("under the former rules" in line for entry in held[HOLDS:] for line in entry.get("lines", ()))
        for moves, status in ((0, 200), (HOLDS, 200), (HOLDS + 1, 404)):
            await ann.get(f"{place.path}/positions/{moves}", status)
        await ann.post(f"{place.path}/chat", {"text": "What now?"}, 200)

        # Nothing has been written that an older server could not read: it would play on.
    await worker(server).writer.forget_all()
    found = await mover.table(place, words=0)
    assert (found["table"]["notice"], found["table"]["moves"]) == ("", MOVES)
    await mover.act(place, found["legal"][0]["action"], found["seat"], found["answers"])


async def test_stopped_it_is_open_and_goes_on_elsewhere(
    server: Server, ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await fair_duel(ann, bob)
    played_there = [f"{move.action.seat} {move.action}" for move in (await stored(server, place)).history.line]
    await changed(server, place, monkeypatch)
    await ann.get(f"{place.path}/record", 409)
    await (await server.visitor("Cleo")).refused(403, "not-seated", f"{place.path}/close")
    await bob.post(f"{place.path}/close", None, 200)
    found = await ann.table(place)
    assert (found["table"]["status"], found["table"]["ending"]) == ("closed", "rules")
    assert found["table"]["seed"] and found["table"]["notice"]
    assert len(found["course"]) == HOLDS + 1
    text = (await ann.get(f"{place.path}/record", 200)).text
    record = Record.parse(text)
    assert (record.at, record.stopped, record.stale) == (HOLDS, True, None)
    assert "# begun by version 1 of the rules" in text
    rest = [line.removeprefix("# no longer holds: ") for line in text.splitlines() if line.startswith("# no longer")]
    assert rest == played_there[HOLDS:]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    fork = (await ann.post(f"{place.path}/fork", {"moves": 5, "seats": seats}, 201)).json()
    assert fork["table"]["notice"] == ""
    assert (await stored(server, Place(fork["table"]["id"], ""))).rules == 2


async def test_a_finished_game_stays_open_as_far_as_it_holds(
    server: Server, ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await fair_duel(ann, bob, 1000)
    await changed(server, place, monkeypatch)
    found = await ann.table(place)
    assert (found["table"]["status"], found["table"]["moves"]) == ("over", HOLDS)
    assert found["table"]["seed"] and "version 1, now 2" in found["table"]["notice"]
    assert Record.parse((await bob.get(f"{place.path}/record", 200)).text).at == HOLDS
    await ann.refused(409, "not-playing", f"{place.path}/close")


async def test_all_moves_may_hold_and_an_action_may_be_unknown_now(
    server: Server, ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await fair_duel(ann, bob)
    with monkeypatch.context() as patch:
        patch.setattr(newrules.Fair, "rules_version", 2)
        await worker(server).writer.forget_all()
        found = await ann.table(place)
        assert found["table"]["moves"] == MOVES and "can be viewed" in found["table"]["notice"]
    line = (await stored(server, place)).history.line
    last = next(place for place, move in enumerate(line) if move.action.do == line[HOLDS].action.do)
    monkeypatch.setattr(newrules.Fair, "rules_version", 2)
    monkeypatch.delitem(newrules.GAME.actions, line[HOLDS].action.do)
    await worker(server).writer.forget_all()
    found = await ann.table(place)
    assert found["table"]["moves"] == last and found["table"]["notice"]


async def test_bots_rest(server: Server, ann: Visitor, quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> None:
    place = await ann.new_table("person", "bot:random", game="fair")
    await play(place, ann, until=10)
    await changed(server, place, monkeypatch, 3)
    await worker(server).store.write(
        [("update tables set bot_waits = 1, bot_until = 0 where id = :id", {"id": place.id})]
    )
    bots = worker(server).bots
    number = (await ann.table(place))["table"]["number"]
    await bots._play(place.id)
    assert (await ann.table(place))["table"]["number"] == number
    row = await row_of(server, place)
    assert row["bot_until"] > row["updated"] + 30, "nobody looks at it again and again"


async def test_a_table_that_has_not_begun_begins_by_the_rules_of_now(
    server: Server, ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ann.new_table("person", "open", visibility="public", game="fair")
    monkeypatch.setattr(newrules.Fair, "rules_version", 2)
    await worker(server).writer.forget_all()
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await play(place, ann, bob, until=3)
    assert ((await stored(server, place)).rules, (await ann.table(place))["table"]["notice"]) == (2, "")


async def test_check_says_so_and_finds_nothing_wrong(
    server: Server, ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await fair_duel(ann, bob)
    await changed(server, place, monkeypatch)
    (found,) = await findings(worker(server).store, await row_of(server, place))
    assert (found.said.key, found.well, found.mend) == ("check-rules", True, [])


# ---- records that are opened


@pytest.mark.parametrize(("language", "said"), [("en", "version 2"), ("ru", "версия 2")])
async def test_an_old_record_is_opened_to_be_read(
    server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    old = played(seed=2)
    holds, text = turned(old), old.text()
    newrules.change(monkeypatch)
    made = (await ann.post("/api/import", {"record": "\ufeff" + text}, 201, lang=language)).json()
    place = Place(made["table"]["id"], made["table"]["invite"])
    await worker(server).writer.forget_all()
    for found in (made, await ann.table(place, lang=language)):
        assert said in found["table"]["notice"] and "FAIR-5" in found["table"]["notice"]
        assert (found["table"]["status"], found["table"]["ending"]) == ("closed", "rules")
        assert (found["table"]["moves"], found["legal"]) == (holds, [])
    for moves in (0, holds // 2, holds):
        seen = (await ann.get(f"{place.path}/positions/{moves}", 200)).json()["view"]
        assert seen == Record.parse(text).replay(moves).opened().view(0)
    assert len([entry for entry in await ann.log(place) if entry["kind"] == "act" and entry["lines"]]) > 0
    await ann.refused(409, "not-playing", f"{place.path}/act", {"seat": 0, "answers": 2, "key": "k", "action": "pass"})
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 2]
    await ann.post(f"{place.path}/fork", {"moves": holds, "seats": seats}, 201)


async def test_an_old_record_that_holds_goes_on(server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(seed=2, moves=5).text()
    newrules.change(monkeypatch)
    found = (await ann.post("/api/import", {"record": text}, 201)).json()
    assert (found["table"]["status"], found["table"]["notice"]) == ("playing", "")
    assert found["legal"]
