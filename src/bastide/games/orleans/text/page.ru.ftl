# Слова, которые нужны только странице.

# Большая кнопка
act-remove = Исключить
act-draw = Достать
act-back = Вернуть
act-tower = На башню
act-market = На рынок
act-put = Положить
act-withdraw = Забрать
act-ready = Готово
act-demand = По очереди
lose-demand = Начать планы заново
act-use = Выполнить
act-recruit = Получить
act-travel = В путь
plain-travel = Ничего не брать
plain-tow = Ничего не брать
act-study = Заплатить
act-pass = Пас
lose-pass = Пас до конца раунда
act-take = Взять
act-send = Отправить
act-lay = Положить
act-install = Разместить
act-give_station = Отдать
act-give_token = Достать и отдать
act-give_point = Отступить
act-give_good = Отдать
act-give_tile = Отдать
act-give_technology = Отдать
act-shield = Защититься
act-feed = Отдать
act-skip = Отказаться
act-indulge = Заплатить
act-train = Обучиться
act-stay = Остаться
act-keep = Оставить
act-voyage = В путь
act-retrain = Отдать
act-render = Отдать
act-scrap = Вернуть
act-dismiss = Вернуть
act-dismiss_slot = Вернуть

page-round = Раунд { $round } из { $rounds }
page-which-item = Что отдаёте?

# Leaves
page-leaf-board = Моё
page-leaf-map = Карта
page-leaf-tracks = Шкалы
page-leaf-deeds = Деяния
page-leaf-tiles = Места

# The map
page-road = дорога
page-river = река
page-city-argenton_sur_creuse = Аржантон
page-city-saint_amand_montrond = Сент-Аман
page-nothing-there = пусто
page-to-city = { $city } ({ $way })
page-load = взять: { $good }
page-stations-of = фактория: { $names }
page-merchants-of = купец: { $names }

# A player's board
page-places = Места
page-active = готово
page-blocked = нельзя
page-empty = пусто
page-missing = не хватает: { $slots }
page-market = Рынок: { $spaces } ячеек, за раунд до { $draws } из мешочка
page-your-market = Ваш рынок: { $spaces } ячеек, за раунд до { $draws } из мешочка
page-market-space = свободная ячейка рынка
page-market-and-bag = Рынок и мешочек
page-area-market = Рынок
page-on-market = На рынке
page-fresh = Только что вытянуты
page-to-send = Кого отправить
page-bag = Мешочек: { $count }
page-in-bag = жетонов в мешочке
page-only-you = видно только вам
page-stock = Запас
page-goods = товары
page-stations = факторий в запасе
page-stations-built = построенные фактории
page-citizens = горожане
page-technology = технологии в запасе
page-technology-tile = технология
page-technology-left = осталось технологий: { $count }
page-merchant = купец
page-planning = планирует
page-passed = пас
page-player = Игрок
page-rivals = Соперники
page-event = Событие

# Tiles, market, supply
page-level = уровень { $level }
page-level-now = уровень { $level }
page-no-slots = без ячеек
page-slots = ячейки: { $slots }
page-no-tiles = Тайлов не осталось.
page-goods-market = рынок товаров
page-supply = резерв
page-market-and-supply = Рынок товаров и резерв
page-in-market = на рынке товаров: { $count }
page-in-supply = в резерве: { $count }
page-have = у вас: { $count }
page-has = есть: { $count }
page-filled = занято: { $filled } из { $open }

# Что спрашивается после первого касания
page-then-supply = Кого получаете?
page-then-edge = Куда?
page-then-load = { $count ->
    [1] По пути можно { $names }
   *[other] Какой товар берёте с собой?
}
page-then-coins = Сколько монет платите?
page-then-slot = На какую ячейку?
page-then-market = Какой жетон?
page-then-token = Какой жетон отправляете?
page-then-deed = На какое деяние?
page-then-track = На какой шкале?
page-then-place = Где?
page-then-player = Против кого?
page-then-goods = Какой товар?

# What can be touched
page-ready = Готово
page-demand = По очереди
page-pass = Пас
page-give_token = Жетон из мешочка
page-give_point = Очко развития
page-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
page-gain-coin = 1 монета
page-gain-point = 1 очко развития
page-skip-deeds = На этом всё
page-skip-retraining = Не отдавать и заплатить штраф

# Cards
page-about-market = Ждёт на рынке, пока вы не положите его на ячейку места.
page-about-starter = Один из четырёх ваших собственных. Он всегда остаётся с вами: его нельзя отправить на деяния, и события его не забирают.
page-about-farmer = Получают на ферме; каждый приносит товар.
page-about-boatman = Получают в деревне; каждый приносит монеты, последний — горожанина.
page-about-craftsman = Получают в деревне; каждый приносит технологию.
page-about-trader = Получают в деревне; каждый приносит тайл места.
page-about-knight = Получают в замке; с рыцарями вы достаёте больше подданных.
page-about-scholar = Получают в университете; каждый приносит очки развития.
page-about-monk = Получают в монастыре; монах заменяет кого угодно.
page-about-farmers = Каждый новый фермер приносит товар с новой клетки.
page-about-boatmen = Каждый новый моряк приносит монеты с новой клетки; кто первым дойдёт до конца, получит горожанина.
page-about-craftsmen = Каждый новый ремесленник приносит технологию.
page-about-traders = Каждый новый торговец приносит тайл места: сначала уровня I, потом уровня I или II.
page-about-knights = Столько подданных можно достать за раунд.
page-about-scholars = Каждый новый учёный приносит столько очков развития.
page-about-development = По пути лежат монеты и горожане. Последняя пройденная звезда — ваш уровень: в конце он умножается на число факторий и горожан.
page-about-good = В конце игры приносит { $points }.
page-about-river = По ней ходит корабль; можно забрать один из лежащих товаров.
page-about-road = По ней ездит повозка; можно забрать один из лежащих товаров.
page-about-round = После последнего раунда подсчитываются очки.
page-past = Уже были: { $events }.
page-about-phase-removal = Перед первым раундом каждый может убрать из игры тайл места.
page-about-phase-census = У кого больше всех фермеров, тот получает монету; у кого меньше, тот платит.
page-about-phase-followers = Все одновременно и втайне достают подданных и планируют.
page-about-phase-planning = Планируют по очереди.
page-about-phase-actions = По очереди каждый выполняет одно готовое место или пасует.
page-about-phase-event = Действует событие раунда.
page-about-bag = Из него достают вслепую; сюда попадают новые и использованные жетоны.
page-about-coins = Каждая в конце приносит 1 очко; если заплатить нечем, придётся отдать что-то другое.
page-about-pay = Столько монет за столько же очков развития.
page-about-stations = Гильдия строит их в городе, где стоит купец; каждая приносит столько очков, каков достигнутый уровень.
page-about-citizens = Каждый в конце приносит столько очков, каков достигнутый уровень.
page-about-technology = Занимает ячейку навсегда: подданный там больше не нужен.
page-about-draw = Жетоны попадают из мешочка на рынок.
page-about-ready = Другие увидят, что вы готовы, но не увидят ваш план. Планы откроются, когда будут готовы все.
page-about-demand = В этом раунде все будут планировать открыто, по очереди. Уже разложенное вернётся на рынок — у всех, кто ещё не готов.
page-about-pass = В этом раунде вы больше ничего не делаете. Жетоны остаются на ячейках.
page-own-station = Фактория из запаса
page-owed-debt = Ещё не уплачено монет: { $left } из { $of }
page-owed-torture = Ещё отдать вещей: { $left } из { $of }
page-owed-famine = Ещё вернуть жетонов: { $left } из { $of }
page-owed-dues = Ещё вернуть товаров: на { $left } из { $of } ПО
page-owed-harvest = Ещё вернуть продуктов: { $left } из { $of }
page-draw = { $count ->
    [0] Не брать
   *[other] Достать { $count }
}
page-station-in = Фактория: { $city }

# Trade & Intrigue
page-leaf-villains = Злодеи
page-leaf-rivals = Цели
page-offer = { $villain }: откупиться?
page-bribe = { $villain }: предлагают взятку
page-order = заказ: { $city }
page-orders = Заказы
page-orders-done = Выполнено заказов
page-order-deck = в колоде: { $count }
page-order-missing = вам не хватает: { $goods }
page-order-here = Ваш купец в этом городе.
page-about-order = После действия, если купец стоит в этом городе: товары уходят из игры, карта даёт { $points } ПО в конце, а вы пасуете.
page-about-orders = Каждый приносит свои очки в конце игры.
page-points = { $points } ПО
page-in-bag-short = мешочек
page-in-brasserie = Брассери
page-on-offer = Предложено
page-last-brings = последний жетон даёт ещё
