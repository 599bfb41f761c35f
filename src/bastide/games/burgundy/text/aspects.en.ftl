# Why a turn is good (core/text: reason): what scores at once, and what a position promises.
gain-area = finishes the { $id ->
    [building] city
    [animal] pasture
    [knowledge] knowledge area
    [castle] castle area
    [mine] mine area
   *[ship] river
}: +{ $points }
gain-animals = scores the animals in the pasture: +{ $points }
gain-watchtower = the watchtower scores +{ $points }
gain-sale = sells goods: +{ $points }
aspect-areas = brings { $id ->
    [building] a city
    [animal] a pasture
    [knowledge] a knowledge area
    [castle] a castle area
    [mine] a mine area
   *[ship] a river
} closer to completion (about +{ $points })
aspect-bonuses = brings the bonus tile for { $id ->
    [building] buildings
    [animal] animals
    [knowledge] knowledge
    [castle] castles
    [mine] mines
   *[ship] ships
} within reach (about +{ $points })
aspect-workers = adds to your workers (about +{ $points })
aspect-silver = adds to your silver (about +{ $points })
aspect-mines = brings silver from mines at the end of every phase (about +{ $points })
aspect-order = lets you choose earlier (about +{ $points })
aspect-goods = gives you goods to sell (about +{ $points })
aspect-openings = opens new hexes to build on (about +{ $points })
aspect-herds = makes the pasture count for more (about +{ $points })
aspect-storage = stores a tile to place: { $what }, about +{ $points }
aspect-dice = leaves good uses for the dice to come (about +{ $points })
aspect-knowledge = puts { $what } to use, about +{ $points }
kept-areas = does most for your { $id ->
    [building] cities
    [animal] pastures
    [knowledge] knowledge areas
    [castle] castle areas
    [mine] mine areas
   *[ship] rivers
} (about +{ $points })
kept-bonuses = does most for the bonus tile for { $id ->
    [building] buildings
    [animal] animals
    [knowledge] knowledge
    [castle] castles
    [mine] mines
   *[ship] ships
} (about +{ $points })
kept-workers = leaves you more workers (about +{ $points })
kept-silver = leaves you more silver (about +{ $points })
kept-goods = leaves you more goods for sale (about +{ $points })
kept-openings = leaves more hexes open (about +{ $points })
kept-herds = leaves room for more animals (about +{ $points })
kept-storage = keeps a tile to place: { $what }, about +{ $points }
kept-dice = leaves good uses for the dice to come (about +{ $points })
kept-order = leaves you earlier in the turn order (about +{ $points })
kept-duchy = promises more than the other boards and castles (about +{ $points })
