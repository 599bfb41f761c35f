"""Hosts who leave, tables that nobody is at any more, and what is asked of those who stay."""

from typing import Any

import pytest

from bastide.server import lobby, table
from bastide.server.table import Table
from bastide.server.writer import Writer
from tests.server.client import Place, Server, Visitor
from tests.server.games import play_out, proposal, seats, stored, three, whose_turn

pytestmark = pytest.mark.asyncio


async def about(visitor: Visitor, place: Place) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.table(place, words=0))["table"]
    return found


async def listed(visitor: Visitor, scope: str) -> list[str]:
    return [row["id"] for row in (await visitor.get("/api/tables", 200, scope=scope)).json()]


# ---- hosts


async def test_a_host_who_leaves_hands_over_to_the_first_who_stays(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "open", "open", visibility="public")
    cleo = await server.visitor("Cleo")
    await cleo.post(f"{place.path}/sit", {"seat": 2}, 200)
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await ann.post(f"{place.path}/leave", expect=200)
    assert (await about(bob, place))["you_host"] and (await about(cleo, place))["host"] == "Bob"
    assert not (await about(ann, place))["you_host"]
    await ann.refused(403, "only-host", f"{place.path}/close")
    await bob.post(f"{place.path}/kick", {"guest": cleo.id}, 200)
    assert (await stored(server, place)).host == bob.id


async def test_a_host_who_comes_back_is_a_guest(server: Server) -> None:
    place, ann, bob, _ = await three(server)
    await ann.post(f"{place.path}/leave", expect=200)
    await ann.post(f"{place.path}/sit", {"seat": 0}, 200)
    assert (await about(bob, place))["you_host"] and not (await about(ann, place))["you_host"]


async def test_an_open_table_that_everybody_left_is_closed(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "bot:random", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)  # which begins the game
    assert (await about(bob, place))["status"] == "playing"
    place = await ann.new_table("person", "open", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await ann.post(f"{place.path}/leave", expect=200)
    assert await listed(bob, "open") == [place.id]
    await bob.post(f"{place.path}/leave", expect=200)
    assert await listed(bob, "open") == []
    assert (await about(bob, place))["status"] == "closed"
    assert [entry["kind"] for entry in await bob.log(place)][-2:] == ["leave", "close"]
    assert (await stored(server, place)).closed


async def test_a_host_who_never_sat_keeps_the_table(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("open", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await bob.post(f"{place.path}/leave", expect=200)
    assert (await about(ann, place))["you_host"] and (await about(ann, place))["status"] == "open"


async def test_who_takes_up_a_table_that_all_have_left_is_its_host(server: Server) -> None:
    place, *people = await three(server)
    for person in people:
        await person.post(f"{place.path}/leave", expect=200)
    assert (await about(people[0], place))["status"] == "playing"
    dan = await server.visitor("Dan")
    await dan.post(f"{place.path}/sit", {"seat": 0}, 200)
    assert (await about(dan, place))["you_host"]
    assert [(await about(person, place))["you_host"] for person in people] == [False] * 3


# ---- whose tables


async def test_a_table_is_mine_while_i_hold_a_seat(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    assert await listed(bob, "mine") == [place.id]
    await bob.post(f"{place.path}/leave", expect=200)
    assert await listed(bob, "mine") == []
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await ann.post(f"{place.path}/kick", {"guest": bob.id}, 200)
    assert await listed(bob, "mine") == [] and await listed(ann, "mine") == [place.id]


async def test_a_game_that_i_have_left_is_mine_until_somebody_takes_my_seat(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    await bob.post(f"{place.path}/leave", expect=200)
    assert await listed(bob, "mine") == [place.id]
    await cleo.post(f"{place.path}/bot", {"seat": 1, "bot": "random"}, 200)
    asked = await proposal(ann, place)
    await ann.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    assert await listed(bob, "mine") == []


async def test_the_lobby_loads_no_table(ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    mover, _ = await whose_turn(place, ann, bob)

    async def load(self: Writer, table_id: str, fresh: bool = False) -> Table:
        raise AssertionError("a table was loaded")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "table", load)
        for visitor in (ann, bob):
            for scope in ("mine", "public"):
                answer = await visitor.get("/api/tables", 200, scope=scope)
                (row,) = answer.json()
                assert row.get("your_turn") == (visitor is mover if scope == "mine" else None)
                assert set(row["summary"]) == {"seats", "host", "to_act", "moves"}
                assert ann.id not in answer.text and bob.id not in answer.text
    await mover.post(f"{place.path}/leave", expect=200)
    (row,) = (await mover.get("/api/tables", 200, scope="mine")).json()
    assert not row["your_turn"]


async def test_finished_public_games_are_listed_after_those_that_run(ann: Visitor, quick_bots: None) -> None:
    finished = await ann.new_table("bot:random", "bot:random", visibility="public")
    await play_out(finished, ann)
    runs = await ann.new_table("person", "bot:random", visibility="public")
    for place in (runs, finished):
        await ann.post(f"{place.path}/chat", {"text": "Look"}, 200)
    assert await listed(ann, "public") == [runs.id, finished.id]


async def test_the_lobby_forgets_what_nobody_touches(
    server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    assert await listed(ann, "open") == [place.id]
    monkeypatch.setattr(lobby, "LATELY", -1.0)
    assert await listed(ann, "open") == []
    assert await listed(ann, "mine") == [place.id]


async def test_on_one_screen_everybody_comes_back_with_their_names(ann: Visitor) -> None:
    given = [{"kind": "person", "name": "Mum"}, {"kind": "person", "name": "Dad"}, {"kind": "bot", "bot": "random"}]
    made = await ann.post("/api/tables", {"game": "burgundy", "mode": "hotseat", "seats": given}, 201)
    place = Place(made.json()["table"]["id"], "")
    await ann.post(f"{place.path}/leave", expect=200)
    away = await ann.table(place, words=0)
    assert away["legal"] == [] and not away["table"]["can_undo"]
    await ann.post(f"{place.path}/sit", {"seat": 1}, 200)
    assert [(seat["name"], seat["away"]) for seat in await seats(ann, place)] == [
        ("Mum", False),
        ("Dad", False),
        ("", False),
    ]


# ---- who never comes back


async def test_a_seat_that_keeps_the_table_waiting_for_days_is_abandoned(
    server: Server, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, *people = await three(server)
    mover, shown = await whose_turn(place, *people)
    one, other = [person for person in people if person is not mover]
    dan = await server.visitor("Dan")
    await one.refused(409, "seat-taken", f"{place.path}/bot", {"seat": shown["seat"], "bot": "random"})
    await dan.refused(409, "seat-taken", f"{place.path}/sit", {"seat": shown["seat"]})
    monkeypatch.setattr(table, "PATIENCE", 0.0)
    assert [seat["abandoned"] for seat in await seats(one, place)].count(True) == 1
    await mover.refused(409, "seat-taken", f"{place.path}/sit", {"seat": shown["seat"]})
    await one.post(f"{place.path}/bot", {"seat": shown["seat"], "bot": "random"}, 200)
    asked = await proposal(other, place)
    assert asked["asks_you"] and not (await proposal(mover, place))["asks_you"]
    await mover.move(place)  # back after all
    assert (await about(one, place))["proposals"] == []
    await mover.undo(place)
    await dan.post(f"{place.path}/sit", {"seat": shown["seat"]}, 200)
    asked = await proposal(other, place)
    for person in (one, other):
        await person.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    assert (await about(dan, place))["your_seats"] == [shown["seat"]]
    assert (await about(mover, place))["your_seats"] == []


async def test_a_host_who_never_comes_back_is_replaced(
    server: Server, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, *people = await three(server)
    for _ in range(200):
        mover, shown = await whose_turn(place, *people)
        if mover is people[0]:
            break
        await mover.move(place)
    _, bob, cleo = people
    monkeypatch.setattr(table, "PATIENCE", 0.0)
    await cleo.post(f"{place.path}/bot", {"seat": shown["seat"], "bot": "random"}, 200)
    await bob.post(f"{place.path}/consent", {"proposal": (await proposal(bob, place))["number"], "yes": True}, 200)
    assert (await about(bob, place))["you_host"]


async def test_nobody_takes_a_waiting_seat_without_anybodys_consent(
    server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ann.new_table("person", "person", mode="hotseat", visibility="public")
    monkeypatch.setattr(table, "PATIENCE", 0.0)
    dan = await server.visitor("Dan")
    for seat in (0, 1):
        await dan.refused(409, "seat-taken", f"{place.path}/sit", {"seat": seat})


# ---- what has been proposed


async def test_a_takeover_is_still_asked_for_after_a_move(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    people = [ann, bob, cleo]
    mover, _ = await whose_turn(place, *people)
    gone = people[people.index(mover) - 1]
    stay = [person for person in people if person is not gone]
    dan = await server.visitor("Dan")
    await gone.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": people.index(gone)}, 200)
    asked = await proposal(dan, place)
    await mover.move(place)
    await mover.undo(place)
    assert await proposal(dan, place) == asked
    for person in stay:
        await person.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    assert (await about(dan, place))["your_seats"] == [people.index(gone)]


async def test_two_guests_ask_for_two_seats_but_nobody_for_both(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan, eve = [await server.visitor(name) for name in ("Dan", "Eve")]
    for person in (bob, cleo):
        await person.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    await dan.refused(409, "proposed-already", f"{place.path}/sit", {"seat": 2})
    await eve.refused(409, "proposed-already", f"{place.path}/sit", {"seat": 1})
    await eve.post(f"{place.path}/sit", {"seat": 2}, 200)
    for asked in (await about(ann, place))["proposals"]:
        await ann.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    assert [seat["name"] for seat in await seats(ann, place)] == ["Ann", "Dan", "Eve"]


async def test_who_has_proposed_something_can_withdraw_it(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan = await server.visitor("Dan")
    await bob.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    asked = await proposal(dan, place)
    assert asked["yours"] and not (await proposal(ann, place))["yours"]
    await dan.refused(403, "not-asked", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})
    await dan.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": False}, 200)
    assert (await about(ann, place))["proposals"] == []
    await cleo.refused(404, "no-proposal", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})


# ---- sent again


async def test_what_is_sent_again_under_its_key_is_done_once(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "open", visibility="public")
    sent: list[tuple[Visitor, str, dict[str, object]]] = [
        (bob, "chat", {"text": "Hello", "key": "c"}),
        (bob, "sit", {"seat": 1, "key": "s"}),
        (ann, "kick", {"guest": bob.id, "key": "k"}),
        (ann, "bot", {"seat": 1, "bot": "random", "key": "b"}),
    ]
    for visitor, what, body in sent:
        first = (await visitor.post(f"{place.path}/{what}", body, 200)).json()
        again = (await visitor.post(f"{place.path}/{what}", body, 200)).json()
        assert again == {"number": first["number"], "repeated": True} and not first["repeated"]
    assert [entry["kind"] for entry in await ann.log(place)] == ["create", "chat", "sit", "kick", "bot"]
