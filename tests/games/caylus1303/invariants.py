"""What must hold in every position of Caylus 1303 besides what holds in every game (tests/games/invariants.py)."""

from collections import Counter
from typing import Any

from bastide.core.state import State
from tests.games.invariants import Invariants

STARTING = Counter(
    {
        "start_farm": 2,
        "start_market": 2,
        **dict.fromkeys(("start_sawmill", "start_quarry", "start_carpenter", "start_guild_3", "start_guild_4"), 1),
    }
)
WOODEN = {
    "wood_farm", "wood_sawmill", "wood_quarry", "wood_spinning_mill", "wood_market", "wood_covered_market",
    "wood_manor", "wood_tailor", "wood_stonemason",
}  # fmt: skip
STONE = {
    "stone_farm", "stone_sawmill", "stone_quarry", "stone_gold_mine", "stone_foundry", "stone_alchemist", "stone_guild",
    "stone_church", "stone_jeweler",
}  # fmt: skip
PRESTIGE = {"garden", "factory", "granary", "statue", "theatre", "cathedral", "mansion"}
ONCE = WOODEN | STONE | PRESTIGE
PRINTED = ["fair", "court", "carpenter", "toll", "guilds_bridge"]
NOT_TO_BE_DECLINED = ("draft", "favour", "visit")
"""Every other question can be declined, and is asked only where there is something else to answer."""
LONGEST = 3_000
"""Nine rounds of at most 15 workers a player; with sets and favours far fewer decisions than this."""


def check(state: State) -> None:
    data: Any = state.to_json()
    check_tiles(data, state)
    check_players(data)
    check_characters(data)
    check_questions(state)
    check_views(state)


def check_tiles(data: Any, state: State) -> None:
    """Every tile is in one place (CAY-1.2); houses and built spaces go together."""
    road, site = data["road"], data["site"]["tiles"]
    assert road[:5] == PRINTED
    assert Counter([site[0], *data["layout"]]) == STARTING
    for space, tile in enumerate(road[5:13], 5):
        turned = tile == "residence" or tile in PRESTIGE
        assert turned or tile == data["layout"][space - 5]
        assert not turned or data["owners"][space] is not None
    view: Any = state.view(None)
    lying = [tile for tile in [*road, *site] if tile in ONCE]
    beside = [tile for kind in view["supply"].values() for tile in kind]
    assert sorted(lying + beside) == sorted(ONCE)
    assert site[1] in WOODEN
    assert site[2] in STONE
    assert road[13] in WOODEN - {"wood_stonemason"}
    assert road[18] in STONE
    free = [space for space in (*range(14, 18), *range(19, 28)) if road[space] is None]
    assert free == [*range(14, 18), *range(19, 28)][13 - len(free) :], "built without a gap (CAY-4.0.2)"
    assert 5 <= data["provost"] <= 28 + data["squares"]


def check_players(data: Any) -> None:
    """15 workers and 10 houses of each colour; one worker on a building, two where the Journeyman joined."""
    there = Counter(space for player in data["players"] for space in player["standing"])
    for seat, player in enumerate(data["players"]):
        at_site = data["site"]["workers"].count(seat)
        assert player["reserve"] + player["camp"] + len(player["standing"]) + at_site == 15
        assert player["houses"] + data["owners"].count(seat) + 1 == 10
        assert min(player["reserve"], player["camp"], player["houses"], *player["goods"].values()) >= 0
    joined = data["joined"]["space"] if data["joined"] else None
    for space, workers in there.items():
        assert workers <= (2 if space == joined else 1)
        assert data["road"][space] not in (None, "residence", "guilds_bridge", *PRESTIGE)


def check_characters(data: Any) -> None:
    """CAY-2.9: players + 3 of them, each in one place."""
    held = [name for player in data["players"] for name in player["characters"]]
    places = [*data["offer"], *data["board"], *held]
    assert len(places) == len(set(places)) == data["seats"] + 3
    assert len(data["board"]) <= 3


def check_questions(state: State) -> None:
    """Nobody is asked where only declining is left (CAY-10.1)."""
    view: Any = state.view(None)
    assert all(asked["seat"] == view["asked"][-1]["seat"] or asked["ask"] == "draft" for asked in view["asked"])
    if view["asked"] and view["asked"][-1]["ask"] not in NOT_TO_BE_DECLINED:
        legal = state.legal(view["asked"][-1]["seat"])
        assert len(legal) > 1
        assert [action.do for action in legal if action.do in ("skip", "pass")] in (["skip"], ["pass"])


def check_views(state: State) -> None:
    """CAY-9.2: points and ledger of others are hidden while the game goes on, unless scores are open."""
    data: Any = state.to_json()
    for viewer in [None, *range(state.seats)]:
        view: Any = state.view(viewer)
        seen = set(range(state.seats)) if state.over or data["open_scores"] else {viewer} - {None}
        assert {row["seat"] for row in view["ledger"]} <= seen
        for seat, points in enumerate(state.scores()):
            shown = points if seat in seen else None
            assert view["players"][seat]["points"] == view["scores"][seat] == shown
        assert bool(view["ranking"]) == (len(seen) == state.seats)
        assert bool(view["winners"]) == state.over


INVARIANTS = Invariants("caylus1303", "CAY-", check, LONGEST)
