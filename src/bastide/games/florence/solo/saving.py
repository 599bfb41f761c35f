"""The solo mode's part of a position's JSON."""

from typing import Any, Final

from bastide.core.kinds import Name, Number
from bastide.core.reading import Reader, named
from bastide.core.saving import MANY, Mask, One, Part, Row, read_object, write_parts
from bastide.games.florence import components
from bastide.games.florence.components import BUILDINGS, CARD_NAMES, FREEDOMS, LANDSCAPES, OBJECTS
from bastide.games.florence.solo.components import CARD_IDS, RECRUIT, SIDES
from bastide.games.florence.solo.diego import Virtual

PROFESSION_NAMES: Final = CARD_NAMES[: components.FIRST_CARD[1]]
ROW_NAMES: Final = (*PROFESSION_NAMES, OBJECTS[components.RECRUITING_CARD])
"""What can lie in Diego's row."""


class Copies(Part):
    """How many there are of each name; left out, none."""

    def __init__(self, name: str, names: tuple[str, ...], most: int, attribute: str) -> None:
        super().__init__(name, False)
        self.names = names
        self.most = most
        self.attribute = attribute

    def write(self, owner: Any) -> object:
        return dict(zip(self.names, getattr(owner, self.attribute), strict=True))

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        given = reader.members((), self.names)
        self.set(owner, [given[name].number(0, self.most) if name in given else 0 for name in self.names])

    def default(self, owner: Any) -> None:
        self.set(owner, [0] * len(self.names))

    def set(self, owner: Any, counts: list[int]) -> None:
        kept = getattr(owner, self.attribute)
        setattr(owner, self.attribute, counts if isinstance(kept, list) else bytes(counts))


class RowPart(Part):
    """Diego's face-down cards from left to right, each with the bonus cards that lie on it."""

    def write(self, owner: Any) -> object:
        return [
            {"card": ROW_NAMES[card], "bonuses": named(laid, CARD_NAMES)}
            for card, laid in zip(owner.row, owner.laid, strict=True)
        ]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.row = owner.laid = ()
        for item in reader.items():
            given = item.members(("card",), ("bonuses",))
            owner.row = (*owner.row, given["card"].choice(ROW_NAMES))
            owner.laid = (*owner.laid, given["bonuses"].mask(CARD_NAMES) if "bonuses" in given else 0)
        owner.recruiting = owner.row.count(RECRUIT)


DIEGO: Final[list[Part]] = [
    One("coins", Number(0, MANY)),
    One("points", Number(-MANY, MANY)),
    RowPart("row"),
    Mask("played", PROFESSION_NAMES, needed=False),
    One("received", Number(0, components.STOCK[components.RECRUITING_CARD]), default=0),
    Mask("prestiges", CARD_NAMES, "hand", needed=False),
    Copies("buildings", BUILDINGS, components.BUILDING_COPIES, "houses"),
    Copies("landscapes", LANDSCAPES, components.LANDSCAPE_COPIES, "landscapes"),
    Copies("freedoms", FREEDOMS, components.FREEDOM_COPIES, "tokens"),
    One("jesters", Number(0, components.STOCK[components.JESTER]), default=0),
    One("builders", Number(0, components.MOST_BUILDERS), default=0),
    One("best", Number(0, MANY), default=0),
]


class DiegoPart(Part):
    """Diego."""

    def write(self, owner: Any) -> object:
        return write_parts(DIEGO, owner.diego)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        diego = owner.diego
        read_object(DIEGO, diego, reader, seats)
        diego.freedoms = sum([1 << kind for kind, count in enumerate(diego.tokens) if count])


class VirtualsPart(Part):
    """Each virtual player: face-down professions from left to right, and those that lie face up."""

    def write(self, owner: Any) -> object:
        return [
            {"closed": [CARD_NAMES[card] for card in one.closed], "open": named(one.open, CARD_NAMES)}
            for one in owner.virtuals
        ]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.virtuals = []
        for item in reader.items(owner.table - len(SIDES)):
            given = item.members(("closed",), ("open",))
            closed = bytes([card.choice(PROFESSION_NAMES) for card in given["closed"].items()])
            owner.virtuals.append(Virtual(closed, given["open"].mask(PROFESSION_NAMES) if "open" in given else 0))


class DeclinedPart(Part):
    """What the human has declined in this phase A, with what was rolled for it."""

    def write(self, owner: Any) -> object:
        return [{"object": OBJECTS[item], "roll": roll} for item, roll in zip(owner.declined, owner.rolls, strict=True)]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.declined = owner.rolls = b""
        for item in reader.items():
            given = item.members(("object", "roll"))
            owner.declined += bytes([given["object"].choice(OBJECTS[: components.LANDSCAPE])])
            owner.rolls += bytes([given["roll"].number(1, 6)])

    def default(self, owner: Any) -> None:
        owner.declined = owner.rolls = b""


PARTS: Final[list[Part]] = [
    DiegoPart("diego"),
    VirtualsPart("virtuals"),
    Row("deck", Name(CARD_IDS), None, bytes),
    Row("used", Name(CARD_IDS), None, bytes),
    One("begins", Name(SIDES)),
    DeclinedPart("declined", False),
    Mask("seen", PROFESSION_NAMES, needed=False),
    Mask("known", PROFESSION_NAMES, needed=False),
]
