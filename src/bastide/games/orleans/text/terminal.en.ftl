# Words that only the terminal needs.
unit = VP

menu-remove = Remove a place tile
menu-draw = Draw followers
menu-back = Take a token back instead of drawing one
menu-tower = Put on the Gunpowder Tower
menu-market = Put on the market
menu-put = Put a token on a place
menu-withdraw = Take back what you have put
menu-ready = Be ready
menu-demand = Change how plans are made
menu-use = Carry out a place
menu-recruit = Recruit in the Village
menu-travel = Move the merchant
menu-study = Buy development in the Pharmacy
menu-pass = Pass
menu-take = Take a place tile
menu-send = Send a token to a deed
menu-lay = Lay a drawn token
menu-install = Place technology
menu-give_station = Give a trading station
menu-give_token = Give a token
menu-give_point = Give a development point
menu-give_good = Give a good
menu-give_tile = Give a place tile
menu-give_technology = Give technology
menu-shield = Ward off the event
menu-feed = Give food
menu-skip = Decline

help-game =
    The map: each city with who is there (●), whose trading stations stand there (⌂●) and the ways to its neighbours: ─ is a road, ≈ a river, [wine] a good that lies on it. Places: ·farmer is an empty slot for a farmer, ■farmer a filled one, ■monk(farmer) a monk in a farmer's place, ✱farmer technology. ✓ stands before an activated place, ✗ before one that is out of action in this round, ▸ before everything you can use now.

board-round = Round { $round } of { $rounds }
board-asked = to decide: { $players }
board-event = { $event }.
board-left = Hourglass tiles to come: { $count }.
board-past = So far: { $events }.
board-first = { $player } begins this round.
board-ready = Ready: { $players }.
board-passed = Passed: { $players }.
board-map = Map
board-tracks = Tracks
board-next = your next step
board-step-coins = { $count } coins
board-step-technology = technology
board-step-tile = { $level ->
    [1] place tile I
   *[other] place tile I or II
}
board-step-draws = draw up to { $count }
board-step-points = { $count } development points
board-level = level { $level }
board-at-coins = { $count } coins at { $index }
board-at-citizen = citizen at { $index }
board-at-star = star at { $index }
board-supply = Supply:
board-goods-market = Goods market:
board-technology = Technology tiles:
board-citizens = Citizens left:
board-citizen = citizen
board-citizens-there = { $count ->
    [one] citizen
   *[other] { $count } citizens
}
board-citizen-development_3 = development 3
board-citizen-development_18 = development 18
board-citizen-development_28 = development 28
board-citizen-knights_track = knights 4
board-citizen-boatmen_track = boatmen 5
board-citizen-most_stations = most stations
board-tiles = Place tiles { $level }:
board-deeds = Deeds
board-players = Players
board-coins-head = coins
board-level-head = level
board-citizens-head = citiz.
board-held-head = tech.
board-bag-head = bag
board-stations-head = stat.
board-active = { $player } has activated: { $places }
board-market = Market ({ $size } spaces):
board-tower = Gunpowder Tower ({ $size } spaces):
board-fresh = New tokens:
board-drawn = Drawn:
board-bag = In the bag:
board-to-send = To send:
board-held = Technology tiles held: { $count }
board-coins-of = Coins: { $coins }, VP so far: { $points }
board-goods-of = Goods: { $goods }
board-tracks-of = Tracks: { $tracks }
board-level-of = Development level: { $level }, draws up to { $draws } tokens
board-merchant-of = Merchant: { $city }
board-stations-of = Trading stations: { $cities } (left: { $left })
board-citizens-of = Citizens: { $citizens }, technology held: { $held }
