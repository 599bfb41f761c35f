"""The Princes of Florence. The rules are cited by their numbers (FLO-…); docs/sources.md tells where they come from."""

from bastide.games.florence.game import GAME

__all__ = ["GAME"]
