# What only the server says: moments for a banner, and what is told in one line.

# ---- Worth a banner

moment-round = Round { $round }
moment-why-best = Best Work of the round: { $player } (+{ $points } PP)
befalls-recruit = { $other ->
    [0] {""}
   *[other] { $player } recruits from { $other }: { $piece }
}
befalls-refuse = { event-refuse }
befalls-unpaid = { event-unpaid }
befalls-stake = { $other ->
    [0] {""}
   *[other] { event-stake }
}

# ---- A whole auction in one line

fold-open = { $what } auction
folded-open = { $player } { $coins }
fold-raise = { fold-open }
folded-raise = { folded-open }
fold-pass = { fold-open }
folded-pass = {""}
fold-sold = { fold-open }
folded-sold = { $player } wins at { $coins }
