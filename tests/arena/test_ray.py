"""A Ray cluster of two nodes on this machine plays the same games as its processes do, even when it loses a node."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide.arena import ArenaError, Local, Ray, Result, run
from tests.terminal.conftest import Run

ray: Any = pytest.importorskip("ray", reason="Ray is not installed: pip install 'bastide[ray]' (make test-ray)")
ROOT = Path(__file__).parents[2]
BOTS = ["random", "greedy", "random"]
SMALL = {"num_cpus": 1, "object_store_memory": 100 << 20}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head and a second node, each with one core; child processes of this one."""
    from ray.cluster_utils import Cluster

    # Nodes find what is tested here; a lost one is noticed soon.
    given = {
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ["PYTHONPATH"]]),
        "RAY_health_check_period_ms": "500",
        "RAY_health_check_failure_threshold": "3",
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, value in given.items():
            patch.setenv(name, value)
        made = Cluster(initialize_head=True, head_node_args={"include_dashboard": False, **SMALL})
        try:
            made.second = made.add_node(**SMALL)
            yield made
        finally:
            made.shutdown()


def here(games: int) -> Result:
    return run("fair", BOTS, games, "cluster", options={"rain": True}, backend=Local(2))


def test_an_address_where_nobody_answers_is_refused_at_once(typed: Run) -> None:
    ran = typed("arena", "fair", "--backend", "ray", "--address", "127.0.0.1:9")
    assert (ran.code, ran.out) == (2, "")
    assert "127.0.0.1:9" in ran.err
    with pytest.raises(ArenaError, match="somewhere"):
        Ray("somewhere:port").connect(ray)


def test_two_nodes_play_the_same_games(cluster: Any, tmp_path: Path) -> None:
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


def test_a_lost_node_costs_only_its_running_games(cluster: Any, tmp_path: Path) -> None:
    """The last test: the node does not come back."""
    ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
    try:
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        killed = threading.Event()

        def kill(done: int, total: int) -> None:
            if done >= total // 4 and not killed.is_set():
                killed.set()
                cluster.remove_node(cluster.second, allow_graceful=False)

        there = run(
            "fair",
            BOTS,
            40,
            "cluster",
            options={"rain": True},
            backend=Ray(),
            results=tmp_path / "results",
            progress=kill,
        )
        assert killed.is_set()
        assert there.facts() == here(40).facts()
        assert len((tmp_path / "results").read_bytes().splitlines()) == 1 + there.games
        assert ray.is_initialized(), "whoever connected disconnects"
    finally:
        ray.shutdown()
