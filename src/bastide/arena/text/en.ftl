bad-arena-number = --{ $name } must be at least { $least }, not { $got }.
bad-arena-nobody = Name at least one bot.
bad-arena-bots = { $seats } seats need at least { $seats } bots, and { $bots ->
    [one] only one is
   *[other] only { $bots } are
} named; the same bot may be named again.
bad-arena-backend = There is no backend "{ $got }". The backends are: { $allowed }.
bad-arena-no-ray = Ray is not installed: pip install 'bastide[ray]'
bad-arena-address = No Ray cluster can be used at { $address }: { $said }.
bad-arena-address-alone = --address names a Ray cluster: add --backend ray.
bad-arena-version = A node of the cluster has Bastide { $there }, and this is { $here }.
bad-arena-lost = The cluster lost the same games again and again: { $said }
bad-arena-process = A worker process was killed from outside, or ran out of memory.
bad-arena-place = Nothing can be written to { $file }: it is a folder, or its folder does not exist.
bad-arena-only = --only needs DEAL:ROTATION, such as 7:1, with a rotation from 0 to { $high }, not "{ $got }".
bad-arena-only-bots = --only plays one game: name exactly { $seats ->
    [one] one bot
   *[other] { $seats } bots
} for it.
bad-results-file = { $file } exists and is not a file of results; it is left alone.
bad-results-line = Line { $line } of { $file } cannot be read.
bad-results-busy = { $file } is being written by another run.
bad-results-other = { $file } holds the results of another run: there "{ $name }" is { $there }, here it is { $here }.

arena-playing = Playing
arena-interrupted = Interrupted. The same command goes on from { $file }.
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-one = { $game }: deal { $deal }, rotation { $rotation }
arena-caption = Every bot sat in every seat equally often. Time is per decision.
arena-pairs-caption = Ahead: games in which the first one did better. Difference of points on equal deals.
arena-unrated = Ratings need one more package: pip install 'bastide[arena]'
arena-bot = Bot
arena-rating = Rating
arena-rated = { $mu } ± { $sigma }
arena-games = Games
arena-wins = Wins
arena-share = Share (95 %)
arena-mean = Mean
arena-quartiles = Quartiles
arena-range = Range
arena-thinking = Time
arena-rate = Dec./s
arena-pair = Pair
arena-ahead = Ahead (95 %)
arena-difference = Points (95 %)
arena-seat = Seat
arena-points = Points
arena-place = Place
arena-decisions = Decisions
arena-between = { $mean } ({ $low }…{ $high })
arena-interval = { $share } % ({ $low }–{ $high })
arena-percent = { $share } %
arena-ms = { $ms } ms
arena-s = { $s } s
arena-point = .

report-title = Arena: { $game }
report-about = Every line-up of bots plays the same deals, and each deal once in every rotation of the seats. So the luck of the deal and of the seat is the same for all.
report-games = games
report-seats = seats
report-seed = seed
report-standings = Standings
report-standings-note = A rating is OpenSkill's (Plackett–Luce) with its uncertainty; everybody begins with 25 ± 8.3. A shared win is split evenly. Time is thinking time per decision.
report-standings-plain-note = A shared win is split evenly. Time is thinking time per decision.
report-shares = Share of wins
report-shares-note = With Wilson's 95 % interval for the true share. The dashed line is what an equally strong player gets.
report-pairs = Difference of points on equal deals
report-pairs-note = For each deal the mean over all rotations, then the mean over the deals with its 95 % interval. An interval that does not touch zero is a proven difference; it has the colour of the better one.
report-matrix = Who against whom
report-matrix-note = How often the bot of the row did better than that of the column, and by how many points.
report-scores = Points
report-scores-note = How often each score was made; below, the range and the three quartiles. The box holds the middle half of all games.
report-quartiles = quartiles { $quartiles }, from { $low } to { $high }
report-courses = How the difference settled
report-courses-note = The mean difference of points after each number of deals, with its 95 % interval.
report-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
report-seats-worth = What a seat is worth
report-seats-worth-note = The share of wins in each seat. Every bot sat in every seat equally often.
report-seat = seat { $seat }
report-everybody = everybody
report-times = Thinking time
report-times-note = The mean per decision, measured where the game was played, and the slowest one.
report-longest = longest { $time }
report-games-list = Games
report-games-list-note = Any game can be played again: put its number after --only; with --records DIR its record is saved. The seats show who sat there and the points; bold is a win.
report-games-of = { $bots }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-number = game
