bad-arena-number = --{ $name } не может быть меньше { $least }, а задано { $got }.
bad-arena-nobody = Назовите хотя бы одного бота.
bad-arena-bots = Для { $seats } мест нужно не меньше ботов, а названо { $bots }; одного и того же бота можно назвать ещё раз.
bad-arena-backend = Способа «{ $got }» нет. Есть: { $allowed }.
bad-arena-no-ray = Ray не установлен: pip install 'bastide[ray]'
bad-arena-address = Кластером Ray по адресу { $address } воспользоваться нельзя: { $said }.
bad-arena-address-alone = --address — адрес кластера Ray: добавьте --backend ray.
bad-arena-version = На одном из узлов кластера стоит Bastide { $there }, а здесь { $here }.
bad-arena-lost = Кластер снова и снова теряет одни и те же партии: { $said }
bad-arena-process = Один из играющих процессов завершили извне, или ему не хватило памяти.
bad-arena-place = В { $file } ничего не записать: это папка, или папки для него нет.
bad-arena-only = После --only нужно РАСКЛАД:ПОВОРОТ, например 7:1, где поворот от 0 до { $high }, а не «{ $got }».
bad-arena-only-bots = --only играет одну партию; назовите для неё ровно столько ботов: { $seats }.
bad-results-file = { $file } уже есть, и это не файл результатов; он оставлен как есть.
bad-results-line = Строку { $line } файла { $file } прочитать нельзя.
bad-results-busy = В { $file } сейчас пишет другой запуск.
bad-results-other = В { $file } результаты другого турнира: «{ $name }» там { $there }, а здесь { $here }.

arena-playing = Играем
arena-interrupted = Прервано. Та же команда продолжит с файла { $file }.
arena-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, сид { $seed }
arena-one = { $game }: расклад { $deal }, поворот { $rotation }
arena-caption = Каждый бот сидел на каждом месте одинаково часто. Время — на одно решение.
arena-pairs-caption = Впереди — партии, в которых первый сыграл лучше. Разница очков — на одинаковых раскладах.
arena-unrated = Для рейтингов нужен ещё один пакет: pip install 'bastide[arena]'
arena-bot = Бот
arena-rating = Рейтинг
arena-rated = { $mu } ± { $sigma }
arena-games = Игр
arena-wins = Побед
arena-share = Доля (95 %)
arena-mean = Сред.
arena-quartiles = Квартили
arena-range = Размах
arena-thinking = Время
arena-rate = Реш./с
arena-pair = Пара
arena-ahead = Впереди (95 %)
arena-difference = Очки (95 %)
arena-seat = Место за столом
arena-points = Очки
arena-place = Место
arena-decisions = Решений
arena-between = { $mean } ({ $low }…{ $high })
arena-interval = { $share } % ({ $low }–{ $high })
arena-percent = { $share } %
arena-ms = { $ms } мс
arena-s = { $s } с
arena-point = ,

report-title = Арена: { $game }
report-about = Все составы играют одни и те же расклады, и каждый расклад — по разу с каждым поворотом мест. Поэтому удача расклада и места достаётся всем поровну.
report-games = партий
report-seats = мест
report-seed = сид
report-standings = Итоги
report-standings-note = Рейтинг — OpenSkill (Плэкетт — Льюс) с его погрешностью; все начинают с 25 ± 8,3. Победа, разделённая с другими, считается по частям. Время — на одно решение.
report-standings-plain-note = Победа, разделённая с другими, считается по частям. Время — на одно решение.
report-shares = Доля побед
report-shares-note = С интервалом Уилсона, в котором истинная доля лежит с вероятностью 95 %. Штриховая линия — доля при равной силе.
report-pairs = Разница очков на одинаковых раскладах
report-pairs-note = Для каждого расклада берётся среднее по всем поворотам мест, затем среднее по раскладам с интервалом 95 %. Если интервал не задевает нуля, разница доказана; цвет — у того, кто лучше.
report-matrix = Кто против кого
report-matrix-note = Как часто бот строки играл лучше бота столбца и на сколько очков.
report-scores = Очки
report-scores-note = Как часто набиралось столько очков; ниже — размах и три квартили. В прямоугольнике — средняя половина партий.
report-quartiles = квартили { $quartiles }, от { $low } до { $high }
report-courses = Как складывалась разница
report-courses-note = Средняя разница очков после стольких раскладов, с интервалом 95 %.
report-deals = { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
}
report-seats-worth = Чего стоит место
report-seats-worth-note = Доля побед на каждом месте. Каждый бот сидел на каждом месте одинаково часто.
report-seat = место { $seat }
report-everybody = все вместе
report-times = Время на раздумья
report-times-note = Среднее на одно решение, измеренное там, где игралась партия, и самое долгое.
report-longest = самое долгое { $time }
report-games-list = Партии
report-games-list-note = Любую партию можно сыграть ещё раз: поставьте её номер после --only; с --records ПАПКА сохранится её запись. На местах показано, кто там сидел и сколько набрал; жирным — победа.
report-games-of = { $bots }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
report-number = партия
