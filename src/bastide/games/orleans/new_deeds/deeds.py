"""The new deeds (ORL-8.3)."""

from bastide.games.orleans.rules import Row


def rows(seats: int, spaces: dict[str, tuple[int, ...]]) -> list[Row]:
    """The deeds that are available with so many players; `spaces` has what is printed on the spaces of each."""
    return []
