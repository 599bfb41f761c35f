# ---- События песочных часов: «Торговля и интриги»

hourglass-silence = Безмолвие
hourglass-silence-help = Ничего не происходит.
hourglass-indulgence = Индульгенция
hourglass-indulgence-help = Можно заплатить 2 монеты за монаха из запаса: он отправляется в мешочек.
hourglass-training = Обучение
hourglass-training-help = За 2 монеты можно продвинуться на любой шкале: с наградой, но без жетона.
hourglass-harvest_a = Засуха
hourglass-harvest_a-help = Верните на рынок 1 продукт (зерно, сыр, вино). У кого их нет, платит 5 монет.
hourglass-bon_voyage = В добрый путь
hourglass-bon_voyage-help = Заплатите 2 монеты и переместите купца по дороге или реке, забрав все товары на этом пути.
hourglass-conference = Конференция
hourglass-conference-help = В этом раунде нельзя получать учёных.
hourglass-crusade = Крестовый поход
hourglass-crusade-help = В этом раунде нельзя получать рыцарей.
hourglass-strike = Забастовка
hourglass-strike-help = В этом раунде нельзя получать ремесленников.
hourglass-tax_a = Налог
hourglass-tax_a-help = Заплатите 3 монеты.
hourglass-excursion = Экскурсия
hourglass-excursion-help = Заплатите 4 монеты, если ваш купец в Орлеане.
hourglass-income_b = Доход
hourglass-income_b-help = Получите вдвое больше монет, чем ваш уровень развития.
hourglass-harvest_b = Засуха
hourglass-harvest_b-help = Верните на рынок 1 продукт (зерно, сыр, вино). У кого их нет, платит 5 монет.
hourglass-fishing_grounds = Рыболовные угодья
hourglass-fishing_grounds-help = Получите столько монет, сколько указано у вашего маркера на шкале моряков.
hourglass-retraining = Переподготовка
hourglass-retraining-help = Верните товар и получите его цену в очках развития или заплатите 3 монеты.
hourglass-wedding = Свадьба
hourglass-wedding-help = Достаньте из мешочка 2 жетона и положите на рынок, насколько хватит места.
hourglass-sabotage = Саботаж
hourglass-sabotage-help = В этом раунде места с технологиями не действуют.
hourglass-tax_b = Налог
hourglass-tax_b-help = Заплатите 3 монеты.
hourglass-amnesty = Помилование
hourglass-amnesty-help = Новый жетон можно положить не в мешочек, а сразу на пустую ячейку.
hourglass-breakdown = Поломка
hourglass-breakdown-help = Верните одну технологию — размещённую или из запаса.
hourglass-torture = Пытки
hourglass-torture-help = Отдайте 5 вещей: фактории, жетоны из мешочка, очки развития, товары, тайлы мест, технологии. Монетами откупиться нельзя.
hourglass-trading_day_c = Базарный день
hourglass-trading_day_c-help = Получите по 1 монете за каждую свою построенную факторию.
hourglass-plague_c = Чума
hourglass-plague_c-help = Достаньте жетон из мешочка. Нейтральный вернётся в запас, своему ничего не будет.
hourglass-rest = Отдых
hourglass-rest-help = Сразу открывается следующее событие; в игре станет на раунд меньше.
hourglass-book_burning = Сожжение книг
hourglass-book_burning-help = Ваш маркер возвращается к предыдущей звезде шкалы развития.
hourglass-goods_tax = Налоги на товар
hourglass-goods_tax-help = Заплатите по 1 монете за каждые 3 своих товара.
hourglass-dues = Пошлина
hourglass-dues-help = Верните на рынок товары общей стоимостью не меньше 5 ПО. За каждое недостающее ПО отдайте что-нибудь другое, но не монеты.
hourglass-peasant_uprising = Крестьянское восстание
hourglass-peasant_uprising-help = При планировании фермеры заменяют кого угодно, кроме монахов. Кто останется на чужой ячейке до конца раунда, уйдёт в мешочек.
hourglass-technology_tax = Налог на технологии
hourglass-technology_tax-help = Заплатите по 1 монете за каждую размещённую технологию.
hourglass-summons = Общий сбор
hourglass-summons-help = Ваш купец отправляется в Орлеан, если вы не заплатите 5 монет.
hourglass-harvest_d = Засуха
hourglass-harvest_d-help = Верните на рынок 2 продукта. За каждый, который вы оставили или которого нет, заплатите 5 монет.
hourglass-famine = Голод
hourglass-famine-help = Верните в запас 3 нейтральных жетона — с рынка, с мест или из мешочка.
hourglass-poll_tax = Подушный налог
hourglass-poll_tax-help = Заплатите по 2 монеты за каждый свой жетон вне мешочка.
hourglass-tithe = Десятина
hourglass-tithe-help = Заплатите по 1 монете с каждых 10 своих монет.

# ---- Что спрашивает игра

ask-amnesty = Вы получили персонажа: { $token }. Положите жетон на пустую ячейку или отправьте в мешочек.
ask-indulgence = Можете заплатить 2 монеты за монаха.
ask-training = Можете заплатить 2 монеты и продвинуться по любой шкале, получив награду.
ask-voyage = Переместите купца по дороге или реке; все товары на этом пути ваши.
ask-retraining = Верните товар за очки развития по его стоимости или заплатите штраф 3 монеты.
ask-breakdown = Верните одну технологию.
ask-dues = Верните на рынок товары, осталось не меньше { $count } ПО.
ask-summons = Вашего купца зовут в Орлеан. Заплатить монеты ({ $coins }), чтобы остаться в городе { $city }?
ask-harvest = { $count ->
    [one] Верните на рынок { $count } продукт или заплатите 5 монет, чтобы его оставить.
    [few] Верните на рынок { $count } продукта; за каждый оставленный заплатите 5 монет.
   *[many] Верните на рынок { $count } продуктов; за каждый оставленный заплатите 5 монет.
}
ask-famine = { $count ->
    [one] Верните в запас { $count } нейтральный жетон.
    [few] Верните в запас { $count } нейтральных жетона.
   *[many] Верните в запас { $count } нейтральных жетонов.
}
ask-torture = { $count ->
    [one] Отдайте { $count } вещь, она уйдёт из игры.
    [few] Отдайте { $count } вещи, они уйдут из игры.
   *[many] Отдайте { $count } вещей, они уйдут из игры.
}

# ---- Действия

do-indulge = Заплатить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} за монаха
do-train = Шаг за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}: { $track }{ $kind ->
    [farmers] {" "}({ $good })
    [boatmen] { $count ->
        [0] {""}
       *[other] {" "}({ part-coins })
    }
    [craftsmen] {" "}(технология)
    [traders] {" "}(тайл места)
    [knights] {" "}(доставать { $count })
    [scholars] {" "}({ part-points })
   *[other] {""}
}
do-stay = Заплатить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} и остаться в городе { $city }
do-keep = Заплатить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} и оставить продукт
do-voyage = В город { $city }{ $goods ->
    [none] , по дороге ничего нет
   *[other] , взять товары: { $goods }
}
do-retrain = Вернуть товар: { $good } (развитие +{ $points })
do-render = Вернуть на рынок: { $good } ({ $points } ПО)
do-scrap = { $place ->
    [none] Вернуть технологию из запаса
   *[other] Вернуть технологию с места: { $place }
}
do-dismiss = { $from ->
    [market] Вернуть с рынка: { $token }
    [tower] Вернуть с башни: { $token }
   *[other] Вернуть из мешочка: { $token }
}
do-dismiss-slot = Вернуть с места: { $token } ({ $place })
do-skip-amnesty = В мешочек
do-skip-indulgence = Не брать монаха
do-skip-training = Не обучаться
do-skip-retraining = Товар не отдавать и заплатить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
do-skip-summons = Идти в Орлеан

# ---- Что произошло

event-burn = { $player } отступает по шкале развития: деление { $index }, уровень { $level }.
event-dismiss = { $player } возвращает жетон в запас: { $piece }.
event-disperse = { $player } убирает восставших в мешочек: { $piece } ({ $what }).
event-items = { $player }: отдать нужно { $count ->
    [one] { $count } вещь
    [few] { $count } вещи
   *[many] { $count } вещей
}.

brief-burn = развитие: { $index }
brief-dismiss = −{ $piece }
brief-disperse = в мешочек: { $piece } ({ $what })
brief-items = отдать: { $count }

# ---- Почему нельзя

refuse-track-done = Вы дошли до конца: { $track }.
refuse-no-technology-tile = Такой технологии у вас нет.
refuse-nobody-there = { $from ->
    [market] На вашем рынке нет такого жетона: { $token }.
    [tower] На вашей башне нет такого жетона: { $token }.
   *[other] В вашем мешочке нет такого жетона: { $token }.
}
refuse-no-neutral = На этой ячейке нет нейтрального жетона: { $place }.

# Почему событие кого-то не касается
why-missed-indulgence = нет монаха или не хватает монет
why-missed-training = не хватает монет или шкалы закончились
why-missed-excursion = купец не в Орлеане
why-missed-fishing_grounds = у фишки на шкале моряков монет нет
why-missed-wedding = мешочек пуст или рынок заполнен
why-missed-breakdown = технологий нет
why-missed-torture = отдать нечего
why-missed-trading_day_c = { why-missed-trading_day }
why-missed-plague_c = { why-missed-plague }
why-missed-book_burning = фишка в самом начале шкалы развития
why-missed-goods_tax = { why-missed-taxes }
why-missed-dues = { why-missed-torture }
why-missed-peasant_uprising = фермеры никого не заменяют
why-missed-technology_tax = { why-missed-breakdown }
why-missed-summons = купец уже в Орлеане
why-missed-famine = нейтральных жетонов нет
why-missed-poll_tax = вне мешочка жетонов нет
why-missed-tithe = меньше десяти монет
