game-name = Орлеан

# ---- Места

place-farm_house = Ферма
place-farm_house-short = Ферма
place-farm_house-help = Получите фермера и товар со следующего деления шкалы фермеров.
place-village = Деревня
place-village-short = Деревня
place-village-help = Получите одного на выбор: моряка (монеты), ремесленника (технология) или торговца (тайл места).
place-university = Университет
place-university-short = Университет
place-university-help = Получите учёного и от 2 до 6 очков развития — с каждым шагом больше.
place-castle = Замок
place-castle-short = Замок
place-castle-help = Получите рыцаря: со следующего раунда можно доставать больше подданных.
place-monastery = Монастырь
place-monastery-short = Монастырь
place-monastery-help = Получите монаха. На ячейках монах заменяет любого персонажа.
place-ship = Корабль
place-ship-short = Корабль
place-ship-help = Переместите купца по реке; можно взять один лежащий там товар.
place-wagon = Повозка
place-wagon-short = Повозка
place-wagon-help = Переместите купца по дороге; можно взять один лежащий там товар.
place-guildhall = Гильдия
place-guildhall-short = Гильдия
place-guildhall-help = Постройте факторию в городе, где стоит ваш купец.
place-scriptorium = Скрипторий
place-scriptorium-short = Скрипторий
place-scriptorium-help = Получите 1 очко развития.
place-town_hall = Ратуша
place-town_hall-short = Ратуша
place-town_hall-help = Отправьте 1 или 2 нейтральных жетона на благородные деяния, навсегда. Для активации хватит одного; четверо ваших собственных туда не ходят.

place-hayrick = Сеновал
place-hayrick-short = Сеновал
place-hayrick-help = Возьмите с рынка товаров 1 зерно.
place-cheese_factory = Сыроварня
place-cheese_factory-short = Сыроварня
place-cheese_factory-help = Возьмите с рынка товаров 1 сыр.
place-winery = Виноградник
place-winery-short = Виноградник
place-winery-help = Возьмите с рынка товаров 1 вино.
place-wool_manufacturer = Прядильня
place-wool_manufacturer-short = Прядильня
place-wool_manufacturer-help = Возьмите с рынка товаров 1 шерсть.
place-tailor_shop = Швейная мастерская
place-tailor_shop-short = Швейная
place-tailor_shop-help = Возьмите с рынка товаров 1 парчу.
place-brewery = Пивоварня
place-brewery-short = Пивоварня
place-brewery-help = Получите 2 монеты.
place-sacristy = Часовня
place-sacristy-short = Часовня
place-sacristy-help = Действия нет. Когда вас касается вредное событие, можете убрать монаха отсюда в мешочек и не выполнять его.
place-herb_garden = Огород
place-herb_garden-short = Огород
place-herb_garden-help = На ячейках ваши моряки могут заменять фермеров, ремесленников и торговцев.
place-bathhouse = Баня
place-bathhouse-short = Баня
place-bathhouse-help = Достаньте из мешочка 2 жетона и сразу положите один на ячейку; другой вернётся в мешочек.
place-windmill = Мельница
place-windmill-short = Мельница
place-windmill-help = Получите 2 монеты и 1 очко развития.
place-library = Библиотека
place-library-short = Библиотека
place-library-help = Получите 2 очка развития.
place-hospital = Больница
place-hospital-short = Больница
place-hospital-help = Получите столько монет, каков ваш уровень развития.
place-gunpowder_tower = Сторожевая башня
place-gunpowder_tower-short = Башня
place-gunpowder_tower-help = Ещё две ячейки рынка для жетонов, которые вы достали или вернули. Действием можно отправить отсюда 1 или 2 нейтральных жетона на благородные деяния.
place-cellar = Винный погреб
place-cellar-short = Погреб
place-cellar-help = Получите 4 монеты.
place-office = Контора
place-office-short = Контора
place-office-help = Получите по 1 монете за каждую свою построенную факторию.
place-school = Школа
place-school-short = Школа
place-school-help = На ячейках ваши учёные могут заменять любого персонажа, кроме монаха.
place-pharmacy = Аптека
place-pharmacy-short = Аптека
place-pharmacy-help = Заплатите от 1 до 3 монет и получите столько же очков развития.
place-horse_wagon = Конная повозка
place-horse_wagon-short = Конная пов.
place-horse_wagon-help = Как повозка: переместите купца по дороге; можно взять один товар.
place-shipping_line = Доки
place-shipping_line-short = Доки
place-shipping_line-help = Получите 1 очко развития.
place-laboratory = Лаборатория
place-laboratory-short = Лаборатория
place-laboratory-help = Возьмите жетон технологии.

# Что даёт место

does-farm_house = получить фермера
does-village = получить моряка, ремесленника или торговца
does-boatman = получить моряка
does-craftsman = получить ремесленника
does-trader = получить торговца
does-university = получить учёного
does-castle = получить рыцаря
does-monastery = получить монаха
does-ship = переместиться по реке
does-wagon = переместиться по дороге
does-guildhall = построить факторию
does-scriptorium = 1 очко развития
does-town_hall = отправить жетоны на деяния
does-hayrick = 1 зерно
does-cheese_factory = 1 сыр
does-winery = 1 вино
does-wool_manufacturer = 1 шерсть
does-tailor_shop = 1 парча
does-brewery = 2 монеты
does-sacristy = защита от вредного события
does-herb_garden = моряки вместо фермеров, ремесленников, торговцев
does-bathhouse = достать 2 жетона и положить один
does-windmill = 2 монеты и 1 очко развития
does-library = 2 очка развития
does-hospital = монеты за уровень развития
does-gunpowder_tower = отправить жетоны на деяния
does-cellar = 4 монеты
does-office = монеты за фактории
does-school = учёные вместо любых, кроме монахов
does-pharmacy = очки развития за монеты
does-horse_wagon = переместиться по дороге
does-shipping_line = 1 очко развития
does-laboratory = жетон технологии

# ---- Персонажи и жетоны

character-farmer = фермер
character-boatman = моряк
character-craftsman = ремесленник
character-trader = торговец
character-knight = рыцарь
character-scholar = учёный
character-monk = монах

token-farmer = фермер
token-boatman = моряк
token-craftsman = ремесленник
token-trader = торговец
token-knight = рыцарь
token-scholar = учёный
token-monk = монах
token-own_farmer = свой фермер
token-own_boatman = свой моряк
token-own_craftsman = свой ремесленник
token-own_trader = свой торговец

slot-farmer = фермер
slot-boatman = моряк
slot-craftsman = ремесленник
slot-trader = торговец
slot-knight = рыцарь
slot-scholar = учёный
slot-monk = монах
slot-any_neutral = любой нейтральный
slot-any = любой

# ---- Товары, шкалы, фазы

good-grain = зерно
good-cheese = сыр
good-wine = вино
good-wool = шерсть
good-brocade = парча

track-farmers = шкала фермеров
track-boatmen = шкала моряков
track-craftsmen = шкала ремесленников
track-traders = шкала торговцев
track-knights = шкала рыцарей
track-scholars = шкала учёных
track-development = шкала развития

phase-removal = Исключение тайлов мест
phase-census = Перепись
phase-followers = Подданные
phase-planning = Планирование
phase-actions = Действия
phase-event = Событие

counter-coins = монеты
counter-development = развитие
counter-citizens = горожане
counter-grain = зерно
counter-cheese = сыр
counter-wine = вино
counter-wool = шерсть
counter-brocade = парча

# ---- События песочных часов

hourglass-pilgrimage = Паломничество
hourglass-pilgrimage-help = В этом раунде нельзя получать монахов.
hourglass-taxes = Налоги
hourglass-taxes-help = Заплатите по 1 монете за каждые 3 своих товара.
hourglass-income = Доход
hourglass-income-help = Получите столько монет, каков ваш уровень развития.
hourglass-trading_day = Базарный день
hourglass-trading_day-help = Получите по 1 монете за каждую свою построенную факторию.
hourglass-harvest = Засуха
hourglass-harvest-help = Верните на рынок 1 продукт (зерно, сыр, вино). У кого их нет, платит 5 монет.
hourglass-plague = Чума
hourglass-plague-help = Достаньте жетон из мешочка. Нейтральный вернётся в запас, своему ничего не будет.

# ---- Благородные деяния

deed-city_wall = Строительство городской стены
deed-city_wall-short = Стена
deed-city_wall-help = 1 монета за каждый жетон. Последний приносит ещё и горожанина.
deed-papal_conclave = Папский конклав
deed-papal_conclave-short = Конклав
deed-papal_conclave-help = 3 монеты за каждый жетон. Последний приносит ещё и горожанина.
deed-defeating_the_plague = Победа над чумой
deed-defeating_the_plague-short = Против чумы
deed-defeating_the_plague-help = 2 монеты за каждый жетон. Последний приносит ещё и горожанина.
deed-astronomy = Астрономия
deed-astronomy-short = Астрономия
deed-astronomy-help = 1 монета за каждый жетон. Последний приносит ещё и горожанина.
deed-boatmen_guild = Основание гильдии моряков
deed-boatmen_guild-short = Гильдия
deed-boatmen_guild-help = 1 монета за каждый жетон. Последний приносит ещё и горожанина.
deed-cathedral = Строительство собора
deed-cathedral-short = Собор
deed-cathedral-help = 2 монеты за каждый жетон. Последний приносит ещё и горожанина.
deed-peace_treaty = Мирный договор
deed-peace_treaty-short = Мир
deed-peace_treaty-help = 2 монеты за каждый жетон. Последний приносит ещё и горожанина.
deed-canalisation = Канализация
deed-canalisation-short = Канализация
deed-canalisation-help = 1 монета или 1 очко развития за каждый жетон. Последний приносит ещё и горожанина.

# ---- Города

city-orleans = Орлеан
city-chartres = Шартр
city-etampes = Этамп
city-le_mans = Ле-Ман
city-chateaudun = Шатодён
city-montargis = Монтаржи
city-vendome = Вандом
city-briare = Бриар
city-blois = Блуа
city-tours = Тур
city-montrichard = Монришар
city-vierzon = Вьерзон
city-chinon = Шинон
city-loches = Лош
city-sancerre = Сансер
city-bourges = Бурж
city-chateauroux = Шатору
city-chatellerault = Шательро
city-le_blanc = Ле-Блан
city-nevers = Невер
city-argenton_sur_creuse = Аржантон-сюр-Крёз
city-la_chatre = Ла-Шатр
city-saint_amand_montrond = Сент-Аман-Монрон

# ---- Части предложений

# Сколько есть.
part-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
# Что получают, платят.
part-coins-taken = { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}
part-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
part-points = { $count ->
    [one] { $count } очко развития
    [few] { $count } очка развития
   *[many] { $count } очков развития
}
# Что получают, отдают.
part-good = { $good ->
    [grain] { good-grain }
    [cheese] { good-cheese }
    [wine] { good-wine }
    [wool] { good-wool }
   *[other] парчу
}
part-good-plain = { $good ->
    [grain] { good-grain }
    [cheese] { good-cheese }
    [wine] { good-wine }
    [wool] { good-wool }
   *[other] { good-brocade }
}
part-way = { $way ->
    [river] по реке
   *[other] по дороге
}
part-instead = { $as ->
    [0] {""}
   *[other] {" "}(как { $slot })
}

# ---- Что спрашивает игра

ask-remove = Можете исключить из игры один тайл места — для всех.
ask-followers = Достаньте до { $count ->
    [one] { $count } жетона
   *[other] { $count } жетонов
} (места на рынке: { $room }). Сначала можно вернуть жетоны с ячеек — каждый за один из этих{ $back ->
    [0] {""}
   *[other] {" "}(возвращено: { $back })
}.
ask-tower = Какие из новых жетонов положить на сторожевую башню?
ask-plan = План: разложите жетоны по ячейкам и нажмите «Готово». Осталось жетонов: { $count }, активировано мест: { $active }.
ask-turn = Выполните действие активированного места или спасуйте.
ask-tile = Возьмите тайл места { $level ->
    [1] уровня I
   *[other] уровня I или II
}.
ask-deeds = { $sent ->
    [0] Отправьте жетон на благородное деяние ({ $tokens }).
   *[other] Отправьте второй жетон ({ $tokens }) или закончите.
}
ask-lay = Вы достали: { $tokens }. Положите один жетон на ячейку.
ask-technology = { $first ->
    [0] Технологий в запасе: { $count }. Положите одну на пустую ячейку навсегда или придержите.
   *[other] Технологий в запасе: { $count }. Первую кладут на ячейку фермера, навсегда; или придержите её.
}
ask-debt = { $count ->
    [1] Не хватает 1 монеты: отдайте за неё что-нибудь другое.
    [one] Не хватает { $count } монеты: отдайте за каждую что-нибудь другое.
   *[other] Не хватает { $count } монет: отдайте за каждую что-нибудь другое.
}
ask-shield = { $event }: защититесь или примите событие.
ask-food = Верните на рынок товаров один продукт.
ask-complete = Деяние завершено.

# ---- Действия

do-remove = Исключить из игры: { $place }
do-back = Вернуть на рынок: { $token } ({ $place })
do-draw = { $count ->
    [0] Ничего не доставать
    [one] Достать { $count } жетон
    [few] Достать { $count } жетона
   *[many] Достать { $count } жетонов
}
do-tower = На башню: { $token }
do-market = Остальных на рынок: { $tokens }
do-put = { $token } → { $place }{ part-instead }
do-withdraw = Забрать обратно: { $token } ({ $place })
do-ready = { $active ->
    [0] Готово, без активированных мест
    [one] Готово, активировано { $active } место
    [few] Готово, активировано { $active } места
   *[many] Готово, активировано { $active } мест
}
do-demand = Планировать в этом раунде по очереди: неготовые планы начнутся заново
do-use = { $place }: { $does }
do-recruit = { $place }: { $does }
do-travel = { $place }: { part-way } в город { $city }{ $good ->
    [none] , ничего не брать
   *[other] , взять товар: { $good }
}
do-study = Аптека: { $coins ->
    [one] { $coins } очко развития за { $coins } монету
    [few] { $coins } очка развития за { $coins } монеты
   *[many] { $coins } очков развития за { $coins } монет
}
do-pass = { $held ->
    [0] Спасовать до конца раунда
   *[other] Спасовать до конца раунда; потом можно разместить технологии
}
do-take = Взять тайл: { $place }
do-send = { $token } → { $deed }{ $gain ->
    [coin] {" "}(1 монета)
    [point] {" "}(1 очко развития)
   *[other] {""}
}
do-lay = { $token } → { $place }{ part-instead }
do-install = Технология → { $place }, ячейка: { $slot }
do-give-station = { $city ->
    [none] Отдать факторию из своего запаса
   *[other] Отдать факторию в городе { $city }
}
do-give-token = Отдать случайный нейтральный жетон из мешочка
do-give-point = Отдать очко развития (назад на { $index })
do-give-good = Отдать товар: { $good }
do-give-tile = Отдать тайл места: { $place }
do-give-technology = { $place ->
    [none] Отдать технологию из запаса
   *[other] Отдать технологию с места: { $place }
}
do-shield = Часовня: не выполнять событие «{ $event }», монах — в мешочек
do-feed = Вернуть на рынок: { $good }
do-skip-remove = Ничего не исключать
do-skip-deeds = Не отправлять второй жетон
do-skip-technology = Придержать технологию
do-skip-shield = Принять событие

# ---- Что произошло

event-remove = { $player } исключает из игры тайл места: { $piece }.
event-round = Начинается раунд { $round }.
event-hourglass = Песочные часы: { $what }.
event-back = { $player } возвращает жетон на рынок: { $piece } ({ $what }).
event-draw = { $player } достаёт из мешочка: { $piece }.
event-tower = { $player } кладёт на сторожевую башню: { $piece }.
event-put = { $player } кладёт жетон: { $piece } → { $what }.
event-withdraw = { $player } забирает жетон обратно: { $piece } ({ $what }).
event-ready = { $player }: план готов.
event-demand = { $player } требует планировать в этом раунде по очереди.
event-plan = { $count ->
    [0] { $player } не кладёт ни одного жетона.
   *[other] { $player } кладёт { part-tokens }: { $places }.
}
event-use = { $free ->
    [0] { $player } выполняет действие места: { $what }.
   *[other] { $player } бесплатно выполняет действие места: { $what }.
}
event-recruit = { $player } получает персонажа: { $piece }.
event-step = { $player } продвигается: { $what }, деление { $index }.
event-develop = { $player } получает { part-points } (деление { $index }, уровень { $level }).
event-coins = { $from ->
    [census] { $player } получает по переписи { part-coins-taken }.
   *[other] { $player } получает { part-coins-taken }.
}
event-pay = { $player } платит { part-coins-taken }.
event-good = { $player } получает { part-good }.
event-give = { $to ->
    [box] { $player } отдаёт { part-good } — из игры.
   *[other] { $player } возвращает на рынок { part-good }.
}
event-technology = { $player } берёт жетон технологии.
event-install = { $player } размещает технологию: { $what }.
event-take = { $player } берёт тайл места: { $piece }.
event-citizen = { $player } получает горожанина.
event-travel = { $player }: купец прибывает в город { $what }.
event-build = { $player } строит факторию в городе { $what }.
event-send = { $player } отправляет жетон на деяние: { $piece } → { $what }.
event-bathe = { $player } достаёт в бане: { $piece }.
event-bag = {""}
event-pass = { $forced ->
    [0] { $player } пасует.
   *[other] { $player } больше ничего не может и пасует.
}
event-owe = { $count ->
    [one] { $player }: не хватает { $count } монеты, взамен придётся отдать что-то другое.
   *[other] { $player }: не хватает { $count } монет, взамен придётся отдать что-то другое.
}
event-excused = { $player }: отдать нечего, долг прощён.
event-lose_station = { $from ->
    [stations] { $player } отдаёт факторию из запаса.
   *[other] { $player } отдаёт факторию в городе { $what }.
}
event-lose_token = { $player } отдаёт жетон из мешочка: { $piece }.
event-lose_point = { $player } отступает по шкале развития на деление { $index }.
event-lose_tile = { $player } отдаёт тайл места: { $piece }.
event-lose_technology = { $player } теряет технологию.
event-shield = { $player } защищается от события: { $what }.
event-spared = { $player } достаёт из мешочка: { $piece }, чума его щадит.
event-plague = { $player } теряет от чумы: { $piece }.
event-skip = { $what ->
    [remove] { $player } ничего не исключает.
    [deeds] { $player } не отправляет второй жетон.
    [lay] { $player } возвращает вытянутый жетон в мешочек.
    [technology] { $player } придерживает технологию.
    [shield] { $player } принимает событие.
   *[other] { $player } отказывается.
}
event-census = { $lead ->
    [0] { $last ->
        [0] Перепись: нет ни единственного первого, ни единственного последнего. Никто не получает и не платит.
       *[other] Перепись: единственного первого нет, монету никто не получает.
    }
   *[other] Перепись: единственного последнего нет, никто не платит.
}
event-undrawn = { $player } не достаёт подданных: { $why }.
event-missed = { $what }: { $player } — без последствий, { $why }.
event-no_good = { $player } не получает товар: на рынке кончилось ({ part-good-plain }).
event-no_technology = { $player } не получает технологию: их не осталось.
event-no_tile = { $level ->
    [1] { $player } не получает тайл места: уровня I не осталось.
   *[other] { $player } не получает тайл места: их не осталось.
}
event-no_citizen = { $player } не получает горожанина: его забрали раньше.
event-developed = { $player } теряет { part-points }: шкала развития закончилась.
event-unpaid = { $what }: { $player } не получает монет.
event-unlaid = { $player }: вытянутым жетонам нет ячейки, все возвращаются в мешочек.
event-unsent = { $player } не может отправить второй жетон: на деяниях ему нет места.
event-uninstalled = { $player } придерживает технологию: подходящей ячейки нет.
event-no_use = { $what }: { $player } — без последствий, { $why }.
event-unbuilt = { $player } не строит факторию в городе { $what }: она там уже есть или запас кончился.
event-no_builder = По факториям единственного первого нет: горожанин с карты никому не достаётся.
event-score = { $player } получает { $points } ПО: { $why } — { $what }.
event-score-plain = { $player } получает { $points } ПО: { $why }.
event-end = Игра окончена.

# ---- То же в двух словах, целый ход в одной строке

brief-remove = исключено: { $piece }
brief-plan = { $count ->
    [0] план пуст
   *[other] план: { $places }
}
brief-demand = требует очереди
brief-use = { $what }
brief-recruit = +{ $piece }
brief-develop = развитие +{ $count }
brief-coins = +{ part-coins }
brief-pay = −{ part-coins }
brief-good = +{ part-good-plain }
brief-give = −{ part-good-plain }
brief-technology = +технология
brief-install = технология: { $what }
brief-take = тайл: { $piece }
brief-citizen = +горожанин
brief-travel = купец: { $what }
brief-build = фактория: { $what }
brief-send = { $piece } → { $what }
brief-put = { $piece } → { $what }
brief-pass = пас
brief-owe = долг: { $count }
brief-excused = долг прощён
brief-lose_station = −фактория
brief-lose_token = −{ $piece }
brief-lose_point = развитие −1
brief-lose_tile = −{ $piece }
brief-lose_technology = −технология
brief-shield = защита: { $what }
brief-spared = цел: { $piece }
brief-plague = чума: −{ $piece }
brief-skip = { $what ->
    [remove] ничего не исключено
    [shield] без защиты
   *[other] {""}
}

brief-undrawn = без подданных: { $why }
brief-missed = { $what }: { $why }
brief-no_good = на рынке нет: { part-good-plain }
brief-no_technology = технологий нет
brief-no_tile = тайлов нет
brief-no_citizen = горожанина уже забрали
brief-developed = шкала развития закончилась
brief-unpaid = без монет
brief-unlaid = жетонам нет ячейки
brief-unsent = второму жетону нет места
brief-no_use = { $what }: { $why }
brief-unbuilt = без фактории: { $what }
brief-uninstalled = технологии нет ячейки

why-undrawn-bag = мешочек пуст
why-undrawn-market = рынок заполнен
why-no-place = выполнить нечего
why-no-river = рек отсюда нет
why-no-craftsman = ремесленников ещё нет
why-no-target = навредить некому

# Почему событие кого-то не касается
why-missed-taxes = меньше трёх товаров
why-missed-trading_day = факторий нет
why-missed-plague = мешочек пуст

# ---- Откуда очки

why-coins = монеты
why-goods = товары
why-stations = фактории × уровень
why-citizens = горожане × уровень

# При равенстве очков (ORL-6.4)
tie-development = выше: дальше на шкале развития, { $more } против { $less }

# ---- Почему нельзя

refuse-tile-gone = Этого тайла нет в стопке: { $place }.
refuse-level = Для тайла уровня II вы ещё мало продвинулись по шкале торговцев: { $place }.
refuse-no-token-there = На этой ячейке нет жетона: { $place }.
refuse-nothing-forgone = { $count ->
    [0] Сейчас достать нельзя ничего, поэтому и вернуть нельзя ничего.
    [one] Вернуть можно лишь столько, сколько вы могли бы достать: { $count } жетон.
    [few] Вернуть можно лишь столько, сколько вы могли бы достать: { $count } жетона.
   *[many] Вернуть можно лишь столько, сколько вы могли бы достать: { $count } жетонов.
}
refuse-market-full = На рынке нет места.
refuse-draws = { $count ->
    [0] Больше доставать нельзя.
    [one] Достать можно не больше { $count } жетона.
   *[other] Достать можно не больше { $count } жетонов.
}
refuse-market-room = { $room ->
    [0] На рынке нет места.
   *[other] На рынке мало места: свободных ячеек { $room }.
}
refuse-not-new = На башню кладут только жетоны, которые вы достали или вернули в этом раунде, а этого среди них нет: { $token }.
refuse-tower-full = Сторожевая башня занята.
refuse-overflow = Рынок не вмещает всех новых жетонов: положите на башню ещё { $count }.
refuse-not-at-hand = Такого жетона там нет: { $token }.
refuse-not-yours = Это место не ваше: { $place }.
refuse-slot-taken = Эта ячейка уже занята: { $place }.
refuse-starter = Ваши собственные жетоны в ратушу не ходят: { $token }.
refuse-no-match = Эта ячейка не для такого жетона. Место: { $place }, жетон: { $token }.
refuse-stays = Этот жетон лежит там с прошлых раундов и остаётся: { $place }.
refuse-in-order = Планируют и так по очереди.
refuse-no-action = У этого места нет действия: оно работает само.
refuse-not-free = Действие этого места нельзя выполнить бесплатно: { $place }.
refuse-not-activated = Место не активировано: { $place }. На каждой его ячейке нужен жетон или технология.
refuse-barred = Это место вывели из строя до конца раунда: { $place }.
refuse-jammed = В этом раунде места с технологиями не действуют: { $place }.
refuse-say-how = Здесь есть выбор, укажите, что берёте: { $place }.
refuse-not-offered = Здесь такого персонажа не получить. Место: { $place }, персонаж: { $character }.
refuse-nobody-left = Никого получить нельзя: не дают запас, шкалы или событие.
refuse-banned = Событие «{ $event }» не даёт получить этого персонажа в этом раунде: { $character }.
refuse-no-token = В запасе не осталось таких жетонов: { $character }.
refuse-track-end = Вы дошли до конца шкалы этого персонажа: { $character }.
refuse-no-travel = Это место не перемещает купца: { $place }.
refuse-no-way = { $way ->
    [river] Из города, где стоит ваш купец, не выходит ни одной реки: { $city }.
   *[other] Из города, где стоит ваш купец, не выходит ни одной дороги: { $city }.
}
refuse-elsewhere = Этот путь начинается не там, где стоит ваш купец: { $city }.
refuse-way = { $way ->
    [river] Это место перемещает купца только по рекам.
   *[other] Это место перемещает купца только по дорогам.
}
refuse-no-good-there = На этом пути нет такого товара: { $good }.
refuse-no-station = У вас не осталось факторий.
refuse-city-taken = Здесь нельзя построить факторию, она уже есть: { $city }.
refuse-developed = Вы дошли до конца шкалы развития.
refuse-steps = { $steps ->
    [0] Вы дошли до конца шкалы развития.
   *[other] До конца шкалы развития осталось делений: { $steps }.
}
refuse-coins = Нужно монет: { $coins }, а у вас { $purse }.
refuse-no-good = На рынке товаров этого не осталось: { $good }.
refuse-no-technology = Жетонов технологий не осталось.
refuse-empty-bag = Ваш мешочек пуст.
refuse-nobody-to-send = Там нет нейтральных жетонов, которые можно отправить.
refuse-no-space = Ни в одном деянии нет свободной клетки для этих жетонов.
refuse-no-deed = Этого деяния нет в игре: { $deed }.
refuse-not-to-send = Такого жетона для отправки нет: { $token }.
refuse-covered = Эта клетка закрыта: { $deed }.
refuse-space = Эта клетка занята или предназначена другому персонажу. Деяние: { $deed }, жетон: { $token }.
refuse-gain = Сейчас это деяние такого не даёт: { $deed }.
refuse-must-send = Отправьте хотя бы один жетон; отказаться можно только от второго.
refuse-not-drawn = Такого жетона вы не достали: { $token }.
refuse-same-place = Жетон нельзя положить на место, действие которого выполняется: { $place }.
refuse-no-technology-here = На это место технологию не кладут: { $place }.
refuse-monk-slot = Технология не заменяет монаха и не ложится на ячейку для любого жетона.
refuse-second-technology = На этом месте уже лежит технология: { $place }.
refuse-bound = Эту технологию можно положить только на ячейку фермера.
refuse-first-technology = Первую технологию кладут на ячейку фермера.
refuse-no-item = Отдать такое вы не можете: у вас этого нет.
refuse-firm = Маркер развития нельзя сдвинуть ни на деление с монетами, ни с него, ни со старта.
refuse-no-such-good = Такого товара у вас там нет: { $good }.
refuse-no-shield = Вам нечем защититься от этого события.
refuse-no-food = Это не продукты: { $good }. Продукты — зерно, сыр и вино.

# ---- Настройки

option-planning = Как планируют.
option-planning-simultaneous = Все одновременно и тайно; любой может потребовать очереди на раунд.
option-planning-turn_order = Всегда открыто и по очереди.
option-remove_place_tiles = Перед игрой каждый может исключить из неё тайлы мест: один, а вдвоём — два.
option-first = Кто начинает.
option-first-random = по жребию
option-first-0 = игрок 1
option-first-1 = игрок 2
option-first-2 = игрок 3
option-first-3 = игрок 4
option-orders = «Торговля и интриги»: заказы городов.
option-orders-short = заказы
option-new_events = «Торговля и интриги»: новые события, чем дальше, тем суровее.
option-new_events-short = новые события
option-uprising_last = Новые события: последним приходит «Крестьянское восстание» вместо «Безмолвия».
option-new_deeds = «Торговля и интриги»: другое поле благородных деяний.
option-new_deeds-short = новые деяния
option-intrigue = «Торговля и интриги»: злодеи вместо деяний. Не вместе с новыми деяниями.
option-intrigue-short = интриги
option-new_places = «Торговля и интриги»: ещё три тайла мест.
option-new_places-short = новые места
option-components = Напечатанные значения вашей коробки в виде JSON; пусто — наши.

# ---- Позиции и действия в JSON

bad-option-boards = В игре бывает только одно поле деяний: выберите новые деяния или интриги, но не то и другое.
bad-option-uprising = «Крестьянское восстание» — одно из новых событий: выберите и их.
bad-json-room = { $where }: жетонов на рынке, на башне и невыложенных { $got }, а места хватает не больше чем на { $most }.
bad-json-no-tower = { $where }: у этого игрока нет сторожевой башни.
bad-json-slot = { $where }: «{ $got }» здесь стоять не может, ячейка — для «{ $want }».
bad-json-slot-place = { $where }: этого места у игрока нет: { $place }.
bad-json-slot-technology = { $where }: на эту ячейку технологию не кладут.
bad-json-slot-twice = { $where }: на одном месте бывает не больше 1 жетона технологии.
bad-json-bound = { $where }: технологий, предназначенных ячейкам фермеров, { $got }, а в запасе всего { $most }.
bad-json-tile = { $where }: этого тайла места нет в игре: { $tile }.
bad-json-built = { $where }: факторий { $got }, построенных и в запасе, а у игрока их не больше { $most }.
bad-json-tile-twice = { $where }: этот тайл места назван дважды: { $tile }.
bad-json-stations = { $where }: фактории двух игроков в одном городе: { $city }.
bad-json-space = { $where }: товары здесь лежат, только если игроков не меньше { $want }.
bad-json-stack-empty = { $where }: решений нет, а игра заканчивается только после последнего тайла песочных часов.

# ---- Стили ботов

style-trade = разъезжает и торгует
style-learning = учёность и развитие
style-crafts = свои мастерские
