# ---- Командная строка

usage-heading = вызов
usage-about = Четыре большие настольные игры: играть, изучать, учить.
usage-commands = команды
usage-command-metavar = КОМАНДА
usage-arguments = аргументы
usage-options = параметры
usage-help = показать эту справку и выйти
usage-play = сыграть партию в терминале
usage-replay = просмотреть записанную партию
usage-analyse = разобрать записанную партию: как она складывалась, какие ходы обошлись дороже всего и что дал случай
usage-verify = проверить, что жребий записанной партии никто не выбирал и что она сыграна по нему
usage-arena = сыграть много партий между ботами
usage-bench = измерить решения, партии и копии в секунду
usage-list-games = перечислить игры: сколько игроков и что можно настроить
usage-list-bots = перечислить ботов
usage-completion = вывести всё нужное оболочке для дополнения команд: eval "$(bastide completion bash)"
usage-shell = ОБОЛОЧКА
usage-version = показать версию и выйти
usage-serve = открыть столы для браузеров
usage-migrate = обновить базу данных
usage-check = проверить, открывается ли каждый стол в базе данных
usage-table = СТОЛ
usage-check-table = id одного стола (по умолчанию проверяются все)
usage-mend = записать заново по журналу то, что у стола испорчено
usage-openapi = напечатать описание интерфейса сервера
usage-lang = язык: { $allowed }
usage-game = одна из: { $allowed }
usage-seats = сколько игроков (по умолчанию: вы и боты, но не меньше, чем нужно игре)
usage-bots = кто играет на остальных местах, через запятую: { $allowed } или module:Class; «greedy?width=8» задаёт параметры бота, «expert?style=ИМЯ» — его стиль (bastide games); на оставшихся местах — люди за этим же экраном (по умолчанию, если нет --seats: greedy)
usage-seat = ваше место, 1 — первое
usage-seed = сид случайности, число или слово; один и тот же сид даёт одну и ту же партию
usage-setting = ИМЯ=ЗНАЧЕНИЕ
usage-option = настройка игры, можно повторять; все перечисляет `bastide games`
usage-file = ФАЙЛ
usage-load = продолжить сохранённую партию
usage-record = сохранённая партия; - означает стандартный ввод
usage-hash = ХЕШ
usage-commitment = контрольная сумма, которую вы записали в начале игры, сервера или ваша; можно повторять
usage-upto = показать положение после стольких ходов и выйти
usage-nodes = сколько позиций бот просматривает на каждый ход, который изучает подробно (по умолчанию 4000)
usage-arena-bots = кто играет, через запятую (greedy, «greedy?width=8», module:Class); каждый бот побывает на каждом месте
usage-games = сколько партий играет каждая пара (или группа) ботов; округляется вверх, чтобы каждый расклад игрался с каждым поворотом мест
usage-arena-seats = сколько игроков за столом (по умолчанию 2): при двух играет каждая пара ботов, при большем числе — каждая группа такой величины
usage-backend = где играть: { $allowed } (по умолчанию local; для ray нужно дополнение «ray»)
usage-address = адрес работающего кластера Ray; если не указан, кластер запускается здесь
usage-folder = ПАПКА
usage-results = добавлять каждую сыгранную партию в этот файл; та же команда с него продолжит
usage-records = сохранять запись каждой партии в этой папке
usage-report = записать страницу с таблицами и графиками (HTML)
usage-only-metavar = РАСКЛАД:ПОВОРОТ
usage-only = сыграть одну партию турнира ещё раз
usage-processes = сколько процессов; 0 — по одному на ядро
usage-bench-seats = сколько игроков
usage-seconds = сколько длится каждое измерение
usage-host = какой адрес слушать (по умолчанию 127.0.0.1; 0.0.0.0 — все адреса)
usage-port = порт (по умолчанию 8000; 0 — любой свободный)
usage-workers = сколько рабочих процессов (по умолчанию 1)

usage-no-command = Укажите команду: bastide КОМАНДА. Команды: { $allowed }.
usage-no-such-command = Команды «{ $got }» нет. Есть: { $allowed }.
usage-unknown = Непонятно: { $got }. Справка: bastide КОМАНДА --help
usage-value-missing = После { $argument } нужно значение.
usage-number = После { $argument } должно стоять число, а не «{ $got }».
usage-no-file = Укажите файл: bastide { $command } ФАЙЛ.
usage-no-shell = Укажите оболочку: bastide completion ОБОЛОЧКА ({ $allowed }).
usage-no-such-shell = Для оболочки «{ $got }» ничего нет. Есть для таких: { $allowed }.
usage-other = Непонятно: { $said }.
usage-no-server = Сервер не установлен (нет { $got }): pip install 'bastide[server]'
usage-admin = присматривать за сервером: столы, гости, запреты, удаление, уборка
usage-verbs = что сделать
usage-verb-metavar = ДЕЙСТВИЕ
usage-no-verb = Укажите, что сделать: bastide admin ДЕЙСТВИЕ. Действия: { $allowed }.
usage-no-such-verb = Нет такого: «bastide admin { $got }». Действия: { $allowed }.
usage-json = ответить в JSON
usage-yes = не переспрашивать
usage-admin-tables = список столов, недавние — первыми
usage-admin-closed = СТОЛ
usage-admin-closed-help = какие столы закрыть, по их номерам
usage-admin-table = СТОЛ
usage-admin-table-help = показать, кто бывал за этим столом
usage-admin-status-metavar = СОСТОЯНИЕ
usage-admin-status = только столы open (ждут), playing (играют), over (доиграны) или closed (закрыты)
usage-admin-game = ИГРА
usage-admin-game-help = только столы этой игры
usage-admin-guest = ГОСТЬ
usage-admin-guest-help = номер гостя, как его показывает «bastide admin guests»
usage-admin-of-guest = только столы, где бывал этот гость (по номеру)
usage-admin-idle = только столы, которых никто не касался столько дней
usage-admin-limit = наибольшее число строк (по умолчанию 50)
usage-admin-guests = список гостей, новые — первыми
usage-admin-name = ИМЯ
usage-admin-name-help = номер гостя или часть имени
usage-admin-bans = список тех, кого не пускают
usage-admin-ban = не пускать гостя или адрес
usage-admin-whom = КОГО
usage-admin-whom-help = номер гостя, адрес или сеть (192.0.2.0/24)
usage-admin-lift = пускать снова
usage-admin-close = закрыть столы; партия за ними останавливается
usage-admin-logout = завершить вход гостя на всех устройствах
usage-admin-erase = удалить гостя: имена и сообщения исчезнут, партии останутся
usage-admin-export = напечатать всё, что хранится о госте, в JSON
usage-admin-tidy = убрать гостей, которые так и не играли, и старые сообщения чата
usage-admin-guest-days = через сколько дней убирают гостя, который так и не играл; 0 — никогда (по умолчанию BASTIDE_GUEST_DAYS)
usage-admin-chat-days = через сколько дней убирают сообщения чата; 0 — никогда (по умолчанию BASTIDE_CHAT_DAYS)

bad-own-seat = Места { $got } нет: мест { $seats }, они пронумерованы с 1 до { $seats }.
bad-bots-count = Ботов слишком много ({ $bots }): мест { $seats }, и одно из них ваше.
load-seats = В сохранённой партии игроков { $seats }, а не { $table }.
load-alone = Сохранённая партия уже подготовлена: уберите --seed и --option.

file-missing = Файла «{ $file }» нет.
file-folder = «{ $file }» — папка, а не файл.
file-denied = Нет прав, чтобы открыть файл «{ $file }».
file-failed = Ошибка с файлом «{ $file }»: { $said }.
file-not-text = «{ $file }» — не сохранённая партия: это не текст в UTF-8.
file-not-ours = Файл «{ $file }» уже есть, и это не сохранённая партия; он оставлен как есть. Выберите другое имя.
file-old = «{ $file }» нельзя продолжить, но можно посмотреть: bastide replay. { $said }
file-bad = Файл «{ $file }» не читается как сохранённая партия. { $said }

# ---- За столом

player = Игрок { $number }
a-person = { $people ->
    [one] вы
   *[other] человек за этим экраном
}
bot-greedy = жадный бот (берёт самое многообещающее)
bot-random = случайный бот (ходит как попало)
bot-search = расчётливый бот (считает вперёд)
bot-novice = новичок (видит на шаг-другой вперёд и часто ошибается)
bot-amateur = любитель (продумывает ход целиком, но не всё оценивает верно)
bot-expert = знаток (берёт от каждого хода всё, что можно)
bot-master = мастер (думает и о том, что будет потом, — около секунды)
list-game = { $title }, игроков: от { $few } до { $most }
list-bot = бот из пакета { $package }
list-styles = Стили ботов, как в expert?style=ИМЯ: { $styles }
ask-bots = Кто играет на остальных местах (всего мест: { $seats })? Боты через запятую ({ $allowed }), «-» — люди, Enter — жадные боты:
greet-seed = Сид этой партии: { $seed }
greet-help = Введите номер варианта. Что ещё можно ввести, покажет «помощь».
turn-sum = Итог хода: { $change }.
turn-change = { $what } { $was } → { $now }
turn-gain = { $what } +{ $gain }
points-gain = +{ $points } { $unit }
unit-points = очк.
your-turn = { $player }, решаете вы
hand-over = Теперь за экран садится { $player }. Когда сядете, нажмите Enter.
list-more = … и ещё { $count }; запишите действие строкой, например: { $example }
go-back = Назад

end-title = Игра окончена
end-winner = { $count ->
    [one] Победитель — { $player }!
   *[other] Победители — { $player }!
}
end-lost = Партия проиграна: победитель — { $player }.
end-next = Можно ещё осмотреться: счёт, журнал, игрок 2, сохранить ФАЙЛ, отмена. Enter — выйти.
save-offer = Сохранить партию? Введите имя файла или просто Enter, чтобы выйти без сохранения:
farewell = До свидания!

# ---- Что ввели

input-empty = Введите номер варианта или «помощь».
input-long = Строка слишком длинная: можно не больше { $most } знаков.
input-number = Варианта { $number } нет. Варианты пронумерованы с 1 до { $count }.
input-over = Игра окончена, решать больше нечего.
input-illegal = Нельзя: { $line }
input-unknown = «{ $word }» — непонятно. Введите номер варианта или «помощь».
input-similar = Может быть, «{ $word }»?

undo-done = Отменено: вы снова перед последним решением.
undo-nothing = Отменять нечего.
redo-done = Отменённое сыграно снова.
redo-nothing = Ничего не отменено, возвращать нечего.
save-name = Укажите, куда сохранить, например: сохранить моя.game
save-done = Сохранено в «{ $file }» ({ $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}).
load-name = Укажите, что загрузить, например: загрузить моя.game
load-done = Загружено из «{ $file }» ({ $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}).
load-other = «{ $file }» — партия в { $game }, игроков: { $seats }; она не подходит к этому столу. Начните её так: bastide play --load { $file }
player-which = Игрока «{ $got }» нет. Игроки пронумерованы с 1 до { $seats }.
rule-none = Укажите правило, например: правило { $rule }
rule-which = Правила «{ $got }» нет. Номера правил выглядят так: { $rule } или R-6.
tiles-none = Жетона «{ $got }» нет. Все жетоны покажет «жетон».
tiles-all = Названия:
log-lines = Укажите, сколько строк журнала показать, а не «{ $got }».
log-empty = Пока ничего не произошло.
log-more = (раньше было ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}; больше покажет «журнал 100»)
hint = Бот выбрал бы { $number }: { $said }.
hint-plain = Бот выбрал бы: { $said }.
hint-then = Дальше: { $then }.

whynot-heading = Чего сейчас нельзя и почему:
whynot-nothing = Всё, что можно с этим сделать, сейчас разрешено.
whynot-more = (и ещё { $count } таких же)
whynot-what = «{ $got }» — не действие и не предмет на столе. Примеры: почему { $example }; почему { $things }
whynot-allowed = Это сейчас можно{ $number ->
    [0] {""}
   *[other] , вариант { $number }
}: { $said }.
whynot-refused = Нельзя: { $line }

score-sources = Откуда очки
score-total = Всего
score-hidden = скрыты

# ---- Помощь

help-input = Чтобы выбрать вариант, введите его номер.
help-notation = Действие можно записать и одной строкой, например «{ $example }». Что ясно из остального, можно опустить. Действия начинаются с: { $verbs }.
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
command-hint-help = что сделал бы бот и почему
command-why = почему
command-why-letter = ч
command-why-help = почему нельзя: почему { $example }; без продолжения — всё, чего сейчас нельзя
command-rule = правило
command-rule-letter = р
command-rule-help = правило игры: правило { $rule }
command-tile = жетон
command-tile-letter = ж
command-tile-help = что делает жетон или карта: жетон { $piece }; без имени — всё, что есть
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

verify-no-hash = «{ $got }» — не контрольная сумма: в ней 64 шестнадцатеричные цифры.
verify-no-dice = По этой записи не видно, откуда взялся сид: его мог выбрать тот, кто начинал партию.
verify-server = Сервер раскрыл тот секрет, который зафиксировал.
verify-server-not = Секрет сервера — не тот, который он зафиксировал.
verify-seat = Число игрока { $seat } — то, которое он зафиксировал.
verify-seat-not = Число игрока { $seat } — не то, которое он зафиксировал.
verify-seat-withheld = Игрок { $seat } зафиксировал число, но не раскрыл его: игра началась без этого числа.
verify-seat-none = Игрок { $seat } не добавил числа (бот или программа, которая этого не умеет).
verify-no-seat = В записи назван игрок { $seat }, но такого места нет.
verify-seed = Сид следует из раскрытого.
verify-seed-not = Сид не следует из раскрытого.
verify-given =
    { $seat ->
        [0] { $given } — контрольная сумма сервера, как вы и записали.
       *[other] { $given } — контрольная сумма игрока { $seat }, как вы и записали.
    }
verify-given-not = Контрольной суммы { $given } в этой записи нет: это другая партия или сумму подменили.
verify-replay =
    { $count ->
        [one] { $count } ход можно сделать с этим сидом, и результат тот же.
        [few] Все { $count } хода можно сделать с этим сидом, и результат тот же.
       *[many] Все { $count } ходов можно сделать с этим сидом, и результат тот же.
    }
verify-replay-not = Запись не воспроизводится. { $said }
verify-position = Скрытое в начальной позиции определено этим сидом.
verify-position-not = Скрытое в начальной позиции определено не этим сидом.
verify-together = Всё сходится: выбрать жребий в одиночку не мог никто.
verify-server-alone = Всё сходится: сид выбрал один сервер, но зафиксировал его ещё до начала игры.

# bastide analyse
analysis-runs = Разбираю партию
analysis-nothing = В «{ $file }» ещё нет действий: разбирать нечего.
analysis-standing = Как складывалась партия
analysis-scale = Отрыв каждого игрока от лучшего из остальных по оценке бота, от { $low } до { $high } очк.; в конце — настоящий.
analysis-scale-alone = Как складывалась партия по оценке бота, от { $low } до { $high } очк.; в конце — настоящие очки.
analysis-costly = Самые дорогие ошибки
analysis-no-costly = Ни один ход не был заметно хуже того, что сыграл бы бот.
analysis-mistake = { $number }. Действие { $move }, { $player }: потеря { $points } очк. (± { $error })
analysis-loss = На сколько собственных очков больше принёс бы лучший ход через несколько раундов, по оценке бота.
analysis-played = Сыграно: { $line }
analysis-better = Лучше: { $line }
analysis-why = Почему: { $why }
analysis-players = Игроки
analysis-luck = дали кубики, мешочки и колоды
analysis-agreed = ходов как у бота
analysis-lost = потеря очков за ход
analysis-of = { $some } из { $all }
analysis-no-chance = ничего
