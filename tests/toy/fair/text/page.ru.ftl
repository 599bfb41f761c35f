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
