# Positions that were read and do not add up (checking.py)

bad-json-overlap = { $where }: this tile lies on cells that are taken already.
bad-json-outline = { $where }: these cells do not have the outline of this tile: { $what }.
bad-json-coins = { $where }: { NUMBER($got, useGrouping: 0) } coins; it must be a multiple of 100.
bad-json-open = { $where }: everybody has seen "{ $card }" recruited, so it must be in "hand".
bad-json-inside = { $where }: "{ $card }" was laid aside, so it cannot be in "hand".
bad-json-gone = { $where }: only bonus cards leave the game, not "{ $card }".
bad-json-dealt = { $where }: a player has { $got } professions in hand; while they are chosen there must be { $want }.
bad-json-no-auction = { $where }: this is there in the phase "auction" only.
bad-json-no-sale = { $where }: an object is for sale only while "auction" says who bids.
bad-json-not-sold = { $where }: with so many players this object is not put up for auction.
bad-json-leader = { $where }: whoever has bid most must be one of the bidders.
bad-json-bid = { $where }: a bid is { $low } or more, in steps of { $step }.
bad-json-bid-coins = { $where }: the leader has only { NUMBER($got, useGrouping: 0) } coins.
bad-json-bidders-alone = { $where }: somebody besides the leader must still be bidding.
bad-json-bidders-order = { $where }: bidders stand in the order of their turns, clockwise from the leader, who comes last.
bad-json-bidder = { $where }: seat { $seat } has left the auction, or cannot take this object.
bad-json-sold = { $where }: { $got } objects were sold in this auction, but at most { $most } players have bought one.
bad-json-sold-out = { $where }: this object was sold already, or there is none left.
bad-json-chooser = { $where }: whoever chooses must still be in the auction.
bad-json-actions = { $where }: the actions do not add up: there are some in the action phase only, and what can be done once has taken one.
bad-json-stack-choice = { $where }: while professions are chosen, the seats that have chosen none, the last first, are asked "discard" together.
bad-json-stack-actions = { $where }: in the phase "actions" the first question is "turn", and on top of it lies at most 1 other: for the same seat "lay", "keep", "under" or "work", or one of a module.
bad-json-stack-alone = { $where }: at most 1 question is asked in this phase, but for one that a module puts on top of it.
bad-json-stack-bid = { $where }: "bid" is asked exactly while "auction" says who bids.
bad-json-stack-over = { $where }: the game is over, so nothing is asked.
bad-json-stack-empty = { $where }: nothing is asked, but the game ends only after round 7.
