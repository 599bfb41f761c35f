"""What follows from a place: take a tile, send tokens to deeds, lay a drawn token, install technology."""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase
from bastide.games.orleans import gains, laying, sending, tokens
from bastide.games.orleans.actions.move import EVERY_SEAT, NONE, SLOT, TOKEN, Move, SlotMove, place_words, token_words
from bastide.games.orleans.actions.planning import TileMove, laid_words, slot_refusal
from bastide.games.orleans.box import NO_TECHNOLOGY, PLACE_NAMES, PLACE_OF, PLACES, SLOT_NAMES, SLOTS
from bastide.games.orleans.components import FIRST_TILE
from bastide.games.orleans.deed_names import DEEDS, MOST_SPACES
from bastide.games.orleans.position import INSTALLED, Position
from bastide.games.orleans.rules import GAINS
from bastide.games.orleans.tokens import CHARACTERS, FARMER, KINDS, MONK, NEUTRALS


class Take(TileMove):
    """Take a place tile (ORL-4.10.1, D7)."""

    do: ClassVar[str] = "take"
    cites: ClassVar[str] = "ORL-4.10.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if state.tiles & state.box.up_to[asked.a] & 1 << self.tile:
            return None
        return self.gone(state) or Refusal("ORL-4.5", "refuse-level", {"place": place_words(self.tile)})

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        gains.take_tile(state, self.seat, self.tile)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-take", {"place": place_words(self.tile)})


class Send(Move):
    """A token to a space of a deed; where there is a choice, with what it shall bring (ORL-4.9.2, D9)."""

    do: ClassVar[str] = "send"
    cites: ClassVar[str] = "ORL-4.9.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("token", Name(CHARACTERS), attribute="character"),
        Field("deed", Name(DEEDS)),
        Field("space", Number(0, MOST_SPACES - 1)),
        Field("gain", Name(GAINS), absent=NONE),
    )

    def __init__(self, seat: int, character: int, deed: int, space: int, gain: int) -> None:
        self.seat = seat
        self.character = character
        self.deed = deed
        self.space = space
        self.gain = gain

    def touches(self) -> tuple[str, ...]:
        where = (f"token:{CHARACTERS[self.character]}", f"deed:{DEEDS[self.deed]}:{self.space}")
        return where if self.gain == NONE else (*where, f"gain:{GAINS[self.gain]}")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        row = state.box.row(self.deed)
        named = {"token": token_words(self.character), "deed": f"@deed-{DEEDS[self.deed]}"}
        if row is None:
            return Refusal("ORL-4.9.2", "refuse-no-deed", named)
        reasons = [
            (not tokens.count(asked.a, self.character), "ORL-4.9.2", "refuse-not-to-send"),
            (row.end - row.first <= self.space < len(row.spaces), "ORL-8.3.1", "refuse-covered"),
            (self.space not in sending.free_spaces(state, row, self.character), "ORL-4.9.2", "refuse-space"),
            (self.gain not in row.gains(state, self.seat), "ORL-4.9.4", "refuse-gain"),
        ]
        return first_reason(named, reasons)

    def apply(self, state: Position) -> None:
        row = state.box.row(self.deed)
        assert row is not None
        sending.send(state, state.settle(self.seat), self.character, row, self.space, self.gain)

    def describe(self, state: Position) -> Phrase:
        gain = "none" if self.gain == NONE else GAINS[self.gain]
        return Phrase(
            "do-send", {"token": token_words(self.character), "deed": f"@deed-{DEEDS[self.deed]}", "gain": gain}
        )


class Lay(Move):
    """Put a token that was drawn on a slot (ORL-4.10.2, D11)."""

    do: ClassVar[str] = "lay"
    cites: ClassVar[str] = "ORL-4.10.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("token", TOKEN, attribute="kind", touch="drawn"),
        Field("slot", SLOT),
    )

    def __init__(self, seat: int, kind: int, slot: int) -> None:
        self.seat = seat
        self.kind = kind
        self.slot = slot

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.kind not in laying.drawn(asked):
            return Refusal(state.questions[asked.kind].rule, "refuse-not-drawn", {"token": token_words(self.kind)})
        if asked.c and PLACE_OF[self.slot] == asked.c:
            return Refusal(state.questions[asked.kind].rule, "refuse-same-place", {"place": place_words(asked.c)})
        return slot_refusal(state, self.seat, self.kind, self.slot, state.players[self.seat].substitutes)

    def apply(self, state: Position) -> None:
        laying.lay(state, state.settle(self.seat), self.kind, self.slot)

    def describe(self, state: Position) -> Phrase:
        named = laid_words(state, self.kind, self.slot)
        return Phrase("do-lay", named)


class Install(SlotMove):
    """Place a held technology tile on an empty slot, for good (ORL-4.8, D13)."""

    do: ClassVar[str] = "install"
    cites: ClassVar[str] = "ORL-4.8.2"

    def touches(self) -> tuple[str, ...]:
        return ("held", f"slot:{SLOT_NAMES[self.slot]}")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        if laying.technology_slots(state, player) >> self.slot & 1:
            return None
        place = PLACE_OF[self.slot]
        row = PLACES[place]
        printed = state.box.types[self.slot]
        reasons = [
            (not player.owns(place), "ORL-4.10.1", "refuse-not-yours"),
            (NO_TECHNOLOGY >> self.slot & 1 == 1, "ORL-4.8.4", "refuse-no-technology-here"),
            (printed >= MONK, "ORL-4.8.3", "refuse-monk-slot"),
            (INSTALLED in player.slots[row.first : row.end], "ORL-4.8.4", "refuse-second-technology"),
            (not player.open >> self.slot & 1, "R-3", "refuse-slot-taken"),
            (printed != FARMER and player.held == player.bound, "ORL-8.3.6", "refuse-bound"),
            (True, "ORL-4.8.3", "refuse-first-technology"),
        ]
        return first_reason({"place": place_words(place)}, reasons)

    def apply(self, state: Position) -> None:
        laying.install(state, state.settle(self.seat), self.slot)

    def describe(self, state: Position) -> Phrase:
        slot = f"@slot-{state.box.type_name(self.slot)}"
        return Phrase("do-install", {"place": place_words(PLACE_OF[self.slot]), "slot": slot})


# ---- each made once

TAKES: Final = [[Take(seat, number) for number in range(len(PLACE_NAMES) - FIRST_TILE)] for seat in EVERY_SEAT]
LAYS: Final = [[[Lay(seat, kind, slot) for slot in range(SLOTS)] for kind in range(KINDS)] for seat in EVERY_SEAT]
INSTALLS: Final = [[Install(seat, slot) for slot in range(SLOTS)] for seat in EVERY_SEAT]
SENDS: Final = [
    [
        [
            [
                [Send(seat, character, deed, space, gain) for gain in range(-1, len(GAINS))]
                for space in range(MOST_SPACES)
            ]
            for deed in range(len(DEEDS))
        ]
        for character in range(NEUTRALS)
    ]
    for seat in EVERY_SEAT
]
"""By seat, character, deed, space; without a choice first."""
