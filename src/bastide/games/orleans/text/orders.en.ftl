# Orders (ORL-8.1)

order = order
orders = Orders
order-deck = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
}
part-tile = { $tile ->
    [none] {""}
   *[other] {"; "}from the Brasserie: { $tile }
}

ask-order = You may fulfil the order of { $city }; that is then your pass for this round.
do-fulfil = Order of { $city }: give up { $goods } for { $points } VP, and pass{ part-tile }
do-skip-order = Fulfil no order now
act-fulfil = Fulfil it

event-fulfil = { $player } fulfils the order of { $what }: { $points } VP at the end.
event-order = A new order is turned up: { $what }.
brief-fulfil = order of { $what }

why-order = order

refuse-no-order = This order is not open: { $city }.
refuse-order-city = Your merchant is not in the city of this order: { $city }.
refuse-order-goods = You do not have all the goods for this order: { $goods }.
refuse-order-tile = The order cannot be paid like that: more from the Brasserie than lies there or is wanted, or too little in your stock.
