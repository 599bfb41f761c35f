"""Actions as sentences, and who plays."""

from bastide.core.action import Action
from bastide.core.state import State
from bastide.core.words import Words

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
