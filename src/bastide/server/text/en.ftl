# Refusals of the server. The code is the key without "no-".
no-no-table = There is no such table.
no-no-seat = There is no such seat; seats at this table: { $high }.
no-no-name = Say who you are first: enter a name.
no-no-bot = There is no such bot. The bots are: { $allowed }.
no-no-proposal = That proposal is no longer open.
no-no-guest = Nobody of that kind is at the table.
no-no-invite = This table is by invitation: open it with its link.
no-no-move = There is no such move; the game has { $high } so far.
no-not-your-seat = Seat { $seat } is not yours.
no-not-your-turn = You are not asked anything now.
no-not-your-redo = Only the player whose move was taken back can play it again.
no-away = You have left seat { $seat }; sit down again first.
no-not-seated = You do not sit at this table.
no-not-asked = You are not asked to agree to that.
no-not-playing = No game is going on at this table.
no-not-over = The record is open when the game is over; until then the seed is secret.
no-only-host = Only the host of the table can do that.
no-banned = You have been shown the door of this table.
no-one-seat = You sit at this table already; several seats for one person need a table on one screen.
no-hotseat-open = At a table on one screen every seat is yours or a bot's.
no-seat-taken = Seat { $seat } is taken.
no-stale = The game has moved on (entry { $number }); look at it and choose again.
no-ahead = That answers a question that has not been asked yet (the last entry is { $number }).
no-illegal = The rules do not allow that.
no-bad-input = That cannot be understood.
no-nothing-to-undo = There is no move of yours to take back.
no-undo-over = The game is over and its seed is public; fork an earlier position to play on from there.
no-nothing-to-redo = Nothing has been taken back.
no-no-hints = At this table nobody gets hints: that was agreed when it was set up.
no-fork-running = Others play this game: when it has ended you can go on from any of its positions.
no-undo-shared = Somebody else sat here when that was played, and nobody is left who could agree.
no-plays-on = { $name } plays on: who sits at a running game goes only with the consent of the others, or after leaving it or keeping it waiting for days.
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
no-head-too-large = The head of the request is too large.
no-too-many-connections = Too many connections from your address; close some, or try again in a moment.
no-full = The server is full at the moment; try again shortly.
no-hint-pending = One hint at a time: wait for the one that you have asked for.
no-hint-late = No hint came in time; ask again.
no-no-analysis = This game has not been analysed yet.
no-not-finished = A game is analysed when it is over.
no-analysis-pending = One analysis at a time: wait for the one that you have asked for.
no-analysis-busy = Many games are being analysed at the moment; try again in a minute.
no-analysis-failed = The analysis broke off; ask for it again.
no-bot-tables = Bots play alone at { $most } of your tables already; wait until one of those games has ended.
no-no-database = The database does not answer just now. Try again in a moment: under the same key nothing happens twice.
no-broken-table = This table cannot be opened: what was written down of it cannot be read. Whoever runs this server can look with `bastide check`.
no-rules-changed = The rules of this game have changed since it was begun (version { $was }, now { $now }): it can be looked at, but not played on.
rules-changed = The rules of this game have changed since it was begun (version { $was }, now { $now }). It can be looked at, but not played on. Whoever plays here can stop it: then its record is open, and it can go on from any position at a new table.
rules-changed-lost = The rules of this game have changed since it was begun (version { $was }, now { $now }): after { $moves ->
    [one] the first move
   *[other] { $moves } moves
} the next one is not allowed any more ({ $rule }: { $why }). Up to there it can be looked at, but not played on. Whoever plays here can stop it: then its record is open, and it can go on from any position at a new table.
former-move = { $text } (by the former rules)
no-key-used = Something else was sent under this key before (entry { $number }).
no-failure = Something went wrong on our side. Nothing was changed; try again.
bad-setting-number = { $name } must be a whole number, at least { $least }, not "{ $got }".
bad-setting-database = BASTIDE_DATABASE_URL must begin with sqlite:/// or postgresql://, not "{ $got }".
bad-setting-secret = BASTIDE_SECRET must have at least { $least } characters; `openssl rand -hex 32` draws one.
bad-setting-origin = BASTIDE_ORIGIN is an address like https://play.example.org, not “{ $got }”.
wait-for = Waiting for { $names }.
bot-name = Bot { $number }
seat-name = Player { $number }
no-bad-name = That name cannot be used: it may not begin with "@", pile up marks, or hold signs that nobody sees.
no-name-taken = At this table somebody has a name that looks like "{ $name }". Choose another one.
no-shut-out = The operator of this server does not let you in.
no-logged-out = You were logged out of this device. Take a name to come in again.
# bastide admin
admin-id = id
admin-guest = guest
admin-name = name
admin-game = game
admin-status = status
admin-moves = moves
admin-updated = touched
admin-people = at the table
admin-seats = seats
admin-entries = entries
admin-created = since
admin-tables = tables
admin-banned = out
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
admin-no-ban = "{ $got }" is not kept out.
admin-no-status = There is no status "{ $got }"; there is: { $allowed }.
admin-wide-network = { $got } is too much of the world: at most a /16, of IPv6 a /32.
admin-days = Days are counted from 0.
admin-nothing-to-tidy = Nothing to do: say --guest-days or --chat-days.
admin-no-database = There is no database of Bastide here ({ $why }). BASTIDE_DATABASE_URL says where it is.
admin-other-version = The database is of another version: bastide migrate brings it up to date.
admin-erase-failed = Some tables could not be opened; mend them and erase again: { $tables }.
admin-ask-ban = Keep { $what } out?
admin-ask-close = Close { $count ->
    [one] one table
   *[other] { $count } tables
} ({ $tables })?
admin-ask-logout = Log { $what } out on all devices?
admin-ask-erase = Erase the guest { $what } for ever?
admin-ask-tidy = Take away guests who never played after { $guest_days } days and chat after { $chat_days } days (0: never)?
admin-did-ban = { $what } is kept out; seats left: { $tables }.
admin-did-lift = { $what } may come in again.
admin-did-close = Closed: { $count }.
admin-did-logout = { $what } is logged out everywhere.
admin-did-erase = { $what } is erased; tables: { $tables }.
admin-did-tidy = Guests forgotten: { $guests }; lines of chat taken away: { $lines }.
no-drawing = Lots are being drawn; the game begins in a few seconds.
no-not-drawing = No lots are being drawn now.
no-no-commitment = You have brought no number for the lots of this table.
no-revealed = You have revealed your number already.
no-wrong-reveal = This is not the number you have committed yourself to.
no-silence-player = { $name } plays here; everybody can mute a player for themself.
no-silenced = The host of this table does not let you speak in the chat.

# bastide check
check-progress = Tables
check-broken = The log cannot be played beyond entry { $number } ({ $why }); only a backup helps.
check-snapshot = The snapshot after { $moves } moves is not what the log says.
check-columns = What the lobby lists is not what the log says.
check-short = The log ends with entry { $last }, but the table has had { $number }: a backup may have the rest; mended, it goes on from there.
check-rules = Begun by version { $was } of the rules, now { $now }: it can be looked at up to move { $moves }, not played on.
check-members = { $count ->
    [one] One guest
   *[other] { $count } guests
} would not find this table among theirs.
check-mended = Mended.
check-left = Not all of that could be mended.
check-well = { $tables ->
    [0] There are no tables.
    [one] One table, and it is well.
   *[other] { $tables } tables, all of them well.
}
check-result = Tables: { $tables }. Something was wrong with { $bad }; mended: { $mended }.

# Why a server does not start
start-database = The database cannot be used: { $why }
start-database-away = No PostgreSQL answers at { $where }: is it running, and is BASTIDE_DATABASE_URL right?
start-database-login = PostgreSQL does not let { $user } in: look at the name and password in BASTIDE_DATABASE_URL.
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
