"""A recorded game by turns: what a seat did in a row, until others came or chance spoke. A bot plans as far."""

from dataclasses import dataclass, field

from bastide.core.action import Action
from bastide.core.record import Record
from bastide.core.state import State


@dataclass
class Turn:
    seat: int
    moves: int
    """How many were played before it."""
    actions: list[Action] = field(default_factory=list)
    choice: bool = False
    """Whether there was anything to choose."""


def states_of(record: Record) -> list[State]:
    """The position before the first move, and after each."""
    state = record.replay(0)
    found = [state]
    for action in record.moves:
        state = state.clone()
        state.apply(action)
        found.append(state)
    return found


def turns_of(record: Record, states: list[State]) -> list[Turn]:
    """Every turn, in the order in which they began. Where all choose at once, those of others may lie in between."""
    found: list[Turn] = []
    running: dict[int, Turn] = {}
    for moves, action in enumerate(record.moves):
        seat = action.seat
        turn = running.get(seat)
        if turn is None:
            turn = running[seat] = Turn(seat, moves)
            found.append(turn)
        turn.choice = turn.choice or len(states[moves].legal(seat)) > 1
        turn.actions.append(action)
        start, after = states[turn.moves], states[moves + 1]
        if after.asked(seat) is None or spoke(record, start, after):
            del running[seat]
        if spoke(record, states[moves], after):
            running.clear()
    return found


def spoke(record: Record, before: State, after: State) -> bool:
    """Whether chance has spoken, or something was revealed."""
    return before.rng.words() != after.rng.words() or record.game.beyond(before, after)
