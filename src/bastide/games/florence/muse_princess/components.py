"""The characters (FLO-11.1)."""

from typing import Final

BANKER: Final = 0
CARDINAL: Final = 1
MERCHANT: Final = 2
MUSE: Final = 3
PRINCESS: Final = 4
PROFESSOR: Final = 5
CHARACTERS: Final = ("banker", "cardinal", "merchant", "muse", "princess", "professor")

ORDINARY: Final = range(3, 16)
SPACES: Final = (range(6), ORDINARY, ORDINARY, ORDINARY, ORDINARY, ORDINARY)
"""FLO-11.3.4: what can be bid, by character."""
MOST_SPACE: Final = 15
UNIT: Final = 100  # coins for each point of a space

BANKER_COINS: Final = 600
BANKER_GROWTH: Final = 100  # FLO-11.6

PER_LANDSCAPE: Final = 3
PER_BUILDER: Final = 2
PER_BUILDING: Final = 2  # FLO-11.10
