"""The Castles of Burgundy, by Stefan Feld: 2011 edition, 2 to 4 players. Rules are cited as BUR-x.y."""

from bastide.games.burgundy.game import GAME

__all__ = ["GAME"]
