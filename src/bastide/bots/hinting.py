"""What to do, how to go on, and why: advice for people, the same in the terminal and on the server."""

from typing import Final

from bastide.bots.search import SearchBot
from bastide.core.action import Action
from bastide.core.catalog import game
from bastide.core.phrases import Phrase
from bastide.core.rng import Seed
from bastide.core.state import State
from bastide.search.considered import Considered
from bastide.search.reasons import Reasons, foreseen, sentence

HINTING: Final = SearchBot(nodes=1500)
"""Who is asked for hints. So many positions take about a second where nothing is compiled."""
SHOWN: Final = 4
"""Actions that are told."""
OTHERS: Final = 4
"""Other beginnings that the advice is compared with."""
CLEAR: Final = 1.0
"""Points by which a turn must come out ahead for that to be a reason."""


class Hint:
    def __init__(self, action: Action, then: list[Phrase], why: Phrase | None) -> None:
        self.action = action
        self.then = then
        """How to go on in the same turn, as far as that can be seen; some of it, if it is long."""
        self.why = why
        """A sentence; None where there is no choice."""


def hint(state: State, seat: int, seed: Seed = 0) -> Hint:
    """Advice for a seat that is asked something. It knows what the seat may know, and no more."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return Hint(legal[0], [], None)
    world = state.determinize(seat, seed)
    found = HINTING.consider(world.clone(), seat, seed)
    actions = found[0].actions
    return Hint(actions[0], described(world, seat, actions)[1:], sentence(reasons(state, seat, seed, found)))


def described(world: State, seat: int, actions: list[Action]) -> list[Phrase]:
    """Some actions in a row, each where it comes."""
    said: list[Phrase] = []
    for action in foreseen(game(world.game), world, seat, actions[:SHOWN]):
        said.append(action.describe(world))
        world.apply(action)
    return said


def reasons(state: State, seat: int, seed: Seed, found: list[Considered]) -> list[Phrase]:
    best = found[0]
    others = beginnings(found)
    parts = Reasons(game(state.game), state, seat, seed).of(best.actions, [other.actions for other in others])
    if parts:
        return parts
    ahead = best.value - max([other.value for other in others], default=best.value)
    if best.looks and ahead >= CLEAR:
        return [Phrase("reason-ahead", {"points": round(ahead)})]
    return [Phrase("reason-even" if others else "reason-clear")]


def beginnings(found: list[Considered]) -> list[Considered]:
    """The best turns that begin otherwise than the best of all, one of each beginning."""
    seen = [found[0].actions[0]]
    others: list[Considered] = []
    for one in found[1:]:
        if one.actions[0] not in seen:
            seen.append(one.actions[0])
            others.append(one)
    return others[:OTHERS]
