# Это говорит только сервер: объявления и то, что рассказано одной строкой.

# ---- Достойно объявления

moment-round = Раунд { $round }
moment-why-best = Лучшая Работа раунда: { $player } (+{ $points } ПО)
befalls-recruit = { $other ->
    [0] {""}
   *[other] { $player } нанимает профессию игрока { $other }: { $piece }
}
befalls-refuse = { event-refuse }
befalls-unpaid = { event-unpaid }
befalls-stake = { $other ->
    [0] {""}
   *[other] { event-stake }
}

# ---- Весь аукцион в одной строке

fold-open = Аукцион «{ $what }»
folded-open = { $player } { $coins }
fold-raise = { fold-open }
folded-raise = { folded-open }
fold-pass = { fold-open }
folded-pass = {""}
fold-sold = { fold-open }
folded-sold = { $player } покупает за { $coins }
