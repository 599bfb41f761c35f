# Words that only the page needs.

# The big button
act-remove = Remove it
act-draw = Draw
act-back = Take back
act-tower = To the Tower
act-market = To the market
act-put = Put it
act-withdraw = Take it back
act-ready = Ready
act-demand = In turn order
act-use = Carry it out
act-recruit = Recruit
act-travel = Travel
act-study = Pay
act-pass = Pass
act-take = Take it
act-send = Send
act-lay = Lay it
act-install = Place it
act-give_station = Give it
act-give_token = Draw and give
act-give_point = Step back
act-give_good = Give it
act-give_tile = Give it
act-give_technology = Give it
act-shield = Ward it off
act-feed = Give it
act-skip = Decline
