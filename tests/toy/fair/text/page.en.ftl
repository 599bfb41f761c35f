# The big button of the page.
act-show = Show it
act-stake = Stake it
act-ready = Ready
act-bid = Bid
act-pass = Pass
act-block = Block it
act-spare = Spare it
act-build = Build it
act-offer = Offer it
act-leave = Leave it
act-accept = Accept
act-refuse = Refuse
act-counter = Name the price
