# Words that only the terminal needs.
menu-show = Show a ware
menu-stake = Stake
menu-ready = Be ready
menu-bid = Bid
menu-pass = Pass
menu-block = Block a cell
menu-spare = Block nothing
menu-build = Build the booth
menu-offer = Offer a ware
menu-leave = Offer nothing
menu-accept = Accept
menu-refuse = Refuse
menu-counter = Name another price

help-game =
    Cells of a pitch are named by column and row: b3 is the second cell of the third row. A booth is built with its upper left corner on a cell; its turns are counted from 0.

# Names of what is on the table.
board-to_act = to decide
board-ready = ready
board-scores = points
board-opponents = against
board-day = day
board-days = days
board-phase = now
board-first = begins
board-pitch = pitches
board-columns = columns
board-rows = rows
board-market = market
board-bag = wares in the bag
board-lots = booths to come
board-lot = booth
board-cells = shape
board-auction = auction
board-bidders = still in
board-bid = bid
board-leader = highest bid
board-players = players
board-seat = seat
board-points = points
board-name = name
board-wares = wares
board-hand = in hand
board-coins = coins
board-shown = shows
board-stake = stakes
board-built = built
board-blocked = blocked
