"""Sets of small numbers (seats, slots, cards, cells) as one integer, a bit for each."""


def each_of(mask: int) -> list[int]:
    """The numbers of a mask, smallest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: tuple[int, ...] | list[int]) -> int:
    """Of numbers of which none comes twice."""
    return sum([1 << number for number in numbers])


def union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
