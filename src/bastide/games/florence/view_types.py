"""The view of The Princes of Florence, field by field (`bastide.core.view_types` has what every game's view has).

Cards, buildings, landscapes, freedoms and objects are ids; cells of an estate are counted row by row from 0.
"""

from typing import NotRequired, TypedDict

from bastide.core.view_types import AskedView, SharedView
from bastide.games.florence.cooperative.view_types import CooperativeView
from bastide.games.florence.muse_princess.view_types import MusePrincessView
from bastide.games.florence.solo.view_types import SoloView


class FlorenceAsked(AskedView):
    """An open question."""

    tile: NotRequired[str]
    """What is to be laid or built."""
    object: NotRequired[str]
    """The object that is sold."""
    bid: NotRequired[int]
    """The bid that it stands at."""
    price: NotRequired[int]
    """What it costs (against Diego)."""
    roll: NotRequired[int]
    """What was rolled for it (against Diego)."""
    modifier: NotRequired[int]
    """What Diego's card adds (against Diego)."""
    must: NotRequired[bool]
    """Whether it cannot be declined (against Diego)."""
    deck: NotRequired[str]
    """The deck that was drawn from."""
    count: NotRequired[int]
    """How many cards are looked at."""
    value: NotRequired[int]
    """The value of the Work."""
    coins: NotRequired[int]
    """Coins that it is about: what the Merchant would pay, or what a partner is asked for."""
    other: NotRequired[int]
    """The partner to build with (cooperative)."""
    barred: NotRequired[dict[str, list[int]]]
    """By seat, free cells that would touch another building (cooperative)."""
    character: NotRequired[str]
    """The special character that may be used (Muse & Princess)."""


class Prices(TypedDict):
    """Fixed prices."""

    card: int
    """A card."""
    freedom: int
    """A freedom."""


class ObjectView(TypedDict):
    """A stack of the auction."""

    object: str
    """What is sold."""
    left: int
    """How many are left."""
    sold: bool
    """Whether it was sold in this round."""


# "raise" is a word of Python: a member of that name can only be declared like this.
Raise = TypedDict("Raise", {"raise": int})
"""By how much a bid is raised."""


class AuctionView(Raise):
    """The auction of phase A."""

    objects: list[ObjectView]
    """What can be bought."""
    item: str | None
    """What is sold now."""
    bid: int | None
    """The highest bid."""
    leader: int | None
    """Whose it is."""
    bidders: list[int]
    """Who still bids for this object."""
    still_in: list[int]
    """Who has bought nothing yet in this round."""
    chooser: int | None
    """Who puts up the next object."""
    opening: int
    """The least that must be bid."""


class Decks(TypedDict):
    """A number of cards of each deck."""

    professions: int
    """Professions."""
    bonuses: int
    """Bonus cards."""
    prestiges: int
    """Prestige cards."""


class TurnView(TypedDict):
    """A turn of phase B."""

    seat: int
    """Whose."""
    actions: int
    """How many actions are left."""


# "with" is a word of Python too.
Shared = TypedDict("Shared", {"with": NotRequired[int]})
"""The neighbour in whose estate the rest of it lies (cooperative)."""


class TileView(Shared):
    """A tile in an estate."""

    tile: str
    """What it is."""
    cells: list[int]
    """Where it lies."""


class WorkParts(TypedDict):
    """What the value of a Work is made of."""

    building: int
    """The building."""
    landscape: int
    """The landscape."""
    freedom: int
    """The freedom."""
    jesters: int
    """Jesters."""
    cards: int
    """Profession and recruiting cards."""
    module: int
    """What modules add."""


class WorkView(TypedDict):
    """What the Work of a profession in hand would be worth."""

    card: str
    """The profession."""
    parts: WorkParts
    """What its value is made of."""
    value: int
    """The sum."""
    bonus: int
    """What all bonus cards in hand would add."""
    reaches: bool
    """Whether the sum alone reaches the minimum of the round."""


class LookedAt(TypedDict):
    """A card that one chooses from."""

    card: str
    """Its name."""
    worth: int
    """What it would be worth now."""


class Packing(TypedDict):
    """What a tile would leave room for, while it is laid."""

    best: list[int]
    """The cells where it leaves the most room."""
    kinds: int
    """How many kinds of tiles there are."""
    rooms: dict[str, list[int]]
    """By cells ("0 1 8"): how many kinds of tiles would still fit, and on how many cells a building could come."""


class PlayerView(TypedDict):
    """A player. What is behind the screen is null, or empty, for others until the game is over."""

    seat: int
    """Who."""
    points: int
    """Points."""
    coins: int | None
    """Coins, behind the screen."""
    estate: list[TileView]
    """What was laid in the estate."""
    empty: int
    """Its empty cells."""
    buildings: list[str]
    """Buildings."""
    jesters: int
    """Jesters."""
    builders: int
    """Builders."""
    freedoms: list[str]
    """Freedoms."""
    recruiting: int
    """Recruiting cards in hand."""
    received: int
    """Recruiting cards for which others took professions of the player's."""
    played: list[str]
    """Professions whose Works were presented."""
    recruited: list[str]
    """Professions that everybody has seen when they were recruited."""
    hand: Decks
    """How many cards are in hand."""
    card_count: int
    """Profession and recruiting cards, which every Work counts."""
    best: int
    """The value of the best Work of this round."""
    building_price: int
    """What a building costs."""
    still_in: bool
    """Whether the player can still buy in this round's auction."""
    cards: list[str]
    """The hand, behind the screen."""
    prestiges: dict[str, int] | None
    """What each prestige card would score as things stand, behind the screen."""
    works: list[WorkView] | None
    """What Works would be worth, behind the screen."""
    adds: dict[str, dict[str, int]] | None
    """By thing and profession in hand, what it would add to the Work, behind the screen."""
    brings: dict[str, int]
    """What objects would score at once."""
    fits: list[str]
    """Tiles for which the estate has room."""
    bonuses: dict[str, int] | None
    """What each bonus card would add to a Work now, behind the screen."""
    looked_at: list[LookedAt] | None
    """Cards that the player chooses from, behind the screen."""
    recruitable: dict[str, int] | None
    """What the Works of professions would be worth that a recruiting card could fetch, behind the screen."""
    packing: Packing | None
    """While the player lays a tile: what each spot would leave room for, behind the screen."""
    barred: list[int]
    """Free cells where no building can come."""


class FlorenceView(SharedView):
    """The whole view."""

    asked: list[FlorenceAsked]
    """The open questions."""
    round: int
    """The round, counted from 1."""
    rounds: int
    """How many there are."""
    phase: str
    """The phase: "auction" and "actions", and those that modules add."""
    first: int
    """Who begins."""
    order: list[int]
    """Seats in turn order."""
    minimum: int
    """The least that a Work must be worth in this round."""
    minimums: list[int]
    """The same for all rounds."""
    prices: Prices
    """Fixed prices."""
    reward: int
    """Prestige points for a second landscape of a kind, and the like."""
    auction: AuctionView
    """The auction."""
    decks: Decks
    """How many cards are left."""
    buildings: dict[str, int]
    """How many of each building are left."""
    freedoms: dict[str, int]
    """How many of each freedom are left."""
    gone: list[str]
    """Bonus cards that were used."""
    turn: TurnView | None
    """The turn of now, in phase B."""
    grid: int
    """Rows and columns of an estate."""
    palazzo: list[int]
    """Cells of the palazzo."""
    outlines: dict[str, list[list[int]]]
    """By tile, its cells as pairs of row and column."""
    converts: bool
    """Whether points can be turned into coins."""
    players: list[PlayerView]
    """The players by seat."""
    sizes: dict[str, str]
    """By building, "large", "medium" or "small"."""
    solo: NotRequired[SoloView]
    """The game against Diego (alone)."""
    muse_princess: NotRequired[MusePrincessView]
    """Special characters (with Muse & Princess)."""
    cooperative: NotRequired[CooperativeView]
    """Joint buildings and offers (with Cooperative Building)."""
