"""A pending choice is data: who must choose, what kind of choice, and a few integers."""

from typing import Final

TURN_TAKER: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(16)]
"""`to_act` when one seat is asked: shared, because it is asked for all the time."""
TOGETHER: Final[dict[int, tuple[int, ...]]] = {}
"""And when several are, by the mask of them."""
NO_MORE: Final[tuple[int, ...]] = ()


class Decision:
    """Never changed after it was made, so clones share it. `kind` is a number into the state's `questions`; the meaning
    of a, b, c and, where an offer needs them, of `more` integers is each question's own.

    Decisions lie on the state's stack and the top one is asked. `together` is 0, or the number of a wave: neighbours on
    the stack with the same number are asked at once, in any order. A wave is numbered by the move after which it was
    posed (`State.next_wave`), so that no two waves of a game share a number.
    """

    def __init__(
        self,
        seat: int,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        together: int = 0,
        more: tuple[int, ...] = NO_MORE,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.together = together
        self.more = more

    def key(self) -> tuple[int, int, int, int, int, int, tuple[int, ...]]:
        """What makes two decisions equal."""
        return (self.seat, self.kind, self.a, self.b, self.c, self.together, self.more)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Decision, self.key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Decision{self.key()!r}"


def to_act(stack: list[Decision]) -> tuple[int, ...]:
    """The seats that owe a decision now, in seat order."""
    if not stack:
        return ()
    top = stack[-1]
    if not top.together:
        return TURN_TAKER[top.seat]
    mask = 0
    for decision in reversed(stack):
        if decision.together != top.together:
            break
        mask |= 1 << decision.seat
    if mask not in TOGETHER:
        TOGETHER[mask] = tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])
    return TOGETHER[mask]


def wave(stack: list[Decision]) -> list[Decision]:
    """The decisions that are asked at the same time as the top one."""
    top = stack[-1]
    if not top.together:
        return [top]
    found: list[Decision] = []
    for decision in reversed(stack):
        if decision.together != top.together:
            break
        found.append(decision)
    return found


def asked(stack: list[Decision], seat: int) -> Decision | None:
    """What this seat is asked now, if anything; of several things in a wave the one that lies highest."""
    if not stack:
        return None
    top = stack[-1]
    if top.seat == seat:
        return top
    if top.together:
        for decision in wave(stack):
            if decision.seat == seat:
                return decision
    return None


def in_the_open(stack: list[Decision], first: int = 0) -> list[Decision]:
    """The stack as everybody may know it: those who are asked at once in seat order, `first` on top, for which of them
    did something last may be a secret."""
    if not stack or not stack[-1].together:
        return stack
    bottom = len(stack) - len(wave(stack))
    found = stack[:bottom]
    for decision in stack[bottom:]:
        turn = (decision.seat - first) % len(TURN_TAKER)
        at = len(found)
        while at > bottom and (found[at - 1].seat - first) % len(TURN_TAKER) < turn:
            at -= 1
        found.insert(at, decision)
    return found
