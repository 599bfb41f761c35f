# Слова, которые нужны только странице.

# Большая кнопка
act-remove = Исключить
act-draw = Достать
act-back = Вернуть
act-tower = На башню
act-market = На рынок
act-put = Положить
act-withdraw = Забрать
act-ready = Готово
act-demand = По очереди
act-use = Выполнить
act-recruit = Получить
act-travel = В путь
act-study = Заплатить
act-pass = Пас
act-take = Взять
act-send = Отправить
act-lay = Положить
act-install = Разместить
act-give_station = Отдать
act-give_token = Вытянуть и отдать
act-give_point = Отступить
act-give_good = Отдать
act-give_tile = Отдать
act-give_technology = Отдать
act-shield = Защититься
act-feed = Отдать
act-skip = Отказаться
