"""Kinds of decisions of a negotiation (FLO-12.10)."""

from typing import Final

from bastide.games.florence.muse_princess.asks import END as FIRST

ASK_JOIN: Final = FIRST
"""Where building a shall lie, over the border to seat b. `more`: place and sum of the offer that is countered."""
ASK_SHARE: Final = FIRST + 1  # what the partner shall pay for his part of building a at place b; `more` as before
ASK_ANSWER: Final = FIRST + 2  # whether building a at place b, for which the partner pays c, is agreed to
ASK_SETTLE: Final = FIRST + 3  # the same was agreed to, but who offered it has not the coins at hand
END: Final = FIRST + 4
