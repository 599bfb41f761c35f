"""The beneficial deeds of the base game (ORL-1.2, ORL-4.9)."""

from typing import ClassVar, Final

from bastide.games.orleans import gains
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import Row
from bastide.games.orleans.sending import filled
from bastide.games.orleans.tokens import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, SCHOLAR, TRADER

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

    def promise(self, state: Position, seat: int) -> float:
        return float(self.coins)

    def complete(self, state: Position, seat: int) -> None:
        gains.gain_citizen(state, seat, f"deed:{self.name}")

    def citizens(self, state: Position) -> int:
        return 0 if filled(state, self) else 1


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
