"""The solo mode's part of a position's JSON."""

from typing import Any, Final

from bastide.core.kinds import Name, Number
from bastide.core.reading import Reader, named
from bastide.core.saving import MANY, Counts, Each, Mask, One, Part, Row, read_object, write_parts
from bastide.games.florence import components as c
from bastide.games.florence.components import BUILDINGS, CARD_NAMES, FREEDOMS, LANDSCAPES, OBJECTS, PROFESSION_NAMES
from bastide.games.florence.solo.components import CARD_IDS, HIGHEST, LOWEST, RECRUIT, SIDES

ROW_NAMES: Final = (*PROFESSION_NAMES, OBJECTS[c.RECRUITING_CARD])  # what can lie in Diego's row


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
    One("received", Number(0, c.STOCK[c.RECRUITING_CARD]), default=0),
    Mask("prestiges", CARD_NAMES, "hand", needed=False),
    Counts("buildings", BUILDINGS, c.BUILDING_COPIES, "houses", sparse=True),
    Counts("landscapes", LANDSCAPES, c.LANDSCAPE_COPIES, sparse=True),
    Counts("freedoms", FREEDOMS, c.FREEDOM_COPIES, "tokens", sparse=True),
    One("jesters", Number(0, c.STOCK[c.JESTER]), default=0),
    One("builders", Number(0, c.MOST_BUILDERS), default=0),
    One("best", Number(0, MANY), default=0),
]
VIRTUAL: Final[list[Part]] = [
    Row("closed", Name(PROFESSION_NAMES), None, bytes),
    Mask("open", PROFESSION_NAMES, needed=False),
]


class DiegoPart(Part):
    """Diego."""

    def write(self, owner: Any) -> object:
        return write_parts(DIEGO, owner.diego)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        diego = owner.diego
        read_object(DIEGO, diego, reader, seats)
        diego.freedoms = sum([1 << kind for kind, count in enumerate(diego.tokens) if count])


class DeclinedPart(Part):
    """What the human has declined in this phase A, with what was rolled for it."""

    def write(self, owner: Any) -> object:
        return [{"object": OBJECTS[item], "roll": roll} for item, roll in owner.declined]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.declined = ()
        for item in reader.items():
            given = item.members(("object", "roll"))
            declined = given["object"].choice(OBJECTS[: c.LANDSCAPE])
            owner.declined = (*owner.declined, (declined, given["roll"].number(LOWEST, HIGHEST)))

    def default(self, owner: Any) -> None:
        owner.declined = ()


PARTS: Final[list[Part]] = [
    DiegoPart("diego"),
    Each("virtuals", VIRTUAL),
    Row("deck", Name(CARD_IDS), None, bytes),
    Row("used", Name(CARD_IDS), None, bytes),
    One("begins", Name(SIDES)),
    DeclinedPart("declined", False),
    Mask("seen", PROFESSION_NAMES, needed=False),
    Mask("known", PROFESSION_NAMES, needed=False),
]
