"""Carrying out places (ORL-4.5, ORL-4.10): use, recruit, travel, study; and passing."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number, OneOf
from bastide.core.phrases import Phrase, Value
from bastide.core.question import pending
from bastide.core.reading import Reader
from bastide.games.orleans import gains, turn
from bastide.games.orleans.acting import acting
from bastide.games.orleans.actions.move import EVERY_SEAT, GOOD, NONE, PLACE, Move, good_words, place_words
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.components import HORSE_WAGON, PHARMACY, SHIP, VILLAGE, WAGON
from bastide.games.orleans.goods import KINDS as GOOD_KINDS
from bastide.games.orleans.map import CITIES, EDGE_NAMES, EDGES, WAYS
from bastide.games.orleans.position import Position
from bastide.games.orleans.tokens import BOATMAN, CHARACTERS, TRADER

MOST_COINS: Final = 3
"""What the Pharmacy takes (ORL-4.10)."""


class Carry(Move):
    """Carry out a place (ORL-3.5)."""

    place: int

    @property
    def rule(self) -> str:
        return "ORL-4.5" if self.place < 10 else "ORL-4.10"

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

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def way_refusal(self, state: Position) -> Refusal | None:
        if state.box.effects[self.place].plain:
            return None
        return Refusal(self.rule, "refuse-say-how", {"place": place_words(self.place)})

    def carry_out(self, state: Position) -> None:
        state.box.effects[self.place].carry_out(state, self.seat, self.place)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-use", {"place": place_words(self.place), "does": f"@does-{PLACE_NAMES[self.place]}"})


class Recruit(Carry):
    """The Village: one of three characters (ORL-4.5, D6)."""

    do: ClassVar[str] = "recruit"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("place", PLACE, coded=False),
        Field("character", Name(CHARACTERS)),
    )

    def __init__(self, seat: int, place: int, character: int) -> None:
        self.seat = seat
        self.place = place
        self.character = character

    def complete(self, state: Position) -> "Recruit":
        return Recruit(self.seat, VILLAGE, self.character)

    def touches(self) -> tuple[str, ...]:
        return (f"place:{PLACE_NAMES[self.place]}", f"supply:{CHARACTERS[self.character]}")

    def way_refusal(self, state: Position) -> Refusal | None:
        if self.place != VILLAGE or not BOATMAN <= self.character <= TRADER:
            who = f"@character-{CHARACTERS[self.character]}"
            return Refusal("ORL-4.5", "refuse-not-offered", {"place": place_words(self.place), "character": who})
        return gains.recruit_refusal(state, self.seat, self.character)

    def carry_out(self, state: Position) -> None:
        gains.recruit(state, self.seat, self.character, self.place)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-recruit", {"place": place_words(self.place), "does": f"@does-{CHARACTERS[self.character]}"})


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
    declared: ClassVar[tuple[Field, ...]] = (
        Field("place", Carrier([SHIP, WAGON, HORSE_WAGON])),
        Field("edge", Name(EDGE_NAMES)),
        Field("good", GOOD, absent=NONE, touch="load"),
    )

    def __init__(self, seat: int, place: int, edge: int, good: int) -> None:
        self.seat = seat
        self.place = place
        self.edge = edge
        self.good = good

    @property
    def rule(self) -> str:
        return "ORL-4.6"

    def way_refusal(self, state: Position) -> Refusal | None:
        effect = state.box.effects[self.place]
        if effect.plain or effect.way == NONE:
            return Refusal("ORL-4.6", "refuse-no-travel", {"place": place_words(self.place)})
        return travel_refusal(state, self.seat, self.edge, self.good, effect.way)

    def carry_out(self, state: Position) -> None:
        gains.travel(state, self.seat, self.edge)
        if self.good != NONE:
            gains.pick_up(state, self.seat, self.edge, self.good)

    def describe(self, state: Position) -> Phrase:
        city = EDGES[self.edge].across(state.players[self.seat].merchant)
        good = "none" if self.good == NONE else good_words(self.good)
        way = WAYS[EDGES[self.edge].way]
        named = {"place": place_words(self.place), "city": f"@city-{CITIES[city]}"}
        return Phrase("do-travel", {**named, "good": good, "way": way})


def travel_refusal(state: Position, seat: int, edge: int, good: int, way: int) -> Refusal | None:
    """ORL-4.6: a connection of the right kind that leaves the merchant's city, and a good that lies on it."""
    row = EDGES[edge]
    if state.players[seat].merchant not in row.ends:
        return Refusal("ORL-4.6", "refuse-elsewhere", {"city": f"@city-{CITIES[state.players[seat].merchant]}"})
    if way != NONE and row.way != way:
        return Refusal("ORL-4.6", "refuse-way", {"way": WAYS[way]})
    if good != NONE and good not in gains.goods_on(state, edge):
        return Refusal("ORL-4.6", "refuse-no-good-there", {"good": good_words(good)})
    return None


class Study(Carry):
    """The Pharmacy: 1 to 3 coins, a development point for each (ORL-4.10.4, R-58)."""

    do: ClassVar[str] = "study"
    cites: ClassVar[str] = "ORL-4.10.4"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("place", PLACE, coded=False),
        Field("coins", Number(1, MOST_COINS)),
    )

    def __init__(self, seat: int, place: int, coins: int) -> None:
        self.seat = seat
        self.place = place
        self.coins = coins

    @property
    def rule(self) -> str:
        return "ORL-4.10.4"

    def complete(self, state: Position) -> "Study":
        return Study(self.seat, PHARMACY, self.coins)

    def touches(self) -> tuple[str, ...]:
        return (f"place:{PLACE_NAMES[self.place]}", f"coins:{self.coins}")

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": self.coins}

    def way_refusal(self, state: Position) -> Refusal | None:
        player = state.players[self.seat]
        if self.place != PHARMACY:
            return Refusal("ORL-4.10.4", "refuse-say-how", {"place": place_words(self.place)})
        if self.coins > player.coins:
            return Refusal("R-29", "refuse-coins", {"coins": self.coins, "purse": player.coins})
        steps = gains.steps_left(player)
        return Refusal("R-58", "refuse-steps", {"steps": steps}) if self.coins > steps else None

    def carry_out(self, state: Position) -> None:
        state.pay_coins(self.seat, self.coins)
        gains.develop(state, self.seat, self.coins)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-study", {"coins": self.coins})


class Pass(Move):
    """Pass: final for this round (ORL-3.5.1)."""

    do: ClassVar[str] = "pass"
    cites: ClassVar[str] = "ORL-3.5.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        turn.take_pass(state, self.seat, False)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-pass", {"held": state.players[self.seat].held})


# ---- each made once

USES: Final = [[Use(seat, place) for place in range(len(PLACE_NAMES))] for seat in EVERY_SEAT]
RECRUITS: Final = [[Recruit(seat, VILLAGE, character) for character in range(TRADER + 1)] for seat in EVERY_SEAT]
TRAVELS: Final = [
    [
        [[Travel(seat, place, edge, good) for good in range(-1, GOOD_KINDS)] for edge in range(len(EDGES))]
        for place in range(len(PLACE_NAMES))
    ]
    for seat in EVERY_SEAT
]
"""By place and connection; without a good first."""
STUDIES: Final = [[Study(seat, PHARMACY, coins) for coins in range(1, MOST_COINS + 1)] for seat in EVERY_SEAT]
PASSES: Final[list[Action]] = [Pass(seat) for seat in EVERY_SEAT]
