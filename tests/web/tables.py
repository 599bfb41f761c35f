"""Tables made through the API in the name of a visitor: finished games without playing them, and entries of our own."""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import WebSocketRoute

from bastide.server.settings import Settings
from bastide.server.store import open_store
from bastide.server.writer import Writer
from tests.server.golden import golden_table
from tests.web.conftest import Server
from tests.web.visitor import PATIENCE, Visitor


def among_bots(visitor: Visitor, game: str, seats: int, bot: str = "random") -> str:
    """A public game of bots that is over; its address."""
    visitor.post("/api/me", {"name": visitor.name})
    made = {"game": game, "options": {}, "mode": "online", "visibility": "public"}
    table = visitor.post("/api/tables", {**made, "seats": [{"kind": "bot", "bot": bot}] * seats})["table"]["id"]
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        answer = visitor.context.request.get(f"{visitor.server.address}/api/tables/{table}")
        if answer.json()["table"]["status"] == "over":
            return f"{visitor.server.address}/t/{table}"
        time.sleep(0.2)
    raise AssertionError("the bots never finish")


def golden_game(server: Server, game: str, name: str) -> str:
    """The address of a public table at which a golden game was played."""

    async def written() -> str:
        store = open_store(Settings(database_url=f"sqlite:///{server.folder / 'web.db'}"))
        try:
            return (await golden_table(Writer(store), game, name)).id
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as aside:  # the browser has the loop of this thread
        return f"{server.address}/t/{aside.submit(asyncio.run, written()).result()}"


def rewrite(visitor: Visitor, change: Any) -> None:
    """Let `change` have every message of the table before the page has it; nobody can have that context again."""

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            data = json.loads(message)
            if data.get("t") == "table":
                change(data)
            route.send(json.dumps(data))

        server.on_message(heard)

    visitor.spoil()
    visitor.page.route_web_socket("**/ws/tables/**", through)


def settle(visitor: Visitor, **wish: object) -> None:
    """Settings of this device, and the same page again."""
    visitor.settle(**wish)
