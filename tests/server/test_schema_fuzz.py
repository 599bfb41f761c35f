"""schemathesis over the OpenAPI description: whatever is sent, the answer is one that the description names, no 5xx."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bastide.server.app import create_app
from bastide.server.settings import Settings
from tests.server.games import finished_record
from tests.server.swarm import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 40
"""For each of the operations."""

api = schemathesis.openapi.from_dict(create_app(Settings(secret="s" * 32)).openapi_schema.to_schema())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzz")
    started = Server(folder, 1, database_url=f"sqlite:///{folder}/bastide.db", chat_per_minute="10000000")
    yield started
    started.stop()


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[httpx.Client]:
    client = visitor(server, "Ann")
    yield client
    client.close()


def visitor(server: Server, name: str) -> httpx.Client:
    client = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60)
    client.get("/api/me")
    client.headers["x-bastide-csrf"] = client.cookies["bastide_csrf"]
    client.post("/api/me", json={"name": name}).raise_for_status()
    return client


@pytest.fixture(scope="module")
def tables(server: Server, ann: httpx.Client) -> list[str]:
    """Tables of all kinds, so that requests get beyond 404: two of Ann's own, one to join, one over, one of others."""

    def new(whose: httpx.Client, *seats: str, **more: str) -> str:
        body = {"game": "burgundy", "seats": [{"kind": kind, "bot": "random"} for kind in seats], **more}
        answer = whose.post("/api/tables", json=body).raise_for_status().json()
        return str(answer["table"]["id"])

    def imported(record: str) -> str:
        return str(ann.post("/api/import", json={"record": record}).raise_for_status().json()["table"]["id"])

    bob = visitor(server, "Bob")
    over = imported(finished_record().text())
    shown = ann.get(f"/api/tables/{over}").json()
    while shown["table"]["status"] != "over":
        act = {"seat": shown["seat"], "answers": shown["answers"], "key": str(shown["answers"])}
        ann.post(f"/api/tables/{over}/act", json={**act, "action": shown["legal"][0]["action"]}).raise_for_status()
        shown = ann.get(f"/api/tables/{over}").json()
    return [
        new(ann, "person", "person", mode="hotseat"),
        new(ann, "person", "bot", visibility="public"),
        new(bob, "person", "open", visibility="public"),
        new(bob, "person", "open"),
        over,
    ]


@api.parametrize()
@settings(
    max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)
def test_every_answer_is_documented(case: schemathesis.Case[Any], ann: httpx.Client, tables: list[str]) -> None:
    """Ann sends it, mostly to a table that exists."""
    given = case.path_parameters.get("table_id") if case.path_parameters else None
    if given is not None:
        pick = crc32(repr(given).encode()) % (len(tables) + 1)
        case.path_parameters["table_id"] = [*tables, given][pick]
    headers = {"x-bastide-csrf": ann.headers["x-bastide-csrf"]}
    answer = case.call(str(ann.base_url), headers=headers, cookies=dict(ann.cookies))
    case.validate_response(answer, checks=CHECKS)


def test_the_log_of_the_server_knows_of_no_failure(server: Server) -> None:
    said = Path(server.log).read_text()
    assert "Traceback" not in said, said
