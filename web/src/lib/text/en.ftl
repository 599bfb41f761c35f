# The shell
close = Close
undo = Undo
redo = Redo
hint = Hint
log = Log
ledger = Points
chat = Chat
rules = Rules
contents = Contents
no-rules = There is no rules page for this game.
text-board = Text board
board = Board
what-to-touch = What you can touch
on-the-table = On the table
yes = yes
no = no
settings = Settings
menu = Menu
home = Bastide: back to the lobby
actions = All actions
question-and-actions = Question and actions
other = All actions
players = Players
player-number = player { $number }
player-called = Player { $number }
waiting = Waiting for { $names }
waiting-bot = { $names } { $count ->
    [one] is
   *[other] are
 } thinking …
you = You
bot = bot
bot-number = Bot { $number }
away = has left
away-short = away
to-move = to move
place-in-order = number { $place } in turn order
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-hidden = points hidden
show-again = Show it again
takes-back = { $name } takes a move back.
takes-back-of = { $name } takes back { $count ->
    [one] the move
   *[other] the moves
}: { $moves }.
online = here now
watching = You are watching
offline = No connection. Trying again … Nothing is lost.
connecting = Connecting …
busy = Sending …
nothing-offered = nothing yet
add-to-offer = You may add
shape-tools = Laying a shape
shape-turn = Turn
shape-flip = Flip
shape-back = Back
shape-best = Best fit
shape-fits = It fits there.
fewer = Fewer
more = More
do-it = Do it
over = The game is over
winner = { $count ->
    [one] { $name } wins
   *[other] { $name } win together
}
you-win = { $count ->
    [0] You win!
   *[other] You win, together with { $names }!
}
lost = it is lost
is-ready = ready
hint-is = A bot would: { $label }
hint-then = Then: { $then }.
hint-asked = Asking a bot …
new-version = A new version of this page is ready.
part-missing = This part of the page could not be loaded: there is no connection, or the page is older than the server.
something-to-touch = something to touch
reload = Reload
before-after = { $name } { $before } → { $after }
search = Search
nothing-found = Nothing found.
more-found = { $count ->
    [one] One more. Search, or touch something first.
   *[other] { $count } more. Search, or touch something first.
}
back = Back
since-last = Since your last turn
last-turns = The last turns
before-that = Before that
all-log = Show all
empty-log = Nothing has happened yet.
# Seats, proposals
open-seat = open seat
sit-down = Sit down
take-over = Take over
let-bot = Let a bot play
leave = Leave the table
here = here
show-door = Show the door
kick = Remove
ban = Remove for good
cancel = Cancel
close-table = Close the table
read-only = View only
closed = This table was closed.
ended-resigned = { $names } resigned: the game is over.
ended-agreed = All have agreed to stop here.
ended-left = The others had left, and the game was stopped.
ended-alone = The game was stopped.
ended-rules = The rules of the game have changed: it was stopped here.
ended-operator = The operator of the server has closed this table.
close-table-sure = Nobody can play on after that.
resign = Resign
resign-sure = You give up. With two players the other wins; with more, a bot plays on for you.
stop = Stop the game
stop-sure = The game ends here if the others agree.
invite-link = Invite link
watch-link = Link to watch
copy = Copy
share = Share
link-copied = The link is copied.
link-selected = The link is selected; copy it.
invites-you = { $name } invites you to { $game }
watch-us = { $name } shows you a game: { $game }
who-sits = Who sits at the table
no-account = No account is needed. You can also stay here and watch.
name-needed = Enter a name.
you-sit = You have a seat. { $count ->
    [0] The game begins.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
you-host = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
proposal-undo = { $by } asks to go back to before move { $to }.
proposal-takeover = { $by } asks to take over the seat of { $seat }.
proposal-bot = { $by } asks to let a bot play for { $seat }.
proposal-remove = { $by } asks to remove { $seat } from the game.
proposal-stop = { $by } asks to stop the game here.
agree = Agree
decline = Decline
proposed = The others have been asked.
withdraw = Withdraw
proposal-lapsed = The game has gone on: your request has lapsed.
skip-turns = Skip
waiting-for-players = Waiting for players. Send them the link.
hand-over = Hand the screen to { $name }
ready = I am { $name }
# Replay
replay = Replay
replay-at = Move { $at } of { $of }
to-round = Jump to a round
with-friends = … with friends
play-from-here = Play on from here
once-more = Play again
to-now = Back to now
play = Play
pause = Pause
step-back = One move back
whole-step = Everything in this step
step-on = One move forward
export = Save the record
analysis = Analysis
the-end = The end
tie-broken = ahead on the tie-break
largest-sources = Largest sources of points
turning-point = The turning point
leads-since = { $name } was never behind again after move { $move }.
fairness = Chance and check sums
fairness-open = When all are seated, lots are drawn from secret numbers of the server and of the players. Their check sums are shown here before anybody reveals a number, so nobody can choose what chance will bring.
fairness-together = Nobody could choose what chance brings here. The server and the players were bound to secret numbers, whose check sums (SHA-256) are shown here from the start; the seed is made of all of them. When the game is over the numbers are shown.
fairness-alone = The server drew the seed before the game began. Its check sum (SHA-256) is shown here from the start, the seed when the game is over: everybody can see that it was not changed.
dice-server = Check sum of the server
dice-of = Check sum of { $name }
dice-secret = Secret of the server
dice-number = Number of { $name }
dice-withheld = not revealed; the game began without it
dice-mine = Checked on this device: the server kept to its check sum, your number is part of the seed, and the seed is right.
dice-seen = Checked on this device: the server kept to its check sum, and the seed is right.
dice-missing = Checked on this device: the server kept to its check sum, and the seed is right; but your number did not arrive in time, and the game began without it.
dice-wrong = Careful: what was revealed does not match what this device has seen.
dice-verify = To check every move too, save the record: bastide verify FILE
drawing-dice = Drawing lots
drawing-help = Everybody's page adds its number. The game begins in a few seconds.
seed = Seed
# Ledger
points-over-time = Points over time
points-by-source = Points by source
source = Source
total = Total
hidden = hidden
# Chat
say = Say something
send = Send
unread = new messages
nothing-said = Nobody has said anything yet.
who-is-heard = Who is heard
mute = Mute
muted = Muted
mute-whom = Mute { $name } on this device
silence = Silence for all
silenced = Silenced for all
silence-whom = Do not let { $name } speak at this table
unheard = { $count ->
    [one] A message from somebody you have muted
   *[other] { $count } messages from people you have muted
}
# Lobby
your-name = Your name
save-name = Save
log-out-elsewhere = Log out on all other devices
log-out-elsewhere-help = Whoever else uses your name and seats, on another device or with a key for a program, is logged out. You stay.
logged-out-elsewhere = Done: only this device plays under your name now.
saved = Saved.
bots-count = { $count ->
    [one] a bot
   *[other] { $count } bots
}
bots-novice = { $count ->
    [one] a novice
   *[other] { $count } novices
}
bots-amateur = { $count ->
    [one] an amateur
   *[other] { $count } amateurs
}
bots-expert = { $count ->
    [one] an expert
   *[other] { $count } experts
}
bots-master = { $count ->
    [one] a master
   *[other] { $count } masters
}
name-first = Enter your name to play. No account is needed.
your-move-at = { $count ->
    [0] Your tables
    [one] Your move at { $count } table
   *[other] Your move at { $count } tables
}
your-move = your move
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now. Open a table of your own.
public-games = Games to watch
no-tables-yet = No games yet. Choose a game and press Start.
all-tables = Show all { $count } tables
fewer-tables = Show fewer tables
offline-lists = No connection: tables cannot be shown now.
just-now = just now
put-away = Put away
take-back-table = Put back
was-put-away = { $game } has been put away.
was-taken-back = { $game } is among your tables again.
hide-put-away = Hide put-away tables
show-put-away = Show put-away tables ({ $count })
new-table = New table
against = Against
against-bots = bots
against-friends = friends
this-screen = on one screen
seats = Players
seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
who-plays = Who plays
name-of-player = Name of player { $number }
bot-at = A bot plays for player { $number }
alone = You play alone.
bots-play = Bots
bots-style = Character
any-style = any
bot-novice = novice
bot-novice-about = Has just learned the rules: sees a step or two ahead and often errs.
bot-amateur = amateur
bot-amateur-about = Has played some games: sees a turn through, but misjudges things.
bot-expert = expert
bot-expert-about = Makes the most of every turn.
bot-master = master
bot-master-about = Also thinks about what comes after, for a second or so.
bot-greedy = greedy
bot-random = random
bot-search = searching
who-may-come = Who may join
by-link = by link
everybody = everybody
rules-of = Rules: { $game }
start-game = Start { $game }
watch = Watch
resume = Play
import-record = Open a record
import-help = Paste a record or choose a file. The game goes on from there; what was hidden then, such as hands and decks, is dealt again.
choose-file = Choose a file
open = Open
hints-allowed = Hints: anybody at the table may ask what a bot would do
more-options = More options
expert-options = For experts
status-open = waiting for players
status-playing = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
status-over = finished
status-drawing = lots are being drawn
# Settings
language = Language
theme = Theme
theme-auto = follow system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
confirm-setting = Ask before acting
confirm-always = always
confirm-turn = when it is final
confirm-never = never
text-size = Text size
patterns = Patterns as well as colours
speed = Animations
speed-off = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
sounds = Sounds
sounds-are = Sounds: { $state ->
    [on] on
   *[off] off
}
notify = Browser notifications
notify-denied = The browser does not allow notifications here. You can allow them in its settings for this page.
sign-move = ● Your move
sign-chat = ✉ { $count }
on = on
off = off
credits = Credits
credits-icons = Icons from game-icons.net by its authors, CC BY 3.0, some recoloured.
credits-fonts = Typefaces Alegreya and Source Sans 3, SIL Open Font License.
credits-rights = The games belong to their authors and publishers. Bastide contains none of their art or text.
keys = Keys

# ---- What a touch would do

which-means = With what?
asks-reveals = After this something new is revealed.
asks-ends = This ends your turn.
which-leaves = What do you give up?
given-up = given up
costs = costs { $price }
brings = brings { $points }
take-back = Clear selection
take-back-this = { $what }: deselect
asked-of = { $name } · { $question }
rule = Rule { $rule }
key = key { $key }
bots-move = { $count ->
    [one] The bot is moving …
   *[other] The bots are moving …
}
curtain-setting = Curtain on a shared screen
curtain-always = at every turn
curtain-secrets = only before secrets

# The same again
as-last-time = As last time
closer = Look closer
