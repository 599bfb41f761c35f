"""The view of Orléans, field by field (`bastide.core.view_types` has what every game's view has).

Characters are "farmer", "boatman", "craftsman", "trader", "knight", "scholar" and "monk"; "own_farmer" and its like are
the tokens that a player begins with. Goods are "grain", "cheese", "wine", "wool" and "brocade".
"""

from typing import NotRequired, TypedDict

from bastide.core.view_types import AskedView, SharedView, With
from bastide.games.orleans.orders.view_types import OrderView

Goods = dict[str, int]
"""How many of each good, all five."""


class OfferView(TypedDict):
    """What a target offers to be spared."""

    coins: int
    """Coins."""
    goods: Goods
    """Goods."""
    brasserie: Goods
    """Goods that lie on his Brasserie."""


class OrleansAsked(AskedView):
    """An open question."""

    tokens: NotRequired[list[str]]
    """Tokens in hand that everybody knows."""
    place: NotRequired[str]
    """The place that they come from."""
    owed: NotRequired[int]
    """How much is owed."""
    villain: NotRequired[str]
    """The villain that is played (intrigue)."""
    by: NotRequired[int]
    """Whose villain it is."""
    target: NotRequired[int]
    """Whom he hits."""
    offer: NotRequired[OfferView]
    """What the target offers to be spared."""
    good: NotRequired[str]
    """What he does: the good of the target."""
    own: NotRequired[str]
    """And the good that is given for it."""
    slot: NotRequired[str]
    """Or the slot that is hit."""
    track: NotRequired[str]
    """Or the track."""


class EventView(TypedDict):
    """An event."""

    name: str
    """Its name."""
    rule: str
    """The number of its rule."""
    negative: bool
    """Whether it is a bad one."""
    strikes: bool
    """Whether it does something in phase 6."""


class EdgeView(TypedDict):
    """A connection of the map."""

    name: str
    """Its id: both cities and the way."""
    way: str
    """"road" or "river"."""
    ends: list[str]
    """Its two cities."""
    goods: list[str]
    """Goods that lie on it."""
    taken: int
    """How many goods were taken from it."""


class TileView(TypedDict):
    """A place tile that can be taken."""

    name: str
    """Its name."""
    level: int
    """1 or 2: the stack it belongs to."""
    slots: list[str]
    """Which character each slot wants; "any" is any token, "any_neutral" any but starters."""


class TrackSpace(TypedDict):
    """What is printed on a space of a track; what is not printed is left out."""

    good: NotRequired[str]
    """A good."""
    coins: NotRequired[int]
    """Coins."""
    citizen: NotRequired[str]
    """The citizen that lies there until somebody comes first."""
    technology: NotRequired[int]
    """Technology tiles."""
    level: NotRequired[int]
    """Up to which level place tiles can be chosen."""
    draws: NotRequired[int]
    """How many tokens may be drawn."""
    points: NotRequired[int]
    """Steps on the development track."""
    star: NotRequired[int]
    """The level of development that begins there."""


class DeedView(TypedDict):
    """A deed, or a villain."""

    name: str
    """Its name."""
    rule: str
    """The number of its rule."""
    spaces: list[str]
    """Which character each space wants."""
    open: int
    """How many spaces are open with so many players."""
    filled: list[str | None]
    """By open space, who was sent there."""
    citizens: int
    """Citizens that still lie there."""
    goods: Goods
    """Goods that still lie there."""
    laid: list[str | None]
    """By open space, the good on it; empty where the deed has none."""
    technology: int
    """Technology tiles that still lie beside it."""


class SlotView(TypedDict):
    """A slot of a place."""

    type: str
    """Which character it wants."""
    token: str | None
    """What lies on it: a token, or "technology"."""


class Blocked(With):
    """Why something cannot be carried out."""

    why: str
    """A key of words."""


class PlaceView(TypedDict):
    """A place of a player."""

    name: str
    """Its name."""
    level: int
    """0 for the player's board, else the stack of the tile."""
    slots: list[SlotView]
    """Its slots."""
    acts: bool
    """Whether it is carried out in phase 5; others only help."""
    active: bool
    """Whether it is activated."""
    barred: bool
    """Whether it cannot be used in this round."""
    jammed: bool
    """Whether the event keeps it from working because technology lies on it."""
    blocked: Blocked | None
    """Why it could not be carried out as things stand, of a place that is activated or that the event forbids."""


class PlayerView(TypedDict):
    """A player. While others plan in secret, they are seen as they were when they began."""

    coins: int
    """Coins."""
    goods: Goods
    """Goods, without those on the Brasserie."""
    brasserie: Goods
    """Goods that lie on the Brasserie."""
    bag: int
    """How many tokens are in the bag."""
    bag_tokens: list[str] | None
    """Which; null for others."""
    market: list[str]
    """Tokens in the market."""
    market_size: int
    """Spaces of the market."""
    tower: list[str] | None
    """Tokens on the Gunpowder Tower; null without it."""
    tower_size: int
    """Spaces of the Gunpowder Tower."""
    fresh: list[str]
    """Tokens that were drawn or taken back and have still to be laid out, where the viewer may know them."""
    drawn: list[str]
    """Tokens that the player has drawn with a place and is about to lay; empty for others."""
    places: list[PlaceView]
    """The places that the player can use."""
    new: list[str]
    """Slots that were filled since the player began to plan; empty for others."""
    held: int
    """Technology tiles that have still to be laid."""
    bound: int
    """How many of them must go on a farmer's slot."""
    tracks: dict[str, int]
    """By track, the space that the player has come to, from 0."""
    level: int
    """The level of development."""
    draws: int
    """How many tokens may be drawn."""
    most: int | None
    """How many can be drawn with what is in the bag; null for others."""
    merchant: str
    """The city where the merchant is."""
    stations: list[str]
    """Cities with a trading station."""
    stations_left: int
    """Trading stations in hand."""
    citizens: int
    """Citizens."""
    orders: NotRequired[list[OrderView]]
    """Orders that were fulfilled (with orders)."""


class OrleansView(SharedView):
    """The whole view."""

    asked: list[OrleansAsked]
    """The open questions."""
    round: int
    """The round, counted from 1; 0 before the first."""
    rounds: int
    """How many there are."""
    phase: str
    """"removal" (before the first round), "census", "followers", "planning", "actions" or "event"."""
    first: int
    """Who begins this round."""
    active: int
    """Whose turn it is in phase 5."""
    in_turn: bool
    """Whether this round is planned in turn order, not at once."""
    passed: list[int]
    """Who has passed."""
    planned: list[int]
    """Whose plan is confirmed."""
    event: EventView | None
    """The event in force; null before the first round."""
    past: list[str]
    """Events that were turned up, the one in force last."""
    hourglass: int
    """How many events are to come."""
    letters: list[str]
    """The letters on their backs, the next one first."""
    supply: list[int]
    """Tokens on the main board by character."""
    market: Goods
    """Goods on the main board."""
    edges: list[EdgeView]
    """The connections of the map."""
    tiles: list[TileView]
    """Place tiles that can be taken."""
    technology: int
    """Technology tiles that are left."""
    tracks: dict[str, list[TrackSpace]]
    """By track, what is printed on its spaces."""
    citizens: list[str]
    """Citizens that lie on the main board."""
    deeds: list[DeedView]
    """The deeds, and the villains where they play."""
    players: list[PlayerView]
    """The players by seat."""
    orders: NotRequired[list[OrderView]]
    """Orders that lie open (with orders)."""
    order_deck: NotRequired[int]
    """How many are left in the deck (with orders)."""
