"""The command line: `bastide play`, `replay`, `arena`, `bench`. Bad input ends with status 2 and a clear sentence."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from bastide.core.catalog import bots, games
from bastide.core.refusal import IllegalAction, InputError
from bastide.core.words import LANGUAGES


def parser() -> argparse.ArgumentParser:
    """Every command, with the function that runs it loaded only when it is called."""
    top = argparse.ArgumentParser(prog="bastide", description="Four great euro games to play, study and teach.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play a game in the terminal")
    play.add_argument("game", nargs="?", default="burgundy", help=f"one of: {', '.join(games())}")
    play.add_argument("--seats", type=int, help="how many players (default: you and the bots, or 2)")
    play.add_argument("--bots", default=None, help=f"who plays the other seats, by comma: {', '.join(bots())}")
    play.add_argument("--seat", type=int, default=1, help="your seat, 1 for the first (default)")
    play.add_argument("--seed", help="a number or a word; the same seed gives the same game")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game option")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    language(play)

    replay = commands.add_parser("replay", help="step through a recorded game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--upto", type=int, help="show the position after so many moves and stop")
    language(replay)

    arena = commands.add_parser("arena", help="let bots play many games against each other")
    arena.add_argument("game", nargs="?", default="burgundy")
    arena.add_argument("--bots", default="greedy,random", help="who plays, by comma; every bot sits in every seat")
    arena.add_argument("--games", type=int, default=100)
    arena.add_argument("--seed", default="arena")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arena.add_argument("--processes", type=int, default=0, help="0: one for each core")
    language(arena)

    bench = commands.add_parser("bench", help="measure decisions, games and clones per second")
    bench.add_argument("game", nargs="?", default="burgundy")
    bench.add_argument("--seconds", type=float, default=5.0, help="how long each figure is measured")
    bench.add_argument("--seats", type=int, default=2)
    return top


def language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default="en", help=f"language: {', '.join(LANGUAGES)}")


def run(args: argparse.Namespace) -> int:
    if args.command == "play":
        from bastide.terminal.play import play

        return play(args)
    if args.command == "replay":
        from bastide.terminal.replay import replay

        return replay(args)
    if args.command == "arena":
        from bastide.arena.match import arena

        return arena(args)
    from bastide.bench.run import bench

    return bench(args)


def main(argv: Sequence[str] | None = None) -> NoReturn:
    args = parser().parse_args(argv)
    lang = getattr(args, "lang", "en")
    try:
        sys.exit(run(args))
    except InputError as error:
        said = error.say(lang) if lang in LANGUAGES else str(error)
    except IllegalAction as error:
        said = str(error)
    except OSError as error:
        said = f"{error.filename or ''}: {error.strerror or error}"
    except KeyboardInterrupt:
        sys.exit(130)
    print(f"bastide: {said}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
