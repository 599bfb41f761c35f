"""What a seat sees as numbers (`State.observe`, FLO-15): the blocks of the table and of every player.

What follows from them (sums, prices, where tiles fit) and what is printed is left out.
"""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.blocks import WORD, Amount, Amounts, Bits, Block, Id, Look, Made, Place
from bastide.core.observing import Observed
from bastide.games.florence import components as c
from bastide.games.florence.asks import ASK_KEEP, ASK_LAY, ASK_UNDER, ASK_WORK
from bastide.games.florence.blocks import Cards, Cells, mark
from bastide.games.florence.components import BUILDINGS, CARDS, DECK_CARDS, DECKS, FREEDOMS, TILES
from bastide.games.florence.cooperative import observing as cooperative
from bastide.games.florence.muse_princess import observing as muse_princess
from bastide.games.florence.position import (
    NO_PROFESSION,
    TOOK_FREEDOM,
    TOOK_PROFESSION,
    Player,
    Position,
    cells_of,
    tile_of,
)
from bastide.games.florence.solo import observing as solo
from bastide.games.florence.state import QUESTIONS

PHASES: Final = ("choice", "auction", "actions", "best_work", *muse_princess.PHASES, *solo.PHASES, "end")
PHASE_IDS: Final = {name: number for number, name in enumerate(PHASES, 1)}
PALAZZO: Final = len(TILES) + 1
"""In an estate, after the tiles."""
MOST_VALUE: Final = 255
"""Of a Work: far more than cards can bring."""


class Estate(Cells):
    """A tile, or the palazzo."""

    def __init__(self) -> None:
        super().__init__("estate", PALAZZO)

    def put(self, found: list[int], owner: Any, look: Look) -> None:
        state: Any = look.state
        player: Player = owner
        palazzo: int = state.box.palazzo
        mark(found, 0, palazzo, PALAZZO)
        for piece in player.pieces:
            mark(found, 0, cells_of(piece), tile_of(piece) + 1)


# ---- the auction


def still_in(state: Position, look: Look) -> Sequence[int]:
    """Who is, the viewer first."""
    found: list[int] = []
    for step in range(state.seats):
        found.append(state.still_in >> (look.viewer + step) % state.seats & 1)
    return found


def bid(state: Position, look: Look) -> Sequence[int]:
    return [] if state.auction is None else [state.auction.bid]


def bidders(state: Position, look: Look) -> Sequence[int]:
    """Who leads, then who is in, the next one first."""
    sale = state.auction
    return [] if sale is None else [look.place(sale.leader), *[look.place(seat) for seat in sale.bidders]]


# ---- what is being done, whoever does it


def tile(state: Position, look: Look) -> Sequence[int]:
    """That is being laid."""
    if state.stack and state.stack[-1].kind == ASK_LAY:
        return [state.stack[-1].a + 1]
    return []


def work(state: Position, look: Look) -> Sequence[int]:
    """The profession of the Work that is being completed; the last number is none."""
    if state.stack and state.stack[-1].kind == ASK_WORK:
        return [state.stack[-1].a + 1]
    return []


def work_bonuses(state: Position, look: Look) -> Sequence[int]:
    """The bonus cards that were played with it."""
    if state.stack and state.stack[-1].kind == ASK_WORK:
        found = [0] * len(c.BONUSES)
        mark(found, 0, state.stack[-1].b, 1)
        return found
    return []


def looking(state: Position) -> bool:
    """Whether somebody looks at cards (FLO-5.4)."""
    return len(state.stack) > 0 and state.stack[-1].kind in (ASK_KEEP, ASK_UNDER)


def deck(state: Position, look: Look) -> Sequence[int]:
    """Of which they are."""
    return [state.stack[-1].a + 1] if looking(state) else []


def looked(state: Position, look: Look) -> Sequence[int]:
    """How many."""
    return [len(state.stack[-1].more)] if looking(state) else []


def looked_at(state: Position, look: Look) -> Sequence[int]:
    """Which: only to the one who does."""
    if not looking(state) or state.stack[-1].seat != look.viewer:
        return []
    return [card + 1 for card in state.stack[-1].more]


# ---- what the viewer alone knows of the decks


def known(state: Position, look: Look) -> Sequence[int]:
    """For each card that he has put under a deck how many of it will have been drawn with it."""
    mask = state.players[look.viewer].known
    if not mask:
        return []
    found = [0] * CARDS
    for cards in state.decks:
        count = len(cards)
        for place in range(count):
            card = cards[place]
            if mask >> card & 1:
                found[card] = count - place
    return found


def inside(state: Position, look: Look) -> Sequence[int]:
    return [state.players[look.viewer].inside.bit_length()]


def in_hand(player: Player, look: Look) -> Sequence[int]:
    """How many cards of each deck: everybody sees that (FLO-6.1.7)."""
    return [(player.hand & cards).bit_count() for cards in DECK_CARDS]


TABLE: Final[list[Block]] = [
    Amount("round", c.ROUNDS),
    Made("phase", 1, len(PHASES) + 1, lambda state, _: [PHASE_IDS[state.phase_name]], ids=True),
    Place("first", c.SEATS),
    Amounts("stock", len(c.STOCK), max(c.STOCK)),
    Amounts("buildings", len(BUILDINGS), c.BUILDING_COPIES),
    Amounts("freedoms", len(FREEDOMS), c.FREEDOM_COPIES),
    Made("decks", len(DECKS), len(c.PROFESSIONS) + 1, lambda state, _: [len(cards) for cards in state.decks]),
    Cards("gone", c.BONUS_DECK),
    Made("chooser", 1, c.SEATS + 1, lambda state, look: [look.place(state.chooser) if state.still_in else 0], ids=True),
    Made("still_in", c.SEATS, 2, still_in),
    Bits("closed", len(c.OBJECTS)),
    Id("item", len(c.OBJECTS)),
    Made("bid", 1, WORD, bid),
    Made("bidders", 1 + c.SEATS, c.SEATS + 1, bidders, ids=True),
    Made("turn", 1, c.SEATS + 1, lambda state, look: [look.place(state.active) if state.stage else 0], ids=True),
    Amount("actions", c.ACTIONS + 1),
    Bits("did", (TOOK_PROFESSION | TOOK_FREEDOM).bit_count()),
    Made("tile", 1, len(TILES) + 1, tile, ids=True),
    Made("work", 1, NO_PROFESSION + 2, work, ids=True),
    Made("work_bonuses", len(c.BONUSES), 2, work_bonuses),
    Made("deck", 1, len(DECKS) + 1, deck, ids=True),
    Made("looked", 1, c.LOOKED_AT + 1, looked),
    Made("looked_at", c.LOOKED_AT, CARDS + 1, looked_at, ids=True),
    Made("known", CARDS, len(c.PROFESSIONS) + 1, known),
    Made("inside", 1, len(c.PROFESSIONS) + 1, inside, ids=True),
]
PLAYER: Final[list[Block]] = [
    Amount("coins", WORD - 1, secret=True),
    Cards("professions", c.PROFESSION_DECK, "hand", own=True),
    Cards("bonuses", c.BONUS_DECK, "hand", own=True),
    Cards("prestiges", c.PRESTIGE_DECK, "hand", secret=True),
    Made("hand", len(DECKS), len(c.PROFESSIONS) + 1, in_hand),
    Cards("recruited", c.PROFESSION_DECK, "open"),
    Cards("played", c.PROFESSION_DECK),
    Amount("recruiting", c.STOCK[c.RECRUITING_CARD]),
    Amount("received", c.STOCK[c.RECRUITING_CARD]),
    Estate(),
    Bits("buildings", len(BUILDINGS)),
    Amounts("landscapes", len(c.LANDSCAPES), c.LANDSCAPE_COPIES),
    Amount("jesters", c.STOCK[c.JESTER]),
    Amount("builders", c.MOST_BUILDERS),
    Bits("freedoms", len(FREEDOMS)),
    Amount("best", MOST_VALUE),
]
OBSERVED: Final = Observed(
    c.SEATS,
    len(QUESTIONS),
    TABLE,
    [*PLAYER, *cooperative.PLAYER],
    sections=[muse_princess.SECTION, cooperative.SECTION, *solo.SECTIONS],
)
