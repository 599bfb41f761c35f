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

# What can be touched, where the page has no board for it.
touch-ware = { $what }
touch-coins = { $what ->
    [one] 1 coin
   *[other] { $what } coins
}
touch-cell = { $what }
touch-turn = turn { $what }
touch-to = to { $what }
touch-price = for { $what ->
    [one] 1 coin
   *[other] { $what } coins
}
touch-want = and { $what } in return

board-headline = day { $day } of { $days }, { $phase }
