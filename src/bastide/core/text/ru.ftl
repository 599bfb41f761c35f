# О ком говорит предложение, если имён нет: «игрока { $player }». Игроки считаются с 1.
the-player = { $number }

# Отказы, общие для всех игр.
refuse-over = Игра окончена, больше ничего сделать нельзя.
refuse-pending = Сейчас спрашивают не об этом. { $pending }
refuse-not-asked = Игрок { $player } сейчас ничего не решает.
refuse-other-game = Это действие из другой игры, а здесь играют в «{ $game }».

# Вопросы.
ask-over = Игра окончена.
ask-wait = { $count ->
    [1] Ждём игрока { $player }.
    [one] Ждём { $count } игрока.
    [few] Ждём { $count } игроков.
   *[other] Ждём { $count } игроков.
}

# Сколько уже сыграно — для списков партий.
progress-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
progress-round = раунд { $round } из { $rounds }

# Начало игры.
bad-language = Языка «{ $got }» нет. Есть такие: { $allowed }.
bad-game = Игры «{ $got }» нет. Есть такие: { $allowed }.
missing-words = У игры «{ $game }» не хватает текстов; их место — в её папке text ({ $said }).
bad-bot = Бота «{ $got }» нет. Есть такие: { $allowed }; свой собственный называется module:Class.
bad-plug-in = «{ $name }» из пакета { $package } не загружается: { $said }
bad-listed-bot = Бота «{ $got }» нет. Есть такие: { $allowed }.
bad-bot-form = Бот «{ $bot }»: после «?» пишут ИМЯ=ЗНАЧЕНИЕ, несколько — через «&», а не «{ $got }».
bad-bot-twice = Бот «{ $bot }»: «{ $word }» указано дважды; достаточно одного раза.
bad-bot-word = У бота «{ $bot }» нет параметра «{ $word }». Его параметры: { $allowed }.
bad-bot-needs = Боту «{ $bot }» нужен параметр «{ $word }». Его параметры: { $allowed }.
bad-bot-value = Бот «{ $bot }»: «{ $word }» — это { $want ->
    [int] целое число
    [float] число
   *[bool] true или false
}, а не «{ $got }».
bad-bot-negative = «{ $word }» не может быть меньше 0: { $got }.
bad-bot-style = В игре { $game } нет стиля «{ $got }». Есть: { $allowed }.
bad-bot-least = «{ $word }» должно быть не меньше { $least }, а не { NUMBER($got, useGrouping: 0) }.
bad-bot-load = Бота «{ $bot }» создать не удалось: { $said }
bad-bot-kind = «{ $bot }» не создаёт бота: нужен класс, унаследованный от bastide.Bot, или функция, которая возвращает такой объект.
bad-bot-name = Бота нельзя назвать «{ $got }»: имя не пустое, и в нём нет знаков { $signs }.
bad-register = Пишите register(game) или register("name", bot), где bot — класс, функция, создающая ботов, или сам бот.
bad-seat = Места { $got } нет; места идут от 0 до { $high }.
bad-seats = В игре «{ $game }» не может быть столько игроков: { $got }. Можно: { $allowed }.
bad-option = В игре «{ $game }» нет настройки «{ $option }». Есть такие: { $allowed }.
bad-option-value = Настройка «{ $option }» не может быть «{ $got }». Можно: { $allowed }.
bad-option-text = Настройка «{ $option }» не может быть текстом "{ $got }". Можно, без кавычек: { $allowed }.
bad-option-form = «{ $got }» — не вида ИМЯ=ЗНАЧЕНИЕ.
bad-option-file = Файл «{ $file }» не читается: { $said }.
bad-option-twice = Настройка «{ $option }» задана дважды; задайте её один раз.
bad-seed-type = Сид — это целое число или строка текста, а не значение типа { $got }.
bad-seed-text = Сид-текст — это одна непустая строка без пробелов по краям, а не { $got }.

# Действия строкой и числом.
bad-notation-empty = Строка пуста. Напишите первое слово действия, а за ним его поля в виде имя=значение.
bad-notation-verb = Действия не начинаются с «{ $word }». Они начинаются с одного из слов: { $allowed }.
bad-notation-word = «{ $word }» — не вида имя=значение.
bad-notation-twice = «{ $field }» написано дважды, а нужно один раз.
bad-notation-field = У действия «{ $word }» нет поля «{ $field }». Его поля: { $allowed }.
bad-notation-ambiguous = «{ $line }» подходит к { $count ->
    [one] { $count } действию
   *[other] { $count } действиям
}. Уточните ({ $fields }), например: { $some }.
bad-action-type = «{ $got }» — не действие. Строку превращает в действие game.parse, а JSON — game.action.
bad-action-verb = { $where }: действия «{ $got }» нет. Есть такие: { $allowed }.
bad-code = Код { $code } в этой позиции ничего не обозначает; коды идут от 0 до { NUMBER($high, useGrouping: 0) }.
bad-observe = У игры { $game } нет наблюдений: её Game ничего не говорит в `observed`.
bad-draw = Жребий { NUMBER($got, useGrouping: 0) } — не из чисел от 0 до { NUMBER($high, useGrouping: 0) }.
bad-encode = У действия «{ $action }» нет кода: оно невозможно ни в какой позиции.

# JSON. Места там считаются с 0.
bad-json-type = { $where }: здесь ожидается { $want ->
    [object] объект
    [list] список
    [number] целое число
    [bool] true или false
   *[text] текст
}.
bad-json-unknown = { $where }: «{ $name }» здесь лишнее. Можно: { $allowed }.
bad-json-missing = { $where }: не хватает «{ $name }».
bad-json-length = { $where }: здесь должно быть { $want ->
    [one] { $want } значение
    [few] { $want } значения
   *[many] { $want } значений
}, а не { $got }.
bad-json-longer = { $where }: значений { $got } — слишком много, можно не больше { $most }.
bad-json-most = { $where }: { $got } — слишком много, можно не больше { $most }.
bad-json-cure = { $said } Уберите «{ $cure }» — тогда это получится из остального.
bad-json-carries = { $where }: у вопроса «{ $ask }» ничего не указывают, уберите это.
bad-json-range = { $where }: { NUMBER($got, useGrouping: 0) } вне пределов; можно от { $low } до { NUMBER($high, useGrouping: 0) }.
bad-json-name = { $where }: «{ $got }» здесь не годится. Можно: { $allowed }.
bad-ledger-row = { $where }: строка — это [место, очки, правило, причина, предмет, ход], где место, очки и ход — целые числа, а остальное — текст.

# Записи партий.
bad-record = Строка { NUMBER($line, useGrouping: 0) }: { $said }
bad-record-heading = запись начинается с «{ $want }».
bad-record-cut = запись обрывается: нет последней строки «end …».
bad-record-want = здесь должно быть «{ $want }», а не «{ $got }».
bad-record-move = «{ $got }» — не ход. Ход — это номер места, считая с 0, и действие.
bad-record-illegal = этот ход не разрешён ({ $rule }): { $said }
bad-record-count = по последней строке здесь { $want ->
    [one] { $want } ход
    [few] { $want } хода
   *[many] { $want } ходов
}, а в записи их { $got }.
bad-record-seats = позиция рассчитана на число игроков { $got }, а запись — на { $want }.
bad-record-sum = контрольная сумма — { $got }, а должна быть { $want }: запись изменена.
bad-record-old = партия начата по правилам версии { $was }; по версии { $now }, которая действует здесь, так начать нельзя: { $said }
old-record = Эта партия сыграна по правилам версии { $was }, а здесь действует версия { $now }. Её можно просмотреть до хода { $moves }, но не продолжить: одна из строк больше не подходит. { $said }
bad-upto = Хода { $got } нет: в записи { $high ->
    [one] { $high } ход
    [few] { $high } хода
   *[many] { $high } ходов
}.

# Points and what they came from; games say the sentence around a sum (event-score-plain).
score-source = { $why }: { $what }
score-part = { $why } ({ $what }) { $points }
score-part-plain = { $why } { $points }

# Чем хорош ход: части предложения, каждая со своими очками. «Около» — те, на которые можно надеяться.
reason = { $said }.
reason-and = { $first }; { $second }
reason-source = { $why } ({ $what })
reason-scored = { $source }: +{ $points }
reason-more = { $first }, { $why }: +{ $points }
reason-spoils = портит планы игрока { $player } (около −{ $points })
reason-ahead = если заглянуть вперёд, так выходит лучше всего (около +{ $points })
reason-even = явных преимуществ ни у чего нет, и это не хуже остального
reason-clear = это обычный выбор, и ничто другое не обещает большего
aspect-standing = улучшает вашу позицию (около +{ $points })
kept-standing = выгоднее остального (около +{ $points })
why-by-hand = поставлено вручную

bad-seed-long = Сид — это целое число не длиннее 1200 цифр или строка текста.
bad-json-empty = { $where }: нужно назвать хотя бы одно.
bad-json-rng = { $where }: это не слова генератора: четыре числа, не все равные 0, или десять.
bad-json-count = { $where }: «{ $what }»: найдено { $got }, а должно быть { $want }.
bad-json-twice = { $where }: это названо дважды.
bad-json-order = { $where }: каждое место должно быть названо ровно один раз.
bad-json-stack = { $where }: в такой позиции этого не спрашивают.
bad-json-ask = { $where }: «{ $ask }» в такой позиции не спрашивают, или не с такими значениями.
bad-json-stack-nothing = { $where }: последнее решение не оставляет никакого выбора.

# Напечатанные значения взамен восстановленных (настройка).
bad-components-json = { $where }: это не JSON, строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }.
bad-components-twice = { $where }: «{ $name }» названо в одном объекте дважды.
bad-components-long = { $where }: { NUMBER($got, useGrouping: 0) } символов — слишком много, можно не больше { NUMBER($most, useGrouping: 0) }.
bad-dice = «{ $got }» — не строка о жребии: в ней один раз названы сервер или место, затем контрольная сумма и раскрытое число или «-».
bad-dice-server = Нет строки «# dice server …».
