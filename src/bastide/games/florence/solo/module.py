"""The solo mode as a module of the game (FLO-10)."""

from typing import ClassVar

from bastide.core.pile import draw
from bastide.games.florence.components import CARD_NAMES, PROFESSION_DECK
from bastide.games.florence.position import Player, Position
from bastide.games.florence.rules import Module
from bastide.games.florence.solo.components import BACKS, COINS, DIEGO, ROW, SIDES, DiegoCard
from bastide.games.florence.solo.diego import Diego, Virtual
from bastide.games.florence.solo.table import Solo, solo_of


class SoloModule(Module):
    """One human, Diego, and virtual players."""

    name: ClassVar[str] = "solo"

    def __init__(self, printed: list[DiegoCard], table: int, level: str) -> None:
        self.printed = printed
        self.table = table
        self.level = level

    def set_up(self, state: Position) -> None:
        """FLO-10.1 to FLO-10.5: Diego and two or three virtual players, with professions that nobody looks at."""
        diego = Diego(COINS[self.level])
        virtuals: list[Virtual] = []
        cards, state.decks[PROFESSION_DECK] = draw(state.decks[PROFESSION_DECK], ROW)
        for card in cards:
            diego.put(card)
        for _ in range(self.table - len(SIDES)):
            cards, state.decks[PROFESSION_DECK] = draw(state.decks[PROFESSION_DECK], ROW)
            virtuals.append(Virtual(cards, 0))
        solo = Solo(self.printed, self.table, self.level, diego, virtuals)
        for back in reversed(range(len(BACKS))):
            some = [number for number, card in enumerate(self.printed) if card.back == back]
            solo.deck += state.rng.shuffled(bytes(some))
        solo.begins = state.rng.below(len(SIDES))
        state.extras.append(solo)

    def opponents(self, state: Position) -> list[Player]:
        return [solo_of(state).diego]

    def open_professions(self, state: Position) -> int:
        return solo_of(state).face_up()

    def recruited(self, state: Position, seat: int, card: int) -> bool:
        """FLO-10.23, FLO-10.26: if it was Diego's, he gets any face-up profession of a virtual player instead
        (FLO-17.39). The recruiting card leaves the game."""
        solo = solo_of(state)
        for virtual in solo.virtuals:
            virtual.open &= ~(1 << card)
        if not solo.diego.played >> card & 1:
            return True
        solo.diego.played &= ~(1 << card)
        others: list[int] = []
        for virtual in solo.virtuals:
            others += [other for other in range(virtual.open.bit_length()) if virtual.open >> other & 1]
        if others:
            replacement = others[state.rng.below(len(others))]
            for virtual in solo.virtuals:
                virtual.open &= ~(1 << replacement)
            solo.diego.played |= 1 << replacement
            if state.events is not None:
                name = CARD_NAMES[replacement]
                said = {"piece": name, "from": f"card:{name}", "to": "diego:played"}
                state.tell("diego_replace", DIEGO, {**said}, reveals=True)
        return True
