# ---- The command line

usage-heading = usage
usage-about = Four great euro games to play, study and teach.
usage-commands = commands
usage-command-metavar = COMMAND
usage-arguments = arguments
usage-options = options
usage-help = show this help and stop
usage-play = play a game in the terminal
usage-replay = step through a recorded game
usage-arena = let bots play many games against each other
usage-bench = measure decisions, games and clones per second
usage-lang = language: { $allowed }
usage-game = one of: { $allowed }
usage-seats = how many players (without it: you and the bots)
usage-bots = who plays the other seats, by comma: { $allowed }; seats left over are for people at this screen (without it: greedy)
usage-seat = your seat, 1 for the first
usage-seed = a number or a word; the same seed gives the same game
usage-setting = NAME=VALUE
usage-option = a setting of the game, such as setup=advanced_open; may be given several times. { $settings }
usage-file = FILE
usage-load = go on with a saved game
usage-record = a saved game
usage-upto = show the position after so many moves and stop
usage-arena-bots = who plays, by comma; every bot sits in every seat
usage-games = how many games
usage-processes = how many processes; 0 is one for each core
usage-bench-seats = how many players
usage-seconds = how long each figure is measured

usage-no-command = Say what to do: bastide COMMAND. The commands are: { $allowed }.
usage-no-such-command = There is no command "{ $got }". The commands are: { $allowed }.
usage-unknown = This is not understood: { $got }. See: bastide COMMAND --help
usage-value-missing = A value must follow { $argument }.
usage-number = After { $argument } a number is expected, not "{ $got }".
usage-no-file = Say which file to replay: bastide replay FILE.
usage-other = This is not understood: { $said }.

bad-own-seat = There is no seat { $got } at a table of { $seats }. Seats are numbered from 1 to { $seats }.
bad-bots-count = { $bots } bots are too many for { $seats } seats: one seat is yours.
load-seats = The saved game has { $seats } players, not { $table }.
load-alone = A saved game is set up already: leave out --seed and --option.

file-missing = There is no file "{ $file }".
file-folder = "{ $file }" is a folder, not a file.
file-denied = "{ $file }" may not be opened.
file-failed = "{ $file }" cannot be used: { $said }.
file-not-text = "{ $file }" is not a saved game: it is not text in UTF-8.
file-not-ours = "{ $file }" exists and is not a saved game; it is left alone. Choose another name.
file-bad = "{ $file }" cannot be read as a saved game. { $said }

# ---- At the table

player = Player { $number }
a-person = { $people ->
    [one] you
   *[other] a person at this screen
}
bot-greedy = the greedy bot (takes what promises most)
bot-random = the random bot (plays anything)
ask-bots = Who plays the other seats of this game for { $seats }? Bots by comma ({ $allowed }), "-" for people, Enter for greedy bots:
greet-seed = Seed of this game: { $seed }
greet-help = Type the number of an option. "help" shows what else you can type.
turn-sum = This turn: { $change }.
turn-change = { $what } { $was } → { $now }
turn-gain = { $what } +{ $gain }
points-gain = +{ $points } { $unit }
unit-points = points
unit-burgundy = VP
unit-caylus1303 = PP
your-turn = { $player }, you decide
hand-over = Hand the screen to { $player }, who then presses Enter.

menu-discard = Which stored tile goes out of the game?
menu-then-discard = { $said }, discarding a stored tile
menu-back = Back
menu-burgundy-take = Take a tile
menu-burgundy-at-depot = { $number ->
    [0] The black depot
   *[other] Depot { $number }
}
menu-burgundy-place = Place a tile in the duchy
menu-burgundy-sell = Sell goods
menu-burgundy-workers = Take workers
menu-burgundy-buy = Buy a tile
menu-burgundy-ship = Send the ship
menu-burgundy-load = Choose goods
menu-burgundy-skip = Decline
menu-burgundy-end = End the turn
menu-burgundy-choose = Choose a duchy

menu-caylus1303-draft = Choose a character
menu-caylus1303-place = Place a worker on a building
menu-caylus1303-site = Place a worker at the castle site
menu-caylus1303-pass = Pass
menu-caylus1303-use = Use the building
menu-caylus1303-build = Build
menu-caylus1303-house = Put up a house
menu-caylus1303-move = Move the provost
menu-caylus1303-take = Take a character
menu-caylus1303-visit = Use a tile at the castle site
menu-caylus1303-deliver = Deliver a set
menu-caylus1303-skip = Decline

end-title = The game is over
end-winner = { $count ->
    [0] Nobody wins.
    [one] { $player } wins!
   *[other] Winners: { $player }!
}
end-next = You can still look around: score, log, player 2, save FILE, undo. Enter ends the program.
save-offer = Save the game? Type a file name, or just Enter to leave without saving:
farewell = Goodbye!

# ---- What was typed

input-empty = Type the number of an option, or "help".
input-long = This line is too long: { $most } letters are enough for anything.
input-number = There is no option { $number }. Options are numbered from 1 to { $count }.
input-over = The game is over; there is nothing to decide any more.
input-illegal = Not allowed: { $line }
input-unknown = "{ $word }" is not understood. Type the number of an option, or "help".
input-similar = Did you mean "{ $word }"?

undo-done = Taken back to the last decision.
undo-nothing = There is nothing to take back.
redo-done = Played again.
redo-nothing = Nothing was taken back, so nothing can be played again.
save-name = Say where to save, for example: save my.game
save-done = Saved in "{ $file }" ({ $count ->
    [one] 1 move
   *[other] { $count } moves
}).
load-name = Say what to load, for example: load my.game
load-done = Loaded "{ $file }" ({ $count ->
    [one] 1 move
   *[other] { $count } moves
}).
load-other = "{ $file }" is a game of { $game } for { $seats }; it does not fit this table. Start it with: bastide play --load { $file }
player-which = There is no player "{ $got }". Players are numbered from 1 to { $seats }.
rule-none = Say which rule, for example: rule { $rule }
rule-which = There is no rule "{ $got }". Rules look like { $rule } or R-6.
tiles-none = There is no tile "{ $got }". Type "tile" to see them all.
tiles-all = Names: { $names }.
log-lines = Say how many lines of the log you want, not "{ $got }".
log-empty = Nothing has happened yet.
log-more = ({ $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}; "log 100" shows more)
hint = The greedy bot would choose { $number }: { $said }.
hint-plain = The greedy bot would choose: { $said }.
hint-why = It brings { $points ->
    [0] no points
   *[other] { $points } { $unit }
} at once; the bot values your position at { $now } before and { $then } after.

whynot-heading = What cannot be done now, and why:
whynot-nothing = Everything that could be done with this is allowed now.
whynot-more = (and { $count } more like this)
whynot-what = "{ $got }" is neither an action nor a thing on the table. Examples: why { $example }; why { $things }
whynot-allowed = This is allowed now{ $number ->
    [0] {""}
   *[other] , it is option { $number }
}: { $said }.
whynot-refused = Not allowed: { $line }

score-source = Source of points
score-total = Total
score-hidden = hidden

# ---- Help

help-input = Type the number of an option to choose it.
help-notation = You can also write an action in one line, such as "{ $example }". What the rest makes clear may be left out. Actions begin with: { $verbs }.
help-burgundy =
    The map: a hex shows its name (h14) and, while it is empty, its type and the number of the die that fills it: [4]. ▸ stands before everything you can use now. [5] is a die to be used, 5✓ a die already used. The number beside goods is the die that sells them. In actions, dice, storage and depot spaces are counted from 0.
help-caylus1303 =
    The road: each space with its number, what stands there, what it does, whose house (⌂●) and whose workers are there. "wood→favour" means: pay wood, get a favour; "cloth→4 PP / 2→6": one or the other; "⌂food": the owner gets food if only others work there. Spaces above the line of the provost are active, those below it lie beyond him. ▸ stands before everything you can use now, » before the space that is activated, ✓ after a character that is used up for this round.
help-commands = Commands (the letter in brackets is enough):

command-help = help
command-help-letter = h
command-help-help = this page
command-board = board
command-board-letter = b
command-board-help = board, question and options once more
command-player = player
command-player-letter = p
command-player-help = everything of one player: player 2; without a number all rivals
command-hint = hint
command-hint-letter = i
command-hint-help = what the greedy bot would do
command-why = why
command-why-letter = w
command-why-help = why something is not allowed: why { $example }; alone: all that cannot be done
command-rule = rule
command-rule-letter = r
command-rule-help = a rule of the game: rule { $rule }
command-tile = tile
command-tile-letter = t
command-tile-help = what a tile or a character does: tile church; alone: all there are
command-log = log
command-log-letter = l
command-log-help = what happened; log 100 for the last 100 lines
command-score = score
command-score-letter = e
command-score-help = where points come from, as far as you may know
command-undo = undo
command-undo-letter = u
command-undo-help = back to your last decision
command-redo = redo
command-redo-letter = y
command-redo-help = play again what was taken back
command-save = save
command-save-letter = s
command-save-help = save the game: save my.game
command-load = load
command-load-letter = a
command-load-help = go on with a saved game: load my.game
command-quit = quit
command-quit-letter = q
command-quit-help = leave

# ---- Replay

replay-position = After move { $number } of { $count }
replay-prompt = Enter next, b back, 0–{ $count } that move, e end, q quit:
replay-what = "{ $got }" is not understood. Enter: next; b: back; a number from 0 to { $count }: that move; e: end; q: quit.
step-next = next
step-next-letter = n
step-back = back
step-back-letter = b
step-end = end
step-end-letter = e
step-quit = quit
step-quit-letter = q

# ---- The board of The Castles of Burgundy

burgundy-round = , round { $round } of 5 · a finished area brings +{ $points } VP
burgundy-order = Order and dice:
burgundy-white = White die: { $die } (this round's goods went to depot { $die }).
burgundy-coming = Goods to come: { $goods }
burgundy-coming-none = No more goods come in this phase.
burgundy-track = Turn order track (steps): { $order }
burgundy-depot = Depot
burgundy-number = No. { $number }
burgundy-black = Black
burgundy-tiles = Tiles
burgundy-goods = Goods
burgundy-bonus-left = Bonus tiles left (■ large ▪ small):
burgundy-duchy = Duchy { $number }
burgundy-points = { $count } VP
burgundy-silver = silver: { $count }
burgundy-workers = workers: { $count }
burgundy-sold = goods sold: { $count }
burgundy-empty_hexes = empty hexes: { $count }
burgundy-storage = Storage
burgundy-stored-goods = Goods
burgundy-bonus = Bonus tiles
burgundy-bonus-own-large = large: { $type }
burgundy-bonus-own-small = small: { $type }
burgundy-knowledge = Knowledge
burgundy-knows = Knowledge: { $numbers }
burgundy-rivals = Rivals
burgundy-players = Players
burgundy-points-head = VP
burgundy-silver-head = Silver
burgundy-workers-head = Workers
burgundy-empty_hexes-head = Empty
burgundy-storage-head = Storage
burgundy-start = Goods: { $goods }. Workers: { $workers }.
burgundy-dealt = Board with duchies { $numbers }.
burgundy-settled = Duchy { $number }, starting castle on { $hex }.
burgundy-chosen = Has chosen in secret.

# ---- The board of Caylus 1303

caylus1303-round = Round { $round } of { $rounds }
caylus1303-asked = { $player } decides
caylus1303-first = { $player } begins this round.
caylus1303-next = The next one: { $player }.
caylus1303-passed = Guilds Bridge, in the order of passing: { $order }.
caylus1303-surcharge = Your surcharge: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}.
caylus1303-building-head = Building
caylus1303-effect-head = Effect
caylus1303-workers-head = Wrk.
caylus1303-build-head = Can be built
caylus1303-points-head = PP
caylus1303-price-head = Cost
caylus1303-wooden-kind = wooden
caylus1303-stone-kind = stone
caylus1303-prestige-kind = prestige
caylus1303-empty = empty
caylus1303-provost = ↑ active ══ provost, { $place }{ $where }{ $beyond ->
    [0] {""}
   *[other] {" "}══ beyond ↓
}
caylus1303-provost-to = provost { $steps }{ $where }
caylus1303-lost = lost: { $workers }
caylus1303-square = {" "}(square { $number })
caylus1303-bridge = provost ±3 for workers
caylus1303-site = Castle site.
caylus1303-site-workers = Workers, the left one delivers first: { $order }
caylus1303-slot = From round { $round }:
caylus1303-not-yet = (not yet)
caylus1303-board = Characters on the board:
caylus1303-players = Players
caylus1303-characters = Characters
caylus1303-reserve-head = reserve
caylus1303-camp-head = camp
caylus1303-houses-head = houses
caylus1303-own = Your characters
caylus1303-offer = Characters to choose from
caylus1303-points-of = Prestige points: { $points }
caylus1303-goods-of = Goods: { $goods }
caylus1303-workers-of = Workers: reserve { $reserve }, camp { $camp }, on the road { $standing }, at the castle site { $site }
caylus1303-houses-of = Houses left: { $houses }, residences: { $residences }
caylus1303-recruits-of = Next recruitment: { $recruits }
caylus1303-sets-of = Sets delivered this round: { $sets }
caylus1303-owned-of = Buildings: { $buildings }

# What tiles cost and do; one of a kind without its number.
caylus1303-food = { $count ->
    [one] food
   *[other] { $count } food
}
caylus1303-wood = { $count ->
    [one] wood
   *[other] { $count } wood
}
caylus1303-stone = { $count ->
    [one] stone
   *[other] { $count } stone
}
caylus1303-cloth = { $count ->
    [one] cloth
   *[other] { $count } cloth
}
caylus1303-gold = { $count ->
    [one] gold
   *[other] { $count } gold
}
caylus1303-any = { $count ->
    [one] any
   *[other] { $count } any
}
caylus1303-worker = { $count ->
    [one] worker
   *[other] { $count } workers
}
caylus1303-points = { $count } PP
caylus1303-favour = favour
caylus1303-house = residence
caylus1303-build-wooden = build wooden
caylus1303-build-stone = { $waive ->
    [0] build stone
   *[other] build stone, stone free
}
caylus1303-steps = provost ±{ $steps }
caylus1303-income = each round { $what }
caylus1303-at-once = at once { $what }

usage-serve = serve tables to browsers
usage-migrate = bring the database up to date
usage-openapi = print the description of the server's interface
usage-host = the address to listen on (default 127.0.0.1; 0.0.0.0 for every address)
usage-port = the port (default 8000)
usage-workers = how many worker processes (default 1)
usage-no-server = The server is not installed ({ $got } is missing): pip install 'bastide[server]'
