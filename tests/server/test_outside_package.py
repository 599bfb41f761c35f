"""A package of somebody else with a game and a bot, made as docs/your-own-game.md says: it is there in the terminal and
on the server. (Installed by pip it meets others in tests/test_documents; its page in words is tests/web/test_toy.)"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core import catalog, plugins
from bastide.examples import fair
from tests.server.client import Server, Visitor
from tests.server.games import stored
from tests.server.test_bots_at_tables import play_until_bots_moved

GUIDE = Path(__file__).parents[2] / "docs" / "your-own-game.md"


def ran(folder: Path, *command: str, lines: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, **env},
        input=lines,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and what an installer writes beside it."""
    here = tmp_path_factory.mktemp("market")
    guide = GUIDE.read_text("utf-8")
    copying = next(block for block in re.findall(r"```python\n(.*?)```", guide, re.DOTALL) if "copytree" in block)
    done = ran(here, "-c", copying)
    assert done.returncode == 0, done.stderr
    (toml,) = re.findall(r"```toml file=pyproject.toml\n(.*?)```", guide, re.DOTALL)
    written = ""
    for group, names in tomllib.loads(toml)["project"]["entry-points"].items():
        written += f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in names.items())
    beside = here / "src" / "bastide_market-1.dist-info"
    beside.mkdir()
    (beside / "METADATA").write_text("Metadata-Version: 2.1\nName: bastide-market\nVersion: 1\n", "utf-8")
    (beside / "entry_points.txt").write_text(written, "utf-8")
    return here / "src"


@pytest.fixture
def known(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if this process had begun with it."""
    monkeypatch.syspath_prepend(installed)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed), os.environ["PYTHONPATH"]]))
    plugins._POINTS.clear()
    yield
    plugins._POINTS.clear()
    catalog._GAMES.pop("market", None)
    catalog._BOTS.pop("thrifty_market", None)


def test_it_is_played_and_replayed_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    path = {"PYTHONPATH": os.pathsep.join([str(installed), os.environ["PYTHONPATH"]])}
    table = ("play", "market", "--seed", "3", "--bots", "thrifty_market?spare=1", "--lang", "ru")
    played = ran(tmp_path, "-m", "bastide.cli", *table, lines="1\n" * 12 + "save my.game\n", **path)
    assert (played.returncode, played.stderr) == (0, "")
    assert "thrifty_market?spare=1" in played.stdout and "├── день: 1" in played.stdout
    assert "game market" in (tmp_path / "my.game").read_text("utf-8")
    again = ran(tmp_path, "-m", "bastide.cli", "replay", "my.game", **path)
    assert (again.returncode, again.stderr) == (0, "")


@pytest.mark.asyncio
async def test_it_is_played_on_the_server(known: None, server: Server, ann: Visitor) -> None:
    listed: list[dict[str, Any]] = (await ann.get("/api/games", 200, lang="ru")).json()
    (market,) = [game for game in listed if game["name"] == "market"]
    assert market["title"] == "Ярмарка" and "thrifty_market" in market["bots"]
    assert "game-name" in (await ann.get("/api/games/market/words", 200, lang="en")).text
    place = await ann.new_table("person", "bot:thrifty_market", game="market")
    await play_until_bots_moved(server, place, ann, 2)
    table = await stored(server, place)
    assert type(table.game).__module__ == "market.game"
    assert {move.action.seat for move in table.history.line} == {0, 1}
    assert bastide.game("market").name != fair.GAME.name
