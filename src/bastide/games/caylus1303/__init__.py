"""Caylus 1303, by William Attia: 2 to 5 players. Rules are cited as CAY-x.y."""

from bastide.games.caylus1303.game import GAME

__all__ = ["GAME"]
