"""What observations hold: what a seat may know and nobody else, and what modules bring (FLO-15)."""

from typing import Any

import pytest

from bastide.core.observing import Cell
from bastide.games.florence.components import BUILDINGS, CARD_NAMES, DECKS, FIRST_CARD, OBJECTS, PALAZZO_A, TILES
from bastide.games.florence.cooperative.observing import BOTH, DRAFT, OFFER
from bastide.games.florence.muse_princess.components import CHARACTERS
from bastide.games.florence.observing import OBSERVED, PALAZZO, PHASES
from bastide.games.florence.solo.components import RECRUIT
from bastide.games.florence.solo.observing import FACE_DOWN, SECTIONS
from tests.core.playing import finish
from tests.games.florence.court import court
from tests.games.florence.joining import at, meeting, over
from tests.games.florence.scenes import GAME, scene
from tests.games.florence.solo_scenes import alone
from tests.games.kit import do

HAND = {"hand": "poet bonus_lakes prestige_most_lakes", "coins": 1200}
MODULES = [{"muse_princess": True}, {"cooperative": True}, {"muse_princess": True, "cooperative": True}]


def seen(state: Any, seat: int, name: str, player: int = -1) -> list[int]:
    """The numbers of a block, of the table or of a player as the seat counts."""
    cell = next(cell for cell in OBSERVED.layout if cell.name == name and cell.player == player)
    return numbers(cell, state.observe(seat))


def numbers(cell: Cell, observation: bytes) -> list[int]:
    part = observation[cell.offset : cell.offset + cell.entries * cell.width]
    return [int.from_bytes(part[start : start + cell.width]) for start in range(0, len(part), cell.width)]


def cards(state: Any, seat: int, name: str, deck: int, player: int = -1) -> list[str]:
    return [CARD_NAMES[FIRST_CARD[deck] + card] for card, there in enumerate(seen(state, seat, name, player)) if there]


def test_every_block_has_a_name_of_its_own() -> None:
    names = [(cell.name, cell.player) for cell in OBSERVED.layout]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, *MODULES])
def test_every_phase_has_a_number(seats: int, options: dict[str, Any]) -> None:
    state: Any = GAME.start(seats=seats, seed=1, **(options if seats > 1 else {}))
    assert set(state.box.phase_names) <= set(PHASES)


def test_a_hand_is_its_owners() -> None:
    """FLO-15: others see how many cards it has, and what was recruited."""
    state = scene(3, "actions", {1: {**HAND, "hand": f"{HAND['hand']} jurist", "open": "jurist"}})
    assert cards(state, 1, "professions", 0, 0) == ["jurist", "poet"]
    assert cards(state, 1, "bonuses", 1, 0) == ["bonus_lakes"]
    assert cards(state, 1, "prestiges", 2, 0) == ["prestige_most_lakes"]
    assert seen(state, 1, "coins", 0) == [1200]
    for name in ("professions", "bonuses", "prestiges", "coins"):
        assert not any(seen(state, 0, name, 1))
    assert seen(state, 0, "hand", 1) == [2, 1, 1]
    assert cards(state, 0, "recruited", 0, 1) == ["jurist"]
    assert cards(state.opened(), 0, "professions", 0, 1) == ["jurist", "poet"]


def test_in_the_end_prestige_cards_and_coins_are_open() -> None:
    """FLO-8.1, FLO-8.4: what else is in hand stays there."""
    state = finish(scene(2, "actions", {1: HAND}, round=7), 3)
    assert seen(state, 0, "prestiges", 1) == seen(state, 1, "prestiges", 0) != [0] * 14
    assert seen(state, 0, "coins", 1) == seen(state, 1, "coins", 0)
    assert any(seen(state, 1, "professions", 0)) or any(seen(state, 1, "bonuses", 0))
    assert not any(seen(state, 0, "professions", 1)) and not any(seen(state, 0, "bonuses", 1))


def test_who_put_cards_under_a_deck_knows_where_they_lie() -> None:
    """FLO-5.4: in the order in which they are drawn; others see which deck and how many."""
    top = "bonus_jesters bonus_lakes bonus_parks bonus_forests bonus_builders"
    state = do(scene(3, "actions", top=top, decks={"bonuses": f"{top} bonus_buildings"}), "bonus")
    looked = [CARD_NAMES.index(name) + 1 for name in top.split()]
    assert seen(state, 0, "looked_at") == looked and seen(state, 1, "looked_at") == [0] * 5
    for seat in range(3):
        assert (seen(state, seat, "deck"), seen(state, seat, "looked")) == ([DECKS.index("bonuses") + 1], [5])
    do(state, "keep card=bonus_parks", "under card=bonus_forests", "skip")
    places = {CARD_NAMES[card]: place for card, place in enumerate(seen(state, 0, "known")) if place}
    order = {"bonus_forests": 2, "bonus_jesters": 3, "bonus_lakes": 4, "bonus_builders": 5}
    assert places == order
    assert not any(seen(state, 1, "known"))


def test_an_estate_is_what_lies_on_its_cells() -> None:
    """FLO-1.1: tiles, and the palazzo."""
    state: Any = scene(3, "actions", {2: {"estate": "tower lake"}})
    cells = seen(state, 0, "estate", 2)
    assert [cell for cell, tile in enumerate(cells) if tile == PALAZZO] == list(PALAZZO_A)
    for piece in state.view(0)["players"][2]["estate"]:
        number = TILES.index(piece["tile"]) + 1
        assert [cell for cell, tile in enumerate(cells) if tile == number] == piece["cells"]


def test_a_work_is_seen_by_all() -> None:
    """FLO-6.1.4: the profession, and the bonus cards that were played with it."""
    state = do(scene(3, "actions", {0: {**HAND, "jesters": 3, "estate": "lake"}}), "work profession=poet")
    do(state, "add bonus=bonus_lakes")
    for seat in range(3):
        assert seen(state, seat, "work") == [CARD_NAMES.index("poet") + 1]
        assert cards(state, seat, "work_bonuses", 1) == cards(state, seat, "gone", 1) == ["bonus_lakes"]


def test_an_auction_as_the_viewer_counts() -> None:
    """FLO-4.4: who leads and who is next."""
    state = do(scene(3, "auction"), "open object=lake", "raise")
    assert seen(state, 2, "bid") == [300] and seen(state, 2, "item") == [OBJECTS.index("lake") + 1]
    assert seen(state, 2, "bidders") == [3, 1, 2, 3, 0, 0]
    assert seen(state, 0, "bidders") == [2, 3, 1, 2, 0, 0]
    assert seen(state, 1, "still_in") == [1, 1, 1, 0, 0]


def test_characters() -> None:
    """FLO-11.3: pawns, holders, and an object that may cost nothing (FLO-11.8)."""
    state = court("characters", bids={"merchant": (1, 6)}, out=[2])
    merchant = CHARACTERS.index("merchant")
    assert seen(state, 0, "character_bidders")[merchant] == 2 and seen(state, 0, "spaces")[merchant] == 6
    assert seen(state, 0, "out") == [0, 0, 1, 0, 0] and seen(state, 2, "out") == [1, 0, 0, 0, 0]
    assert seen(state, 1, "character_turn") == [3]
    state = do(court("auction", merchant=0, round=2), "open object=lake", "pass", "pass")
    assert seen(state, 1, "holders")[merchant] == 3
    assert (seen(state, 1, "free"), seen(state, 1, "free_price")) == ([OBJECTS.index("lake") + 1], [200])


def test_a_negotiation_is_public() -> None:
    """FLO-12.10: an offer, and another one that is being made."""
    tower = BUILDINGS.index("tower") + 1
    state = do(meeting(3), "offer to=1 building=tower")
    assert seen(state, 2, "draft") == [2, 3, tower] and not any(seen(state, 2, "offer"))
    state.apply(over(state, 0, at(0, 5, 6), 1, at(0, 0)))
    assert places(state, 2, 1, DRAFT) == at(0, 5, 6) and places(state, 2, 2, DRAFT) == at(0, 0)
    do(state, "share coins=300")
    assert seen(state, 2, "offer") == [2, 3, tower] and seen(state, 2, "offer_coins") == [300]
    assert places(state, 0, 0, OFFER) == at(0, 5, 6) and places(state, 0, 2, OFFER) == []
    do(state, "counter")
    state.apply(over(state, 0, at(0, 6), 1, at(0, 0, 1)))
    assert places(state, 0, 0, OFFER) == at(0, 5) and places(state, 0, 0, BOTH) == at(0, 6)
    assert places(state, 0, 1, DRAFT) == at(0, 1) and seen(state, 0, "draft") == [2, 1, tower]
    do(state, "share coins=400", "accept")
    assert places(state, 1, 0, tower) == at(0, 0, 1) and places(state, 1, 2, tower) == at(0, 6)


def places(state: Any, seat: int, player: int, number: int) -> list[int]:
    return [cell for cell, there in enumerate(seen(state, seat, "joint", player)) if there == number]


def test_diego_and_virtual_players() -> None:
    """FLO-10.2: what lies face down is not seen; a recruiting card in Diego's row is."""
    state = alone(diego={"row": "poet recruiting_card"}, virtuals=("jurist", "painter | botanist"))
    assert seen(state, 0, "diego_row")[:3] == [FACE_DOWN, RECRUIT + 1, 0]
    closed = seen(state, 0, "virtual_closed")
    assert [closed[0], closed[1], closed[21], closed[22]] == [FACE_DOWN, 0, FACE_DOWN, 0]
    assert seen(state, 0, "virtual_open").index(1) == 21 + CARD_NAMES.index("botanist")
    assert seen(state, 0, "diego_coins") == [3500]


@pytest.mark.parametrize("options", [{}, *MODULES])
def test_what_is_not_in_play_is_zeros(options: dict[str, Any]) -> None:
    """FLO-1.8: the length is the same for every table."""
    state = GAME.start(seats=3, seed=2, **options)
    for name in ("muse_princess", "cooperative"):
        assert seen(state, 0, name) == [int(name in options)]
    for section in SECTIONS:
        for block in section.blocks:
            assert not any(seen(state, 0, block.name))
    assert len(state.observe(0)) == len(GAME.start(seats=1, seed=1).observe(0)) == OBSERVED.length
