"""Who is asked: the top of the stack, or all that are asked together with it."""

import copy
import pickle

import pytest

from bastide.core.decision import Decision, asked, to_act, wave


def stack(text: str) -> list[Decision]:
    """Decisions from the bottom up: seat and kind, with a plus those that are together: "0t 1p+ 2p+"."""
    return [Decision(int(part[0]), ord(part[1]), together=part.endswith("+")) for part in text.split()]


@pytest.mark.parametrize(
    ("pending", "seats"),
    [
        ("", ()),
        ("0t", (0,)),
        ("0t 1r", (1,)),
        ("1t 1r", (1,)),
        ("2p+ 1p+ 0p+", (0, 1, 2)),
        ("0p+ 2p+", (0, 2)),
        ("3p+", (3,)),
        ("0t 1p+ 2p+", (1, 2)),  # the turn below waits
        ("0p+ 1p+ 1r", (1,)),  # a reaction on top is asked alone
        ("0p+ 1q+", (1,)),  # another kind is another question
        ("0q+ 1p+ 2p+", (1, 2)),
        ("0p+ 1p 2p+", (2,)),
        ("0p+ 1p+ 1p+", (0, 1)),  # a seat that owes two answers is named once
    ],
)
def test_to_act(pending: str, seats: tuple[int, ...]) -> None:
    assert to_act(stack(pending)) == seats


@pytest.mark.parametrize(
    ("pending", "together"),
    [("0t", "0t"), ("0t 1r", "1r"), ("0t 1p+ 2p+", "2p+ 1p+"), ("0q+ 1p+", "1p+"), ("0p+ 1p 2p+", "2p+")],
)
def test_wave(pending: str, together: str) -> None:
    assert wave(stack(pending)) == stack(together)


@pytest.mark.parametrize("pending", ["", "0t", "0t 1r", "0t 1p+ 2p+", "0p+ 1p+ 1r", "0p+ 1q+", "2p+ 1p+ 0p+"])
def test_asked_agrees_with_to_act(pending: str) -> None:
    decisions = stack(pending)
    for seat in range(4):
        found = asked(decisions, seat)
        assert (found is not None) == (seat in to_act(decisions))
        assert found is None or found.seat == seat


def test_a_decision_is_a_value() -> None:
    assert Decision(1, 2, 3, 4, 5, True) == Decision(1, 2, 3, 4, 5, True)
    assert len({Decision(1, 2, 3), Decision(1, 2, 3), Decision(1, 2, 4)}) == 2
    for other in (Decision(0, 2), Decision(1, 3), Decision(1, 2, 1), Decision(1, 2, together=True), (1, 2, 0, 0, 0)):
        assert Decision(1, 2) != other
    assert Decision(1, 2, 3, 4, 5, True).key() == (1, 2, 3, 4, 5, True)


def test_a_decision_can_be_copied_and_sent() -> None:
    decision = Decision(1, 2, 3, 4, 5, True)
    assert pickle.loads(pickle.dumps(decision)) == copy.deepcopy(decision) == decision
