game-name = Келюс 1303

# ---- Здания

tile- = ничего

tile-fair = Ярмарка
tile-fair-short = Ярмарка
tile-fair-help = Заплатите 1 дерево и получите привилегию.
tile-court = Суд
tile-court-short = Суд
tile-court-help = Заплатите 1 ткань и поставьте свой дом над начальным зданием дороги: в фазе 4 оно станет вашей резиденцией.
tile-carpenter = Плотницкая
tile-carpenter-short = Плотницкая
tile-carpenter-help = Постройте деревянное здание.
tile-toll = Застава
tile-toll-short = Застава
tile-toll-help = Бесплатно передвиньте прево вперёд или назад, не больше чем на 2 шага.
tile-guilds_bridge = Мост гильдий
tile-guilds_bridge-short = Мост
tile-guilds_bridge-help = В порядке пасов каждый может передвинуть прево вперёд или назад, до 3 шагов, по 1 рабочему за шаг. Рабочие здесь не стоят.

tile-start_farm = Ферма
tile-start_farm-short = Ферма
tile-start_farm-help = Получите еду.
tile-start_sawmill = Лесопилка
tile-start_sawmill-short = Лесопилка
tile-start_sawmill-help = Получите 1 дерево.
tile-start_quarry = Карьер
tile-start_quarry-short = Карьер
tile-start_quarry-help = Получите 1 камень.
tile-start_carpenter = Вторая плотницкая
tile-start_carpenter-short = Плотницкая
tile-start_carpenter-help = Постройте деревянное здание.
tile-start_market = Рынок
tile-start_market-short = Рынок
tile-start_market-help = Верните в лагерь 1 рабочего и получите 1 простой ресурс на выбор.
tile-start_guild_3 = Гильдия I
tile-start_guild_3-short = Гильдия I
tile-start_guild_3-help = Заплатите 1 простой ресурс на выбор и получите 3 рабочих.
tile-start_guild_4 = Гильдия II
tile-start_guild_4-short = Гильдия II
tile-start_guild_4-help = Заплатите 1 камень и получите 4 рабочих.

tile-wood_farm = Ферма (деревянная)
tile-wood_farm-short = Ферма
tile-wood_farm-help = Получите 2 еды. Начальная сторона: 1 еда и 1 ПО.
tile-wood_sawmill = Лесопилка (деревянная)
tile-wood_sawmill-short = Лесопилка
tile-wood_sawmill-help = Получите 2 дерева. Начальная сторона: 1 дерево и 1 ПО.
tile-wood_quarry = Карьер (деревянный)
tile-wood_quarry-short = Карьер
tile-wood_quarry-help = Получите 2 камня. Начальная сторона: 1 камень и 1 ПО.
tile-wood_spinning_mill = Прядильня
tile-wood_spinning_mill-short = Прядильня
tile-wood_spinning_mill-help = Получите 2 ткани. Начальная сторона: 1 ткань и 1 ПО.
tile-wood_market = Торговые ряды
tile-wood_market-short = Торг. ряды
tile-wood_market-help = Получите 1 простой ресурс на выбор.
tile-wood_covered_market = Крытый рынок
tile-wood_covered_market-short = Крыт. рынок
tile-wood_covered_market-help = Получите 3 рабочих. Начальная сторона: 2 рабочих и 1 ПО.
tile-wood_manor = Поместье
tile-wood_manor-short = Поместье
tile-wood_manor-help = Привилегия. Начальная сторона: 2 ПО.
tile-wood_tailor = Портной
tile-wood_tailor-short = Портной
tile-wood_tailor-help = Получите 4 ПО за 1 ткань или 6 ПО за 2 ткани.
tile-wood_stonemason = Дом каменщика
tile-wood_stonemason-short = Каменщик
tile-wood_stonemason-help = Постройте каменное здание. Начальная сторона: то же, но камень из его стоимости не платится.

tile-stone_farm = Ферма (каменная)
tile-stone_farm-short = Ферма
tile-stone_farm-help = Получите 2 еды и 1 ткань; если здесь только чужие рабочие, владелец получает еду. Начальная сторона: 1 еда и 1 ткань.
tile-stone_sawmill = Лесопилка (каменная)
tile-stone_sawmill-short = Лесопилка
tile-stone_sawmill-help = Получите 2 дерева и 1 ткань; если здесь только чужие рабочие, владелец получает 1 дерево. Начальная сторона: 1 дерево и 1 ткань.
tile-stone_quarry = Карьер (каменный)
tile-stone_quarry-short = Карьер
tile-stone_quarry-help = Получите 2 камня и 1 ткань; если здесь только чужие рабочие, владелец получает 1 камень. Начальная сторона: 1 камень и 1 ткань.
tile-stone_gold_mine = Золотой рудник
tile-stone_gold_mine-short = Рудник
tile-stone_gold_mine-help = Получите 1 золото.
tile-stone_foundry = Литейная
tile-stone_foundry-short = Литейная
tile-stone_foundry-help = Получите 1 золото за 1 рабочего или 2 золота за 3 рабочих.
tile-stone_alchemist = Лаборатория алхимика
tile-stone_alchemist-short = Алхимик
tile-stone_alchemist-help = Получите 1 золото за 1 простой ресурс на выбор или 2 золота за 2 таких ресурса, хоть одинаковых.
tile-stone_guild = Гильдия (каменная)
tile-stone_guild-short = Гильдия
tile-stone_guild-help = Заплатите 1 простой ресурс на выбор и получите 5 рабочих.
tile-stone_church = Церковь
tile-stone_church-short = Церковь
tile-stone_church-help = Получите 4 ПО за 2 рабочих или 6 ПО за 4 рабочих.
tile-stone_jeweler = Ювелирная мастерская
tile-stone_jeweler-short = Ювелирная
tile-stone_jeweler-help = Получите 5 ПО за 1 золото или 9 ПО за 2 золота.

tile-garden = Сад
tile-garden-short = Сад
tile-garden-help = Ещё 2 рабочих при каждой вербовке.
tile-factory = Фабрика
tile-factory-short = Фабрика
tile-factory-help = 1 ткань при каждой вербовке.
tile-granary = Амбар
tile-granary-short = Амбар
tile-granary-help = 1 еда при каждой вербовке.
tile-statue = Статуя
tile-statue-short = Статуя
tile-statue-help = Ничего, кроме престижа.
tile-theatre = Театр
tile-theatre-short = Театр
tile-theatre-help = Привилегия сразу после постройки.
tile-cathedral = Собор
tile-cathedral-short = Собор
tile-cathedral-help = Ничего, кроме престижа.
tile-mansion = Особняк
tile-mansion-short = Особняк
tile-mansion-help = Ничего, кроме престижа.
tile-residence = Резиденция
tile-residence-short = Резиденция
tile-residence-help = Рабочих сюда не ставят. Ещё 1 рабочий при каждой вербовке; в фазе 4 владелец может заменить её престижным зданием.

# ---- Персонажи

character-early_riser = Жаворонок
character-early_riser-short = Жаворонок
character-early_riser-help = Раз за раунд, до первого игрока: можете поставить рабочего, вернув в лагерь ещё 1.
character-night_worker = Ночной работник
character-night_worker-short = Ночной раб.
character-night_worker-help = Ставите рабочих без доплаты, когда другие уже спасовали.
character-journeyman = Подмастерье
character-journeyman-short = Подмастерье
character-journeyman-help = Раз за раунд можете поставить рабочего к чужому. Сначала действует чужой.
character-thief = Вор
character-thief-short = Вор
character-thief-help = Владельцы не получают ПО за ваших рабочих на их зданиях.
character-steward = Управляющий
character-steward-short = Управляющий
character-steward-help = 2 ПО вместо 1 за чужих рабочих на ваших зданиях.
character-bailiff = Пристав
character-bailiff-short = Пристав
character-bailiff-help = После моста гильдий можете бесплатно передвинуть прево на 1 шаг вперёд или назад.
character-architect = Архитектор
character-architect-short = Архитектор
character-architect-help = Ещё 1 ПО за каждое построенное вами деревянное, каменное или престижное здание.
character-deliveryman = Возничий
character-deliveryman-short = Возничий
character-deliveryman-help = Можете доставлять после всех, с рабочим на стройплощадке или без него.
character-chamberlain = Камергер
character-chamberlain-short = Камергер
character-chamberlain-help = Набор — любые три ресурса.
character-foreman = Бригадир
character-foreman-short = Бригадир
character-foreman-help = Ещё 1 ПО за каждый доставленный набор.
character-goldsmith = Ювелир
character-goldsmith-short = Ювелир
character-goldsmith-help = Раз за раунд ещё 5 ПО за набор, в котором есть золото.
character-day_laborer = Разнорабочий
character-day_laborer-short = Разнорабочий
character-day_laborer-help = Ещё 1 рабочий при вербовке.

# ---- Ресурсы, фазы

good-food = еда
good-wood = дерево
good-stone = камень
good-cloth = ткань
good-gold = золото

phase-draft = Выбор персонажей
phase-planning = Планирование
phase-activation = Активация
phase-delivery = Доставка
phase-management = Управление

counter-points = ПО
counter-workers = рабочие
counter-houses = дома
counter-food = еда
counter-wood = дерево
counter-stone = камень
counter-cloth = ткань
counter-gold = золото

# ---- Части предложений

# Кого получают, отдают.
part-workers = { $count ->
    [one] { $count } рабочего
   *[many] { $count } рабочих
}
part-goods = { $good ->
    [food] { $count ->
        [one] { $count } еда
        [few] { $count } еды
       *[many] { $count } еды
    }
    [wood] { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
    [stone] { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
    [cloth] { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
       *[many] { $count } тканей
    }
   *[gold] { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
}
# Что получают, отдают.
part-goods-taken = { $good ->
    [food] { $count ->
        [1] еду
        [one] { $count } еду
       *[other] { part-goods }
    }
   *[other] { part-goods }
}
part-cost = { $cost ->
    [1] {""}
   *[other] {" "}(всего рабочих: { $cost })
}
part-favour = { $favour ->
    [0] {""}
   *[other] {" "}и привилегия
}
part-paid = { $workers ->
    [0] { $goods }
    [one] { $workers } рабочий
   *[many] { $workers } рабочих
}
part-gained = { $favour ->
    [0] { $points ->
        [0] { $recruits ->
            [0] { $gain }
            [one] { $recruits } рабочий
           *[many] { $recruits } рабочих
        }
       *[other] { $points } ПО
    }
   *[other] привилегия
}

part-can = по средствам: { $can }
part-using = { $does ->
    [wooden] { $building }: постройте деревянное здание ({ part-can }).
    [stone] { $building }: постройте каменное здание ({ part-can }).
    [waived] { $building }: постройте каменное здание, не платя его камень ({ part-can }).
    [favour] { $building }: используйте привилегию.
   *[other] { $building }. { $help }
}

# ---- Что спрашивает игра

ask-draft = Выберите персонажа, с которым начнёте.
ask-early = Жаворонок: поставьте рабочего раньше всех, за 2 из { $workers }, или подождите.
ask-plan = Поставьте рабочего или спасуйте: осталось { $workers }{ $cost ->
    [1] {""}
   *[other] , каждый раз уходит { $cost }
}.
ask-use = { part-using }
ask-bridge = Мост гильдий: передвиньте прево { $steps ->
    [1] на 1 шаг, за последнего рабочего,
   *[other] до { $steps } шагов, по рабочему за шаг (осталось { $workers }),
} или оставьте его.
ask-bailiff = Пристав: бесплатно передвиньте прево на 1 шаг или оставьте его.
ask-favour = { $majority ->
    [0] { $building }: ваша привилегия.
   *[other] Больше всех наборов: ваша привилегия.
} Заберите персонажа у другого игрока или активируйте жетон стройплощадки.
ask-visit = Привилегия. { part-using }
ask-welcome = Привилегия: можете ещё взять персонажа с поля.
ask-deliver = { $extra ->
    [0] Доставьте набор или закончите доставку.
   *[other] Возничий: доставьте набор после всех или закончите доставку.
} Пока наборов: { $sets }, у других { $most ->
    [0] пока ни одного
   *[other] не больше { $most }
}.
ask-prestige = Резиденция на клетке { $space }: замените её престижным зданием ({ part-can }) или оставьте.

# ---- Действия

do-draft = Выбрать персонажа: { $character }
do-place = { $join ->
    [0] Поставить рабочего
   *[other] Присоединиться к рабочему
}: { $building }, клетка { $space }{ $owner ->
    [0] {""}
   *[other] ; владельцу { $owner } ПО
}{ part-cost }
do-site = Поставить рабочего на стройплощадку, место { $place }{ part-cost }
do-pass = { $round ->
    [0] Пас, место на мосту: { $place }
   *[other] Пас раньше всех: вы начнёте раунд { $round }
}
do-use = { $building }: { $pays ->
    [0] {""}
   *[other] { part-paid } →{" "}
}{ part-gained }
do-build = Построить: { $building } (стоимость: { $goods }), { $points } ПО{ part-favour }
do-house = Поставить дом над зданием: { $building }, клетка { $space } (стоимость: { $goods })
do-move = Передвинуть прево на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} { $forward ->
    [0] назад
   *[other] вперёд
}, на позицию { $to }{ $price ->
    [0] , бесплатно
    [one] {" "}({ $price } рабочий)
   *[many] {" "}({ $price } рабочих)
}
do-take = { $held ->
    [0] Взять персонажа с поля: { $character }
   *[other] Забрать персонажа у другого игрока: { $character }
}
do-visit = Активировать на стройплощадке: { $building }{ $characters ->
    [0] {""}
   *[other] ; потом можно взять персонажа с поля
}
do-deliver = Доставить набор: { $goods } — { $points } ПО
do-skip-early = Не ставить рабочего раньше всех
do-skip-use = Не активировать: { $building }
do-skip-move = Оставить прево на месте
do-skip-welcome = Никого не брать
do-skip-deliver = Закончить доставку
do-skip-prestige = Оставить резиденцию

# ---- Что произошло

event-draft = { $player } выбирает персонажа: { $piece }.
event-round = Начинается раунд { $round }.
event-place = { $player } ставит рабочего: { $what }.
event-site = { $player } ставит рабочего на стройплощадку.
event-surcharge = { $player } возвращает в лагерь ещё 1 рабочего.
event-pass = { $forced ->
    [0] { $player } пасует.
   *[other] { $player } не может поставить рабочего и вынужденно пасует.
}
event-first = { $player } пасует раньше всех и начнёт следующий раунд.
event-use = { $player } активирует: { $what }.
event-visit = { $player } активирует на стройплощадке: { $what }.
event-skip = { $what ->
    [early] { $player } не ставит рабочего раньше всех.
    [bridge] { $player } оставляет прево на месте.
    [bailiff] { $player } оставляет прево на месте.
    [welcome] { $player } никого не берёт.
    [deliver] { $player } заканчивает доставку.
   *[other] { $player } не активирует: { $what }.
}
event-missed = { $missed ->
    [set] { $player } ничего не доставляет: набора нет.
    [bridge] { $player } не двигает прево: рабочих не осталось.
    [prestige] { $player } не строит престижного здания: не хватает ресурсов.
    [prestige-built] { $player } сохраняет резиденции: все престижные здания построены.
    [thief] { $player } ничего не получает ({ $what }): вор у игрока { $other }.
    [houses] { $player } не может активировать: { $what }. Домов больше нет.
    [road] { $player } не может активировать: { $what }. На дороге нет места.
    [built] { $player } не может активировать: { $what }. Таких зданий больше нет.
    [housed] { $player } не может активировать: { $what }. Над каждым стартовым зданием уже есть дом.
   *[goods] { $player } не может активировать: { $what }. Нечем заплатить.
}
event-pay = { $player } отдаёт { part-goods-taken }.
event-gain = { $player } получает { part-goods-taken }.
event-workers = { $count ->
    [0] { $player } не получает рабочих: в лагере никого нет.
   *[other] { $player } получает { part-workers }{ $short ->
        [0] .
       *[other] , больше в лагере нет.
    }
}
event-return = { $player } возвращает в лагерь { part-workers }.
event-home = {""}
event-turn = {""}
event-stranded = { $player }: рабочий ничего не получает, прево до него не дошёл ({ $what }).
event-build = { $player } строит: { $piece }.
event-house = { $player } ставит дом над зданием: { $what }.
event-residence = { $player }: здание становится резиденцией ({ $what }).
event-provost = { $player } передвигает прево на { $steps ->
    [-3] 3 шага назад
    [-2] 2 шага назад
    [-1] 1 шаг назад
    [1] 1 шаг вперёд
   *[other] { $steps } шага вперёд
}.
event-reset = Прево встаёт позади последнего здания дороги.
event-favour = { $player } получает привилегию.
event-take = { $other ->
    [0] { $player } берёт персонажа с поля: { $piece }.
   *[other] { $player } забирает персонажа у игрока { $other }: { $piece }.
}
event-deliver = { $player } доставляет набор: { $goods }.
event-majority = { $player } доставляет больше всех наборов за раунд.
event-nobody = Наборов никто не доставил, привилегия никому не достаётся.
event-score = { $player } получает { $points } ПО: { $why } — { $what }.
event-score-plain = { $player } получает { $points } ПО: { $why }.
event-end = Игра окончена.

# ---- То же в двух словах, целый ход в одной строке

brief-draft = { $piece }
brief-place = рабочий → { $what }
brief-site = рабочий → стройплощадка
brief-pass = { $forced ->
    [0] пас
   *[other] вынужденный пас
}
brief-use = активация: { $what }
brief-visit = на стройплощадке: { $what }
amount-pay = −{ part-goods }
amount-gain = +{ part-goods }
amount-workers = { $count ->
    [0] в лагере нет рабочих
    [one] +{ $count } рабочий
   *[many] +{ $count } рабочих
}
amount-return = { $count ->
    [one] −{ $count } рабочий
   *[many] −{ $count } рабочих
}
amount-surcharge = −1 рабочий
brief-stranded = ни с чем: { $what }
brief-build = { $piece } на клетке { $space }
brief-house = дом: { $what }
brief-provost = прево { $steps ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $steps }
}
brief-take = { $other ->
    [0] персонаж: { $piece }
   *[other] { $piece } от игрока { $other }
}
brief-deliver = набор: { $goods }
brief-majority = больше всех наборов
brief-skip = { $what ->
    [early] ждёт своей очереди
    [bridge] прево на месте
    [bailiff] прево на месте
    [welcome] {""}
    [deliver] {""}
   *[other] без активации: { $what }
}

amount-missed = { $missed ->
    [set] нет набора для доставки
    [bridge] {""}
    [prestige] {""}
    [prestige-built] {""}
    [thief] ничего из-за вора: { $what }
    [houses] { $what }: нет домов
    [road] { $what }: на дороге нет места
    [built] { $what }: строить нечего
    [housed] { $what }: дома уже над всеми
   *[goods] { $what }: нечем заплатить
}

# ---- Откуда очки

why-owner = рабочий другого игрока
why-effect = активация
why-building = постройка
why-architect = архитектор
why-set = доставленный набор
why-foreman = прибавка за набор
why-goldsmith = золото в наборе
why-gold = осталось в конце

# ---- Почему нельзя

refuse-not-offered = Среди персонажей, из которых выбирают, такого нет: { $character }.
refuse-workers = Для этого нужно рабочих в резерве: { $price }, а у вас { $workers ->
    [0] нет ни одного
   *[other] только { $workers }
}.
refuse-goods = На это не хватает ресурсов. Стоимость: { $goods }.
refuse-space-empty = Клетка { $space } пуста.
refuse-not-there = На клетке { $space } нет такого здания: { $building }.
refuse-site-tile = Этот жетон лежит на стройплощадке: рабочих на него не ставят, его активируют по привилегии: { $building }.
refuse-bridge = На мост гильдий рабочих не ставят.
refuse-residence = На клетке { $space } резиденция, рабочих на неё не ставят.
refuse-prestige = На клетке { $space } престижное здание, рабочих на него не ставят: { $building }.
refuse-occupied = На клетке { $space } уже стоит рабочий: { $building }.
refuse-own-worker = На клетке { $space } уже стоит ваш рабочий: { $building }. Подмастерье присоединяется только к чужим.
refuse-journeyman-used = На клетке { $space } стоит рабочий: { $building }. Подмастерье в этом раунде уже использован.
refuse-at-site = В этом раунде ваш рабочий уже стоит на стройплощадке.
refuse-other-building = Здесь так сделать нельзя: { $building }.
refuse-exchange = У этого здания нет такого обмена: { $building }.
refuse-gold = Золото — не простой ресурс и другого не заменяет: назовите еду, дерево, камень или ткань. Здание: { $building }.
refuse-built = Этого здания больше нет рядом с полем: { $building }.
refuse-builder = Здесь такое не построить: { $building }.
refuse-houses = У вас не осталось домов.
refuse-road-full = На дороге нет свободных клеток.
refuse-any = Назовите простой ресурс вместо «любого» — и только там, где он есть в стоимости: { $building }.
refuse-not-yellow = Дом из суда ставят над начальным зданием, а на клетке { $space } его нет.
refuse-housed = Над клеткой { $space } уже стоит дом.
refuse-provost-limit = Прево стоит на позициях от { $low } до { $high }, не дальше.
refuse-steps = { $steps ->
    [0] Прево там и так стоит.
   *[other] Шагов выходит { $steps }, а здесь можно не больше { $most }.
}
refuse-own-character = Этот персонаж и так у вас: { $character }.
refuse-nobodys-character = Ни у кого из других игроков нет этого персонажа: { $character }.
refuse-character-gone = Этого персонажа нет на поле: { $character }.
refuse-not-at-site = На этом месте стройплощадки нет такого жетона: { $building }.
refuse-slot = Это место стройплощадки доступно с раунда { $round }.
refuse-useless-tile = Этот жетон вам сейчас не активировать, а другой на стройплощадке — можно: выберите его. Вы назвали: { $building }.
refuse-set = Это не набор: { $goods }. Набор — еда и два других разных ресурса.
refuse-skip-favour = От привилегии отказаться нельзя: заберите персонажа или выберите жетон стройплощадки.
refuse-skip-visit = Выбранное по привилегии надо активировать: { $building }.

# ---- Настройки

option-open_scores = Все видят очки престижа друг друга во время игры.
option-open_scores-short = открытые очки
option-first_game = Для первой партии: готовая раскладка и персонажи, с которыми легко начать.
option-first_game-short = первая партия
option-squares = Сколько отмеченных клеток для прево за концом дороги. Обычно 3.

# ---- Позиции и действия в JSON

bad-json-starting = { $where }: на клетках 5–12 и на первом месте стройплощадки должны лежать все девять начальных зданий.
bad-json-site = { $where }: на стройплощадке лежат начальное, деревянное и каменное здания, в этом порядке.
bad-json-space = { $where }: на клетке { $space } этого быть не может, или нужен владелец.
bad-json-house = { $where }: над клеткой { $space } не может быть дома.
bad-json-unturned = { $where }: начальное здание на клетке { $space } было бы уже перевёрнуто: дом над таким стоит только после суда в фазе 2 и до фазы 4.
bad-json-gap = { $where }: клетка { $space } застроена, хотя более ранняя свободна.
bad-json-standing = { $where }: рабочий сейчас не может там стоять.
bad-json-crowd = { $where }: на клетке { $space } рабочих { $got }, а поместится не больше { $most }.
bad-json-joined = { $where }: к кому-то присоединились, значит, среди использованных персонажей должен быть подмастерье.
bad-json-used = { $where }: использованы могут быть только подмастерье и ювелир.
bad-json-using = { $where }: у этого места нет рабочего на клетке, которая активируется.
bad-json-character-twice = { $where }: этот персонаж назван дважды: { $character }.
bad-json-offer = { $where }: персонажей предлагают только до раунда 1.
bad-json-bridge = { $where }: до раунда 1 никто не спасовал, а после планирования спасовали все.
bad-json-tile = { $where }: жетон первого игрока лежит у того, кто спасовал первым.
bad-json-sets = { $where }: до фазы 3 никто не доставил ни одного набора.
bad-json-course = { $where }: в этой фазе ({ $phase }) бывает от { $low } до { $high }, а не { $got }.
bad-json-stack-draft = { $where }: до раунда 1 спрашивают места без персонажа, решение первого игрока — в самом низу, а персонажей предложено на три больше.
bad-json-stack-empty = { $where }: решений нет, а игра заканчивается только после раунда 9.

# ---- Стили ботов

style-castle = строит замок
style-town = застраивает дорогу
style-court = собирает персонажей
