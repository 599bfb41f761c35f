"""The arguments of `bastide arena`; apart, so that the command line can list them without loading the arena."""

from argparse import ArgumentParser
from collections.abc import Callable

BACKENDS = ("local", "ray")


def add_arguments(made: ArgumentParser, say: Callable[..., str], whole: Callable[[str], Callable[[str], int]]) -> None:
    file, folder = say("usage-file"), say("usage-folder")
    made.add_argument("--bots", default="greedy,random", help=say("usage-arena-bots"))
    made.add_argument("--games", type=whole("--games"), default=100, help=say("usage-games"))
    made.add_argument("--seats", type=whole("--seats"), help=say("usage-arena-seats"))
    made.add_argument("--seed", default="arena", help=say("usage-seed"))
    made.add_argument("--processes", type=whole("--processes"), default=0, help=say("usage-processes"))
    made.add_argument("--backend", default="local", help=say("usage-backend", {"allowed": ", ".join(BACKENDS)}))
    made.add_argument("--address", default="", help=say("usage-address"))
    made.add_argument("--results", metavar=file, help=say("usage-results"))
    made.add_argument("--records", metavar=folder, help=say("usage-records"))
    made.add_argument("--report", metavar=file, help=say("usage-report"))
    made.add_argument("--only", metavar=say("usage-only-metavar"), help=say("usage-only"))
    made.add_argument("--json", action="store_true", help=say("usage-json"))
