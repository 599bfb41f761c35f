"""`bastide serve` and `bastide migrate`: bring the database up to date once, then start the workers."""

import json
import logging
import os
import sqlite3
import sys
from argparse import Namespace
from contextlib import closing, suppress

import structlog
import uvicorn
from alembic import command
from alembic.config import Config
from uvicorn.config import STARTUP_FAILURE

from bastide.core.catalog import bots
from bastide.core.plugins import left_out
from bastide.core.words import words
from bastide.server import startup
from bastide.server.collecting import collect_seldom
from bastide.server.door import Door, LiveSocket
from bastide.server.files import raise_files
from bastide.server.migrating import SCRIPTS
from bastide.server.page import page_folder
from bastide.server.parent_watch import leave_with_parent
from bastide.server.settings import Settings, from_environment, signing
from bastide.server.workers import Workers

log = structlog.get_logger()


def migrate(settings: Settings, upto: str = "head") -> None:
    """Run the migrations that this database has not seen yet."""
    path = settings.sqlite_path
    if path is not None:
        with startup.one_sentence(settings):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)  # it holds hands and seeds: a new one is nobody else's to read
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    url = f"sqlite:///{path}" if path else settings.postgres_url.replace("://", "+asyncpg://")
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    with startup.one_sentence(settings):
        command.upgrade(config, upto)
    if path is not None:
        # The file remembers the mode. It is set here because workers that all set it at once get in each other's way.
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("pragma journal_mode=wal")


def set_up_logs() -> None:
    """One JSON object a line, those of the libraries too; no cookies, tokens or seeds are ever logged."""
    first: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: list[structlog.types.Processor] = [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(),
    ]
    structlog.configure(
        processors=first + last,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    without_meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=first, processors=[without_meta, *last]))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)


def serve(host: str, port: int, workers: int) -> int:
    """Serve until stopped. Workers read the settings from the environment, as this process did."""
    os.environ["BASTIDE_WORKERS"] = str(workers)
    settings = signing(from_environment())
    os.environ["BASTIDE_SECRET"] = settings.secret
    listening = startup.check(settings, host, port)
    migrate(settings)
    set_up_logs()
    raise_files()
    if page_folder(settings) is None:
        log.warning("there is no page: only programs can play", folder=settings.web_folder)
    bots()  # and the games when the command line was read
    for phrase in left_out():
        log.warning("left out", why=words("en").say(phrase))
    listening.listen()  # whoever follows the address at once waits until workers are there
    print(f"Bastide: http://{address(host)}:{listening.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(
        "bastide.server.serve:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        log_level="warning",
        proxy_headers=True,
        http=Door,
        ws=LiveSocket,
        ws_max_size=4096,  # pages only listen there
        ws_per_message_deflate=False,  # compressing anew for each of many spectators costs more than it saves
        timeout_keep_alive=75,  # longer than proxies and browsers keep theirs: who has just closed is not asked
        timeout_graceful_shutdown=5,
    )
    if workers > 1:
        watched = Workers(config, [listening])
        watched.run()
        return STARTUP_FAILURE if watched.failed else 0
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else STARTUP_FAILURE


def address(host: str) -> str:
    """As a browser on this machine writes it."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{shown}]" if ":" in shown else shown


def run(args: Namespace) -> int:
    """One of the commands `serve`, `migrate`, `check` and `openapi`."""
    if args.command == "serve":
        return serve(args.host, args.port, args.workers)
    if args.command == "migrate":
        settings = from_environment()
        startup.check_database(settings)
        migrate(settings)
        return 0
    if args.command == "check":
        from bastide.server import check

        return check.run(args, from_environment())
    from bastide.server.app import create_app

    schema = create_app(Settings(database_url="sqlite:///", secret="not used")).openapi_schema
    print(json.dumps(schema.to_schema(), indent=1))
    return 0


def application() -> object:
    """What each worker runs."""
    from bastide.server.app import create_app

    leave_with_parent()
    set_up_logs()
    app = create_app()
    collect_seldom()
    return app
