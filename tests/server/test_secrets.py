"""Nothing secret leaves the server.

Everything each seat, a program and a spectator receive in a whole game is searched for the true values; and what they
are shown is the same whatever the values are that they may not know.
"""

import asyncio
import json
import re
from typing import Any

import pytest

from bastide.core.catalog import bot, game
from bastide.core.state import State
from bastide.server import render
from bastide.server.render import Viewer
from bastide.server.table import Table
from tests.server.client import Place, Server, Visitor
from tests.server.games import duel, table_with, whose_turn, worker

pytestmark = pytest.mark.asyncio

SHORTEST_PILE = 6
"""A shorter run of tiles could stand in a view by accident."""
MOST_MOVES = 500


# ---- searching what was received


class Listener:
    """A visitor who reads everything there is to read, over HTTP and over a WebSocket."""

    def __init__(self, visitor: Visitor, place: Place, seat: int | None) -> None:
        self.visitor = visitor
        self.place = place
        self.seat = seat

    async def look(self) -> None:
        await self.visitor.table(self.place)
        await self.visitor.log(self.place, since=0)
        for path in ("/api/tables?scope=public", "/api/tables?scope=mine", "/api/me", "/api/games", "/metrics"):
            await self.visitor.get(path)
        for path in ("record", "positions/0"):
            await self.visitor.get(f"{self.place.path}/{path}")
        if self.seat is not None:
            await self.visitor.get(f"{self.place.path}/refusals", 200, seat=self.seat)

    async def watch(self, done: asyncio.Event) -> None:
        """Read the live table until the game is over."""
        ending = asyncio.ensure_future(done.wait())
        async with self.visitor.socket(self.place, lang="ru") as page:
            while not done.is_set():
                reading = asyncio.ensure_future(page.message())
                await asyncio.wait({reading, ending}, return_when=asyncio.FIRST_COMPLETED)
                reading.cancel()

    def take(self) -> bytes:
        """What has been received since the last time."""
        found = b"\n".join(self.visitor.heard)
        self.visitor.heard.clear()
        return found


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def chance(state: State) -> list[bytes]:
    """What nobody may know while the game runs: the words of the generator and the order of what lies face down."""
    data: dict[str, Any] = state.to_json()
    hidden = [compact(data["rng"]), *(str(word) for word in data["rng"] if word > 10**8)]
    for pile in [*data["piles"].values(), data["goods_stacks"], data["boxed_goods"]]:
        if len(pile) >= SHORTEST_PILE and len(set(pile)) > 1:
            hidden += [compact(order)[1:-1] for order in (pile, pile[::-1])]
    return [secret.encode() for secret in hidden]


def found_in(heard: bytes, hidden: list[bytes]) -> list[bytes]:
    return [secret for secret in hidden if secret in heard]


def credentials(person: Visitor) -> list[bytes]:
    """The cookie that is all there is of an account, whole and its signature."""
    cookie = person.http.cookies["bastide_guest"]
    return [cookie.encode(), cookie.partition(".")[2].encode()]


def check(table: Table, listeners: list[Listener], people: list[Visitor], token: str) -> None:
    assert table.state is not None
    from_all = [table.seed.encode(), token.encode(), *chance(table.state), *chance(table.history.replay(0))]
    for listener in listeners:
        heard = listener.take()
        others = [person for person in people if person is not listener.visitor]
        hidden = [secret for person in others for secret in credentials(person)]
        if listener.visitor is not people[0]:  # the host may know whom to show the door
            hidden += [person.id.encode() for person in others]
        if listener.visitor not in people:
            hidden.append(table.invite.encode())
        for seat, choice in secret_choices(table):
            if seat != listener.seat:
                hidden.append(compact(choice).encode())
                hidden.append(f'"seat":{seat},"duchy":{choice["duchy"]},'.encode())
        assert found_in(heard, from_all + hidden) == []


def secret_choices(table: Table) -> list[tuple[int, dict[str, Any]]]:
    """The choices that have been made in secret and are not shown yet."""
    assert table.state is not None
    if not table.state.stack[-1].together:
        return []
    return [(action.seat, action.to_json()) for action in table.history.moves]


async def test_a_whole_game_gives_nothing_away(server: Server, fixed_seed: str, quick_bots: None) -> None:
    ann, bob, eve = [await server.visitor(name) for name in ("Ann", "Bob", "Eve")]
    people = [ann, bob]
    place = await ann.new_table(
        "person", "open", "bot:random", visibility="public", options={"setup": "advanced_secret"}, hints=True
    )
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    token = (await bob.post(f"{place.path}/token", {"seat": 1}, 201)).json()["token"]
    bob.heard.clear()
    program = await server.visitor(authorization=f"Bearer {token}")
    who: list[tuple[Visitor, int | None]] = [(ann, 0), (bob, 1), (program, 1), (eve, None)]
    listeners = [Listener(visitor, place, seat) for visitor, seat in who]
    done = asyncio.Event()
    watching = [asyncio.create_task(listener.watch(done)) for listener in listeners]
    secret_looks = 0
    for played in range(MOST_MOVES):
        table = await worker(server).writer.table(place.id)
        if table.status == "over":
            break
        if played < 4 or played % 25 == 0:
            for listener in listeners:
                await listener.look()
        table = await worker(server).writer.table(place.id)
        if table.status == "over":
            break
        assert table.seed == fixed_seed and table.state is not None
        secret_looks += bool(secret_choices(table))
        check(table, listeners, people, token)
        if not any(seat in table.state.to_act for seat in (0, 1)):
            await asyncio.sleep(0.001)
            continue
        mover, shown = await whose_turn(place, ann, bob)
        if played == 5:
            await mover.post(f"{place.path}/hint", {"seat": shown["seat"]}, 200)
        action = shown["legal"][5 * played % len(shown["legal"])]["action"]
        await mover.act(place, action, shown["seat"], shown["answers"])
    done.set()
    await asyncio.gather(*watching)
    assert table.status == "over"
    assert secret_looks > 0
    # The search does find what is there: now the seed is public.
    await eve.table(place)
    assert found_in(listeners[-1].take(), [fixed_seed.encode()]) == [fixed_seed.encode()]


# ---- the same whatever is hidden


def settled(heard: list[bytes], place: Place) -> str:
    """What was received, without what differs between any two tables."""
    text = b"\n".join(heard).decode().replace(place.id, "TABLE").replace(place.invite, "INVITE")
    text = re.sub(r'"(at|updated)":[0-9.e+]+|"voice":"[0-9a-f]+"', "", text)
    return re.sub(r"Headers\(.*\)|'content-length'.*", "", text)


async def test_others_receive_the_same_whatever_was_chosen_in_secret(
    server: Server, fixed_seed: str, ann: Visitor, bob: Visitor
) -> None:
    eve = await server.visitor()
    received: dict[str, set[str]] = {"bob": set(), "eve": set()}
    choices = 0
    for choice in range(8):
        place = await duel(ann, bob, options={"setup": "advanced_secret"})
        shown = await ann.table(place, words=0)
        choices = len(shown["legal"])
        for visitor in (bob, eve):
            visitor.heard.clear()
        async with bob.socket(place) as bobs, eve.socket(place) as eves:
            for page in (bobs, eves):
                await page.until(3)
            await ann.act(place, shown["legal"][choice]["action"], 0, shown["answers"])
            for page in (bobs, eves):
                await page.until(4)
        for name, visitor in (("bob", bob), ("eve", eve)):
            await visitor.table(place)
            await visitor.log(place)
            for moves in (0, 1):
                await visitor.get(f"{place.path}/positions/{moves}", 200)
            await visitor.get("/api/tables", 200, scope="public")
            if visitor is bob:
                await visitor.get(f"{place.path}/refusals", 200, seat=1)
            received[name].add(settled(visitor.heard, place))
        await ann.post(f"{place.path}/resign", {"key": "end"}, 200)
    assert choices == 8
    assert {name: len(found) for name, found in received.items()} == {"bob": 1, "eve": 1}


@pytest.mark.parametrize("setup", ["basic", "advanced_secret"])
async def test_what_is_shown_follows_from_what_the_seat_may_know(setup: str) -> None:
    state = game("burgundy").start(3, "shown", setup=setup)
    player = bot("random")
    differed = 0
    while not state.over:
        if state.moves < 4 or state.moves % 7 == 0:
            for seat in (None, 0, 1, 2):
                imagined = state.determinize(seat, f"imagined {state.moves}")
                differed += imagined.to_json() != state.to_json()
                viewer = Viewer("" if seat is None else f"guest {seat}", "ru")
                truth, fancy = table_with(state), table_with(imagined)
                assert render.position(truth, viewer) == render.position(fancy, viewer)
                if seat is not None:
                    assert render.refusals(truth, seat, "en") == render.refusals(fancy, seat, "en")
        mover = state.to_act[-1]
        state.apply(player.choose(state, mover, state.moves))
    assert differed > 50
