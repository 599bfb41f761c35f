"""The kinds of decision that this module adds, by number."""

from typing import Final

from bastide.games.florence.asks import BASE_ASKS as FIRST

ASK_CHARACTER: Final = FIRST  # where to put the pawn, or to pass
ASK_USE: Final = FIRST + 1  # whether Merchant or Professor are used now
ASK_FREE: Final = FIRST + 2  # whether the Merchant pays for object a, which costs b
ASK_EXCHANGE: Final = FIRST + 3  # how many prestige points the Banker's buyer takes for coins
END: Final = FIRST + 4
