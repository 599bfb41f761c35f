"""The shapes of the server's answers, for the documentation and for the page's types (`make types`)."""

from typing import Any, NotRequired, TypedDict


class Named(TypedDict):
    name: str


class OptionShown(TypedDict):
    """`first`: what is best set for somebody's first game. It can be set only where those flags that it `needs` are on
    and those that it `excludes` are off; `why` says so."""

    name: str
    type: str
    default: Any
    choices: list[Any]
    help: str
    labels: dict[str, str]
    seats: list[int]
    first: Any
    excludes: list[str]
    needs: list[str]
    why: str


class GameShown(TypedDict):
    """`alone`: whom one plays against who plays alone. `offered`: of the bots, those for people, the weakest first;
    `styled`: of those, the ones that take one of the `styles`, which are named."""

    name: str
    title: str
    seats: list[int]
    alone: str
    options: list[OptionShown]
    bots: list[str]
    offered: list[str]
    styled: list[str]
    styles: dict[str, str]
    nouns: list[str]


class SeatShown(TypedDict):
    """`voice` names a person in the chat of this table, whatever they are called, and nowhere else."""

    kind: str
    name: str
    bot: str
    away: bool
    abandoned: bool
    you: bool
    guest: str
    voice: str


class ProposalShown(TypedDict):
    number: int
    what: str
    by: str
    seat: int | None
    to: int | None
    asks_you: bool
    yours: bool


class ShareShown(TypedDict):
    """What somebody adds to the dice. Empty: no commitment was brought, nothing is revealed to all yet."""

    commitment: str
    revealed: bool
    reveal: str


class DiceShown(TypedDict):
    """Who is bound to what, seat by seat. `drawing`: now those who are bound reveal it. The server's secret is shown
    with the seed when the game has ended."""

    drawing: bool
    secret: str
    seats: list[ShareShown]


class TableInfo(TypedDict):
    """The table itself: who sits where, what has been proposed, what can be taken back. `notice`: the rules of the game
    have changed since it was begun; how far it can be looked at. Nobody plays on. `successor`: the bot that steps in
    for whoever has left, unless all agree to another."""

    id: str
    game: str
    options: dict[str, Any]
    mode: str
    visibility: str
    status: str
    number: int
    moves: int
    moves_undone: int
    host: str
    you_host: bool
    your_seats: list[int]
    invite: str
    seed_sha256: str
    seed: str
    dice: DiceShown
    seats: list[SeatShown]
    successor: str
    hints: bool
    silenced: list[str]
    can_fork: bool
    notice: str
    ending: str
    resigned: list[int]
    proposals: list[ProposalShown]
    can_undo: bool
    can_redo: bool


class WorthPart(TypedDict):
    points: int
    source: str


class Worth(TypedDict):
    """What an action scores at once, without what chance brings or the table does by itself."""

    points: int
    parts: list[WorthPart]


class Choice(TypedDict):
    """A legal action. Programs that ask for no words get only `text` and `action`. Of what it touches it `gives` some
    up. `asks`: why a person is asked before it is done (`render.grave`), empty where it can be taken back alone."""

    text: str
    action: dict[str, Any]
    touches: NotRequired[list[str]]
    gives: NotRequired[list[str]]
    rule: NotRequired[str]
    label: NotRequired[str]
    cost: NotRequired[dict[str, int]]
    change: NotRequired[dict[str, list[int]]]
    ends_turn: NotRequired[bool]
    asks: NotRequired[str]
    worth: NotRequired[Worth]


class Alike(TypedDict, total=False):
    """What all of many choices have in common."""

    gives: list[str]
    rule: str
    cost: dict[str, int]
    change: dict[str, list[int]]
    ends_turn: bool
    asks: str
    worth: Worth


class PositionShown(TypedDict):
    """The game as one viewer may see it. `answers` belongs into the next action. What is `alike` in all of `legal` is
    left out of each.

    A choice among very many comes to pages in `wide` and leaves `legal` empty: the text of each action, and what it
    touches as places in `things`. `describe` tells more of some of them.

    When nobody plays on, `course` is how the points of all sides stood at first and after each move.
    """

    seat: int | None
    view: dict[str, Any] | None
    question: str
    legal: list[Choice]
    alike: Alike
    things: list[str]
    wide: list[tuple[str, list[int]]]
    answers: int
    course: list[list[int]]


class Shown(PositionShown):
    table: TableInfo


class PastPosition(TypedDict):
    moves: int
    view: dict[str, Any]


class StandingShown(TypedDict):
    """After so many moves: by how many points each seat was ahead of the best of the others."""

    moves: int
    leads: list[float]


class CostlyShown(TypedDict):
    """A turn from the position after `moves` that cost so many points: what was played, what would have been better."""

    seat: int
    moves: int
    loss: float
    error: float
    played: list[str]
    better: list[str]
    why: str


class SeatAnalysed(TypedDict):
    turns: int
    agreed: int
    lost: float
    luck: float
    error: float


class AnalysisShown(TypedDict):
    """What a bot says of a finished game; while it thinks (`part` of it is done) the rest is empty."""

    ready: bool
    part: float
    chance: bool
    standings: list[StandingShown]
    costly: list[CostlyShown]
    seats: list[SeatAnalysed]


class FoldShown(TypedDict):
    """What an act adds to a line that it shares with those before and after it (`about`: which), and what is told of it
    besides."""

    about: str
    parts: list[str]
    lines: list[str]
    briefs: list[tuple[int, str, int]]


class EntryShown(TypedDict):
    """One entry of the log, with what it made happen: in `lines`, and for a move in `briefs` (whose it is, a few words,
    the points that came with it), with the points that each seat `gained`, what is worth a banner (`moments`: for which
    seat, -1 for everybody; by which seat, -1 for the table; a sentence), and what it adds to a line that it shares with
    others (`fold`); an event that tells what has come to nothing holds its words among these as `missed_brief`. What is
    said or taken back at a screen that
    several people share has the `seat` of whoever held it. After an undo or redo the game has `to` moves; `of` is
    there when only the move of that entry has left the line, or has come back as its last one."""

    number: int
    at: float
    kind: str
    name: str
    seat: int | None
    moves: NotRequired[int | None]
    action: NotRequired[dict[str, Any]]
    text: NotRequired[str]
    guest: NotRequired[str]
    voice: NotRequired[str]
    to: NotRequired[int]
    of: NotRequired[int]
    what: NotRequired[str]
    proposal: NotRequired[int]
    yes: NotRequired[bool]
    events: NotRequired[list[dict[str, Any]]]
    lines: NotRequired[list[str]]
    briefs: NotRequired[list[tuple[int, str, int]]]
    moments: NotRequired[list[tuple[int, int, str]]]
    fold: NotRequired[FoldShown]
    gained: NotRequired[list[tuple[int, int]]]


class RefusalShown(TypedDict):
    """Why a thing cannot be touched now; an empty `touch` stands for all that are not named."""

    touch: str
    rule: str
    message: str


class HintShown(TypedDict):
    """What a bot would do, how it would go on in the same turn, and why, in a sentence."""

    action: dict[str, Any]
    text: str
    label: str
    then: list[str]
    why: str
    answers: int


class SummarySeat(TypedDict):
    kind: str
    name: str
    bot: str
    away: bool


class Summary(TypedDict):
    seats: list[SummarySeat]
    host: str
    to_act: list[int]
    moves: int


class LobbyRow(TypedDict):
    """`progress`: how far a running game has come; `modules`: what was chosen, in short; `opponents`: whom one plays
    against whom nobody sits for. What I have `put_away` comes last."""

    id: str
    game: str
    mode: str
    visibility: str
    status: str
    updated: float
    summary: Summary
    progress: str
    modules: list[str]
    opponents: list[str]
    your_turn: NotRequired[bool]
    put_away: NotRequired[bool]
    can_put_away: NotRequired[bool]


class Shelved(TypedDict):
    put_away: bool


class TokenShown(TypedDict):
    token: str
