"""What `State.view` returns in every game, field by field. Games add their own in their `view_types`.

Types for whoever reads views; nothing of it is there at run time, when a view is a plain dictionary. A seat is a number
from 0; names of components are ids, whose words stand in the game's `text` folder.
"""

from typing import TypedDict

Value = int | str | bool
"""An argument of a phrase; a text that begins with @ is the key of words."""


class OpponentView(TypedDict):
    """An opponent whom nobody sits for."""

    name: str
    """Its words stand under `opponent-<name>`."""
    points: int
    """Its points."""


# "with" is a word of Python: a member of that name can only be declared like this.
With = TypedDict("With", {"with": dict[str, Value]})
"""The arguments of the phrase `why`."""


class Tie(With):
    """A tie of the final ranking that was broken."""

    ahead: int
    """Who is ahead."""
    behind: int
    """Of whom."""
    why: str
    """What broke it, a key of words."""


class LedgerRow(TypedDict):
    """A gain (or loss) of points."""

    seat: int
    """Whose; an opponent whom nobody sits for has the number after the seats."""
    points: int
    """How many; less than 0 for a loss."""
    rule: str
    """The number of the rule."""
    why: str
    """A key of words."""
    what: str
    """The component that brought them; empty where the reason says it all."""
    move: int
    """With which move, counted from 1; 0 for what is not booked yet."""


class AskedView(TypedDict):
    """A question that is open, as everybody may know it."""

    seat: int
    """Who is asked."""
    ask: str
    """The name of the question."""


class SharedView(TypedDict):
    """What every game's view has."""

    game: str
    """The name of the game."""
    seat: int | None
    """Who looks; null is a spectator."""
    seats: int
    """How many play."""
    moves: int
    """How many moves were played."""
    to_act: list[int]
    """The seats that owe a decision now; none when the game is over."""
    ready: list[int]
    """While several decide at once: who has decided."""
    over: bool
    """Whether the game is over."""
    scores: list[int | None]
    """Points by seat; null where the viewer may not know them."""
    opponents: list[OpponentView]
    """Opponents whom nobody sits for, as in a solo game."""
    ranking: list[int]
    """Seats and opponents from best to worst as it stands; empty where the viewer may not know all points."""
    winners: list[int]
    """The winning seats; empty while the game goes on."""
    ties: list[Tie]
    """Ties of the final ranking that were broken."""
    ledger: list[LedgerRow]
    """Where points came from, oldest first, as far as the viewer may know."""
    due: list[LedgerRow]
    """As things stand, what counts already though it is booked only at the end; none in games that book all at once."""
