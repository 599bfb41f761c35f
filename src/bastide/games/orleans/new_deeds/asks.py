"""The kinds of decision that this module adds, by number."""

from typing import Final

from bastide.games.orleans.new_events.asks import END as FIRST

ASK_ALCHEMY: Final = FIRST
"""D11: whether to draw, for a tokens on Alchemy; for one, whether the second token goes there too (R-57)."""
ASK_JURY: Final = FIRST + 1  # D15: a place to carry out for free
ASK_TUGBOAT: Final = FIRST + 2  # D8: a river connection
END: Final = FIRST + 3
