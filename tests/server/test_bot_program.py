"""The programs of docs/bot-api.md, as they stand there, take a seat and play a game to its end."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.forking import Process

PAGE = Path(__file__).parents[2] / "docs" / "bot-api.md"
SECONDS = 120


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    started = Process(tmp_path, 1, database_url=f"sqlite:///{tmp_path}/bastide.db")
    yield started
    started.stop()


def run(program: str, *args: str) -> str:
    done = subprocess.run([sys.executable, "-c", program, *args], capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_programs_of_the_page_play_a_game(server: Process) -> None:
    seat, bot = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    address = f"http://127.0.0.1:{server.port}"
    # The random bot is the quicker opponent.
    table, token = run(seat.replace('"greedy"', '"random"'), address).split()
    assert run(bot, address, table, token).startswith("scores: [")
    shown = httpx.get(f"{address}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
    assert shown["table"]["status"] == "over"
    assert shown["table"]["seats"][0]["name"] == "Robot"
