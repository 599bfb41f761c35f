# Позиции, которые прочитаны и не сходятся (checking.py)

bad-json-overlap = { $where }: этот жетон лежит на занятых клетках.
bad-json-outline = { $where }: у этого жетона другие очертания: { $what }.
bad-json-coins = { $where }: монет { NUMBER($got, useGrouping: 0) }, а должно быть кратно 100.
bad-json-cards = { $where }: эти карточки лежат не там, где должны.
bad-json-auction = { $where }: аукцион не сходится: объект, ставка, кто торгуется и кто ещё участвует.
bad-json-chooser = { $where }: тот, кто выбирает, должен ещё участвовать в аукционе.
bad-json-actions = { $where }: действия бывают только в фазе действий.
bad-json-stack-empty = { $where }: решений нет, а игра заканчивается только после 7-го раунда.
