"""The three new place tiles (ORL-8.5)."""

from typing import Any

import pytest

from bastide.core.errors import InputError
from bastide.core.state import State
from bastide.games.orleans.new_places.actions import FOR_COINS, SHEARS
from tests.games.kit import asked, do, lines, player, refused, rows, table, told
from tests.games.orleans.scenes import GAME, at_end, bag, coins, fill, goods, market, scene, track

MODULES = ["new_places"]
FARM = {"sheep_farm:0": "farmer"}
LAID = {"cheese": 2, "wine": 2}


def farm(person: dict[str, Any], **given: Any) -> State:
    """The Sheep Farm is activated, and it is its owner's turn."""
    mine = {"places": ["sheep_farm", *person.pop("places", [])], "slots": FARM, **person}
    return scene(players={0: mine}, modules=MODULES, **given)


def brewer(event: str, **person: Any) -> State:
    """The event is about to strike the owner of a Brasserie."""
    mine = {"places": ["brasserie", *person.pop("places", [])], "brasserie": LAID, **person}
    return at_end(2, {0: mine}, event=event, first=0, modules=MODULES)


def brasserie(state: State, seat: int = 0) -> dict[str, int]:
    return {good: count for good, count in player(state, seat)["brasserie"].items() if count}


def test_levels() -> None:
    """ORL-8.5.1: the Trading House is of level I, the others of II; they are there only with the module."""
    view: Any = GAME.start(2, 1, new_places=True).view(0)
    levels = {tile["name"]: tile["level"] for tile in view["tiles"]}
    assert len(levels) == 23
    assert (levels["trading_house"], levels["brasserie"], levels["sheep_farm"]) == (1, 2, 2)
    base: Any = GAME.start(2, 1).view(0)
    assert len(base["tiles"]) == 20


def test_removing_new_tiles() -> None:
    """ORL-8.0, ORL-7.1: the variant offers them too."""
    state = GAME.start(2, 1, new_places=True, remove_place_tiles=True)
    assert "remove tile=brasserie" in lines(state)


# ---- Brasserie


def taking(**given: Any) -> State:
    """A trader is recruited, and a tile is to be taken."""
    mine = {"slots": fill("village"), "tracks": {"traders": 1}}
    return do(scene(players={0: mine}, modules=MODULES, **given), "recruit character=trader")


def test_goods_are_laid_on_the_brasserie() -> None:
    """ORL-8.5.2: 2 cheese and 2 wine of the goods market; they are the owner's, worth their points."""
    state = taking()
    before = market(state, "cheese"), market(state, "wine")
    score = state.scores()[0]
    do(state, "take tile=brasserie")
    assert brasserie(state) == LAID
    assert goods(state) == {}
    assert (market(state, "cheese"), market(state, "wine")) == (before[0] - 2, before[1] - 2)
    assert state.scores()[0] == score + 10


def test_fewer_if_they_are_missing() -> None:
    """ORL-8.5.2: what the market has not is not laid."""
    state = taking(gone={"cheese": 20, "wine": 18})
    assert brasserie(do(state, "take tile=brasserie")) == {"cheese": 1}


@pytest.mark.parametrize("event", ["taxes", "income", "trading_day", "harvest", "plague"])
def test_shield_against_any_event(event: str) -> None:
    """ORL-8.5.2, ORL-8.2.3, D18: a good of the tile goes back to the market and nothing happens to its owner."""
    state = brewer(event, stations=["tours"], bag="farmer", tracks={"development": 4})
    assert asked(state)[-1] == (0, "shield")
    assert lines(state) == {"ward good=cheese", "ward good=wine", "skip"}
    before = market(state, "wine")
    events = told(state, "ward good=wine")
    assert brasserie(state) == {"cheese": 2, "wine": 1}
    assert market(state, "wine") == before + 1
    assert coins(state)[0] == 5
    assert bag(state)["farmer"] == 1
    assert [one.args["what"] for one in events if one.kind == "shield"] == ["brasserie"]


def test_one_for_each_event_and_only_from_the_tile() -> None:
    """ORL-8.5.2.1: what lies in the stock is no shield; the tile is never refilled."""
    state = brewer("income", brasserie={"wine": 1}, goods={"cheese": 3})
    assert refused(state, "ward good=cheese") == "ORL-8.5.2.1"
    do(state, "ward good=wine")
    assert brasserie(state) == {}
    assert goods(state) == {"cheese": 3}
    assert asked(brewer("income", brasserie={}, goods={"cheese": 3})) != [(0, "shield")]


def test_brasserie_and_sacristy() -> None:
    """R-45: one of them, the other stays; the Sacristy only against what is negative (ORL-4.10)."""
    state = brewer("plague", places=["sacristy"], slots=fill("sacristy"), bag="farmer")
    assert lines(state) == {"shield", "ward good=cheese", "ward good=wine", "skip"}
    do(state, "ward good=cheese")
    assert player(state)["slots"] == {"sacristy:0": "monk"}
    state = brewer("plague", places=["sacristy"], slots=fill("sacristy"), bag="farmer")
    assert brasserie(do(state, "shield")) == LAID
    assert "shield" not in lines(brewer("income", places=["sacristy"], slots=fill("sacristy")))


def test_declining_the_shield() -> None:
    """D18: nobody must."""
    assert coins(do(brewer("income"), "skip"))[0] == 6


def test_its_goods_are_the_owners_in_every_respect() -> None:
    """ORL-8.5.2, D26: they count for taxes, feed in the harvest, and can be given; he says from where."""
    state = do(brewer("taxes", coins=0, goods={"cheese": 2}), "skip")
    assert asked(state) == [(0, "debt")]
    assert {"give_good good=cheese", "give_good good=cheese tile=1", "give_good good=wine tile=1"} <= lines(state)
    do(state, "give_good good=wine tile=1")
    assert brasserie(state) == {"cheese": 2, "wine": 1}
    fed = do(brewer("harvest", goods={"cheese": 1}), "skip")
    assert lines(fed) == {"feed good=cheese", "feed good=cheese tile=1", "feed good=wine tile=1"}
    do(fed, "feed good=cheese tile=1")
    assert (goods(fed), brasserie(fed)) == ({"cheese": 1}, {"cheese": 1, "wine": 2})


def test_losing_the_brasserie() -> None:
    """R-9: the tile leaves the game, its goods stay with the owner, in his stock."""
    state = do(brewer("taxes", coins=0), "skip", "give_tile tile=brasserie")
    assert "brasserie" not in player(state)["places"]
    assert (goods(state), brasserie(state)) == (LAID, {})
    assert "brasserie" not in table(state)["tiles"]


@pytest.mark.parametrize(
    "person",
    [{"brasserie": LAID}, {"brasserie": {"cheese": 3}, "places": ["brasserie"]}, {"brasserie": {"wool": 1}}],
)
def test_positions_that_cannot_be(person: dict[str, Any]) -> None:
    """ORL-8.5.2: only cheese and wine, two of each, and only on the tile."""
    with pytest.raises(InputError, match="Brasserie"):
        scene(players={0: {"slots": fill("scriptorium"), **person}}, modules=MODULES)


# ---- Trading House


def test_x36() -> None:
    """X36 (ORL-8.5.3): grain 3 : 3 : 1, cheese 2 : 1 : 0: the owner scores 4, for cheese."""
    people: dict[int, dict[str, Any]] = {
        0: {"goods": {"grain": 3, "cheese": 2}, "places": ["trading_house"], "coins": 0},
        1: {"goods": {"grain": 3, "cheese": 1}},
        2: {"goods": {"grain": 1}},
    }
    state = at_end(3, people, event="income", round=18, modules=MODULES)
    assert rows(state).count((4, "ORL-8.5.3")) == 1
    assert [entry.what for entry in state.ledger(0) if entry.rule == "ORL-8.5.3"] == ["cheese"]
    assert rows(state, 1).count((4, "ORL-8.5.3")) == 0


def test_goods_of_the_brasserie_count_for_the_trading_house() -> None:
    """ORL-8.5.2, ORL-8.5.3: an opponent's too."""
    mine = {"goods": {"wine": 2, "wool": 1}, "places": ["trading_house"], "coins": 0, "slots": fill("scriptorium")}
    theirs = {"places": ["brasserie"], "brasserie": {"wine": 2}}
    state = scene(players={0: mine, 1: theirs}, modules=MODULES)
    assert state.scores()[0] == 2 * 3 + 4 + 4


# ---- Sheep Farm


@pytest.mark.parametrize(
    ("chosen", "wool", "coin", "index"), [("wool", 1, 5, 0), ("coins", 0, 9, 0), ("points", 0, 5, 3)]
)
def test_sheep_farm(chosen: str, wool: int, coin: int, index: int) -> None:
    """D22 (ORL-11): a cheese for wool, 4 coins or 3 points; the farmer goes into the bag (ORL-8.5.4)."""
    state = farm({"goods": {"cheese": 1}})
    before = market(state, "cheese")
    assert lines(state, "shear") == {f"shear place=sheep_farm for={name}" for name in ("wool", "coins", "points")}
    do(state, f"shear for={chosen}")
    assert goods(state) == ({"wool": 1} if wool else {})
    assert market(state, "cheese") == before + 1
    assert coins(state)[0] == coin
    assert track(state, "development") == index
    assert bag(state)["farmer"] == 1


def test_sheep_farm_needs_a_cheese() -> None:
    """ORL-8.5.4: nothing else will do."""
    state = farm({"goods": {"wine": 2}, "slots": {**FARM, **fill("scriptorium")}})
    assert refused(state, "shear for=coins") == "ORL-8.5.4"
    assert refused(state, "use place=sheep_farm") == "ORL-8.5.4"


def test_what_would_yield_nothing_is_not_offered() -> None:
    """ORL-8.5.4, ORL-9.3: no wool in the market, or the end of the track."""
    state = farm({"goods": {"cheese": 1}}, gone={"wool": 15})
    assert refused(state, "shear for=wool") == "ORL-9.3"
    assert len(lines(state, "shear")) == 2
    state = farm({"goods": {"cheese": 1}, "tracks": {"development": 30}})
    assert refused(state, "shear for=points") == "ORL-8.5.4"
    assert refused(farm({"goods": {"cheese": 1}}), "use place=sheep_farm") in ("ORL-4.10", "ORL-8.5.4")


def test_a_cheese_of_the_brasserie() -> None:
    """ORL-8.5.2.1, D26: from the tile or from the stock."""
    state = farm({"places": ["brasserie"], "brasserie": LAID})
    assert refused(state, SHEARS[0][0][FOR_COINS]) == "ORL-8.5.2.1"
    do(state, "shear for=coins tile=1")
    assert brasserie(state) == {"cheese": 1, "wine": 2}
    assert coins(state)[0] == 9


def test_points_beyond_the_end() -> None:
    """ORL-8.5.4, ORL-4.11.1: they are lost, as everywhere."""
    state = do(farm({"goods": {"cheese": 1}, "tracks": {"development": 29}}), "shear for=points")
    assert track(state, "development") == 30
