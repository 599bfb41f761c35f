"""Values as they are printed, in place of those that are reconstructed."""

import json
from pathlib import Path
from typing import Any

from bastide.core.option import read_options
from bastide.core.reading import Reader
from bastide.games.florence.printed import Printed
from tests.games.florence.scenes import GAME

FILE = Path(__file__).parents[3] / "docs" / "florence-components.json"
OURS: dict[str, Any] = json.loads(FILE.read_text("utf-8"))


def test_the_sample_holds_our_values() -> None:
    """docs/florence-components.json is what a game without the option is played with."""
    assert Printed(Reader("")).to_json() == OURS
    assert tuple(OURS) == Printed.known
    for seats in (1, 3):
        assert GAME.start(seats, 1, components=OURS).view(0) == GAME.start(seats, 1).view(0)


def test_an_object_its_text_and_its_file_are_the_same() -> None:
    line = json.dumps(OURS, separators=(",", ":"))
    for given in (OURS, line, FILE.read_text("utf-8")):
        assert GAME.check_options(2, {"components": given})["components"] == line
    read = read_options([f"components=@{FILE}"], GAME.options)
    assert GAME.check_options(2, read)["components"] == line
    assert len(json.dumps(OURS, indent=2)) < Printed.longest


def test_parts_may_be_left_out() -> None:
    """What was not given stays ours."""
    for part in Printed.known:
        said = GAME.check_options(1, {"components": {part: OURS[part]}})["components"]
        assert list(json.loads(str(said))) == [part]
    assert GAME.check_options(1, {"components": {}})["components"] == ""
