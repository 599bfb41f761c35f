# Words that only the page needs.
page-round = Round { $round } of 9
page-question = Question and actions
page-road = Road
page-site = Castle site
page-can-build = Can be built
page-wooden = wooden
page-stone = stone
page-prestige = prestige
page-you = You
page-rivals = Rivals
page-bridge = Bridge and pass order
page-pass-order = Pass order
page-passed = has passed
page-nobody-passed = nobody has passed yet
page-your-goods = Your goods
page-goods = Goods
page-workers-reserve = Workers: reserve
page-camp = camp
page-on-board = on the board
page-houses-left = Houses left
page-your-points = Prestige (only you see it)
page-points = Prestige
page-hidden = hidden
page-your-characters = Your characters
page-characters = Characters
page-used = used this round
page-round-track = Round
page-site-workers = Workers, left delivers first
page-favour-may-use = A favour may use, by round
page-and-take = … and take a character
page-rounds = { $from }–{ $to }
page-not-yet = from round { $round }
page-provost = Provost
page-provost-at = Provost, at { $to }
page-provost-here = Provost: everything above is active, everything below lies beyond
page-active = active
page-beyond = beyond the provost
page-active-now = then active: { $names }
page-lost-now = then lost: { $names }
page-empty-space = empty
page-free-place = free worker place
page-no-workers = takes no workers
page-worker-of = worker: { $name }
page-house-of = house: { $name }
page-owner-you = yours
page-nobodys = nobody's
page-space = space { $space }
page-space-line = { $space }, { $building }
page-square = marked square { $to }
page-slot = castle site, slot { $slot }
page-setup-side = setup side
page-cost = cost
page-any = any
page-points-when-built = { $points } PP
page-owner-bonus = owner's bonus
page-first-player = first player
page-next-first = begins the next round
page-place-price = a placement costs { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
page-recruits = next recruitment: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
page-residences = residences: { $count }
page-sets = sets this round: { $count }
page-workers-count = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
page-houses-count = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
page-pass = Pass
page-pass-first = Pass: you start round { $round }
page-skip = Leave it
page-use = Use it
page-branch = offer { $number }
page-supply = take { $good }
page-give = give { $good }
page-step = { $steps ->
    [0] stay
   *[other] { $sign }{ $steps }
}
page-take-from = Take a character from a rival
page-use-site = Use a tile at the castle site
page-from-board = Take a character from the board
page-leaf-road = Road
page-leaf-castle = Castle
page-leaf-build = Build
page-leaf-players = Players
page-gate = city gate
page-castle = castle
page-log = Log
