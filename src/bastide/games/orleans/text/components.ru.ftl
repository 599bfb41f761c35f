# Напечатанные значения взамен восстановленных

bad-components-json = { $where }: это не JSON, строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }.
bad-components-twice = { $where }: «{ $name }» названо в одном объекте дважды.
bad-components-long = { $where }: { NUMBER($got, useGrouping: 0) } символов — слишком много, можно не больше { NUMBER($most, useGrouping: 0) }.
bad-components-length = { $where }: записей { $got }, а должно быть от { $least } до { $most }.
