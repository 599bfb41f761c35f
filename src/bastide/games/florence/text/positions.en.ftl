# Positions that were read and do not add up (checking.py)

bad-json-overlap = { $where }: this tile lies on cells that are taken already.
bad-json-outline = { $where }: these cells do not have the outline of this tile: { $what }.
bad-json-coins = { $where }: { NUMBER($got, useGrouping: 0) } coins; it must be a multiple of 100.
bad-json-cards = { $where }: these cards do not lie where they should.
bad-json-auction = { $where }: the auction does not add up: object, bid, who bids and who is in.
bad-json-chooser = { $where }: whoever chooses must still be in the auction.
bad-json-actions = { $where }: the actions do not add up: there are some in the action phase only, and what can be done once has taken one.
bad-json-stack-empty = { $where }: nothing is asked, but the game ends only after round 7.
