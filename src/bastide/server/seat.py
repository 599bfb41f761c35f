"""Who sits at a table, and what somebody proposes there."""

from typing import Any, Final

import msgspec

from bastide.bots.levels import check_offered
from bastide.core.catalog import STYLED, bots
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.server.refused import Refused, bad_input

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
SUCCESSOR: Final = "greedy"
"""The bot that plays on for somebody where nobody is left to agree to another one."""
PATIENCE: Final = 3 * 24 * 3600.0
"""Seconds after which a seat that owes a decision counts as abandoned."""


class Seat(msgspec.Struct):
    kind: str = OPEN
    guest: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    """A person who has left a running game; the seat waits for them, for somebody else, or for a bot."""
    commitment: str = ""  # to what this person will add to the dice
    reveal: str = ""


class Proposal(msgspec.Struct):
    """Something that the other people at the table must agree to."""

    number: int
    what: str
    by: str
    body: dict[str, Any]
    need: set[str]
    """Guests who have not said yes yet."""


def check_bot(game: Game, bot: str) -> None:
    """Whether there is such a bot for a game."""
    if bot.partition(STYLED)[0] not in bots():
        raise Refused(422, "no-bot", {"allowed": ", ".join(bots())})
    try:
        check_offered(game, bot)
    except InputError as error:
        raise bad_input(error) from None
