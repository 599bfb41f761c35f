# Words that only the page needs.
page-black-depot = black depot
page-depot = depot { $depot }
page-hex = { $hex }, { $type }, number { $die }, empty
page-die = die { $face }
page-white-die = white die { $face }
page-storage = Storage
page-duchy = duchy { $duchy }
page-round = round { $round } of { $rounds }
page-workers = Take workers
page-silver = Buy · { $price } silver
page-buy-tile = Buy a tile
page-buy = Buy
page-take = Take
page-skip = Leave it unused
page-end = End the turn
page-your-duchy = Your duchy · no. { $duchy }
page-their-duchy = Duchy no. { $duchy }
page-my-duchy = Duchy
page-hexes = { $filled } of { $hexes } hexes
page-dice = Dice
page-use-as = Use the die as … (workers)
page-free = free
page-too-dear = needs { $price }, you have { $have }
page-goods = Goods
page-area-own = Dice, storage, goods
page-supply = Supply
page-sold = sold: { $count }
page-turn-order = Turn order of the next round
page-bonuses = Bonus tiles
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
page-which-means = Which die?
page-which-leaves = Which tile leaves the game?
page-use = Die used as { $face }

# The cards that explain things: what they do …
page-does-die = For one action: take a tile from depot { $face }, place a stored tile on a hex with the number { $face }, sell goods of colour { $face }, or take workers. A worker changes it by 1.
page-does-used = Already used this turn.
page-does-white = It showed which depot this round's goods tile went to.
page-does-depot = A die showing { $depot } takes a tile from here into storage. The depot is refilled in the next phase.
page-does-black = Tiles are bought here for { $price } silver, once a turn and without a die.
page-does-depot-goods = They lie here until a ship fetches them.
page-does-storage = Tiles wait here to be placed. When all spaces are full, one must leave the game for a new tile.
page-does-hex = For: { $type }. With a die showing { $die }, next to a filled hex.
page-does-goods = A die showing { $value } sells all of them at once.
page-does-goods-spaces = Room for { $spaces } colours, any number of each. Ships bring them.
page-does-sold = Goods sold lie face down.
page-does-workers = Each one paid changes a die by 1; 6 and 1 are neighbours. The action "take workers" brings { $workers } workers{ $silver ->
    [0] .
   *[other] {" "}and { $silver } silver.
}
page-does-silver = Buys a tile for { $price } silver, once a turn. Sales and mines bring silver.
page-does-phase = An area finished in this phase brings { $points } VP extra.
page-does-round = Goes to the depot of the white die when round { $round } begins.
page-does-round-over = The goods tile of this round lies in a depot, or a ship has fetched it.
page-does-bonus-large = { $points } VP for the first to fill all hexes of this type.
page-does-bonus-small = { $points } VP for the second to fill all hexes of this type.
page-does-track = Whoever is furthest goes first; in a stack, whoever is on top. A ship moves the pawn one space.
page-does-filled = At equal points, more empty hexes win.
page-does-duchy = A side of your board. After it, choose the hex of your first castle.
page-does-load = A colour that the ship can bring.
# … and what they are worth now.
page-worth-now = Worth { $points } VP now.
page-worth-mines = Mines bring { $silver } silver{ $workers ->
    [0] {""}
    [one] {" "}and 1 worker
   *[other] {" "}and { $workers } workers
} at the end of this phase.
page-worth-sale = Sold: { $points } VP a tile, and { $silver } silver{ $workers ->
    [0] {""}
   *[other] {" "}and { $workers } worker
}. Unsold at the end: 1 VP a tile.
page-worth-workers = At the end 1 VP for every two: { $points } VP now.
page-worth-silver = At the end 1 VP each: { $points } VP now.
page-area-left = Area of { $size }, { $left } empty: { $points } + { $phase } VP when it is full.
page-bonus-left = Empty hexes of this type: { $left }; the last one brings a bonus of { $points } VP.
page-bonus-gone = Already taken.
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
lose-skip = Let it lapse
act-end = End the turn
act-choose = Choose it

# What is asked once something has been touched
page-then-hex = On which hex?
page-then-depot = Which tile?
page-then-storage = Which of your tiles?
