"""Bots of somebody else, to be named `tests.core.players:Patient`. They count how often they are made and asked."""

from collections.abc import Sequence
from typing import ClassVar

from bastide import Action, Bot, State
from bastide.core.rng import Seed, seeded


class Patient(Bot):
    """Takes any action, so that every game ends: counted on from a place in the list."""

    made: ClassVar[int] = 0

    def __init__(self, place: int = 0, share: float = 0.5, last: bool = False, net: str = "") -> None:
        type(self).made += 1
        if place > 1000:
            raise OverflowError("so many actions nobody has")
        self.said = (place, share, last, net)

    def think(self, state: State, seat: int, seed: Seed) -> Action:
        legal = state.legal(seat)
        return legal[(self.said[0] + seeded(seed, f"patient {state.moves} {seat}").below(len(legal))) % len(legal)]


class Batched(Patient):
    """Answers many at once and has seen what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[list[State]] = []

    def think_many(self, states: Sequence[State], seats: Sequence[int], seeds: Sequence[Seed]) -> list[Action]:
        self.batches.append(list(states))
        return super().think_many(states, seats, seeds)


class Needy(Patient):
    def __init__(self, net: str, *, size: "int") -> None:
        super().__init__(net=net)
        self.size = size


def patient(**said: object) -> Bot:
    """A function that makes bots of whatever it is told."""
    found = Patient()
    found.said = (0, 0.0, False, repr(said))
    return found


def nobody() -> str:
    return "I am no bot"


NUMBER = 3
