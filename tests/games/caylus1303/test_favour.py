"""CAY-4.10: favours; how characters change hands (CAY-6.0, CAY-6.13)."""

import pytest

from bastide.core.state import State
from tests.games.caylus1303.proof import building, now, stock, workers
from tests.games.caylus1303.scenario import (
    along_the_road,
    at_work,
    decline,
    delivering,
    favoured,
    goods,
    managed,
    scenario,
)
from tests.games.kit import asked, do, lines, player, refused, rows, table

SET = goods(food=1, wood=1, stone=1)


def fair() -> State:
    return do(at_work(0, players={0: {"goods": goods(wood=1)}}), "use")


def manor() -> State:
    players = {0: {"standing": [14]}}
    return do(along_the_road(provost=15, road={14: "wood_manor"}, owners={14: 0}, players=players), "use")


def majority() -> State:
    return do(delivering(0, players={0: {"goods": SET}}), "deliver")


def theatre() -> State:
    players = {0: {"goods": goods(gold=3, wood=4)}}
    return do(managed(road={5: "residence"}, owners={5: 0}, players=players), "build building=theatre")


@pytest.mark.parametrize("source", [fair, manor, majority, theatre])
def test_four_sources(source: object) -> None:
    """CAY-4.10.1: Fair, built Manor, site majority, Theatre; it is the only thing pending, and resolved at once."""
    assert callable(source)
    state = source()
    assert asked(state) == [(0, "favour")]
    assert refused(state, "pass") == "CAY-10"
    assert refused(state, "skip") == "CAY-4.10.2"


def test_the_two_ways() -> None:
    """CAY-4.10.2: a character of another player, or an available tile of the site."""
    players = {0: {"characters": ["thief"]}, 1: {"characters": ["foreman", "bailiff"]}, 2: {"characters": ["steward"]}}
    state = favoured(players=players, board=["architect", "goldsmith"])
    assert lines(state) == {
        *(f"take character={name}" for name in ("foreman", "bailiff", "steward")),
        "visit slot=0 building=start_market",
    }
    assert refused(state, "take character=architect") == "CAY-4.10.5"  # on the board: only with a tile
    assert refused(state, "take character=thief") == "CAY-4.10.5"
    assert refused(state, "take character=night_worker") == "CAY-4.10.5"


def test_taking_from_another_player() -> None:
    """CAY-4.10.2, CAY-4.10.5: nothing is given in return; then the walk along the road goes on."""
    players = {1: {"characters": ["foreman", "bailiff"]}}
    state = do(favoured(players=players), "take character=bailiff")
    assert (player(state)["characters"], player(state, 1)["characters"]) == (["bailiff"], ["foreman"])
    assert now(state)[1] == "bridge"


def test_the_tile_and_then_a_character() -> None:
    """CAY-4.10.2: the effect, and then one of the characters left on the board, or none."""
    state = do(favoured(board=["architect", "goldsmith", "thief"]), "visit slot=0")
    assert asked(state) == [(0, "welcome"), (0, "visit")]
    do(state, "use gain=cloth")
    assert lines(state) == {"skip", *(f"take character={name}" for name in ("architect", "goldsmith", "thief"))}
    assert refused(state, "take character=foreman") == "CAY-4.10.2"
    do(state, "take character=goldsmith")
    assert (player(state)["characters"], table(state)["board"]) == (["goldsmith"], ["thief", "architect"])


def test_no_character_on_the_board_no_question() -> None:
    """CAY-4.10.2, CAY-10.1: with an empty board the favour ends with the effect."""
    state = do(favoured(board=[]), "visit slot=0", "use gain=cloth")
    assert now(state)[1] == "bridge"
    assert stock(state) == {"cloth": 1}


@pytest.mark.parametrize("round", range(1, 10))
def test_available_tiles(round: int) -> None:
    """CAY-4.10.3: slot 1 always, slot 2 from round 4, slot 3 from round 7."""
    state = favoured(round=round)
    open_slots = 1 + (round >= 4) + (round >= 7)
    assert {line.split()[1] for line in lines(state) if line.startswith("visit")} == {
        f"slot={slot}" for slot in range(open_slots)
    }
    for slot in range(open_slots, 3):
        assert refused(state, f"visit slot={slot}") == "CAY-4.10.3"


def test_a_tile_that_lies_elsewhere_cannot_be_visited() -> None:
    """CAY-4.10.2: only the tiles at the site, each on its slot."""
    state = favoured(round=9)
    assert refused(state, "visit slot=0 building=start_farm") == "CAY-4.10.2"
    assert refused(state, "visit slot=1 building=start_market") == "CAY-4.10.2"


def test_nobody_is_paid_for_a_visit() -> None:
    """CAY-4.10.4: no worker is placed, no PP and no bonus for anybody; the setup side works."""
    state = favoured(round=7, site={2: "stone_farm"}, board=[])
    before = workers(state)
    do(state, "visit slot=2")
    assert stock(state) == {"food": 1, "cloth": 1}
    assert (workers(state)[0], state.scores()) == (before[0], [0, 0, 0])
    assert [stock(state, seat) for seat in (1, 2)] == [{}, {}]


@pytest.mark.parametrize("mine", [goods(), goods(stone=1)])
def test_the_effect_must_be_used_unless_it_is_out_of_reach(mine: dict[str, int]) -> None:
    """CAY-4.10.4: what can be paid for must be; where no tile can be used a character may be taken all the same."""
    state = do(favoured(site={0: "start_guild_4"}, players={0: {"goods": mine}}, board=["thief"]), "visit slot=0")
    if mine["stone"]:
        assert lines(state) == {"use building=start_guild_4"}
        assert refused(state, "skip") == "CAY-4.10.4"
        do(state, "use")
    assert asked(state) == [(0, "welcome")]
    do(state, "take character=thief")
    assert player(state)["characters"] == ["thief"]


@pytest.mark.parametrize(
    ("mine", "slots"),
    [
        (goods(), {0, 1, 2}),
        (goods(stone=1), {0}),
        (goods(cloth=1), {1}),
        (goods(stone=1, cloth=2, gold=1), {0, 1, 2}),
        (goods(food=9, wood=9), {0, 1, 2}),
    ],
)
def test_tiles_that_can_be_used_come_first(mine: dict[str, int], slots: set[int]) -> None:
    """CAY-4.10.4: a tile that cannot be used may be chosen only if none of those available can."""
    tiles = {0: "start_guild_4", 1: "wood_tailor", 2: "stone_jeweler"}
    state = favoured(round=7, site=tiles, players={0: {"goods": mine}, 1: {"characters": ["thief"]}})
    assert lines(state) == {"take character=thief", *(f"visit slot={slot} building={tiles[slot]}" for slot in slots)}
    for slot in set(tiles) - slots:
        assert refused(state, f"visit slot={slot}") == "CAY-4.10.4"


@pytest.mark.parametrize(("round", "slot"), [(3, 0), (4, 1)])
def test_a_tile_to_come_does_not_count(round: int, slot: int) -> None:
    """CAY-4.10.4, CAY-4.10.3: the Manor on slot 2 could be used, but not before round 4."""
    state = favoured(round=round, site={0: "start_guild_4", 1: "wood_manor"})
    assert {line.split()[1] for line in lines(state)} == {f"slot={slot}"}


@pytest.mark.parametrize(("reserve", "gained"), [(12, 2), (14, 0)])
def test_a_gain_cut_short_must_be_used_too(reserve: int, gained: int) -> None:
    """CAY-4.10.4, CAY-8.7: too few workers in the camp are no reason to leave a tile that can be paid for."""
    players = {0: {"goods": goods(stone=1), "reserve": reserve}}
    state = favoured(site={0: "start_guild_4"}, players=players)
    assert lines(do(state, "visit slot=0")) == {"use building=start_guild_4"}
    do(state, "use")
    assert (stock(state), workers(state)) == ({}, (reserve + gained, 14 - reserve - gained, 1))


def test_any_number_of_characters() -> None:
    """CAY-4.10.5: one may hold many, or none; nobody's character goes back to the board."""
    players = {0: {"characters": ["thief", "foreman", "steward"]}, 1: {"characters": ["bailiff"]}}
    state = do(favoured(players=players, board=["architect"]), "take character=bailiff")
    assert len(player(state)["characters"]) == 4
    assert (player(state, 1)["characters"], table(state)["board"]) == ([], ["architect"])


def test_nobody_to_take_from() -> None:
    """CAY-4.10.5: without a character with another player only a tile is left."""
    players = {0: {"characters": ["thief", "foreman"]}}
    assert lines(favoured(players=players)) == {"visit slot=0 building=start_market"}


def test_the_effect_comes_before_the_character() -> None:
    """CAY-4.10.6: an Architect taken now brings nothing for what the favour built."""
    state = favoured(
        site={0: "start_carpenter"}, players={0: {"goods": goods(wood=1, food=1)}}, board=["architect"]
    )  # fmt: skip
    do(state, "visit slot=0", "build building=wood_farm", "take character=architect")
    assert (rows(state), building(state, 14)) == ([(2, "CAY-4.0.3")], ("wood_farm", 0))


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_favours_do_not_nest(slot: int) -> None:
    """CAY-4.10.7: no setup side gives a favour."""
    state = favoured(round=9, site={1: "wood_manor"}, board=[], players={0: {"goods": goods(food=5)}})
    do(state, f"visit slot={slot}")
    decline(state, "visit")
    assert now(state)[1] == "bridge"


def test_a_tile_of_the_site_is_never_used_up() -> None:
    """CAY-4.10.8: two favours in one round may use the same tile; it does not turn, move or get a house."""
    players = {
        0: {"goods": goods(wood=1)},
        1: {"goods": goods(wood=1), "standing": [0], "characters": ["journeyman"]},
    }
    state = at_work(0, players=players, joined=(0, 1), used=["journeyman"], board=[])
    tiles = table(state)["site"]["tiles"]
    do(state, "use", "visit slot=0", "use gain=food", "use", "visit slot=0", "use gain=cloth")
    assert (stock(state), stock(state, 1)) == ({"food": 1}, {"cloth": 1})
    assert table(state)["site"]["tiles"] == tiles


# ---- characters


def test_a_used_character_stays_used() -> None:
    """CAY-6.0: "once per round" belongs to the tile, whoever has it."""
    players = {
        0: {"goods": goods(food=1, wood=1, gold=1)},
        1: {"standing": [0], "goods": goods(wood=1), "characters": ["goldsmith"]},
    }
    state = scenario(
        phase="activation", at=0, using=1, players=players, workers=[0], used=["goldsmith"],
        stack=[{"seat": 1, "ask": "use", "with": [0, 0, 0]}],
    )  # fmt: skip
    decline(state, "use", "bridge")
    do(state, "deliver")
    assert rows(state) == [(5, "CAY-3.4.3")]


def test_a_character_works_for_its_new_holder_at_once() -> None:
    """CAY-6.0, CAY-6.13: taken at the Fair, the Architect counts for the Carpenter of the same round."""
    players = {0: {"standing": [2], "goods": goods(wood=1, food=1)}, 1: {"characters": ["architect"]}}
    state = do(favoured(players=players), "take character=architect", "build building=wood_farm")
    assert rows(state) == [(2, "CAY-4.0.3"), (1, "CAY-6.7")]


def test_the_bailiff_can_be_taken_before_the_bridge() -> None:
    """CAY-6.13: the holder when the bridge turns are over moves the provost."""
    players = {1: {"characters": ["bailiff"]}}
    state = decline(do(favoured(players=players), "take character=bailiff"), "bridge")
    assert now(state) == (0, "bailiff")


@pytest.mark.parametrize("phase", ["planning", "bridge", "deliver"])
def test_when_characters_are_fixed(phase: str) -> None:
    """CAY-6.13: nobody takes a character in planning, during the bridge turns or while deliveries go on."""
    players = {0: {"goods": SET}, 1: {"characters": ["thief"]}}
    if phase == "planning":
        assert refused(scenario(players=players), "take character=thief") == "CAY-3.2.2"
    elif phase == "deliver":
        assert refused(delivering(0, players=players), "take character=thief") == "CAY-10"
    else:
        state = scenario(phase="activation", at=4, step=1, stack=[{"seat": 0, "ask": "bridge"}], players=players)
        assert refused(state, "take character=thief") == "CAY-10"
