"""Joined estates in text (FLO-12): who borders on whom, and what is on offer."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from bastide.core.words import Words
from bastide.games.florence.outlines import cell_names, mask_of
from bastide.terminal.screen import HEADING


def joined(table: dict[str, Any], names: list[str], words: Words) -> list[RenderableType]:
    """`table` is the module's part of a view."""
    pairs = ", ".join(f"{names[left]} | {names[right]}" for left, right in table["borders"])
    found: list[RenderableType] = [
        Text.assemble((f"{words.say('cooperative')}. ", HEADING), words.say("board-borders", {"pairs": pairs}))
    ]
    if table["offers_left"] is not None:
        found.append(Text(words.say("board-offers-left", {"count": table["offers_left"]})))
    if table["offer"] is not None:
        found.append(Text(offered(table["offer"], names, words), HEADING))
    if table["draft"] is not None and table["draft"]["parts"] is not None:
        said = {"cells": cells(table["draft"]["parts"], names), "building": words.say(named(table["draft"]))}
        found.append(Text(words.say("board-draft", said)))
    return found


def offered(offer: dict[str, Any], names: list[str], words: Words) -> str:
    said = {
        "by": names[offer["by"]],
        "other": names[offer["to"]],
        "partner": names[offer["partner"]],
        "active": names[offer["active"]],
        "building": words.say(named(offer)),
        "cells": cells(offer["parts"], names),
        "coins": offer["coins"],
        "price": offer["price"],
    }
    return words.say("board-offer", said)


def named(deal: dict[str, Any]) -> str:
    return f"tile-{deal['building']}"


def cells(parts: list[dict[str, Any]], names: list[str]) -> str:
    """Estate by estate."""
    return "; ".join(f"{names[part['seat']]} {cell_names(mask_of(tuple(part['cells'])))}" for part in parts)


def across(table: dict[str, Any], seat: int | None) -> int | None:
    """With whom a seat is talking, so that it wants to see that estate."""
    for deal in (table["draft"], table["offer"]):
        if deal is not None and seat in (deal["by"], deal["to"]):
            other: int = deal["to"] if deal["by"] == seat else deal["by"]
            return other
    return None


def in_estate(touchable: frozenset[str], seat: int) -> frozenset[str]:
    """Of the cells of several estates that can be touched, those of one, as they are named there."""
    start = f"cell:{seat}:"
    return frozenset(f"cell:{touch.removeprefix(start)}" for touch in touchable if touch.startswith(start))
