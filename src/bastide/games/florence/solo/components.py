"""What only the solo mode has (FLO-10): tables, levels, Diego's cards. What is printed on those is RECONSTRUCTED, but
for one of them in part (EX-11); it can be replaced (printed.py)."""

from typing import Final

from bastide.games.florence.components import JESTER, LANDSCAPE, OBJECTS, OUTLINES, PALAZZO_A, PARK, PROFESSIONS, RAISE

HUMAN: Final = 0
DIEGO: Final = 1  # the number after the only seat
SIDES: Final = ("player", "diego")  # who has a turn

COINS: Final = {"easy": 0, "standard": 1500, "hard": 3500}  # FLO-10.3: Diego's, by level
ROW: Final = 3  # FLO-10.2: professions that Diego and each virtual player begin with
POINT_WORTH: Final = 200  # FLO-10.7: what Diego pays with a prestige point
FORCED: Final = 2  # FLO-10.9: without a modifier, up to this roll an object must be bought
LOWEST: Final = 1
HIGHEST: Final = 6
"""What the die can say."""
AREA: Final = 49 - len(PALAZZO_A)  # FLO-10.6: cells of Diego's estate
TILE_CELLS: Final = tuple([sum([row.count("#") for row in rows]) for rows in OUTLINES])
RECRUIT: Final = len(PROFESSIONS)  # in Diego's row: a recruiting card

# ---- FLO-10.15: what a line can say

DEEDS: Final = ("work", "build", "profession", "freedom", "bonus")

# ---- FLO-10.4: Diego's cards

ENTRY_NAMES: Final = OBJECTS[JESTER:]  # FLO-10.8: each card lists them all, in an order of its own
BACKS: Final = ("1-2", "3-4", "5-7")
BACK_COUNTS: Final = (6, 6, 9)  # cards with each back: three for each round that it names
PER_ROUND: Final = 3
MOST_MODIFIER: Final = 20


class DiegoCard:
    """`modifiers` are those of the entries from left to right; 0 is none. A line has one or two deeds."""

    def __init__(self, back: int, modifiers: dict[int, int], upper: tuple[int, ...], lower: tuple[int, ...]) -> None:
        self.back = back
        self.modifiers = modifiers
        self.upper = upper
        self.lower = lower

    def modifier(self, item: int) -> int:
        """Of an object; every landscape has that of the landscapes."""
        return self.modifiers[entry_of(item)]

    def highest(self) -> list[int]:
        """FLO-10.10: the two entries with the highest modifiers, as printed (FLO-17.38); of equal ones those further
        left."""
        return sorted(self.modifiers, key=lambda entry: -self.modifiers[entry])[:2]


def entry_of(item: int) -> int:
    """FLO-10.8: the entry of an object."""
    return LANDSCAPE if item <= PARK else item


def last_bid(card: DiegoCard, item: int, roll: int) -> int:
    """FLO-10.9: what Diego would pay."""
    return RAISE * (card.modifier(item) + roll)


def price(card: DiegoCard, item: int, roll: int) -> int:
    """FLO-10.9: what the human pays."""
    return last_bid(card, item, roll) + RAISE


def card_of(printed: str) -> DiegoCard:
    """A card from what is printed on it: the back, the entries, the upper and the lower line."""
    back, auction, *lines = printed.split(" | ")
    modifiers: dict[int, int] = {}
    for entry in auction.split(", "):
        name, _, modifier = entry.partition(" ")
        modifiers[OBJECTS.index(name)] = int(modifier or 0)
    upper, lower = [tuple([DEEDS.index(deed) for deed in line.split()]) for line in lines]
    return DiegoCard(BACKS.index(back), modifiers, upper, lower)


PRINTED: Final = (
    "1-2 | jester 7, builder 4, recruiting_card 3, landscape, prestige_card | build profession | freedom bonus",
    "1-2 | builder 5, jester 6, landscape, recruiting_card 2, prestige_card | profession build | build work",
    "1-2 | jester 6, recruiting_card 3, builder 2, prestige_card, landscape | build freedom | profession bonus",
    "1-2 | landscape 1, jester 7, builder 3, prestige_card, recruiting_card 2 | work build | build freedom",
    "1-2 | jester 8, landscape, builder 4, recruiting_card 2, prestige_card 1 | freedom profession | work profession",
    "1-2 | recruiting_card 4, builder 3, jester 6, landscape 1, prestige_card | profession build | bonus build",
    "3-4 | jester 6, recruiting_card 4, builder 2, landscape, prestige_card 1 | work profession | build profession",
    "3-4 | builder 4, prestige_card 1, jester 6, recruiting_card 3, landscape | build work | work profession",
    "3-4 | recruiting_card 5, jester 6, landscape, builder 2, prestige_card | profession work | bonus build",
    "3-4 | prestige_card 3, jester 5, recruiting_card 2, builder 1, landscape | work build | freedom build",
    "3-4 | landscape 1, recruiting_card 4, jester 5, prestige_card 2, builder | bonus profession | work build",
    "3-4 | jester 5, builder 3, landscape, prestige_card 1, recruiting_card 2 | build profession | profession bonus",
    "5-7 | recruiting_card 6, jester 4, prestige_card 2, builder, landscape | work profession | work build",
    "5-7 | prestige_card 4, recruiting_card 5, jester 3, landscape, builder 1 | work build | bonus build",
    "5-7 | jester 4, recruiting_card 5, prestige_card 3, landscape, builder | profession build | work bonus",
    "5-7 | recruiting_card 5, prestige_card 4, landscape 1, jester 3, builder | work profession | build profession",
    "5-7 | prestige_card 5, jester 3, recruiting_card 4, builder, landscape | bonus build | work profession",
    "5-7 | landscape 2, recruiting_card 6, prestige_card 3, jester 1, builder | work build | freedom build",
    "5-7 | recruiting_card 4, jester 3, landscape, prestige_card 2, builder 1 | build profession | work build",
    "5-7 | prestige_card 4, landscape, recruiting_card 3, jester 2, builder | work bonus | work profession",
    "5-7 | builder 2, prestige_card 4, recruiting_card 5, landscape, jester 3 | profession build | work freedom",
)  # by number; reconstructed
CARDS: Final = [card_of(printed) for printed in PRINTED]
CARD_IDS: Final = tuple([f"diego_{number + 1:02}" for number in range(len(CARDS))])
