"""What follows from a place: take a tile, send tokens to deeds, lay a drawn token, install technology."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Value
from bastide.games.orleans import deeds, gains, laying, tokens
from bastide.games.orleans.actions.move import EVERY_TILE, NEUTRAL, NONE, SLOT, TOKEN, Move, SlotMove, each
from bastide.games.orleans.actions.planning import TileMove, ToSlot
from bastide.games.orleans.box import NO_TECHNOLOGY, PLACE_OF, SLOT_IDS, SLOTS
from bastide.games.orleans.components import DEEDS, MOST_SPACES
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import GAINS
from bastide.games.orleans.tokens import CHARACTERS, FARMER, KINDS, MONK, NEUTRALS


class Take(TileMove):
    """Take a place tile (ORL-4.10.1, D7)."""

    do: ClassVar[str] = "take"
    cites: ClassVar[str] = "ORL-4.10.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if state.tiles & state.box.up_to[asked.a] & 1 << self.tile:
            return None
        return super().refuse(state, asked) or Refusal("ORL-4.5", "refuse-level", self.words(state))

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        gains.take_tile(state, self.seat, self.tile)


class Send(Move):
    """A token to a space of a deed; where there is a choice, with what it shall bring (ORL-4.9.2, D9)."""

    do: ClassVar[str] = "send"
    cites: ClassVar[str] = "ORL-4.9.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("token", NEUTRAL, attribute="character"),
        Field("deed", Name(DEEDS, "deed")),
        Field("space", Number(0, MOST_SPACES - 1)),
        Field("gain", Name(GAINS), absent=NONE),
    )
    character: int
    deed: int
    space: int
    gain: int

    def touches(self) -> tuple[str, ...]:
        where = (f"token:{CHARACTERS[self.character]}", f"deed:{DEEDS[self.deed]}:{self.space}")
        return where if self.gain == NONE else (*where, f"gain:{GAINS[self.gain]}")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        row = state.box.row(self.deed)
        named = self.words(state)
        if row is None:
            return Refusal(state.box.rows[0].board_rule, "refuse-no-deed", named)
        reasons = [
            (not tokens.count(asked.a, self.character), "ORL-4.9.2", "refuse-not-to-send"),
            (row.end - row.first <= self.space < len(row.spaces), row.board_rule, "refuse-covered"),
            (self.space not in deeds.free_spaces(state, row, self.character), "ORL-4.9.2", "refuse-space"),
            (self.gain not in row.gains(state, self.seat), "ORL-4.9.4", "refuse-gain"),
        ]
        return first_reason(named, reasons)

    def apply(self, state: Position) -> None:
        row = state.box.row(self.deed)
        assert row is not None
        deeds.send(state, state.settle(self.seat), self.character, row, self.space, self.gain)


class Lay(ToSlot):
    """Put a token that was drawn, or recruited under Amnesty, on a slot (ORL-4.10.2, ORL-8.3.5, ORL-8.2, D11, D14)."""

    do: ClassVar[str] = "lay"
    cites: ClassVar[str] = "ORL-4.10.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("token", TOKEN, attribute="kind", touch="drawn"),
        Field("slot", SLOT),
    )

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        rule = laying.rule_of(state, asked)
        if self.kind not in laying.drawn(asked):
            return Refusal(rule, "refuse-not-drawn", self.words(state))
        if asked.c and PLACE_OF[self.slot] == asked.c:
            return Refusal(rule, "refuse-same-place", self.words(state))
        return self.slot_refusal(state, state.players[self.seat].substitutes)

    def apply(self, state: Position) -> None:
        laying.lay(state, state.settle(self.seat), self.kind, self.slot)


class Install(SlotMove):
    """Place a held technology tile on an empty slot, for good (ORL-4.8, R-3, D13)."""

    do: ClassVar[str] = "install"
    cites: ClassVar[str] = "ORL-4.8.2"

    def touches(self) -> tuple[str, ...]:
        return ("held", SLOT_IDS[self.slot])

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        if laying.technology_slots(state, player) >> self.slot & 1:
            return None
        place = PLACE_OF[self.slot]
        printed = state.box.types[self.slot]
        reasons = [
            (not player.owns(place), "ORL-4.10.1", "refuse-not-yours"),
            (NO_TECHNOLOGY >> self.slot & 1 == 1, "ORL-4.8.4", "refuse-no-technology-here"),
            (printed >= MONK, "ORL-4.8.3", "refuse-monk-slot"),
            (player.has_technology(place), "ORL-4.8.4", "refuse-second-technology"),
            (not player.open >> self.slot & 1, "ORL-4.8.2", "refuse-slot-taken"),
            (printed != FARMER and player.held == player.bound, "ORL-8.3.6", "refuse-bound"),
            (True, "ORL-4.8.3", "refuse-first-technology"),
        ]
        return first_reason(self.words(state), reasons)

    def apply(self, state: Position) -> None:
        laying.install(state, state.settle(self.seat), self.slot)

    def words(self, state: Position) -> dict[str, Value]:
        return {**super().words(state), "slot": f"@slot-{state.box.type_name(self.slot)}"}


ACTIONS: Final[list[type[Action]]] = [Take, Send, Lay, Install]

# ---- each made once

TAKES: Final[list[list[Action]]] = each(Take, EVERY_TILE)
LAYS: Final[list[list[list[Lay]]]] = each(Lay, range(KINDS), range(SLOTS))
INSTALLS: Final[list[list[Install]]] = each(Install, range(SLOTS))
SENDS: Final[list[list[list[list[list[Action]]]]]] = each(
    Send, range(NEUTRALS), range(len(DEEDS)), range(MOST_SPACES), range(-1, len(GAINS))
)  # by seat, character, deed, space; without a choice first
