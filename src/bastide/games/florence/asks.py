"""FLO-16: kinds of decisions; the numbers are those of the questions of state.py. Modules add theirs."""

from typing import Final

ASK_DISCARD: Final = 0  # which of the professions that were dealt is not kept
ASK_CHOOSE: Final = 1  # the object to put up for sale, or none
ASK_BID: Final = 2
ASK_LAST: Final = 3  # an object for the last price, or none
ASK_TYPE: Final = 4  # the type of the landscape that was bought (FLO-9.4)
ASK_LAY: Final = 5  # where tile a lies
ASK_KEEP: Final = 6  # which of the cards `more` of deck a is kept
ASK_UNDER: Final = 7  # which of the cards `more` goes under deck a next
ASK_RECRUIT: Final = 8  # whether a recruiting card is played at once
ASK_TURN: Final = 9  # a turn of phase B
ASK_WORK: Final = 10  # the Work with profession a and the bonus cards b (mask)
BASE_ASKS: Final = 11
