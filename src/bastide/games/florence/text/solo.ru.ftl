# Игра против Диего (FLO-10)

opponent-diego = Диего
alone = Вы играете против Диего: за него решают карты и кубик.

# ---- Что велит строка карточки Диего

deed-work = завершение Работы
deed-build = постройка здания
deed-profession = карточка профессии
deed-freedom = предоставление свободы
deed-bonus = карточка бонусов

# ---- Что спрашивает игра

ask-put_up = Аукцион { $number } из { $count }: какой объект вы выставляете?
ask-put_up-last = Последний аукцион: выставьте объект, возьмите доступный за { $coins } монет или откажитесь.
ask-buy = { $object }: на кубике { $roll }, цена { $coins } монет. Покупаете?
ask-buy-must = { $object }: на кубике { $roll }, а модификатора нет. Вы должны купить за { $coins } монет.

# ---- Действия

do-put_up = { $modifier ->
    [0] Выставить: { $object } (кубик)
   *[other] Выставить: { $object } ({ $modifier } + кубик)
}
do-reject = Отказаться: { $object }
do-reject-last = Обойтись без объекта

act-put_up = Выставить
act-claim = Взять
act-buy = Купить
act-reject = Отказаться

# ---- Что произошло

part-dice = { $modifier ->
    [0] кубик { $roll }
   *[other] { $modifier } + кубик { $roll }
}

event-diego_auction = Цены аукциона назначает карточка Диего № { $number }. Дороже всего: { $first }, { $second }.
event-put_up = { $player } выставляет: { $what }. Последняя ставка { $bid } ({ part-dice }), цена { $coins } монет.
event-nothing_to_sell = { $player }: выставлять больше нечего.
event-reject = { $player } отказывается: { $what }.
event-cannot_pay = { $player } не может столько заплатить: { $what }.
event-diego_buy = { $player } покупает за { $coins } монет ({ part-dice }): { $what } — { $why }.
event-diego_pay = { $points ->
    [0] { $player } платит { $coins } монет.
   *[other] { $player } платит { $coins } монет: { $purse ->
        [0] {""}
       *[other] { $purse } своими,{" "}
    }{ $points } ПО престижем{ $change ->
        [0] {""}
       *[other] , сдача { $change }
    }.
}
event-diego_peek = { $player }: крайняя левая профессия — { $what }.
event-diego_gain = { $player } получает: { $piece }.
event-diego_type = { $player }: закрытых профессий нет, тип решает кубик ({ $roll }) — { $what }.
event-diego_instead = { $player }: в запасе не осталось ({ $what }), вместо этого — { $piece }.
event-diego_pick = { $player } берёт лучшую из { $count ->
    [one] { $count } карточки
   *[other] { $count } карточек
} { $deck ->
    [bonuses] бонусов
   *[other] престижа
}: { $what } (сейчас { $worth }). На выбор были: { $cards }.
event-withdrawn = Выбывает из игры: { $piece }.
event-diego_card = Карточка Диего № { $number }, { $line ->
    [upper] верхняя строка
   *[other] нижняя строка
}: { $count ->
    [1] { $first }
   *[other] { $first }, если нельзя — { $second }
}.
event-diego_forced = { $player } завершает Работу вместо строки: закрытых карточек { $cards }, ходов до конца игры { $turns }.
event-diego_cannot = { $player }: { $deed } — нельзя, { $why }.
event-diego_nothing = { $player } не может ничего.
event-diego_work = { $player } завершает Работу: { $piece }. Ценность { $value }: минимум раунда { $least }, шуты { $jesters }, карточки найма { $recruiting }, бонусы { $bonus }.{ $coins ->
    [0] {""}
   *[other] {" "}Ещё { $coins } монет.
}
event-virtual_work = Виртуальный игрок { $number } открывает профессию: { $piece }.
event-diego_profession = { $count ->
    [0] { $player } берёт карточку профессии не глядя.
   *[other] { $player } берёт карточку профессии не глядя, виртуальным игрокам роздано: { $count }.
}
event-diego_replace = { $player } взамен получает профессию виртуального игрока: { $piece }.

# ---- То же в двух словах

brief-put_up = { $what } за { $coins }
brief-reject = отказ: { $what }
brief-cannot_pay = нет монет: { $what }
brief-diego_buy = покупка: { $what } ({ $why })
brief-diego_peek = крайняя левая профессия — { $what }
brief-diego_forced = обязан завершить Работу
brief-diego_cannot = { $deed }: нельзя ({ $why })
amount-diego_pay = −{ $coins } монет
brief-diego_gain = { $piece }
brief-diego_pick = { $what }
brief-diego_nothing = ничего
brief-diego_work = Работа: { $piece }, ценность { $value }
brief-diego_profession = карточка профессии
brief-diego_replace = взамен { $piece }

# ---- Почему

why-diego-pays = плата престижем
why-diego-declined = самый левый объект из тех, от которых вы отказались
why-diego-leftmost = самый левый объект из оставшихся
why-diego-no-card = закрытых карточек нет
why-diego-no-profession = закрытых профессий нет
why-diego-out = нужного типа нет в запасе
why-diego-deck = колода пуста
why-diego-once = второй раз за ход

# ---- Почему нельзя

refuse-declined = В этом раунде вы уже отказались: { $object }.
refuse-not-last = Без торга объект берут только в последнем аукционе, до него ещё { $count }.
refuse-highest = В последнем аукционе нельзя взять объекты с двумя самыми высокими модификаторами: { $object }.
refuse-must-put-up = Без объекта можно остаться только в последнем аукционе, до него ещё { $count }.
refuse-must-buy = Модификатора нет, и на кубике { $roll }: этот объект нужно купить.

# ---- Позиции и напечатанные значения

bad-json-diego-order = { $where }: карточки Диего лежат по раундам: сверху 1–2, затем 3–4, внизу 5–7.
bad-json-diego-cards = { $where }: каждая из { $want } карточек Диего должна быть один раз в «deck» или в «used».
bad-json-diego-prestiges = { $where }: здесь могут быть только карточки престижа.
bad-json-diego-bonuses = { $where }: на карточках Диего лежат только карточки бонусов.
bad-json-alone = { $where }: в одиночной игре здесь [0], пока ничего не куплено, а потом пусто.
bad-json-declined = { $where }: отказов { $got }, а может быть не больше { $most }.
bad-components-backs = { $where }: карточек с рубашкой { $back } — { $got }, а должно быть { $want }.
bad-components-line = { $where }: в строке одно или два действия, а не { $got }.
