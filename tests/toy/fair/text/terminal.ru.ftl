# Слова, которые нужны только терминалу.
menu-show = Показать товар
menu-stake = Поставить
menu-ready = Готовность
menu-bid = Предложить
menu-pass = Пасовать
menu-block = Занять клетку
menu-spare = Ничего не занимать
menu-build = Построить
menu-offer = Предложить товар
menu-leave = Ничего не предлагать
menu-accept = Согласиться
menu-refuse = Отказаться
menu-counter = Назвать другую цену

help-game =
    Клетки площадки называют по столбцу и ряду: b3 — вторая клетка третьего ряда. У постройки называют клетку её левого верхнего угла; повороты считаются с 0.

# Как называется то, что на столе.
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
