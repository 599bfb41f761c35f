"""The new beneficial deeds of Trade & Intrigue (ORL-8.3)."""

from typing import Any

import pytest

from bastide.core.errors import InputError
from bastide.core.state import State
from bastide.games.orleans.components import SLOT_TYPES
from bastide.games.orleans.new_deeds.components import SPACES
from tests.core.saying import check_input_error
from tests.games.kit import asked, do, lines, player, refused, table, told
from tests.games.orleans.scenes import GAME, bag, coins, fill, goods, market, scene, supply, track

CLOSED = {2: ("jury", "research"), 3: (), 4: ()}


def board(seats: int = 4, **filled: str) -> list[str | None]:
    """The board with some spaces of some rows filled: `research="monk - scholar"`. Covered spaces are counted."""
    found: list[str | None] = []
    for name, spaces in SPACES.items():
        if name not in CLOSED[seats]:
            there = filled.get(name, "").split()
            found += [there[at] if at < len(there) and there[at] != "-" else None for at in range(len(spaces))]
    return found


def hall(tokens: str, person: dict[str, Any] | None = None, seats: int = 4, **given: Any) -> State:
    """The Town Hall is being carried out."""
    who = person or {}
    slots = {**fill(town_hall=tokens), **who.get("slots", {})}
    filled = given.pop("filled", {})
    people = {**given.pop("others", {}), 0: {**who, "slots": slots}}
    state = scene(seats, players=people, modules=["new_deeds"], deeds=board(seats, **filled), **given)
    return do(state, "use place=town_hall")


def row(state: State, name: str) -> dict[str, Any]:
    view: Any = state.view(None)
    return dict(next(one for one in view["deeds"] if one["name"] == name))


# ---- ORL-8.3.1, ORL-8.3.2: set-up


@pytest.mark.parametrize(("seats", "laid", "on_map", "left"), [(4, 8, 52, 30), (3, 6, 48, 30), (2, 6, 43, 29)])
def test_x46(seats: int, laid: int, on_map: int, left: int) -> None:
    """X46 (ORL-8.3.2): with 4 players 8 goods lie on the deeds board, 52 on the map, 30 in the market."""
    state = GAME.start(seats=seats, seed=3, new_deeds=True)
    data: Any = table(state)
    deeds = [sum(row(state, name)["goods"].values()) for name in ("thanksgiving", "sheep_breeding")]
    assert sum(deeds) == laid
    assert sum(1 for good in data["map"] if good) == on_map
    assert sum(data["market"].values()) == left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    """ORL-8.3.1, ORL-8.3.2: covered spaces, closed deeds, citizens and technology tiles."""
    state = GAME.start(seats=seats, seed=3, new_deeds=True)
    view: Any = state.view(None)
    names = [one["name"] for one in view["deeds"]]
    assert names == [name for name in SPACES if name not in CLOSED[seats]]
    for one in view["deeds"]:
        assert one["spaces"] == [SLOT_TYPES[space] for space in SPACES[one["name"]]]
        assert one["open"] == len(one["spaces"]) - (seats < 4)
    citizens = {one["name"]: one["citizens"] for one in view["deeds"] if one["citizens"]}
    spaces = 4 if seats == 4 else 3
    assert citizens == {"alchemy": 1, "tugboat": 1, "architecture": spaces, "town_charter": 1, "navigation": 1}
    assert row(state, "navigation")["technology"] == spaces
    assert view["technology"] == 16 - spaces
    assert row(state, "thanksgiving")["laid"] == ["grain", "cheese", "wine", "wine"][:spaces]
    assert row(state, "sheep_breeding")["laid"] == ["wool"] * spaces
    assert row(state, "coinage")["laid"] == []


def test_one_board_only() -> None:
    """R-22: the new deeds and intrigue exclude each other, in a set-up and in a position."""
    with pytest.raises(ValueError, match="not both"):
        GAME.start(seats=3, seed=1, new_deeds=True, intrigue=True)
    data: Any = GAME.start(seats=3, seed=1, new_deeds=True).to_json()
    with pytest.raises(ValueError, match="modules"):
        GAME.from_json({**data, "modules": ["new_deeds", "intrigue"]})


def test_covered_and_closed() -> None:
    """ORL-8.3.1: the rightmost space is closed with 3 players, Research and Jury Trial with 2."""
    state = hall("trader scholar", seats=3)
    assert refused(state, "send token=trader deed=coinage space=3") == "ORL-8.3.1"
    assert not lines(state, "send deed=research space=3")
    two = hall("trader scholar", seats=2)
    for line in (
        "token=scholar deed=research space=1",
        "token=trader deed=jury space=0",
        "token=trader deed=spy space=3",
    ):
        assert refused(two, f"send {line}") == "ORL-8.3.1"
    assert not lines(two, "send deed=jury")


def test_filled_means_all_open_spaces() -> None:
    """ORL-8.3.2, ORL-8.3.4: with 3 players three coins spaces fill Coinage: 3 coins and 3 more."""
    state = hall("knight -", seats=3, filled={"coinage": "craftsman craftsman"})
    do(state, "send token=knight deed=coinage space=2")
    assert coins(state)[0] == 5 + 6


# ---- plain rewards


@pytest.mark.parametrize(
    ("space", "token", "good"),
    [(0, "farmer", "grain"), (1, "farmer", "cheese"), (2, "farmer", "wine"), (3, "trader", "wine")],
)
def test_thanksgiving(space: int, token: str, good: str) -> None:
    """ORL-8.3, ORL-8.3.3: the good that lies on the space, only for the printed character; not from the market."""
    state = hall(f"{token} -")
    before = market(state, good)
    do(state, f"send token={token} deed=thanksgiving space={space}")
    assert (goods(state), market(state, good)) == ({good: 1}, before)
    assert row(state, "thanksgiving")["laid"][space] is None


def test_completion_in_coins() -> None:
    """ORL-8.3.4: the last token of Sheep Breeding brings its wool, then 2 coins."""
    state = hall("trader -", filled={"sheep_breeding": "farmer farmer craftsman"})
    do(state, "send token=trader deed=sheep_breeding space=3")
    assert (goods(state), coins(state)[0], player(state)["citizens"]) == ({"wool": 1}, 7, 0)
    assert sum(row(state, "sheep_breeding")["goods"].values()) == 0


def test_coinage() -> None:
    """ORL-8.3: 3 coins for each token."""
    state = do(hall("knight -"), "send token=knight deed=coinage space=2")
    assert coins(state)[0] == 8


def test_x30() -> None:
    """X30 (ORL-8.3.4): Research filled by the last token brings 2 + 3 = 5 development points."""
    state = hall("scholar -", filled={"research": "monk scholar scholar"})
    do(state, "send token=scholar deed=research space=3")
    assert track(state, "development") == 5
    assert player(state)["citizens"] == 1  # that of index 3


# ---- Alchemy


def alchemist(tokens: str = "farmer -", bag: str = "scholar", **given: Any) -> State:
    state = hall(tokens, {"bag": bag, **given.pop("person", {})}, **given)
    return do(state, f"send token={tokens.split()[0]} deed=alchemy space=0")


def test_alchemy() -> None:
    """D11 (ORL-8.3.5): a token of the bag to a slot, also into the Town Hall that is being carried out (R-41)."""
    state = alchemist()
    assert asked(state)[-1] == (0, "alchemy")
    do(state, "distil")
    assert asked(state)[-1] == (0, "lay")
    assert lines(state, "lay slot=town_hall:0") == {"lay token=scholar slot=town_hall:0"}
    assert refused(state, "lay token=monk slot=castle:0") == "ORL-8.3.5"
    do(state, "lay token=scholar slot=town_hall:0")
    assert player(state)["slots"] == {"town_hall:0": "scholar"}  # neither moved nor cleared
    assert bag(state) == {}
    assert asked(state) == [(0, "turn")]  # nobody else can do anything; it may be used on a later turn


def test_alchemy_may_be_declined() -> None:
    """ORL-8.3, ORL-4.9.4: neither the draw nor the laying is compulsory; what is not laid returns to the bag."""
    state = do(alchemist(), "skip")
    assert bag(state) == {"scholar": 1}
    state = do(alchemist(), "distil", "skip")
    assert (bag(state), player(state)["slots"]) == ({"scholar": 1}, {})


def test_alchemy_with_an_empty_bag() -> None:
    """ORL-9.9: nothing is asked."""
    state = alchemist(bag="")
    assert "alchemy" not in [name for _, name in asked(state)]


def test_a_starter_may_be_drawn() -> None:
    """ORL-8.3.5: a starter fits slots, but not the Town Hall."""
    state = do(alchemist(bag="own_farmer"), "distil")
    assert lines(state, "lay slot=castle:0")
    assert refused(state, "lay token=own_farmer slot=town_hall:0") == "ORL-4.9.1"


def test_what_fits_nowhere_returns() -> None:
    """ORL-8.3.5: the starter has no slot left, so nothing is asked; it is back in the bag."""
    places = ["farm_house", "village", "university", "castle", "monastery", "ship", "wagon", "guildhall", "scriptorium"]
    state = hall("farmer knight", {"bag": "own_farmer", "slots": fill(*places)})
    do(state, "send token=farmer deed=alchemy space=0", "distil")
    assert asked(state)[-1] == (0, "deeds")
    assert bag(state) == {"own_farmer": 1}


def test_x44() -> None:
    """X44 (ORL-8.3.5, R-57): both tokens announced for Alchemy: both are placed, then 2 drawn together, each laid or
    returned on its own, usable on a later turn (R-20)."""
    state = alchemist("farmer knight", bag="scholar boatman")
    assert lines(state, "announce") == {f"announce space={space}" for space in (1, 2, 3, 4)}
    do(state, "announce space=4")
    assert row(state, "alchemy")["filled"] == ["farmer", None, None, None, "knight"]
    assert lines(state) == {"distil", "skip"}
    do(state, "distil")
    assert {action.split()[1] for action in lines(state, "lay")} == {"token=scholar", "token=boatman"}
    do(state, "lay token=boatman slot=farm_house:0")
    do(state, "lay token=scholar slot=monastery:0")
    assert player(state)["slots"] == {"farm_house:0": "boatman", "monastery:0": "scholar"}


def test_one_laid_one_returned() -> None:
    """ORL-8.3.5: of two drawn tokens one goes on a slot, the other back."""
    state = alchemist("farmer knight", bag="scholar boatman")
    do(state, "announce space=1", "distil", "lay token=boatman slot=farm_house:0", "skip")
    assert (player(state)["slots"], bag(state)) == ({"farm_house:0": "boatman"}, {"scholar": 1})


def test_not_announced() -> None:
    """ORL-8.3.5, R-57: without announcing, the draw is resolved first; the second token may still go anywhere, also to
    Alchemy with a draw of its own."""
    state = alchemist("farmer knight", bag="scholar")
    do(state, "distil", "skip")
    assert asked(state) == [(0, "deeds")]
    do(state, "send token=knight deed=alchemy space=1")
    assert lines(state) == {"distil", "skip"}
    assert refused(state, "announce space=2") == "ORL-8.3.5"


def test_announcing_the_last_space() -> None:
    """ORL-8.3.4: the second token fills Alchemy: first the draw of both, then the citizen."""
    state = hall("farmer knight", {"bag": "scholar boatman"}, filled={"alchemy": "- monk - monk monk"})
    do(state, "send token=farmer deed=alchemy space=0", "announce space=2")
    assert asked(state) == [(0, "complete"), (0, "alchemy")]
    assert player(state)["citizens"] == 0
    assert GAME.from_json(table(state)) == state
    do(state, "distil", "skip")
    assert player(state)["citizens"] == 1


def test_drawn_tokens_are_secret() -> None:
    """ORL-10.2: until they are laid only their owner sees them."""
    state = alchemist("farmer knight", bag="scholar boatman monk")
    do(state, "announce space=1")
    events = told(state, "distil")
    assert [event.kind for event in events if event.seen_by(1)] == []
    mine, theirs = [state.view(seat) for seat in (0, 1)]
    other: Any = theirs
    own: Any = mine
    assert (len(own["players"][0]["drawn"]), other["players"][0]["drawn"]) == (2, [])
    seen = {str(state.determinize(1, seed).legal(0)) for seed in range(12)}
    assert len(seen) > 1
    assert {str(state.determinize(0, seed).legal(0)) for seed in range(6)} == {str(state.legal(0))}


# ---- Jury Trial


def juror(slots: dict[str, str] | None = None, **person: Any) -> State:
    event = person.pop("event", "income")
    given = {"slots": slots or {}, **person}
    state = hall("farmer -", given, filled={"jury": "monk monk monk monk"}, event=event)
    return do(state, "send token=farmer deed=jury space=4")


def test_jury() -> None:
    """D15 (ORL-11): Jury Trial (R-25, R-52) brings a coin, then any own place, activated or not; its tokens stay."""
    state = juror(fill("scriptorium"))
    assert coins(state)[0] == 6
    assert asked(state) == [(0, "jury")]
    assert lines(state, "use place=scriptorium") and lines(state, "use place=castle") and lines(state, "recruit")
    assert lines(state, "travel place=ship") and not lines(state, "place=town_hall")
    do(state, "use place=scriptorium")
    assert track(state, "development") == 1
    assert player(state)["slots"] == fill("scriptorium")
    assert player(state)["bag"] == {}


def test_jury_may_be_declined() -> None:
    """ORL-4.9.4."""
    state = do(juror(), "skip")
    assert player(state)["tracks"] == dict.fromkeys(player(state)["tracks"], 0)
    assert "jury" not in [name for _, name in asked(state)]


def test_jury_minds_the_event() -> None:
    """ORL-5.1: a ban holds for the free action too."""
    state = juror(event="pilgrimage")
    assert refused(state, "use place=monastery") == "ORL-5.1"


@pytest.mark.parametrize("tile", ["sacristy", "herb_garden", "school"])
def test_jury_leaves_some_out(tile: str) -> None:
    """R-25: not Town Hall, Gunpowder Tower, Sacristy or passive tiles."""
    state = juror(places=[tile, "gunpowder_tower"])
    assert refused(state, "pass") == "ORL-8.3.4"
    assert refused(state, "use place=town_hall") == "R-25"
    assert refused(state, "use place=gunpowder_tower") == "R-25"
    assert refused(state, f"use place={tile}").startswith("ORL-4.10")


def test_jury_and_the_sheep_farm() -> None:
    """R-25, ORL-8.5.4: a tile of another module that offers a choice."""
    person = {"places": ["sheep_farm"], "goods": {"cheese": 1}, "slots": fill(town_hall="farmer -")}
    deeds = board(jury="monk monk monk monk")
    state = scene(4, players={0: person}, modules=["new_deeds", "new_places"], deeds=deeds, event="income")
    do(state, "use place=town_hall", "send token=farmer deed=jury space=4")
    assert lines(state, "shear")
    do(state, sorted(lines(state, "shear"))[0])
    assert goods(state).get("cheese") is None


def test_jury_and_the_bathhouse() -> None:
    """R-25: a tile of one's own; its slot stays empty and the draw is laid."""
    state = juror(places=["bathhouse"], bag="scholar scholar")
    do(state, "use place=bathhouse", "lay token=scholar slot=monastery:0")
    assert (player(state)["slots"], bag(state)) == ({"monastery:0": "scholar"}, {"scholar": 1})


# ---- the map


def test_tugboat() -> None:
    """D8 (ORL-4.9.4, R-19, R-54): along a river, with one good at most; not to be declined."""
    state = hall("boatman -", edges={"briare__orleans__river": ["wine", "grain"]})
    do(state, "send token=boatman deed=tugboat space=0")
    assert refused(state, "skip") == "ORL-4.9.4"
    assert lines(state, "edge=briare__orleans__river") == {
        f"tow edge=briare__orleans__river{good}" for good in ("", " good=wine", " good=grain")
    }
    assert refused(state, "tow edge=chartres__orleans__road") == "ORL-4.6"
    do(state, "tow edge=briare__orleans__river good=wine")
    assert (player(state)["merchant"], goods(state)) == ("briare", {"wine": 1})


def test_tugboat_where_no_river_is() -> None:
    """ORL-8.3: no river at the city, no move; the last token brings the citizen all the same (ORL-8.3.3)."""
    state = hall("boatman -", {"merchant": "chartres"}, filled={"tugboat": "boatman boatman boatman"})
    do(state, "send token=boatman deed=tugboat space=3")
    assert (player(state)["merchant"], player(state)["citizens"]) == ("chartres", 1)


def test_architecture() -> None:
    """ORL-8.3, R-53: a citizen for each token; who fills it builds in the merchant's city, also in Orléans, and
    nothing more (R-35)."""
    others = {1: {"citizens": 3, "stations": ["orleans"]}}
    state = hall("craftsman -", filled={"architecture": "monk knight scholar"}, others=others)
    do(state, "send token=craftsman deed=architecture space=3")
    assert (player(state)["citizens"], player(state)["stations"]) == (1, ["orleans"])


def test_architecture_without_a_place_to_build() -> None:
    """ORL-8.3.3: the city is taken, so nothing is built."""
    others = {1: {"citizens": 3, "stations": ["tours"]}}
    state = hall("craftsman -", {"merchant": "tours"}, filled={"architecture": "monk knight scholar"}, others=others)
    do(state, "send token=craftsman deed=architecture space=3")
    assert (player(state)["citizens"], player(state)["stations"]) == (1, [])


# ---- tiles


@pytest.mark.parametrize(("index", "levels"), [(0, set()), (1, {1}), (2, {1, 2}), (5, {1, 2})])
def test_town_charter(index: int, levels: set[int]) -> None:
    """D7 (R-26, R-54): a place tile by the traders index; compulsory."""
    state = hall("trader -", {"tracks": {"traders": index}})
    do(state, "send token=trader deed=town_charter space=0")
    view: Any = state.view(0)
    offered = [str(line).split("=")[1] for line in lines(state, "take")] if levels else []
    assert {tile["level"] for tile in view["tiles"] if tile["name"] in offered} == levels
    if levels:
        assert refused(state, "skip") == "ORL-4.10.1"
        do(state, "take tile=hayrick")
        assert player(state)["places"] == ["hayrick"]


@pytest.mark.parametrize(("index", "held", "bound"), [(0, 0, 0), (1, 1, 1), (2, 1, 0)])
def test_navigation(index: int, held: int, bound: int) -> None:
    """ORL-8.3.6: one of the tiles beside the deed, by the craftsmen index; the stack is not touched."""
    state = hall("boatman -", {"tracks": {"craftsmen": index}}, reserved=4)
    stack = table(state)["technology"]
    do(state, "send token=boatman deed=navigation space=0")
    assert (player(state)["held"], player(state)["bound"], table(state)["reserved"]) == (held, bound, 4 - held)
    assert table(state)["technology"] == stack


def test_a_bound_tile_goes_on_a_farmer_slot() -> None:
    """ORL-8.3.6: even if the cube has advanced and the first tile has been placed."""
    slots = {"castle:0": "technology", **fill("scriptorium")}
    person = {"held": 1, "bound": 1, "slots": slots, "tracks": {"craftsmen": 3}}
    state = scene(2, players={0: person}, modules=["new_deeds"])
    do(state, "pass")
    assert refused(state, "install slot=farm_house:0") == "ORL-8.3.6"
    do(state, "install slot=village:0")
    assert (player(state)["held"], player(state)["bound"]) == (0, 0)


def test_reserved_tiles_are_no_part_of_the_stack() -> None:
    """ORL-8.3.6: with an empty stack the Laboratory is unavailable though tiles lie beside Navigation."""
    given: dict[str, Any] = {"reserved": 4, "lost_technology": 12, "modules": ["new_deeds"]}
    people = {0: {"places": ["laboratory"], "slots": {**fill("laboratory"), **fill("scriptorium")}}}
    assert refused(scene(4, players=people, **given), "use place=laboratory") == "ORL-9.4"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reserved_tiles_left_out_or_wrong(seats: int) -> None:
    """ORL-8.3.2, ORL-8.3.6: beside Navigation lies a tile for each open space; a token has taken one or left it."""
    spaces = 4 if seats == 4 else 3
    given: dict[str, Any] = {"seats": seats, "modules": ["new_deeds"]}
    fresh = table(scene(**given))
    assert (fresh["reserved"], fresh["technology"]) == (spaces, 16 - spaces)
    claimed = board(seats, navigation="boatman")
    assert table(scene(**given, deeds=claimed))["reserved"] == spaces - 1
    for reserved in (spaces - 1, spaces):
        assert table(scene(**given, deeds=claimed, reserved=reserved))["technology"] == 16 - reserved
    for reserved in (0, spaces - 2, spaces + 1, 16):
        with pytest.raises(InputError, match="reserved: ") as error:
            scene(**given, deeds=claimed, reserved=reserved)
        check_input_error(error.value)


def test_citizens_of_the_last_token() -> None:
    """ORL-8.3.4: Alchemy, Tugboat, Town Charter and Navigation bring theirs to whoever fills them."""
    for name, token in (("town_charter", "knight"), ("navigation", "knight")):
        spaces = [SLOT_TYPES[space] for space in SPACES[name]]
        state = hall(f"{token} -", filled={name: " ".join(spaces[:3])})
        assert row(state, name)["citizens"] == 1
        do(state, f"send token={token} deed={name} space=3")
        assert (player(state)["citizens"], row(state, name)["citizens"]) == (1, 0)


def test_any_neutral_takes_all_but_starters() -> None:
    """ORL-8.3.3, ORL-4.9.1: every neutral token fits Alchemy and Jury Trial."""
    for token in ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"):
        state = hall(f"{token} -")
        before = supply(state, token)
        assert f"send token={token} deed=alchemy space=0" in lines(state, "send")
        do(state, f"send token={token} deed=jury space=2")
        assert (coins(state)[0], supply(state, token)) == (6, before)


def test_positions_that_make_no_sense() -> None:
    """What is asked must fit: a draw for Alchemy needs a bag, a tow a river."""
    state = alchemist()
    data: Any = table(state)
    right = {"seat": 0, "ask": "alchemy", "with": [1, 0, 0]}
    assert data["stack"] == [right]
    for wrong in (
        {"with": [3, 0, 0]},
        {"with": [0, 0, 0]},
        {"with": [1, 1, 0]},
        {"with": [1, 0, 0, 1]},
        {"seat": 1},
        {"together": 3},
        {"ask": "tugboat"},
        {"ask": "jury"},
    ):
        with pytest.raises(ValueError, match="asked in such a position"):
            GAME.from_json({**data, "stack": [{**right, **wrong}]})
