"""The tests of the page touch what the server says today: their questions are made anew and compared."""

import json
from pathlib import Path

from tests import page_fixtures

KEPT = Path(__file__).parents[1] / "web" / "tests" / "questions.jsonl"
MOST = 500_000


def test_the_questions_of_the_page_are_those_of_the_server() -> None:
    made = page_fixtures.text()
    assert KEPT.read_text("utf-8") == made, "python -m tests.page_fixtures > web/tests/questions.jsonl"


def test_all_games_ask_and_nothing_grows_without_end() -> None:
    asked = [json.loads(line) for line in KEPT.read_text("utf-8").splitlines()]
    assert {one["game"] for one in asked} == set(page_fixtures.GAMES)
    assert KEPT.stat().st_size <= MOST
