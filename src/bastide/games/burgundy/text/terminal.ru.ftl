# Слова, которые нужны только терминалу.
unit = ПО

menu-take = Взять жетон
menu-at-depot = { $number ->
    [0] Чёрное хранилище
   *[other] Хранилище № { $number }
}
menu-place = Добавить жетон в вотчину
menu-sell = Продать товары
menu-workers = Взять рабочих
menu-buy = Купить жетон
menu-ship = Отправить корабль
menu-load = Выбрать товары
menu-skip = Отказаться
menu-end = Завершить ход
menu-choose = Выбрать вотчину
then-discard = { $said }, сбросив один из своих
which-discard = Какой из ваших жетонов сбросить?

help-game =
    Карта: у ячейки есть имя (h14), а пока она пуста — цвет и число кубика, которым её заполняют: [4]. Знак ▸ стоит перед всем, чем можно воспользоваться сейчас. Кубик [5] ещё не использован, 5✓ — уже использован. Число у товара — результат кубика, которым его продают. В записи действий кубики, ячейки для жетонов и места в хранилищах считаются с 0.

board-round = , раунд { $round } из 5 · за законченную область +{ $points } ПО
board-order = Очередь и кубики:
board-white = Белый кубик: { $die } (товар этого раунда лёг в хранилище № { $die }).
board-coming = Ещё прибудут товары: { $goods }
board-coming-none = Других товаров в этой фазе не будет.
board-track = Трек очередности хода (шаги): { $order }
board-depot = Хранилище
board-number = № { $number }
board-black = чёрное
board-tiles = Жетоны
board-goods = Товары
board-bonus-left = Жетоны бонусов (■ большой ▪ малый):
board-duchy = Вотчина { $number }
board-points = { $count } ПО
board-silver = самородки: { $count }
board-workers = рабочие: { $count }
board-sold = продано товаров: { $count }
board-empty_hexes = пустых ячеек: { $count }
board-storage = Ячейки для жетонов
board-stored-goods = Ячейки для товаров
board-bonus = Жетоны бонусов
board-bonus-own-large = большой: { $type }
board-bonus-own-small = малый: { $type }
board-knowledge = Знания
board-knows = Знания: { $numbers }
board-rivals = Соперники
board-players = Игроки
board-points-head = ПО
board-silver-head = Самор.
board-workers-head = Раб.
board-empty_hexes-head = Пусто
board-storage-head = На ячейках для жетонов
board-start = Товары: { $goods }. Рабочие: { $workers }.
board-dealt = Планшет с вотчинами { $numbers }.
board-settled = Вотчина { $number }, стартовый замок на ячейке { $hex }.
board-chosen = Тайный выбор сделан.
