# What only the server says: moments for a banner, and what is told in one line.

# ---- Worth a banner

moment-round = Round { $round }
moment-majority = { event-majority }
befalls-take = { $other ->
    [0] {""}
   *[other] { $player } takes the { $piece } from { $other }
}
befalls-stranded = { event-stranded }
befalls-pass = { $forced ->
    [0] {""}
   *[other] { $player } cannot place a worker and has to pass
}
