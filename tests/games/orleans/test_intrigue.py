"""The villains of Trade & Intrigue, and bribes (ORL-8.4)."""

from typing import Any

import pytest

from bastide.core.errors import InputError
from bastide.core.state import State
from bastide.games.orleans.components import DEEDS, SLOT_TYPES
from bastide.games.orleans.intrigue.components import SPACES
from tests.core.saying import check_input_error
from tests.games.kit import asked, do, lines, player, refused, table, told
from tests.games.orleans.scenes import GAME, at_end, bag, coins, fill, goods, market, scene, supply, track

CLOSED = {2: ("arsonist", "spy"), 3: (), 4: ()}
KIDNAPPER = DEEDS.index("kidnapper")
CROWNED = ("kidnapper", "torturer", "executioner", "saboteur", "traitor")


def board(seats: int = 4, **filled: str) -> list[str | None]:
    """The board with some spaces of some rows filled: `spy="monk - scholar"`. Covered spaces are counted."""
    found: list[str | None] = []
    for name, spaces in SPACES.items():
        if name not in CLOSED[seats]:
            there = filled.get(name, "").split()
            found += [there[at] if at < len(there) and there[at] != "-" else None for at in range(len(spaces))]
    return found


def hall(tokens: str, players: dict[int, dict[str, Any]] | None = None, seats: int = 3, **given: Any) -> State:
    """The Town Hall of player 0 is being carried out."""
    people = {seat: dict(person) for seat, person in (players or {}).items()}
    mine = people.setdefault(0, {})
    mine["slots"] = {**mine.get("slots", {}), **fill(town_hall=tokens)}
    modules = ["intrigue", *given.pop("more_modules", [])]
    state = scene(seats, players=people, modules=modules, deeds=board(seats, **given.pop("filled", {})), **given)
    return do(state, "use place=town_hall")


def sent(
    villain: str, players: dict[int, dict[str, Any]] | None = None, full: bool = False, seats: int = 3, **given: Any
) -> State:
    """A token has gone to a villain: to his first space, or to the last one that is open and free."""
    spaces = [SLOT_TYPES[space] for space in SPACES[villain]]
    at = len(spaces) - (2 if seats < 4 else 1) if full else 0
    filled = {villain: " ".join(spaces[:at])} if full else {}
    state = hall(f"{spaces[at]} -", players, seats, filled=filled, **given)
    return do(state, f"send token={spaces[at]} deed={villain} space={at}")


def poor(*seats: int, **more: Any) -> dict[int, dict[str, Any]]:
    """Players who have nothing to offer."""
    return {seat: {"coins": 0, **more} for seat in seats}


# ---- ORL-8.4.1: set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    """ORL-8.4.1: covered spaces, closed villains, citizens."""
    view: Any = GAME.start(seats=seats, seed=3, intrigue=True).view(None)
    assert [row["name"] for row in view["deeds"]] == [name for name in SPACES if name not in CLOSED[seats]]
    for row in view["deeds"]:
        assert row["spaces"] == [SLOT_TYPES[space] for space in SPACES[row["name"]]]
        assert row["open"] == len(row["spaces"]) - (seats < 4)
        assert row["citizens"] == (1 if row["name"] in CROWNED else 0)
    assert len(view["citizens"]) == 6


def test_covered_and_closed() -> None:
    """ORL-8.4.1: the rightmost space is closed with 3 players, Arsonist and Spy with 2; deeds lie on other boards."""
    assert refused(hall("knight -"), "send token=knight deed=kidnapper space=3") == "ORL-8.4.1"
    two = hall("knight scholar", seats=2)
    for line in (
        "token=knight deed=arsonist space=3",
        "token=scholar deed=spy space=1",
        "token=knight deed=jury space=0",
    ):
        assert refused(two, f"send {line}") == "ORL-8.4.1"


@pytest.mark.parametrize("name", CROWNED)
def test_citizens_of_the_last_token(name: str) -> None:
    """ORL-8.4, ORL-8.4.9: they come after the effect of the same token."""
    state = sent(name, poor(1, 2), full=True)
    for _ in range(4):
        if player(state)["citizens"] == 0:
            do(state, sorted(lines(state))[0])
    assert player(state)["citizens"] == 1


def test_the_tower_feeds_villains() -> None:
    """ORL-8.4.2, ORL-4.10.3: the Gunpowder Tower sends tokens too; starters never go."""
    mine = {"places": ["gunpowder_tower"], "tower": "knight own_farmer"}
    state = scene(3, players={0: mine, **poor(1, 2)}, modules=["intrigue"])
    do(state, "use place=gunpowder_tower", "send token=knight deed=kidnapper space=2", "name target=2")
    assert (coins(state)[0], player(state)["tower"]) == (6, {"own_farmer": 1})


# ---- ORL-8.4.3: bribes


def threatened(**target: Any) -> State:
    """The Kidnapper is about to take player 1, who is in Tours."""
    state = sent("kidnapper", {1: {"merchant": "tours", **target}})
    return do(state, "name target=1")


def test_an_offer_is_accepted() -> None:
    """D17 (ORL-11): a bribe (ORL-8.4.3, ORL-8.4.3.1): named, offered, accepted: the payment changes hands, the target
    is not affected, the coin from the supply is kept."""
    state = threatened(coins=9, goods={"wine": 2, "grain": 1})
    assert (coins(state)[0], asked(state)) == (6, [(1, "offer")])
    do(state, "offer_coins coins=2", "offer_good good=wine", "offer_coins coins=1", "propose")
    assert asked(state) == [(0, "bribe")]
    assert coins(state)[:2] == [6, 9]
    do(state, "accept")
    assert coins(state)[:2] == [9, 6]
    assert (goods(state), goods(state, 1)) == ({"wine": 1}, {"wine": 1, "grain": 1})
    assert player(state, 1)["merchant"] == "tours"


def test_an_offer_is_refused() -> None:
    """ORL-8.4.3.1: it stays with its owner and the effect happens; there is no second offer."""
    state = do(threatened(coins=9), "offer_coins coins=9", "propose", "refuse")
    assert (coins(state)[:2], player(state, 1)["merchant"]) == ([6, 9], "orleans")
    assert "offer" not in [name for _, name in asked(state)]


def test_no_offer() -> None:
    """ORL-8.4.3: declining lets the effect happen, also after something has been put together."""
    for before in ([], ["offer_coins coins=1"]):
        state = do(threatened(coins=3), *before, "skip")
        assert (coins(state)[:2], player(state, 1)["merchant"]) == ([6, 3], "orleans")


def test_what_can_be_offered() -> None:
    """ORL-8.4.3.2, R-29: at least a coin or a good that the target owns; Brasserie goods too (D26)."""
    state = sent("kidnapper", {1: {"merchant": "tours", "coins": 2, "goods": {"cheese": 1}}})
    do(state, "name target=1")
    assert refused(state, "propose") == "ORL-8.4.3.2"
    assert refused(state, "offer_coins coins=3") == "ORL-8.4.3.2"
    assert refused(state, "offer_good good=wine") == "ORL-8.4.3.2"
    assert refused(state, "offer_good good=cheese tile=1") == "ORL-8.4.3.2"
    do(state, "offer_coins coins=1", "offer_good good=cheese")
    assert refused(state, "offer_good good=cheese") == "ORL-8.4.3.2"
    assert lines(state) == {"offer_coins coins=1", "propose", "skip"}


def test_brasserie_goods_are_offered() -> None:
    """ORL-8.4.3.2, ORL-8.4.9: they come from the tile and lie in the normal stock of whoever gets them."""
    target = {"merchant": "tours", "coins": 0, "places": ["brasserie"], "brasserie": {"cheese": 2, "wine": 1}}
    state = sent("kidnapper", {1: target}, more_modules=["new_places"])
    do(state, "name target=1", "offer_good good=cheese tile=1", "propose", "accept")
    assert (goods(state), player(state, 1)["brasserie"]["cheese"]) == ({"cheese": 1}, 1)
    assert player(state)["brasserie"]["cheese"] == 0


def test_who_has_nothing_is_not_asked() -> None:
    """ORL-8.4.3.2: without a coin or good there is nothing to offer."""
    state = do(sent("kidnapper", poor(1, merchant="tours")), "name target=1")
    assert player(state, 1)["merchant"] == "orleans"


def test_an_offer_is_seen() -> None:
    """ORL-10.1: everybody sees who is threatened by what, and what is offered; it survives saving."""
    state = do(threatened(coins=9), "offer_coins coins=4", "propose")
    view: Any = state.view(2)
    (shown,) = view["asked"]
    assert (shown["villain"], shown["by"], shown["target"], shown["offer"]["coins"]) == ("kidnapper", 0, 1, 4)
    assert GAME.from_json(table(state)) == state


def test_who_is_asked() -> None:
    """ORL-8.4.4, ORL-8.4.3: opponents in the game, one who has passed too; others wait."""
    state = sent("kidnapper", {1: {"merchant": "tours"}}, passed=[1])
    assert lines(state) == {"name target=1", "name target=2"}
    assert refused(state, "name target=0") == "ORL-8.4.4"
    assert refused(state, "name target=3") == "ORL-8.4.4"
    assert refused(state, "name_track target=1 track=knights") == "ORL-8.4.3.1"
    do(state, "name target=1")
    assert refused(state, "propose", seat=2) == "ORL-8.4.3"


def test_bad_offers_in_positions() -> None:
    """An offer must be owned, and belong to a villain who can do it."""
    data: Any = table(do(threatened(coins=2), "offer_coins coins=2"))
    (right,) = data["stack"]
    assert right == {"seat": 1, "ask": "offer", "with": [KIDNAPPER, 0, 0, 2, 0, 0]}
    for wrong in (
        [KIDNAPPER, 0, 0, 3, 0, 0],
        [KIDNAPPER, 0, 0, 0, 1, 0],
        [KIDNAPPER, 0, 0, 0, 0, 1],
        [KIDNAPPER, 0, 0, 0, 0, 0],
        [KIDNAPPER, 0, 0, 1],
        [KIDNAPPER, 0, 0, 1, 1 << 40, 0],
        [KIDNAPPER, 7, 0],
        [KIDNAPPER, 0, 1],
        [KIDNAPPER, 0, 2],
        [KIDNAPPER, 0, 9],
        [0, 0, 0],
        [99, 0, 0],
    ):
        with pytest.raises(ValueError, match="asked in such a position"):
            GAME.from_json({**data, "stack": [{**right, "with": wrong}]})
    for ask, number in (("bribe", KIDNAPPER), ("plot", KIDNAPPER), ("pick", 0)):
        with pytest.raises(ValueError, match="asked in such a position"):
            GAME.from_json({**data, "stack": [{"seat": 1, "ask": ask, "with": [number, 0, 0]}]})


# ---- the villains


def test_swindler() -> None:
    """D16 (ORL-11): the Swindler (R-51) swaps a good of an opponent for one of one's own, both chosen by the active
    player."""
    state = sent("swindler", {0: {"goods": {"grain": 1}}, 1: {"coins": 0, "goods": {"wool": 1, "wine": 1}}})
    assert lines(state) == {f"name_swap target=1 good={good} own=grain" for good in ("wool", "wine")}
    assert refused(state, "skip") == "ORL-8.4.9"
    do(state, "name_swap target=1 good=wool own=grain", "skip")
    assert (goods(state), goods(state, 1)) == ({"wool": 1}, {"wine": 1, "grain": 1})


def test_swindler_and_the_brasserie() -> None:
    """ORL-8.4.9: goods of a Brasserie may be swapped; what is received lies in the normal stock."""
    target = {"coins": 0, "places": ["brasserie"], "brasserie": {"wine": 1}}
    state = sent("swindler", {0: {"goods": {"grain": 1}}, 1: target}, more_modules=["new_places"])
    do(state, "name_swap target=1 good=wine tile=1 own=grain", "skip")
    assert (goods(state), goods(state, 1), player(state, 1)["brasserie"]["wine"]) == ({"wine": 1}, {"grain": 1}, 0)


def test_both_must_own_a_good() -> None:
    """ORL-8.4.2: the token may be placed, the effect is skipped."""
    for people in ({0: {"goods": {"grain": 1}}}, {1: {"goods": {"grain": 1}}}):
        state = sent("swindler", people)
        assert "plot" not in [name for _, name in asked(state)]


def test_swindler_filled() -> None:
    """D24 (ORL-11): filling the Swindler (ORL-8.4.9) brings a good of choice from the goods market; not to be
    declined."""
    state = sent("swindler", full=True)
    assert asked(state) == [(0, "pick")]
    assert len(lines(state)) == 5
    before = market(state, "brocade")
    assert refused(state, "skip") == "ORL-8.4.9"
    do(state, "pick_good good=brocade")
    assert (goods(state), market(state, "brocade")) == ({"brocade": 1}, before - 1)


def test_arsonist() -> None:
    """ORL-8.4.9, R-33: a station in the merchant's city goes back to its owner's supply, never one's own; one may."""
    people: dict[int, dict[str, Any]] = {
        0: {"stations": ["orleans"]},
        1: {"coins": 0, "stations": ["orleans", "tours"]},
        2: {"stations": ["blois"]},
    }
    state = sent("arsonist", people)
    assert lines(state) == {"name target=1", "skip"}
    assert refused(state, "name target=2") == "ORL-8.4.2"
    assert refused(state, "name target=0") == "ORL-8.4.4"
    assert player(do(state.clone(), "skip"), 1)["stations"] == ["orleans", "tours"]
    do(state, "name target=1")
    assert (player(state, 1)["stations"], player(state, 1)["supply"]) == (["tours"], 9)


@pytest.mark.parametrize(("accept", "built"), [(False, ["tours"]), (True, [])])
def test_arsonist_filled(accept: bool, built: list[str]) -> None:
    """ORL-8.4, R-53, ORL-4.7: a station of one's own in the merchant's city, if it is free now."""
    people: dict[int, dict[str, Any]] = {0: {"merchant": "tours"}, 1: {"stations": ["tours"]}}
    state = sent("arsonist", people, full=True)
    do(state, "name target=1", "offer_coins coins=1", "propose", "accept" if accept else "refuse")
    assert player(state)["stations"] == built
    assert player(state, 1)["stations"] == (["tours"] if accept else [])


def test_kidnapper() -> None:
    """ORL-8.4.9: a coin, and a merchant to Orléans; one who is there already may be named, and is asked nothing."""
    state = threatened(coins=0)
    assert player(state, 1)["merchant"] == "orleans"
    state = do(sent("kidnapper"), "name target=2")
    assert "offer" not in [name for _, name in asked(state)]


def test_torturer() -> None:
    """D23 (ORL-11): the Torturer (ORL-8.4.3.2, ORL-8.4.9) hits every opponent in turn, clockwise, each with an offer of
    his own; lost items leave the game."""
    people: dict[int, dict[str, Any]] = {1: {"coins": 4}, 2: {"coins": 0, "supply": 0}, 3: {"goods": {"wine": 1}}}
    state = sent("torturer", people, seats=4)
    assert asked(state)[-1] == (1, "offer")
    do(state, "offer_coins coins=4", "propose", "accept")
    assert coins(state)[0] == 10
    assert asked(state)[-1] == (3, "offer")  # seat 2 owns nothing on the list
    do(state, "skip")
    assert lines(state) == {"give_station", "give_good good=wine"}
    do(state, "give_good good=wine")
    assert (goods(state, 3), table(state)["lost_goods"]["wine"]) == ({}, 1)


def test_torturer_and_the_sacristy() -> None:
    """R-44, ORL-5.8: shields work on the event of phase 6 only; an item of the list is asked for, by whatever rule."""
    target = {"coins": 0, "places": ["sacristy"], "slots": fill("sacristy")}
    state = sent("torturer", {1: target, **poor(2)})
    assert asked(state)[-1] == (1, "torture")
    assert refused(state, "shield") == "ORL-5.8"
    assert refused(state, "give_station", seat=0) == "ORL-5.8"


def test_executioner() -> None:
    """ORL-5.6: 2 coins, and a Plague draw: a neutral token goes back to the supply."""
    state = sent("executioner", {1: {"coins": 0, "bag": "scholar"}})
    before = supply(state, "scholar")
    events = told(state, "name target=1")
    assert "plague" in [event.kind for event in events]
    assert (coins(state)[0], bag(state, 1), supply(state, "scholar")) == (7, {}, before + 1)


def test_executioner_spares_starters() -> None:
    """ORL-5.6: a starter goes back into the bag; an empty bag loses nothing."""
    state = do(sent("executioner", {1: {"coins": 0, "bag": "own_trader"}}), "name target=1")
    assert bag(state, 1) == {"own_trader": 1}
    state = do(sent("executioner"), "name target=1")
    assert "offer" not in [name for _, name in asked(state)]


def sabotaged(slots: dict[str, str], slot: str, **target: Any) -> State:
    mine = {"slots": fill("scriptorium"), "coins": 5}
    state = sent("saboteur", {0: mine, 1: {"coins": 0, "slots": slots, **target}})
    return do(state, f"name_slot target=1 slot={slot}")


def test_x40() -> None:
    """X40 (ORL-8.4.5, R-42): the trader off a filled Castle bars it in this round, even if the Bathhouse puts a trader
    there again; next round it works."""
    slots = {**fill("castle", "bathhouse"), **fill("scriptorium")}
    state = sabotaged(slots, "castle:2", places=["bathhouse"])
    assert bag(state, 1) == {"trader": 1}
    assert refused(state, "use place=castle") == "ORL-8.4.5"
    do(state, "use place=bathhouse", "lay token=trader slot=castle:2")
    do(state, "pass", seat=0)
    assert state.to_act == (1,)
    assert refused(state, "use place=castle") == "ORL-8.4.5"
    view: Any = state.view(0)
    assert [place["barred"] for place in view["players"][1]["places"] if place["name"] == "castle"] == [True]
    do(state, "pass")
    while state.to_act and asked(state)[-1][1] != "turn":
        do(state, "ready" if lines(state, "ready") else "draw count=0")
    while state.to_act != (1,):
        do(state, "pass")
    assert "use place=castle" in lines(state)


def test_a_sabotaged_sacristy() -> None:
    """R-42, ORL-4.10: filled again it is barred all the same: it wards off nothing in this round."""
    target = {"coins": 0, "goods": {"wool": 3}, "bag": "monk", "places": ["sacristy", "bathhouse"]}
    for barred in (True, False):
        mine = {"coins": 0, "slots": fill(town_hall="craftsman -")}
        people = {0: mine, 1: {**target, "slots": fill("sacristy", "bathhouse")}}
        state = scene(2, event="taxes", modules=["intrigue"], players=people)
        if barred:
            do(state, "use place=town_hall", "send token=craftsman deed=saboteur space=0")
            do(state, "name_slot target=1 slot=sacristy:0", "skip", "use place=bathhouse")
            do(state, "lay token=monk slot=sacristy:0")
        else:
            do(state, "pass", "pass")
        assert asked(state)[-1][1] == ("debt" if barred else "shield")


def test_saboteur_hits_any_token() -> None:
    """ORL-8.4.7: starters, Town Hall and Sacristy included, no technology, nor market; 1 coin."""
    slots = {"castle:0": "technology", "castle:1": "own_boatman", **fill("sacristy"), "town_hall:0": "monk"}
    state = sent("saboteur", {1: {"coins": 0, "slots": slots, "places": ["sacristy"]}})
    assert coins(state)[0] == 6
    wanted = ("castle:1", "sacristy:0", "town_hall:0")
    assert lines(state) == {f"name_slot target=1 slot={slot}" for slot in wanted}
    assert refused(state, "name_slot target=1 slot=castle:0") == "ORL-8.4.7"
    do(state, "name_slot target=1 slot=castle:1")
    assert bag(state, 1) == {"own_boatman": 1}
    assert player(state, 1)["barred"] == []  # it was not activated


def test_a_town_hall_with_one_token_stays_activated() -> None:
    """ORL-8.4.5: only the second loss bars it."""
    state = sabotaged(fill(town_hall="monk knight"), "town_hall:0")
    assert player(state, 1)["barred"] == []
    state = sabotaged({"town_hall:0": "monk", **fill("scriptorium")}, "town_hall:0")
    assert player(state, 1)["barred"] == ["town_hall"]


def test_spy() -> None:
    """ORL-8.4.5: the tile goes to the same slot of one's own board; a token there goes into the bag; the first-tile
    rule neither holds nor is used up; what is complete may be used, what is incomplete is barred."""
    mine = {"slots": {"farm_house:0": "boatman", "farm_house:1": "craftsman"}}
    theirs = {"coins": 0, "slots": {"farm_house:0": "boatman", "farm_house:1": "technology", **fill("scriptorium")}}
    state = sent("spy", {0: mine, 1: theirs})
    assert lines(state) == {"name_slot target=1 slot=farm_house:1"}
    do(state, "name_slot target=1 slot=farm_house:1")
    assert player(state)["slots"] == {"farm_house:0": "boatman", "farm_house:1": "technology"}
    assert (bag(state), player(state)["installed"]) == ({"craftsman": 1}, False)
    assert player(state, 1)["slots"].get("farm_house:1") is None
    assert player(state, 1)["barred"] == ["farm_house"]
    do(state, "pass")
    assert "use place=farm_house" in lines(state)


def test_what_a_spy_cannot_take() -> None:
    """ORL-8.4.5: not where one's place has technology already, not from place tiles."""
    theirs = {"slots": {"castle:0": "technology", "winery:0": "technology", "wagon:0": "farmer"}, "places": ["winery"]}
    mine = {"slots": {"castle:1": "technology", "university:0": "technology"}}
    state = sent("spy", {0: mine, 1: theirs, 2: {"slots": {"village:1": "technology"}}})
    assert lines(state) == {"name_slot target=2 slot=village:1"}
    assert refused(state, "name_slot target=1 slot=castle:0") == "ORL-8.4.5"
    assert refused(state, "name_slot target=1 slot=winery:0") == "ORL-8.4.2"
    assert refused(state, "name_slot target=1 slot=wagon:0") == "ORL-8.4.2"


def test_a_barred_tile_is_given() -> None:
    """ORL-8.4.5, ORL-5.8.1: a place that has left the game is barred no longer."""
    target = {"coins": 0, "supply": 0, "places": ["winery"], "slots": fill("winery")}
    people: dict[int, dict[str, Any]] = {0: {"slots": fill(town_hall="boatman monk")}, 1: target, **poor(2)}
    state = scene(3, players=people, modules=["intrigue"], deeds=board(3))
    do(state, "use place=town_hall", "send token=boatman deed=saboteur space=2", "name_slot target=1 slot=winery:0")
    assert player(state, 1)["barred"] == ["winery"]
    do(state, "send token=monk deed=torturer space=0", "give_tile tile=winery")
    assert (player(state, 1)["barred"], player(state, 1)["places"]) == ([], [])
    assert GAME.from_json(table(state)) == state


@pytest.mark.parametrize(
    ("phase", "barred", "said"),
    [
        ("followers", ["castle"], "players[0].barred: places are barred in the phases"),
        ("actions", ["office"], "players[0].barred: only a place that the player owns"),
        ("actions", ["school"], "players[0].barred: only a place that the player owns"),
    ],
)
def test_what_cannot_be_barred(phase: str, barred: list[str], said: str) -> None:
    """ORL-8.4.5: in phase 5 and until the round ends, a place of one's own that was activated."""
    with pytest.raises(InputError) as error:
        scene(2, phase, {0: {"barred": barred, "places": ["school"]}}, modules=["intrigue"])
    check_input_error(error.value)
    assert said in str(error.value)
    assert player(scene(2, players={0: {"barred": ["castle"]}}, modules=["intrigue"]))["barred"] == ["castle"]


def test_barred_until_the_round_ends() -> None:
    """ORL-8.4.5: in phase 6 still, in the next round no longer."""
    given: dict[str, Any] = {"modules": ["intrigue"], "event": "harvest", "first": 0}
    state = at_end(2, {0: {"barred": ["castle"], "goods": {"wine": 1, "grain": 1}}}, **given)
    assert (asked(state), player(state)["barred"]) == ([(0, "food")], ["castle"])
    assert GAME.from_json(table(state)) == state
    do(state, "feed good=wine")
    assert player(state)["barred"] == []


def test_spy_filled() -> None:
    """ORL-8.4: a technology tile from the stack, to hold."""
    state = sent("spy", full=True)
    assert player(state)["held"] == 1


def test_x34() -> None:
    """X34 (ORL-8.4): the Tax Collector against players with 5, 1, 0 coins receives 2 + 1 + 0."""
    state = sent("tax_collector", {1: {"coins": 5}, 2: {"coins": 1}, 3: {"coins": 0}}, seats=4)
    assert asked(state)[-1] == (1, "offer")
    do(state, "skip")
    assert asked(state)[-1] == (2, "offer")
    do(state, "skip")
    assert coins(state) == [8, 3, 0, 0]


def test_tax_collector_bribed_and_filled() -> None:
    """ORL-8.4.3: one pays a bribe and no tax, the others pay; the last token brings 2 coins from the supply."""
    people: dict[int, dict[str, Any]] = {1: {"coins": 5, "goods": {"grain": 1}}, 2: {"coins": 5}}
    state = sent("tax_collector", people, full=True)
    do(state, "offer_good good=grain", "propose", "accept", "skip")
    assert (coins(state), goods(state)) == ([5 + 2 + 2, 5, 3], {"grain": 1})


def betray(name: str, mine: int, theirs: int, **target: Any) -> State:
    people: dict[int, dict[str, Any]] = {
        0: {"tracks": {name: mine}},
        1: {"coins": 0, "tracks": {name: theirs}, **target},
    }
    return do(sent("traitor", people), f"name_track target=1 track={name}")


def test_x35() -> None:
    """X35 (ORL-8.4.8): Traitor on knights, own index 1, target 3: 2 and 2, draw numbers 6 and 6, no citizen."""
    state = betray("knights", 1, 3)
    assert (track(state, "knights"), track(state, "knights", 1)) == (2, 2)
    view: Any = state.view(None)
    assert [one["draws"] for one in view["players"][:2]] == [6, 6]
    assert player(state)["citizens"] == 0


def test_x45() -> None:
    """X45 (ORL-8.4.8): the Traitor moves the own knights cube to 4 while the citizen lies there: no citizen; the next
    player to reach 4 by recruiting takes it."""
    people: dict[int, dict[str, Any]] = {0: {"tracks": {"knights": 3}}, 1: {"coins": 0, "tracks": {"knights": 5}}}
    people[2] = {"tracks": {"knights": 3}, "slots": fill("castle")}
    state = do(sent("traitor", people), "name_track target=1 track=knights")
    assert (track(state, "knights"), player(state)["citizens"]) == (4, 0)
    assert "knights_track" in table(state)["citizens"]
    do(state, "use place=castle")
    assert (track(state, "knights", 2), player(state, 2)["citizens"]) == (4, 1)


def test_traitor_on_the_development_track() -> None:
    """ORL-8.4.6: nothing is gained by the step; pushed off a coin space, one is paid again when one reaches it; pushed
    back onto it, not. Citizens that are passed stay."""
    state = betray("development", 6, 7, slots=fill("scriptorium"))
    assert (track(state, "development"), track(state, "development", 1)) == (7, 6)
    assert coins(state)[:2] == [5, 0]
    do(state, "use place=scriptorium")
    assert (track(state, "development", 1), coins(state)[1]) == (7, 3)
    state = betray("development", 0, 8, slots=fill("scriptorium"))
    do(state, "use place=scriptorium")
    assert (track(state, "development", 1), coins(state)[1]) == (8, 0)
    state = betray("development", 2, 5)
    assert (player(state)["citizens"], "development_3" in table(state)["citizens"]) == (0, True)


def test_traitor_bribed() -> None:
    """ORL-8.4.3: the active player's own step still happens."""
    mine = {"tracks": {"farmers": 1}, "slots": fill("scriptorium")}
    people: dict[int, dict[str, Any]] = {0: mine, 1: {"coins": 3, "tracks": {"farmers": 4}}}
    state = do(sent("traitor", people), "name_track target=1 track=farmers")
    do(state, "offer_coins coins=3", "propose", "accept")
    assert (track(state, "farmers"), track(state, "farmers", 1), coins(state)[:2]) == (2, 4, [8, 0])
    assert goods(state) == {}


def test_nobody_is_ahead() -> None:
    """ORL-8.4.8: nothing moves; where somebody is ahead one must choose (ORL-8.4.9)."""
    state = sent("traitor", {0: {"tracks": {"farmers": 3}}, 1: {"tracks": {"farmers": 3}}})
    assert "plot" not in [name for _, name in asked(state)]
    state = sent("traitor", {1: {"tracks": {"farmers": 3}}})
    assert refused(state, "skip") == "ORL-8.4.9"
    assert refused(state, "name_track target=1 track=knights") == "ORL-8.4.8"
    assert refused(state, "name_track target=2 track=farmers") == "ORL-8.4.8"


def test_two_tokens_one_after_the_other() -> None:
    """R-57: the second token comes when the first effect is over, bribe included."""
    state = hall("knight boatman", {1: {"merchant": "tours"}})
    do(state, "send token=knight deed=kidnapper space=2", "name target=1")
    assert asked(state) == [(0, "deeds"), (1, "offer")]
    assert GAME.from_json(table(state)) == state
    do(state, "skip")
    assert asked(state) == [(0, "deeds")]


def test_brasserie_and_stock_are_told_apart() -> None:
    """D26 (ORL-11): from the Brasserie or from the stock (ORL-8.4.9): the active player says where his own good comes
    from."""
    mine = {"places": ["brasserie"], "brasserie": {"wine": 1}, "goods": {"wine": 1}}
    state = sent("swindler", {0: mine, 1: {"coins": 0, "goods": {"wool": 1}}}, more_modules=["new_places"])
    assert len(lines(state)) == 2
    do(state, "name_swap target=1 good=wool own=wine own_tile=1", "skip")
    assert (goods(state), player(state)["brasserie"]["wine"]) == ({"wine": 1, "wool": 1}, 0)
