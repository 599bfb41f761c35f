"""The one door of chance: a small generator that lives inside the state.

xoshiro128++ by Blackman and Vigna: four 32-bit words, so that 128 bits of a hashed seed fit, a clone is four
integers, and no product leaves 63 bits: interpreted and compiled code draw the same numbers.

Whoever sees enough of its numbers could work out the next. Where that matters, as on a server, the seed begins with
`hash:`, and the numbers are those of BLAKE2b over a counter, keyed with a hash of the seed.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bastide.core.errors import InputError
from bastide.core.integers import integer
from bastide.core.phrases import Phrase

WORD: Final = 0xFFFFFFFF
HASHED: Final = "hash:"
"""How a seed begins whose numbers cannot be foreseen."""
BLOCK: Final = 64
KEY: Final = 32

Seed = int | str


def check_seed(seed: object) -> Seed:
    """A seed is any integer, or any single line of text; 7 and "7" are the same seed."""
    if isinstance(seed, str):
        if not seed or not seed.isprintable() or seed != seed.strip():
            raise InputError(Phrase("bad-seed-text", {"got": repr(seed)}))
        return seed
    number = integer(seed)
    if number is None:
        raise InputError(Phrase("bad-seed-type", {"got": type(seed).__name__}))
    if number.bit_length() > 4096:  # a record must be able to write it
        raise InputError(Phrase("bad-seed-long"))
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of numbers; `below`, `die` and `shuffle` are all that games use."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def clone(self) -> "Rng":
        """A copy that gives the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng, (self.a, self.b, self.c, self.d))

    def words(self) -> list[int]:
        """Its whole state, as it is saved."""
        return [self.a, self.b, self.c, self.d]

    def next(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        mix: i64 = (a + d) & WORD
        result: i64 = ((((mix << 7) & WORD) | (mix >> 25)) + a) & WORD
        shifted: i64 = (b << 9) & WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = ((d << 11) & WORD) | (d >> 21)
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return result

    def below(self, n: i64) -> int:
        """A number from 0 to n - 1, all equally likely (what would favour small numbers is drawn again)."""
        limit: i64 = (WORD + 1) // n * n
        value: i64 = self.next()
        while value >= limit:
            value = self.next()
        return int(value % n)

    def die(self) -> int:
        """1 to 6."""
        return 1 + self.below(6)

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: bytes) -> bytes:
        """The same bytes in another order."""
        pile = list(items)
        self.shuffle(pile)
        return bytes(pile)


class Undrawn(Exception):  # noqa: N818 (nothing went wrong)
    """Chance is asked for something that nobody has said: one of so many, all equally likely."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Scripted(Rng):
    """Chance as somebody has written it down, and no further: at the draw after the last it stops with `Undrawn`."""

    def __init__(self, draws: list[int], drawn: int = 0) -> None:
        super().__init__(1, 2, 3, 4)
        self.draws = draws
        self.drawn = drawn

    def clone(self) -> "Rng":
        return Scripted(self.draws, self.drawn)

    def __reduce__(self) -> tuple[object, ...]:
        return (Scripted, (self.draws, self.drawn))

    def below(self, n: i64) -> int:
        if n == 1:
            return 0
        if self.drawn == len(self.draws):
            raise Undrawn(int(n))
        value = self.draws[self.drawn]
        if not 0 <= value < n:
            raise InputError(Phrase("bad-draw", {"got": value, "high": int(n) - 1}))
        self.drawn += 1
        return value


class HashedRng(Rng):
    """Numbers that nobody without the key can foresee, whatever they have seen. `a` blocks have been made, `b` bytes of
    the last one are used; clones share it."""

    def __init__(self, a: i64, b: i64, key: bytes, block: bytes) -> None:
        super().__init__(a, b, 0, 0)
        self.key = key
        self.block = block

    def clone(self) -> Rng:
        return HashedRng(self.a, self.b, self.key, self.block)

    def __reduce__(self) -> tuple[object, ...]:
        return (HashedRng, (self.a, self.b, self.key, self.block))

    def words(self) -> list[int]:
        return [self.a, self.b, *split(self.key)]

    def next(self) -> i64:
        at: i64 = self.b
        if at == BLOCK:
            self.a += 1
            self.block = hashed_block(self.key, self.a)
            at = 0
        self.b = at + 4
        return int.from_bytes(self.block[at : at + 4], "little")


def hashed_block(key: bytes, number: int) -> bytes:
    """So many bytes of chance for a number."""
    return blake2b(number.to_bytes(8, "little"), digest_size=BLOCK, key=key, person=b"bastide").digest()


def split(data: bytes) -> list[int]:
    """Bytes as numbers of 32 bits."""
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def of_words(words: list[int]) -> Rng | None:
    """The generator with these words; None: there is none."""
    if len(words) == 4 and any(words):
        return Rng(words[0], words[1], words[2], words[3])
    if len(words) != 2 + KEY // 4 or words[1] > BLOCK or words[1] % 4 or (not words[0] and words[1] < BLOCK):
        return None
    key = b"".join([word.to_bytes(4, "little") for word in words[2:]])
    return HashedRng(words[0], words[1], key, hashed_block(key, words[0]))


def seeded(seed: Seed, purpose: str = "") -> Rng:
    """The generator of a seed: its text hashed to 128 bits, or to a key. `purpose` keeps separate streams apart."""
    if isinstance(seed, str) and seed.startswith(HASHED):
        key = blake2b(f"{purpose}\n{seed}".encode(), digest_size=KEY, person=b"bastide").digest()
        return HashedRng(0, BLOCK, key, b"")
    digest = blake2b(f"{purpose}\n{seed}".encode(), digest_size=16, person=b"bastide").digest()
    if not any(digest):  # the one state that xoshiro cannot leave
        digest = b"\x01" * 16
    words = split(digest)
    return Rng(words[0], words[1], words[2], words[3])
