"""Bastide: four great euro games to play, study and teach."""

from bastide import stale
from bastide.core import rng
from bastide.core.action import Action
from bastide.core.bot import Bot
from bastide.core.catalog import bot, bots, game, games, register
from bastide.core.errors import IllegalAction, InputError
from bastide.core.game import Game
from bastide.core.record import Record, RecordError
from bastide.core.state import State

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Bot",
    "Game",
    "IllegalAction",
    "InputError",
    "Record",
    "RecordError",
    "State",
    "bot",
    "bots",
    "game",
    "games",
    "register",
]

if not rng.__file__.endswith(".py"):
    stale.warn()
