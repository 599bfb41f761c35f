# Напечатанные значения взамен восстановленных

bad-components-length = { $where }: записей { $got }, а должно быть от { $least } до { $most }.
bad-components-goods = { $where }: на клетках лежит товаров одного вида: { $got }, а всего их { $most }: { $good }.
