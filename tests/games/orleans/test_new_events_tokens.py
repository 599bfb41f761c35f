"""The events of Trade & Intrigue that act in phase 6 on tokens and tiles (ORL-8.2)."""

from typing import Any

import pytest

from bastide.core.errors import InputError
from tests.games.edits import edited, put
from tests.games.kit import asked, do, lines, player, refused, table
from tests.games.orleans.hourglass import struck
from tests.games.orleans.scenes import GAME, bag, coins, fill, goods, supply, track


def owed(state: Any) -> int:
    found: int = state.view(0)["asked"][-1]["owed"]
    return found


# ---- Training


def trained(name: str, **person: Any) -> Any:
    state = struck("training", person)
    assert asked(state) == [(0, "training")]
    return do(state, f"train track={name}")


def test_training_is_for_every_track() -> None:
    """D20 (ORL-11): ORL-8.2: six character tracks and development, if one likes; not one at its end (ORL-9.6)."""
    state = struck("training", {"tracks": {"farmers": 8}})
    tracks = ("boatmen", "craftsmen", "traders", "knights", "scholars", "development")
    assert lines(state) == {*[f"train track={name}" for name in tracks], "skip"}
    assert refused(state, "train track=farmers") == "ORL-9.6"
    assert coins(do(state, "skip")) == [5, 5]


def test_training_needs_coins_at_hand() -> None:
    """R-29: with 1 coin nothing is asked."""
    assert asked(struck("training", {"coins": 1})) == [(1, "training")]


def test_training_of_farmers() -> None:
    """ORL-8.2: the good of the new index, but no token."""
    state = trained("farmers", tracks={"farmers": 2})
    assert (track(state, "farmers"), goods(state), bag(state), coins(state)[0]) == (3, {"cheese": 1}, {}, 3)


def test_training_of_boatmen() -> None:
    """ORL-8.2: coins of the new index, on the last one the citizen for the first there."""
    assert coins(trained("boatmen", tracks={"boatmen": 2}))[0] == 3 + 4
    state = trained("boatmen", tracks={"boatmen": 4})
    assert (coins(state)[0], player(state)["citizens"]) == (3, 1)


def test_training_of_knights_and_scholars() -> None:
    """ORL-8.2: a citizen at knights index 4; points for scholars."""
    assert player(trained("knights", tracks={"knights": 3}))["citizens"] == 1
    assert track(trained("scholars", tracks={"scholars": 1}), "development") == 3


def test_training_of_development() -> None:
    """ORL-8.2: one index, with its coins."""
    state = trained("development", tracks={"development": 6})
    assert (track(state, "development"), coins(state)[0]) == (7, 3 + 3)


def test_training_of_traders() -> None:
    """R-26, D20: at index 1 a place tile of level I only; later of any level."""
    state = trained("traders")
    assert asked(state) == [(0, "tile")]
    assert refused(state, "take tile=cellar") == "ORL-4.5"
    do(state, "take tile=hayrick")
    assert (player(state)["places"], asked(state)) == (["hayrick"], [(1, "training")])
    assert "take tile=cellar" in lines(trained("traders", tracks={"traders": 1}))


def test_training_of_craftsmen() -> None:
    """ORL-4.8.1, D20: the technology tile may be placed at once, or held."""
    state = trained("craftsmen")
    assert (asked(state), player(state)["held"]) == ([(0, "technology")], 1)
    assert refused(state, "install slot=castle:1") == "ORL-4.8.3"
    do(state, "install slot=castle:0")
    assert (player(state)["slots"]["castle:0"], player(state)["held"]) == ("technology", 0)
    held = do(trained("craftsmen"), "skip")
    assert (player(held)["held"], asked(held)) == (1, [(1, "training")])


def test_only_the_new_tile_is_placed_at_once() -> None:
    """ORL-4.8.1: a tile that was held before waits for the next passing."""
    state = do(trained("craftsmen", held=1), "install slot=castle:0")
    assert (player(state)["held"], asked(state)) == (1, [(1, "training")])


def test_the_new_tile_is_not_the_bound_one() -> None:
    """ORL-8.3.6, ORL-4.8.1: wherever the tile of Training goes, the one that was bound stays bound."""
    person = {"coins": 5, "held": 1, "bound": 1, "installed": True, "tracks": {"craftsmen": 1}}
    for slot in ("castle:0", "castle:1"):
        state = struck("training", person, modules=["new_events", "new_deeds"])
        do(state, "train track=craftsmen")
        assert GAME.from_json(table(state)) == state
        do(state, f"install slot={slot}")
        assert (player(state)["held"], player(state)["bound"]) == (1, 1)
    asking: Any = table(do(struck("training", person, modules=["new_events", "new_deeds"]), "train track=craftsmen"))
    with pytest.raises(InputError, match="stack"):
        GAME.from_json(edited(asking, put("players.0.bound", 2)))


def test_training_without_technology() -> None:
    """ORL-9.4: the stack is empty: a step without a tile."""
    state = struck("training", {"held": 16})
    do(state, "train track=craftsmen")
    assert (track(state, "craftsmen"), asked(state)) == (1, [(1, "training")])


# ---- Wedding


def test_wedding() -> None:
    """ORL-8.2: 2 random tokens of the bag to the market; compulsory."""
    state = struck("wedding", {"bag": "monk monk monk"})
    assert (bag(state), player(state)["market"]["monk"]) == ({"monk": 1}, 2)


@pytest.mark.parametrize(("knights", "drawn"), [(2, 2), (3, 1), (4, 0)])
def test_wedding_on_a_full_market(knights: int, drawn: int) -> None:
    """R-37: only what fits; 4 starters lie there too."""
    state = struck("wedding", {"bag": "monk monk", "market": {"knight": knights}})
    assert player(state)["market"].get("monk", 0) == drawn


def test_wedding_with_a_small_bag() -> None:
    """ORL-9.9, ORL-8.2.4: as many as there are; an empty bag: nothing."""
    assert bag(struck("wedding", {"bag": "monk"})) == {}
    assert table(struck("wedding"))["round"] == 7


def test_wedding_with_a_tower() -> None:
    """D25 (ORL-11): with ORL-8.2 the owner of a Gunpowder Tower says which go there; everybody sees them (ORL-10.1)."""
    state: Any = struck("wedding", {"bag": "monk monk", "places": ["gunpowder_tower"]})
    assert asked(state) == [(0, "tower")]
    assert state.view(1)["players"][0]["fresh"] == ["monk", "monk"]
    assert state.view(1)["asked"] == [{"seat": 0, "ask": "tower"}]
    assert state.determinize(1, 5).legal(0) == state.legal(0)
    do(state, "tower token=monk", "market")
    assert (player(state)["tower"], player(state)["market"]["monk"]) == ({"monk": 1}, 1)


def test_wedding_counts_the_spaces_of_the_tower() -> None:
    """R-37: Tower spaces count as market; what the market cannot take must go there."""
    full = {"market": {"knight": 4}, "bag": "monk monk monk", "places": ["gunpowder_tower"]}
    state = struck("wedding", full)
    assert lines(state) == {"tower token=monk"}
    do(state, "tower token=monk", "tower token=monk")
    assert (player(state)["tower"], bag(state)) == ({"monk": 2}, {"monk": 1})


# ---- Breakdown, Plague


def test_breakdown() -> None:
    """ORL-8.2, ORL-8.2.4, ORL-4.8.5, D21: a tile, placed or held, goes back to the stack; its slot is empty again."""
    person = {"slots": {"castle:0": "technology", "castle:1": "boatman"}, "held": 1}
    state = struck("breakdown", person)
    assert lines(state) == {"scrap", "scrap slot=castle:0"}
    assert refused(state, "scrap slot=castle:1") == "ORL-8.2"
    stack = table(state)["technology"]
    do(state, "scrap slot=castle:0")
    assert (player(state)["slots"], player(state)["held"], table(state)["technology"]) == (
        {"castle:1": "boatman"}, 1, stack + 1,
    )  # fmt: skip
    held = do(struck("breakdown", person), "scrap")
    assert (player(held)["held"], table(held)["lost_technology"]) == (0, 0)


def test_breakdown_without_technology() -> None:
    """ORL-8.2.4: no effect, and no shield is asked for."""
    assert table(struck("breakdown", {"places": ["sacristy"], "slots": fill("sacristy")}))["round"] == 11


def test_plague() -> None:
    """ORL-8.2: as ORL-5.6: a neutral token goes back to the supply."""
    state = struck("plague_c", {"bag": "monk"})
    assert (bag(state), supply(state, "monk")) == ({}, 8)


# ---- Famine


def test_famine() -> None:
    """D21 (ORL-11): 3 neutral tokens of choice, from anywhere (ORL-8.2); no cube moves."""
    person = {
        "market": {"monk": 1}, "tower": "knight", "bag": "scholar scholar own_trader", "tracks": {"scholars": 2},
        "slots": {"castle:0": "farmer", "pharmacy:0": "trader", "castle:1": "own_boatman"},
        "places": ["gunpowder_tower", "pharmacy"],
    }  # fmt: skip
    state = struck("famine", person)
    assert lines(state) == {
        "dismiss from=market token=monk", "dismiss from=tower token=knight", "dismiss from=bag token=scholar",
        "dismiss_slot slot=castle:0", "dismiss_slot slot=pharmacy:0",
    }  # fmt: skip
    assert refused(state, "dismiss_slot slot=castle:1") == "ORL-8.2"
    assert refused(state, "dismiss from=bag token=monk") == "ORL-8.2"
    before = supply(state, "farmer")
    do(state, "dismiss from=bag token=scholar", "dismiss_slot slot=castle:0")
    assert owed(state) == 1
    do(state, "dismiss from=tower token=knight")
    assert (bag(state), player(state)["tower"], supply(state, "farmer")) == (
        {"own_trader": 1, "scholar": 1}, {}, before + 1,
    )  # fmt: skip
    assert "castle:0" not in player(state)["slots"]
    assert track(state, "scholars") == 2


def test_famine_takes_all() -> None:
    """ORL-8.2, ORL-8.2.4: all, if there are fewer; starters stay, and who has no neutral token loses nothing."""
    state = struck("famine", {"bag": "monk own_farmer", "slots": {"castle:0": "farmer"}, "market": {"knight": 1}})
    assert (bag(state), player(state)["slots"], player(state)["market"].get("knight", 0)) == (
        {"own_farmer": 1}, {}, 0,
    )  # fmt: skip
    nobody = struck("famine")
    assert bag(nobody) == {}


def test_sacristy_against_famine() -> None:
    """ORL-8.2.3: Famine is negative."""
    person = {"bag": "knight", "places": ["sacristy"], "slots": fill("sacristy")}
    assert bag(do(struck("famine", person), "shield")) == {"knight": 1, "monk": 1}
