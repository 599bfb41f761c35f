"""What every game does the same way: checking seats and options, reading lines, listing what can be thought of."""

import pytest

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import InputError
from bastide.core.option import Option
from bastide.core.phrases import Value
from bastide.core.rng import seeded
from tests.core.fair import GAME, FairState
from tests.core.fair_actions import BID, Bid
from tests.core.playing import finish


def test_an_option_says_what_it_is() -> None:
    assert GAME.options["rain"].to_json() == {
        "name": "rain",
        "type": "flag",
        "default": False,
        "choices": [False, True],
        "help": "option-rain",
    }


@pytest.mark.parametrize("value", [6, "5", 5.0, None, [5]])
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
    assert GAME.check_options(2, {"purse": 8}) == {"purse": 8, "rain": False}
    with pytest.raises(InputError, match="options are: purse, rain"):
        GAME.check_options(2, {"snow": True})


def test_the_same_seed_deals_the_same_and_no_seed_deals_anew() -> None:
    assert GAME.start(seats=3, seed=1) == GAME.start(seats=3, seed="1")
    assert GAME.start(seats=3, seed=1) != GAME.start(seats=3, seed=2)
    assert GAME.start(seats=3) != GAME.start(seats=3)


def playing() -> FairState:
    state = GAME.start(seats=2, seed=1)
    assert isinstance(state, FairState)
    state.hands = [[0, 1], [1, 2]]
    return state


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("show ware=cloth", "show ware=cloth"),
        ("  show   ware=spice ", "show ware=spice"),
        ("show ware=wine", "show ware=wine"),  # not in hand: understood all the same
        ("build cells=0+1", "build cells=0+1"),
        ("build cells=0+11", "build cells=0+11"),  # no booth has this shape
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
        ("dance", 'No action begins with "dance". Actions begin with: show, stake'),
        ("Show ware=cloth", 'No action begins with "Show"'),
        ("show", '"show" fits 2 actions. Say more (ware), for example: show ware=cloth; show ware=spice'),
        ("show ware", '"ware" is not of the form name=value'),
        ("show ware=cloth ware=cloth", '"ware" is written twice'),
        ("show ware=gold", '"gold" is not known here. Allowed: cloth, spice, wine'),
        ("show colour=red", '"colour" does not belong here'),
        ("bid coins=99", "99 is out of range; allowed is 0 to 12"),
        ("bid coins=-1", "-1 is out of range; allowed is 0 to 12"),
        ("bid coins=many", "this must be a whole number"),
        ("build cells=1+12", "12 is out of range; allowed is 0 to 11"),
        ("build cells=99", "99 is out of range; allowed is 0 to 11"),
    ],
)
def test_a_line_that_cannot_be_understood(line: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.parse(0, line, playing())
    assert said in str(caught.value)


class OpenBid(Bid):
    """A bid that may leave its number out, beside bids that say it."""

    def fields(self) -> dict[str, Value]:
        return {}


class OpenFair(FairState):
    def options(self, decision: Decision) -> list[Action]:
        return [Bid(decision.seat, 1), OpenBid(decision.seat), Bid(decision.seat, 2)]


def test_a_line_that_is_whole_is_not_short_for_longer_ones() -> None:
    state = OpenFair(1, seeded(1), [Decision(0, BID)], None, 0)
    assert isinstance(GAME.parse(0, "bid", state), OpenBid)
    assert str(GAME.parse(0, "bid coins=2", state)) == "bid coins=2"


def test_numbers_too_long_to_be_read_are_bad_input() -> None:
    with pytest.raises(InputError):
        GAME.parse(0, f"bid coins={'9' * 5000}", playing())


def test_lines_are_understood_when_the_game_is_over() -> None:
    assert str(GAME.parse(1, "bid coins=3", finish(playing()))) == "bid coins=3"


def test_thinkable_actions_name_things_that_are_there() -> None:
    state = playing()
    found = GAME.thinkable(state, 1)
    assert {action.do for action in found} == set(GAME.verbs)
    assert {action.seat for action in found} == {1}
    assert not [action for action in found if str(action).startswith("offer to=3")]
    assert {str(action) for action in GAME.thinkable(state, 1, "show")} == {
        "show ware=cloth",
        "show ware=spice",
        "show ware=wine",
    }
    assert GAME.thinkable(finish(state), 1) == []
