"""What must hold in every position of Orléans besides what holds in every game (tests/games/invariants.py)."""

from collections import Counter
from random import Random
from typing import Any, cast

from bastide.core.action import Action
from bastide.core.state import State
from bastide.games.orleans.acting import Holding
from bastide.games.orleans.orders.components import ORDER_NAMES
from tests.games.invariants import Invariants
from tests.games.orleans import hourglass
from tests.games.orleans.busy import busy
from tests.games.orleans.scenes import SLOTS, STARTERS, TILES, written

NEUTRAL = {"farmer": 16, "boatman": 10, "craftsman": 10, "trader": 10, "knight": 14, "scholar": 14, "monk": 14}
FEWER = {4: (0, 0), 3: (2, 3), 2: (4, 6)}
"""Tokens that are removed of farmers, boatmen, craftsmen, traders; of knights, scholars, monks (ORL-2.7)."""
GOODS = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}
KINDS = (*NEUTRAL, *STARTERS)
NEW_TILES = ("trading_house", "brasserie", "sheep_farm")
NEW_CITIZENS = {4: 4, 3: 3, 2: 3}
"""On Architecture (ORL-8.3.2)."""
LONGEST = 20_000


def check(state: State) -> None:
    data: Any = state.to_json()
    hands = in_hand(state)
    check_tokens(data, hands)
    check_goods_and_tiles(state, data)
    check_citizens(state, data)
    check_players(data)
    check_views(state, data)


def in_hand(state: State) -> list[Counter[str]]:
    """Tokens that players are about to lay or to send, by seat."""
    found: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    for decision in state.stack:
        question = state.questions[decision.kind]
        if isinstance(question, Holding):
            held = question.in_hand(decision)
            found[decision.seat] += Counter({kind: held >> 5 * at & 31 for at, kind in enumerate(KINDS)})
    return found


def tokens(player: Any) -> Counter[str]:
    found: Counter[str] = Counter(player["slots"].values())
    for name in ("bag", "market", "tower", "fresh"):
        found.update(player[name])
    return found


def check_tokens(data: Any, hands: list[Counter[str]]) -> None:
    """ORL-2.7: none is lost, none is made; starters never leave their player."""
    owned = [tokens(player) + hand for player, hand in zip(data["players"], hands, strict=True)]
    for heap in owned:
        assert {name: heap[name] for name in STARTERS} == dict.fromkeys(STARTERS, 1)
    for number, (name, count) in enumerate(NEUTRAL.items()):
        there = data["supply"].get(name, 0) + data["lost_tokens"].get(name, 0) + data["deeds"].count(name)
        assert there + sum(heap[name] for heap in owned) == count - FEWER[data["seats"]][number >= 4]


def check_goods_and_tiles(state: State, data: Any) -> None:
    """ORL-1.5, ORL-1.6: 90 goods, 16 technology tiles, every place tile once, 18 hourglass tiles; ORL-8.1.1: 23
    orders."""
    view: Any = state.view(None)
    stocks = [data["market"], data["lost_goods"], *[row["goods"] for row in view["deeds"]]]
    stocks += [player[name] for player in data["players"] for name in ("goods", "brasserie")]
    for good, count in GOODS.items():
        assert sum(stock[good] for stock in stocks) + data["map"].count(good) == count
    placed = [list(player["slots"].values()).count("technology") + player["held"] for player in data["players"]]
    assert data["technology"] + data["lost_technology"] + data["reserved"] + sum(placed) == 16
    tiles = [*data["tiles"], *[tile for player in data["players"] for tile in player["places"]]]
    assert len(tiles) == len(set(tiles))
    assert set(tiles) <= {*TILES, *(NEW_TILES if "new_places" in data["modules"] else ())}
    assert len(data["past"]) == data["round"] + data["past"].count("rest")
    assert len(data["past"] + data["hourglass"]) == 18
    assert "new_events" in data["modules"] or set(Counter(data["past"] + data["hourglass"]).values()) == {3}
    orders = [*data["display"], *data["deck"], *[name for player in data["players"] for name in player["orders"]]]
    assert len(orders) == len(set(orders)) == (23 if "orders" in data["modules"] else 0)


def check_citizens(state: State, data: Any) -> None:
    """ORL-2.9, ORL-8.3.2, ORL-8.4.1: 14, each in one place; on other boards of deeds fewer, and none comes back. One
    comes only after the effect of the token that fills its row (ORL-8.4.9)."""
    view: Any = state.view(None)
    lying = len(view["citizens"]) + sum(row["citizens"] for row in view["deeds"])
    filled = [decision.a for decision in state.stack if state.questions[decision.kind].name == "complete"]
    lying += sum(cast(Any, state).box.row(row).crowned for row in filled)
    there = lying + sum(player["citizens"] for player in data["players"])
    deeds = (
        5 if "intrigue" in data["modules"] else 4 + NEW_CITIZENS[data["seats"]] if "new_deeds" in data["modules"] else 8
    )
    assert there == 6 + deeds


def check_players(data: Any) -> None:
    """ORL-3.3.2, ORL-4.7, ORL-4.8.4: markets are not overfull, a city has one station, a place one technology tile."""
    cities = [city for player in data["players"] for city in player["stations"] if city != "orleans"]
    assert len(cities) == len(set(cities))
    for player in data["players"]:
        assert player["coins"] >= 0
        assert len(player["stations"]) + player["supply"] <= 10
        assert sum(player["market"].values()) <= 8
        assert sum(player["tower"].values()) <= (2 if "gunpowder_tower" in player["places"] else 0)
        installed = [slot.split(":")[0] for slot, name in player["slots"].items() if name == "technology"]
        assert len(installed) == len(set(installed))
        assert not {place for place in installed if len(SLOTS[place].split()) < 2}
        assert "town_hall" not in installed
        assert not set(STARTERS) & {name for slot, name in player["slots"].items() if slot.startswith("town_hall")}


def check_views(state: State, data: Any) -> None:
    """ORL-10: nobody sees another's bag, nor what he draws and plans in secret. What an event lets him draw lies open
    (ORL-10.1)."""
    for viewer in [None, *range(state.seats)]:
        view: Any = state.view(viewer)
        for seat, player in enumerate(view["players"]):
            if seat != viewer:
                assert player["bag_tokens"] is None
                assert player["drawn"] == player["new"] == []
                shown = data["players"][seat]["shown"]
                assert (shown is not None) == (data["phase"] == "followers") or data["in_turn"]
                if shown is not None:
                    assert player["fresh"] == []
                    assert Counter(player["market"]) == Counter(shown["market"])
                    seen = {
                        f"{place['name']}:{at}": slot["token"]
                        for place in player["places"]
                        for at, slot in enumerate(place["slots"])
                    }
                    assert {slot: token for slot, token in seen.items() if token} == shown["slots"]


class Counted(Invariants):
    """Before every action: which coins will come and go. Whatever a player gains or loses is told: from or to the bank,
    or to another player (ORL-8.4.3)."""

    def check_action(self, state: State, action: Action) -> None:
        super().check_action(state, action)
        after = state.clone()
        events = after.watch()
        after.apply(action)
        moved = [0] * state.seats
        for event in events:
            if event.kind in ("coins", "pay", "hand"):
                told = cast(dict[str, Any], event.args)
                moved[event.seat] += told["count"] if event.kind == "coins" else -told["count"]
                if event.kind == "hand":
                    moved[told["other"] - 1] += told["count"]
        assert [one - other for one, other in zip(coins(after), coins(state), strict=True)] == moved


def coins(state: State) -> list[int]:
    return [player.coins for player in cast(Any, state).players]


# ---- games to play


def combination(seats: int, seed: str) -> dict[str, Any]:
    """Any modules that can be played together (ORL-8.0, R-22), planning and setting up in any way."""
    dice = Random(seed)
    found: dict[str, Any] = {name: True for name in ("orders", "new_places") if dice.random() < 0.5}
    found |= dice.choice(({}, {"new_events": True}, {"new_events": True, "uprising_last": True}))
    found |= dice.choice(({}, {"new_deeds": True}, {"intrigue": True}))
    found |= dice.choice(({}, {"planning": "turn_order"}))
    found |= dice.choice(({}, {"remove_place_tiles": True}))
    return found | dice.choice(({}, {"first": dice.randrange(seats)}))


def rich(seats: int, seed: int, modules: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A position in which players own many things, so that every rule has its turn soon."""
    dice = Random(seed)
    modules = modules or []
    tiles = [*TILES, *(NEW_TILES if "new_places" in modules else ())]
    dice.shuffle(tiles)
    people: dict[int, dict[str, Any]] = {}
    for seat in range(seats):
        places = tiles[seat * 5 : seat * 5 + 5]
        bag = dice.sample([name for name in NEUTRAL for _ in range(2)], 9)
        people[seat] = {
            "places": places, "bag": " ".join(bag), "coins": dice.choice((0, 1, 4)), "held": dice.choice((0, 0, 1, 2)),
            "goods": {good: dice.choice((0, 0, 1, 2)) for good in GOODS},
            "stations": dice.choice(([], ["orleans"])),
            "tracks": {"knights": dice.choice((2, 3)), "traders": dice.choice((0, 1, 3)), "development": 5},
        }  # fmt: skip
    more.setdefault("lost_tokens", dice.choice(({}, {"monk": 2, "farmer": 1})))
    if "orders" in modules:
        more["display"] = dice.sample(ORDER_NAMES, 5)
    if "new_events" in modules:
        tiles = [name for name in hourglass.TILES[dice.choice("ABC")] if name != "rest"]
        last = "peasant_uprising" if "uprising_last" in modules else "silence"
        event, following = dice.sample(tiles, 2)
        more |= hourglass.stack(event, following, last)
    else:
        more |= {"event": "harvest", "round": dice.choice((2, 6, 10))}
    return written(seats, "followers", people, edges={}, **{**more, "modules": modules})


INVARIANTS = Counted("orleans", "ORL-", check, LONGEST, busy)
