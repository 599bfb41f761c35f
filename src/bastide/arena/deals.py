"""Who sits where: every line-up of the bots gets the same deals, and plays each with every rotation of the seats."""

from itertools import combinations
from typing import NamedTuple


class Sitting(NamedTuple):
    """One game of a tournament. They are sorted so that an unfinished one has treated all line-ups alike."""

    deal: int
    lineup: tuple[int, ...]
    """Bots by their number in the tournament; a bot's place in it is what its seed is made of."""
    rotation: int

    def seat(self, place: int) -> int:
        """Where the bot at this place of the line-up sits."""
        return (place + self.rotation) % len(self.lineup)

    def place(self, seat: int) -> int:
        return (seat - self.rotation) % len(self.lineup)


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """With two seats all pairs, with more all groups of that size."""
    return list(combinations(range(bots), seats))


def deals(games: int, seats: int) -> int:
    """How many deals make so many games of each line-up: rounded up, so that each deal is played in every rotation."""
    return -(-games // seats)


def sittings(bots: int, seats: int, games: int) -> list[Sitting]:
    """Every game of a tournament, sorted; `games` is for each line-up."""
    return [
        Sitting(deal, lineup, rotation)
        for deal in range(deals(games, seats))
        for lineup in lineups(bots, seats)
        for rotation in range(seats)
    ]
