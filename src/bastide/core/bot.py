"""A player that is a program. It gets a state and must look only at what its seat may know: a determinization."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from bastide.core.action import Action
from bastide.core.rng import Seed
from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A kind of player, offered under the entry point group "bastide.bots"."""

    @abstractmethod
    def think(self, state: State, seat: int, seed: Seed) -> Action:
        """Choose for `seat` in a state that is already a determinization: it may be played on at will."""

    def choose(self, state: State, seat: int, seed: Seed = 0) -> Action:
        """A legal action of `seat`. The same seed and the same knowledge give the same choice."""
        return self.think(state.determinize(seat, seed), seat, seed)
