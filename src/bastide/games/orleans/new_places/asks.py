"""The kinds of decision that this module adds, by number."""

from typing import Final

from bastide.games.orleans.orders.asks import END as FIRST

END: Final = FIRST
