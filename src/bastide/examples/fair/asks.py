"""The kinds of decision by number: the place of their question in `questions.QUESTIONS`."""

from typing import Final

ASK_PLAN: Final = 0
ASK_BID: Final = 1
ASK_BLOCK: Final = 2
ASK_BUILD: Final = 3
ASK_TRADE: Final = 4
ASK_OFFER: Final = 5
ASK_PRICE: Final = 6
