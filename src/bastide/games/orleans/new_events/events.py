"""The new events (ORL-8.2)."""

from typing import Final

from bastide.games.orleans.rules import EventTile

NEW_EVENTS: Final[list[EventTile]] = []
