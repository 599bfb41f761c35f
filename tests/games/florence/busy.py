"""A player for tests who keeps his money together: chance chooses what to do, but he bids low and takes coins."""

from bastide.core.action import Action
from bastide.core.rng import Rng
from bastide.core.state import State

SELDOM = {"convert": 8, "raise": 4, "refuse": 3, "merchant": 4}
"""Of so many times once."""
IDLE = ("pass", "leave", "end", "skip", "forgo", "reject")
"""Half the time only where nothing else is to be done."""
LOW = {"stake": 6, "finish": 3, "share": 4, "exchange": 3}
"""Of such actions one of the first."""


def busy(state: State, seat: int, rng: Rng) -> Action:
    verbs: dict[str, list[Action]] = {}
    for action in sorted(state.legal(seat), key=price):
        verbs.setdefault(action.do, []).append(action)
    names = [name for name in verbs if rng.below(SELDOM.get(name, 1)) == 0] or list(verbs)
    if rng.below(2):
        names = [name for name in names if name not in IDLE] or names
    name = names[rng.below(len(names))]
    some = verbs[name][: LOW.get(name)]
    return some[rng.below(len(some))]


def price(action: Action) -> int:
    """What a bid costs; everything else stays in its order."""
    space = action.fields().get("space", 0)
    return space if isinstance(space, int) else 0
