"""The view of Burgundy, field by field (`bastide.core.view_types` has what every game's view has).

Tiles and their types are ids ("mine", "knowledge_7"), goods "goods_1" to "goods_6", hexes "h01" to "h37".
"""

from typing import NotRequired, TypedDict

from bastide.core.view_types import AskedView, SharedView

Goods = dict[str, int]
"""Goods by colour; a colour of which there is none is left out."""


class BonusTiles(TypedDict):
    """Bonus tiles for finished types of hexes."""

    large: list[str]
    """Types of the large ones."""
    small: list[str]
    """Types of the small ones."""


class TrackPlace(TypedDict):
    """A pawn on the track of turn order."""

    seat: int
    """Whose."""
    position: int
    """On which space, counted from 0."""


class AreaWorth(TypedDict):
    """An unfinished area of a duchy."""

    hexes: list[str]
    """Its hexes."""
    size: int
    """How many those are."""
    left: int
    """How many of them are empty."""
    points: int
    """Points for its last hex, to which `phase_points` are added."""


class Sale(TypedDict):
    """What selling goods brings."""

    points: int
    """For each tile of goods."""
    silver: int
    """For the sale."""
    workers: int
    """For the sale."""


class Taking(TypedDict):
    """What taking workers brings."""

    workers: int
    """Workers."""
    silver: int
    """Silver."""


class Mines(TypedDict):
    """What mines bring at the end of a phase."""

    silver: int
    """Silver."""
    workers: int
    """Workers."""


class EndWorth(TypedDict):
    """Points that leftovers would score at the end."""

    goods: int
    """For goods."""
    silver: int
    """For silver."""
    workers: int
    """For workers."""


class Worth(TypedDict):
    """What a player's things are worth as they stand."""

    knowledge: dict[str, int]
    """By number of the knowledge tile, 16 to 26: the points that it would score."""
    areas: list[AreaWorth]
    """The unfinished areas."""
    types: dict[str, int]
    """Empty hexes by type; the last of a type brings a bonus tile."""
    sale: Sale
    """What selling brings."""
    take: Taking
    """What a die brings that is given up for workers."""
    mines: Mines
    """What the mines bring."""
    end: EndWorth
    """What leftovers would score."""


class Choice(TypedDict):
    """A duchy and the hex of its first castle, chosen in secret."""

    duchy: int
    """The number of the duchy."""
    castle: str
    """The hex."""


class PlayerView(TypedDict):
    """A player."""

    seat: int
    """Who."""
    duchy: int | None
    """The number of the duchy; null before it is chosen."""
    hexes: dict[str, str]
    """Tiles by the hex on which they lie."""
    storage: list[str | None]
    """The three storage spaces."""
    goods: Goods
    """Goods that can be sold."""
    silver: int
    """Silver."""
    workers: int
    """Workers."""
    points: int
    """Points."""
    bonus: BonusTiles
    """Bonus tiles that the player has."""
    sold: int
    """How many goods were sold."""
    dice: list[int]
    """The two dice; 0 before the first roll."""
    knowledge: list[int]
    """Numbers of the knowledge tiles in the duchy."""
    empty_hexes: int
    """How many hexes are empty."""
    chosen: bool
    """Whether a choice was made that is still secret."""
    worth: Worth
    """What things are worth as they stand."""
    sold_goods: NotRequired[Goods]
    """Which goods were sold: for the player, and for all when the game is over."""
    sold_worth: NotRequired[int]
    """What knowledge 15 would score; shown to the same."""
    choice: NotRequired[Choice]
    """The player's own secret choice, until all have chosen."""


class PhasePoints(TypedDict):
    """A phase on the calendar."""

    phase: str
    """Its letter."""
    points: int
    """Points for finishing an area in it."""


class BonusPoints(TypedDict):
    """Points of bonus tiles with so many players."""

    large: int
    """Of a large one."""
    small: int
    """Of a small one."""


class Box(TypedDict):
    """What is printed on the main board."""

    phases: list[PhasePoints]
    """The calendar."""
    rounds: int
    """Rounds of a phase."""
    bonus: BonusPoints
    """What bonus tiles score."""
    purchase: int
    """Silver that a tile of the black depot costs."""
    depot_spaces: int
    """Spaces of each numbered depot with so many players."""
    black_spaces: int
    """Spaces of the black depot."""
    goods_spaces: int
    """How many kinds of goods a player has room for."""
    track: int
    """Spaces of the track of turn order."""


class BurgundyView(SharedView):
    """The whole view."""

    asked: list[AskedView]
    """The open questions."""
    setup: str
    """The set-up: "basic", "advanced_open" or "advanced_secret"."""
    phase: str | None
    """"a" to "e"; null while duchies are chosen."""
    round: int
    """1 to 5."""
    order: list[int]
    """Seats in the order of this round."""
    turn: int
    """Whose place in the order it is, counted from 0."""
    white: int
    """The white die; 0 before the first roll."""
    used: list[bool]
    """Which dice of the active player are used."""
    bought: bool
    """Whether the active player has bought from the black depot in this turn."""
    depots: dict[str, list[str | None]]
    """Tiles by depot ("black", "1" to "6") and space."""
    depot_goods: dict[str, Goods]
    """Goods by depot."""
    round_goods: list[str]
    """Goods on the round spaces, those of the next round first."""
    bonus: BonusTiles
    """Bonus tiles that are left on the board."""
    boards: list[list[int]]
    """By seat, the duchies to choose from; empty where there was nothing to choose."""
    gone: dict[str, int]
    """Tiles that have left the game, by name."""
    phase_points: int | None
    """What this phase adds to the points of an area; null before the first."""
    track: list[TrackPlace]
    """The track of turn order, who is first on it first."""
    players: list[PlayerView]
    """The players by seat."""
    maps: dict[str, list[str]]
    """By number of duchy, the types of its 37 hexes."""
    hex_dice: list[int]
    """The number that is printed on each hex."""
    box: Box
    """What is printed on the main board."""
    piles: dict[str, int]
    """How many tiles are left in each face-down pile."""
    unseen: dict[str, dict[str, int]]
    """Which tiles those are, by pile and name: all can work it out."""
    unseen_goods: Goods
    """Goods that nobody has seen yet."""
    prices: dict[str, dict[str, list[int]]] | None
    """By unused die of the active player ("0", "1") and use ("take", "sell", or the type of hex to place on): the
    workers that each value from 1 to 6 would cost. Null where nobody's turn is asked."""
