# Words that only the page needs.

# The big button
act-discard = Put back
act-open = Put it up
act-take = Take it
act-leave = Leave
act-raise = Bid
act-pass = Pass
act-landscape = Take it
act-lay = Lay it
act-keep = Keep it
act-under = Under the deck
act-recruit = Recruit
act-work = Begin the Work
act-add = Add it
act-finish = Complete the Work
act-build = Build
act-profession = Take a card
act-bonus = Take a card
act-freedom = Introduce
act-end = End the turn
act-convert = Give prestige
act-skip = Decline
