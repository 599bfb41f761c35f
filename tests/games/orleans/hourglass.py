"""Positions with the new hourglass tiles (ORL-8.2), made with scenes.py."""

from typing import Any

from bastide.core.state import State
from tests.games.orleans.scenes import at_end, scene

TILES = {
    "A": ("indulgence", "training", "harvest_a", "bon_voyage", "conference", "crusade", "strike", "tax_a"),
    "B": (
        "excursion", "income_b", "harvest_b", "fishing_grounds", "retraining", "wedding", "sabotage", "tax_b"
    ),
    "C": (
        "amnesty", "breakdown", "torture", "trading_day_c", "plague_c", "rest", "book_burning", "goods_tax"
    ),
    "D": (
        "dues", "peasant_uprising", "technology_tax", "summons", "harvest_d", "famine", "poll_tax", "tithe"
    ),
}  # fmt: skip
"""What is in the box besides two tiles of Silence (ORL-1.7, ORL-8.2)."""


def stack(event: str, following: str = "", last: str = "silence") -> dict[str, Any]:
    """This event in force as the first of its letter, another one of the letter next; the stack as it is set up
    (ORL-8.2.1). Without need there is no Rest."""
    order = ["silence"]
    for tiles in TILES.values():
        wanted = [name for name in (event, following) if name in tiles and name != last]
        others = [name for name in tiles if name not in (*wanted, "rest", last)]
        order += [*wanted, *others][:4]
    order.append(last)
    at = len(order) if event == last == "peasant_uprising" else order.index(event) + 1
    modules = ["new_events", "uprising_last"] if last == "peasant_uprising" else ["new_events"]
    return {"past": order[:at], "hourglass": order[at:][::-1], "round": at, "modules": modules}


def during(event: str, players: dict[int, dict[str, Any]] | None = None, seats: int = 2, **given: Any) -> State:
    """It is the turn of seat 0 in a round of this event."""
    tiles = stack(event, given.pop("following", ""), given.pop("last", "silence"))
    return scene(seats, players=players, **{**tiles, **given})


def struck(event: str, *people: dict[str, Any], seats: int = 2, **given: Any) -> State:
    """The event strikes seat 0 first."""
    tiles = stack(event, given.pop("following", ""), given.pop("last", "silence"))
    return at_end(seats, dict(enumerate(people)), first=0, **{**tiles, **given})
