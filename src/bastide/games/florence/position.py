"""What lies on the table: stocks, decks, the auction, and what each player has. Nothing here decides anything."""

from typing import ClassVar, Final

from bastide.core.auction import Auction
from bastide.core.masks import each_of
from bastide.core.pickling import Reduced, reduced
from bastide.core.polyomino import neighbours
from bastide.core.question import Question
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.florence import components as c
from bastide.games.florence.box import Box
from bastide.games.florence.rules import Extra

NOBODY: Final = -1
NONE: Final = -1  # no object is for sale

FIRST_LANDSCAPE: Final = len(c.BUILDINGS)
ALL_TILES: Final = (1 << len(c.TILES)) - 1
TOOK_PROFESSION: Final = 1
TOOK_FREEDOM: Final = 2
"""FLO-6.0: what can be done once in a phase B."""

NO_PROFESSION: Final = len(c.PROFESSIONS)  # in place of the profession of a Work that has none

PIECE: Final = 4  # bits that a piece of an estate needs for its tile; the rest are its cells


def piece_of(tile: int, cells: int) -> int:
    return cells << PIECE | tile


def tile_of(piece: int) -> int:
    return piece & (1 << PIECE) - 1


def cells_of(piece: int) -> int:
    return piece >> PIECE


class Player:
    """What a player has. Cards are masks over all cards; coins and points have no upper bound (FLO-1.7, FLO-2.6)."""

    name: ClassVar[str] = ""  # of an opponent whom nobody sits for

    def __init__(self, coins: int, palazzo: int) -> None:
        self.coins = coins
        self.counted = coins
        """What everybody knows who has counted: all that he was seen to gain and to pay (FLO-15)."""
        self.points = 0
        self.hand = 0  # professions, bonus cards and prestige cards that only he sees
        self.open = 0  # of those, professions that everybody has seen him recruit
        self.known = 0  # cards that he has put under a deck, where they still lie as he knows
        self.inside = 0  # the profession that he did not keep (FLO-2.4), as long as it must be in the deck
        self.played = 0  # professions in front of him
        self.recruiting = 0  # recruiting cards in hand
        self.received = 0  # recruiting cards for which others took his professions (FLO-5.5.3)
        self.pieces: tuple[int, ...] = ()
        """The tiles of his estate with their cells, in the order in which they were laid."""
        self.covered = palazzo  # mask of the cells that are taken
        self.built = palazzo  # mask of the cells of buildings; the palazzo's too, though it is none (FLO-6.2.6)
        self.buildings = 0  # mask of his buildings
        self.barred = 0
        """Mask of the cells where no building can come; like the next but one it follows from the estates and is kept
        for speed."""
        self.landscapes = [0, 0, 0]
        self.fits = ALL_TILES  # mask of the tiles for which there is a place
        self.jesters = 0
        self.builders = 0
        self.freedoms = 0  # mask of his freedoms
        self.best = 0  # his pawn (FLO-1.6): the value of his best Work of this round (FLO-6.1.6)

    def clone(self) -> "Player":
        copy = Player(self.coins, self.covered)
        self.copy_into(copy)
        return copy

    def copy_into(self, copy: "Player") -> None:
        copy.counted = self.counted
        copy.points = self.points
        copy.hand = self.hand
        copy.open = self.open
        copy.known = self.known
        copy.inside = self.inside
        copy.played = self.played
        copy.recruiting = self.recruiting
        copy.received = self.received
        copy.pieces = self.pieces
        copy.built = self.built
        copy.buildings = self.buildings
        copy.landscapes = self.landscapes.copy()
        copy.barred = self.barred
        copy.fits = self.fits
        copy.jesters = self.jesters
        copy.builders = self.builders
        copy.freedoms = self.freedoms
        copy.best = self.best

    def __reduce__(self) -> Reduced:
        return reduced(self, self.coins, self.covered)

    def key(self) -> tuple[object, ...]:
        return (
            self.coins, self.counted, self.points, self.hand, self.open, self.known, self.inside, self.played,
            self.recruiting, self.received, self.pieces, tuple(self.landscapes), self.jesters, self.builders,
            self.freedoms, self.best,
        )  # fmt: skip

    def earn(self, coins: int) -> None:
        """Before all eyes; less than nothing is paid."""
        self.coins += coins
        self.counted += coins

    def cover(self, tile: int, cells: int) -> None:
        """A tile covers cells of his estate, for good (FLO-6.2.5)."""
        self.covered |= cells
        if tile < FIRST_LANDSCAPE:
            self.built |= cells
            self.buildings |= 1 << tile
        else:
            self.landscapes[tile - FIRST_LANDSCAPE] += 1

    @property
    def can_pay(self) -> int:
        """FLO-3.3: what he can pay at most, where points can be turned into coins."""
        return self.coins + 100 * self.points

    # ---- what the cards count; an opponent whom nobody sits for counts otherwise (FLO-10.25)

    def in_hand(self) -> int:
        """Profession and recruiting cards in hand."""
        return (self.hand & c.DECK_CARDS[c.PROFESSION_DECK]).bit_count() + self.recruiting

    def works(self) -> int:
        """Profession and recruiting cards before him."""
        return self.played.bit_count() + self.received

    def of_sizes(self, mask: int) -> int:
        """His buildings among some."""
        return (self.buildings & mask).bit_count()

    def freedom_count(self) -> int:
        return self.freedoms.bit_count()

    def copies_of_freedom(self, freedom: int) -> int:
        return self.freedoms >> freedom & 1

    def empty_cells(self) -> int:
        return 49 - self.covered.bit_count()


class Position(State):
    """The table. `FlorenceState` adds what can be done with it."""

    game: ClassVar[str] = "florence"
    turn_rule: ClassVar[str] = "FLO-3.1"
    end_rule: ClassVar[str] = "FLO-3.2"
    declared: ClassVar[tuple[str, ...]] = (
        "settings", "players", "round", "phase", "first", "decks", "stock", "buildings", "freedoms", "gone", "still_in",
        "closed", "chooser", "item", "auction", "stage", "actions", "did", "extras",
    )  # fmt: skip
    hidden_counters: ClassVar[tuple[str, ...]] = ("coins",)

    def __init__(self, questions: list[Question], seats: int, rng: Rng, players: list[Player], box: Box) -> None:
        super().__init__(questions, seats, rng)
        self.box = box
        self.players = players
        self.round = 1
        self.phase = 0  # number of the box's phases; the last has no number of theirs: the end
        self.first = 0
        self.decks = [b"", b"", b""]  # professions, bonus cards, prestige cards; the next lies last
        self.stock = bytes(c.STOCK)  # of what is sold and is no deck
        self.buildings = bytes([c.BUILDING_COPIES] * len(c.BUILDINGS))
        self.freedoms = bytes(3)
        self.gone = 0  # bonus cards that have left the game
        self.still_in = 0  # mask of those who can still acquire something in this phase A
        self.closed = 0  # mask of the objects that were sold in this round (FLO-4.2)
        self.chooser = 0
        self.item = NONE  # the object that is for sale
        self.auction: Auction | None = None
        self.stage = 0  # turns of phase B that have begun
        self.actions = 0  # actions that whoever has his turn can still do
        self.did = 0  # what he has done that can be done once
        self.extras: list[Extra] = []  # what modules add

    @property
    def settings(self) -> tuple[object, ...]:
        return self.box.settings

    @property
    def phase_name(self) -> str:
        return self.box.phase_names[self.phase]

    @property
    def active(self) -> int:
        """Whose turn of phase B it is."""
        return (self.first + self.stage - 1) % self.seats

    def in_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def everybody(self) -> list[Player]:
        """The players and whoever plays without sitting."""
        found = self.players
        for module in self.box.modules:
            found = found + module.opponents(self)
        return found

    def left(self, item: int) -> int:
        """How many of an object are in stock."""
        return len(self.decks[2]) if item == c.PRESTIGE_CARD else self.stock[item]

    # ---- estates

    def look(self, seat: int) -> None:
        """FLO-6.2.2, FLO-6.2.3: where a building must not come, and which tiles still fit into an estate: of those that
        did, as nothing is ever removed (FLO-6.2.5). Contact is a matter of cells that touch a building, and never
        concerns landscapes (FLO-6.2.4)."""
        player = self.players[seat]
        barred = player.covered
        if player.builders < c.TOUCHING:
            barred |= neighbours(player.built, c.GRID, c.GRID)
        for module in self.box.modules:
            barred |= module.barred(self, seat)
        player.barred = barred
        for tile in each_of(player.fits):
            taken = barred if tile < FIRST_LANDSCAPE else player.covered
            for cells in self.box.cells[tile]:
                if not cells & taken:
                    break
            else:
                player.fits ^= 1 << tile

    def lay(self, seat: int, tile: int, cells: int) -> None:
        """A tile lies in an estate."""
        player = self.players[seat]
        player.pieces = (*player.pieces, piece_of(tile, cells))
        player.cover(tile, cells)
        self.look(seat)
        for module in self.box.modules:
            module.laid(self, seat)

    # ---- moving things

    def pay(self, seat: int, coins: int) -> None:
        self.players[seat].earn(-coins)
        if coins and self.events is not None:
            self.tell("pay", seat, {"coins": coins})

    def take_from_stock(self, item: int) -> None:
        self.stock = less(self.stock, item)


def less(counts: bytes, number: int) -> bytes:
    """One fewer of a kind."""
    return more(counts, number, -1)


def more(counts: bytes, number: int, by: int = 1) -> bytes:
    return counts[:number] + bytes([counts[number] + by]) + counts[number + 1 :]
