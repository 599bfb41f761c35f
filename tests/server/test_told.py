"""What a move would score, and what the log says of it once it is made: sums with their sources, in brief, by seat."""

from typing import Any

import pytest

from bastide.server.render import MOST_DESCRIBED, Viewer, position
from bastide.server.seat import Seat
from bastide.server.writer import played
from tests.games.burgundy.scenario import scenario
from tests.server.client import Place, Visitor
from tests.server.games import duel, play_out, table_with, whose_turn
from tests.web.kinds import met

pytestmark = pytest.mark.asyncio


def choices(language: str, **given: Any) -> dict[str, Any]:
    """The legal actions of seat 0 in a position of Burgundy, by their lines."""
    table = table_with(scenario(**given))
    return {choice["text"]: choice for choice in position(table, Viewer("guest 0", language))["legal"]}


ALL_BUT_ONE_ANIMAL = {
    "h01": "cow_2", "h05": "pig_2", "h06": "cow_2", "h10": "pig_2", "h11": "sheep_2", "h27": "bank",
}  # fmt: skip


async def test_a_choice_says_what_it_is_worth_and_why() -> None:
    for language in ("en", "ru"):
        board = {"hexes": ALL_BUT_ONE_ANIMAL, "storage": ["cow_3", "ship"]}
        found = choices(language, phase="c", players={0: board}, dice={0: (6, 2)})
        parts = found["place storage=0 tile=cow_3 hex=h28 die=1"]["worth"]["parts"]
        assert [part["points"] for part in parts] == [1, 6, 5, 3]
        for choice in found.values():
            worth = choice["worth"]
            before, after = choice["change"].get("points", (0, 0))
            assert worth["points"] == after - before == sum(part["points"] for part in worth["parts"])
            for part in worth["parts"]:
                assert part["source"] and "why-" not in part["source"]
                assert any("а" <= letter <= "я" for letter in part["source"].lower()) == (language == "ru")


async def test_the_last_move_promises_nothing_of_the_final_scoring() -> None:
    last = {"phase": "e", "round": 5, "turn": 1, "order": [1, 0], "track": [1, 0], "used": [True, False]}
    rich = {0: {"silver": 3, "workers": 4}, 1: {}}
    (workers,) = [choice for text, choice in choices("en", players=rich, **last).items() if text.startswith("workers")]
    assert workers["ends_turn"] and workers["change"]["points"][1] > 0, "the game ends with it"
    assert workers["worth"] == {"points": 0, "parts": []}


@pytest.mark.parametrize("game", ["burgundy", "caylus1303", "orleans", "florence"])
async def test_what_cannot_be_taken_back_alone_is_asked_about(game: str) -> None:
    """Just what reveals something or leaves the turn to other people, whatever else the action is; and what lapses."""
    why = set()
    for state in met(game, MOST_DESCRIBED).values():
        table = table_with(state)
        seat = state.to_act[0]
        asked = state.asked(seat)
        assert asked is not None
        shown = position(table, Viewer(f"guest {seat}", "en"))
        for choice, action in zip(shown["legal"], state.legal(seat), strict=True):
            asks = {**shown["alike"], **choice}["asks"]
            why.add(asks)
            after, reveals = played(state, action)
            if asks == "loses":
                assert action.loses(state), action
            elif reveals:
                assert asks == "reveals", action
            else:
                gone = seat not in after.to_act and not asked.together
                assert asks == ("ends" if after.over or gone else ""), action
    assert why >= {"", "ends", "loses"}
    assert ("reveals" in why) == (game in ("orleans", "florence")), "Burgundy reveals only dice, Caylus nothing"


async def test_among_bots_alone_a_turn_ends_unasked() -> None:
    """Nobody else has to agree to taking it back."""
    state = scenario(dice={0: (3, 4)}, used=[True, False], players={0: {"workers": 4}})
    table = table_with(state)
    among_people = {choice["asks"] for choice in position(table, Viewer("guest 0", "en"))["legal"]}
    table.seats[1] = Seat("bot", "", "")
    assert "ends" in among_people
    assert "ends" not in {choice["asks"] for choice in position(table, Viewer("guest 0", "en"))["legal"]}


async def test_entries_tell_a_move_in_brief_and_its_points(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", game="fair", mode="hotseat")
    await play_out(place, ann)
    russian = await acts(ann, place, "ru")
    for entry, other in zip(await acts(ann, place, "en"), russian, strict=True):
        scored: dict[int, int] = {}
        for event in entry["events"]:
            if event["event"] == "score":
                scored[event["seat"]] = scored.get(event["seat"], 0) + event["points"]
        assert entry["gained"] == other["gained"] == [[seat, scored[seat]] for seat in sorted(scored)]
        if entry["action"]["do"] == "build":
            assert own(entry)[0].endswith(f" on {entry['action']['at']}")
            assert own(other)[0].endswith(f" на {entry['action']['at']}")
        assert bool(own(entry)) == (entry["action"]["do"] in ("bid", "pass", "build") or entry["seat"] in scored)
        told: dict[int, int] = {}
        for seat, _, points in entry["briefs"]:
            told[seat] = told.get(seat, 0) + points
        assert {seat: points for seat, points in told.items() if points} == scored, "every point beside something"


def own(entry: dict[str, Any]) -> list[str]:
    """What an entry says in brief of whoever acted."""
    return [text for seat, text, _ in entry["briefs"] if seat == entry["seat"]]


async def test_what_befalls_others_is_told_of_them(ann: Visitor) -> None:
    """In Caylus the table passes, works, strands and recruits by itself, within anybody's act."""
    place = await ann.new_table("person", "person", "person", game="caylus1303", mode="hotseat")
    await play_out(place, ann)
    befallen = {}
    for entry in await acts(ann, place, "en"):
        for seat, text, points in entry["briefs"]:
            if seat != entry["seat"]:
                befallen[text.split()[0]] = entry
            assert text and not (points and text.startswith(("+", "−"))), entry["briefs"]
    assert {"+3", "used", "nothing", "had"} <= befallen.keys()
    ends = [entry for entry in await acts(ann, place, "en") if any(e["event"] == "turn" for e in entry["events"])]
    assert {entry["action"]["do"] for entry in ends} >= {"place", "pass"}, "a turn of planning ends with each of them"


async def test_whoever_holds_the_screen_signs(ann: Visitor) -> None:
    """The chat and whoever takes back are named by the seat; a seat of somebody else signs nothing."""
    seats = [*({"kind": "person", "name": name} for name in ("Masha", "Petya")), {"kind": "bot", "bot": "random"}]
    made = await ann.post("/api/tables", {"game": "burgundy", "mode": "hotseat", "seats": seats}, 201)
    place = Place(made.json()["table"]["id"], made.json()["table"]["invite"])
    await ann.post(f"{place.path}/chat", {"text": "hello", "seat": 1, "key": "one"})
    await ann.post(f"{place.path}/chat", {"text": "anybody?", "key": "two"})
    chats = [entry for entry in await ann.log(place, since=0) if entry["kind"] == "chat"]
    assert [(entry["name"], entry["seat"]) for entry in chats] == [("Petya", 1), ("Ann", None)]
    await ann.refused(403, "not-your-seat", f"{place.path}/chat", {"text": "beep", "seat": 2, "key": "three"})
    await play_out(place, ann, until=12)
    await ann.refused(403, "not-your-seat", f"{place.path}/undo", {"seat": 2, "key": "four"})
    await ann.post(f"{place.path}/undo", {"seat": 1, "key": "five"})
    (undo,) = [entry for entry in await ann.log(place, since=0) if entry["kind"] == "undo"]
    assert (undo["name"], undo["seat"]) == ("Petya", 1)
    assert (await ann.table(place))["table"]["host"] == "Ann", "the host keeps the own name"


async def acts(visitor: Visitor, place: Place, language: str, invite: str = "") -> list[dict[str, Any]]:
    return [
        entry for entry in await visitor.log(place, since=0, lang=language, invite=invite) if entry["kind"] == "act"
    ]


async def test_who_is_waited_for_has_a_name(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, _ = await whose_turn(place, ann, bob)
    other, name = (bob, "Ann") if mover is ann else (ann, "Bob")
    assert (await other.table(place))["question"] == f"Waiting for {name}."
    assert (await other.table(place, lang="ru"))["question"] == f"Ходит: {name}."
    assert name not in (await mover.table(place))["question"]


async def test_when_nobody_plays_on_everything_is_told(ann: Visitor, bob: Visitor) -> None:
    """What somebody drew or gave away in secret too; and how everybody's points stood after each move."""
    place = await ann.new_table("person", "person", game="florence", mode="hotseat")
    await play_out(place, ann, until=12)
    assert (await bob.table(place, invite=place.invite))["course"] == []
    hidden = [entry["number"] for entry in await acts(bob, place, "en", place.invite) if not entry["events"]]
    assert len(hidden) >= 2, "each has given a card back"
    await ann.post(f"{place.path}/close", expect=200)
    told = {entry["number"]: entry["lines"] for entry in await acts(bob, place, "en", place.invite)}
    assert sum(bool(told[number]) for number in hidden) >= 2
    shown = await bob.table(place, invite=place.invite)
    course, moves = shown["course"], shown["table"]["moves"]
    assert len(course) == moves + 1
    for move in range(moves + 1):
        past = (await bob.get(f"{place.path}/positions/{move}", 200, invite=place.invite)).json()
        assert course[move] == past["view"]["scores"]
