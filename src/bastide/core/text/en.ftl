# Whom a sentence speaks of, where players have no names; they are counted from 1.
the-player = Player { $number }

# Refusals that every game shares.
refuse-over = The game is over; nobody can do anything more.
refuse-pending = You can't do that now. { $pending }
refuse-not-asked = { $player } has nothing to decide now.
refuse-other-game = This action belongs to another game; the game played here is "{ $game }".

# What is asked.
ask-over = The game is over.
ask-wait = { $count ->
    [one] Waiting for { $player }.
   *[other] Waiting for { $count } players.
}

# How far a game has come, for lists of games.
progress-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
progress-round = round { $round } of { $rounds }

# Starting a game.
bad-language = There is no language "{ $got }". The languages are: { $allowed }.
bad-game = There is no game "{ $got }". The games are: { $allowed }.
missing-words = The game "{ $game }" has no words for some of what it says; they belong in its folder text ({ $said }).
bad-bot = There is no bot "{ $got }". The bots are: { $allowed }; one of your own is named module:Class.
bad-plug-in = "{ $name }" of the package { $package } cannot be loaded: { $said }
bad-listed-bot = There is no bot "{ $got }". The bots are: { $allowed }.
bad-bot-form = The bot "{ $bot }": after "?" comes NAME=VALUE, several joined by "&", not "{ $got }".
bad-bot-twice = The bot "{ $bot }": "{ $word }" is given twice; give it once.
bad-bot-word = The bot "{ $bot }" takes no "{ $word }". It takes: { $allowed }.
bad-bot-needs = The bot "{ $bot }" needs "{ $word }". It takes: { $allowed }.
bad-bot-value = The bot "{ $bot }": "{ $word }" must be { $want ->
    [int] a whole number
    [float] a number
   *[bool] true or false
}, not "{ $got }".
bad-bot-negative = "{ $word }" must not be below 0: { $got }.
bad-bot-style = { $game } has no style "{ $got }". The styles are: { $allowed }.
bad-bot-least = "{ $word }" must be at least { $least }, not { NUMBER($got, useGrouping: 0) }.
bad-bot-load = The bot "{ $bot }" cannot be made: { $said }
bad-bot-kind = "{ $bot }" makes no bot: it must be a class derived from bastide.Bot, or a function that returns such an object.
bad-bot-name = A bot cannot be called "{ $got }": a name is not empty and has none of { $signs } in it.
bad-register = Call register(game), or register("name", bot) with a class, a function that makes bots, or a bot.
bad-seat = There is no seat { $got }; the seats are 0 to { $high }.
bad-seats = The game "{ $game }" cannot have this number of players: { $got }. Allowed: { $allowed }.
bad-option = The game "{ $game }" has no option "{ $option }". Its options are: { $allowed }.
bad-option-value = The option "{ $option }" cannot be "{ $got }". Allowed: { $allowed }.
bad-option-text = The option "{ $option }" cannot be the text "{ $got }". Allowed, without quotation marks: { $allowed }.
bad-option-form = "{ $got }" is not of the form NAME=VALUE.
bad-option-file = The file "{ $file }" cannot be read: { $said }.
bad-option-twice = The option "{ $option }" is given twice; give it once.
bad-seed-type = A seed is an integer or a line of text, not a value of type { $got }.
bad-seed-text = A seed of text is one line, not empty, with no blanks around it, not { $got }.

# Actions as lines of text and as codes.
bad-notation-empty = The line is empty. Write the first word of an action, then its fields as name=value.
bad-notation-verb = No action begins with "{ $word }". Actions begin with: { $allowed }.
bad-notation-word = "{ $word }" is not of the form name=value.
bad-notation-twice = "{ $field }" is written twice; write it once.
bad-notation-field = "{ $word }" has no field "{ $field }". Its fields are: { $allowed }.
bad-notation-ambiguous = "{ $line }" fits { $count } actions. Say more ({ $fields }), for example: { $some }.
bad-action-type = "{ $got }" is not an action. A line of text becomes one with game.parse, JSON with game.action.
bad-action-verb = { $where }: there is no action "{ $got }". The actions are: { $allowed }.
bad-code = Code { $code } names nothing in this position; codes run from 0 to { NUMBER($high, useGrouping: 0) }.
bad-observe = The game { $game } has no observations: its Game says nothing in `observed`.
bad-draw = A draw must be 0 to { NUMBER($high, useGrouping: 0) }, not { NUMBER($got, useGrouping: 0) }.
bad-encode = The action "{ $action }" has no code, because no position allows it.

# JSON. Seats are counted from 0 there.
bad-json-type = { $where }: this must be { $want ->
    [object] an object
    [list] a list
    [number] a whole number
    [bool] true or false
   *[text] a string
}.
bad-json-unknown = { $where }: "{ $name }" does not belong here. Allowed: { $allowed }.
bad-json-missing = { $where }: "{ $name }" is missing.
bad-json-length = { $where }: there must be { $want ->
    [one] 1 entry
   *[other] { $want } entries
}, not { $got }.
bad-json-longer = { $where }: { $got } entries are too many; at most { $most }.
bad-json-most = { $where }: { $got } are too many; at most { $most }.
bad-json-cure = { $said } Leave out "{ $cure }", and it is made from the rest.
bad-json-carries = { $where }: the question "{ $ask }" carries nothing; leave this out.
bad-json-range = { $where }: { NUMBER($got, useGrouping: 0) } is out of range; allowed is { $low } to { NUMBER($high, useGrouping: 0) }.
bad-json-name = { $where }: "{ $got }" is not known here. Allowed: { $allowed }.
bad-ledger-row = { $where }: a row is [seat, points, rule, why, what, move] with whole numbers for seat, points and move and strings for the rest.

# Records.
bad-record = Line { NUMBER($line, useGrouping: 0) }: { $said }
bad-record-heading = a record begins with "{ $want }".
bad-record-cut = the record breaks off: the closing line "end …" is missing.
bad-record-want = "{ $want }" belongs here, not "{ $got }".
bad-record-move = "{ $got }" is not a move. A move is a seat number, counted from 0, and an action.
bad-record-illegal = this move is not allowed ({ $rule }): { $said }
bad-record-count = the closing line speaks of { $want ->
    [one] 1 move
   *[other] { $want } moves
}, but the record has { $got }.
bad-record-seats = the position is for { $got } players, the record for { $want }.
bad-record-sum = the check sum is { $got }, but it should be { $want }: the record was changed.
bad-record-old = it was set up under version { $was } of the rules; under version { $now }, in force here, it cannot be: { $said }
old-record = This game was played under version { $was } of the rules; version { $now } is in force here. It can be viewed up to move { $moves }, but not played on: one line no longer holds. { $said }
bad-upto = There is no move { $got }: the record has { $high ->
    [one] 1 move
   *[other] { $high } moves
}.

# Points and what they came from; games say the sentence around a sum (event-score-plain).
score-source = { $why }: { $what }
score-part = { $why } ({ $what }) { $points }
score-part-plain = { $why } { $points }

# Why a turn is good: parts of a sentence, each with its points. "about" are those that it promises.
reason = { $said }.
reason-and = { $first }; { $second }
reason-source = { $why } ({ $what })
reason-scored = { $source }: +{ $points }
reason-more = { $first }, { $why }: +{ $points }
reason-spoils = spoils { $player }'s plans (about −{ $points })
reason-ahead = looking ahead, it comes out better than anything else (about +{ $points })
reason-even = nothing stands out here, and this is as good as anything
reason-clear = this is the usual choice, and nothing else promises more
aspect-standing = improves your position (about +{ $points })
kept-standing = leaves you best off (about +{ $points })
why-by-hand = set by hand

bad-seed-long = A seed is an integer of at most 1200 digits or a line of text.
bad-json-empty = { $where }: at least one must be named.
bad-json-rng = { $where }: these are not the words of a generator: four numbers, not all of them 0, or ten.
bad-json-count = { $where }: "{ $what }": { $got } found, there must be { $want }.
bad-json-twice = { $where }: this is named twice.
bad-json-order = { $where }: every seat must be named exactly once.
bad-json-stack = { $where }: this cannot be asked in such a position.
bad-json-ask = { $where }: "{ $ask }" cannot be asked in such a position, or not with these values.
bad-json-stack-nothing = { $where }: the last decision leaves nothing to choose.

# Values as they are printed, in place of reconstructed ones (an option).
bad-components-json = { $where }: this is not JSON, at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
bad-components-twice = { $where }: "{ $name }" is named twice in one object.
bad-components-long = { $where }: { NUMBER($got, useGrouping: 0) } characters are too many; at most { NUMBER($most, useGrouping: 0) } are taken.
bad-dice = "{ $got }" is not a line about the dice: such a line names the server or a seat once, the check sum, and what was revealed or "-".
bad-dice-server = The line "# dice server …" is missing.
