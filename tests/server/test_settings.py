"""Options of a new table that are long texts: JSON that comes with the set-up, bounded and checked, never a path."""

import json
from pathlib import Path

import pytest

from tests.server.client import Server, Visitor
from tests.server.test_safety import everything, well_refused

pytestmark = pytest.mark.asyncio

VALUES: dict[str, object] = {"levels": {"brasserie": 1, "trading_house": 1, "sheep_farm": 2}}
LINE = '{"levels":{"brasserie":1,"trading_house":1,"sheep_farm":2}}'


def wanted(components: object) -> dict[str, object]:
    seats = [{"kind": "person"}, {"kind": "person", "name": "Bob"}]
    options = {"components": components, "new_places": True}
    return {"game": "orleans", "mode": "hotseat", "seats": seats, "options": options}


@pytest.mark.parametrize("given", [VALUES, json.dumps(VALUES, indent=2)], ids=["object", "text"])
async def test_values_come_as_json_and_go_into_the_record(server: Server, ann: Visitor, given: object) -> None:
    """An object or its text; the table holds one line of it."""
    answer = await ann.post("/api/tables", wanted(given))
    assert answer.status_code == 201, answer.text
    shown = answer.json()
    assert shown["table"]["options"]["components"] == LINE
    tiles = {tile["name"]: tile["level"] for tile in shown["view"]["tiles"]}
    assert (tiles["brasserie"], tiles["sheep_farm"]) == (1, 2)


async def test_what_is_wrong_is_said_and_nothing_is_made(server: Server, ann: Visitor, tmp_path: Path) -> None:
    """With its place; a path is no text of JSON, and nobody looks whether there is such a file."""
    file = tmp_path / "values.json"
    file.write_text(json.dumps(VALUES), "utf-8")
    before = await everything(server)
    for given, said in [
        ({"levels": {"brasserie": 1}}, 'components.levels: "trading_house" is missing'),
        ('{"levels": [1, 2]}', "components.levels: this must be an object"),
        (str(file), "components: this is not JSON"),
        (f"@{file}", "components: this is not JSON"),
        ('{"\\ud800": 1}', "components: this is not JSON"),
        (" " * 9000, "9000 characters are too many"),
        (7, "components: this must be an object"),
    ]:
        answer = await ann.post("/api/tables", wanted(given))
        well_refused(answer, 422)
        assert said in answer.json()["message"]
    well_refused(await ann.post("/api/tables", wanted(" " * 20_001)), 400)
    well_refused(await ann.post("/api/tables", wanted({str(n): n for n in range(41)})), 400)
    assert await everything(server) == before
