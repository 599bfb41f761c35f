# Cooperative Building (FLO-12)

cooperative = Cooperative building
joint = joint building

# ---- What is asked

ask-join = { $tile }, together with { $other }: where should it go? It needs cells in both estates.
ask-share = { $role ->
    [partner] { $building }, together with { $other }: what do you offer to pay? They pay the bank { $price } coins.
   *[active] { $building }, together with { $other }: what should they pay you? You pay the bank { $price } coins.
}
ask-answer = { $role ->
    [partner] { $other } wants to build with you: { part-deal }. { $coins ->
        [0] You would pay nothing.
       *[other] You would pay them { $coins } coins.
    } They pay the bank { $price }.
   *[active] { $other } counters: { part-deal }. { $coins ->
        [0] They would pay you nothing.
       *[other] They would pay you { $coins } coins.
    } You pay the bank { $price }.
}
ask-settle = { $other } agrees: { $building }. You need { $owed } coins: turn prestige into coins, or do not pay.
part-deal = { $building } (your cells: { $mine }, theirs: { $theirs })

# ---- Actions

do-offer = Propose to { $other }: { $building }
do-join = { $tile }: yours { $mine }, theirs { $theirs }
do-share = { $coins ->
    [0] The partner pays nothing
   *[other] The partner pays { $coins } coins
}; { $gain ->
    [0] { $left ->
        [0] nothing is left for you to pay
       *[other] { $left } coins are left for you to pay
    }
   *[other] you gain { $gain } coins
}
do-share-pay = { $coins ->
    [0] Pay nothing
   *[other] Pay { $coins } coins
}
do-accept = { $role ->
    [partner] { $coins ->
        [0] Agree and pay nothing: { $building }
       *[other] Agree and pay { $coins } coins: { $building }
    }
   *[other] { $coins ->
        [0] Agree and be paid nothing: { $building }
       *[other] Agree and be paid { $coins } coins: { $building }
    }
}
do-settle = Pay { $owed } coins: { $building }
do-counter = Make a counter-offer
do-refuse = Refuse
do-refuse-paying = Do not pay; nothing is built

act-offer = Propose
act-join = Here
act-share = Offer it
act-accept = Agree
act-settle = Pay
act-counter = Counter-offer
act-refuse = Refuse

# ---- What happened

event-offer = { $player } proposes a joint building to { $other }: { $what }; { $coins ->
    [0] the partner would pay nothing
   *[other] the partner would pay { $coins } coins
}.
event-counter = { $player } makes { $other } a counter-offer: { $what }; { $coins ->
    [0] the partner would pay nothing
   *[other] the partner would pay { $coins } coins
}.
event-accept = { $player } and { $other } agree: { $what }.
event-settle = { $player } pays what was agreed with { $other }: { $what }.
event-refuse = { $player } refuses { $other }'s offer: { $what }.
event-unpaid = { $player } does not pay: { $why }. Nothing is built with { $other }: { $what }.
event-hand = { $player } pays { $other } { $coins } coins.
event-handed = {""}
event-joint = { $player } and { $other } share a new building: { $piece }.

brief-offer = offer: { $what }, { $coins }
brief-counter = counter-offer: { $what }, { $coins }
brief-accept = agrees
brief-refuse = refuses
brief-unpaid = does not pay: { $why }
amount-hand = −{ $coins } coins
amount-handed = +{ $coins } coins
brief-joint = joint: { $piece }

why-joint = joint building
why-too-few-coins = too few coins
why-keeps-points = the prestige points are kept

# ---- Why not

refuse-not-joined = The estates are not joined: this game is played without Cooperative Building.
refuse-no-neighbour = { $other } is not your neighbour.
refuse-no-offers = No offers left: you may make { $most } before you take an action.
refuse-built-there = { $other } has one already: { $building }.
refuse-no-joint-place = There is no place for it over this border: { $building }.
refuse-one-side = It must cover cells of both estates, and of no other: { $tile }.
refuse-joint-contact = { $tile } would touch a building or palazzo in the estate of { $other }, who has fewer than two builders.
refuse-same-offer = That is exactly what is on offer ({ $coins } coins): agree to it, or change the place or the sum.

bad-json-neighbours = { $where }: the left estate first, then its neighbour on the right.
