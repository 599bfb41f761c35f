# Words that only the terminal needs.
unit = VP

menu-take = Take a tile
menu-at-depot = { $number ->
    [0] The black depot
   *[other] Depot { $number }
}
menu-place = Place a tile in the duchy
menu-sell = Sell goods
menu-workers = Take workers
menu-buy = Buy a tile
menu-ship = Send the ship
menu-load = Choose goods
menu-skip = Decline
menu-end = End the turn
menu-choose = Choose a duchy
then-discard = { $said }, discarding a stored tile
which-discard = Which stored tile leaves the game?

help-game =
    The map: a hex shows its name (h14) and, while it is empty, its type and the number of the die that fills it: [4]. ▸ stands before everything you can use now. [5] is a die to be used, 5✓ a die already used. The number beside goods is the die that sells them. In actions, dice, storage and depot spaces are counted from 0.

board-round = , round { $round } of 5 · a finished area brings +{ $points } VP
board-order = Order and dice:
board-white = White die: { $die } (this round's goods went to depot { $die }).
board-coming = Goods to come: { $goods }
board-coming-none = No more goods come in this phase.
board-track = Turn order track (steps): { $order }
board-depot = Depot
board-number = No. { $number }
board-black = Black
board-tiles = Tiles
board-goods = Goods
board-bonus-left = Bonus tiles left (■ large ▪ small):
board-duchy = Duchy { $number }
board-points = { $count } VP
board-silver = silver: { $count }
board-workers = workers: { $count }
board-sold = goods sold: { $count }
board-empty_hexes = empty hexes: { $count }
board-storage = Storage
board-stored-goods = Goods
board-bonus = Bonus tiles
board-bonus-own-large = large: { $type }
board-bonus-own-small = small: { $type }
board-knowledge = Knowledge
board-knows = Knowledge: { $numbers }
board-rivals = Rivals
board-players = Players
board-points-head = VP
board-silver-head = Silver
board-workers-head = Workers
board-empty_hexes-head = Empty
board-storage-head = Storage
board-start = Goods: { $goods }. Workers: { $workers }.
board-dealt = Board with duchies { $numbers }.
board-settled = Duchy { $number }, starting castle on { $hex }.
board-chosen = Has chosen in secret.
