"""What the objects do (FLO-5)."""

from typing import Any

import pytest

from tests.games.florence.scenes import coins, estate, hand, points, scene, tiles, value
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table


@pytest.mark.parametrize("second", ["forest", "lake", "park"])
def test_x02(second: str) -> None:
    """X2 (FLO-5.1): with a lake, a forest or park brings nothing, a second lake 3 points."""
    state = do(scene(3, "auction", {0: {"estate": "lake"}}), f"open object={second}", "pass", "pass")
    assert asked(state) == [(0, "lay")]
    state.apply(legal(state)[0])
    assert points(state)[0] == (3 if second == "lake" else 0)
    assert tiles(state) == ["lake", second]
    assert rows(state) == ([(3, "FLO-5.1")] if second == "lake" else [])


def test_every_further_landscape() -> None:
    """FLO-5.1: the third one too; the value of a Work counts a type once."""
    state = do(scene(3, "auction", {0: {"estate": "lake lake", "hand": "poet"}}), "open object=lake", "pass", "pass")
    state.apply(legal(state)[0])
    assert points(state)[0] == 3
    assert value(state, "poet") == 3 + 1


def test_landscape_may_touch() -> None:
    """FLO-5.1, FLO-6.2.4: contact with anything is fine, without builders."""
    state = do(scene(3, "auction", {0: {"estate": "tower"}}), "open object=park", "pass", "pass")
    assert estate("tower")[0]["cells"] == [0, 7, 14]
    assert {"lay at=1 turn=0 cells=1+8+15", "lay at=1 turn=1 cells=1+2+3"} <= lines(state)
    assert tiles(do(state, "lay at=1 turn=0")) == ["tower", "park"]


def test_jester() -> None:
    """FLO-5.2: 2 more for every Work, each of them."""
    state = do(scene(3, "auction", {0: {"hand": "poet", "jesters": 1}}), "open object=jester", "pass", "pass")
    assert value(state, "poet") == 2 * 2 + 1


@pytest.mark.parametrize(("had", "gained", "price"), [(0, 0, 300), (1, 3, 300), (2, 3, 0)])
def test_builders(had: int, gained: int, price: int) -> None:
    """FLO-5.3, FLO-17.4: the second and third bring 3 points; buildings cost 300, 300, nothing."""
    state = do(scene(3, "auction", {0: {"builders": had}}), "open object=builder", "pass", "pass")
    assert points(state)[0] == gained
    assert player(state)["builders"] == had + 1
    do(state, "leave", "leave", "build building=tower")
    assert coins(state)[0] == 3300 - price


LAKES = [{"tile": "lake", "cells": [cell, cell + 1, cell + 7, cell + 8]} for cell in (0, 2, 4, 14, 16, 18)]
PARKS = [{"tile": "park", "cells": [cell, cell + 7, cell + 14]} for cell in (6, 27, 31, 32, 33)]
BESIDE = [*LAKES, *PARKS]
"""An estate in which three cells in a row are empty only above the palazzo."""


def test_second_builder_makes_room() -> None:
    """FLO-5.3, FLO-6.2.3: with the second builder buildings may touch, so one fits that did not."""
    own = {"builders": 1, "estate": BESIDE}
    assert refused(scene(3, "actions", {0: own}), "build building=tower") == "FLO-6.2.3"
    state = do(scene(3, "auction", {0: own}), "open object=builder", "pass", "pass", "leave", "leave")
    do(state, "build building=tower", "lay at=28 turn=1")
    assert tiles(state)[-1] == "tower"


def test_landscape_needs_no_builder_for_contact() -> None:
    """FLO-4.10, FLO-6.2.4: a landscape whose only place is beside the palazzo has a place."""
    state = do(scene(3, "auction", {0: {"estate": BESIDE}}), "open object=park", "pass", "pass")
    assert lines(state) == {"lay at=28 turn=1 cells=28+29+30"}
    assert refused(scene(3, "auction", {0: {"estate": BESIDE}}), "open object=forest") == "FLO-4.10"


def test_prestige_card() -> None:
    """D7 (FLO-16): of the top five prestige cards one is kept (FLO-5.4), and the order of the rest is chosen."""
    top = "prestige_most_lakes prestige_most_parks prestige_two_large prestige_most_works prestige_most_forests"
    state = do(scene(3, "auction", top=top), "open object=prestige_card", "pass", "pass")
    assert lines(state) == {f"keep card={name}" for name in top.split()}
    do(state, "keep card=prestige_most_works")
    assert hand(state) == ["prestige_most_works"]
    assert asked(state) == [(0, "under")]
    do(state, "under card=prestige_most_forests", "under card=prestige_most_lakes", "skip")
    bottom = table(state)["decks"]["prestiges"][:4]
    assert bottom == ["prestige_two_large", "prestige_most_parks", "prestige_most_lakes", "prestige_most_forests"]


def test_as_drawn() -> None:
    """FLO-5.4, FLO-16: without a word the others go under the deck as drawn, the first drawn first."""
    top = "prestige_most_lakes prestige_most_parks prestige_two_large prestige_most_works prestige_most_forests"
    state = do(
        scene(3, "auction", top=top), "open object=prestige_card", "pass", "pass", "keep card=prestige_most_works"
    )
    do(state, "skip")
    bottom = table(state)["decks"]["prestiges"][:4]
    assert bottom == ["prestige_most_forests", "prestige_two_large", "prestige_most_parks", "prestige_most_lakes"]


def test_deck_of_one() -> None:
    """FLO-5.4: the only card is taken without a question."""
    state = scene(3, "auction", decks={"prestiges": "prestige_most_lakes"})
    do(state, "open object=prestige_card", "pass", "pass")
    assert hand(state) == ["prestige_most_lakes"]
    assert asked(state) == [(1, "choose")]


def test_fewer_than_five() -> None:
    """FLO-14: all that are left are looked at; two cards leave one for the deck without a question."""
    state = scene(3, "auction", decks={"prestiges": "prestige_most_lakes prestige_most_parks"})
    do(state, "open object=prestige_card", "pass", "pass")
    assert len(lines(state)) == 2
    do(state, "keep card=prestige_most_parks")
    assert table(state)["decks"]["prestiges"] == ["prestige_most_lakes"]


def test_order_of_two() -> None:
    """FLO-5.4: of three cards one is kept, and the order of the other two is asked."""
    names = ["prestige_most_lakes", "prestige_most_parks", "prestige_two_large"]
    state = scene(3, "auction", decks={"prestiges": " ".join(names)})
    do(state, "open object=prestige_card", "pass", "pass", f"keep card={names[1]}", f"under card={names[2]}")
    assert table(state)["decks"]["prestiges"] == [names[0], names[2]]
    assert asked(state) == [(1, "choose")]


def test_only_what_was_looked_at() -> None:
    """FLO-5.4."""
    top = "prestige_most_lakes prestige_most_parks prestige_two_large prestige_most_works prestige_most_forests"
    state = do(scene(3, "auction", top=top), "open object=prestige_card", "pass", "pass")
    assert refused(state, "keep card=prestige_most_jesters") == "FLO-5.4"
    do(state, "keep card=prestige_most_works")
    assert refused(state, "under card=prestige_most_works") == "FLO-5.4"


# ---- FLO-5.5: recruiting cards

PLAYED: dict[int, dict[str, Any]] = {
    1: {"played": "poet"},
    2: {"played": "jurist painter", "hand": "composer", "received": 1},
}


def test_recruiting_at_once() -> None:
    """D8 (FLO-16): a recruiting card may be played at once, in phase A (FLO-5.5), or kept."""
    state = do(scene(3, "auction", PLAYED), "open object=recruiting_card", "pass", "pass")
    assert lines(state) == {*[f"recruit profession={name}" for name in ("poet", "jurist", "painter")], "skip"}
    do(state, "recruit profession=jurist")
    assert hand(state) == ["jurist"]
    assert (player(state)["recruiting"], player(state, 2)["received"]) == (0, 2)
    assert player(state, 2)["played"] == ["painter"]
    assert asked(state) == [(1, "choose")]


def test_recruiting_card_is_kept() -> None:
    """FLO-5.5: and played in a turn of phase B, several in a row, for no action."""
    state = scene(3, "actions", {0: {"recruiting": 2}, **PLAYED})
    do(state, "recruit profession=poet", "recruit profession=jurist")
    assert set(hand(state)) == {"poet", "jurist"}
    assert table(state)["actions"] == 2
    assert asked(state) == [(0, "turn")]


def test_recruiting_only_then() -> None:
    """FLO-5.5, FLO-17.5: not in phase A of a later round."""
    state = scene(3, "auction", {0: {"recruiting": 1}, **PLAYED})
    assert refused(state, "recruit profession=poet") == "FLO-4.3"


def test_nothing_to_recruit() -> None:
    """FLO-5.5, FLO-14: without a played profession of somebody else the card can only be kept."""
    state = do(scene(3, "auction", {0: {"played": "poet"}}), "open object=recruiting_card", "pass", "pass")
    assert asked(state) == [(1, "choose")]
    assert player(state)["recruiting"] == 1


def test_who_can_be_recruited() -> None:
    """FLO-5.5.1, FLO-17.10: no cards in hands, no recruiting cards, none of one's own."""
    state = scene(3, "actions", {0: {"recruiting": 1, "played": "physicist"}, **PLAYED})
    assert refused(state, "recruit profession=composer") == "FLO-5.5.1"
    assert refused(state, "recruit profession=physicist") == "FLO-5.5.1"
    assert lines(state, "recruit") == {f"recruit profession={name}" for name in ("poet", "jurist", "painter")}


def test_no_recruiting_card() -> None:
    """FLO-5.5."""
    assert refused(scene(3, "actions", PLAYED), "recruit profession=poet") == "FLO-5.5"


def test_recruited_profession_works() -> None:
    """FLO-5.5.2, FLO-17.34: in the same round, as an action; it may travel back and work again."""
    own = {"recruiting": 1, "estate": "theatre lake", "freedoms": "travel"}
    state = scene(3, "actions", {0: own, 1: {"played": "poet", "recruiting": 1}})
    do(state, "recruit profession=poet", "work profession=poet", "finish points=0")
    assert (player(state)["played"], player(state)["open"]) == (["poet"], [])
    assert table(state)["actions"] == 1
    do(state, "end", "recruit profession=poet")
    assert hand(state, 1) == ["poet"]
    assert player(state)["received"] == 1


def test_x20() -> None:
    """X20 (FLO-5.5.3): recruiting changes neither card count, nor the works of whom it was taken from."""
    state = scene(3, "actions", {0: {"recruiting": 1, "hand": "jurist"}, 1: {"played": "poet", "hand": "painter"}})
    view = state.view(0)["players"]
    do(state, "recruit profession=poet")
    after = state.view(0)["players"]
    assert [one["card_count"] for one in after] == [one["card_count"] for one in view]  # type: ignore[attr-defined]
    assert player(state, 1)["received"] + len(player(state, 1)["played"]) == 1


def test_recruiting_card_counts() -> None:
    """FLO-5.5.3: in hand while unused, played where it was received, and there for good."""
    state = scene(3, "actions", {0: {"recruiting": 2, "received": 1, "hand": "poet", "played": "jurist"}})
    assert value(state, "poet") == 5
    assert [str(action) for action in state.legal(0) if action.do == "recruit"] == []


def test_own_estate_only() -> None:
    """FLO-5.6: what others have helps nobody else."""
    others = {1: {"jesters": 3, "estate": "theatre lake", "freedoms": "travel"}}
    assert value(scene(3, "actions", {0: {"hand": "poet"}, **others}), "poet") == 1
