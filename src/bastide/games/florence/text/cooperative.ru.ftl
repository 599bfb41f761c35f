# Совместное строительство (FLO-12)

cooperative = Совместное строительство
joint = совместное здание

# ---- Что спрашивает игра

ask-join = { $tile } совместно с игроком { $other }: где строить? Здание должно занять клетки обоих имений.
ask-share = { $role ->
    [partner] { $building } совместно с игроком { $other }: сколько вы готовы ему заплатить? Банку он платит { $price } монет.
   *[active] { $building } совместно с игроком { $other }: сколько он должен заплатить вам? Банку вы платите { $price } монет.
}
ask-answer = { $role ->
    [partner] Игрок { $other } предлагает строить вместе: { part-deal }. { $coins ->
        [0] Ему вы не платите,
       *[other] Вы платите ему { $coins } монет,
    } он банку — { $price }.
   *[active] Встречное предложение игрока { $other }: { part-deal }. { $coins ->
        [0] Он вам ничего не платит.
       *[other] Он заплатит вам { $coins } монет.
    } Банку платите вы: { $price } монет.
}
ask-settle = Игрок { $other } соглашается: { $building }. Вам нужно { $owed } монет: обменяйте престиж на монеты или не платите.
part-deal = { $building } (у вас { $mine }, у него { $theirs })

# ---- Действия

do-offer = Предложить игроку { $other }: { $building }
do-join = { $tile }: у вас { $mine }, у партнёра { $theirs }
do-share = { $coins ->
    [0] Партнёр не платит
   *[other] Партнёр платит { $coins } монет
}; { $gain ->
    [0] { $left ->
        [0] вам платить не нужно
       *[other] с вас { $left } монет
    }
   *[other] вам останется { $gain } монет
}
do-share-pay = { $coins ->
    [0] Не платить ничего
   *[other] Заплатить { $coins } монет
}
do-accept = { $role ->
    [partner] { $coins ->
        [0] Согласиться бесплатно: { $building }
       *[other] Согласиться и заплатить { $coins } монет: { $building }
    }
   *[other] { $coins ->
        [0] Согласиться без доплаты: { $building }
       *[other] Согласиться и получить { $coins } монет: { $building }
    }
}
do-settle = Заплатить { $owed } монет: { $building }
do-counter = Сделать встречное предложение
do-refuse = Отказаться
do-refuse-paying = Не платить: здание не строится

act-offer = Предложить
act-join = Сюда
act-share = Предложить
act-accept = Согласиться
act-settle = Заплатить
act-counter = Встречное предложение
act-refuse = Отказаться

# ---- Что произошло

event-offer = { $player } предлагает игроку { $other } совместное здание: { $what }; { $coins ->
    [0] партнёр не платит
   *[other] партнёр платит { $coins } монет
}.
event-counter = { $player } делает игроку { $other } встречное предложение: { $what }; { $coins ->
    [0] партнёр не платит
   *[other] партнёр платит { $coins } монет
}.
event-accept = { $player } и { $other } договариваются: { $what }.
event-settle = { $player } платит, как договорились ({ $other }): { $what }.
event-refuse = { $player } отказывает игроку { $other }: { $what }.
event-unpaid = { $player } не платит: { $why }. Совместной постройки с игроком { $other } не будет: { $what }.
event-hand = { $player } платит игроку { $other } { $coins } монет.
event-handed = {""}
event-joint = { $player } и { $other } строят совместно: { $piece }.

brief-offer = предложение: { $what }, { $coins }
brief-counter = встречное: { $what }, { $coins }
brief-accept = согласие
brief-refuse = отказ
brief-unpaid = не платит: { $why }
amount-hand = −{ $coins } монет
amount-handed = +{ $coins } монет
brief-joint = совместно: { $piece }

why-joint = совместное здание
why-too-few-coins = не хватает монет
why-keeps-points = очки престижа остаются при себе

# ---- Почему нельзя

refuse-not-joined = Имения не соединены: эта партия — без совместного строительства.
refuse-no-neighbour = Игрок { $other } — не ваш сосед.
refuse-no-offers = Предложения исчерпаны: до следующего действия их бывает не больше { $most }.
refuse-built-there = У игрока { $other } это уже есть: { $building }.
refuse-no-joint-place = На этой границе для этого нет места: { $building }.
refuse-one-side = Здание должно занять клетки обоих имений и никакого третьего: { $tile }.
refuse-joint-contact = { $tile }: здание коснулось бы другого здания или палаццо в имении игрока { $other }, а у него меньше двух строителей.
refuse-same-offer = Именно это и предложено ({ $coins } монет): согласитесь либо измените место или сумму.

bad-json-neighbours = { $where }: сначала левое имение, потом его сосед справа.
