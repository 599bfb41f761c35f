# Words that only the page needs.
page-round = Round { $round } of { $rounds }
page-round-track = Round

# The road
page-road = Road
page-space = space { $space }
page-empty-space = empty
page-owner-you = yours
page-house-of = owner: { $name }
page-worker-of = worker: { $name }
page-active = active
page-beyond = beyond the provost
page-active-now = Then active: { $names }.
page-lost-now = Then lost: { $names }.

# What buildings do
page-any = any
page-owner-bonus = owner's bonus
page-points-when-built = { $points } PP

# The castle site
page-site = Castle site
page-site-workers = Workers, left delivers first
page-favour-may-use = A favour may use, by round
page-rounds = rounds { $from } to { $to }
page-not-yet = from round { $round } on
page-and-take = … and take a character
page-take-from = Take a character from a rival
page-use-site = or use a tile at the castle site

# Players
page-can-build = Can be built
page-rivals = Rivals
page-bridge = Bridge and pass order
page-next-first = begins the next round
page-sets = sets this round: { $count }
page-your-goods = Your goods
page-area-own = Your goods and workers
page-goods = Goods
page-workers-reserve = Workers: reserve
page-workers-count = { $count ->
    [one] 1 worker in reserve
   *[other] { $count } workers in reserve
}
page-place-price = { $count ->
    [one] a placement costs 1 worker
   *[other] a placement costs { $count } workers
}
page-camp = camp
page-on-board = on the board
page-houses-left = Houses left
page-residences = residences: { $count }
page-points = Prestige
page-your-characters = Your characters
page-characters = Characters
page-used = used this round

# What can be touched
page-use = Use it
page-supply = take { $good }
page-pass = Pass
page-pass-first = Pass: you begin round { $round }
page-which-goods = Which goods do you give?
page-price = { $price ->
    [one] takes 1 worker
   *[other] takes { $price } workers
}
page-skip = Leave it unused
page-leaf-road = Road
page-leaf-castle = Castle
page-leaf-build = Build
page-leaf-players = Players

# Kinds of buildings
page-kind-printed = printed
page-kind-starting = starting
page-kind-wooden = wooden
page-kind-stone = stone
page-kind-prestige = prestige

# The board
page-at-site = at the castle site
page-available = can be used
page-nobody = nobody
page-held = Held by the players
page-offer = Characters to choose from
page-buildings = Buildings
page-only-you = only you see it
page-passed-as = passed, no. { $place }
page-recruitment = recruits
page-income = each round
page-costs = costs { $cost }
page-or = or
page-worker = { $count ->
    [1] worker
   *[other] { $count } workers
}
page-favour = favour
page-favour-at-once = a favour at once
page-build-wooden = build wooden
page-build-stone = build stone
page-build-stone-waive = build stone without its stone
page-put-house = a house above a starting building
page-move-provost = provost ±{ $steps }
page-provost-by = Provost { $steps }
page-provost-between = Provost: between { $before } and { $after }
page-provost-end = { $square ->
    [0] Provost: at the end of the road
   *[other] Provost: past the end of the road, square { $square }
}
page-fates-none = That changes nothing for anybody.
page-first-of = { $name } began this round.
page-tile-of = { $name } holds the first-player tile.
page-place-cost-short = each takes { $count }
page-site-help = Castle site: one worker per player. From left to right they deliver sets; most sets bring a favour.

# Cards
page-way = A way to use it
page-here = here: { $does }
page-about-supply = Take one from the supply, which never runs out.
page-about-provost = Behind him, towards the gate, buildings are active this round. Workers beyond him get nothing.
page-about-provost-next = After this round he goes between { $before } and { $after }.
page-about-beyond = Would get nothing now: { $names }.
page-about-bridge = Position { $place } on the Guilds Bridge
page-about-bridge-does = Who passes earlier moves the provost earlier, up to 3 steps for 1 worker each.
page-about-draft = Everybody chooses a character to begin with; the first player chooses last. Three are left for the board.
page-about-planning = In turn, place a worker on a building or at the castle site, or pass. After the first pass each placement takes one more worker.
page-about-activation = Buildings are used along the road, from the gate as far as the provost.
page-about-delivery = From left to right, those at the castle site deliver sets of goods. Most sets bring a favour.
page-about-management = Houses make residences, residences may become prestige buildings, everybody recruits workers.
page-about-round = After round { $rounds } the most prestige wins.
page-about-pass = You place nobody else this round. The first to pass begins the next round; the others then pay one more worker for each placement.
page-about-recruitment = Workers and goods that come at the end of the round.
page-about-reserve = Free workers: placed on buildings, or paid to use them.
page-about-camp = Workers out of use. They come back through recruitment and buildings.
page-about-houses = One marks each building put up and each residence.
page-about-score = Only you see your points. The most points win, and nothing breaks a tie.
page-about-gold-points = { $points } PP for gold at the end
page-about-first = First-player tile
page-about-first-does = Who passes first takes it and begins the next round.
page-about-next-space = The next building is put here.
page-about-empty = Buildings are put on the free spaces in order.
page-about-owner-points = { $points } PP for the owner when you place a worker
page-about-gold = Goes into sets, pays for prestige buildings, never stands for another good. 2 PP each at the end.
page-about-food = Every set needs one.
page-about-good = Pays for buildings; two different ones and food make a set.
page-about-set = { $gold ->
    [0] A set scores { $points } now.
   *[other] A set scores { $points } now, with gold { $gold }.
}
page-about-leads = Most sets so far: { $name }.

# Declining
page-skip-early = Do not place early
page-skip-bridge = Leave him there
page-skip-bailiff = Leave him there
page-skip-welcome = Take nobody
page-skip-deliver = End the delivery
page-skip-prestige = Keep the residence

# Characters, in a few words
page-does-early_riser = early, 1 worker more
page-does-night_worker = pays no surcharge
page-does-journeyman = joins another’s worker
page-does-thief = owners gain 0
page-does-steward = owner’s points: 2
page-does-bailiff = provost ±1, free
page-does-architect = +1 per building
page-does-deliveryman = delivers at the end
page-does-chamberlain = a set: any 3 goods
page-does-foreman = +1 per set
page-does-goldsmith = +5 for gold in a set
page-does-day_laborer = +1 worker a round

# The big button
act-draft = Choose it
act-place = Place a worker
act-site = To the site
act-pass = Pass
lose-pass = Pass for this round
act-use = Use it
act-build = Build it
act-house = Put a house
act-move = Move him
act-take = Take it
act-visit = Use it
act-deliver = Deliver
act-skip = Leave it
lose-skip = Let it lapse

# What is asked once something has been touched
page-then-build = Which building?
