# Слова, которые нужны только странице.
page-black-depot = чёрное хранилище
page-depot = хранилище № { $depot }
page-hex = { $hex }, { $type }, число { $die }, пусто
page-die = кубик { $face }
page-white-die = белый кубик { $face }
page-storage = Ячейки для жетонов
page-duchy = вотчина № { $duchy }
page-round = раунд { $round } из { $rounds }
page-workers = Взять рабочих
page-buy-tile = Купить жетон
page-buy = Купить
page-take = Взять
page-silver = Купить · { $price ->
    [one] { $price } самородок
    [few] { $price } самородка
   *[many] { $price } самородков
}
page-skip = Не добавлять
page-end = Закончить ход
page-your-duchy = Ваша вотчина · № { $duchy }
page-their-duchy = Вотчина № { $duchy }
page-my-duchy = Вотчина
page-hexes = ячеек: { $filled } из { $hexes }
page-dice = Кубики
page-use-as = Кубик как … (рабочие)
page-free = даром
page-too-dear = нужно: { $price }, есть: { $have }
page-goods = Товары
page-area-own = Кубики, жетоны, товары
page-supply = Запас
page-sold = продано: { $count }
page-turn-order = Очередность хода в следующем раунде
page-bonuses = Жетоны бонуса
page-bonus = Бонусы: первому / второму, кто закончит цвет
page-goods-to-come = товары впереди
page-workers-count = { $count ->
    [one] { $count } рабочий
    [few] { $count } рабочих
   *[many] { $count } рабочих
}
page-silver-count = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[many] { $count } самородков
}
page-setup = Подготовка
page-choose-duchy = Выберите сторону планшета и ячейку для первого замка
page-empty = пусто
page-used = использован
page-row = Ряд { $row }
page-can-place = сюда можно
page-price = стоит { $price ->
    [one] { $price } рабочего
    [few] { $price } рабочих
   *[many] { $price } рабочих
}
page-depots = Хранилища
page-players = Другие игроки
page-knowledge = Знания
page-left = большой { $large }, маленький { $small }
page-which-means = Каким кубиком?
page-which-leaves = Какой жетон выбывает из игры?
page-use = Кубик как { $face }

# Карточки с объяснениями: что это делает …
page-does-die = На одно действие: взять жетон из хранилища № { $face }, добавить свой жетон на ячейку с числом { $face }, продать товары типа { $face } или взять рабочих. Рабочий меняет результат на 1.
page-does-used = В этот ход уже использован.
page-does-white = Показал, в какое хранилище прибыл товар этого раунда.
page-does-depot = Кубик { $depot } берёт отсюда жетон на ячейку для жетонов. В следующей фазе хранилище заполнится заново.
page-does-black = Здесь жетоны покупают, без кубика и один раз за ход. Цена: { $price ->
    [one] { $price } самородок
    [few] { $price } самородка
   *[many] { $price } самородков
}.
page-does-depot-goods = Лежат здесь, пока их не заберёт корабль.
page-does-storage = Здесь жетоны ждут, когда их добавят в вотчину. Если все ячейки заняты, один жетон выбывает из игры ради нового.
page-does-hex = Для жетона «{ $type }». Кубиком { $die }, рядом с занятой ячейкой.
page-does-goods = Кубик { $value } продаёт их все сразу.
page-does-goods-spaces = Места для товаров разных типов: { $spaces }; каждого типа сколько угодно. Их привозят корабли.
page-does-sold = Проданные товары лежат лицом вниз.
page-does-workers = Каждый потраченный меняет результат кубика на 1; 6 и 1 — соседи. Действие «взять рабочих» приносит { $workers } рабочих{ $silver ->
    [0] .
   *[other] {" "}и ещё самородки: { $silver }.
}
page-does-silver = Покупка жетона, один раз за ход: { $price ->
    [one] { $price } самородок
    [few] { $price } самородка
   *[many] { $price } самородков
}. Серебро приносят продажи и рудники.
page-does-phase = Законченная в этой фазе область приносит ещё { $points } ПО.
page-does-round = Прибудет в хранилище по белому кубику, когда начнётся раунд { $round }.
page-does-round-over = Товар этого раунда лежит в хранилище, или его забрал корабль.
page-does-bonus-large = { $points } ПО первому, кто заполнит все ячейки этого цвета.
page-does-bonus-small = { $points } ПО второму, кто заполнит все ячейки этого цвета.
page-does-track = Первым ходит тот, кто дальше всех, в стопке — верхний. Корабль двигает фишку на шаг.
page-does-filled = При равных очках побеждает тот, у кого больше пустых ячеек.
page-does-duchy = Сторона вашего планшета. Затем выберите ячейку первого замка.
page-does-load = Тип товаров, который может привезти корабль.
# … и сколько это стоит сейчас.
page-worth-now = Сейчас приносит { $points } ПО.
page-worth-mines = В конце этой фазы рудники принесут { $silver ->
    [one] { $silver } самородок
    [few] { $silver } самородка
   *[many] { $silver } самородков
}{ $workers ->
    [0] {""}
    [one] {" "}и { $workers } рабочего
   *[many] {" "}и { $workers } рабочих
}.
page-worth-sale = При продаже: { $points } ПО за жетон и { $silver ->
    [one] { $silver } самородок
    [few] { $silver } самородка
   *[many] { $silver } самородков
}{ $workers ->
    [0] {""}
    [one] {" "}и { $workers } рабочий
   *[many] {" "}и { $workers } рабочих
}. Без продажи в конце игры: 1 ПО за жетон.
page-worth-workers = В конце игры 1 ПО за двоих: сейчас { $points } ПО.
page-worth-silver = В конце игры 1 ПО за самородок: сейчас { $points } ПО.
page-area-left = Область из { $size }, пусто { $left }: { $points } + { $phase } ПО, когда заполнится.
page-bonus-left = Пустых ячеек этого цвета: { $left }; последняя принесёт бонус { $points } ПО.
page-bonus-gone = Уже взят.
counter-points = очки
counter-workers = рабочие
counter-silver = самородки

# The big button
act-take = Взять
act-place = Положить
act-sell = Продать
act-workers = Взять рабочих
act-buy = Купить
act-ship = Отправить корабль
act-load = Взять товары
act-skip = Не использовать
lose-skip = Пусть пропадает
act-end = Закончить ход
act-choose = Выбрать

# Что спрашивается после первого касания
page-then-hex = На какую ячейку?
page-then-depot = Какой жетон?
page-then-storage = Какой из своих жетонов?
