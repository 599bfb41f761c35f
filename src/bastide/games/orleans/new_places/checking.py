"""Whether what lies on the Brasserie of a position that was read may lie there (ORL-8.5.2)."""

from bastide.core.reading import Reader
from bastide.games.orleans import goods
from bastide.games.orleans.goods import CHEESE, WINE
from bastide.games.orleans.new_places.components import BRASSERIE, LAID
from bastide.games.orleans.position import Player


def check_brasserie(player: Player, reader: Reader) -> None:
    """At most two cheeses and two wines, and only on the tile."""
    for good in goods.kinds(player.brasserie):
        most = LAID if good in (CHEESE, WINE) and player.owns(BRASSERIE) else 0
        got = goods.count(player.brasserie, good)
        reader.fail_if(got > most, "bad-json-brasserie", good=f"@good-{goods.GOODS[good]}", got=got, most=most)
