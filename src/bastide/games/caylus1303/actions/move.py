"""What the actions of this game share: kinds of their fields, words, and refusals that several of them give."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number, OneOf
from bastide.core.phrases import Value
from bastide.core.reading import Reader
from bastide.games.caylus1303.components import CHARACTERS, NAMES
from bastide.games.caylus1303.goods import GOODS, covers, listed, stock_of, stock_words
from bastide.games.caylus1303.position import Position


class Move(Action):
    """An action of Caylus 1303."""

    game: ClassVar[str] = "caylus1303"


class CharacterMove(Move):
    """Something about a character."""

    declared: ClassVar[tuple[Field, ...]] = (Field("character", Name(CHARACTERS, "character")),)
    character: int


# ---- fields


class Within(Number):
    """Whole numbers: any from 0 to `most` can be named, for a rule to refuse it, but only those that can be meant have
    a code."""

    def __init__(self, low: int, high: int, most: int) -> None:
        super().__init__(low, high)
        self.most = most

    def read(self, reader: Reader) -> int:
        return reader.number(0, self.most)


class BuildingName(OneOf):
    """Some of the buildings; the first of all is none, for what is read off the table."""

    def __init__(self, first: int, end: int) -> None:
        super().__init__(list(range(first, end)))

    def write(self, number: int) -> Value:
        return NAMES[number]

    def read(self, reader: Reader) -> int:
        reader.choice(tuple([NAMES[number] for number in self.numbers if number]))
        return NAMES.index(reader.text())


class Stock(OneOf):
    """So many goods, each named: "food+wood+gold", or a list of the names. Where gold may not be named a rule says so
    (R-15), not the notation."""

    def write(self, number: int) -> Value:
        return "+".join([GOODS[good] for good in listed(number)])

    def read(self, reader: Reader) -> int:
        value = reader.value
        items = Reader(list(value.split("+")) if isinstance(value, str) else value, reader.where).items()
        stock = stock_of([item.choice(GOODS) for item in items])
        reader.fail_if(self.digit(stock) < 0, "bad-json-length", want=len(listed(self.numbers[-1])), got=len(items))
        return stock


class Paid(Field):
    """A stock that is given away: each good is touched as often as it is paid."""

    def touches(self, number: int) -> list[str]:
        return [f"goods:{GOODS[good]}" for good in listed(number)]


# ---- words


BUILDING_WORDS: Final = [f"@tile-{name}" for name in NAMES]
"""Ready-made, because refusals are put together for every action that is looked at."""


def building_words(building: int) -> str:
    return BUILDING_WORDS[building]


def character_words(character: int) -> str:
    return f"@character-{CHARACTERS[character]}"


# ---- refusals


def goods_refusal(state: Position, seat: int, cost: int, rule: str) -> Refusal | None:
    """What is not paid in full is not done."""
    if covers(state.players[seat].goods, cost):
        return None
    return Refusal(rule, "refuse-goods", {"goods": stock_words(cost)})


def workers_refusal(state: Position, seat: int, price: int, rule: str) -> Refusal | None:
    """Workers are paid from the reserve (CAY-3.3.3)."""
    reserve = state.players[seat].reserve
    return None if reserve >= price else Refusal(rule, "refuse-workers", {"price": price, "workers": reserve})
