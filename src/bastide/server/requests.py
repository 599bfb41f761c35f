"""What may be asked of the server: the bodies and parameters of requests, with their limits."""

from typing import Annotated, Any, Literal

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

# Names that cannot be told apart, or turn the line around, are no names: no control characters, no invisible ones.
# Joiners are needed within some words and emoji. "$" alone would let a line end follow.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\u2800\u3164\ufeff\uffa0"
)
END = r"$(?!\n)"
NAMED = rf"[^\s\u200c\u200d{UNSEEN}]([^{UNSEEN}]*[^\s\u200c\u200d{UNSEEN}])?"
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=f"^{NAMED}{END}")]
SeatName = Annotated[str, Meta(max_length=24, pattern=f"^({NAMED})?{END}")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=f"^[!-~]+{END}")]
Digest = Annotated[str, Meta(pattern=f"^([0-9a-f]{{64}})?{END}")]
"""SHA-256, or nothing."""
Revealed = Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["en", "ru"]
Lang = Annotated[Language, QueryParameter(name="lang", description="language of the sentences")]
Wordy = Annotated[bool, QueryParameter(name="words", description="with sentences; without is lighter, for programs")]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000, description="the last entry seen")]
AskedSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=7)]
Which = Annotated[Literal["open", "mine", "public"], QueryParameter(name="scope", description="which tables")]
Invite = Annotated[str, QueryParameter(name="invite", max_length=64, description="the key of an invite link")]
TableId = Annotated[str, PathParameter(max_length=24)]
GameName = Annotated[str, PathParameter(max_length=40)]
Moves = Annotated[int, PathParameter()]
CostlyNumber = Annotated[int, PathParameter(description="which of the costliest turns, 0 for the first")]
StepNumber = Annotated[int, PathParameter(description="after how many actions")]


Value = Annotated[str, Meta(max_length=100)] | int | bool | Annotated[list[int], Meta(max_length=40)]
Fields = Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)]
"""What an action says, field by field."""
Text = Annotated[str, Meta(max_length=20_000)]
Settings = Annotated[
    dict[
        Annotated[str, Meta(max_length=40)],
        Text | int | bool | Annotated[list[int], Meta(max_length=40)] | Annotated[dict[str, Any], Meta(max_length=40)],
    ],
    Meta(max_length=40),
]
"""A game's options. A text may be long (how long, the option says), or come as the object that it holds; it is never
the name of a file."""


LOG_PAGE = 1000
"""Entries of the log in one answer."""


class Problem(msgspec.Struct):
    """Why a request was refused."""

    code: str
    message: str
    rule: str = ""
    detail: str = ""
    """For programmers, in English: which field of a request cannot be read, and why."""


def problems() -> dict[int, ResponseSpec]:
    """What a request may be refused with, for the documentation."""
    refused = ResponseSpec(Problem, description="refused", generate_examples=False)
    return dict.fromkeys((400, 401, 403, 404, 409, 413, 415, 422, 429, 503), refused)


class Once(msgspec.Struct, kw_only=True):
    """A request that can be sent again when no answer came: under the same key it is done once."""

    key: Key | None = None


class CallMe(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["open", "person", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: SeatName = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Settings = {}
    mode: Literal["online", "hotseat"] = "online"
    visibility: Literal["public", "invite"] = "invite"
    hints: bool | None = None
    commitment: Digest = ""
    """The SHA-256 of what the host will add to the dice."""


class Sit(Once, forbid_unknown_fields=True):
    seat: SeatNumber
    invite: Annotated[str, Meta(max_length=64)] = ""
    commitment: Digest = ""


class Reveal(Once, forbid_unknown_fields=True):
    """What I am bound to add to the dice: 32 bytes in hexadecimal digits. My commitment is the SHA-256 of this text."""

    reveal: Revealed


class BotSeat(Once, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """An action, as JSON or as a line of notation. `answers` is the number that came with the question."""

    seat: SeatNumber
    answers: Number
    key: Key
    action: Fields | Annotated[str, Meta(max_length=400)]


class Describe(msgspec.Struct, forbid_unknown_fields=True):
    """Some of the legal actions, by their texts."""

    seat: SeatNumber
    texts: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=60)]


class Keyed(msgspec.Struct, forbid_unknown_fields=True):
    key: Key


class TakeBack(Keyed, forbid_unknown_fields=True):
    """`seat`: whose person wants it, where several share a screen."""

    seat: SeatNumber | None = None


class Consent(Once, forbid_unknown_fields=True):
    proposal: Number
    yes: bool


class Say(Once, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=rf"[^\s\u200c\u200d{UNSEEN}]")]
    invite: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None
    """Whose person speaks, where several share a screen."""


class Kick(Once, forbid_unknown_fields=True):
    guest: Annotated[str, Meta(max_length=40)]
    ban: bool = False


class Silence(Once, forbid_unknown_fields=True):
    guest: Annotated[str, Meta(max_length=40)]
    silent: bool = True


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    moves: Number
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    mode: Literal["online", "hotseat"] = "online"
    commitment: Digest = ""


class Import(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=200_000)]


class PutAway(msgspec.Struct, forbid_unknown_fields=True):
    """`away`: false takes it back."""

    away: bool = True


class OneSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Accepted(msgspec.Struct):
    """What was written. `repeated`: it had been accepted before, under the same key."""

    number: int
    repeated: bool
