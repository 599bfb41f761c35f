# Чем хорош ход (core/text: reason): что приносит очки сразу и что обещает положение.
gain-area = завершает { $id ->
    [building] город
    [animal] пастбище
    [knowledge] область знаний
    [castle] область замков
    [mine] область рудников
   *[ship] реку
}: +{ $points }
gain-animals = животные на пастбище дают +{ $points }
gain-watchtower = сторожевая башня даёт +{ $points }
gain-sale = продаёт товары: +{ $points }
aspect-areas = приближает завершение { $id ->
    [building] города
    [animal] пастбища
    [knowledge] области знаний
    [castle] области замков
    [mine] области рудников
   *[ship] реки
} (около +{ $points })
aspect-bonuses = приближает жетон бонуса за { $id ->
    [building] здания
    [animal] животных
    [knowledge] знания
    [castle] замки
    [mine] рудники
   *[ship] корабли
} (около +{ $points })
aspect-workers = прибавляет рабочих (около +{ $points })
aspect-silver = прибавляет самородков (около +{ $points })
aspect-mines = даёт доход рудников в конце каждой фазы (около +{ $points })
aspect-order = продвигает вас в очерёдности хода (около +{ $points })
aspect-goods = даёт товары на продажу (около +{ $points })
aspect-openings = открывает новые ячейки (около +{ $points })
aspect-herds = делает пастбище доходнее (около +{ $points })
aspect-storage = припасает жетон: { $what }, около +{ $points }
aspect-dice = оставляет хорошие ходы следующим кубикам (около +{ $points })
aspect-knowledge = { $what } принесёт пользу, около +{ $points }
kept-areas = больше всего даёт { $id ->
    [building] городам
    [animal] пастбищам
    [knowledge] областям знаний
    [castle] областям замков
    [mine] областям рудников
   *[ship] рекам
} (около +{ $points })
kept-bonuses = ближе всего к жетону бонуса за { $id ->
    [building] здания
    [animal] животных
    [knowledge] знания
    [castle] замки
    [mine] рудники
   *[ship] корабли
} (около +{ $points })
kept-workers = оставляет вам больше рабочих (около +{ $points })
kept-silver = оставляет вам больше самородков (около +{ $points })
kept-goods = оставляет больше товаров на продажу (около +{ $points })
kept-openings = оставляет открытыми больше ячеек (около +{ $points })
kept-herds = оставляет место животным (около +{ $points })
kept-storage = бережёт жетон: { $what }, около +{ $points }
kept-dice = оставляет хорошие ходы следующим кубикам (около +{ $points })
kept-order = оставляет вас выше в очерёдности хода (около +{ $points })
kept-duchy = обещает больше, чем другие поля и замки (около +{ $points })
