"""What the table tells: questions that say what is left, events in a few words, what things are worth now."""

from typing import Any

import pytest

from bastide.core.state import State
from bastide.core.telling import Teller
from bastide.core.words import words
from bastide.games.burgundy.components import AREA_POINTS, PHASE_POINTS, PHASES, TYPES
from tests.games.burgundy.scenario import GAME, scenario
from tests.games.burgundy.test_buildings import BOARD, placed
from tests.games.kit import do, legal


def question(state: State, language: str = "en") -> str:
    return words(language, "burgundy").say(state.question(state.to_act[0]))


# ---- the question


@pytest.mark.parametrize(
    ("used", "silver", "english", "russian"),
    [
        (
            (False, False),
            2,
            "Your turn: both dice left, 3 and 5; you may also buy a tile.",
            "Ваш ход: действуйте каждым кубиком (3 и 5); можно и купить жетон.",
        ),
        (
            (False, False),
            1,
            "Your turn: both dice left, 3 and 5.",
            "Ваш ход: действуйте каждым кубиком (3 и 5).",
        ),
        ((True, False), 2, "Die 5 left; you may still buy a tile.", "Остался кубик 5; ещё можно купить жетон."),
        ((False, True), 0, "Die 3 left.", "Остался кубик 3."),
        (
            (True, True),
            2,
            "Both dice used; you may still buy a tile.",
            "Оба кубика использованы; ещё можно купить жетон.",
        ),
    ],
)
def test_the_turn_says_what_is_left(used: tuple[bool, bool], silver: int, english: str, russian: str) -> None:
    """BUR-3.4.1, BUR-3.4.2."""
    state = scenario(players={0: {"silver": silver}}, dice={0: (3, 5)}, used=used, depots={"black": ["mine"]})
    assert (question(state), question(state, "ru")) == (english, russian)


def test_an_empty_shop_is_not_offered() -> None:
    """BUR-3.4.4: two silver are no use where nothing is for sale."""
    assert question(scenario(players={0: {"silver": 2}}, dice={0: (3, 5)})) == "Your turn: both dice left, 3 and 5."


@pytest.mark.parametrize(
    ("building", "english", "russian"),
    [
        ("carpenters_workshop", "Carpenter's workshop: take a building.", "Столярная мастерская: возьмите здание."),
        ("church", "Church: take a mine, a castle or a knowledge tile.", "Церковь: возьмите рудник, замок или знание."),
        ("market", "Market: take a ship or animals.", "Рынок: возьмите корабль или животных."),
    ],
)
def test_the_building_that_fetches_asks(building: str, english: str, russian: str) -> None:
    """BUR-7."""
    state = placed(building, BOARD)
    assert (question(state), question(state, "ru")) == (english, russian)


def test_the_other_effects_ask_by_name() -> None:
    """BUR-6.1, BUR-6.3, BUR-7."""
    assert question(placed("warehouse", goods={"goods_2": 1})) == "Warehouse: choose the goods to sell."
    hall = placed("city_hall", storage=["mine"])
    assert question(hall) == "City hall: place another stored tile, or leave it."
    assert question(hall, "ru") == "Ратуша: добавьте ещё один свой жетон или откажитесь."
    board = {"hexes": {"h13": "knowledge_26"}, "storage": ["castle"]}
    castle = do(scenario(players={0: board}, dice={0: (6, 6)}), "place hex=h07 die=0")
    assert question(castle).startswith("Castle: an extra action")
    assert question(sailing()) == "Ship: choose the depot whose goods it fetches."
    assert "two neighbouring depots" in question(sailing(hexes={"h13": "knowledge_5"}))
    crowded = do(sailing(goods={"goods_1": 1, "goods_2": 1}), "ship depots=1")
    assert question(crowded) == "Ship: choose one new colour of goods to bring; more do not fit."
    assert question(crowded, "ru") == "Корабль: выберите 1 новый тип товаров, больше не поместится."


def sailing(**board: Any) -> State:
    state = scenario(
        players={0: {"storage": ["ship"], **board}}, depot_goods={"1": {"goods_3": 1, "goods_4": 1}}, dice={0: (2, 2)}
    )
    return do(state, "place hex=h18 die=0")


# ---- places and acts


def test_a_hex_is_named_with_its_number() -> None:
    """BUR-1.7: the number is printed on the hex, so that a person finds it."""
    state = scenario(players={0: {"storage": ["church"], "workers": 2}}, dice={0: (3, 3)})
    events = state.watch()
    (act,) = legal(state, "place hex=h26 die=0")
    english, russian = (words(language, "burgundy").say(act.describe(state)) for language in ("en", "ru"))
    assert english == "Place church on hex h26 (number 3) with the die showing 3"
    assert "на ячейку h26 (число 3)" in russian
    state.apply(act)
    assert [event.args["number"] for event in events if event.kind == "place"] == [3]


def test_a_tile_given_up_is_named_as_such() -> None:
    """BUR-5.1.2: which tile leaves is said by the action, so that a page can ask for it."""
    board = {"storage": ["ship", "mine", "bank"], "silver": 2}
    state = scenario(players={0: board}, dice={0: (4, 1)}, depots={"4": ["ship"], "black": ["mine"]})
    for line in ("take depot=4 slot=0 tile=ship die=0 discard=1", "buy depot=0 slot=0 tile=mine discard=1"):
        act = next(action for action in state.legal(0) if str(action) == line)
        assert act.gives() == ("storage:1",)
        assert act.touches()[-1] == "storage:1"
    free = scenario(players={0: {"storage": ["ship"]}}, dice={0: (4, 1)}, depots={"4": ["ship"]})
    assert {action.gives() for action in free.legal(0)} == {()}


def told(state: State, line: str, language: str = "en") -> tuple[str, list[str]]:
    """What an action of seat 0 is in brief, and its lines in the log."""
    copy = state.clone()
    events = copy.watch()
    do(copy, line, seat=0)
    teller = Teller(GAME, words(language, "burgundy"), ["Ann", "Bob"])
    return ", ".join(text for seat, text, _ in teller.briefs(events) if seat == 0), teller.lines(events)


TURN: dict[str, Any] = {
    "players": {
        0: {
            "hexes": {"h25": "mine", "h30": "mine"},
            "storage": ["mine", "knowledge_16", "bank"],
            "goods": {"goods_3": 2},
            "workers": 2,
            "silver": 2,
        }
    },
    "dice": {0: (3, 4)},
    "depots": {"4": ["ship"], "5": [None, "knowledge_9"], "black": ["castle"]},
}


@pytest.mark.parametrize(
    ("line", "english", "russian"),
    [
        (
            "place storage=0 hex=h34 die=0",
            "mine on h34, large bonus tile for mines",
            "рудник на h34, большой жетон бонуса за рудники",
        ),
        ("sell goods=3 die=0", "sold 2 pink, +1 silver", "продажа: розовый ×2, +1 самородок"),
        (
            "take depot=5 slot=1 die=1 discard=2",
            "knowl. 9 from depot 5, −1 worker, bank discarded",
            "зн. № 9 из хранилища № 5, −1 рабочий, сброшен жетон «банк»",
        ),
        (
            "buy depot=0 slot=0 discard=0",
            "castle from the black depot, −2 silver, mine discarded",
            "замок из чёрного хранилища, −2 самородка, сброшен жетон «рудник»",
        ),
        ("workers die=0", "+2 workers", "+2 рабочих"),
    ],
)
def test_an_act_in_brief(line: str, english: str, russian: str) -> None:
    state = scenario(**TURN)
    assert told(state, line)[0] == english
    assert told(state, line, "ru")[0] == russian


@pytest.mark.parametrize(
    ("building", "english", "russian"),
    [
        ("warehouse", "Ann has no goods for the warehouse to sell.", "Ann ничего не продаёт на складе: товаров нет."),
        (
            "church",
            "Ann finds no tile for the church to take.",
            "Ann ничего не берёт (церковь): подходящих жетонов в хранилищах нет.",
        ),
        (
            "city_hall",
            "Ann has no tile for the city hall to place.",
            "Ann ничего не добавляет через ратушу: подходящих жетонов нет.",
        ),
    ],
)
def test_an_effect_that_is_lost_says_why(building: str, english: str, russian: str) -> None:
    """BUR-7.2, BUR-14.5."""
    state = scenario(players={0: {"storage": [building]}}, dice={0: (3, 3)}, depots={"1": ["bank"]})
    line = "place storage=0 hex=h26 die=0"
    assert told(state, line)[1][1] == english
    assert told(state, line, "ru")[1][1] == russian


def test_a_ship_says_what_stays_behind() -> None:
    """BUR-6.1.1, BUR-6.1.2: before, in the sentence of the action, and after."""
    full = sailing(goods={"goods_1": 1, "goods_2": 1, "goods_4": 1})
    (act,) = legal(full, "ship depots=1")
    assert words("en", "burgundy").say(act.describe(full)).endswith("2 goods tiles there (pink, red); no room for pink")
    brief, lines = told(full, "ship depots=1")
    assert brief == "fetched 1 red, no room for pink"
    assert lines[1] == "Ann has no room for some goods, which stay in the depot: pink."
    assert told(full, "ship depots=2")[1][0] == "Ann finds no goods in the depot."
    tight = sailing(goods={"goods_1": 1, "goods_2": 1})
    (act,) = legal(tight, "ship depots=1")
    assert words("en", "burgundy").say(act.describe(tight)).endswith("room for only 1 of the new colours: pink, red")
    assert told(do(tight, "ship depots=1"), "load goods=3")[0] == "fetched 1 pink, no room for red"
    free = sailing()
    (act,) = legal(free, "ship depots=1")
    assert "room" not in words("en", "burgundy").say(act.describe(free)) + told(free, "ship depots=1")[0]


def test_whoever_is_third_to_fill_a_type_hears_it() -> None:
    """BUR-14.4; and the points of the tile stay with the tile."""
    left = {size: [kind for kind in TYPES if kind != "mine"] for size in ("large", "small")}
    gone = [{"large": ["mine"], "small": []}, {"large": [], "small": ["mine"]}]
    players: dict[int, dict[str, Any]] = {seat: {"bonus": bonus} for seat, bonus in enumerate(gone, 1)}
    players = {**players, 0: {"hexes": {"h25": "mine", "h30": "mine"}, "storage": ["mine"]}}
    state = scenario(seats=3, players=players, dice={0: (3, 4)}, bonus=left)
    assert told(state, "place storage=0 hex=h34 die=0")[0] == "mine on h34, bonus tiles taken: mine"


def test_a_sum_explains_itself() -> None:
    """BUR-9.1, BUR-9.2: the area with its size, the phase, the bonus tile."""
    lines = told(scenario(**TURN), "place storage=0 hex=h34 die=0")[1]
    assert lines[-1] == "Ann scores 21 VP: area of 3 (mine area) 6 + phase A 10 + large bonus 5."
    lines = told(scenario(**TURN), "place storage=0 hex=h34 die=0", "ru")[1]
    assert lines[-1] == "Ann получает 21 ПО: область из 3 ячеек (область рудников) 6 + фаза А 10 + большой бонус 5."


def test_the_points_name_every_size_and_phase() -> None:
    """BUR-9.1: the words read sizes and phases off the points, so no two may be alike."""
    say = words("en", "burgundy").say
    assert [say("why-area", {"points": points}) for points in AREA_POINTS[1:]] == [
        f"area of {size}" for size in range(1, 9)
    ]
    assert [say("why-phase", {"points": points})[-1] for points in PHASE_POINTS] == [name.upper() for name in PHASES]
    russian = words("ru", "burgundy").say
    assert len({russian("why-area", {"points": points}) for points in AREA_POINTS[1:]}) == 8
    assert say("why-area") == "finished area", "in a ledger that says the points itself"


# ---- what things are worth


def worth(state: State) -> Any:
    view: Any = state.view(0)
    return view["players"][0]["worth"]


def test_the_end_scoring_of_now() -> None:
    """BUR-8, BUR-12.2: what each tile of the end would bring, whether it lies in the duchy or not."""
    board = {
        "hexes": {"h23": "bank", "h26": "bank", "h25": "mine", "h30": "mine", "h34": "mine"},
        "sold": {"goods_1": 2, "goods_4": 1},
        "goods": {"goods_2": 3},
        "bonus": {"large": ["mine"], "small": []},
        "silver": 3,
        "workers": 5,
    }
    left = {"large": [kind for kind in TYPES if kind != "mine"], "small": list(TYPES)}
    state = scenario(players={0: board}, bonus=left)
    found = worth(state)
    assert {number: points for number, points in found["knowledge"].items() if points} == {
        "22": 8, "25": 3, "26": 2,
    }  # fmt: skip
    assert found["end"] == {"goods": 3, "silver": 3, "workers": 2}
    assert found["mines"] == {"silver": 3, "workers": 0}
    assert found["sale"] == {"points": 2, "silver": 1, "workers": 0}
    assert found["take"] == {"workers": 2, "silver": 0}
    own: Any = state.view(0)
    other: Any = state.view(1)
    assert own["players"][0]["sold_worth"] == 6
    assert "sold_worth" not in other["players"][0], "what was sold is remembered, not shown (R-22)"


def test_areas_say_what_closing_them_brings() -> None:
    """BUR-9.1, BUR-9.2."""
    state = scenario(players={0: {"hexes": {"h25": "mine"}}})
    areas = {area["hexes"][0]: area for area in worth(state)["areas"]}
    assert areas["h25"] == {"hexes": ["h25", "h30", "h34"], "size": 3, "left": 2, "points": 6}
    assert sum(len(area["hexes"]) for area in areas.values()) == 36, "the castle in the middle is an area of its own"
    assert worth(state)["types"] == {"building": 12, "animal": 6, "knowledge": 6, "castle": 3, "mine": 2, "ship": 6}
    assert worth(GAME.start(seats=2, seed=1, setup="advanced_open"))["areas"] == []
