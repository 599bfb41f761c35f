"""The kinds of decision that this module adds, by number."""

from typing import Final

from bastide.games.florence.cooperative.asks import END as FIRST

ASK_PUT_UP: Final = FIRST  # the object to put up; in the last auction also one for the last price, or none
ASK_BUY: Final = FIRST + 1  # whether object a is bought, for which b was rolled
END: Final = FIRST + 2
