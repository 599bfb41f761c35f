"""Everything that can be done."""

from typing import Final

from bastide.core.action import Action
from bastide.games.caylus1303.actions.ending import Deliver, Skip
from bastide.games.caylus1303.actions.favour import Take, Visit
from bastide.games.caylus1303.actions.planning import Draft, Pass, Place, Site
from bastide.games.caylus1303.actions.using import Build, House, MoveProvost, Use

ACTIONS: Final[list[type[Action]]] = [
    Draft, Place, Site, Pass, Use, Build, House, MoveProvost, Take, Visit, Deliver, Skip,
]  # fmt: skip
"""In the order of the game; their codes follow it."""

__all__ = [
    "ACTIONS", "Build", "Deliver", "Draft", "House", "MoveProvost", "Pass", "Place", "Site", "Skip", "Take", "Use",
    "Visit",
]  # fmt: skip
