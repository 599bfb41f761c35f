"""A player that is a program. It gets a state and must look only at what its seat may know: a determinization.

    class Careful(bastide.Bot):
        def __init__(self, width: int = 8) -> None: ...
        def think(self, state, seat, seed): ...

It is named `careful` under the entry point group "bastide.bots" or by `bastide.register("careful", Careful)`, else
`module:Careful`; `careful?width=4` is another player. `bastide.bot` makes one object of each in a process, however many
games it plays: what takes long, such as a net, is read in `__init__` or at the first move of a game (`state.game`).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from bastide.core.action import Action
from bastide.core.rng import Seed
from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A kind of player. It remembers nothing of the games it plays: what it chooses follows from what it is asked."""

    @abstractmethod
    def think(self, state: State, seat: int, seed: Seed) -> Action:
        """Choose for `seat` in a state that is already a determinization: it may be played on at will."""

    def choose(self, state: State, seat: int, seed: Seed = 0) -> Action:
        """A legal action of `seat`. The same seed and the same knowledge give the same choice."""
        state.check_asked(seat)
        return self.think(state.determinize(seat, seed), seat, seed)

    def within(self, seconds: float) -> "Bot":
        """The same player in a hurry: thinking no longer than so many seconds over a move, if it can help it."""
        return self

    def think_many(self, states: Sequence[State], seats: Sequence[int], seeds: Sequence[Seed]) -> list[Action]:
        """`think` for many positions at once, of any games. A bot that is faster in batches says how."""
        found: list[Action] = []
        for place in range(len(states)):
            found.append(self.think(states[place], seats[place], seeds[place]))
        return found

    def choose_many(self, states: Sequence[State], seats: Sequence[int], seeds: Sequence[Seed]) -> list[Action]:
        """What `choose` would choose for each position, asked at once."""
        imagined: list[State] = []
        for place in range(len(states)):
            states[place].check_asked(seats[place])
            imagined.append(states[place].determinize(seats[place], seeds[place]))
        return self.think_many(imagined, seats, seeds)
