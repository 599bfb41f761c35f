"""What the characters are worth: sums that need nothing but the table."""

from bastide.games.florence.components import ALL_BUILDINGS, ALL_LANDSCAPES
from bastide.games.florence.counting import card_count, counted
from bastide.games.florence.muse_princess.components import PER_BUILDER, PER_BUILDING, PER_LANDSCAPE
from bastide.games.florence.position import Player, Position


def place(state: Position, seat: int) -> int:
    """FLO-11.8: on the prestige track: one more than there are players who are ahead."""
    points = state.players[seat].points
    return 1 + sum([player.points > points for player in state.players])


def princess_value(player: Player) -> int:
    """FLO-11.10: neither jesters nor bonus cards count."""
    landscapes = PER_LANDSCAPE * counted(player, ALL_LANDSCAPES)
    buildings = PER_BUILDING * counted(player, ALL_BUILDINGS)
    return landscapes + buildings + PER_BUILDER * player.builders + card_count(player)
