# Words that only the page needs.

# The big button
act-remove = Remove it
act-draw = Draw
act-back = Take back
act-tower = To the Tower
act-market = To the market
act-put = Put it
act-withdraw = Take it back
act-ready = Ready
act-demand = In turn order
lose-demand = Begin plans anew
act-use = Carry it out
act-recruit = Recruit
act-travel = Travel
plain-travel = Take nothing
plain-tow = Take nothing
act-study = Pay
act-pass = Pass
lose-pass = Pass for this round
act-take = Take it
act-send = Send
act-lay = Lay it
act-install = Place it
act-give_station = Give it
act-give_token = Draw and give
act-give_point = Step back
act-give_good = Give it
act-give_tile = Give it
act-give_technology = Give it
act-shield = Ward it off
act-feed = Give it
act-skip = Decline
act-indulge = Pay
act-train = Train
act-stay = Pay and stay
act-keep = Pay and keep
act-voyage = Travel
act-retrain = Give it
act-render = Give it
act-scrap = Give it back
act-dismiss = Give it back
act-dismiss_slot = Give it back

page-round = Round { $round } of { $rounds }
page-which-item = Which one do you give?

# Leaves
page-leaf-board = Board
page-leaf-map = Map
page-leaf-tracks = Tracks
page-leaf-deeds = Deeds
page-leaf-tiles = Tiles

# The map
page-road = road
page-river = river
page-city-argenton_sur_creuse = Argenton
page-city-saint_amand_montrond = Saint-Amand
page-nothing-there = nothing
page-to-city = { $way } to { $city }
page-load = take { $good }
page-stations-of = station of { $names }
page-merchants-of = merchant of { $names }

# A player's board
page-places = Places
page-active = active
page-blocked = blocked
page-empty = empty
page-missing = still missing: { $slots }
page-market = Market: { $spaces } spaces, up to { $draws } drawn each round
page-your-market = Your market: { $spaces } spaces, up to { $draws } drawn each round
page-market-space = free space of the market
page-market-and-bag = Market and bag
page-area-market = Market
page-on-market = On the market
page-fresh = Just drawn
page-to-send = Tokens to send
page-bag = Bag: { $count }
page-in-bag = tokens in the bag
page-only-you = only you see it
page-stock = Stock
page-goods = goods
page-stations = stations left
page-stations-built = stations built
page-citizens = citizens
page-technology = technology held
page-technology-tile = technology
page-technology-left = technology tiles left: { $count }
page-merchant = merchant
page-planning = planning
page-passed = has passed
page-player = Player
page-rivals = Rivals
page-event = Event

# Tiles, market, supply
page-level = level { $level }
page-level-now = level { $level }
page-no-slots = no slots
page-slots = slots: { $slots }
page-no-tiles = No tile is left.
page-goods-market = goods market
page-supply = supply
page-market-and-supply = Goods market and supply
page-in-market = on the goods market: { $count }
page-in-supply = in the supply: { $count }
page-have = you have { $count }
page-has = has { $count }
page-filled = filled: { $filled } of { $open }

# What is asked once something has been touched
page-then-supply = Whom do you recruit?
page-then-edge = Where to?
page-then-load = { $count ->
    [one] Do you { $names }?
   *[other] Which good do you take along?
}
page-then-coins = How many coins do you pay?
page-then-slot = Onto which slot?
page-then-market = Which token?
page-then-token = Which token do you send?
page-then-deed = To which deed?
page-then-track = On which track?
page-then-place = With which place?
page-then-player = Against whom?
page-then-goods = Which good?

# What can be touched
page-ready = Ready
page-demand = Turn order
page-pass = Pass
page-give_token = A token from the bag
page-give_point = A development point
page-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
page-gain-coin = 1 coin
page-gain-point = 1 development point
page-skip-deeds = End here
page-skip-retraining = Give none and pay the fine

# Cards
page-about-market = It waits on your market until you put it on a slot.
page-about-starter = One of your own four. It never leaves you: it cannot go to deeds and no event takes it.
page-about-farmer = Recruited at the Farm House; each brings a good.
page-about-boatman = Recruited at the Village; each brings coins, the last a citizen.
page-about-craftsman = Recruited at the Village; each brings a technology tile.
page-about-trader = Recruited at the Village; each brings a place tile.
page-about-knight = Recruited at the Castle; you draw more followers.
page-about-scholar = Recruited at the University; each brings development points.
page-about-monk = Recruited at the Monastery; a monk stands for any character.
page-about-farmers = Each farmer you recruit brings the good of the new space.
page-about-boatmen = Each boatman you recruit brings the coins of the new space; whoever reaches the end first wins the citizen.
page-about-craftsmen = Each craftsman you recruit brings a technology tile.
page-about-traders = Each trader you recruit brings a place tile: first of level I, then of level I or II.
page-about-knights = How many followers you may draw each round.
page-about-scholars = Each scholar you recruit brings this many development points.
page-about-development = Coins and citizens lie along the way. The last star you reach is your level: at the end each station and citizen scores it.
page-about-good = Scores { $points } at the end.
page-about-river = The Ship travels along it; you may take one of the goods on it.
page-about-road = The Wagon travels along it; you may take one of the goods on it.
page-about-round = At the end of the last round everything is scored.
page-past = So far: { $events }.
page-about-phase-removal = Before the first round everybody may take a place tile out of the game.
page-about-phase-census = Whoever has most farmers receives a coin, whoever has fewest pays one.
page-about-phase-followers = All draw followers and plan at the same time, unseen.
page-about-phase-planning = Plans are made in turn order.
page-about-phase-actions = In turn, each carries out one activated place or passes.
page-about-phase-event = The event of the round takes effect.
page-about-bag = Tokens are drawn from it blind; recruits and used tokens go into it.
page-about-coins = Each scores 1 at the end; what cannot be paid costs something else.
page-about-pay = This many coins for as many development points.
page-about-stations = The Guildhall builds them in the city of the merchant; each scores your level at the end.
page-about-citizens = Each scores your level at the end.
page-about-technology = On a slot it stays for good, and that slot no longer needs a follower.
page-about-draw = The tokens come from your bag onto the market.
page-about-ready = Others see that you are ready, not your plan. When all are ready, the plans are shown.
page-about-demand = Plans for this round are then made openly, one after the other. What is planned so far goes back, except of those who are ready.
page-about-pass = You do nothing more in this round. Tokens on slots stay there.
page-own-station = A station of the supply
page-owed-debt = { $left } of { $of } { $of ->
    [one] coin
   *[other] coins
} still owed
page-owed-torture = { $left } of { $of } { $of ->
    [one] thing
   *[other] things
} still to give
page-owed-famine = { $left } of { $of } tokens still to give back
page-owed-dues = Goods worth { $left } of { $of } VP still to give back
page-owed-harvest = { $left } of { $of } food still to give back
page-draw = { $count ->
    [0] Draw none
   *[other] Draw { $count }
}
page-station-in = Station: { $city }

# Trade & Intrigue
page-leaf-villains = Villains
page-leaf-rivals = Targets
page-offer = { $villain }: a bribe?
page-bribe = { $villain }: a bribe is offered
page-order = order of { $city }
page-orders = Orders
page-orders-done = Orders fulfilled
page-order-deck = cards left: { $count }
page-order-missing = you still lack: { $goods }
page-order-here = Your merchant is in this city.
page-about-order = After an action, with your merchant in the city: its goods leave the game, the card scores { $points } at the end, and you have passed.
page-about-orders = Each scores its points at the end.
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-in-bag-short = bag
page-in-brasserie = Brasserie
page-on-offer = On offer
page-last-brings = the last token also brings
