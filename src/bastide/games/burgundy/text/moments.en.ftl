# What only the server says: moments for a banner, and what is told in one line.

# ---- Worth a banner

moment-phase = { $phase ->
    [a] Phase A: a finished area brings 10 VP extra
    [b] Phase B: a finished area brings 8 VP extra
    [c] Phase C: a finished area brings 6 VP extra
    [d] Phase D: a finished area brings 4 VP extra
   *[e] Phase E: a finished area brings 2 VP extra
}
moment-round = Round { $round }
moment-bonus = { $player } takes the { $piece }
