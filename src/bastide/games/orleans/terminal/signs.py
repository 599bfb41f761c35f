"""Tokens, slots and goods of Orléans in a few signs: "■monk(farmer) ·boatman ✱trader"."""

from typing import Any, Final

from rich.text import Text

from bastide.core.words import Words
from bastide.games.orleans.goods import GOODS
from bastide.terminal.boards.layout import NOTHING, mark
from bastide.terminal.screen import HEADING, QUIET

EMPTY: Final = "·"
FILLED: Final = "■"
TECHNOLOGY: Final = "✱"
OWN: Final = "own_"
"""How the names of starters begin."""
STATION: Final = "⌂"


def slot(place: str, number: int, held: dict[str, Any], touchable: frozenset[str], words: Words) -> Text:
    """A slot: what it is for, and what lies on it."""
    touch = mark(f"slot:{place}:{number}", touchable).strip()
    printed = words.say(f"slot-{held['type']}")
    if held["token"] is None:
        return Text(f"{touch}{EMPTY}{printed}", HEADING if touch else QUIET)
    if held["token"] == "technology":
        return Text(f"{touch}{TECHNOLOGY}{printed}", HEADING)
    other = held["token"].removeprefix(OWN) != held["type"]
    stands = f"({printed})" if other else ""
    name = words.say(f"token-{held['token']}")
    return Text(f"{touch}{FILLED}{name}{stands}", HEADING)


def heap(tokens: list[str], kind: str, touchable: frozenset[str], words: Words) -> str:
    """Tokens by kind: "2 × farmer, monk"."""
    found: list[str] = []
    for name in dict.fromkeys(tokens):
        count = tokens.count(name)
        touch = mark(f"{kind}:{name}", touchable).strip()
        found.append(touch + (f"{count} × " if count > 1 else "") + words.say(f"token-{name}"))
    return ", ".join(found) or NOTHING


def stock(goods: dict[str, int], kind: str, touchable: frozenset[str], words: Words) -> str:
    """Goods by kind: "grain 2, wool 1"."""
    found: list[str] = []
    for name in GOODS:
        if goods[name]:
            touch = mark(f"{kind}:{name}", touchable).strip()
            found.append(f"{touch}{words.say(f'good-{name}')} {goods[name]}")
    return ", ".join(found) or NOTHING
