# Words that only the terminal needs.
unit = PP

menu-draft = Choose a character
menu-place = Place a worker on a building
menu-site = Place a worker at the castle site
menu-pass = Pass
menu-use = Use the building
menu-build = Build
menu-house = Put up a house
menu-move = Move the provost
menu-take = Take a character
menu-visit = Use a tile at the castle site
menu-deliver = Deliver a set
menu-skip = Decline

help-game =
    The road: each space with its number, what stands there, what it does, whose house (⌂●) and whose workers are there. "wood→favour" means: pay wood, get a favour; "cloth→4 PP / 2→6": one or the other; "⌂food": the owner gets food if only others work there. Spaces above the line of the provost are active, those below it lie beyond him. ▸ stands before everything you can use now, » before the space that is activated, ✓ after a character that is used up for this round.

board-round = Round { $round } of { $rounds }
board-asked = { $player } decides
board-first = { $player } begins this round.
board-next = The next one: { $player }.
board-passed = Guilds Bridge, in the order of passing: { $order }.
board-surcharge = Your surcharge: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}.
board-building-head = Building
board-effect-head = Effect
board-workers-head = Wrk.
board-build-head = Can be built
board-points-head = PP
board-price-head = Cost
board-wooden-kind = wooden
board-stone-kind = stone
board-prestige-kind = prestige
board-empty = empty
board-provost = ↑ active ══ provost, { $place }{ $where }{ $beyond ->
    [0] {""}
   *[other] {" "}══ beyond ↓
}
board-provost-to = provost { $steps }{ $where }
board-lost = lost: { $workers }
board-square = {" "}(square { $number })
board-bridge = provost ±3 for workers
board-site = Castle site.
board-site-workers = Workers, the left one delivers first: { $order }
board-slot = From round { $round }:
board-not-yet = (not yet)
board-board = Characters on the board:
board-players = Players
board-characters = Characters
board-reserve-head = reserve
board-camp-head = camp
board-houses-head = houses
board-own = Your characters
board-offer = Characters to choose from
board-points-of = Prestige points: { $points }
board-goods-of = Goods: { $goods }
board-workers-of = Workers: reserve { $reserve }, camp { $camp }, on the road { $standing }, at the castle site { $site }
board-houses-of = Houses left: { $houses }, residences: { $residences }
board-recruits-of = Next recruitment: { $recruits }
board-sets-of = Sets delivered this round: { $sets }
board-owned-of = Buildings: { $buildings }

# What tiles cost and do; one of a kind without its number.
board-food = { $count ->
    [one] food
   *[other] { $count } food
}
board-wood = { $count ->
    [one] wood
   *[other] { $count } wood
}
board-stone = { $count ->
    [one] stone
   *[other] { $count } stone
}
board-cloth = { $count ->
    [one] cloth
   *[other] { $count } cloth
}
board-gold = { $count ->
    [one] gold
   *[other] { $count } gold
}
board-any = { $count ->
    [one] any
   *[other] { $count } any
}
board-worker = { $count ->
    [one] worker
   *[other] { $count } workers
}
board-points = { $count } PP
board-favour = favour
board-house = residence
board-build-wooden = build wooden
board-build-stone = { $waive ->
    [0] build stone
   *[other] build stone, stone free
}
board-steps = provost ±{ $steps }
board-income = each round { $what }
board-at-once = at once { $what }
