"""The kinds of decision that this module adds, by number."""

from typing import Final

from bastide.games.orleans.orders.asks import END as FIRST

ASK_AMNESTY: Final = FIRST  # D14: the new token a - 1 to a slot, not of place c
ASK_INDULGENCE: Final = FIRST + 1  # D20: a monk
ASK_TRAINING: Final = FIRST + 2  # D20: a step on a track
ASK_VOYAGE: Final = FIRST + 3  # D8: a connection
ASK_RETRAINING: Final = FIRST + 4  # D21: a good, or a fine
ASK_BREAKDOWN: Final = FIRST + 5  # D21: a technology tile
ASK_DUES: Final = FIRST + 6  # D21: goods worth a points
ASK_SUMMONS: Final = FIRST + 7  # D21: whether to pay for staying
ASK_HARVEST: Final = FIRST + 8  # D19: a foods, or coins for each
ASK_FAMINE: Final = FIRST + 9  # D21: a neutral tokens
ASK_TORTURE: Final = FIRST + 10  # D21: a items, not for coins
END: Final = FIRST + 11
