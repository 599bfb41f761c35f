"""Dice that nobody can choose: people are bound to what they add before anybody reveals it, and cannot back out."""

import asyncio
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide.core.catalog import game as find_game
from bastide.core.dice import commitment
from bastide.core.record import Record
from bastide.server.settings import Settings
from bastide.server.store import open_store
from bastide.terminal.verify import BAD, examine
from tests.server.client import Place, Server, Visitor, running
from tests.server.forking import Process
from tests.server.games import play_out, stored
from tests.server.swarm import Guest

pytestmark = pytest.mark.asyncio


class Hand:
    """What somebody adds to the dice."""

    def __init__(self) -> None:
        self.number = secrets.token_hex(32)
        self.bound = sha256(self.number.encode()).hexdigest()


async def seated(ann: Visitor, *others: Visitor, hands: list[Hand]) -> Place:
    """A public table at which all have sat down, each with a commitment."""
    place = await ann.new_table("person", *["open"] * len(others), visibility="public", commitment=hands[0].bound)
    for seat, (visitor, hand) in enumerate(zip(others, hands[1:], strict=True), 1):
        await visitor.post(f"{place.path}/sit", {"seat": seat, "commitment": hand.bound}, 200)
    return place


async def reveal(visitor: Visitor, place: Place, number: str, expect: int = 200) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.post(f"{place.path}/reveal", {"reveal": number}, expect)).json()
    return found


async def info(visitor: Visitor, place: Place) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.table(place))["table"]
    return found


async def begun(visitor: Visitor, place: Place) -> dict[str, Any]:
    """The table when its game has begun."""
    while (found := await info(visitor, place))["status"] == "open":
        await asyncio.sleep(0.02)
    return found


async def finished(place: Place, *people: Visitor) -> str:
    """Some moves, then somebody resigns: the record."""
    await play_out(place, *people, until=6)
    await people[0].post(f"{place.path}/resign", {"key": "enough"}, 200)
    return (await people[0].get(f"{place.path}/record", 200)).text


def wrong(text: str, *given: str) -> list[str]:
    """What does not hold of a record."""
    return [finding.phrase.key for finding in examine(text, list(given)) if finding.mark == BAD]


# ---- as it should be


async def test_all_reveal_and_the_record_shows_it(server: Server, ann: Visitor, bob: Visitor) -> None:
    hands = [Hand(), Hand()]
    place = await seated(ann, bob, hands=hands)
    drawing = await info(ann, place)
    assert (drawing["status"], drawing["dice"]["drawing"]) == ("open", True)
    assert [share["commitment"] for share in drawing["dice"]["seats"]] == [hand.bound for hand in hands]
    await reveal(ann, place, hands[0].number)
    assert [share["revealed"] for share in (await info(bob, place))["dice"]["seats"]] == [True, False]
    await reveal(bob, place, hands[1].number)
    playing = await info(ann, place)
    assert (playing["status"], playing["dice"]["drawing"], playing["dice"]["secret"]) == ("playing", False, "")
    text = await finished(place, ann, bob)
    ended = await info(bob, place)
    secret = ended["dice"]["secret"]
    assert commitment(secret) == drawing["seed_sha256"] == ended["seed_sha256"]
    assert [share["reveal"] for share in ended["dice"]["seats"]] == [hand.number for hand in hands]
    lines = ["bastide dice 1", secret, hands[0].number, hands[1].number]
    assert ended["seed"] == "hash:" + sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    assert f"\nseed {ended['seed']}\n" in text
    assert Record.parse(text).text() == text
    assert wrong(text, drawing["seed_sha256"], *[hand.bound for hand in hands]) == []
    found = await stored(server, place)  # the same game is read from the log
    assert (found.seed, found.state) == (ended["seed"], Record.parse(text).state)


async def test_programs_that_bring_nothing_play_as_ever(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    found = await info(ann, place)
    assert found["status"] == "playing"
    text = await finished(place, ann, bob)
    assert commitment((await info(bob, place))["seed"]) == found["seed_sha256"]
    assert wrong(text, found["seed_sha256"]) == []


async def test_one_who_adds_something_is_enough(ann: Visitor, bob: Visitor) -> None:
    hand = Hand()
    place = await ann.new_table("person", "open", visibility="public")
    await bob.post(f"{place.path}/sit", {"seat": 1, "commitment": hand.bound}, 200)
    await ann.refused(403, "no-commitment", f"{place.path}/reveal", {"reveal": hand.number})
    await reveal(bob, place, hand.number)
    text = await finished(place, bob, ann)
    assert "# dice 1 " in text and "# dice 0 " not in text
    assert wrong(text) == []


async def test_nobody_waits_who_plays_alone(ann: Visitor, quick_bots: None) -> None:
    hand = Hand()
    for mode, seats in (
        ("online", "person bot:random"),
        ("online", "bot:random bot:random"),
        ("hotseat", "person person"),
    ):
        place = await ann.new_table(*seats.split(), commitment=hand.bound, mode=mode)
        assert (await info(ann, place))["status"] != "open"
    place = await ann.new_table("person", "open", commitment=hand.bound)
    await ann.post(f"{place.path}/bot", {"seat": 1, "bot": "random"}, 200)
    assert (await info(ann, place))["status"] == "playing"


async def test_a_fork_draws_what_was_hidden_together(server: Server, ann: Visitor, bob: Visitor) -> None:
    first = await ann.new_table("person", "bot:random")
    await ann.post(f"{first.path}/close", expect=200)
    hands = [Hand(), Hand()]
    body = {"moves": 0, "seats": [{"kind": "person"}, {"kind": "open"}], "commitment": hands[0].bound}
    made = (await ann.post(f"{first.path}/fork", body, 201)).json()["table"]
    place = Place(made["id"], made["invite"])
    before = (await stored(server, place)).position
    await bob.post(f"{place.path}/sit", {"seat": 1, "invite": place.invite, "commitment": hands[1].bound}, 200)
    for visitor, hand in zip((ann, bob), hands, strict=True):
        await reveal(visitor, place, hand.number)
    assert (await stored(server, place)).position != before
    text = await finished(place, ann, bob)
    assert "\nposition {" in text and wrong(text) == []
    record = Record.parse(text)
    position = record.replay(0).determinize(None, "as I like it").to_json()
    other = Record("burgundy", 2, record.seed, dict(record.options), position)
    other.dice = record.dice
    assert wrong(other.text()) == ["verify-position-not"]


# ---- attacks


async def test_a_host_cannot_draw_again(server: Server, ann: Visitor, bob: Visitor) -> None:
    """Once all are bound there is no way out: no leaving, closing, kicking, and no other number."""
    hands = [Hand(), Hand()]
    place = await seated(ann, bob, hands=hands)
    await reveal(bob, place, hands[1].number)
    kick = {"guest": bob.id}
    for path, body in (("leave", None), ("close", None), ("kick", kick), ("kick", {**kick, "ban": True})):
        said = await ann.refused(409, "drawing", f"{place.path}/{path}", body)
        assert "Lots are being drawn" in said["message"]
    await bob.refused(409, "drawing", f"{place.path}/leave")
    await ann.refused(422, "wrong-reveal", f"{place.path}/reveal", {"reveal": Hand().number})
    await ann.refused(409, "seat-taken", f"{place.path}/sit", {"seat": 0, "commitment": Hand().bound})
    await reveal(ann, place, hands[0].number)
    await ann.refused(409, "not-drawing", f"{place.path}/reveal", {"reveal": hands[0].number})


async def test_nothing_is_revealed_before_all_are_bound(ann: Visitor, bob: Visitor) -> None:
    hand = Hand()
    place = await ann.new_table("person", "open", "open", visibility="public", commitment=hand.bound)
    await ann.refused(409, "not-drawing", f"{place.path}/reveal", {"reveal": hand.number})
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await ann.refused(409, "not-drawing", f"{place.path}/reveal", {"reveal": hand.number})


async def test_what_was_revealed_is_not_shown_while_the_game_runs(server: Server, ann: Visitor, bob: Visitor) -> None:
    hands = [Hand(), Hand()]
    place = await seated(ann, bob, hands=hands)
    eve = await server.visitor("Eve")
    async with bob.socket(place) as page:
        await reveal(ann, place, hands[0].number)
        await page.until((await info(bob, place))["number"])
    for listener in (bob, eve):
        await listener.log(place)
        await listener.get("/api/tables?scope=public")
    await reveal(bob, place, hands[1].number)
    await play_out(place, ann, bob, until=4)
    for listener in (bob, eve):
        await listener.log(place)
        await info(listener, place)
        await listener.get(f"{place.path}/record", 409)
    table = await stored(server, place)
    for listener, own in ((ann, 0), (bob, 1), (eve, -1)):
        heard = b"\n".join(listener.heard)
        hidden = [table.seed, table.dice.server.revealed, *[hand.number for n, hand in enumerate(hands) if n != own]]
        assert [secret for secret in hidden if secret.encode() in heard] == []


async def test_a_number_is_revealed_once(ann: Visitor, bob: Visitor) -> None:
    hands = [Hand(), Hand()]
    place = await seated(ann, bob, hands=hands)
    await reveal(ann, place, hands[0].number)
    await ann.refused(409, "revealed", f"{place.path}/reveal", {"reveal": hands[0].number})
    for bad in ("", "0" * 63, "G" * 64, hands[1].number.upper() + "\n"):
        await bob.post(f"{place.path}/reveal", {"reveal": bad}, 400)


async def test_who_withholds_is_named_and_waited_for_in_vain(server_settings: Settings) -> None:
    hands = [Hand(), Hand()]
    async with running(msgspec.structs.replace(server_settings, drawing_seconds=1)) as server:
        ann, bob = [await server.visitor(name) for name in ("Ann", "Bob")]
        place = await seated(ann, bob, hands=hands)
        await reveal(bob, place, hands[1].number)
        assert (await begun(ann, place))["status"] == "playing"
        await ann.refused(409, "not-drawing", f"{place.path}/reveal", {"reveal": hands[0].number})
        text = await finished(place, bob, ann)
    assert f"\n# dice 0 {hands[0].bound} -\n" in text
    assert wrong(text) == []
    assert "verify-seat-withheld" in [finding.phrase.key for finding in examine(text, [])]
    shown = text.replace(f"{hands[0].bound} -", f"{hands[0].bound} {hands[0].number}")  # as if it had been there
    assert wrong(shown) == ["verify-seed-not"]


async def test_a_server_that_changes_its_secret_is_found_out(server_settings: Settings) -> None:
    hands = [Hand(), Hand()]
    async with running(server_settings) as server:
        ann, bob = [await server.visitor(name) for name in ("Ann", "Bob")]
        place = await seated(ann, bob, hands=hands)
        promised = (await info(bob, place))["seed_sha256"]
    store = open_store(server_settings)
    await store.write([("update tables set seed = :seed where id = :id", {"seed": "f" * 32, "id": place.id})])
    await store.close()
    async with running(server_settings) as server:
        ann, bob = ann.at(server), bob.at(server)
        for visitor, hand in zip((ann, bob), hands, strict=True):
            await reveal(visitor, place, hand.number)
        text = await finished(place, ann, bob)
    assert wrong(text, promised) == ["verify-given-not"]


async def test_two_workers_begin_a_game_once(two_servers: tuple[Server, Server]) -> None:
    one, other = two_servers
    ann, bob = await one.visitor("Ann"), await other.visitor("Bob")
    hands = [Hand(), Hand()]
    place = await seated(ann, bob, hands=hands)
    await asyncio.gather(reveal(ann, place, hands[0].number), reveal(bob, place, hands[1].number))
    kinds = [entry.kind for entry in (await stored(one, place)).entries]
    assert kinds == ["create", "sit", "draw", "reveal", "reveal", "start"]


# ---- the worker dies while the dice are drawn


async def test_a_table_that_was_left_behind_begins(server_settings: Settings) -> None:
    """The next server finds it, although nobody asks for it."""
    hands = [Hand(), Hand()]
    impatient = msgspec.structs.replace(server_settings, drawing_seconds=0)
    async with running(server_settings) as server:
        ann, bob = [await server.visitor(name) for name in ("Ann", "Bob")]
        place = await seated(ann, bob, hands=hands)
        await reveal(ann, place, hands[0].number)
    async with running(impatient) as server:
        for _ in range(1000):
            if (await stored(server, place)).started:
                break
            await asyncio.sleep(0.01)
        found = await stored(server, place)
    assert [entry.kind for entry in found.entries] == ["create", "sit", "draw", "reveal", "start"]
    assert found.seed == found.dice.seed(2) != found.dice.server.revealed


async def test_a_killed_process_does_not_hang_a_table(tmp_path: Path) -> None:
    server = Process(tmp_path, 1, database_url=f"sqlite:///{tmp_path}/bastide.db", drawing_seconds="60")
    try:
        async with asyncio.timeout(120):
            hands = [Hand(), Hand()]
            ann, bob = Guest(server.port), Guest(server.port)
            await ann.arrive("Ann")
            await bob.arrive("Bob")
            seats = [{"kind": "person"}, {"kind": "open"}]
            new = {"game": "burgundy", "seats": seats, "visibility": "public", "commitment": hands[0].bound}
            made = await ann.ask("POST", "/api/tables", msgspec.json.encode(new))
            path = f"/api/tables/{msgspec.json.decode(made.body)['table']['id']}"
            sit = {"seat": 1, "commitment": hands[1].bound}
            assert (await bob.ask("POST", f"{path}/sit", msgspec.json.encode(sit))).status == 200
            number = msgspec.json.encode({"reveal": hands[1].number})
            assert (await bob.ask("POST", f"{path}/reveal", number)).status == 200
            server.process.kill()
            await asyncio.to_thread(server.process.wait)
            server.settings["BASTIDE_DRAWING_SECONDS"] = "1"
            await asyncio.to_thread(server.start)
            while True:
                table = msgspec.json.decode((await ann.ask("GET", path)).body)["table"]
                if table["status"] == "playing":
                    break
                await asyncio.sleep(0.02)
            assert [share["revealed"] for share in table["dice"]["seats"]] == [False, True]
            for guest in (ann, bob):
                guest.leave()
    finally:
        server.stop()


async def test_people_come_back_to_it_and_reveal(server_settings: Settings) -> None:
    hands = [Hand(), Hand()]
    async with running(server_settings) as server:
        ann, bob = [await server.visitor(name) for name in ("Ann", "Bob")]
        place = await seated(ann, bob, hands=hands)
        await reveal(ann, place, hands[0].number)
    async with running(server_settings) as server:
        assert (await info(bob.at(server), place))["dice"]["drawing"]
        await reveal(bob.at(server), place, hands[1].number)
        assert (await info(ann.at(server), place))["status"] == "playing"


# ---- what it rests on


@pytest.mark.parametrize("name", ["burgundy", "caylus1303", "orleans", "florence", "fair"])
async def test_what_is_drawn_anew_depends_on_the_seed_alone(name: str) -> None:
    """So a position can be checked: drawing its hidden part again with the same seed changes nothing."""
    state = find_game(name).start(2, "a seed")
    for _ in range(12):
        state.apply(state.legal(state.to_act[0])[0])
    once = state.determinize(None, "the dice")
    assert once.determinize(None, "the dice").to_json() == once.to_json() != state.to_json()
