# Позиции, которые прочитаны и не сходятся (checking.py)

bad-json-overlap = { $where }: этот жетон лежит на занятых клетках.
bad-json-outline = { $where }: у этого жетона другие очертания: { $what }.
bad-json-coins = { $where }: монет { NUMBER($got, useGrouping: 0) }, а должно быть кратно 100.
bad-json-open = { $where }: все видели, как «{ $card }» нанимали, значит, эта карточка должна быть в «hand».
bad-json-inside = { $where }: «{ $card }» отложили, в «hand» этой карточки быть не может.
bad-json-gone = { $where }: из игры уходят только карточки бонусов, а не «{ $card }».
bad-json-dealt = { $where }: у игрока на руке профессий { $got }, а пока их выбирают, должно быть { $want }.
bad-json-no-auction = { $where }: это бывает только в фазе «auction».
bad-json-no-sale = { $where }: объект продаётся, только пока в «auction» сказано, кто торгуется.
bad-json-not-sold = { $where }: при таком числе игроков этот объект на аукцион не выставляют.
bad-json-leader = { $where }: тот, чья ставка старшая, должен быть среди торгующихся.
bad-json-bid = { $where }: ставка — не меньше { $low }, с шагом { $step }.
bad-json-bid-coins = { $where }: у сделавшего ставку только { NUMBER($got, useGrouping: 0) } монет.
bad-json-bidders-alone = { $where }: кроме сделавшего ставку должен торговаться ещё кто-то.
bad-json-bidders-order = { $where }: торгующиеся стоят в порядке хода — по часовой стрелке от сделавшего ставку, он последний.
bad-json-bidder = { $where }: место { $seat } вышло из аукциона или не может взять этот объект.
bad-json-sold = { $where }: на аукционе продано объектов { $got }, а купивших не больше { $most }.
bad-json-sold-out = { $where }: этот объект уже продан или их не осталось.
bad-json-chooser = { $where }: тот, кто выбирает, должен ещё участвовать в аукционе.
bad-json-actions = { $where }: действия не сходятся: они бывают только в фазе действий, и на то, что делают один раз, одно уже ушло.
bad-json-stack-empty = { $where }: решений нет, а игра заканчивается только после 7-го раунда.
