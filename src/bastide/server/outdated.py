"""Games that were begun by other rules than those in force here: what still holds of them is shown, nothing is played.

A table says with its `start` by which version of the game's rules it is played. Where another one is in force now
(`Game.rules_version`) its line is played from the deal up to the first move that no longer holds, without snapshots:
those are of the former rules. Nothing is written, so that an older server finds it as it was. What is hidden stays
hidden until somebody who plays there stops the game.
"""

from typing import Any, NamedTuple

from bastide.core.errors import IllegalAction, InputError
from bastide.core.game import Game
from bastide.core.phrases import Phrase, Value


class Lost(NamedTuple):
    """The log entry of a move that does not hold any more, and why."""

    number: int
    rule: str
    why: Phrase


def lost_at(number: int, error: InputError | IllegalAction) -> Lost:
    if isinstance(error, IllegalAction):
        return Lost(number, error.rule, error.phrase or Phrase(error.message))
    return Lost(number, "", error.phrase)


def sentence(was: int, now: int, moves: int, lost: Lost | None) -> Phrase:
    """By which rules it was begun, and how far it can be looked at."""
    args: dict[str, Value] = {"was": was, "now": now, "moves": moves}
    if lost is None:
        return Phrase("rules-changed", args)
    return Phrase("rules-changed-lost", {**args, "why": lost.why, "rule": lost.rule or "–"})


def line_of(game: Game, data: dict[str, Any]) -> str:
    """A move as it is written, by rules that may not know it any more."""
    try:
        return str(game.action(data))
    except InputError:
        fields = " ".join(f"{name}={value}" for name, value in data.items() if name not in ("do", "seat"))
        return f"{data['do']} {fields}".strip()
