"""Positions of the solo mode for tests (see scenes.py).

    state = alone("auction", diego={"row": "poet jurist"}, auction="jester 6, builder 2, …", rolls=(3,))

All 21 cards of Diego's are alike, so that it does not matter which one comes; virtual players have nothing unless
`virtuals` names what lies face down before them ("poet jurist" or "poet | jurist", the latter face up).
"""

from collections.abc import Iterable
from typing import Any

from bastide.core.rng import of_words, seeded
from bastide.core.state import State
from tests.games.florence.scenes import GAME, SCARCE, short_of, written
from tests.games.kit import do, table

IDS = [f"diego_{number:02}" for number in range(1, 22)]
BACKS = ["1-2"] * 6 + ["3-4"] * 6 + ["5-7"] * 9
STOCK = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting_card": 5}
AUCTION = "jester 6, recruiting_card 3, builder 2, prestige_card, landscape"
"""As on the card of the rulebook's example."""


def printed(auction: str = AUCTION, upper: str = "build", lower: str = "build") -> dict[str, Any]:
    """Diego's cards, all alike."""
    entries = [[name, int(number) if number else None] for name, _, number in map(split, auction.split(", "))]
    face = {"auction": entries, "upper": upper.split(), "lower": lower.split()}
    return {"diego": [{"back": back, **face} for back in BACKS]}


def split(entry: str) -> tuple[str, str, str]:
    return entry.partition(" ")


def diego_of(given: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"coins": 3500, "points": 0, "row": "", **given}
    if isinstance(found["row"], str):
        found["row"] = [{"card": name} for name in found["row"].split()]
    for name in ("played", "prestiges"):
        if isinstance(found.get(name), str):
            found[name] = found[name].split()
    return found


def virtual(text: str) -> dict[str, Any]:
    closed, _, face_up = text.partition("|")
    return {"closed": closed.split(), "open": face_up.split()}


def alone(
    phase: str = "actions",
    human: dict[str, Any] | None = None,
    diego: dict[str, Any] | None = None,
    virtuals: Iterable[str] = ("", ""),
    *,
    auction: str = AUCTION,
    upper: str = "build",
    lower: str = "build",
    round: int = 1,
    begins: str = "player",
    rolls: tuple[int, ...] = (),
    solo: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """A position; in phase B it is the human's turn. `rolls`: what the die will show."""
    decks = more.pop("decks", None)
    scarce = {name: more.pop(name) for name in SCARCE if name in more}
    data = json_of(phase, human, diego, virtuals, auction, upper, lower, round, begins, rolls, solo, **more)
    return short_of(GAME.from_json(data), decks, **scarce)


def json_of(
    phase: str = "actions",
    human: dict[str, Any] | None = None,
    diego: dict[str, Any] | None = None,
    virtuals: Iterable[str] = ("", ""),
    auction: str = AUCTION,
    upper: str = "build",
    lower: str = "build",
    round: int = 1,
    begins: str = "player",
    rolls: tuple[int, ...] = (),
    solo: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    others = [virtual(text) for text in virtuals]
    person = diego_of(diego or {})
    data = written(1, phase, {0: human or {}}, round=round, **more)
    if "freedoms" not in more:
        for name, had in person.get("freedoms", {}).items():
            data["freedoms"][name] -= had
    held = [*person.get("played", []), *person.get("prestiges", [])]
    for one in person["row"]:
        held += [one["card"], *one.get("bonuses", [])]
    for other in others:
        held += [*other["closed"], *other["open"]]
    data["decks"] = {name: [card for card in deck if card not in held] for name, deck in data["decks"].items()}
    data["gone"] = [card for card in data["gone"] if card not in held]
    used = 3 * (round - 1) + (3 if phase == "actions" and begins == "diego" else 1)
    data["settings"] = {"table": 2 + len(others), "components": printed(auction, upper, lower)}
    part = {"diego": person, "virtuals": others, "used": IDS[:used], "deck": IDS[: used - 1 : -1], "begins": begins}
    data["extras"] = {"solo": {**part, **(solo or {})}}
    if rolls:
        data["rng"] = chance(*rolls)
    return data


def chance(*rolls: int) -> list[int]:
    """A generator whose die shows these numbers."""
    for number in range(100_000):
        rng = seeded(number)
        words = rng.words()
        if all(rng.die() == roll for roll in rolls):
            return words
    raise AssertionError(rolls)


def load(state: State, *rolls: int) -> State:
    """From now on the die shows these numbers."""
    found: Any = state.clone()
    found.rng = of_words(chance(*rolls))
    loaded: State = found
    return loaded


def solo(state: State) -> dict[str, Any]:
    found: dict[str, Any] = table(state)["extras"]["solo"]
    return found


def his(state: State) -> dict[str, Any]:
    """What Diego has."""
    found: dict[str, Any] = solo(state)["diego"]
    return found


def row(state: State) -> list[str]:
    return [one["card"] for one in his(state)["row"]]


def earned(state: State) -> list[tuple[int, str]]:
    """Diego's ledger: points and rule."""
    view: Any = state.view(0)
    return [(entry["points"], entry["rule"]) for entry in view["ledger"] if entry["seat"] == 1 and entry["rule"]]


def his_turn(**given: Any) -> State:
    """The human ends his turn, and Diego has had his."""
    return do(alone(**given), "end")


def declining(*names: str, table_of: int = 4, **given: Any) -> Any:
    """These were declined, each after a 6."""
    declined = [{"object": name, "roll": 6} for name in names]
    virtuals = ("",) * (table_of - 2)
    return alone("auction", virtuals=virtuals, solo={"declined": declined, **given.pop("solo", {})}, **given)


def stock(**left: int) -> dict[str, int]:
    return {**STOCK, **left}
