"""Whom one does not want to hear: a voice that another name does not change, and a host who silences who watches."""

import pytest

from tests.server.client import Place, Server, Visitor
from tests.server.games import duel, seats, stored

pytestmark = pytest.mark.asyncio


async def voices(visitor: Visitor, place: Place) -> list[str]:
    return [entry["voice"] for entry in await visitor.log(place) if entry["kind"] == "chat"]


async def test_a_voice_stays_under_another_name(server: Server, ann: Visitor, bob: Visitor) -> None:
    place, other = await ann.new_table("person", "open"), await ann.new_table("person", "open")
    for name in ("Eve", "Adam"):
        await bob.post("/api/me", {"name": name}, 200)
        await bob.post(f"{place.path}/chat", {"text": "hello", "invite": place.invite}, 200)
    await bob.post(f"{other.path}/chat", {"text": "hello", "invite": other.invite}, 200)
    found, elsewhere = await voices(ann, place), await voices(ann, other)
    assert len(set(found)) == 1
    assert found[0] not in elsewhere, "nobody is followed from table to table"
    assert bob.id not in found[0] and found[0] not in bob.id


async def test_a_player_has_the_voice_of_the_seat(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    await bob.post(f"{place.path}/chat", {"text": "hello"}, 200)
    eve = await server.visitor("Eve")
    own, theirs = [seat["voice"] for seat in await seats(eve, place)]
    assert await voices(eve, place) == [theirs] != [own]


async def test_a_host_silences_who_watches(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    eve = await server.visitor("Eve")
    await eve.post(f"{place.path}/chat", {"text": "spam"}, 200)
    await ann.post(f"{place.path}/silence", {"guest": eve.id}, 200)
    said = await eve.refused(403, "silenced", f"{place.path}/chat", {"text": "more spam"})
    assert "host" in said["message"]
    await eve.post("/api/me", {"name": "Another"}, 200)
    await eve.refused(403, "silenced", f"{place.path}/chat", {"text": "more spam"})
    assert (await bob.table(place))["table"]["silenced"] == await voices(ann, place)
    assert (await stored(server, place)).silenced == {eve.id}
    await ann.post(f"{place.path}/silence", {"guest": eve.id, "silent": False}, 200)
    await eve.post(f"{place.path}/chat", {"text": "sorry"}, 200)


async def test_a_host_does_not_silence_players(server: Server, ann: Visitor, bob: Visitor) -> None:
    """Or the opponent could not even object."""
    place = await duel(ann, bob)
    eve = await server.visitor("Eve")
    await eve.post(f"{place.path}/chat", {"text": "hello"}, 200)
    await ann.refused(409, "silence-player", f"{place.path}/silence", {"guest": bob.id})
    await bob.refused(403, "only-host", f"{place.path}/silence", {"guest": eve.id})
    await ann.refused(404, "no-guest", f"{place.path}/silence", {"guest": "nobody"})
    place = await ann.new_table("person", "open", visibility="public")
    await bob.post(f"{place.path}/chat", {"text": "spam"}, 200)
    await ann.post(f"{place.path}/silence", {"guest": bob.id}, 200)
    await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
    await bob.post(f"{place.path}/chat", {"text": "now I play"}, 200)
