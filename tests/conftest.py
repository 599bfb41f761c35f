"""Every run says whether the engine is compiled, and refuses to test an old build. The toy game is as if installed."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

import bastide
from bastide.core import rng
from bastide.stale import stale

COMPILED = not rng.__file__.endswith(".py")
TOY = str(Path(__file__).parent / "toy")
WEB = Path(__file__).parent / "web"

# Its entry point is found on the path: here and in the processes that tests start.
sys.path.insert(0, TOY)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [TOY, os.environ.get("PYTHONPATH")]))


def pytest_report_header() -> str:
    return f"bastide {bastide.__version__}, {'compiled' if COMPILED else 'interpreted'}"


def pytest_sessionstart() -> None:
    for built in stale():
        pytest.exit(f"{built.name} is older than its source: run `make compile` or `make pure`", 4)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Playwright's loop counts as running from the first test with a browser to the last. Whatever else a worker runs
    meanwhile may have a loop of its own."""
    loop = None if item.path.is_relative_to(WEB) else asyncio._get_running_loop()
    if loop is None:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--changed-first", action="store_true", help="begin with tests of what is not committed yet")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--changed-first"):
        near = changed()
        items.sort(key=lambda item: near.isdisjoint(parts(item.path)))


def changed() -> set[str]:
    """The folders and files, by their names, in which something differs from the last commit."""
    order = ["git", "-C", str(Path(__file__).parents[1]), "status", "--porcelain", "--untracked-files=all"]
    listed = subprocess.run(order, capture_output=True, text=True, check=False).stdout.splitlines()
    return set().union(*(parts(Path(line[3:])) for line in listed)) - {"games", "__init__"}


def parts(path: Path) -> set[str]:
    """What a file of the source and its tests have in common: the folders below `bastide` or `tests`, and the name."""
    below = re.split(r"(?:^|/)(?:src/bastide|tests)/", path.as_posix())[1:]
    return {part.removesuffix(".py").removeprefix("test_") for place in below for part in place.split("/")}
