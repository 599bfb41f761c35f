"""Whether a person at a shared screen sees something that the next one must not."""

from typing import Final

from bastide.core.state import State

REMEMBERED: Final = ("points", "scores", "ranking", "ledger", "sold_goods")
"""What everybody saw happen and may have counted: hidden from others, but not worth a curtain."""


def keeps_secrets(state: State, seat: int | None) -> bool:
    """Whether a seat sees more than a spectator who remembers everything."""
    return shared(state.view(seat)) != shared(state.view(None))


def shared(thing: object) -> object:
    """A view without who looks and what a good memory knows anyway."""
    if isinstance(thing, dict):
        return {name: shared(value) for name, value in thing.items() if name not in ("seat", *REMEMBERED)}
    if isinstance(thing, list):
        return [shared(value) for value in thing]
    return thing
