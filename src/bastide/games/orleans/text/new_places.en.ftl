# The new place tiles (ORL-8.5)

place-brasserie = Brasserie
place-brasserie-short = Brasserie
place-brasserie-help = When you take it, 2 cheese and 2 wine from the goods market are laid on it; they are yours. In phase 6 you may give one of them back to the market and ignore the event, whatever it is.
place-trading_house = Trading House
place-trading_house-short = Trading H.
place-trading_house-help = At the end, 4 VP for each kind of goods of which you have more than every other player.
place-sheep_farm = Sheep Farm
place-sheep_farm-short = Sheep Farm
place-sheep_farm-help = Give 1 cheese back to the goods market and take 1 wool, 4 coins or 3 development points.
does-brasserie = shield against any event
does-trading_house = points for most goods of a kind
does-sheep_farm = wool, coins or points for a cheese

yield-wool = 1 wool
yield-coins = 4 coins
yield-points = 3 development points
do-shear = Sheep Farm: a cheese{ $tile ->
    [0] {""}
   *[other] {" "}of the Brasserie
} for { $for ->
    [wool] { yield-wool }
    [coins] { yield-coins }
   *[points] { yield-points }
}
do-ward = Brasserie: give { $good } back to the market and ignore { $event }
act-shear = Carry it out
act-ward = Ward it off

why-trading-house = Trading House

refuse-not-on-brasserie = No such good lies on your Brasserie: { $good }.
bad-json-brasserie = { $where }: { $got } lie on the Brasserie, at most { $most } can: { $good }.
