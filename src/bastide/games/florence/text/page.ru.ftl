# Слова, которые нужны только странице.

# Большая кнопка
act-discard = Вернуть
act-open = Выставить
act-take = Взять
act-leave = Выйти
act-raise = Поднять ставку
act-pass = Спасовать
act-landscape = Взять
act-lay = Положить
act-keep = Оставить себе
act-under = Под колоду
act-recruit = Нанять
act-work = Начать Работу
act-add = Добавить
act-finish = Завершить Работу
act-build = Построить
act-profession = Взять карточку
act-bonus = Взять карточку
act-freedom = Предоставить
act-end = Закончить ход
act-convert = Отдать престиж
act-skip = Отказаться
