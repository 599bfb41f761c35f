"""What one game is played with: tables of the base game and of the modules that are in play.

Made once for a set-up and never changed, so clones share it. Outlines are looked up here and nowhere else, because
whoever owns the printed ones may replace them.
"""

from bastide.core.polyomino import Shape
from bastide.games.florence.components import BUILDER, JESTER, LANDSCAPE, PRESTIGE_CARD, RECRUITING_CARD
from bastide.games.florence.outlines import SPOTS, Lie, lies_of
from bastide.games.florence.rules import Module, Phase


class Box:
    """The tables of one game."""

    def __init__(
        self,
        seats: int,
        settings: tuple[object, ...],
        modules: list[Module],
        phases: list[Phase],
        shapes: list[Shape],
        palazzo: int,
        converts: bool,
    ) -> None:
        self.seats = seats
        self.settings = settings  # what was set, in the order of expansion.SETTINGS
        self.modules = modules
        self.phases = phases  # of a round, after the one that chooses professions
        self.phase_names = (*[phase.name for phase in phases], "end")
        self.acting = self.phase_names.index("actions")  # the phase of turns (phase B)
        self.shapes = shapes  # by tile
        self.lies = [lies_of(shape) for shape in shapes]  # by tile: every way to lay it on an empty grid
        self.cells = [[lie.cells for lie in lies] for lies in self.lies]
        self.spots = [lies_by_spot(lies) for lies in self.lies]
        self.palazzo = palazzo
        self.converts = converts  # FLO-3.3: prestige points can be turned into coins
        self.objects = (
            [JESTER, BUILDER, RECRUITING_CARD, PRESTIGE_CARD, LANDSCAPE] if seats == 2 else list(range(LANDSCAPE))
        )  # what is sold (FLO-4.1, FLO-9.4)


def lies_by_spot(lies: list[Lie]) -> list[Lie | None]:
    found: list[Lie | None] = [None] * SPOTS
    for lie in lies:
        found[lie.spot] = lie
    return found
