"""What must hold in every position of every game. One random game checks them all as it goes."""

import json
from collections import Counter
from typing import Any

import bastide
from bastide.core.action import Action
from bastide.core.rng import Rng, seeded
from bastide.core.state import State

GAME = bastide.game("burgundy")
BUILDINGS = [
    "warehouse",
    "carpenters_workshop",
    "church",
    "market",
    "boarding_house",
    "bank",
    "city_hall",
    "watchtower",
]
TYPES = ["building", "animal", "knowledge", "castle", "mine", "ship"]
TILES = Counter(
    {
        **dict.fromkeys(BUILDINGS, 7),
        **{f"{a}_{n}": count for a in ("cow", "chicken", "pig", "sheep") for n, count in ((2, 2), (3, 3), (4, 2))},
        **{f"knowledge_{n}": 1 for n in range(1, 27)},
        **{"castle": 16, "mine": 12, "ship": 26},
    }
)
GOODS = Counter({f"goods_{n}": 7 for n in range(1, 7)})
BONUS = Counter({(size, kind): 1 for size in ("large", "small") for kind in TYPES})
LONGEST = 2_000
"""A game has 50 die actions a player; with chains and purchases far fewer decisions than this."""


def play(seats: int, seed: str, options: dict[str, Any], every: int = 20) -> bastide.Record:
    """A random game in which every position is checked, one in `every` thoroughly. The finished record."""
    record = bastide.Record("burgundy", seats, seed, options)
    rng = seeded(seed, "random player")
    while not record.state.over:
        assert len(record.moves) < LONGEST, "a game without end"
        state = record.state
        assert state.to_act, "nobody to act in a game that goes on"
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        assert legal, f"seat {seat} is asked but has no legal action"
        action = legal[rng.below(len(legal))]
        check_action(state, action)
        if rng.below(every) == 0:
            check_position(state, seat, legal, rng)
        apply_and_check_clone(record, action)
    check_end(record)
    return record


def check_action(state: State, action: Action) -> None:
    """Notation, JSON and code of an action lead back to it."""
    assert GAME.parse(action.seat, str(action), state) == action
    assert GAME.action(json.loads(json.dumps(action.to_json()))) == action
    code = GAME.encode(action)
    assert 0 <= code < GAME.num_actions
    assert GAME.decode(state, code, action.seat) == action
    assert state.refuse(action) is None
    assert action.touches()
    assert action.rule.startswith("BUR-")


def apply_and_check_clone(record: bastide.Record, action: Action) -> None:
    """A clone is equal, can be played on its own, and leaves the original alone."""
    state = record.state
    clone = state.clone()
    assert clone == state
    assert hash(clone) == hash(state)
    clone.apply(action)
    assert clone != state
    before = state.key()
    clone.apply(clone.legal(clone.to_act[0])[-1]) if clone.to_act else None
    assert state.key() == before
    record.apply(action)


def check_position(state: State, seat: int, legal: list[Action], rng: Rng) -> None:
    check_conserved(state)
    check_json(state)
    check_codes(state, seat, legal)
    check_hidden(state, rng)


def check_conserved(state: State) -> None:
    """Every tile, good and bonus tile is somewhere, once (BUR-1)."""
    data: Any = state.to_json()
    tiles: Counter[str] = Counter()
    for depot in data["depots"].values():
        tiles.update(tile for tile in depot if tile)
    for pile in data["piles"].values():
        tiles.update(pile)
    tiles.update(data["gone"])
    goods: Counter[str] = Counter(data["round_goods"] + data["goods_stacks"] + data["boxed_goods"])
    bonus: Counter[tuple[str, str]] = Counter()
    for lying in data["depot_goods"].values():
        goods.update(lying)
    for owner in [data, *data["players"]]:
        bonus.update((size, kind) for size in ("large", "small") for kind in owner["bonus"][size])
    for player in data["players"]:
        tiles.update(player["hexes"].values())
        tiles.update(tile for tile in player["storage"] if tile)
        goods.update(player["goods"])
        goods.update(player["sold"])
        assert len(player["goods"]) <= 3
        assert player["silver"] >= 0
        assert player["workers"] >= 0
        if not player["hexes"]:
            tiles["castle"] += 1  # still in hand
    assert tiles == TILES
    assert goods == GOODS
    assert bonus == BONUS
    for seat, points in enumerate(state.scores()):
        assert sum(entry.points for entry in state.ledger(seat)) == points


def check_json(state: State) -> None:
    back = GAME.from_json(json.loads(json.dumps(state.to_json())))
    assert back == state
    assert back.to_json() == state.to_json()


def check_codes(state: State, seat: int, legal: list[Action]) -> None:
    """Different actions have different codes, and just the legal ones are not refused."""
    codes = {GAME.encode(action) for action in legal}
    assert len(codes) == len(legal)
    allowed = {GAME.encode(a) for a in GAME.thinkable(state, seat) if state.refuse(a) is None}
    assert allowed == codes


def check_hidden(state: State, rng: Rng) -> None:
    """Reshuffling what a seat cannot know changes neither its view nor its options nor what it imagines (BUR-15)."""
    for seat in [None, *range(state.seats)]:
        other = state.determinize(seat, f"other {rng.next()}")
        assert other.view(seat) == state.view(seat)
        assert other.determinize(seat, 5) == state.determinize(seat, 5)
        json.dumps(state.view(seat))
        if seat is not None:
            assert other.legal(seat) == state.legal(seat)
        check_conserved(other)


def check_end(record: bastide.Record) -> None:
    """The record leads to the same end, byte for byte, and the ranking follows the points."""
    state = record.state
    check_conserved(state)
    check_json(state)
    text = record.text()
    again = bastide.Record.parse(text)
    assert again.text() == text
    assert again.state == state
    assert record.replay() == state
    half = len(record.moves) // 2
    assert again.replay(half) == record.replay(half)
    scores = state.scores()
    assert len(state.winners()) == 1
    assert scores[state.winners()[0]] == max(scores)
    assert [scores[seat] for seat in state.ranking()] == sorted(scores, reverse=True)
    assert state.to_act == ()
    assert all(state.legal(seat) == [] for seat in range(state.seats))
