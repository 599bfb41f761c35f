"""What the actions of this game share: kinds of their fields, words, and refusals that several of them give."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
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


# ---- fields


class Within(Number):
    """Whole numbers: any from 0 to `most` can be named, for a rule to refuse it, but only those that can be meant have
    a code."""

    def __init__(self, low: int, high: int, most: int) -> None:
        super().__init__(low, high)
        self.most = most

    def read(self, reader: Reader) -> int:
        return reader.number(0, self.most)


class Building(OneOf):
    """Some of the buildings, by their names."""

    def __init__(self, first: int, end: int) -> None:
        super().__init__(list(range(first, end)))
        self.names = NAMES[first:end]

    def write(self, number: int) -> Value:
        return NAMES[number]

    def read(self, reader: Reader) -> int:
        return self.numbers[reader.choice(self.names)]


class Stock(OneOf):
    """So many goods, each named: "food+wood+gold", or a list of the names."""

    def __init__(self, stocks: list[int], most: int) -> None:
        super().__init__(stocks)
        self.most = most

    def write(self, number: int) -> Value:
        return "+".join([GOODS[good] for good in listed(number)])

    def read(self, reader: Reader) -> int:
        value = reader.value
        items = Reader(list(value.split("+")) if isinstance(value, str) else value, reader.where).items()
        stock = stock_of([item.choice(GOODS) for item in items])
        if self.digit(stock) < 0:
            reader.fail("bad-json-length", want=self.most, got=len(items))
        return stock


CHARACTER: Final = Field("character", Name(CHARACTERS))
GOOD: Final = Name(GOODS)
"""Where gold may not be named R-15 says so, not the notation."""

# ---- words and touches


def building_words(building: int) -> str:
    return f"@tile-{NAMES[building]}"


def character_words(character: int) -> str:
    return f"@character-{CHARACTERS[character]}"


def goods_touches(stock: int) -> tuple[str, ...]:
    """The goods that are given away: the first, the second … of each kind."""
    listing = listed(stock)
    return tuple([f"goods:{GOODS[good]}:{listing[:number].count(good) + 1}" for number, good in enumerate(listing)])


# ---- refusals


def pending(state: Position, asked: Decision) -> Refusal:
    """Something else is asked first."""
    question = state.questions[asked.kind]
    return Refusal(question.rule, "refuse-pending", {"pending": question.sentence(state, asked)})


def goods_refusal(state: Position, seat: int, cost: int) -> Refusal | None:
    """CAY-3.3.2: what is not paid in full is not done."""
    if covers(state.players[seat].goods, cost):
        return None
    return Refusal("CAY-3.3.2", "refuse-goods", {"goods": stock_words(cost)})


def workers_refusal(state: Position, seat: int, price: int, rule: str) -> Refusal | None:
    """Workers are paid from the reserve (CAY-3.3.3)."""
    reserve = state.players[seat].reserve
    return None if reserve >= price else Refusal(rule, "refuse-workers", {"price": price, "workers": reserve})
