# ---- Deeds

deed-alchemy = Alchemy
deed-alchemy-short = Alchemy
deed-alchemy-help = For each token you may draw a token from your bag and put it on a slot at once. The last one also brings the citizen.
deed-jury = Jury Trial
deed-jury-short = Jury
deed-jury-help = 1 coin for each token. Whoever fills it may carry out one of their places at once, activated or not; its tokens stay.
deed-thanksgiving = Thanksgiving
deed-thanksgiving-short = Thanks
deed-thanksgiving-help = Each token brings the good on its space; the last one also 2 coins.
deed-sheep_breeding = Sheep Breeding
deed-sheep_breeding-short = Sheep
deed-sheep_breeding-help = Each token brings the wool on its space; the last one also 2 coins.
deed-coinage = Coinage
deed-coinage-short = Coinage
deed-coinage-help = 3 coins for each token; the last one brings 3 more.
deed-research = Research
deed-research-short = Research
deed-research-help = 2 development points for each token; the last one brings 3 more.
deed-tugboat = Tugboat
deed-tugboat-short = Tugboat
deed-tugboat-help = For each token your merchant moves along a river and may take one good. The last one also brings the citizen.
deed-architecture = Architecture
deed-architecture-short = Building
deed-architecture-help = A citizen for each token. Whoever fills it builds a trading station in the merchant's city, if that is allowed.
deed-town_charter = Town Charter
deed-town_charter-short = Charter
deed-town_charter-help = A place tile for each token, of the levels that your traders track allows. The last one also brings the citizen.
deed-navigation = Navigation
deed-navigation-short = Navigation
deed-navigation-help = A technology tile for each token, if your craftsmen track has begun; at its first space only for a farmer's slot. The last one also brings the citizen.

# ---- What is asked, and what can be done

ask-alchemy = { $count ->
    [one] Alchemy: you may draw a token from your bag.
   *[other] Alchemy: you may draw { $count } tokens from your bag together.
}
ask-distilled = You have drawn: { $tokens }. Put it on a slot, or let it go back into the bag.
ask-jury = Jury Trial: you may carry out one of your places, activated or not; its tokens stay.
ask-tugboat = Tugboat: move your merchant along a river.

do-distil = { $count ->
    [one] Draw a token
   *[other] Draw { $count } tokens
}
do-announce = Put the second token on Alchemy too, then draw both ({ $token })
do-tow = By river to { $city }{ $good ->
    [none] , taking nothing
   *[other] , taking { $good }
}
do-skip-alchemy = Draw nothing
do-skip-lay = Back into the bag
do-skip-jury = No free action

act-distil = Draw
act-announce = Put it there
act-tow = Move

# ---- What happened, and why not

event-distil = { $player } draws by Alchemy: { $piece }.

refuse-no-second = There is no second token that could still be announced for Alchemy.
refuse-must-lay = One of the tokens can be laid, so it must be.
