# Muse & Princess (FLO-11)

character-banker = Banker
character-banker-short = Banker
character-banker-help = Works at once: his coins less your bid are yours. In round 7 he also lets you exchange coins at the end of the game, 200 for 1 PP. If unsold, he gains 100 coins.
character-cardinal = Cardinal
character-cardinal-short = Cardinal
character-cardinal-help = One more action in your turn of this round: three instead of two.
character-merchant = Merchant
character-merchant-short = Merchant
character-merchant-help = Either the object that you acquire in the next auction costs nothing, or you gain as many PP as the number of your place on the prestige track.
character-muse = Muse
character-muse-short = Muse
character-muse-help = Played in your turn: each Work that you complete from then on in that turn is worth as much more as the number of the round.
character-princess = Princess
character-princess-short = Princess
character-princess-help = As an action, a Work without a profession: 3 for each landscape, 2 for each builder and each building, 1 for each profession and recruiting card. No jesters, no bonus cards.
character-professor = Professor
character-professor-short = Professor
character-professor-help = Look at 5 bonus or 5 prestige cards and keep 1, for free and without an action.
characters = Characters
pawn = pawn

phase-after_auction = End of the auction
phase-characters = Characters
phase-after_actions = End of the actions
phase-after_best_work = End of the round
phase-exchange = The Banker's exchange

ask-character = Put your pawn on a character's space, or pass: then you are out for this round.
ask-use = { $last ->
    [0] { $character }: use the card now, or keep it?
   *[other] { $character }: use the card now, or let it lapse?
}
ask-free = { $object } for { $coins } coins: does the Merchant pay, or do you?
ask-work-plain = { $card }: the Work is worth { $value }. How much of the payment do you take in prestige points?
ask-exchange = The Banker exchanges coins, 200 for 1 PP: how many points do you take?

do-stake = { $character }: bid { $coins } coins
do-stake-banker = Banker: bid { $coins } coins; that brings { $gain }
do-forgo = Pass: no character in this round
do-cardinal = Cardinal: one more action
do-muse = Muse: +{ $value } for each Work from now on
do-princess = Princess: a Work worth { $value }
do-merchant = Merchant: { $points } PP for your place
do-professor = Professor: look at five cards ({ $deck })
do-wait = { $last ->
    [0] Keep the character for later
   *[other] Let the character lapse
}
do-free = Let the Merchant pay: { $object }
do-pay = Pay { $coins } coins and keep the Merchant: { $object }
do-exchange = { $points ->
    [0] Exchange nothing
   *[other] Exchange { $coins } coins for { $points } PP
}

act-stake = Bid
act-forgo = Pass
act-cardinal = Use
act-muse = Use
act-princess = Complete a Work
act-merchant = Take the points
act-professor = Look at the cards
act-wait = Keep it
lose-wait = Let it lapse
act-free = Take it for free
act-pay = Pay
act-exchange = Exchange

event-stake = { $other ->
    [0] { $player } bids { $coins } coins: { $what }.
   *[other] { $player } bids { $coins } coins and outbids { $other }: { $what }.
}
event-forgo = { $player } passes and gets no character in this round.
event-buy = { $player } buys for { $coins } coins: { $what }.
event-banker = { $player } receives { $coins } coins from the Banker.
event-unsold = Nobody has bought the Banker: { $coins } coins lie on him now.
event-use = { $player } uses: { $what }.
event-lapse = { $player } gives back unused: { $what }.
event-free = { $player } does not pay: { $what }.
event-no_exchange = { $player } has too few coins for the Banker's exchange.
event-exchange = { $player } exchanges { $coins } coins for { $points } PP.

brief-stake = { $what } for { $coins }
brief-forgo = no character
brief-buy = bought { $what }
amount-banker = +{ $coins } coins
brief-use = used { $what }
brief-lapse = { $what } unused
brief-free = { $what } for free
brief-exchange = { $coins } coins exchanged

why-place = place on the prestige track
why-exchange = coins exchanged

refuse-character-away = This character cannot be bought now: { $character }. Only cards that lie face up on the table can be.
refuse-no-space = { $character }: there is no space { $space } on this card.
refuse-space = { $character }: a pawn stands there; go to space { $space } or higher.
refuse-top-space = { $character }: the pawn there stands on the last space and cannot be outbid.
refuse-not-held = You do not hold this character: { $character }.
refuse-empty-deck = No card is left in this deck ({ $deck }).
refuse-under-hammer = The last card of this deck is being sold ({ $deck }).

bad-json-down = { $where }: only the Banker, the Merchant and the Professor can lie face down.
bad-json-offered = { $where }: seats are asked in the phases "after_auction", "after_actions" and "after_best_work" only.
bad-json-muse = { $where }: the Muse inspires somebody only in the phase "actions", once that player's turn has begun and the card is back on the table.
bad-json-cardinal = { $where }: a third action comes from the Cardinal, so nobody holds the card any more.
bad-json-holder = { $where }: nobody can hold this character now: a player holds at most 1, none before the first auction of characters, and neither the Banker nor a card that lies face down.
bad-json-pawn = { $where }: no pawn of this seat can lie there now: it lies, in the phase "characters", on 1 card that can be bought, of a player who can pay and is not out.
bad-json-out = { $where }: seats are out in the phase "characters" only.
bad-json-banker-down = { $where }: the Banker lies face down exactly while somebody has bought this card.
bad-json-banker = { $where }: { NUMBER($got, useGrouping: 0) } coins lie on the Banker; now it is { $low } to { NUMBER($most, useGrouping: 0) }, in steps of { $step }.
