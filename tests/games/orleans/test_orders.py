"""Orders (ORL-8.1)."""

import json
import pickle
from typing import Any

import pytest

from bastide.core.errors import InputError
from bastide.core.reading import Reader
from bastide.core.record import Record
from bastide.core.state import State
from bastide.core.words import words
from bastide.games.orleans.orders.actions import FULFILS
from bastide.games.orleans.orders.components import ORDER_NAMES
from bastide.games.orleans.printed import Printed
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table, told
from tests.games.orleans.scenes import GAME, at_end, fill, goods, market, scene

DISPLAY = ["blois", "orleans", "briare", "chartres", "tours"]
RIVER = "blois__orleans__river"
BLOIS = {"grain": 1, "cheese": 1, "wine": 1}
TOWN = {"grain": 1, "cheese": 1}
"""What the orders of Blois and of Orléans want."""


def trading(person: dict[str, Any], others: dict[int, dict[str, Any]] | None = None, **given: Any) -> State:
    """Orders are in play, and it is the turn of seat 0."""
    modules = given.pop("modules", ["orders"])
    given = {"display": DISPLAY, **given}
    return scene(players={0: person, **(others or {})}, modules=modules, **given)


def cards(state: State) -> list[str]:
    data = table(state)
    return [*data["display"], *data["deck"], *[card for one in data["players"] for card in one["orders"]]]


def test_setup() -> None:
    """ORL-8.1.1: 23 cards, 5 of them open; ORL-10.2: nobody sees the order of the deck."""
    state = GAME.start(3, 1, orders=True)
    data = table(state)
    assert len(data["display"]) == 5
    assert sorted(cards(state)) == sorted(ORDER_NAMES)
    assert table(GAME.start(3, 2, orders=True))["display"] != data["display"]
    for seat in (None, 0, 1):
        view: Any = state.view(seat)
        assert [card["name"] for card in view["orders"]] == data["display"]
        assert view["order_deck"] == 18
        assert "deck" not in view
    assert {tuple(table(state.determinize(0, seed))["deck"]) for seed in range(3)} != {tuple(data["deck"])}
    assert "orders" not in GAME.start(3, 1).view(0)


def test_x33() -> None:
    """X33 (ORL-8.1.2, ORL-8.1.3, R-23): the merchant comes to Blois by Ship: the goods leave the game, the card is
    taken, another is turned up, and the player has passed."""
    state = trading({"slots": fill("ship", "scriptorium"), "goods": BLOIS}, {1: {"slots": fill("scriptorium")}})
    do(state, f"travel place=ship edge={RIVER}")
    assert asked(state) == [(0, "order")]
    before = market(state, "grain")
    following = table(state)["deck"][-1]
    events = told(state, "fulfil order=blois")
    assert goods(state) == {}
    assert market(state, "grain") == before
    assert table(state)["lost_goods"] == {"grain": 7, "cheese": 1, "wine": 1, "wool": 0, "brocade": 0}
    assert player(state)["orders"] == ["blois"]
    assert table(state)["display"] == [following, *DISPLAY[1:]]
    assert 0 in table(state)["passed"]
    assert [event.reveals for event in events if event.kind == "order"] == [True]
    assert [event.args["what"] for event in events if event.kind == "fulfil"] == ["blois"]
    view: Any = state.view(1)
    assert [card["points"] for card in view["players"][0]["orders"]] == [12]


def test_goods_of_the_action_itself() -> None:
    """ORL-8.1.3: what the action has just brought may be delivered."""
    state = trading({"slots": fill("ship"), "goods": {"grain": 1, "wine": 1}}, edges={RIVER: ["cheese"]})
    do(state, f"travel place=ship edge={RIVER} good=cheese", "fulfil order=blois")
    assert goods(state) == {}


def test_after_any_action() -> None:
    """D12 (ORL-11): after any action, a journey or not; it may be declined, and is offered again (ORL-8.1.2)."""
    slots = fill("scriptorium", "farm_house")
    state = trading({"slots": slots, "goods": TOWN}, {1: {"slots": fill("scriptorium")}})
    do(state, "use place=scriptorium")
    assert lines(state) == {"fulfil order=orleans", "skip"}
    do(state, "skip", "pass")
    assert asked(state) == [(0, "turn")]
    do(state, "use place=farm_house", "fulfil order=orleans")
    assert player(state)["orders"] == ["orleans"]


def test_no_order_without_an_action() -> None:
    """R-24 (ORL-8.1.3): whoever only passes fulfils nothing, and nobody does before his action."""
    state = trading({"slots": fill("scriptorium"), "goods": TOWN})
    assert refused(state, "fulfil order=orleans") == "ORL-3.5"
    do(state, "pass")
    assert not any(name == "order" for _, name in asked(state))
    assert player(state)["orders"] == []


def test_one_order_in_a_round() -> None:
    """ORL-8.1.3: he has passed, though he could do more; technology may be placed (ORL-3.5.2, D13)."""
    state = trading(
        {"slots": fill("scriptorium", "farm_house"), "goods": {"grain": 2, "cheese": 2}, "held": 1},
        {1: {"slots": fill("scriptorium")}},
    )
    do(state, "use place=scriptorium", "fulfil order=orleans")
    assert asked(state) == [(0, "technology")]
    do(state, "install slot=castle:0")
    assert asked(state) == [(1, "turn")]
    do(state, "pass")
    assert player(state)["orders"] == ["orleans"]


def test_what_is_refused() -> None:
    """ORL-8.1.1, ORL-8.1.2: an open order of the merchant's city, and all of its goods."""
    state = trading({"slots": fill("scriptorium"), "goods": TOWN})
    do(state, "use place=scriptorium")
    assert refused(state, "fulfil order=nevers") == "ORL-8.1.1"
    assert refused(state, "fulfil order=briare") == "ORL-8.1.2"
    poor = trading({"slots": fill("scriptorium"), "goods": {"grain": 2}})
    assert asked(do(poor, "use place=scriptorium"))[-1][1] != "order"


def test_nobody_else_is_asked() -> None:
    """ORL-8.1.2: only he whose turn it is."""
    rich = {"goods": TOWN, "slots": fill("scriptorium")}
    state = trading({"slots": fill("scriptorium")}, {1: rich})
    assert asked(do(state, "use place=scriptorium")) == [(1, "turn")]


def test_bon_voyage_opens_no_order() -> None:
    """ORL-8.1.3: a journey in phase 6 is no action of one's turn."""
    still_to_come = [
        "silence", "dues", "tithe", "famine", "summons", "rest", "torture", "plague_c", "goods_tax", "wedding",
        "tax_b", "excursion", "income_b", "strike", "crusade", "tax_a",
    ]  # fmt: skip
    state = at_end(
        2, {0: {"goods": BLOIS}}, first=0, display=DISPLAY, modules=["orders", "new_events"],
        past=["silence", "bon_voyage"], hourglass=still_to_come, round=2,
    )  # fmt: skip
    do(state, f"voyage edge={RIVER}")
    assert player(state)["merchant"] == "blois"
    assert "order" not in [name for _, name in asked(state)]
    assert player(state)["orders"] == []


def test_the_deck_runs_out() -> None:
    """ORL-9.8: the display is not refilled, and what lies there can still be fulfilled."""
    rest = [name for name in ORDER_NAMES if name not in DISPLAY]
    state = trading({"slots": fill("scriptorium"), "goods": TOWN}, {1: {"orders": rest}}, deck=[])
    do(state, "use place=scriptorium", "fulfil order=orleans")
    assert table(state)["display"] == [name for name in DISPLAY if name != "orleans"]
    assert sorted(cards(state)) == sorted(ORDER_NAMES)


def test_goods_of_the_brasserie() -> None:
    """ORL-8.5.2.1, D26: the owner says which cheese and wine come from the tile."""
    person = {
        "slots": fill("scriptorium"), "places": ["brasserie"], "merchant": "briare",
        "goods": {"cheese": 1}, "brasserie": {"cheese": 2, "wine": 2},
    }  # fmt: skip
    state = trading(person, modules=["orders", "new_places"])
    do(state, "use place=scriptorium")
    assert lines(state, "order=briare") == {f"fulfil order=briare tile_cheese={count}" for count in (1, 2)}
    assert refused(state, FULFILS[0][ORDER_NAMES.index("briare")][0][0]) == "ORL-8.5.2.1"
    assert refused(state, "fulfil order=briare tile_cheese=2 tile_wine=1") == "ORL-8.5.2.1"
    two = legal(state, "tile_cheese=2")[0]
    assert two.touches() == ("order:briare", "brasserie:cheese", "brasserie:cheese")
    do(state, "fulfil order=briare tile_cheese=1")
    assert goods(state) == {}
    assert player(state)["brasserie"]["cheese"] == 1
    assert table(state)["lost_goods"]["cheese"] == 2


def test_points_at_the_end() -> None:
    """ORL-8.1.4, ORL-6.3: each fulfilled order scores, not before; the sum of now counts them."""
    state = at_end(2, {0: {"orders": ["blois", "nevers"], "coins": 0}}, event="income", round=18, modules=["orders"])
    assert state.over
    assert rows(state).count((12, "ORL-8.1.4")) == 1
    assert rows(state).count((19, "ORL-8.1.4")) == 1
    assert state.scores()[0] == sum(points for points, _ in rows(state))
    early = trading({"orders": ["nevers"], "coins": 0, "slots": fill("scriptorium")})
    assert early.scores()[0] == 19
    assert rows(early) == []


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"display": [*DISPLAY[:4], "blois"]}, "display"),
        ({"display": DISPLAY[:4]}, "display"),
        ({"display": DISPLAY, "deck": ["nevers"]}, "display"),
        ({"display": [*DISPLAY[:4], "paris"]}, "display[4]"),
        ({"modules": []}, "display"),
    ],
)
def test_positions_that_do_not_add_up(given: dict[str, Any], where: str) -> None:
    """ORL-8.1.1: every card is in one place, and five lie open while there are so many."""
    with pytest.raises(InputError, match=f"^{where.replace('[', '.')[:7]}"):
        trading({"slots": fill("scriptorium")}, **given)


def test_what_is_left_out_of_a_position() -> None:
    """The display and the deck are what the other cards leave."""
    state = scene(players={0: {"slots": fill("scriptorium"), "orders": ["blois"]}}, modules=["orders"])
    assert sorted(cards(state)) == sorted(ORDER_NAMES)
    assert len(table(state)["display"]) == 5


def test_orders_can_be_paid() -> None:
    """ORL-1.7: 23 cards, one for each city, each with goods that there are; more than their worth."""
    state = GAME.start(2, 1, orders=True)
    orders = state.box.orders  # type: ignore[attr-defined]
    assert len(orders) == 23
    assert len({order.city for order in orders}) == 23
    assert (min(order.points for order in orders), max(order.points for order in orders)) == (7, 22)
    view: Any = state.view(0)
    assert all(card["gain"] > 0 for card in view["orders"])


TWO_OF_TOURS = {"briare": {"city": "tours", "goods": ["cheese"], "points": 9}}
"""The card that is named by Briare is a second one for Tours, whose own wants wine and brocade."""


def of_a_box(changes: dict[str, Any]) -> dict[str, Any]:
    """All cards as we have them, but for some."""
    usual = Printed(Reader({})).to_json()["orders"]
    return {"orders": {**dict(usual), **changes}}  # type: ignore[call-overload]


def in_tours() -> State:
    person = {"slots": fill("scriptorium"), "merchant": "tours", "goods": {"cheese": 1, "wine": 1, "brocade": 1}}
    return do(trading(person, components=of_a_box(TWO_OF_TOURS)), "use place=scriptorium")


def test_of_several_fitting_cards_one_is_chosen() -> None:
    """ORL-8.1.3: a box may have two cards for one city; they are told apart in every way of naming them."""
    state = in_tours()
    found = legal(state, "fulfil")
    assert [str(action) for action in found] == ["fulfil order=briare", "fulfil order=tours"]
    assert len({action.touches() for action in found}) == 2
    assert len({GAME.encode(action) for action in found}) == 2
    for language in ("en", "ru"):
        said = [words(language, "orleans").say(action.describe(state)) for action in found]
        assert len(set(said)) == 2
        city = words(language, "orleans").say("city-tours")
        assert all(city in one for one in said)
    assert refused(state, "fulfil order=orleans") == "ORL-8.1.2"
    for action, points in zip(found, (9, 14), strict=True):
        for again in (state.clone(), GAME.from_json(json.loads(json.dumps(state.to_json()))), copied(state)):
            assert again == state and again.legal(0) == state.legal(0)
            events = again.watch()
            again.apply(GAME.action(action.to_json()))
            assert player(again)["orders"] == [action.to_json()["order"]]
            assert [(one.args["what"], one.args["points"]) for one in events if one.kind == "fulfil"] == [
                ("tours", points)
            ]


def copied(state: State) -> State:
    found: State = pickle.loads(pickle.dumps(state))
    return found


def test_cards_of_one_city_in_views_and_records() -> None:
    """ORL-8.1.3, ORL-8.1.4: a view says for which city a card is; so do a record and the ledger."""
    view: Any = in_tours().view(1)
    assert [card["name"] for card in view["orders"]] == DISPLAY
    assert [card["city"] for card in view["orders"]] == [*DISPLAY[:2], "tours", *DISPLAY[3:]]
    components = of_a_box(TWO_OF_TOURS)
    record = Record("orleans", 2, 5, {"orders": True, "components": components})
    again = Record.parse(record.text())
    assert again.text() == record.text() and again.state == record.state
    assert again.state.to_json()["components"] == components
    ended = at_end(
        2, {0: {"orders": ["briare", "tours"]}}, event="income", round=18, modules=["orders"], components=components
    )
    found = [(entry.points, entry.what) for entry in ended.ledger(0) if entry.rule == "ORL-8.1.4"]
    assert found == [(9, "tours"), (14, "tours")]


def test_a_city_that_is_not_on_the_map() -> None:
    """ORL-8.1.1: what is wrong with a card is said by its name and place."""
    wrong = of_a_box({"briare": {"city": "paris", "goods": ["cheese"], "points": 9}})
    with pytest.raises(InputError, match=r'components.orders.briare.city: "paris" is not known'):
        GAME.start(2, 1, orders=True, components=wrong)
