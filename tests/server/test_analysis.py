"""Analyses at tables: of finished games only, once for each, by everybody who may look; and better lines to follow."""

import asyncio
from typing import Any

import pytest

from bastide.analysis.analyse import Effort
from bastide.server.analyses import TAKE
from tests.server.client import Place, Server, Visitor
from tests.server.games import worker
from tests.server.golden import golden_table

pytestmark = pytest.mark.asyncio


async def ready(visitor: Visitor, place: Place, **params: object) -> dict[str, Any]:
    for _ in range(7500):  # the analysis yields to everybody else
        found: dict[str, Any] = (await visitor.get(f"{place.path}/analysis", 200, **params)).json()
        if found["ready"]:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("the analysis never ends")


async def test_a_finished_game(server: Server, ann: Visitor) -> None:
    """Whoever may look asks once; then everybody has it, in their language, and can follow the better lines."""
    worker(server).analyses.effort = Effort(nodes=40, looks=3, plays=1)
    place = await golden_table(worker(server).writer, "florence", "two")
    stranger = await server.visitor()
    assert (await stranger.get(f"{place.path}/analysis", 404)).json()["code"] == "no-analysis"
    begun = (await stranger.post(f"{place.path}/analysis", expect=200)).json()
    assert (begun["ready"], begun["part"], begun["costly"]) == (False, 0.0, [])
    found = await ready(ann, place)
    assert found["standings"][0]["moves"] == 0 and len(found["seats"]) == 2 and found["chance"]
    assert (await ann.post(f"{place.path}/analysis", expect=200)).json() == found
    russian = await ready(ann, place, lang="ru")
    costly, same = found["costly"][0], russian["costly"][0]
    assert costly["loss"] == same["loss"] and costly["better"] != same["better"]
    path = f"{place.path}/analysis/0"
    assert costly["why"] and same["why"] and costly["why"] != same["why"]
    views = [(await ann.get(f"{path}/{step}", 200)).json()["view"] for step in range(len(costly["better"]) + 1)]
    assert {view["seat"] for view in views} == {costly["seat"]}
    assert [view["moves"] for view in views] == list(range(costly["moves"], costly["moves"] + len(views)))
    for missing in (f"{path}/{len(views)}", f"{place.path}/analysis/3/0"):
        assert (await ann.get(missing, 404)).json()["code"] == "not-found"


async def test_not_while_it_runs(ann: Visitor) -> None:
    place = await ann.new_table("person", "open")
    await ann.refused(409, "not-finished", f"{place.path}/analysis")
    assert (await ann.get(f"{place.path}/analysis", 409)).json()["code"] == "not-finished"


async def test_not_too_many_at_once(server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each address at a time, and so many in all; what is asked for twice is thought of once."""
    analyses = worker(server).analyses
    thought: list[str] = []

    async def never(key: str, *about: object) -> tuple[float, str]:
        thought.append(key)
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(analyses.thinkers, "think", never)
    monkeypatch.setattr("bastide.server.analyses.MOST", 2)
    places = [await golden_table(worker(server).writer, "florence", "two") for _ in range(3)]
    guests = [await server.visitor(address=f"198.51.100.{number}") for number in range(3)]
    await ann.post(f"{places[0].path}/analysis", expect=200)
    await guests[0].post(f"{places[0].path}/analysis", expect=200)
    await ann.refused(429, "analysis-pending", f"{places[1].path}/analysis")
    await guests[1].post(f"{places[1].path}/analysis", expect=200)
    await guests[2].refused(429, "analysis-busy", f"{places[2].path}/analysis")
    await asyncio.sleep(0)
    assert len(thought) == 2


async def test_whoever_dies_is_replaced(server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has not been heard of for a while loses the table; what fails is forgotten."""
    analyses = worker(server).analyses
    place = await golden_table(worker(server).writer, "florence", "two")
    lost = {"table": place.id, "worker": "gone", "now": 0.0, "until": 1.0}

    await worker(server).store.write([(TAKE, lost)])

    async def breaks(*about: object) -> tuple[float, str]:
        raise RuntimeError("no")

    monkeypatch.setattr(analyses.thinkers, "think", breaks)
    assert (await ann.get(f"{place.path}/analysis", 404)).json()["code"] == "no-analysis"
    await ann.post(f"{place.path}/analysis", expect=200)
    for _ in range(100):
        if not analyses._tasks:
            break
        await asyncio.sleep(0.02)
    assert await worker(server).store.read("select * from analyses") == []
