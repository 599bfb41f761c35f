# ---- Events of the hourglass: Trade & Intrigue

hourglass-silence = Silence
hourglass-silence-help = Nothing happens.
hourglass-indulgence = Indulgence
hourglass-indulgence-help = You may pay 2 coins for a monk from the supply, who goes into your bag.
hourglass-training = Training
hourglass-training-help = You may pay 2 coins for a step on a track of your choice, with what it brings, but without a token.
hourglass-harvest_a = Harvest
hourglass-harvest_a-help = Give 1 food (grain, cheese or wine) back to the market. Only those with none pay 5 coins.
hourglass-bon_voyage = Bon Voyage
hourglass-bon_voyage-help = Pay 2 coins and move your merchant along a road or river, taking all goods that lie there.
hourglass-conference = Conference
hourglass-conference-help = No scholars can be recruited in this round.
hourglass-crusade = Crusade
hourglass-crusade-help = No knights can be recruited in this round.
hourglass-strike = Strike
hourglass-strike-help = No craftsmen can be recruited in this round.
hourglass-tax_a = Tax
hourglass-tax_a-help = Pay 3 coins.
hourglass-excursion = Excursion
hourglass-excursion-help = Pay 4 coins if your merchant is in Orléans.
hourglass-income_b = Income
hourglass-income_b-help = Receive twice as many coins as your development level.
hourglass-harvest_b = Harvest
hourglass-harvest_b-help = Give 1 food (grain, cheese or wine) back to the market. Only those with none pay 5 coins.
hourglass-fishing_grounds = Fishing Grounds
hourglass-fishing_grounds-help = Receive the coins printed at your marker on the boatmen track.
hourglass-retraining = Retraining
hourglass-retraining-help = Give a good back to the market for as many development points as it is worth, or pay 3 coins.
hourglass-wedding = Wedding
hourglass-wedding-help = Draw 2 tokens from your bag to your market, as far as it has room.
hourglass-sabotage = Sabotage
hourglass-sabotage-help = No place with technology can be carried out in this round.
hourglass-tax_b = Tax
hourglass-tax_b-help = Pay 3 coins.
hourglass-amnesty = Amnesty
hourglass-amnesty-help = Those you recruit in this round may go to an empty slot at once instead of into your bag.
hourglass-breakdown = Breakdown
hourglass-breakdown-help = Give a technology tile back, placed or held.
hourglass-torture = Torture
hourglass-torture-help = Give 5 things: trading stations, tokens from your bag, development points, goods, place tiles, technology. Coins do not count.
hourglass-trading_day_c = Trading Day
hourglass-trading_day_c-help = Receive 1 coin for each of your built trading stations.
hourglass-plague_c = Plague
hourglass-plague_c-help = Draw a token from your bag. A neutral one goes back to the supply; your own is safe.
hourglass-rest = Rest
hourglass-rest-help = The next event is turned up at once; the game has one round fewer.
hourglass-book_burning = Book Burning
hourglass-book_burning-help = Your marker goes back to the previous star of the development track.
hourglass-goods_tax = Goods Tax
hourglass-goods_tax-help = Pay 1 coin for every 3 goods you own.
hourglass-dues = Dues
hourglass-dues-help = Give goods worth at least 5 VP back to the market. For each VP you are short, give something else, not coins.
hourglass-peasant_uprising = Peasant Uprising
hourglass-peasant_uprising-help = While you plan, farmers may stand for anybody but monks. Those who still do at the end of the round go into the bag.
hourglass-technology_tax = Technology Tax
hourglass-technology_tax-help = Pay 1 coin for each technology tile you have placed.
hourglass-summons = Summons
hourglass-summons-help = Your merchant goes to Orléans, unless you pay 5 coins.
hourglass-harvest_d = Harvest
hourglass-harvest_d-help = Give 2 food back to the market. For each one that you keep or lack, pay 5 coins.
hourglass-famine = Famine
hourglass-famine-help = Give 3 neutral tokens back to the supply, from your market, your places or your bag.
hourglass-poll_tax = Poll Tax
hourglass-poll_tax-help = Pay 2 coins for each of your tokens outside the bag.
hourglass-tithe = Tithe
hourglass-tithe-help = Pay 1 coin for every 10 coins you own.

# ---- What the game asks

ask-amnesty = You have recruited: { $token }. Put the token on an empty slot, or let it go into your bag.
ask-indulgence = You may pay 2 coins for a monk.
ask-training = You may pay 2 coins for a step on a track, with what it brings.
ask-voyage = Move your merchant along a road or river; you take all goods that lie there.
ask-retraining = Give a good for as many development points as it is worth, or pay the fine of 3 coins.
ask-breakdown = Give a technology tile back.
ask-dues = Give goods back to the market, still worth at least { $count } VP.
ask-summons = Your merchant is called to Orléans. Pay { $coins } coins to stay here ({ $city })?
ask-harvest = { $count ->
    [one] Give 1 food back to the market, or pay 5 coins to keep it.
   *[other] Give { $count } food back to the market, or pay 5 coins for each one you keep.
}
ask-famine = { $count ->
    [one] Give 1 neutral token back to the supply.
   *[other] Give { $count } neutral tokens back to the supply.
}
ask-torture = { $count ->
    [one] Give 1 thing; it leaves the game.
   *[other] Give { $count } things; they leave the game.
}

# ---- Actions

do-indulge = Pay { $coins } coins for a monk
do-train = { $coins } coins: one step, { $track }{ $kind ->
    [farmers] {" "}({ $good })
    [boatmen] { $count ->
        [0] {""}
       *[other] {" "}({ part-coins })
    }
    [craftsmen] {" "}(technology)
    [traders] {" "}(a place tile)
    [knights] {" "}(draw { $count })
    [scholars] {" "}({ part-points })
   *[other] {""}
}
do-stay = Pay { $coins } coins and stay here ({ $city })
do-keep = Pay { $coins } coins and keep the food
do-voyage = To { $city }{ $goods ->
    [none] , where nothing lies on the way
   *[other] , taking { $goods }
}
do-retrain = Give { $good } for { $points ->
    [one] 1 development point
   *[other] { $points } development points
}
do-render = Give { $good } back ({ $points } VP)
do-scrap = { $place ->
    [none] Give back a technology tile that you hold
   *[other] Give back the technology tile of { $place }
}
do-dismiss = { $from ->
    [market] Give back from the market: { $token }
    [tower] Give back from the Tower: { $token }
   *[other] Give back from the bag: { $token }
}
do-dismiss-slot = Give back { $token } from { $place }
do-skip-amnesty = Into the bag
do-skip-indulgence = Buy no monk
do-skip-training = No training
do-skip-retraining = Give no good and pay { $coins } coins
do-skip-summons = Go to Orléans

# ---- What happened

event-burn = { $player }'s development marker goes back to { $index } (level { $level }).
event-dismiss = { $player } gives a token back to the supply: { $piece }.
event-disperse = { $player }'s rebels leave { $what } for the bag: { $piece }.
event-items = { $player } has to give { $count ->
    [one] 1 thing
   *[other] { $count } things
}.

brief-burn = development { $index }
brief-dismiss = −{ $piece }
brief-disperse = { $piece } off { $what }
brief-items = gives { $count }

# ---- Why not

refuse-track-done = You have reached the end of this track: { $track }.
refuse-no-technology-tile = You have no technology tile there.
refuse-nobody-there = { $from ->
    [market] No such token lies on your market: { $token }.
    [tower] No such token lies on your Tower: { $token }.
   *[other] No such token is in your bag: { $token }.
}
refuse-no-neutral = No neutral token lies on that slot: { $place }.

# Why an event does not strike somebody
why-missed-indulgence = no monk left, or too few coins
why-missed-training = too few coins, or no track to advance on
why-missed-excursion = the merchant is not in Orléans
why-missed-fishing_grounds = no coins at the marker of the boatmen track
why-missed-wedding = the bag is empty, or the market full
why-missed-breakdown = no technology
why-missed-torture = nothing to give
why-missed-trading_day_c = { why-missed-trading_day }
why-missed-plague_c = { why-missed-plague }
why-missed-book_burning = still at the start of the development track
why-missed-goods_tax = { why-missed-taxes }
why-missed-dues = { why-missed-torture }
why-missed-peasant_uprising = no farmer stands for another character
why-missed-technology_tax = { why-missed-breakdown }
why-missed-summons = the merchant is in Orléans already
why-missed-famine = no neutral tokens
why-missed-poll_tax = no tokens outside the bag
why-missed-tithe = fewer than 10 coins
