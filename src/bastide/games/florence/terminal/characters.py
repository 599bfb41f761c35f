"""The characters of Muse & Princess in text: who bids, who holds which."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from bastide.core.words import Words
from bastide.terminal.boards.layout import explained, mark
from bastide.terminal.screen import HEADING


def characters(
    court: dict[str, Any], names: list[str], touchable: frozenset[str], words: Words
) -> list[RenderableType]:
    """A row for each; `court` is the module's part of a view."""
    rows: list[tuple[Text, str]] = []
    for card in court["characters"]:
        name = card["character"]
        touch = mark(f"character:{name}", touchable)
        said = [words.say("board-character-coins", {"coins": card["coins"]})] if card["coins"] else []
        said.append(whereabouts(card, names, words))
        shown = Text(touch + words.say(f"character-{name}"), HEADING if touch.strip() else "")
        rows.append((shown, ", ".join(part for part in said if part)))
    found: list[RenderableType] = [Text(words.say("characters"), HEADING), explained(rows)]
    if court["muse"] is not None:
        found.append(Text(words.say("board-character-muse", {"player": names[court["muse"]]})))
    return found


def whereabouts(card: dict[str, Any], names: list[str], words: Words) -> str:
    if card["holder"] is not None:
        return words.say("board-character-held", {"player": names[card["holder"]]})
    if card["bidder"] is not None:
        return words.say("board-character-bid", {"player": names[card["bidder"]], "bid": 100 * card["space"]})
    return words.say("board-character-down") if card["down"] else ""
