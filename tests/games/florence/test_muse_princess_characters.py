"""Muse & Princess: what the characters do and when (FLO-11.5 to FLO-11.13), and the end of the game (FLO-8.5)."""

from typing import Any

import pytest

from bastide.core.state import State
from bastide.games.florence.components import CARD_NAMES
from tests.games.florence.court import court, held, own
from tests.games.florence.scenes import GAME, coins, hand, points, value
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table, told

THEATRE = {"hand": "poet philosopher", "estate": "theatre lake", "freedoms": "travel"}
"""Poet: 4 + 3 + 3 and 2 for two cards; philosopher: 2."""


def ended(state: State, *last: str) -> State:
    """All turns are over."""
    while not state.over and asked(state)[-1][1] == "turn":
        do(state, "end")
    return do(state, *last)


# ---- FLO-11.7: the Cardinal


def test_x14() -> None:
    """X14 (FLO-11.7): build the university, introduce religion, complete the mathematician's Work: three actions."""
    state = court("actions", {0: {"hand": "mathematician", "estate": "lake"}}, cardinal=0)
    do(state, "cardinal", "build building=university")
    state.apply(legal(state, "lay")[0])
    do(state, "freedom freedom=religion", "work profession=mathematician", "finish points=0")
    assert player(state)["best"] == 4 + 3 + 3 + 1
    assert asked(state) == [(1, "turn")]
    assert held(state) == {}


def test_cardinal_after_the_second_action() -> None:
    """D16 (FLO-16): FLO-11.13: also when no action is left; the turn does not end by itself (FLO-3.4)."""
    state = court("actions", cardinal=0, actions=1)
    do(state, "freedom freedom=travel")
    assert lines(state) == {"cardinal", "end"}
    do(state, "cardinal")
    assert table(state)["actions"] == 1
    assert "bonus" in lines(state)


def test_cardinal_and_limits() -> None:
    """FLO-11.7: profession and freedom stay limited to one."""
    state = court("actions", cardinal=0)
    do(state, "cardinal", "freedom freedom=travel", "profession")
    do(state, str(legal(state, "keep")[0]), "skip")
    assert refused(state, "freedom freedom=religion") == "FLO-6.0"
    assert refused(state, "profession") == "FLO-6.0"


def test_three_works() -> None:
    """FLO-17.15 (FLO-11.7): three Works are allowed."""
    mine = {"hand": "poet painter cartographer", "jesters": 2}
    state = do(court("actions", {0: mine}, cardinal=0), "cardinal")
    for card in ("poet", "painter", "cartographer"):
        do(state, f"work profession={card}", "finish points=0")
    assert player(state)["played"] == ["cartographer", "painter", "poet"]


def test_cardinal_lapses() -> None:
    """FLO-11.5, FLO-11.13: only in his owner's turn of this round; he may be let lapse."""
    state = court("actions", cardinal=1)
    assert refused(state, "cardinal") == "FLO-11.7"
    do(state, "end", "end", "end")
    assert table(state)["round"] == 2
    assert held(state) == {"cardinal": 1}
    assert asked(state) == [(1, "choose")]
    assert refused(state, "cardinal") == "FLO-4.3"
    do(state, "leave", "leave", "leave")
    assert held(state) == {}


# ---- FLO-11.8: the Merchant


def test_x15() -> None:
    """X15 (FLO-11.8): the fourth on the prestige track gains 4 points."""
    standing = {0: {"points": 5}, 1: {"points": 9}, 2: {"points": 8}, 3: {"points": 6}}
    state = do(court("actions", standing, seats=4, merchant=0), "merchant")
    assert points(state)[0] == 9
    assert rows(state) == [(4, "FLO-11.8")]
    assert held(state) == {}


@pytest.mark.parametrize(("totals", "place"), [((5, 5, 5), 1), ((5, 7, 7), 3), ((5, 5, 7), 2), ((5, 0, 0), 1)])
def test_place_with_ties(totals: tuple[int, ...], place: int) -> None:
    """FLO-17.17 (FLO-11.8): one more than there are players strictly ahead."""
    state = court("actions", {seat: {"points": total} for seat, total in enumerate(totals)}, merchant=0)
    view: Any = state.view(1)
    assert view["muse_princess"]["places"][0] == place
    assert points(do(state, "merchant"))[0] == 5 + place


def test_free_object() -> None:
    """D21 (FLO-16): FLO-11.8 (a): the object acquired in the next phase A costs nothing."""
    state = court("auction", {0: {"coins": 700}}, round=2, merchant=0)
    do(state, "open object=jester", "raise", "pass", "raise", "pass")
    assert asked(state) == [(0, "free")]
    assert lines(state) == {"free", "pay"}
    events = told(state, "free")
    assert [event.args["coins"] for event in events if event.kind == "free"] == [400]
    assert coins(state)[0] == 700
    assert player(state)["jesters"] == 1
    assert held(state) == {}


def test_merchant_does_not_help_to_bid() -> None:
    """FLO-11.8: bids must be payable as if there were no Merchant."""
    state = court("auction", {0: {"coins": 300}, 1: {"coins": 900}}, round=2, merchant=0)
    do(state, "open object=jester", "raise", "pass")
    assert refused(state, "raise") == "FLO-4.5"
    poor = court("auction", {0: {"coins": 100}}, round=2, merchant=0)
    assert refused(poor, "open object=jester") == "FLO-4.5"


def test_free_for_the_last_player() -> None:
    """FLO-17.16 (FLO-11.8): the purchase for 200 is free as well, but must be payable."""
    state = court("auction", {1: {"coins": 200}}, round=2, merchant=1, still_in=[1])
    do(state, "take object=builder", "free")
    assert coins(state)[1] == 200
    assert player(state, 1)["builders"] == 1
    poor = court("auction", {1: {"coins": 100}}, round=2, merchant=1, still_in=[1])
    assert refused(poor, "take object=builder") == "FLO-4.8"


def test_free_landscape_of_two_players() -> None:
    """FLO-11.8, FLO-9.4: the Merchant pays, then the type is named."""
    state = court("auction", seats=2, round=2, merchant=0)
    do(state, "open object=landscape", "pass", "free")
    assert asked(state) == [(0, "type")]
    assert coins(state)[0] == 3500


def test_paying_keeps_the_merchant() -> None:
    """FLO-11.8: who pays can still take the points until the characters are auctioned; FLO-17.35: in window (3)."""
    state = court("auction", {1: {"points": 4}}, round=2, merchant=0)
    do(state, "open object=jester", "pass", "pass", "pay")
    assert coins(state)[0] == 3300
    assert held(state) == {"merchant": 0}
    do(state, "leave", "leave")
    assert (asked(state), table(state)["phase"]) == ([(0, "use")], "after_auction")
    do(state, "merchant")
    assert points(state)[0] == 2
    assert lines(state, "character=merchant")


def test_used_merchant_lies_face_up() -> None:
    """FLO-11.8: used in phase A he can be bought in the auction that follows."""
    state = court("auction", round=2, merchant=0, still_in=[0])
    do(state, "take object=jester", "free")
    assert table(state)["phase"] == "characters"
    assert lines(state, "character=merchant")


def test_merchant_of_the_last_round() -> None:
    """FLO-11.8: bought in round 7 only the points are left."""
    state = ended(court("actions", {1: {"points": 4}}, round=7, merchant=0), "wait", "merchant")
    assert state.over
    assert points(state) == [2, 4, 0]


# ---- FLO-11.9: the Muse


def test_x16() -> None:
    """X16 (FLO-11.9, FLO-17.32): in round 6 each of two Works is worth 6 more; she counts towards the minimum
    (FLO-6.1.3)."""
    mine = {**THEATRE, "jesters": 4}
    state = court("actions", {0: mine}, round=6, muse=0)
    assert value(state, "poet") == 20
    assert refused(state, "work profession=philosopher") == "FLO-6.1.3"
    do(state, "muse")
    assert (value(state, "poet"), value(state, "philosopher")) == (26, 16)
    do(state, "work profession=poet", "finish points=0")
    assert coins(state)[0] == 3500 + 2600
    do(state, "work profession=philosopher", "finish points=0")
    assert coins(state)[0] == 3500 + 2600 + 1600


def test_muse_between_two_works() -> None:
    """FLO-17.19 (FLO-11.9): only later Works."""
    state = court("actions", {0: THEATRE}, round=2, muse=0)
    do(state, "work profession=poet", "finish points=0")
    assert coins(state)[0] == 3500 + 1200
    do(state, "muse")
    assert value(state, "philosopher") == 2 + 2


def test_muse_after_the_last_action() -> None:
    """FLO-3.4, FLO-11.13: she may still be played, or not, so the turn does not end by itself."""
    state = do(court("actions", muse=0, actions=1), "freedom freedom=travel")
    assert lines(state) == {"muse", "end"}
    do(state, "muse")
    assert asked(state) == [(1, "turn")]


def test_muse_ends_with_the_turn() -> None:
    """FLO-11.9: until the end of the owner's turn."""
    state = do(court("actions", {0: THEATRE, 1: {"hand": "painter"}}, round=2, muse=0), "muse")
    assert own(state)["muse"] == 0
    assert value(state, "painter", 1) == 1
    do(state, "end")
    assert value(state, "poet") == 12
    ended(state)
    assert own(state)["muse"] is None


# ---- FLO-11.10: the Princess

HOUSE = {"hand": "poet painter jurist", "estate": "laboratory forest forest lake library", "jesters": 3}


def test_x17() -> None:
    """X17 (FLO-11.10, FLO-17.36): two forests, a lake, laboratory, library and three professions: 9 + 4 + 3 = 16;
    jesters do not count."""
    state = court("actions", {0: HOUSE}, round=6, princess=0)
    view: Any = state.view(2)
    assert view["muse_princess"]["princess"][0] == 16
    do(state, "princess")
    assert state.question(0).key == "ask-work-plain"
    assert table(state)["actions"] == 1
    assert lines(state) == {f"finish points={points}" for points in range(9)}
    do(state, "finish points=8")
    assert (coins(state)[0], points(state)[0]) == (3500, 8)
    assert held(state) == {}


def test_princess_counts_builders_and_recruiting_cards() -> None:
    """FLO-11.10: 2 for each builder, 1 for each card, in hand and played."""
    mine = {"hand": "poet", "played": "jurist", "recruiting": 1, "received": 2, "builders": 3}
    do(state := court("actions", {0: mine}, princess=0), "princess", "finish points=0")
    assert player(state)["best"] == 6 + 5


def test_princess_and_bonus_cards() -> None:
    """D13 (FLO-16): FLO-11.10: no bonus cards, only how much of the pay is prestige."""
    mine = {**HOUSE, "hand": "poet painter jurist bonus_forests"}
    state = do(court("actions", {0: mine}, princess=0), "princess")
    assert refused(state, "add bonus=bonus_forests") == "FLO-11.10"
    assert "add" not in {line.split()[0] for line in lines(state)}


def test_princess_needs_the_minimum_and_an_action() -> None:
    """FLO-17.20 (FLO-6.1.3, FLO-6.0): it is a Work, and an action."""
    state = court("actions", {0: HOUSE}, round=7, princess=0)
    assert refused(state, "princess") == "FLO-6.1.3"
    others: dict[int, dict[str, Any]] = {0: {**HOUSE, "recruiting": 1}, 1: {"played": "composer"}}
    done = do(court("actions", others, princess=0, actions=1), "freedom freedom=travel")
    assert lines(done) == {"recruit profession=composer", "end"}
    assert refused(done, "princess") == "FLO-6.0"


def test_princess_and_best_work() -> None:
    """FLO-17.20 (FLO-7.1): her Work can be the best; it leaves no card and is no Work that cards count."""
    state = do(court("actions", {0: HOUSE}, princess=0), "princess", "finish points=0")
    assert player(state)["played"] == []
    ended(state)
    assert rows(state) == [(3, "FLO-7.1")]


# ---- FLO-11.11: the Professor

BONUSES = "bonus_forests bonus_lakes bonus_parks bonus_builders bonus_jesters"
PRESTIGES = "prestige_most_parks prestige_most_works prestige_two_large prestige_most_lakes prestige_most_forests"


@pytest.mark.parametrize(("deck", "top"), [("bonuses", BONUSES), ("prestiges", PRESTIGES)])
def test_professor(deck: str, top: str) -> None:
    """D17 (FLO-16): FLO-11.11: five of either deck, one is kept, free and without an action; FLO-17.33: it goes to the
    hand, unseen by others."""
    state = court("actions", top=top, professor=0)
    do(state, f"professor deck={deck}")
    assert lines(state) == {f"keep card={card}" for card in top.split()}
    kept = top.split()[1]
    do(state, f"keep card={kept}", "skip")
    assert hand(state) == [kept]
    assert (coins(state)[0], table(state)["actions"], asked(state)) == (3500, 2, [(0, "turn")])
    view: Any = state.view(1)
    assert (view["players"][0]["cards"], view["players"][0]["hand"][deck]) == ([], 1)


def test_professor_and_empty_decks() -> None:
    """FLO-11.11, FLO-14: an empty deck cannot be chosen; without any he cannot be used, and nobody is asked."""
    state = court("actions", decks={"bonuses": ""}, professor=0)
    assert lines(state, "deck=bonuses") == set()
    assert refused(state, "professor deck=bonuses") == "FLO-11.11"
    assert refused(court("actions", professor=1), "professor deck=bonuses") == "FLO-11.11"
    none = court("actions", decks={"bonuses": "", "prestiges": ""}, professor=0)
    assert not lines(none, "professor")
    ended(none)
    assert asked(none) == [(1, "choose")]


EVERY_PRESTIGE = [name for name in CARD_NAMES if name.startswith("prestige_")]


def test_professor_while_a_prestige_card_is_sold() -> None:
    """FLO-11.11, FLO-11.12, FLO-4.4: whoever bids may look at all that are left; but the last one is being sold."""
    for left in (1, 3):
        mine = {0: {"hand": " ".join(EVERY_PRESTIGE[left:])}}
        state = do(court("auction", mine, professor=1, round=2), "open object=prestige_card")
        if left == 1:
            assert refused(state, "professor deck=prestiges") == "FLO-4.4"
            assert not lines(state, "deck=prestiges") and lines(state, "deck=bonuses")
            continue
        do(state, "professor deck=prestiges")
        assert table(state)["decks"]["prestiges"] == []
        assert GAME.from_json(state.to_json()) == state
        do(state, f"keep card={EVERY_PRESTIGE[0]}")
        assert GAME.from_json(state.to_json()) == state
        do(state, "skip", "pass", "pass")
        assert asked(state) == [(0, "keep")] and len(lines(state)) == 2


def test_nothing_is_converted_with_characters() -> None:
    """FLO-11.2: wherever somebody tries."""
    rich = {seat: {"points": 9} for seat in range(3)}
    for state in (court("auction", rich), court("characters", rich), court("actions", rich)):
        assert refused(state, "convert points=1") == "FLO-11.2"


def test_bonus_card_of_the_professor() -> None:
    """FLO-11.11: it may be used from then on, in the same turn."""
    state = court("actions", {0: THEATRE}, top=BONUSES, professor=0)
    do(
        state,
        "professor deck=bonuses",
        "keep card=bonus_lakes",
        "skip",
        "work profession=poet",
        "add bonus=bonus_lakes",
    )
    do(state, "finish points=0")
    assert player(state)["best"] == 14


# ---- FLO-11.12: when


def test_right_after_buying() -> None:
    """D18 (FLO-16): FLO-11.12: Merchant and Professor are offered at once, the others are not."""
    rich = {seat: {"coins": 2000} for seat in range(3)}
    state = court("characters", rich)
    do(state, "stake character=professor space=3", "stake character=merchant space=3", "stake character=muse space=3")
    assert asked(state) == [(0, "use")]
    do(state, "wait")
    assert asked(state) == [(1, "use")]
    do(state, "wait")
    assert held(state) == {"professor": 0, "merchant": 1, "muse": 2}
    assert asked(state) == [(0, "turn")]


@pytest.mark.parametrize("character", ["merchant", "professor"])
def test_three_windows(character: str) -> None:
    """FLO-11.12: after the last turn, after the best Work, and at the end of the next phase A."""
    state = court("actions", {0: THEATRE}, **{character: 2})
    do(state, "work profession=poet", "finish points=0")
    ended(state)
    assert (asked(state), table(state)["phase"], points(state)) == ([(2, "use")], "after_actions", [0, 0, 0])
    do(state, "wait")
    assert (asked(state), table(state)["phase"], points(state)) == ([(2, "use")], "after_best_work", [3, 0, 0])
    do(state, "wait", "leave", "leave", "leave")
    assert (asked(state), table(state)["phase"]) == ([(2, "use")], "after_auction")
    do(state, "wait")
    assert held(state) == {}
    assert table(state)["phase"] == "characters"


def test_windows_go_clockwise() -> None:
    """FLO-11.12: from the first player; others are not asked."""
    state = court("actions", first=1, step=3, merchant=0, professor=2, muse=1)
    ended(state)
    assert asked(state) == [(2, "use")]
    do(state, "professor deck=prestiges", "keep card=prestige_most_works")
    assert asked(state) == [(2, "under")]
    assert refused(do(state, "skip"), "professor deck=bonuses") == "FLO-11.11"
    assert asked(state) == [(0, "use")]


def test_decision_points_of_phase_a() -> None:
    """FLO-11.12: at every own decision point: choosing, bidding, taking the last object; it goes on afterwards."""
    state = court("auction", round=2, professor=1, merchant=0)
    assert "merchant" in lines(state)
    do(state, "open object=jester")
    assert lines(state) == {"raise", "pass", "professor deck=bonuses", "professor deck=prestiges"}
    do(state, "professor deck=bonuses")
    assert asked(state) == [(1, "bid"), (1, "keep")]
    do(state, str(legal(state)[0]), "skip")
    assert asked(state) == [(1, "bid")]
    last = court("auction", round=2, merchant=2, still_in=[2])
    do(last, "merchant")
    assert asked(last) == [(2, "last")]


@pytest.mark.parametrize("character", ["merchant", "professor"])
def test_after_the_last_action(character: str) -> None:
    """FLO-3.4, FLO-11.12: as long as one of them can be used the turn does not end by itself."""
    state = do(court("actions", {}, actions=1, **{character: 0}), "freedom freedom=travel")
    assert asked(state) == [(0, "turn")]
    assert {line.split()[0] for line in lines(state)} == {character, "end"}


def test_not_in_the_middle_of_a_choice() -> None:
    """FLO-11.12: never while another choice is being carried out."""
    state = do(court("actions", merchant=0), "build building=tower")
    assert refused(state, "merchant") == "FLO-6.2.2"
    work = do(court("actions", {0: THEATRE}, professor=0), "work profession=poet")
    assert refused(work, "professor deck=bonuses") == "FLO-6.1.3"


def test_only_in_ones_turn() -> None:
    """D10 (FLO-16): FLO-11.5: Cardinal, Muse and Princess in the owner's turn of phase B only."""
    for name, rule in (("cardinal", "FLO-11.7"), ("muse", "FLO-11.9"), ("princess", "FLO-11.10")):
        rival = {"hand": "composer", "estate": "laboratory forest lake", "builders": 1}
        state = court("actions", {0: HOUSE, 1: rival}, **{name: 1})
        assert refused(state, name) == rule
        assert name in lines(do(state, "end"))


# ---- FLO-8.5: the end of the game


def test_order_at_the_end() -> None:
    """FLO-8.5: best Work, Merchant and Professor clockwise from the first player, the Banker, prestige cards."""
    players: dict[int, dict[str, Any]] = {
        0: {**THEATRE, "jesters": 3},
        1: {"hand": "prestige_most_jesters"},
        2: {"coins": 900, "jesters": 1},
    }
    cast = {"banker": 2, "down": ["banker"]}
    state = court("actions", players, round=7, merchant=1, professor=0, cast=cast, first=0)
    do(state, "work profession=poet", "finish points=0")
    ended(state, "wait", "wait")
    assert asked(state) == [(0, "use")]
    assert points(state)[0] == 3
    do(state, "wait")
    assert asked(state) == [(1, "use")]
    do(state, "merchant")
    assert rows(state, 1) == [(2, "FLO-11.8")]
    assert asked(state) == [(2, "exchange")]
    do(state, "exchange points=4")
    assert state.over
    assert points(state) == [3, 2, 4]


def test_exchange() -> None:
    """D22 (FLO-16): FLO-11.6: the Banker's buyer of round 7 exchanges any number, 200 coins for a point."""
    cast = {"banker": 1, "down": ["banker"]}
    state = ended(court("actions", {1: {"coins": 900}}, round=7, cast=cast))
    assert lines(state) == {f"exchange points={count}" for count in range(5)}
    assert refused(state, "exchange points=5") == "FLO-11.6"
    do(state, "exchange points=3")
    assert (coins(state)[1], points(state)[1]) == (300, 3)
    assert rows(state, 1) == [(3, "FLO-11.6")]
    kept = do(ended(court("actions", {1: {"coins": 900}}, round=7, cast=cast)), "exchange points=0")
    assert (coins(kept)[1], points(kept)[1]) == (900, 0)


def test_exchange_in_round_7_only() -> None:
    """FLO-17.31 (FLO-11.6): whoever bought him in another round exchanges nothing."""
    state = ended(court("actions", round=6, cast={"banker": 1, "down": ["banker"]}))
    assert asked(state) == [(1, "choose")]
    do(state, *["leave"] * 3, *["forgo"] * 3)
    assert ended(state).over


def test_merchant_before_the_exchange() -> None:
    """FLO-17.42 (FLO-8.5): his place is that before the Banker's exchange."""
    cast = {"banker": 1, "down": ["banker"]}
    state = court("actions", {0: {"points": 1}, 1: {"coins": 2000}}, round=7, merchant=0, cast=cast)
    ended(state, "wait", "merchant", "exchange points=10")
    assert points(state) == [2, 10, 0]


def test_late_prestige_card() -> None:
    """FLO-8.6: the Professor's prestige card counts like any other."""
    state = court("actions", {0: {"jesters": 1}}, round=7, professor=0, top="prestige_most_jesters")
    ended(state, "wait", "professor deck=prestiges", "keep card=prestige_most_jesters", "skip")
    assert state.over
    assert points(state) == [6, 0, 0]
