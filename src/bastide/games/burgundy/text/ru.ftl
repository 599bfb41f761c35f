game-name = Замки Бургундии

# ---- Компоненты

tile- = нет жетона

tile-warehouse = склад
tile-warehouse-short = склад
tile-warehouse-help = При добавлении: продайте все свои товары одного типа, без кубика.
tile-carpenters_workshop = столярная мастерская
tile-carpenters_workshop-short = мастерская
tile-carpenters_workshop-help = При добавлении: возьмите здание из любого пронумерованного хранилища на ячейку для жетонов, без кубика.
tile-church = церковь
tile-church-short = церковь
tile-church-help = При добавлении: возьмите рудник, замок или знание из любого пронумерованного хранилища на ячейку для жетонов, без кубика.
tile-market = рынок
tile-market-short = рынок
tile-market-help = При добавлении: возьмите корабль или животных из любого пронумерованного хранилища на ячейку для жетонов, без кубика.
tile-boarding_house = гостиница
tile-boarding_house-short = гостиница
tile-boarding_house-help = При добавлении: вы получаете 4 рабочих.
tile-bank = банк
tile-bank-short = банк
tile-bank-help = При добавлении: вы получаете 2 серебряных самородка.
tile-city_hall = ратуша
tile-city_hall-short = ратуша
tile-city_hall-help = При добавлении: можете сразу добавить в вотчину ещё один свой жетон на подходящую ячейку с любым числом. Он сработает как обычно.
tile-watchtower = сторожевая башня
tile-watchtower-short = башня
tile-watchtower-help = При добавлении: вы получаете 4 ПО.

tile-cow_2 = 2 коровы
tile-cow_2-short = 2 коровы
tile-cow_2-help = При добавлении: 1 ПО за каждую из этих 2 коров и ещё раз за каждую корову, которая уже есть на этом пастбище.
tile-cow_3 = 3 коровы
tile-cow_3-short = 3 коровы
tile-cow_3-help = При добавлении: 1 ПО за каждую из этих 3 коров и ещё раз за каждую корову, которая уже есть на этом пастбище.
tile-cow_4 = 4 коровы
tile-cow_4-short = 4 коровы
tile-cow_4-help = При добавлении: 1 ПО за каждую из этих 4 коров и ещё раз за каждую корову, которая уже есть на этом пастбище.
tile-chicken_2 = 2 курицы
tile-chicken_2-short = 2 курицы
tile-chicken_2-help = При добавлении: 1 ПО за каждую из этих 2 кур и ещё раз за каждую курицу, которая уже есть на этом пастбище.
tile-chicken_3 = 3 курицы
tile-chicken_3-short = 3 курицы
tile-chicken_3-help = При добавлении: 1 ПО за каждую из этих 3 кур и ещё раз за каждую курицу, которая уже есть на этом пастбище.
tile-chicken_4 = 4 курицы
tile-chicken_4-short = 4 курицы
tile-chicken_4-help = При добавлении: 1 ПО за каждую из этих 4 кур и ещё раз за каждую курицу, которая уже есть на этом пастбище.
tile-pig_2 = 2 свиньи
tile-pig_2-short = 2 свиньи
tile-pig_2-help = При добавлении: 1 ПО за каждую из этих 2 свиней и ещё раз за каждую свинью, которая уже есть на этом пастбище.
tile-pig_3 = 3 свиньи
tile-pig_3-short = 3 свиньи
tile-pig_3-help = При добавлении: 1 ПО за каждую из этих 3 свиней и ещё раз за каждую свинью, которая уже есть на этом пастбище.
tile-pig_4 = 4 свиньи
tile-pig_4-short = 4 свиньи
tile-pig_4-help = При добавлении: 1 ПО за каждую из этих 4 свиней и ещё раз за каждую свинью, которая уже есть на этом пастбище.
tile-sheep_2 = 2 овцы
tile-sheep_2-short = 2 овцы
tile-sheep_2-help = При добавлении: 1 ПО за каждую из этих 2 овец и ещё раз за каждую овцу, которая уже есть на этом пастбище.
tile-sheep_3 = 3 овцы
tile-sheep_3-short = 3 овцы
tile-sheep_3-help = При добавлении: 1 ПО за каждую из этих 3 овец и ещё раз за каждую овцу, которая уже есть на этом пастбище.
tile-sheep_4 = 4 овцы
tile-sheep_4-short = 4 овцы
tile-sheep_4-help = При добавлении: 1 ПО за каждую из этих 4 овец и ещё раз за каждую овцу, которая уже есть на этом пастбище.

tile-knowledge_1 = знание № 1 (повтор зданий в городе)
tile-knowledge_1-short = зн. № 1
tile-knowledge_1-help = В ваших городах могут стоять несколько зданий одного типа.
tile-knowledge_2 = знание № 2 (рабочие с рудников)
tile-knowledge_2-short = зн. № 2
tile-knowledge_2-help = В конце каждой фазы любой рудник вашей вотчины приносит, кроме самородка, 1 рабочего.
tile-knowledge_3 = знание № 3 (2 самородка за продажу)
tile-knowledge_3-short = зн. № 3
tile-knowledge_3-help = Каждая ваша продажа приносит 2 самородка вместо 1.
tile-knowledge_4 = знание № 4 (рабочий за продажу)
tile-knowledge_4-short = зн. № 4
tile-knowledge_4-help = Каждая ваша продажа приносит, кроме серебра, 1 рабочего.
tile-knowledge_5 = знание № 5 (корабль в два хранилища)
tile-knowledge_5-short = зн. № 5
tile-knowledge_5-help = Добавленный корабль забирает товары из двух соседних хранилищ, а не из одного.
tile-knowledge_6 = знание № 6 (покупка в любом хранилище)
tile-knowledge_6-short = зн. № 6
tile-knowledge_6-help = Купить жетон можно в любом хранилище, а не только в чёрном. Покупка по-прежнему одна за ход, за 2 самородка.
tile-knowledge_7 = знание № 7 (+1 ПО за жетон животных)
tile-knowledge_7-short = зн. № 7
tile-knowledge_7-help = Когда вы добавляете животных, каждый учтённый жетон животных приносит на 1 ПО больше.
tile-knowledge_8 = знание № 8 (±2 за рабочего)
tile-knowledge_8-short = зн. № 8
tile-knowledge_8-help = Каждый потраченный рабочий меняет результат кубика не на 1, а на 1 или 2.
tile-knowledge_9 = знание № 9 (±1 для зданий)
tile-knowledge_9-short = зн. № 9
tile-knowledge_9-help = Результат кубика, которым вы добавляете здание, можно бесплатно изменить на 1.
tile-knowledge_10 = знание № 10 (±1 для кораблей и животных)
tile-knowledge_10-short = зн. № 10
tile-knowledge_10-help = Результат кубика, которым вы добавляете корабль или животных, можно бесплатно изменить на 1.
tile-knowledge_11 = знание № 11 (±1 для замков, рудников и знаний)
tile-knowledge_11-short = зн. № 11
tile-knowledge_11-help = Результат кубика, которым вы добавляете замок, рудник или знание, можно бесплатно изменить на 1.
tile-knowledge_12 = знание № 12 (±1, чтобы взять жетон)
tile-knowledge_12-short = зн. № 12
tile-knowledge_12-help = Результат кубика, которым вы берёте жетон из хранилища, можно бесплатно изменить на 1.
tile-knowledge_13 = знание № 13 (самородок к рабочим)
tile-knowledge_13-short = зн. № 13
tile-knowledge_13-help = Действие «взять рабочих» приносит ещё и 1 самородок. На гостиницу не влияет.
tile-knowledge_14 = знание № 14 (4 рабочих вместо 2)
tile-knowledge_14-short = зн. № 14
tile-knowledge_14-help = Действие «взять рабочих» приносит 4 рабочих вместо 2. На гостиницу не влияет.
tile-knowledge_15 = знание № 15 (3 ПО за тип проданных товаров)
tile-knowledge_15-short = зн. № 15
tile-knowledge_15-help = В конце игры: 3 ПО за каждый тип товаров, который вы продавали.
tile-knowledge_16 = знание № 16 (4 ПО за склад)
tile-knowledge_16-short = зн. № 16
tile-knowledge_16-help = В конце игры: 4 ПО за каждый склад в вашей вотчине.
tile-knowledge_17 = знание № 17 (4 ПО за сторожевую башню)
tile-knowledge_17-short = зн. № 17
tile-knowledge_17-help = В конце игры: 4 ПО за каждую сторожевую башню в вашей вотчине.
tile-knowledge_18 = знание № 18 (4 ПО за столярную мастерскую)
tile-knowledge_18-short = зн. № 18
tile-knowledge_18-help = В конце игры: 4 ПО за каждую столярную мастерскую в вашей вотчине.
tile-knowledge_19 = знание № 19 (4 ПО за церковь)
tile-knowledge_19-short = зн. № 19
tile-knowledge_19-help = В конце игры: 4 ПО за каждую церковь в вашей вотчине.
tile-knowledge_20 = знание № 20 (4 ПО за рынок)
tile-knowledge_20-short = зн. № 20
tile-knowledge_20-help = В конце игры: 4 ПО за каждый рынок в вашей вотчине.
tile-knowledge_21 = знание № 21 (4 ПО за гостиницу)
tile-knowledge_21-short = зн. № 21
tile-knowledge_21-help = В конце игры: 4 ПО за каждую гостиницу в вашей вотчине.
tile-knowledge_22 = знание № 22 (4 ПО за банк)
tile-knowledge_22-short = зн. № 22
tile-knowledge_22-help = В конце игры: 4 ПО за каждый банк в вашей вотчине.
tile-knowledge_23 = знание № 23 (4 ПО за ратушу)
tile-knowledge_23-short = зн. № 23
tile-knowledge_23-help = В конце игры: 4 ПО за каждую ратушу в вашей вотчине.
tile-knowledge_24 = знание № 24 (4 ПО за тип животных)
tile-knowledge_24-short = зн. № 24
tile-knowledge_24-help = В конце игры: 4 ПО за каждый тип животных в вашей вотчине.
tile-knowledge_25 = знание № 25 (1 ПО за проданный товар)
tile-knowledge_25-short = зн. № 25
tile-knowledge_25-help = В конце игры: 1 ПО за каждый проданный вами жетон товара.
tile-knowledge_26 = знание № 26 (2 ПО за жетон бонуса)
tile-knowledge_26-short = зн. № 26
tile-knowledge_26-help = В конце игры: 2 ПО за каждый ваш жетон бонуса, большой или маленький.

tile-castle = замок
tile-castle-short = замок
tile-castle-help = При добавлении: сразу выполните ещё одно действие, словно кубиком с любым результатом.
tile-mine = рудник
tile-mine-short = рудник
tile-mine-help = Приносит вам 1 серебряный самородок в конце каждой фазы.
tile-ship = корабль
tile-ship-short = корабль
tile-ship-help = При добавлении: заберите товары из любого пронумерованного хранилища, затем продвиньте свою фишку на шаг по треку очередности хода.

type-building = здание
type-animal = животные
type-knowledge = знание
type-castle = замок
type-mine = рудник
type-ship = корабль
type-- = ничего, потому что вотчина не выбрана

area-building = город
area-animal = пастбище
area-knowledge = область знаний
area-castle = область замков
area-mine = область рудников
area-ship = река

goods_1 = голубой
goods_2 = фиолетовый
goods_3 = розовый
goods_4 = красный
goods_5 = коричневый
goods_6 = оранжевый

bonus_building_large = большой жетон бонуса за здания
bonus_building_small = маленький жетон бонуса за здания
bonus_animal_large = большой жетон бонуса за животных
bonus_animal_small = маленький жетон бонуса за животных
bonus_knowledge_large = большой жетон бонуса за знания
bonus_knowledge_small = маленький жетон бонуса за знания
bonus_castle_large = большой жетон бонуса за замки
bonus_castle_small = маленький жетон бонуса за замки
bonus_mine_large = большой жетон бонуса за рудники
bonus_mine_small = маленький жетон бонуса за рудники
bonus_ship_large = большой жетон бонуса за корабли
bonus_ship_small = маленький жетон бонуса за корабли

phase-a = Фаза А
phase-b = Фаза Б
phase-c = Фаза В
phase-d = Фаза Г
phase-e = Фаза Д
progress-phase = { $phase }, раунд { $round } из { $rounds }

# ---- Части предложений

part-die = { $face ->
    [0] {""}
   *[other] , кубик { $face }
}
part-price = { $price ->
    [0] {""}
    [one] {" "}({ $price } рабочий)
   *[many] {" "}({ $price } рабочих)
}
part-depot = { $depot ->
    [0] чёрного хранилища
   *[other] хранилища № { $depot }
}
# На что добавляют.
part-hex = ячейку { $hex } (число { $number })
# Кого берут, получают, отдают.
part-workers = { $count ->
    [one] { $count } рабочего
   *[many] { $count } рабочих
}
part-silver = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[many] { $count } самородков
}
part-goods = { $count ->
    [one] { $count } жетон товара
    [few] { $count } жетона товара
   *[many] { $count } жетонов товара
}
part-why = { $why ->
    [boarding_house] {" "}(гостиница)
    [bank] {" "}(банк)
    [mines] {" "}(рудники)
    [sale] {" "}(продажа)
   *[action] {""}
}

# ---- Что спрашивает игра

ask-choose = Выберите сторону своего планшета и ячейку замка для стартового замка.
ask-turn = { $left ->
    [2] Ваш ход: действуйте каждым кубиком ({ $first } и { $second }){ $buy ->
        [0] .
       *[1] ; можно и купить жетон.
    }
    [1] Остался кубик { $first }{ $buy ->
        [0] .
       *[1] ; ещё можно купить жетон.
    }
   *[0] Оба кубика использованы; ещё можно купить жетон.
}
ask-ship = Корабль: { $pair ->
    [0] выберите хранилище, из которого он заберёт товары.
   *[1] выберите два соседних хранилища, из которых он заберёт товары.
}
ask-load = Корабль: выберите { $count ->
    [one] { $count } новый тип
    [few] { $count } новых типа
   *[many] { $count } новых типов
} товаров, больше не поместится.
ask-castle = Замок: ещё одно действие, словно кубиком с любым результатом.
ask-warehouse = Склад: выберите товары для продажи.
ask-fetch = { $building ->
    [carpenters_workshop] Столярная мастерская: возьмите здание.
    [church] Церковь: возьмите рудник, замок или знание.
   *[market] Рынок: возьмите корабль или животных.
}
ask-city_hall = Ратуша: добавьте ещё один свой жетон или откажитесь.

# ---- Действия

do-take = Взять жетон «{ $tile }» из хранилища № { $depot }{ part-die }{ part-price }
do-take-discard = Сбросить жетон «{ $discard }» и взять жетон «{ $tile }» из хранилища № { $depot }{ part-die }{ part-price }
do-place = Добавить жетон «{ $tile }» на { part-hex }{ part-die }{ part-price }
do-sell = Продать { part-goods } ({ $goods }) за { $points } ПО{ part-die }{ part-price }
do-workers = Взять { part-workers }{ $silver ->
    [0] {""}
   *[other] {" "}и { $silver ->
        [one] { $silver } самородок
        [few] { $silver } самородка
       *[many] { $silver } самородков
    }
}{ part-die }{ part-price }
do-buy = Купить жетон «{ $tile }» из { part-depot } за 2 самородка
do-buy-discard = Сбросить жетон «{ $discard }» и купить жетон «{ $tile }» из { part-depot } за 2 самородка
do-ship = Забрать товары из { $pair ->
    [0] хранилища
   *[other] хранилищ
} № { $depots }: там { part-goods } ({ $goods }){ $room ->
    [-1] {""}
    [0] ; не поместится: { $lacking }
   *[other] ; из новых типов поместится только { $room }: { $lacking }
}
do-ship-empty = Отправить корабль в { $pair ->
    [0] хранилище
   *[other] хранилища
} № { $depots }, где товаров нет
do-load = Привезти новые товары: { $goods }
do-skip = Не использовать ратушу
do-end = Завершить ход
do-choose = Выбрать вотчину { $duchy }, стартовый замок на ячейке { $hex }

# ---- Что произошло

event-phase = { $phase ->
    [a] Начинается фаза А. За законченную область — ещё 10 ПО.
    [b] Начинается фаза Б. За законченную область — ещё 8 ПО.
    [c] Начинается фаза В. За законченную область — ещё 6 ПО.
    [d] Начинается фаза Г. За законченную область — ещё 4 ПО.
   *[e] Начинается фаза Д. За законченную область — ещё 2 ПО.
}
event-round = Раунд { $round }: все бросают кубики.
event-goods = В хранилище № { $depot } прибывает товар: { $piece }.
event-turn = Ходит { $player }.
event-take = { $player } берёт жетон «{ $piece }» из { part-depot }.
event-discard = { $player } сбрасывает жетон «{ $piece }».
event-place = { $player } добавляет в вотчину жетон «{ $piece }» на { part-hex }.
event-pay_workers = { $player } отдаёт { part-workers }.
event-pay_silver = { $player } отдаёт { part-silver }.
event-gain_workers = { $player } получает { part-workers }{ part-why }.
event-gain_silver = { $player } получает { part-silver }{ part-why }.
event-sell = { $player } продаёт { part-goods }: { $piece }.
event-load = { $player } забирает { part-goods } из хранилища № { $depot }: { $piece }.
event-advance = { $player } продвигается на шаг по треку очередности хода.
event-bonus = { $player } получает { $piece }.
event-skip = { $player } не использует ратушу.
event-missed = { $missed ->
    [room] { $player } оставляет в хранилище товары, которым нет места: { $goods }.
    [empty] { $player } ничего не грузит: в хранилище нет товаров.
    [bonus] { $player } заполняет весь тип ({ $kind }), но оба бонуса уже разобраны.
    [warehouse] { $player } ничего не продаёт на складе: товаров нет.
    [fetch] { $player } ничего не берёт ({ $what }): подходящих жетонов в хранилищах нет.
   *[city_hall] { $player } ничего не добавляет через ратушу: подходящих жетонов нет.
}
event-chosen = { $player } делает тайный выбор.
event-settle = { $player } начинает в вотчине { $duchy }.
event-score = { $player } получает { $points } ПО: { $why } — { $what }.
event-score-plain = { $player } получает { $points } ПО: { $why }.
event-end = Игра окончена.

# ---- В строке о целом ходе

brief-take = { $piece } из { part-depot }
amount-discard = сброшен жетон «{ $piece }»
brief-place = { $piece } на { $hex }
amount-pay_workers = −{ $count ->
    [one] { $count } рабочий
   *[many] { $count } рабочих
}
amount-pay_silver = −{ part-silver }
amount-gain_workers = +{ $count ->
    [one] { $count } рабочий
   *[many] { $count } рабочих
}
amount-gain_silver = +{ part-silver }
brief-sell = продажа: { $piece } ×{ $count }
brief-load = погрузка: { $piece } ×{ $count }
brief-bonus = { $piece }
brief-skip = без ратуши
amount-missed = { $missed ->
    [room] нет места: { $goods }
    [empty] товаров нет
    [bonus] бонусы разобраны: { $kind }
    [warehouse] склад: нечего продать
    [fetch] { $what }: нечего взять
   *[city_hall] ратуша: нечего добавить
}
brief-chosen = тайный выбор
brief-settle = вотчина { $duchy }

# ---- Откуда очки

# По очкам видно, какой величины область и какая фаза.
why-area = { $points ->
    [1] область из 1 ячейки
    [3] область из 2 ячеек
    [6] область из 3 ячеек
    [10] область из 4 ячеек
    [15] область из 5 ячеек
    [21] область из 6 ячеек
    [28] область из 7 ячеек
    [36] область из 8 ячеек
   *[other] законченная область
}
why-phase = { $points ->
    [10] фаза А
    [8] фаза Б
    [6] фаза В
    [4] фаза Г
    [2] фаза Д
   *[other] область закончена в этой фазе
}
why-bonus-large = большой бонус
why-bonus-small = маленький бонус
why-animals = животные на пастбище
why-watchtower = свойство
why-sale = проданные товары
why-unsold = товары в конце игры
why-silver = самородки в конце игры
why-workers = рабочие в конце игры
why-knowledge = знание в конце игры

# При равенстве очков (BUR-12.3)
tie-hexes = выше: пустых ячеек больше, { $more } против { $less }
tie-track = выше: позже в очерёдности хода

# ---- Почему нельзя

refuse-die-used = Кубик с результатом { $die } в этот ход уже использован.
refuse-workers = Это стоит { $price ->
    [one] { $price } рабочего
   *[many] { $price } рабочих
}, а у вас { $workers ->
    [0] нет ни одного
   *[other] только { $workers }
}.
refuse-storage-full = Все три ячейки для жетонов заняты: выберите, какой жетон сбросить.
refuse-discard = Сбросить жетон можно, только когда заняты все три ячейки для жетонов.
refuse-fetch = Добавленное здание не даёт взять жетон «{ $tile }».
refuse-not-there = На этой ячейке { part-depot } нет жетона «{ $tile }».
refuse-depot-empty = В хранилище больше ничего нет: { $depot ->
    [0] чёрное
   *[other] № { $depot }
}.
refuse-space-empty = На этой ячейке { part-depot } ничего нет.
refuse-take-black = Жетоны берут из пронумерованных хранилищ; в чёрном их можно только купить.
refuse-nothing-stored = На этой ячейке для жетонов ничего нет.
refuse-not-stored = На этой ячейке для жетонов нет жетона «{ $tile }».
refuse-hex-filled = Ячейка { $hex } уже занята.
refuse-hex-type = Ячейка { $hex } другого цвета, чем жетон «{ $tile }».
refuse-hex-far = Ячейка { $hex } не граничит ни с одной занятой ячейкой вашей вотчины.
refuse-same-building = В городе ячейки { $hex } уже есть здание этого типа: { $tile }.
refuse-no-goods = У вас нет товаров этого типа: { $goods }.
refuse-bought = В этот ход вы уже купили жетон.
refuse-silver = Жетон стоит 2 самородка, а у вас { $silver ->
    [0] нет ни одного
   *[other] только { $silver }
}.
refuse-buy-depot = Из хранилища № { $depot } купить нельзя: без знания № 6 продаёт только чёрное хранилище.
refuse-apart = Эти хранилища не соседние: соседние — 1–2, 2–3, 3–4, 4–5, 5–6 и 6–1.
refuse-pair = Без знания № 5 корабль забирает товары только из одного хранилища.
refuse-single = Со знанием № 5 назовите для корабля два соседних хранилища, а не одно.
refuse-load-colour = Среди новых товаров, которые может привезти корабль, нет одного из этих типов.
refuse-load-count = Выберите ровно { $count ->
    [one] { $count } тип
    [few] { $count } типа
   *[many] { $count } типов
} товаров: столько у вас свободных ячеек для товаров.
refuse-skip-building = От свойства этого здания отказаться нельзя, можно только от ратуши.
refuse-end = Прежде чем завершить ход, используйте оба кубика: взять рабочих можно всегда.
refuse-side = Вотчины { $duchy } нет на доставшемся вам планшете.
refuse-castle-hex = Ячейка { $hex } вотчины { $duchy } — не ячейка замка.

# ---- Настройки

option-duchies = Вотчины, на которых играют.
option-duchies-standard = по правилам: вотчина 1 или розданные планшеты
option-duchies-random = случайные
option-setup = Планшеты, с которых начинают.
option-setup-basic = одинаковые, первый замок на своём месте
option-setup-advanced_open = раздаются; каждый по очереди выбирает сторону и место замка
option-setup-advanced_secret = раздаются; все тайно выбирают сторону и место замка
option-setup-advanced_open-short = сложная расстановка
option-setup-advanced_secret-short = сложная расстановка, тайно
option-duchies-random-short = случайные вотчины
option-sheets = Две вотчины каждого из шести планшетов: двенадцать номеров.

bad-duchies-count = Настройка «duchies»: «{ $got }» не подходит, игроков { $seats }. Можно: standard, random, по номеру на каждого игрока (например, 1+3) или один номер на всех.
bad-duchies-range = Настройка «duchies»: «{ $got }» не подходит, игроков { $seats }. Можно: standard, random или номера от 1 до 9, по одному на каждого игрока.
bad-duchies-twice = Настройка «duchies»: «{ $got }» не подходит: игроков { $seats }, и вотчина повторяется. Общей может быть только вотчина 1: вотчины 2–9 есть лишь по одной.
bad-sheets = Настройка «sheets»: «{ $got }» не подходит. Нужны двенадцать номеров, по два на планшет: 1 четыре раза и каждый от 2 до 9 по разу.

# ---- Позиции и действия в JSON

bad-depots = { $where }: назовите одно хранилище от 1 до 6 или два разных.
bad-json-hex = { $where }: жетон «{ $tile }» не может здесь лежать. Что сюда подходит: { $want }.
bad-json-dice = { $where }: начиная с фазы А кубики показывают от 1 до 6, а до неё — 0.
bad-json-colours = { $where }: типов товаров { $got }, а на ячейки для товаров поместится не больше { $most }.
bad-json-no-castle = { $where }: вотчина пуста, а начиная с фазы А в ней есть хотя бы стартовый замок.
bad-json-track = { $where }: места стоят не по порядку своих делений; первым идёт самое дальнее.
bad-json-space = { $where }: жетон «{ $tile }» не может здесь лежать: ячейка другого цвета, при таком числе игроков не нужна или фаза А ещё не началась.
bad-json-before-a = { $where }: до фазы А здесь ничего не лежит.
bad-json-supply = { $where }: { $got ->
    [one] { $got } жетона
   *[many] { $got } жетонов
} не хватит на оставшиеся фазы; нужно не меньше { $want }.
bad-json-stack-choose = { $where }: до фазы А каждое место без замка (хотя бы одно) принимает решение «choose»: по одному в порядке хода, а в расстановке «advanced_secret» — вместе.
bad-json-stack-empty = { $where }: решений нет, а игра заканчивается только после 5-го раунда фазы Д.
bad-json-stack-turn = { $where }: первым должно быть решение «turn», а после него ни «turn», ни «choose» быть не может.
bad-json-stack-seat = { $where }: все решения должны быть за местом { $seat }, чей сейчас ход.

bad-json-backs = { $where }: «{ $what }»: в этой стопке и среди взятого из неё { $got }, а такой оборот только у { $most }.
bad-json-sides = { $where }: у планшета не больше двух сторон, и они разные.
bad-json-duchy-twice = { $where }: вотчина { $duchy } существует только в одном экземпляре.
bad-json-secret-now = { $where }: тайный выбор бывает только до фазы А в расстановке «advanced_secret».
bad-json-board = { $where }: этой стороны или этой ячейки замка нет на планшете этого места.

# ---- Стили ботов

style-ships = корабли и товары
style-herds = стада на пастбищах
style-learning = знания прежде всего
