"""Who is asked: the top of the stack, or all that are asked together with it."""

import copy
import pickle

import pytest

from bastide.core.decision import Decision, asked, to_act, wave


def stack(text: str) -> list[Decision]:
    """Decisions from the bottom up: seat, kind, and the number of their wave: "0t 1p7 2p7"."""
    return [Decision(int(part[0]), ord(part[1]), together=int(part[2:] or 0)) for part in text.split()]


@pytest.mark.parametrize(
    ("pending", "seats"),
    [
        ("", ()),
        ("0t", (0,)),
        ("0t 1r", (1,)),
        ("1t 1r", (1,)),
        ("2p1 1p1 0p1", (0, 1, 2)),
        ("0p1 2p1", (0, 2)),
        ("3p1", (3,)),
        ("0t 1p1 2p1", (1, 2)),  # the turn below waits
        ("0p1 1p1 1r", (1,)),  # a reaction on top is asked alone
        ("0p1 1q1", (0, 1)),  # in a wave, one may be asked something else
        ("0p1 1p2", (1,)),  # another wave
        ("0p1 1p2 2p2", (1, 2)),
        ("0p1 1p 2p1", (2,)),
        ("0p1 1p1 1p1", (0, 1)),  # a seat that owes two answers is named once
    ],
)
def test_to_act(pending: str, seats: tuple[int, ...]) -> None:
    assert to_act(stack(pending)) == seats


@pytest.mark.parametrize(
    ("pending", "together"),
    [("0t", "0t"), ("0t 1r", "1r"), ("0t 1p1 2p1", "2p1 1p1"), ("0p1 1p2", "1p2"), ("0p1 1p 2p1", "2p1")],
)
def test_wave(pending: str, together: str) -> None:
    assert wave(stack(pending)) == stack(together)


@pytest.mark.parametrize("pending", ["", "0t", "0t 1r", "0t 1p1 2p1", "0p1 1p1 1r", "0p1 1q1", "2p1 1p1 0p1"])
def test_asked_agrees_with_to_act(pending: str) -> None:
    decisions = stack(pending)
    for seat in range(4):
        found = asked(decisions, seat)
        assert (found is not None) == (seat in to_act(decisions))
        assert found is None or found.seat == seat


def test_a_decision_is_a_value() -> None:
    assert Decision(1, 2, 3, 4, 5, 7, (8, 9)) == Decision(1, 2, 3, 4, 5, 7, (8, 9))
    assert len({Decision(1, 2, 3), Decision(1, 2, 3), Decision(1, 2, 4)}) == 2
    for other in (
        Decision(0, 2),
        Decision(1, 3),
        Decision(1, 2, 1),
        Decision(1, 2, together=1),
        (1, 2, 0, 0, 0, 0, ()),
    ):
        assert Decision(1, 2) != other
    assert Decision(1, 2, 3, 4, 5, 7, (8, 9)).key() == (1, 2, 3, 4, 5, 7, (8, 9))


def test_a_decision_can_be_copied_and_sent() -> None:
    decision = Decision(1, 2, 3, 4, 5, 7, (8, 9))
    assert pickle.loads(pickle.dumps(decision)) == copy.deepcopy(decision) == decision
