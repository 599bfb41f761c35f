"""A Ray cluster of two nodes on this machine plays the same games as its processes do, even when it loses a node."""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.arena import ArenaError, Local, Ray, Result, run
from tests.arena.players import NOTES
from tests.terminal.conftest import Run

ray: Any = pytest.importorskip("ray", reason="Ray is not installed: pip install 'bastide[ray]' (make test-ray)")
ROOT = Path(__file__).parents[2]
BOTS = ["random", "greedy", "tests.arena.players:Noting"]
SMALL = {"num_cpus": 1, "object_store_memory": 100 << 20}


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a bot leaves the name of its node."""
    return tmp_path_factory.mktemp("notes")


@pytest.fixture(scope="module")
def cluster(notes: Path) -> Iterator[Any]:
    """A head and a second node, each with one core; child processes of this one."""
    # Nodes find what is tested here.
    given = {
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ["PYTHONPATH"]]),
        NOTES: str(notes),
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, value in given.items():
            patch.setenv(name, value)
        made = import_module("ray.cluster_utils").Cluster(
            initialize_head=True, head_node_args={"include_dashboard": False, **SMALL}
        )
        try:
            made.second = made.add_node(**SMALL)
            yield made
        finally:
            made.shutdown()


def kill_node(node: Any) -> None:
    """With its workers, which would otherwise finish their games first."""
    raylet = node.all_processes["raylet"][0].process.pid
    doomed = [raylet]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            pid, _, rest = stat.read_text().partition(" (")
            if int(rest.rpartition(") ")[2].split()[1]) == raylet:
                doomed.append(int(pid))
    for pid in doomed:
        os.kill(pid, signal.SIGKILL)


def here(games: int) -> Result:
    return run("fair", BOTS, games, "cluster", options={"rain": True}, backend=Local(2))


def test_an_address_where_nobody_answers_is_refused_at_once(typed: Run) -> None:
    ran = typed("arena", "fair", "--backend", "ray", "--address", "127.0.0.1:9")
    assert (ran.code, ran.out) == (2, "")
    assert "127.0.0.1:9" in ran.err
    with pytest.raises(ArenaError, match="somewhere"):
        Ray("somewhere:port").connect(ray)


def test_a_cluster_plays_the_same_games(cluster: Any, tmp_path: Path) -> None:
    there = run(
        "fair",
        BOTS,
        4,
        "cluster",
        options={"rain": True},
        backend=Ray(cluster.address),
        results=tmp_path / "results",
        records=tmp_path / "records",
    )
    assert there.facts() == here(4).facts()
    assert len(list((tmp_path / "records").iterdir())) == there.games == 12
    assert not ray.is_initialized()


def test_another_bastide_on_a_node_is_named(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bastide, "__version__", "9.9")
    with pytest.raises(ArenaError, match=r"A node of the cluster has Bastide \S+, and this is 9.9"):
        run("fair", ["random", "random"], 2, backend=Ray(cluster.address))


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_a_lost_node_costs_only_its_running_games(cluster: Any, notes: Path, tmp_path: Path) -> None:
    """The last test: the node does not come back."""
    ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
    lost: list[str] = []

    def kill_in_the_middle() -> None:
        """As soon as a bot has sat down there for its first game."""
        note = notes / cluster.second.node_id
        while not note.exists():
            time.sleep(0.01)
        kill_node(cluster.second)
        lost.append(note.name)

    try:
        (notes / cluster.second.node_id).unlink(missing_ok=True)
        killer = threading.Thread(target=kill_in_the_middle, daemon=True)
        killer.start()
        there = run(
            "fair",
            BOTS,
            20,
            "cluster",
            options={"rain": True},
            backend=Ray(),
            results=tmp_path / "results",
        )
        assert lost, "both nodes played"
        assert there.facts() == here(20).facts()
        assert len((tmp_path / "results").read_bytes().splitlines()) == 1 + there.games
        assert ray.is_initialized(), "whoever connected disconnects"
    finally:
        ray.shutdown()
