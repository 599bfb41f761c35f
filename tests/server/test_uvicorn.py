"""What door.py and workers.py take from inside uvicorn is still there.

Where one of these fails, uvicorn has changed: read the sentence, look at the place it names, and move the bounds in
pyproject.toml when tests/server passes again.
"""

import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from bastide.server.door import Door, LiveSocket
from bastide.server.workers import Workers

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
OVERRIDDEN: list[tuple[type, type]] = [
    (Door, HttpToolsProtocol),
    (LiveSocket, WebSocketsSansIOProtocol),
    (Workers, Multiprocess),
]
OWN = {
    Door: {"late", "turn_away", "unanswered", "hang_up", "gone", "language", "count_head"},
    LiveSocket: {"late", "count"},
    Workers: {"_lives"},
}
"""Methods that are ours alone; every other one replaces uvicorn's of the same name."""
ASSIGNED: list[tuple[type, str, str]] = [
    (HttpToolsProtocol, "pipeline", "Door counts and clears the requests that wait"),
    (HttpToolsProtocol, "flow", "Door asks whether writing is paused, and reads on"),
    (HttpToolsProtocol, "headers", "Door reads the language of a request"),
    (HttpToolsProtocol, "client", "Door counts connections by address"),
    (RequestResponseCycle, "response_started", "Door cannot say why once an answer has begun"),
    (RequestResponseCycle, "response_complete", "Door knows by it whether an answer is owed"),
    (RequestResponseCycle, "disconnected", "Door tells the application that nobody is there"),
    (RequestResponseCycle, "message_event", "Door wakes the application that waits for a body"),
    (WebSocketsSansIOProtocol, "writable", "LiveSocket sees that nobody reads"),
    (WebSocketsSansIOProtocol, "handshake_complete", "LiveSocket sees that the handshake is over"),
    (WebSocketsSansIOProtocol, "close_sent", "LiveSocket cuts off only once"),
    (WebSocketsSansIOProtocol, "conn", "LiveSocket closes by it"),
    (Multiprocess, "processes", "Workers watches them"),
    (Multiprocess, "should_exit", "Workers stops by it"),
    (Process, "parent_conn", "Workers asks a worker over it whether it lives"),
]
"""Attributes that we read or set, and what for."""


@pytest.mark.parametrize(("ours", "theirs"), OVERRIDDEN, ids=lambda one: one.__name__)
def test_what_is_overridden_is_there_and_takes_the_same(ours: type, theirs: type) -> None:
    for name, method in vars(ours).items():
        if not inspect.isfunction(method) or name == "__init__" or name in OWN[ours]:
            continue
        place = f"uvicorn {version('uvicorn')} has changed {theirs.__name__}.{name}: look at {ours.__module__}"
        assert hasattr(theirs, name), f"{place}; nothing calls {ours.__name__}.{name} any more"
        asked, given = inspect.signature(getattr(theirs, name)), inspect.signature(method)
        assert len(asked.parameters) == len(given.parameters), f"{place}; it takes {asked} now"


@pytest.mark.parametrize(
    ("theirs", "name", "why"), ASSIGNED, ids=lambda one: getattr(one, "__name__", None) or str(one)
)
def test_what_is_reached_for_is_there(theirs: type, name: str, why: str) -> None:
    source = inspect.getsource(theirs)
    place = "workers.py" if theirs in (Multiprocess, Process) else "door.py"
    assert f"self.{name}" in source, f"uvicorn {version('uvicorn')} has no {theirs.__name__}.{name}: {why} ({place})"


def test_the_installed_version_is_one_that_was_tried() -> None:
    asked = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["optional-dependencies"]["server"]
    bounds = next(one for one in map(Requirement, asked) if one.name == "uvicorn").specifier
    assert {one.operator for one in bounds} == {">=", "<"}, "a later uvicorn may break the door"
    assert version("uvicorn") in bounds
