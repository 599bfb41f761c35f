# Words that only the terminal needs.
menu-show = Show a ware
menu-stake = Stake
menu-ready = Ready
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
