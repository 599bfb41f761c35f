"""The villains (ORL-8.4)."""

from bastide.games.orleans.rules import Row


def rows(seats: int, spaces: dict[str, tuple[int, ...]]) -> list[Row]:
    """The villains that are available with so many players; `spaces` has what is printed on the spaces of each."""
    return []
