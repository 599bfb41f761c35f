"""What a view shows of Cooperative Building."""

from typing import TypedDict


class JointPart(TypedDict):
    """The part of a joint building in one estate."""

    seat: int
    """Whose estate."""
    cells: list[int]
    """Its cells there."""


class JointView(TypedDict):
    """A building of two neighbours."""

    building: str
    """Its name."""
    parts: list[JointPart]
    """Where it lies."""


class BargainView(TypedDict):
    """An offer that lies on the table."""

    by: int
    """Who made it."""
    to: int
    """To whom."""
    active: int
    """Whose turn it is."""
    partner: int
    """The other one of the two."""
    building: str
    """What is to be built."""
    parts: list[JointPart]
    """Where."""
    coins: int
    """What the partner pays."""
    price: int
    """What the building costs."""
    active_pays: int
    """What is left for the one whose turn it is."""
    agreed: bool
    """Whether it was accepted, and has still to be paid."""


class DraftView(TypedDict):
    """An offer that is being made up."""

    by: int
    """By whom."""
    to: int
    """To whom."""
    building: str
    """What is to be built."""
    parts: list[JointPart] | None
    """Where; null before that is chosen."""


class CooperativeView(TypedDict):
    """Cooperative Building."""

    borders: list[list[int]]
    """Neighbours, as pairs of seats."""
    joint: list[JointView]
    """What was built together."""
    most_offers: int
    """How many offers can be made in an action."""
    offers_left: int | None
    """How many are left; null where nothing can be offered."""
    offer: BargainView | None
    """The offer that lies on the table."""
    draft: DraftView | None
    """The offer that is being made up."""
