# Words that only the terminal needs.
unit = PP

menu-discard = Put a profession back
menu-open = Put an object up
menu-take = Take an object
menu-leave = Leave the auction
menu-raise = Bid
menu-pass = Pass
menu-landscape = Choose a landscape
menu-lay = Lay the tile
menu-keep = Keep a card
menu-under = Put a card under the deck
menu-recruit = Recruit a profession
menu-work = Complete a Work
menu-add = Play a bonus card
menu-finish = Collect the payment
menu-build = Build
menu-profession = Take a profession card
menu-bonus = Take a bonus card
menu-freedom = Introduce a freedom
menu-end = End the turn
menu-convert = Give prestige for coins
menu-skip = Decline
menu-stake = Bid for a character
menu-at-character = { $number ->
    [banker] { character-banker }
    [cardinal] { character-cardinal }
    [merchant] { character-merchant }
    [muse] { character-muse }
    [princess] { character-princess }
   *[professor] { character-professor }
}
menu-forgo = Decline
menu-cardinal = Use the Cardinal
menu-muse = Use the Muse
menu-princess = A Work of the Princess
menu-merchant = Use the Merchant
menu-professor = Use the Professor
menu-wait = Not now
menu-free = Let the Merchant pay
menu-pay = Pay
menu-exchange = Exchange coins
menu-offer = Offer a joint building
menu-join = Place the joint building
menu-share = Name the sum
menu-accept = Accept
menu-settle = Pay
menu-refuse = Refuse
menu-counter = Make a counter-offer
menu-put_up = Put an object up
menu-claim = Take an object
menu-buy = Buy
menu-reject = Decline
then-points = { $said } …
which-points = How many prestige points?

help-game =
    The estate: cells are named by column and row (c4), · is an empty cell, × an empty cell where no building may lie, because it would touch another. Under your professions stands what a Work would be worth now: building, landscape, freedom, jesters, cards, the sum (✓ if it is enough in this round), and what your bonus cards could add. ▸ stands before everything you can use now. The others' coins are hidden.

board-round = Round { $round } of { $rounds }
board-asked = to decide: { $players }
board-first = { $player } begins this round.
board-minimum = A Work needs a value of { $least }.
board-minimum-later = Then: { $coming }.
board-turn = { $actions ->
    [0] { $player } has no action left.
    [one] { $player } has 1 action left.
   *[other] { $player } has { $actions } actions left.
}
board-objects = Objects of the auction
board-sold = (sold)
board-bid = For sale: { $object }. { $leader } has bid { $bid }; still bidding: { $bidders }
board-still-in = Still in the auction: { $players }
board-buildings = Buildings:
board-freedoms = Freedoms:
board-decks = Decks:
board-players = Players
board-points-head = PP
board-card_count-head = cards
board-jesters-head = jest.
board-builders-head = build.
board-empty-head = empty
board-best-head = Work
board-coins-head = coins
board-professions-head = prof.
board-bonuses-head = bonus
board-prestiges-head = prest.
board-recruiting-head = recr.
board-has = { $player }: { $things }
board-played = played: { $cards }
board-points-of = Prestige: { $points } PP
board-coins-of = Coins: { $coins }
board-price-of = Builders: { $builders }; a building costs { $price }
board-jesters-of = Jesters: { $jesters }
board-freedoms-of = Freedoms: { $freedoms }
board-landscapes-of = Forests { $forests }, lakes { $lakes }, parks { $parks }
board-empty-of = Empty cells: { $empty }
board-recruiting-of = Recruiting cards: { $held } in hand, { $received } received
board-played-of = Played: { $cards }
board-count-of = Profession and recruiting cards: { $count }
board-best-of = Best Work of this round: { $value }
board-works = Works (needed: { $least })
board-part-building = build.
board-part-landscape = landsc.
board-part-freedom = freed.
board-part-jesters = jesters
board-part-cards = cards
board-part-module = Muse
board-part-sum = value
board-part-bonus = bonus
board-bonuses = Bonus cards, each with what it adds now
board-prestiges = Prestige cards, each with what it scores now
board-looked-at = Cards to choose from
board-worth = {" "}(now { $worth })
board-on-palazzo = Pala
board-on-university = Univ
board-on-laboratory = Labo
board-on-workshop = Work
board-on-library = Libr
board-on-opera = Oper
board-on-studio = Stud
board-on-hospital = Hosp
board-on-theatre = Thea
board-on-tower = Tow
board-on-chapel = Chap
board-on-forest = For
board-on-lake = Lake
board-on-park = Park

# Modules
board-characters = Characters
board-on-card = ({ $coins } coins)
board-character-bid = { $player } has bid { $coins }
board-character-down = face down
board-character-free = free
board-borders = Neighbours: { $borders }
board-joint = Joint building: { $building } ({ $cells })
board-offer = { $by } offers { $to }: { $building } ({ $cells }). It costs { $price }, and { $partner } pays { $coins } to whoever builds.
board-diego = Diego: { $points } PP, { $coins } coins
board-diego-has = He has jesters: { $jesters }, builders: { $builders }, { $things }
board-diego-row = His row: { $cards }
board-diego-prestiges = His prestige cards: { $cards }
board-diego-virtuals = Face-down professions of the virtual players: { $cards }
board-diego-begins = Diego begins the action phase.
board-diego-follows = Diego is second in the action phase.
board-diego-declined = Declined, with the die ({ $count } of { $most }): { $objects }
board-diego-open = Professions to recruit: { $cards }
board-diego-auction = Auction card: { $entries } (* not to be had for 200)
board-diego-line = He could do: { $deeds }
