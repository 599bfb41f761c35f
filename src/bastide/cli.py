"""The command line: `bastide play`, `replay`, `analyse`, `verify`, `arena`, `bench`, `games`, `bots`,
`serve`, `check`, `admin`.

Bad input ends with status 2."""

import argparse
import io
import os
import platform
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NoReturn

from bastide import __version__
from bastide.arena.usage import add_arguments as add_arena
from bastide.core import rng
from bastide.core.catalog import bots, games
from bastide.core.errors import IllegalAction, InputError
from bastide.core.phrases import Phrase
from bastide.core.plugins import left_out
from bastide.core.words import LANGUAGES, words
from bastide.server.usage import VERBS, add_verbs

TEXT: Final = "bastide.terminal"
"""The package that holds the words of the command line itself."""
SERVER: Final = "bastide.server"
PACKAGES: Final = {
    "play": TEXT,
    "replay": TEXT,
    "analyse": TEXT,
    "verify": TEXT,
    "arena": "bastide.arena",
    "bench": "bastide.bench",
    "games": TEXT,
    "bots": TEXT,
    "completion": TEXT,
    "serve": SERVER,
    "migrate": SERVER,
    "check": SERVER,
    "openapi": SERVER,
    "admin": SERVER,
}
"""Every command, and the package that runs it."""
SHELLS: Final = ("bash", "zsh", "fish")


class UsageError(Exception):
    """A command line that cannot be read. Not a ValueError: argparse would swallow it."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.phrase = Phrase(key, args)


class Parser(argparse.ArgumentParser):
    """Raises instead of printing, so that every error is one line in the reader's language."""

    heading = "usage"

    def error(self, message: str) -> NoReturn:
        raise UsageError("usage-other", said=message)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", f"{self.heading}:", 1)


def parser(lang: str = "en", full: bool = False) -> Parser:
    """Every command, described in a language; in full, with the names of all bots."""
    say = words(lang, package=TEXT).say

    top = Parser(prog="bastide", description=say("usage-about"), add_help=False, exit_on_error=False)
    titled(top, say)
    top.add_argument("--version", action="version", version=version(), help=say("usage-version"))
    commands = top.add_subparsers(dest="command", metavar=say("usage-command-metavar"), title=say("usage-commands"))

    def command(name: str, key: str = "") -> Parser:
        about = say(key or f"usage-{name}")
        made = commands.add_parser(
            name, help=about, description=about, add_help=False, allow_abbrev=False, exit_on_error=False
        )
        titled(made, say)
        made.add_argument("--lang", default="en", help=say("usage-lang", {"allowed": ", ".join(LANGUAGES)}))
        return made

    def named_game(made: Parser) -> None:
        allowed = ", ".join(games())
        made.add_argument("game", nargs="?", default=games()[0], help=say("usage-game", {"allowed": allowed}))

    def answers_in_json(made: Parser) -> None:
        made.add_argument("--json", action="store_true", help=say("usage-json"))

    def option(made: Parser) -> None:
        setting = say("usage-setting")
        made.add_argument("--option", action="append", default=[], metavar=setting, help=say("usage-option"))

    play = command("play")
    named_game(play)
    play.add_argument("--seats", type=whole("--seats"), help=say("usage-seats"))
    play.add_argument("--bots", help=say("usage-bots", {"allowed": ", ".join(bots()) if full else ""}))
    play.add_argument("--seat", type=whole("--seat"), default=1, help=say("usage-seat"))
    play.add_argument("--seed", help=say("usage-seed"))
    option(play)
    play.add_argument("--load", metavar=say("usage-file"), help=say("usage-load"))

    replay = command("replay")
    replay.add_argument("file", nargs="?", metavar=say("usage-file"), help=say("usage-record"))
    replay.add_argument("--upto", type=whole("--upto"), help=say("usage-upto"))
    answers_in_json(replay)

    analyse = command("analyse")
    analyse.add_argument("file", nargs="?", metavar=say("usage-file"), help=say("usage-record"))
    analyse.add_argument("--nodes", type=whole("--nodes"), help=say("usage-nodes"))
    answers_in_json(analyse)

    verify = command("verify")
    verify.add_argument("file", nargs="?", metavar=say("usage-file"), help=say("usage-record"))
    commitment = say("usage-commitment")
    verify.add_argument("--commitment", action="append", default=[], metavar=say("usage-hash"), help=commitment)

    arena = command("arena")
    named_game(arena)
    option(arena)
    add_arena(arena, say, whole)

    bench = command("bench")
    named_game(bench)
    bench.add_argument("--seconds", type=seconds, default=5.0, help=say("usage-seconds"))
    bench.add_argument("--seats", type=whole("--seats"), default=2, help=say("usage-bench-seats"))
    answers_in_json(bench)

    answers_in_json(command("games", "usage-list-games"))
    answers_in_json(command("bots", "usage-list-bots"))
    completion = command("completion")
    completion.add_argument("shell", nargs="?", metavar=say("usage-shell"), help=", ".join(SHELLS))

    serve = command("serve")
    serve.add_argument("--host", default="127.0.0.1", help=say("usage-host"))
    serve.add_argument("--port", type=whole("--port"), default=8000, help=say("usage-port"))
    serve.add_argument("--workers", type=whole("--workers"), default=1, help=say("usage-workers"))
    command("migrate")
    check = command("check")
    check.add_argument("table", nargs="?", metavar=say("usage-table"), help=say("usage-check-table"))
    check.add_argument("--mend", action="store_true", help=say("usage-mend"))
    command("openapi")
    administration(command("admin"), say)
    return top


def version() -> str:
    how = "interpreted" if rng.__file__.endswith(".py") else "compiled"
    return f"bastide {__version__} ({how}, Python {platform.python_version()})"


def administration(made: Parser, say: Callable[..., str]) -> None:
    verbs = made.add_subparsers(dest="verb", metavar=say("usage-verb-metavar"), title=say("usage-verbs"))

    def verb(name: str) -> Parser:
        about = say(f"usage-admin-{name}")
        found = verbs.add_parser(
            name, help=about, description=about, add_help=False, allow_abbrev=False, exit_on_error=False
        )
        titled(found, say)
        about = say("usage-lang", {"allowed": ", ".join(LANGUAGES)})
        found.add_argument("--lang", default=argparse.SUPPRESS, help=about)  # or it would hide the one before the verb
        return found

    add_verbs(verb, say, whole)


def titled(made: Parser, say: Callable[[str], str]) -> None:
    made.heading = say("usage-heading")
    made._positionals.title = say("usage-arguments")
    made._optionals.title = say("usage-options")
    made.add_argument("-h", "--help", action="help", help=say("usage-help"))


def whole(name: str) -> Callable[[str], int]:
    """Reads a whole number for an argument."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise UsageError("usage-number", argument=name, got=text) from None

    return read


def seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise UsageError("usage-number", argument="--seconds", got=text) from None


def read(argv: Sequence[str], lang: str) -> argparse.Namespace:
    """The arguments of a command line, all of them understood."""
    first = argv[0] if argv else ""
    if first not in PACKAGES and first not in ("-h", "--help", "--version"):
        raise UsageError(
            "usage-no-such-command" if first else "usage-no-command", got=first, allowed=", ".join(PACKAGES)
        )
    second = next((word for word in argv[1:] if not word.startswith("--lang") and word != spoken(argv)), "")
    if first == "admin" and second not in (*VERBS, "-h", "--help"):
        raise UsageError("usage-no-such-verb" if second else "usage-no-verb", got=second, allowed=", ".join(VERBS))
    try:
        args, rest = parser(lang, "-h" in argv or "--help" in argv).parse_known_args(argv)
    except argparse.ArgumentError as error:
        raise UsageError("usage-value-missing", argument=error.argument_name or "") from None
    if rest:
        raise UsageError("usage-unknown", got=" ".join(rest))
    if args.command in ("replay", "analyse", "verify") and args.file is None:
        raise UsageError("usage-no-file", command=args.command)
    if args.command == "completion" and args.shell not in SHELLS:
        key = "usage-no-shell" if args.shell is None else "usage-no-such-shell"
        raise UsageError(key, got=args.shell or "", allowed=", ".join(SHELLS))
    return args


def spoken(argv: Sequence[str]) -> str:
    """The language asked for, found before anything else so that errors are said in it."""
    for word, following in pairwise([*argv, ""]):
        name, _, value = word.partition("=")
        if name == "--lang" and (value or following) in LANGUAGES:
            return value or following
    return "en"


def run(args: argparse.Namespace) -> int:
    """Load only what the command needs."""
    if ":" in (getattr(args, "bots", None) or ""):
        sys.path.insert(0, os.getcwd())  # a bot of one's own lies where one works
    if args.command == "play":
        from bastide.terminal.play import play

        return play(args)
    if args.command == "replay":
        from bastide.terminal.replay import replay

        return replay(args)
    if args.command == "analyse":
        from bastide.terminal.analyse import analyse

        return analyse(args)
    if args.command == "verify":
        from bastide.terminal.verify import verify

        return verify(args)
    if args.command == "arena":
        from bastide.arena.command import arena

        return arena(args)
    if args.command == "bench":
        from bastide.bench.run import bench

        return bench(args)
    if args.command in ("games", "bots"):
        from bastide.terminal import listing

        return listing.run(args)
    if args.command == "completion":
        from bastide.terminal.completion import completion

        return completion(parser(args.lang, full=True), args.shell, SHELLS)
    try:
        if args.command == "admin":
            from bastide.server.admin import admin

            return admin(args)
        from bastide.server import serve
    except ModuleNotFoundError as error:
        raise UsageError("usage-no-server", got=error.name or "") from None
    return serve.run(args)


def name_left_out(command: str, lang: str) -> set[str]:
    """Games of other packages that cannot be loaded are named, and left out. A server writes them to its log."""
    said = [words(lang).say(phrase) for phrase in left_out() if command != "serve"]
    for line in said:
        print(f"bastide: {line}", file=sys.stderr)
    return set(said)


def main(argv: Sequence[str] | None = None) -> NoReturn:
    given = sys.argv[1:] if argv is None else list(argv)
    lang = spoken(given)
    warned: set[str] = set()
    package = PACKAGES.get(given[0], TEXT) if given else TEXT
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a wrong or a poor encoding must not end a game
    try:
        args = read(given, lang)
        warned = name_left_out(args.command, lang)
        sys.exit(run(args))
    except UsageError as error:
        said = words(lang, package=TEXT).say(error.phrase)
    except InputError as error:
        said = words(lang, error.game, package).say(error.phrase)
    except IllegalAction as error:
        said = str(error)
    except BrokenPipeError:  # the reader (`| head`) has seen enough; keep Python from flushing into the closed pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        said = f"{error.filename or ''}: {error.strerror or error}"
    except KeyboardInterrupt:
        sys.exit(130)
    if said not in warned:
        print(f"bastide: {said}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
