"""What the new tiles do (ORL-8.5)."""

from typing import Final

from bastide.core.action import Action
from bastide.games.orleans.rules import Effect

EFFECTS: Final[list[Effect]] = [Effect(), Effect(), Effect()]
"""By place, after those of the base game."""
CARRIES: Final[tuple[type[Action], ...]] = ()
"""Actions that carry out a place."""
SHIELDS: Final[tuple[type[Action], ...]] = ()
"""Actions that ward off an event."""
