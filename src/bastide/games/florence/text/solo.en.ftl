# Alone against Diego (FLO-10)

opponent-diego = Diego
alone = You play against Diego: cards and a die act for him.

# ---- What a line of Diego's card says

deed-work = complete a Work
deed-build = build
deed-profession = take a profession
deed-freedom = introduce a freedom
deed-bonus = take a bonus card

# ---- What the game asks

ask-put_up = Auction { $number } of { $count }: which object do you put up?
ask-put_up-last = The last auction: put up an object, take an available one for { $coins } coins, or do without.
ask-buy = { $object }: the die shows { $roll }, the price is { $coins } coins. Do you buy?
ask-buy-must = { $object }: the die shows { $roll } and there is no modifier. You must buy for { $coins } coins.

# ---- Actions

do-put_up = { $modifier ->
    [0] Put up: { $object } (die)
   *[other] Put up: { $object } ({ $modifier } + die)
}
do-reject = Decline: { $object }
do-reject-last = Do without an object

act-put_up = Put up
act-claim = Take
act-buy = Buy
act-reject = Decline

# ---- What happened

part-dice = { $modifier ->
    [0] die { $roll }
   *[other] { $modifier } + die { $roll }
}

event-diego_auction = Diego's card no. { $number } sets the prices. Dearest: { $first }, { $second }.
event-put_up = { $player } puts up: { $what }. Last bid { $bid } ({ part-dice }), price { $coins } coins.
event-nothing_to_sell = There is nothing left for { $player } to put up.
event-reject = { $player } declines: { $what }.
event-cannot_pay = { $player } cannot pay that much: { $what }.
event-diego_buy = { $player } buys for { $coins } coins ({ part-dice }): { $what } – { $why }.
event-diego_pay = { $points ->
    [0] { $player } pays { $coins } coins.
   *[other] { $player } pays { $coins } coins: { $purse ->
        [0] {""}
       *[other] { $purse } from the purse,{" "}
    }{ $points } PP in prestige{ $change ->
        [0] {""}
       *[other] , change { $change }
    }.
}
event-diego_peek = { $player }: the leftmost profession is { $what }.
event-diego_gain = { $player } receives: { $piece }.
event-diego_type = { $player } has no face-down profession; the die ({ $roll }) decides the type: { $what }.
event-diego_instead = { $player }: none in stock ({ $what }), so { $piece } instead.
event-diego_pick = { $player } takes the best of { $count } { $deck ->
    [bonuses] { $count ->
        [one] bonus card
       *[other] bonus cards
    }
   *[other] { $count ->
        [one] prestige card
       *[other] prestige cards
    }
}: { $what } (worth { $worth } now). There were: { $cards }.
event-withdrawn = Leaves the game: { $piece }.
event-diego_card = Diego's card no. { $number }, { $line ->
    [upper] upper line
   *[other] lower line
}: { $count ->
    [1] { $first }
   *[other] { $first }, else { $second }
}.
event-diego_forced = { $player } completes a Work instead of the line: face-down cards { $cards }, turns left { $turns }.
event-diego_cannot = { $player }: { $deed } is not possible, { $why }.
event-diego_nothing = { $player } can do nothing.
event-diego_work = { $player } completes a Work: { $piece }. Value { $value }: minimum of the round { $least }, jesters { $jesters }, recruiting cards { $recruiting }, bonus cards { $bonus }.{ $coins ->
    [0] {""}
   *[other] {" "}And { $coins } coins.
}
event-virtual_work = Virtual player { $number } turns up a profession: { $piece }.
event-diego_profession = { $count ->
    [0] { $player } takes a profession card unseen.
   *[other] { $player } takes a profession card unseen; virtual players were dealt { $count }.
}
event-diego_replace = { $player } gets a virtual player's profession instead: { $piece }.

# ---- The same in a few words

brief-put_up = { $what } for { $coins }
brief-reject = declined { $what }
brief-cannot_pay = cannot pay: { $what }
brief-diego_buy = bought { $what } ({ $why })
brief-diego_peek = leftmost profession: { $what }
brief-diego_forced = must complete a Work
brief-diego_cannot = { $deed }: impossible ({ $why })
amount-diego_pay = −{ $coins } coins
brief-diego_gain = { $piece }
brief-diego_pick = { $what }
brief-diego_nothing = nothing
brief-diego_work = Work: { $piece }, value { $value }
brief-diego_profession = a profession card
brief-diego_replace = { $piece } instead

# ---- Why

why-diego-pays = paid in prestige
why-diego-declined = the leftmost object of those you declined
why-diego-leftmost = the leftmost object remaining
why-diego-no-card = no face-down card
why-diego-no-profession = no face-down profession
why-diego-out = the type is out of stock
why-diego-deck = the deck is empty
why-diego-once = only once in a turn

# ---- Why not

refuse-declined = You have declined it in this round: { $object }.
refuse-not-last = Only in the last auction is an object taken without a roll; { $count ->
    [one] 1 auction comes before it.
   *[other] { $count } auctions come before it.
}
refuse-highest = In the last auction the two entries with the highest modifiers cannot be taken: { $object }.
refuse-must-put-up = Only the last auction may be left unused; { $count ->
    [one] 1 auction comes before it.
   *[other] { $count } auctions come before it.
}
refuse-must-buy = There is no modifier and the die shows { $roll }: you must buy this object.

# ---- Positions and printed values

bad-json-diego-order = { $where }: Diego's cards lie by rounds: 1–2 on top, then 3–4, 5–7 at the bottom.
bad-json-diego-cards = { $where }: each of Diego's { $want } cards must be once in "deck" or "used".
bad-json-diego-prestiges = { $where }: only prestige cards belong here.
bad-json-diego-bonuses = { $where }: only bonus cards lie on Diego's cards.
bad-json-alone = { $where }: alone, this is [0] until an object is bought, and empty from then on.
bad-json-declined = { $where }: { $got } declined; there can be at most { $most }.
bad-components-backs = { $where }: { $got } cards with the back { $back }; there must be { $want }.
bad-components-line = { $where }: a line has one or two actions, not { $got }.
