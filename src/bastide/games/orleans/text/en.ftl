game-name = Orléans

# ---- Places

place-farm_house = Farm House
place-farm_house-short = Farm
place-farm_house-help = Recruit a farmer and take the good of the next space of the farmers track.
place-village = Village
place-village-short = Village
place-village-help = Recruit one: a boatman (coins), a craftsman (technology) or a trader (a place tile).
place-university = University
place-university-short = University
place-university-help = Recruit a scholar for 2 to 6 development points, more with each step.
place-castle = Castle
place-castle-short = Castle
place-castle-help = Recruit a knight: from the next round on you may draw more followers.
place-monastery = Monastery
place-monastery-short = Monastery
place-monastery-help = Recruit a monk. Monks stand for any character on slots.
place-ship = Ship
place-ship-short = Ship
place-ship-help = Move your merchant along a river; you may take one good that lies there.
place-wagon = Wagon
place-wagon-short = Wagon
place-wagon-help = Move your merchant along a road; you may take one good that lies there.
place-guildhall = Guildhall
place-guildhall-short = Guildhall
place-guildhall-help = Build a trading station in your merchant's city.
place-scriptorium = Scriptorium
place-scriptorium-short = Scriptorium
place-scriptorium-help = Gain 1 development point.
place-town_hall = Town Hall
place-town_hall-short = Town Hall
place-town_hall-help = Send 1 or 2 neutral tokens to deeds, for good. One token is enough to activate it; your own four never go there.

place-hayrick = Hayrick
place-hayrick-short = Hayrick
place-hayrick-help = Take 1 grain from the goods market.
place-cheese_factory = Cheese Factory
place-cheese_factory-short = Cheese
place-cheese_factory-help = Take 1 cheese from the goods market.
place-winery = Winery
place-winery-short = Winery
place-winery-help = Take 1 wine from the goods market.
place-wool_manufacturer = Wool Manufacturer
place-wool_manufacturer-short = Wool
place-wool_manufacturer-help = Take 1 wool from the goods market.
place-tailor_shop = Tailor Shop
place-tailor_shop-short = Tailor
place-tailor_shop-help = Take 1 brocade from the goods market.
place-brewery = Brewery
place-brewery-short = Brewery
place-brewery-help = Gain 2 coins.
place-sacristy = Sacristy
place-sacristy-short = Sacristy
place-sacristy-help = Never carried out. When a harmful event strikes, you may put the monk from here into your bag and ignore it.
place-herb_garden = Herb Garden
place-herb_garden-short = Herb Garden
place-herb_garden-help = Your boatmen may stand for farmers, craftsmen and traders on slots.
place-bathhouse = Bathhouse
place-bathhouse-short = Bathhouse
place-bathhouse-help = Draw 2 tokens from your bag and put one of them on a slot at once; the other goes back.
place-windmill = Windmill
place-windmill-short = Windmill
place-windmill-help = Gain 2 coins and 1 development point.
place-library = Library
place-library-short = Library
place-library-help = Gain 2 development points.
place-hospital = Hospital
place-hospital-short = Hospital
place-hospital-help = Gain as many coins as your development level.
place-gunpowder_tower = Gunpowder Tower
place-gunpowder_tower-short = Tower
place-gunpowder_tower-help = Two more market spaces for tokens you draw or take back. As an action, send 1 or 2 neutral tokens from here to deeds.
place-cellar = Cellar
place-cellar-short = Cellar
place-cellar-help = Gain 4 coins.
place-office = Office
place-office-short = Office
place-office-help = Gain 1 coin for each of your built trading stations.
place-school = School
place-school-short = School
place-school-help = Your scholars may stand for any character but a monk on slots.
place-pharmacy = Pharmacy
place-pharmacy-short = Pharmacy
place-pharmacy-help = Pay 1 to 3 coins and gain as many development points.
place-horse_wagon = Horse Wagon
place-horse_wagon-short = Horse Wagon
place-horse_wagon-help = As the Wagon: move your merchant along a road; you may take one good.
place-shipping_line = Shipping Line
place-shipping_line-short = Shipping
place-shipping_line-help = Gain 1 development point.
place-laboratory = Laboratory
place-laboratory-short = Laboratory
place-laboratory-help = Take a technology tile.

# What carrying out a place does

does-farm_house = recruit a farmer
does-village = recruit a boatman, craftsman or trader
does-boatman = recruit a boatman
does-craftsman = recruit a craftsman
does-trader = recruit a trader
does-university = recruit a scholar
does-castle = recruit a knight
does-monastery = recruit a monk
does-ship = move along a river
does-wagon = move along a road
does-guildhall = build a trading station
does-scriptorium = 1 development point
does-town_hall = send tokens to deeds
does-hayrick = 1 grain
does-cheese_factory = 1 cheese
does-winery = 1 wine
does-wool_manufacturer = 1 wool
does-tailor_shop = 1 brocade
does-brewery = 2 coins
does-sacristy = shield against a harmful event
does-herb_garden = boatmen as farmers, craftsmen, traders
does-bathhouse = draw 2 tokens and lay one
does-windmill = 2 coins and 1 development point
does-library = 2 development points
does-hospital = coins for your level
does-gunpowder_tower = send tokens to deeds
does-cellar = 4 coins
does-office = coins for your stations
does-school = scholars as anybody but monks
does-pharmacy = development points for coins
does-horse_wagon = move along a road
does-shipping_line = 1 development point
does-laboratory = a technology tile

# ---- Characters and tokens

character-farmer = farmer
character-boatman = boatman
character-craftsman = craftsman
character-trader = trader
character-knight = knight
character-scholar = scholar
character-monk = monk

token-farmer = farmer
token-boatman = boatman
token-craftsman = craftsman
token-trader = trader
token-knight = knight
token-scholar = scholar
token-monk = monk
token-own_farmer = own farmer
token-own_boatman = own boatman
token-own_craftsman = own craftsman
token-own_trader = own trader

slot-farmer = farmer
slot-boatman = boatman
slot-craftsman = craftsman
slot-trader = trader
slot-knight = knight
slot-scholar = scholar
slot-monk = monk
slot-any_neutral = any neutral
slot-any = any

# ---- Goods, tracks, phases

good-grain = grain
good-cheese = cheese
good-wine = wine
good-wool = wool
good-brocade = brocade

track-farmers = farmers track
track-boatmen = boatmen track
track-craftsmen = craftsmen track
track-traders = traders track
track-knights = knights track
track-scholars = scholars track
track-development = development track

phase-removal = Removing place tiles
phase-census = Census
phase-followers = Followers
phase-planning = Planning
phase-actions = Actions
phase-event = Event

counter-coins = coins
counter-development = development
counter-citizens = citizens
counter-grain = grain
counter-cheese = cheese
counter-wine = wine
counter-wool = wool
counter-brocade = brocade

# ---- Events of the hourglass

hourglass-pilgrimage = Pilgrimage
hourglass-pilgrimage-help = No monks can be recruited in this round.
hourglass-taxes = Taxes
hourglass-taxes-help = Pay 1 coin for every 3 goods you own.
hourglass-income = Income
hourglass-income-help = Receive as many coins as your development level.
hourglass-trading_day = Trading Day
hourglass-trading_day-help = Receive 1 coin for each of your built trading stations.
hourglass-harvest = Harvest
hourglass-harvest-help = Give 1 food (grain, cheese or wine) back to the market. Only those with none pay 5 coins.
hourglass-plague = Plague
hourglass-plague-help = Draw a token from your bag. A neutral one goes back to the supply; your own is safe.

# ---- Deeds

deed-city_wall = Building of the City Wall
deed-city_wall-short = City Wall
deed-city_wall-help = 1 coin for each token. The last one also brings the citizen.
deed-papal_conclave = Papal Conclave
deed-papal_conclave-short = Conclave
deed-papal_conclave-help = 3 coins for each token. The last one also brings the citizen.
deed-defeating_the_plague = Defeating the Plague
deed-defeating_the_plague-short = Plague
deed-defeating_the_plague-help = 2 coins for each token. The last one also brings the citizen.
deed-astronomy = Astronomy
deed-astronomy-short = Astronomy
deed-astronomy-help = 1 coin for each token. The last one also brings the citizen.
deed-boatmen_guild = Founding of the Boatmen's Guild
deed-boatmen_guild-short = Guild
deed-boatmen_guild-help = 1 coin for each token. The last one also brings the citizen.
deed-cathedral = Building of the Cathedral
deed-cathedral-short = Cathedral
deed-cathedral-help = 2 coins for each token. The last one also brings the citizen.
deed-peace_treaty = Peace Treaty
deed-peace_treaty-short = Peace Treaty
deed-peace_treaty-help = 2 coins for each token. The last one also brings the citizen.
deed-canalisation = Canalisation
deed-canalisation-short = Canals
deed-canalisation-help = 1 coin or 1 development point for each token. The last one also brings the citizen.

# ---- Cities

city-orleans = Orléans
city-chartres = Chartres
city-etampes = Étampes
city-le_mans = Le Mans
city-chateaudun = Châteaudun
city-montargis = Montargis
city-vendome = Vendôme
city-briare = Briare
city-blois = Blois
city-tours = Tours
city-montrichard = Montrichard
city-vierzon = Vierzon
city-chinon = Chinon
city-loches = Loches
city-sancerre = Sancerre
city-bourges = Bourges
city-chateauroux = Châteauroux
city-chatellerault = Châtellerault
city-le_blanc = Le Blanc
city-nevers = Nevers
city-argenton_sur_creuse = Argenton-sur-Creuse
city-la_chatre = La Châtre
city-saint_amand_montrond = Saint-Amand-Montrond

# ---- Parts of sentences

part-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
part-coins-taken = { part-coins }
part-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
part-points = { $count ->
    [one] 1 development point
   *[other] { $count } development points
}
part-good = { $good ->
    [grain] { good-grain }
    [cheese] { good-cheese }
    [wine] { good-wine }
    [wool] { good-wool }
   *[other] { good-brocade }
}
part-good-plain = { part-good }
part-way = { $way ->
    [river] river
   *[other] road
}
part-instead = { $as ->
    [0] {""}
   *[other] {" "}as a { $slot }
}

# ---- What the game asks

ask-remove = You may remove one place tile from the game for everybody.
ask-followers = Draw up to { $count ->
    [one] 1 token
   *[other] { $count } tokens
} (room on the market: { $room }). Each token that you first take back from a slot counts as one of them{ $back ->
    [0] {""}
   *[other] {" "}(taken back: { $back })
}.
ask-tower = Which of the new tokens go to the Gunpowder Tower?
ask-plan = Plan: put tokens on slots, then say that you are ready. Tokens left: { $count }, activated places: { $active }.
ask-turn = Carry out one of your activated places, or pass.
ask-tile = Take a place tile{ $level ->
    [1] {" "}of level I
   *[other] {" "}of level I or II
}.
ask-deeds = { $sent ->
    [0] Send a token to a deed ({ $tokens }).
   *[other] Send a second token ({ $tokens }), or end here.
}
ask-lay = You have drawn: { $tokens }. Put one token on a slot.
ask-technology = { $first ->
    [0] Technology tiles held: { $count }. Put one on an empty slot for good, or hold it.
   *[other] Technology tiles held: { $count }. Your first one goes on a farmer's slot for good; or hold it.
}
ask-debt = { $count ->
    [one] You are one coin short: give something for it.
   *[other] You are { $count } coins short: give something for each.
}
ask-shield = { $event }: ward it off, or let it happen.
ask-food = Give one food back to the goods market.
ask-complete = The deed is complete.

# ---- Actions

do-remove = Remove from the game: { $place }
do-back = Take back { $token } from { $place }
do-draw = { $count ->
    [0] Draw nothing
    [one] Draw 1 token
   *[other] Draw { $count } tokens
}
do-tower = To the Tower: { $token }
do-market = The rest to the market: { $tokens }
do-put = { $token } → { $place }{ part-instead }
do-withdraw = Take { $token } back from { $place }
do-ready = { $active ->
    [0] Ready, with no activated place
    [one] Ready, with 1 activated place
   *[other] Ready, with { $active } activated places
}
do-demand = Plan in turn order this round: plans that are not ready begin anew
do-use = { $place }: { $does }
do-recruit = { $place }: { $does }
do-travel = { $place }: by { part-way } to { $city }{ $good ->
    [none] , taking nothing
   *[other] , taking { $good }
}
do-study = Pharmacy: { $coins ->
    [one] 1 coin for 1 development point
   *[other] { $coins } coins for { $coins } development points
}
do-pass = { $held ->
    [0] Pass for the rest of the round
   *[other] Pass for the rest of the round; you may then place technology
}
do-take = Take { $place }
do-send = Send { $token }: { $deed }{ $gain ->
    [coin] {" "}(1 coin)
    [point] {" "}(1 development point)
   *[other] {""}
}
do-lay = { $token } → { $place }{ part-instead }
do-install = Technology on { $place }, slot: { $slot }
do-give-station = { $city ->
    [none] Give a trading station from your supply
   *[other] Give your trading station in { $city }
}
do-give-token = Give a random neutral token from your bag
do-give-point = Give a development point (back to { $index })
do-give-good = Give a good: { $good }
do-give-tile = Give a place tile: { $place }
do-give-technology = { $place ->
    [none] Give a technology tile that you hold
   *[other] Give the technology tile of { $place }
}
do-shield = Sacristy: ignore { $event }, the monk goes into the bag
do-feed = Give { $good } back to the market
do-skip-remove = Remove no tile
do-skip-deeds = Send no second token
do-skip-technology = Hold the technology
do-skip-shield = Let the event happen

# ---- What happened

event-remove = { $player } removes a place tile from the game: { $piece }.
event-round = Round { $round } begins.
event-hourglass = The hourglass: { $what }.
event-back = { $player } takes back a token from { $what }: { $piece }.
event-draw = { $player } draws: { $piece }.
event-tower = { $player } puts on the Gunpowder Tower: { $piece }.
event-put = { $player } puts a token on { $what }: { $piece }.
event-withdraw = { $player } takes a token back from { $what }: { $piece }.
event-ready = { $player } is ready.
event-demand = { $player } demands planning in turn order in this round.
event-plan = { $count ->
    [0] { $player } puts no tokens on slots.
   *[other] { $player } puts { part-tokens }: { $places }.
}
event-use = { $free ->
    [0] { $player } carries out a place: { $what }.
   *[other] { $player } carries out a place for free: { $what }.
}
event-recruit = { $player } recruits a { $piece }.
event-step = { $player } advances on the { $what } to { $index }.
event-develop = { $player } gains { part-points } ({ $index }, level { $level }).
event-coins = { $from ->
    [census] { $player } leads the census and receives { part-coins-taken }.
   *[other] { $player } receives { part-coins-taken }.
}
event-pay = { $player } pays { part-coins-taken }.
event-good = { $player } gains { part-good }.
event-give = { $to ->
    [box] { $player } gives up { part-good }; it leaves the game.
   *[other] { $player } gives { part-good } back to the market.
}
event-technology = { $player } takes a technology tile.
event-install = { $player } places technology on { $what }.
event-take = { $player } takes a place tile: { $piece }.
event-citizen = { $player } wins a citizen.
event-travel = { $player }'s merchant arrives in { $what }.
event-build = { $player } builds a trading station in { $what }.
event-send = { $player } sends a { $piece } to a deed: { $what }.
event-bathe = { $player } draws in the Bathhouse: { $piece }.
event-bag = {""}
event-pass = { $forced ->
    [0] { $player } passes.
   *[other] { $player } can do nothing more and has to pass.
}
event-owe = { $player } is { part-coins } short and has to give something instead.
event-excused = { $player } has nothing to give and is excused.
event-lose_station = { $from ->
    [stations] { $player } gives away a trading station from the supply.
   *[other] { $player } gives away the trading station in { $what }.
}
event-lose_token = { $player } gives away a token from the bag: { $piece }.
event-lose_point = { $player } goes back to { $index } on the development track.
event-lose_tile = { $player } gives away a place tile: { $piece }.
event-lose_technology = { $player } loses a technology tile.
event-shield = { $player } wards off the event with the { $what }.
event-spared = { $player } draws their { $piece }: safe.
event-plague = The plague takes a { $piece } from { $player }.
event-skip = { $what ->
    [remove] { $player } removes no tile.
    [deeds] { $player } sends no second token.
    [lay] { $player } puts the drawn token back.
    [technology] { $player } holds on to the technology.
    [shield] { $player } lets the event happen.
   *[other] { $player } declines.
}
event-census = { $lead ->
    [0] { $last ->
        [0] Census: nobody alone has the most farmers, nobody alone the fewest. No coins change hands.
       *[other] Census: nobody alone has the most farmers, so nobody receives a coin.
    }
   *[other] Census: nobody alone has the fewest farmers, so nobody pays.
}
event-undrawn = { $player } draws no followers: { $why }.
event-missed = { $what }: no effect on { $player } ({ $why }).
event-no_good = { $player } gets no { part-good-plain }: the goods market has none left.
event-no_technology = { $player } gets no technology tile: none is left.
event-no_tile = { $level ->
    [1] { $player } gets no place tile: none of level I is left.
   *[other] { $player } gets no place tile: none is left.
}
event-no_citizen = { $player } gets no citizen: somebody was there first.
event-developed = { $player } loses { part-points }: the development track ends here.
event-unpaid = { $what }: no coins for { $player }.
event-unlaid = { $player } has no slot for a drawn token; all go back into the bag.
event-unsent = { $player } cannot send a second token: no deed has a space for it.
event-uninstalled = { $player } holds on to the technology: there is no slot for it.
event-no_use = { $what }: nothing happens for { $player }, { $why }.
event-unbuilt = { $player } builds no trading station in { $what }: there is one already, or none is left.
event-no_builder = Nobody alone has built the most trading stations; the citizen of the map goes to nobody.
event-score = { $player } scores { $points } VP: { $why } – { $what }.
event-score-plain = { $player } scores { $points } VP: { $why }.
event-end = The game is over.

# ---- The same in a few words, a whole turn in a line

brief-remove = removed { $piece }
brief-plan = { $count ->
    [0] planned nothing
   *[other] planned: { $places }
}
brief-demand = wants turn order
brief-use = { $what }
brief-recruit = +1 { $piece }
brief-develop = { $count ->
    [one] +1 development
   *[other] +{ $count } development
}
brief-coins = +{ part-coins }
brief-pay = −{ part-coins }
brief-good = +{ part-good-plain }
brief-give = −{ part-good-plain }
brief-technology = +technology
brief-install = technology on { $what }
brief-take = took { $piece }
brief-citizen = +citizen
brief-travel = to { $what }
brief-build = station in { $what }
brief-send = { $piece } to { $what }
brief-put = { $piece } on { $what }
brief-pass = passed
brief-owe = owes { $count }
brief-excused = excused
brief-lose_station = −station
brief-lose_token = −{ $piece }
brief-lose_point = −1 development
brief-lose_tile = −{ $piece }
brief-lose_technology = −technology
brief-shield = warded off by the { $what }
brief-spared = { $piece } safe
brief-plague = plague: −{ $piece }
brief-skip = { $what ->
    [remove] no tile removed
    [shield] no shield
   *[other] {""}
}

brief-undrawn = no followers: { $why }
brief-missed = { $what }: { $why }
brief-no_good = no { part-good-plain } left
brief-no_technology = no technology left
brief-no_tile = no tile left
brief-no_citizen = citizen already gone
brief-developed = end of the development track
brief-unpaid = no coins
brief-unlaid = no slot for a token
brief-unsent = no space for a second token
brief-no_use = { $what }: { $why }
brief-unbuilt = no station in { $what }
brief-uninstalled = no slot for technology

why-undrawn-bag = the bag is empty
why-undrawn-market = the market is full
why-no-place = no place can be carried out
why-no-river = no river leaves the city
why-no-craftsman = no craftsman yet
why-no-target = nobody can be hit

# Why an event does not strike somebody
why-missed-taxes = fewer than 3 goods
why-missed-trading_day = no trading stations
why-missed-plague = the bag is empty

# ---- Where points come from

why-coins = coins
why-goods = goods
why-stations = trading stations × level
why-citizens = citizens × level

# At equal points (ORL-6.4)
tie-development = ahead on the development track: { $more } to { $less }

# ---- Why not

refuse-tile-gone = This tile is not there to be taken: { $place }.
refuse-level = Your traders have not come far enough for a tile of level II: { $place }.
refuse-no-token-there = No token lies on that slot: { $place }.
refuse-nothing-forgone = { $count ->
    [0] You can draw nothing now, so you can take nothing back.
    [one] You may take back only what you could have drawn: 1 token.
   *[other] You may take back only what you could have drawn: { $count } tokens.
}
refuse-market-full = Your market is full.
refuse-draws = { $count ->
    [0] You can draw no more.
    [one] You can draw 1 token at most.
   *[other] You can draw { $count } tokens at most.
}
refuse-market-room = { $room ->
    [0] Your market is full.
    [one] Your market has room for 1 token only.
   *[other] Your market has room for { $room } tokens only.
}
refuse-not-new = Only tokens drawn or taken back in this round go to the Tower, and this is not one of them: { $token }.
refuse-tower-full = The Gunpowder Tower is full.
refuse-overflow = { $count ->
    [one] The market cannot take one of these tokens: put it on the Tower.
   *[other] The market cannot take { $count } of these tokens: put them on the Tower.
}
refuse-not-at-hand = You have no such token there: { $token }.
refuse-not-yours = This place is not yours: { $place }.
refuse-slot-taken = That slot is taken already: { $place }.
refuse-starter = Your own tokens never go to the Town Hall: { $token }.
refuse-no-match = That slot is not for this token. Place: { $place }, token: { $token }.
refuse-stays = That token has been there since an earlier round and stays: { $place }.
refuse-in-order = Plans are already made in turn order.
refuse-no-action = This place is never carried out; its effect works by itself.
refuse-not-free = This place cannot be carried out for free: { $place }.
refuse-not-activated = This place is not activated: { $place }. Each of its slots needs a token or technology.
refuse-barred = Somebody has put this place out of action for this round: { $place }.
refuse-jammed = In this round no place with technology can be carried out: { $place }.
refuse-say-how = This place offers a choice; say what you choose: { $place }.
refuse-not-offered = This cannot be recruited there. Place: { $place }, character: { $character }.
refuse-nobody-left = Nobody can be recruited there now: the supply, the tracks or the event forbid it.
refuse-banned = The event "{ $event }" forbids recruiting this character in this round: { $character }.
refuse-no-token = The supply has no such token left: { $character }.
refuse-track-end = You are at the end of the track of this character: { $character }.
refuse-no-travel = This place does not move your merchant: { $place }.
refuse-no-way = { $way ->
    [river] No river leaves your merchant's city: { $city }.
   *[other] No road leaves your merchant's city: { $city }.
}
refuse-elsewhere = That connection does not begin where your merchant is: { $city }.
refuse-way = { $way ->
    [river] This place moves your merchant along rivers only.
   *[other] This place moves your merchant along roads only.
}
refuse-no-good-there = No such good lies on that connection: { $good }.
refuse-no-station = You have no trading station left.
refuse-city-taken = There is already a trading station here: { $city }.
refuse-developed = You have reached the end of the development track.
refuse-steps = { $steps ->
    [0] You have reached the end of the development track.
    [one] Only 1 step is left on the development track.
   *[other] Only { $steps } steps are left on the development track.
}
refuse-coins = This takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, but you have { $purse }.
refuse-no-good = The goods market has none left: { $good }.
refuse-no-technology = No technology tile is left.
refuse-empty-bag = Your bag is empty.
refuse-nobody-to-send = No neutral token lies there to be sent.
refuse-no-space = No deed has a free space for these tokens.
refuse-no-deed = This deed is not in play: { $deed }.
refuse-not-to-send = This token is not there to be sent: { $token }.
refuse-covered = That space is covered: { $deed }.
refuse-space = That space is taken, or made for another character. Deed: { $deed }, token: { $token }.
refuse-gain = This deed does not offer that now: { $deed }.
refuse-must-send = Send at least one token; only the second can be declined.
refuse-not-drawn = You have not drawn this token: { $token }.
refuse-same-place = The token cannot go on the place that is being carried out: { $place }.
refuse-no-technology-here = Technology cannot lie on this place: { $place }.
refuse-monk-slot = Technology cannot stand for a monk, nor lie on a slot for any token.
refuse-second-technology = Technology lies on this place already: { $place }.
refuse-bound = The technology you hold may only go on a farmer's slot.
refuse-first-technology = Your first technology must go on a farmer's slot.
refuse-no-item = You have no such thing to give.
refuse-firm = The development marker cannot go back onto or off a space with coins, nor back from the start.
refuse-no-such-good = You have no such good there: { $good }.
refuse-no-shield = You have nothing to ward off this event with.
refuse-no-food = This is not food: { $good }. Food is grain, cheese and wine.

# ---- Options

option-planning = How plans are made.
option-planning-simultaneous = All at the same time, in secret; anybody may demand turn order for a round.
option-planning-turn_order = Always openly, in turn order.
option-remove_place_tiles = Before the game each player may remove one place tile from it, or two with 2 players.
option-first = Who begins.
option-first-random = chosen by lot
option-first-0 = player 1
option-first-1 = player 2
option-first-2 = player 3
option-first-3 = player 4
option-orders = Trade & Intrigue: orders from the cities.
option-orders-short = orders
option-new_events = Trade & Intrigue: new events, harder with each part of the game.
option-new_events-short = new events
option-uprising_last = New events: the Peasant Uprising comes last instead of Silence.
option-new_deeds = Trade & Intrigue: another board of beneficial deeds.
option-new_deeds-short = new deeds
option-intrigue = Trade & Intrigue: villains instead of deeds. Not together with the new deeds.
option-intrigue-short = intrigue
option-new_places = Trade & Intrigue: three more place tiles.
option-new_places-short = new places
option-components = Printed values of your own box, as JSON; empty: ours.

# ---- Positions and actions as JSON

bad-option-boards = Only one board of deeds is in play: choose the new deeds or intrigue, not both.
bad-option-uprising = The Peasant Uprising is one of the new events: choose those too.
bad-json-room = { $where }: { $got } tokens on the market and the Tower and to be laid out; at most { $most } have room.
bad-json-no-tower = { $where }: this player does not have the Gunpowder Tower.
bad-json-slot = { $where }: "{ $got }" cannot stand here; the slot is for "{ $want }".
bad-json-slot-place = { $where }: this player does not have this place: { $place }.
bad-json-slot-technology = { $where }: this slot takes no technology tile.
bad-json-slot-twice = { $where }: a place holds at most 1 technology tile.
bad-json-bound = { $where }: { $got } tiles are bound to farmers' slots, but only { $most } are held.
bad-json-tile = { $where }: this place tile is not in play: { $tile }.
bad-json-built = { $where }: { $got } trading stations, built ones and the supply; a player has at most { $most }.
bad-json-tile-twice = { $where }: this place tile is in two places: { $tile }.
bad-json-stations = { $where }: two players have a trading station in the same city: { $city }.
bad-json-space = { $where }: goods lie here only with { $want } or more players.
bad-json-stack-empty = { $where }: nothing is asked, but the game ends only after the last hourglass tile.

# ---- Styles of bots

style-trade = travels and trades
style-learning = scholars and development
style-crafts = place tiles and goods of their own
