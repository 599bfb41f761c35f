# Это говорит только сервер: объявления и то, что рассказано одной строкой.

# ---- Достойно объявления

moment-round = Раунд { $round }
moment-majority = { event-majority }
befalls-take = { $other ->
    [0] {""}
   *[other] { $player } забирает персонажа у игрока { $other }: { $piece }
}
befalls-stranded = { event-stranded }
befalls-pass = { $forced ->
    [0] {""}
   *[other] { $player } не может поставить рабочего и вынужденно пасует
}
