"""The stack of hourglass tiles (ORL-8.2.1, ORL-8.2.2)."""

from typing import Final

from bastide.core.reading import Reader
from bastide.games.orleans.events import BASE_EVENTS
from bastide.games.orleans.new_events.events import LETTERS, NEW_EVENTS
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import Module

FIRST: Final = len(BASE_EVENTS)  # the tiles are counted after those of the base game
SILENCE: Final = FIRST
UPRISING: Final = FIRST + [tile.name for tile in NEW_EVENTS].index("peasant_uprising")
DRAWN: Final = 4  # tiles of each letter in a game


class NewEvents(Module):
    """The new hourglass tiles replace those of the base game."""

    def __init__(self, uprising_last: bool) -> None:
        self.last = UPRISING if uprising_last else SILENCE  # the tile at the bottom

    def tiles(self, letter: str) -> list[int]:
        """All of a letter, but for the one whose place is fixed."""
        numbers = [FIRST + number for number, tile in enumerate(NEW_EVENTS) if tile.letter == letter]
        return [number for number in numbers if number != self.last]

    def set_up(self, state: Position) -> None:
        """From bottom to top: the last tile, four each of D, C, B and A, and Silence. What is left over stays in the
        box."""
        stack = [self.last]
        for letter in reversed(LETTERS):
            stack += state.rng.shuffled(bytes(self.tiles(letter)))[:DRAWN]
        state.hourglass = bytes([*stack, SILENCE])

    def check(self, state: Position, given: dict[str, Reader]) -> None:
        """The stack is as it was set up: which letter comes when, and no tile twice."""
        tiles = state.past + state.hourglass[::-1]
        letters = "".join([state.box.events[tile].letter for tile in tiles[:-1]])
        right = letters == "-" + "".join([letter * DRAWN for letter in LETTERS]) and tiles[-1] == self.last
        once = right and len(set(tiles[:-1])) == len(tiles[:-1]) and self.last not in tiles[1:-1]
        last = f"@hourglass-{state.box.events[self.last].name}"
        given["hourglass"].fail_if(not once, "bad-json-new-events", each=DRAWN, last=last)

    def imagine(self, state: Position) -> None:
        """ORL-10.2: of each letter any that has not come up may lie in the stack; which letter comes when is known,
        and so is the last tile."""
        stack = list(state.hourglass)
        known = 0
        if self.last in stack:
            stack.remove(self.last)
            stack.insert(0, self.last)
            known = 1
        for letter in LETTERS:
            spots = [spot for spot in range(known, len(stack)) if state.box.events[stack[spot]].letter == letter]
            unseen = [tile for tile in self.tiles(letter) if tile not in state.past]
            for spot, tile in zip(spots, state.rng.shuffled(bytes(unseen)), strict=False):
                stack[spot] = tile
        state.hourglass = bytes(stack)
