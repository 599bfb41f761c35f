"""Nothing secret leaves the server: everything each seat and a spectator receive is searched for the true values."""

import asyncio
import json
from typing import Any

import pytest

from bastide.core.state import State
from bastide.server.table import Table
from tests.server.client import Place, Server, Visitor
from tests.server.games import stored, whose_turn

pytestmark = pytest.mark.asyncio

SHORTEST_PILE = 4
"""A shorter run of tiles can stand in a view by accident."""


class Listener:
    """A visitor who reads everything there is to read, over HTTP and over a WebSocket."""

    def __init__(self, visitor: Visitor, place: Place, seat: int | None) -> None:
        self.visitor = visitor
        self.place = place
        self.seat = seat

    async def look(self) -> None:
        place = self.place
        await self.visitor.table(place)
        await self.visitor.log(place, since=0)
        await self.visitor.get("/api/tables", scope="public")
        await self.visitor.get("/api/tables", scope="mine")
        await self.visitor.get(f"{place.path}/record")
        await self.visitor.get(f"{place.path}/positions/0")
        if self.seat is not None:
            await self.visitor.get(f"{place.path}/refusals", seat=self.seat)

    async def watch(self, done: asyncio.Event) -> None:
        """Read the live table until the game is over."""
        async with self.visitor.socket(self.place, lang="ru") as page:
            ending = asyncio.ensure_future(done.wait())
            while not done.is_set():
                reading = asyncio.ensure_future(page.message())
                await asyncio.wait({reading, ending}, return_when=asyncio.FIRST_COMPLETED)
                if not reading.done():
                    reading.cancel()

    def take(self) -> bytes:
        """What has been received since the last time."""
        found = b"\n".join(self.visitor.heard)
        self.visitor.heard.clear()
        return found


def chance(state: State) -> list[bytes]:
    """What nobody may know while the game runs: the words of the generator and the order of what lies face down."""
    data: dict[str, Any] = state.to_json()
    secrets = [json.dumps(data["rng"], separators=(",", ":")), *(str(word) for word in data["rng"])]
    for pile in [*data["piles"].values(), data["goods_stacks"], data["boxed_goods"]]:
        if len(pile) >= SHORTEST_PILE and len(set(pile)) > 1:
            secrets += [json.dumps(order, separators=(",", ":"))[1:-1] for order in (pile, pile[::-1])]
    return [secret.encode() for secret in secrets]


def found_in(heard: bytes, secrets: list[bytes]) -> list[bytes]:
    return [secret for secret in secrets if secret in heard]


def others_cookies(people: list[Visitor], viewer: Visitor) -> list[bytes]:
    return [
        value.encode()
        for person in people
        if person is not viewer
        for value in (person.http.cookies["bastide_guest"], person.http.cookies["bastide_guest"].partition(".")[2])
    ]


async def full_game(server: Server, setup: str, moves: int | None) -> None:
    people = [await server.visitor(name) for name in ("Ann", "Bob", "Cleo")]
    ann, bob, cleo = people
    place = await ann.new_table(
        "person", "open", "open", "bot:random", visibility="public", options={"setup": setup, "duchies": "random"}
    )
    for seat in (1, 2):
        await people[seat].post(f"{place.path}/sit", {"seat": seat}, 200)
    token = (await bob.post(f"{place.path}/token", {"seat": 1}, 201)).json()["token"]
    program = await server.visitor(authorization=f"Bearer {token}")
    stranger = await server.visitor("Eve")
    bob.heard.clear()
    listeners = [
        *(Listener(person, place, seat) for seat, person in enumerate(people)),
        Listener(program, place, 1),
        Listener(stranger, place, None),
    ]
    done = asyncio.Event()
    watching = [asyncio.create_task(listener.watch(done)) for listener in listeners]
    played = 0
    while played != moves:
        table = await stored(server, place)
        assert table.state is not None
        if table.status == "over":
            break
        for listener in listeners[:: 1 if played % 10 == 0 else len(listeners)]:
            await listener.look()
        check(table, listeners, people, token)
        mover, shown = await whose_turn(place, *people)
        action = shown["legal"][5 * played % len(shown["legal"])]["action"]
        await mover.act(place, action, shown["seat"], shown["answers"])
        played += 1
        if played == 1:
            await mover.post(f"{place.path}/hint", {"seat": shown["seat"]})
    done.set()
    await asyncio.gather(*watching)


def check(table: Table, listeners: list[Listener], people: list[Visitor], token: str) -> None:
    state = table.state
    assert state is not None
    deal = table.line.state(0)
    secrets = [table.seed.encode(), *chance(state), *chance(deal)]
    for listener in listeners:
        heard = listener.take()
        assert found_in(heard, secrets) == []
        assert found_in(heard, others_cookies(people, listener.visitor)) == []
        assert token.encode() not in heard
        if listener.visitor is not people[0]:  # the host may know whom to show the door
            ids = [person.id.encode() for person in people if person is not listener.visitor]
            assert found_in(heard, ids) == []
        if not listener.visitor.id or listener.seat is None:
            assert table.invite.encode() not in heard
        for other, action in hidden_choices(table):
            if other != listener.seat:
                assert found_in(heard, named(action)) == []


def hidden_choices(table: Table) -> list[tuple[int, dict[str, Any]]]:
    """The choices that have been made in secret and are not shown yet."""
    state = table.state
    assert state is not None
    if not state.stack or not state.stack[-1].together:
        return []
    return [(move.action.seat, move.action.to_json()) for move in table.line.moves[: table.line.at]]


def named(action: dict[str, Any]) -> list[bytes]:
    """How a choice of somebody else would be written, wherever it stood."""
    seat, duchy, castle = action["seat"], action["duchy"], action["castle"]
    return [
        json.dumps(action, separators=(",", ":")).encode(),
        f'"choice":{{"duchy":{duchy},"castle":"{castle}"'.encode(),
        f'"seat":{seat},"duchy":{duchy},'.encode(),
    ]
