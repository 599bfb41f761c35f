"""Setting up (FLO-2, FLO-9; with two players all else is as usual, FLO-9.5)."""

from bastide.core.masks import mask_of
from bastide.core.option import Setting
from bastide.core.pile import draw
from bastide.core.rng import Rng
from bastide.games.florence.components import CARDS, DEALT, FIRST_CARD, FREEDOM_STOCK, PROFESSION_DECK, START_COINS
from bastide.games.florence.expansion import FEW_FREEDOMS, SETTINGS, box_of
from bastide.games.florence.position import Player
from bastide.games.florence.state import FlorenceState


def deal(seats: int, rng: Rng, options: dict[str, Setting]) -> FlorenceState:
    """FLO-2: stocks are a new position's (FLO-2.1), board, estate and points a new player's (FLO-2.3)."""
    settings = tuple([options[name] for name in SETTINGS])
    box = box_of(seats, settings)
    coins = START_COINS[seats]
    state = FlorenceState(seats, rng, [Player(coins, box.palazzo) for _ in range(seats)], box)
    state.decks = [
        rng.shuffled(bytes(range(first, end))) for first, end in zip(FIRST_CARD, (*FIRST_CARD[1:], CARDS), strict=True)
    ]
    state.freedoms = freedoms(seats, rng, settings[FEW_FREEDOMS] is True)
    for player in state.players:  # FLO-2.4
        cards, state.decks[PROFESSION_DECK] = draw(state.decks[PROFESSION_DECK], DEALT)
        player.hand = mask_of(list(cards))
    state.first = rng.below(seats)  # FLO-2.5
    for module in box.modules:
        module.set_up(state)
    for seat in range(seats):
        state.look(seat)
    box.phases[0].start(state)
    return state


def freedoms(seats: int, rng: Rng, few: bool) -> bytes:
    """FLO-2.2: one fewer of each than players; FLO-9.2: with two players five, or four, one type of chance."""
    if seats != 2:
        return bytes([FREEDOM_STOCK[seats]] * 3)
    found = [1 if few else 2] * 3
    found[rng.below(3)] += 1 if few else -1
    return bytes(found)
