"""Carrying out places (ORL-4.5, ORL-4.10): use, recruit, travel, study; and passing."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number, OneOf
from bastide.core.phrases import Value
from bastide.core.question import pending
from bastide.core.reading import Reader
from bastide.games.orleans import gains, turn
from bastide.games.orleans.acting import acting
from bastide.games.orleans.actions.move import EDGE, GOOD, LOAD, NONE, PLACE, Move, each
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.components import FIRST_TILE, HORSE_WAGON, PHARMACY, SEATS, SHIP, VILLAGE, WAGON
from bastide.games.orleans.goods import KINDS as GOOD_KINDS
from bastide.games.orleans.map import CITIES, EDGES, WAYS
from bastide.games.orleans.position import Position
from bastide.games.orleans.tokens import BOATMAN, CHARACTERS, TRADER

CARRIERS: Final = [SHIP, WAGON, HORSE_WAGON]  # places that move the merchant
MOST_COINS: Final = 3  # what the Pharmacy takes (ORL-4.10)


class Carry(Move):
    """Carry out a place (ORL-3.5)."""

    place: int

    @property
    def rule(self) -> str:
        return self.cites or ("ORL-4.5" if self.place < FIRST_TILE else "ORL-4.10")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        question = acting(state, asked)
        if question is None:
            return pending(state, asked)
        return question.place_refusal(state, self.seat, self.place) or self.way_refusal(state)

    def way_refusal(self, state: Position) -> Refusal | None:
        """Why it cannot be carried out in this way."""
        return None

    def apply(self, state: Position) -> None:
        question = acting(state, state.settle(self.seat))
        assert question is not None
        if state.events is not None:
            state.tell("use", self.seat, {"what": PLACE_NAMES[self.place], "free": int(question.free)})
        self.carry_out(state)
        question.finish(state, self.seat, self.place)

    def carry_out(self, state: Position) -> None:
        return


class Use(Carry):
    """Carry out a place that leaves nothing to choose, or where the choice comes afterwards."""

    do: ClassVar[str] = "use"
    declared: ClassVar[tuple[Field, ...]] = (Field("place", PLACE),)

    def way_refusal(self, state: Position) -> Refusal | None:
        plain = state.box.effects[self.place].plain
        return None if plain else Refusal(self.rule, "refuse-say-how", self.words(state))

    def carry_out(self, state: Position) -> None:
        state.box.effects[self.place].carry_out(state, self.seat, self.place)

    def words(self, state: Position) -> dict[str, Value]:
        return {"place": PLACE.words(self.place), "does": f"@does-{PLACE_NAMES[self.place]}"}


class CarryOne(Carry):
    """Carry out the one place that leaves this choice: that is read off the table."""

    where: ClassVar[int] = 0

    def complete(self, state: Position) -> Action:
        return type(self)(self.seat, self.where, *self.numbers()[1:])

    def touches(self) -> tuple[str, ...]:
        return (f"place:{PLACE_NAMES[self.place]}", *super().touches())

    def way_refusal(self, state: Position) -> Refusal | None:
        if self.place != self.where:
            return Refusal(self.rule, "refuse-say-how", {"place": PLACE.words(self.place)})
        return self.choice_refusal(state)

    def choice_refusal(self, state: Position) -> Refusal | None:
        """Why this cannot be chosen."""
        return None


class Recruit(CarryOne):
    """The Village: one of three characters (ORL-4.5, D6)."""

    do: ClassVar[str] = "recruit"
    where: ClassVar[int] = VILLAGE
    declared: ClassVar[tuple[Field, ...]] = (
        Field("place", PLACE, coded=False),
        Field("character", Name(CHARACTERS), touch="supply"),
    )
    character: int

    def way_refusal(self, state: Position) -> Refusal | None:
        if self.place != VILLAGE or not BOATMAN <= self.character <= TRADER:
            who = f"@character-{CHARACTERS[self.character]}"
            return Refusal("ORL-4.5", "refuse-not-offered", {"place": PLACE.words(self.place), "character": who})
        return gains.recruit_refusal(state, self.seat, self.character)

    def carry_out(self, state: Position) -> None:
        gains.recruit(state, self.seat, self.character, self.place)

    def words(self, state: Position) -> dict[str, Value]:
        return {"place": PLACE.words(self.place), "does": f"@does-{CHARACTERS[self.character]}"}


class Study(CarryOne):
    """The Pharmacy: 1 to 3 coins, a development point for each (ORL-4.10.4, R-29, R-58)."""

    do: ClassVar[str] = "study"
    cites: ClassVar[str] = "ORL-4.10.4"
    where: ClassVar[int] = PHARMACY
    declared: ClassVar[tuple[Field, ...]] = (Field("place", PLACE, coded=False), Field("coins", Number(1, MOST_COINS)))
    coins: int

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": self.coins}

    def choice_refusal(self, state: Position) -> Refusal | None:
        player = state.players[self.seat]
        if self.coins > player.coins:
            return Refusal("ORL-4.10.4", "refuse-coins", {"coins": self.coins, "purse": player.coins})
        steps = gains.steps_left(player)
        return Refusal("ORL-4.10.4", "refuse-steps", {"steps": steps}) if self.coins > steps else None

    def carry_out(self, state: Position) -> None:
        state.pay_coins(self.seat, self.coins)
        gains.develop(state, self.seat, self.coins)


class Carrier(OneOf):
    """A place that moves the merchant."""

    def write(self, number: int) -> Value:
        return PLACE_NAMES[number]

    def read(self, reader: Reader) -> int:
        return reader.choice(PLACE_NAMES)


class Travel(Carry):
    """Ship, Wagon and Horse Wagon: over a connection, with a good of it or without (ORL-4.6, D8)."""

    do: ClassVar[str] = "travel"
    cites: ClassVar[str] = "ORL-4.6"
    declared: ClassVar[tuple[Field, ...]] = (Field("place", Carrier(CARRIERS)), EDGE, LOAD)
    edge: int
    good: int

    def way_refusal(self, state: Position) -> Refusal | None:
        effect = state.box.effects[self.place]
        if not effect.moves:
            return Refusal("ORL-4.6", "refuse-no-travel", {"place": PLACE.words(self.place)})
        return travel_refusal(state, self.seat, self.edge, self.good, effect.what)

    def carry_out(self, state: Position) -> None:
        gains.travel(state, self.seat, self.edge, self.good)

    def words(self, state: Position) -> dict[str, Value]:
        named = travel_words(state, self.seat, self.edge, self.good)
        return {"place": PLACE.words(self.place), **named, "way": WAYS[EDGES[self.edge].way]}


def travel_refusal(state: Position, seat: int, edge: int, good: int, way: int) -> Refusal | None:
    """ORL-4.6: a connection of the right kind that leaves the merchant's city, and a good that lies on it."""
    row = EDGES[edge]
    if state.players[seat].merchant not in row.ends:
        return Refusal("ORL-4.6", "refuse-elsewhere", {"city": f"@city-{CITIES[state.players[seat].merchant]}"})
    if way != NONE and row.way != way:
        return Refusal("ORL-4.6", "refuse-way", {"way": WAYS[way]})
    if good != NONE and good not in gains.goods_on(state, edge):
        return Refusal("ORL-4.6", "refuse-no-good-there", {"good": GOOD.words(good)})
    return None


def travel_words(state: Position, seat: int, edge: int, good: int) -> dict[str, Value]:
    city = EDGES[edge].across(state.players[seat].merchant)
    return {"city": f"@city-{CITIES[city]}", "good": "none" if good == NONE else GOOD.words(good)}


class Pass(Move):
    """Pass: final for this round (ORL-3.5.1)."""

    do: ClassVar[str] = "pass"
    cites: ClassVar[str] = "ORL-3.5.1"

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        turn.take_pass(state, self.seat, False)

    def loses(self, state: Position) -> bool:
        """One is asked only while something can be carried out."""
        return True

    def words(self, state: Position) -> dict[str, Value]:
        return {"held": state.players[self.seat].held}


ACTIONS: Final[list[type[Action]]] = [Use, Recruit, Travel, Study, Pass]

# ---- each made once

USES: Final[list[list[Action]]] = each(Use, range(len(PLACE_NAMES)))
RECRUITS: Final[list[list[Carry]]] = [
    [Recruit(seat, VILLAGE, character) for character in range(BOATMAN, TRADER + 1)] for seat in range(SEATS)
]
STUDIES: Final[list[list[Carry]]] = [
    [Study(seat, PHARMACY, coins) for coins in range(1, MOST_COINS + 1)] for seat in range(SEATS)
]
TRAVELS: Final[list[list[list[list[Action]]]]] = each(Travel, CARRIERS, range(len(EDGES)), range(-1, GOOD_KINDS))
"""By carrier and connection; without a good first."""
PASSES: Final[list[Action]] = each(Pass)
