"""What the solo mode has on the table: Diego, the virtual players, Diego's deck, and what the human has declined."""

from typing import ClassVar

from bastide.core.masks import each_of
from bastide.core.phrases import Value
from bastide.core.pickling import attributes
from bastide.core.reading import Reader
from bastide.core.saving import Part
from bastide.games.florence.components import PROFESSION_DECK
from bastide.games.florence.position import Position
from bastide.games.florence.rules import Extra, extra_of
from bastide.games.florence.solo import checking, saving, view
from bastide.games.florence.solo.components import BACKS, DIEGO, HUMAN, RECRUIT, DiegoCard, entry_of
from bastide.games.florence.solo.diego import Diego, Virtual


class Solo(Extra):
    """FLO-10: shared by all of the module's rules; decides nothing."""

    name: ClassVar[str] = "solo"

    def __init__(self, printed: list[DiegoCard], table: int, level: str, diego: Diego, virtuals: list[Virtual]) -> None:
        self.printed = printed  # what is printed on Diego's cards, by number. Never changed: clones share it.
        self.table = table
        """FLO-10.1: players whom the table is meant for; so many auctions there are at most (FLO-10.10)."""
        self.level = level
        self.diego = diego
        self.virtuals = virtuals
        self.deck = b""  # numbers of Diego's cards; the next lies last
        self.used = b""
        """Those that were revealed, in order: in each round one for the auction and two for Diego's turn."""
        self.begins = HUMAN  # FLO-10.5: who has his turn first in this round's phase B
        self.declined: tuple[tuple[int, int], ...] = ()
        """Objects that the human has declined in this phase A, in order, and what was rolled for them."""
        self.seen = 0  # mask of face-down professions that everybody has seen when they were used (FLO-15)
        self.known = 0  # mask of those that the human knows because he had put them under the deck

    def clone(self) -> "Solo":
        virtuals = [Virtual(virtual.closed, virtual.open) for virtual in self.virtuals]
        copy = Solo(self.printed, self.table, self.level, self.diego.clone(), virtuals)
        copy.deck = self.deck
        copy.used = self.used
        copy.begins = self.begins
        copy.declined = self.declined
        copy.seen = self.seen
        copy.known = self.known
        return copy

    def packed(self) -> object:
        return attributes(self, ("printed",))

    # ---- Diego's cards

    @property
    def card(self) -> DiegoCard:
        """The one that was revealed last."""
        return self.printed[self.used[-1]]

    def reveal(self) -> int:
        """FLO-10.4: the next card, by number."""
        number = self.deck[-1]
        self.deck = self.deck[:-1]
        self.used += bytes([number])
        return number

    # ---- phase A

    @property
    def last_auction(self) -> bool:
        """FLO-10.10: all the others have ended without a purchase."""
        return len(self.declined) == self.table - 1

    def roll_of(self, entry: int) -> int:
        """What was rolled for the first declined object of an entry (FLO-10.12, FLO-17.26); 0 where none was."""
        for item, roll in self.declined:
            if entry_of(item) == entry:
                return roll
        return 0

    # ---- professions of those whom nobody sits for

    def face_down(self) -> list[int]:
        found = [card for card in self.diego.row if card != RECRUIT]
        for virtual in self.virtuals:
            found += virtual.closed
        return found

    def face_up(self) -> int:
        """FLO-10.23: mask of the professions that can be recruited."""
        found = self.diego.played
        for virtual in self.virtuals:
            found |= virtual.open
        return found

    def turned_up(self, card: int) -> None:
        """Everybody sees it, and it lies face down no more."""
        self.seen &= ~(1 << card)
        self.known &= ~(1 << card)

    def cards(self) -> list[int]:
        """But for Diego's prestige cards and what lies face up before him: those count as a player's."""
        found = self.face_down()
        for mask in [*self.diego.laid, *[virtual.open for virtual in self.virtuals]]:
            found += each_of(mask)
        return found

    def tiles(self) -> list[int]:
        return self.diego.tiles()

    # ---- FLO-15: what is known

    def known_to(self, seat: int | None) -> int:
        """Face-down professions that a seat knows."""
        return self.seen | self.known if seat == HUMAN else self.seen

    def hidden(self, seat: int | None, deck: int) -> list[int]:
        """Face-down professions are hidden from everybody, unless they were seen."""
        known = self.known_to(seat)
        return [card for card in self.face_down() if not known >> card & 1] if deck == PROFESSION_DECK else []

    def take_hidden(self, seat: int | None, deck: int, hidden: list[int]) -> None:
        if deck != PROFESSION_DECK:
            return
        known = self.known_to(seat) | 1 << RECRUIT
        self.diego.row = tuple([card if known >> card & 1 else hidden.pop() for card in self.diego.row])
        for virtual in self.virtuals:
            virtual.closed = bytes([card if known >> card & 1 else hidden.pop() for card in virtual.closed])

    def imagine(self, state: Position, seat: int | None) -> None:
        """FLO-10.4: of Diego's deck only the backs are known, and what has been used."""
        if seat != HUMAN:
            self.known = 0
        self.deck = self.shuffled(state, sorted(self.deck))

    def shuffled(self, state: Position, cards: list[int]) -> bytes:
        """FLO-10.4: those of the last rounds at the bottom."""
        deck = b""
        for back in reversed(range(len(BACKS))):
            deck += state.rng.shuffled(bytes([card for card in cards if self.printed[card].back == back]))
        return deck

    # ---- for positions and views

    def parts(self) -> list[Part]:
        return saving.PARTS

    def shown(self, state: Position, seat: int | None) -> dict[str, object]:
        return view.shown(state, self, seat)

    def check(self, state: Position, reader: Reader) -> None:
        checking.check(state, self)


def solo_of(state: Position) -> Solo:
    found = extra_of(state, Solo.name)
    assert isinstance(found, Solo)
    return found


def told(state: Position, kind: str, args: dict[str, Value], seat: int = DIEGO, reveals: bool = False) -> None:
    """What Diego does, and why."""
    state.tell(kind, seat, args, reveals=reveals)
