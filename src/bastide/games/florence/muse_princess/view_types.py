"""What a view shows of Muse & Princess."""

from typing import TypedDict


class CharacterView(TypedDict):
    """A special character."""

    character: str
    """Its name."""
    spaces: list[int]
    """Its bidding spaces."""
    bidder: int | None
    """Whose pawn lies on it."""
    space: int | None
    """On which space."""
    holder: int | None
    """Who has bought it and not yet used it."""
    down: bool
    """Whether it lies face down."""
    coins: int | None
    """Coins on the Banker; null for the others."""


class MusePrincessView(TypedDict):
    """Muse & Princess."""

    characters: list[CharacterView]
    """The six characters."""
    turn: int | None
    """Whose turn it is in their auction."""
    out: list[int]
    """Who has bought or passed in it."""
    banker: int | None
    """Who bought the Banker last, until the next auction."""
    muse: int | None
    """Whose Works the Muse inspires."""
    places: list[int]
    """By seat, the place on the prestige track, from 1."""
    princess: list[int]
    """By seat, what the Princess would be worth."""
