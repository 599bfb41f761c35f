# ---- Злодеи

deed-swindler = Мошенник
deed-swindler-short = Мошенник
deed-swindler-help = Товар соперника меняют на один свой. Последний жетон приносит ещё товар на выбор с рынка.
deed-arsonist = Поджигатель
deed-arsonist-short = Поджигатель
deed-arsonist-help = Можно убрать факторию соперника из города, где стоит свой купец. Последний жетон ещё строит там свою.
deed-kidnapper = Похититель
deed-kidnapper-short = Похититель
deed-kidnapper-help = 1 монета; купец соперника отправляется в Орлеан. Последний жетон приносит ещё горожанина.
deed-torturer = Пыточных дел мастер
deed-torturer-short = Мучитель
deed-torturer-help = 1 монета; каждый соперник отдаёт факторию, жетон, очко развития, товар или тайл. Последний жетон приносит ещё горожанина.
deed-executioner = Палач
deed-executioner-short = Палач
deed-executioner-help = 2 монеты; соперник достаёт жетон из мешочка, нейтральный возвращается в запас. Последний жетон приносит ещё горожанина.
deed-saboteur = Саботажник
deed-saboteur-short = Саботажник
deed-saboteur-help = 1 монета; жетон с ячейки соперника уходит в его мешочек, и место, которое было активировано, не работает до конца раунда. Последний жетон приносит ещё горожанина.
deed-spy = Шпион
deed-spy-short = Шпион
deed-spy-help = Технология с планшета соперника переходит на ту же ячейку своего. Последний жетон приносит ещё технологию.
deed-tax_collector = Сборщик налогов
deed-tax_collector-short = Сборщик
deed-tax_collector-help = Каждый соперник платит 2 монеты или сколько есть. Последний жетон приносит ещё 2 монеты.
deed-traitor = Изменник
deed-traitor-short = Изменник
deed-traitor-help = На шкале, где соперник впереди: себе шаг вперёд, ему — назад. Последний жетон приносит ещё горожанина.

# ---- Части предложений

part-offer = { $coins ->
    [0] { $goods }
    [one] { $goods ->
        [none] { $coins } монету
       *[other] { $coins } монету, { $goods }
    }
    [few] { $goods ->
        [none] { $coins } монеты
       *[other] { $coins } монеты, { $goods }
    }
   *[many] { $goods ->
        [none] { $coins } монет
       *[other] { $coins } монет, { $goods }
    }
}

# ---- Что спрашивает игра

ask-plot = { $villain }: выберите цель из отмеченного.
ask-offer = Игрок { $by } направляет против вас злодея ({ $villain }). Можете предложить взятку монетами и товарами.{ $coins ->
    [0] { $goods ->
        [none] {""}
       *[other] {" "}Пока что: { part-offer }.
    }
   *[other] {" "}Пока что: { part-offer }.
}
ask-bribe = { $villain }: игрок { $from } предлагает вам { part-offer }, чтобы его пощадили.
ask-pick = Возьмите товар с рынка товаров.

# ---- Действия

do-name = { $villain }: игрок { $target }
do-name-slot = { $villain }: игрок { $target }, { $place }, ячейка: { $slot }
do-name-track = { $villain }: игрок { $target }, { $track }
do-name-swap = { $villain }: { $good } игрока { $target } в обмен на ваш товар: { $own }
do-offer-coins = { $coins ->
    [one] Добавить { $coins } монету
    [few] Добавить { $coins } монеты
   *[many] Добавить { $coins } монет
}
do-offer-good = Добавить товар: { $good }{ $tile ->
    [0] {""}
   *[other] {" "}(с тайла «Брассери»)
}
do-propose = Предложить { part-offer }
do-accept = Принять { part-offer }
do-refuse = Отказаться от взятки
do-pick-good = Взять товар: { $good }
do-skip-plot = Никого не трогать
do-skip-offer = Ничего не предлагать

act-name = Указать
act-name_slot = Указать
act-name_track = Указать
act-name_swap = Обменять
act-offer_coins = Добавить
act-offer_good = Добавить
act-propose = Предложить
act-accept = Принять
act-refuse = Отказаться
act-pick_good = Взять

# ---- Что произошло

event-name = { $player } направляет злодея ({ $what }). Цель: { $other }.
event-name_slot = { $player } направляет злодея ({ $what }). Цель: { $other } ({ $place }, ячейка: { $slot }).
event-name_track = { $player } направляет злодея ({ $what }). Цель: { $other } ({ $track }).
event-name_swap = { $player } направляет злодея ({ $what }). Цель: { $other } ({ $good } в обмен на { $own }).
event-propose = { $player } предлагает взятку. Кому: { $other }; что: { part-offer }.
event-accept = { $player } принимает взятку. От кого: { $other }.
event-refuse = { $player } отказывается от взятки. От кого: { $other }.
event-hand = { $player } отдаёт { part-coins-taken }. Кому: { $other }.
event-hand_good = { $player } отдаёт { part-good }. Кому: { $other }.
event-arson = { $player }: фактория в городе { $what } сгорела и вернулась в запас.
event-bar = { $player } не может пользоваться местом до конца раунда: { $what }.
event-sneak = { $player } тайком продвигается: { $what }, деление { $index }.
event-pushed = { $player } отступает: { $what }, деление { $index }.

brief-name = { $what }: { $other }
brief-name_slot = { $what }: { $other }
brief-name_track = { $what }: { $other }
brief-name_swap = { $what }: { $other }
brief-propose = взятка: { part-offer }
brief-accept = взятка принята
brief-refuse = взятка отвергнута
brief-hand = −{ part-coins }
brief-hand_good = −{ part-good-plain }
brief-arson = −фактория
brief-bar = не работает: { $what }
brief-sneak = { $what }: { $index }
brief-pushed = { $what }: { $index }

# ---- Почему нельзя

refuse-name-otherwise = Этого злодея направляют иначе: { $villain }.
refuse-no-opponent = Укажите соперника, который участвует в игре.
refuse-no-effect = Этого злодей сделать не может.
refuse-no-station-here = У этого соперника нет фактории в городе, где стоит ваш купец: { $city }.
refuse-no-technology-there = На этой ячейке нет технологии: { $place }.
refuse-off-board = Украсть можно только технологию с планшета, а не с тайла места: { $place }.
refuse-own-technology = На вашем таком же месте уже лежит технология: { $place }.
refuse-not-ahead = Этот соперник вас не опережает: { $track }.
refuse-must-plot = Этот злодей действует, если может: { $villain }.
refuse-empty-offer = В предложении должна быть хотя бы одна монета или товар.
