"""Opening tables, finding them, who may look at them, carrying games in and out."""

from hashlib import sha256
from typing import Any

import pytest

import bastide
from bastide.core.record import Record
from tests.server.client import Place, Server, Visitor
from tests.server.games import finished_record, play_out, stored

pytestmark = pytest.mark.asyncio


# ---- opening


async def test_a_new_table_says_what_it_is(ann: Visitor) -> None:
    place = await ann.new_table("person", "open", "bot:greedy", options={"setup": "advanced_open"}, visibility="public")
    found = (await ann.table(place))["table"]
    assert found["game"] == "burgundy"
    assert found["options"]["setup"] == "advanced_open"
    assert found["options"]["duchies"] == "standard"
    assert found["visibility"] == "public"
    assert found["mode"] == "online"
    assert found["status"] == "open"
    assert found["host"] == "Ann" and found["you_host"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in found["seats"]] == [
        ("person", "Ann", ""),
        ("open", "", ""),
        ("bot", "", "greedy"),
    ]


async def test_the_game_begins_when_every_seat_is_taken(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open")
    assert (await ann.table(place))["view"] is None
    await bob.post(f"{place.path}/sit", {"seat": 1, "invite": place.invite}, 200)
    found = await ann.table(place)
    assert found["table"]["status"] == "playing"
    assert found["view"]["seats"] == 2
    kinds = [entry["kind"] for entry in await ann.log(place)]
    assert kinds == ["create", "sit", "start"]


async def test_the_options_reach_the_game(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat", options={"duchies": [3, 7]})
    view = (await ann.table(place))["view"]
    assert [player["duchy"] for player in view["players"]] == [3, 7]


BAD_SETTINGS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "chess"),
    ({"seats": [{"kind": "person"}]}, "1"),
    ({"seats": [{"kind": "open"}] * 5}, "5"),
    ({"options": {"colour": "red"}}, "colour"),
    ({"options": {"setup": "none"}}, "none"),
    ({"options": {"duchies": [1, 2, 3]}}, "3"),
    ({"options": {"duchies": [0, 99]}}, "99"),
    ({"options": {"sheets": [1]}}, "1"),
]


async def test_bad_settings_are_explained(ann: Visitor) -> None:
    for wrong, word in BAD_SETTINGS:
        body = {"game": "burgundy", "seats": [{"kind": "person"}, {"kind": "open"}], **wrong}
        english = await ann.refused(422, "bad-input", "/api/tables", body)
        russian = await ann.refused(422, "bad-input", "/api/tables", body, lang="ru")
        assert word in english["message"]
        assert any("а" <= letter <= "я" for letter in russian["message"])
    assert (await ann.get("/api/tables", scope="mine")).json() == []


BAD_SEATS: list[tuple[list[dict[str, str]], str, str]] = [
    ([{"kind": "person"}, {"kind": "person"}], "online", "one-seat"),
    ([{"kind": "person"}, {"kind": "open"}], "hotseat", "hotseat-open"),
    ([{"kind": "person"}, {"kind": "bot", "bot": "nobody"}], "online", "no-bot"),
    ([{"kind": "person"}, {"kind": "bot"}], "online", "no-bot"),
]


async def test_seats_that_cannot_be(ann: Visitor) -> None:
    for seats, mode, code in BAD_SEATS:
        await ann.refused(422, code, "/api/tables", {"game": "burgundy", "seats": seats, "mode": mode})


async def test_who_has_no_name_opens_no_table(server: Server) -> None:
    passer_by = await server.visitor()
    body = {"game": "burgundy", "seats": [{"kind": "open"}, {"kind": "open"}]}
    await passer_by.refused(401, "no-name", "/api/tables", body)


async def test_several_people_on_one_screen(ann: Visitor) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Grandpa"}]
    body = {"game": "burgundy", "mode": "hotseat", "seats": seats}
    found = (await ann.post("/api/tables", body, 201)).json()
    place = Place(found["table"]["id"], found["table"]["invite"])
    assert [seat["name"] for seat in found["table"]["seats"]] == ["Ann", "Grandpa"]
    assert found["table"]["your_seats"] == [0, 1]
    asked: list[int] = []
    for _ in range(12):
        shown = await ann.table(place, words=0)
        assert shown["seat"] in shown["view"]["to_act"]
        asked.append(shown["seat"])
        await ann.move(place)
    assert set(asked) == {0, 1}


# ---- finding


async def test_the_lobby_lists_open_public_and_own_tables(server: Server, ann: Visitor, bob: Visitor) -> None:
    waiting = await ann.new_table("person", "open", visibility="public")
    private = await ann.new_table("person", "open")
    played = await ann.new_table("person", "open", visibility="public")
    await bob.post(f"{played.path}/sit", {"seat": 1}, 200)

    async def listed(visitor: Visitor, scope: str) -> list[str]:
        return [row["id"] for row in (await visitor.get("/api/tables", 200, scope=scope)).json()]

    stranger = await server.visitor()
    assert await listed(stranger, "open") == [waiting.id]
    assert await listed(stranger, "public") == [played.id]
    assert await listed(stranger, "mine") == []
    assert set(await listed(ann, "mine")) == {waiting.id, private.id, played.id}
    assert await listed(bob, "mine") == [played.id]
    await ann.post(f"{waiting.path}/close", expect=200)
    assert await listed(stranger, "open") == []
    assert waiting.id not in await listed(ann, "mine")


async def test_own_tables_where_it_is_my_turn_come_first(ann: Visitor, bob: Visitor) -> None:
    places = [await ann.new_table("person", "open", visibility="public") for _ in range(6)]
    for place in places:
        await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    for visitor in (ann, bob):
        rows = (await visitor.get("/api/tables", 200, scope="mine")).json()
        mine = {place.id for place in places if (await visitor.table(place, words=0))["legal"]}
        assert [row["your_turn"] for row in rows] == sorted((row["id"] in mine for row in rows), reverse=True)
        assert {row["id"] for row in rows if row["your_turn"]} == mine


async def test_what_is_printed_on_the_pieces_of_a_game(server: Server) -> None:
    visitor = await server.visitor()
    for name in bastide.games():
        assert (await visitor.get(f"/api/games/{name}/faces", 200)).json() == bastide.game(name).faces()
    assert (await visitor.get("/api/games/chess/faces", 404)).json()["code"] == "not-found"


async def test_games_and_bots_are_listed_in_both_languages(ann: Visitor) -> None:
    for language, title in (("en", "The Castles of Burgundy"), ("ru", "Замки Бургундии")):
        games = (await ann.get("/api/games", 200, lang=language)).json()
        burgundy = next(game for game in games if game["name"] == "burgundy")
        assert burgundy["title"] == title
        assert burgundy["seats"] == [2, 3, 4]
        assert {"random", "greedy"} <= set(burgundy["bots"])
        assert all(option["help"] for option in burgundy["options"])


# ---- looking


async def test_a_private_table_is_shown_to_those_who_hold_its_link(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "open")
    stranger = await server.visitor()
    for path in (place.path, f"{place.path}/log", f"{place.path}/positions/0", f"{place.path}/record"):
        for invite in ("", "wrong", place.invite[:-1]):
            answer = await stranger.get(path, 403, invite=invite)
            assert answer.json()["code"] == "no-invite"
    await bob.refused(403, "no-invite", f"{place.path}/sit", {"seat": 1})
    await bob.refused(403, "no-invite", f"{place.path}/chat", {"text": "let me in"})
    assert (await stranger.table(place, invite=place.invite))["table"]["status"] == "open"
    await bob.post(f"{place.path}/sit", {"seat": 1, "invite": place.invite}, 200)
    assert (await bob.table(place))["table"]["your_seats"] == [1]


async def test_whoever_came_by_the_link_can_pass_it_on(server: Server, ann: Visitor, bob: Visitor) -> None:
    """Who sits, who has not sat down yet, who only watches; the next one comes in by each of their links."""
    place = await ann.new_table("person", "open", "open")
    stranger, eve = await server.visitor(), await server.visitor("Eve")
    assert (await stranger.table(place, invite=place.invite))["table"]["invite"] == place.invite
    assert (await bob.table(place, invite=place.invite))["table"]["invite"] == place.invite
    await bob.post(f"{place.path}/sit", {"seat": 1, "invite": place.invite}, 200)
    passed_on = (await bob.table(place))["table"]["invite"]
    await eve.post(f"{place.path}/sit", {"seat": 2, "invite": passed_on}, 200)
    watched = (await stranger.table(place, invite=passed_on))["table"]
    assert (watched["status"], watched["invite"]) == ("playing", place.invite)
    assert (await (await server.visitor()).table(place, invite=watched["invite"]))["seat"] is None


async def test_a_public_table_needs_no_invite_link(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    assert (await bob.table(place))["table"]["invite"] == ""
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    assert (await bob.table(place))["table"]["invite"] == place.invite
    assert (await (await server.visitor()).table(place))["table"]["invite"] == ""


async def test_a_spectator_with_the_link_may_chat(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open")
    await bob.post(f"{place.path}/chat", {"text": "hello", "invite": place.invite}, 200)
    assert [entry["text"] for entry in await ann.log(place) if entry["kind"] == "chat"] == ["hello"]


async def test_a_closed_table_is_closed(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    await bob.refused(403, "only-host", f"{place.path}/close")
    await ann.post(f"{place.path}/close", expect=200)
    await ann.refused(409, "not-playing", f"{place.path}/close")
    await bob.refused(409, "not-playing", f"{place.path}/sit", {"seat": 1})
    assert (await bob.table(place))["table"]["status"] == "closed"


# ---- carrying games in and out


async def test_the_record_of_a_finished_game_can_be_checked_by_anyone(
    server: Server, ann: Visitor, quick_bots: None
) -> None:
    place = await ann.new_table("person", "bot:random", visibility="public")
    promised = (await ann.table(place))["table"]
    assert promised["seed"] == ""
    assert (await ann.get(f"{place.path}/record", 409)).json()["code"] == "not-over"
    await play_out(place, ann)
    stranger = await server.visitor()
    shown = await stranger.table(place)
    seed = shown["table"]["seed"]
    assert sha256(seed.encode()).hexdigest() == promised["seed_sha256"]
    text = (await stranger.get(f"{place.path}/record", 200)).text
    record = Record.parse(text)
    assert record.seed == seed
    assert record.state.over
    assert record.state.scores() == shown["view"]["scores"]
    dealt = bastide.game("burgundy").start(2, seed).opened().view(None)
    first = (await stranger.get(f"{place.path}/positions/0", 200)).json()["view"]
    assert first == dealt


async def test_every_position_of_a_public_game_can_be_stepped_through(
    server: Server, ann: Visitor, quick_bots: None
) -> None:
    place = await ann.new_table("person", "person", mode="hotseat", visibility="public")
    for number in range(20):
        await ann.move(place, number)
    stranger = await server.visitor()
    table = await stored(server, place)
    for moves in (0, 7, 8, 13, 20):
        shown = (await stranger.get(f"{place.path}/positions/{moves}", 200)).json()
        assert shown == {"moves": moves, "view": table.history.replay(moves).view(None)}
    assert (await stranger.get(f"{place.path}/positions/21", 404)).json()["code"] == "no-move"


async def test_a_closed_game_gives_its_seed_and_record_too(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    for _ in range(5):
        await ann.move(place)
    await ann.post(f"{place.path}/close", expect=200)
    found = (await ann.table(place))["table"]
    assert sha256(found["seed"].encode()).hexdigest() == found["seed_sha256"]
    record = Record.parse((await ann.get(f"{place.path}/record", 200)).text)
    assert len(record.moves) == 5


async def test_a_record_is_brought_in_and_played_on(server: Server, ann: Visitor) -> None:
    record = Record("burgundy", 3, "carried", {"duchies": "standard"})
    for _ in range(30):
        record.apply(record.state.legal(record.state.to_act[0])[0])
    found = (await ann.post("/api/import", {"record": record.text()}, 201)).json()
    place = Place(found["table"]["id"], found["table"]["invite"])
    assert found["table"]["mode"] == "hotseat"
    seat = found["seat"]
    assert found["view"] == record.state.view(seat)
    await ann.move(place)
    assert (await ann.table(place))["view"]["moves"] == 31


async def test_a_finished_record_goes_on_from_its_last_choice(ann: Visitor) -> None:
    record = finished_record()
    found = (await ann.post("/api/import", {"record": record.text()}, 201)).json()
    assert found["table"]["status"] == "playing"
    assert found["view"]["moves"] == len(record.moves) - 1


@pytest.mark.parametrize("damage", ["", "bastide record 1", "cut", "seats", "illegal"])
async def test_a_damaged_record_is_refused_with_its_line(ann: Visitor, damage: str) -> None:
    text = finished_record().text()
    if damage == "cut":
        text = text[: len(text) // 2]
    elif damage == "seats":
        text = text.replace("seats 2", f"seats {'9' * 5000}")
    elif damage == "illegal":
        lines = text.splitlines()
        lines.insert(12, "0 place hex=h1 tile=castle die=0")
        text = "\n".join(lines)
    else:
        text = damage
    said = await ann.refused(422, "bad-input", "/api/import", {"record": text})
    assert any(letter.isdecimal() for letter in said["message"])
    assert (await ann.get("/api/tables", scope="mine")).json() == []


async def test_a_fork_draws_anew_what_was_hidden(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat", visibility="public")
    for number in range(12):
        await ann.move(place, number)
    await ann.post(f"{place.path}/close", expect=200)
    before = await ann.table(place)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    found = (await bob.post(f"{place.path}/fork", {"moves": 9, "seats": seats}, 201)).json()
    forked = Place(found["table"]["id"], found["table"]["invite"])

    original, fork = await stored(server, place), await stored(server, forked)
    there, here = original.history.replay(9).to_json(), fork.history.replay(0).to_json()
    hidden = {"piles", "goods_stacks", "boxed_goods", "rng"}
    assert {name: value for name, value in there.items() if name not in hidden} == {
        name: value for name, value in here.items() if name not in hidden
    }
    assert there["rng"] != here["rng"]
    assert there["piles"] != here["piles"]
    assert original.history.replay(9).view(None) == fork.history.replay(0).view(None)
    assert fork.seed != original.seed

    await bob.table(forked)
    assert await ann.table(place) == before
    assert (await stored(server, place)).history.moves == original.history.moves


async def test_a_forked_game_is_played_out_and_its_record_read(ann: Visitor, quick_bots: None) -> None:
    place = await ann.new_table("person", "bot:random")
    await play_out(place, ann, until=60)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    found = (await ann.post(f"{place.path}/fork", {"moves": 40, "seats": seats}, 201)).json()
    forked = Place(found["table"]["id"], found["table"]["invite"])
    await play_out(forked, ann)
    record = Record.parse((await ann.get(f"{forked.path}/record", 200)).text)
    shown = await ann.table(forked)
    assert record.state.scores() == shown["view"]["scores"]
    assert record.position is not None
    assert sha256(shown["table"]["seed"].encode()).hexdigest() == found["table"]["seed_sha256"]


@pytest.mark.parametrize(
    "moves, seats, status, code",
    [
        (5, 2, 404, "no-move"),
        (4, 3, 422, "fork-seats"),
    ],
)
async def test_forks_that_cannot_be(ann: Visitor, moves: int, seats: int, status: int, code: str) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    for _ in range(4):
        await ann.move(place)
    body = {"moves": moves, "seats": [{"kind": "person"}] * seats, "mode": "hotseat"}
    await ann.refused(status, code, f"{place.path}/fork", body)


async def test_a_private_table_is_forked_only_with_its_link(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    body = {"moves": 0, "seats": [{"kind": "person"}] * 2, "mode": "hotseat"}
    await ann.post(f"{place.path}/close", expect=200)
    await bob.refused(403, "no-invite", f"{place.path}/fork", body)
    await bob.post(f"{place.path}/fork", body, 201, invite=place.invite)
