# «Муза и Принцесса» (FLO-11)

character-banker = Банкир
character-banker-short = Банкир
character-banker-help = Срабатывает сразу: вы забираете его монеты за вычетом своей ставки. Купленный в 7-м раунде, он ещё и меняет ваши монеты в конце игры: 200 за 1 ПО. Если его не купили, на нём становится на 100 монет больше.
character-cardinal = Кардинал
character-cardinal-short = Кардинал
character-cardinal-help = Одно дополнительное действие в ваш ход этого раунда: три вместо двух.
character-merchant = Торговец
character-merchant-short = Торговец
character-merchant-help = Либо объект, приобретённый на следующем аукционе, достаётся бесплатно, либо вы получаете столько ПО, каково ваше место на счётчике престижа.
character-muse = Муза
character-muse-short = Муза
character-muse-help = Сыграйте её в свой ход: каждая Работа, завершённая после этого в тот же ход, ценнее на номер раунда.
character-princess = Принцесса
character-princess-short = Принцесса
character-princess-help = Действие: Работа без профессии. 3 за каждый ландшафт, по 2 за каждого строителя и каждое здание, 1 за каждую карточку профессии и найма. Шуты и карточки бонусов не считаются.
character-professor = Профессор
character-professor-short = Профессор
character-professor-help = Посмотрите 5 карточек бонусов или престижа и оставьте себе 1 — бесплатно и не тратя действия.
characters = Персонажи
pawn = фишка

phase-after_auction = Конец аукциона
phase-characters = Персонажи
phase-after_actions = Конец действий
phase-after_best_work = Конец раунда
phase-exchange = Обмен у Банкира

ask-character = Поставьте фишку на место карточки персонажа или спасуйте — тогда в этом раунде вы без персонажа.
ask-use = { $last ->
    [0] { $character }: применить карточку сейчас или придержать?
   *[other] { $character }: применить карточку сейчас или вернуть неиспользованной?
}
ask-free = { $object } за { $coins } монет: платит Торговец или вы сами?
ask-work-plain = { $card }: ценность Работы { $value }. Какую часть платы взять очками престижа?
ask-exchange = Банкир меняет монеты, 200 за 1 ПО: сколько очков вы берёте?

do-stake = { $character }: поставить { $coins } монет
do-stake-banker = Банкир: поставить { $coins } монет, он принесёт { $gain }
do-forgo = Спасовать: без персонажа в этом раунде
do-cardinal = Кардинал: ещё одно действие
do-muse = Муза: +{ $value } к каждой Работе с этого момента
do-princess = Принцесса: Работа ценностью { $value }
do-merchant = Торговец: { $points } ПО за ваше место
do-professor = Профессор: посмотреть пять карточек ({ $deck })
do-wait = { $last ->
    [0] Придержать персонажа
   *[other] Вернуть персонажа неиспользованным
}
do-free = Пусть заплатит Торговец: { $object }
do-pay = Заплатить { $coins } монет и сохранить Торговца: { $object }
do-exchange = { $points ->
    [0] Ничего не менять
   *[other] Обменять { $coins } монет на { $points } ПО
}

act-stake = Поставить
act-forgo = Спасовать
act-cardinal = Применить
act-muse = Применить
act-princess = Завершить Работу
act-merchant = Взять очки
act-professor = Посмотреть карточки
act-wait = Придержать
lose-wait = Вернуть
act-free = Взять бесплатно
act-pay = Заплатить
act-exchange = Обменять

event-stake = { $other ->
    [0] { $player } ставит { $coins } монет: { $what }.
   *[other] { $player } ставит { $coins } монет и перебивает ставку игрока { $other }: { $what }.
}
event-forgo = { $player } пасует и остаётся в этом раунде без персонажа.
event-buy = { $player } покупает за { $coins } монет: { $what }.
event-banker = { $player } получает от Банкира { $coins } монет.
event-unsold = Банкира никто не купил: теперь на нём { $coins } монет.
event-use = { $player } применяет: { $what }.
event-lapse = { $player } возвращает, не применив: { $what }.
event-free = { $player } ничего не платит: { $what }.
event-no_exchange = { $player }: для обмена у Банкира не хватает монет.
event-exchange = { $player } меняет { $coins } монет на { $points } ПО.

brief-stake = { $what } за { $coins }
brief-forgo = без персонажа
brief-buy = покупка: { $what }
amount-banker = +{ $coins } монет
brief-use = применение: { $what }
brief-lapse = не применено: { $what }
brief-free = { $what } бесплатно
brief-exchange = обмен { $coins } монет

why-place = место на счётчике престижа
why-exchange = обмен монет

refuse-character-away = Этого персонажа сейчас не купить: { $character }. Купить можно лишь карточку, которая лежит у поля лицом вверх.
refuse-no-space = { $character }: на карточке нет места { $space }.
refuse-space = { $character }: на карточке уже стоит фишка; нужно место { $space } или выше.
refuse-top-space = { $character }: фишка стоит на последнем месте, эту ставку не перебить.
refuse-not-held = У вас нет этого персонажа: { $character }.
refuse-empty-deck = В этой колоде не осталось карточек ({ $deck }).
refuse-under-hammer = Последняя карточка этой колоды сейчас продаётся с аукциона ({ $deck }).

bad-json-down = { $where }: лицом вниз могут лежать только Банкир, Торговец и Профессор.
bad-json-offered = { $where }: места спрашивают только в фазах «after_auction», «after_actions» и «after_best_work».
bad-json-muse = { $where }: Муза вдохновляет только в фазе «actions», когда ход этого игрока начался, а карточка вернулась на стол.
bad-json-cardinal = { $where }: третье действие даёт Кардинал, значит, его карточки уже ни у кого нет.
bad-json-holder = { $where }: сейчас этого персонажа ни у кого быть не может: у игрока их не больше 1, до первого аукциона персонажей — ни одного, а Банкира и лежащего лицом вниз не держит никто.
bad-json-pawn = { $where }: фишка этого места сейчас здесь лежать не может: в фазе «characters» она лежит на 1 карточке, которую можно купить, если игрок может заплатить и не вышел.
bad-json-out = { $where }: места выходят только в фазе «characters».
bad-json-banker-down = { $where }: Банкир лежит лицом вниз тогда и только тогда, когда его кто-то купил.
bad-json-banker = { $where }: на Банкире монет { NUMBER($got, useGrouping: 0) }, а сейчас бывает от { $low } до { NUMBER($most, useGrouping: 0) } с шагом { $step }.
