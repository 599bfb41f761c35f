"""What can be done (ORL-8.3): draw for Alchemy, announce the second token, move by Tugboat."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Number
from bastide.core.phrases import Value
from bastide.games.orleans import deeds, gains, laying, tokens
from bastide.games.orleans.actions.move import EDGE, LOAD, NONE, TOKEN, Move, each
from bastide.games.orleans.actions.places import travel_refusal, travel_words
from bastide.games.orleans.asks import ASK_COMPLETE, ASK_DEEDS
from bastide.games.orleans.components import DEEDS, MOST_SPACES
from bastide.games.orleans.goods import KINDS as GOOD_KINDS
from bastide.games.orleans.map import EDGES, RIVER
from bastide.games.orleans.new_deeds.asks import ASK_ALCHEMY
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import Row

ALCHEMY: Final = DEEDS.index("alchemy")


def alchemy(state: Position) -> Row:
    row = state.box.row(ALCHEMY)
    assert row is not None
    return row


def second_token(state: Position, asked: Decision) -> int:
    """The other token of the action, which may still go anywhere (R-57), or -1; it is asked for next."""
    place = state.stack.index(asked)
    below = state.stack[place - 1] if place else asked
    return tokens.kinds(below.a)[0] if below.kind == ASK_DEEDS and asked.a == 1 else NONE


def announce_spaces(state: Position, asked: Decision) -> list[int]:
    """Where on Alchemy the second token may go."""
    token = second_token(state, asked)
    return [] if token == NONE else deeds.free_spaces(state, alchemy(state), token)


class Distil(Move):
    """Alchemy: draw a token for each that was placed (ORL-8.3.5, D11)."""

    do: ClassVar[str] = "distil"
    cites: ClassVar[str] = "ORL-8.3.5"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None if state.players[self.seat].bag else Refusal("ORL-9.9", "refuse-empty-bag")

    def apply(self, state: Position) -> None:
        """Every token drawn is laid or returned on its own."""
        asked = state.settle(self.seat)
        laying.draw_to_lay(state, self.seat, asked.a, 0, laying.EACH)

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        return {"count": 1 if asked is None else asked.a}


class Announce(Move):
    """Alchemy: before drawing, put the second token there too; then two are drawn together (ORL-8.3.5, R-57)."""

    do: ClassVar[str] = "announce"
    cites: ClassVar[str] = "ORL-8.3.5"
    declared: ClassVar[tuple[Field, ...]] = (Field("space", Number(0, MOST_SPACES - 1)),)
    space: int

    def touches(self) -> tuple[str, ...]:
        return (f"deed:{DEEDS[ALCHEMY]}:{self.space}",)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.space in announce_spaces(state, asked):
            return None
        token = second_token(state, asked)
        if token == NONE:
            return Refusal("ORL-8.3.5", "refuse-no-second")
        named = {"token": TOKEN.words(token), "deed": f"@deed-{DEEDS[ALCHEMY]}"}
        return Refusal("ORL-4.9.2", "refuse-space", named)

    def apply(self, state: Position) -> None:
        token = second_token(state, state.stack[-1])
        asked = state.settle(self.seat)
        row = alchemy(state)
        deeds.occupy(state, state.stack.pop(), token, row, self.space)
        if deeds.filled(state, row):
            state.ask(ASK_COMPLETE, self.seat, row.number)
        state.ask(ASK_ALCHEMY, self.seat, asked.a + 1)

    def words(self, state: Position) -> dict[str, Value]:
        asked = state.asked(self.seat)
        token = NONE if asked is None else second_token(state, asked)
        return {"token": "" if token == NONE else TOKEN.words(token)}


class Tow(Move):
    """Tugboat: along a river connection, with a good of it or without (ORL-4.6, R-19, D8)."""

    do: ClassVar[str] = "tow"
    cites: ClassVar[str] = "ORL-4.6"
    declared: ClassVar[tuple[Field, ...]] = (EDGE, LOAD)
    edge: int
    good: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return travel_refusal(state, self.seat, self.edge, self.good, RIVER)

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        gains.travel(state, self.seat, self.edge, self.good)

    def words(self, state: Position) -> dict[str, Value]:
        return travel_words(state, self.seat, self.edge, self.good)


ACTIONS: Final[list[type[Action]]] = [Distil, Announce, Tow]

# ---- each made once

DISTILS: Final[list[Action]] = each(Distil)
ANNOUNCES: Final[list[list[Action]]] = each(Announce, range(MOST_SPACES))
TOWS: Final[list[list[list[Action]]]] = each(Tow, range(len(EDGES)), range(-1, GOOD_KINDS))
"""By connection; without a good first."""
