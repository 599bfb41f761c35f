"""The view of Caylus 1303, field by field (`bastide.core.view_types` has what every game's view has).

Spaces of the road are counted from 0; goods are "food", "wood", "stone", "cloth" and "gold".
"""

from typing import TypedDict

from bastide.core.view_types import AskedView, SharedView

Amounts = dict[str, int]
"""How many of each good, and under "worker" of those; what is not there is left out."""


class CaylusAsked(AskedView):
    """An open question."""

    space: int | None
    """The space of the road that it is about."""
    slot: int | None
    """The tile of the construction site that it is about."""
    extra: bool
    """Whether it is the Deliveryman's further delivery."""


class SpaceView(TypedDict):
    """A space of the road."""

    kind: str
    """What lies there: "empty", "printed", "starting", "wooden", "stone", "residence", "prestige" or "bridge"."""
    building: str | None
    """The building."""
    side: str
    """Which of its faces counts: "setup" on the two spaces where a game begins with it, else "build"."""
    owner: int | None
    """Whose house stands above it."""
    owner_points: list[int]
    """By seat, the points that a worker of that seat would bring the owner."""
    workers: list[int]
    """Whose workers stand there, first come first."""
    takes_workers: bool
    """Whether workers can be placed on such a building."""
    active: bool
    """Whether it lies before the provost."""


class SiteTile(TypedDict):
    """A tile of the construction site."""

    building: str
    """The building."""
    available: bool
    """Whether it can be used in this round."""
    since: int
    """From which round on it can."""


class SiteView(TypedDict):
    """The construction site."""

    workers: list[int]
    """Whose workers are there, left to right."""
    places: int
    """How many places are printed."""
    open: int
    """How many of them count with so many players."""
    leads: int | None
    """Who has delivered the most in this round."""
    tiles: list[SiteTile]
    """The tiles beside it."""
    characters: list[str]
    """The characters that lie there."""


class Supply(TypedDict):
    """Buildings that can be built."""

    wooden: list[str]
    """Of wood."""
    stone: list[str]
    """Of stone."""
    prestige: list[str]
    """Prestige buildings."""


class PlayerView(TypedDict):
    """A player."""

    seat: int
    """Who."""
    goods: dict[str, int]
    """Goods, all five kinds."""
    reserve: int
    """Workers that can be placed."""
    camp: int
    """Workers that have to be recruited first."""
    standing: int
    """Workers on the road."""
    at_site: bool
    """Whether a worker is at the construction site."""
    houses: int
    """Houses in hand."""
    characters: list[str]
    """Characters that the player holds."""
    used: list[str]
    """Those of them that have done their work in this round."""
    points: int | None
    """Points; null where the viewer may not know them."""
    residences: int
    """How many residences the player owns."""
    buildings: list[int]
    """The spaces of the road with a house of the player's."""
    passed: bool
    """Whether the player has passed."""
    sets: int
    """Sets delivered in this round."""
    set_points: int
    """What a set without gold would score now."""
    gold_set_points: int
    """What a set with gold would score now."""
    gold_points: int
    """What gold would score at the end."""
    place_cost: int
    """Workers that placing one costs."""
    recruits: Amounts
    """What the next round brings."""
    recruiters: list[list[int | str]]
    """Where its workers come from: pairs of what brings them and how many; those whom everybody gets come
    from nothing that has a name."""


class CaylusView(SharedView):
    """The whole view."""

    asked: list[CaylusAsked]
    """The open questions."""
    open_scores: bool
    """Whether points are played in the open."""
    first_game: bool
    """Whether it is the recommended first game."""
    round: int
    """The round, counted from 1."""
    rounds: int
    """How many there are."""
    phase: str
    """"draft", "planning", "activation", "delivery" or "management"."""
    at: int | None
    """The space of the road that activation has come to."""
    provost: int
    """How many spaces lie before the provost."""
    provost_low: int
    """The least that can be."""
    provost_high: int
    """The most that can be."""
    provost_next: int
    """Where he will stand in the next round, as things are."""
    squares: int
    """Marked squares past the end of the road."""
    first: int
    """Who began this round."""
    order: list[int]
    """Seats in the order of this round."""
    tile: int
    """Who has the first-player tile."""
    road: list[SpaceView]
    """The road."""
    free_space: int | None
    """The first empty space of the road."""
    bridge: list[int]
    """Who has passed, in order."""
    site: SiteView
    """The construction site."""
    pass_first: int | None
    """The round that whoever passes now will begin; null where passing brings no such thing."""
    offer: list[str]
    """Characters to choose from at the beginning."""
    supply: Supply
    """Buildings that can be built."""
    points_now: dict[str, list[int]]
    """By building and seat, the points that building it would score."""
    players: list[PlayerView]
    """The players by seat."""
    stranded: dict[str, list[list[int]]]
    """By where the provost would stand, the workers that would get nothing: pairs of space and seat."""
