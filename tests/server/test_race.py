"""Many at once: whatever the order, one of them is first, and the others are told why they are not."""

import asyncio
from collections import Counter
from typing import Any

import httpx
import pytest

from tests.server.client import Place, Server, Visitor, fresh_key
from tests.server.games import duel, stored, whose_turn

pytestmark = pytest.mark.asyncio

CLIENTS = 50


async def all_at_once(servers: tuple[Server, Server], people: list[Visitor], path: str, bodies: list[Any]) -> Any:
    """Everybody posts their body, every other one at the second worker."""
    visitors = [person.at(servers[number % 2]) for number, person in enumerate(people)]
    return await asyncio.gather(*(who.post(path, body) for who, body in zip(visitors, bodies, strict=True)))


def codes(answers: list[httpx.Response]) -> Counter[str]:
    return Counter("accepted" if answer.status_code == 200 else answer.json()["code"] for answer in answers)


async def game_on_one_screen(two_servers: tuple[Server, Server]) -> tuple[Visitor, Place]:
    ann = await two_servers[0].visitor("Ann")
    return ann, await ann.new_table("person", "person", mode="hotseat")


async def test_fifty_conflicting_actions_for_one_move(two_servers: tuple[Server, Server]) -> None:
    ann, place = await game_on_one_screen(two_servers)
    for round in range(4):
        _, shown = await whose_turn(place, ann)
        legal = shown["legal"]
        bodies = [
            {
                "seat": shown["seat"],
                "answers": shown["answers"],
                "key": fresh_key(),
                "action": legal[number % len(legal)]["action"],
            }
            for number in range(CLIENTS)
        ]
        answers = await all_at_once(two_servers, [ann] * CLIENTS, f"{place.path}/act", bodies)
        found = codes(answers)
        assert found["accepted"] == 1
        assert found["stale"] + found["illegal"] == CLIENTS - 1
        assert all(answer.json()["message"] for answer in answers if answer.status_code == 409)
        (winner,) = [number for number, answer in enumerate(answers) if answer.status_code == 200]
        table = await stored(two_servers[0], place)
        assert len(table.history.line) == round + 1
        assert table.history.line[-1].action.to_json() == bodies[winner]["action"]
        assert table.history.line[-1].number == answers[winner].json()["number"]


async def test_fifty_tries_of_one_request(two_servers: tuple[Server, Server]) -> None:
    ann, place = await game_on_one_screen(two_servers)
    _, shown = await whose_turn(place, ann)
    body = {"seat": shown["seat"], "answers": shown["answers"], "key": "same", "action": shown["legal"][0]["action"]}
    answers = await all_at_once(two_servers, [ann] * CLIENTS, f"{place.path}/act", [body] * CLIENTS)
    said = [answer.json() for answer in answers]
    assert {one["number"] for one in said} == {shown["table"]["number"] + 1}
    assert [one["repeated"] for one in said].count(False) == 1
    assert len((await stored(two_servers[0], place)).history.line) == 1


async def test_fifty_guests_and_one_seat(two_servers: tuple[Server, Server]) -> None:
    ann = await two_servers[0].visitor("Ann")
    place = await ann.new_table("person", "open", visibility="public")
    guests = [await two_servers[0].visitor(f"Guest {number}") for number in range(CLIENTS)]
    answers = await all_at_once(two_servers, guests, f"{place.path}/sit", [{"seat": 1}] * CLIENTS)
    assert codes(answers) == {"accepted": 1, "seat-taken": CLIENTS - 1}
    (winner,) = [guest for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 200]
    table = await stored(two_servers[0], place)
    assert table.seats[1].guest == winner.id
    assert [entry.kind for entry in table.entries] == ["create", "sit", "start"]


async def test_two_people_choose_in_secret_at_the_same_time(two_servers: tuple[Server, Server]) -> None:
    here, there = two_servers
    for _ in range(5):
        ann, bob = await here.visitor("Ann"), await there.visitor("Bob")
        place = await duel(ann, bob, options={"setup": "advanced_secret"})
        asked = [await person.table(place, words=0) for person in (ann, bob)]
        await asyncio.gather(
            *(
                person.act(place, shown["legal"][0]["action"], shown["seat"], shown["answers"])
                for person, shown in zip((ann, bob), asked, strict=True)
            )
        )
        table = await stored(here, place)
        assert {move.action.seat for move in table.history.line} == {0, 1}
        assert [entry.number for entry in table.entries] == [1, 2, 3, 4, 5]


async def test_the_last_two_consents_at_the_same_time(two_servers: tuple[Server, Server]) -> None:
    here, there = two_servers
    ann, bob, cleo, dan = [await here.visitor(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    place = await ann.new_table("person", "open", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await cleo.post(f"{place.path}/sit", {"seat": 2}, 200)
    await bob.post(f"{place.path}/leave", expect=200)
    asked = (await dan.post(f"{place.path}/sit", {"seat": 1}, 200)).json()["number"]
    yes = {"proposal": asked, "yes": True}
    await asyncio.gather(
        ann.post(f"{place.path}/consent", yes, 200), cleo.at(there).post(f"{place.path}/consent", yes, 200)
    )
    table = await stored(here, place)
    assert [entry.kind for entry in table.entries][-3:] == ["answer", "answer", "sit"]
    assert table.seats[1].guest == dan.id
