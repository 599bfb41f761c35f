"""Values as they are printed, in place of those that are reconstructed."""

import json
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core.errors import InputError
from bastide.core.option import read_options
from bastide.core.reading import Reader
from bastide.games.orleans.box import PLACES
from bastide.games.orleans.printed import Printed
from tests.games.orleans.scenes import GAME

FILE = Path(__file__).parents[3] / "docs" / "orleans-components.json"
OURS: dict[str, Any] = json.loads(FILE.read_text("utf-8"))

LONGEST = Printed.longest
NOTHING: tuple[object, ...] = ("", {}, "{}")


def changed(path: str, value: object) -> dict[str, Any]:
    """Our values, but for one: "orders.blois.points"."""
    found: dict[str, Any] = json.loads(json.dumps(OURS))
    at: Any = found
    *ways, last = path.split(".")
    for way in ways:
        at = at[way]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return found


def test_the_sample_holds_our_values() -> None:
    """docs/orleans-components.json is what a game without the option is played with."""
    assert Printed(Reader("")).to_json() == OURS
    assert list(Printed(Reader("")).to_json()) == list(OURS)
    usual = GAME.start(3, 1, orders=True, new_places=True)
    same = GAME.start(3, 1, orders=True, new_places=True, components=OURS)
    assert same.view(0) == usual.view(0)


def test_an_object_its_text_and_its_file_are_the_same(tmp_path: Path) -> None:
    """In Python an object or its text; on a command line a file, with @ or without."""
    line = json.dumps(OURS, separators=(",", ":"))
    for given in (OURS, line, FILE.read_text("utf-8")):
        assert GAME.check_options(2, {"components": given})["components"] == line
    for written in (f"@{FILE}", str(FILE), line):
        read = read_options([f"components={written}"], GAME.options)
        assert GAME.check_options(2, read)["components"] == line
    with pytest.raises(InputError, match="no-such-file"):
        read_options([f"components=@{tmp_path / 'no-such-file'}"], GAME.options)
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="binary"):
        read_options([f"components=@{binary}"], GAME.options)


def test_a_path_is_no_value() -> None:
    """The engine never opens a file."""
    for given in (str(FILE), f"@{FILE}"):
        with pytest.raises(InputError, match="not JSON"):
            GAME.start(2, 1, components=given)


def test_nothing_is_nothing() -> None:
    for given in NOTHING:
        assert GAME.check_options(2, {"components": given})["components"] == ""


def test_parts_may_be_left_out_and_the_order_does_not_matter() -> None:
    """The line of the record is always written alike."""
    given = {"slots": {"sheep_farm": "any", "bathhouse": "monk"}, "levels": OURS["levels"]}
    line = GAME.check_options(2, {"components": given})["components"]
    assert line == (
        '{"levels":{"brasserie":2,"trading_house":1,"sheep_farm":2},"slots":{"bathhouse":"monk","sheep_farm":"any"}}'
    )


def test_orders() -> None:
    """Goods and points of a card."""
    components = changed("orders.orleans", {"goods": ["wool", "brocade", "wool"], "points": 33})
    state = GAME.start(2, 1, orders=True, components=components)
    order = state.box.orders[0]  # type: ignore[attr-defined]
    assert order.points == 33
    assert Printed(Reader(json.dumps(components))).to_json()["orders"] != OURS["orders"]
    cards = [card for seed in range(8) for card in view_of(seed, components)["orders"] if card["name"] == "orleans"]
    assert cards
    assert all(card["goods"] == ["wool", "wool", "brocade"] and card["points"] == 33 for card in cards)


def view_of(seed: int, components: object) -> dict[str, Any]:
    return GAME.start(2, seed, orders=True, components=components).view(0)


def test_levels_and_slots() -> None:
    """Which stack a tile lies in, and what its slot takes."""
    given = {
        "levels": {"brasserie": 1, "trading_house": 2, "sheep_farm": 1},
        "slots": {"bathhouse": "any", "sheep_farm": "scholar"},
    }
    view: Any = GAME.start(2, 1, new_places=True, components=given).view(0)
    tiles = {tile["name"]: (tile["level"], tile["slots"]) for tile in view["tiles"]}
    assert tiles["brasserie"] == (1, [])
    assert tiles["trading_house"] == (2, [])
    assert tiles["sheep_farm"] == (1, ["scholar"])
    assert tiles["bathhouse"] == (1, ["any"])
    others = [place.name for place in PLACES[10:] if place.name not in ("bathhouse", "sheep_farm")]
    assert all(tiles[place.name][1] == OTHERS[place.name] for place in PLACES if place.name in others)


OTHERS: dict[str, list[str]] = {
    tile["name"]: tile["slots"]
    for tile in GAME.start(2, 1, new_places=True).view(0)["tiles"]  # type: ignore[attr-defined]
}


@pytest.mark.parametrize(("module", "row"), [("new_deeds", "coinage"), ("intrigue", "spy")])
def test_spaces(module: str, row: str) -> None:
    """What is printed on the spaces of the new deeds and of the villains."""
    spaces = ["monk", "monk", "any_neutral", "farmer", "trader", "knight"]
    state = GAME.start(4, 1, **{module: True, "components": changed(f"{module}.{row}", spaces)})
    view: Any = state.view(0)
    shown = {one["name"]: one["spaces"] for one in view["deeds"]}
    assert shown[row] == spaces
    assert {name: kinds for name, kinds in shown.items() if name != row} == {
        name: kinds for name, kinds in OURS[module].items() if name != row
    }


@pytest.mark.parametrize(
    ("row", "spaces", "laid"),
    [
        ("thanksgiving", ["farmer", "farmer", "trader"], ["grain", "cheese", "wine"]),
        ("thanksgiving", ["farmer:wool", "monk:cheese", "trader"], ["wool", "cheese", "wine"]),
        ("sheep_breeding", ["farmer", "any_neutral:wine", "farmer", "trader", "monk"], ["wool", "wine"] + ["wool"] * 3),
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_spaces_with_goods(seats: int, row: str, spaces: list[str], laid: list[str]) -> None:
    """ORL-8.3.2: how many there are is reconstructed too; a good that is not the usual one is named."""
    state = GAME.start(seats, 1, new_deeds=True, components=changed(f"new_deeds.{row}", spaces))
    view: Any = state.view(0)
    shown = next(one for one in view["deeds"] if one["name"] == row)
    assert shown["spaces"] == [space.split(":")[0] for space in spaces]
    assert shown["laid"] == (laid if seats == 4 else laid[:-1])
    data: Any = state.to_json()
    usual = [space.replace("monk:cheese", "monk") for space in spaces]
    assert data["components"] == changed(f"new_deeds.{row}", usual)
    assert GAME.from_json(data) == state
    stocks = [data["market"], data["lost_goods"], *[one["goods"] for one in view["deeds"]]]
    counts = {good: sum(stock[good] for stock in stocks) + data["map"].count(good) for good in data["market"]}
    assert counts == {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}


def test_records_and_positions() -> None:
    """The values go into the record and into a position, and come back."""
    components = changed("orders.orleans.points", 33)
    record = bastide.Record("orleans", 2, 5, {"orders": True, "components": components})
    text = record.text()
    assert f"option components {json.dumps(components, separators=(',', ':'))}" in text.splitlines()
    assert bastide.Record.parse(text).text() == text
    data = record.state.to_json()
    assert data["components"] == components
    again = GAME.from_json(data)
    assert again == record.state
    assert again.box.orders[0].points == 33  # type: ignore[attr-defined]
    assert bastide.Record.parse(bastide.Record("orleans", 2, 5).text()).options["components"] == ""


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("orders.blois", None, 'components.orders: "blois" is missing'),
        ("orders.paris", {"goods": ["wool"], "points": 1}, 'components.orders: "paris" does not belong here'),
        ("orders.blois.goods", ["wine", "salt"], 'components.orders.blois.goods[1]: "salt" is not known here'),
        ("orders.blois.goods", [], "components.orders.blois.goods: 0 entries; there must be 1 to 8"),
        ("orders.blois.goods", ["wine"] * 9, "components.orders.blois.goods: 9 entries"),
        ("orders.blois.goods", "wine", "components.orders.blois.goods: this must be a list"),
        ("orders.blois.points", 0, "components.orders.blois.points: 0 is out of range"),
        ("orders.blois.points", 1.5, "components.orders.blois.points: this must be a whole number"),
        ("orders.blois.points", True, "components.orders.blois.points: this must be a whole number"),
        ("orders.blois.price", 3, 'components.orders.blois: "price" does not belong here'),
        ("orders", [], "components.orders: this must be an object"),
        ("new_deeds.jury", None, 'components.new_deeds: "jury" is missing'),
        ("new_deeds.jury", ["monk"] * 5, 'components.new_deeds.jury[0]: "monk" is not known here'),
        ("new_deeds.tugboat", ["boatman", "monk"], 'components.new_deeds.tugboat[1]: "monk" is not known here'),
        ("new_deeds.architecture", ["monk"] * 5, "components.new_deeds.architecture: there must be 4 entries"),
        ("new_deeds.thanksgiving", ["farmer"], "components.new_deeds.thanksgiving: 1 entries; there must be 2 to 10"),
        ("new_deeds.thanksgiving", ["farmer:salt"] * 4, 'components.new_deeds.thanksgiving[0]: "farmer:salt" is not'),
        ("new_deeds.coinage", ["monk:wool"] * 4, 'components.new_deeds.coinage[0]: "monk:wool" is not known here'),
        ("new_deeds.coinage", ["monk"], "components.new_deeds.coinage: 1 entries; there must be 2 to 10"),
        ("new_deeds.coinage", ["any", "monk"], 'components.new_deeds.coinage[0]: "any" is not known here'),
        ("intrigue.spy", ["monk"] * 11, "components.intrigue.spy: 11 entries"),
        ("intrigue.thief", ["monk"] * 4, 'components.intrigue: "thief" does not belong here'),
        ("levels.brasserie", 3, "components.levels.brasserie: 3 is out of range"),
        ("levels.brewery", 1, 'components.levels: "brewery" does not belong here'),
        ("slots.bathhouse", "king", 'components.slots.bathhouse: "king" is not known here'),
        ("slots.bathhouse", ["monk"], "components.slots.bathhouse: this must be a string"),
        ("slots.sheep_farm", None, 'components.slots: "sheep_farm" is missing'),
        ("colours", {}, 'components: "colours" does not belong here'),
    ],
)
def test_what_is_wrong_is_said_with_its_place(path: str, value: object, said: str) -> None:
    wrong = changed(path, value)
    for given in (wrong, json.dumps(wrong)):
        with pytest.raises(InputError) as refusal:
            GAME.start(2, 1, components=given)
        assert said in str(refusal.value)
        assert refusal.value.say("ru") not in (str(refusal.value), refusal.value.phrase.key)


def test_more_goods_than_there_are() -> None:
    """ORL-1.5, ORL-8.3.2: 15 wool on both deeds together, and not one more."""
    given = changed("new_deeds.sheep_breeding", ["farmer"] * 10)
    for wool, fits in ((5, True), (6, False)):
        given["new_deeds"]["thanksgiving"] = ["farmer:wool"] * wool + ["farmer:grain"] * 2
        if fits:
            state: Any = GAME.start(4, 1, new_deeds=True, components=given)
            assert (state.to_json()["market"]["wool"], state.to_json()["map"].count("wool")) == (0, 0)
            continue
        with pytest.raises(InputError) as refusal:
            GAME.start(4, 1, new_deeds=True, components=given)
        assert "components.new_deeds: 16 goods of one kind lie on the spaces" in str(refusal.value)
        assert refusal.value.say("ru") not in (str(refusal.value), refusal.value.phrase.key)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("x", "components: this is not JSON, at line 1, column 1."),
        ('{"orders": {},\n}', "components: this is not JSON, at line 2, column 1."),
        ("[" * 5000, "components: this is not JSON"),
        ('{"\\ud800": 1}', "components: this is not JSON"),
        ('{"levels": 1, "levels": 2}', 'components: "levels" is named twice in one object.'),
        ("[]", "components: this must be an object."),
        ('"x"', "components: this must be an object."),
        (" " * (LONGEST + 1), f"components: {LONGEST + 1} characters are too many; at most {LONGEST} are taken."),
        (3, "components: this must be an object."),
        (None, "components: this must be an object."),
        ([], "components: this must be an object."),
        (True, "components: this must be an object."),
    ],
)
def test_what_is_no_such_text(given: object, said: str) -> None:
    with pytest.raises(InputError) as refusal:
        GAME.start(2, 1, components=given)
    assert said in str(refusal.value)
    assert refusal.value.say("ru") not in (str(refusal.value), refusal.value.phrase.key)


def test_a_wrong_line_of_a_record_is_named() -> None:
    text = bastide.Record("orleans", 2, 5, {"components": {"levels": OURS["levels"]}}).text()
    line = next(number for number, row in enumerate(text.splitlines(), 1) if row.startswith("option components"))
    with pytest.raises(InputError, match=f"(?i)line {line}.*components.levels.brasserie"):
        bastide.Record.parse(text.replace('"brasserie":2', '"brasserie":9'))
