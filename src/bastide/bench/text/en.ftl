bench-machine = { $python }, { $system }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}; bastide { $version }, { $compiled ->
    [yes] compiled
   *[no] not compiled
}. Random play, one core.

bench-title = { $game }, { $seats } players
bench-caption = per second: median of { $rounds } rounds ± half their range
bench-decisions = decisions/s
bench-games = games/s
bench-clones = clones/s

bench-interpreted = interpreted
bench-compiled = compiled
bench-catanatron = Catanatron
bench-ratio = { $engine } : Catanatron
bench-rate = { $rate } ±{ $spread }%
bench-times = ×{ $ratio }
bench-tenths = { $whole }.{ $tenths }

bench-no-compiled = The compiled figures are missing: the extensions are not built. `make compile` builds them.
bench-no-catanatron = Catanatron is missing and was left out. To install it: pip install 'bastide[bench]'
