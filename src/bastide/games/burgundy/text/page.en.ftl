# Words that only the page needs.
page-black-depot = black depot
page-depot = depot { $depot }
page-hex = { $hex }, { $type }, die { $die }, empty
page-die = die { $face }
page-white-die = white die { $face }
page-storage = Storage
page-duchy = duchy { $duchy }
page-round = round { $round } of { $rounds }
page-workers = Take workers
page-silver = Buy · { $price } silver
page-skip = Leave it
page-end = End the turn
page-your-duchy = Your duchy · no. { $duchy }
page-their-duchy = Duchy no. { $duchy }
page-my-duchy = My duchy
page-hexes = { $filled } of { $hexes } hexes
page-dice = Dice
page-use-as = Use the die as … (workers)
page-free = free
page-too-dear = needs { $price }, you have { $have }
page-goods = Goods
page-supply = Supply
page-sold = sold: { $count }
page-turn-order = Turn order of the next round
page-bonus = Bonus: first / second to finish a colour
page-goods-to-come = goods still to come
page-workers-count = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
page-silver-count = { $count } silver
page-setup = Set-up
page-choose-duchy = Choose a side of your board and the hex of your first castle
page-empty = empty
page-used = used
page-row = Row { $row }
page-can-place = can be placed here
page-price = costs { $price ->
    [one] { $price } worker
   *[other] { $price } workers
}
page-depots = Depots
page-players = Other players
page-knowledge = Knowledge
page-left = large { $large }, small { $small }
counter-points = points
counter-workers = workers
counter-silver = silver

# The big button
act-take = Take it
act-place = Place it
act-sell = Sell them
act-workers = Take workers
act-buy = Buy it
act-ship = Send the ship
act-load = Bring them
act-skip = Leave it
act-end = End the turn
act-choose = Choose it
