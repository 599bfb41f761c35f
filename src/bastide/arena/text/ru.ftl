bad-arena-number = --{ $name } не может быть меньше { $least }, а задано { $got }.

arena-playing = Играем
arena-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, сид { $seed }
arena-caption = Каждый бот сидел на каждом месте одинаково часто. Время — на одно решение.
arena-bot = Бот
arena-games = Игр
arena-wins = Побед
arena-share = Доля (95 %)
arena-mean = Сред.
arena-deviation = Откл.
arena-min = Мин.
arena-max = Макс.
arena-thinking = Время
arena-interval = { $share } % ({ $low }–{ $high })
arena-ms = { $ms } мс
arena-tenths = { $whole },{ $tenths }
