game-name = Ярмарка

# Компоненты.
ware-cloth = ткань
ware-spice = пряности
ware-wine = вино
booth-trestle = прилавок
booth-awning = навес
booth-corner = угловой прилавок
booth-stage = помост
booth-steps = ступенчатый прилавок
opponent-crier = Глашатай
progress-day = день { $day } из { $days }

# Части предложений.
part-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
part-coins-paid = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
part-price = { $want ->
    [none] { part-coins-paid }
   *[other] { $coins ->
        [0] { $want }
       *[other] { $want } и { part-coins-paid }
    }
}

# О чём спрашивают.
ask-plan = Покажите товар и поставьте от 0 до 2 монет; до «Готово» можно передумать.
ask-plan-again = Вы показываете товар: { $ware }, ставка — { part-coins }. Измените выбор или нажмите «Готово».
ask-bid = Продаётся { $booth }. { $bid ->
    [0] Ставок ещё не было.
   *[other] Последняя ставка: { $bid }.
} Ставьте больше или пасуйте.
ask-block = Сейчас строит игрок { $seat }. Займите клетку за 1 монету или не занимайте ничего.
ask-build = Постройте { $booth }: выберите клетку угла и поворот.
ask-trade = Предложите кому-нибудь один из своих товаров или не предлагайте ничего.
ask-offer = Игрок { $seat } предлагает { $ware } за { part-price }. Согласитесь, откажитесь или назовите другую цену.
ask-price = Игрок { $seat } соглашается взять { $ware } за { part-price }. Согласитесь или откажитесь.

# Что можно сделать.
do-show = Показать { $ware }
do-stake = Поставить { part-coins-paid }
do-ready = Готово
do-bid = Предложить { part-coins-paid }
do-pass = Пасовать
do-block = Занять { $cell } за 1 монету
do-spare = Ничего не занимать
do-build = Построить: угол на { $at }, поворот { $turn }
do-offer = Предложить { $ware } игроку { $seat } за { part-price }
do-leave = Ничего не предлагать
do-accept = Согласиться
do-refuse = Отказаться
do-counter = Назвать другую цену: { part-coins }

# Чего нельзя и почему.
refuse-not-in-hand = Такого товара у вас нет: { $ware }.
refuse-shown = Вы уже показываете этот товар: { $ware }.
refuse-staked = Ваша ставка и так { part-coins }.
refuse-nothing-shown = Сначала покажите товар.
refuse-low = Нужно предложить больше, чем { $bid }.
refuse-purse = Это стоит { part-coins-paid }, а у вас { $purse }.
refuse-outside = Это за пределами площадки: { $cell }.
refuse-covered = Место занято: { $cell }.
refuse-turn = У этой постройки поворотов всего { $count }, считая с 0.
refuse-nobody = С игроком { $seat } торговать нельзя.
refuse-same-ware = Товар не меняют на такой же.
refuse-gift = Нужно что-нибудь попросить взамен.
refuse-same-price = Цена и так { part-coins }.

# Что происходит.
event-round = Начинается день { $day }.
event-show = { $player } собирается показать товар: { $piece }.
event-stake = { $player } собирается поставить { part-coins-paid }.
event-ready = { $player }: готово.
event-reveal = { $player } показывает товар: { $piece }; ставка — { part-coins }.
event-draw = { $player } вытягивает товар: { $piece }.
event-lot = Продаётся { $piece }.
event-bid = { $player } предлагает { part-coins-paid }.
event-pass = { $player } пасует.
event-sold = { $player } покупает { $piece } за { part-coins-paid }.
event-unsold = Никому не нужен { $piece }.
event-block = { $player } занимает { $cell } на площадке соперника ({ $other }).
event-build = { $player } строит { $piece }, угол на { $cell }.
event-lost = { $player }: нет места для постройки ({ $piece }), она пропадает.
event-offer = { $player } предлагает { $piece } (кому: { $other }) за { $what ->
    [none] { part-coins-paid }
   *[other] { $coins ->
        [0] { $what }
       *[other] { $what } и { part-coins-paid }
    }
}.
event-counter = { $player } называет другую цену (кому: { $other }): { part-coins }.
event-accept = { $player } соглашается.
event-refuse = { $player } отказывается.
event-score = { $player } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $why } – { $what }.
event-score-plain = { $player } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $why }.
event-end = Ярмарка закончилась.

# То же коротко, для тех, кто хочет знать только, что сделал игрок.
brief-bid = ставка: { part-coins }
brief-pass = пас
brief-build = { $piece } на { $cell }

why-booth = постройки
why-wares = разные товары

counter-points = очки
counter-coins = монеты
counter-wares = товары

phase-plan = утро
phase-bid = торги
phase-build = стройка
phase-trade = вечер

# Как называется то, что на столе: для досок из слов.
board-to_act = решают
board-ready = готовы
board-scores = очки
board-opponents = против вас
board-day = день
board-days = всего дней
board-phase = сейчас
board-first = начинает
board-pitch = площадки
board-columns = столбцов
board-rows = рядов
board-market = рынок
board-bag = товаров в мешке
board-lots = построек впереди
board-lot = постройка
board-cells = форма
board-auction = торги
board-bidders = в игре
board-bid = ставка
board-leader = ведёт
board-players = игроки
board-seat = место
board-points = очки
board-name = имя
board-wares = товаров
board-hand = на руках
board-coins = монет
board-shown = показывает
board-stake = ставит
board-built = построено
board-blocked = занято

# Настройки.
option-purse = Наименьшее число монет у каждого.
option-pitch = Размер площадок.
option-pitch-small = 4 × 3 клетки
option-pitch-wide = 20 × 16 клеток
option-rain = Дождь залил первую клетку каждой площадки.

# Положения, составленные вручную.
bad-plan = { $where }: показанный товар должен быть в руке, а ставка — в кошельке.
bad-hand = { $where }: у каждого на руках хотя бы один товар.
bad-lots = { $where }: построек должно быть не меньше { $count }, по одной на каждый оставшийся день.
bad-lot = { $where }: постройка и торги есть, пока её продают и строят, и больше никогда.
