bad-arena-number = --{ $name } must be at least { $least }, not { $got }.

arena-playing = Playing
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-caption = Every bot sat in every seat equally often. Time is for one decision.
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-share = Share (95 %)
arena-mean = Mean
arena-deviation = Dev.
arena-min = Min
arena-max = Max
arena-thinking = Time
arena-interval = { $share } % ({ $low }–{ $high })
arena-ms = { $ms } ms
arena-tenths = { $whole }.{ $tenths }
