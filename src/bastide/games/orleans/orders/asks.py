"""The kinds of decision that this module adds, by number."""

from typing import Final

from bastide.games.orleans.asks import BASE_ASKS as FIRST

END: Final = FIRST
