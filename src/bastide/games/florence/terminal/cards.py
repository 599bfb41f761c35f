"""Cards of The Princes of Florence in text: what a Work would be worth, bonus cards, prestige cards, what is chosen
from."""

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bastide.core.words import Words
from bastide.terminal.boards.layout import NOTHING, explained, mark
from bastide.terminal.screen import HEADING

PARTS: Final = ("building", "landscape", "freedom", "jesters", "cards", "module")
REACHED: Final = "✓"


def works(player: dict[str, Any], minimum: int, touchable: frozenset[str], words: Words) -> list[RenderableType]:
    """The professions in hand, each with what its Work would be worth now."""
    if not player["works"]:
        return []
    parts = [name for name in PARTS if name != "module" or any(work["parts"][name] for work in player["works"])]
    table = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=HEADING)
    table.add_column(" " + words.say("board-works", {"least": minimum}), no_wrap=True)
    for name in parts:
        table.add_column(words.say(f"board-part-{name}"), justify="right", no_wrap=True)
    table.add_column(words.say("board-part-sum"), justify="right", no_wrap=True)
    table.add_column(words.say("board-part-bonus"), justify="right", no_wrap=True)
    for work in player["works"]:
        name = work["card"]
        touch = mark(f"card:{name}", touchable)
        worth = [str(work["parts"][part] or NOTHING) for part in parts]
        total = Text(f"{work['value']}{REACHED if work['reaches'] else ' '}", HEADING)
        bonus = f"+{work['bonus']}" if work["bonus"] else NOTHING
        table.add_row(Text(touch + words.say(f"card-{name}"), HEADING if touch.strip() else ""), *worth, total, bonus)
    return [table]


def bonuses(cards: dict[str, int], touchable: frozenset[str], words: Words) -> list[RenderableType]:
    """Bonus cards with what they would add to a Work now."""
    rows = [
        (Text(f"{mark(f'card:{name}', touchable)}+{worth}", HEADING), words.say(f"card-{name}"))
        for name, worth in cards.items()
    ]
    return [Text(words.say("board-bonuses"), HEADING), explained(rows)] if rows else []


def prestiges(cards: dict[str, int], words: Words) -> list[RenderableType]:
    """Prestige cards with what they would score now."""
    rows = [(Text(f" {worth}", HEADING), words.say(f"card-{name}-help")) for name, worth in cards.items()]
    return [Text(words.say("board-prestiges"), HEADING), explained(rows)] if rows else []


def looked_at(cards: list[dict[str, Any]], touchable: frozenset[str], words: Words) -> list[RenderableType]:
    """The cards that one chooses from."""
    if not cards:
        return []
    rows: list[tuple[Text, str]] = []
    for item in cards:
        name = item["card"]
        worth = words.say("board-worth", {"worth": item["worth"]})
        touch = mark(f"card:{name}", touchable)
        rows.append((Text(touch + words.say(f"card-{name}-short"), HEADING), words.say(f"card-{name}-help") + worth))
    return [Text(words.say("board-looked-at"), HEADING), explained(rows)]
