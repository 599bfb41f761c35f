"""Where games are played: in processes of this machine (`local`) or on a Ray cluster (`ray`)."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from bastide.arena.deals import Sitting
from bastide.arena.match import Match, Outcome


class Backend(Protocol):
    def play(self, match: Match, sittings: Sequence[Sitting], recorded: bool) -> Iterator[Outcome]:
        """Every game, in the order in which they end."""
