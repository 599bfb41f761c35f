"""Whether a position that was read adds up: every tile and good once (BUR-1), and what is asked (BUR-3, 13)."""

from bastide.core.decision import Decision
from bastide.core.reading import Reader
from bastide.games.burgundy import goods
from bastide.games.burgundy.components import (
    BLACK_PILE,
    BLACK_SPACES,
    BLACK_TILES,
    CASTLE_TILE,
    COLOURS,
    DEPOT_TYPES,
    GOODS_NAMES,
    GOODS_OF_A_COLOUR,
    GOODS_PER_PHASE,
    GOODS_SPACES,
    PHASES,
    PILE_NAMES,
    ROUNDS,
    SPACE_PLAYERS,
    TILE_NAMES,
    TILES,
    pile,
)
from bastide.games.burgundy.effects import second_depot
from bastide.games.burgundy.names import (
    read_goods_list,
)
from bastide.games.burgundy.position import (
    BASIC,
    CASTLE,
    CHOOSE,
    FETCH,
    LOAD,
    TURN,
    Position,
)
from bastide.games.burgundy.turn import depot_type_in

# ---- components


def read_tiles(state: Position, parts: dict[str, Reader]) -> None:
    """Every tile is in a pile, in a depot, on a player board or gone (BUR-1.3)."""
    seen = bytearray(len(TILES))
    lying = [state.depots] + [player.hexes for player in state.players] + [player.storage for player in state.players]
    for place in lying:
        for tile in place:
            seen[tile] += 1
    seen[CASTLE_TILE] += sum([1 for player in state.players if not player.filled])  # in hand until BUR-13.2
    gone = bytearray(len(TILES))
    if "gone" in parts:
        for name, item in parts["gone"].members((), TILE_NAMES[1:]).items():
            gone[TILE_NAMES.index(name)] = item.number(0, 100)
    if "piles" in parts:
        state.piles = read_piles(parts["piles"])
    else:
        state.piles = rest_of_piles(state, seen, gone)
    for tile in range(1, len(TILES)):
        total = TILES[tile].coloured + TILES[tile].black
        found = seen[tile] + gone[tile] + sum([piled.count(tile) for piled in state.piles])
        if "gone" not in parts and found < total:
            gone[tile] = total - found
        elif found != total:
            Reader(None, "JSON").fail("bad-json-count", what=TILE_NAMES[tile], got=found, want=total)
    state.gone = bytes(gone)
    check_backs(state)
    check_supply(state)


def check_backs(state: Position) -> None:
    """What lies in a pile and in its depots has that back (BUR-1.3)."""
    black = bytes(state.depots[:BLACK_SPACES]) + state.piles[BLACK_PILE]
    coloured = bytes(state.depots[BLACK_SPACES:]) + b"".join(state.piles[:BLACK_PILE])
    for tile in range(1, len(TILES)):
        for where, lying, most in (
            ("depots.black", black, TILES[tile].black),
            ("depots", coloured, TILES[tile].coloured),
        ):
            if lying.count(tile) > most:
                Reader(None, where).fail("bad-json-backs", what=TILE_NAMES[tile], got=lying.count(tile), most=most)


def read_piles(reader: Reader) -> tuple[bytes, ...]:
    found: list[bytes] = []
    parts = reader.members(PILE_NAMES)
    for number, name in enumerate(PILE_NAMES):
        tiles = [item.choice(TILE_NAMES) for item in parts[name].items()]
        allowed = pile(number)
        for tile in tiles:
            if tiles.count(tile) > allowed.count(tile):
                parts[name].fail(
                    "bad-json-count", what=TILE_NAMES[tile], got=tiles.count(tile), want=allowed.count(tile)
                )
        found.append(bytes(tiles))
    return tuple(found)


def rest_of_piles(state: Position, seen: bytearray, gone: bytearray) -> tuple[bytes, ...]:
    """What is not on the table, shuffled; what players have and what is gone had coloured backs as far as they go."""
    rng = state.rng.clone()
    black = bytes(state.depots[:BLACK_SPACES])
    coloured = bytes(state.depots[BLACK_SPACES:])
    found: list[bytes] = []
    left = [seen[tile] + gone[tile] - black.count(tile) - coloured.count(tile) for tile in range(len(TILES))]
    for number in range(len(PILE_NAMES)):
        tiles = pile(number)
        for tile in black if number == BLACK_PILE else coloured:
            if tile in tiles:
                tiles.remove(tile)
        for tile in list(tiles):
            if left[tile]:
                left[tile] -= 1
                tiles.remove(tile)
        found.append(rng.shuffled(bytes(tiles)))
    return tuple(found)


def check_supply(state: Position) -> None:
    """The piles must last for the phases to come (BUR-14.2)."""
    need = [0] * len(PILE_NAMES)
    for phase in range(state.phase + 1, len(PHASES)):
        for depot in range(1, 7):
            for slot, kind in enumerate(DEPOT_TYPES[depot - 1]):
                if SPACE_PLAYERS[slot] <= state.seats:
                    need[depot_type_in(state.seats, phase, depot, kind)] += 1
        need[BLACK_PILE] += BLACK_TILES[state.seats]
    for number, name in enumerate(PILE_NAMES):
        if len(state.piles[number]) < need[number]:
            Reader(None, f"piles.{name}").fail("bad-json-supply", got=len(state.piles[number]), want=need[number])


def read_all_goods(state: Position, parts: dict[str, Reader]) -> None:
    """Seven goods of each colour (BUR-1.4)."""
    stacked = GOODS_PER_PHASE * (len(PHASES) - 1 - state.phase)
    state.goods_stacks = read_goods_list(parts["goods_stacks"]) if "goods_stacks" in parts else b""
    state.boxed_goods = read_goods_list(parts["boxed_goods"]) if "boxed_goods" in parts else b""
    if "goods_stacks" not in parts or "boxed_goods" not in parts:
        rest = state.rng.clone().shuffled(bytes(missing_goods(state)))
        wanted = 0 if "goods_stacks" in parts else stacked
        if "boxed_goods" in parts:
            wanted = len(rest)
        state.goods_stacks += rest[:wanted]
        state.boxed_goods += rest[wanted:]
    if len(state.goods_stacks) != stacked:
        Reader(None, "goods_stacks").fail("bad-json-length", want=stacked, got=len(state.goods_stacks))
    for colour in range(1, len(COLOURS) + 1):
        found = goods_found(state, colour)
        if found != GOODS_OF_A_COLOUR:
            what = GOODS_NAMES[colour - 1]
            Reader(None, "JSON").fail("bad-json-count", what=what, got=found, want=GOODS_OF_A_COLOUR)


def goods_found(state: Position, colour: int) -> int:
    lying = [*state.depot_goods, *[p.goods for p in state.players], *[p.sold for p in state.players]]
    hidden = state.round_goods + state.goods_stacks + state.boxed_goods
    return sum([goods.count(pile, colour) for pile in lying]) + hidden.count(colour)


def missing_goods(state: Position) -> list[int]:
    found: list[int] = []
    for colour in range(1, len(COLOURS) + 1):
        found += [colour] * (GOODS_OF_A_COLOUR - goods_found(state, colour))
    return found


# ---- what is asked


def check_stack(state: Position, reader: Reader) -> None:
    """What is asked must fit the course of the game, and leave something to choose."""
    stack = state.stack
    if state.phase < 0:
        if state.setup == BASIC or any(decision.kind != CHOOSE for decision in stack):
            reader.fail("bad-json-stack-choose")
        check_choosing(state, reader)
        return
    if not stack:
        if state.phase != len(PHASES) - 1 or state.round != ROUNDS - 1:
            reader.fail("bad-json-stack-empty")
        return
    active = state.order[state.turn]
    if stack[0].kind != TURN or any(d.kind in (TURN, CHOOSE) for d in stack[1:]):
        reader.fail("bad-json-stack-turn")
    if any(decision.seat != active for decision in stack):
        reader.fail("bad-json-stack-seat", seat=active)
    if len(stack) > 2:  # an effect is over before another begins (BUR-3.4.3)
        reader.fail("bad-json-stack-turn")
    top = stack[-1]
    if top.kind == LOAD and not fits_load(state, top):
        reader.fail("bad-json-stack-nothing")
    if top.kind in (CASTLE, FETCH) and state.players[active].free_storage() < 0:
        reader.fail("bad-json-stack-nothing")
    if not state.legal(active):
        reader.fail("bad-json-stack-nothing")


def check_choosing(state: Position, reader: Reader) -> None:
    """BUR-13.2: asked is who has neither chosen nor settled, and has a board to choose from."""
    owing = [seat for seat, player in enumerate(state.players) if not player.filled and not state.secret[seat]]
    if not owing or sorted([decision.seat for decision in state.stack]) != owing:
        reader.fail("bad-json-stack-choose")
    if any(not state.boards[seat] for seat in owing):
        reader.fail("bad-json-stack-nothing")


def fits_load(state: Position, load: Decision) -> bool:
    """Whether these new colours lie in the depots that the ship sails to (BUR-6.1.1)."""
    if not (1 <= load.a <= 6 and load.b in (0, second_depot(load.a))):
        return False
    pool = state.depot_goods[load.a] + (state.depot_goods[load.b] if load.b else 0)
    held = goods.colours(state.players[load.seat].goods)
    new = [colour for colour in goods.colours(pool) if colour not in held]
    return load.c == sum([1 << colour for colour in new]) and len(new) > GOODS_SPACES - len(held) > 0
