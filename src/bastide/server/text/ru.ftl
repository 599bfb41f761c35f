# Отказы сервера. Код — это ключ без «no-».
no-no-table = Такого стола нет.
no-no-seat = Такого места нет; мест за этим столом: { $high }.
no-no-name = Сначала представьтесь: введите имя.
no-no-bot = Такого бота нет. Есть: { $allowed }.
no-no-proposal = Это предложение больше не рассматривается.
no-no-guest = За столом нет такого гостя.
no-no-invite = Этот стол — по приглашению: откройте его по ссылке.
no-no-move = Такого хода нет; пока ходов в игре: { $high }.
no-not-your-seat = Место { $seat } — не ваше.
no-not-your-turn = Сейчас вы ничего не решаете.
no-not-your-redo = Повторить отменённый ход может только тот, кто его сделал.
no-away = Вы ушли с места { $seat }; сначала вернитесь на него.
no-not-seated = Вы не сидите за этим столом.
no-not-asked = Вашего согласия на это не спрашивали.
no-not-playing = За этим столом сейчас не играют.
no-not-over = Запись открывается в конце игры; до тех пор сид — тайна.
no-only-host = Это может только хозяин стола.
no-banned = За этот стол вас больше не пускают.
no-one-seat = Вы уже сидите за этим столом; несколько мест одному человеку даёт только игра за одним экраном.
no-hotseat-open = За столом на одном экране каждое место — ваше или бота.
no-seat-taken = Место { $seat } занято.
no-stale = Игра ушла вперёд (запись { $number }); посмотрите на неё и выберите снова.
no-ahead = Это ответ на вопрос, которого ещё не было (последняя запись — { $number }).
no-seat-not-asked = { $name } сейчас ничего не решает.
no-illegal = Правила этого не разрешают.
no-bad-input = Это нельзя понять.
no-nothing-to-undo = У вас нет хода, который можно отменить.
no-undo-over = Игра окончена, и её сид открыт; чтобы играть дальше, начните новый стол с прежней позиции.
no-nothing-to-redo = Отменённых ходов нет.
no-no-hints = За этим столом без подсказок: так условились, когда его открывали.
no-fork-running = Эту партию играют другие: когда она закончится, можно будет продолжить с любого её положения.
no-undo-shared = Когда это было сыграно, за столом сидел ещё кто-то, а спросить согласия больше не у кого.
no-plays-on = { $name } продолжает играть: из идущей партии удаляют только с согласия остальных — или если игрок сам ушёл либо днями не ходит.
no-secret-seat = Место { $seat } сделало тайный выбор: занять его можно, как только выбор откроется. Бот может сесть сразу.
no-no-weak-bot = Согласиться на другого бота некому: здесь играет { $bot }.
no-proposed-already = Это уже предложено; дождитесь ответов.
no-fork-seats = За новым столом должно быть столько же мест: { $count }.
no-over = Там игра уже окончена; выберите позицию пораньше.
no-bad-token = Этот ключ недействителен.
no-token-seat = Ключ играет на одном месте за одним столом, и только.
no-too-many = Слишком много запросов; подождите немного.
no-bad-request = Запрос нельзя прочитать.
no-forbidden = Этот запрос пришёл не с нашей страницы; обновите её и попробуйте ещё раз.
no-not-found = По этому адресу ничего нет.
no-bad-method = Такие запросы по этому адресу не принимаются.
no-too-large = Запрос слишком велик.
no-no-database = База данных сейчас не отвечает. Повторите чуть позже: под тем же ключом ничего не произойдёт дважды.
no-broken-table = Этот стол не открывается: его запись не удаётся прочитать. Владелец сервера может проверить её командой `bastide check`.
no-key-used = Под этим ключом уже было отправлено другое (запись { $number }).
no-failure = Что-то сломалось у нас. Ничего не изменилось; попробуйте ещё раз.
bad-setting-number = { $name } — целое число больше 0, а не «{ $got }».
bad-setting-database = BASTIDE_DATABASE_URL начинается с sqlite:/// или postgresql://, а не с «{ $got }».
bad-setting-origin = BASTIDE_ORIGIN — адрес вроде https://play.example.org, а не «{ $got }».
wait-for = Ходит: { $names }.
bot-name = Бот { $number }
no-bad-name = Такое имя не подойдёт: оно не может начинаться с «@», громоздить значки над буквами или прятать невидимые знаки.
no-name-taken = За этим столом уже есть имя, похожее на «{ $name }». Выберите другое.
no-shut-out = Владелец сервера закрыл вам вход.
no-logged-out = На этом устройстве вы вышли. Чтобы войти снова, введите имя.
# bastide admin
admin-id = номер
admin-guest = гость
admin-name = имя
admin-game = игра
admin-status = состояние
admin-moves = ходов
admin-updated = тронут
admin-people = за столом
admin-seats = места
admin-entries = записей
admin-created = с
admin-tables = столов
admin-banned = вне
admin-what = кто
admin-at = с
admin-none = Ничего не нашлось.
admin-sure = Точно? (да/нет)
admin-say-yes = Вернуть это будет нельзя, а переспросить некого: добавьте --yes.
admin-nothing-done = Ничего не сделано.
admin-say-guest = Скажите, какой гость: номер, как его показывает «bastide admin guests».
admin-say-whom = Скажите, кого: номер гостя, адрес или сеть.
admin-say-table = Скажите, какой стол: номер, как его показывает «bastide admin tables».
admin-no-guest = Нет гостя «{ $got }».
admin-no-ban = «{ $got }» и так пускают.
admin-no-status = Нет состояния «{ $got }»; есть: { $allowed }.
admin-wide-network = { $got } — слишком большая часть света: самое большее /16, для IPv6 — /32.
admin-days = Дни считают от 0.
admin-nothing-to-tidy = Делать нечего: укажите --guest-days или --chat-days.
admin-no-database = Здесь нет базы Bastide ({ $why }). Где она, говорит BASTIDE_DATABASE_URL.
admin-other-version = База другой версии: её обновит bastide migrate.
admin-erase-failed = Некоторые столы не открылись; почините их и удалите гостя ещё раз: { $tables }.
admin-ask-ban = Больше не пускать { $what }?
admin-ask-close = Закрыть { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
} ({ $tables })?
admin-ask-logout = Вывести { $what } на всех устройствах?
admin-ask-erase = Удалить гостя { $what } навсегда?
admin-ask-tidy = Убрать гостей, которые так и не играли, через { $guest_days } дн., а разговоры — через { $chat_days } дн. (0 — никогда)?
admin-did-ban = { $what } больше не пускают; оставлено столов: { $tables }.
admin-did-lift = { $what } пускают снова.
admin-did-close = Закрыто: { $count }.
admin-did-logout = { $what }: выход на всех устройствах.
admin-did-erase = { $what }: гость удалён; столов: { $tables }.
admin-did-tidy = Забыто гостей: { $guests }; убрано строк разговоров: { $lines }.

# bastide check
check-progress = Столы
check-broken = Журнал не читается дальше записи { $number } ({ $why }); поможет только резервная копия.
check-snapshot = Снимок после { $moves } ходов не совпадает с журналом.
check-columns = Запись для списка столов не совпадает с журналом.
check-short = Журнал кончается записью { $last }, а их было { $number }: остальное может найтись в резервной копии; после исправления игра продолжится оттуда.
check-members = { $count ->
    [one] { $count } гость не нашёл бы
    [few] { $count } гостя не нашли бы
   *[many] { $count } гостей не нашли бы
} этот стол среди своих.
check-mended = Исправлено.
check-left = Исправить удалось не всё.
check-well = { $tables ->
    [0] Столов нет.
    [one] { $tables } стол, и он в порядке.
    [few] { $tables } стола, все в порядке.
   *[many] { $tables } столов, все в порядке.
}
check-result = Столов: { $tables }. С ошибками: { $bad }, исправлено: { $mended }.

# Почему сервер не запускается
start-database = База данных недоступна: { $why }
start-database-away = PostgreSQL по адресу { $where } не отвечает: запущен ли он и верен ли BASTIDE_DATABASE_URL?
start-database-login = PostgreSQL не пускает пользователя { $user }: проверьте имя и пароль в BASTIDE_DATABASE_URL.
start-database-name = В PostgreSQL нет базы «{ $name }»: сначала создайте её (createdb { $name }).
start-file = Файл { $path } не годится как база данных: { $why }
start-newer = База данных записана более новой версией Bastide: обновите эту или укажите другую базу.
start-folder = В папку { $path } нельзя писать, а в ней хранятся база данных и секрет.
start-other = Файл { $path } уже занят другим сервером (процесс { $process }): остановите его или укажите этому серверу другую базу в BASTIDE_DATABASE_URL.
start-port-taken = Порт { $port } занят другой программой: остановите её или выберите другой порт ключом --port.
start-port-forbidden = Этому пользователю нельзя занимать порт { $port }: выберите порт больше 1023 ключом --port.
start-port-number = Порта { $port } не бывает: порты — целые числа до 65535.
start-host = «{ $host }» — не адрес этой машины: выберите другой ключом --host.
start-redis = Redis по адресу { $where } не отвечает: запущен ли он и верен ли BASTIDE_REDIS_URL?
