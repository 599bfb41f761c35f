game-name = The Fair

# Components.
ware-cloth = cloth
ware-spice = spice
ware-wine = wine
booth-trestle = trestle
booth-awning = awning
booth-corner = corner booth
booth-stage = stage
booth-steps = stepped booth
opponent-crier = The crier
progress-day = day { $day } of { $days }

# Parts of sentences.
part-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
part-coins-paid = { part-coins }
part-price = { $want ->
    [none] { part-coins-paid }
   *[other] { $coins ->
        [0] { $want }
       *[other] { $want } and { part-coins-paid }
    }
}

# What is asked.
ask-plan = Show a ware and stake 0 to 2 coins; until you are ready you can change your mind.
ask-plan-again = You show { $ware } and stake { part-coins }. Change it, or say you are ready.
ask-bid = A booth is auctioned: { $booth }. { $bid ->
    [0] Nobody has bid yet.
    [one] The bid is 1 coin.
   *[other] The bid is { $bid } coins.
} Bid or pass.
ask-block = Player { $seat } is going to build. Block a cell for 1 coin, or spare the pitch.
ask-build = Build your { $booth }: choose the cell of its corner, and how it is turned.
ask-trade = Offer one of your wares to somebody, or offer nothing.
ask-offer = Player { $seat } offers { $ware } for { part-price }. Accept, refuse, or name another price.
ask-price = Player { $seat } wants your { $ware } for { part-price }. Accept or refuse.

# What can be done.
do-show = Show { $ware }
do-stake = Stake { part-coins }
do-ready = Ready
do-bid = Bid { part-coins }
do-pass = Pass
do-block = Block { $cell } for 1 coin
do-spare = Block nothing
do-build = Build with the corner on { $at }, turn { $turn }
do-offer = Offer { $ware } to player { $seat } for { part-price }
do-leave = Offer nothing
do-accept = Accept
do-refuse = Refuse
do-counter = Name another price: { part-coins }

# What cannot be done, and why.
refuse-not-in-hand = You have no { $ware }.
refuse-shown = You show { $ware } already.
refuse-staked = Your stake is { part-coins } already.
refuse-nothing-shown = Show a ware first.
refuse-low = You must bid more than { $bid }.
refuse-purse = This costs { part-coins }, and you have { $purse }.
refuse-outside = This does not lie on the pitch: { $cell }.
refuse-covered = Something is in the way: { $cell }.
refuse-turn = This booth can be turned in { $count } ways only, counted from 0.
refuse-nobody = Player { $seat } is nobody you could trade with.
refuse-same-ware = A ware is not exchanged for another of its kind.
refuse-gift = Something must be asked in return.
refuse-same-price = The price is { part-coins } already.

# What happens.
event-round = Day { $day } begins.
event-show = { $player } is going to show { $piece }.
event-stake = { $player } is going to stake { part-coins }.
event-ready = { $player } is ready.
event-reveal = { $player } shows { $piece } and stakes { part-coins }.
event-draw = { $player } draws { $piece }.
event-lot = A booth is auctioned: { $piece }.
event-bid = { $player } bids { part-coins }.
event-pass = { $player } passes.
event-sold = { $player } buys the { $piece } for { part-coins }.
event-unsold = Nobody wants the { $piece }.
event-block = { $player } blocks { $cell } on { $other }'s pitch.
event-build = { $player } builds the { $piece } on { $cell }.
event-lost = { $player } has no room for the { $piece }; it is lost.
event-offer = { $player } offers { $piece } to { $other } for { $what ->
    [none] { part-coins }
   *[other] { $coins ->
        [0] { $what }
       *[other] { $what } and { part-coins }
    }
}.
event-counter = { $player } names another price to { $other }: { part-coins }.
event-accept = { $player } accepts.
event-refuse = { $player } refuses.
event-score = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why } – { $what }.
event-score-plain = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why }.
event-end = The fair is over.

# The same in brief, for whoever only wants to know what somebody did.
brief-bid = bid { part-coins }
brief-pass = passed
brief-build = { $piece } on { $cell }

why-booth = booths
why-wares = different wares

counter-points = points
counter-coins = coins
counter-wares = wares

phase-plan = morning
phase-bid = auction
phase-build = building
phase-trade = evening

# Names of what is on the table, for boards in words.
board-to_act = to decide
board-ready = ready
board-scores = points
board-opponents = against
board-day = day
board-days = days
board-phase = now
board-first = begins
board-pitch = pitches
board-columns = columns
board-rows = rows
board-market = market
board-bag = wares in the bag
board-lots = booths to come
board-lot = booth
board-cells = shape
board-auction = auction
board-bidders = still in
board-bid = bid
board-leader = highest bid
board-players = players
board-seat = seat
board-points = points
board-name = name
board-wares = wares
board-hand = in hand
board-coins = coins
board-shown = shows
board-stake = stakes
board-built = built
board-blocked = blocked

# What can be set.
option-purse = How many coins everybody has at least.
option-pitch = How large the pitches are.
option-pitch-small = 4 × 3 cells
option-pitch-wide = 20 × 16 cells
option-rain = Rain has flooded the first cell of every pitch.

# Positions by hand.
bad-plan = { $where }: the ware that is shown must be in hand, and the stake in the purse.
bad-hand = { $where }: everybody has at least one ware in hand.
bad-lots = { $where }: there must be { $count } booths or more, one for each day to come.
bad-lot = { $where }: there is a booth and an auction while one is sold and built, and at no other time.
