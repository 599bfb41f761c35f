"""Dice that nobody could choose: who gave what for a game's seed, and how the seed follows from it.

A server draws a secret when a table is made and shows its SHA-256, its commitment. Whoever sits down brings the
commitment of 32 bytes of their own. When all sit they reveal those bytes, and the seed of the game is `hash:`, which
chooses a generator that cannot be foreseen, and the SHA-256 of

    bastide dice 1
    SECRET
    what seat 0 has revealed, or -
    …

with an end to each line. Where nobody has revealed anything the seed is the secret itself. A record says it in remarks,
which those who know nothing of it pass over; the seed, which they lead to, is under its check sum.

    # dice server COMMITMENT SECRET
    # dice 0 COMMITMENT REVEALED
    # dice 1 COMMITMENT -
"""

from hashlib import sha256
from typing import Final

from bastide.core.errors import InputError
from bastide.core.notation import whole
from bastide.core.phrases import Phrase
from bastide.core.rng import HASHED

HEADING: Final = "bastide dice 1"
MARK: Final = "# dice "
NOTHING: Final = "-"
SERVER: Final = -1
"""Whose share it is: a seat's, or the server's."""


def commitment(revealed: str) -> str:
    """What binds somebody to what they will reveal, and does not say it."""
    return sha256(revealed.encode()).hexdigest()


class Share:
    """What somebody has given: bound to it from the start, revealed later or (empty) never."""

    def __init__(self, committed: str, revealed: str = "") -> None:
        self.committed = committed
        self.revealed = revealed

    @property
    def holds(self) -> bool:
        return commitment(self.revealed) == self.committed


class Dice:
    """The server's share, and those of the seats that have brought one."""

    def __init__(self, server: Share, seats: dict[int, Share]) -> None:
        self.server = server
        self.seats = seats

    def seed(self, count: int) -> str:
        """The seed of the game at a table of so many seats."""
        if not any(share.revealed for share in self.seats.values()):
            return self.server.revealed
        given = [self.seats[seat].revealed if seat in self.seats else "" for seat in range(count)]
        lines = [HEADING, self.server.revealed, *[revealed or NOTHING for revealed in given]]
        return HASHED + sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()

    def lines(self) -> list[str]:
        """As remarks of a record."""
        shares = {"server": self.server, **{str(seat): self.seats[seat] for seat in sorted(self.seats)}}
        return [f"{MARK}{who} {one.committed} {one.revealed or NOTHING}" for who, one in shares.items()]


def read_dice(rows: list[str]) -> Dice | None:
    """The dice of a record's rows, None where they say nothing of them."""
    shares: dict[int, Share] = {}
    for row in rows:
        if row.startswith(MARK):
            words = row[len(MARK) :].split()
            whose = SERVER if words[:1] == ["server"] else whole(words[0]) if words else None
            if len(words) != 3 or whose is None or whose in shares:
                raise InputError(Phrase("bad-dice", {"got": row}))
            shares[whose] = Share(words[1], "" if words[2] == NOTHING else words[2])
    server = shares.pop(SERVER, None)
    if server is None:
        if shares:
            raise InputError(Phrase("bad-dice-server"))
        return None
    return Dice(server, shares)
