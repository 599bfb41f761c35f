"""The verbs of `bastide admin`, as the command line reads them; loaded without anything that a server needs."""

from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any, Final

VERBS: Final = ("tables", "guests", "bans", "ban", "close", "logout", "erase", "export", "tidy")
STATUSES: Final = ("open", "playing", "over", "closed")

Say = Callable[..., str]


def add_verbs(verb: Callable[[str], ArgumentParser], say: Say, whole: Callable[[str], Callable[[str], int]]) -> None:
    """`verb` makes the parser of one verb."""

    def known(name: str, what: str = "", many: bool = False, asks: bool = False) -> ArgumentParser:
        made = verb(name)
        if what:
            how: dict[str, Any] = {"nargs": "*"} if many else {"nargs": "?"}
            made.add_argument("what", metavar=say(f"usage-admin-{what}"), help=say(f"usage-admin-{what}-help"), **how)
        made.add_argument("--json", action="store_true", help=say("usage-json"))
        if asks:
            made.add_argument("--yes", action="store_true", help=say("usage-yes"))
        return made

    def number(made: ArgumentParser, name: str, default: int | None) -> None:
        made.add_argument(
            f"--{name}", type=whole(f"--{name}"), default=default, metavar="N", help=say(f"usage-admin-{name}")
        )

    tables = known("tables", "table")
    tables.add_argument("--status", metavar=say("usage-admin-status-metavar"), help=say("usage-admin-status"))
    tables.add_argument("--game", metavar=say("usage-admin-game"), help=say("usage-admin-game-help"))
    tables.add_argument("--guest", metavar=say("usage-admin-guest"), help=say("usage-admin-of-guest"))
    number(tables, "idle", None)
    number(tables, "limit", 50)
    guests = known("guests", "name")
    number(guests, "limit", 50)
    known("bans")
    ban = known("ban", "whom", asks=True)
    ban.add_argument("--lift", action="store_true", help=say("usage-admin-lift"))
    known("close", "closed", many=True, asks=True)
    known("logout", "guest", asks=True)
    known("erase", "guest", asks=True)
    known("export", "guest")
    tidy = known("tidy", asks=True)
    number(tidy, "guest-days", None)
    number(tidy, "chat-days", None)
