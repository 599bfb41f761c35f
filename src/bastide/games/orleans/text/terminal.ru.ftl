# Слова, которые нужны только терминалу.
unit = ПО

menu-remove = Исключить тайл места
menu-draw = Достать подданных
menu-back = Вернуть жетон, вместо того чтобы достать
menu-tower = Положить на сторожевую башню
menu-market = Положить на рынок
menu-put = Положить жетон на место
menu-withdraw = Забрать положенное
menu-ready = Закончить план
menu-demand = Изменить порядок планирования
menu-use = Выполнить действие места
menu-recruit = Получить персонажа в деревне
menu-travel = Переместить купца
menu-study = Купить развитие в аптеке
menu-pass = Спасовать
menu-take = Взять тайл места
menu-send = Отправить жетон на деяние
menu-lay = Положить новый жетон
menu-install = Разместить технологию
menu-give_station = Отдать факторию
menu-give_token = Отдать жетон
menu-give_point = Отдать очко развития
menu-give_good = Отдать товар
menu-give_tile = Отдать тайл места
menu-give_technology = Отдать технологию
menu-shield = Защититься от события
menu-feed = Отдать продукт
menu-skip = Отказаться
menu-fulfil = Выполнить заказ
menu-shear = Обменять на овечьей ферме
menu-ward = Защититься от события брассери
menu-indulge = Купить монаха
menu-train = Заплатить за шаг по шкале
menu-stay = Остаться
menu-keep = Оставить продукт
menu-voyage = Переместить купца
menu-retrain = Отдать товар за развитие
menu-render = Вернуть товары
menu-scrap = Вернуть технологию
menu-dismiss = Вернуть жетон
menu-dismiss_slot = Вернуть жетон с места
menu-distil = Достать жетон для алхимии
menu-announce = Отправить оба жетона на алхимию
menu-tow = Переместиться по реке
menu-name = Назвать цель
menu-name_slot = Назвать ячейку
menu-name_track = Назвать шкалу
menu-name_swap = Обменять товары
menu-offer_coins = Предложить монеты
menu-offer_good = Предложить товар
menu-propose = Сделать предложение
menu-accept = Принять предложение
menu-refuse = Отвергнуть предложение
menu-pick_good = Взять товар

help-game =
    Карта: у каждого города указано, кто в нём стоит (●), чьи там фактории (⌂●) и какие пути ведут к соседям: ─ дорога, ≈ река, [вино] — лежащий на пути товар. Места: ·фермер — пустая ячейка фермера, ■фермер — занятая, ■монах(фермер) — монах вместо фермера, ✱фермер — технология. Знак ✓ стоит перед активированным местом, ✗ — перед местом, которое в этом раунде не действует, ▸ — перед всем, чем можно воспользоваться сейчас.

board-round = Раунд { $round } из { $rounds }
board-asked = решают: { $players }
board-event = { $event }.
board-left = Осталось тайлов песочных часов: { $count }.
board-past = Уже были: { $events }.
board-first = Раунд начинает { $player }.
board-ready = Готовы: { $players }.
board-passed = Спасовали: { $players }.
board-map = Карта
board-tracks = Шкалы
board-next = ваш следующий шаг
board-step-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
board-step-technology = технология
board-step-tile = { $level ->
    [1] тайл места I
   *[other] тайл места I или II
}
board-step-draws = до { $count } жетонов
board-step-points = { $count ->
    [one] { $count } очко развития
    [few] { $count } очка развития
   *[many] { $count } очков развития
}
board-level = уровень { $level }
board-at-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
} на { $index }
board-at-citizen = горожанин на { $index }
board-at-star = звезда на { $index }
board-supply = Запас:
board-goods-market = Рынок товаров:
board-technology = Жетоны технологий:
board-citizens = Горожане на поле:
board-citizen = горожанин
board-citizens-there = { $count ->
    [1] горожанин
    [one] { $count } горожанин
    [few] { $count } горожанина
   *[many] { $count } горожан
}
board-citizen-development_3 = развитие 3
board-citizen-development_18 = развитие 18
board-citizen-development_28 = развитие 28
board-citizen-knights_track = рыцари 4
board-citizen-boatmen_track = моряки 5
board-citizen-most_stations = больше факторий
board-tiles = Тайлы мест { $level }:
board-orders = Заказы (осталось карт: { $count }):
board-order = { $city } ({ $goods }): { $points } ПО
board-orders-of = Заказы: { $orders }
board-tiles-there = технологий: { $count }
board-deeds = Благородные деяния
board-players = Игроки
board-coins-head = монет
board-level-head = ур.
board-citizens-head = горож.
board-held-head = техн.
board-bag-head = мешок
board-stations-head = факт.
board-active = { $player }: активированы { $places }
board-market = Рынок (ячеек { $size }):
board-tower = Сторожевая башня (ячеек { $size }):
board-fresh = Новые жетоны:
board-drawn = Вытянуты:
board-bag = В мешочке:
board-to-send = Отправить можно:
board-held = Технологий в запасе: { $count }
board-coins-of = Монет: { $coins }, сейчас ПО: { $points }
board-goods-of = Товары: { $goods }
board-tracks-of = Шкалы: { $tracks }
board-level-of = Уровень развития: { $level }, достаёт до { $draws } жетонов
board-merchant-of = Купец: { $city }
board-stations-of = Фактории: { $cities } (осталось: { $left })
board-citizens-of = Горожан: { $citizens }, технологий в запасе: { $held }
