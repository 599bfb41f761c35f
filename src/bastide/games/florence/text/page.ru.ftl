# Слова, которые нужны только странице.

# Большая кнопка
act-discard = Вернуть
act-open = Выставить
act-take = Взять
act-leave = Выйти
act-raise = Поднять ставку
act-pass = Спасовать
act-landscape = Взять
act-lay = Положить
act-keep = Оставить себе
act-under = Под колоду
act-recruit = Нанять
act-work = Начать Работу
act-add = Добавить
act-finish = Завершить Работу
act-build = Построить
act-profession = Взять карточку
act-bonus = Взять карточку
act-freedom = Предоставить
act-end = Закончить ход
lose-end = Всё равно закончить
act-convert = Отдать престиж
act-skip = Отказаться

# Доска
page-palazzo = Палаццо
page-estate = Имение
page-your-estate = Ваше имение
page-estate-of = Имение, { $name }: { $tiles }. Свободных клеток: { $empty }
page-empty = { $count ->
    [one] свободна { $count } клетка
    [few] свободно { $count } клетки
   *[many] свободно { $count } клеток
}
page-open = под здания — { $count }
page-room = Останется место для { $kinds } из { $all } видов жетонов; под здания — { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
}.
page-empty-cells = Свободных клеток
page-cell-empty = пусто
page-works = Ценность ваших Работ
page-works-shown = Ценность Работ
page-needs = в раунде { $round } нужно { $least }
page-shop = Здания в запасе · цена { $coins }, +{ $points } ПО
page-others = Другие действия · карточка { $card }, свобода { $freedom }
page-area-others = Другие действия
page-hand = В руке, кроме профессий
page-hand-recruit = В руке, кроме профессий · кого можно нанять
page-stock = Что у вас есть
page-builders = Строители
page-jesters = Шуты
page-freedoms = Свободы
page-recruiting = Карточки найма
page-price = здание: { $coins }
page-actions = Действия
page-actions-left = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
page-only-you = видите только вы
page-buildings = Здания
page-played = Разыгранные профессии
page-recruited = Нанятые профессии
page-best = Лучшая Работа раунда
page-professions-of = Профессии в руке и разыгранные
page-bonus-cards = Карточки бонусов
page-prestige-cards = Карточки престижа
page-reference = Карточки
page-in-hand = в руке
page-professions = Профессии и чего они хотят
page-all-bonuses = Карточки бонусов
page-all-prestiges = Карточки престижа
page-open-card = лежит открытой
page-gone = вышла из игры
page-rivals = Соперники
page-decks = Колоды: профессии { $professions }, бонусы { $bonuses }, престиж { $prestiges }
page-profession-short = Профессия
page-bonus-short = Бонус
page-value-short = Ценность
page-part-building = здание
page-part-landscape = ландшафт
page-part-freedom = свобода
page-part-jesters = шуты
page-part-cards = карточки
page-part-module = Муза
page-part-bonus = бонус
page-reaches = достигает минимума
page-reaches-not = ниже минимума
page-no-professions = В руке нет профессий.
page-hidden-hand = Закрытых профессий: { $count }
page-no-cards = Нет карточек бонусов и престижа.
page-hidden-cards = карточки бонусов: { $bonuses }, карточки престижа: { $prestiges }
page-work-now = ценность { $worth }
page-worth-now = сейчас даёт { $worth }
page-adds = добавит: { $works }
page-deck = в колоде { $count }
page-left = осталось { $count }
page-sold = продано в этом раунде
page-sold-short = продано
page-sold-to = { $name }: куплено за { $coins }
page-on-sale = продаётся: { $coins }, { $name }
page-costs = цена { $coins }
page-may-cost = цена по кубику: { $coins }
page-declined = отказ
page-built = уже есть в имении
page-no-place = нет места
page-introduced = уже предоставлена
page-with = вместе с игроком: { $name }
page-contact = Касается здания, палаццо или границы, а строителей не хватает: { $tile }.
page-joint-contact = В одном из имений касается здания или палаццо: { $tile }.
page-pay = Плата за Работу
page-convert = Престиж в монеты
page-choose-card = Карточки на выбор
page-leads = высшая ставка: { $coins }
page-bids = ещё торгуется
page-out = вне аукциона
page-round = Раунд { $round } из { $rounds }

# Имена того, чего можно коснуться
page-raise = +{ $step } = { $coins }
page-pass = Пас
page-leave = Выйти из аукциона
page-end = Закончить ход
page-profession = Карточка профессии
page-bonus = Карточка бонуса
page-points = { $count } ПО
page-coins = { $count } мон.
page-together = Вместе: { $name }
page-which-card = Какая карточка?

# Листы на телефоне
page-leaf-estate = Имение
page-leaf-works = Работы
page-leaf-auction = Аукцион
page-leaf-players = Игроки

# Что объясняют карточки
page-about-palazzo = Стоит здесь с самого начала. Пока нет двух строителей, здания не должны его касаться.
page-about-profession = Действие: посмотреть пять карточек и оставить одну. Раз за ход.
page-about-bonus = Действие: посмотреть пять карточек и оставить одну. Она повышает ценность одной Работы.
page-about-coins = Свои монеты видите только вы. Когда ваш черёд решать, очки престижа можно обменять на монеты.
page-about-points = Очки престижа за монеты; обратно обменять нельзя.
page-about-works = Что сейчас дала бы каждая профессия в руке: её здание, ландшафт и свобода, шуты, карточки профессий и найма. Выберите строку, чтобы начать Работу.
page-about-best = Автор лучшей Работы раунда получает очки престижа.
page-about-raise = Поднять ставку на шаг.
page-about-pass = Больше не торговаться за этот объект; другие ещё могут стать вашими.
page-about-leave = Ничего не выставлять: в этом раунде вы вне аукциона.
page-about-end = Оставшиеся действия пропадут.
page-about-round = Минимальная ценность Работы по раундам.
page-princess-now = её Работа сейчас: { $worth }

# Общие здания
page-joint = Общее здание: { $building }
page-partner-pays = Партнёр платит
page-cells-of = { $name }: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
page-deal-price = В банк: { $price } ({ $name })
page-deal-coins = { $from } → { $to }: { $coins }
page-deal-before = предлагалось: { $coins }

# Диего
page-diego = Диего
page-diego-has = У него есть
page-face-down = закрытая
page-diego-row = Ряд карточек
page-diego-auction = Карточка аукциона
page-diego-action = Действие { $number }

# Что спрашивается после первого касания
page-then-space = На какое место?
page-then-building = Какое здание?
page-then-deck = Из какой колоды?
