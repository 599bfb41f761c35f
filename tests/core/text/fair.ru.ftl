fair-do = Игрок делает вот что: { $line }.
fair-refuse = Здесь это невозможно: { $line }.
fair-refuse-other = Сейчас нужно другое: { $asked }.
fair-ask = Ярмарка ждёт вот чего: { $what }.
fair-count = { $what }: { $got }, а должно быть 8.
fair-why = очки ярмарки
