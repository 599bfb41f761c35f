# Большая кнопка страницы.
act-show = Показать
act-stake = Поставить
act-ready = Готово
act-bid = Предложить
act-pass = Пасовать
act-block = Занять
act-spare = Не занимать
act-build = Построить
act-offer = Предложить
act-leave = Не предлагать
act-accept = Согласиться
act-refuse = Отказаться
act-counter = Назвать цену

# Чего можно коснуться, раз на странице нет поля для этой игры.
touch-ware = { $what }
touch-coins = { $what ->
    [one] { $what } монета
    [few] { $what } монеты
   *[many] { $what } монет
}
touch-cell = { $what }
touch-turn = поворот { $what }
touch-to = кому: { $what }
touch-price = за { $what ->
    [one] { $what } монету
    [few] { $what } монеты
   *[many] { $what } монет
}
touch-want = взамен: { $what }

board-headline = день { $day } из { $days }, { $phase }
