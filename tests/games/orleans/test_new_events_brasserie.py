"""The new events and the Brasserie together (ORL-8.2.3, ORL-8.5.2)."""

from typing import Any

from tests.games.kit import asked, do, lines, player
from tests.games.orleans.hourglass import struck
from tests.games.orleans.scenes import bag, coins, goods, market, track


def host(event: str, brasserie: dict[str, int], places: tuple[str, ...] = (), **person: Any) -> Any:
    """Whoever owns a Brasserie with these goods is struck."""
    owner = {"places": ["brasserie", *places], "brasserie": brasserie, **person}
    return struck(event, owner, modules=["new_events", "new_places"])


def test_brasserie_against_the_uprising() -> None:
    """R-32: its clean-up in phase 6 may be ignored; the farmers stay where they are."""
    slots = {"castle:1": "farmer", "sacristy:0": "monk"}
    state = host("peasant_uprising", {"cheese": 1}, ("sacristy",), slots=slots)
    assert asked(state) == [(0, "shield")]
    assert lines(state) == {"ward good=cheese", "skip"}
    do(state, "ward good=cheese")
    assert (player(state)["slots"], bag(state)) == (slots, {})


def test_brasserie_against_a_friendly_event() -> None:
    """ORL-8.5.2.1, ORL-8.2.3: against every phase-6 effect, good ones too."""
    state = do(host("income_b", {"wine": 1}), "ward good=wine")
    assert coins(state) == [5, 7]


def test_dues_take_goods_of_the_tile() -> None:
    """ORL-8.2, ORL-8.5.2: they are the owner's in every respect; with 5 VP in all everything goes back."""
    state = do(host("dues", {"cheese": 1, "wine": 1}), "skip")
    assert (player(state)["brasserie"]["cheese"], player(state)["brasserie"]["wine"]) == (0, 0)
    assert asked(state) == [(1, "torture")]


def test_from_the_tile_or_from_the_stock() -> None:
    """D26 (ORL-8.5.2.1): whenever a cheese or wine is given up."""
    for event, verb in (("retraining", "retrain"), ("dues", "render"), ("harvest_d", "feed")):
        state = do(host(event, {"cheese": 2}, goods={"cheese": 2}), "skip")
        assert lines(state) >= {f"{verb} good=cheese", f"{verb} good=cheese tile=1"}, event
        before = market(state, "cheese")
        do(state, f"{verb} good=cheese tile=1")
        assert (player(state)["brasserie"]["cheese"], goods(state)) == (1, {"cheese": 2})
        assert market(state, "cheese") == before + 1


def test_retraining_with_a_good_of_the_tile() -> None:
    """ORL-8.2, D26: worth the same."""
    state = do(host("retraining", {"wine": 1}), "skip", "retrain good=wine tile=1")
    assert track(state, "development") == 3
