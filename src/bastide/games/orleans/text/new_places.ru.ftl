# Новые тайлы мест (ORL-8.5)

place-brasserie = Брассери
place-brasserie-short = Брассери
place-brasserie-help = Когда вы берёте этот тайл, на него кладут 2 сыра и 2 вина с рынка товаров; они ваши. В фазе 6 можно вернуть один из них на рынок и не выполнять событие, каким бы оно ни было.
place-trading_house = Торговый дом
place-trading_house-short = Торг. дом
place-trading_house-help = В конце игры 4 ПО за каждый вид товара, которого у вас больше, чем у любого другого игрока.
place-sheep_farm = Овечья ферма
place-sheep_farm-short = Овеч. ферма
place-sheep_farm-help = Верните 1 сыр на рынок товаров и получите 1 шерсть, 4 монеты или 3 очка развития.
does-brasserie = защита от любого события
does-trading_house = очки за большинство товаров
does-sheep_farm = шерсть, монеты или очки за сыр

yield-wool = 1 шерсть
yield-coins = 4 монеты
yield-points = 3 очка развития
do-shear = Овечья ферма: сыр{ $tile ->
    [0] {""}
   *[other] {" "}с брассери
} → { $for ->
    [wool] { yield-wool }
    [coins] { yield-coins }
   *[points] { yield-points }
}
do-ward = Брассери: вернуть на рынок { $good } и не выполнять событие «{ $event }»
act-shear = Выполнить
act-ward = Защититься

why-trading-house = Торговый дом

refuse-not-on-brasserie = На вашей брассери нет такого товара: { $good }.
bad-json-brasserie = { $where }: на брассери лежит { $got }, а может не больше { $most }: { $good }.
