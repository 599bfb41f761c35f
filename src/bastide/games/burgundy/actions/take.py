"""Tiles from depots: taken with a die (BUR-5.1), or bought (BUR-10)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Number
from bastide.core.phrases import Phrase
from bastide.games.burgundy import knowledge
from bastide.games.burgundy.actions.move import DIE, NONE, TILE, DieMove, tile_words
from bastide.games.burgundy.components import BLACK_SPACES, PURCHASE_SILVER, STORAGE, TYPE_OF, slots, space
from bastide.games.burgundy.position import ASK_CASTLE, ASK_FETCH, Position
from bastide.games.burgundy.turn import open_spaces

DISCARD: Final = Field("discard", Number(0, STORAGE - 1), absent=NONE, touch="storage", gives=True)
BLACK: Final = {"black": 0}
"""How the black depot may be named besides its number."""
NUMBERED: Final = {ASK_CASTLE: "BUR-6.3.1", ASK_FETCH: "BUR-7.1"}
"""Which rule keeps an effect to the numbered depots; a die has BUR-5.1.1."""


class Take(DieMove):
    """Take a tile from a numbered depot (BUR-5.1); without a die by a castle (BUR-6.3) or a building (BUR-7)."""

    do: ClassVar[str] = "take"
    cites: ClassVar[str] = "BUR-5.1"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("depot", Number(1, 6, BLACK)),
        Field("slot", Number(0, 3)),
        TILE,
        DIE,
        DISCARD,
    )
    depot: int
    slot: int
    tile: int
    discard: int

    def lying(self, state: Position) -> int:
        """The tile on the space that is named; 0 where there is none."""
        return state.depots[space(self.depot, self.slot)] if self.slot < slots(self.depot) else 0

    def complete(self, state: Position) -> Action | None:
        """Whatever is discarded: where that may not be, BUR-5.1.2 says so."""
        tile = self.lying(state)
        return Take(self.seat, self.depot, self.slot, tile, self.die, self.discard) if tile else None

    def touches(self) -> tuple[str, ...]:
        return (*DIE.touches(self.die), f"depot:{self.depot}:{self.slot}", *DISCARD.touches(self.discard))

    def price(self, state: Position) -> int:
        return self.price_as(state, self.depot, knowledge.TAKING)

    def forbid(self, state: Position, asked: Decision) -> Refusal | None:
        if self.depot == 0:
            return Refusal(NUMBERED.get(asked.kind, "BUR-5.1.1"), "refuse-take-black")
        if asked.kind == ASK_FETCH and self.tile and not asked.a >> TYPE_OF[self.tile] & 1:
            return Refusal("BUR-7", "refuse-fetch", {"tile": tile_words(self.tile)})
        return self.tile_refusal(state, "BUR-5.1.1")

    def tile_refusal(self, state: Position, rule: str) -> Refusal | None:
        """The tile must lie there. With full storage one stored tile must go (BUR-5.1.2, R-4), else none may (R-5)."""
        if self.tile == 0 or self.lying(state) != self.tile:
            first = space(self.depot, 0)
            if not any(state.depots[first : first + slots(self.depot)]):
                return Refusal("BUR-14.5", "refuse-depot-empty", {"depot": self.depot})
            if self.tile == 0:
                return Refusal("BUR-5.1.3", "refuse-space-empty", {"depot": self.depot})
            return Refusal(rule, "refuse-not-there", {"tile": tile_words(self.tile), "depot": self.depot})
        if (state.players[self.seat].free_storage() == NONE) == (self.discard != NONE):
            return None
        return Refusal("BUR-5.1.2", "refuse-storage-full" if self.discard == NONE else "refuse-discard")

    def carry_out(self, state: Position) -> None:
        if self.discard != NONE:
            state.discard(self.seat, self.discard)
        state.take(self.seat, self.depot, self.slot)

    def describe(self, state: Position) -> Phrase:
        args = self.die_args(state)
        args["tile"] = tile_words(self.tile)
        args["depot"] = self.depot
        if self.discard == NONE:
            return Phrase(f"do-{self.do}", args)
        args["discard"] = tile_words(state.players[self.seat].storage[self.discard])
        return Phrase(f"do-{self.do}-discard", args)


class Buy(Take):
    """Take a tile for 2 silver, once a turn (BUR-10.1), while no effect is pending (BUR-10.2, R-3)."""

    do: ClassVar[str] = "buy"
    cites: ClassVar[str] = "BUR-10.1"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("depot", Number(0, 6, BLACK)),
        Field("slot", Number(0, BLACK_SPACES - 1)),
        TILE,
        DISCARD,
    )

    def __init__(self, seat: int, depot: int, slot: int, tile: int, discard: int) -> None:
        super().__init__(seat, depot, slot, tile, discard)
        self.die = NONE

    def complete(self, state: Position) -> Action | None:
        found = super().complete(state)
        return None if found is None else Buy(self.seat, self.depot, self.slot, self.lying(state), self.discard)

    def touches(self) -> tuple[str, ...]:
        return ("silver", *super().touches())

    def cost(self, state: Position) -> dict[str, int]:
        return {"silver": PURCHASE_SILVER}

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        if space(self.depot, 0) < open_spaces(state, player):
            return self.tile_refusal(state, "BUR-10.1")
        if state.bought:
            return Refusal("BUR-10.1", "refuse-bought")
        if player.silver < PURCHASE_SILVER:
            return Refusal("BUR-10.1", "refuse-silver", {"silver": player.silver})
        return Refusal("BUR-10.1", "refuse-buy-depot", {"depot": self.depot})

    def apply(self, state: Position) -> None:
        state.players[self.seat].silver -= PURCHASE_SILVER
        state.bought = True
        if state.events is not None:
            state.tell("pay_silver", self.seat, {"count": PURCHASE_SILVER})
        self.carry_out(state)
