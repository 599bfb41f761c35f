# Оболочка
close = Закрыть
undo = Отменить ход
redo = Вернуть ход
hint = Подсказка
log = Журнал
ledger = Очки
chat = Чат
rules = Правила
contents = Содержание
no-rules = Для этой игры страницы с правилами нет.
text-board = Текстом
board = Поле
what-to-touch = Что можно выбрать
on-the-table = На столе
yes = да
no = нет
settings = Настройки
menu = Меню
home = Bastide, ко всем столам
actions = Все действия
question-and-actions = Вопрос и действия
other = Ещё
players = Игроки
player-number = игрок { $number }
player-called = Игрок { $number }
waiting = Ходит: { $names }
waiting-bot = Думает: { $names } …
you = Вы
bot = бот
bot-number = Бот { $number }
away = нет за столом
away-short = нет
to-move = ходит
place-in-order = № { $place } в порядке хода
points-count = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
points-hidden = очки скрыты
show-again = Показать ещё раз
takes-back = { $name } отменяет ход.
takes-back-of = { $name } отменяет { $count ->
    [1] ход
   *[other] ходы
}: { $moves }.
online = сейчас здесь
watching = Вы зритель
offline = Нет связи. Пробуем снова … Ничего не потеряется.
connecting = Соединяемся …
busy = Отправляем …
nothing-offered = пока ничего
add-to-offer = Можно добавить
shape-tools = Как положить
shape-turn = Повернуть
shape-flip = Отразить
shape-back = Назад
shape-best = Лучшее место
shape-fits = Сюда можно положить.
fewer = Меньше
more = Больше
do-it = Сделать это
over = Игра окончена
winner = Победа: { $name }
you-win = { $count ->
    [0] Победа за вами!
   *[other] Победа общая: вы и { $names }!
}
lost = Поражение
is-ready = готово
hint-is = Бот сделал бы так: { $label }
hint-then = Дальше: { $then }.
hint-asked = Спрашиваем бота …
new-version = Есть новая версия страницы.
part-missing = Эту часть страницы загрузить не удалось: нет связи, или страница старее сервера.
something-to-touch = есть что выбрать
reload = Обновить
before-after = { $name } { $before } → { $after }
search = Поиск
nothing-found = Ничего не найдено.
more-found = { $count ->
    [one] Есть ещё { $count } действие. Ищите или сначала выберите что-нибудь.
    [few] Есть ещё { $count } действия. Ищите или сначала выберите что-нибудь.
   *[many] Есть ещё { $count } действий. Ищите или сначала выберите что-нибудь.
}
back = Назад
since-last = С вашего прошлого хода
last-turns = Последние ходы
before-that = Раньше
all-log = Показать всё
empty-log = Пока ничего не произошло.
# Места, предложения
open-seat = свободное место
sit-down = Сесть
take-over = Занять место
let-bot = Пусть играет бот
leave = Выйти из-за стола
here = на связи
show-door = Попросить выйти
kick = Удалить
ban = Удалить насовсем
cancel = Отмена
close-table = Закрыть стол
read-only = Только для просмотра
closed = Этот стол закрыт.
ended-resigned = Сдача: { $names }. Партия окончена.
ended-agreed = Все согласились остановиться на этом.
ended-left = Остальные ушли, и партия остановлена.
ended-alone = Партия остановлена.
ended-rules = Правила игры изменились: партия остановлена.
ended-operator = Владелец сервера закрыл этот стол.
close-table-sure = Играть дальше будет нельзя.
resign = Сдаться
resign-sure = Вы сдаётесь. Вдвоём — победа соперника; если игроков больше, за вас доиграет бот.
stop = Остановить партию
stop-sure = Партия закончится на этом, если остальные согласятся.
invite-link = Ссылка-приглашение
watch-link = Ссылка для зрителей
copy = Скопировать
share = Поделиться
link-copied = Ссылка скопирована.
link-selected = Ссылка выделена, скопируйте её.
invites-you = { $name } зовёт вас играть: { $game }
watch-us = { $name } показывает игру: { $game }
who-sits = Кто за столом
no-account = Регистрация не нужна. Можно остаться здесь и смотреть.
name-needed = Введите имя.
you-sit = Вы за столом. { $count ->
    [0] Игра начинается.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
you-host = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
proposal-undo = { $by } просит вернуться к положению до хода { $to }.
proposal-takeover = { $by } хочет занять место игрока { $seat }.
proposal-bot = { $by } предлагает: пусть за игрока { $seat } играет бот.
proposal-remove = { $by } предлагает удалить из партии игрока { $seat }.
proposal-stop = { $by } предлагает остановить партию.
agree = Согласиться
decline = Отклонить
proposed = Ждём ответа остальных.
withdraw = Отозвать
proposal-lapsed = Игра пошла дальше: ваша просьба больше не действует.
skip-turns = Пропустить
waiting-for-players = Ждём игроков. Отправьте им ссылку.
hand-over = Передайте экран: { $name }
ready = Я — { $name }
# Повтор
replay = Повтор
replay-at = Ход { $at } из { $of }
to-round = К раунду
with-friends = … с друзьями
play-from-here = Играть отсюда
once-more = Ещё раз
to-now = К игре
play = Пуск
pause = Пауза
step-back = На ход назад
whole-step = Весь текст хода
step-on = На ход вперёд
export = Сохранить запись
fairness = Жребий и контрольные суммы
fairness-open = Когда все сядут, жребий определят секретные числа сервера и игроков. Их контрольные суммы видны ещё до того, как кто-либо раскроет своё число, поэтому выбрать жребий не может никто.
fairness-together = Выбрать, что здесь принесёт случай, не мог никто. Сервер и игроки заранее зафиксировали секретные числа; их контрольные суммы (SHA-256) видны с самого начала, и сид составлен из всех этих чисел. Сами числа видны после конца игры.
fairness-alone = Сервер выбрал сид до начала игры. Контрольная сумма (SHA-256) видна с самого начала, сид — после конца игры: каждый может проверить, что его не подменили.
dice-server = Контрольная сумма сервера
dice-of = Контрольная сумма: { $name }
dice-secret = Секрет сервера
dice-number = Число: { $name }
dice-withheld = не раскрыто; игра началась без него
dice-mine = Проверено на этом устройстве: сервер не отступил от своей контрольной суммы, ваше число вошло в сид, и сид получен верно.
dice-seen = Проверено на этом устройстве: сервер не отступил от своей контрольной суммы, и сид получен верно.
dice-missing = Проверено на этом устройстве: сервер не отступил от своей контрольной суммы, и сид получен верно; но ваше число не пришло вовремя, и игра началась без него.
dice-wrong = Осторожно: раскрытое не сходится с тем, что видело это устройство.
dice-verify = Чтобы проверить и все ходы, сохраните запись: bastide verify ФАЙЛ
drawing-dice = Бросаем жребий
drawing-help = Страница каждого игрока добавляет своё число. Игра начнётся через несколько секунд.
seed = Сид
analysis = Разбор
the-end = Итог
tie-broken = впереди при равенстве очков
largest-sources = Главные источники очков
turning-point = Перелом
leads-since = После хода { $move } { $name } больше не отстаёт.
# Очки
points-over-time = Очки по ходу игры
points-by-source = Откуда очки
source = Источник
total = Всего
hidden = скрыто
# Чат
say = Напишите что-нибудь
send = Отправить
unread = новые сообщения
nothing-said = Сообщений пока нет.
who-is-heard = Участники чата
mute = Скрыть сообщения
muted = Сообщения скрыты
mute-whom = Скрыть сообщения на этом устройстве: { $name }
silence = Запретить писать
silenced = Писать запрещено
silence-whom = Запретить писать за этим столом: { $name }
unheard = { $count ->
    [one] Вы скрыли { $count } сообщение
    [few] Вы скрыли { $count } сообщения
   *[many] Вы скрыли { $count } сообщений
}
# Столы
your-name = Ваше имя
save-name = Сохранить
log-out-elsewhere = Выйти на всех других устройствах
log-out-elsewhere-help = Все, кто ещё пользуется вашим именем и местами — с другого устройства или программой с ключом, — выйдут. Вы останетесь.
logged-out-elsewhere = Готово: теперь под вашим именем играет только это устройство.
saved = Сохранено.
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
bots-novice = { $count ->
    [one] { $count } новичок
    [few] { $count } новичка
   *[many] { $count } новичков
}
bots-amateur = { $count ->
    [one] { $count } любитель
    [few] { $count } любителя
   *[many] { $count } любителей
}
bots-expert = { $count ->
    [one] { $count } знаток
    [few] { $count } знатока
   *[many] { $count } знатоков
}
bots-master = { $count ->
    [one] { $count } мастер
    [few] { $count } мастера
   *[many] { $count } мастеров
}
name-first = Чтобы играть, введите имя. Регистрация не нужна.
your-move-at = { $count ->
    [0] Ваши столы
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
}
your-move = ваш ход
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков. Откройте свой стол.
public-games = Можно посмотреть
no-tables-yet = Партий пока нет. Выберите игру и нажмите «Начать».
all-tables = Показать все столы: { $count }
fewer-tables = Показать меньше столов
offline-lists = Нет связи — столы сейчас не показать.
just-now = только что
put-away = Убрать
take-back-table = Вернуть
was-put-away = Стол убран: { $game }.
was-taken-back = Стол снова в списке: { $game }.
hide-put-away = Скрыть убранные столы
show-put-away = Показать убранные столы ({ $count })
new-table = Новый стол
against = С кем
against-bots = с ботами
against-friends = с друзьями
this-screen = за одним экраном
seats = Игроков
seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
who-plays = Кто играет
name-of-player = Имя игрока { $number }
bot-at = За игрока { $number } играет бот
alone = Вы играете в одиночку.
bots-play = Боты
bots-style = Стиль
any-style = любой
bot-novice = новичок
bot-novice-about = Только что узнал правила: видит на шаг-другой вперёд и часто ошибается.
bot-amateur = любитель
bot-amateur-about = Уже играл: продумывает ход целиком, но не всё оценивает верно.
bot-expert = знаток
bot-expert-about = Берёт от каждого хода всё, что можно.
bot-master = мастер
bot-master-about = Думает и о том, что будет потом, — около секунды.
bot-greedy = хорошо
bot-random = наугад
bot-search = с расчётом вперёд
who-may-come = Кто может прийти
by-link = по ссылке
everybody = все
rules-of = Правила: { $game }
start-game = Начать: { $game }
watch = Смотреть
resume = Играть
import-record = Открыть запись
import-help = Вставьте запись или выберите файл. Игра продолжится с этого места; то, чего никто не мог знать, например руки и колоды, раздаётся заново.
choose-file = Выбрать файл
open = Открыть
hints-allowed = Подсказки: каждый за столом может спросить, как сыграл бы бот
more-options = Другие настройки
expert-options = Для знатоков
status-open = ждём игроков
status-playing = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
status-over = завершена
status-drawing = бросаем жребий
# Настройки
language = Язык
theme = Цвета
theme-auto = как в системе
theme-light = светлые
theme-dark = тёмные
theme-contrast = высокий контраст
confirm-setting = Переспрашивать
confirm-always = всегда
confirm-turn = если это окончательно
confirm-never = никогда
text-size = Размер текста
patterns = Узоры вдобавок к цветам
speed = Анимация
speed-off = выкл.
speed-fast = быстрая
speed-normal = обычная
speed-slow = медленная
sounds = Звуки
sounds-are = Звуки: { $state ->
    [on] включены
   *[off] выключены
}
notify = Уведомления браузера
notify-denied = Браузер не разрешает уведомления. Разрешите их для этой страницы в его настройках.
sign-move = ● Ваш ход
sign-chat = ✉ { $count }
on = вкл.
off = выкл.
credits = Авторы
credits-icons = Значки с game-icons.net, от его авторов, CC BY 3.0; некоторые перекрашены.
credits-fonts = Шрифты Alegreya и Source Sans 3, SIL Open Font License.
credits-rights = Игры принадлежат их авторам и издателям. В Bastide нет ни их рисунков, ни их текстов.
keys = Клавиши

# ---- Что сделает касание

asks-reveals = После этого откроется новое.
asks-ends = На этом ваш ход закончится.
which-means = Чем?
which-leaves = Что отдаёте?
given-up = отдаётся
costs = цена { $price }
brings = приносит { $points }
take-back = Снять отметки
take-back-this = { $what }: снять отметку
asked-of = { $name } · { $question }
rule = Правило { $rule }
key = клавиша { $key }
bots-move = { $count ->
    [1] Ходит бот …
   *[other] Ходят боты …
}
curtain-setting = Скрывать экран при передаче
curtain-always = на каждом ходу
curtain-secrets = когда есть что скрыть

# The same again
as-last-time = Как в прошлый раз
closer = Ближе
