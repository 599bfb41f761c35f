# Short titles of the rules, one for every anchor of the rules page.

rule-BUR-1 = What is in the box
rule-BUR-1-1 = What the game board shows
rule-BUR-1-2 = Player boards and their spaces
rule-BUR-1-3 = The 164 tiles by type
rule-BUR-1-4 = Goods colours and die values
rule-BUR-1-5 = Twelve bonus tiles
rule-BUR-1-6 = Silver, workers, pawns and dice
rule-BUR-1-7 = One shape for every duchy
rule-BUR-1-8 = The nine duchies
rule-BUR-1-9 = What each depot offers
rule-BUR-1-10 = Which depots are neighbours

rule-BUR-2 = Setting up the game
rule-BUR-2-1 = Seven face-down tile piles
rule-BUR-2-2 = Five goods for each phase
rule-BUR-2-3 = Bonus tiles on the board
rule-BUR-2-4 = What you start with
rule-BUR-2-5 = Spare goods leave the game
rule-BUR-2-6 = Start player and first workers
rule-BUR-2-7 = Starting stack on the track
rule-BUR-2-8 = White die to start player
rule-BUR-2-9 = Starting castle earns nothing
rule-BUR-2-10 = Numbers by player count

rule-BUR-3 = How the game runs
rule-BUR-3-1 = The game at a glance
rule-BUR-3-2 = Start of a phase
rule-BUR-3-2-1 = Old tiles are cleared
rule-BUR-3-2-2 = Filling the numbered depots
rule-BUR-3-2-3 = Three players: castle or mine
rule-BUR-3-2-4 = Filling the black depot
rule-BUR-3-2-5 = Goods of the phase revealed
rule-BUR-3-3 = Course of a round
rule-BUR-3-3-1 = All dice are rolled together
rule-BUR-3-3-2 = White die sends a goods tile
rule-BUR-3-3-3 = Who plays when
rule-BUR-3-3-4 = Moving up counts next round
rule-BUR-3-3-5 = The next round begins
rule-BUR-3-3-6 = Order fixed for the round
rule-BUR-3-3-7 = Goods wait for a ship
rule-BUR-3-4 = Your turn
rule-BUR-3-4-1 = Two dice, one action each
rule-BUR-3-4-2 = One purchase each turn
rule-BUR-3-4-3 = Finish pending effects first
rule-BUR-3-4-4 = When your turn ends
rule-BUR-3-4-5 = Effects never use a die

rule-BUR-4 = Dice and workers
rule-BUR-4-1 = A worker changes a die
rule-BUR-4-2 = Workers are paid on use
rule-BUR-4-3 = Price of changing a die
rule-BUR-4-4 = Taking workers needs no change
rule-BUR-4-5 = Worker price table
rule-BUR-4-6 = Which knowledge covers which use
rule-BUR-4-7 = Own the workers beforehand

rule-BUR-5 = The four die actions
rule-BUR-5-1 = Take a tile
rule-BUR-5-1-1 = Tile from the die's depot
rule-BUR-5-1-2 = Full storage: discard one first
rule-BUR-5-1-3 = Depot spaces are not refilled
rule-BUR-5-2 = Add a tile to your duchy
rule-BUR-5-2-1 = Order: tile, area, bonus, effect
rule-BUR-5-2-2 = Placed tiles stay for good
rule-BUR-5-2-3 = Unplaceable tiles wait in storage
rule-BUR-5-3 = Sell goods
rule-BUR-5-3-1 = Sell the whole colour
rule-BUR-5-3-2 = What a sale earns
rule-BUR-5-3-3 = Goods leave only by sale
rule-BUR-5-4 = Take workers
rule-BUR-5-4-1 = Two workers, any die

rule-BUR-6 = What a new tile does
rule-BUR-6-1 = Ship: goods, then order
rule-BUR-6-1-1 = Ship loads all that fits
rule-BUR-6-1-2 = Empty depot may be named
rule-BUR-6-1-3 = Pawn moves one space right
rule-BUR-6-2 = Animals: count the herd
rule-BUR-6-3 = Castle: one extra action
rule-BUR-6-3-1 = What the castle action allows
rule-BUR-6-3-2 = Chains of castles and halls
rule-BUR-6-4 = Mine: nothing yet
rule-BUR-6-5 = Buildings and knowledge tiles

rule-BUR-7 = The eight buildings
rule-BUR-7-1 = Buildings skip the black depot
rule-BUR-7-2 = Unusable building effects are lost
rule-BUR-7-3 = Building effects need no workers
rule-BUR-7-4 = One of a kind per city

rule-BUR-8 = The knowledge tiles
rule-BUR-8-1 = The free step of 9–12
rule-BUR-8-2 = Knowledge tiles add up
rule-BUR-8-3 = No effect while in storage
rule-BUR-8-4 = No help for its own placement

rule-BUR-9 = Areas, phases and bonus tiles
rule-BUR-9-1 = Points for a finished area
rule-BUR-9-2 = Bonus for a finished type
rule-BUR-9-3 = Starting castle counts as filled
rule-BUR-9-4 = No upper limit to points

rule-BUR-10 = Buying a tile
rule-BUR-10-1 = Two silver buy one tile
rule-BUR-10-2 = No purchase during an effect
rule-BUR-10-3 = Bought tiles are not replaced
rule-BUR-10-4 = Buying with knowledge tile 6

rule-BUR-11 = End of a phase
rule-BUR-11-1 = Mines pay silver
rule-BUR-11-2 = What you keep between phases

rule-BUR-12 = End of the game
rule-BUR-12-1 = When the game ends
rule-BUR-12-2 = Final scoring
rule-BUR-12-3 = Winner and tie-breaks
rule-BUR-12-4 = Ranking of all places
rule-BUR-12-5 = There is no shared win

rule-BUR-13 = Variant: choose your duchy
rule-BUR-13-1 = Dealing the player boards
rule-BUR-13-2 = Choosing side and castle hex
rule-BUR-13-3 = Open or secret choice
rule-BUR-13-4 = Duchies on the same board
rule-BUR-13-5 = Chosen castle scores nothing either
rule-BUR-13-6 = When the choice is made

rule-BUR-14 = When things run short
rule-BUR-14-1 = Unlimited workers and silver
rule-BUR-14-2 = Tiles never run out
rule-BUR-14-3 = Goods never run out
rule-BUR-14-4 = Two bonus tiles per type
rule-BUR-14-5 = Empty depots give nothing
rule-BUR-14-6 = Track has six steps

rule-BUR-15 = What everybody may know

rule-BUR-16 = What you decide

rule-BUR-17 = Rulings on open questions

rule-R-1 = Starting castle: no action, no points
rule-R-2 = No die stays unused
rule-R-3 = No purchase inside an effect
rule-R-4 = Full storage when buying
rule-R-5 = No voluntary tile discards
rule-R-6 = Only city hall may be declined
rule-R-7 = Tile 8: one or two steps
rule-R-8 = Same criteria for every place
rule-R-9 = Board pairs are reconstructed
rule-R-10 = Tile 5: a neighbouring pair
rule-R-11 = Points come before the effect
rule-R-12 = Depots are always cleared
rule-R-13 = Last-round ships still move
rule-R-14 = Tie-break uses the final track
rule-R-15 = Ships take all that fits
rule-R-16 = Castle action is no purchase
rule-R-17 = Tile 14 skips boarding houses
rule-R-18 = Mines pay after phase E
rule-R-19 = Start player by lot
rule-R-20 = Tile 1 works from anywhere
rule-R-21 = City hall after city hall
rule-R-22 = Sold goods in the log
rule-R-23 = Stored goods cannot be discarded
rule-R-24 = Single options may be automatic
rule-R-25 = Variant: open deal, early choice
rule-R-26 = Knowledge works in the same turn
rule-R-27 = Price settled with the use
rule-R-28 = Any depot, even an empty one
rule-R-29 = Three players: six black-backed tiles
rule-R-30 = Open choice in turn order
