"""Actions as integers for learning: a fixed range of codes for each kind of action. Tiles are read off the table."""

from typing import Final

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.reading import Reader
from bastide.games.burgundy.actions import VERBS, Buy, Choose, End, Load, Ship, Skip
from bastide.games.burgundy.components import (
    ALL_SPACES,
    BLACK_SPACES,
    HEX_NAMES,
    SHEETS,
    STORAGE,
    TILE_NAMES,
    slots,
    space,
)
from bastide.games.burgundy.dice import Place, Sell, Take, Workers
from bastide.games.burgundy.duchies import DUCHIES, HEXES
from bastide.games.burgundy.effects import second_depot
from bastide.games.burgundy.moves import NONE
from bastide.games.burgundy.position import Position

NUMBERED: Final = ALL_SPACES - BLACK_SPACES
DISCARDS: Final = STORAGE + 1
"""Nothing, or one of the storage spaces."""
HANDS: Final = 3
"""No die, first die, second die."""

TAKE: Final = 0
PLACE: Final = TAKE + HANDS * NUMBERED * DISCARDS
SELL: Final = PLACE + HANDS * STORAGE * HEXES
WORKERS: Final = SELL + HANDS * 6
BUY: Final = WORKERS + HANDS
SHIP: Final = BUY + ALL_SPACES * DISCARDS
LOAD: Final = SHIP + 12
SKIP: Final = LOAD + 63
END: Final = SKIP + 1
CHOOSE: Final = END + 1
NUM_ACTIONS: Final = CHOOSE + 9 * 4


def encode(action: Action) -> int:
    if isinstance(action, Take):
        here = space(action.depot, action.slot) - BLACK_SPACES
        return TAKE + ((action.die + 1) * NUMBERED + here) * DISCARDS + action.discard + 1
    if isinstance(action, Place):
        return PLACE + ((action.die + 1) * STORAGE + action.storage) * HEXES + action.where
    if isinstance(action, Sell):
        return SELL + (action.die + 1) * 6 + action.colour - 1
    if isinstance(action, Workers):
        return WORKERS + action.die + 1
    if isinstance(action, Buy):
        return BUY + space(action.depot, action.slot) * DISCARDS + action.discard + 1
    if isinstance(action, Ship):
        return SHIP + (6 if action.pair else 0) + action.depot - 1
    if isinstance(action, Load):
        return LOAD + (action.colours >> 1) - 1
    if isinstance(action, Skip):
        return SKIP
    if isinstance(action, End):
        return END
    if isinstance(action, Choose) and action.castle in DUCHIES[action.duchy].castles:
        return CHOOSE + (action.duchy - 1) * 4 + DUCHIES[action.duchy].castles.index(action.castle)
    raise InputError(Phrase("bad-encode", {"action": str(action)}))


def decode(state: Position, code: int, seat: int) -> Action | None:
    """The action of a code; None where there is no tile to act on."""
    if code >= CHOOSE:
        duchy = (code - CHOOSE) // 4 + 1
        return Choose(seat, duchy, DUCHIES[duchy].castles[(code - CHOOSE) % 4])
    if code >= END:
        return End(seat)
    if code >= SKIP:
        return Skip(seat)
    if code >= LOAD:
        return Load(seat, (code - LOAD + 1) << 1)
    if code >= SHIP:
        return Ship(seat, (code - SHIP) % 6 + 1, code - SHIP >= 6)
    if code >= BUY:
        here, discard = divmod(code - BUY, DISCARDS)
        depot = 0 if here < BLACK_SPACES else (here - BLACK_SPACES) // 4 + 1
        tile = tile_at(state, here, seat, discard - 1)
        return Buy(seat, depot, here if depot == 0 else here % 4, tile, discard - 1) if tile else None
    if code >= WORKERS:
        return Workers(seat, code - WORKERS - 1)
    if code >= SELL:
        return Sell(seat, (code - SELL) % 6 + 1, (code - SELL) // 6 - 1)
    if code >= PLACE:
        rest, where = divmod(code - PLACE, HEXES)
        die, slot = divmod(rest, STORAGE)
        tile = state.players[seat].storage[slot]
        return Place(seat, slot, tile, where, die - 1) if tile else None
    rest, discard = divmod(code, DISCARDS)
    die, here = divmod(rest, NUMBERED)
    tile = tile_at(state, here + BLACK_SPACES, seat, discard - 1)
    return Take(seat, here // 4 + 1, here % 4, tile, die - 1, discard - 1) if tile else None


def tile_at(state: Position, here: int, seat: int, discard: int) -> int:
    """The tile on a space; 0 where there is none, or none to discard for it."""
    return state.depots[here] if discard == NONE or state.players[seat].storage[discard] else 0


# ---- JSON


def read_action(data: object) -> Action:
    """An action from {"do": …, "seat": …, …}. Says what is missing, unknown or out of range."""
    given = Reader(data)
    do = str(data.get("do")) if isinstance(data, dict) else ""
    if isinstance(data, dict) and do not in VERBS:
        given.fail("bad-action-verb", got=do, allowed=", ".join(VERBS))
    if do == "take":
        parts = given.members(("do", "seat", "depot", "slot", "tile"), ("die", "discard"))
        depot = parts["depot"].number(1, 6)
        return Take(
            seat(parts),
            depot,
            parts["slot"].number(0, 3),
            read_tile(parts),
            index(parts, "die", 1),
            index(parts, "discard", 2),
        )
    if do == "place":
        parts = given.members(("do", "seat", "storage", "tile", "hex"), ("die",))
        where = parts["hex"].choice(HEX_NAMES)
        return Place(seat(parts), parts["storage"].number(0, 2), read_tile(parts), where, index(parts, "die", 1))
    if do == "sell":
        parts = given.members(("do", "seat", "goods"), ("die",))
        return Sell(seat(parts), parts["goods"].number(1, 6), index(parts, "die", 1))
    if do == "workers":
        parts = given.members(("do", "seat"), ("die",))
        return Workers(seat(parts), index(parts, "die", 1))
    if do == "buy":
        parts = given.members(("do", "seat", "depot", "slot", "tile"), ("discard",))
        depot = parts["depot"].number(0, 6)
        slot = parts["slot"].number(0, slots(depot) - 1)
        return Buy(seat(parts), depot, slot, read_tile(parts), index(parts, "discard", 2))
    if do == "ship":
        return read_ship(given)
    if do == "load":
        parts = given.members(("do", "seat", "goods"))
        colours = sum([1 << colour for colour in set(numbers(parts["goods"]))])
        if not colours:
            parts["goods"].fail("bad-json-empty")
        return Load(seat(parts), colours)
    if do == "choose":
        parts = given.members(("do", "seat", "duchy", "castle"))
        return Choose(seat(parts), parts["duchy"].number(1, max(SHEETS)), parts["castle"].choice(HEX_NAMES))
    parts = given.members(("do", "seat"))
    return Skip(seat(parts)) if do == "skip" else End(seat(parts))


def read_ship(given: Reader) -> Ship:
    parts = given.members(("do", "seat", "depots"))
    depots = numbers(parts["depots"])
    if len(depots) == 1:
        return Ship(seat(parts), depots[0], False)
    if len(depots) == 2:
        for one, other in (depots, depots[::-1]):
            if second_depot(one) == other:
                return Ship(seat(parts), one, True)
    parts["depots"].fail("bad-depots")


def numbers(reader: Reader) -> list[int]:
    """One number or a list of them, 1 … 6."""
    return [reader.number(1, 6)] if isinstance(reader.value, int) else reader.numbers(None, 1, 6)


def seat(parts: dict[str, Reader]) -> int:
    return parts["seat"].number(0, 3)


def read_tile(parts: dict[str, Reader]) -> int:
    return parts["tile"].choice(TILE_NAMES[1:]) + 1


def index(parts: dict[str, Reader], name: str, high: int) -> int:
    """A die or a storage space; left out it is none."""
    return parts[name].number(0, high) if name in parts else NONE
