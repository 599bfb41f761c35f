"""The boards: drawn from views alone, narrow enough, and readable without colour."""

import re

import pytest

import bastide
from bastide.core.words import words
from bastide.games.burgundy.components import HEX_NAMES, TYPES
from bastide.games.burgundy.duchies import DIE, DUCHIES
from bastide.games.burgundy.terminal import duchy
from tests.games.burgundy.scenario import scenario
from tests.terminal.drawing import draw, table, text, touched, view

# ---- every position


WAYS = [(lang, size) for size in ((100, 60), (80, 24)) for lang in ("en", "ru")]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["in-turn", "every-way"])
@pytest.mark.parametrize(
    ("game", "seats", "options", "seen"),
    [
        ("burgundy", 4, {"setup": "advanced_secret", "duchies": "random"}, "✓"),
        ("caylus1303", 5, {"open_scores": True}, "⌂"),
        ("caylus1303", 2, {"squares": 5}, "⌂"),
        ("florence", 2, {"few_freedoms": True}, "│"),
        ("florence", 5, {}, "│"),
        ("florence", 1, {"table": 5}, "│"),
        ("florence", 3, {"muse_princess": True, "cooperative": True}, "│"),
        ("orleans", 4, {"remove_place_tiles": True}, "■"),
        ("orleans", 2, {"planning": "turn_order"}, "≈"),
        ("orleans", 3, {"orders": True, "new_events": True, "new_deeds": True, "new_places": True}, "≈"),
        ("orleans", 4, {"orders": True, "intrigue": True}, "≈"),
    ],
)
@pytest.mark.slow
def test_everything_fits_in_every_position_of_a_game(
    every: bool, game: str, seats: int, options: dict[str, object], seen: str
) -> None:
    """Positions are drawn in both languages and on large and small screens in turn; with the long tests each in every
    way."""
    state = bastide.game(game).start(seats, "fits", **options)
    boards = [(table(game, lang, *size), size[0]) for lang, size in WAYS]
    bot = bastide.bot("random")
    while not state.over:
        seat = state.to_act[0]
        if state.moves % 5 == 0:
            for drawn, width in boards if every else [boards[state.moves // 5 % len(boards)]]:
                for part in (
                    drawn.draw(view(state, seat), touched(state, seat)),
                    drawn.draw(view(state, None)),
                    drawn.draw_player(view(state), seats - 1),
                ):
                    shown = text(part, width)
                    assert max(len(line) for line in shown.splitlines()) <= width
                    assert "…" not in shown, "nothing is cut off"
        state.apply(bot.choose(state, seat, "fits"))
    for drawn, _ in boards:
        assert seen in text(drawn.draw(view(state)))


# ---- Burgundy: the duchy


@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_empty_hex_shows_its_name_its_die_and_its_type(number: int, lang: str) -> None:
    said = words(lang, "burgundy")
    shown = text(duchy.draw(number, {}, said))
    cells = re.findall(r"(h\d\d)  \[(\d)\]", shown)
    assert cells == [(HEX_NAMES[where], str(DIE[where])) for where in range(37)]
    for kind, name in enumerate(TYPES):
        assert shown.count(said.say(f"type-{name}")) >= DUCHIES[number].types.count(kind)


def test_the_map_has_seven_rows_laid_like_bricks() -> None:
    lines = text(duchy.draw(1, {}, words("en", "burgundy"))).splitlines()
    assert len(lines) == 22
    assert [line.count("h") for line in lines[1::3]] == [4, 5, 6, 7, 6, 5, 4]
    assert {len(line.rstrip()) + len(line) - len(line.lstrip()) for line in lines} <= {duchy.WIDTH, duchy.WIDTH - 1}
    low = text(duchy.draw(1, {}, words("en", "burgundy"), lines=False)).splitlines()
    assert len(low) == 16


def test_a_filled_hex_shows_its_tile_instead_of_the_die() -> None:
    shown = draw(scenario(players={0: {"hexes": {"h20": "ship", "h26": "bank"}}}))
    assert re.search(r"h20    ■ ", shown)
    assert "h20  [5]" not in shown
    assert "   bank   " in shown


# ---- Burgundy: what lies around


def test_dice_that_are_used_are_marked() -> None:
    shown = draw(scenario(seats=3, dice={0: (2, 2), 1: (3, 6), 2: (1, 4)}, used=(True, False), order=[1, 0, 2], turn=1))
    assert "■ Player 2 3✓ 6✓" in shown
    assert "● Player 1 2✓ [2]" in shown
    assert "▲ Player 3 [1] [4]" in shown


def test_phase_depots_goods_and_bonus_tiles() -> None:
    state = scenario(
        phase="b",
        round=4,
        depots={"3": ["cow_2", "bank"], "black": ["knowledge_7"]},
        depot_goods={"3": {"goods_4": 2}},
        bonus={"large": ["building", "animal", "knowledge", "castle", "mine"], "small": ["mine", "ship"]},
        players={
            0: {"bonus": {"large": [], "small": ["building", "animal"]}},
            1: {"bonus": {"large": ["ship"], "small": ["knowledge", "castle"]}},
        },
    )
    shown = draw(state)
    assert "Phase B, round 4 of 5 · a finished area brings +8 VP" in shown
    assert re.search(r"No\. 3 +2 cows +bank +red \[4\] ×2", shown)
    assert re.search(r"Black +knowledge 7 \(\+1 VP per animal tile\)", shown)
    assert re.search(r"No\. 1 +– +–", shown)
    assert "building ■· animals ■· knowledge ■· castle ■· mine ■▪ ship ·▪" in shown


def test_what_legal_actions_touch_is_marked() -> None:
    state = scenario(dice={0: (5, 1)}, players={0: {"storage": ["ship"]}}, depots={"5": ["mine"], "4": [None, "bank"]})
    shown = draw(state, touched(state, 0))
    assert "▸h20" in shown
    assert "▸h18" not in shown
    assert "▸ mine" in shown
    assert "▸ bank" not in shown
    assert "▸ ship" in shown, "the stored tile"


def test_the_own_board_lists_what_is_owned_and_what_knowledge_does() -> None:
    state = scenario(
        players={
            0: {
                "hexes": {"h13": "knowledge_8"},
                "storage": ["castle", "cow_3"],
                "goods": {"goods_1": 2, "goods_6": 1},
                "silver": 3,
                "workers": 5,
                "points": 17,
            }
        }
    )
    shown = draw(state)
    for line in ("17 VP", "silver: 3", "workers: 5", "light blue [1] ×2", "orange [6]", "castle", "3 cows"):
        assert line in shown
    assert "Each worker you pay changes a die by up to 2 instead of 1." in shown


def test_rivals_are_a_line_each_and_can_be_drawn_in_full() -> None:
    state = scenario(players={1: {"hexes": {"h20": "ship"}, "storage": ["mine"], "goods": {"goods_2": 1}, "silver": 4}})
    shown = draw(state)
    assert re.search(r"■ Player 2 +0 +4 +0 +35 +mine +purple \[2\]", shown)
    assert shown.count("h20") == 1
    assert "h20    ■" in text(table("burgundy").draw_player(view(state), 1))


def test_a_spectator_sees_everybody_in_a_line() -> None:
    shown = draw(scenario(seats=3), seat=None)
    assert [f"{emblem} Player" in shown for emblem in "●■▲"] == [True] * 3
    assert "h19" not in shown
