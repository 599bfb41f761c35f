"""The kinds of decision that this module adds, by number."""

from typing import Final

from bastide.games.orleans.new_deeds.asks import END as FIRST

ASK_PLOT: Final = FIRST  # D16: whom the villain a hits, and how
ASK_OFFER: Final = FIRST + 1
"""D17: a bribe, for the villain a, who does b (`detail`) for player c; `more` is what has been put together so far."""
ASK_BRIBE: Final = FIRST + 2  # D17: accept it or not; a and b as before, c is the player who offers `more`
ASK_PICK: Final = FIRST + 3  # D24: a good of the goods market
END: Final = FIRST + 4
