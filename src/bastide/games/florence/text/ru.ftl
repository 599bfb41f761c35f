game-name = Правители Флоренции

# ---- Профессии

card-mathematician = Математик
card-mathematician-short = Математик
card-mathematician-help = Предпочитает университет (4), озеро (3) и свободу вероисповедания (3).
card-theologian = Богослов
card-theologian-short = Богослов
card-theologian-help = Предпочитает университет (4), парк (3) и свободу передвижения (3).
card-philosopher = Философ
card-philosopher-short = Философ
card-philosopher-help = Предпочитает университет (4), лес (3) и свободу убеждений (3).
card-botanist = Ботаник
card-botanist-short = Ботаник
card-botanist-help = Предпочитает лабораторию (4), парк (3) и свободу вероисповедания (3).
card-alchemist = Алхимик
card-alchemist-short = Алхимик
card-alchemist-help = Предпочитает лабораторию (4), озеро (3) и свободу убеждений (3).
card-physicist = Физик
card-physicist-short = Физик
card-physicist-help = Предпочитает лабораторию (4), лес (3) и свободу передвижения (3).
card-watchmaker = Часовщик
card-watchmaker-short = Часовщик
card-watchmaker-help = Предпочитает мастерскую (4), озеро (3) и свободу передвижения (3).
card-goldsmith = Ювелир
card-goldsmith-short = Ювелир
card-goldsmith-help = Предпочитает мастерскую (4), парк (3) и свободу убеждений (3).
card-bell_maker = Колокольный мастер
card-bell_maker-short = Колокольный м.
card-bell_maker-help = Предпочитает мастерскую (4), лес (3) и свободу вероисповедания (3).
card-cartographer = Картограф
card-cartographer-short = Картограф
card-cartographer-help = Предпочитает библиотеку (4), озеро (3) и свободу вероисповедания (3).
card-jurist = Юрист
card-jurist-short = Юрист
card-jurist-help = Предпочитает библиотеку (4), лес (3) и свободу убеждений (3).
card-choreographer = Хореограф
card-choreographer-short = Хореограф
card-choreographer-help = Предпочитает оперу (4), лес (3) и свободу передвижения (3).
card-composer = Композитор
card-composer-short = Композитор
card-composer-help = Предпочитает оперу (4), озеро (3) и свободу убеждений (3).
card-sculptor = Скульптор
card-sculptor-short = Скульптор
card-sculptor-help = Предпочитает студию (4), лес (3) и свободу вероисповедания (3).
card-painter = Художник
card-painter-short = Художник
card-painter-help = Предпочитает студию (4), озеро (3) и свободу передвижения (3).
card-pharmacist = Аптекарь
card-pharmacist-short = Аптекарь
card-pharmacist-help = Предпочитает больницу (4), парк (3) и свободу убеждений (3).
card-physician = Врач
card-physician-short = Врач
card-physician-help = Предпочитает больницу (4), лес (3) и свободу передвижения (3).
card-dramatist = Драматург
card-dramatist-short = Драматург
card-dramatist-help = Предпочитает театр (4), парк (3) и свободу вероисповедания (3).
card-poet = Поэт
card-poet-short = Поэт
card-poet-help = Предпочитает театр (4), озеро (3) и свободу передвижения (3).
card-astronomer = Астроном
card-astronomer-short = Астроном
card-astronomer-help = Предпочитает башню (4), лес (3) и свободу вероисповедания (3).
card-organ_builder = Органный мастер
card-organ_builder-short = Органный м.
card-organ_builder-help = Предпочитает часовню (4), лес (3) и свободу убеждений (3).

# ---- Карточки бонусов

card-bonus_buildings = 1 очко за каждое здание
card-bonus_buildings-short = Здания ×1
card-bonus_buildings-help = +1 к ценности Работы за каждое здание вашего имения.
card-bonus_large_buildings = 2 очка за каждое большое здание
card-bonus_large_buildings-short = Большие ×2
card-bonus_large_buildings-help = +2 к ценности Работы за каждое большое здание.
card-bonus_medium_buildings_forests = 1 очко за каждое среднее здание и каждый лес
card-bonus_medium_buildings_forests-short = Средние, леса
card-bonus_medium_buildings_forests-help = +1 к ценности Работы за каждое среднее здание и за каждый лес.
card-bonus_small_buildings_landscapes = 1 очко за каждое малое здание и каждый ландшафт
card-bonus_small_buildings_landscapes-short = Малые, ландш.
card-bonus_small_buildings_landscapes-help = +1 к ценности Работы за каждое малое здание и за каждый ландшафт.
card-bonus_building_sizes = 2 очка за каждый размер здания
card-bonus_building_sizes-short = Размеры ×2
card-bonus_building_sizes-help = +2 к ценности Работы за каждый размер среди ваших зданий; каждый размер считается один раз.
card-bonus_landscapes = 1 очко за каждый ландшафт
card-bonus_landscapes-short = Ландшафты ×1
card-bonus_landscapes-help = +1 к ценности Работы за каждый ландшафт.
card-bonus_forests = 2 очка за каждый лес
card-bonus_forests-short = Леса ×2
card-bonus_forests-help = +2 к ценности Работы за каждый лес.
card-bonus_parks = 2 очка за каждый парк
card-bonus_parks-short = Парки ×2
card-bonus_parks-help = +2 к ценности Работы за каждый парк.
card-bonus_freedoms = 2 очка за каждый жетон свобод
card-bonus_freedoms-short = Свободы ×2
card-bonus_freedoms-help = +2 к ценности Работы за каждый жетон свобод.
card-bonus_lakes = 2 очка за каждое озеро
card-bonus_lakes-short = Озёра ×2
card-bonus_lakes-help = +2 к ценности Работы за каждое озеро.
card-bonus_jesters_freedoms = 1 очко за каждого шута и каждый жетон свобод
card-bonus_jesters_freedoms-short = Шуты, свободы
card-bonus_jesters_freedoms-help = +1 к ценности Работы за каждого шута и за каждый жетон свобод.
card-bonus_builders = 2 очка за каждого строителя
card-bonus_builders-short = Строители ×2
card-bonus_builders-help = +2 к ценности Работы за каждого строителя.
card-bonus_jesters = 2 очка за каждого шута
card-bonus_jesters-short = Шуты ×2
card-bonus_jesters-help = +2 к ценности Работы за каждого шута.
card-bonus_prestige_cards = 2 очка за каждую карточку престижа
card-bonus_prestige_cards-short = Престиж ×2
card-bonus_prestige_cards-help = +2 к ценности Работы за каждую вашу карточку престижа.
card-bonus_prestige_cards_freedoms = 1 очко за каждую карточку престижа и каждый жетон свобод
card-bonus_prestige_cards_freedoms-short = Прест., своб.
card-bonus_prestige_cards_freedoms-help = +1 к ценности Работы за каждую вашу карточку престижа и за каждый жетон свобод.
card-bonus_builders_lakes = 1 очко за каждого строителя и каждое озеро
card-bonus_builders_lakes-short = Строит., озёра
card-bonus_builders_lakes-help = +1 к ценности Работы за каждого строителя и за каждое озеро.
card-bonus_categories = 1 очко за каждую категорию
card-bonus_categories-short = Категории ×1
card-bonus_categories-help = +1 к ценности Работы за каждое из того, что у вас есть: лес, озеро, парк, шут, строитель, карточка престижа, жетон свобод. Каждое считается один раз.
card-bonus_hand_cards = 1 очко за каждую карточку профессии и найма в руке
card-bonus_hand_cards-short = Рука ×1
card-bonus_hand_cards-help = +1 к ценности Работы за каждую карточку профессии и найма в руке; только что сыгранная уже не в руке.
card-bonus_landscape_types = 2 очка за каждый тип ландшафта
card-bonus_landscape_types-short = Типы ×2
card-bonus_landscape_types-help = +2 к ценности Работы за каждый тип ландшафта в имении; каждый тип считается один раз.
card-bonus_played_cards = 1 очко за каждую сыгранную карточку профессии и найма
card-bonus_played_cards-short = Сыгранные ×1
card-bonus_played_cards-help = +1 к ценности Работы за каждую карточку профессии и найма перед вами, включая только что сыгранную.

# ---- Карточки престижа

card-prestige_most_buildings = Наибольшее количество зданий
card-prestige_most_buildings-short = Больше зданий
card-prestige_most_buildings-help = 6 ПО в конце игры, если зданий больше, чем у каждого из соперников; 3 ПО, если вы делите первенство.
card-prestige_two_large = Два или более больших здания
card-prestige_two_large-short = 2 больших
card-prestige_two_large-help = 5 ПО в конце игры, если больших зданий не меньше 2.
card-prestige_fewest_empty = Наименьшее количество пустых клеток
card-prestige_fewest_empty-short = Меньше пустых
card-prestige_fewest_empty-help = 8 ПО в конце игры, если пустых клеток меньше, чем у каждого из соперников; 4 ПО, если вы делите первенство.
card-prestige_three_landscape_types = Все три типа ландшафта
card-prestige_three_landscape_types-short = 3 ландшафта
card-prestige_three_landscape_types-help = 8 ПО в конце игры, если есть лес, озеро и парк.
card-prestige_most_landscapes = Наибольшее количество ландшафтов
card-prestige_most_landscapes-short = Больше ландш.
card-prestige_most_landscapes-help = 7 ПО в конце игры, если ландшафтов больше, чем у каждого из соперников; 4 ПО, если вы делите первенство.
card-prestige_most_forests = Наибольшее количество лесов
card-prestige_most_forests-short = Больше лесов
card-prestige_most_forests-help = 7 ПО в конце игры, если лесов больше, чем у каждого из соперников; 4 ПО, если вы делите первенство.
card-prestige_most_lakes = Наибольшее количество озёр
card-prestige_most_lakes-short = Больше озёр
card-prestige_most_lakes-help = 6 ПО в конце игры, если озёр больше, чем у каждого из соперников; 3 ПО, если вы делите первенство.
card-prestige_three_freedoms = Три разных жетона свобод
card-prestige_three_freedoms-short = 3 свободы
card-prestige_three_freedoms-help = 8 ПО в конце игры, если есть все три свободы.
card-prestige_4b_2f_4w = Не менее 4 зданий, 2 жетонов свобод и 4 Работ
card-prestige_4b_2f_4w-short = 4 + 2 + 4
card-prestige_4b_2f_4w-help = 6 ПО в конце игры, если зданий не меньше 4, свобод не меньше 2, Работ не меньше 4.
card-prestige_most_jesters = Наибольшее количество шутов
card-prestige_most_jesters-short = Больше шутов
card-prestige_most_jesters-help = 6 ПО в конце игры, если шутов больше, чем у каждого из соперников; 3 ПО, если вы делите первенство.
card-prestige_most_builders = Наибольшее количество строителей
card-prestige_most_builders-short = Больше строит.
card-prestige_most_builders-help = 6 ПО в конце игры, если строителей больше, чем у каждого из соперников; 3 ПО, если вы делите первенство.
card-prestige_most_parks = Наибольшее количество парков
card-prestige_most_parks-short = Больше парков
card-prestige_most_parks-help = 5 ПО в конце игры, если парков больше, чем у каждого из соперников; 3 ПО, если вы делите первенство.
card-prestige_1b_1j_2l = Не менее 1 строителя, 1 шута и 2 ландшафтов
card-prestige_1b_1j_2l-short = 1 + 1 + 2
card-prestige_1b_1j_2l-help = 7 ПО в конце игры, если есть строитель, шут и хотя бы 2 ландшафта.
card-prestige_most_works = Наибольшее количество Работ
card-prestige_most_works-short = Больше Работ
card-prestige_most_works-help = 7 ПО в конце игры, если Работ больше, чем у каждого из соперников; 4 ПО, если вы делите первенство.

# ---- Жетоны имения

tile-university = Университет
tile-university-short = Университет
tile-university-help = Большое здание, 7 клеток. Даёт 4 к ценности Работы математика, богослова или философа.
tile-laboratory = Лаборатория
tile-laboratory-short = Лаборатория
tile-laboratory-help = Большое здание, 7 клеток. Даёт 4 к ценности Работы ботаника, алхимика или физика.
tile-workshop = Мастерская
tile-workshop-short = Мастерская
tile-workshop-help = Большое здание, 7 клеток. Даёт 4 к ценности Работы часовщика, ювелира или колокольного мастера.
tile-library = Библиотека
tile-library-short = Библиотека
tile-library-help = Среднее здание, 5 клеток. Даёт 4 к ценности Работы картографа или юриста.
tile-opera = Опера
tile-opera-short = Опера
tile-opera-help = Среднее здание, 5 клеток. Даёт 4 к ценности Работы хореографа или композитора.
tile-studio = Студия
tile-studio-short = Студия
tile-studio-help = Среднее здание, 5 клеток. Даёт 4 к ценности Работы скульптора или художника.
tile-hospital = Больница
tile-hospital-short = Больница
tile-hospital-help = Среднее здание, 5 клеток. Даёт 4 к ценности Работы аптекаря или врача.
tile-theatre = Театр
tile-theatre-short = Театр
tile-theatre-help = Среднее здание, 5 клеток. Даёт 4 к ценности Работы драматурга или поэта.
tile-tower = Башня
tile-tower-short = Башня
tile-tower-help = Малое здание, 3 клетки. Даёт 4 к ценности Работы астронома.
tile-chapel = Часовня
tile-chapel-short = Часовня
tile-chapel-help = Малое здание, 3 клетки. Даёт 4 к ценности Работы органного мастера.
tile-forest = Лес
tile-forest-short = Лес
tile-forest-help = Ландшафт, 5 клеток. Даёт 3 к ценности Работ 9 профессий; каждый после первого приносит 3 ПО.
tile-lake = Озеро
tile-lake-short = Озеро
tile-lake-help = Ландшафт, 4 клетки. Даёт 3 к ценности Работ 7 профессий; каждое после первого приносит 3 ПО.
tile-park = Парк
tile-park-short = Парк
tile-park-help = Ландшафт, 3 клетки. Даёт 3 к ценности Работ 5 профессий; каждый после первого приносит 3 ПО.

# ---- Объекты аукциона

object-forest = Лес
object-forest-short = Лес
object-forest-help = 5 клеток, выкладывается сразу. Нужен 9 профессиям.
object-lake = Озеро
object-lake-short = Озеро
object-lake-help = 4 клетки, выкладывается сразу. Нужно 7 профессиям.
object-park = Парк
object-park-short = Парк
object-park-help = 3 клетки, выкладывается сразу. Нужен 5 профессиям.
object-jester = Шут
object-jester-short = Шут
object-jester-help = +2 к ценности каждой вашей Работы.
object-builder = Строитель
object-builder-short = Строитель
object-builder-help = С первым здания стоят 300, со вторым могут соприкасаться (3 ПО), с третьим бесплатны (3 ПО). Не больше трёх.
object-prestige_card = Карточка престижа
object-prestige_card-short = Престиж
object-prestige_card-help = Посмотрите 5 карточек и оставьте 1. Она приносит очки в конце игры.
object-recruiting_card = Карточка найма
object-recruiting_card-short = Найм
object-recruiting_card-help = Возьмите в руку сыгранную профессию другого игрока. Взамен эта карточка остаётся у него.
object-landscape = Ландшафт
object-landscape-short = Ландшафт
object-landscape-help = Игра вдвоём: тип — лес, озеро или парк — называет покупатель.

# ---- Свободы

freedom-travel = Свобода передвижения
freedom-travel-short = Передвижение
freedom-travel-help = Даёт 3 к ценности Работ 7 профессий. Не больше одного жетона каждого типа.
freedom-religion = Свобода вероисповедания
freedom-religion-short = Вера
freedom-religion-help = Даёт 3 к ценности Работ 7 профессий. Не больше одного жетона каждого типа.
freedom-opinion = Свобода убеждений
freedom-opinion-short = Убеждения
freedom-opinion-help = Даёт 3 к ценности Работ 7 профессий. Не больше одного жетона каждого типа.

# ---- Колоды, фазы, счётчики

deck-professions = профессии
deck-bonuses = бонусы
deck-prestiges = престиж

phase-choice = Выбор профессий
phase-auction = Аукцион
phase-actions = Действия
phase-best_work = Лучшая Работа
phase-end = Конец игры

counter-coins = монеты
counter-points = престиж

# ---- Что спрашивает игра

ask-discard = Оставьте себе три профессии из четырёх: какая вернётся в колоду?
ask-choose = Выставите объект за { $coins } монет или выйдите из аукциона этого раунда.
ask-bid = { $object }: ставка { $bid }. Поднять до { $coins } или спасовать?
ask-last = Остались только вы: возьмите любой объект за { $coins } монет или ничего.
ask-type = Какой ландшафт вы берёте?
ask-lay = Куда положить: { $tile }?
ask-keep = { $count ->
    [1] Возьмите последнюю карточку ({ $deck }).
    [one] Оставьте себе одну из { $count } карточки ({ $deck }).
   *[other] Оставьте себе одну из { $count } карточек ({ $deck }).
}
ask-under = Под колоду уходят { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
} ({ $deck }): выберите следующую или оставьте порядок как есть.
ask-recruit = Сыграть карточку найма сразу или сохранить для своего хода?
ask-turn = { $actions ->
    [0] Действий не осталось: сделайте то, что их не тратит, или закончите ход.
    [one] Осталось { $actions } действие. Работе нужна ценность { $least }.
    [few] Осталось { $actions } действия. Работе нужна ценность { $least }.
   *[many] Осталось { $actions } действий. Работе нужна ценность { $least }.
}
ask-work = { $card }: ценность Работы { $value }, нужно { $least }. Добавьте бонусы, если есть, и возьмите плату.

# ---- Действия

do-discard = Вернуть в колоду: { $card }
do-open = Выставить за { $coins } монет: { $object }
do-take = Взять за { $coins } монет: { $object }
do-leave = Выйти из аукциона этого раунда
do-raise = Поставить { $coins } монет: { $object }
do-pass = Спасовать: { $object }
do-landscape = Взять: { $object }
do-lay = { $tile }: { $cells }
do-keep = Оставить себе: { $card }
do-under = Следующей под колоду: { $card }
do-recruit = Нанять: { $card }
do-work = Завершить Работу: { $card } (ценность { $value })
do-add = Сыграть карточку бонусов: { $card } (+{ $value })
do-finish = { $points ->
    [0] Взять { $coins } монет
   *[other] { $coins ->
        [0] Взять { $points } ПО
       *[other] Взять { $points } ПО и { $coins } монет
    }
}
do-build = { $coins ->
    [0] Построить бесплатно: { $building }
   *[other] Построить за { $coins } монет: { $building }
}
do-profession = Взять карточку профессии за { $coins } монет
do-bonus = Взять карточку бонусов за { $coins } монет
do-freedom = Предоставить за { $coins } монет: { $freedom }
do-end = { $actions ->
    [0] Закончить ход
   *[other] Закончить ход, неиспользованных действий: { $actions }
}
do-convert = Отдать { $points } ПО за { $coins } монет
do-skip-under = Остальные под колоду в том же порядке
do-skip-recruit = Сохранить карточку найма

# ---- Что произошло

event-discard = { $player } возвращает в колоду профессию: { $what }.
event-round = Начинается раунд { $round }.
event-open = { $player } выставляет за { $coins } монет: { $what }.
event-raise = { $player } ставит { $coins } монет: { $what }.
event-pass = { $player } пасует: { $what }.
event-leave = { $player } выходит из аукциона этого раунда.
event-sold = { $player } покупает за { $coins } монет: { $what }.
event-pay = { $player } платит { $coins } монет.
event-gain = { $player } получает: { $piece }.
event-lay = { $player } выкладывает в имении: { $piece }.
event-look = { $player } смотрит { $deck ->
    [professions] { $count ->
        [one] { $count } карточку профессии
        [few] { $count } карточки профессий
       *[many] { $count } карточек профессий
    }
    [bonuses] { $count ->
        [one] { $count } карточку бонусов
        [few] { $count } карточки бонусов
       *[many] { $count } карточек бонусов
    }
   *[other] { $count ->
        [one] { $count } карточку престижа
        [few] { $count } карточки престижа
       *[many] { $count } карточек престижа
    }
}.
event-keep = { $player } оставляет себе: { $what }.
event-recruit = { $other ->
    [0] { $player } нанимает: { $piece }.
   *[other] { $player } нанимает профессию игрока { $other }: { $piece }.
}
event-no_target = { $player } оставляет карточку найма: нанимать пока некого.
event-not_asked = { $player } в этом аукционе не участвует: { $why } ({ $what }).
event-no_best = В этом раунде никто не завершил Работу.
event-turn = Ходит { $player }.
event-work = { $player } играет профессию: { $piece }.
event-add = { $player } играет карточку бонусов: { $piece } (+{ $value }).
event-worked = { $player } завершает Работу: { $what }. Ценность { $value }, плата { $coins } монет.
event-freedom = { $player } предоставляет: { $piece }.
event-convert = { $player } отдаёт { $points } ПО за { $coins } монет.
event-rest = { $player } заканчивает ход, неиспользованных действий: { $actions }.
event-prestige = { $player } открывает карточку престижа: { $what }{ $points ->
    [0] , она ничего не приносит
   *[other] {""}
}.
event-skip = { $what ->
    [under] { $player } оставляет остальные карточки в прежнем порядке.
    [recruit] { $player } сохраняет карточку найма.
   *[other] { $player } отказывается.
}
event-score = { $player }: { $points } ПО, { $why } — { $what }.
event-score-plain = { $player }: { $points } ПО, { $why }.
event-end = Игра окончена.

# ---- То же в двух словах, целый ход в одной строке

brief-discard = возврат: { $what }
brief-open = { $what } за { $coins }
brief-raise = ставка { $coins }
brief-pass = пас
brief-leave = вне аукциона
brief-sold = покупка: { $what }
amount-pay = −{ $coins } монет
brief-lay = { $piece }
brief-look = { $deck ->
    [professions] карточка профессии
    [bonuses] карточка бонусов
   *[other] {""}
}
brief-keep = себе: { $what }
brief-recruit = найм: { $piece }
brief-work = Работа: { $piece }
amount-add = +{ $value } за карточку бонусов
amount-worked = ценность { $value }, +{ $coins } монет
brief-freedom = свобода: { $piece }
brief-convert = +{ $coins } монет за престиж
brief-rest = конец хода
brief-prestige = { $what }
brief-skip = { $what ->
    [recruit] карточка найма сохранена
   *[other] {""}
}

# ---- Откуда очки

why-work = Работа
why-building = постройка
why-landscape = ещё один того же типа
why-builder = второй или третий строитель
why-best = лучшая Работа раунда
why-convert = отданы за монеты
why-prestige = карточка престижа

why-three-builders = строителей уже трое
why-no-room = в имении нет места

# При равенстве очков (FLO-8.4)
tie-coins = выше: монет больше, { $more } против { $less }

# ---- Почему нельзя

refuse-object-pair = При таком числе игроков это отдельно не выставляют: { $object }.
refuse-object-sold = В этом раунде такой объект уже продан: { $object }.
refuse-object-out = В запасе не осталось: { $object }.
refuse-builders = У вас уже три строителя, для четвёртого места нет.
refuse-no-room = В вашем имении для этого нет места: { $object }.
refuse-coins = Нужно монет: { $price }, а у вас { $coins }.
refuse-no-converting = С «Музой и Принцессой» очки престижа на монеты не меняют.
refuse-points = { $points ->
    [0] Отдайте хотя бы 1 очко престижа.
   *[other] Отдать { $points } ПО нельзя: у вас { $have }.
}
refuse-not-in-hand = У вас в руке нет этой карточки: { $card }.
refuse-not-looked-at = Этой карточки нет среди тех, что вы смотрите: { $card }.
refuse-no-recruiting-card = У вас нет карточки найма.
refuse-no-target = Эту профессию нанять нельзя: { $card }. Её должен был сыграть другой игрок.
refuse-outside = Так это не поместится в имении: { $tile }.
refuse-cells = В таком положении жетон займёт другие клетки: { $tile }.
refuse-covered = Часть этих клеток уже занята: { $tile }.
refuse-contact = Здание коснулось бы другого здания или палаццо, а для этого нужны два строителя: { $tile }.
refuse-border = Ваших строителей мало, чтобы строить у границы имения: { $tile }.
refuse-no-actions = В этот ход у вас не осталось действий.
refuse-work = { $card }: ценность Работы была бы не больше { $value }, а в этом раунде нужно { $least }.
refuse-value = Ценность Работы { $value }, а в этом раунде нужно { $least }: добавьте карточки бонусов.
refuse-pay = Из этой платы выйдет не больше { $most } ПО, а не { $points }.
refuse-no-bonus = Принцесса завершает свою Работу без карточек бонусов.
refuse-built = В вашем имении это уже есть: { $building }.
refuse-building-out = В запасе не осталось: { $building }.
refuse-no-place = В вашем имении для этого нет места: { $building }.
refuse-once-profession = В этот ход вы уже брали карточку профессии.
refuse-once-freedom = В этот ход вы уже предоставили свободу.
refuse-out-profession = Карточек профессий не осталось.
refuse-out-bonus = Карточек бонусов не осталось.
refuse-freedom-owned = У вас это уже есть: { $freedom }.
refuse-freedom-out = В запасе не осталось: { $freedom }.

# ---- Настройки

option-muse_princess = «Муза и Принцесса»: шесть особых персонажей, за которых торгуются в каждом раунде. Престиж на монеты не меняют.
option-muse_princess-short = «Муза и Принцесса»
option-cooperative = Совместное строительство: соседи могут строить через границу имений.
option-cooperative-short = совместное строительство
option-few_freedoms = Вдвоём: жетонов свобод только 4 вместо 5.
option-table = Против Диего: на сколько игроков стол, 4 или 5.
option-diego = Против Диего: сколько у него монет в начале.
option-diego-easy = легко: 0 монет
option-diego-standard = обычно: 1 500 монет
option-diego-hard = трудно: 3 500 монет
option-components = Напечатанные значения вашей коробки в виде JSON; пусто — наши.

bad-option-seats = { $seats ->
    [1] Настройка «{ $option }» — только для игры в одиночку.
    [one] Настройка «{ $option }» — только для { $seats } игрока.
   *[other] Настройка «{ $option }» — только для { $seats } игроков.
}
bad-option-solo = Против Диего играют без дополнений.

# ---- Стили ботов

style-works = ранние работы
style-building = строители и здания
style-gardens = леса, озёра и парки
