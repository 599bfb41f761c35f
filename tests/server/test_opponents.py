"""An opponent whom nobody sits for, and games of one that can be lost. In the toy game it is the crier."""

import asyncio

import pytest

from bastide.core.record import Record
from tests.server.client import Place, Server, Visitor

pytestmark = pytest.mark.asyncio

GAMES = 60


async def play_alone(ann: Visitor, game: int) -> Place:
    place = await ann.new_table("person", game="fair", visibility="public")
    for number in range(200):
        shown = await ann.table(place, words=0)
        if shown["table"]["status"] == "over":
            return place
        texts = {choice["text"]: choice["action"] for choice in shown["legal"]}
        action = texts.get("ready") or texts.get("pass") or list(texts.values())[(game + number) % len(texts)]
        await ann.act(place, action, 0, shown["answers"])
    raise AssertionError("the game does not end")


async def test_a_game_against_nobody_can_be_lost_and_looked_back_at(server: Server, ann: Visitor) -> None:
    passer_by = await server.visitor()
    for game in range(GAMES):
        place = await play_alone(ann, game)
        shown = await passer_by.table(place)
        view = shown["view"]
        ((name, points),) = [(opponent["name"], opponent["points"]) for opponent in view["opponents"]]
        assert name == "crier"
        if not view["winners"]:
            break
        assert points <= view["scores"][0]
    assert shown["table"]["status"] == "over" and view["over"]
    assert points > view["scores"][0]
    assert view["ranking"] == [1, 0]
    assert {row["seat"] for row in view["ledger"]} >= {1}
    record = Record.parse((await passer_by.get(f"{place.path}/record", 200)).text)
    assert record.state.winners() == []
    past = (await passer_by.get(f"{place.path}/positions/{record.at}", 200)).json()["view"]
    assert (past["opponents"], past["winners"], past["ranking"]) == (view["opponents"], [], [1, 0])
    (row,) = [row for row in (await ann.get("/api/tables?scope=mine", 200)).json() if row["id"] == place.id]
    assert row["status"] == "over"


@pytest.mark.parametrize(("language", "crier"), [("en", "the crier"), ("ru", "глашатай")])
async def test_the_log_names_the_opponent(ann: Visitor, language: str, crier: str) -> None:
    for game in range(GAMES):
        place = await play_alone(ann, game)
        lines = [line for entry in await ann.log(place, lang=language) for line in entry.get("lines", [])]
        if any(crier in line.lower() for line in lines):
            return
        await asyncio.sleep(0)
    pytest.fail("the crier is never named")
