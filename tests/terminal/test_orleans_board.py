"""The board of Orléans: every fact is there in words and signs, what is hidden is not, and what can be touched is
marked."""

import re
from typing import Any

import pytest

import bastide
from bastide.core.state import State
from bastide.core.words import words
from bastide.games.orleans.map import CITIES, EDGES
from bastide.games.orleans.terminal.tracks import next_step
from bastide.games.orleans.tracks import LAST, TRACKS
from bastide.terminal.secrets import keeps_secrets
from tests.terminal.drawing import draw, table, text, touched, view

GAME = bastide.game("orleans")


def settled(seat: int = 0, **player: object) -> State:
    """Two players who plan in round 1; one of them has these things, tokens and tiles taken from the supply."""
    data: Any = GAME.start(seats=2, seed="board", first=0).to_json()
    own = data["players"][seat]
    own.update(player)
    own["shown"].update(bag=own["bag"], slots=own["slots"])
    data["tiles"] = [name for name in data["tiles"] if name not in own["places"]]
    for name in [*own["bag"], *own["slots"].values()]:
        if name in data["supply"]:
            data["supply"][name] -= own["bag"].get(name, 1)
    own["supply"] -= len(own["stations"])
    data["technology"] -= list(own["slots"].values()).count("technology")
    return GAME.from_json(data)


def line(shown: str, start: str) -> str:
    return next(line for line in shown.splitlines() if line.lstrip(" ▸✓✗").startswith(start))


def answer(state: State, seat: int, *lines: str) -> State:
    for said in lines:
        state.apply(GAME.parse(seat, said, state))
    return state


# ---- the map


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 100])
def test_the_whole_map_is_listed_each_way_once(lang: str, width: int) -> None:
    state = GAME.start(seats=4, seed="map")
    shown = draw(state, lang=lang, width=width)
    say = words(lang, "orleans").say
    country = shown[: shown.index(say("track-farmers"))]
    assert len(re.findall("[─≈]", country)) == len(EDGES)
    assert country.count("≈") == 14
    assert all(say(f"city-{city}") in country for city in CITIES)
    goods = ", ".join(re.findall(r"\[([^]]*)\]", country)).split(", ")
    assert len(goods) == 52


def test_on_a_low_screen_only_the_ways_from_the_merchants_are_listed() -> None:
    seen = view(settled(merchant="tours", stations=["blois"]))
    shown = text(table("orleans", height=24).draw(seen))
    country = shown[: shown.index("farmers track")]
    assert country.count("≈Loches") == 1
    assert "≈Briare" in country, "the other merchant is in Orléans"
    assert "Étampes" not in country
    assert line(country, "Blois").rstrip().endswith("⌂●")


def test_merchants_and_stations_are_emblems() -> None:
    shown = draw(settled(merchant="tours", stations=["orleans", "tours"]))
    assert line(shown, "Tours").startswith(" Tours ● ⌂●")
    assert line(shown, "Orléans").startswith(" Orléans ■ ⌂●")


# ---- places


def test_slots_show_what_they_are_for_and_what_lies_on_them() -> None:
    filled = {"castle:0": "technology", "castle:1": "monk", "castle:2": "trader"}
    shown = draw(settled(slots=filled, installed=True))
    assert re.match(r" ✓Castle +✱farmer ■monk\(boatman\) ■trader +recruit a knight", line(shown, "Castle"))
    assert re.match(r"  Village +·farmer ·boatman ·craftsman ", line(shown, "Village"))


def test_tower_bag_and_tiles_are_listed() -> None:
    shown = draw(settled(places=["gunpowder_tower", "brewery"], bag={"monk": 2, "knight": 1}))
    assert "Gunpowder Tower (2 spaces): –" in shown
    assert line(shown, "Brewery").split()[1] == "·monk"
    assert "Brewery, " not in line(shown, "Place tiles I:")


def test_what_can_be_touched_is_marked() -> None:
    state = settled()
    shown = draw(state, touched(state, 0))
    assert "Market (8 spaces): ▸own farmer, ▸own boatman, ▸own craftsman, ▸own trader" in shown
    assert "  Castle      ▸·farmer ▸·boatman ▸·trader" in shown
    assert "  Scriptorium ·knight ·scholar" in shown
    assert "▸" not in draw(state)


def test_ways_and_goods_of_a_journey_are_marked() -> None:
    filled = {"ship:0": "farmer", "ship:1": "boatman", "ship:2": "knight"}
    state = settled(slots=filled)
    for seat in (0, 1):
        answer(state, seat, "ready")
    shown = draw(state, touched(state, 0))
    assert "▸✓Ship" in shown
    assert re.search(r"▸≈Blois \[\w+\]; ▸≈Briare \[\w+\]; ─Chartres", shown)


# ---- tracks, stocks, deeds


@pytest.mark.parametrize(
    ("track", "index", "said"),
    [
        ("farmers", 0, "grain"),
        ("farmers", 7, "brocade"),
        ("boatmen", 3, "5 coins"),
        ("boatmen", 4, "citizen"),
        ("craftsmen", 0, "technology"),
        ("traders", 0, "place tile I"),
        ("traders", 1, "place tile I or II"),
        ("knights", 3, "draw up to 7, citizen"),
        ("scholars", 4, "6 development points"),
        ("development", 5, "level 2, 3 coins at 7, citizen at 18, star at 9"),
        ("development", 29, "level 5, star at 30"),
    ],
)
def test_the_next_step_is_named(track: str, index: int, said: str) -> None:
    citizens = ["development_3", "development_18", "development_28", "knights_track", "boatmen_track"]
    assert next_step(track, index, citizens, words("en", "orleans")) == said


def test_at_the_end_of_a_track_there_is_no_step() -> None:
    said = words("en", "orleans")
    assert [next_step(track, last, [], said) for track, last in zip(TRACKS, LAST, strict=True)] == ["–"] * len(TRACKS)


def test_deeds_show_filled_spaces_by_character() -> None:
    state = settled(slots={"town_hall:0": "knight", "town_hall:1": "monk"})
    for seat in (0, 1):
        answer(state, seat, "ready")
    answer(state, 0, "use place=town_hall")
    before = draw(state, touched(state, 0))
    assert "To send: ▸knight, ▸monk" in before
    assert line(before, "Conclave").startswith("▸Conclave     monk ··  knight ·  citizen")
    assert line(before, "Astronomy").startswith(" Astronomy ")
    answer(state, 0, "send token=knight deed=papal_conclave space=2")
    assert "monk ··  knight ■  citizen" in line(draw(state), "Conclave")


def test_the_event_is_explained() -> None:
    assert "Pilgrimage. No monks can be recruited in this round." in draw(settled())
    assert "Паломничество. В этом раунде нельзя получать монахов." in draw(settled(), lang="ru")


# ---- hidden things


def test_the_bag_and_the_plan_of_others_do_not_show() -> None:
    state = settled(1, bag={"monk": 2, "knight": 1}, slots={"village:0": "farmer"})
    answer(state, 1, "put token=own_boatman slot=village:1")
    theirs = text(table("orleans").draw_player(view(state, 0), 1))
    assert "In the bag" not in theirs
    assert "■farmer ·boatman ·craftsman" in theirs
    assert "own boatman" in theirs, "it lay on the market when planning began"
    ours = text(table("orleans").draw_player(view(state, 1), 1))
    assert "■farmer ■own boatman ·craftsman" in ours
    assert "own boatman" not in draw(state, seat=0).split("Market")[0]


def test_a_plan_is_worth_a_curtain_and_an_open_table_is_not() -> None:
    state = settled()
    remembered = table("orleans").remembered
    assert not keeps_secrets(state, 0, remembered)
    answer(state, 0, "put token=own_farmer slot=castle:0")
    assert [keeps_secrets(state, seat, remembered) for seat in (0, 1)] == [True, False]
    for seat in (0, 1):
        answer(state, seat, "ready")
    assert [keeps_secrets(state, seat, remembered) for seat in (0, 1)] == [False, False]


def test_a_spectator_sees_no_board_of_ones_own() -> None:
    shown = draw(settled(), seat=None)
    assert "Market (8 spaces)" not in shown
    assert "your next step" not in shown
    assert all(emblem in line(shown, "Orléans") for emblem in "●■")
