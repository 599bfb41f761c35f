"""What every game does the same way: checking seats and options, reading lines, listing what can be thought of."""

import pytest

from bastide.core.decision import Decision
from bastide.core.errors import InputError
from bastide.core.option import Option
from bastide.examples.fair.asks import ASK_TRADE
from bastide.examples.fair.components import TRADING
from bastide.examples.fair.game import GAME
from bastide.examples.fair.state import FairState
from tests.core.playing import finish


def test_an_option_says_what_it_is() -> None:
    assert GAME.options["rain"].to_json() == {
        "name": "rain",
        "type": "flag",
        "default": False,
        "choices": [False, True],
        "seats": [],
        "first": False,
        "excludes": [],
        "needs": [],
        "help": "Rain has flooded the first cell of every pitch.",
    }


@pytest.mark.parametrize("value", [6, "6", 5.0, None, [5]])
def test_an_option_accepts_its_choices_only(value: object) -> None:
    option = GAME.options["purse"]
    assert [option.check(choice, 2) for choice in (5, 8)] == [5, 8]
    with pytest.raises(InputError, match=r'"purse" cannot be ".*"[.] Allowed: 5, 8[.]'):
        option.check(value, 2)


def test_true_is_not_one() -> None:
    assert Option("n", "choice", 1, (1, 2)).check(1, 2) == 1
    with pytest.raises(InputError):
        Option("n", "choice", 1, (1, 2)).check(True, 2)
    with pytest.raises(InputError, match="Allowed: false, true"):
        GAME.options["rain"].check(1, 2)


def test_an_option_may_have_a_check_of_its_own() -> None:
    option = Option("half", "number", 2, (2,), lambda value, seats: seats * 2)
    assert option.check("whatever", 3) == 6


@pytest.mark.parametrize("seats", [0, 5, -1, True, 2.0, "2", None])
def test_other_numbers_of_players_are_refused(seats: object) -> None:
    with pytest.raises(InputError, match="Allowed: 1, 2, 3, 4"):
        GAME.start(seats=seats)


def test_defaults_are_filled_in() -> None:
    assert GAME.check_options(2, {"purse": 8}) == {"purse": 8, "pitch": "small", "rain": False}
    with pytest.raises(InputError, match="options are: purse, pitch, rain"):
        GAME.check_options(2, {"snow": True})


def test_the_same_seed_deals_the_same_and_no_seed_deals_anew() -> None:
    assert GAME.start(seats=3, seed=1) == GAME.start(seats=3, seed="1")
    assert GAME.start(seats=3, seed=1) != GAME.start(seats=3, seed=2)
    assert GAME.start(seats=3) != GAME.start(seats=3)


def playing() -> FairState:
    state = GAME.start(seats=2, seed=1)
    assert isinstance(state, FairState)
    state.traders[0].hand, state.traders[1].hand = b"\0\1", b"\1\2"
    return state


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("show ware=cloth", "show ware=cloth"),
        ("  show   ware=spice ", "show ware=spice"),
        ("show ware=wine", "show ware=wine"),  # not in hand: understood all the same
        ("build at=b2 turn=1", "build at=b2 turn=1"),  # nothing is built now
        ("build at=t16 turn=0", "build at=t16 turn=0"),  # no pitch here is so large
        ("pass", "pass"),
        ("offer to=1 ware=wine price=2", "offer to=1 ware=wine price=2"),
        ("offer to=3 ware=wine price=2", "offer to=3 ware=wine price=2"),  # nobody sits there
    ],
)
def test_a_line_is_understood_even_where_it_is_not_legal(line: str, meant: str) -> None:
    action = GAME.parse(0, line, playing())
    assert str(action) == meant
    assert action.seat == 0


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "The line is empty"),
        ("dance", 'No action begins with "dance". Actions begin with: ready, show'),
        ("Show ware=cloth", 'No action begins with "Show"'),
        ("show", '"show" fits 2 actions. Say more (ware), for example: show ware=cloth; show ware=spice'),
        ("show ware", '"ware" is not of the form name=value'),
        ("show ware=cloth ware=cloth", '"ware" is written twice'),
        ("show ware=gold", '"gold" is not known here. Allowed: cloth, spice, wine'),
        ("show colour=red", '"show" has no field "colour". Its fields are: ware.'),
        ("bid coins=99", "99 is out of range; allowed is 1 to 12"),
        ("bid coins=-1", "-1 is out of range; allowed is 1 to 12"),
        ("bid coins=many", "this must be a whole number"),
        ("build at=u1 turn=0", '"u1" is not known here'),
        ("build at=a1 turn=1+2", "this must be a whole number"),
    ],
)
def test_a_line_that_cannot_be_understood(line: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.parse(0, line, playing())
    assert said in str(caught.value)


def test_a_line_that_is_whole_is_not_short_for_longer_ones() -> None:
    """An offer may ask for nothing in return, beside offers that ask for a ware."""
    state = playing()
    state.phase = TRADING
    state.stack = [Decision(0, ASK_TRADE)]
    whole = "offer to=1 ware=spice price=2"
    assert len([action for action in state.legal(0) if str(action).startswith(whole)]) == 3
    assert str(GAME.parse(0, whole, state)) == whole
    assert str(GAME.parse(0, f"{whole} want=wine", state)) == f"{whole} want=wine"


def test_numbers_too_long_to_be_read_are_bad_input() -> None:
    with pytest.raises(InputError):
        GAME.parse(0, f"bid coins={'9' * 5000}", playing())


def test_lines_are_understood_when_the_game_is_over() -> None:
    assert str(GAME.parse(1, "bid coins=3", finish(playing()))) == "bid coins=3"


def test_thinkable_actions_name_things_that_are_there() -> None:
    state = playing()
    found = GAME.thinkable(state, 1)
    assert {action.do for action in found} == {"show", "stake", "ready"}, "answers to what is asked"
    assert {action.seat for action in found} == {1}
    assert {str(action) for action in GAME.thinkable(state, 1, "show")} == {
        "show ware=cloth",
        "show ware=spice",
        "show ware=wine",
    }
    assert GAME.thinkable(finish(state), 1) == []
