"""Character tokens (ORL-1.3, ORL-1.4), and heaps of them as one integer: five bits for each kind.

A kind is one of the seven characters as a neutral token, or one of the four starters of a player's colour.
"""

from typing import Final

FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
CHARACTERS: Final[tuple[str, ...]] = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")

NEUTRALS: Final = 7
STARTERS: Final = 4
KINDS: Final = NEUTRALS + STARTERS
TOKENS: Final[tuple[str, ...]] = (*CHARACTERS, *[f"own_{name}" for name in CHARACTERS[:STARTERS]])
"""By kind; the last four are starters."""
CHARACTER_OF: Final = [*range(NEUTRALS), *range(STARTERS)]

# ---- heaps

WIDTH: Final = 5
FIELD: Final = (1 << WIDTH) - 1
ONE: Final = [1 << WIDTH * kind for kind in range(KINDS)]
NEUTRAL_FIELDS: Final = (1 << WIDTH * NEUTRALS) - 1  # the part of a heap that is neutral
START_HEAP: Final = sum(ONE[NEUTRALS:])  # the four starters of a player (ORL-2.2)


def count(heap: int, kind: int) -> int:
    return heap >> WIDTH * kind & FIELD


def size(heap: int) -> int:
    """How many tokens there are."""
    total = 0
    while heap:
        total += heap & FIELD
        heap >>= WIDTH
    return total


def kinds(heap: int) -> list[int]:
    """The kinds that are there."""
    return [kind for kind in range(KINDS) if heap >> WIDTH * kind & FIELD] if heap else []


def listed(heap: int) -> list[int]:
    """Every single token."""
    found: list[int] = []
    for kind in range(KINDS):
        found += [kind] * count(heap, kind)
    return found


def pick(heap: int, number: int) -> int:
    """The kind of the token that is the so-manieth of the heap: chance draws a number below its size."""
    for kind in range(KINDS):
        there = heap >> WIDTH * kind & FIELD
        if number < there:
            return kind
        number -= there
    raise ValueError("the heap is smaller")


def heap_of(numbers: list[int]) -> int:
    return sum([number * ONE[kind] for kind, number in enumerate(numbers)])


def names(heap: int) -> list[str]:
    return [TOKENS[kind] for kind in listed(heap)]


def heap_words(heap: int) -> str:
    """A heap as words: "@token-farmer @token-monk"."""
    return " ".join([f"@token-{name}" for name in names(heap)])
