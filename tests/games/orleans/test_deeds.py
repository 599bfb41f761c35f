"""Town Hall, Gunpowder Tower and the beneficial deeds (ORL-4.9, ORL-4.10.3)."""

from typing import Any

import pytest

from bastide.core.state import State
from bastide.games.orleans.components import SLOT_TYPES
from bastide.games.orleans.deeds import base_rows
from tests.games.kit import asked, do, lines, player, refused, table, told
from tests.games.orleans.scenes import bag, coins, fill, scene, track

ROWS = {row.name: [SLOT_TYPES[space] for space in row.spaces] for row in base_rows()}


def board(**filled: str) -> list[str | None]:
    """The deeds board with some spaces of some rows filled: `astronomy="scholar - trader"`."""
    found: list[str | None] = []
    for name, spaces in ROWS.items():
        there = filled.get(name, "").split()
        found += [there[at] if at < len(there) and there[at] != "-" else None for at in range(len(spaces))]
    return found


def hall(tokens: str, person: dict[str, Any] | None = None, **given: Any) -> State:
    """The Town Hall is being carried out."""
    state = scene(players={0: {"slots": fill(town_hall=tokens), **(person or {})}}, **given)
    return do(state, "use place=town_hall")


def test_x17() -> None:
    """X17 (ORL-4.9.3): monk and knight, the Papal Conclave has one monk and the knight space free: both moved bring 3
    + 3 coins and, as the row is full, the citizen."""
    state = hall("monk knight", deeds=board(papal_conclave="monk - -"))
    do(state, "send token=monk deed=papal_conclave space=1", "send token=knight deed=papal_conclave space=2")
    assert (coins(state)[0], player(state)["citizens"], bag(state)) == (11, 1, {})
    view: Any = state.view(None)
    row = next(row for row in view["deeds"] if row["name"] == "papal_conclave")
    assert (row["filled"], row["citizens"]) == (["monk", "monk", "knight"], 0)


def test_x18() -> None:
    """X18 (ORL-4.9.4): one farmer to the Canalisation: a coin or a development point."""
    for gain, result in (("coin", (6, 0)), ("point", (5, 1))):
        state = do(hall("farmer -"), f"send token=farmer deed=canalisation space=5 gain={gain}")
        assert (coins(state)[0], track(state, "development")) == result


@pytest.mark.parametrize(
    ("deed", "paid"),
    [("city_wall", 1), ("papal_conclave", 3), ("defeating_the_plague", 2), ("astronomy", 1), ("boatmen_guild", 1),
     ("cathedral", 2), ("peace_treaty", 2)],
)  # fmt: skip
def test_rewards(deed: str, paid: int) -> None:
    """D9 (ORL-11): a token to a space that is printed with exactly it, and its reward at once (ORL-4.9.2,
    ORL-4.9.3)."""
    for space, kind in enumerate(ROWS[deed]):
        state = do(hall(f"{kind} -"), f"send token={kind} deed={deed} space={space}")
        assert coins(state)[0] == 5 + paid
        assert table(state)["deeds"].count(kind) == 1


def test_no_point_at_the_end_of_the_track() -> None:
    """ORL-4.9.4: the point of the Canalisation is not offered at index 30."""
    state = hall("farmer -", {"tracks": {"development": 30}})
    line = "send token=farmer deed=canalisation space=5"
    assert {one for one in lines(state) if "space=5" in one and "canalisation" in one} == {f"{line} gain=coin"}
    assert refused(state, f"{line} gain=point") == "ORL-4.9.4"


def test_exact_character() -> None:
    """ORL-4.9.2, ORL-4.2: substitution never applies on deeds; a monk goes only to monks' spaces, and a space that is
    taken is taken."""
    state = hall("monk -", {"places": ["school"]}, deeds=board(cathedral="- - monk"))
    places = {tuple(line.split()[2:]) for line in lines(state)}
    assert places == {
        ("deed=papal_conclave", "space=0"), ("deed=papal_conclave", "space=1"), ("deed=cathedral", "space=3"),
        ("deed=peace_treaty", "space=0"),
    }  # fmt: skip
    assert refused(state, "send token=monk deed=city_wall space=0") == "ORL-4.9.2"
    assert refused(state, "send token=monk deed=cathedral space=2") == "ORL-4.9.2"
    assert refused(state, "send token=farmer deed=city_wall space=4") == "ORL-4.9.2"
    assert refused(state, "send token=monk deed=papal_conclave space=7") == "ORL-4.9.2"
    assert refused(state, "send token=monk deed=alchemy space=0") == "ORL-4.9.2"


def test_one_or_two() -> None:
    """ORL-4.9.2, R-13: the first must be moved, the second may be declined and goes into the bag."""
    state = hall("knight scholar")
    assert refused(state, "skip") == "ORL-4.9.2"
    do(state, "send token=scholar deed=astronomy space=0", "skip")
    assert bag(state) == {"knight": 1}
    assert player(state)["slots"] == {}


def test_the_second_fits_nowhere() -> None:
    """R-13: it goes into the bag without a question."""
    full = board(papal_conclave="monk -", cathedral="- - monk monk", peace_treaty="monk")
    state = hall("monk monk", deeds=full)
    do(state, "send token=monk deed=papal_conclave space=1")
    assert bag(state) == {"monk": 1}
    assert asked(state)[-1][1] != "deeds"


def test_nobody_fits() -> None:
    """ORL-4.3.1, ORL-4.9.2, R-49: the Town Hall needs a token with a free space; otherwise its tokens stay."""
    full = board(papal_conclave="monk monk", cathedral="- - monk monk", peace_treaty="monk")
    slots = {**fill(town_hall="monk -"), **fill("farm_house")}
    state = scene(players={0: {"slots": slots}}, deeds=full)
    assert refused(state, "use place=town_hall") == "ORL-4.3.1"
    do(state, "use place=farm_house")
    assert player(state)["slots"] == {"town_hall:0": "monk"}


def test_same_or_different_deeds() -> None:
    """ORL-4.9.2: in any order of spaces; the reward of the first comes before the second is asked for (R-57)."""
    state = hall("knight knight")
    do(state, "send token=knight deed=city_wall space=2")
    assert (coins(state)[0], asked(state)) == (6, [(0, "deeds")])
    do(state, "send token=knight deed=peace_treaty space=3")
    assert coins(state)[0] == 8


def test_tokens_stay_on_deeds() -> None:
    """ORL-4.9.3, ORL-9.2: to the end of the game."""
    state = hall("scholar -")
    before = table(state)["supply"]["scholar"]
    do(state, "send token=scholar deed=astronomy space=0")
    assert table(state)["supply"]["scholar"] == before
    assert table(state)["deeds"].count("scholar") == 1


def test_the_last_to_fill_takes_the_citizen() -> None:
    """ORL-4.9.3: whoever fills the last space, whosever tokens lie there; it comes after the token's reward."""
    state = hall("trader -", deeds=board(astronomy="scholar scholar"))
    kinds = [event.kind for event in told(state, "send token=trader deed=astronomy space=2")]
    assert kinds[:3] == ["send", "coins", "citizen"]
    assert player(state)["citizens"] == 1


# ---- ORL-4.10.3


def tower(tokens: str, **given: Any) -> State:
    mine = {"tower": tokens, "places": ["gunpowder_tower"], "slots": given.pop("slots", {})}
    return scene(players={0: mine}, **given)


def test_the_tower_sends_to_deeds() -> None:
    """ORL-4.10.3, ORL-3.5: as one action, without any slot; what is not sent stays on it."""
    state = do(tower("knight scholar"), "use place=gunpowder_tower")
    do(state, "send token=knight deed=city_wall space=0", "skip")
    assert (player(state)["tower"], bag(state), coins(state)[0]) == ({"scholar": 1}, {}, 6)
    assert "use place=gunpowder_tower" in lines(state)
    do(state, "use place=gunpowder_tower", "send token=scholar deed=astronomy space=0")
    assert (player(state)["tower"], coins(state)[0]) == ({}, 7)


def test_starters_stay_on_the_tower() -> None:
    """ORL-4.10.3: they may lie there, but never go to deeds."""
    state = do(tower("knight own_farmer"), "use place=gunpowder_tower")
    assert {line.split()[1] for line in lines(state)} == {"token=knight"}
    do(state, "send token=knight deed=city_wall space=0")
    assert player(state)["tower"] == {"own_farmer": 1}
    alone = tower("own_farmer", slots=fill("farm_house"))
    assert refused(alone, "use place=gunpowder_tower") == "ORL-4.9.2"


def test_hall_and_tower_are_two_actions() -> None:
    """ORL-4.10.3: two turns."""
    state = tower("knight", slots=fill(town_hall="scholar -"))
    assert {"use place=town_hall", "use place=gunpowder_tower"} <= lines(state)
    do(state, "use place=town_hall")
    assert {line.split()[1] for line in lines(state)} == {"token=scholar"}
    do(state, "send token=scholar deed=astronomy space=0")
    assert "use place=gunpowder_tower" in lines(state)
