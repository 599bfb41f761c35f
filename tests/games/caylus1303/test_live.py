"""What the table tells while one plays: questions with what is left, what things are worth, what happened."""

from typing import Any

import pytest

from bastide.core.state import State
from bastide.core.telling import Teller
from bastide.core.words import words
from bastide.games.caylus1303.state import CaylusState
from bastide.games.caylus1303.view import table_view
from tests.games.caylus1303.scenario import GAME, at_work, delivering, favoured, goods, managed, on_bridge, scenario
from tests.games.kit import do

RICH = goods(food=3, wood=3, stone=3, cloth=3, gold=3)


def question(state: State, language: str) -> str:
    return words(language, "caylus1303").say(state.question(state.to_act[0]))


def at(space: int, tile: str, **given: Any) -> State:
    return at_work(space, players={0: {"goods": RICH}}, road={space: tile}, **given)


QUESTIONS = [
    (lambda: scenario(), "Place a worker or pass: 5 left.", "Поставьте рабочего или спасуйте: осталось 5."),
    (
        lambda: scenario(bridge=[2], turn=0),
        "Place a worker or pass: 5 left, each placement takes 2.",
        "Поставьте рабочего или спасуйте: осталось 5, каждый раз уходит 2.",
    ),
    (
        lambda: at(9, "start_market"),
        "Market. Pay 1 worker, gain 1 basic good of your choice.",
        "Рынок. Верните в лагерь 1 рабочего и получите 1 простой ресурс на выбор.",
    ),
    (
        lambda: at_work(2, players={0: {"goods": goods(wood=1, food=1)}}),
        "Carpenter: build a wooden building (you can pay for 6).",
        "Плотницкая: постройте деревянное здание (по средствам: 6).",
    ),
    (
        lambda: do(favoured(round=5, site={1: "wood_stonemason"}, players={0: {"goods": RICH}}), "visit slot=1"),
        "Favour, Stonemason: build a stone building without paying its stone (you can pay for 7).",
        "Привилегия. Дом каменщика: постройте каменное здание, не платя его камень (по средствам: 7).",
    ),
    (
        lambda: at(14, "wood_manor", owners={14: 0}),
        "Manor: use its favour.",
        "Поместье: используйте привилегию.",
    ),
    (
        lambda: on_bridge(players={0: {"reserve": 2}}),
        "Guilds Bridge: move the provost up to 2 steps, 1 worker each (2 left), or leave him.",
        "Мост гильдий: передвиньте прево до 2 шагов, по рабочему за шаг (осталось 2), или оставьте его.",
    ),
    (
        lambda: on_bridge(players={0: {"reserve": 1}}),
        "Guilds Bridge: move the provost up to 1 step, for your last worker, or leave him.",
        "Мост гильдий: передвиньте прево на 1 шаг, за последнего рабочего, или оставьте его.",
    ),
    (
        lambda: favoured(),
        "Fair: your favour. Take a character from another player, or use a tile at the castle site.",
        "Ярмарка: ваша привилегия. Заберите персонажа у другого игрока или активируйте жетон стройплощадки.",
    ),
    (
        lambda: do(delivering(0, players={0: {"goods": goods(food=1, wood=1, gold=1)}}), "deliver"),
        "Most sets: your favour. Take a character from another player, or use a tile at the castle site.",
        "Больше всех наборов: ваша привилегия. "
        "Заберите персонажа у другого игрока или активируйте жетон стройплощадки.",
    ),
    (
        lambda: do(favoured(), "visit slot=0"),
        "Favour, Market. Pay 1 worker, gain 1 basic good of your choice.",
        "Привилегия. Рынок. Верните в лагерь 1 рабочего и получите 1 простой ресурс на выбор.",
    ),
    (
        lambda: do(delivering(0, 1, players={0: {"goods": RICH}}), "deliver goods=food+wood+gold"),
        "Deliver a set, or end your delivery. Sets so far: 1, none by the others yet.",
        "Доставьте набор или закончите доставку. Пока наборов: 1, у других пока ни одного.",
    ),
    (
        lambda: managed(road={7: "residence"}, owners={7: 0}, players={0: {"goods": goods(gold=1, wood=1)}}),
        "Residence on space 7: replace it with a prestige building (you can pay for 1), or keep it.",
        "Резиденция на клетке 7: замените её престижным зданием (по средствам: 1) или оставьте.",
    ),
]


@pytest.mark.parametrize(("made", "en", "ru"), QUESTIONS)
def test_questions_say_who_asks_and_what_is_left(made: Any, en: str, ru: str) -> None:
    state = made()
    assert question(state, "en") == en
    assert question(state, "ru") == ru


# ---- what things are worth now


def view(state: State) -> Any:
    assert isinstance(state, CaylusState)
    return table_view(state, 0)


def test_a_worker_brings_the_owner_points() -> None:
    """CAY-3.2.4, CAY-6.4, CAY-6.5: by seat, before anybody places."""
    given: Any = {"road": {14: "wood_tailor"}, "owners": {14: 1}}
    plain = view(scenario(**given))["road"]
    assert plain[14]["owner_points"] == [1, 0, 1]
    assert plain[5]["owner_points"] == [0, 0, 0]
    players = {0: {"characters": ["thief"]}, 1: {"characters": ["steward"]}}
    assert view(scenario(players=players, **given))["road"][14]["owner_points"] == [0, 0, 2]


def test_buildings_and_sets_score_more_with_characters() -> None:
    """CAY-6.7, CAY-6.10, CAY-6.11: as the engine would score them now."""
    shown = view(scenario(players={0: {"characters": ["architect"]}, 1: {"characters": ["foreman", "goldsmith"]}}))
    assert shown["points_now"]["wood_tailor"] == [5, 4, 4]
    assert [(one["set_points"], one["gold_set_points"]) for one in shown["players"]] == [(5, 5), (6, 11), (5, 5)]
    used = view(scenario(players={1: {"characters": ["goldsmith"]}}, used=["goldsmith"]))
    assert used["players"][1]["gold_set_points"] == 5


def test_recruitment_is_the_sum_of_its_sources() -> None:
    """CAY-3.5.3, CAY-6.12."""
    players = {0: {"characters": ["day_laborer"]}}
    shown = view(scenario(players=players, road={7: "residence", 8: "garden"}, owners={7: 0, 8: 0}))["players"]
    assert shown[0]["recruiters"] == [["", 3], ["day_laborer", 1], ["residence", 1], ["garden", 2]]
    assert shown[0]["recruits"] == {"worker": 7}
    assert shown[1]["recruiters"] == [["", 3]]


def test_the_castle_says_who_leads() -> None:
    """CAY-3.4.4: as things stand."""
    state = delivering(0, 1, players={0: {"goods": RICH}, 1: {"goods": RICH}})
    assert view(state)["site"]["leads"] is None
    assert view(do(state, "deliver goods=food+wood+gold"))["site"]["leads"] == 0


def test_what_comes_next_on_the_road() -> None:
    """CAY-4.0.2, CAY-3.5.4, CAY-5.2."""
    shown = view(scenario(road={14: "wood_tailor"}, owners={14: 1}, players={0: {"goods": goods(gold=3)}}))
    assert (shown["free_space"], shown["provost_next"]) == (15, 14)
    assert shown["players"][0]["gold_points"] == 6


# ---- what is given up


def test_goods_paid_by_choice_are_given_up() -> None:
    """CAY-4.0.5, R-29, CAY-3.4.2: of what an action touches, the goods; not the branch, not what is gained."""
    alchemist = {str(action): action.gives() for action in at(18, "stone_alchemist").legal(0)}
    assert alchemist["use building=stone_alchemist branch=1 pay=wood+wood"] == ("goods:wood", "goods:wood")
    assert alchemist["skip"] == ()
    market = at(9, "start_market")
    assert all(action.gives() == () for action in market.legal(0))
    carpenter = {str(action): action.gives() for action in at_work(2, players={0: {"goods": RICH}}).legal(0)}
    assert carpenter["build building=wood_tailor any=food"] == ("goods:food",)
    sets = {str(action): action.gives() for action in delivering(0, players={0: {"goods": RICH}}).legal(0)}
    assert sets["deliver goods=food+wood+gold"] == ("goods:food", "goods:wood", "goods:gold")


# ---- what happened, told


def told(state: State, line: str, language: str) -> tuple[str, list[str]]:
    """What a seat did with a line of notation: in a few words, and as lines of the log."""
    seat = state.to_act[0]
    events = state.watch()
    do(state, line)
    teller = Teller(GAME, words(language, "caylus1303"), ["Ann", "Bob", "Cleo"])
    return ", ".join(text for who, text, _ in teller.briefs(events) if who == seat), teller.lines(events)


BRIEF = [
    (lambda: scenario(), "place space=5", "worker to the Sawmill", "рабочий → Лесопилка"),
    (lambda: scenario(), "site", "worker to the castle site", "рабочий → стройплощадка"),
    (
        lambda: scenario(bridge=[2]),
        "place space=5",
        "worker to the Sawmill, −1 worker",
        "рабочий → Лесопилка, −1 рабочий",
    ),
    (lambda: scenario(), "pass", "passed", "пас"),
    (lambda: on_bridge(), "move to=15", "provost +2, −2 workers", "прево +2, −2 рабочих"),
    (lambda: on_bridge(), "skip", "provost stays", "прево на месте"),
    (
        lambda: at_work(9, players={1: {"goods": RICH}}, workers=[1]),
        "use gain=food",
        "used the Market, −1 worker, +1 food",
        "активация: Рынок, −1 рабочий, +1 еда",
    ),
    (
        lambda: at_work(2, players={0: {"goods": goods(wood=2)}}),
        "build building=wood_spinning_mill",
        "built the Spinning Mill on 14, −2 wood",
        "Прядильня на клетке 14, −2 дерева",
    ),
    (
        lambda: favoured(players={1: {"characters": ["thief"]}}),
        "take character=thief",
        "took the Thief from Bob",
        "Вор от игрока Bob",
    ),
    (
        lambda: delivering(0, 1, players={0: {"goods": RICH}}),
        "deliver goods=food+wood+gold",
        "delivered food, wood, gold",
        "набор: еда, дерево, золото",
    ),
]


@pytest.mark.parametrize(("made", "line", "en", "ru"), BRIEF)
def test_a_turn_in_a_few_words(made: Any, line: str, en: str, ru: str) -> None:
    assert told(made(), line, "en")[0] == en
    assert told(made(), line, "ru")[0] == ru


@pytest.mark.parametrize(
    ("count", "said"), [(1, "Ann отдаёт еду."), (2, "Ann отдаёт 2 еды."), (5, "Ann отдаёт 5 еды.")]
)
def test_goods_have_their_case(count: int, said: str) -> None:
    assert words("ru", "caylus1303").say("event-pay", {"player": "Ann", "good": "food", "count": count}) == said


def test_the_points_of_a_set_are_one_sum() -> None:
    """CAY-6.10, CAY-6.11: each source with its part."""
    players = {0: {"goods": RICH, "characters": ["foreman", "goldsmith"]}}
    lines = told(delivering(0, 1, players=players), "deliver goods=food+wood+gold", "en")[1]
    total = "set delivered 5 + more for the set (Foreman) 1 + gold in the set (Goldsmith) 5"
    assert f"Ann scores 11 PP: {total}." in lines
