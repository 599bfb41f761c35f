"""Playing games at tables for the tests, and looking into the database."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from random import Random
from typing import Any, cast

import msgspec
from litestar.di import Provide

from bastide.core.catalog import bot
from bastide.core.catalog import game as find_game
from bastide.core.record import Record
from bastide.core.state import State
from bastide.server.table import Entry, Seat, Table
from bastide.server.worker import Worker
from bastide.server.writer import Writer
from tests.server.client import PATIENCE, Place, Server, Visitor

MOST_LOOKS = 20_000
"""A game has a few hundred moves; a test that looks more often is stuck."""
WIDE = 1000
"""Legal actions of a choice that is not described in full."""
A_MOMENT = 0.003
"""Before looking again whether the others have moved."""


async def until(looks: Callable[[], Awaitable[bool]]) -> None:
    """What a worker hears, or counts, by and by."""
    async with asyncio.timeout(PATIENCE):
        while not await looks():
            await asyncio.sleep(A_MOMENT)


async def play_out(place: Place, *people: Visitor, until: int | None = None) -> None:
    """Let these people (and the bots) play until the game is over or has so many moves."""
    for look in range(MOST_LOOKS):
        visitor = people[look % len(people)]
        shown = await visitor.table(place, words=0)
        if shown["table"]["status"] == "over" or (until is not None and shown["table"]["moves"] >= until):
            return
        legal = shown["legal"]
        if legal:
            action = legal[7 * look % len(legal)]["action"]
            await visitor.act(place, action, shown["seat"], shown["answers"])
        else:
            await asyncio.sleep(A_MOMENT)
    raise AssertionError("the game does not end")


def worker(server: Server) -> Worker:
    """What a worker holds in its memory."""
    found = server.app.dependencies["worker"]
    assert isinstance(found, Provide)
    return cast(Worker, found.dependency())


async def stored(server: Server, place: Place) -> Table:
    """The table as it stands in the database, secrets and all: read by nobody's worker."""
    return await Writer(server.beside).table(place.id)


@cache
def finished_record() -> Record:
    record = Record("burgundy", 2, "finished")
    player = bot("random")
    while not record.state.over:
        seat = record.state.to_act[0]
        record.apply(player.choose(record.state, seat, len(record.moves)))
    return record


def table_with(state: State) -> Table:
    """A table in the middle of a game of people."""
    row = dict.fromkeys(("id", "mode", "visibility", "seed", "invite", "position"), "")
    table = Table({**row, "game": state.game, "options": "{}", "seats": state.seats})
    seats = [Seat("person", f"guest {seat}", f"Guest {seat}") for seat in range(state.seats)]
    table.fold(Entry(1, 0, "create", "guest 0", None, {"seats": msgspec.to_builtins(seats)}))
    table.started = True
    table.history.go(0, state)
    return table


@cache
def wide_record() -> Record:
    """A game of the toy in which a booth is to be built on a wide pitch: a choice among more than a thousand places."""
    toy = find_game("fair")
    for seed in range(100):
        dice, state = Random(seed), toy.start(2, seed, pitch="wide")
        while not state.over:
            legal = state.legal(state.to_act[0])
            if len(legal) > WIDE:
                return Record("fair", 2, seed, {"pitch": "wide"}, state.to_json())
            state.apply(dice.choice(legal))
    raise AssertionError("nothing is ever built")


async def duel(ann: Visitor, bob: Visitor, **more: object) -> Place:
    """A public table of two people, the first its host."""
    place = await ann.new_table("person", "open", visibility="public", **more)
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    return place


async def whose_turn(place: Place, *people: Visitor) -> tuple[Visitor, dict[str, Any]]:
    """Who is asked something (when the bots have moved), and what they are shown."""
    for _ in range(MOST_LOOKS):
        for visitor in people:
            shown = await visitor.table(place, words=0)
            if shown["legal"]:
                return visitor, shown
        await asyncio.sleep(A_MOMENT)
    raise AssertionError("nobody is asked anything")


async def seats(visitor: Visitor, place: Place) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.table(place))["table"]["seats"]
    return found


async def three(server: Server) -> tuple[Place, Visitor, Visitor, Visitor]:
    """A game of Ann (the host), Bob and Cleo."""
    ann, bob, cleo = [await server.visitor(name) for name in ("Ann", "Bob", "Cleo")]
    place = await ann.new_table("person", "open", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await cleo.post(f"{place.path}/sit", {"seat": 2}, 200)
    return place, ann, bob, cleo


async def proposal(visitor: Visitor, place: Place) -> dict[str, Any]:
    (found,) = (await visitor.table(place))["table"]["proposals"]
    return dict(found)


async def agree(place: Place, *people: Visitor) -> None:
    """All of them say yes to what has been proposed."""
    for person in people:
        asked = await proposal(person, place)
        await person.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
