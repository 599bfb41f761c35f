"""What a view shows of orders."""

from typing import TypedDict


class OrderView(TypedDict):
    """An order."""

    name: str
    """Its id: that of its city, but where `components` says otherwise."""
    city: str
    """The city that it is for."""
    goods: list[str]
    """The goods that it asks for, one by one."""
    points: int
    """What it scores."""
    gain: int
    """How much more that is than those goods would score."""
