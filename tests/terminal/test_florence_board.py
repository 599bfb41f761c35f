"""The board of The Princes of Florence: the estate with its outlines, the auction, Works with their values; what is
hidden is not there, and what can be touched is marked."""

import re
from typing import Any

import pytest

import bastide
from bastide.core.state import State
from bastide.core.words import words
from bastide.games.florence.components import TILES
from bastide.games.florence.terminal.estate import INSIDE
from bastide.terminal.menu import menu
from bastide.terminal.secrets import keeps_secrets
from tests.terminal.drawing import draw, table, text, touched, view

GAME = bastide.game("florence")
TOWER = {"tile": "tower", "cells": [0, 7, 14]}
LAKE = {"tile": "lake", "cells": [3, 4, 10, 11]}


def settled(phase: str = "auction", round: int = 3, **player: object) -> State:
    """Three players, the professions dealt in the order of the cards; the first has these things too."""
    data: Any = GAME.start(seats=3, seed="board").to_json()
    every = [card for name in ("professions", "bonuses", "prestiges") for card in data["decks"][name]]
    every = sorted({*every, *(card for seat in data["players"] for card in seat["hand"])})
    own = {"hand": ["poet", "jurist"], "played": [], **player}
    hands = [own["hand"], ["botanist"], ["composer"]]
    for seat, hand in zip(data["players"], hands, strict=True):
        seat.update(hand=hand)
    data["players"][0].update(own)
    gone = {card for seat in data["players"] for card in [*seat["hand"], *seat["played"]]}
    kinds = {"bonuses": "bonus_", "prestiges": "prestige_"}
    data["decks"] = {
        "professions": [card for card in every if not card.startswith(tuple(kinds.values())) and card not in gone],
        **{
            name: [card for card in every if card.startswith(start) and card not in gone]
            for name, start in kinds.items()
        },
    }
    data.update(round=round, phase=phase, first=0, still_in=[0, 1, 2], chooser=0, stack=None)
    if phase == "actions":
        data.update(step=1, actions=2, still_in=[])
    for name in ("stock", "buildings", "stack"):
        del data[name]
    return GAME.from_json(data)


def answer(state: State, *lines: tuple[int, str]) -> State:
    for seat, said in lines:
        state.apply(GAME.parse(seat, said, state))
    return state


def line(shown: str, start: str) -> str:
    return next(line for line in shown.splitlines() if line.lstrip(" ▸").startswith(start))


# ---- the estate


def test_a_tile_is_one_piece_with_a_line_around_it() -> None:
    shown = draw(settled(estate=[TOWER, LAKE])).splitlines()
    first = next(number for number, line in enumerate(shown) if line.startswith("1 "))
    rows = [row[:45] for row in shown[first - 1 : first + 4]]
    assert rows == [
        "  ┌─────┬─────┬─────┬───────────┬─────┬─────┐",
        "1 │ Tow │ ×   │ ·   │ Lake  Lake│ ·   │ ·   │",
        "  │     ├─────┼─────┤           ├─────┼─────┤",
        "2 │ Tow │ ×   │ ·   │ Lake  Lake│ ·   │ ·   │",
        "  │     ├─────┼─────┼─────┬─────┼─────┼─────┤",
    ]
    assert "6 │ Pala  Pala  Pala│ ×   │" in "\n".join(shown)


def test_on_a_low_screen_there_are_no_lines_between_rows() -> None:
    seen = view(settled(estate=[LAKE]))
    low = text(table("florence", height=24).draw_player(seen, 0)).splitlines()
    assert [line[0] for line in low if re.match("[1-7] │", line)] == list("1234567")
    assert not [line for line in low if "┼" in line]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_tile_has_a_sign_of_its_own(language: str) -> None:
    say = words(language, "florence", "bastide.terminal").say
    signs = [say(f"board-on-{name}") for name in ("palazzo", *TILES)]
    assert len(set(signs)) == len(signs)
    assert max(len(sign) for sign in signs) < INSIDE


def test_with_two_builders_no_empty_cell_is_barred() -> None:
    assert "×   │" in draw(settled(estate=[TOWER], builders=1))
    assert "×   │" not in draw(settled(estate=[TOWER], builders=2))


def test_cells_where_the_tile_can_lie_are_marked() -> None:
    state = answer(settled(), (0, "open object=lake"), (1, "pass"), (2, "pass"))
    shown = draw(state, touched(state, 0))
    assert "1 │▸·   │▸·   │" in shown
    assert "7 │ Pala  Pala  Pala│▸×   │" in shown


# ---- the auction and the stocks


def test_the_auction_shows_bid_bidders_and_what_was_sold() -> None:
    state = answer(settled(coins=900), (0, "open object=jester"), (1, "raise"), (2, "pass"))
    shown = draw(state, touched(state, 0))
    assert "For sale: Jester. ■ Player 2 has bid 300; still bidding: ● ■" in shown
    assert "Still in the auction: ● ■ ▲" in shown
    answer(state, (0, "pass"))
    shown = draw(state, touched(state, 0))
    assert "Jester 6 (sold);" in shown
    assert "▸Forest 6;" in shown
    assert "▸Jester" not in shown
    assert "Still in the auction: ● ▲" in shown


def test_buildings_freedoms_and_decks_are_counted() -> None:
    state = settled("actions", estate=[TOWER])
    shown = draw(state, touched(state, 0))
    assert "Tower 2" in shown
    assert "▸Chapel 3" in shown
    assert "▸Tower" not in shown, "the estate has one"
    assert "▸Freedom of travel 2" in shown
    assert "Decks: professions 17, bonus 20, prestige 14" in shown


# ---- cards


def test_works_show_what_they_are_made_of() -> None:
    state = settled("actions", hand=["poet", "jurist", "bonus_lakes"], estate=[LAKE], jesters=2)
    shown = draw(state, touched(state, 0))
    assert "Works (needed: 12)" in shown
    assert line(shown, "Poet").split() == ["Poet", "–", "3", "–", "4", "2", "9", "+2"]
    assert line(shown, "Jurist").split() == ["Jurist", "–", "–", "–", "4", "2", "6", "+2"]
    assert "+2 2 per lake" in shown


def test_a_work_that_is_good_enough_has_its_own_sign() -> None:
    shown = draw(settled("actions", jesters=5))
    assert line(shown, "Poet").split()[-2] == "12✓"


def test_prestige_cards_say_what_they_score_now() -> None:
    shown = draw(settled(hand=["poet", "prestige_most_lakes"], estate=[LAKE]))
    assert re.search(r" 6 6 PP at the end for more lakes than anybody else; 3 if you share the lead\.", shown)


def test_cards_to_choose_from_are_explained() -> None:
    state = answer(settled("actions"), (0, "bonus"))
    shown = draw(state, touched(state, 0))
    chosen = shown[shown.index("Cards to choose from") :]
    assert chosen.count("▸") == 5
    assert "(now 0)" in chosen
    assert "Cards to choose from" not in draw(state, seat=1)


# ---- hidden things


def test_cards_and_coins_of_others_do_not_show() -> None:
    state = settled(coins=700, hand=["poet", "bonus_lakes", "prestige_most_lakes"])
    for seen in (draw(state, seat=1), text(table("florence").draw_player(view(state, 1), 0))):
        for secret in ("700", "Poet", "2 per lake", "more lakes"):
            assert secret not in seen.replace("a building costs 700", ""), secret
    rows = [" ".join(line.split()) for line in draw(state, seat=1).splitlines()]
    assert "● Player 1 0 1 0 0 43 0 – 1 1 1 0" in rows
    assert keeps_secrets(state, 0, table("florence").remembered)


def test_a_spectator_sees_no_estate_of_ones_own() -> None:
    shown = draw(settled(estate=[TOWER]), seat=None)
    assert "Works (" not in shown
    assert "Pala" not in shown
    assert "● Player 1: Tower" in shown


# ---- the menu


def test_how_many_points_is_asked_after_what_for() -> None:
    state = settled(points=30)
    said = words("en", "florence", "bastide.terminal")
    shown = [option.said for option in menu(GAME, state, 0, said).options]
    assert shown.count("Give prestige for coins …") == 1
    assert not any(sentence.startswith("Give 3") for sentence in shown)


def test_every_way_to_lay_a_tile_is_an_option_of_its_own() -> None:
    state = answer(settled(), (0, "open object=park"), (1, "pass"), (2, "pass"))
    options = menu(GAME, state, 0, words("en", "florence", "bastide.terminal")).options
    assert len(options) == len(state.legal(0))
    assert "Park: a1 b1 c1" in [option.said for option in options]


@pytest.mark.parametrize("options", [{}, {"cooperative": True}, {"muse_princess": True}])
def test_no_two_actions_say_the_same(options: dict[str, object]) -> None:
    """What says the same would be one option of the menu."""
    said = words("en", "florence")
    bot = bastide.bot("random")
    state = GAME.start(seats=3, seed=7, **options)
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        assert len({said.say(action.describe(state)) for action in legal}) == len(legal)
        wanted = [action for action in legal if action.do in ("offer", "join")]
        state.apply(wanted[0] if wanted and state.moves % 3 == 0 else bot.choose(state, seat, "said"))
