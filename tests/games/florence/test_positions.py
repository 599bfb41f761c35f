"""Positions of Florence that do not add up: each is refused with a sentence that says what is wrong and where."""

import json
from typing import Any

import pytest

import bastide
from bastide.games.florence import components as c
from tests.core.saying import check_input_error
from tests.games.edits import Data, Edit, edited, put
from tests.games.florence.scenes import GAME, scene
from tests.games.kit import do


def written(state: bastide.State) -> Data:
    data: Data = json.loads(json.dumps(state.to_json()))
    return data


RICH: dict[int, dict[str, Any]] = {
    0: {"hand": "poet jurist bonus_lakes", "estate": "theatre lake", "freedoms": "travel", "recruiting": 1},
    1: {"hand": "painter", "played": "composer", "builders": 2, "jesters": 1},
}
CHOICE = written(do(GAME.start(3, 2), str(GAME.start(3, 2).legal(1)[0]), seat=1))
CHOOSE = written(scene(3, "auction", RICH))
BID = written(do(scene(3, "auction", RICH), "open object=jester", "raise"))
LAST = written(scene(3, "auction", RICH, still_in=[2], chooser=2, closed=["jester", "park"]))
TYPE = written(do(scene(2, "auction"), "open object=landscape", "pass"))
LAND = written(do(scene(3, "auction", RICH), "open object=park", "pass", "pass"))
KEEP = written(do(scene(3, "auction", RICH), "open object=prestige_card", "pass", "pass"))
UNDER = written(do(scene(3, "actions", RICH), "bonus", "keep card=bonus_played_cards"))
RECRUIT = written(do(scene(3, "auction", RICH), "open object=recruiting_card", "pass", "pass"))
TURN = written(scene(3, "actions", RICH))
WORK = written(do(scene(3, "actions", RICH), "work profession=poet", "add bonus=bonus_lakes"))
BUILD = written(do(scene(3, "actions", RICH), "build building=tower"))
END = written(do(scene(3, "actions", RICH, round=7), "end", "end", "end"))
FINE = {
    "choice": CHOICE, "choose": CHOOSE, "bid": BID, "last": LAST, "type": TYPE, "land": LAND, "keep": KEEP,
    "under": UNDER, "recruit": RECRUIT, "turn": TURN, "work": WORK, "build": BUILD, "end": END,
}  # fmt: skip


def refused(data: object) -> str:
    with pytest.raises(bastide.InputError) as error:
        GAME.from_json(data)
    check_input_error(error.value)
    return str(error.value)


@pytest.mark.parametrize("name", FINE)
def test_what_was_written_is_read(name: str) -> None:
    """FLO-16: a position can be saved between any two choices, and read back."""
    state = GAME.from_json(FINE[name])
    assert written(state) == FINE[name]


def test_knowledge_of_cards_that_were_put_elsewhere_is_forgotten() -> None:
    """FLO-2.4, FLO-15: whoever edits a position need not know who has seen which card."""
    state = GAME.start(3, 2)
    while written(state)["phase"] == "choice":
        state.apply(state.legal(state.to_act[0])[0])
    data = written(state)
    seen, mine = data["players"][0]["inside"][0], data["players"][1]["hand"][0]
    deck = data["decks"]["professions"]
    deck[deck.index(seen)] = mine
    data["players"][1]["hand"][0] = seen
    data["players"][2]["known"] = [seen]
    there = written(GAME.from_json(data))["players"]
    assert (there[0]["inside"], there[2]["known"]) == ([], [])
    assert set(there[1]["hand"]) == set(data["players"][1]["hand"])


def test_an_auction_begins_with_everybody() -> None:
    """FLO-4.1: who is still in may be left out as long as nothing was sold."""
    data = edited(CHOOSE)
    for name in ("still_in", "chooser", "stack", "item", "auction"):
        data.pop(name, None)
    assert written(GAME.from_json(data)) == CHOOSE
    data["closed"] = ["jester"]
    assert "stack" in refused(data)


@pytest.mark.parametrize("name", FINE)
def test_what_is_left_out(name: str) -> None:
    """What is as in a fresh game or follows from the rest may be left out: stocks, the ledger, what is asked."""
    data = edited(FINE[name])
    for member in ("moves", "rng", "ledger", "stock", "buildings"):
        data.pop(member)
    if name in ("choice", "choose", "bid", "last", "turn", "end"):
        data.pop("stack")
    read = written(GAME.from_json(data))
    for member in ("stock", "buildings", "players"):
        assert read[member] == FINE[name][member]
    assert [(one["seat"], one["ask"]) for one in read["stack"]] == [
        (one["seat"], one["ask"]) for one in FINE[name]["stack"]
    ]


WRONG: list[tuple[str, Edit, str]] = [
    ("turn", put("players.0.coins", 150), "players[0]"),
    ("turn", put("players.0.coins", -100), "players[0].coins"),
    ("turn", put("players.0.points", -1), "players[0].points"),
    ("turn", put("players.0.hand", ["poet", "poet"]), "players[0].hand"),
    ("turn", put("players.0.hand", ["nobody"]), "players[0].hand"),
    ("turn", put("players.0.hand", ["poet"]), "jurist"),
    ("turn", put("players.1.hand", ["painter", "poet"]), "poet"),
    ("turn", put("players.0.open", ["painter"]), "players[0].open"),
    ("turn", put("players.0.builders", 4), "players[0].builders"),
    ("turn", put("players.0.jesters", 7), "jester"),
    ("turn", put("players.0.recruiting", 6), "players[0].recruiting"),
    ("turn", put("players.0.estate.0.cells", [0, 1]), "players[0].estate[0]"),
    ("turn", put("players.0.estate.0.tile", "lake"), "players[0].estate[0]"),
    ("turn", put("players.0.estate.1.cells", [35, 36, 42, 43]), "players[0].estate[1]"),
    ("turn", put("players.0.estate.1.tile", "castle"), "players[0].estate[1].tile"),
    ("turn", put("stock.jester", 7), "stock"),
    *[("turn", put(f"stock.{name}", 0), name) for name in c.OBJECTS[: len(c.STOCK)]],
    ("turn", put("players.1.jesters", 0), "jester"),
    ("turn", put("players.0.recruiting", 0), "recruiting_card"),
    ("turn", put("buildings.tower", 2), "tower"),
    ("turn", put("freedoms.religion", 1), "religion"),
    ("type", put("freedoms.travel", 1), "freedoms"),
    ("turn", put("gone", ["astronomer"]), "gone"),
    ("turn", put("buildings.theatre", 3), "buildings"),
    ("turn", put("freedoms.travel", 2), "freedoms"),
    ("type", put("freedoms.opinion", 2), "freedoms"),
    ("choice", put("round", 2), "round"),
    ("turn", put("still_in", [0]), "auction"),
    ("turn", put("did", ["profession"]), "actions"),
    ("turn", put("closed", ["jester", "builder", "park", "lake"]), "closed"),
    ("turn", put("closed", ["landscape"]), "closed"),
    ("choose", put("players.0.best", 7), "players[0].best"),
    ("end", put("players.0.best", 17), "players[0].best"),
    ("choose", put("closed", ["jester"]), "closed"),
    ("type", put("closed", ["forest"]), "closed"),
    ("bid", put("auction.bidders", [0, 2, 1]), "auction"),
    ("turn", put("round", 8), "round"),
    ("turn", put("phase", "lunch"), "phase"),
    ("turn", put("step", 0), "step"),
    ("turn", put("stack", []), "stack"),
    ("turn", put("stack.0.seat", 1), "stack"),
    ("turn", put("stack.0.ask", "bid"), "stack"),
    ("turn", put("decks.professions", []), "decks"),
    ("turn", put("decks.bonuses.0", "poet"), "decks.bonuses"),
    ("choose", put("actions", 1), "actions"),
    ("choose", put("chooser", 1), "stack"),
    ("choose", put("still_in", [1, 2]), "chooser"),
    ("choose", put("item", "jester"), "item"),
    ("bid", put("auction.bid", 350), "auction"),
    ("bid", put("auction.bid", 9000), "auction"),
    ("bid", put("auction.leader", 2), "auction"),
    ("bid", put("auction.bidders", [0, 0]), "auction.bidders"),
    ("bid", put("auction", None), "item"),
    ("bid", put("item", "landscape"), "auction"),
    ("bid", put("closed", ["jester"]), "auction"),
    ("last", put("still_in", []), "stack"),
    ("type", put("stack.0.ask", "lay"), "stack"),
    ("land", put("stack.0.with", [4, 0, 0]), "stack"),
    ("land", put("stack.0.with", [44, 0, 0]), "stack"),
    ("keep", put("stack.0.with", [2, 0, 0]), "decks"),
    ("keep", put("stack.0.with", [9, 0, 0, 41]), "decks"),
    ("recruit", put("players.0", {**RECRUIT["players"][0], "recruiting": 0, "received": 2}), "stack"),
    ("work", put("stack.1.with", [30, 0, 0]), "stack"),
    ("work", put("stack.1.with", [18, 4, 0]), "stack"),
    ("build", put("stack.1.with", [7, 0, 0]), "stack"),
    ("choice", put("players.0.hand", []), "decks"),
    ("choice", put("stack", []), "stack"),
    ("end", put("phase", "auction"), "stack"),
    ("end", put("round", 6), "stack"),
    ("turn", put("settings", {"table": 5}), "table"),
    ("turn", put("settings", {"muse": True}), "settings"),
    ("turn", put("players", []), "players"),
    ("turn", put("weather", 1), "weather"),
]


@pytest.mark.parametrize(("name", "edit", "where"), WRONG, ids=[f"{row[0]}-{n}" for n, row in enumerate(WRONG)])
def test_what_does_not_add_up(name: str, edit: Edit, where: str) -> None:
    """What is wrong is said with where it is."""
    assert where in refused(edited(FINE[name], edit))
