"""Orléans at a table (ORL-10): plans, draws, bags and what lies face down stay hidden, with every module."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bastide.core.catalog import game
from bastide.core.record import Record
from bastide.core.rng import seeded
from bastide.core.state import State
from bastide.server import render
from bastide.server.render import Viewer
from bastide.server.table import Table
from tests.games.orleans.busy import busy
from tests.games.orleans.invariants import rich
from tests.games.orleans.make_golden import MODULES
from tests.server.client import Place, Server, Visitor
from tests.server.games import stored, table_with, worker
from tests.server.test_secrets import SHORTEST_PILE, Listener, compact, found_in, settled

pytestmark = pytest.mark.asyncio

GAME = game("orleans")
EVERYTHING = ["everything_new_deeds", "everything_intrigue"]
SECRET = {"draw", "put", "back", "withdraw", "tower", "market"}
"""What is done in secret until everybody is ready (ORL-10.3)."""
MOST_MOVES = 120


async def rich_table(ann: Visitor, bob: Visitor, modules: list[str], number: int = 3) -> Place:
    """A public game of Ann and Bob that begins late, with much in everybody's bag."""
    record = Record("orleans", 2, "rich", position=rich(2, number, modules))
    found = (await ann.post("/api/import", {"record": record.text()}, 201)).json()["table"]["id"]
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = (await ann.post(f"/api/tables/{found}/fork", {"moves": 0, "seats": seats}, 201)).json()["table"]
    place = Place(made["id"], made["invite"])
    await bob.post(f"{place.path}/sit", {"seat": 1, "invite": place.invite}, 200)
    return place


# ---- searching what was received


def face_down(state: State) -> list[bytes]:
    """The words of the generator; the hourglass and the deck of orders, in both directions (ORL-10.2)."""
    data: dict[str, Any] = state.to_json()
    hidden = [compact(data["rng"]), *(str(word) for word in data["rng"] if word > 10**8)]
    for pile in (data["hourglass"], data["deck"]):
        if len(pile) >= SHORTEST_PILE and len(set(pile)) > 1:
            hidden += [compact(order)[1:-1] for order in (pile, pile[::-1])]
    return [secret.encode() for secret in [*hidden, '"lost_goods"', '"was_tower"', '"hourglass":[', '"deck":[']]


def objects(data: Any) -> Iterator[dict[str, Any]]:
    """Every object in something received."""
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from objects(value)
    elif isinstance(data, list):
        for value in data:
            yield from objects(value)


def received(heard: bytes) -> Iterator[dict[str, Any]]:
    for line in heard.decode().splitlines():
        if line[:1] in "[{" and line:
            yield from objects(json.loads(line))


def check_received(heard: bytes, seat: int | None, wave: int) -> int:
    """ORL-10.2, ORL-10.3: of other seats neither bag nor draw nor plan, in views and in the log. How many views and
    entries there were of somebody else's secrets."""
    seen = 0
    for found in received(heard):
        players = found.get("players", [])
        for other, player in enumerate(players):
            if other != seat and "bag_tokens" in player:
                assert player["bag_tokens"] is None
                assert player["drawn"] == player["new"] == []
                assert player["fresh"] == [] or found["phase"] != "followers"
                seen += 1
        if found.get("kind") == "act" and found["seat"] != seat and (found["moves"] or 0) >= wave:
            assert "action" not in found
            assert not {event["event"] for event in found.get("events", [])} & SECRET
            seen += 1
    return seen


def wave_of(table: Table) -> int:
    """The first move of the planning that goes on, or one that never comes."""
    assert table.state is not None
    return table.state.stack[-1].together or 10**9


@pytest.mark.parametrize("modules", EVERYTHING)
async def test_a_game_gives_nothing_away(server: Server, fixed_seed: str, modules: str) -> None:
    """Everything that two players and a passer-by are sent, over HTTP and over the socket."""
    ann, bob, eve = [await server.visitor(name) for name in ("Ann", "Bob", "Eve")]
    place = await rich_table(ann, bob, MODULES[modules])
    who: list[tuple[Visitor, int | None]] = [(ann, 0), (bob, 1), (eve, None)]
    listeners = [Listener(visitor, place, seat) for visitor, seat in who]
    for visitor, _ in who:
        visitor.heard.clear()  # the record that was brought in held everything
    chance = seeded(modules, "secrets")
    secrets: Counter[int | None] = Counter()
    async with ann.socket(place) as anns, bob.socket(place) as bobs, eve.socket(place, invite=place.invite) as eves:
        for played in range(MOST_MOVES):
            table = await worker(server).writer.table(place.id)
            state, number = table.state, table.number
            if state is None or table.status == "over":
                break
            if played % 10 == 0:
                for page in (anns, bobs, eves):
                    await page.until(number)
                for listener in listeners:
                    await listener.visitor.table(place, invite=place.invite)
                    await listener.visitor.log(place, since=max(0, number - 12), invite=place.invite)
                    await listener.visitor.get(f"{place.path}/positions/{played}", 200, invite=place.invite)
                    heard = listener.take()
                    assert found_in(heard, [fixed_seed.encode(), *face_down(state)]) == []
                    secrets[listener.seat] += check_received(heard, listener.seat, wave_of(table))
            seat = state.to_act[chance.below(len(state.to_act))]
            mover = (ann, bob)[seat]
            answers = (await mover.table(place, words=0))["answers"]
            await mover.act(place, str(busy(state, seat, chance)), seat, answers)
    assert all(secrets[seat] > 50 for _, seat in who)
    await ann.post(f"{place.path}/resign", {"key": "end"}, 200)
    await eve.table(place, invite=place.invite)
    assert fixed_seed.encode() in listeners[-1].take()  # the search does find what is there


# ---- the same whatever is hidden

PLANS = [
    ("draw count=1", "put token=own_farmer slot=castle:0", "put token=own_boatman slot=castle:1", "ready"),
    ("draw count=2", "put token=own_trader slot=castle:2", "put token=own_farmer slot=village:0", "ready"),
    ("draw count=3", "put token=own_craftsman slot=village:2", "withdraw slot=village:2", "ready"),
]
"""The same number of steps each time; they draw and plan something else."""


@pytest.mark.parametrize("modules", EVERYTHING)
async def test_others_receive_the_same_whatever_was_planned(server: Server, fixed_seed: str, modules: str) -> None:
    """ORL-10.3: over the socket, in the log, in positions to step through, and in a game that somebody goes on with
    from there."""
    heard: list[tuple[str, str]] = []
    forks: list[dict[str, Any]] = []
    for plan in PLANS:
        ann, bob, eve = [await server.visitor(name) for name in ("Ann", "Bob", "Eve")]
        place = await rich_table(ann, bob, MODULES[modules])
        before = await ann.table(place, words=0)
        for visitor in (bob, eve):
            visitor.heard.clear()
        async with bob.socket(place) as bobs, eve.socket(place, invite=place.invite) as eves:
            for line in plan:
                answers = (await ann.table(place, words=0))["answers"]
                done = await ann.act(place, line, 0, answers)
            await ann.undo(place)
            last = (await ann.redo(place))["number"]
            for page in (bobs, eves):
                await page.until(last)
        assert done["number"] == last - 2
        for visitor in (bob, eve):
            await visitor.table(place, invite=place.invite)
            await visitor.log(place, invite=place.invite)
            for moves in range(len(plan) + 1):
                await visitor.get(f"{place.path}/positions/{moves}", 200, invite=place.invite)
        await bob.get(f"{place.path}/refusals", 200, seat=1)
        heard.append((settled(bob.heard, place), settled(eve.heard, place)))
        mine = await ann.table(place, words=0)
        assert mine["view"]["players"][0] != before["view"]["players"][0]
        body = {"moves": len(plan), "seats": [{"kind": "person"}] * 2, "mode": "hotseat"}
        await ann.post(f"{place.path}/resign", {"key": "end"}, 200)
        made = (await eve.post(f"{place.path}/fork", body, 201, invite=place.invite)).json()["table"]
        forks.append((await stored(server, Place(made["id"], made["invite"]))).history.replay(0).to_json())
    assert heard[0] == heard[1] == heard[2]
    assert forks[0] == forks[1] == forks[2]


@pytest.mark.parametrize("modules", ["", *MODULES])
async def test_what_is_shown_follows_from_what_the_seat_may_know(modules: str) -> None:
    """With each module: views, questions, legal actions, what they bring and why others are refused."""
    number = list(MODULES).index(modules) if modules else 9
    seats = 2 + number % 3
    state = GAME.from_json(rich(seats, number, MODULES.get(modules, [])))
    chance = seeded(number, "shown")
    differed = 0
    for played in range(200):
        if state.over:
            break
        if played % 8 == 0:
            for seat in (None, *range(seats)):
                imagined = state.determinize(seat, f"imagined {played}")
                differed += imagined.to_json() != state.to_json()
                viewer = Viewer("" if seat is None else f"guest {seat}", "ru")
                truth, fancy = table_with(state), table_with(imagined)
                assert render.position(truth, viewer) == render.position(fancy, viewer)
                if seat is not None:
                    assert render.refusals(truth, seat, "en") == render.refusals(fancy, seat, "en")
        seat = state.to_act[chance.below(len(state.to_act))]
        state.apply(busy(state, seat, chance))
    assert differed > 40


async def test_a_shared_screen_tells_each_player_the_log_of_that_player(server: Server, ann: Visitor) -> None:
    """ORL-10.3: what the first planned is in no message from the moment the second is asked, until both are ready."""
    place = await ann.new_table("person", "person", game="orleans", mode="hotseat")
    plan = ["put token=own_farmer slot=village:0", "put token=own_boatman slot=village:1", "ready"]
    async with ann.socket(place) as page:
        for seat in (0, 1):
            last = 0
            for line in plan:
                shown = await ann.table(place, words=0)
                assert shown["seat"] == seat
                last = (await ann.act(place, line, seat, shown["answers"]))["number"]
            message = (await page.until(last))[-1]
            acts = [entry for entry in message["entries"] if entry["kind"] == "act"]
            assert [entry["seat"] for entry in acts] == [0, 0, 0, 1, 1, 1][: 3 * seat + 3], "the log is sent anew"
            if seat == 0:
                assert message["seat"] == 1
                assert not any("action" in entry for entry in acts)
                assert [event["event"] for entry in acts for event in entry["events"]] == ["ready"]
                assert "own_farmer" not in json.dumps(message["entries"])
    assert message["view"]["round"] == 2
    assert [entry["action"]["do"] for entry in acts] == ["put", "put", "ready"] * 2
