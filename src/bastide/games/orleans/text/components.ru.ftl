# Напечатанные значения взамен восстановленных

bad-components-length = { $where }: записей { $got }, а должно быть от { $least } до { $most }.
