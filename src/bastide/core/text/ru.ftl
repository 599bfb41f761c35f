# Отказы, общие для всех игр.
refuse-over = Игра окончена.
refuse-not-asked = Игрок { NUMBER($seat) } сейчас ничего не решает.
refuse-other-game = Это действие из другой игры; сейчас играют в { $game }.

# Начало игры.
bad-language = Языка «{ $got }» нет. Есть: { $allowed }.
bad-game = Игры «{ $got }» нет. Есть: { $allowed }.
bad-bot = Бота «{ $got }» нет. Есть: { $allowed }.
bad-seats = В { $game } нельзя играть таким числом игроков: { $got }. Можно: { $allowed }.
bad-option = У { $game } нет настройки «{ $option }». Есть: { $allowed }.
bad-option-value = Настройка { $option } не может быть «{ $got }». Можно: { $allowed }.
bad-seed-type = Зерно — целое число или строка текста, а не { $got }.
bad-seed-text = Зерно-текст — одна строка без пробелов по краям, а не { $got }.

# Запись действий.
bad-notation-empty = Строка пуста. Напишите действие, например «workers die=0».
bad-notation-verb = Действия не начинаются с «{ $word }». Они начинаются с: { $allowed }.
bad-notation-word = «{ $word }» — не вида имя=значение.
bad-notation-twice = «{ $field }» написано дважды.
bad-notation-ambiguous = «{ $line }» подходит к { $count ->
    [one] { $count } действию
   *[other] { $count } действиям
}. Уточните ({ $fields }), например: { $some }.
bad-action-verb = Действия «{ $got }» нет. Есть: { $allowed }.
bad-code = Код { $code } здесь ничего не обозначает; коды идут от 0 до { $high }.

# JSON.
bad-json-type = { $where }: здесь должен быть { $want ->
    [object] объект
    [list] список
    [number] целое число
    [bool] true или false
   *[text] текст
}.
bad-json-unknown = { $where }: «{ $name }» здесь неизвестно. Можно: { $allowed }.
bad-json-missing = { $where }: не хватает «{ $name }».
bad-json-length = { $where }: нужно записей: { $want }, а не { $got }.
bad-json-range = { $where }: { $got } вне пределов; можно от { $low } до { $high }.
bad-json-name = { $where }: «{ $got }» неизвестно. Можно: { $allowed }.
bad-ledger-row = { $where }: строка — это [место, очки, правило, причина, предмет, ход].

# Записи игр.
bad-record = Строка { $line }: { $said }
bad-record-heading = запись начинается с «{ $want }».
bad-record-cut = запись обрывается: нет последней строки «end …».
bad-record-want = здесь должно быть «{ $want }», а не «{ $got }».
bad-record-move = «{ $got }» — не ход: нужен номер места и действие.
bad-record-illegal = этот ход не разрешён ({ $rule }): { $said }
bad-record-count = последняя строка говорит о числе ходов { $want }, а их { $got }.
bad-record-sum = контрольная сумма не сходится (стоит { $got }, должна быть { $want }): запись изменена.
bad-upto = В записи ходов: { $high }; { $got } среди них нет.

why-by-hand = поставлено вручную
