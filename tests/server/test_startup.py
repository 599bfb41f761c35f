"""What keeps a server from starting is said in one sentence, in the reader's language, and ends it."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from bastide.core.words import words
from bastide.server.serve import migrate
from bastide.server.settings import Settings
from tests.server import services
from tests.server.forking import Process, bastide

PATIENCE = 60.0
ARGUMENTS = ("where", "user", "name", "path", "why", "process", "port", "host")


def started(folder: Path, *args: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """As `forking.bastide`, but from nothing."""
    return subprocess.run(
        [sys.executable, "-m", "bastide.cli", *args],
        env={**environ(), **environment},
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=PATIENCE,
        check=False,
    )


def says(
    folder: Path, key: str, *args: str, named: str = "", run: Callable[..., Any] = bastide, **environment: str
) -> None:
    """In both languages: one line, this sentence, and nothing of Python's."""
    for language in ("en", "ru"):
        command = args or ("serve", "--port", str(services.free_port()))
        ended = run(folder, *command, "--lang", language, **environment)
        assert ended.returncode == 2, ended
        lines = ended.stderr.splitlines()
        assert len(lines) == 1 and lines[0].startswith("bastide: "), ended.stderr
        sentence = words(language, "", "bastide.server").say(f"start-{key}", dict.fromkeys(ARGUMENTS, "|"))
        for part in sentence.split("|"):
            assert part in lines[0], (sentence, lines[0])
        assert named in lines[0] and "hunter2" not in lines[0]
        assert ended.stdout == ""


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        for workers, run in (("1", bastide), ("2", started)):
            says(tmp_path, "port-taken", "serve", "--port", port, "--workers", workers, named=port, run=run)


def test_addresses_that_are_none(tmp_path: Path) -> None:
    says(tmp_path, "port-number", "serve", "--port", "70000", named="70000")
    says(tmp_path, "host", "serve", "--host", "192.0.2.1", named="192.0.2.1")


@pytest.mark.parametrize("wrong", [{"BASTIDE_ORIGIN": "foo"}, {"BASTIDE_GUEST_DAYS": "-1"}, {"BASTIDE_SECRET": "x"}])
def test_settings_that_cannot_be(tmp_path: Path, wrong: dict[str, str]) -> None:
    for language in ("en", "ru"):
        ended = bastide(tmp_path, "serve", "--lang", language, **wrong)
        assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1), ended.stderr
        assert next(iter(wrong)) in ended.stderr and "Traceback" not in ended.stderr


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    address = f"sqlite:///{tmp_path}/file/deep/bastide.db"
    secrets: list[dict[str, Any]] = [{}, {"BASTIDE_SECRET": "s" * 32}]
    for secret in secrets:
        says(tmp_path, "folder", named=str(tmp_path / "file"), BASTIDE_DATABASE_URL=address, **secret)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "bastide.db"
    path.write_bytes(b"not a database at all " * 200)
    for command in (("serve", "--port", str(services.free_port())), ("migrate",)):
        says(tmp_path, "file", *command, named=str(path), BASTIDE_DATABASE_URL=f"sqlite:///{path}")


def test_nothing_to_check(tmp_path: Path) -> None:
    says(tmp_path, "file", "check", named="bastide.db")
    assert list(tmp_path.iterdir()) == [], "nothing is made by looking"


def test_a_database_of_a_newer_bastide(tmp_path: Path) -> None:
    path = tmp_path / "bastide.db"
    migrate(Settings(database_url=f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    says(tmp_path, "newer", BASTIDE_DATABASE_URL=f"sqlite:///{path}")


def test_no_postgres(tmp_path: Path) -> None:
    nowhere = f"127.0.0.1:{services.free_port()}"
    for command in ((), ("migrate",), ("check",)):
        address = f"postgresql://bastide:hunter2@{nowhere}/bastide"
        says(tmp_path, "database-away", *command, BASTIDE_DATABASE_URL=address)
    says(tmp_path, "database", BASTIDE_DATABASE_URL="postgresql://a:hunter2@127.0.0.1:port/x")


def test_postgres_without_the_database(tmp_path: Path) -> None:
    address = f"{services.postgres_server()}/nosuch"
    says(tmp_path, "database-name", named="nosuch", BASTIDE_DATABASE_URL=address)


def test_postgres_that_does_not_know_us(tmp_path: Path) -> None:
    address = services.postgres().replace("bastide@", "stranger:hunter2@", 1)
    says(tmp_path, "database-login", named="stranger", BASTIDE_DATABASE_URL=address)


def test_no_redis(tmp_path: Path) -> None:
    where = f"127.0.0.1:{services.free_port()}"
    says(tmp_path, "redis", named=where, BASTIDE_REDIS_URL=f"redis://:hunter2@{where}/0")


@pytest.fixture
def one(tmp_path: Path) -> Iterator[Process]:
    started = Process(tmp_path, 1, database_url=f"sqlite:///{tmp_path}/bastide.db")
    yield started
    started.stop()


def test_two_servers_on_one_file(one: Process, tmp_path: Path) -> None:
    """A second one would not notice what the first one writes. When the first is killed the file is free."""
    (tmp_path / "link.db").symlink_to("bastide.db")
    for address in (f"sqlite:///{tmp_path}/bastide.db", "sqlite:///bastide.db", "sqlite:///link.db"):
        says(tmp_path, "other", named=str(one.process.pid), BASTIDE_DATABASE_URL=address)
    assert bastide(tmp_path, "check", BASTIDE_DATABASE_URL=f"sqlite:///{tmp_path}/bastide.db").returncode == 0
    one.process.send_signal(signal.SIGKILL)
    one.process.wait()
    one.start()
    assert one.process.poll() is None


@pytest.mark.parametrize("workers", ["1", "2"])
def test_any_port_that_is_free_is_printed_and_logs_go_to_standard_error(tmp_path: Path, workers: str) -> None:
    """A page that is not there and a package that cannot be loaded are in the log; nobody is kept from playing. Whoever
    follows the address at once is answered, and a new database is nobody else's to read."""
    broken_package(tmp_path)
    env = {**environ(str(tmp_path)), "BASTIDE_WEB_FOLDER": str(tmp_path)}
    command = [sys.executable, "-m", "bastide.cli", "serve", "--port", "0", "--workers", workers]
    with (
        (tmp_path / "errors").open("w") as errors,
        subprocess.Popen(
            command, env=env, cwd=tmp_path, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True
        ) as server,
    ):
        assert server.stdout is not None
        address = re.fullmatch(r"Bastide: (http://127[.]0[.]0[.]1:([1-9]\d*)/)\n", server.stdout.readline())
        try:
            assert address
            games = json.loads(urlopen(f"{address[1]}api/games", timeout=PATIENCE).read())
            assert {game["name"] for game in games} >= {"burgundy", "fair"}
            assert "torn" not in {game["name"] for game in games} | set(games[0]["bots"])
        finally:
            server.terminate()
            rest = server.stdout.read()
            server.wait(PATIENCE)
    assert rest == ""
    assert (tmp_path / "bastide.db").stat().st_mode & 0o077 == 0
    logged = [json.loads(line) for line in (tmp_path / "errors").read_text("utf-8").splitlines()]
    assert [line["event"] for line in logged if "page" in line["event"]]
    assert len([line for line in logged if "RuntimeError: torn to pieces" in line.get("why", "")]) == 2


def environ(*path: str) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "PYTHONPATH": ":".join([*path, *sys.path]), "PYTHONIOENCODING": "utf-8"}


def broken_package(folder: Path) -> None:
    """A package with a game and a bot, which raises when it is imported."""
    (folder / "torn.py").write_text("raise RuntimeError('torn\\nto pieces')\n")
    info = folder / "torn-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: torn\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[bastide.games]\ntorn = torn:GAME\n[bastide.bots]\ntorn = torn:Bot\n")
