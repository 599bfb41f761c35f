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
page-silver = Купить · { $price ->
    [one] { $price } самородок
    [few] { $price } самородка
   *[many] { $price } самородков
}
page-skip = Не добавлять
page-end = Закончить ход
page-your-duchy = Ваша вотчина · № { $duchy }
page-their-duchy = Вотчина № { $duchy }
page-my-duchy = Моя вотчина
page-hexes = ячеек: { $filled } из { $hexes }
page-dice = Кубики
page-use-as = Кубик как … (рабочие)
page-free = даром
page-too-dear = нужно: { $price }, есть: { $have }
page-goods = Товары
page-supply = Запас
page-sold = продано: { $count }
page-turn-order = Очередность хода в следующем раунде
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
act-end = Закончить ход
act-choose = Выбрать
