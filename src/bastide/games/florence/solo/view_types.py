"""What a view shows of a game against Diego."""

from typing import TypedDict


class RowCard(TypedDict):
    """A face-down card of Diego's."""

    card: str | None
    """Its name, where the viewer knows it."""
    bonuses: list[str]
    """The bonus cards that lie on it."""
    bonus: int
    """What those would add to the Work."""


class DiegoView(TypedDict):
    """Diego."""

    coins: int
    """Coins."""
    points: int
    """Points."""
    row: list[RowCard]
    """His face-down cards from left to right."""
    played: list[str]
    """Professions that lie face up before him: those of his Works, and what he got for one that was recruited."""
    received: int
    """Recruiting cards that lie face up before him: he has turned them up for Works."""
    prestiges: dict[str, int]
    """What each of his prestige cards would score as things stand."""
    buildings: dict[str, int]
    """How many of each building he has."""
    landscapes: dict[str, int]
    """How many of each landscape."""
    freedoms: dict[str, int]
    """How many of each freedom."""
    jesters: int
    """Jesters."""
    builders: int
    """Builders."""
    best: int
    """The value of his best Work of this round."""
    recruiting: int
    """Recruiting cards in his row."""
    empty: int
    """Cells of an estate that his tiles would leave empty."""
    building_price: int
    """What a building costs him."""
    work: int
    """What jesters and recruiting cards, face up or down, add to each of his Works. The least value of the round and
    the bonus cards on its card come on top; nothing else counts."""


class VirtualView(TypedDict):
    """A virtual player: professions that are out of play, or can be recruited."""

    closed: list[str | None]
    """Face-down professions, named where the viewer knows them."""
    open: list[str]
    """Professions that lie open."""


class DiegoEntry(TypedDict):
    """A line of a card of Diego's, for auctions."""

    object: str
    """The object."""
    modifier: int | None
    """What is added to the die."""
    highest: bool
    """Whether no other is higher on this card."""


class DiegoCardView(TypedDict):
    """A card of Diego's."""

    card: str
    """Its id."""
    back: str
    """The rounds on its back."""
    upper: list[str]
    """What he does with its upper line."""
    lower: list[str]
    """What he does with its lower line."""
    entries: list[DiegoEntry]
    """What he bids for objects."""


class Auctions(TypedDict):
    """The auctions of this round."""

    most: int
    """How many there are at most."""
    last: bool
    """Whether this is the last one."""


class Declined(TypedDict):
    """An object that the human did not want at its price."""

    object: str
    """The object."""
    roll: int
    """What was rolled for it."""


class SoloView(TypedDict):
    """The solo mode."""

    table: int
    """For how many players the table is laid out."""
    level: str
    """"easy", "standard" or "hard"."""
    begins: int
    """Who has the first turn in this round: 0 the human, 1 Diego."""
    diego: DiegoView
    """Diego."""
    virtuals: list[VirtualView]
    """The virtual players."""
    deck: list[str]
    """The backs of Diego's cards, the next one first."""
    auction: DiegoCardView | None
    """The card for this round's auctions."""
    actions: list[DiegoCardView]
    """The cards of his turn, as they were revealed."""
    prices: dict[str, list[int]]
    """In auctions, by object, the lowest and the highest price."""
    auctions: Auctions
    """How many auctions there are."""
    declined: list[Declined]
    """What was declined in this round, in order."""
    recruitable: list[str]
    """Professions that recruiting cards could fetch."""
