"""Face-down piles and bags as bytes: they never change in place, so clones share them. The next item lies last."""

from bastide.core.rng import Rng


def draw(pile: bytes, count: int = 1) -> tuple[bytes, bytes]:
    """The next items, first drawn first, and what is left; fewer where the pile runs out."""
    left = pile[: max(0, len(pile) - count)]
    return pile[len(left) :][::-1], left


def pick(bag: bytes, rng: Rng) -> tuple[int, bytes]:
    """An item at random, and what is left in the bag."""
    at = rng.below(len(bag))
    return bag[at], bag[:at] + bag[at + 1 :]


def without(items: bytes, item: int) -> bytes:
    """The items without one of a kind: of those that were looked at, the ones that are not kept."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def beneath(pile: bytes, items: bytes) -> bytes:
    """Items go under the pile; the last of them will be drawn last."""
    return items[::-1] + pile


def refill(pile: bytes, discard: bytes, rng: Rng) -> bytes:
    """The discards are shuffled and go under what is left."""
    return rng.shuffled(discard) + pile
