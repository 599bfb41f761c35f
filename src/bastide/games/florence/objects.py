"""What the objects do (FLO-5). Each helps only the estate of its owner (FLO-5.6)."""

from bastide.core.masks import union
from bastide.games.florence import components as c
from bastide.games.florence import decks
from bastide.games.florence.asks import ASK_LAY, ASK_RECRUIT, ASK_TYPE
from bastide.games.florence.components import BUILDER, JESTER, LANDSCAPE, PARK, PRESTIGE_CARD, PRESTIGE_DECK
from bastide.games.florence.position import ALL_TILES, FIRST_LANDSCAPE, Position


def take(state: Position, seat: int, item: int) -> None:
    """FLO-4.6: it is resolved at once. Tiles leave the stock when they are laid."""
    if item == LANDSCAPE:
        state.ask(ASK_TYPE, seat)
    elif item <= PARK:
        state.ask(ASK_LAY, seat, FIRST_LANDSCAPE + item)
    elif item == PRESTIGE_CARD:
        decks.look_at(state, seat, PRESTIGE_DECK)
    else:
        state.take_from_stock(item)
        name = c.OBJECTS[item]
        state.moved("gain", seat, name, f"object:{name}", f"own:{name}")
        if item == JESTER:  # FLO-5.2
            state.players[seat].jesters += 1
        elif item == BUILDER:
            hire(state, seat)
        else:
            state.players[seat].recruiting += 1
            state.ask(ASK_RECRUIT, seat)


def hire(state: Position, seat: int) -> None:
    """FLO-5.3: the second and third builder bring prestige; with the second buildings may touch (with the first, lie at
    a border: FLO-12.8)."""
    player = state.players[seat]
    player.builders += 1
    player.fits = ALL_TILES
    if player.builders >= c.TOUCHING:
        state.gain_points(seat, c.REWARD, "FLO-5.3", "why-builder", "")
    state.look(seat)


def lay_landscape(state: Position, seat: int, kind: int, cells: int) -> None:
    """FLO-5.1: a second one of a type, and each further one, brings prestige."""
    state.take_from_stock(kind)
    again = state.players[seat].landscapes[kind] > 0
    state.lay(seat, FIRST_LANDSCAPE + kind, cells)
    if again:
        state.gain_points(seat, c.REWARD, "FLO-5.1", "why-landscape", c.LANDSCAPES[kind])


# ---- FLO-5.5: recruiting


def targets(state: Position, seat: int) -> int:
    """FLO-5.5.1: mask of the professions that can be recruited: played ones of others."""
    played = [player.played for other, player in enumerate(state.players) if other != seat]
    return union([*played, *[module.open_professions(state) for module in state.box.modules]])


def recruit(state: Position, seat: int, card: int) -> None:
    """FLO-5.5.1: the profession goes to the hand, the recruiting card to whom it was taken from, for good
    (FLO-5.5.3). Everybody has seen which it is; it may be played again, and travel again (FLO-5.5.2)."""
    player = state.players[seat]
    player.recruiting -= 1
    owner = 0  # whom nobody sits for
    for number, other in enumerate(state.players, 1):
        if other.played >> card & 1:
            other.played &= ~(1 << card)
            other.received += 1
            owner = number
    for module in state.box.modules:
        module.recruited(state, card)
    player.hand |= 1 << card
    player.open |= 1 << card
    state.moved("recruit", seat, c.CARD_NAMES[card], f"card:{c.CARD_NAMES[card]}", "hand", more={"other": owner})
