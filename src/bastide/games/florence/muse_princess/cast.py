"""Where the characters are: on the table with or without a pawn, face down, or in front of a player."""

from typing import Any, ClassVar, Final

from bastide.core.kinds import Number
from bastide.core.pickling import Reduced, reduced
from bastide.core.reading import Reader
from bastide.core.saving import Mask, One, Part, SeatPart, Seats
from bastide.games.florence.components import ALL_BUILDINGS, ALL_LANDSCAPES, ROUNDS
from bastide.games.florence.counting import card_count, counted
from bastide.games.florence.muse_princess import checking
from bastide.games.florence.muse_princess import components as c
from bastide.games.florence.muse_princess.components import BANKER_COINS, CHARACTERS, SPACES
from bastide.games.florence.position import NOBODY, Player, Position
from bastide.games.florence.rules import Extra

NOBODYS: Final = (NOBODY,) * len(CHARACTERS)


class Cast(Extra):
    """The six cards and what is known of their auction. Everything here is public."""

    name: ClassVar[str] = "muse_princess"

    def __init__(self) -> None:
        self.coins = BANKER_COINS  # on the Banker
        self.holders = NOBODYS  # who has bought a character and not yet used it, by character
        self.bidders = NOBODYS  # whose pawn lies on it
        self.spaces = (0,) * len(CHARACTERS)  # where on it; 0 where no pawn lies
        self.down = 0  # mask of those that lie face down (FLO-11.4)
        self.turn = 0  # whose turn it is in the auction
        self.out: tuple[int, ...] = ()  # who has bought or passed in it
        self.banker = NOBODY  # who bought the Banker last, until the next auction
        self.muse = NOBODY  # whose Works the Muse inspires
        self.offered: tuple[int, ...] = ()  # who was asked in this window (FLO-11.12)

    def clone(self) -> "Cast":
        copy = Cast()
        copy.coins = self.coins
        copy.holders = self.holders
        copy.bidders = self.bidders
        copy.spaces = self.spaces
        copy.down = self.down
        copy.turn = self.turn
        copy.out = self.out
        copy.banker = self.banker
        copy.muse = self.muse
        copy.offered = self.offered
        return copy

    def __reduce__(self) -> Reduced:
        return reduced(self)

    # ---- looking

    def held_by(self, seat: int) -> int:
        """The character that somebody holds: nobody ever holds two (FLO-11.13)."""
        return self.holders.index(seat) if seat in self.holders else NOBODY

    def can_be_bought(self, character: int) -> bool:
        """FLO-11.3.2: face up on the table."""
        return self.holders[character] == NOBODY and not self.down >> character & 1

    def least(self, character: int) -> int:
        """The lowest space that is open: any, or one above the pawn that lies there."""
        return SPACES[character].start if self.bidders[character] == NOBODY else self.spaces[character] + 1

    # ---- moving things

    def hold(self, character: int, seat: int) -> None:
        self.holders = put(self.holders, character, seat)

    def stake(self, character: int, seat: int, space: int) -> None:
        """A pawn comes to lie on a card, or none."""
        self.bidders = put(self.bidders, character, seat)
        self.spaces = put(self.spaces, character, space)

    # ---- for positions and views

    def parts(self) -> list[Part]:
        return PARTS

    def check(self, state: Position, reader: Reader) -> None:
        checking.check(state, self)

    def shown(self, state: Position, seat: int | None) -> dict[str, object]:
        selling = state.phase_name == "characters" and len(self.out) < state.seats
        return {
            "characters": [self.card_view(character) for character in range(len(CHARACTERS))],
            "turn": self.turn if selling else None,
            "out": list(self.out),
            "banker": known(self.banker),
            "muse": known(self.muse),
            "places": [place(state, seat) for seat in range(state.seats)],
            "princess": [princess_value(player) for player in state.players],
        }

    def card_view(self, character: int) -> dict[str, object]:
        bidder = known(self.bidders[character])
        return {
            "character": CHARACTERS[character],
            "spaces": list(SPACES[character]),
            "bidder": bidder,
            "space": None if bidder is None else self.spaces[character],
            "holder": known(self.holders[character]),
            "down": self.down >> character & 1 == 1,
            "coins": self.coins if character == c.BANKER else None,
        }


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[:place], value, *row[place + 1 :])


def known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def cast_of(state: Position) -> Cast:
    for extra in state.extras:
        if isinstance(extra, Cast):
            return extra
    raise KeyError(Cast.name)


def holds(state: Position, seat: int, character: int) -> bool:
    """Whether somebody holds a character; without this module nobody does."""
    return any(isinstance(extra, Cast) and extra.holders[character] == seat for extra in state.extras)


# ---- what characters are worth


def place(state: Position, seat: int) -> int:
    """FLO-11.8: on the prestige track: one more than there are players who are ahead."""
    points = state.players[seat].points
    return 1 + sum([player.points > points for player in state.players])


def princess_value(player: Player) -> int:
    """FLO-11.10: neither jesters nor bonus cards count."""
    landscapes = c.PER_LANDSCAPE * counted(player, ALL_LANDSCAPES)
    buildings = c.PER_BUILDING * counted(player, ALL_BUILDINGS)
    return landscapes + buildings + c.PER_BUILDER * player.builders + card_count(player)


# ---- JSON


class Bids(Part):
    """For each character whose pawn lies where, or null."""

    def write(self, owner: Any) -> object:
        rows = zip(CHARACTERS, owner.bidders, owner.spaces, strict=True)
        return {name: None if seat == NOBODY else {"seat": seat, "space": space} for name, seat, space in rows}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        given = reader.members(CHARACTERS)
        for character, name in enumerate(CHARACTERS):
            if given[name].value is not None:
                bid = given[name].members(("seat", "space"))
                space = bid["space"].number(SPACES[character].start, SPACES[character].stop - 1)
                owner.stake(character, bid["seat"].number(0, seats - 1), space)


class Holders(Part):
    """A seat or null for each character."""

    def write(self, owner: Any) -> object:
        return {name: known(seat) for name, seat in zip(CHARACTERS, owner.holders, strict=True)}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        given = reader.members(CHARACTERS)
        for character, name in enumerate(CHARACTERS):
            if given[name].value is not None:
                owner.hold(character, given[name].number(0, seats - 1))


PARTS: Final[list[Part]] = [
    One("coins", Number(BANKER_COINS, BANKER_COINS + ROUNDS * c.BANKER_GROWTH)),
    Holders("holders"),
    Bids("bids"),
    Mask("down", CHARACTERS),
    SeatPart("turn"),
    Seats("out"),
    SeatPart("banker", nobody=NOBODY),
    SeatPart("muse", nobody=NOBODY),
    Seats("offered"),
]
