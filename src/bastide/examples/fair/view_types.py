"""The view of the Fair, field by field (`bastide.core.view_types` has what every game's view has)."""

from typing import NotRequired, TypedDict

from bastide.core.view_types import AskedView, SharedView


class FairAsked(AskedView):
    """An open question."""

    other: NotRequired[int]
    """Whom it is about."""
    ware: NotRequired[str]
    """The ware that is offered."""
    price: NotRequired[int]
    """The coins that are asked for it."""
    want: NotRequired[str | None]
    """The ware that is asked for it."""


class Pitch(TypedDict):
    """How large the pitches are."""

    columns: int
    """Their width."""
    rows: int
    """Their height."""


class LotView(TypedDict):
    """A booth."""

    name: str
    """Its name."""
    cells: list[list[int]]
    """Its shape, as pairs of column and row."""


class AuctionView(TypedDict):
    """The auction."""

    bidders: list[int]
    """Who is still in."""
    bid: int
    """The highest bid."""
    leader: int | None
    """Whose it is."""


class TraderView(TypedDict):
    """A player. What is behind the screen is null for others until the game is over."""

    seat: int
    """Who."""
    points: int
    """Points."""
    wares: int
    """How many wares are in hand."""
    hand: list[str] | None
    """Which, behind the screen."""
    coins: int | None
    """Coins, behind the screen."""
    shown: str | None
    """The ware that is going to be shown, in secret until all are ready."""
    stake: int | None
    """Coins that are going to be staked, the same."""
    built: list[str]
    """Cells of the pitch under booths."""
    blocked: list[str]
    """Cells that were blocked."""


class FairView(SharedView):
    """The whole view."""

    asked: list[FairAsked]
    """The open questions."""
    day: int
    """The day, from 1."""
    days: int
    """How many there are."""
    phase: str
    """"plan", "bid", "build" or "trade"."""
    first: int
    """Who begins."""
    pitch: Pitch
    """How large the pitches are."""
    market: list[str]
    """Wares on the market."""
    bag: int
    """How many wares are in the bag."""
    lots: int
    """How many booths are to come."""
    lot: LotView | None
    """The booth that is sold and built now."""
    auction: AuctionView | None
    """Its auction."""
    players: list[TraderView]
    """The players by seat."""
