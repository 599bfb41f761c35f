game-name = The Castles of Burgundy

# ---- Pieces

tile- = no tile

tile-warehouse = warehouse
tile-warehouse-short = warehouse
tile-warehouse-help = When placed: sell all your goods of one colour, without a die.
tile-carpenters_workshop = carpenter's workshop
tile-carpenters_workshop-short = workshop
tile-carpenters_workshop-help = When placed: take a building from any numbered depot into your storage, without a die.
tile-church = church
tile-church-short = church
tile-church-help = When placed: take a mine, a castle or a knowledge tile from any numbered depot into your storage, without a die.
tile-market = market
tile-market-short = market
tile-market-help = When placed: take a ship or an animal tile from any numbered depot into your storage, without a die.
tile-boarding_house = boarding house
tile-boarding_house-short = boarding
tile-boarding_house-help = When placed: you get 4 workers.
tile-bank = bank
tile-bank-short = bank
tile-bank-help = When placed: you get 2 silver.
tile-city_hall = city hall
tile-city_hall-short = city hall
tile-city_hall-help = When placed: you may at once place another stored tile on a fitting hex with any number. Its own effect follows as usual.
tile-watchtower = watchtower
tile-watchtower-short = watchtower
tile-watchtower-help = When placed: you score 4 VP.

tile-cow_2 = 2 cows
tile-cow_2-short = 2 cows
tile-cow_2-help = When placed: 1 VP for each of these 2 cows, and again for each cow already in the same pasture.
tile-cow_3 = 3 cows
tile-cow_3-short = 3 cows
tile-cow_3-help = When placed: 1 VP for each of these 3 cows, and again for each cow already in the same pasture.
tile-cow_4 = 4 cows
tile-cow_4-short = 4 cows
tile-cow_4-help = When placed: 1 VP for each of these 4 cows, and again for each cow already in the same pasture.
tile-chicken_2 = 2 chickens
tile-chicken_2-short = 2 chickens
tile-chicken_2-help = When placed: 1 VP for each of these 2 chickens, and again for each chicken already in the same pasture.
tile-chicken_3 = 3 chickens
tile-chicken_3-short = 3 chickens
tile-chicken_3-help = When placed: 1 VP for each of these 3 chickens, and again for each chicken already in the same pasture.
tile-chicken_4 = 4 chickens
tile-chicken_4-short = 4 chickens
tile-chicken_4-help = When placed: 1 VP for each of these 4 chickens, and again for each chicken already in the same pasture.
tile-pig_2 = 2 pigs
tile-pig_2-short = 2 pigs
tile-pig_2-help = When placed: 1 VP for each of these 2 pigs, and again for each pig already in the same pasture.
tile-pig_3 = 3 pigs
tile-pig_3-short = 3 pigs
tile-pig_3-help = When placed: 1 VP for each of these 3 pigs, and again for each pig already in the same pasture.
tile-pig_4 = 4 pigs
tile-pig_4-short = 4 pigs
tile-pig_4-help = When placed: 1 VP for each of these 4 pigs, and again for each pig already in the same pasture.
tile-sheep_2 = 2 sheep
tile-sheep_2-short = 2 sheep
tile-sheep_2-help = When placed: 1 VP for each of these 2 sheep, and again for each sheep already in the same pasture.
tile-sheep_3 = 3 sheep
tile-sheep_3-short = 3 sheep
tile-sheep_3-help = When placed: 1 VP for each of these 3 sheep, and again for each sheep already in the same pasture.
tile-sheep_4 = 4 sheep
tile-sheep_4-short = 4 sheep
tile-sheep_4-help = When placed: 1 VP for each of these 4 sheep, and again for each sheep already in the same pasture.

tile-knowledge_1 = knowledge 1 (repeat buildings in a city)
tile-knowledge_1-short = knowl. 1
tile-knowledge_1-help = Your cities may hold several buildings of the same kind.
tile-knowledge_2 = knowledge 2 (workers from mines)
tile-knowledge_2-short = knowl. 2
tile-knowledge_2-help = At the end of each phase every mine in your duchy brings 1 worker besides its silver.
tile-knowledge_3 = knowledge 3 (2 silver for a sale)
tile-knowledge_3-short = knowl. 3
tile-knowledge_3-help = Each of your sales brings 2 silver instead of 1.
tile-knowledge_4 = knowledge 4 (a worker for a sale)
tile-knowledge_4-short = knowl. 4
tile-knowledge_4-help = Each of your sales brings 1 worker besides the silver.
tile-knowledge_5 = knowledge 5 (ships call at two depots)
tile-knowledge_5-short = knowl. 5
tile-knowledge_5-help = When you place a ship, it fetches the goods of two neighbouring depots instead of one.
tile-knowledge_6 = knowledge 6 (buy from any depot)
tile-knowledge_6-short = knowl. 6
tile-knowledge_6-help = Your purchase may come from any depot, not only from the black one. Still one a turn, for 2 silver.
tile-knowledge_7 = knowledge 7 (+1 VP per animal tile)
tile-knowledge_7-short = knowl. 7
tile-knowledge_7-help = When you place animals, every animal tile that is counted scores 1 VP more.
tile-knowledge_8 = knowledge 8 (±2 per worker)
tile-knowledge_8-short = knowl. 8
tile-knowledge_8-help = Each worker you pay changes a die by up to 2 instead of 1.
tile-knowledge_9 = knowledge 9 (±1 when placing buildings)
tile-knowledge_9-short = knowl. 9
tile-knowledge_9-help = A die with which you place a building may be changed by 1 for free.
tile-knowledge_10 = knowledge 10 (±1 when placing ships or animals)
tile-knowledge_10-short = knowl. 10
tile-knowledge_10-help = A die with which you place a ship or animals may be changed by 1 for free.
tile-knowledge_11 = knowledge 11 (±1 when placing castles, mines or knowledge)
tile-knowledge_11-short = knowl. 11
tile-knowledge_11-help = A die with which you place a castle, a mine or a knowledge tile may be changed by 1 for free.
tile-knowledge_12 = knowledge 12 (±1 when taking tiles)
tile-knowledge_12-short = knowl. 12
tile-knowledge_12-help = A die with which you take a tile from a depot may be changed by 1 for free.
tile-knowledge_13 = knowledge 13 (silver when taking workers)
tile-knowledge_13-short = knowl. 13
tile-knowledge_13-help = The action "take workers" brings 1 silver as well. The boarding house does not.
tile-knowledge_14 = knowledge 14 (take 4 workers, not 2)
tile-knowledge_14-short = knowl. 14
tile-knowledge_14-help = The action "take workers" brings 4 workers instead of 2. The boarding house stays as it is.
tile-knowledge_15 = knowledge 15 (3 VP per goods colour sold)
tile-knowledge_15-short = knowl. 15
tile-knowledge_15-help = At the end of the game: 3 VP for each colour of goods you have sold.
tile-knowledge_16 = knowledge 16 (4 VP per warehouse)
tile-knowledge_16-short = knowl. 16
tile-knowledge_16-help = At the end of the game: 4 VP for each warehouse in your duchy.
tile-knowledge_17 = knowledge 17 (4 VP per watchtower)
tile-knowledge_17-short = knowl. 17
tile-knowledge_17-help = At the end of the game: 4 VP for each watchtower in your duchy.
tile-knowledge_18 = knowledge 18 (4 VP per carpenter's workshop)
tile-knowledge_18-short = knowl. 18
tile-knowledge_18-help = At the end of the game: 4 VP for each carpenter's workshop in your duchy.
tile-knowledge_19 = knowledge 19 (4 VP per church)
tile-knowledge_19-short = knowl. 19
tile-knowledge_19-help = At the end of the game: 4 VP for each church in your duchy.
tile-knowledge_20 = knowledge 20 (4 VP per market)
tile-knowledge_20-short = knowl. 20
tile-knowledge_20-help = At the end of the game: 4 VP for each market in your duchy.
tile-knowledge_21 = knowledge 21 (4 VP per boarding house)
tile-knowledge_21-short = knowl. 21
tile-knowledge_21-help = At the end of the game: 4 VP for each boarding house in your duchy.
tile-knowledge_22 = knowledge 22 (4 VP per bank)
tile-knowledge_22-short = knowl. 22
tile-knowledge_22-help = At the end of the game: 4 VP for each bank in your duchy.
tile-knowledge_23 = knowledge 23 (4 VP per city hall)
tile-knowledge_23-short = knowl. 23
tile-knowledge_23-help = At the end of the game: 4 VP for each city hall in your duchy.
tile-knowledge_24 = knowledge 24 (4 VP per kind of animal)
tile-knowledge_24-short = knowl. 24
tile-knowledge_24-help = At the end of the game: 4 VP for each kind of animal in your duchy.
tile-knowledge_25 = knowledge 25 (1 VP per goods tile sold)
tile-knowledge_25-short = knowl. 25
tile-knowledge_25-help = At the end of the game: 1 VP for each goods tile you have sold.
tile-knowledge_26 = knowledge 26 (2 VP per bonus tile)
tile-knowledge_26-short = knowl. 26
tile-knowledge_26-help = At the end of the game: 2 VP for each bonus tile you own, large or small.

tile-castle = castle
tile-castle-short = castle
tile-castle-help = When placed: carry out one extra action at once, as with a die of any value.
tile-mine = mine
tile-mine-short = mine
tile-mine-help = Brings you 1 silver at the end of each phase.
tile-ship = ship
tile-ship-short = ship
tile-ship-help = When placed: fetch the goods of a depot of your choice, then move your pawn one space up the turn order track.

type-building = building
type-animal = animals
type-knowledge = knowledge
type-castle = castle
type-mine = mine
type-ship = ship
type-- = nothing, because no duchy is chosen

area-building = city
area-animal = pasture
area-knowledge = knowledge area
area-castle = castle area
area-mine = mine area
area-ship = river

goods_1 = light blue
goods_2 = purple
goods_3 = pink
goods_4 = red
goods_5 = brown
goods_6 = orange

bonus_building_large = large bonus tile for buildings
bonus_building_small = small bonus tile for buildings
bonus_animal_large = large bonus tile for animals
bonus_animal_small = small bonus tile for animals
bonus_knowledge_large = large bonus tile for knowledge
bonus_knowledge_small = small bonus tile for knowledge
bonus_castle_large = large bonus tile for castles
bonus_castle_small = small bonus tile for castles
bonus_mine_large = large bonus tile for mines
bonus_mine_small = small bonus tile for mines
bonus_ship_large = large bonus tile for ships
bonus_ship_small = small bonus tile for ships

phase-a = Phase A
phase-b = Phase B
phase-c = Phase C
phase-d = Phase D
phase-e = Phase E
progress-phase = { $phase }, round { $round } of { $rounds }

# ---- Parts of sentences

part-die = { $face ->
    [0] {""}
   *[other] {" "}with the die showing { $face }
}
part-price = { $price ->
    [0] {""}
    [one] {" "}(1 worker)
   *[other] {" "}({ $price } workers)
}
part-depot = { $depot ->
    [0] the black depot
   *[other] depot { $depot }
}
part-hex = hex { $hex } (number { $number })
part-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
part-silver = { $count } silver
part-goods = { $count ->
    [one] 1 goods tile
   *[other] { $count } goods tiles
}
part-why = { $why ->
    [boarding_house] {" "}from the boarding house
    [bank] {" "}from the bank
    [mines] {" "}from mines
    [sale] {" "}for the sale
   *[action] {""}
}

# ---- What the game asks

ask-choose = Choose a side of your board and a castle hex for your starting castle.
ask-turn = { $left ->
    [2] Your turn: both dice left, { $first } and { $second }{ $buy ->
        [0] .
       *[1] ; you may also buy a tile.
    }
    [1] Die { $first } left{ $buy ->
        [0] .
       *[1] ; you may still buy a tile.
    }
   *[0] Both dice used; you may still buy a tile.
}
ask-ship = Ship: { $pair ->
    [0] choose the depot whose goods it fetches.
   *[1] choose two neighbouring depots whose goods it fetches.
}
ask-load = Ship: choose { $count ->
    [one] one new colour
   *[other] { $count } new colours
} of goods to bring; more do not fit.
ask-castle = Castle: an extra action, as with a die of any value.
ask-warehouse = Warehouse: choose the goods to sell.
ask-fetch = { $building ->
    [carpenters_workshop] Carpenter's workshop: take a building.
    [church] Church: take a mine, a castle or a knowledge tile.
   *[market] Market: take a ship or animals.
}
ask-city_hall = City hall: place another stored tile, or leave it.

# ---- Actions

do-take = Take { $tile } from depot { $depot }{ part-die }{ part-price }
do-take-discard = Discard { $discard } and take { $tile } from depot { $depot }{ part-die }{ part-price }
do-place = Place { $tile } on { part-hex }{ part-die }{ part-price }
do-sell = Sell { part-goods } ({ $goods }) for { $points } VP{ part-die }{ part-price }
do-workers = Take { part-workers }{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
}{ part-die }{ part-price }
do-buy = Buy { $tile } from { part-depot } for 2 silver
do-buy-discard = Discard { $discard } and buy { $tile } from { part-depot } for 2 silver
do-ship = Fetch goods from { $pair ->
    [0] depot
   *[other] depots
} { $depots }: { part-goods } there ({ $goods }){ $room ->
    [-1] {""}
    [0] ; no room for { $lacking }
    [one] ; room for only 1 of the new colours: { $lacking }
   *[other] ; room for only { $room } of the new colours: { $lacking }
}
do-ship-empty = Send the ship to { $pair ->
    [0] depot
   *[other] depots
} { $depots }, where there are no goods
do-load = Bring these new goods: { $goods }
do-skip = Leave the city hall unused
do-end = End the turn
do-choose = Choose duchy { $duchy } with the starting castle on hex { $hex }

# ---- What happened

event-phase = { $phase ->
    [a] Phase A begins. A finished area brings 10 VP extra.
    [b] Phase B begins. A finished area brings 8 VP extra.
    [c] Phase C begins. A finished area brings 6 VP extra.
    [d] Phase D begins. A finished area brings 4 VP extra.
   *[e] Phase E begins. A finished area brings 2 VP extra.
}
event-round = Round { $round }: the dice are rolled.
event-goods = A goods tile goes to depot { $depot }: { $piece }.
event-turn = { $player }'s turn.
event-take = { $player } takes { $piece } from { part-depot }.
event-discard = { $player } discards { $piece }.
event-place = { $player } places { $piece } on { part-hex }.
event-pay_workers = { $player } pays { part-workers }.
event-pay_silver = { $player } pays { part-silver }.
event-gain_workers = { $player } gets { part-workers }{ part-why }.
event-gain_silver = { $player } gets { part-silver }{ part-why }.
event-sell = { $player } sells { part-goods }: { $piece }.
event-load = { $player } fetches { part-goods } from depot { $depot }: { $piece }.
event-advance = { $player } moves one space up the turn order track.
event-bonus = { $player } takes the { $piece }.
event-skip = { $player } leaves the city hall unused.
event-missed = { $missed ->
    [room] { $player } has no room for some goods, which stay in the depot: { $goods }.
    [empty] { $player } finds no goods in the depot.
    [bonus] { $player } has filled a whole type ({ $kind }), but both its bonus tiles are taken.
    [warehouse] { $player } has no goods for the warehouse to sell.
    [fetch] { $player } finds no tile for the { $what } to take.
   *[city_hall] { $player } has no tile for the city hall to place.
}
event-chosen = { $player } has chosen in secret.
event-settle = { $player } starts in duchy { $duchy }.
event-score = { $player } scores { $points } VP: { $why } – { $what }.
event-score-plain = { $player } scores { $points } VP: { $why }.
event-end = The game is over.

# ---- In a line about a whole turn

brief-take = { $piece } from { part-depot }
amount-discard = { $piece } discarded
brief-place = { $piece } on { $hex }
amount-pay_workers = −{ part-workers }
amount-pay_silver = −{ part-silver }
amount-gain_workers = +{ part-workers }
amount-gain_silver = +{ part-silver }
brief-sell = sold { $count } { $piece }
brief-load = fetched { $count } { $piece }
brief-bonus = { $piece }
brief-skip = city hall unused
amount-missed = { $missed ->
    [room] no room for { $goods }
    [empty] no goods there
    [bonus] bonus tiles taken: { $kind }
    [warehouse] warehouse: no goods to sell
    [fetch] { $what }: no tile to take
   *[city_hall] city hall: no tile to place
}
brief-chosen = chosen in secret
brief-settle = duchy { $duchy }

# ---- Where points come from

# How many points there were says how large the area was, and which phase it is.
why-area = { $points ->
    [1] area of 1
    [3] area of 2
    [6] area of 3
    [10] area of 4
    [15] area of 5
    [21] area of 6
    [28] area of 7
    [36] area of 8
   *[other] finished area
}
why-phase = { $points ->
    [10] phase A
    [8] phase B
    [6] phase C
    [4] phase D
    [2] phase E
   *[other] area finished in this phase
}
why-bonus-large = large bonus
why-bonus-small = small bonus
why-animals = animals in the pasture
why-watchtower = effect
why-sale = goods sold
why-unsold = goods left at the end
why-silver = silver left at the end
why-workers = workers left at the end
why-knowledge = knowledge at the end

# When points are level (BUR-12.3)
tie-hexes = ahead with more empty hexes: { $more } to { $less }
tie-track = ahead as later in the turn order

# ---- Why not

refuse-die-used = You have already used the die showing { $die } this turn.
refuse-workers = This costs { $price ->
    [one] 1 worker
   *[other] { $price } workers
}, but you have { $workers ->
    [0] none
   *[other] only { $workers }
}.
refuse-storage-full = Your three storage spaces are full: say which stored tile to discard.
refuse-discard = You may discard a tile only when all three storage spaces are full.
refuse-fetch = The building you placed cannot bring this tile: { $tile }.
refuse-not-there = This tile does not lie on that space of { part-depot }: { $tile }.
refuse-depot-empty = Nothing lies in { part-depot } any more.
refuse-space-empty = Nothing lies on that space of { part-depot }.
refuse-take-black = Tiles are taken from the numbered depots; the black depot only sells.
refuse-nothing-stored = No tile lies on that storage space.
refuse-not-stored = This tile does not lie on that storage space: { $tile }.
refuse-hex-filled = Hex { $hex } is already filled.
refuse-hex-type = Hex { $hex } does not match the type of this tile: { $tile }.
refuse-hex-far = Hex { $hex } does not touch any filled hex of your duchy.
refuse-same-building = The city of hex { $hex } already has this building: { $tile }.
refuse-no-goods = You have no goods of this colour: { $goods }.
refuse-bought = You have already bought a tile this turn.
refuse-silver = A tile costs 2 silver, but you have { $silver ->
    [0] none
   *[other] only { $silver }
}.
refuse-buy-depot = You may not buy from depot { $depot }: without knowledge 6 only the black depot sells.
refuse-apart = These depots are not neighbours: 1–2, 2–3, 3–4, 4–5, 5–6 and 6–1 are.
refuse-pair = Without knowledge 5 a ship fetches goods from one depot only.
refuse-single = With knowledge 5 name two neighbouring depots for your ship, not one.
refuse-load-colour = One of these colours is not among the new goods that your ship can bring.
refuse-load-count = Choose exactly { $count ->
    [one] 1 colour
   *[other] { $count } colours
}: that is how many goods spaces you have free.
refuse-skip-building = This building's effect cannot be declined; only the city hall's can.
refuse-end = Use both dice before you end the turn; taking workers is always possible.
refuse-side = Duchy { $duchy } is not on the board dealt to you.
refuse-castle-hex = Hex { $hex } of duchy { $duchy } is not a castle hex.

# ---- Options

option-duchies = Which duchies are played.
option-duchies-standard = as in the rules: duchy 1, or the boards that are dealt
option-duchies-random = drawn at random
option-setup = Which boards everybody starts with.
option-setup-basic = fixed, with the first castle in its place
option-setup-advanced_open = dealt; each chooses a side and a castle hex, in turn
option-setup-advanced_secret = dealt; all choose a side and a castle hex in secret
option-setup-advanced_open-short = advanced set-up
option-setup-advanced_secret-short = advanced set-up, in secret
option-duchies-random-short = random duchies
option-sheets = The two duchies of each of the six boards, as twelve numbers.

bad-duchies-count = Option "duchies": "{ $got }" does not fit { $seats } players. Allowed: standard, random, one number for each player (such as 1+3), or a single number for all.
bad-duchies-range = Option "duchies": "{ $got }" does not fit { $seats } players. Allowed: standard, random, or numbers from 1 to 9, one for each player.
bad-duchies-twice = Option "duchies": "{ $got }" repeats a duchy among { $seats } players. Only duchy 1 may be played by several; duchies 2 to 9 exist once.
bad-sheets = Option "sheets": "{ $got }" does not work. It takes twelve numbers, two for each board: 1 four times, and each of 2 to 9 once.

# ---- Positions and actions as JSON

bad-depots = { $where }: name one depot from 1 to 6, or two different ones.
bad-json-hex = { $where }: this tile cannot lie here: { $tile }. The hex is for: { $want }.
bad-json-dice = { $where }: dice show 1 to 6 from phase A on, and 0 before.
bad-json-colours = { $where }: { $got } kinds of goods; at most { $most } fit on the goods spaces.
bad-json-no-castle = { $where }: the duchy is empty; from phase A on it has at least its starting castle.
bad-json-track = { $where }: the seats do not stand in the order of their positions; the highest position comes first.
bad-json-space = { $where }: this tile cannot lie here: { $tile }. The space is for another type, or it is not used with so many players or before phase A.
bad-json-before-a = { $where }: before phase A nothing lies there.
bad-json-supply = { $where }: { $got } tiles are too few for the phases to come; at least { $want } are needed.
bad-json-stack-choose = { $where }: before phase A each seat without a castle, at least one, is asked "choose": one after the other in turn order, in the set-up "advanced_secret" together.
bad-json-stack-empty = { $where }: nothing is asked, but the game ends only after round 5 of phase E.
bad-json-stack-turn = { $where }: the first decision must be "turn", and neither "turn" nor "choose" may follow.
bad-json-stack-seat = { $where }: every decision must be one of seat { $seat }, whose turn it is.

bad-json-backs = { $where }: "{ $what }": { $got } found in this pile and among what was drawn from it, but only { $most } have this back.
bad-json-sides = { $where }: a board has no more than two sides, and they differ.
bad-json-duchy-twice = { $where }: duchy { $duchy } exists only once.
bad-json-secret-now = { $where }: a choice is secret only before phase A of the set-up "advanced_secret".
bad-json-board = { $where }: this side or this castle hex is not on the seat's board.

# ---- Styles of bots

style-ships = ships and goods
style-herds = pastures full of animals
style-learning = knowledge first
