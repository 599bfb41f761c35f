"""Who sits where: sitting down, leaving, coming back, taking over, bots stepping in, kicking and banning."""

import pytest

from tests.server.client import Server, Visitor
from tests.server.games import agree, play_out, proposal, seats, three

pytestmark = pytest.mark.asyncio


# ---- sitting and leaving


async def test_sitting_down_and_getting_up_before_the_game(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 2}, 200)
    found = await seats(bob, place)
    assert [seat["name"] for seat in found] == ["Ann", "", "Bob"]
    assert [seat["you"] for seat in found] == [False, False, True]
    await bob.post(f"{place.path}/leave", expect=200)
    assert (await seats(ann, place))[2]["kind"] == "open"
    await bob.refused(409, "not-seated", f"{place.path}/leave")


async def test_one_seat_for_each_guest(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "open", visibility="public")
    await ann.refused(409, "one-seat", f"{place.path}/sit", {"seat": 1})
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await bob.refused(409, "one-seat", f"{place.path}/sit", {"seat": 2})
    await bob.refused(409, "one-seat", f"{place.path}/sit", {"seat": 0})


async def test_a_taken_seat_and_a_missing_one(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "open", "bot:random", visibility="public")
    cleo = await server.visitor("Cleo")
    for seat in (0, 2):
        said = await cleo.refused(409, "seat-taken", f"{place.path}/sit", {"seat": seat})
        assert str(seat + 1) in said["message"]
    said = await cleo.refused(404, "no-seat", f"{place.path}/sit", {"seat": 5})
    assert "3" in said["message"]
    await ann.refused(404, "no-seat", f"{place.path}/bot", {"seat": 7, "bot": "random"})


async def test_coming_back_to_the_own_seat_of_a_running_game(server: Server) -> None:
    place, ann, bob, _ = await three(server)
    await bob.post(f"{place.path}/leave", expect=200)
    left = (await seats(ann, place))[1]
    assert (left["kind"], left["name"], left["away"]) == ("person", "Bob", True)
    await bob.refused(409, "not-seated", f"{place.path}/leave")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    assert not (await seats(ann, place))[1]["away"]
    assert (await bob.table(place))["table"]["status"] == "playing"


async def test_who_has_left_does_not_play_until_they_are_back(server: Server) -> None:
    place, *people = await three(server)
    (mover,) = [person for person in people if (await person.table(place, words=0))["legal"]]
    shown = await mover.table(place, words=0)
    await mover.post(f"{place.path}/leave", expect=200)
    body = {"seat": shown["seat"], "answers": shown["answers"], "key": "k", "action": shown["legal"][0]["action"]}
    await mover.refused(409, "away", f"{place.path}/act", body)
    await mover.refused(403, "not-seated", f"{place.path}/undo", {"key": "u"})
    await mover.post(f"{place.path}/sit", {"seat": shown["seat"]}, 200)
    await mover.post(f"{place.path}/act", body, 200)


# ---- taking over


async def test_a_takeover_needs_the_consent_of_everybody_else(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan = await server.visitor("Dan")
    await dan.refused(409, "seat-taken", f"{place.path}/sit", {"seat": 1})
    await bob.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    assert (await seats(ann, place))[1]["name"] == "Bob"
    asked = await proposal(ann, place)
    assert (asked["what"], asked["by"], asked["seat"], asked["asks_you"]) == ("takeover", "Dan", 1, True)
    assert not (await proposal(dan, place))["asks_you"]
    await dan.refused(403, "not-asked", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})
    await dan.refused(409, "proposed-already", f"{place.path}/sit", {"seat": 1})
    await ann.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    await ann.refused(403, "not-asked", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})
    assert (await seats(ann, place))[1]["name"] == "Bob"
    await cleo.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    assert [(seat["name"], seat["away"]) for seat in await seats(dan, place)][1] == ("Dan", False)
    found = await dan.table(place)
    assert found["table"]["your_seats"] == [1] and found["table"]["proposals"] == []
    await bob.refused(409, "seat-taken", f"{place.path}/sit", {"seat": 1})
    assert (await bob.table(place))["table"]["your_seats"] == []


async def test_one_refusal_ends_a_takeover(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan = await server.visitor("Dan")
    await bob.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    asked = await proposal(ann, place)
    await ann.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    await cleo.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": False}, 200)
    found = (await dan.table(place))["table"]
    assert found["proposals"] == [] and found["your_seats"] == []
    await ann.refused(404, "no-proposal", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})


async def test_the_owner_who_comes_back_ends_a_takeover(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan = await server.visitor("Dan")
    await bob.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    asked = await proposal(ann, place)
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    for person in (ann, cleo):
        await person.refused(404, "no-proposal", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})
    assert (await bob.table(place))["table"]["your_seats"] == [1]


async def test_nothing_is_carried_out_at_a_closed_table(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan = await server.visitor("Dan")
    await bob.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    asked = await proposal(ann, place)
    await ann.post(f"{place.path}/close", expect=200)
    (stop,) = [one for one in (await cleo.table(place))["table"]["proposals"] if one["what"] == "stop"]
    await cleo.post(f"{place.path}/consent", {"proposal": stop["number"], "yes": True}, 200)
    await cleo.refused(404, "no-proposal", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})
    assert (await dan.table(place))["table"]["your_seats"] == []


async def test_nobody_takes_over_a_second_seat(server: Server) -> None:
    place, ann, bob, _ = await three(server)
    await bob.post(f"{place.path}/leave", expect=200)
    await ann.refused(409, "one-seat", f"{place.path}/sit", {"seat": 1})


async def test_who_leaves_has_not_agreed(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan = await server.visitor("Dan")
    await bob.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    asked = await proposal(ann, place)
    await ann.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    await cleo.post(f"{place.path}/leave", expect=200)
    assert (await dan.table(place))["table"]["your_seats"] == []
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    await agree(place, ann)
    assert (await dan.table(place))["table"]["your_seats"] == [1]


async def test_an_abandoned_table_can_be_taken_up_by_anyone_who_may_see_it(server: Server) -> None:
    place, *people = await three(server)
    for person in people:
        await person.post(f"{place.path}/leave", expect=200)
    dan = await server.visitor("Dan")
    await dan.post(f"{place.path}/sit", {"seat": 0}, 200)
    assert (await dan.table(place))["table"]["your_seats"] == [0]
    await dan.refused(409, "one-seat", f"{place.path}/sit", {"seat": 1})


# ---- bots


async def test_the_host_puts_a_bot_on_an_open_seat(ann: Visitor, bob: Visitor, quick_bots: None) -> None:
    place = await ann.new_table("person", "open", "open", visibility="public")
    await bob.refused(403, "only-host", f"{place.path}/bot", {"seat": 1, "bot": "random"})
    await ann.refused(422, "no-bot", f"{place.path}/bot", {"seat": 1, "bot": "genius"})
    await ann.post(f"{place.path}/bot", {"seat": 1, "bot": "random"}, 200)
    await ann.refused(409, "seat-taken", f"{place.path}/bot", {"seat": 1, "bot": "random"})
    await ann.post(f"{place.path}/bot", {"seat": 2, "bot": "greedy"}, 200)
    found = (await ann.table(place))["table"]
    assert found["status"] == "playing"
    assert [seat["bot"] for seat in found["seats"]] == ["", "random", "greedy"]


async def test_a_bot_steps_in_with_the_consent_of_the_others(server: Server, quick_bots: None) -> None:
    place, ann, bob, cleo = await three(server)
    await ann.refused(409, "seat-taken", f"{place.path}/bot", {"seat": 1, "bot": "random"})
    await bob.post(f"{place.path}/leave", expect=200)
    await bob.refused(403, "not-seated", f"{place.path}/bot", {"seat": 1, "bot": "random"})
    await cleo.post(f"{place.path}/bot", {"seat": 1, "bot": "random"}, 200)
    asked = await proposal(ann, place)
    assert (asked["what"], asked["by"], asked["seat"]) == ("bot", "Cleo", 1)
    await ann.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    found = (await seats(ann, place))[1]
    assert (found["kind"], found["bot"]) == ("bot", "random")


async def test_a_person_takes_over_from_a_bot_with_the_consent_of_the_others(server: Server, quick_bots: None) -> None:
    ann, bob, cleo = [await server.visitor(name) for name in ("Ann", "Bob", "Cleo")]
    place = await ann.new_table("person", "open", "bot:random", visibility="public")
    await cleo.refused(409, "seat-taken", f"{place.path}/sit", {"seat": 2})  # before the game it is as the host wants
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await bob.refused(409, "one-seat", f"{place.path}/sit", {"seat": 2})
    await cleo.post(f"{place.path}/sit", {"seat": 2}, 200)
    await play_out(place, ann, bob, until=12)  # the bot plays on, and the others are still asked
    asked = await proposal(ann, place)
    assert (asked["what"], asked["by"], asked["seat"]) == ("takeover", "Cleo", 2)
    for person in (ann, bob):
        assert (await seats(ann, place))[2]["kind"] == "bot"
        await person.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    found = (await seats(cleo, place))[2]
    assert (found["kind"], found["name"], found["you"]) == ("person", "Cleo", True)


async def test_the_bot_of_a_deserted_table_makes_room(ann: Visitor, bob: Visitor, quick_bots: None) -> None:
    place = await ann.new_table("person", "bot:random", visibility="public")
    await ann.post(f"{place.path}/leave", expect=200)
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    assert (await bob.table(place))["table"]["your_seats"] == [1]


async def test_nobody_else_to_ask_a_bot_steps_in_at_once(ann: Visitor, bob: Visitor, quick_bots: None) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await bob.post(f"{place.path}/leave", expect=200)
    await ann.refused(409, "no-weak-bot", f"{place.path}/bot", {"seat": 1, "bot": "random"})
    await ann.post(f"{place.path}/bot", {"seat": 1, "bot": "greedy"}, 200)
    assert (await seats(ann, place))[1]["kind"] == "bot"


# ---- showing the door


async def test_kicked_before_the_game_a_seat_is_open_again(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    whom = (await seats(ann, place))[1]["guest"]
    assert whom == bob.id
    await bob.refused(403, "only-host", f"{place.path}/kick", {"guest": ann.id})
    await ann.refused(404, "no-guest", f"{place.path}/kick", {"guest": "nobody"})
    await ann.refused(404, "no-guest", f"{place.path}/kick", {"guest": ann.id})
    await ann.post(f"{place.path}/kick", {"guest": whom}, 200)
    assert (await seats(ann, place))[1]["kind"] == "open"
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)


async def test_banned_from_a_running_game(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan = await server.visitor("Dan")
    token = (await bob.post(f"{place.path}/token", {"seat": 1}, 201)).json()["token"]
    async with bob.socket(place) as page:
        await page.message()
        await ann.post(f"{place.path}/kick", {"guest": bob.id, "ban": True}, 200)
        await agree(place, cleo)
        assert await page.close_code() == 4403
    assert (await seats(ann, place))[1]["away"]
    assert (await bob.get(place.path, 403)).json()["code"] == "banned"
    program = await server.visitor(authorization=f"Bearer {token}")
    assert (await program.get(place.path, 403)).json()["code"] == "banned"
    act = {"seat": 1, "answers": (await ann.table(place))["table"]["number"], "key": "k", "action": "end"}
    for visitor in (bob, program):
        await visitor.refused(403, "banned", f"{place.path}/act", act)
        await visitor.refused(403, "banned", f"{place.path}/hint", {"seat": 1})
    await bob.refused(403, "banned", f"{place.path}/sit", {"seat": 1})
    await bob.refused(403, "banned", f"{place.path}/chat", {"text": "why?"})
    await bob.refused(403, "not-seated", f"{place.path}/undo", {"key": "k"})
    await bob.refused(403, "banned", f"{place.path}/token", {"seat": 1})
    async with bob.socket(place) as page:
        assert (await page.message())["code"] == "banned"
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    asked = await proposal(ann, place)
    for person in (ann, cleo):
        await person.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    assert (await dan.table(place))["table"]["your_seats"] == [1]


async def test_what_a_kicked_guest_has_proposed_falls(server: Server) -> None:
    place, ann, bob, cleo = await three(server)
    dan = await server.visitor("Dan")
    await bob.post(f"{place.path}/leave", expect=200)
    await dan.post(f"{place.path}/sit", {"seat": 1}, 200)
    asked = await proposal(ann, place)
    await ann.post(f"{place.path}/kick", {"guest": dan.id, "ban": True}, 200)
    for person in (ann, cleo):
        await person.refused(404, "no-proposal", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})
    assert (await seats(ann, place))[1]["name"] == "Bob"


async def test_the_host_can_ban_a_spectator_who_chats(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    await bob.post(f"{place.path}/chat", {"text": "spam"}, 200)
    (said,) = [entry for entry in await ann.log(place) if entry["kind"] == "chat"]
    assert [entry.get("guest") for entry in await bob.log(place) if entry["kind"] == "chat"] == [None]
    await ann.post(f"{place.path}/kick", {"guest": said["guest"], "ban": True}, 200)
    await bob.refused(403, "banned", f"{place.path}/chat", {"text": "more spam"})


async def test_a_new_name_is_shown_where_one_sits_down_with_it(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", "open", visibility="public")
    await bob.post("/api/me", {"name": "Bobby"}, 200)
    assert (await bob.get("/api/me")).json() == {"name": "Bobby"}
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    assert (await seats(ann, place))[1]["name"] == "Bobby"
