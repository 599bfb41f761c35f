"""schemathesis over the OpenAPI description: whatever is sent, the answer is one that the description names, no 5xx."""

from collections.abc import Iterator
from functools import cache
from typing import Any
from zlib import crc32

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.serialization import decode_json, encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bastide.server.app import create_app
from bastide.server.settings import Settings
from tests.server import services
from tests.server.forking import Process
from tests.server.games import finished_record

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = {"sqlite": 20, "postgres": 5}
"""For each of the operations, beside those that schemathesis always sends. What is made up is the same on both."""

HOW = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
METHODS = ("get", "post", "put", "patch", "delete")

described = decode_json(encode_json(create_app(Settings(secret="s" * 32)).openapi_schema.to_schema()))
operations = [(path, method) for path, known in described["paths"].items() for method in METHODS if method in known]


@cache
def api(port: int) -> Any:
    """One for each server: it remembers what was sent once for several operations."""
    return schemathesis.openapi.from_dict(described)


@pytest.fixture(scope="module", params=EXAMPLES)
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("fuzz")
    url = f"sqlite:///{folder}/bastide.db" if database == "sqlite" else services.postgres()
    started = Process(folder, 1, database_url=url, chat_per_minute="10000000")
    yield started
    started.stop()


@pytest.fixture(scope="module")
def ann(server: Process) -> Iterator[httpx.Client]:
    client = visitor(server, "Ann")
    yield client
    client.close()


@pytest.fixture(scope="module")
def bob(server: Process) -> Iterator[httpx.Client]:
    client = visitor(server, "Bob")
    yield client
    client.close()


def visitor(server: Process, name: str) -> httpx.Client:
    client = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60)
    client.get("/api/me")
    client.headers["x-bastide-csrf"] = client.cookies["bastide_csrf"]
    client.post("/api/me", json={"name": name}).raise_for_status()
    return client


def made(client: httpx.Client, path: str, **body: Any) -> dict[str, Any]:
    """A new table, as it is shown."""
    found: dict[str, Any] = client.post(path, json=body).raise_for_status().json()
    return found


@pytest.fixture(scope="module")
def over(ann: httpx.Client) -> dict[str, Any]:
    """A finished game, which nothing changes any more."""
    over = made(ann, "/api/import", record=finished_record().text())
    path = f"/api/tables/{over['table']['id']}"
    while over["table"]["status"] != "over":
        act = {"seat": over["seat"], "answers": over["answers"], "key": str(over["answers"])}
        ann.post(f"{path}/act", json={**act, "action": over["legal"][0]["action"]}).raise_for_status()
        over = ann.get(path).json()
    return over


@pytest.fixture
def shown(ann: httpx.Client, bob: httpx.Client, over: dict[str, Any]) -> list[dict[str, Any]]:
    """Tables of all kinds, so that requests get beyond 404: some of Ann's, of others, open, over, with a bot."""
    person, nobody, bot = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
    assert ann.get(f"/api/tables/{over['table']['id']}").json()["table"]["status"] == "over"
    return [
        made(ann, "/api/tables", game="burgundy", seats=[person, person], mode="hotseat"),
        made(ann, "/api/tables", game="burgundy", seats=[person, bot], visibility="public"),
        made(ann, "/api/tables", game="burgundy", seats=[person, nobody]),
        made(bob, "/api/tables", game="burgundy", seats=[person, nobody], visibility="public"),
        made(bob, "/api/tables", game="burgundy", seats=[person, nobody]),
        over,
    ]


@pytest.mark.parametrize(("path", "method"), operations, ids=[f"{how.upper()} {path}" for path, how in operations])
def test_every_answer_is_documented(
    path: str, method: str, ann: httpx.Client, shown: list[dict[str, Any]], server: Process, database: str
) -> None:
    """Ann sends it: as it was made up, or with some of it replaced by what makes sense at one of the tables."""

    def send(case: schemathesis.Case[Any]) -> None:
        pick = crc32(repr((case.path_parameters, case.body)).encode()) % (len(shown) + 1)
        if pick < len(shown):
            make_sense(case, shown[pick])
        who = visitor(server, "Gone") if case.path.endswith("/logout") else ann  # who logs out needs a new cookie
        headers = {"x-bastide-csrf": who.headers["x-bastide-csrf"]}
        answer = case.call(str(ann.base_url), headers=headers, cookies=dict(who.cookies))
        case.validate_response(answer, checks=CHECKS)
        assert "Traceback" not in server.log.read_text()

    # What `api.parametrize()` does for all operations at once, and in every worker of a run, when it is collected.
    build_operation_test(
        config=api(server.port).config,
        operation=api(server.port)[path][method],
        test_func=settings(HOW, max_examples=EXAMPLES[database])(send),
        given_kwargs={},
        feedback=FeedbackSources(),
    )()


def make_sense(case: schemathesis.Case[Any], table: dict[str, Any]) -> None:
    replace(case.path_parameters, {"table_id": table["table"]["id"], "game": "burgundy", "moves": 0})
    if isinstance(case.body, dict):
        legal = [choice["action"] for choice in table["legal"]]
        known = {"game": "burgundy", "bot": "random", "record": finished_record().text(), "moves": 0}
        known |= {
            "seat": 1 if table["seat"] is None else table["seat"],
            "answers": table["answers"],
            "seats": [{"kind": "person"}] * 2,
        }
        replace(case.body, {**known, "mode": "hotseat", "options": {}, "action": legal[0] if legal else "end"})


def replace(given: dict[str, Any] | None, known: dict[str, Any]) -> None:
    """What was made up, by what there is."""
    for name in known:
        if given is not None and name in given:
            given[name] = known[name]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables/%00/chat", b'{"text": "hello"}', 404),
        ("/api/tables/a%00b/chat", b'{"text": "hello"}', 404),
        ("/api/me", b'{"name": ' + b"[" * 100_000, 400),
    ],
    ids=["a table that is a zero", "a zero in a table", "brackets without end"],
)
def test_what_schemathesis_does_not_think_of(path: str, body: bytes, status: int, ann: httpx.Client) -> None:
    answer = ann.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    assert set(answer.json()) >= {"code", "message"}
