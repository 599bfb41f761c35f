"""Beneficial deeds (ORL-1.2, ORL-4.9): those of the base game, which tokens have a free space, and what happens when
they get there."""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.games.orleans import gains, tokens
from bastide.games.orleans.asks import ASK_COMPLETE, ASK_DEEDS
from bastide.games.orleans.box import PLACE_NAMES, PLACES
from bastide.games.orleans.components import ANY_NEUTRAL, TOWER, TOWN_HALL
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.rules import Row
from bastide.games.orleans.tokens import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, ONE, SCHOLAR, TRADER

COIN: Final = 0
POINT: Final = 1
"""Numbers of rules.GAINS."""


class Deed(Row):
    """Coins for each token, and a citizen for the last one (ORL-4.9.3)."""

    crowned: ClassVar[bool] = True

    def __init__(self, name: str, coins: int, spaces: tuple[int, ...]) -> None:
        super().__init__(name, "ORL-4.9.4", spaces)
        self.coins = coins

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        state.gain_coins(seat, self.coins, f"deed:{self.name}")

    def complete(self, state: Position, seat: int) -> None:
        gains.gain_citizen(state, seat, f"deed:{self.name}")

    def citizens(self, state: Position) -> int:
        return 1 if self.crowned and not filled(state, self) else 0


class Canalisation(Deed):
    """A coin or a development point; the point is not offered at the end of the track (ORL-4.9.4)."""

    def gains(self, state: Position, seat: int) -> list[int]:
        return [COIN, POINT] if gains.steps_left(state.players[seat]) else [COIN]

    def reward(self, state: Position, seat: int, space: int, gain: int) -> None:
        if gain == POINT:
            gains.develop(state, seat, 1)
        else:
            super().reward(state, seat, space, gain)


def base_rows() -> list[Row]:
    return [
        Deed("city_wall", 1, (KNIGHT,) * 3 + (TRADER,) + (FARMER,) * 3 + (CRAFTSMAN,) * 3),
        Deed("papal_conclave", 3, (MONK, MONK, KNIGHT)),
        Deed("defeating_the_plague", 2, (SCHOLAR, SCHOLAR, BOATMAN, FARMER, TRADER)),
        Deed("astronomy", 1, (SCHOLAR, SCHOLAR, TRADER)),
        Deed("boatmen_guild", 1, (SCHOLAR, BOATMAN, BOATMAN, BOATMAN)),
        Deed("cathedral", 2, (CRAFTSMAN, CRAFTSMAN, MONK, MONK, TRADER, TRADER)),
        Deed("peace_treaty", 2, (MONK, SCHOLAR, KNIGHT, KNIGHT)),
        Canalisation("canalisation", 1, (BOATMAN,) * 3 + (TRADER,) * 2 + (FARMER,) * 3 + (CRAFTSMAN,) * 2),
    ]


# ---- ORL-4.9.2: sending tokens

HALL: Final = range(PLACES[TOWN_HALL].first, PLACES[TOWN_HALL].end)
MOST_SENT: Final = 2  # tokens of one action (ORL-4.9.2)


def tokens_to_send(player: Player, place: int) -> int:
    """The neutral tokens in the Town Hall or on the Tower; starters never go (ORL-4.9.1, ORL-4.10.3)."""
    if place == TOWER:
        return player.tower & tokens.NEUTRAL_FIELDS
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
    for character in range(tokens.NEUTRALS):
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
    state.moved("send", asked.seat, tokens.CHARACTERS[character], source, f"deed:{row.name}:{space}", row.name)


def filled(state: Position, row: Row) -> bool:
    """All spaces that are not covered are occupied (ORL-8.3.2)."""
    return 0 not in state.deeds[row.first : row.end]
