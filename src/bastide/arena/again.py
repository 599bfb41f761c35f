"""Playing a game again: the command for it."""

import shlex

from bastide.arena.match import Match


def again(match: Match, lineup: tuple[int, ...]) -> str:
    """The command that plays a game of this line-up again, but for its DEAL:ROTATION."""
    words = ["bastide", "arena", match.game, "--bots", ",".join(match.bots[number] for number in lineup)]
    words += ["--seats", str(match.seats), "--seed", match.seed]
    for name, value in match.options.items():
        words += ["--option", f"{name}={setting(value)}"]
    return shlex.join([*words, "--only"])


def setting(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
