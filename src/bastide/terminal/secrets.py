"""Whether a person at a shared screen sees something that the next one must not."""

from typing import Final

from bastide.core.state import State

REMEMBERED: Final = ("points", "scores", "ranking", "ledger")
"""What everybody saw happen and may have counted, in every game: hidden from others, but not worth a curtain."""


def keeps_secrets(state: State, seat: int | None, remembered: tuple[str, ...] = ()) -> bool:
    """Whether a seat sees more than a spectator who remembers everything, of this game that too."""
    known = frozenset(("seat", *REMEMBERED, *remembered))
    return shared(state.view(seat), known) != shared(state.view(None), known)


def shared(thing: object, known: frozenset[str]) -> object:
    """A view without who looks and what a good memory knows anyway."""
    if isinstance(thing, dict):
        return {name: shared(value, known) for name, value in thing.items() if name not in known}
    if isinstance(thing, list):
        return [shared(value, known) for value in thing]
    return thing
