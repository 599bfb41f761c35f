"""A choice among a thousand: a page is sent a short list, and asks for the words of those that it needs."""

import json
from collections import Counter
from typing import Any

import pytest

from bastide.core.record import Record
from bastide.core.state import State
from bastide.core.words import words
from bastide.examples.fair.actions import Build
from bastide.examples.fair.state import FairState
from bastide.server.render import MOST_DESCRIBED, MOST_WHOLE, described
from tests.games.florence.scenes import scene
from tests.games.kit import do
from tests.page_fixtures import table_of
from tests.server.client import Place, Server, Visitor
from tests.server.games import WIDE, stored, wide_record

pytestmark = pytest.mark.asyncio

MOST_BYTES = 60_000


async def wide_table(visitor: Visitor) -> Place:
    table = (await visitor.post("/api/import", {"record": wide_record().text()}, 201)).json()["table"]
    return Place(table["id"], table["invite"])


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often states are copied and actions described."""
    found: Counter[str] = Counter()
    clone, describe = FairState.clone, Build.describe

    def counted_clone(self: FairState) -> State:
        found["clone"] += 1
        return clone(self)

    def counted_describe(self: Build, state: FairState) -> Any:
        found["describe"] += 1
        return describe(self, state)

    monkeypatch.setattr(FairState, "clone", counted_clone)
    monkeypatch.setattr(Build, "describe", counted_describe)
    return found


async def test_a_thousand_actions_are_a_short_list(server: Server, ann: Visitor, work: Counter[str]) -> None:
    place = await wide_table(ann)
    state = (await stored(server, place)).history.state
    (seat,) = state.to_act
    work.clear()
    answer = await ann.get(place.path, 200)
    shown = answer.json()
    assert work == {}  # nothing is done for each action but to name it
    assert len(answer.content) < MOST_BYTES
    assert shown["legal"] == [] and len(shown["wide"]) > WIDE
    assert len(shown["things"]) == len(set(shown["things"]))
    assert [(text, [shown["things"][thing] for thing in touches]) for text, touches in shown["wide"]] == [
        (str(action), list(action.touches())) for action in state.legal(seat)
    ]
    async with ann.socket(place) as page:
        await page.message()
    assert len(ann.heard[-1]) < MOST_BYTES
    assert work == {}


async def test_some_of_them_are_described_on_demand(ann: Visitor, work: Counter[str]) -> None:
    place = await wide_table(ann)
    shown = await ann.table(place)
    texts = [text for text, _ in shown["wide"]]
    some = [*texts[:3], texts[-1], "build at=z99 turn=0", "nonsense"]
    for language, word in (("en", "Build"), ("ru", "Построить")):
        work.clear()
        body = {"seat": shown["seat"], "texts": some}
        found = (await ann.post(f"{place.path}/describe", body, 200, lang=language)).json()
        assert [choice["text"] for choice in found] == [*texts[:3], texts[-1]]
        assert work["describe"] == 4 and work["clone"] <= 5
        for choice in found:
            assert choice["label"].startswith(word)
            assert choice["action"]["do"] == "build" and choice["rule"] == "FAIR-5"
            before, after = choice["change"]["points"]
            assert after > before
    before = shown["table"]["number"]
    await ann.act(place, texts[-1], shown["seat"], shown["answers"])
    assert (await ann.table(place))["table"]["number"] == before + 1
    again = (await ann.post(f"{place.path}/describe", {"seat": shown["seat"], "texts": some}, 200)).json()
    assert again == []  # they are not legal any more


async def test_who_may_ask_for_descriptions_and_how_many(ann: Visitor, bob: Visitor) -> None:
    place = await wide_table(ann)
    seat = (await ann.table(place, words=0))["seat"]
    path = f"{place.path}/describe"
    await bob.get(place.path, 200, invite=place.invite)
    await bob.refused(403, "no-invite", path, {"seat": seat, "texts": []})
    await ann.refused(404, "no-seat", path, {"seat": 5, "texts": []})
    await ann.refused(400, "bad-request", path, {"seat": seat, "texts": ["x"] * 61})
    await ann.refused(400, "bad-request", path, {"seat": seat, "texts": ["x" * 401]})
    other = (await ann.post(path, {"seat": 1 - seat, "texts": ["build at=a1 turn=0"]}, 200)).json()
    assert other == []


async def test_programs_get_every_action_and_spectators_none(server: Server, ann: Visitor) -> None:
    place = await wide_table(ann)
    bare = await ann.table(place, words=0)
    assert len(bare["legal"]) > WIDE and bare["wide"] == bare["things"] == []
    assert all(set(choice) == {"text", "action"} for choice in bare["legal"])
    seen = await (await server.visitor()).table(place, invite=place.invite)
    assert seen["legal"] == seen["wide"] == seen["things"] == []


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_what_many_have_in_common_is_said_once(ann: Visitor, language: str) -> None:
    """The widest choice of a place for a shape: every sentence, in one message of some size."""
    state = do(scene(3, "actions", {0: {"coins": 3500, "builders": 2}}, round=4), "build building=workshop")
    record = Record("florence", 3, 1, {}, position=state.to_json())
    table = (await ann.post("/api/import", {"record": record.text()}, 201)).json()["table"]
    shown = await ann.table(Place(table["id"], table["invite"]), lang=language)
    assert MOST_WHOLE < len(shown["legal"]) == len(state.legal(0))
    assert set(shown["alike"]) == {"gives", "rule", "cost", "change", "ends_turn", "asks", "worth"}
    whole: Any = described(table_of(state), 0, state.legal(0), words(language, "florence"))
    assert [{**shown["alike"], **choice} for choice in shown["legal"]] == whole
    assert len(json.dumps(shown, separators=(",", ":"), ensure_ascii=False).encode()) < MOST_BYTES


async def test_up_to_a_bound_everything_is_described(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "person", game="fair", mode="hotseat")
    for number in range(40):
        shown = await ann.table(place)
        if shown["table"]["status"] == "over":
            break
        assert 0 < len(shown["legal"]) <= MOST_DESCRIBED
        assert shown["wide"] == shown["things"] == []
        assert all(choice["label"] and choice["touches"] for choice in shown["legal"])
        choice = shown["legal"][number % len(shown["legal"])]
        await ann.act(place, choice["action"], shown["seat"], shown["answers"])
