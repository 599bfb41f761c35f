"""A pile of goods as one integer: three bits for each colour, because there are seven tiles of a colour (BUR-1.4)."""


def one(colour: int) -> int:
    return 1 << 3 * (colour - 1)


def count(pile: int, colour: int) -> int:
    return pile >> 3 * (colour - 1) & 7


def only(pile: int, colour: int) -> int:
    """The part of a pile that is of one colour."""
    return pile & 7 << 3 * (colour - 1)


def colours(pile: int) -> list[int]:
    return [colour for colour in range(1, 7) if pile >> 3 * (colour - 1) & 7]


def goods_words(colours: list[int]) -> str:
    """Colours in a sentence."""
    return " ".join([f"@goods_{colour}" for colour in colours])


def total(pile: int) -> int:
    return sum([pile >> shift & 7 for shift in range(0, 18, 3)])
