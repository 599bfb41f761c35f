"""The kinds of decision that this module adds, by number."""

from typing import Final

from bastide.games.orleans.asks import BASE_ASKS as FIRST

ASK_ORDER: Final = FIRST  # D12: an order to fulfil
END: Final = FIRST + 1
