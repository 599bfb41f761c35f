# ---- Villains

deed-swindler = Swindler
deed-swindler-short = Swindler
deed-swindler-help = Swap an opponent's good for one of your own. The last token also brings a good of your choice from the market.
deed-arsonist = Arsonist
deed-arsonist-short = Arsonist
deed-arsonist-help = You may remove an opponent's trading station from your merchant's city. The last token also builds one of your own there.
deed-kidnapper = Kidnapper
deed-kidnapper-short = Kidnapper
deed-kidnapper-help = 1 coin; an opponent's merchant goes to Orléans. The last token also brings the citizen.
deed-torturer = Torturer
deed-torturer-short = Torturer
deed-torturer-help = 1 coin; every opponent gives a station, token, development point, good or tile. The last token also brings the citizen.
deed-executioner = Executioner
deed-executioner-short = Executioner
deed-executioner-help = 2 coins; an opponent draws a token from the bag, and a neutral one goes back to the supply. The last token also brings the citizen.
deed-saboteur = Saboteur
deed-saboteur-short = Saboteur
deed-saboteur-help = 1 coin; a token on an opponent's slot goes into the bag, and a place that it activated is out of action for this round. The last token also brings the citizen.
deed-spy = Spy
deed-spy-short = Spy
deed-spy-help = Technology from an opponent's board goes to the same slot on yours. The last token also brings a technology tile.
deed-tax_collector = Tax Collector
deed-tax_collector-short = Collector
deed-tax_collector-help = Every opponent pays 2 coins, or what they have. The last token also brings 2 coins.
deed-traitor = Traitor
deed-traitor-short = Traitor
deed-traitor-help = On a track where an opponent is ahead: a step forward for you, a step back for them. The last token also brings the citizen.

# ---- Parts of sentences

part-offer = { $coins ->
    [0] { $goods }
    [one] { $goods ->
        [none] 1 coin
       *[other] 1 coin, { $goods }
    }
   *[other] { $goods ->
        [none] { $coins } coins
       *[other] { $coins } coins, { $goods }
    }
}

# ---- What is asked

ask-plot = { $villain }: who is hit, and where? Choose from what is marked.
ask-offer = { $villain }, sent by { $by }, is about to hit you. You may offer a bribe of coins and goods.{ $coins ->
    [0] { $goods ->
        [none] {""}
       *[other] {" "}So far: { part-offer }.
    }
   *[other] {" "}So far: { part-offer }.
}
ask-bribe = { $villain }: { $from } offers you { part-offer } to be spared.
ask-pick = Take a good from the goods market.

# ---- Actions

do-name = { $villain }: { $target }
do-name-slot = { $villain }: { $target }, { $place }, slot: { $slot }
do-name-track = { $villain }: { $target }, { $track }
do-name-swap = { $villain }: { $target }'s { $good } for your { $own }
do-offer-coins = { $coins ->
    [one] Add 1 coin to the offer
   *[other] Add { $coins } coins to the offer
}
do-offer-good = Add to the offer: { $good }{ $tile ->
    [0] {""}
   *[other] {" "}(from the Brasserie)
}
do-propose = Offer { part-offer }
do-accept = Accept { part-offer }
do-refuse = Refuse the bribe
do-pick-good = Take { $good }
do-skip-plot = Harm nobody
do-skip-offer = Offer nothing

act-name = Name
act-name_slot = Name
act-name_track = Name
act-name_swap = Swap
act-offer_coins = Add
act-offer_good = Add
act-propose = Offer it
act-accept = Accept
act-refuse = Refuse
act-pick_good = Take it

# ---- What happened

event-name = { $player } sends a villain against { $other }: { $what }.
event-name_slot = { $player } sends a villain against { $other }: { $what } ({ $place }, slot: { $slot }).
event-name_track = { $player } sends a villain against { $other }: { $what } ({ $track }).
event-name_swap = { $player } sends a villain against { $other }: { $what } ({ $good } for { $own }).
event-propose = { $player } offers { $other } a bribe: { part-offer }.
event-accept = { $player } accepts { $other }'s bribe.
event-refuse = { $player } refuses { $other }'s bribe.
event-hand = { $player } gives { $other } { part-coins-taken }.
event-hand_good = { $player } gives { $other } { part-good }.
event-arson = { $player } loses the trading station in { $what }; it goes back to the supply.
event-bar = { $player } cannot use a place for the rest of the round: { $what }.
event-sneak = { $player } sneaks forward on the { $what } to { $index }.
event-pushed = { $player } is pushed back on the { $what } to { $index }.

brief-name = { $what }: { $other }
brief-name_slot = { $what }: { $other }
brief-name_track = { $what }: { $other }
brief-name_swap = { $what }: { $other }
brief-propose = offers { part-offer }
brief-accept = takes the bribe
brief-refuse = refuses the bribe
brief-hand = −{ part-coins }
brief-hand_good = −{ part-good-plain }
brief-arson = −station
brief-bar = { $what } barred
brief-sneak = { $what }: { $index }
brief-pushed = { $what }: { $index }

# ---- Why not

refuse-name-otherwise = This villain is aimed differently: { $villain }.
refuse-no-opponent = Name an opponent who is in the game.
refuse-no-effect = This villain cannot do that.
refuse-no-station-here = That opponent has no trading station in your merchant's city: { $city }.
refuse-no-technology-there = No technology lies on that slot: { $place }.
refuse-off-board = Only technology of the player board can be stolen, not of a place tile: { $place }.
refuse-own-technology = Technology lies on your own place already: { $place }.
refuse-not-ahead = That opponent is not ahead of you: { $track }.
refuse-must-plot = This villain must strike if he can: { $villain }.
refuse-empty-offer = An offer needs at least one coin or good.
