"""Muse & Princess: positions as JSON, what everybody sees, random games."""

import json
from typing import Any

import pytest

import bastide
from bastide.core.action import Action
from bastide.core.rng import Rng
from bastide.core.state import State
from tests.core.saying import check_input_error
from tests.games.edits import Edit, edited, put
from tests.games.florence.court import court, court_json
from tests.games.florence.invariants import LONGEST, by_verb, check
from tests.games.florence.scenes import GAME
from tests.games.invariants import Invariants
from tests.games.kit import asked, do, table, told

OWN = "extras.muse_princess"
BOUGHT = {"banker": 1, "down": ["banker"]}


def window() -> State:
    state = court("actions", merchant=0, professor=2)
    return do(state, "end", "end", "end")


def exchanging() -> State:
    return do(court("actions", round=7, cast=BOUGHT), "end", "end", "end")


FINE: dict[str, State] = {
    "auction": do(court("auction", round=2, merchant=1, professor=0, cast=BOUGHT), "open object=jester"),
    "looking": do(court("auction", round=2, professor=0), "professor deck=bonuses"),
    "free": do(court("auction", round=2, merchant=1, still_in=[1]), "take object=jester"),
    "after auction": do(court("auction", round=2, merchant=1, still_in=[1]), "leave"),
    "characters": court("characters", bids={"muse": (1, 6), "banker": (2, 0)}, cast={"down": ["professor"]}),
    "bought": do(court("characters", bids={"merchant": (1, 4)}), "forgo"),
    "turn": do(court("actions", princess=1), "end"),
    "cardinal": do(court("actions", cardinal=0), "cardinal"),
    "muse": do(court("actions", muse=0), "muse", "end"),
    "princess": do(court("actions", {0: {"estate": "forest lake park"}}, princess=0), "princess"),
    "window": window(),
    "order": do(window(), "wait", "professor deck=prestiges"),
    "exchange": exchanging(),
}


@pytest.mark.parametrize("name", FINE)
def test_round_trip(name: str) -> None:
    """What was written is read back, with all that can be done in it."""
    state = FINE[name]
    data = json.loads(json.dumps(state.to_json()))
    back = GAME.from_json(data)
    assert back == state
    assert back.to_json() == data
    assert back.legal(back.to_act[0]) == state.legal(state.to_act[0])


def test_fresh_characters_may_be_left_out() -> None:
    """A position may say nothing of the characters: they are as at the beginning."""
    data = court_json("characters")
    del data["extras"]
    state = GAME.from_json(data)
    assert asked(state) == [(0, "character")]
    assert state == court("characters")


BAD: list[tuple[str, str, list[Edit]]] = [
    ("turn", "holders.banker", [put(f"{OWN}.holders.banker", 2)]),
    ("turn", "holders.muse", [put(f"{OWN}.holders.muse", 1)]),
    ("turn", "holders.muse", [put(f"{OWN}.holders.muse", 7)]),
    ("turn", "down", [put(f"{OWN}.down", ["muse"])]),
    ("turn", "holders.merchant", [put(f"{OWN}.holders.merchant", 0), put(f"{OWN}.down", ["merchant"])]),
    ("turn", "bids.muse", [put(f"{OWN}.bids.muse", {"seat": 0, "space": 4})]),
    ("turn", "out", [put(f"{OWN}.out", [0])]),
    ("turn", "offered", [put(f"{OWN}.offered", [0])]),
    ("turn", "muse", [put(f"{OWN}.muse", 2)]),
    ("turn", "coins", [put(f"{OWN}.coins", 650)]),
    ("turn", "coins", [put(f"{OWN}.coins", 500)]),
    ("turn", "coins", [put(f"{OWN}.coins", 800)]),
    ("turn", "banker", [put(f"{OWN}.banker", 1)]),
    ("turn", "banker", [put(f"{OWN}.down", ["banker"])]),
    ("turn", "actions", [put("actions", 4)]),
    ("turn", "extras", [put("extras", {})]),
    ("turn", "extras", [put("extras.nobody", {})]),
    ("turn", "stack", [put("stack", [{"seat": 1, "ask": "use"}])]),
    ("turn", "stack[1]", [put("stack", [{"seat": 1, "ask": "turn"}, {"seat": 1, "ask": "exchange"}])]),
    ("cardinal", "holders.cardinal", [put(f"{OWN}.holders.cardinal", 0)]),
    ("muse", "muse", [put(f"{OWN}.holders.muse", 2)]),
    ("princess", "stack[1]", [put("round", 7)]),
    ("characters", "bids.muse.space", [put(f"{OWN}.bids.muse.space", 2)]),
    ("characters", "bids.muse.space", [put(f"{OWN}.bids.muse.space", 16)]),
    ("characters", "bids.muse", [put("players.1.coins", 500)]),
    ("characters", "bids.banker.space", [put(f"{OWN}.bids.banker.space", 6)]),
    ("characters", "bids.cardinal", [put(f"{OWN}.bids.cardinal", {"seat": 1, "space": 3})]),
    ("characters", "bids.professor", [put(f"{OWN}.bids.professor", {"seat": 0, "space": 3})]),
    ("characters", "bids.muse", [put(f"{OWN}.holders.muse", 0), put(f"{OWN}.out", [0])]),
    ("characters", "bids.muse", [put(f"{OWN}.out", [1])]),
    ("characters", "holders.merchant", [put(f"{OWN}.holders.merchant", 0)]),
    ("characters", "stack[0]", [put(f"{OWN}.turn", 1)]),
    ("characters", "stack[0]", [put("stack", [{"seat": 1, "ask": "character"}])]),
    ("characters", "stack[0]", [put("stack", [{"seat": 0, "ask": "character", "with": [1]}])]),
    ("characters", "stack[0]", [put("stack", [{"seat": 0, "ask": "use"}])]),
    ("bought", "stack[0]", [put(f"{OWN}.holders.merchant", None)]),
    ("auction", "holders.merchant", [put("round", 1)]),
    ("looking", "stack", [put("stack.1.seat", 1)]),
    ("free", "stack[0]", [put(f"{OWN}.holders.merchant", 0)]),
    ("free", "stack[0]", [put("stack.0.with", [2, 200, 0])]),
    ("free", "stack[0]", [put("stack.0.with", [99, 200, 0])]),
    ("free", "stack[0]", [put("stack.0.with", [3, 9900, 0])]),
    ("window", "stack[0]", [put(f"{OWN}.offered", [])]),
    ("window", "stack[0]", [put("stack", [{"seat": 1, "ask": "use"}])]),
    ("exchange", "stack[0]", [put("stack", [{"seat": 0, "ask": "exchange"}])]),
    ("exchange", "stack[0]", [put("round", 6)]),
]


@pytest.mark.parametrize("number", range(len(BAD)))
def test_bad_positions(number: int) -> None:
    """Characters that cannot be where they are said to be; the error says where."""
    name, where, edits = BAD[number]
    data = edited(FINE[name].to_json(), *edits)
    with pytest.raises(bastide.InputError) as caught:
        GAME.from_json(data)
    check_input_error(caught.value)
    path = where if where.startswith(("stack", "extras", "actions")) else f"{OWN}.{where}"
    assert str(caught.value).startswith(f"{path}:")


def test_three_actions_need_the_cardinal() -> None:
    """FLO-6.0, FLO-11.7: without this module nobody has three."""
    data = edited(FINE["cardinal"].to_json(), put("settings.muse_princess", False), put("extras", {}))
    with pytest.raises(bastide.InputError) as caught:
        GAME.from_json(data)
    check_input_error(caught.value)


# ---- FLO-15: what is public


def test_characters_are_public() -> None:
    """FLO-15: cards, pawns, holders and the Banker's coins are seen by everybody; coins are not."""
    state = FINE["characters"]
    for seat in (None, 0, 1, 2):
        view: Any = state.view(seat)
        cards = {card["character"]: card for card in view["muse_princess"]["characters"]}
        assert (cards["muse"]["bidder"], cards["muse"]["space"]) == (1, 6)
        assert (cards["banker"]["bidder"], cards["banker"]["space"], cards["banker"]["coins"]) == (2, 0, 600)
        assert cards["professor"]["down"]
        assert (view["muse_princess"]["turn"], view["muse_princess"]["out"]) == (0, [])
    shown: Any = do(window(), "wait").view(None)
    assert [card["holder"] for card in shown["muse_princess"]["characters"]] == [None, None, 0, None, None, 2]
    assert shown["asked"] == [{"seat": 2, "ask": "use", "character": "professor"}]


def test_the_professor_looks_in_secret() -> None:
    """FLO-15: nobody else knows the five cards, nor which is kept."""
    state = do(window(), "wait")
    events = told(state, "professor deck=bonuses")
    seen = [table(state.determinize(0, seed))["stack"][0]["with"][3:] for seed in range(4)]
    assert len({tuple(cards) for cards in seen}) > 1
    assert table(state.determinize(2, 1))["stack"] == table(state)["stack"]
    events += told(state, str(state.legal(2)[0]))
    assert [event.secret for event in events if event.kind == "keep"] == [True]


# ---- random games


def check_court(state: State) -> None:
    """Nobody holds two characters or has two pawns; who holds one has no pawn."""
    check(state)
    data: Any = table(state)["extras"]["muse_princess"]
    holders = [seat for seat in data["holders"].values() if seat is not None]
    pawns = [bid["seat"] for bid in data["bids"].values() if bid]
    assert len({*holders, *pawns}) == len(holders) + len(pawns)
    assert data["coins"] >= 600


def frugal(state: State, seat: int, rng: Rng) -> Action:
    """Bids for characters are low, so that coins are left for what they do; they are often kept."""
    legal = state.legal(seat)
    waits = [action for action in legal if action.do == "wait"]
    if waits and rng.below(3):
        return waits[0]
    stakes = [action for action in legal if action.do == "stake"]
    if stakes and rng.below(5):
        some = [stakes[rng.below(len(stakes))] for _ in range(4)]
        return min(some, key=lambda action: action.numbers()[1])
    return by_verb(state, seat, rng)


COURT = Invariants("florence", "FLO-", check_court, LONGEST, frugal)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games(seats: int) -> None:
    """Every invariant holds in games with characters (FLO-11)."""
    COURT.play(seats, "court", {"muse_princess": True}, every=60)
