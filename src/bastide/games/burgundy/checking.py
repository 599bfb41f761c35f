"""Whether a position that was read adds up: every tile and good once (BUR-1), and what is asked (BUR-3, BUR-13).

What was left out is made from the rest first.
"""

from bastide.core.reading import Reader
from bastide.games.burgundy import components, goods
from bastide.games.burgundy.components import (
    BLACK_PILE,
    BLACK_SPACES,
    CASTLE_TILE,
    PHASES,
    PILE_NAMES,
    PILES,
    TILE_NAMES,
    TILES,
    TYPE_OF,
    TYPES,
)
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.position import ADVANCED_SECRET, ASK_CHOOSE, ASK_TURN, BASIC, Position
from bastide.games.burgundy.saving import DEPOT_NAMES
from bastide.games.burgundy.setup import choices_owed
from bastide.games.burgundy.turn import SPACES


def check_table(state: Position, given: dict[str, Reader]) -> None:
    """All but what is asked. `given` is what was not left out."""
    for seat in range(state.seats):
        check_player(state, seat)
        check_board(state, seat)
    check_course(state, given)
    check_depots(state)
    check_bonus(state, given)
    check_tiles(state, given)
    check_goods(state, given)


def check_player(state: Position, seat: int) -> None:
    player = state.players[seat]
    reader = Reader(None, f"players[{seat}]")
    for where, tile in enumerate(player.hexes):
        want = TYPES[DUCHIES[player.duchy].types[where]] if player.duchy else "-"
        if tile and TYPES[TYPE_OF[tile]] != want:
            place = Reader(None, f"players[{seat}].hexes.{components.HEX_NAMES[where]}")
            place.fail("bad-json-hex", tile=f"@tile-{TILE_NAMES[tile]}", want=f"@type-{want}")
    stored = len(goods.colours(player.goods))
    own = Reader(None, f"players[{seat}].goods")
    own.fail_if(stored > components.GOODS_SPACES, "bad-json-colours", got=stored, most=components.GOODS_SPACES)
    if player.duchy > 1 and [other.duchy for other in state.players].count(player.duchy) > 1:
        reader.fail("bad-json-duchy-twice", duchy=player.duchy)
    reader.fail_if(state.phase >= 0 and not player.filled, "bad-json-no-castle")
    reader.fail_if(player.duchy and state.boards[seat] and player.duchy not in state.boards[seat], "bad-json-board")
    chosen = state.secret[seat]
    if chosen:  # BUR-13.3: until all have chosen; a side of the own board and one of its castle hexes
        reader = Reader(None, f"secret[{seat}]")
        reader.fail_if(state.phase >= 0 or state.setup != ADVANCED_SECRET, "bad-json-secret-now")
        if chosen // 64 not in state.boards[seat] or chosen % 64 not in DUCHIES[chosen // 64].castles:
            reader.fail("bad-json-board")


def check_board(state: Position, seat: int) -> None:
    """BUR-1.2, BUR-13.4: a board that was dealt has two sides at most, and duchies 2 to 9 are a side of one board."""
    board = state.boards[seat]
    reader = Reader(None, f"boards[{seat}]")
    reader.fail_if(len(board) > 2 or len(set(board)) < len(board), "bad-json-sides")
    others = [other for other in range(state.seats) if other != seat]
    elsewhere = [duchy for other in others for duchy in (*state.boards[other], state.players[other].duchy)]
    for duchy in board:
        reader.fail_if(duchy > 1 and duchy in elsewhere, "bad-json-duchy-twice", duchy=duchy)


def check_course(state: Position, given: dict[str, Reader]) -> None:
    """A seat further right on the track comes first (BUR-3.3.3). The dice are rolled from phase A on."""
    if "track" not in given:
        state.track.sort(key=lambda seat: -state.players[seat].position)
    positions = [state.players[seat].position for seat in state.track]
    if positions != sorted(positions, reverse=True):
        given["track"].fail("bad-json-track", "track")
    if "order" not in given:
        state.order = tuple(state.track)
    if "white" not in given:
        state.white = 0 if state.phase < 0 else 1
    for name, faces in (("dice", state.dice), ("white", [state.white])):
        if any((face == 0) != (state.phase < 0) for face in faces):
            given[name].fail("bad-json-dice")


def check_depots(state: Position) -> None:
    """Each tile lies on a space of its type that is in use (BUR-1.9, BUR-3.2.3, BUR-3.2.4); nothing before phase A."""
    piles = dict(SPACES[state.seats][state.phase]) if state.phase >= 0 else {}
    for here, tile in enumerate(state.depots):
        if tile and piles.get(here, -1) not in (BLACK_PILE, TYPE_OF[tile]):
            place = Reader(None, f"depots.{DEPOT_NAMES[components.depot_of(here)]}[{components.slot_of(here)}]")
            place.fail("bad-json-space", tile=f"@tile-{TILE_NAMES[tile]}")
    Reader(None, "depot_goods").fail_if(state.phase < 0 and any(state.depot_goods), "bad-json-before-a")


def check_bonus(state: Position, given: dict[str, Reader]) -> None:
    """Each bonus tile lies on the board or with one player (BUR-1.5)."""
    if "bonus" not in given:
        for player in state.players:
            state.large_left &= ~player.large
            state.small_left &= ~player.small
    for size in ("large", "small"):
        masks = [getattr(state, f"{size}_left"), *[getattr(player, size) for player in state.players]]
        for kind, name in enumerate(TYPES):
            found = sum([mask >> kind & 1 for mask in masks])
            owned = sum([mask >> kind & 1 for mask in masks[1:]])
            cure = "bonus" if "bonus" in given and owned <= 1 else ""
            what = f"bonus_{name}_{size}"
            Reader(None, "bonus").fail_if(found != 1, "bad-json-count", cure, what=what, got=found, want=1)


# ---- tiles


def check_tiles(state: Position, given: dict[str, Reader]) -> None:
    """Every tile is in a pile, in a depot, on a player board or gone (BUR-1.3), and the piles last (BUR-14.2)."""
    seen = bytearray(len(TILES))
    for tile in state.depots + [tile for player in state.players for tile in player.hexes + player.storage]:
        seen[tile] += 1
    seen[CASTLE_TILE] += sum([1 for player in state.players if not player.filled])  # in hand until BUR-13.2
    gone = bytearray(state.gone)
    if "piles" not in given:
        state.piles = rest_of_piles(state, seen, gone)
    check_backs(state, "piles" if "piles" in given else "")
    for tile in range(1, len(TILES)):
        total = TILES[tile].coloured + TILES[tile].black
        found = seen[tile] + gone[tile] + sum([piled.count(tile) for piled in state.piles])
        if "gone" not in given and found < total:
            gone[tile] = total - found
        elif found != total:
            spare = "gone" if found < total else "piles" if seen[tile] + gone[tile] <= total else ""
            cure = spare if spare in given else ""
            Reader(None, cure or "players").fail("bad-json-count", cure, what=TILE_NAMES[tile], got=found, want=total)
    state.gone = bytes(gone)
    for number, need in enumerate(supply(state.seats, state.phase + 1)):
        if len(state.piles[number]) < need:
            short = Reader(None, f"piles.{PILE_NAMES[number]}")
            short.fail("bad-json-supply", "piles" if "piles" in given else "", got=len(state.piles[number]), want=need)


def check_backs(state: Position, cure: str) -> None:
    """What lies in a pile, and in the depots that are filled from it, has that back (BUR-1.3)."""
    for number, name in enumerate(PILE_NAMES):
        lying = state.piles[number] + drawn_from(state, number)
        for tile in set(lying):
            found, most = lying.count(tile), PILES[number].count(tile)
            if found > most:
                short = Reader(None, f"piles.{name}")
                short.fail("bad-json-backs", cure, what=TILE_NAMES[tile], got=found, most=most)


def drawn_from(state: Position, number: int) -> bytes:
    """Tiles that are known to come from a pile: those in depots, and the starting castles (BUR-2.4)."""
    if number == BLACK_PILE:
        return bytes([tile for tile in state.depots[:BLACK_SPACES] if tile])
    found = [tile for tile in state.depots[BLACK_SPACES:] if tile and TYPE_OF[tile] == number]
    if number == components.CASTLE:  # duchies made up by hand may lack one
        found += [CASTLE_TILE for player in state.players if not player.filled or CASTLE_TILE in player.hexes]
    return bytes(found)


def rest_of_piles(state: Position, seen: bytearray, gone: bytearray) -> tuple[bytes, ...]:
    """What is not on the table, shuffled. Which of the tiles that players have or that are gone had black backs does
    not show: as few as can be, but enough for the coloured piles to last, and to be as large as they are in a game."""
    piles: list[list[int]] = [[] for _ in PILE_NAMES]
    either: list[int] = []
    """Tiles taken from a coloured pile that might as well have come from the black one."""
    for tile in range(1, len(TILES)):
        left = TILES[tile].coloured - drawn_from(state, TYPE_OF[tile]).count(tile)
        left_black = TILES[tile].black - drawn_from(state, BLACK_PILE).count(tile)
        taken = left + left_black - TILES[tile].coloured - TILES[tile].black + seen[tile] + gone[tile]
        taken_black = max(taken - left, 0)
        piles[TYPE_OF[tile]] += [tile] * (left - taken + taken_black)
        piles[BLACK_PILE] += [tile] * (left_black - taken_black)
        either += [tile] * min(taken - taken_black, left_black - taken_black)
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


def supply(seats: int, first: int) -> list[int]:
    """How many tiles the phases from this one on take from each pile."""
    need = [0] * len(PILE_NAMES)
    for phase in range(first, len(PHASES)):
        for _, number in SPACES[seats][phase]:
            need[number] += 1
    return need


def sizes_in_a_game(seats: int, need: list[int]) -> list[int]:
    """How large the piles are while so many tiles are to come: what no phase takes is there too."""
    taken = supply(seats, 0)
    taken[components.CASTLE] += seats
    return [len(PILES[number]) - taken[number] + need[number] for number in range(len(PILES))]


# ---- goods


def check_goods(state: Position, given: dict[str, Reader]) -> None:
    """Seven goods of each colour (BUR-1.4). Of those that nobody wrote down, some lie on the round spaces and phase
    spaces, the others in the box."""
    most = components.GOODS_OF_A_COLOUR
    missing = [colour for colour in range(1, 7) for _ in range(most - goods_found(state, colour))]
    rest = state.rng.clone().shuffled(bytes(missing))
    on_rounds = 0 if state.phase < 0 else components.ROUNDS - state.round
    stacked = components.GOODS_PER_PHASE * (len(PHASES) - 1 - state.phase)
    for name, want in (("round_goods", on_rounds), ("goods_stacks", stacked)):
        if name not in given:
            setattr(state, name, rest[:want])
            rest = rest[want:]
        got = len(getattr(state, name))
        Reader(None, name).fail_if(got != want, "bad-json-length", name, want=want, got=got)
    if "boxed_goods" not in given:
        state.boxed_goods = rest
    for colour, what in enumerate(components.GOODS_NAMES, 1):
        found = goods_found(state, colour)
        elsewhere = found - state.boxed_goods.count(colour)
        cure = "boxed_goods" if "boxed_goods" in given and elsewhere <= most else ""
        where = Reader(None, cure or "players")
        where.fail_if(found != most, "bad-json-count", cure, what=what, got=found, want=most)


def goods_found(state: Position, colour: int) -> int:
    lying = [*state.depot_goods, *[p.goods for p in state.players], *[p.sold for p in state.players]]
    hidden = state.round_goods + state.goods_stacks + state.boxed_goods
    return sum([goods.count(pile, colour) for pile in lying]) + hidden.count(colour)


# ---- what is asked


def check_stack(state: Position, reader: Reader) -> None:
    """What is asked must fit the course of the game; before phase A it is who has neither chosen nor settled."""
    stack = state.stack
    if state.phase < 0:
        settled = [seat for seat in state.track if state.players[seat].filled]
        early = bool(settled) if state.setup == ADVANCED_SECRET else settled != state.track[: len(settled)]
        if state.setup == BASIC or not stack or early or stack != choices_owed(state):
            reader.fail("bad-json-stack-choose")
        return
    if not stack:
        reader.fail_if(state.phase != len(PHASES) - 1 or state.round != components.ROUNDS, "bad-json-stack-empty")
        return
    reader.fail_if(any(decision.seat != state.active for decision in stack), "bad-json-stack-seat", seat=state.active)
    kinds = [decision.kind for decision in stack]
    one_effect = len(stack) < 3 and ASK_CHOOSE not in kinds  # it is over before another begins (BUR-3.4.3)
    if not one_effect or kinds[0] != ASK_TURN or ASK_TURN in kinds[1:] or any(d.together for d in stack):
        reader.fail("bad-json-stack-turn")
