"""Caylus 1303 at a table: other people's points stay hidden until the end, and the log tells what happened."""

from typing import Any

import pytest

from tests.server.client import Place, Server, Visitor
from tests.server.games import play_out

pytestmark = pytest.mark.asyncio


async def table_of_three(server: Server, **more: object) -> tuple[Place, list[Visitor]]:
    people = [await server.visitor(name) for name in ("Ann", "Bob", "Cid")]
    place = await people[0].new_table("person", "open", "open", game="caylus1303", visibility="public", **more)
    for seat, visitor in enumerate(people[1:], start=1):
        await visitor.post(f"{place.path}/sit", {"seat": seat}, 200)
    return place, people


def hidden(view: dict[str, Any], seat: int | None) -> bool:
    """Whether nothing in a view tells the points of another seat than this (CAY-9.2)."""
    others = [other for other in range(view["seats"]) if other != seat]
    return (
        all(view["scores"][other] is None and view["players"][other]["points"] is None for other in others)
        and all(row["seat"] == seat for row in view["ledger"])
        and view["ranking"] == []
    )


async def test_points_are_hidden_until_the_end(server: Server) -> None:
    place, people = await table_of_three(server)
    eve = await server.visitor()
    viewers: list[tuple[Visitor, int | None]] = [*((visitor, seat) for seat, visitor in enumerate(people)), (eve, None)]
    for moves in (0, 10, 40, 80):
        await play_out(place, *people, until=moves)
        for visitor, seat in viewers:
            shown = await visitor.table(place)
            assert shown["view"]["moves"] >= moves
            assert hidden(shown["view"], seat)
            if seat is not None:
                assert shown["view"]["scores"][seat] is not None
        past = (await eve.get(f"{place.path}/positions/{moves}", 200)).json()
        assert hidden(past["view"], None)
    await play_out(place, *people)
    for visitor, _ in viewers:
        view = (await visitor.table(place))["view"]
        assert view["over"] and None not in view["scores"]
        assert len(view["ranking"]) == 3
    past = (await eve.get(f"{place.path}/positions/40", 200)).json()["view"]
    assert not past["over"] and None not in past["scores"] and len(past["ranking"]) == 3


async def test_open_scores_are_open(server: Server) -> None:
    """CAY-7.3."""
    place, people = await table_of_three(server, options={"open_scores": True})
    await play_out(place, *people, until=30)
    for visitor in (*people, await server.visitor()):
        assert None not in (await visitor.table(place))["view"]["scores"]


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_log_speaks(server: Server, language: str) -> None:
    """Every line of a whole game is a sentence: no key, no placeholder, no name of a component."""
    place, people = await table_of_three(server)
    await play_out(place, *people)
    log = await people[0].log(place, since=0, lang=language)
    lines = [line for entry in log for line in entry.get("lines", [])]
    assert len(lines) > 200
    odd = [line for line in lines if any(mark in line for mark in ("{", "$", "_", "event-", "@"))]
    assert odd == []
