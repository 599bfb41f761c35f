"""CAY-4.0 and CAY-4.6 to CAY-4.8: building, and what buildings do when a worker is activated on them."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.caylus1303.proof import building, now, stock, workers
from tests.games.caylus1303.scenario import GAME, along_the_road, at_work, decline, favoured, goods, scenario
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table, told

BUILD_ORDER = [14, 15, 16, 17, *range(19, 28)]
CHEAP = ["wood_farm", "wood_sawmill", "wood_quarry", "wood_spinning_mill", "wood_covered_market", "wood_tailor"]
STONE = [
    "stone_farm", "stone_sawmill", "stone_quarry", "stone_foundry", "stone_alchemist", "stone_guild", "stone_jeweler",
]  # fmt: skip
BUILT = [*CHEAP, *STONE]
RICH = goods(food=9, wood=9, stone=9, cloth=9, gold=9)


def road_of(count: int) -> dict[str, Any]:
    """The first so many free spaces are built up, by seats 1 and 2."""
    spaces = BUILD_ORDER[:count]
    return {
        "road": dict(zip(spaces, BUILT, strict=False)),
        "owners": {space: 1 + number % 2 for number, space in enumerate(spaces)},
    }


# ---- CAY-4.0


def test_what_building_needs() -> None:
    """CAY-4.0.1: the tile beside the board, its full cost, a house, a free space; CAY-4.9: no prestige building."""
    state = at_work(2, players={0: {"goods": RICH}}, road={14: "wood_farm"}, owners={14: 1})
    assert refused(state, "build building=wood_farm") == "CAY-4.0.1"  # it stands on the road
    assert refused(state, "build building=wood_manor") == "CAY-4.0.1"  # it lies at the site
    poor = at_work(2, players={0: {"goods": goods(wood=1, food=1)}})
    assert refused(poor, "build building=wood_spinning_mill") == "CAY-4.0.1"
    assert refused(poor, "build building=wood_tailor any=wood") == "CAY-4.0.1"
    assert refused(poor, "build building=garden") == "CAY-4.9"


@pytest.mark.parametrize("count", range(13))
def test_free_spaces_are_filled_in_order(count: int) -> None:
    """CAY-4.0.2: 14, 15, 16, 17, 19 … 27; 18 is taken from the start."""
    state = at_work(2, players={0: {"goods": RICH}}, **road_of(count))
    tile = legal(state, "build")[0].to_json()["building"]
    do(state, str(legal(state, "build")[0]))
    assert building(state, BUILD_ORDER[count]) == (tile, 0)
    assert table(state)["road"][18] == "stone_gold_mine"


@pytest.mark.parametrize("architect", [False, True])
def test_building(architect: bool) -> None:
    """CAY-4.0.3, CAY-6.7: pay, the tile build side up with a house above it, PP at once, 1 more with the Architect."""
    mine = {"goods": goods(wood=3, cloth=2), "characters": ["architect"] if architect else []}
    state = at_work(2, players={0: mine}, site={1: "wood_stonemason"})
    do(state, "build building=wood_manor")
    assert (stock(state), player(state)["houses"]) == ({"wood": 2, "cloth": 1}, 8)
    assert building(state, 14) == ("wood_manor", 0)
    assert rows(state) == [(4, "CAY-4.0.3"), *([(1, "CAY-6.7")] if architect else [])]
    view: Any = state.view(0)
    assert view["road"][14]["side"] == "build"
    assert "wood_manor" not in view["supply"]["wooden"]


def test_a_new_building_is_not_used_in_its_round() -> None:
    """CAY-4.0.4: nobody stands there, whatever the provost does; in the next round one may be placed there."""
    state = do(at_work(2, provost=20, players={0: {"goods": goods(wood=1, food=1)}}), "build building=wood_farm")
    decline(state)
    assert (table(state)["round"], stock(state)) == (2, {})
    assert legal(state, "place space=14")


@pytest.mark.parametrize(
    ("mine", "goods_named"),
    [
        (goods(wood=1, food=1), ["food"]),
        (goods(wood=2), ["wood"]),
        (goods(wood=1, stone=1, cloth=1), ["stone", "cloth"]),
        (goods(wood=1, gold=4), []),
    ],
)
def test_any_in_a_cost(mine: dict[str, int], goods_named: list[str]) -> None:
    """CAY-4.0.5: one basic good, also the same as the printed one; never gold, never left out."""
    state = scenario(players={0: {"goods": mine, "standing": [2]}}, bridge=[0, 1], turn=2)
    do(state, "pass")
    tailor = lines(state, "build building=wood_tailor") if goods_named else set()
    assert tailor == {f"build building=wood_tailor any={good}" for good in goods_named}
    if not goods_named:
        assert now(state)[1] == "bridge"  # nothing could be built at all
    else:
        any_left_out = legal(state, "build building=wood_tailor")[0].to_json()
        del any_left_out["any"]
        assert refused(state, GAME.action(any_left_out)) == "CAY-4.0.5"
        do(state, f"build building=wood_tailor any={goods_named[-1]}")
        assert sum(stock(state).values()) == sum(mine.values()) - 2


def test_any_only_where_the_cost_has_one() -> None:
    """CAY-4.0.5: a good for "any" with a tile that asks for none is refused."""
    state = at_work(2, players={0: {"goods": RICH}})
    assert refused(state, "build building=wood_farm any=food") == "CAY-4.0.5"


# ---- CAY-4.6 to CAY-4.8: faces in play


def used(space: int, tile: str, mine: dict[str, int], owner: int | None = 0, reserve: int = 5) -> State:
    """Seat 0 is the last on the bridge, and its worker stands on this tile: up to its question, or past it."""
    return along_the_road(
        bridge=[1, 2, 0],
        provost=20,
        road={space: tile},
        owners={} if owner is None else {14: owner},
        players={0: {"goods": mine, "standing": [space], "reserve": reserve}},
    )


FREE: list[tuple[int, str, dict[str, int], int, int]] = [
    (7, "start_farm", {"food": 1}, 0, 0),
    (7, "start_sawmill", {"wood": 1}, 0, 0),
    (7, "start_quarry", {"stone": 1}, 0, 0),
    (14, "wood_farm", {"food": 2}, 0, 0),
    (14, "wood_sawmill", {"wood": 2}, 0, 0),
    (14, "wood_quarry", {"stone": 2}, 0, 0),
    (14, "wood_spinning_mill", {"cloth": 2}, 0, 0),
    (14, "wood_covered_market", {}, 3, 0),
    (13, "wood_farm", {"food": 1}, 0, 1),
    (13, "wood_sawmill", {"wood": 1}, 0, 1),
    (13, "wood_quarry", {"stone": 1}, 0, 1),
    (13, "wood_spinning_mill", {"cloth": 1}, 0, 1),
    (13, "wood_covered_market", {}, 2, 1),
    (13, "wood_manor", {}, 0, 2),
    (14, "stone_farm", {"food": 2, "cloth": 1}, 0, 0),
    (14, "stone_sawmill", {"wood": 2, "cloth": 1}, 0, 0),
    (14, "stone_quarry", {"stone": 2, "cloth": 1}, 0, 0),
    (18, "stone_farm", {"food": 1, "cloth": 1}, 0, 0),
    (18, "stone_sawmill", {"wood": 1, "cloth": 1}, 0, 0),
    (18, "stone_quarry", {"stone": 1, "cloth": 1}, 0, 0),
    (18, "stone_gold_mine", {"gold": 1}, 0, 0),
]


@pytest.mark.parametrize(("space", "tile", "got", "recruits", "points"), FREE)
def test_what_costs_nothing(space: int, tile: str, got: dict[str, int], recruits: int, points: int) -> None:
    """CAY-4.6, CAY-4.7, CAY-4.8: build side on 14, setup side on 13 and 18; taken without a question (D11)."""
    state = used(space, tile, goods(), 0 if space == 14 else None)
    assert (table(state)["round"], stock(state), state.scores()[0]) == (2, got, points)
    assert workers(state)[0] == 5 + recruits + 3


def use(tile: str, space: int, mine: dict[str, int], line: str, got: dict[str, int], paid: int, points: int) -> Any:
    return pytest.param(tile, space, mine, line, got, paid, points, id=f"{tile}-{space}-{line.replace(' ', '-')}")


USES = [
    use("start_market", 7, goods(), "gain=cloth", {"cloth": 1}, 1, 0),
    use("start_market", 7, goods(), "gain=food", {"food": 1}, 1, 0),
    use("start_guild_3", 7, goods(food=1, gold=1), "pay=food", {"gold": 1}, -3, 0),
    use("start_guild_4", 7, goods(stone=1), "", {}, -4, 0),
    use("wood_market", 14, goods(), "gain=stone", {"stone": 1}, 0, 0),
    use("wood_market", 13, goods(), "gain=wood", {"wood": 1}, 0, 0),
    use("wood_tailor", 14, goods(cloth=3), "branch=0", {"cloth": 2}, 0, 4),
    use("wood_tailor", 13, goods(cloth=3), "branch=1", {"cloth": 1}, 0, 6),
    use("stone_foundry", 14, goods(), "branch=0", {"gold": 1}, 1, 0),
    use("stone_foundry", 18, goods(), "branch=1", {"gold": 2}, 3, 0),
    use("stone_alchemist", 14, goods(food=1, wood=1), "branch=0 pay=wood", {"food": 1, "gold": 1}, 0, 0),
    use("stone_alchemist", 18, goods(food=1, wood=1), "branch=1 pay=food+wood", {"gold": 2}, 0, 0),
    use("stone_guild", 14, goods(cloth=1), "pay=cloth", {}, -5, 0),
    use("stone_church", 14, goods(), "branch=0", {}, 2, 4),
    use("stone_church", 18, goods(), "branch=1", {}, 4, 6),
    use("stone_jeweler", 14, goods(gold=2), "branch=0", {"gold": 1}, 0, 5),
    use("stone_jeweler", 18, goods(gold=2), "branch=1", {}, 0, 9),
]


@pytest.mark.parametrize(("tile", "space", "mine", "line", "got", "paid", "points"), USES)
def test_exchanges(
    tile: str, space: int, mine: dict[str, int], line: str, got: dict[str, int], paid: int, points: int
) -> None:
    """CAY-4.6, CAY-4.7, CAY-4.8: what is paid and gained; `paid` counts workers, negative ones are gained."""
    state = used(space, tile, mine, 0 if space == 14 else None)
    assert now(state) == (0, "use")
    do(state, f"use building={tile} {line}")
    assert (stock(state), state.scores()[0]) == (got, points)
    assert workers(state)[0] == 5 - paid + 3


def test_the_manor_that_was_built_gives_a_favour() -> None:
    """CAY-4.7: the build side; it costs nothing, but its player may leave it."""
    state = do(used(14, "wood_manor", goods()), "use")
    assert asked(state) == [(0, "favour")]
    assert rows(state) == []


def test_stonemason() -> None:
    """CAY-4.7: one stone building. On the road it is always one that was built, so all of the cost is paid."""
    state = used(14, "wood_stonemason", goods(stone=1, cloth=1))
    assert lines(state) == {"build building=stone_guild any=cloth", "skip"}  # the Church lies at the site
    assert refused(state, "build building=wood_farm") == "CAY-4.0.1"
    do(state, "build building=stone_guild any=cloth")
    assert (stock(state), building(state, 15), rows(state)) == ({}, ("stone_guild", 0), [(4, "CAY-4.0.3")])


@pytest.mark.parametrize(
    ("mine", "built"),
    [
        (goods(food=1), {"stone_farm", "stone_sawmill", "stone_quarry", "stone_guild any=food"}),
        (goods(wood=1), {"stone_foundry", "stone_alchemist", "stone_jeweler", "stone_guild any=wood"}),
        (goods(cloth=1), {"stone_church", "stone_guild any=cloth"}),
        (goods(stone=1), {"stone_guild any=stone"}),
        (goods(gold=5), set()),
    ],
)
def test_setup_side_stonemason(mine: dict[str, int], built: set[str]) -> None:
    """CAY-4.7.1: the one printed stone is waived, nothing else; the "any" of the Guild may be a stone."""
    site = {1: "wood_stonemason", 2: "stone_gold_mine"}
    state = favoured(round=4, site=site, road={18: "stone_sawmill"}, players={0: {"goods": mine, "reserve": 0}})
    do(state, "visit slot=1")
    options = {line.removeprefix("build building=") for line in lines(state) if line.startswith("build")}
    assert options == built - {"stone_sawmill"}
    if built:
        do(state, f"build building={min(options)}")
        assert (stock(state), player(state)["houses"]) == ({}, 8)


# ---- CAY-4.8.1: the owner's bonus


def visited(**given: Any) -> State:
    return along_the_road(provost=16, road={14: "stone_sawmill"}, owners={14: 1}, **given)


@pytest.mark.parametrize(
    ("standing", "joined", "bonus"),
    [
        ([0], None, 1),
        ([1], None, 0),
        ([0, 2], (14, 2), 1),
        ([0, 1], (14, 1), 0),
        ([1, 0], (14, 0), 0),
    ],
    ids=["foreign", "own", "two-foreign", "owner-joins", "owner-joined"],
)
def test_owner_bonus(standing: list[int], joined: tuple[int, int] | None, bonus: int) -> None:
    """CAY-4.8.1: once, when only workers of others are there; none with the owner's among them."""
    players: dict[int, Any] = {seat: {"standing": [14]} for seat in standing}
    if joined is not None:
        players[joined[1]]["characters"] = ["journeyman"]
    state = visited(players=players, joined=joined, used=["journeyman"] if joined else [])
    mine = player(state, 1)["goods"]["wood"]
    assert mine == bonus + (2 if 1 in standing else 0)


def test_no_owner_bonus_beyond_the_provost() -> None:
    """CAY-4.8.1: the building must be active."""
    state = along_the_road(
        provost=14, road={14: "stone_sawmill"}, owners={14: 1}, players={0: {"standing": [14]}}
    )  # fmt: skip
    assert (stock(state), stock(state, 1)) == ({}, {})


def test_the_bonus_comes_with_the_first_activation() -> None:
    """CAY-4.8.1: told with the first worker, not the second."""
    players = {0: {"standing": [14]}, 2: {"standing": [14], "characters": ["journeyman"]}}
    state = scenario(
        phase="activation", at=4, step=3, provost=16, road={14: "stone_sawmill"}, owners={14: 1}, players=players,
        joined=(14, 2), used=["journeyman"], stack=[{"seat": 2, "ask": "bridge"}],
    )  # fmt: skip
    events = [(event.kind, event.seat) for event in told(state, "skip") if event.kind in ("gain", "bonus", "home")]
    assert events.index((events[0][0], 1)) < events.index(("home", 0)) < events.index(("home", 2))
    assert len([seat for kind, seat in events if seat == 1]) == 1


@pytest.mark.parametrize(("visitor", "owner"), [(["thief"], []), ([], ["steward"]), (["thief"], ["steward"])])
def test_the_bonus_has_nothing_to_do_with_the_owners_point(visitor: list[str], owner: list[str]) -> None:
    """CAY-4.8.2: Thief and Steward do not touch it."""
    players = {0: {"standing": [14], "characters": visitor}, 1: {"characters": owner}}
    assert stock(visited(players=players), 1) == {"wood": 1}
