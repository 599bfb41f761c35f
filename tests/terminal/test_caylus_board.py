"""The board of Caylus 1303: every fact is there in words and signs, and what can be touched is marked."""

import re

import pytest

from bastide.core.words import words
from bastide.games.caylus1303.components import BUILDINGS, CHARACTERS, NAMES
from bastide.games.caylus1303.terminal import faces
from tests.games.caylus1303.scenario import GAME, at_work, delivering, favoured, goods, on_bridge, scenario
from tests.terminal.drawing import draw, table, text, touched, view

WIDTHS = (80, 100)


def row(shown: str, space: int) -> str:
    """The line of a road space."""
    return next(line for line in shown.splitlines() if re.match(rf"[ ▸»]{space:>2} [^┄]", line))


# ---- the road


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", WIDTHS)
def test_all_spaces_are_listed_with_name_and_effect(lang: str, width: int) -> None:
    state = GAME.start(seats=3, seed="road")
    say = words(lang, "caylus1303", "bastide.terminal")
    seen = view(state)
    shown = draw(state, lang=lang, width=width)
    for number, space in enumerate(seen["road"]):
        if space["building"] is None:
            assert say.say("board-empty") in row(shown, number)
        else:
            assert say.say(f"tile-{space['building']}-short") in row(shown, number)
        if space["kind"] not in ("empty", "bridge"):
            effect = faces.effect(faces.FACES[space["building"]], space["side"], say)
            assert effect.split()[0] in row(shown, number)


def test_houses_and_workers_are_emblems_the_first_worker_first() -> None:
    state = scenario(
        road={14: "wood_tailor", 15: "wood_farm"},
        owners={14: 1, 15: 2},
        provost=15,
        players={0: {"standing": [14]}, 2: {"standing": [14]}},
        joined=(14, 0),
        used=["journeyman"],
    )
    shown = draw(state)
    assert re.match(r" 14 Tailor +cloth→4 PP / 2→6 +⌂■ ▲●  ", row(shown, 14))
    assert re.match(r" 15 Farm +2 food +⌂▲   ", row(shown, 15))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("provost", [5, 13, 28, 30])
def test_the_provost_stands_between_active_and_beyond(width: int, provost: int) -> None:
    lines = draw(scenario(provost=provost), width=width).splitlines()
    line = next(number for number, line in enumerate(lines) if line.startswith("══"))
    said = {28: "28", 30: "30 (square 2)"}.get(provost, f"{provost} ══ beyond ↓")
    assert lines[line].startswith(f"══ ↑ active ══ provost, {said} ═")
    assert lines[line - 1].startswith(f" {min(provost, 28) - 1:>2} ")
    assert lines[line + 1].startswith(f" {provost:>2} ") == (provost < 28)


def test_where_the_provost_can_go_and_who_gets_nothing_then() -> None:
    state = on_bridge(provost=14, players={0: {"standing": [13]}, 1: {"standing": [18, 12]}, 2: {"standing": [11]}})
    shown = draw(state, touched(state, 0))
    assert row(shown, 4).startswith("» 4 Bridge")
    for line in (
        "▸11 ┄ provost −3 ┄ lost: ● ■2 ▲ ┄",
        "▸12 ┄ provost −2 ┄ lost: ● ■2 ┄",
        "▸13 ┄ provost −1 ┄ lost: ● ■ ┄",
        "▸15 ┄ provost +1 ┄ lost: ■ ┄",
        "▸17 ┄ provost +3 ┄ lost: ■ ┄",
    ):
        assert line in shown
    assert "provost +4" not in shown
    assert "┄" not in draw(state), "only for whoever is asked"


def test_marked_squares_past_the_road() -> None:
    state = on_bridge(provost=29, players={0: {"reserve": 5}})
    shown = draw(state, touched(state, 0))
    assert "▸28 ┄ provost −1 ┄" in shown
    assert "▸31 ┄ provost +2 (square 3) ┄" in shown
    assert "▸32" not in shown


# ---- what tiles do


@pytest.mark.parametrize(
    ("building", "side", "en", "ru"),
    [
        ("fair", "build", "wood→favour", "дерево→привилегия"),
        ("court", "build", "cloth→residence", "ткань→резиденция"),
        ("carpenter", "build", "build wooden", "деревянное здание"),
        ("toll", "build", "provost ±2", "прево ±2"),
        ("start_market", "build", "worker→any", "раб.→любой"),
        ("start_guild_3", "build", "any→3 workers", "любой→3 раб."),
        ("wood_farm", "build", "2 food", "2 еды"),
        ("wood_farm", "setup", "food+1 PP", "еда+1 ПО"),
        ("wood_manor", "build", "favour", "привилегия"),
        ("wood_tailor", "build", "cloth→4 PP / 2→6", "ткань→4 ПО / 2→6"),
        ("wood_stonemason", "build", "build stone", "каменное здание"),
        ("wood_stonemason", "setup", "build stone, stone free", "каменное без камня"),
        ("stone_farm", "build", "2 food+cloth ⌂food", "2 еды+ткань ⌂еда"),
        ("stone_farm", "setup", "food+cloth", "еда+ткань"),
        ("stone_alchemist", "build", "any→gold / 2→2", "любой→золото / 2→2"),
        ("stone_church", "build", "2 workers→4 PP / 4→6", "2 раб.→4 ПО / 4→6"),
        ("garden", "build", "each round 2 workers", "каждый раунд 2 раб."),
        ("theatre", "build", "at once favour", "сразу привилегия"),
        ("statue", "build", "–", "–"),
        ("residence", "build", "each round worker", "каждый раунд раб."),
    ],
)
def test_effects_in_short(building: str, side: str, en: str, ru: str) -> None:
    face = faces.FACES[building]
    for lang, said in (("en", en), ("ru", ru)):
        assert faces.effect(face, side, words(lang, "caylus1303", "bastide.terminal")) == said


# ---- what can be built


@pytest.mark.parametrize("width", WIDTHS)
def test_the_supply_shows_points_and_costs_and_with_room_effects(width: int) -> None:
    state = scenario(road={14: "wood_tailor"}, owners={14: 0}, provost=14)
    shown = draw(state, width=width)
    supply = view(state)["supply"]
    assert [len(tiles) for tiles in supply.values()] == [6, 7, 7]
    say = words("en", "caylus1303", "bastide.terminal").say
    for tiles in supply.values():
        for name in tiles:
            building = BUILDINGS[NAMES.index(name)]
            assert re.search(rf"{say(f'tile-{name}-short')} +{building.points} \S", shown), name
    for line in (
        r"Mason +4 wood\+any",
        r"Farm +3 food\+stone",
        r"Theatre +12 4 wood\+3 gold",
        r"Statue +7 2 stone\+gold",
    ):
        assert re.search(line, shown)
    assert not re.search(r"Tailor +4", shown), "it is built"
    assert bool(re.search(r"Garden +4 wood\+gold +each round 2 workers", shown)) == (width == 100)


def test_a_part_of_the_supply_may_be_gone() -> None:
    seen = view(scenario())
    seen["supply"]["wooden"] = []
    assert re.search(r"wooden +\n[^\n]+  –\s", text(table("caylus1303").draw(seen)))


# ---- course, bridge, site, players


def test_round_phase_first_player_and_the_order_of_passing() -> None:
    state = scenario(round=4, bridge=[2, 1], turn=0)
    shown = draw(state)
    assert "Round 4 of 9 · Planning · ● Player 1 decides" in shown
    assert "● Player 1 begins this round. The next one: ▲ Player 3." in shown
    assert "Guilds Bridge, in the order of passing: ▲ ■. Your surcharge: 1 worker." in shown
    assert "surcharge" not in draw(state, seat=None)


def test_the_site_shows_workers_tiles_and_characters() -> None:
    state = scenario(
        round=5,
        site={0: "start_market", 1: "wood_manor", 2: "stone_church"},
        workers=[2, 0],
        board=["thief", "bailiff", "foreman"],
    )
    shown = draw(state)
    assert "Castle site. Workers, the left one delivers first: ▲ ●" in shown
    assert " From round 1: Market: worker→any\n" in re.sub(" +\n", "\n", shown)
    assert " From round 4: Manor: 2 PP\n" in re.sub(" +\n", "\n", shown)
    assert " From round 7: Church: 2 workers→4 PP / 4→6 (not yet)" in shown
    assert "Characters on the board:  Thief  Bailiff  Foreman" in shown


@pytest.mark.parametrize("width", WIDTHS)
def test_a_player_is_a_row(width: int) -> None:
    state = scenario(
        players={
            0: {"goods": goods(food=1, wood=2, gold=3), "reserve": 4, "points": 17, "characters": ["thief"]},
            1: {"goods": goods(stone=5, cloth=6), "reserve": 7, "points": 23, "characters": ["foreman", "goldsmith"]},
        },
        road={14: "wood_tailor"},
        owners={14: 1},
        provost=14,
        used=["goldsmith"],
    )
    shown = draw(state, width=width)
    assert re.search(r"● Player 1 +17 +1 +2 +0 +0 +3 +4 +11 +9 Thief", shown)
    assert re.search(r"■ Player 2 hidden +0 +0 +5 +6 +0 +7 +8 +8 Foreman", shown)
    assert "Goldsmith✓" in shown
    assert "Your characters" in shown
    assert "Owners get no PP when you place workers on their buildings." in shown


def test_one_player_in_full() -> None:
    state = scenario(
        road={8: "residence", 14: "wood_tailor"},
        owners={8: 1, 14: 1},
        provost=14,
        players={
            1: {"goods": goods(cloth=2), "reserve": 3, "standing": [5, 6], "points": 9, "characters": ["steward"]}
        },
        workers=[1],
    )
    for seat, points in ((0, "hidden"), (1, "9"), (None, "hidden")):
        shown = text(table("caylus1303").draw_player(view(state, seat), 1))
        for line in (
            f"Prestige points: {points}",
            "Goods: food 0, wood 0, stone 0, cloth 2, gold 0",
            "Workers: reserve 3, camp 9, on the road 2, at the castle site 1",
            "Houses left: 7, residences: 1",
            "Buildings: 8 Residence, 14 Tailor",
            "Next recruitment: 4 workers",
            "Sets delivered this round: 0",
            "2 PP instead of 1",
        ):
            assert line in shown


def test_the_characters_to_choose_from_are_explained() -> None:
    state = GAME.start(seats=4, seed="draft")
    seat = state.to_act[0]
    shown = " ".join(draw(state, touched(state, seat), seat).split())
    assert "Choosing characters" in shown
    offered = view(state)["offer"]
    assert len(offered) == 7
    say = words("en", "caylus1303").say
    for name in CHARACTERS:
        assert (f"▸{say(f'character-{name}')} " in shown) == (name in offered)
        assert (say(f"character-{name}-help") in shown) == (name in offered)


# ---- what can be touched


def test_planning_marks_spaces_the_site_and_the_bridge() -> None:
    state = scenario(players={0: {"standing": [6]}, 1: {"standing": [7]}})
    shown = draw(state, touched(state, 0))
    open_spaces = [space for space in range(28) if row(shown, space).startswith("▸")]
    assert open_spaces == [0, 1, 2, 3, 5, 8, 9, 10, 11, 12, 13, 18]
    assert "▸Castle site." in shown
    assert "▸Guilds Bridge" in shown
    assert "▸" not in draw(state)


def test_a_building_at_work_marks_its_branches_or_the_goods_to_give() -> None:
    tailor = at_work(14, road={14: "wood_tailor"}, owners={14: 0}, players={0: {"goods": goods(cloth=2)}})
    assert "▸14 Tailor      ▸cloth→4 PP / ▸2→6 " in draw(tailor, touched(tailor, 0))
    guild = at_work(8, road={8: "start_guild_3"}, players={0: {"goods": goods(food=1, gold=2)}})
    shown = draw(guild, touched(guild, 0))
    assert row(shown, 8).startswith("▸ 8 Guild I")
    assert re.search(r"● Player 1 +0 +▸1 +0 +0 +0 +2 ", shown)
    carpenter = at_work(2, players={0: {"goods": goods(wood=1, food=1)}})
    shown = draw(carpenter, touched(carpenter, 0))
    assert row(shown, 2).startswith("» 2 Carpenter")
    assert "▸Sawmill " in shown
    assert not re.search("▸(Manor|Garden)", shown)


def test_a_favour_marks_characters_of_others_and_open_slots() -> None:
    state = favoured(
        round=4,
        players={0: {"characters": ["foreman"]}, 1: {"characters": ["thief"]}},
        site={0: "start_market", 1: "wood_manor", 2: "stone_church"},
    )
    shown = draw(state, touched(state, 0))
    assert "▸Thief" in shown
    assert "▸Foreman" not in shown
    assert "▸From round 1: Market" in shown
    assert "▸From round 4: Manor" in shown
    assert "▸From round 7" not in shown


def test_a_delivery_marks_goods() -> None:
    state = delivering(0, players={0: {"goods": goods(food=1, wood=1, cloth=2)}})
    assert re.search(r"● Player 1 +0 +▸1 +▸1 +0 +▸2 +0 ", draw(state, touched(state, 0)))


# ---- pieces


def test_every_building_and_character_can_be_asked_about() -> None:
    drawn = table("caylus1303")
    for piece in drawn.pieces():
        for lang in ("en", "ru"):
            said = words(lang, "caylus1303")
            key = drawn.noun(piece).removeprefix("@")
            assert said.has(key)
            assert said.has(f"{key}-help")
    assert len(drawn.pieces()) == len(BUILDINGS) - 1 + len(CHARACTERS)
