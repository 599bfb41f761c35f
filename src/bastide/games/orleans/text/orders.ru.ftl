# Заказы (ORL-8.1)

order = заказ
orders = Заказы
order-deck = { $count ->
    [0] карт не осталось
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
part-tile = { $tile ->
    [none] {""}
   *[other] {"; "}с брассери: { $tile }
}

ask-order = Можно выполнить заказ города { $city } — тогда вы спасуете в этом раунде.
do-fulfil = Заказ города { $city }: { $goods } — из игры, { $points } ПО в конце, и спасовать{ part-tile }
do-skip-order = Сейчас заказ не выполнять
act-fulfil = Выполнить

event-fulfil = { $player } выполняет заказ города { $what }: { $points } ПО в конце игры.
event-order = Открыт новый заказ: { $what }.
brief-fulfil = заказ: { $what }

why-order = заказ

refuse-no-order = Этот заказ не открыт: { $city }.
refuse-order-city = Ваш купец не в городе этого заказа: { $city }.
refuse-order-goods = У вас нет всех товаров этого заказа: { $goods }.
refuse-order-tile = Так заказ не оплатить: с брассери берётся больше, чем там лежит или нужно, или в запасе не хватает.
