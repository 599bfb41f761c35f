"""Playing: an action is accepted once, in order, from its own seat, and only if the rules allow it."""

from hashlib import sha256
from typing import Any

import pytest

from bastide.games.burgundy.state import BurgundyState
from tests.server.client import Server, Visitor, fresh_key
from tests.server.games import duel, play_out, stored, whose_turn

pytestmark = pytest.mark.asyncio


def cyrillic(text: str) -> bool:
    return any("а" <= letter <= "я" for letter in text.lower())


# ---- once and in order


async def test_the_same_key_is_the_same_action(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    action = shown["legal"][0]["action"]
    first = await mover.act(place, action, shown["seat"], shown["answers"], "k1")
    assert first == {"number": shown["table"]["number"] + 1, "repeated": False}
    for same in (action, dict(reversed(action.items()))):
        again = await mover.act(place, same, shown["seat"], shown["answers"], "k1")
        assert again == {"number": first["number"], "repeated": True}
    assert len((await stored(server, place)).history.line) == 1


async def test_the_same_key_with_another_body(two_servers: tuple[Server, Server]) -> None:
    """Whoever sends something else under a key that was used must not believe that it was done: at any worker."""
    one, two = two_servers
    ann, bob = await one.visitor("Ann"), await one.visitor("Bob")
    place = await duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    seat, answers = shown["seat"], shown["answers"]
    first = await mover.act(place, shown["legal"][0]["action"], seat, answers, "k1")
    for visitor in (mover, mover.at(two)):
        for other in (shown["legal"][-1]["action"], "end", {"do": "nonsense"}):
            body = {"seat": seat, "answers": answers, "key": "k1", "action": other}
            await visitor.refused(409, "key-used", f"{place.path}/act", body)
        body = {"seat": seat, "answers": answers + 1, "key": "k1", "action": shown["legal"][0]["action"]}
        await visitor.refused(409, "key-used", f"{place.path}/act", body)
        for what in ("undo", "resign", "redo"):
            await visitor.refused(409, "key-used", f"{place.path}/{what}", {"key": "k1"})
        await visitor.refused(409, "key-used", f"{place.path}/chat", {"key": "k1", "text": "hello"})
        again = await visitor.act(place, shown["legal"][0]["action"], seat, answers, "k1")
        assert again == {"number": first["number"], "repeated": True}
    assert (await mover.table(place))["table"]["number"] == first["number"]


async def test_a_key_is_its_guests_own(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    numbers: list[int] = []
    for _ in range(8):
        mover, shown = await whose_turn(place, ann, bob)
        done = await mover.act(place, shown["legal"][-1]["action"], shown["seat"], shown["answers"], f"k{len(numbers)}")
        numbers.append(done["number"])
    assert len(set(numbers)) == 8
    other = ann if mover is bob else bob
    seat = 0 if other is ann else 1
    said = await other.act(place, "end", seat, shown["answers"], "k7", expect=409)
    assert said["code"] in ("stale", "illegal")


async def test_a_stale_answer_changes_nothing(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    await mover.act(place, shown["legal"][0]["action"], shown["seat"], shown["answers"])
    after = await mover.table(place)
    body = {"seat": shown["seat"], "answers": shown["answers"], "key": "late", "action": shown["legal"][1]["action"]}
    english = await mover.refused(409, "stale", f"{place.path}/act", body)
    russian = await mover.refused(409, "stale", f"{place.path}/act", body, lang="ru")
    assert str(after["table"]["number"]) in english["message"]
    assert cyrillic(russian["message"])
    assert await mover.table(place) == after


async def test_an_answer_to_what_was_not_asked_yet(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    number = shown["table"]["number"]
    body = {"seat": shown["seat"], "answers": number + 1, "key": "early", "action": shown["legal"][0]["action"]}
    await mover.refused(409, "ahead", f"{place.path}/act", body)
    assert (await mover.table(place))["table"]["number"] == number


async def test_chat_makes_no_answer_stale(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    await bob.post(f"{place.path}/chat", {"text": "your move"}, 200)
    assert (await mover.table(place, words=0))["answers"] == shown["answers"]
    await mover.act(place, shown["legal"][0]["action"], shown["seat"], shown["answers"])


# ---- whose seat


async def test_nobody_plays_for_another(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    other = bob if mover is ann else ann
    body = {"seat": shown["seat"], "answers": shown["answers"], "key": "k", "action": shown["legal"][0]["action"]}
    await other.refused(403, "not-your-seat", f"{place.path}/act", body)
    await (await server.visitor("Cleo")).refused(403, "not-your-seat", f"{place.path}/act", body)
    await (await server.visitor()).refused(401, "no-name", f"{place.path}/act", body)
    # A seat in the action is not believed: it is the seat of the request that counts.
    forged = {**body, "seat": 1 - shown["seat"], "action": {**shown["legal"][0]["action"], "seat": shown["seat"]}}
    said = await other.refused(409, "illegal", f"{place.path}/act", forged)
    assert said["rule"] == BurgundyState.turn_rule
    assert said["message"] == f"{'Bob' if other is bob else 'Ann'} has nothing to decide now."
    await mover.refused(404, "no-seat", f"{place.path}/act", {**body, "seat": 3})
    assert (await stored(server, place)).history.line == []


async def test_no_play_before_the_start_or_after_closing(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    body = {"seat": 0, "answers": 0, "key": "k", "action": "end"}
    await ann.refused(409, "not-playing", f"{place.path}/act", body)
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    mover, shown = await whose_turn(place, ann, bob)
    await ann.post(f"{place.path}/resign", {"key": "end"}, 200)
    late = {"seat": shown["seat"], "answers": shown["answers"], "key": "k", "action": shown["legal"][0]["action"]}
    await mover.refused(409, "not-playing", f"{place.path}/act", late)


# ---- the rules


async def test_an_illegal_action_names_its_rule_in_both_languages(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    before = await mover.table(place)
    body = {"seat": shown["seat"], "answers": shown["answers"], "key": "k", "action": {"do": "end"}}
    english = await mover.refused(409, "illegal", f"{place.path}/act", body)
    russian = await mover.refused(409, "illegal", f"{place.path}/act", body, lang="ru")
    accepted = await mover.request(
        "POST",
        f"{place.path}/act",
        json=body,
        headers={"accept-language": "ru-RU,ru", "x-bastide-csrf": mover.http.cookies["bastide_csrf"]},
    )
    assert english["rule"].startswith("BUR-") and english["rule"] == russian["rule"]
    assert not cyrillic(english["message"]) and cyrillic(russian["message"])
    assert accepted.json() == russian
    assert await mover.table(place) == before


NO_ACTIONS: list[Any] = [
    {},
    {"do": "fly"},
    {"do": 5},
    {"do": "take"},
    {"do": "take", "depot": "first", "slot": 0, "tile": "ship", "die": 0},
    {"do": "take", "depot": 99, "slot": 0, "tile": "ship", "die": 0},
    {"do": "take", "depot": 1, "slot": 0, "tile": "dragon", "die": 0},
    {"do": "workers", "die": 0, "extra": 1},
    {"do": "workers", "die": [0]},
    {"do": "workers", "die": 2**62},
    {"do": "workers", "die": True},
    "",
    "fly",
    "take",
    "take depot=",
    "take depot=1 depot=1",
    "workers die=99999999999999999999999999",
    "workers die=0 " + "x" * 300,
    "взять",
]


async def test_what_is_no_action_is_explained(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    shown = await ann.table(place)
    for action in NO_ACTIONS:
        body = {"seat": shown["seat"], "answers": shown["answers"], "key": "k", "action": action}
        said = await ann.refused(422, "bad-input", f"{place.path}/act", body)
        russian = await ann.refused(422, "bad-input", f"{place.path}/act", body, lang="ru")
        assert cyrillic(russian["message"]) and russian["message"] != said["message"], action
    assert await ann.table(place) == shown


async def test_an_action_can_be_a_line_of_notation(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    for number in range(10):
        shown = await ann.table(place, words=0)
        legal = shown["legal"][number % len(shown["legal"])]
        await ann.act(place, legal["text"], shown["seat"], shown["answers"])
        played = (await stored(server, place)).history.line[-1].action
        assert played.to_json() == legal["action"]


async def test_the_legal_actions_say_what_they_touch_cost_and_change(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    for language in ("en", "ru"):
        shown = await ann.table(place, lang=language)
        assert cyrillic(shown["question"]) == (language == "ru")
        for legal in shown["legal"]:
            assert legal["touches"] and legal["rule"].startswith("BUR-")
            assert cyrillic(legal["label"]) == (language == "ru")
        workers = next(legal for legal in shown["legal"] if legal["action"]["do"] == "workers")
        had, will_have = workers["change"]["workers"]
        assert will_have == had + 2


async def test_why_not_is_answered_for_everything_that_cannot_be_touched(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, shown = await whose_turn(place, ann, bob)
    other = bob if mover is ann else ann
    wordy = await mover.table(place)
    touchable = {touch for legal in wordy["legal"] for touch in legal["touches"]}
    for language in ("en", "ru"):
        found = (await mover.get(f"{place.path}/refusals", 200, seat=shown["seat"], lang=language)).json()
        assert found
        for refusal in found:
            assert refusal["touch"] not in touchable
            assert refusal["rule"].startswith("BUR-")
            assert cyrillic(refusal["message"]) == (language == "ru")
    answer = await other.get(f"{place.path}/refusals", 403, seat=shown["seat"])
    assert answer.json()["code"] == "not-your-seat"
    assert (await other.get(f"{place.path}/refusals", 200, seat=1 - shown["seat"])).json() == []


# ---- simultaneous choices


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
async def test_secret_choices_come_in_any_order_and_are_shown_together(server: Server, order: tuple[int, ...]) -> None:
    people = [await server.visitor(name) for name in ("Ann", "Bob", "Cleo")]
    place = await people[0].new_table(
        "person", "open", "open", visibility="public", options={"setup": "advanced_secret"}
    )
    for seat in (1, 2):
        await people[seat].post(f"{place.path}/sit", {"seat": seat}, 200)
    passer_by = await server.visitor()
    asked = [await person.table(place, words=0) for person in people]
    assert all(shown["legal"] for shown in asked)
    assert len({shown["answers"] for shown in asked}) == 1
    chosen = {seat: asked[seat]["legal"][seat + 1]["action"] for seat in order}
    for count, seat in enumerate(order, 1):
        # All answer the question of the start, whoever was faster.
        await people[seat].act(place, chosen[seat], seat, asked[seat]["answers"])
        if count == 3:
            break
        for viewer, person in [*enumerate(people), (None, passer_by)]:
            shown = await person.table(place)
            players = shown["view"]["players"]
            assert [player["chosen"] for player in players] == [other in order[:count] for other in range(3)]
            assert all(player["duchy"] is None for player in players)
            assert [other for other in range(3) if "choice" in players[other]] == (
                [viewer] if viewer in order[:count] else []
            )
            acts = [entry for entry in await person.log(place) if entry["kind"] == "act"]
            assert len(acts) == count
            for entry in acts:
                assert ("action" in entry) == (entry["seat"] == viewer)
                assert all(event["seat"] == viewer for event in entry["events"] if "duchy" in event)
    shown = await passer_by.table(place)
    assert [player["duchy"] for player in shown["view"]["players"]] == [chosen[seat]["duchy"] for seat in range(3)]
    acts = [entry for entry in await passer_by.log(place) if entry["kind"] == "act"]
    assert [entry["action"] for entry in acts] == [chosen[seat] for seat in order]


async def test_a_secret_choice_is_made_once(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob, options={"setup": "advanced_secret"})
    shown = await ann.table(place, words=0)
    await ann.act(place, shown["legal"][0]["action"], 0, shown["answers"])
    said = await ann.act(place, shown["legal"][1]["action"], 0, shown["answers"], expect=409)
    assert said["code"] in ("stale", "illegal")
    now = await ann.table(place)
    said = await ann.act(place, shown["legal"][1]["action"], 0, now["table"]["number"], expect=409)
    assert said["code"] == "illegal"
    assert len((await stored(server, place)).history.line) == 1


# ---- to the end


async def test_a_game_of_people_to_its_end(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob, options={"duchies": "random"})
    promised = (await ann.table(place))["table"]["seed_sha256"]
    await play_out(place, ann, bob)
    shown = await ann.table(place)
    assert shown["table"]["status"] == "over"
    assert shown["view"]["over"] and shown["view"]["winners"]
    assert shown["legal"] == [] and shown["question"]
    assert sha256(shown["table"]["seed"].encode()).hexdigest() == promised
    assert (await ann.get(f"{place.path}/record", 200)).text.startswith("bastide record 1")
    body = {"seat": 0, "answers": shown["answers"], "key": fresh_key(), "action": "end"}
    await ann.refused(409, "not-playing", f"{place.path}/act", body)
    await ann.refused(409, "undo-over", f"{place.path}/undo", {"key": fresh_key()})
    table = await stored(server, place)
    numbers = [entry.number for entry in table.entries]
    assert numbers == list(range(1, len(numbers) + 1))
    assert table.state is not None and table.state.view(0) == shown["view"]
    lines = [line for entry in await ann.log(place, lang="ru") for line in entry.get("lines", [])]
    assert lines and all(cyrillic(line) for line in lines)
    assert not any("{" in line or "event-" in line for line in lines)
