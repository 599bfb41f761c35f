"""What can be done (ORL-8.5)."""

from typing import Final

from bastide.core.action import Action

ACTIONS: Final[list[type[Action]]] = []
