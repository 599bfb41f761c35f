"""Diego's cards as they are printed, in place of the reconstructed ones.

[{"back": "1-2", "auction": [["jester", 7], ["builder", 4], …, ["landscape", null]],
  "upper": ["build", "profession"], "lower": ["freedom", "bonus"]}, …]
"""

from bastide.core.reading import Reader
from bastide.games.florence.components import JESTER, OBJECTS
from bastide.games.florence.solo.components import (
    BACK_COUNTS,
    BACKS,
    CARDS,
    DEEDS,
    ENTRY_NAMES,
    MOST_MODIFIER,
    DiegoCard,
)


def read_diego(reader: Reader) -> list[DiegoCard]:
    """FLO-10.4: as many as there are, of each back its number."""
    cards = [read_card(item) for item in reader.items(len(CARDS))]
    for back, want in enumerate(BACK_COUNTS):
        got = sum([card.back == back for card in cards])
        reader.fail_if(got != want, "bad-components-backs", back=BACKS[back], want=want, got=got)
    return cards


def read_card(reader: Reader) -> DiegoCard:
    """FLO-10.8: every object once; FLO-10.15: one or two deeds in a line."""
    given = reader.members(("back", "auction", "upper", "lower"))
    modifiers: dict[int, int] = {}
    for item in given["auction"].items(len(ENTRY_NAMES)):
        name, modifier = item.items(2)
        entry = JESTER + name.choice(ENTRY_NAMES)
        name.fail_if(entry in modifiers, "bad-json-twice")
        modifiers[entry] = 0 if modifier.value is None else modifier.number(1, MOST_MODIFIER)
    back = given["back"].choice(BACKS)
    return DiegoCard(back, modifiers, read_line(given["upper"]), read_line(given["lower"]))


def read_line(reader: Reader) -> tuple[int, ...]:
    found: list[int] = []
    for item in reader.items():
        deed = item.choice(DEEDS)
        item.fail_if(deed in found, "bad-json-twice")
        found.append(deed)
    reader.fail_if(not 1 <= len(found) <= 2, "bad-components-line", got=len(found))
    return tuple(found)


def write_card(card: DiegoCard) -> dict[str, object]:
    return {
        "back": BACKS[card.back],
        "auction": [[OBJECTS[entry], modifier or None] for entry, modifier in card.modifiers.items()],
        "upper": [DEEDS[deed] for deed in card.upper],
        "lower": [DEEDS[deed] for deed in card.lower],
    }
