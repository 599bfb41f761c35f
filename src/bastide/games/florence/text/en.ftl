game-name = The Princes of Florence

# ---- Professions

card-mathematician = Mathematician
card-mathematician-short = Mathematician
card-mathematician-help = Prefers the university (4), a lake (3) and freedom of religion (3).
card-theologian = Theologian
card-theologian-short = Theologian
card-theologian-help = Prefers the university (4), a park (3) and freedom of travel (3).
card-philosopher = Philosopher
card-philosopher-short = Philosopher
card-philosopher-help = Prefers the university (4), a forest (3) and freedom of opinion (3).
card-botanist = Botanist
card-botanist-short = Botanist
card-botanist-help = Prefers the laboratory (4), a park (3) and freedom of religion (3).
card-alchemist = Alchemist
card-alchemist-short = Alchemist
card-alchemist-help = Prefers the laboratory (4), a lake (3) and freedom of opinion (3).
card-physicist = Physicist
card-physicist-short = Physicist
card-physicist-help = Prefers the laboratory (4), a forest (3) and freedom of travel (3).
card-watchmaker = Watchmaker
card-watchmaker-short = Watchmaker
card-watchmaker-help = Prefers the workshop (4), a lake (3) and freedom of travel (3).
card-goldsmith = Goldsmith
card-goldsmith-short = Goldsmith
card-goldsmith-help = Prefers the workshop (4), a park (3) and freedom of opinion (3).
card-bell_maker = Bell maker
card-bell_maker-short = Bell maker
card-bell_maker-help = Prefers the workshop (4), a forest (3) and freedom of religion (3).
card-cartographer = Cartographer
card-cartographer-short = Cartographer
card-cartographer-help = Prefers the library (4), a lake (3) and freedom of religion (3).
card-jurist = Jurist
card-jurist-short = Jurist
card-jurist-help = Prefers the library (4), a forest (3) and freedom of opinion (3).
card-choreographer = Choreographer
card-choreographer-short = Choreographer
card-choreographer-help = Prefers the opera (4), a forest (3) and freedom of travel (3).
card-composer = Composer
card-composer-short = Composer
card-composer-help = Prefers the opera (4), a lake (3) and freedom of opinion (3).
card-sculptor = Sculptor
card-sculptor-short = Sculptor
card-sculptor-help = Prefers the studio (4), a forest (3) and freedom of religion (3).
card-painter = Painter
card-painter-short = Painter
card-painter-help = Prefers the studio (4), a lake (3) and freedom of travel (3).
card-pharmacist = Pharmacist
card-pharmacist-short = Pharmacist
card-pharmacist-help = Prefers the hospital (4), a park (3) and freedom of opinion (3).
card-physician = Physician
card-physician-short = Physician
card-physician-help = Prefers the hospital (4), a forest (3) and freedom of travel (3).
card-dramatist = Dramatist
card-dramatist-short = Dramatist
card-dramatist-help = Prefers the theatre (4), a park (3) and freedom of religion (3).
card-poet = Poet
card-poet-short = Poet
card-poet-help = Prefers the theatre (4), a lake (3) and freedom of travel (3).
card-astronomer = Astronomer
card-astronomer-short = Astronomer
card-astronomer-help = Prefers the tower (4), a forest (3) and freedom of religion (3).
card-organ_builder = Organ builder
card-organ_builder-short = Organ builder
card-organ_builder-help = Prefers the chapel (4), a forest (3) and freedom of opinion (3).

# ---- Bonus cards

card-bonus_buildings = 1 per building
card-bonus_buildings-short = Buildings ×1
card-bonus_buildings-help = +1 to the Work for each building in your estate.
card-bonus_large_buildings = 2 per large building
card-bonus_large_buildings-short = Large ×2
card-bonus_large_buildings-help = +2 to the Work for each large building.
card-bonus_medium_buildings_forests = 1 per medium building and per forest
card-bonus_medium_buildings_forests-short = Medium, forest
card-bonus_medium_buildings_forests-help = +1 to the Work for each medium building and for each forest.
card-bonus_small_buildings_landscapes = 1 per small building and per landscape
card-bonus_small_buildings_landscapes-short = Small, landsc.
card-bonus_small_buildings_landscapes-help = +1 to the Work for each small building and for each landscape.
card-bonus_building_sizes = 2 per size of building
card-bonus_building_sizes-short = Sizes ×2
card-bonus_building_sizes-help = +2 to the Work for each size among your buildings; each size counts once.
card-bonus_landscapes = 1 per landscape
card-bonus_landscapes-short = Landscapes ×1
card-bonus_landscapes-help = +1 to the Work for each landscape.
card-bonus_forests = 2 per forest
card-bonus_forests-short = Forests ×2
card-bonus_forests-help = +2 to the Work for each forest.
card-bonus_parks = 2 per park
card-bonus_parks-short = Parks ×2
card-bonus_parks-help = +2 to the Work for each park.
card-bonus_freedoms = 2 per freedom
card-bonus_freedoms-short = Freedoms ×2
card-bonus_freedoms-help = +2 to the Work for each freedom.
card-bonus_lakes = 2 per lake
card-bonus_lakes-short = Lakes ×2
card-bonus_lakes-help = +2 to the Work for each lake.
card-bonus_jesters_freedoms = 1 per jester and per freedom
card-bonus_jesters_freedoms-short = Jester, freed.
card-bonus_jesters_freedoms-help = +1 to the Work for each jester and for each freedom.
card-bonus_builders = 2 per builder
card-bonus_builders-short = Builders ×2
card-bonus_builders-help = +2 to the Work for each builder.
card-bonus_jesters = 2 per jester
card-bonus_jesters-short = Jesters ×2
card-bonus_jesters-help = +2 to the Work for each jester.
card-bonus_prestige_cards = 2 per prestige card
card-bonus_prestige_cards-short = Prestige ×2
card-bonus_prestige_cards-help = +2 to the Work for each prestige card you own.
card-bonus_prestige_cards_freedoms = 1 per prestige card and per freedom
card-bonus_prestige_cards_freedoms-short = Prest., freed.
card-bonus_prestige_cards_freedoms-help = +1 to the Work for each prestige card you own and for each freedom.
card-bonus_builders_lakes = 1 per builder and per lake
card-bonus_builders_lakes-short = Builder, lake
card-bonus_builders_lakes-help = +1 to the Work for each builder and for each lake.
card-bonus_categories = 1 per category
card-bonus_categories-short = Categories ×1
card-bonus_categories-help = +1 to the Work for each of these that you have: forest, lake, park, jester, builder, prestige card, freedom. Each counts once.
card-bonus_hand_cards = 1 per profession and recruiting card in hand
card-bonus_hand_cards-short = Hand ×1
card-bonus_hand_cards-help = +1 to the Work for each profession and recruiting card in your hand; the one just played is not there any more.
card-bonus_landscape_types = 2 per type of landscape
card-bonus_landscape_types-short = Types ×2
card-bonus_landscape_types-help = +2 to the Work for each type of landscape you have; each type counts once.
card-bonus_played_cards = 1 per played profession and recruiting card
card-bonus_played_cards-short = Played ×1
card-bonus_played_cards-help = +1 to the Work for each profession and recruiting card in front of you, including the one just played.

# ---- Prestige cards

card-prestige_most_buildings = Most buildings
card-prestige_most_buildings-short = Most buildings
card-prestige_most_buildings-help = 6 PP at the end for more buildings than anybody else; 3 if you share the lead.
card-prestige_two_large = Two or more large buildings
card-prestige_two_large-short = 2 large
card-prestige_two_large-help = 5 PP at the end for at least 2 large buildings.
card-prestige_fewest_empty = Fewest empty cells
card-prestige_fewest_empty-short = Fewest empty
card-prestige_fewest_empty-help = 8 PP at the end for fewer empty cells than anybody else; 4 if you share the lead.
card-prestige_three_landscape_types = All three landscape types
card-prestige_three_landscape_types-short = 3 landscapes
card-prestige_three_landscape_types-help = 8 PP at the end for a forest, a lake and a park.
card-prestige_most_landscapes = Most landscapes
card-prestige_most_landscapes-short = Most landsc.
card-prestige_most_landscapes-help = 7 PP at the end for more landscapes than anybody else; 4 if you share the lead.
card-prestige_most_forests = Most forests
card-prestige_most_forests-short = Most forests
card-prestige_most_forests-help = 7 PP at the end for more forests than anybody else; 4 if you share the lead.
card-prestige_most_lakes = Most lakes
card-prestige_most_lakes-short = Most lakes
card-prestige_most_lakes-help = 6 PP at the end for more lakes than anybody else; 3 if you share the lead.
card-prestige_three_freedoms = Three different freedoms
card-prestige_three_freedoms-short = 3 freedoms
card-prestige_three_freedoms-help = 8 PP at the end for all three freedoms.
card-prestige_4b_2f_4w = At least 4 buildings, 2 freedoms and 4 Works
card-prestige_4b_2f_4w-short = 4 + 2 + 4
card-prestige_4b_2f_4w-help = 6 PP at the end for at least 4 buildings, 2 freedoms and 4 Works.
card-prestige_most_jesters = Most jesters
card-prestige_most_jesters-short = Most jesters
card-prestige_most_jesters-help = 6 PP at the end for more jesters than anybody else; 3 if you share the lead.
card-prestige_most_builders = Most builders
card-prestige_most_builders-short = Most builders
card-prestige_most_builders-help = 6 PP at the end for more builders than anybody else; 3 if you share the lead.
card-prestige_most_parks = Most parks
card-prestige_most_parks-short = Most parks
card-prestige_most_parks-help = 5 PP at the end for more parks than anybody else; 3 if you share the lead.
card-prestige_1b_1j_2l = At least 1 builder, 1 jester and 2 landscapes
card-prestige_1b_1j_2l-short = 1 + 1 + 2
card-prestige_1b_1j_2l-help = 7 PP at the end for at least 1 builder, 1 jester and 2 landscapes.
card-prestige_most_works = Most Works
card-prestige_most_works-short = Most Works
card-prestige_most_works-help = 7 PP at the end for more Works than anybody else; 4 if you share the lead.

# ---- Tiles

tile-university = University
tile-university-short = University
tile-university-help = Large building, 7 cells. Adds 4 to the Work of the mathematician, theologian or philosopher.
tile-laboratory = Laboratory
tile-laboratory-short = Laboratory
tile-laboratory-help = Large building, 7 cells. Adds 4 to the Work of the botanist, alchemist or physicist.
tile-workshop = Workshop
tile-workshop-short = Workshop
tile-workshop-help = Large building, 7 cells. Adds 4 to the Work of the watchmaker, goldsmith or bell maker.
tile-library = Library
tile-library-short = Library
tile-library-help = Medium building, 5 cells. Adds 4 to the Work of the cartographer or jurist.
tile-opera = Opera
tile-opera-short = Opera
tile-opera-help = Medium building, 5 cells. Adds 4 to the Work of the choreographer or composer.
tile-studio = Studio
tile-studio-short = Studio
tile-studio-help = Medium building, 5 cells. Adds 4 to the Work of the sculptor or painter.
tile-hospital = Hospital
tile-hospital-short = Hospital
tile-hospital-help = Medium building, 5 cells. Adds 4 to the Work of the pharmacist or physician.
tile-theatre = Theatre
tile-theatre-short = Theatre
tile-theatre-help = Medium building, 5 cells. Adds 4 to the Work of the dramatist or poet.
tile-tower = Tower
tile-tower-short = Tower
tile-tower-help = Small building, 3 cells. Adds 4 to the Work of the astronomer.
tile-chapel = Chapel
tile-chapel-short = Chapel
tile-chapel-help = Small building, 3 cells. Adds 4 to the Work of the organ builder.
tile-forest = Forest
tile-forest-short = Forest
tile-forest-help = Landscape, 5 cells. Adds 3 to the Works of 9 professions; every one after the first brings 3 PP.
tile-lake = Lake
tile-lake-short = Lake
tile-lake-help = Landscape, 4 cells. Adds 3 to the Works of 7 professions; every one after the first brings 3 PP.
tile-park = Park
tile-park-short = Park
tile-park-help = Landscape, 3 cells. Adds 3 to the Works of 5 professions; every one after the first brings 3 PP.

# ---- Objects of the auction

object-forest = Forest
object-forest-short = Forest
object-forest-help = 5 cells, laid at once. For 9 professions.
object-lake = Lake
object-lake-short = Lake
object-lake-help = 4 cells, laid at once. For 7 professions.
object-park = Park
object-park-short = Park
object-park-help = 3 cells, laid at once. For 5 professions.
object-jester = Jester
object-jester-short = Jester
object-jester-help = +2 to each of your Works.
object-builder = Builder
object-builder-short = Builder
object-builder-help = With the first, buildings cost 300; with the second they may touch (3 PP); with the third they are free (3 PP). Three at most.
object-prestige_card = Prestige card
object-prestige_card-short = Prestige
object-prestige_card-help = Look at 5 cards and keep 1. It scores at the end of the game.
object-recruiting_card = Recruiting card
object-recruiting_card-short = Recruit
object-recruiting_card-help = Take a played profession of another player into your hand. The card stays with that player instead.
object-landscape = Landscape
object-landscape-short = Landscape
object-landscape-help = Two players: the buyer names the type, forest, lake or park.

# ---- Freedoms

freedom-travel = Freedom of travel
freedom-travel-short = Travel
freedom-travel-help = Adds 3 to the Works of 7 professions. One of each type.
freedom-religion = Freedom of religion
freedom-religion-short = Religion
freedom-religion-help = Adds 3 to the Works of 7 professions. One of each type.
freedom-opinion = Freedom of opinion
freedom-opinion-short = Opinion
freedom-opinion-help = Adds 3 to the Works of 7 professions. One of each type.

# ---- Decks, phases, counters

deck-professions = professions
deck-bonuses = bonus
deck-prestiges = prestige

phase-choice = Choice of professions
phase-auction = Auction
phase-actions = Actions
phase-best_work = Best Work
phase-end = End of the game

counter-coins = coins
counter-points = prestige

# ---- What the game asks

ask-discard = Keep three of your four professions: which one goes back?
ask-choose = Put an object up for { $coins } coins, or leave the auction of this round.
ask-bid = { $object }: the bid is { $bid }. Bid { $coins }, or pass?
ask-last = You are the last one in: take any object for { $coins } coins, or none.
ask-type = Which type of landscape do you take?
ask-lay = Where do you lay it: { $tile }?
ask-keep = { $count ->
    [one] Take the last card ({ $deck }).
   *[other] Keep one of these { $count } cards ({ $deck }).
}
ask-under = { $count } cards go under the deck ({ $deck }): choose the next one, or leave them as drawn.
ask-recruit = Play the recruiting card at once, or keep it for one of your turns?
ask-turn = { $actions ->
    [0] No actions are left: take a free step, or end your turn.
    [one] 1 action is left. A Work needs a value of { $least }.
   *[other] { $actions } actions are left. A Work needs a value of { $least }.
}
ask-work = { $card }: the Work is worth { $value }, it needs { $least }. Add bonus cards if you have any, then collect the payment.

# ---- Actions

do-discard = Put back: { $card }
do-open = Put up: { $object }, for { $coins } coins
do-take = Take for { $coins } coins: { $object }
do-leave = Leave the auction of this round
do-raise = Bid { $coins } coins: { $object }
do-pass = Pass: { $object }
do-landscape = Take: { $object }
do-lay = { $tile }: { $cells }
do-keep = Keep: { $card }
do-under = Next under the deck: { $card }
do-recruit = Recruit: { $card }
do-work = Complete a Work: { $card } (value { $value })
do-add = Play a bonus card: { $card } (+{ $value })
do-finish = { $points ->
    [0] Take { $coins } coins
   *[other] { $coins ->
        [0] Take { $points } PP
       *[other] Take { $points } PP and { $coins } coins
    }
}
do-build = { $coins ->
    [0] Build for free: { $building }
   *[other] Build for { $coins } coins: { $building }
}
do-profession = Take a profession card for { $coins } coins
do-bonus = Take a bonus card for { $coins } coins
do-freedom = Introduce for { $coins } coins: { $freedom }
do-end = { $actions ->
    [0] End the turn
    [one] End the turn, 1 action unused
   *[other] End the turn, { $actions } actions unused
}
do-convert = Give { $points } PP for { $coins } coins
do-skip-under = The rest under the deck, as drawn
do-skip-recruit = Keep the recruiting card

# ---- What happened

event-discard = { $player } puts a profession back: { $what }.
event-round = Round { $round } begins.
event-open = { $player } puts an object up for { $coins } coins: { $what }.
event-raise = { $player } bids { $coins } coins: { $what }.
event-pass = { $player } passes: { $what }.
event-leave = { $player } leaves the auction of this round.
event-sold = { $player } buys for { $coins } coins: { $what }.
event-pay = { $player } pays { $coins } coins.
event-gain = { $player } receives: { $piece }.
event-lay = { $player } lays in the estate: { $piece }.
event-look = { $player } looks at { $deck ->
    [professions] { $count ->
        [one] 1 profession card
       *[other] { $count } profession cards
    }
    [bonuses] { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
   *[other] { $count ->
        [one] 1 prestige card
       *[other] { $count } prestige cards
    }
}.
event-keep = { $player } keeps: { $what }.
event-recruit = { $other ->
    [0] { $player } recruits: { $piece }.
   *[other] { $player } recruits from { $other }: { $piece }.
}
event-no_target = { $player } keeps the recruiting card: nobody else has a profession to recruit.
event-not_asked = { $player } is not in this auction: { $why } ({ $what }).
event-no_best = Nobody has completed a Work in this round.
event-turn = { $player }'s turn.
event-work = { $player } plays a profession: { $piece }.
event-add = { $player } plays a bonus card: { $piece } (+{ $value }).
event-worked = { $player } completes a Work: { $what }. Value { $value }, payment { $coins } coins.
event-freedom = { $player } introduces: { $piece }.
event-convert = { $player } gives { $points } PP for { $coins } coins.
event-rest = { $actions ->
    [one] { $player } ends the turn with 1 action unused.
   *[other] { $player } ends the turn with { $actions } actions unused.
}
event-prestige = { $player } reveals a prestige card: { $what }{ $points ->
    [0] , which brings nothing
   *[other] {""}
}.
event-skip = { $what ->
    [under] { $player } leaves the other cards as drawn.
    [recruit] { $player } keeps the recruiting card.
   *[other] { $player } declines.
}
event-score = { $player }: { $points } PP, { $why } – { $what }.
event-score-plain = { $player }: { $points } PP, { $why }.
event-end = The game is over.

# ---- The same in a few words, a whole turn in a line

brief-discard = put back { $what }
brief-open = { $what } for { $coins }
brief-raise = bids { $coins }
brief-pass = passes
brief-leave = leaves the auction
brief-sold = bought { $what }
amount-pay = −{ $coins } coins
brief-lay = { $piece }
brief-look = { $deck ->
    [professions] a profession card
    [bonuses] a bonus card
   *[other] {""}
}
brief-keep = kept { $what }
brief-recruit = recruited { $piece }
brief-work = Work: { $piece }
amount-add = +{ $value } by a bonus card
amount-worked = value { $value }, +{ $coins } coins
brief-freedom = freedom: { $piece }
brief-convert = +{ $coins } coins for prestige
brief-rest = ends the turn
brief-prestige = { $what }
brief-skip = { $what ->
    [recruit] keeps the recruiting card
   *[other] {""}
}

# ---- Where points come from

why-work = Work
why-building = building
why-landscape = one more of its type
why-builder = second or third builder
why-best = best Work of the round
why-convert = given for coins
why-prestige = prestige card

why-three-builders = three builders already
why-no-room = no place in the estate

# At equal points (FLO-8.4)
tie-coins = ahead with more coins: { $more } to { $less }

# ---- Why not

refuse-object-pair = With this many players it is not put up on its own: { $object }.
refuse-object-sold = One was sold in this round already: { $object }.
refuse-object-out = There are none left: { $object }.
refuse-builders = You have three builders already; there is no room for a fourth.
refuse-no-room = Your estate has no place for it: { $object }.
refuse-coins = This takes { $price } coins, but you have { $coins }.
refuse-no-converting = With Muse & Princess prestige points cannot be given for coins.
refuse-points = { $points ->
    [0] Give at least 1 prestige point.
    [one] You cannot give { $points } prestige point: you have { $have }.
   *[other] You cannot give { $points } prestige points: you have { $have }.
}
refuse-not-in-hand = You do not have this card in hand: { $card }.
refuse-not-looked-at = This is not one of the cards you are looking at: { $card }.
refuse-no-recruiting-card = You have no recruiting card.
refuse-no-target = This profession cannot be recruited: { $card }. Another player must have played it.
refuse-outside = It would not lie inside the estate: { $tile }.
refuse-cells = Placed like that, the tile covers other cells: { $tile }.
refuse-covered = Some of these cells are taken already: { $tile }.
refuse-contact = It would touch another building or the palazzo; that takes two builders: { $tile }.
refuse-border = You have too few builders to build at the border of this estate: { $tile }.
refuse-no-actions = You have no action left in this turn.
refuse-work = { $card }: the Work would be worth { $value } at most, but this round asks for { $least }.
refuse-value = The Work is worth { $value }, but this round asks for { $least }: add bonus cards.
refuse-pay = This payment buys { $most } prestige points at most, not for { $points }.
refuse-no-bonus = The Princess completes her Work without bonus cards.
refuse-built = Your estate has one already: { $building }.
refuse-building-out = There are none left: { $building }.
refuse-no-place = Your estate has no place for it: { $building }.
refuse-once-profession = You have taken a profession card in this turn already.
refuse-once-freedom = You have introduced a freedom in this turn already.
refuse-out-profession = No profession card is left.
refuse-out-bonus = No bonus card is left.
refuse-freedom-owned = You have it already: { $freedom }.
refuse-freedom-out = There are none left: { $freedom }.

# ---- Options

option-muse_princess = Muse & Princess: six special characters, auctioned in every round. Prestige cannot be given for coins.
option-muse_princess-short = Muse & Princess
option-cooperative = Cooperative building: neighbours may build across the border of their estates.
option-cooperative-short = cooperative building
option-few_freedoms = Two players: only 4 freedoms instead of 5.
option-table = Against Diego: the size of the table, 4 or 5.
option-diego = Against Diego: how rich he is at the start.
option-diego-easy = easy: 0 coins
option-diego-standard = standard: 1,500 coins
option-diego-hard = hard: 3,500 coins
option-components = Printed values of your own box, as JSON; empty: ours.

bad-option-seats = { $seats ->
    [one] The option "{ $option }" is for 1 player only.
   *[other] The option "{ $option }" is for { $seats } players only.
}
bad-option-solo = Against Diego there are no expansions.

# ---- Styles of bots

style-works = works early
style-building = builders and buildings
style-gardens = forests, lakes and parks
