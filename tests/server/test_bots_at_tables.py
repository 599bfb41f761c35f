"""Bots in processes of their own, hints, and programs that play a seat with a token."""

import os
import re
import time
from typing import Any

import pytest

import bastide
from bastide.bots.levels import LEVELS
from bastide.core.phrases import Phrase
from bastide.core.words import words
from bastide.server import bots
from bastide.server.bots import Bots
from tests.server import misfortunes
from tests.server.client import Place, Server, Visitor, fresh_key
from tests.server.games import duel, stored, until, whose_turn, worker

pytestmark = pytest.mark.asyncio


async def bot_moves(server: Server, place: Place) -> list[dict[str, object]]:
    return [move.action.to_json() for move in (await stored(server, place)).history.line if move.action.seat > 0]


async def play_until_bots_moved(server: Server, place: Place, ann: Visitor, moves: int) -> None:
    while len(await bot_moves(server, place)) < moves:
        _, shown = await whose_turn(place, ann)
        await ann.act(place, shown["legal"][0]["action"], shown["seat"], shown["answers"])
        await whose_turn(place, ann)


async def until_counted(place: Place, *servers: Server) -> None:
    """Each move of a bot was some worker's. One is told of to everybody before the worker has counted it."""

    async def counted() -> bool:
        return sum(worker(one).bots.moves for one in servers) == len(await bot_moves(servers[0], place)) > 0

    await until(counted)


# ---- playing


async def test_bots_play_in_their_processes_and_give_hints(
    server: Server, ann: Visitor, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.bots.HINT_SECONDS", 60.0)  # a process that begins from nothing may take long
    if server.settings.sqlite_path:  # once from nothing: a process does not know which database there is
        request.getfixturevalue("spawned_thinkers")
    place = await ann.new_table("person", "bot:random", "bot:greedy")
    await play_until_bots_moved(server, place, ann, 8)
    assert {move["seat"] for move in await bot_moves(server, place)} == {1, 2}
    own = worker(server).bots
    assert own.moves >= 8
    (thinker,) = own.movers._all
    assert os.getpid() not in thinker.pool._processes
    told = (await ann.get("/metrics", 200)).text
    assert re.search(rf"^bastide_bot_moves_total\{{.*\}} {own.moves}\.0$", told, re.MULTILINE)

    _, shown = await whose_turn(place, ann)
    before = await ann.table(place)
    for language in ("en", "ru"):
        hint = (await ann.post(f"{place.path}/hint", {"seat": 0}, 200, lang=language)).json()
        assert hint["action"] in [legal["action"] for legal in shown["legal"]]
        assert hint["answers"] == shown["answers"] and hint["text"]
        assert hint["why"].endswith(".") and all(hint["then"])
        for said in (hint["label"], hint["why"], *hint["then"]):
            assert any("а" <= letter <= "я" for letter in said.lower()) == (language == "ru")
    assert await ann.table(place) == before
    await ann.refused(403, "not-your-seat", f"{place.path}/hint", {"seat": 1})

    # A process that is killed is replaced, and the table goes on.
    for thought in [thinker, *own.hinters._all]:
        for process in list(thought.pool._processes.values()):
            process.kill()
    hint = (await ann.post(f"{place.path}/hint", {"seat": 0}, 200)).json()
    await ann.act(place, hint["action"], 0, hint["answers"])
    await play_until_bots_moved(server, place, ann, len(await bot_moves(server, place)) + 4)
    assert own.movers._all and thinker not in own.movers._all


async def test_a_process_keeps_its_bots(server: Server, ann: Visitor) -> None:
    """The bot of another package, from move to move and from table to table."""
    movers = worker(server).bots.movers
    for _ in range(2):
        place = await ann.new_table("person", "bot:thrifty", game="fair")
        await play_until_bots_moved(server, place, ann, 3)
    assert await movers.think("x", 5.0, misfortunes.how_many_kept) == 1


@pytest.mark.parametrize("name", ["tests.core.players:Patient", "os:abort", "greedy?width=2", "thrifty?", ""])
async def test_a_guest_names_only_bots_that_are_listed(ann: Visitor, name: str) -> None:
    """Neither code of the server's machine nor a bot that thinks for ever."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
    no = await ann.refused(422, "no-bot", "/api/tables", {"game": "fair", "seats": seats})
    assert ", ".join(bastide.bots()) in no["message"]
    place = await ann.new_table("person", "open", game="fair")
    await ann.refused(422, "no-bot", f"{place.path}/bot", {"seat": 1, "bot": name, "key": fresh_key()})


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_a_bot_has_a_style_that_the_game_knows(server: Server, ann: Visitor, lang: str) -> None:
    """The games name them; any other is refused, and so is one for a bot that takes none."""
    (shown,) = [one for one in (await ann.get("/api/games", lang=lang)).json() if one["name"] == "burgundy"]
    said = words(lang, "burgundy")
    assert shown["styles"] == {style: said.say(f"style-{style}") for style in bastide.game("burgundy").styles}
    assert shown["styled"] == list(LEVELS)
    for name, problem in (
        (
            "novice?style=sheep",
            Phrase("bad-bot-style", {"game": "burgundy", "got": "sheep", "allowed": ", ".join(shown["styles"])}),
        ),
        ("random?style=ships", Phrase("bad-bot-word", {"bot": "random", "word": "style", "allowed": "–"})),
    ):
        seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
        no = await ann.refused(422, "bad-input", "/api/tables", {"game": "burgundy", "seats": seats}, lang=lang)
        assert no["message"] == words(lang).say(problem)
        place = await ann.new_table("person", "open", game="burgundy")
        await ann.refused(422, "bad-input", f"{place.path}/bot", {"seat": 1, "bot": name, "key": fresh_key()})
    place = await ann.new_table("person", "bot:novice?style=ships", game="burgundy")
    await play_until_bots_moved(server, place, ann, 3)


async def test_nobody_gets_a_hint_out_of_turn(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob, hints=True)
    mover, shown = await whose_turn(place, ann, bob)
    other = bob if mover is ann else ann
    await other.refused(409, "not-your-turn", f"{place.path}/hint", {"seat": 1 - shown["seat"]})
    await other.refused(403, "not-your-seat", f"{place.path}/hint", {"seat": shown["seat"]})
    await (await server.visitor()).refused(401, "no-name", f"{place.path}/hint", {"seat": 0})


async def test_a_bot_over_its_time_does_not_hold_up_the_table(
    server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", misfortunes.think_for_ever)
    monkeypatch.setitem(bots.SECONDS, "random", 0.3)
    place = await ann.new_table("person", "bot:random")
    # Meanwhile the worker answers, and the person can talk.
    await ann.get("/health", 200)
    await ann.post(f"{place.path}/chat", {"text": "hm?"}, 200)
    await play_until_bots_moved(server, place, ann, 2)
    await until_counted(place, server)


@pytest.mark.parametrize("misfortune", [misfortunes.fall_dead, misfortunes.fail, misfortunes.cheat])
async def test_a_bot_that_fails_is_replaced_by_a_random_move(
    server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch, misfortune: Any
) -> None:
    monkeypatch.setattr(bots, "think", misfortune)
    place = await ann.new_table("person", "bot:greedy")
    await play_until_bots_moved(server, place, ann, 1)
    (state, action) = await first_of_bot(server, place)
    assert action in [legal.to_json() for legal in state.legal(1)]


async def first_of_bot(server: Server, place: Place) -> tuple[Any, dict[str, object]]:
    history = (await stored(server, place)).history
    at = next(at for at, action in enumerate(history.moves) if action.seat == 1)
    return history.replay(at), history.moves[at].to_json()


@pytest.mark.usefixtures("brisk")
async def test_a_bot_whose_worker_died_is_found_by_another(
    two_servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch, quick_bots: None
) -> None:
    here, there = two_servers
    take_up = Bots._take_up
    monkeypatch.setattr(Bots, "_take_up", lambda self, table_id: None)
    ann = await here.visitor("Ann")
    place = await ann.new_table("person", "bot:random")
    for _ in range(20):
        if not (await ann.table(place, words=0))["legal"]:
            break
        await ann.move(place)
    died = {"id": place.id, "until": time.time() + 0.2}
    lease = "update tables set bot_worker = 'the dead one', bot_until = :until where id = :id"
    await worker(here).store.write([(lease, died)])
    monkeypatch.setattr(Bots, "_take_up", take_up)
    await whose_turn(place, ann)
    await until_counted(place, here, there)


# ---- programs


async def program_for(server: Server, visitor: Visitor, place: Place, seat: int) -> Visitor:
    token = (await visitor.post(f"{place.path}/token", {"seat": seat}, 201)).json()["token"]
    return await server.visitor(authorization=f"Bearer {token}")


async def test_a_program_plays_a_seat_from_its_stream(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    program = await program_for(server, bob, place, 1)
    program.http.cookies.clear()  # it needs none
    played = 0
    async with program.socket(place, words=0, origin=None) as stream:
        message = await stream.message()
        for _ in range(40):
            assert message["seat"] == 1 and message["question"] == ""
            if message["legal"]:
                action = message["legal"][0]
                done = await program.act(place, action["text"], 1, message["answers"])
                played += 1
            else:
                shown = await ann.table(place, words=0)
                done = await ann.act(place, shown["legal"][0]["action"], 0, shown["answers"])
            message = (await stream.until(done["number"]))[-1]
    assert played > 5
    moves = (await stored(server, place)).history.line
    assert [move.action.seat for move in moves].count(1) == played


async def test_a_token_plays_one_seat_and_does_nothing_else(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    private = await ann.new_table("person", "person", mode="hotseat")
    program = await program_for(server, ann, place, 0)
    number = (await ann.table(place))["table"]["number"]
    forbidden: list[tuple[str, Any]] = [
        ("/api/me", {"name": "Mallory"}),
        ("/api/tables", {"game": "burgundy", "seats": [{"kind": "open"}] * 2}),
        ("/api/import", {"record": "x"}),
        (f"{place.path}/act", {"seat": 1, "answers": number, "key": "k", "action": "end"}),
        (f"{place.path}/hint", {"seat": 1}),
        (f"{place.path}/undo", {"key": "k"}),
        (f"{place.path}/redo", {"key": "k"}),
        (f"{place.path}/consent", {"proposal": 1, "yes": True}),
        (f"{place.path}/sit", {"seat": 0}),
        (f"{place.path}/leave", None),
        (f"{place.path}/bot", {"seat": 1, "bot": "random"}),
        (f"{place.path}/kick", {"guest": bob.id, "ban": True}),
        (f"{place.path}/close", None),
        (f"{place.path}/chat", {"text": "beep"}),
        (f"{place.path}/fork", {"moves": 0, "seats": [{"kind": "open"}] * 2}),
        (f"{place.path}/token", {"seat": 0}),
        (f"{private.path}/act", {"seat": 0, "answers": 2, "key": "k", "action": "end"}),
        (f"{private.path}/hint", {"seat": 0}),
    ]
    for path, body in forbidden:
        await program.refused(403, "token-seat", path, body)
    for path in ("/api/tables?scope=mine", private.path, f"{private.path}/log", f"{place.path}/refusals?seat=1"):
        assert (await program.get(path, 403)).json()["code"] == "token-seat"
    async with program.socket(private) as stream:
        assert (await stream.message())["code"] == "token-seat"
    table = (await program.table(place))["table"]
    assert (table["you_host"], table["invite"], table["your_seats"]) == (False, "", [0])
    assert [seat["guest"] for seat in table["seats"]] == ["", ""]
    assert (await ann.table(place))["table"]["number"] == number


async def test_a_token_on_one_screen_sees_its_own_seat_only(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat", options={"setup": "advanced_secret"})
    programs = [await program_for(server, ann, place, seat) for seat in (0, 1)]
    for seat, program in enumerate(programs):
        shown = await program.table(place, words=0)
        assert shown["seat"] == seat
        await program.act(place, shown["legal"][seat]["action"], seat, shown["answers"])
        if seat == 0:
            assert "choice" in (await program.table(place))["view"]["players"][0]
            assert "choice" not in (await programs[1].table(place))["view"]["players"][0]
            assert "action" not in (await programs[1].log(place))[-1]


async def test_a_new_token_takes_the_place_of_the_old(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    lost, other, fresh = [await program_for(server, ann, place, seat) for seat in (0, 1, 0)]
    assert (await lost.get(place.path, 401)).json()["code"] == "bad-token"
    for program, seat in ((other, 1), (fresh, 0)):
        assert (await program.table(place))["seat"] == seat


async def test_tokens_that_are_not_valid(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    await bob.refused(403, "not-your-seat", f"{place.path}/token", {"seat": 0})
    for header in ("Bearer nonsense", "Bearer ", "bearer nonsense"):
        stranger = await server.visitor(authorization=header)
        assert (await stranger.get(place.path, 401)).json()["code"] == "bad-token"
        body = {"seat": 0, "answers": 3, "key": fresh_key(), "action": "end"}
        await stranger.refused(401, "bad-token", f"{place.path}/act", body)
        async with stranger.socket(place) as stream:
            assert (await stream.message())["code"] == "bad-token"
