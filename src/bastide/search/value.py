"""What a search may ask instead of the game's own guess at a position."""

from mypy_extensions import mypyc_attr

from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    def margin(self, state: State, seat: int, guess: float) -> float:
        """By how much a seat will come out ahead of the best of the others; `guess`: what the game says."""
        return guess


def margins(value: Value, state: State, seat: int, guesses: list[float]) -> list[float]:
    """The same for every seat; of two the one loses what the other gains, as `seat` sees it."""
    if state.seats == 2:
        ahead = value.margin(state, seat, guesses[seat])
        return [ahead, -ahead] if seat == 0 else [-ahead, ahead]
    return [value.margin(state, one, guesses[one]) for one in range(state.seats)]
