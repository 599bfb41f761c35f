# Слова, которые нужны только терминалу.
unit = ПО

menu-discard = Вернуть профессию
menu-open = Выставить объект
menu-take = Взять объект
menu-leave = Выйти из аукциона
menu-raise = Поднять ставку
menu-pass = Спасовать
menu-landscape = Выбрать ландшафт
menu-lay = Положить жетон
menu-keep = Оставить карточку
menu-under = Положить карточку под колоду
menu-recruit = Нанять профессию
menu-work = Завершить Работу
menu-add = Сыграть карточку бонусов
menu-finish = Взять плату
menu-build = Построить здание
menu-profession = Взять карточку профессии
menu-bonus = Взять карточку бонусов
menu-freedom = Предоставить свободу
menu-end = Закончить ход
menu-convert = Отдать престиж за монеты
menu-skip = Отказаться
menu-stake = Поставить на персонажа
menu-at-character = { $number ->
    [banker] { character-banker }
    [cardinal] { character-cardinal }
    [merchant] { character-merchant }
    [muse] { character-muse }
    [princess] { character-princess }
   *[professor] { character-professor }
}
menu-forgo = Отказаться
menu-cardinal = Применить Кардинала
menu-muse = Применить Музу
menu-princess = Работа Принцессы
menu-merchant = Применить Торговца
menu-professor = Применить Профессора
menu-wait = Не сейчас
menu-free = Пусть платит Торговец
menu-pay = Заплатить
menu-exchange = Обменять монеты
menu-offer = Предложить совместное здание
menu-join = Расположить совместное здание
menu-share = Назвать сумму
menu-accept = Согласиться
menu-settle = Заплатить
menu-refuse = Отказаться
menu-counter = Сделать встречное предложение
menu-put_up = Выставить объект
menu-claim = Взять объект
menu-buy = Купить
menu-reject = Отказаться
then-points = { $said } …
which-points = Сколько очков престижа?

help-game =
    Имение: клетки называют по столбцу и ряду (c4), · — пустая клетка, × — пустая клетка, где здания быть не может: оно коснулось бы другого. У профессий указано, сколько стоила бы Работа сейчас: здание, ландшафт, свобода, шуты, карточки, сумма (✓, если в этом раунде её хватит) и сколько могут добавить карточки бонусов. Знак ▸ стоит перед всем, чем можно воспользоваться сейчас. Чужих монет не видно.

board-round = Раунд { $round } из { $rounds }
board-asked = решают: { $players }
board-first = В этом раунде начинает { $player }.
board-minimum = Работе нужна ценность { $least }.
board-minimum-later = Дальше: { $coming }.
board-turn = { $actions ->
    [0] { $player }: действий не осталось.
   *[other] { $player }: осталось действий — { $actions }.
}
board-objects = Объекты аукциона
board-sold = (продано)
board-bid = Продаётся: { $object }. { $leader } ставит { $bid }; торгуются: { $bidders }
board-still-in = Ещё в аукционе: { $players }
board-buildings = Здания:
board-freedoms = Свободы:
board-decks = Колоды:
board-players = Игроки
board-points-head = ПО
board-card_count-head = карт.
board-jesters-head = шуты
board-builders-head = стр.
board-empty-head = пуст.
board-best-head = Раб.
board-coins-head = монеты
board-professions-head = проф.
board-bonuses-head = бонус
board-prestiges-head = прест.
board-recruiting-head = найм
board-has = { $player }: { $things }
board-played = сыграно: { $cards }
board-points-of = Престиж: { $points } ПО
board-coins-of = Монеты: { $coins }
board-price-of = Строители: { $builders }; здание стоит { $price }
board-jesters-of = Шуты: { $jesters }
board-freedoms-of = Свободы: { $freedoms }
board-landscapes-of = Леса { $forests }, озёра { $lakes }, парки { $parks }
board-empty-of = Пустых клеток: { $empty }
board-recruiting-of = Карточки найма: в руке { $held }, получено { $received }
board-played-of = Сыграно: { $cards }
board-count-of = Карточки профессий и найма: { $count }
board-best-of = Лучшая Работа раунда: { $value }
board-works = Работы (нужно: { $least })
board-part-building = здание
board-part-landscape = ландш.
board-part-freedom = своб.
board-part-jesters = шуты
board-part-cards = карт.
board-part-module = Муза
board-part-sum = всего
board-part-bonus = бонус
board-bonuses = Карточки бонусов: сколько добавит каждая сейчас
board-prestiges = Карточки престижа: сколько принесла бы каждая сейчас
board-looked-at = Карточки на выбор
board-worth = {" "}(сейчас { $worth })
board-on-palazzo = Пала
board-on-university = Унив
board-on-laboratory = Лаб
board-on-workshop = Маст
board-on-library = Библ
board-on-opera = Опер
board-on-studio = Студ
board-on-hospital = Боль
board-on-theatre = Теат
board-on-tower = Баш
board-on-chapel = Час
board-on-forest = Лес
board-on-lake = Озер
board-on-park = Парк

# Модули
board-characters = Персонажи
board-on-card = ({ $coins } монет)
board-character-bid = { $player } ставит { $coins }
board-character-down = рубашкой вверх
board-character-free = свободен
board-borders = Соседи: { $borders }
board-joint = Совместное здание: { $building } ({ $cells })
board-offer = { $by } предлагает { $to }: { $building } ({ $cells }). Здание стоит { $price }, { $partner } платит строящему { $coins }.
board-diego = Диего: { $points } ПО, { $coins } монет
board-diego-has = У него шуты: { $jesters }, строители: { $builders }, { $things }
board-diego-row = Его ряд: { $cards }
board-diego-prestiges = Его карточки престижа: { $cards }
board-diego-virtuals = Закрытых профессий у виртуальных игроков: { $cards }
board-diego-begins = В фазе действий первым ходит Диего.
board-diego-follows = В фазе действий Диего ходит вторым.
board-diego-declined = Отказы, в скобках кубик ({ $count } из { $most }): { $objects }
board-diego-open = Можно нанять: { $cards }
board-diego-auction = Карточка аукциона: { $entries } (* за 200 не взять)
board-diego-line = Он мог сделать: { $deeds }
