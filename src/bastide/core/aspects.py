"""Names of parts of a position's worth that every game has (`Game.aspects`)."""

from typing import Final

POINTS: Final = "points"
"""What is booked."""
STANDING: Final = "standing"
"""All of it, where a game says no more."""
