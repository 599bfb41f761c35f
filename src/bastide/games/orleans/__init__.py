"""Orléans. The rules are cited by their numbers (ORL-…); docs/sources.md tells where they come from."""

from bastide.games.orleans.game import GAME

__all__ = ["GAME"]
