# Words that only the page needs.

# The big button
act-discard = Put back
act-open = Put it up
act-take = Take it
act-leave = Leave
act-raise = Bid
act-pass = Pass
act-landscape = Take it
act-lay = Lay it
act-keep = Keep it
act-under = Under the deck
act-recruit = Recruit
act-work = Begin the Work
act-add = Add it
act-finish = Complete the Work
act-build = Build
act-profession = Take a card
act-bonus = Take a card
act-freedom = Introduce
act-end = End the turn
lose-end = End anyway
act-convert = Give prestige
act-skip = Decline

# The board
page-palazzo = Palazzo
page-estate = Estate
page-your-estate = Your estate
page-estate-of = Estate of { $name }: { $tiles }. Empty cells: { $empty }
page-empty = { $count ->
    [one] { $count } empty cell
   *[other] { $count } empty cells
}
page-open = { $count } for buildings
page-room = Leaves room for { $kinds } of { $all } kinds of tiles; for buildings { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
page-empty-cells = Empty cells
page-cell-empty = empty
page-works = Work values of your hand
page-works-shown = Work values
page-needs = round { $round } needs { $least }
page-shop = Buildings in stock · price { $coins }, +{ $points } PP
page-others = Other actions · a card { $card }, a freedom { $freedom }
page-area-others = Other actions
page-hand = In your hand, besides professions
page-hand-recruit = In your hand, besides professions · whom you can recruit
page-stock = What you have
page-builders = Builders
page-jesters = Jesters
page-freedoms = Freedoms
page-recruiting = Recruiting cards
page-price = a building: { $coins }
page-actions = Actions left
page-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
page-only-you = only you see this
page-buildings = Buildings
page-played = Played professions
page-recruited = Recruited
page-best = Best Work of this round
page-professions-of = Professions in hand and played
page-bonus-cards = Bonus cards
page-prestige-cards = Prestige cards
page-reference = Cards
page-in-hand = in your hand
page-professions = Professions and what they want
page-all-bonuses = Bonus cards
page-all-prestiges = Prestige cards
page-open-card = face up
page-gone = out of the game
page-rivals = Rivals
page-decks = Decks: professions { $professions }, bonus { $bonuses }, prestige { $prestiges }
page-profession-short = Profession
page-bonus-short = Bonus card
page-value-short = Value
page-part-building = building
page-part-landscape = landscape
page-part-freedom = freedom
page-part-jesters = jesters
page-part-cards = cards
page-part-module = Muse
page-part-bonus = bonus
page-reaches = reaches the minimum
page-reaches-not = below the minimum
page-no-professions = No profession in hand.
page-hidden-hand = { $count ->
    [one] { $count } profession, face down
   *[other] { $count } professions, face down
}
page-no-cards = No bonus or prestige card.
page-hidden-cards = bonus cards: { $bonuses }, prestige cards: { $prestiges }
page-work-now = value { $worth }
page-worth-now = now worth { $worth }
page-adds = adds: { $works }
page-deck = { $count } in the deck
page-left = { $count } left
page-sold = sold in this round
page-sold-short = sold
page-sold-to = { $name } paid { $coins }
page-on-sale = on sale: { $coins }, { $name }
page-costs = costs { $coins }
page-may-cost = by the die: { $coins }
page-declined = declined
page-built = in your estate already
page-no-place = no place for it
page-introduced = introduced already
page-with = together with { $name }
page-contact = It would touch a building or palazzo, or lie at the border, with too few builders: { $tile }.
page-joint-contact = In one of the estates it would touch a building or palazzo: { $tile }.
page-pay = Payment for the Work
page-convert = Prestige for coins
page-choose-card = Cards to choose from
page-leads = highest bid: { $coins }
page-bids = still bidding
page-out = out of the auction
page-round = Round { $round } of { $rounds }

# Names of what can be touched
page-raise = +{ $step } = { $coins }
page-pass = Pass on this
page-leave = Leave the auction
page-end = End turn
page-profession = Profession card
page-bonus = Bonus card
page-points = { $count } PP
page-coins = { $count } coins
page-together = Together with { $name }
page-which-card = Which card?

# Leaves of a phone
page-leaf-estate = Estate
page-leaf-works = Works
page-leaf-auction = Auction
page-leaf-players = Players

# What cards explain
page-about-palazzo = Here from the beginning. Buildings keep clear of it until there are two builders.
page-about-profession = As an action: look at five cards and keep one. Once a turn.
page-about-bonus = As an action: look at five cards and keep one. It raises the value of one Work.
page-about-coins = Only you see your coins. Whenever you decide, prestige points can be turned into coins.
page-about-points = Prestige points given for coins; this cannot be undone.
page-about-works = What each profession in hand would bring now: its building, landscape and freedom, jesters, profession and recruiting cards. Touch a row to begin the Work.
page-about-best = Whoever completes the best Work of a round is paid in prestige.
page-about-raise = Bid one step more.
page-about-pass = Bid no more for this object; others can still be yours.
page-about-leave = Put nothing up: you are out of the auction of this round.
page-about-end = Unused actions are lost.
page-about-round = The minimum value of a Work, round by round.
page-princess-now = her Work now: { $worth }

# Joint buildings
page-joint = Joint building: { $building }
page-partner-pays = The partner pays
page-cells-of = { $name }: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
page-deal-price = To the bank: { $price } ({ $name })
page-deal-coins = { $from } → { $to }: { $coins }
page-deal-before = offered before: { $coins }

# Diego
page-diego = Diego
page-diego-has = Has
page-face-down = face down
page-diego-row = Row of cards
page-diego-auction = Auction card
page-diego-action = Action { $number }

# What is asked once something has been touched
page-then-space = On which space?
page-then-building = Which building?
page-then-deck = From which deck?
