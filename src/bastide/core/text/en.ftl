# Refusals that every game shares.
refuse-over = The game is over.
refuse-not-asked = Player { NUMBER($seat) } is not asked anything now.
refuse-other-game = This action belongs to another game; { $game } is being played.

# Starting a game.
bad-language = There is no language "{ $got }". The languages are: { $allowed }.
bad-game = There is no game "{ $got }". The games are: { $allowed }.
bad-bot = There is no bot "{ $got }". The bots are: { $allowed }.
bad-seats = { $game } cannot be played by { $got }. Allowed numbers of players: { $allowed }.
bad-option = { $game } has no option "{ $option }". Its options: { $allowed }.
bad-option-value = Option { $option } cannot be "{ $got }". Allowed: { $allowed }.
bad-seed-type = A seed is an integer or a line of text, not { $got }.
bad-seed-text = A seed of text is one line without blanks around it, not { $got }.

# Notation.
bad-notation-empty = The line is empty. Write an action such as "workers die=0".
bad-notation-verb = No action begins with "{ $word }". Actions begin with: { $allowed }.
bad-notation-word = "{ $word }" is not of the form name=value.
bad-notation-twice = "{ $field }" is written twice.
bad-notation-ambiguous = "{ $line }" fits { $count } actions. Say more ({ $fields }), for example: { $some }.
bad-action-verb = There is no action "{ $got }". Actions: { $allowed }.
bad-code = Code { $code } names nothing in this position; codes run from 0 to { $high }.

# JSON.
bad-json-type = { $where }: this must be { $want ->
    [object] an object
    [list] a list
    [number] a whole number
    [bool] true or false
   *[text] a text
}.
bad-json-unknown = { $where }: "{ $name }" is not known here. Allowed: { $allowed }.
bad-json-missing = { $where }: "{ $name }" is missing.
bad-json-length = { $where }: there must be { $want } entries, not { $got }.
bad-json-range = { $where }: { $got } is out of range; allowed is { $low } to { $high }.
bad-json-name = { $where }: "{ $got }" is not known. Allowed: { $allowed }.
bad-ledger-row = { $where }: a row is [seat, points, rule, why, what, move].

# Records.
bad-record = Line { $line }: { $said }
bad-record-heading = a record begins with "{ $want }".
bad-record-cut = the record breaks off: the closing line "end …" is missing.
bad-record-want = "{ $want }" belongs here, not "{ $got }".
bad-record-move = "{ $got }" is not a move: a seat number and an action.
bad-record-illegal = this move is not allowed ({ $rule }): { $said }
bad-record-count = the closing line speaks of { $want } moves, but there are { $got }.
bad-record-sum = the check sum does not fit (it is { $got }, it should be { $want }): the record was changed.
bad-upto = The record has { $high } moves; { $got } is not among them.

why-by-hand = set by hand
