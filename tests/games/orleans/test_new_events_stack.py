"""The stack of the new hourglass tiles (ORL-8.2.1, ORL-8.2.2), and events that act before phase 6 (ORL-8.2.3)."""

from typing import Any

import pytest

from bastide.core.errors import InputError
from bastide.games.orleans.expansion import EVENTS
from tests.games.kit import asked, do, legal, lines, player, refused, table, told
from tests.games.orleans.hourglass import TILES, during, stack, struck
from tests.games.orleans.scenes import GAME, bag, coins, fill, scene, supply, track

LETTER = {name: letter for letter, names in TILES.items() for name in names}
FRIENDLY = {
    "indulgence", "training", "conference", "crusade", "strike", "income_b", "fishing_grounds", "wedding", "sabotage",
    "amnesty", "trading_day_c", "rest", "peasant_uprising", "silence",
}  # fmt: skip
"""Not flagged as negative: they force neither a payment nor a loss in phase 6."""


def order(state: Any) -> list[str]:
    data = table(state)
    found: list[str] = [*data["past"], *reversed(data["hourglass"])]
    return found


# ---- the box and the stack


def test_tiles() -> None:
    """ORL-1.7, ORL-8.2: 34 tiles; the Sacristy works against the negative ones (ORL-8.2.3)."""
    new = {tile.name: tile for tile in EVENTS[6:]}
    assert set(new) == {"silence", *LETTER}
    assert sum(tile.copies for tile in new.values()) == 34
    assert {name for name, tile in new.items() if not tile.negative} == FRIENDLY
    assert {name: tile.letter for name, tile in new.items() if name != "silence"} == LETTER


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("last", [False, True])
def test_stack(seed: int, last: bool) -> None:
    """ORL-8.2.1, ORL-8.2.2: Silence, 4 each of A, B, C and D, then Silence or the Peasant Uprising."""
    tiles = order(GAME.start(seats=3, seed=seed, new_events=True, uprising_last=last))
    assert (tiles[0], tiles[17]) == ("silence", "peasant_uprising" if last else "silence")
    assert [LETTER[name] for name in tiles[1:17]] == list("AAAABBBBCCCCDDDD")
    assert len(set(tiles[1:17])) == 16
    assert not (last and "peasant_uprising" in tiles[:17])


def test_every_tile_can_come() -> None:
    """ORL-8.2.1: 4 random ones of each letter."""
    seen = {name for seed in range(40) for name in order(GAME.start(seats=2, seed=seed, new_events=True))}
    assert seen == {"silence", *LETTER}


@pytest.mark.parametrize("last", [False, True])
def test_what_is_left_of_each_letter_is_unknown(last: bool) -> None:
    """ORL-10.2: any tile of its letter that has not come up may lie in the stack; which letter comes when is known, and
    so is the last tile (ORL-8.2.2)."""
    bottom = "peasant_uprising" if last else "silence"
    state: Any = during("excursion", {0: {"slots": fill("scriptorium")}}, last=bottom)
    left = {name for name in LETTER if LETTER[name] in "BCD"} - {"excursion"} - ({bottom} if last else set())
    seen: set[str] = set()
    for seed in range(40):
        guess = state.determinize(0, seed)
        tiles = order(guess)
        assert tiles[:6] == order(state)[:6]
        assert [LETTER.get(name, "") for name in tiles[:17]] == [LETTER.get(name, "") for name in order(state)[:17]]
        assert tiles[17] == bottom
        assert len(set(tiles[1:17])) == 16
        assert guess.view(0) == state.view(0)
        seen |= set(tiles[6:17])
    assert seen == left


@pytest.mark.parametrize(
    "change",
    [
        {"hourglass": []},
        {"hourglass": [*stack("excursion")["hourglass"][:-1], "tax_a"]},
        {"hourglass": [*stack("excursion")["hourglass"][:-1], "excursion"]},
        {"hourglass": ["peasant_uprising", *stack("excursion")["hourglass"][1:]]},
        {"modules": ["new_events", "uprising_last"]},
    ],
)
def test_a_stack_that_cannot_be(change: dict[str, Any]) -> None:
    """ORL-8.2.1, ORL-8.2.2: letters in their order, no tile twice, the right one at the bottom."""
    with pytest.raises(InputError, match="hourglass"):
        during("excursion", {0: {"slots": fill("scriptorium")}}, **change)


def test_silence() -> None:
    """ORL-8.2: nothing."""
    state = struck("silence")
    assert (coins(state), table(state)["round"]) == ([5, 5], 2)


# ---- Rest


def test_x31_rest() -> None:
    """X31 (ORL-8.2): Rest in round 11: the next tile is turned at once for round 11; the game ends after round 17."""
    tiles = stack("amnesty", "rest")
    state: Any = struck("amnesty", hourglass=tiles["hourglass"], past=tiles["past"])
    assert (table(state)["round"], table(state)["past"][-2:]) == (11, ["rest", order(state)[11]])
    assert state.view(0)["rounds"] == 17
    rounds = 0
    while not state.over:
        rounds = table(state)["round"]
        state.apply(state.legal(state.to_act[0])[-1])
    assert rounds == 17


def test_eighteen_rounds_without_rest() -> None:
    """ORL-8.2.1, ORL-3.0."""
    state: Any = during("excursion", {0: {"slots": fill("scriptorium")}})
    assert state.view(0)["rounds"] == 18


# ---- bans


@pytest.mark.parametrize(
    ("event", "place", "line"),
    [
        ("conference", "university", "use place=university"),
        ("crusade", "castle", "use place=castle"),
        ("strike", "village", "recruit place=village character=craftsman"),
    ],
)
def test_bans(event: str, place: str, line: str) -> None:
    """ORL-8.2, R-17: no scholars, no knights, no craftsmen may be recruited in this round (ORL-5.1)."""
    slots = fill(place, "scriptorium")
    assert refused(during(event, {0: {"slots": slots}}), line) == "ORL-5.1"
    do(during("tax_a", {0: {"slots": slots}}), line)


def test_strike_leaves_the_others() -> None:
    """ORL-5.1: with Strike the Village still offers boatman and trader."""
    state = during("strike", {0: {"slots": fill("village")}})
    assert len(legal(state, "recruit")) == 2


def test_bans_do_nothing_in_phase_6() -> None:
    """ORL-8.2.3: the clock says that they act at another time."""
    assert table(struck("crusade"))["round"] == 3


# ---- Sabotage


def test_sabotage() -> None:
    """ORL-8.2: places with a technology tile cannot be carried out in this round."""
    slots = {"castle:0": "technology", "castle:1": "boatman", "castle:2": "trader", **fill("scriptorium")}
    state: Any = during("sabotage", {0: {"slots": slots}})
    assert refused(state, "use place=castle") == "ORL-8.2"
    do(state, "use place=scriptorium")
    do(during("tax_b", {0: {"slots": slots}}), "use place=castle")


# ---- Amnesty


def pardoned(**person: Any) -> Any:
    """A knight has been recruited."""
    slots = {**fill("castle"), **person.pop("slots", {})}
    return do(during("amnesty", {0: {"slots": slots, **person}}), "use place=castle")


def test_amnesty() -> None:
    """D14 (ORL-11): with ORL-8.2 a new token may go to an empty matching slot at once, or into the bag."""
    state = pardoned()
    assert asked(state) == [(0, "amnesty")]
    assert lines(state) == {
        *[f"lay token=knight slot={slot}" for slot in ("ship:2", "wagon:2", "guildhall:2", "scriptorium:0")],
        *[f"lay token=knight slot=town_hall:{slot}" for slot in range(2)], "skip",
    }  # fmt: skip
    before = bag(state)
    do(state, "lay token=knight slot=ship:2")
    assert (player(state)["slots"]["ship:2"], bag(state), track(state, "knights")) == ("knight", before, 1)
    assert bag(do(pardoned(), "skip"))["knight"] == 1


def test_the_new_token_is_nobodys_secret() -> None:
    """ORL-10.1: it came from the open supply."""
    state: Any = pardoned()
    assert state.view(1)["asked"] == [{"seat": 0, "ask": "amnesty", "tokens": ["knight"], "place": "castle"}]
    assert GAME.from_json(state.to_json()) == state
    assert state.determinize(1, 3).legal(0) == state.legal(0)


def test_a_place_filled_by_amnesty_is_used_on_a_later_turn() -> None:
    """R-20, ORL-3.5.4: not at once, but in this phase."""
    state = do(pardoned(slots={"ship:0": "own_farmer", "ship:1": "own_boatman"}), "lay token=knight slot=ship:2")
    assert asked(state)[-1] == (0, "turn")
    assert legal(state, "travel place=ship")
    follow = during("amnesty", {0: {"slots": {**fill("castle"), "ship:0": "own_farmer", "ship:1": "own_boatman"}},
                                1: {"slots": fill("scriptorium")}})  # fmt: skip
    do(follow, "use place=castle", "lay token=knight slot=ship:2")
    assert asked(follow) == [(1, "turn")]


def test_amnesty_not_onto_the_place_that_is_carried_out() -> None:
    """ORL-8.2, R-21: a monk would fit the Monastery."""
    state = do(during("amnesty", {0: {"slots": fill("monastery")}}), "use place=monastery")
    assert refused(state, "lay token=monk slot=monastery:0") == "ORL-8.2"
    assert legal(state, "lay slot=castle:0")


def test_amnesty_not_on_the_tower() -> None:
    """ORL-8.2: Town Hall allowed, Tower not; substitution by School and Herb Garden (ORL-4.2)."""
    state = pardoned(places=["gunpowder_tower"])
    assert not any("tower" in line for line in lines(state))
    slots = fill("university")
    taught = during("amnesty", {0: {"slots": slots, "places": ["school"]}})
    assert legal(do(taught, "use place=university"), "slot=castle:0")


def test_amnesty_comes_before_the_tile() -> None:
    """ORL-8.2: at once; then the trader's place tile (D7)."""
    state = do(during("amnesty", {0: {"slots": fill("village")}}), "recruit place=village character=trader")
    assert asked(state) == [(0, "tile"), (0, "amnesty")]
    do(state, "lay token=trader slot=castle:2", "take tile=hayrick")
    assert player(state)["slots"] == {"castle:2": "trader"}


def test_amnesty_without_a_slot() -> None:
    """D14: where no slot fits, the token goes into the bag unasked."""
    slots = {**fill("castle", "ship", "wagon", "guildhall", "scriptorium"), **fill(town_hall="farmer farmer")}
    state = do(during("amnesty", {0: {"slots": slots}}, seats=4), "use place=castle")
    assert bag(state)["knight"] == 1


@pytest.mark.parametrize(
    "asks", [{"with": [5, 1, 3]}, {"with": [9, 0, 3]}, {"with": [0, 0, 3]}, {"with": [5, 0, 99]}, {"with": [99, 0, 3]}]
)
def test_amnesty_that_cannot_be_asked(asks: dict[str, Any]) -> None:
    """D14: one neutral token, of a place."""
    data: Any = pardoned().to_json()
    data["stack"] = [{"seat": 0, "ask": "amnesty", **asks}]
    data.pop("supply")
    with pytest.raises(InputError):
        GAME.from_json(data)


# ---- Peasant Uprising


def planning(event: str, **person: Any) -> Any:
    return scene(2, "planning", {0: person}, planning_in_order=True, **stack(event))


def test_uprising_while_planning() -> None:
    """ORL-8.2, ORL-4.2: farmers, starters too, may stand for any character except monk; not chained."""
    state = planning("peasant_uprising", market={"farmer": 1}, places=["brewery", "herb_garden"])
    assert {line.split("slot=")[1] for line in lines(state, "put token=own_farmer")} >= {
        "castle:0", "castle:1", "castle:2", "scriptorium:0", "scriptorium:1"
    }  # fmt: skip
    assert legal(state, "put token=farmer slot=monastery:0")
    assert refused(state, "put token=farmer slot=brewery:0") == "ORL-4.2"
    assert refused(state, "put token=own_boatman slot=scriptorium:0") == "ORL-4.2"
    assert refused(planning("dues"), "put token=own_farmer slot=castle:1") == "ORL-4.2"


def test_uprising_is_for_phase_4_only() -> None:
    """R-43: a farmer that the Bathhouse draws does not stand for others."""
    person = {"slots": fill("bathhouse"), "places": ["bathhouse"], "bag": "farmer"}
    state = do(during("peasant_uprising", {0: person}), "use place=bathhouse")
    assert {line.split("slot=")[1] for line in lines(state, "token=farmer")} == {
        "village:0", "university:0", "castle:0", "ship:0", "wagon:0", "guildhall:0", "town_hall:0", "town_hall:1"
    }  # fmt: skip


def test_a_place_filled_by_rebels_works() -> None:
    """ORL-8.2: the Scriptorium with two farmers."""
    state = during("peasant_uprising", {0: {"slots": fill(scriptorium="farmer own_farmer")}})
    assert track(do(state, "use place=scriptorium"), "development") == 1


def test_uprising_is_over_in_phase_6() -> None:
    """ORL-8.2: farmers on slots printed with another character go into the bag; Town Hall and Pharmacy are not
    concerned, nor is a farmer's slot. The Sacristy does not help (R-32)."""
    slots = {
        "castle:0": "farmer", "castle:1": "own_farmer", "ship:2": "farmer", "town_hall:0": "farmer",
        "pharmacy:0": "farmer", "ship:1": "boatman", "sacristy:0": "monk",
    }  # fmt: skip
    state = struck("peasant_uprising", {"slots": slots, "places": ["pharmacy", "sacristy"]})
    assert bag(state) == {"farmer": 1, "own_farmer": 1}
    kept = {"castle:0", "town_hall:0", "pharmacy:0", "ship:1", "sacristy:0"}
    assert set(player(state)["slots"]) == kept


def test_uprising_as_the_last_event() -> None:
    """ORL-8.2.2: round 18; its clean-up comes before the end."""
    state = struck("peasant_uprising", {"slots": {"castle:1": "farmer"}}, last="peasant_uprising")
    assert (state.over, bag(state)) == (True, {"farmer": 1})


def test_what_is_told_of_rebels() -> None:
    """ORL-8.2: each goes from his slot into the bag."""
    tiles = stack("peasant_uprising")
    slots = fill("scriptorium")
    state = scene(2, players={0: {"slots": {"castle:1": "farmer"}}, 1: {"slots": slots}}, passed=[0], active=1, **tiles)
    events = [event for event in told(state, "pass") if event.kind == "disperse"]
    assert [(event.seat, event.args["from"], event.args["to"]) for event in events] == [(0, "slot:castle:1", "bag")]
    assert supply(state, "farmer") == 11
