# ---- The command line

usage-heading = usage
usage-about = Four great euro games to play, study and teach.
usage-commands = commands
usage-command-metavar = COMMAND
usage-arguments = arguments
usage-options = options
usage-help = show this help and exit
usage-play = play a game in the terminal
usage-replay = step through a recorded game
usage-analyse = say how a recorded game stood, which turns cost most, and what chance gave
usage-verify = check that nobody rigged a recorded game, and that its moves can be played again
usage-arena = let bots play many games against each other
usage-bench = measure decisions, games and clones per second
usage-list-games = list the games, how many can play and what can be set
usage-list-bots = list the bots
usage-completion = print what a shell needs to complete commands: eval "$(bastide completion bash)"
usage-shell = SHELL
usage-version = show the version and exit
usage-serve = serve tables to browsers
usage-migrate = bring the database up to date
usage-check = check that every table in the database can be opened
usage-table = TABLE
usage-check-table = the id of one table (default: all of them)
usage-mend = rewrite from its log what is wrong with a table
usage-openapi = print the description of the server's interface
usage-lang = language: { $allowed }
usage-game = one of: { $allowed }
usage-seats = how many players (without it: you and the bots, at least as many as the game needs)
usage-bots = who plays the other seats, comma-separated: { $allowed }, or module:Class; "greedy?width=8" says how a bot is made, "expert?style=NAME" which character it has (bastide games); seats left over are for people at this screen (without it, and without --seats: greedy)
usage-seat = your seat, 1 for the first
usage-seed = a number or a word; the same seed gives the same game
usage-setting = NAME=VALUE
usage-option = a setting of the game, may be given several times; `bastide games` lists them
usage-file = FILE
usage-load = go on with a saved game
usage-record = a saved game; - reads it from standard input
usage-hash = HASH
usage-commitment = a check sum that you wrote down when the game began, the server's or your own; may be repeated
usage-upto = show the position after this many moves and exit
usage-nodes = how many positions the bot looks at for each turn that it examines closely (default 4000)
usage-arena-bots = who plays, comma-separated (greedy, "greedy?width=8", module:Class); every bot sits in every seat
usage-games = how many games of each pair, or larger group, of bots; rounded up so that each deal is played in every rotation of the seats
usage-arena-seats = how many sit at a table (default 2): with 2 every pair of bots plays, with more every group of that size
usage-backend = where games are played: { $allowed } (default local; ray needs the extra "ray")
usage-address = the address of a running Ray cluster; without it one is started here
usage-folder = FOLDER
usage-results = add every game to this file as it ends; the same command goes on from it
usage-records = save the record of every game in this folder
usage-report = write a page with tables and plots (HTML)
usage-only-metavar = DEAL:ROTATION
usage-only = play one game of a tournament again
usage-processes = how many processes; 0 is one for each core
usage-bench-seats = how many players
usage-seconds = how long each figure is measured
usage-host = the address to listen on (default 127.0.0.1; 0.0.0.0 for every address)
usage-port = the port (default 8000; 0: any that is free)
usage-workers = how many worker processes (default 1)

usage-no-command = Say what to do: bastide COMMAND. The commands are: { $allowed }.
usage-no-such-command = There is no command "{ $got }". The commands are: { $allowed }.
usage-unknown = Not understood: { $got }. See: bastide COMMAND --help
usage-value-missing = A value must follow { $argument }.
usage-number = After { $argument } a number is expected, not "{ $got }".
usage-no-file = Say which file: bastide { $command } FILE.
usage-no-shell = Say which shell: bastide completion SHELL, one of { $allowed }.
usage-no-such-shell = There is no completion for the shell "{ $got }". The shells are: { $allowed }.
usage-other = Not understood: { $said }.
usage-no-server = The server is not installed ({ $got } is missing): pip install 'bastide[server]'
usage-admin = look after a server: tables, guests, bans, erasing, tidying up
usage-verbs = what to do
usage-verb-metavar = VERB
usage-no-verb = Say what to do: bastide admin VERB. The verbs are: { $allowed }.
usage-no-such-verb = There is no "bastide admin { $got }". The verbs are: { $allowed }.
usage-json = answer in JSON
usage-yes = do not ask whether I am sure
usage-admin-tables = list tables, the last used first
usage-admin-closed = TABLE
usage-admin-closed-help = the tables to close, by their ids
usage-admin-table = TABLE
usage-admin-table-help = show who has been at this table
usage-admin-status-metavar = STATUS
usage-admin-status = only tables that are open, playing, over or closed
usage-admin-game = GAME
usage-admin-game-help = only tables of this game
usage-admin-guest = GUEST
usage-admin-guest-help = a guest's id, as "bastide admin guests" shows it
usage-admin-of-guest = only tables where this guest (by id) has been
usage-admin-idle = only tables that nobody has used for this many days
usage-admin-limit = how many rows at most (default 50)
usage-admin-guests = list guests, the latest first
usage-admin-name = NAME
usage-admin-name-help = an id, or a part of a name
usage-admin-bans = list who is banned
usage-admin-ban = ban a guest or an address
usage-admin-whom = WHOM
usage-admin-whom-help = a guest's id, an address or a network (192.0.2.0/24)
usage-admin-lift = let them in again
usage-admin-close = close tables; a game running there is stopped
usage-admin-logout = log a guest out on all devices
usage-admin-erase = erase a guest: names and chat go, games stay
usage-admin-export = print all that is stored about a guest, in JSON
usage-admin-tidy = forget guests who never played, and old chat
usage-admin-guest-days = after how many days a guest who never played is forgotten; 0: never (default: BASTIDE_GUEST_DAYS)
usage-admin-chat-days = after how many days chat is deleted; 0: never (default: BASTIDE_CHAT_DAYS)

bad-own-seat = There is no seat { $got } at a table of { $seats }. Seats are numbered from 1 to { $seats }.
bad-bots-count = { $bots } bots are too many for { $seats } seats: one seat is yours.
load-seats = The saved game has { $seats } players, not { $table }.
load-alone = A saved game is set up already: leave out --seed and --option.

file-missing = There is no file "{ $file }".
file-folder = "{ $file }" is a folder, not a file.
file-denied = "{ $file }" cannot be opened: permission denied.
file-failed = "{ $file }" cannot be used: { $said }.
file-not-text = "{ $file }" is not a saved game: it is not text in UTF-8.
file-not-ours = "{ $file }" exists and is not a saved game; it is left alone. Choose another name.
file-old = "{ $file }" cannot be played on; bastide replay shows it. { $said }
file-bad = "{ $file }" cannot be read as a saved game. { $said }

# ---- At the table

player = Player { $number }
a-person = { $people ->
    [one] you
   *[other] a person at this screen
}
bot-greedy = the greedy bot (takes what promises most)
bot-random = the random bot (plays anything)
bot-search = the searching bot (thinks ahead)
bot-novice = a novice (sees a step or two ahead, and often errs)
bot-amateur = an amateur (sees a turn through, but misjudges things)
bot-expert = an expert (makes the most of every turn)
bot-master = a master (also thinks about what comes after, for a second or so)
list-game = { $title }, { $few } to { $most } players
list-bot = a bot of the package { $package }
list-styles = Characters that a bot can have, as in expert?style=NAME: { $styles }
ask-bots = Who plays the other seats of this game for { $seats }? Bots, comma-separated ({ $allowed }), "-" for people, Enter for greedy bots:
greet-seed = Seed of this game: { $seed }
greet-help = Type the number of an option. "help" shows what else you can type.
turn-sum = This turn: { $change }.
turn-change = { $what } { $was } → { $now }
turn-gain = { $what } +{ $gain }
points-gain = +{ $points } { $unit }
unit-points = points
your-turn = { $player }, you decide
hand-over = Hand the screen to { $player }, who then presses Enter.
list-more = … and { $count } more; write one as a line, such as: { $example }
go-back = Back

end-title = The game is over
end-winner = { $count ->
    [one] { $player } wins!
   *[other] Winners: { $player }!
}
end-lost = The game is lost: { $player } wins.
end-next = You can still look around: score, log, player 2, save FILE, undo. Enter ends the program.
save-offer = Save the game? Type a file name, or just Enter to leave without saving:
farewell = Goodbye!

# ---- What was typed

input-empty = Type the number of an option, or "help".
input-long = This line is too long: { $most } characters are enough for anything.
input-number = There is no option { $number }. Options are numbered from 1 to { $count }.
input-over = The game is over; there is nothing left to decide.
input-illegal = Not allowed: { $line }
input-unknown = Not understood: "{ $word }". Type the number of an option, or "help".
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
tiles-all = Names:
log-lines = Say how many lines of the log you want, not "{ $got }".
log-empty = Nothing has happened yet.
log-more = ({ $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}; "log 100" shows more)
hint = The bot would choose { $number }: { $said }.
hint-plain = The bot would choose: { $said }.
hint-then = Then: { $then }.

whynot-heading = What cannot be done now, and why:
whynot-nothing = Everything that could be done with this is allowed now.
whynot-more = (and { $count } more like this)
whynot-what = "{ $got }" is neither an action nor a thing on the table. Examples: why { $example }; why { $things }
whynot-allowed = This is allowed now{ $number ->
    [0] {""}
   *[other] , it is option { $number }
}: { $said }.
whynot-refused = Not allowed: { $line }

score-sources = Source of points
score-total = Total
score-hidden = hidden

# ---- Help

help-input = Type the number of an option to choose it.
help-notation = You can also write an action in one line, such as "{ $example }". What the rest makes clear may be left out. Actions begin with: { $verbs }.
help-commands = Commands (the letter in brackets is enough):

command-help = help
command-help-letter = h
command-help-help = this page
command-board = board
command-board-letter = b
command-board-help = board, question and options again
command-player = player
command-player-letter = p
command-player-help = all about one player: player 2; without a number, all rivals
command-hint = hint
command-hint-letter = i
command-hint-help = what a bot would do, and why
command-why = why
command-why-letter = w
command-why-help = why something is not allowed: why { $example }; on its own: all that cannot be done
command-rule = rule
command-rule-letter = r
command-rule-help = a rule of the game: rule { $rule }
command-tile = tile
command-tile-letter = t
command-tile-help = what a piece does: tile { $piece }; on its own: all pieces
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
replay-what = Not understood: "{ $got }". Enter: next; b: back; a number from 0 to { $count }: that move; e: end; q: quit.
step-next = next
step-next-letter = n
step-back = back
step-back-letter = b
step-end = end
step-end-letter = e
step-quit = quit
step-quit-letter = q

verify-no-hash = "{ $got }" is not a check sum, which has 64 hexadecimal digits.
verify-no-dice = Nothing in this record shows where its seed comes from: whoever set the game up may have chosen it.
verify-server = The server revealed the secret it was bound to.
verify-server-not = The secret of the server is not the one it was bound to.
verify-seat = Player { $seat } revealed the number they were bound to.
verify-seat-not = The number of player { $seat } is not the one they were bound to.
verify-seat-withheld = Player { $seat } was bound to a number and did not reveal it: the game began without it.
verify-seat-none = Player { $seat } added no number (a bot, or a program that cannot).
verify-no-seat = The record mentions a player { $seat }, but there is no such seat.
verify-seed = The seed follows from what was revealed.
verify-seed-not = The seed does not follow from what was revealed.
verify-given =
    { $seat ->
        [0] { $given } is the check sum of the server, as you noted it.
       *[other] { $given } is the check sum of player { $seat }, as you noted it.
    }
verify-given-not = { $given } is not in this record: it is another game, or a check sum was replaced.
verify-replay =
    { $count ->
        [one] The move can be played with this seed, and the result is the same.
       *[other] All { $count } moves can be played with this seed, and the result is the same.
    }
verify-replay-not = The record does not replay. { $said }
verify-position = What was hidden in the position it begins with was drawn with this seed.
verify-position-not = What is hidden in the position it begins with was not drawn with this seed.
verify-together = It all checks out: nobody could choose alone what chance brought.
verify-server-alone = It all checks out: the server drew the seed alone, and was bound to it before the game began.

# bastide analyse
analysis-runs = Looking at the game
analysis-nothing = "{ $file }" holds no moves yet: there is nothing to analyse.
analysis-standing = How it stood
analysis-scale = Each player's lead over the best rival as the bot saw it, from { $low } to { $high } points; at the end the real one.
analysis-scale-alone = How it stood as the bot saw it, from { $low } to { $high } points; at the end the real points.
analysis-costly = The costliest turns
analysis-no-costly = No turn was clearly worse than what the bot would have played.
analysis-mistake = { $number }. Move { $move }, { $player }: { $points } points worse (± { $error })
analysis-loss = How many more points the better turn would have brought the player a few rounds later, as the bot sees it.
analysis-played = Played: { $line }
analysis-better = Better: { $line }
analysis-why = Why: { $why }
analysis-players = The players
analysis-luck = dice, bags and decks gave
analysis-agreed = same turns as the bot
analysis-lost = points lost per turn
analysis-of = { $some } of { $all }
analysis-no-chance = nothing
