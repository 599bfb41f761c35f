"""Bots against bots on equal deals: `run` plays a tournament, on this machine or a cluster, and says who did how well.

import bastide.arena

result = bastide.arena.run(bastide.games()[0], ["greedy", "random"], games=100, seed="first")
for row in result.standings:
    print(row.name, row.share, row.interval, row.scores.median, row.thinking)
"""

from bastide.arena.backends import Backend
from bastide.arena.backends.local import Local
from bastide.arena.backends.ray import Ray
from bastide.arena.deals import Sitting
from bastide.arena.errors import ArenaError
from bastide.arena.match import Match, Outcome, play
from bastide.arena.ratings import Rating
from bastide.arena.standings import Pair, Result, Standing
from bastide.arena.tournament import run

__all__ = [
    "ArenaError",
    "Backend",
    "Local",
    "Match",
    "Outcome",
    "Pair",
    "Rating",
    "Ray",
    "Result",
    "Sitting",
    "Standing",
    "play",
    "run",
]
