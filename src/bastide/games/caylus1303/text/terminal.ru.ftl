# Слова, которые нужны только терминалу.
unit = ПО

menu-draft = Выбрать персонажа
menu-place = Поставить рабочего на здание
menu-site = Поставить рабочего на стройплощадку
menu-pass = Спасовать
menu-use = Активировать здание
menu-build = Построить
menu-house = Поставить дом
menu-move = Передвинуть прево
menu-take = Взять персонажа
menu-visit = Активировать жетон стройплощадки
menu-deliver = Доставить набор
menu-skip = Отказаться

help-game =
    Дорога: у каждой клетки номер, что на ней стоит, что это даёт, чей дом (⌂●) и чьи рабочие. «дерево→привилегия» значит: отдать дерево, получить привилегию; «ткань→4 ПО / 2→6»: одно или другое; «⌂еда»: еду получает владелец, если здесь только чужие рабочие. Клетки выше строки прево активны, ниже — за ним. Знак ▸ стоит перед всем, чем можно воспользоваться сейчас, » — перед клеткой, которую активируют, ✓ — после персонажа, который в этом раунде уже сделал своё.

board-round = Раунд { $round } из { $rounds }
board-asked = решает { $player }
board-first = Раунд начинает { $player }.
board-next = Следующий: { $player }.
board-passed = Мост гильдий, в порядке пасов: { $order }.
board-surcharge = Ваша доплата: { $count ->
    [one] { $count } рабочий
   *[many] { $count } рабочих
}.
board-building-head = Здание
board-effect-head = Свойство
board-workers-head = Раб.
board-build-head = Построить
board-points-head = ПО
board-price-head = Стоимость
board-wooden-kind = деревянные
board-stone-kind = каменные
board-prestige-kind = престижные
board-empty = пусто
board-provost = ↑ активны ══ прево, { $place }{ $where }{ $beyond ->
    [0] {""}
   *[other] {" "}══ за ним ↓
}
board-provost-to = прево { $steps }{ $where }
board-lost = впустую: { $workers }
board-square = {" "}(отметка { $number })
board-bridge = прево ±3 за рабочих
board-site = Стройплощадка.
board-site-workers = Рабочие, левый доставляет первым: { $order }
board-slot = С раунда { $round }:
board-not-yet = (ещё нельзя)
board-board = Персонажи на поле:
board-players = Игроки
board-characters = Персонажи
board-reserve-head = резерв
board-camp-head = лагерь
board-houses-head = дома
board-own = Ваши персонажи
board-offer = Персонажи на выбор
board-points-of = Очки престижа: { $points }
board-goods-of = Ресурсы: { $goods }
board-workers-of = Рабочие: в резерве { $reserve }, в лагере { $camp }, на дороге { $standing }, на стройплощадке { $site }
board-houses-of = Осталось домов: { $houses }, резиденций: { $residences }
board-recruits-of = Следующая вербовка: { $recruits }
board-sets-of = Доставлено наборов за раунд: { $sets }
board-owned-of = Здания: { $buildings }

# Что стоят и дают жетоны; единица не пишется.
board-food = { $count ->
    [1] еда
   *[other] { $count } еды
}
board-wood = { $count ->
    [1] дерево
   *[other] { $count } дерева
}
board-stone = { $count ->
    [1] камень
    [few] { $count } камня
   *[many] { $count } камней
}
board-cloth = { $count ->
    [1] ткань
   *[other] { $count } ткани
}
board-gold = { $count ->
    [1] золото
   *[other] { $count } золота
}
board-any = { $count ->
    [1] любой
   *[other] { $count } любых
}
board-worker = { $count ->
    [1] раб.
   *[other] { $count } раб.
}
board-points = { $count } ПО
board-favour = привилегия
board-house = резиденция
board-build-wooden = деревянное здание
board-build-stone = { $waive ->
    [0] каменное здание
   *[other] каменное без камня
}
board-steps = прево ±{ $steps }
board-income = каждый раунд { $what }
board-at-once = сразу { $what }
