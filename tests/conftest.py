"""Every run says whether the engine is compiled, and refuses to test an old build. The toy game is as if installed."""

import os
import sys
from pathlib import Path

import pytest

import bastide
from bastide.core import rng
from bastide.stale import stale

COMPILED = not rng.__file__.endswith(".py")
TOY = str(Path(__file__).parent / "toy")

# Its entry point is found on the path: here and in the processes that tests start.
sys.path.insert(0, TOY)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [TOY, os.environ.get("PYTHONPATH")]))


def pytest_report_header() -> str:
    return f"bastide {bastide.__version__}, {'compiled' if COMPILED else 'interpreted'}"


def pytest_sessionstart() -> None:
    for built in stale():
        pytest.exit(f"{built.name} is older than its source: run `make compile` or `make pure`", 4)
