"""Building positions for tests, read through `from_json`, so the components always add up.

    state = scene(players={0: {"slots": fill("castle"), "bag": "farmer monk", "tracks": {"knights": 3}}})

The map is bare unless `edges` says otherwise, and goods that had to be removed are grain. A starter that is not named
lies on its player's market. Tokens and goods that are not named are in the supply and in the goods market.
"""

from typing import Any

import bastide
from bastide.core.state import State
from bastide.games.orleans.map import EDGES
from tests.games.kit import do, player, table

GAME = bastide.game("orleans")
EVENTS = ("pilgrimage", "taxes", "income", "trading_day", "harvest", "plague")
STARTERS = ("own_farmer", "own_boatman", "own_craftsman", "own_trader")
SLOTS: dict[str, str] = {
    "farm_house": "boatman craftsman", "village": "farmer boatman craftsman", "university": "farmer craftsman trader",
    "castle": "farmer boatman trader", "monastery": "scholar trader", "ship": "farmer boatman knight",
    "wagon": "farmer trader knight", "guildhall": "farmer craftsman knight", "scriptorium": "knight scholar",
    "town_hall": "any_neutral any_neutral", "hayrick": "farmer", "cheese_factory": "farmer farmer",
    "winery": "farmer trader", "wool_manufacturer": "boatman trader", "tailor_shop": "trader scholar",
    "brewery": "monk", "sacristy": "monk", "herb_garden": "", "bathhouse": "boatman",
    "windmill": "craftsman craftsman", "library": "knight scholar", "hospital": "boatman scholar",
    "gunpowder_tower": "", "cellar": "monk scholar", "office": "scholar scholar", "school": "", "pharmacy": "any",
    "horse_wagon": "knight trader", "shipping_line": "boatman", "laboratory": "craftsman scholar",
}  # fmt: skip
"""What is printed on the places (ORL-4.5, ORL-4.10)."""
TILES = list(SLOTS)[10:]
BUSY = ("knight", "scholar")
"""On the Scriptorium of whoever passes last, so that he has something to decide."""
REMOVED = {2: 12, 3: 6, 4: 0}


def fill(*places: str, **tokens: str) -> dict[str, str]:
    """Slots of places with what is printed on them; `town_hall="monk knight"` names other tokens, left to right."""
    found: dict[str, str] = {}
    for place, names in {**{place: SLOTS[place] for place in places}, **tokens}.items():
        found |= {f"{place}:{slot}": name for slot, name in enumerate(names.split()) if name != "-"}
    return found


def heap(names: str | dict[str, int]) -> dict[str, int]:
    """Tokens as JSON: "farmer farmer monk"."""
    if isinstance(names, dict):
        return names
    return {name: names.split().count(name) for name in names.split()}


def person(given: dict[str, Any]) -> dict[str, Any]:
    """A player as JSON, with his starters somewhere."""
    found = dict(given)
    heaps: dict[str, dict[str, int]] = {}
    for name in ("bag", "market", "tower", "fresh"):
        if name in found:
            heaps[name] = heap(found[name])
    lying = [*found.get("slots", {}).values(), *[name for one in heaps.values() for name in one]]
    in_hand = found.pop("in_hand", "").split()
    missing = [name for name in STARTERS if name not in [*lying, *in_hand]]
    heaps["market"] = {**dict.fromkeys(missing, 1), **heaps.get("market", {})}
    return {**found, **heaps}


def hourglass(event: str, round: int, following: str) -> dict[str, Any]:
    """ORL-2.6: a Pilgrimage first; this event in force in this round, and another one next."""
    tiles = sorted(EVENTS * 3, reverse=True)
    past = ["pilgrimage"] if round else []
    tiles.remove("pilgrimage")
    if round > 1:
        tiles.remove(event)
        if following and round < 18:
            tiles.remove(following)
        past += [tiles.pop() for _ in range(round - 2)] + [event]
        if following and round < 18:
            tiles.append(following)
    elif following:
        tiles.remove(following)
        tiles.append(following)
    return {"past": past, "hourglass": tiles if round else [*tiles, "pilgrimage"], "round": round}


def scene(
    seats: int = 3,
    phase: str = "actions",
    players: dict[int, dict[str, Any]] | None = None,
    event: str = "pilgrimage",
    round: int = 0,
    following: str = "",
    edges: dict[str, list[str]] | None = None,
    gone: dict[str, int] | None = None,
    **more: Any,
) -> State:
    """A position; in phase 5 it is the turn of `active` (0). `gone`: goods that have left the game."""
    return GAME.from_json(written(seats, phase, players, event, round, following, edges, gone, **more))


def written(
    seats: int = 3,
    phase: str = "actions",
    players: dict[int, dict[str, Any]] | None = None,
    event: str = "pilgrimage",
    round: int = 0,
    following: str = "",
    edges: dict[str, list[str]] | None = None,
    gone: dict[str, int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """The JSON of it."""
    number = round or (0 if phase == "removal" else 1 if event == "pilgrimage" else 2)
    lost = dict(gone or {})
    lost["grain"] = lost.get("grain", 0) + REMOVED[seats]
    return {
        "game": "orleans",
        "seats": seats,
        "phase": phase,
        **hourglass(event, number, following),
        "map": lay(edges or {}),
        "lost_goods": lost,
        "players": [person((players or {}).get(seat, {})) for seat in range(seats)],
        **more,
    }


def lay(edges: dict[str, list[str]]) -> list[str | None]:
    """Goods on connections."""
    found: list[str | None] = []
    for edge in EDGES:
        lying = edges.get(edge.name, [])
        found += [lying[space] if space < len(lying) else None for space in range(len(edge.spaces))]
    return found


# ---- positions in the middle of a round


def ready(place: str, person: dict[str, Any] | None = None, **given: Any) -> State:
    """The place is activated, and it is its owner's turn."""
    mine = {"slots": fill(place), **(person or {})}
    if place in TILES:
        mine["places"] = [place, *mine.get("places", [])]
    return scene(players={0: mine}, **given)


def at_end(seats: int = 3, players: dict[int, dict[str, Any]] | None = None, **given: Any) -> State:
    """All have passed but the last seat, which passes now: the event strikes, and the round may end."""
    people = {seat: dict((players or {}).get(seat, {})) for seat in range(seats)}
    last = people[seats - 1]
    last["slots"] = {**last.get("slots", {}), **fill(scriptorium=" ".join(BUSY))}
    state = scene(seats, players=people, passed=list(range(seats - 1)), active=seats - 1, **given)
    return do(state, "pass")


def drawing(players: dict[int, dict[str, Any]] | None = None, seats: int = 2, **given: Any) -> State:
    """Phase 3 begins."""
    return scene(seats, "followers", players, **given)


# ---- looking


def bag(state: State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = player(state, seat)["bag"]
    return found


def coins(state: State) -> list[int]:
    return [one["coins"] for one in table(state)["players"]]


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """The goods that a seat has, without those it has not."""
    return {good: count for good, count in player(state, seat)["goods"].items() if count}


def track(state: State, name: str, seat: int = 0) -> int:
    found: int = player(state, seat)["tracks"][name]
    return found


def supply(state: State, character: str) -> int:
    found: int = table(state)["supply"].get(character, 0)
    return found


def market(state: State, good: str) -> int:
    found: int = table(state)["market"][good]
    return found
