"""What happened, in words: points as one explained sum, a move in brief, and what an action brings at once."""

from typing import ClassVar

import pytest

from bastide.core.action import Action
from bastide.core.catalog import game
from bastide.core.event import Event
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number, Several
from bastide.core.phrases import Value
from bastide.core.state import State
from bastide.core.telling import Teller, gained, try_out
from bastide.core.words import words
from bastide.examples.fair import GAME
from tests.core.fairground import started
from tests.core.playing import positions

BURGUNDY = game("burgundy")
TABLE = -1


def teller(language: str = "en", name: str = "burgundy") -> Teller:
    return Teller(game(name), words(language, name), ["Ann", "Bob"])


def score(seat: int, points: int, why: str, what: str = "") -> Event:
    return Event("score", seat, {"points": points, "why": why, "what": what, "rule": ""})


AREA = score(0, 6, "why-area", "animal")
PHASE = score(0, 4, "why-phase", "animal")
BONUS = score(0, 5, "why-bonus-large", "animal")
END = Event("end", TABLE, {})


# ---- the log


def test_the_points_of_one_move_are_one_sum() -> None:
    (line,) = teller().lines([AREA, PHASE, BONUS])
    assert line == "Ann scores 15 VP: area of 3 (pasture) 6 + phase D 4 + large bonus 5."
    (line,) = teller("ru").lines([AREA, PHASE])
    assert " 10 " in line and "6 + " in line and line.endswith(" 4.")


def test_points_alone_need_no_sum() -> None:
    assert teller().lines([AREA]) == ["Ann scores 6 VP: area of 3 – pasture."]
    assert teller().lines([score(1, 2, "why-silver")]) == ["Bob scores 2 VP: silver left at the end."]


def test_each_seat_has_its_sum_after_all_that_led_to_it() -> None:
    bonus = Event("bonus", 0, {"piece": "bonus_animal_large"})
    lines = teller().lines([AREA, bonus, score(1, 1, "why-silver"), BONUS])
    assert [line.split()[1] for line in lines] == ["takes", "scores", "scores"]
    assert [line.split()[0] for line in lines] == ["Ann", "Bob", "Ann"]
    assert "11 VP" in lines[2]


def test_what_the_table_counts_by_itself_is_a_sum_of_its_own() -> None:
    lines = teller().lines([AREA, PHASE, END, score(0, 1, "why-silver"), score(0, 2, "why-workers")])
    assert [" 10 VP" in lines[0], lines[1], " 3 VP" in lines[2]] == [True, "The game is over.", True]


def test_what_is_worth_a_banner_says_for_whom() -> None:
    """CAY-4.10.2, FLO-7.1: a character goes from one to another; who had the best Work of the round."""
    taken = Event("take", 1, {"piece": "steward", "what": "", "other": 1})
    found = teller(name="caylus1303").moments([Event("round", TABLE, {"round": 3}), taken])
    assert found == [(TABLE, TABLE, "Round 3"), (0, 1, "Bob takes the Steward from Ann")]
    assert teller(name="caylus1303").moments([Event("take", 1, {"piece": "steward", "what": "", "other": 0})]) == []
    best = teller(name="florence").moments([score(1, 3, "why-best"), score(1, 3, "why-building")])
    assert best == [(TABLE, 1, "Best Work of the round: Bob (+3 PP)")]
    assert teller().moments([Event("phase", TABLE, {"phase": "b"})])[0][2].startswith("Phase B:")
    plague = Event("plague", 1, {"piece": "knight", "from": "bag", "to": "supply:knight"})
    assert [whom for whom, _, _ in teller("ru", "orleans").moments([plague])] == [1]


def test_an_auction_folds_into_one_line() -> None:
    teach = teller(name="florence")
    coins: dict[str, Value] = {"what": "jester", "coins": 300}
    assert teach.fold([Event("raise", 1, coins)]) == ("Jester auction", ["Bob 300"], [])
    rest = Event("gain", 1, {"piece": "jester"})
    passed = [Event("pass", 0, {"what": "jester"}), Event("sold", 1, coins), rest]
    assert teach.fold(passed) == ("Jester auction", ["Bob wins at 300"], [rest])
    assert teach.fold([rest]) == ("", [], [rest])
    assert (
        teach.fold([Event("sold", 1, coins), Event("open", 0, {"what": "lake", "coins": 200})])[0] == "Jester auction"
    )


def test_points_by_seat() -> None:
    assert gained([AREA, score(1, 2, "why-silver"), END, BONUS]) == {0: 11, 1: 2}
    assert gained([END]) == {}


def test_a_move_in_brief() -> None:
    build = Event("build", 1, {"piece": "stage", "cell": "b2"})
    bid = Event("bid", 1, {"coins": 3})
    other = Event("pass", 0, {})
    sold = Event("sold", 1, {"piece": "stage", "coins": 3})
    seats, said, _ = zip(*teller(name="fair").briefs([bid, other, sold, build]), strict=True)
    assert seats == (1, 0, 1), "whoever it happened to, in its order"
    assert said[:2] == ("bid 3 coins", "passed") and said[2].endswith(" on b2")
    assert teller("ru", "fair").briefs([bid])[0][1].startswith("ставка")
    assert teller(name="fair").briefs([sold]) == []


def test_points_stand_beside_what_brought_them() -> None:
    """Not beside an amount; and where there are no words of the same seat just before, they say their source."""
    place = Event("place", 0, {"piece": "cow_3", "hex": "h11"})
    silver = Event("gain_silver", 0, {"count": 2, "why": "bank"})
    bonus = Event("bonus", 0, {"piece": "bonus_animal_large"})
    said = teller().briefs([place, silver, AREA, bonus, BONUS, score(1, 2, "why-silver"), PHASE])
    assert [(seat, points) for seat, _, points in said] == [(0, 6), (0, 0), (0, 5), (1, 2), (0, 4)]
    assert said[1][1] == "+2 silver"
    assert said[3][1] == "silver left at the end" and said[4][1].startswith("phase D")


def test_the_final_scoring_is_nobodys_last_move() -> None:
    take = Event("take", 0, {"piece": "mine", "depot": 5})
    said = teller().briefs([take, END, score(0, 1, "why-silver"), score(0, 2, "why-workers")])
    assert [points for _, _, points in said] == [0, 1, 2]
    assert len({text for _, text, _ in said}) == 3


def test_a_price_comes_after_what_it_was_paid_for() -> None:
    pay = Event("pay_workers", 0, {"count": 1})
    discard = Event("discard", 0, {"piece": "bank"})
    take = Event("take", 0, {"piece": "mine", "depot": 5})
    silver = Event("gain_silver", 0, {"count": 1, "why": "sale"})
    said = [text for _, text, _ in teller().briefs([pay, discard, take, silver])]
    assert said == ["mine from depot 5", "−1 worker", "bank discarded", "+1 silver"]
    twice = [text for _, text, _ in teller().briefs([pay, take, take])]
    assert twice == ["mine from depot 5", "−1 worker", "mine from depot 5"], "once"
    assert teller("ru").briefs([pay, take])[0][1].startswith("рудник")
    assert [seat for seat, _, _ in teller().briefs([pay, Event("take", 1, {"piece": "mine", "depot": 5})])] == [0, 1]


# ---- at once


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_end_brings_is_not_promised(seats: int) -> None:
    """FAIR-7: wares count after the last day, whatever was done last."""
    at_once = at_the_end = 0
    for state, _, action in positions(GAME, seats, 5):
        copy = state.clone()
        found = try_out(copy, action).scored
        assert copy == after(state, action), "and it has been carried out"
        assert {event.args["why"] for event in found} <= {"why-booth"}
        at_once += len(found)
        at_the_end += copy.over
    assert at_once and at_the_end == 1


def after(state: State, action: Action) -> State:
    copy = state.clone()
    copy.apply(action)
    return copy


class Oracle(Action):
    """Scores, asks chance, scores again."""

    game: ClassVar[str] = "fair"
    do: ClassVar[str] = "oracle"

    def apply(self, state: State) -> None:
        state.gain_points(1 - self.seat, 7, "", "why-booth", "")
        state.gain_points(self.seat, 2, "", "why-booth", "")
        state.tell("draw", self.seat, {"piece": "salt"}, reveals=True)
        state.gain_points(self.seat, 5, "", "why-booth", "")


def test_what_chance_brings_is_not_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    state = started(2)
    monkeypatch.setattr(state.questions[state.stack[-1].kind], "accepted", frozenset([Oracle]))
    trial = try_out(state, Oracle(0))
    assert [event.args["points"] for event in trial.scored] == [2]
    assert trial.reveals
    assert state.scores() == [7, 7]


# ---- what is given up


class Barter(Action):
    declared = (
        Field("at", Number(0, 5)),
        Field("ware", Name(("salt", "wool")), gives=True),
        Field("discard", Number(0, 2), absent=-1, touch="storage", gives=True),
        Field("dice", Several(0, 2), touch="die", gives=True),
    )

    at: int
    ware: int
    discard: int
    dice: int

    def apply(self, state: State) -> None: ...


def test_an_action_tells_what_is_given_up() -> None:
    assert Barter(0, 4, 1, 2, 5).gives() == ("ware:wool", "storage:2", "die:0", "die:2")
    assert Barter(0, 4, 0, -1, 2).gives() == ("ware:salt", "die:1")
    assert set(Barter(0, 4, 0, 2, 7).gives()) <= set(Barter(0, 4, 0, 2, 7).touches())
    assert all(action.gives() == () for action in started(2).legal(0))
