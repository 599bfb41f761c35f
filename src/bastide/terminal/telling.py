"""Actions and events as sentences."""

from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.phrases import Value
from bastide.core.state import State
from bastide.core.words import Words
from bastide.terminal.boards.board import Board

TURN_MARKS = ("turn", "phase", "round", "end")
"""Events that say how the game goes on, after everything that an action did."""


def described(action: Action, state: State, words: Words) -> str:
    """An action as a sentence; in its notation where the game has no words for it."""
    phrase = action.describe(state)
    return words.say(phrase) if words.has(phrase.key) else str(action)


def verb(do: str, words: Words) -> str:
    """A kind of action as a heading."""
    key = f"menu-{do}"
    return words.say(key) if words.has(key) else do


def unit(words: Words) -> str:
    """What the points of the game are called after a number."""
    return words.say("unit" if words.has("unit") else "unit-points")


def names(state: State, words: Words) -> list[str]:
    """Who plays, by seat; after them opponents whom nobody sits for."""
    people = [words.say("player", {"number": seat + 1}) for seat in range(state.seats)]
    return [*people, *(words.say(f"opponent-{opponent.name}") for opponent in state.opponents())]


def sentence(event: Event, board: Board, words: Words) -> str:
    """An event as a line; empty for what needs none."""
    args: dict[str, Value] = dict(event.args)
    args["player"] = board.players[event.seat] if event.seat >= 0 else ""
    if "piece" in args:
        args["piece"] = board.noun(str(args["piece"]))
    if event.kind == "score":
        return words.say(*score_phrase(args, board))
    if "what" in args:
        args["what"] = board.noun(str(args["what"]))
    if args.get("other"):
        args["other"] = board.players[int(str(args["other"])) - 1]
    return words.say(f"event-{event.kind}", args)


def score_phrase(args: dict[str, Value], board: Board) -> tuple[str, dict[str, Value]]:
    why, what = str(args["why"]), str(args["what"])
    if not what:
        return "event-score-plain", {**args, "why": f"@{why}"}
    return "event-score", {**args, "why": f"@{why}", "what": board.source(why, what)}
