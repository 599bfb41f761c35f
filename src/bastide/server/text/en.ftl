# Refusals of the server. The code is the key without "no-".
no-no-table = There is no such table.
no-no-seat = There is no such seat; seats at this table: { $high }.
no-no-name = Say who you are first: enter a name.
no-no-bot = There is no such bot. The bots are: { $allowed }.
no-no-proposal = That proposal is no longer open.
no-no-guest = There is no such guest at the table.
no-no-invite = This table is by invitation only: open it with its link.
no-no-move = There is no such move; the game has { $high } so far.
no-not-your-seat = Seat { $seat } is not yours.
no-not-your-turn = You have nothing to decide now.
no-not-your-redo = Only the player whose move was taken back can play it again.
no-away = You have left seat { $seat }; sit down again first.
no-not-seated = You have no seat at this table.
no-not-asked = Nobody has asked you to agree to that.
no-not-playing = No game is in progress at this table.
no-not-over = The record opens when the game is over; until then the seed is secret.
no-others-wait = The others at this table are waiting for you: it stays in your list.
no-only-host = Only the host of the table can do that.
no-banned = You have been removed from this table.
no-one-seat = You already have a seat at this table; to play several, set up a table on one screen.
no-hotseat-open = At a table on one screen every seat is yours or a bot's.
no-seat-taken = Seat { $seat } is taken.
no-stale = The game has moved on (entry { $number }); look at it and choose again.
no-ahead = That answers a question that has not been asked yet (the last entry is { $number }).
no-illegal = The rules do not allow that.
no-bad-input = That cannot be understood.
no-nothing-to-undo = There is no move of yours to take back.
no-undo-over = The game is over and its seed is public; fork an earlier position to play on from there.
no-nothing-to-redo = Nothing has been taken back.
no-no-hints = There are no hints at this table: that was settled when it was set up.
no-fork-running = Others are playing this game: once it is over you can go on from any of its positions.
no-undo-shared = Somebody else sat here when that was played, and nobody is left who could agree.
no-plays-on = { $name } plays on: a player is removed from a running game only if the others agree, or after leaving it or keeping it waiting for days.
no-secret-seat = Seat { $seat } has chosen in secret: it can be taken over as soon as that is revealed. A bot can step in at once.
no-no-weak-bot = Nobody is left who could agree to another bot: { $bot } steps in here.
no-proposed-already = That has been proposed already; wait for the answers.
no-fork-seats = The new table needs { $count } seats, as this one has.
no-over = The game is over there; choose an earlier position.
no-bad-token = This token is not valid.
no-token-seat = A token plays one seat at one table and does nothing else.
no-too-many = Too many requests; wait a moment.
no-bad-request = The request cannot be read.
no-forbidden = That request did not come from our page; reload it and try again.
no-not-found = There is nothing at this address.
no-bad-method = This address does not take that kind of request.
no-page = This server has no page to show: Bastide was installed without it, or BASTIDE_WEB_FOLDER leads nowhere. Programs can play here: /schema describes how.
no-too-large = The request is too large.
no-too-slow = The request took too long to arrive.
no-head-too-large = The request header is too large.
no-too-many-connections = Too many connections from your address; close some, or try again in a moment.
no-full = The server is full at the moment; try again shortly.
no-hint-pending = One hint at a time: wait for the one you asked for.
no-hint-late = No hint came in time; ask again.
no-no-analysis = This game has not been analysed yet.
no-not-finished = A game can be analysed once it is over.
no-analysis-pending = One analysis at a time: wait for the one you asked for.
no-analysis-busy = Many games are being analysed at the moment; try again in a minute.
no-analysis-failed = The analysis broke off; ask for it again.
no-bot-tables = Only bots are playing at { $most } of your tables already; wait until one of those games has ended.
no-no-database = The database is not answering just now. Try again in a moment: with the same key nothing happens twice.
no-broken-table = This table cannot be opened: its log cannot be read. Whoever runs this server can look into it with `bastide check`.
no-rules-changed = The rules of this game have changed since it began (version { $was }, now { $now }): it can be viewed, but not played on.
rules-changed = The rules of this game have changed since it began (version { $was }, now { $now }). It can be viewed, but not played on. Any of its players can stop it: then its record is open, and it can go on from any position at a new table.
rules-changed-lost = The rules of this game have changed since it began (version { $was }, now { $now }): after { $moves ->
    [one] the first move
   *[other] { $moves } moves
} the next one is no longer allowed ({ $rule }: { $why }). Up to there it can be viewed, but not played on. Any of its players can stop it: then its record is open, and it can go on from any position at a new table.
former-move = { $text } (under the former rules)
no-key-used = Something else has been sent with this key before (entry { $number }).
no-failure = Something went wrong on our side. Nothing was changed; try again.
bad-setting-number = { $name } must be a whole number, at least { $least }, not "{ $got }".
bad-setting-database = BASTIDE_DATABASE_URL must begin with sqlite:/// or postgresql://, not "{ $got }".
bad-setting-secret = BASTIDE_SECRET must have at least { $least } characters; `openssl rand -hex 32` makes one.
bad-setting-origin = BASTIDE_ORIGIN is an address like https://play.example.org, not “{ $got }”.
wait-for = Waiting for { $names }.
proposes = { $name } asks the others: { $what }?
declines = { $name } declines what { $by } asked: { $what }.
withdraws = { $name } withdraws the request: { $what }.
proposed-undo = go back to before move { $to }
proposed-takeover = take over the seat of { $seat }
proposed-bot = let a bot play for { $seat }
proposed-remove = remove { $seat } from the game
proposed-stop = stop the game here
bot-name = Bot { $number }
seat-name = Player { $number }
no-bad-name = That name cannot be used: it may not begin with "@", pile up accents, or contain invisible characters.
no-name-taken = Somebody at this table has a name that looks like "{ $name }". Choose another one.
no-shut-out = The operator of this server has shut you out.
no-logged-out = You were logged out on this device. Enter a name to come back in.
# bastide admin
admin-id = id
admin-guest = guest
admin-name = name
admin-game = game
admin-status = status
admin-moves = moves
admin-updated = last used
admin-people = at the table
admin-seats = seats
admin-entries = entries
admin-created = since
admin-tables = tables
admin-banned = banned
admin-what = who
admin-at = since
admin-none = Nothing found.
admin-sure = Sure? (yes/no)
admin-say-yes = There is nobody to ask whether you are sure: add --yes.
admin-nothing-done = Nothing was done.
admin-say-guest = Say which guest: an id, as "bastide admin guests" shows it.
admin-say-whom = Say whom: a guest's id, an address or a network.
admin-say-table = Say which table: an id, as "bastide admin tables" shows it.
admin-no-guest = There is no guest "{ $got }".
admin-no-ban = "{ $got }" is not banned.
admin-no-status = There is no status "{ $got }"; there is: { $allowed }.
admin-wide-network = { $got } is too wide: at most a /16, or a /32 for IPv6.
admin-days = A number of days cannot be below 0.
admin-nothing-to-tidy = Nothing to do: give --guest-days or --chat-days.
admin-no-database = There is no Bastide database here ({ $why }). BASTIDE_DATABASE_URL says where it is.
admin-other-version = The database is from another version: bastide migrate brings it up to date.
admin-erase-failed = Some tables could not be opened; mend them and erase again: { $tables }.
admin-ask-ban = Ban { $what }?
admin-ask-close = Close { $count ->
    [one] one table
   *[other] { $count } tables
} ({ $tables })?
admin-ask-logout = Log { $what } out on all devices?
admin-ask-erase = Erase the guest { $what } for ever?
admin-ask-tidy = Delete guests who never played after { $guest_days } days and chat after { $chat_days } days (0: never)?
admin-did-ban = { $what } is banned; seats given up: { $tables }.
admin-did-lift = { $what } may come in again.
admin-did-close = Closed: { $count }.
admin-did-logout = { $what } is logged out everywhere.
admin-did-erase = { $what } is erased; tables: { $tables }.
admin-did-tidy = Guests forgotten: { $guests }; lines of chat deleted: { $lines }.
no-drawing = Lots are being drawn; the game begins in a few seconds.
no-not-drawing = No lots are being drawn now.
no-no-commitment = You have given no number for the lots of this table.
no-revealed = You have revealed your number already.
no-wrong-reveal = This is not the number you committed yourself to.
no-silence-player = { $name } plays here; anybody can mute a player for themselves.
no-silenced = The host of this table has silenced you in the chat.

# bastide check
check-progress = Tables
check-broken = The log cannot be played beyond entry { $number } ({ $why }); only a backup helps.
check-snapshot = The snapshot after { $moves } moves is not what the log says.
check-columns = What the lobby lists is not what the log says.
check-short = The log ends with entry { $last }, but the table has had { $number }: a backup may have the rest; mended, it goes on from there.
check-rules = Begun under version { $was } of the rules, now { $now }: it can be viewed up to move { $moves }, not played on.
check-members = { $count ->
    [one] One guest
   *[other] { $count } guests
} would not find this table among theirs.
check-mended = Mended.
check-left = Not all of that could be mended.
check-well = { $tables ->
    [0] There are no tables.
    [one] One table, and it is sound.
   *[other] { $tables } tables, all of them sound.
}
check-result = Tables: { $tables }. Something was wrong with { $bad }; mended: { $mended }.

# Why a server does not start
start-database = The database cannot be used: { $why }
start-database-away = No PostgreSQL answers at { $where }: is it running, and is BASTIDE_DATABASE_URL right?
start-database-login = PostgreSQL does not let { $user } in: check the name and password in BASTIDE_DATABASE_URL.
start-database-name = PostgreSQL has no database "{ $name }": create it first (createdb { $name }).
start-file = The file { $path } cannot be used as a database: { $why }
start-newer = The database was written by a newer Bastide: update this one, or use another database.
start-folder = The folder { $path } cannot be written to; the database and the secret are kept there.
start-other = Another server (process { $process }) is using { $path }: stop it first, or give this one a database of its own with BASTIDE_DATABASE_URL.
start-port-taken = Port { $port } is taken by another program: stop it, or choose another port with --port.
start-port-forbidden = This user may not use port { $port }: choose one above 1023 with --port.
start-port-number = There is no port { $port }: ports are whole numbers up to 65535.
start-host = "{ $host }" is not an address of this machine: choose another one with --host.
start-redis = No Redis answers at { $where }: is it running, and is BASTIDE_REDIS_URL right?
