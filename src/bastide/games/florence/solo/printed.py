"""Diego's cards as they are printed, in place of the reconstructed ones.

[{"back": "1-2", "auction": [["jester", 7], ["builder", 4], …, ["landscape", null]],
  "upper": ["build", "profession"], "lower": ["freedom", "bonus"]}, …]
"""

from bastide.core.reading import Reader
from bastide.games.florence.components import OBJECTS
from bastide.games.florence.solo.components import (
    BACK_COUNTS,
    BACKS,
    CARDS,
    DEEDS,
    ENTRIES,
    ENTRY_NAMES,
    MOST_MODIFIER,
    DiegoCard,
)


def read_diego(reader: Reader) -> list[DiegoCard]:
    """FLO-10.4: as many as there are, of each back its number."""
    cards = [read_card(item) for item in reader.items(len(CARDS))]
    for back, want in enumerate(BACK_COUNTS):
        got = sum([card.back == back for card in cards])
        if got != want:
            reader.fail("bad-components-backs", back=BACKS[back], want=want, got=got)
    return cards


def read_card(reader: Reader) -> DiegoCard:
    """FLO-10.8: every object once; FLO-10.15: one or two deeds in a line."""
    given = reader.members(("back", "auction", "upper", "lower"))
    entries: list[int] = []
    modifiers: list[int] = []
    for item in given["auction"].items(len(ENTRIES)):
        pair = item.items(2)
        entry = ENTRIES[pair[0].choice(ENTRY_NAMES)]
        if entry in entries:
            pair[0].fail("bad-json-twice")
        entries.append(entry)
        modifiers.append(0 if pair[1].value is None else pair[1].number(1, MOST_MODIFIER))
    back = given["back"].choice(BACKS)
    return DiegoCard(back, tuple(entries), tuple(modifiers), read_line(given["upper"]), read_line(given["lower"]))


def read_line(reader: Reader) -> tuple[int, ...]:
    found: list[int] = []
    for item in reader.items():
        deed = item.choice(DEEDS)
        if deed in found:
            item.fail("bad-json-twice")
        found.append(deed)
    if not 1 <= len(found) <= 2:
        reader.fail("bad-components-line", got=len(found))
    return tuple(found)


def write_diego(cards: list[DiegoCard]) -> list[object]:
    return [
        {
            "back": BACKS[card.back],
            "auction": [
                [OBJECTS[entry], modifier or None] for entry, modifier in zip(card.entries, card.modifiers, strict=True)
            ],
            "upper": [DEEDS[deed] for deed in card.upper],
            "lower": [DEEDS[deed] for deed in card.lower],
        }
        for card in cards
    ]
