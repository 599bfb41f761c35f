"""What must hold in every position of The Princes of Florence besides what holds in every game."""

from collections import Counter
from typing import Any

from bastide.core.action import Action
from bastide.core.rng import Rng, seeded
from bastide.core.state import State
from bastide.games.florence.components import CARD_NAMES, MOST_BUILDERS, STOCK
from tests.games.florence.scenes import GAME
from tests.games.invariants import Invariants

LONGEST = 5_000
"""Seven rounds of at most five players; with bids, offers and conversions far fewer decisions than this."""
LANDSCAPES = ("forest", "lake", "park")
SIZES = {
    **dict.fromkeys(("university", "laboratory", "workshop"), 7),
    **dict.fromkeys(("library", "opera", "studio", "hospital", "theatre", "forest"), 5),
    **dict.fromkeys(("tower", "chapel", "park"), 3),
    "lake": 4,
}


def check(state: State) -> None:
    data: Any = state.to_json()
    check_cards(state, data)
    check_tiles(data)
    check_tokens(data)
    check_coins(state, data)
    check_conversions(state, data)
    check_views(state, data)


def check_cards(state: State, data: Any) -> None:
    """FLO-1.5: every card is in one place."""
    found = [name for deck in data["decks"].values() for name in deck] + data["gone"]
    for one in data["players"]:
        found += one["hand"] + one["played"] + (one["inside"] if data["phase"] == "choice" else [])
    for decision in data["stack"]:
        if decision["ask"] in ("keep", "under"):
            found += [CARD_NAMES[card] for card in decision["with"][3:]]
    found += elsewhere(data)
    assert Counter(found) == Counter(CARD_NAMES)


def elsewhere(data: Any) -> list[str]:
    """Cards of those whom nobody sits for; what is known of them is named once more."""
    solo = {name: part for name, part in data["extras"].get("solo", {}).items() if name not in ("seen", "known")}
    return [name for name in nested(solo) if name in CARD_NAMES]


def nested(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [name for item in items for name in nested(item)]


def check_tiles(data: Any) -> None:
    """FLO-1.2, FLO-1.3: tiles are in stock or in an estate, each on as many cells as it has, none on another."""
    laid = Counter(piece["tile"] for one in data["players"] for piece in one["estate"])
    laid += Counter(one["building"] for one in joint_buildings(data))
    if data["seats"] > 1:
        assert all(laid[name] + left == 3 for name, left in data["buildings"].items())
        assert all(laid[name] + data["stock"][name] == 6 for name in LANDSCAPES)
    for one in joint_buildings(data):
        assert all(one["cells"]), "in both estates (FLO-12.4)"
        assert sum(len(cells) for cells in one["cells"]) == SIZES[one["building"]]
    for seat, one in enumerate(data["players"]):
        shared = [joint for joint in joint_buildings(data) if seat in joint["seats"]]
        taken = [cell for piece in one["estate"] for cell in piece["cells"]]
        taken += [cell for joint in shared for cell in joint["cells"][joint["seats"].index(seat)]]
        assert len(taken) == len(set(taken))
        assert all(len(piece["cells"]) == SIZES[piece["tile"]] for piece in one["estate"])
        built = [piece["tile"] for piece in one["estate"] if piece["tile"] not in LANDSCAPES]
        built += [joint["building"] for joint in shared]
        assert len(built) == len(set(built)), "one of each type (FLO-6.2.1)"


def joint_buildings(data: Any) -> list[Any]:
    """Buildings of two neighbours (FLO-12)."""
    found: list[Any] = data["extras"].get("cooperative", {}).get("joint", [])
    return found


def check_tokens(data: Any) -> None:
    """FLO-1.3, FLO-1.4, FLO-1.5: builders, jesters, recruiting cards, freedoms."""
    people = data["players"]
    assert all(one["builders"] <= MOST_BUILDERS for one in people)
    if data["seats"] > 1:
        assert sum(one["jesters"] for one in people) + data["stock"]["jester"] == STOCK[3]
        assert sum(one["builders"] for one in people) + data["stock"]["builder"] == STOCK[4]
        cards = sum(one["recruiting"] + one["received"] for one in people)
        assert cards + data["stock"]["recruiting_card"] == STOCK[5]
        freedoms = sum(data["freedoms"].values()) + sum(len(one["freedoms"]) for one in people)
        few = 4 if data["settings"]["few_freedoms"] else 5
        assert freedoms == {2: few, 3: 6, 4: 9, 5: 12}[data["seats"]]


def check_coins(state: State, data: Any) -> None:
    """Coins are hundreds and never owed; points never below 0 (FLO-2.6); at most one object each (FLO-4.2)."""
    for one in data["players"]:
        assert one["coins"] >= 0
        assert one["coins"] % 100 == 0
        assert one["points"] >= 0
    if data["phase"] == "auction" and data["seats"] > 1:
        assert len(data["closed"]) <= state.seats - len(data["still_in"])


def check_conversions(state: State, data: Any) -> None:
    """FLO-3.3: at every decision of one's own, whatever it is about; FLO-11.2: never with Muse & Princess."""
    for seat in state.to_act:
        most = 0 if "muse_princess" in data["extras"] else data["players"][seat]["points"]
        found = [action.fields()["points"] for action in state.legal(seat) if action.do == "convert"]
        assert found == list(range(1, most + 1))


def check_views(state: State, data: Any) -> None:
    """FLO-15: hands, coins and prestige cards of others are hidden, but for what everybody has seen."""
    for viewer in [None, *range(state.seats)]:
        view: Any = state.view(viewer)
        for seat, one in enumerate(data["players"]):
            shown = view["players"][seat]
            if seat == viewer:
                assert (shown["coins"], shown["cards"]) == (one["coins"], one["hand"])
                continue
            assert shown["cards"] == []
            assert shown["works"] is shown["bonuses"] is shown["looked_at"] is None
            assert (shown["coins"] is None) != state.over
            assert sum(shown["hand"].values()) == len(one["hand"])


def by_verb(state: State, seat: int, rng: Rng) -> Action:
    """Chance chooses what to do, then how; points are seldom turned into coins, and more is tried than passing."""
    verbs: dict[str, list[Action]] = {}
    for action in state.legal(seat):
        verbs.setdefault(action.do, []).append(action)
    names = [name for name in verbs if name != "convert" or rng.below(6) == 0] or list(verbs)
    if len(names) > 1 and rng.below(3):
        names = [name for name in names if name not in ("pass", "leave", "end", "skip")] or names
    some = verbs[names[rng.below(len(names))]]
    return some[rng.below(len(some))]


PAID = {"pay": -1, "hand": -1, "exchange": -1, "worked": 1, "convert": 1, "handed": 1, "banker": 1}
"""What is told where coins change hands, and whether they go or come."""


def check_purses(seats: int, seed: str, options: dict[str, Any]) -> None:
    """Every coin goes to the bank or to a neighbour, or comes from there, and is told; so does Diego's every coin."""
    state = GAME.start(seats, seed, **options)
    events, rng = state.watch(), seeded(seed, "purses")
    purses = purses_of(state)
    while not state.over:
        to_act = state.to_act
        state.apply(by_verb(state, to_act[rng.below(len(to_act))], rng))
        for event in events:
            args: dict[str, Any] = event.args
            if event.kind in PAID:
                purses[event.seat] += PAID[event.kind] * args["coins"]
            elif event.kind == "diego_pay":
                purses[event.seat] += args["change"] - args["purse"]
            elif event.kind == "diego_work":
                purses[event.seat] += args["coins"]
        events.clear()
        assert purses == purses_of(state)


def purses_of(state: State) -> list[int]:
    found = [state.counters(seat)["coins"] for seat in range(state.seats)]
    if state.seats == 1:
        data: Any = state.to_json()
        found.append(data["extras"]["solo"]["diego"]["coins"])
    return found


INVARIANTS = Invariants("florence", "FLO-", check, LONGEST, by_verb)
