"""What the human sees of the solo mode, as numbers (FLO-15): Diego, the virtual players, Diego's cards."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.blocks import WORD, Amount, Amounts, Block, Id, Look, Made
from bastide.core.observing import LOWEST, Section
from bastide.games.florence import components as c
from bastide.games.florence.blocks import Cards, mark
from bastide.games.florence.components import BUILDINGS, FIRST_CARD, FREEDOMS, LANDSCAPES, PROFESSIONS
from bastide.games.florence.position import Position
from bastide.games.florence.solo.components import CARD_IDS, COINS, HIGHEST, HUMAN, PER_ROUND, RECRUIT, SIDES
from bastide.games.florence.solo.diego import Diego
from bastide.games.florence.solo.table import Solo

PHASES: Final = ("diego_first", "diego_last")
LEVELS: Final = tuple(COINS)
LARGEST: Final = 5
"""Table."""
VIRTUALS: Final = LARGEST - 2
ROW: Final = len(PROFESSIONS) + c.STOCK[c.RECRUITING_CARD]
"""Cards that Diego's row can have."""
FACE_DOWN: Final = RECRUIT + 2
"""In place of a profession that the human does not know."""


def find(state: Position) -> Solo | None:
    for extra in state.extras:
        if isinstance(extra, Solo):
            return extra
    return None


def find_diego(state: Position) -> Diego | None:
    solo = find(state)
    return None if solo is None else solo.diego


def row(solo: Solo, look: Look) -> Sequence[int]:
    """Diego's face-down cards from left to right."""
    known = solo.known_to(HUMAN) | 1 << RECRUIT
    return [card + 1 if known >> card & 1 else FACE_DOWN for card in solo.diego.row]


def laid(diego: Diego, look: Look) -> Sequence[int]:
    """For each bonus card on which card of the row it lies (FLO-10.21)."""
    found = [0] * len(c.BONUSES)
    for place, cards in enumerate(diego.laid, 1):
        mark(found, -FIRST_CARD[c.BONUS_DECK], cards, place)
    return found


def closed(solo: Solo, look: Look) -> Sequence[int]:
    """Face-down professions of each virtual player from left to right."""
    known = solo.known_to(HUMAN)
    found = [0] * (VIRTUALS * len(PROFESSIONS))
    for number, virtual in enumerate(solo.virtuals):
        for place, card in enumerate(virtual.closed):
            found[number * len(PROFESSIONS) + place] = card + 1 if known >> card & 1 else FACE_DOWN
    return found


def face_up(solo: Solo, look: Look) -> Sequence[int]:
    found = [0] * (VIRTUALS * len(PROFESSIONS))
    for number, virtual in enumerate(solo.virtuals):
        mark(found, number * len(PROFESSIONS), virtual.open, 1)
    return found


def used(solo: Solo, look: Look) -> Sequence[int]:
    """Diego's cards that have been revealed; of the others the backs follow from it."""
    found = [0] * len(CARD_IDS)
    for number in solo.used:
        found[number] = 1
    return found


def revealed(solo: Solo, look: Look) -> Sequence[int]:
    """Those of this round in order: for the auction, and for Diego's turn."""
    state: Any = look.state
    first = PER_ROUND * (state.round - 1)
    return [number + 1 for number in solo.used[first : first + PER_ROUND]]


def declined(solo: Solo, look: Look) -> Sequence[int]:
    """Objects in order."""
    return [item + 1 for item, _ in solo.declined]


def rolls(solo: Solo, look: Look) -> Sequence[int]:
    """What was rolled for them."""
    return [roll for _, roll in solo.declined]


SOLO: Final[list[Block]] = [
    Amount("table", LARGEST),
    Made("level", 1, len(LEVELS) + 1, lambda solo, look: [LEVELS.index(solo.level) + 1], ids=True),
    Id("begins", len(SIDES)),
    Made("used", len(CARD_IDS), 2, used),
    Made("revealed", PER_ROUND, len(CARD_IDS) + 1, revealed, ids=True),
    Made("declined", c.LANDSCAPE, c.LANDSCAPE + 1, declined, ids=True),
    Made("rolls", c.LANDSCAPE, HIGHEST + 1, rolls),
    Made("virtual_closed", VIRTUALS * len(PROFESSIONS), FACE_DOWN + 1, closed, ids=True),
    Made("virtual_open", VIRTUALS * len(PROFESSIONS), 2, face_up),
    Made("diego_row", ROW, FACE_DOWN + 1, row, ids=True),
]
DIEGO: Final[list[Block]] = [
    Made("diego_bonuses", len(c.BONUSES), ROW + 1, laid),
    Amount("diego_coins", WORD - 1, "coins"),
    Amount("diego_points", WORD - 1 + LOWEST, "points", LOWEST),
    Cards("diego_played", c.PROFESSION_DECK, "played"),
    Amount("diego_received", c.STOCK[c.RECRUITING_CARD], "received"),
    Cards("diego_prestiges", c.PRESTIGE_DECK, "hand"),
    Amounts("diego_buildings", len(BUILDINGS), c.BUILDING_COPIES, "houses"),
    Amounts("diego_landscapes", len(LANDSCAPES), c.LANDSCAPE_COPIES, "landscapes"),
    Amounts("diego_freedoms", len(FREEDOMS), c.FREEDOM_COPIES, "tokens"),
    Amount("diego_jesters", c.STOCK[c.JESTER], "jesters"),
    Amount("diego_builders", c.MOST_BUILDERS, "builders"),
    Amount("diego_best", 255, "best"),
]
SECTIONS: Final = [Section(find, SOLO), Section(find_diego, DIEGO)]
