"""People who do anything at any time: never a failure, and the log alone always makes the same table."""

import random
from typing import Any

import pytest

from bastide.server.table import Table
from tests.server.client import Place, Server, Visitor, fresh_key
from tests.server.games import stored, worker

pytestmark = pytest.mark.asyncio

DEEDS = 160
TABLES = 2
WHAT = ["undo"] * 6 + ["redo"] * 4 + ["sit"] * 8 + ["consent"] * 4 + ["leave"] * 2
WHAT += ["bot", "kick", "chat", "hint", "fork", "token"]
GAMES: list[tuple[str, dict[str, object]]] = [
    ("burgundy", {"setup": "advanced_secret"}),
    ("burgundy", {"setup": "advanced_open", "duchies": "random"}),
    ("caylus1303", {"open_scores": True}),
    ("fair", {}),
]


def folded(table: Table) -> dict[str, Any]:
    """All that a table has made of its log."""
    own = ("history", "seats", "proposals", "dice")
    found = {name: value for name, value in vars(table).items() if name not in own}
    found["dice"] = table.dice.lines()
    line, taken = table.history.line, table.history.taken
    found["line"] = [(move.number, move.reveals, move.wave) for move in [*line, *taken]]
    found["history"] = (table.history.at, len(taken), table.history.digest(len(line)))
    found["seats"] = [repr(seat) for seat in table.seats]
    found["proposals"] = [(p.number, p.what, p.by, p.body, p.need) for p in table.proposals.values()]
    found["state"] = table.state and table.state.to_json()
    return found


async def deed(place: Place, visitor: Visitor, others: list[Visitor], luck: random.Random) -> int:
    """Something that this visitor tries, and how it was answered."""
    shown = (await visitor.get(place.path, words=0)).json()
    if "table" not in shown:
        return 403  # shown the door
    what = "act" if shown["legal"] and luck.random() < 0.7 else luck.choice(WHAT)
    seat = luck.randrange(len(shown["table"]["seats"]))
    body: dict[str, Any] | None = {"seat": seat}
    if what == "act":
        body = {"seat": shown["seat"], "answers": shown["answers"], "key": fresh_key()}
        body["action"] = luck.choice(shown["legal"])["action"]
    elif what in ("undo", "redo"):
        body = {"key": fresh_key()}
    elif what == "bot":
        body = {"seat": seat, "bot": "random"}
    elif what == "consent":
        asked = [proposal["number"] for proposal in shown["table"]["proposals"]]
        body = {"proposal": luck.choice(asked or [1]), "yes": luck.random() < 0.7}
    elif what == "kick":
        body = {"guest": luck.choice(others).id, "ban": luck.random() < 0.1}
    elif what == "chat":
        body = {"text": "…"}
    elif what == "fork":
        body = {"moves": shown["table"]["moves"], "seats": [{"kind": "open"}] * len(shown["table"]["seats"])}
    elif what == "leave":
        body = None
    return (await visitor.post(f"{place.path}/{what}", body)).status_code


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_the_log_makes_the_table_whatever_people_do(
    server: Server, quick_bots: None, game: str, options: dict[str, object]
) -> None:
    luck = random.Random(f"{game} {options}")
    people = [await server.visitor(name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")]
    answers: list[int] = []
    for _ in range(TABLES):
        place = await people[0].new_table("person", "open", "open", game=game, options=options, visibility="public")
        for seat in (1, 2):
            await people[seat].post(f"{place.path}/sit", {"seat": seat}, 200)
        for _ in range(DEEDS // TABLES):
            visitor = luck.choice(people)
            answers.append(await deed(place, visitor, people, luck))
            writer = worker(server).writer
            async with writer.lock(place.id):  # while no bot writes
                known = await writer._load(place.id, fresh=True)
                assert folded(known) == folded(await stored(server, place))
    assert answers.count(200) > DEEDS / 6
    assert {200, 201, 403, 404, 409} >= set(answers)
