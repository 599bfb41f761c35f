"""Taking back: freely up to the last revealed information, with consent beyond it; and playing it again."""

from typing import Any

import pytest

from bastide.server.history import TableHistory
from bastide.server.store import open_store
from tests.server.client import Place, Server, Visitor, fresh_key, running
from tests.server.games import duel, stored, whose_turn

pytestmark = pytest.mark.asyncio

MANY = 200


async def view(visitor: Visitor, place: Place) -> Any:
    return (await visitor.table(place, words=0))["view"]


async def proposals(visitor: Visitor, place: Place) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.table(place, words=0))["table"]["proposals"]
    return found


async def step(place: Place, *people: Visitor) -> Visitor:
    """Whoever is asked plays their first choice."""
    mover, shown = await whose_turn(place, *people)
    await mover.act(place, shown["legal"][0]["action"], shown["seat"], shown["answers"])
    return mover


async def until_revealed(server: Server, place: Place, *people: Visitor) -> tuple[Visitor, dict[str, Any]]:
    """Play until a move showed something new: who made it, and what they saw before it."""
    for _ in range(MANY):
        mover, before = await whose_turn(place, *people)
        await step(place, *people)
        if (await stored(server, place)).history.line[-1].reveals:
            return mover, before
    raise AssertionError("nothing is ever revealed")


# ---- freely


async def test_an_own_move_that_showed_nothing_is_taken_back_at_once(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, before = await whose_turn(place, ann, bob)
    assert not before["table"]["can_undo"]
    await step(place, ann, bob)
    played = await mover.table(place, words=0)
    assert played["table"]["can_undo"] and not played["table"]["can_redo"]
    await mover.undo(place)
    back = await mover.table(place, words=0)
    assert back["view"] == before["view"] and back["legal"] == before["legal"]
    assert back["table"]["moves_undone"] == 1 and back["table"]["can_redo"]
    assert (await mover.log(place))[-1]["kind"] == "undo"
    # What was asked before is not what is asked now.
    late = {"seat": before["seat"], "answers": before["answers"], "key": fresh_key(), "action": "workers die=0"}
    await mover.refused(409, "stale", f"{place.path}/act", late)


async def test_taken_back_and_played_again(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover = await step(place, ann, bob)
    other = bob if mover is ann else ann
    played = await view(mover, place)
    await mover.undo(place)
    await other.refused(409, "not-your-redo", f"{place.path}/redo", {"key": fresh_key()})
    assert not (await other.table(place, words=0))["table"]["can_redo"]
    await mover.redo(place)
    assert await view(mover, place) == played
    await mover.refused(409, "nothing-to-redo", f"{place.path}/redo", {"key": fresh_key()})


async def test_a_new_move_forgets_what_was_taken_back(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover = await step(place, ann, bob)
    await mover.undo(place)
    await mover.move(place, 1)
    await mover.refused(409, "nothing-to-redo", f"{place.path}/redo", {"key": fresh_key()})
    assert (await mover.table(place))["table"]["moves_undone"] == 0


async def test_an_undo_with_the_same_key_is_done_once(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    for _ in range(4):
        await ann.move(place)
    first = (await ann.post(f"{place.path}/undo", {"key": "u"}, 200)).json()
    again = (await ann.post(f"{place.path}/undo", {"key": "u"}, 200)).json()
    assert (first["number"], False, True) == (again["number"], first["repeated"], again["repeated"])
    assert (await ann.table(place))["table"]["moves"] == 3


async def test_on_one_screen_everything_can_be_taken_back_to_the_deal(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    views = []
    for _ in range(30):
        views.append(await view(ann, place))
        await ann.move(place)
    for expected in reversed(views):
        await ann.undo(place)
        assert await view(ann, place) == expected
    await ann.refused(409, "nothing-to-undo", f"{place.path}/undo", {"key": fresh_key()})
    for expected in views[1:]:
        await ann.redo(place)
        assert await view(ann, place) == expected


async def test_bots_always_agree(server: Server, ann: Visitor, quick_bots: None) -> None:
    place = await ann.new_table("person", "bot:random", "bot:random")
    revealed = False
    for _ in range(MANY):
        await whose_turn(place, ann)
        table = await stored(server, place)
        last = max((at for at, move in enumerate(table.history.line) if move.action.seat == 0), default=None)
        if (
            last is not None
            and any(move.reveals for move in table.history.line[last:])
            and len(table.history.line) > 20
        ):
            revealed = True
            break
        await ann.move(place)
    assert revealed and last is not None
    moves = table.history.at
    await ann.undo(place)
    back = await ann.table(place, words=0)
    assert back["table"]["moves"] == last
    assert back["view"] == table.history.replay(last).view(0)
    assert back["legal"]
    await ann.redo(place)
    assert (await ann.table(place, words=0))["table"]["moves"] == moves  # with what the bots had answered


# ---- with consent


async def test_beyond_what_was_revealed_the_others_are_asked(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, before = await until_revealed(server, place, ann, bob)
    other = bob if mover is ann else ann
    played = await view(other, place)
    await mover.undo(place)
    assert await view(other, place) == played
    (asked,) = await proposals(other, place)
    assert (asked["what"], asked["asks_you"], asked["to"]) == ("undo", True, before["table"]["moves"])
    assert not (await proposals(mover, place))[0]["asks_you"]
    await mover.refused(409, "proposed-already", f"{place.path}/undo", {"key": fresh_key()})
    await mover.refused(403, "not-asked", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})
    await other.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    assert await view(mover, place) == before["view"]
    assert await proposals(mover, place) == []


async def test_a_refusal_cancels_the_proposal(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, _ = await until_revealed(server, place, ann, bob)
    other = bob if mover is ann else ann
    played = await view(mover, place)
    await mover.undo(place)
    (asked,) = await proposals(other, place)
    await other.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": False}, 200)
    assert await proposals(other, place) == []
    assert await view(mover, place) == played
    await other.refused(404, "no-proposal", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})
    await mover.undo(place)
    (asked,) = await proposals(other, place)
    await mover.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": False}, 200)
    lines = [entry["lines"] for entry in await mover.log(place) if entry["kind"] in ("propose", "answer")]
    what = f"go back to before move {asked['to'] + 1}"
    me, you = ("Ann", "Bob") if mover is ann else ("Bob", "Ann")
    assert lines == [
        [f"{me} asks the others: {what}?"],
        [f"{you} declines what {me} asked: {what}."],
        [f"{me} asks the others: {what}?"],
        [f"{me} withdraws the request: {what}."],
    ]


async def test_another_persons_move_is_not_taken_back_without_asking(
    server: Server, ann: Visitor, bob: Visitor
) -> None:
    place = await duel(ann, bob)
    first = await step(place, ann, bob)
    for _ in range(MANY):
        if await step(place, ann, bob) is not first:
            break
    other = bob if first is ann else ann
    target = max(m.number for m in (await stored(server, place)).history.line[:-1])
    await first.undo(place)
    (asked,) = await proposals(other, place)
    await other.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    after = await stored(server, place)
    assert after.history.line[after.history.at].number == target
    assert after.history.at == len(after.history.line) - 2


async def test_playing_on_ends_the_proposal(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    mover, _ = await until_revealed(server, place, ann, bob)
    other = bob if mover is ann else ann
    await mover.undo(place)
    (asked,) = await proposals(other, place)
    await step(place, ann, bob)
    assert await proposals(other, place) == []
    await other.refused(404, "no-proposal", f"{place.path}/consent", {"proposal": asked["number"], "yes": True})


async def test_who_does_not_sit_takes_nothing_back(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    await step(place, ann, bob)
    cleo = await server.visitor("Cleo")
    for what in ("undo", "redo"):
        await cleo.refused(403, "not-seated", f"{place.path}/{what}", {"key": fresh_key()})
    await (await server.visitor()).refused(401, "no-name", f"{place.path}/undo", {"key": fresh_key()})


async def test_a_secret_choice_taken_back_stays_secret(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob, options={"setup": "advanced_secret"})
    shown = await ann.table(place, words=0)
    await ann.act(place, shown["legal"][0]["action"], 0, shown["answers"])
    await ann.undo(place)
    again = await ann.table(place, words=0)
    assert again["legal"] == shown["legal"]
    await ann.act(place, again["legal"][1]["action"], 0, again["answers"])
    asked = await bob.table(place, words=0)
    await bob.act(place, asked["legal"][0]["action"], 1, asked["answers"])
    acts = [entry.get("action") for entry in await bob.log(place) if entry["kind"] == "act"]
    assert acts == [None, again["legal"][1]["action"], asked["legal"][0]["action"]]


# ---- without replaying


async def test_loading_and_undo_do_not_replay_the_game(
    server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    views = []
    for _ in range(48):
        await ann.move(place)
        views.append(await view(ann, place))
    store = open_store(server.settings)
    kept = await store.read("select moves from snapshots where table_id = :id order by moves", id=place.id)
    await store.close()
    assert [row["moves"] for row in kept] == [16, 32, 48]

    def dealt(self: TableHistory) -> None:
        raise AssertionError("the game was played again from the deal")

    monkeypatch.setattr(TableHistory, "_first", dealt)
    await ann.undo(place)
    assert await view(ann, place) == views[46]
    await ann.redo(place)
    async with running(server.settings) as restarted:
        returned = ann.at(restarted)
        assert await view(returned, place) == views[47]
        for moves in range(46, 32, -1):
            await returned.undo(place)
            assert await view(returned, place) == views[moves]


async def test_a_snapshot_of_a_line_that_was_given_up_is_not_used(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    for _ in range(16):
        await ann.move(place)
    for _ in range(3):
        await ann.undo(place)
    for _ in range(4):
        await ann.move(place, 1)
    here = await view(ann, place)
    table = await stored(server, place)
    assert table.state is not None
    assert table.state.view(here["seat"]) == here
