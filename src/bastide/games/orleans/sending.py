"""Tokens to deeds (ORL-4.9): which have a free space, and what happens when they get there."""

from typing import Final

from bastide.core.decision import Decision
from bastide.games.orleans import tokens
from bastide.games.orleans.asks import ASK_COMPLETE, ASK_DEEDS
from bastide.games.orleans.box import PLACE_NAMES, PLACES
from bastide.games.orleans.components import ANY_NEUTRAL, TOWER, TOWN_HALL
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.rules import Row
from bastide.games.orleans.tokens import CHARACTERS, NEUTRAL_FIELDS, NEUTRALS, ONE

HALL: Final = range(PLACES[TOWN_HALL].first, PLACES[TOWN_HALL].end)
MOST_SENT: Final = 2
"""Tokens of one action (ORL-4.9.2)."""


def tokens_to_send(player: Player, place: int) -> int:
    """The neutral tokens in the Town Hall or on the Tower; starters never go (ORL-4.9.1, ORL-4.10.3)."""
    if place == TOWER:
        return player.tower & NEUTRAL_FIELDS
    heap = 0
    for slot in HALL:
        if player.slots[slot]:
            heap += ONE[player.slots[slot] - 1]
    return heap


def free_spaces(state: Position, row: Row, character: int) -> list[int]:
    """ORL-4.9.2: empty spaces that are printed with exactly this character, or with any; counted within the row."""
    found: list[int] = []
    for space in range(row.end - row.first):
        if not state.deeds[row.first + space] and row.spaces[space] in (character, ANY_NEUTRAL):
            found.append(space)
    return found


def can_send(state: Position, heap: int) -> bool:
    """Whether some token of a heap has a free space."""
    for character in range(NEUTRALS):
        if tokens.count(heap, character):
            for row in state.box.rows:
                if free_spaces(state, row, character):
                    return True
    return False


def send(state: Position, asked: Decision, character: int, row: Row, space: int, gain: int) -> None:
    """ORL-4.9.3: a token to a space, then its reward, and for the last one what filling the deed brings. Then what is
    left of the heap is asked for (R-57)."""
    seat = asked.seat
    occupy(state, asked, character, row, space)
    rest = asked.a - ONE[character]
    if rest:
        state.ask(ASK_DEEDS, seat, rest, asked.b, asked.c + 1)
    if filled(state, row):
        state.ask(ASK_COMPLETE, seat, row.number)
    row.reward(state, seat, space, gain)


def occupy(state: Position, asked: Decision, character: int, row: Row, space: int) -> None:
    """A token of the heap to a space."""
    at = row.first + space
    state.deeds = state.deeds[:at] + bytes([character + 1]) + state.deeds[at + 1 :]
    source = f"place:{PLACE_NAMES[asked.b]}"
    state.moved("send", asked.seat, CHARACTERS[character], source, f"deed:{row.name}:{space}", row.name)


def filled(state: Position, row: Row) -> bool:
    """All spaces that are not covered are occupied (ORL-8.3.2)."""
    return 0 not in state.deeds[row.first : row.end]


def put_away(state: Position, asked: Decision) -> None:
    """R-13: what was not sent goes into the bag, or stays on the Tower."""
    if asked.b == TOWER:
        state.players[asked.seat].tower += asked.a
    else:
        state.to_bag(asked.seat, asked.a, f"place:{PLACE_NAMES[TOWN_HALL]}")
