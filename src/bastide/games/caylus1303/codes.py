"""Actions as integers for learning, and actions from JSON. What a code leaves open is read off the table."""

from typing import Final

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.reading import Reader
from bastide.games.caylus1303 import shared
from bastide.games.caylus1303.actions import VERBS, Deliver, Skip, Take, Visit
from bastide.games.caylus1303.components import (
    CHARACTERS,
    FIRST_PRESTIGE,
    FIRST_WOODEN,
    FIRST_YELLOW,
    LAST_YELLOW,
    MOST_SQUARES,
    NAMES,
    PROVOST_LOW,
    RESIDENCE,
    SEATS,
    SET_SIZE,
    SITE_SLOTS,
    SPACES,
)
from bastide.games.caylus1303.deals import BUILD_DEALS, CHOICES, NO_GOOD, find
from bastide.games.caylus1303.delivery import ALL_SETS
from bastide.games.caylus1303.effects import building_of
from bastide.games.caylus1303.goods import BASIC, GOODS, stock_of
from bastide.games.caylus1303.planning import Draft, Pass, Place, Site
from bastide.games.caylus1303.position import USE as USING
from bastide.games.caylus1303.position import VISIT as VISITING
from bastide.games.caylus1303.position import Position
from bastide.games.caylus1303.using import Build, House, MoveProvost, Use

GAINS: Final = BASIC + 1
"""No good of choice, or one of the four; so for the "any" of a cost."""
BRANCHES: Final = 2

DRAFT: Final = 0
TAKE: Final = DRAFT + len(CHARACTERS)
PLACE: Final = TAKE + len(CHARACTERS)
SITE: Final = PLACE + SPACES
PASS: Final = SITE + 1
SKIP: Final = PASS + 1
HOUSE: Final = SKIP + 1
MOVE: Final = HOUSE + LAST_YELLOW - FIRST_YELLOW + 1
VISIT: Final = MOVE + SPACES + MOST_SQUARES - PROVOST_LOW + 1
DELIVER: Final = VISIT + SITE_SLOTS
BUILD: Final = DELIVER + len(ALL_SETS)
USE: Final = BUILD + (RESIDENCE - FIRST_WOODEN) * GAINS
NUM_ACTIONS: Final = USE + BRANCHES * len(CHOICES) * GAINS


def encode(action: Action) -> int:
    if isinstance(action, Place):
        return PLACE + action.space
    if isinstance(action, Use):
        deal = action.deal
        return USE + (deal.branch * len(CHOICES) + deal.paid) * GAINS + deal.gained + 1
    if isinstance(action, Build):
        return BUILD + (action.building - FIRST_WOODEN) * GAINS + action.any + 1
    if isinstance(action, Deliver):
        return DELIVER + ALL_SETS.index(action.goods)
    if isinstance(action, MoveProvost) and action.to >= PROVOST_LOW:
        return MOVE + action.to - PROVOST_LOW
    if isinstance(action, House) and FIRST_YELLOW <= action.space <= LAST_YELLOW:
        return HOUSE + action.space - FIRST_YELLOW
    if isinstance(action, Visit):
        return VISIT + action.slot
    if isinstance(action, Draft):
        return DRAFT + action.character
    if isinstance(action, Take):
        return TAKE + action.character
    if isinstance(action, Site):
        return SITE
    if isinstance(action, Pass):
        return PASS
    if isinstance(action, Skip):
        return SKIP
    raise InputError(Phrase("bad-encode", {"action": str(action)}))


def decode(state: Position, code: int, seat: int) -> Action | None:
    """The action of a code; None where the board has nothing that it could mean."""
    if code >= USE:
        return decode_use(state, code - USE, seat)
    if code >= BUILD:
        building, good = divmod(code - BUILD, GAINS)
        return shared.BUILDS[seat][building + FIRST_WOODEN][good]
    if code >= DELIVER:
        return shared.ANY_DELIVERIES[seat][code - DELIVER]
    if code >= VISIT:
        slot = code - VISIT
        return shared.VISITS[seat][slot * shared.MANY + state.site_tiles[slot]]
    if code >= MOVE:
        to = code - MOVE + PROVOST_LOW
        return shared.MOVES[seat][to] if to <= state.provost_high else None
    if code >= HOUSE:
        return shared.HOUSES[seat][code - HOUSE + FIRST_YELLOW]
    if code >= SITE:
        return shared.SITES[seat] if code == SITE else shared.PASSES[seat] if code == PASS else shared.SKIPS[seat]
    if code >= PLACE:
        space = code - PLACE
        return shared.PLACES[seat][space * shared.MANY + state.road[space]] if state.road[space] else None
    return shared.TAKES[seat][code - TAKE] if code >= TAKE else shared.DRAFTS[seat][code]


def decode_use(state: Position, code: int, seat: int) -> Action | None:
    """An exchange of the building that is being used now."""
    top = state.stack[-1] if state.stack else None
    if top is None or top.kind not in (USING, VISITING):
        return None
    rest, gained = divmod(code, GAINS)
    branch, paid = divmod(rest, len(CHOICES))
    building = building_of(state, top)
    deal = find(BUILD_DEALS[building], branch, paid, gained - 1)
    return None if deal is None else Use(seat, building, deal)


# ---- JSON


def read_action(data: object) -> Action:
    """An action from {"do": …, "seat": …, …}. Says what is missing, unknown or out of range."""
    given = Reader(data)
    do = str(data.get("do")) if isinstance(data, dict) else ""
    if isinstance(data, dict) and do not in VERBS:
        given.fail("bad-action-verb", got=do, allowed=", ".join(VERBS))
    if do == "place":
        parts = given.members(("do", "seat", "space", "building"))
        return Place(seat(parts), parts["space"].number(0, SPACES - 1), building(parts, NAMES))
    if do == "use":
        return read_use(given)
    if do == "build":
        parts = given.members(("do", "seat", "building"), ("any",))
        any_good = parts["any"].choice(GOODS[:BASIC]) if "any" in parts else NO_GOOD
        return Build(seat(parts), building(parts, NAMES[FIRST_WOODEN:RESIDENCE]), any_good)
    if do == "house":
        parts = given.members(("do", "seat", "space"))
        return House(seat(parts), parts["space"].number(0, SPACES - 1))
    if do == "move":
        parts = given.members(("do", "seat", "to"))
        return MoveProvost(seat(parts), parts["to"].number(0, SPACES + MOST_SQUARES))
    if do == "visit":
        parts = given.members(("do", "seat", "slot", "building"))
        return Visit(seat(parts), parts["slot"].number(0, SITE_SLOTS - 1), building(parts, NAMES))
    if do == "deliver":
        parts = given.members(("do", "seat", "goods"))
        return Deliver(seat(parts), stock_of(goods(parts["goods"], GOODS, SET_SIZE, SET_SIZE)))
    if do == "draft" or do == "take":
        parts = given.members(("do", "seat", "character"))
        character = parts["character"].choice(CHARACTERS)
        return Draft(seat(parts), character) if do == "draft" else Take(seat(parts), character)
    parts = given.members(("do", "seat"))
    if do == "site":
        return shared.SITES[seat(parts)]
    return shared.PASSES[seat(parts)] if do == "pass" else shared.SKIPS[seat(parts)]


def read_use(given: Reader) -> Use:
    """A branch and goods of choice, which must be such as the building has."""
    parts = given.members(("do", "seat", "building"), ("branch", "pay", "gain"))
    number = building(parts, NAMES[:FIRST_PRESTIGE])
    branch = parts["branch"].number(0, BRANCHES - 1) if "branch" in parts else 0
    paid = tuple(sorted(goods(parts["pay"], GOODS[:BASIC], 1, 2))) if "pay" in parts else ()
    gained = parts["gain"].choice(GOODS[:BASIC]) if "gain" in parts else NO_GOOD
    deal = find(BUILD_DEALS[number], branch, CHOICES.index(paid), gained)
    if deal is None:
        given.fail("bad-json-deal", building=f"@tile-{NAMES[number]}")
    return Use(seat(parts), number, deal)


def goods(reader: Reader, names: tuple[str, ...], least: int, most: int) -> list[int]:
    """Goods as a list of names, or written "food+wood"; no fewer and no more than so many."""
    if isinstance(reader.value, str):
        reader = Reader(list(reader.value.split("+")), reader.where)
    items = reader.items()
    if not least <= len(items) <= most:
        reader.fail("bad-json-length", want=most, got=len(items))
    return [item.choice(names) for item in items]


def seat(parts: dict[str, Reader]) -> int:
    return parts["seat"].number(0, SEATS - 1)


def building(parts: dict[str, Reader], names: tuple[str, ...]) -> int:
    """A building's number; the names are those that may stand here."""
    parts["building"].choice(tuple([name for name in names if name]))
    return NAMES.index(parts["building"].text())
