game-name = Caylus 1303

# ---- Buildings

tile- = nothing

tile-fair = Fair
tile-fair-short = Fair
tile-fair-help = Pay 1 wood for a favour.
tile-court = Court
tile-court-short = Court
tile-court-help = Pay 1 cloth and put a house of yours above a starting building on the road; in phase 4 it becomes your residence.
tile-carpenter = Carpenter
tile-carpenter-short = Carpenter
tile-carpenter-help = Build a wooden building.
tile-toll = Toll
tile-toll-short = Toll
tile-toll-help = Move the provost up to 2 steps forward or back, for free.
tile-guilds_bridge = Guilds Bridge
tile-guilds_bridge-short = Bridge
tile-guilds_bridge-help = In the order of passing, each player may move the provost up to 3 steps forward or back, paying 1 worker for each step. No worker stands here.

tile-start_farm = Farm
tile-start_farm-short = Farm
tile-start_farm-help = Gain 1 food.
tile-start_sawmill = Sawmill
tile-start_sawmill-short = Sawmill
tile-start_sawmill-help = Gain 1 wood.
tile-start_quarry = Quarry
tile-start_quarry-short = Quarry
tile-start_quarry-help = Gain 1 stone.
tile-start_carpenter = Second Carpenter
tile-start_carpenter-short = Carpenter
tile-start_carpenter-help = Build a wooden building.
tile-start_market = Market
tile-start_market-short = Market
tile-start_market-help = Pay 1 worker, gain 1 basic good of your choice.
tile-start_guild_3 = Guild I
tile-start_guild_3-short = Guild I
tile-start_guild_3-help = Pay 1 basic good of your choice, gain 3 workers.
tile-start_guild_4 = Guild II
tile-start_guild_4-short = Guild II
tile-start_guild_4-help = Pay 1 stone, gain 4 workers.

tile-wood_farm = Wooden Farm
tile-wood_farm-short = Farm
tile-wood_farm-help = Gain 2 food. Setup side: 1 food and 1 PP.
tile-wood_sawmill = Wooden Sawmill
tile-wood_sawmill-short = Sawmill
tile-wood_sawmill-help = Gain 2 wood. Setup side: 1 wood and 1 PP.
tile-wood_quarry = Wooden Quarry
tile-wood_quarry-short = Quarry
tile-wood_quarry-help = Gain 2 stone. Setup side: 1 stone and 1 PP.
tile-wood_spinning_mill = Spinning Mill
tile-wood_spinning_mill-short = Spinning
tile-wood_spinning_mill-help = Gain 2 cloth. Setup side: 1 cloth and 1 PP.
tile-wood_market = Market Hall
tile-wood_market-short = Mkt. hall
tile-wood_market-help = Gain 1 basic good of your choice.
tile-wood_covered_market = Covered Market
tile-wood_covered_market-short = Cov. market
tile-wood_covered_market-help = Gain 3 workers. Setup side: 2 workers and 1 PP.
tile-wood_manor = Manor
tile-wood_manor-short = Manor
tile-wood_manor-help = A favour. Setup side: 2 PP.
tile-wood_tailor = Tailor
tile-wood_tailor-short = Tailor
tile-wood_tailor-help = Pay 1 cloth for 4 PP, or 2 cloth for 6 PP.
tile-wood_stonemason = Stonemason
tile-wood_stonemason-short = Mason
tile-wood_stonemason-help = Build a stone building. Setup side: the same, without paying the stone of its cost.

tile-stone_farm = Stone Farm
tile-stone_farm-short = Farm
tile-stone_farm-help = Gain 2 food and 1 cloth; the owner gets 1 food if only others work here. Setup side: 1 food and 1 cloth.
tile-stone_sawmill = Stone Sawmill
tile-stone_sawmill-short = Sawmill
tile-stone_sawmill-help = Gain 2 wood and 1 cloth; the owner gets 1 wood if only others work here. Setup side: 1 wood and 1 cloth.
tile-stone_quarry = Stone Quarry
tile-stone_quarry-short = Quarry
tile-stone_quarry-help = Gain 2 stone and 1 cloth; the owner gets 1 stone if only others work here. Setup side: 1 stone and 1 cloth.
tile-stone_gold_mine = Gold Mine
tile-stone_gold_mine-short = Gold mine
tile-stone_gold_mine-help = Gain 1 gold.
tile-stone_foundry = Foundry
tile-stone_foundry-short = Foundry
tile-stone_foundry-help = Pay 1 worker for 1 gold, or 3 workers for 2 gold.
tile-stone_alchemist = Alchemist
tile-stone_alchemist-short = Alchemist
tile-stone_alchemist-help = Pay 1 basic good of your choice for 1 gold, or 2 of them, alike or not, for 2 gold.
tile-stone_guild = Stone Guild
tile-stone_guild-short = Guild
tile-stone_guild-help = Pay 1 basic good of your choice, gain 5 workers.
tile-stone_church = Church
tile-stone_church-short = Church
tile-stone_church-help = Pay 2 workers for 4 PP, or 4 workers for 6 PP.
tile-stone_jeweler = Jeweller
tile-stone_jeweler-short = Jeweller
tile-stone_jeweler-help = Pay 1 gold for 5 PP, or 2 gold for 9 PP.

tile-garden = Garden
tile-garden-short = Garden
tile-garden-help = 2 workers more at each recruitment.
tile-factory = Factory
tile-factory-short = Factory
tile-factory-help = 1 cloth at each recruitment.
tile-granary = Granary
tile-granary-short = Granary
tile-granary-help = 1 food at each recruitment.
tile-statue = Statue
tile-statue-short = Statue
tile-statue-help = Nothing but prestige.
tile-theatre = Theatre
tile-theatre-short = Theatre
tile-theatre-help = A favour at once when it is built.
tile-cathedral = Cathedral
tile-cathedral-short = Cathedral
tile-cathedral-help = Nothing but prestige.
tile-mansion = Mansion
tile-mansion-short = Mansion
tile-mansion-help = Nothing but prestige.
tile-residence = Residence
tile-residence-short = Residence
tile-residence-help = Takes no workers. 1 worker more at each recruitment; in phase 4 its owner may replace it with a prestige building.

# ---- Characters

character-early_riser = Early Riser
character-early_riser-short = Early Riser
character-early_riser-help = Once per round, before the first player: you may place a worker, returning 1 more to the camp.
character-night_worker = Night Worker
character-night_worker-short = Night Worker
character-night_worker-help = You place workers without the surcharge after others have passed.
character-journeyman = Journeyman
character-journeyman-short = Journeyman
character-journeyman-help = Once per round you may place a worker beside another player's. The other one goes first.
character-thief = Thief
character-thief-short = Thief
character-thief-help = Owners get no PP when you place workers on their buildings.
character-steward = Steward
character-steward-short = Steward
character-steward-help = 2 PP instead of 1 when others place workers on your buildings.
character-bailiff = Bailiff
character-bailiff-short = Bailiff
character-bailiff-help = After the Guilds Bridge you may move the provost 1 step forward or back, for free.
character-architect = Architect
character-architect-short = Architect
character-architect-help = 1 PP more for each wooden, stone or prestige building you build.
character-deliveryman = Deliveryman
character-deliveryman-short = Deliveryman
character-deliveryman-help = You may deliver after everybody else, with or without a worker at the castle site.
character-chamberlain = Chamberlain
character-chamberlain-short = Chamberlain
character-chamberlain-help = Any three goods make a set.
character-foreman = Foreman
character-foreman-short = Foreman
character-foreman-help = 1 PP more for each set you deliver.
character-goldsmith = Goldsmith
character-goldsmith-short = Goldsmith
character-goldsmith-help = Once per round 5 PP more for a set with gold in it.
character-day_laborer = Day Laborer
character-day_laborer-short = Day Laborer
character-day_laborer-help = 1 worker more at recruitment.

# ---- Goods, phases

good-food = food
good-wood = wood
good-stone = stone
good-cloth = cloth
good-gold = gold

phase-draft = Choosing characters
phase-planning = Planning
phase-activation = Activation
phase-delivery = Delivery
phase-management = Management

counter-points = PP
counter-workers = workers
counter-houses = houses
counter-food = food
counter-wood = wood
counter-stone = stone
counter-cloth = cloth
counter-gold = gold

# ---- Parts of sentences

part-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
part-goods = { $count } { $good ->
    [food] { good-food }
    [wood] { good-wood }
    [stone] { good-stone }
    [cloth] { good-cloth }
   *[other] { good-gold }
}
part-goods-taken = { part-goods }
part-cost = { $cost ->
    [one] {""}
   *[other] {" "}({ $cost } workers in all)
}
part-favour = { $favour ->
    [0] {""}
   *[other] {" "}and a favour
}
part-paid = { $workers ->
    [0] { $goods }
    [one] 1 worker
   *[other] { $workers } workers
}
part-gained = { $favour ->
    [0] { $points ->
        [0] { $recruits ->
            [0] { $gain }
            [one] 1 worker
           *[other] { $recruits } workers
        }
       *[other] { $points } PP
    }
   *[other] a favour
}

part-can = you can pay for { $can }
part-using = { $does ->
    [wooden] { $building }: build a wooden building ({ part-can }).
    [stone] { $building }: build a stone building ({ part-can }).
    [waived] { $building }: build a stone building without paying its stone ({ part-can }).
    [favour] { $building }: use its favour.
   *[other] { $building }. { $help }
}

# ---- What the game asks

ask-draft = Choose the character you begin with.
ask-early = Early Riser: place a worker before everybody else, for 2 of your { $workers }, or wait.
ask-plan = Place a worker or pass: { $workers } left{ $cost ->
    [one] {""}
   *[other] , each placement takes { $cost }
}.
ask-use = { part-using }
ask-bridge = Guilds Bridge: move the provost up to { $steps ->
    [one] 1 step, for your last worker,
   *[other] { $steps } steps, 1 worker each ({ $workers } left),
} or leave him.
ask-bailiff = Bailiff: move the provost 1 step for free, or leave him.
ask-favour = { $majority ->
    [0] { $building }: your favour.
   *[other] Most sets: your favour.
} Take a character from another player, or use a tile at the castle site.
ask-visit = Favour, { part-using }
ask-welcome = Favour: you may also take a character from the board.
ask-deliver = { $extra ->
    [0] Deliver a set, or end your delivery.
   *[other] Deliveryman: deliver a set after all others, or end your delivery.
} Sets so far: { $sets }, { $most ->
    [0] none by the others yet
   *[other] most of the others: { $most }
}.
ask-prestige = Residence on space { $space }: replace it with a prestige building ({ part-can }), or keep it.

# ---- Actions

do-draft = Choose the { $character }
do-place = { $join ->
    [0] Place a worker on the { $building }, space { $space }
   *[other] Join the worker on the { $building }, space { $space }
}{ $owner ->
    [0] {""}
   *[other] ; its owner gets { $owner } PP
}{ part-cost }
do-site = Place a worker at the castle site, position { $place }{ part-cost }
do-pass = { $round ->
    [0] Pass as number { $place }
   *[other] Pass first and begin round { $round }
}
do-use = { $pays ->
    [0] { $building }: gain
   *[other] { $building }: pay { part-paid }, gain
} { part-gained }
do-build = Build the { $building } for { $goods }: { $points } PP{ part-favour }
do-house = Pay { $goods } and put a house above the { $building }, space { $space }
do-move = Move the provost { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} { $forward ->
    [0] back
   *[other] forward
}, to { $to }{ $price ->
    [0] , for free
    [one] , for 1 worker
   *[other] , for { $price } workers
}
do-take = { $held ->
    [0] Take the { $character } from the board
   *[other] Take the { $character } from another player
}
do-visit = Use the { $building } at the castle site{ $characters ->
    [0] {""}
   *[other] , then perhaps take a character from the board
}
do-deliver = Deliver { $goods } for { $points } PP
do-skip-early = Do not place early
do-skip-use = Do not use the { $building }
do-skip-move = Leave the provost where he is
do-skip-welcome = Take no character
do-skip-deliver = End the delivery
do-skip-prestige = Keep the residence

# ---- What happened

event-draft = { $player } chooses the { $piece }.
event-round = Round { $round } begins.
event-place = { $player } places a worker on the { $what }.
event-site = { $player } places a worker at the castle site.
event-surcharge = { $player } returns 1 more worker to the camp.
event-pass = { $forced ->
    [0] { $player } passes.
   *[other] { $player } cannot place a worker and has to pass.
}
event-first = { $player } has passed first and begins the next round.
event-use = { $player } uses the { $what }.
event-visit = { $player } uses the { $what } at the castle site.
event-skip = { $what ->
    [early] { $player } does not place early.
    [bridge] { $player } leaves the provost where he is.
    [bailiff] { $player } leaves the provost where he is.
    [welcome] { $player } takes no character.
    [deliver] { $player } ends the delivery.
   *[other] { $player } does not use the { $what }.
}
event-missed = { $missed ->
    [set] { $player } has no set to deliver.
    [bridge] { $player } has no worker left to move the provost.
    [prestige] { $player } cannot pay for a prestige building.
    [prestige-built] { $player } keeps the residences: every prestige building has been built.
    [thief] { $player } gets nothing for the { $what }: { $other } has the Thief.
    [houses] { $player } cannot use the { $what }: no house is left in hand.
    [road] { $player } cannot use the { $what }: the road is full.
    [built] { $player } cannot use the { $what }: no building of that kind is left.
    [housed] { $player } cannot use the { $what }: every starting building has its house.
   *[goods] { $player } cannot use the { $what }: it cannot be paid for.
}
event-pay = { $player } pays { part-goods-taken }.
event-gain = { $player } gains { part-goods-taken }.
event-workers = { $count ->
    [0] { $player } would gain workers, but has none in the camp.
   *[other] { $player } gains { part-workers }{ $short ->
        [0] .
       *[other] ; no more are in the camp.
    }
}
event-return = { $player } pays { part-workers }.
event-home = {""}
event-turn = {""}
event-stranded = { $player }'s worker on the { $what } gets nothing: the provost has not come that far.
event-build = { $player } builds the { $piece }.
event-house = { $player } puts a house above the { $what }.
event-residence = { $player }'s { $what } becomes a residence.
event-provost = { $player } moves the provost { $steps ->
    [-3] 3 steps back
    [-2] 2 steps back
    [-1] 1 step back
    [1] 1 step forward
   *[other] { $steps } steps forward
}.
event-reset = The provost is put behind the last building of the road.
event-favour = { $player } gets a favour.
event-take = { $other ->
    [0] { $player } takes the { $piece } from the board.
   *[other] { $player } takes the { $piece } from { $other }.
}
event-deliver = { $player } delivers a set: { $goods }.
event-majority = { $player } has delivered the most sets this round.
event-nobody = Nobody has delivered a set, so nobody gets a favour.
event-score = { $player } scores { $points } PP: { $why } – { $what }.
event-score-plain = { $player } scores { $points } PP: { $why }.
event-end = The game is over.

# ---- The same in a few words, a whole turn in a line

brief-draft = { $piece }
brief-place = worker to the { $what }
brief-site = worker to the castle site
brief-pass = { $forced ->
    [0] passed
   *[other] had to pass
}
brief-use = used the { $what }
brief-visit = used the { $what } at the castle
amount-pay = −{ part-goods }
amount-gain = +{ part-goods }
amount-workers = { $count ->
    [0] no workers left in the camp
    [one] +1 worker
   *[other] +{ $count } workers
}
amount-return = { $count ->
    [one] −1 worker
   *[other] −{ $count } workers
}
amount-surcharge = −1 worker
brief-stranded = nothing from the { $what }
brief-build = built the { $piece } on { $space }
brief-house = house above the { $what }
brief-provost = provost { $steps ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $steps }
}
brief-take = { $other ->
    [0] took the { $piece }
   *[other] took the { $piece } from { $other }
}
brief-deliver = delivered { $goods }
brief-majority = most sets
brief-skip = { $what ->
    [early] waits for the others
    [bridge] provost stays
    [bailiff] provost stays
    [welcome] {""}
    [deliver] {""}
   *[other] left the { $what }
}

amount-missed = { $missed ->
    [set] no set to deliver
    [bridge] {""}
    [prestige] {""}
    [prestige-built] {""}
    [thief] nothing for the { $what } (Thief)
    [houses] { $what }: no house left
    [road] { $what }: the road is full
    [built] { $what }: nothing left to build
    [housed] { $what }: all have their houses
   *[goods] { $what }: cannot pay
}

# ---- Where points come from

why-owner = another player's worker
why-effect = used
why-building = built
why-architect = Architect
why-set = set delivered
why-foreman = more for the set
why-goldsmith = gold in the set
why-gold = left at the end

# ---- Why not

refuse-not-offered = This character is not among those to choose from: { $character }.
refuse-workers = This takes { $price ->
    [one] 1 worker
   *[other] { $price } workers
} from your reserve, but { $workers ->
    [0] there is none
    [one] there is only 1
   *[other] there are only { $workers }
}.
refuse-goods = You cannot pay for this. It costs: { $goods }.
refuse-space-empty = Space { $space } is empty.
refuse-not-there = This building does not stand on space { $space }: { $building }.
refuse-site-tile = This tile lies at the castle site; it takes no workers, a favour uses it: { $building }.
refuse-bridge = No worker stands on the Guilds Bridge.
refuse-residence = Space { $space } is a residence; it takes no workers.
refuse-prestige = Space { $space } is a prestige building and takes no workers: { $building }.
refuse-occupied = Somebody already stands on space { $space }: { $building }.
refuse-own-worker = Your own worker stands on space { $space } already: { $building }. The Journeyman joins others only.
refuse-journeyman-used = Somebody stands on space { $space }: { $building }. Your Journeyman has already joined somebody this round.
refuse-at-site = You already have a worker at the castle site this round.
refuse-other-building = This is not what you can do here: { $building }.
refuse-exchange = This building has no such exchange: { $building }.
refuse-gold = Gold is not a basic good and never stands for one: name food, wood, stone or cloth. The building: { $building }.
refuse-built = This building is no longer beside the board: { $building }.
refuse-builder = This building cannot be built here: { $building }.
refuse-houses = You have no house left in hand.
refuse-road-full = The road has no free space left.
refuse-any = Name a basic good for the "any" of a cost, and only where the cost has one: { $building }.
refuse-not-yellow = The Court's house goes above a starting building; space { $space } has none.
refuse-housed = There is already a house above space { $space }.
refuse-provost-limit = The provost must stay between { $low } and { $high }.
refuse-steps = { $steps ->
    [0] The provost stands there already.
   *[other] That is { $steps } steps; here you may move him { $most ->
        [one] 1 step
       *[other] up to { $most } steps
    }.
}
refuse-own-character = You hold this character yourself: { $character }.
refuse-nobodys-character = No other player holds this character: { $character }.
refuse-character-gone = This character is not on the board: { $character }.
refuse-not-at-site = This tile does not lie on that slot of the castle site: { $building }.
refuse-slot = That slot of the castle site can be used from round { $round } on.
refuse-useless-tile = You cannot use this tile now, but you can use another one at the castle site: choose that. The one you named: { $building }.
refuse-set = This is not a set: { $goods }. A set is food and two other different goods.
refuse-skip-favour = A favour cannot be declined: take a character, or choose a tile at the castle site.
refuse-skip-visit = What a favour has chosen must be used: { $building }.

# ---- Options

option-open_scores = Everybody sees everybody's prestige points during the game.
option-open_scores-short = open points
option-first_game = For a first game: a ready-made layout, and characters that are easy to begin with.
option-first_game-short = first game
option-squares = Marked squares for the provost past the end of the road. Usually 3.

# ---- Positions and actions as JSON

bad-json-starting = { $where }: spaces 5 to 12 and the first slot of the castle site must hold the nine starting buildings.
bad-json-site = { $where }: the castle site holds a starting, a wooden and a stone building, in this order.
bad-json-space = { $where }: this cannot lie on space { $space }, or it needs an owner.
bad-json-house = { $where }: no house can stand above space { $space }.
bad-json-unturned = { $where }: the starting building on space { $space } would have been turned by now: a house stands above one only from the Court in phase 2 until phase 4.
bad-json-gap = { $where }: space { $space } is built up although an earlier one is free.
bad-json-standing = { $where }: a worker cannot stand there now.
bad-json-crowd = { $where }: { $got } workers on space { $space }; no more than { $most } can stand there.
bad-json-joined = { $where }: somebody was joined, so the Journeyman must be among the used characters.
bad-json-used = { $where }: only the Journeyman and the Goldsmith can be used up.
bad-json-using = { $where }: this seat has no worker on the space that is activated.
bad-json-character-twice = { $where }: this character is in two places: { $character }.
bad-json-offer = { $where }: characters are offered only before round 1.
bad-json-bridge = { $where }: before round 1 nobody has passed, and after planning everybody has.
bad-json-tile = { $where }: the first-player tile lies with whoever was the first to pass.
bad-json-sets = { $where }: nobody has delivered a set before phase 3.
bad-json-course = { $where }: in this phase ({ $phase }) it goes from { $low } to { $high }, not to { $got }.
bad-json-stack-draft = { $where }: before round 1 the seats without a character are asked, the first player's decision lowest, and three characters more than these are offered.
bad-json-stack-empty = { $where }: nothing is asked, but the game ends only after round 9.

# ---- Styles of bots

style-castle = builds the castle
style-town = houses along the road
style-court = gathers characters
