# ---- Командная строка

usage-heading = вызов
usage-about = Четыре большие настольные игры: играть, изучать, учить.
usage-commands = команды
usage-command-metavar = КОМАНДА
usage-arguments = аргументы
usage-options = параметры
usage-help = показать эту справку и закончить
usage-play = сыграть партию в терминале
usage-replay = просмотреть записанную партию
usage-arena = много партий между ботами
usage-bench = измерить решения, партии и копии в секунду
usage-lang = язык: { $allowed }
usage-game = одна из: { $allowed }
usage-seats = сколько игроков (если не сказано: вы и боты)
usage-bots = кто играет на остальных местах, через запятую: { $allowed }; на оставшихся местах — люди за этим же экраном (если не сказано: greedy)
usage-seat = ваше место, 1 — первое
usage-seed = зерно случайности, число или слово; одно и то же зерно даёт одну и ту же партию
usage-setting = ИМЯ=ЗНАЧЕНИЕ
usage-option = настройка игры, например setup=advanced_open; можно повторять. { $settings }
usage-file = ФАЙЛ
usage-load = продолжить сохранённую партию
usage-record = сохранённая партия
usage-upto = показать положение после стольких ходов и закончить
usage-arena-bots = кто играет, через запятую; каждый бот побывает на каждом месте
usage-games = сколько партий
usage-processes = сколько процессов; 0 — по одному на ядро
usage-bench-seats = сколько игроков
usage-seconds = сколько длится каждое измерение

usage-no-command = Скажите, что сделать: bastide КОМАНДА. Команды: { $allowed }.
usage-no-such-command = Команды «{ $got }» нет. Есть: { $allowed }.
usage-unknown = Непонятно: { $got }. Справка: bastide КОМАНДА --help
usage-value-missing = После { $argument } нужно значение.
usage-number = После { $argument } должно стоять число, а не «{ $got }».
usage-no-file = Скажите, какой файл показать: bastide replay ФАЙЛ.
usage-other = Непонятно: { $said }.

bad-own-seat = Места { $got } нет: мест { $seats }, они пронумерованы с 1 до { $seats }.
bad-bots-count = Ботов слишком много ({ $bots }): мест { $seats }, и одно из них ваше.
load-seats = В сохранённой партии игроков { $seats }, а не { $table }.
load-alone = Сохранённая партия уже подготовлена: уберите --seed и --option.

file-missing = Файла «{ $file }» нет.
file-folder = «{ $file }» — папка, а не файл.
file-denied = Файл «{ $file }» открыть не разрешено.
file-failed = С файлом «{ $file }» не получилось: { $said }.
file-not-text = «{ $file }» — не сохранённая партия: это не текст в UTF-8.
file-not-ours = Файл «{ $file }» уже есть, и это не сохранённая партия; он оставлен как есть. Выберите другое имя.
file-bad = Файл «{ $file }» не читается как сохранённая партия. { $said }

# ---- За столом

player = Игрок { $number }
a-person = { $people ->
    [one] вы
   *[other] человек за этим экраном
}
bot-greedy = жадный бот (берёт самое многообещающее)
bot-random = случайный бот (ходит как попало)
ask-bots = Кто играет на остальных местах (всего мест: { $seats })? Боты через запятую ({ $allowed }), «-» — люди, Enter — жадные боты:
greet-seed = Зерно этой партии: { $seed }
greet-help = Введите номер варианта. Что ещё можно ввести, покажет «помощь».
turn-sum = Итог хода: { $change }.
turn-change = { $what } { $was } → { $now }
turn-gain = { $what } +{ $gain }
points-gain = +{ $points } { $unit }
unit-points = очк.
unit-burgundy = ПО
unit-caylus1303 = ОП
your-turn = { $player }, решаете вы
hand-over = Теперь за экран садится { $player }. Когда сели, нажмите Enter.

menu-discard = Какой из ваших жетонов сбросить?
menu-then-discard = { $said }, сбросив один из своих
menu-back = Назад
menu-burgundy-take = Взять жетон
menu-burgundy-at-depot = { $number ->
    [0] Чёрное хранилище
   *[other] Хранилище № { $number }
}
menu-burgundy-place = Добавить жетон в вотчину
menu-burgundy-sell = Продать товары
menu-burgundy-workers = Взять рабочих
menu-burgundy-buy = Купить жетон
menu-burgundy-ship = Отправить корабль
menu-burgundy-load = Выбрать товары
menu-burgundy-skip = Отказаться
menu-burgundy-end = Завершить ход
menu-burgundy-choose = Выбрать вотчину

menu-caylus1303-draft = Выбрать персонажа
menu-caylus1303-place = Поставить рабочего на здание
menu-caylus1303-site = Поставить рабочего на стройплощадку
menu-caylus1303-pass = Пропустить ход
menu-caylus1303-use = Применить здание
menu-caylus1303-build = Построить
menu-caylus1303-house = Поставить дом
menu-caylus1303-move = Передвинуть прево
menu-caylus1303-take = Взять персонажа
menu-caylus1303-visit = Применить жетон стройплощадки
menu-caylus1303-deliver = Доставить набор
menu-caylus1303-skip = Отказаться

end-title = Игра окончена
end-winner = { $count ->
    [0] Победителя нет.
    [one] Победитель — { $player }!
   *[other] Победители — { $player }!
}
end-next = Можно ещё осмотреться: счёт, журнал, игрок 2, сохранить ФАЙЛ, отмена. Enter — выйти.
save-offer = Сохранить партию? Введите имя файла или просто Enter, чтобы выйти без сохранения:
farewell = До свидания!

# ---- Что ввели

input-empty = Введите номер варианта или «помощь».
input-long = Строка слишком длинная: на всё хватит { $most } знаков.
input-number = Варианта { $number } нет. Варианты пронумерованы с 1 до { $count }.
input-over = Игра окончена, решать больше нечего.
input-illegal = Нельзя: { $line }
input-unknown = «{ $word }» — непонятно. Введите номер варианта или «помощь».
input-similar = Может быть, «{ $word }»?

undo-done = Отменено: вы снова перед последним решением.
undo-nothing = Отменять нечего.
redo-done = Отменённое сыграно снова.
redo-nothing = Ничего не отменено, возвращать нечего.
save-name = Скажите, куда сохранить, например: сохранить моя.game
save-done = Сохранено в «{ $file }» ({ $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}).
load-name = Скажите, что загрузить, например: загрузить моя.game
load-done = Загружено из «{ $file }» ({ $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}).
load-other = «{ $file }» — партия в { $game }, игроков: { $seats }; она не подходит к этому столу. Начните её так: bastide play --load { $file }
player-which = Игрока «{ $got }» нет. Игроки пронумерованы с 1 до { $seats }.
rule-none = Скажите, какое правило, например: правило { $rule }
rule-which = Правила «{ $got }» нет. Номера правил выглядят так: { $rule } или R-6.
tiles-none = Жетона «{ $got }» нет. Все жетоны покажет «жетон».
tiles-all = Названия: { $names }.
log-lines = Скажите, сколько строк журнала показать, а не «{ $got }».
log-empty = Пока ничего не произошло.
log-more = (раньше было ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}; больше покажет «журнал 100»)
hint = Жадный бот выбрал бы { $number }: { $said }.
hint-plain = Жадный бот выбрал бы: { $said }.
hint-why = Сразу это приносит { $points } { $unit }; вашу позицию бот оценивает в { $now } до этого и в { $then } после.

whynot-heading = Чего сейчас нельзя и почему:
whynot-nothing = Всё, что можно с этим сделать, сейчас разрешено.
whynot-more = (и ещё { $count } таких же)
whynot-what = «{ $got }» — не действие и не предмет на столе. Примеры: почему { $example }; почему { $things }
whynot-allowed = Это сейчас можно{ $number ->
    [0] {""}
   *[other] , вариант { $number }
}: { $said }.
whynot-refused = Нельзя: { $line }

score-source = Откуда очки
score-total = Всего
score-hidden = скрыты

# ---- Помощь

help-input = Чтобы выбрать вариант, введите его номер.
help-notation = Действие можно записать и одной строкой, например «{ $example }». Что ясно из остального, можно опустить. Действия начинаются с: { $verbs }.
help-burgundy =
    Карта: у ячейки есть имя (h14), а пока она пуста — цвет и число кубика, которым её заполняют: [4]. Знак ▸ стоит перед всем, чем можно воспользоваться сейчас. Кубик [5] ещё не использован, 5✓ — уже использован. Число у товара — результат кубика, которым его продают. В записи действий кубики, ячейки для жетонов и места в хранилищах считаются с 0.
help-caylus1303 =
    Дорога: у каждой клетки номер, что на ней стоит, что это даёт, чей дом (⌂●) и чьи рабочие. «дерево→привилегия» значит: отдать дерево, получить привилегию; «ткань→4 ОП / 2→6»: одно или другое; «⌂еда»: еду получает владелец, если здесь только чужие рабочие. Клетки выше строки прево активны, ниже — за ним. Знак ▸ стоит перед всем, чем можно воспользоваться сейчас, » — перед клеткой, которую активируют, ✓ — после персонажа, который в этом раунде уже сделал своё.
help-commands = Команды (достаточно буквы в скобках):

command-help = помощь
command-help-letter = п
command-help-help = эта страница
command-board = доска
command-board-letter = д
command-board-help = ещё раз доска, вопрос и варианты
command-player = игрок
command-player-letter = и
command-player-help = всё, что есть у игрока: игрок 2; без номера — все соперники
command-hint = совет
command-hint-letter = с
command-hint-help = что сделал бы жадный бот
command-why = почему
command-why-letter = ч
command-why-help = почему нельзя: почему { $example }; без продолжения — всё, чего сейчас нельзя
command-rule = правило
command-rule-letter = р
command-rule-help = правило игры: правило { $rule }
command-tile = жетон
command-tile-letter = ж
command-tile-help = что делает жетон или персонаж: жетон церковь; без имени — всё, что есть
command-log = журнал
command-log-letter = л
command-log-help = что произошло; журнал 100 — последние 100 строк
command-score = счёт
command-score-letter = т
command-score-help = откуда очки, насколько вам положено знать
command-undo = отмена
command-undo-letter = о
command-undo-help = назад к вашему последнему решению
command-redo = вернуть
command-redo-letter = в
command-redo-help = сыграть отменённое снова
command-save = сохранить
command-save-letter = х
command-save-help = сохранить партию: сохранить моя.game
command-load = загрузить
command-load-letter = з
command-load-help = продолжить сохранённую партию: загрузить моя.game
command-quit = выход
command-quit-letter = ы
command-quit-help = закончить

# ---- Просмотр записи

replay-position = После действия { $number } из { $count }
replay-prompt = Enter — дальше, н — назад, 0–{ $count } — к действию, к — в конец, в — выход:
replay-what = «{ $got }» — непонятно. Enter: дальше; н: назад; число от 0 до { $count }: к этому действию; к: в конец; в: выход.
step-next = дальше
step-next-letter = д
step-back = назад
step-back-letter = н
step-end = конец
step-end-letter = к
step-quit = выход
step-quit-letter = в

# ---- Доска «Замков Бургундии»

burgundy-round = , раунд { $round } из 5 · за законченную область +{ $points } ПО
burgundy-order = Очередь и кубики:
burgundy-white = Белый кубик: { $die } (товар этого раунда лёг в хранилище № { $die }).
burgundy-coming = Ещё прибудут товары: { $goods }
burgundy-coming-none = Других товаров в этой фазе не будет.
burgundy-track = Трек очередности хода (шаги): { $order }
burgundy-depot = Хранилище
burgundy-number = № { $number }
burgundy-black = чёрное
burgundy-tiles = Жетоны
burgundy-goods = Товары
burgundy-bonus-left = Жетоны бонусов (■ большой ▪ малый):
burgundy-duchy = Вотчина { $number }
burgundy-points = { $count } ПО
burgundy-silver = самородки: { $count }
burgundy-workers = рабочие: { $count }
burgundy-sold = продано товаров: { $count }
burgundy-empty_hexes = пустых ячеек: { $count }
burgundy-storage = Ячейки для жетонов
burgundy-stored-goods = Ячейки для товаров
burgundy-bonus = Жетоны бонусов
burgundy-bonus-own-large = большой: { $type }
burgundy-bonus-own-small = малый: { $type }
burgundy-knowledge = Знания
burgundy-knows = Знания: { $numbers }
burgundy-rivals = Соперники
burgundy-players = Игроки
burgundy-points-head = ПО
burgundy-silver-head = Самор.
burgundy-workers-head = Раб.
burgundy-empty_hexes-head = Пусто
burgundy-storage-head = На ячейках для жетонов
burgundy-start = Товары: { $goods }. Рабочие: { $workers }.
burgundy-dealt = Планшет с вотчинами { $numbers }.
burgundy-settled = Вотчина { $number }, стартовый замок на ячейке { $hex }.
burgundy-chosen = Тайный выбор сделан.

# ---- Доска «Келюса 1303»

caylus1303-round = Раунд { $round } из { $rounds }
caylus1303-asked = решает { $player }
caylus1303-first = Раунд начинает { $player }.
caylus1303-next = Следующий: { $player }.
caylus1303-passed = Мост гильдий, в порядке пропуска хода: { $order }.
caylus1303-surcharge = Ваша доплата: { $count ->
    [one] { $count } рабочий
   *[many] { $count } рабочих
}.
caylus1303-building-head = Здание
caylus1303-effect-head = Свойство
caylus1303-workers-head = Раб.
caylus1303-build-head = Построить
caylus1303-points-head = ОП
caylus1303-price-head = Стоимость
caylus1303-wooden-kind = деревянные
caylus1303-stone-kind = каменные
caylus1303-prestige-kind = важные места
caylus1303-empty = пусто
caylus1303-provost = ↑ активны ══ прево, { $place }{ $where }{ $beyond ->
    [0] {""}
   *[other] {" "}══ за ним ↓
}
caylus1303-provost-to = прево { $steps }{ $where }
caylus1303-lost = впустую: { $workers }
caylus1303-square = {" "}(отметка { $number })
caylus1303-bridge = прево ±3 за рабочих
caylus1303-site = Стройплощадка.
caylus1303-site-workers = Рабочие, левый доставляет первым: { $order }
caylus1303-slot = С раунда { $round }:
caylus1303-not-yet = (ещё нельзя)
caylus1303-board = Персонажи на поле:
caylus1303-players = Игроки
caylus1303-characters = Персонажи
caylus1303-reserve-head = резерв
caylus1303-camp-head = лагерь
caylus1303-houses-head = дома
caylus1303-own = Ваши персонажи
caylus1303-offer = Персонажи на выбор
caylus1303-points-of = Очки престижа: { $points }
caylus1303-goods-of = Ресурсы: { $goods }
caylus1303-workers-of = Рабочие: в резерве { $reserve }, в лагере { $camp }, на дороге { $standing }, на стройплощадке { $site }
caylus1303-houses-of = Осталось домов: { $houses }, резиденций: { $residences }
caylus1303-recruits-of = Следующая вербовка: { $recruits }
caylus1303-sets-of = Доставлено наборов за раунд: { $sets }
caylus1303-owned-of = Здания: { $buildings }

# Что стоят и дают жетоны; единица не пишется.
caylus1303-food = { $count ->
    [1] еда
   *[other] { $count } еды
}
caylus1303-wood = { $count ->
    [1] дерево
   *[other] { $count } дерева
}
caylus1303-stone = { $count ->
    [1] камень
    [few] { $count } камня
   *[many] { $count } камней
}
caylus1303-cloth = { $count ->
    [1] ткань
   *[other] { $count } ткани
}
caylus1303-gold = { $count ->
    [1] золото
   *[other] { $count } золота
}
caylus1303-any = { $count ->
    [1] любой
   *[other] { $count } любых
}
caylus1303-worker = { $count ->
    [1] раб.
   *[other] { $count } раб.
}
caylus1303-points = { $count } ОП
caylus1303-favour = привилегия
caylus1303-house = резиденция
caylus1303-build-wooden = деревянное здание
caylus1303-build-stone = { $waive ->
    [0] каменное здание
   *[other] каменное без камня
}
caylus1303-steps = прево ±{ $steps }
caylus1303-income = каждый раунд { $what }
caylus1303-at-once = сразу { $what }

usage-serve = открыть столы для браузеров
usage-migrate = обновить базу данных
usage-openapi = напечатать описание интерфейса сервера
usage-host = какой адрес слушать (обычно 127.0.0.1; 0.0.0.0 — все адреса)
usage-port = порт (обычно 8000)
usage-workers = сколько рабочих процессов (обычно 1)
usage-no-server = Сервер не установлен (нет { $got }): pip install 'bastide[server]'
