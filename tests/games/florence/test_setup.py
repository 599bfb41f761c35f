"""What is in the box (FLO-1) and how the game is set up (FLO-2, FLO-9)."""

from collections import Counter
from typing import Any

import pytest

import bastide
from bastide.core.state import State
from bastide.games.florence import components
from bastide.games.florence.outlines import shape_of
from tests.games.florence.scenes import GAME, coins
from tests.games.kit import asked, do, legal, refused, table


def after_choice(seats: int, seed: int = 1, **options: object) -> State:
    """A game in which everybody has given up a profession."""
    state = GAME.start(seats, seed, **options)
    while table(state)["phase"] == "choice":
        state.apply(state.legal(state.to_act[0])[0])
    return state


def test_boards() -> None:
    """FLO-1.1: an estate of 7 times 7 cells with a palazzo of 6, on either side; three places for builders."""
    assert components.CELLS == 49
    assert len(components.PALAZZO_A) == len(components.PALAZZO_B) == 6
    assert components.MOST_BUILDERS == 3


def test_building_tiles() -> None:
    """FLO-1.2: 3 copies each of 3 large, 5 medium and 2 small buildings with 7, 5 and 3 cells."""
    sizes = Counter(len(shape_of(rows)) for rows in components.OUTLINES[: len(components.BUILDINGS)])
    assert sizes == {7: 3, 5: 5, 3: 2}
    assert (components.LARGE, components.MEDIUM, components.SMALL) == (0b111, 0b11111 << 3, 0b11 << 8)
    assert set(table(GAME.start(4, 1))["buildings"].values()) == {3}
    assert len({shape_of(rows) for rows in components.OUTLINES[:10]}) == 10


def test_landscapes_and_freedoms() -> None:
    """FLO-1.3: 6 each of forest, lake and park with 5, 4 and 3 cells; 4 of each freedom."""
    assert [len(shape_of(rows)) for rows in components.OUTLINES[10:]] == [5, 4, 3]
    stock = table(GAME.start(3, 1))["stock"]
    assert [stock[name] for name in components.LANDSCAPES] == [6, 6, 6]
    assert components.FREEDOM_COPIES == 4
    assert set(table(GAME.start(5, 1))["freedoms"].values()) == {4}


def test_tokens() -> None:
    """FLO-1.4: 6 builders and 7 jesters."""
    stock = table(GAME.start(3, 1))["stock"]
    assert (stock["builder"], stock["jester"]) == (6, 7)


def test_cards() -> None:
    """FLO-1.5: 21 professions, 14 prestige cards, 20 bonus cards, all different; 5 recruiting cards."""
    assert (len(components.PROFESSIONS), len(components.PRESTIGES), len(components.BONUSES)) == (21, 14, 20)
    assert len(set(components.CARD_NAMES)) == 55
    assert table(GAME.start(3, 1))["stock"]["recruiting_card"] == 5


def test_pawns_are_numbers() -> None:
    """FLO-1.6: pawn and disc of a player are the value of the best Work and the points, both 0."""
    for one in table(GAME.start(3, 1))["players"]:
        assert (one["best"], one["points"]) == (0, 0)


def test_bank_never_runs_dry() -> None:
    """FLO-1.7, FLO-14: coins are no limit, so five players may have more than there are in the box."""
    data = table(after_choice(5))
    for one in data["players"]:
        one["coins"] = 9900
    assert sum(coins(GAME.from_json(data))) > 22200


def test_everything_is_put_out() -> None:
    """FLO-2.1: the stocks are the same for every number of players."""
    for seats in (2, 3, 4, 5):
        data = table(GAME.start(seats, 1))
        assert data["stock"] == {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting_card": 5}
        assert (len(data["decks"]["prestiges"]), len(data["decks"]["bonuses"])) == (14, 20)


def test_decks_are_shuffled() -> None:
    """FLO-2.1: prestige and bonus cards lie face down in an order of chance."""
    orders = {
        tuple(table(GAME.start(3, seed))["decks"][deck]) for seed in range(5) for deck in ("bonuses", "prestiges")
    }
    assert len(orders) == 10


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 4)])
def test_freedoms(seats: int, each: int) -> None:
    """FLO-2.2: of each type one fewer than there are players."""
    assert table(GAME.start(seats, 1))["freedoms"] == dict.fromkeys(components.FREEDOMS, each)


def test_x05() -> None:
    """X5 (FLO-2.2): three players have 2 freedoms of each type."""
    assert table(GAME.start(3, 1))["freedoms"] == {"travel": 2, "religion": 2, "opinion": 2}


@pytest.mark.parametrize(("seats", "purse"), [(2, 2500), (3, 3500), (4, 3500), (5, 3500)])
def test_purses(seats: int, purse: int) -> None:
    """FLO-2.3, FLO-9.1: 3500 coins, 2500 with two players; no points."""
    state = GAME.start(seats, 1)
    assert coins(state) == [purse] * seats
    assert state.scores() == [0] * seats


@pytest.mark.parametrize(("seats", "left"), [(5, 6), (4, 9), (3, 12), (2, 15)])
def test_professions_are_dealt(seats: int, left: int) -> None:
    """D2 (FLO-16): each of four professions may be the one that is not kept (FLO-2.4); all choose at once."""
    state = GAME.start(seats, 3)
    assert state.to_act == tuple(range(seats))
    for seat in range(seats):
        dealt = table(state)["players"][seat]["hand"]
        assert {str(action) for action in state.legal(seat)} == {f"discard profession={name}" for name in dealt}
        assert len(dealt) == 4
        do(state, f"discard profession={dealt[1]}", seat=seat)
    data = table(state)
    assert [len(one["hand"]) for one in data["players"]] == [3] * seats
    assert len(data["decks"]["professions"]) == left
    assert {one["inside"][0] for one in data["players"]} <= set(data["decks"]["professions"])


def test_discards_are_shuffled_in() -> None:
    """FLO-2.4: what was not kept lies anywhere in the deck."""
    places: set[int] = set()
    for seed in range(12):
        data = table(after_choice(3, seed))
        places.update(data["decks"]["professions"].index(one["inside"][0]) for one in data["players"])
    assert len(places) > 8


def test_only_what_was_dealt_can_be_discarded() -> None:
    """FLO-2.4."""
    state = GAME.start(3, 3)
    other = table(state)["players"][1]["hand"][0]
    assert refused(state, f"discard profession={other}", seat=0) == "FLO-2.4"
    first, second = table(state)["players"][0]["hand"][:2]
    do(state, f"discard profession={first}", seat=0)
    assert refused(state, f"discard profession={second}", seat=0) == "FLO-2.4"


def test_x21() -> None:
    """X21 (FLO-2.4, FLO-6.3.1): with five players 6 cards are left; each taker sees 5 of what there is, then
    fewer."""
    state = after_choice(5)
    data = table(state)
    data.update(phase="actions", step=1, actions=2, still_in=[], stack=[{"seat": data["first"], "ask": "turn"}])
    state = GAME.from_json(data)
    seen = []
    for _ in range(5):
        do(state, "profession")
        seen.append(len(legal(state, "keep")))
        do(state, "end") if not legal(state, "keep") else do(state, str(legal(state, "keep")[0]))
        while asked(state)[-1][1] == "under":
            do(state, "skip")
        do(state, "end")
    assert seen == [5, 5, 4, 3, 2]
    assert len(table(state)["decks"]["professions"]) == 1


def test_first_player() -> None:
    """FLO-2.5, FLO-17.28: by chance; seats are clockwise; the first round."""
    assert {table(GAME.start(4, seed))["first"] for seed in range(20)} == {0, 1, 2, 3}
    state = after_choice(4)
    assert asked(state) == [(table(state)["first"], "choose")]
    assert table(state)["round"] == 1


def test_points_are_unbounded() -> None:
    """FLO-2.6, FLO-17.27: a total far beyond the track is just a number; never below 0 (FLO-17.14)."""
    data = table(after_choice(3))
    data["players"][0]["points"] = 151
    assert GAME.from_json(data).scores()[0] == 151
    data["players"][0]["points"] = -1
    with pytest.raises(ValueError, match="points"):
        GAME.from_json(data)


# ---- FLO-9: two players


def test_five_freedoms() -> None:
    """FLO-9.2, FLO-17.1: two of each, without one of chance; few: one of each and one more."""
    for options, total in (({}, 5), ({"few_freedoms": True}, 4)):
        found = [table(GAME.start(2, seed, **options))["freedoms"] for seed in range(20)]
        assert {sum(one.values()) for one in found} == {total}
        assert len({tuple(one.items()) for one in found}) == 3


def test_pawns_and_modules_are_put_out() -> None:
    """FLO-1.8, FLO-2.7: characters, Diego's cards and the die come with their modules alone."""
    assert table(GAME.start(3, 1))["extras"] == {}
    assert list(table(GAME.start(3, 1, muse_princess=True))["extras"]) == ["muse_princess"]
    assert list(table(GAME.start(1, 1))["extras"]) == ["solo"]


@pytest.mark.parametrize(("seats", "options"), [(3, {"few_freedoms": True}), (2, {"table": 5}), (3, {"diego": "hard"})])
def test_options_of_other_tables(seats: int, options: dict[str, Any]) -> None:
    """FLO-9.2 is for two players; table and level for one."""
    with pytest.raises(ValueError, match=next(iter(options))):
        GAME.start(seats, 1, **options)


def test_game_is_known() -> None:
    assert "florence" in bastide.games()
