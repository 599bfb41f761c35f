"""Whether a position that was read adds up: every tile and good once (BUR-1), and what is asked (BUR-3, 13)."""

from bastide.core.decision import Decision
from bastide.core.reading import Reader
from bastide.games.burgundy import goods
from bastide.games.burgundy.components import (
    BLACK_PILE,
    BLACK_SPACES,
    BLACK_TILES,
    CASTLE,
    CASTLE_TILE,
    COLOURS,
    DEPOT_TYPES,
    GOODS_NAMES,
    GOODS_OF_A_COLOUR,
    GOODS_PER_PHASE,
    GOODS_SPACES,
    PHASES,
    PILE_NAMES,
    PILES,
    ROUNDS,
    SPACE_PLAYERS,
    TILE_NAMES,
    TILES,
    TYPE_OF,
    pile,
)
from bastide.games.burgundy.effects import FETCHED_TYPES, can_place, second_depot
from bastide.games.burgundy.names import (
    read_goods_list,
)
from bastide.games.burgundy.position import (
    ADVANCED_SECRET,
    BASIC,
    CHOOSE,
    CITY_HALL,
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
    coloured += bytes([CASTLE_TILE] * starting_castles(state))
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
    """What is not on the table, shuffled. Which of the tiles that players have or that are gone had black backs does
    not show: as few as can be, but enough for the coloured piles to last, and to be as large as they are in a game."""
    black = bytes(state.depots[:BLACK_SPACES])
    coloured = bytes(state.depots[BLACK_SPACES:])
    piles: list[list[int]] = [[] for _ in PILE_NAMES]
    either: list[int] = []
    """Tiles taken from a coloured pile that might as well have come from the black one."""
    for tile in range(1, len(TILES)):
        left = TILES[tile].coloured - coloured.count(tile)
        left_black = TILES[tile].black - black.count(tile)
        taken = seen[tile] + gone[tile] - coloured.count(tile) - black.count(tile)
        taken_black = max(taken - left, 0)
        piles[TYPE_OF[tile]] += [tile] * (left - taken + taken_black)
        piles[BLACK_PILE] += [tile] * (left_black - taken_black)
        sure = starting_castles(state) if tile == CASTLE_TILE else 0
        either += [tile] * min(taken - taken_black - sure, left_black - taken_black)
    need = supply(state.seats, state.phase + 1)
    for sizes in (need, sizes_in_a_game(state.seats, need)):
        for tile in list(either):
            pile = piles[TYPE_OF[tile]]
            if len(pile) < sizes[TYPE_OF[tile]] and len(piles[BLACK_PILE]) > need[BLACK_PILE]:
                either.remove(tile)
                piles[BLACK_PILE].remove(tile)
                pile.append(tile)
    rng = state.rng.clone()
    return tuple([rng.shuffled(bytes(tiles)) for tiles in piles])


def starting_castles(state: Position) -> int:
    """They have coloured backs (BUR-2.4). Duchies made up by hand may lack one."""
    return sum([1 for player in state.players if not player.filled or CASTLE_TILE in player.hexes])


def supply(seats: int, first: int) -> list[int]:
    """How many tiles the phases from this one on take from each pile."""
    need = [0] * len(PILE_NAMES)
    for phase in range(first, len(PHASES)):
        for depot in range(1, 7):
            for slot, kind in enumerate(DEPOT_TYPES[depot - 1]):
                if SPACE_PLAYERS[slot] <= seats:
                    need[depot_type_in(seats, phase, depot, kind)] += 1
        need[BLACK_PILE] += BLACK_TILES[seats]
    return need


def sizes_in_a_game(seats: int, need: list[int]) -> list[int]:
    """How large the piles are while so many tiles are to come: what no phase takes is there too."""
    taken = supply(seats, 0)
    taken[CASTLE] += seats
    return [len(PILES[number]) - taken[number] + need[number] for number in range(len(PILES))]


def check_supply(state: Position) -> None:
    """The piles must last for the phases to come (BUR-14.2)."""
    need = supply(state.seats, state.phase + 1)
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
        check_choosing(state, reader)
        return
    if not stack:
        if state.phase != len(PHASES) - 1 or state.round != ROUNDS - 1:
            reader.fail("bad-json-stack-empty")
        return
    active = state.order[state.turn]
    effects = stack[1:]
    if stack[0] != Decision(stack[0].seat, TURN) or any(d.kind in (TURN, CHOOSE) or d.together for d in effects):
        reader.fail("bad-json-stack-turn")
    if any(decision.seat != active for decision in stack):
        reader.fail("bad-json-stack-seat", seat=active)
    if len(effects) > 1:  # an effect is over before another begins (BUR-3.4.3)
        reader.fail("bad-json-stack-turn")
    if not state.legal(active) or (effects and not fits_effect(state, effects[0])):
        reader.fail("bad-json-stack-nothing")


def check_choosing(state: Position, reader: Reader) -> None:
    """BUR-13.2, BUR-13.3: asked is who has neither chosen nor settled, in the order of the track or all together."""
    secret = state.setup == ADVANCED_SECRET
    owing = [seat for seat in state.track if not state.players[seat].filled and not state.secret[seat]]
    settled = [seat for seat in state.track if state.players[seat].filled]
    fits = not settled if secret else state.track == settled + owing
    asked = [Decision(seat, CHOOSE, together=secret) for seat in reversed(owing)]
    if state.setup == BASIC or not owing or not fits or state.stack != asked:
        reader.fail("bad-json-stack-choose")
    if any(not state.boards[seat] for seat in owing):
        reader.fail("bad-json-stack-nothing")


def fits_effect(state: Position, effect: Decision) -> bool:
    """Whether this effect can be pending: the tile that has it came from storage, so there is a free space."""
    player = state.players[effect.seat]
    if player.free_storage() < 0:
        return False
    if effect.kind == LOAD:
        return fits_load(state, effect)
    if effect.b or effect.c or (effect.a and effect.kind != FETCH):
        return False
    if effect.kind == FETCH:
        return effect.a in FETCHED_TYPES
    return effect.kind != CITY_HALL or can_place(player)


def fits_load(state: Position, load: Decision) -> bool:
    """Whether these new colours lie in the depots that the ship sails to (BUR-6.1.1, R-10)."""
    player = state.players[load.seat]
    if not 1 <= load.a <= 6 or load.b != (second_depot(load.a) if player.knows(5) else 0):
        return False
    pool = state.depot_goods[load.a] + (state.depot_goods[load.b] if load.b else 0)
    held = goods.colours(player.goods)
    new = [colour for colour in goods.colours(pool) if colour not in held]
    return load.c == sum([1 << colour for colour in new]) and len(new) > GOODS_SPACES - len(held) > 0
