"""At the castle: what a favour is used for (CAY-4.10), and sets that are delivered (CAY-3.4)."""

from typing import ClassVar

from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Number
from bastide.core.phrases import Phrase
from bastide.games.caylus1303 import delivery
from bastide.games.caylus1303.actions.move import (
    BuildingName,
    CharacterMove,
    Move,
    Paid,
    Stock,
    building_words,
    character_words,
    goods_refusal,
)
from bastide.games.caylus1303.components import CHARACTERS, FIRST_PRESTIGE, SITE_ROUNDS, SITE_SLOTS
from bastide.games.caylus1303.effects import open_slots
from bastide.games.caylus1303.goods import stock_words
from bastide.games.caylus1303.position import ASK_VISIT, ASK_WELCOME, NOWHERE, Position


class Take(CharacterMove):
    """Take a character: with a favour from another player (CAY-4.10.2 a), or from the board (CAY-4.10.2 b)."""

    do: ClassVar[str] = "take"
    cites: ClassVar[str] = "CAY-4.10.2"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """CAY-4.10.5: of another player; for the favour's second half one that is left on the board."""
        named = {"character": character_words(self.character)}
        if asked.kind == ASK_WELCOME:
            left = state.board_characters >> self.character & 1
            return None if left else Refusal("CAY-4.10.2", "refuse-character-gone", named)
        holder = state.holder_of(self.character)
        if holder == self.seat:
            return Refusal("CAY-4.10.5", "refuse-own-character", named)
        return Refusal("CAY-4.10.5", "refuse-nobodys-character", named) if holder == NOWHERE else None

    def apply(self, state: Position) -> None:
        """CAY-6.0: it works for its new holder from now on; what was used up stays so."""
        bit = 1 << self.character
        other = state.holder_of(self.character)
        state.stack.pop()
        if other == NOWHERE:
            state.board_characters &= ~bit
        else:
            state.players[other].characters &= ~bit
        state.players[self.seat].characters |= bit
        if state.events is not None:
            name = CHARACTERS[self.character]
            places = {"from": f"character:{name}", "to": "characters"}
            state.tell("take", self.seat, {"piece": name, **places, "other": other + 1})

    def describe(self, state: Position) -> Phrase:
        held = int(state.holder_of(self.character) != NOWHERE)
        return Phrase("do-take", {"character": character_words(self.character), "held": held})


class Visit(Move):
    """Use a favour for a tile at the construction site, and then perhaps for a character (CAY-4.10.2 b)."""

    do: ClassVar[str] = "visit"
    cites: ClassVar[str] = "CAY-4.10.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("slot", Number(0, SITE_SLOTS - 1)),
        Field("building", BuildingName(0, FIRST_PRESTIGE), coded=False),
    )
    slot: int
    building: int

    def complete(self, state: Position) -> "Visit":
        return Visit(self.seat, self.slot, state.site_tiles[self.slot])

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        named = {"building": building_words(self.building)}
        if state.site_tiles[self.slot] != self.building:
            return Refusal("CAY-4.10.2", "refuse-not-at-site", named)
        if state.round < SITE_ROUNDS[self.slot]:
            return Refusal("CAY-4.10.3", "refuse-slot", {"round": SITE_ROUNDS[self.slot]})
        if self.slot not in open_slots(state, self.seat):
            return Refusal("CAY-4.10.4", "refuse-useless-tile", named)
        return None

    def apply(self, state: Position) -> None:
        """CAY-4.10.6: first the effect with all it brings, then the character; so that decision lies below. The tile
        stays as it is (CAY-4.10.8)."""
        state.stack.pop()
        if state.board_characters:
            state.pose(ASK_WELCOME, self.seat)
        state.pose(ASK_VISIT, self.seat, self.slot)

    def describe(self, state: Position) -> Phrase:
        left = 1 if state.board_characters else 0
        return Phrase("do-visit", {"building": building_words(self.building), "characters": left})


class Deliver(Move):
    """Deliver one set (CAY-3.4.1, CAY-3.4.2, CAY-3.4.3)."""

    do: ClassVar[str] = "deliver"
    cites: ClassVar[str] = "CAY-3.4.2"
    declared: ClassVar[tuple[Field, ...]] = (Paid("goods", Stock(delivery.ALL_SETS), gives=True),)
    goods: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not delivery.is_set(self.goods, state.players[self.seat]):
            return Refusal("CAY-3.4.2", "refuse-set", {"goods": stock_words(self.goods)})
        return goods_refusal(state, self.seat, self.goods, "CAY-3.4.2")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        delivery.hand_over(state, self.seat, self.goods)

    def describe(self, state: Position) -> Phrase:
        points = [reward[0] for reward in delivery.rewards(state, state.players[self.seat], self.goods)]
        return Phrase("do-deliver", {"goods": stock_words(self.goods), "points": sum(points)})
