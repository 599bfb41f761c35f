"""The solo mode as a module of the game (FLO-10)."""

from typing import Any, ClassVar

from bastide.core.masks import each_of
from bastide.core.pickling import remade
from bastide.core.pile import draw
from bastide.games.florence.components import BUILDER, CARD_NAMES, PROFESSION_DECK, RECRUITING_CARD
from bastide.games.florence.position import Player, Position
from bastide.games.florence.rules import Extra, Module
from bastide.games.florence.solo.components import COINS, ROW, SIDES, DiegoCard
from bastide.games.florence.solo.diego import Diego, Virtual
from bastide.games.florence.solo.table import Solo, solo_of, told


class SoloModule(Module):
    """One human, Diego, and virtual players."""

    withdraws: ClassVar[tuple[int, ...]] = (BUILDER, RECRUITING_CARD)  # FLO-10.14, FLO-10.23

    def __init__(self, printed: list[DiegoCard], table: int, level: str) -> None:
        self.printed = printed
        self.table = table
        self.level = level

    def set_up(self, state: Position) -> None:
        """FLO-10.1 to FLO-10.5: Diego and two or three virtual players, with professions that nobody looks at."""
        rows: list[bytes] = []
        for _ in range(self.table - 1):
            cards, state.decks[PROFESSION_DECK] = draw(state.decks[PROFESSION_DECK], ROW)
            rows.append(cards)
        diego = Diego(COINS[self.level])
        for card in rows[0]:
            diego.put(card)
        solo = Solo(self.printed, self.table, self.level, diego, [Virtual(row, 0) for row in rows[1:]])
        solo.deck = solo.shuffled(state, list(range(len(self.printed))))
        solo.begins = state.rng.below(len(SIDES))
        state.extras.append(solo)

    def unpacked(self, packed: Any) -> Extra:
        solo: Solo = remade(Solo, (self.printed, self.table, self.level, packed["diego"], packed["virtuals"]), packed)
        return solo

    def opponents(self, state: Position) -> list[Player]:
        return [solo_of(state).diego]

    def open_professions(self, state: Position) -> int:
        return solo_of(state).face_up()

    def recruited(self, state: Position, card: int) -> None:
        """FLO-10.23, FLO-10.26: if it was Diego's, he gets any face-up profession of a virtual player instead
        (FLO-17.39). The recruiting card leaves the game."""
        solo = solo_of(state)
        others: list[int] = []
        for virtual in solo.virtuals:
            virtual.open &= ~(1 << card)
            others += each_of(virtual.open)
        if not solo.diego.played >> card & 1:
            return
        solo.diego.played &= ~(1 << card)
        if others:
            replacement = others[state.rng.below(len(others))]
            for virtual in solo.virtuals:
                virtual.open &= ~(1 << replacement)
            solo.diego.played |= 1 << replacement
            name = CARD_NAMES[replacement]
            told(state, "diego_replace", {"piece": name, "from": f"card:{name}", "to": "diego:played"}, reveals=True)
