"""What a host, or anybody else, cannot do to the others at a table: each of these once worked."""

import asyncio

import pytest

from bastide.core.record import Record
from tests.server.client import Place, Server, Visitor
from tests.server.games import agree, duel, play_out, proposal, seats, stored, three, whose_turn
from tests.server.test_undo import until_revealed
from tests.server.test_waves import four

pytestmark = pytest.mark.asyncio


async def asked_to(place: Place, visitor: Visitor) -> list[str]:
    return [one["what"] for one in (await visitor.table(place))["table"]["proposals"] if one["asks_you"]]


# ---- removing somebody


async def test_the_host_does_not_remove_the_only_opponent(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    for ban in (False, True):
        said = await ann.refused(409, "plays-on", f"{place.path}/kick", {"guest": bob.id, "ban": ban})
        assert "Bob" in said["message"]
    assert not (await seats(bob, place))[1]["away"]
    assert (await bob.table(place))["table"]["status"] == "playing"


async def test_somebody_is_removed_when_the_others_agree(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    await ann.post(f"{place.path}/kick", {"guest": bob.id}, 200)
    asked = await proposal(cleo, place)
    assert (asked["what"], asked["by"], asked["seat"], asked["asks_you"]) == ("remove", "Ann", 1, True)
    assert await asked_to(place, bob) == []
    await bob.refused(403, "not-asked", f"{place.path}/consent", {"proposal": asked["number"], "yes": False})
    assert not (await seats(ann, place))[1]["away"]
    await cleo.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": False}, 200)
    assert not (await seats(ann, place))[1]["away"]
    await ann.post(f"{place.path}/kick", {"guest": bob.id}, 200)
    await agree(place, cleo)
    assert (await seats(ann, place))[1]["away"]


async def test_who_has_left_can_be_removed(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    await bob.post(f"{place.path}/leave", expect=200)
    await ann.post(f"{place.path}/kick", {"guest": bob.id, "ban": True}, 200)
    await bob.refused(403, "banned", f"{place.path}/sit", {"seat": 1})


# ---- taking back


async def test_nothing_is_taken_back_because_the_other_has_gone(server: Server, ann: Visitor, bob: Visitor) -> None:
    """Neither what was asked while they sat there, nor anew: whoever has gone has not agreed."""
    place = await duel(ann, bob)
    mover, _ = await until_revealed(server, place, ann, bob)
    other = bob if mover is ann else ann
    await mover.undo(place)
    assert await asked_to(place, other) == ["undo"]
    moves = (await mover.table(place))["table"]["moves"]
    await other.post(f"{place.path}/leave", expect=200)
    assert (await mover.table(place))["table"]["moves"] == moves
    await mover.undo(place)  # the other is asked again, and may still answer
    assert (await mover.table(place))["table"]["moves"] == moves
    assert await asked_to(place, other) == ["undo"]
    await agree(place, other)
    assert (await mover.table(place))["table"]["moves"] < moves


async def test_no_bot_agrees_for_whoever_sat_there(
    server: Server, ann: Visitor, bob: Visitor, quick_bots: None
) -> None:
    place = await duel(ann, bob)
    mover, _ = await until_revealed(server, place, ann, bob)
    other = bob if mover is ann else ann
    seat = 0 if mover is bob else 1
    await other.post(f"{place.path}/leave", expect=200)
    await mover.post(f"{place.path}/bot", {"seat": seat, "bot": "greedy"}, 200)
    await mover.refused(409, "undo-shared", f"{place.path}/undo", {"key": "back"})
    while not (await mover.table(place))["legal"]:
        await asyncio.sleep(0.02)
    await mover.move(place)
    await mover.undo(place)  # after that nobody else has sat here


# ---- what was chosen in secret


async def test_a_successor_does_not_see_what_was_chosen_in_secret(server: Server) -> None:
    place, (_, bob, *_) = await four(server)
    wares = [one["text"] for one in (await bob.table(place, words=0))["legal"] if "show" in one["text"]]
    await bob.act(place, wares[0], 1, (await bob.table(place, words=0))["answers"])
    await bob.post(f"{place.path}/leave", expect=200)
    eve = await server.visitor("Eve")
    said = await eve.refused(409, "secret-seat", f"{place.path}/sit", {"seat": 1})
    assert "2" in said["message"]


# ---- closing, resigning


async def test_a_losing_host_does_not_close_the_game(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    await ann.post(f"{place.path}/close", expect=200)
    assert (await bob.table(place))["table"]["status"] == "playing"
    assert await asked_to(place, bob) == ["stop"]
    await agree(place, bob)
    found = (await bob.table(place))["table"]
    assert (found["status"], found["ending"]) == ("closed", "agreed")
    record = Record.parse((await bob.get(f"{place.path}/record", 200)).text)
    assert record.stopped and record.resigned == ()


async def test_anybody_may_ask_to_stop(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    await bob.post(f"{place.path}/close", expect=200)
    assert await asked_to(place, ann) == ["stop"]


async def test_when_all_others_have_left_one_may_close(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    await bob.post(f"{place.path}/leave", expect=200)
    await ann.post(f"{place.path}/close", expect=200)
    found = (await ann.table(place))["table"]
    assert (found["status"], found["ending"]) == ("closed", "left")


async def test_resigning_ends_a_game_of_two(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    await play_out(place, ann, bob, until=6)
    await ann.post(f"{place.path}/resign", {"key": "r"}, 200)
    found = (await bob.table(place))["table"]
    assert (found["status"], found["ending"], found["resigned"]) == ("closed", "resigned", [0])
    text = (await bob.get(f"{place.path}/record", 200)).text
    assert "\nresigned 0\nstopped\n" in text
    record = Record.parse(text)
    assert (record.resigned, record.stopped, record.text()) == ((0,), True, text)
    await ann.refused(409, "not-playing", f"{place.path}/resign", {"key": "again"})


async def test_among_more_a_bot_plays_on_for_who_has_resigned(server: Server, quick_bots: None) -> None:
    place, ann, bob, cleo = await three(server)
    await bob.post(f"{place.path}/resign", {"key": "r"}, 200)
    found = (await ann.table(place))["table"]
    assert (found["status"], found["resigned"], found["seats"][1]["bot"]) == ("playing", [1], "greedy")
    dan = await server.visitor("Dan")
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    await agree(place, ann, cleo)
    await dan.post(f"{place.path}/resign", {"key": "r"}, 200)  # who took over may resign too: it is one seat
    assert (await ann.table(place))["table"]["resigned"] == [1]
    await cleo.post(f"{place.path}/resign", {"key": "r"}, 200)
    assert (await ann.table(place))["table"]["ending"] == "resigned"
    assert Record.parse((await ann.get(f"{place.path}/record", 200)).text).resigned == (1, 2)


async def test_who_does_not_play_does_not_resign(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    await ann.refused(409, "not-playing", f"{place.path}/resign", {"key": "r"})
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    eve = await server.visitor("Eve")
    await eve.refused(403, "not-seated", f"{place.path}/resign", {"key": "r"})
    await eve.refused(403, "not-seated", f"{place.path}/close")


# ---- hints, and other tables


async def test_no_hints_where_people_play_each_other(ann: Visitor, bob: Visitor, quick_bots: None) -> None:
    place = await duel(ann, bob)
    assert not (await ann.table(place))["table"]["hints"]
    mover, shown = await whose_turn(place, ann, bob)
    await mover.refused(403, "no-hints", f"{place.path}/hint", {"seat": shown["seat"]})
    place = await duel(ann, bob, hints=True)
    mover, shown = await whose_turn(place, ann, bob)
    await mover.post(f"{place.path}/hint", {"seat": shown["seat"]}, 200)
    other = bob if mover is ann else ann
    await other.refused(403, "not-your-seat", f"{place.path}/hint", {"seat": shown["seat"]})
    alone = await ann.new_table("person", "bot:random")
    assert (await ann.table(alone))["table"]["hints"]
    assert not (await ann.table(await ann.new_table("person", "bot:random", hints=False)))["table"]["hints"]


async def test_a_running_game_of_others_is_not_forked(server: Server, ann: Visitor, bob: Visitor) -> None:
    """Hidden totals could be read there."""
    place = await duel(ann, bob)
    await play_out(place, ann, bob, until=4)
    eve = await server.visitor("Eve")
    body = {"moves": 2, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
    for visitor in (ann, bob, eve):
        assert not (await visitor.table(place))["table"]["can_fork"]
        await visitor.refused(409, "fork-running", f"{place.path}/fork", body)
    await ann.post(f"{place.path}/resign", {"key": "r"}, 200)
    assert (await eve.table(place))["table"]["can_fork"]
    await eve.post(f"{place.path}/fork", body, 201)


# ---- those who watch


async def test_players_do_not_hear_those_who_watch(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    eve, dan = [await server.visitor(name) for name in ("Eve", "Dan")]
    async with ann.socket(place) as page, dan.socket(place) as watching:
        await eve.post(f"{place.path}/chat", {"text": "take the mine"}, 200)
        number = (await ann.post(f"{place.path}/chat", {"text": "hello"}, 200)).json()["number"]
        told = [await socket.until(number) for socket in (page, watching)]
    heard = [[entry.get("text") for message in one for entry in message["entries"]] for one in told]
    assert "hello" in heard[0] and "take the mine" not in heard[0]
    assert "take the mine" in heard[1] and "hello" in heard[1]
    for visitor, hears in ((ann, False), (bob, False), (dan, True), (eve, True)):
        said = [entry["text"] for entry in await visitor.log(place) if entry["kind"] == "chat"]
        assert said == ["take the mine", "hello"][not hears :]
    await ann.post(f"{place.path}/resign", {"key": "end"}, 200)
    assert [entry["text"] for entry in await bob.log(place) if entry["kind"] == "chat"] == ["take the mine", "hello"]


async def test_a_ban_turns_the_invitation_over(server: Server, ann: Visitor, bob: Visitor) -> None:
    """With another cookie somebody who was shown the door came back by the old link."""
    place = await ann.new_table("person", "open")
    await bob.post(f"{place.path}/chat", {"text": "spam", "invite": place.invite}, 200)
    await ann.post(f"{place.path}/kick", {"guest": bob.id, "ban": True}, 200)
    again = await server.visitor("Rob")
    await again.refused(403, "no-invite", f"{place.path}/sit", {"seat": 1, "invite": place.invite})
    invite = (await ann.table(place))["table"]["invite"]
    assert invite != place.invite
    assert (await stored(server, place)).invite == invite
    await again.post(f"{place.path}/sit", {"seat": 1, "invite": invite}, 200)
