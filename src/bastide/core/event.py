"""What an action made happen, for the log and for animation. Recorded only while somebody watches (`state.watch()`)."""

from bastide.core.phrases import Value


class Event:
    """`kind` is a key of the words (`event-<kind>`); moves of pieces name `piece`, `from` and `to`.

    With `turn` (of the seat whose turn it is, or of nobody) and `round` whatever was done before is a turn of its own,
    even if the same seat acts next.

    With `missed` among its arguments, which says why, it tells what has come to nothing for its seat.

    An event with `secret` may be shown only to its own seat. One with `reveals` shows what nobody, or not everybody,
    knew before (a roll, a draw, a secret choice): beyond it, taking back needs the consent of the others.
    """

    def __init__(
        self, kind: str, seat: int, args: dict[str, Value], secret: bool = False, reveals: bool = False
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret
        self.reveals = reveals

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.seat, self.args, self.secret, self.reveals))

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat may know of it."""
        return not self.secret or seat == self.seat

    def to_json(self) -> dict[str, object]:
        """The event as JSON."""
        shown = {name: list(value) if isinstance(value, tuple) else value for name, value in self.args.items()}
        return {"event": self.kind, "seat": self.seat, **shown}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.args!r})"


class Step:
    """What happened between two looks at a state (`State.steps`).

    `kind` is `action`, what the action itself did; `settled`, a decision that left nothing to choose, which is `asked`;
    or `course`, one thing that the table does by itself: whose turn comes, an event, a phase or a round that begins.
    """

    def __init__(self, kind: str, asked: dict[str, object] | None, events: list[Event]) -> None:
        self.kind = kind
        self.asked = asked
        self.events = events

    def __repr__(self) -> str:
        return f"Step({self.kind!r}, {self.asked!r}, {self.events!r})"
