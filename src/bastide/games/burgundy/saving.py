"""A position as JSON that a person can edit, and back: reading checks that every component is there once (BUR-1).

Face-down piles, goods stacks, boxed goods and the tiles that are gone may be left out: they are made from what is not
on the table, the piles shuffled.
"""

from bastide.core import ledger
from bastide.core.reading import Reader, named
from bastide.core.saving import decision_json, read_decision, read_ledger, read_rng
from bastide.games.burgundy import goods
from bastide.games.burgundy.checking import check_stack, read_all_goods, read_tiles
from bastide.games.burgundy.components import (
    ALL_SPACES,
    BLACK_TILES,
    DEPOT_TYPES,
    GOODS_SPACES,
    HEX_NAMES,
    PHASES,
    PILE_NAMES,
    ROUNDS,
    SPACE_PLAYERS,
    STORAGE,
    TILE_NAMES,
    TYPE_OF,
    TYPES,
    slots,
    space,
)
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.names import (
    DEPOT_NAMES,
    depots_json,
    goods_json,
    goods_list,
    hexes_json,
    read_goods,
    read_goods_list,
    read_tile,
    tile_name,
)
from bastide.games.burgundy.position import (
    ADVANCED_SECRET,
    DECISIONS,
    SETUPS,
    Player,
    Position,
    new_player,
)
from bastide.games.burgundy.turn import depot_type_in

NEEDED = (
    "game", "seats", "setup", "moves", "phase", "round", "order", "turn", "track", "dice", "white", "used", "bought",
    "depots", "depot_goods", "round_goods", "bonus", "players", "boards", "secret", "stack", "rng",
)  # fmt: skip
OPTIONAL = ("piles", "goods_stacks", "boxed_goods", "gone", "ledger")
PLAYER = ("duchy", "hexes", "storage", "goods", "sold", "silver", "workers", "points", "bonus", "position")
MANY = 1_000_000


# ---- writing


def to_json(state: Position) -> dict[str, object]:
    return {
        "game": "burgundy",
        "seats": state.seats,
        "setup": SETUPS[state.setup],
        "moves": state.moves,
        "phase": None if state.phase < 0 else PHASES[state.phase],
        "round": state.round + 1,
        "order": list(state.order),
        "turn": state.turn,
        "track": list(state.track),
        "dice": [[state.dice[2 * seat], state.dice[2 * seat + 1]] for seat in range(state.seats)],
        "white": state.white,
        "used": [state.used >> die & 1 == 1 for die in range(2)],
        "bought": state.bought,
        "depots": depots_json(state.depots),
        "depot_goods": {str(depot): goods_json(state.depot_goods[depot]) for depot in range(1, 7)},
        "round_goods": goods_list(state.round_goods),
        "bonus": {"large": named(state.large_left, TYPES), "small": named(state.small_left, TYPES)},
        "players": [player_json(player) for player in state.players],
        "boards": [list(board) for board in state.boards],
        "secret": [secret_json(choice) for choice in state.secret],
        "stack": [decision_json(decision, DECISIONS) for decision in state.stack],
        "piles": {name: [TILE_NAMES[tile] for tile in state.piles[number]] for number, name in enumerate(PILE_NAMES)},
        "goods_stacks": goods_list(state.goods_stacks),
        "boxed_goods": goods_list(state.boxed_goods),
        "gone": {TILE_NAMES[tile]: count for tile, count in enumerate(state.gone) if count},
        "rng": state.rng.words(),
        "ledger": ledger.to_json(state.last),
    }


def player_json(player: Player) -> dict[str, object]:
    return {
        "duchy": player.duchy or None,
        "hexes": hexes_json(player),
        "storage": [tile_name(tile) for tile in player.storage],
        "goods": goods_json(player.goods),
        "sold": goods_json(player.sold),
        "silver": player.silver,
        "workers": player.workers,
        "points": player.points,
        "bonus": {"large": named(player.large, TYPES), "small": named(player.small, TYPES)},
        "position": player.position,
    }


def secret_json(choice: int) -> dict[str, object] | None:
    return {"duchy": choice // 64, "castle": HEX_NAMES[choice % 64]} if choice else None


# ---- reading


def read_into(state: Position, data: object) -> None:
    """Fill a blank state from JSON. Raises InputError and says where, if anything does not add up."""
    parts = Reader(data).members(NEEDED, OPTIONAL)
    if parts["game"].text() != "burgundy":
        parts["game"].fail("bad-json-name", got=parts["game"].text(), allowed="burgundy")
    read_course(state, parts)
    state.players = [read_player(item) for item in parts["players"].items(state.seats)]
    read_boards(state, parts)
    read_track(state, parts)
    read_board(state, parts)
    read_bonus(state, parts)
    state.rng = read_rng(parts["rng"])
    read_tiles(state, parts)
    read_all_goods(state, parts)
    state.stack = [read_decision(item, state.seats, DECISIONS, 127) for item in parts["stack"].items()]
    check_stack(state, parts["stack"])
    state.last = read_ledger(parts.get("ledger"), [player.points for player in state.players], state.moves)


def read_course(state: Position, parts: dict[str, Reader]) -> None:
    state.seats = parts["seats"].number(2, 4)
    state.setup = parts["setup"].choice(SETUPS)
    state.moves = parts["moves"].number(0, MANY)
    state.phase = -1 if parts["phase"].value is None else parts["phase"].choice(PHASES)
    state.round = parts["round"].number(1, ROUNDS) - 1
    state.turn = parts["turn"].number(0, state.seats - 1)
    low, high = (0, 0) if state.phase < 0 else (1, 6)
    state.dice = [die for pair in parts["dice"].items(state.seats) for die in pair.numbers(2, low, high)]
    state.white = parts["white"].number(low, high)
    used = [item.flag() for item in parts["used"].items(2)]
    state.used = (1 if used[0] else 0) | (2 if used[1] else 0)
    state.bought = parts["bought"].flag()


def read_player(reader: Reader) -> Player:
    parts = reader.members(PLAYER)
    player = new_player()
    player.duchy = 0 if parts["duchy"].value is None else parts["duchy"].number(1, len(DUCHIES) - 1)
    types = DUCHIES[player.duchy].types
    for name, item in parts["hexes"].members((), HEX_NAMES).items():
        tile = read_tile(item)
        where = HEX_NAMES.index(name)
        if tile:
            if player.duchy == 0 or TYPE_OF[tile] != types[where]:
                want = TYPES[types[where]] if player.duchy else "-"
                item.fail("bad-json-hex", tile=f"@tile-{TILE_NAMES[tile]}", want=f"@type-{want}")
            player.lay(tile, where)
    player.storage = [read_tile(item) for item in parts["storage"].items(STORAGE)]
    player.goods = read_goods(parts["goods"])
    if len(goods.colours(player.goods)) > GOODS_SPACES:
        parts["goods"].fail("bad-json-colours", most=GOODS_SPACES)
    player.sold = read_goods(parts["sold"])
    player.silver = parts["silver"].number(0, MANY)
    player.workers = parts["workers"].number(0, MANY)
    player.points = parts["points"].number(0, MANY)
    bonus = parts["bonus"].members(("large", "small"))
    player.large = bonus["large"].mask(TYPES)
    player.small = bonus["small"].mask(TYPES)
    player.position = parts["position"].number(0, 6)
    return player


def read_boards(state: Position, parts: dict[str, Reader]) -> None:
    state.boards = tuple([tuple(item.numbers(None, 1, 9)) for item in parts["boards"].items(state.seats)])
    secret: list[int] = []
    for item in parts["secret"].items(state.seats):
        if item.value is None:
            secret.append(0)
        else:
            choice = item.members(("duchy", "castle"))
            secret.append(choice["duchy"].number(1, 9) * 64 + choice["castle"].choice(HEX_NAMES))
    state.secret = tuple(secret)
    duchies = [player.duchy for player in state.players]
    for seat, player in enumerate(state.players):
        if player.duchy > 1 and duchies.count(player.duchy) > 1:
            parts["players"].fail("bad-json-duchy-twice", duchy=player.duchy)
        if state.phase >= 0 and not player.filled:
            parts["players"].fail("bad-json-no-castle", seat=seat)
        if player.duchy and state.boards[seat] and player.duchy not in state.boards[seat]:
            parts["players"].items()[seat].fail("bad-json-board")
        check_secret(state, seat, parts["secret"].items()[seat])


def check_secret(state: Position, seat: int, reader: Reader) -> None:
    """BUR-13.3: until all have chosen; a side of the own board and one of its castle hexes."""
    chosen = state.secret[seat]
    if chosen:
        duchy, castle = chosen // 64, chosen % 64
        if state.phase >= 0 or state.setup != ADVANCED_SECRET:
            reader.fail("bad-json-secret-now")
        if duchy not in state.boards[seat] or castle not in DUCHIES[duchy].castles:
            reader.fail("bad-json-board")


def read_track(state: Position, parts: dict[str, Reader]) -> None:
    """A seat further right comes first (BUR-3.3.3)."""
    everybody = list(range(state.seats))
    state.track = parts["track"].numbers(state.seats, 0, state.seats - 1)
    order = parts["order"].numbers(state.seats, 0, state.seats - 1)
    for name, seats in (("track", state.track), ("order", order)):
        if sorted(seats) != everybody:
            parts[name].fail("bad-json-order")
    positions = [state.players[seat].position for seat in state.track]
    if positions != sorted(positions, reverse=True):
        parts["track"].fail("bad-json-track")
    state.order = tuple(order)


def read_board(state: Position, parts: dict[str, Reader]) -> None:
    state.depots = [0] * ALL_SPACES
    depots = parts["depots"].members(DEPOT_NAMES)
    for depot, name in enumerate(DEPOT_NAMES):
        for slot, item in enumerate(depots[name].items(slots(depot))):
            tile = read_tile(item)
            if tile and not fits_space(state, depot, slot, tile):
                item.fail("bad-json-space", tile=f"@tile-{TILE_NAMES[tile]}")
            state.depots[space(depot, slot)] = tile
    lying = parts["depot_goods"].members(DEPOT_NAMES[1:])
    state.depot_goods = [0, *[read_goods(lying[name]) for name in DEPOT_NAMES[1:]]]
    if state.phase < 0 and any(state.depot_goods):
        parts["depot_goods"].fail("bad-json-before-a")
    state.round_goods = read_goods_list(parts["round_goods"])
    want = 0 if state.phase < 0 else ROUNDS - 1 - state.round
    if len(state.round_goods) != want:
        parts["round_goods"].fail("bad-json-length", want=want, got=len(state.round_goods))


def fits_space(state: Position, depot: int, slot: int, tile: int) -> bool:
    """Whether a tile can lie on this space with so many players (BUR-1.9, BUR-3.2.4)."""
    if state.phase < 0:
        return False
    if depot == 0:
        return slot < BLACK_TILES[state.seats]
    kind = depot_type_in(state.seats, state.phase, depot, DEPOT_TYPES[depot - 1][slot])
    return SPACE_PLAYERS[slot] <= state.seats and TYPE_OF[tile] == kind


def read_bonus(state: Position, parts: dict[str, Reader]) -> None:
    """Each bonus tile lies on the board or with one player (BUR-1.5)."""
    left = parts["bonus"].members(("large", "small"))
    state.large_left = left["large"].mask(TYPES)
    state.small_left = left["small"].mask(TYPES)
    for kind, name in enumerate(TYPES):
        large = [state.large_left, *[player.large for player in state.players]]
        small = [state.small_left, *[player.small for player in state.players]]
        for size, masks in (("large", large), ("small", small)):
            found = sum([mask >> kind & 1 for mask in masks])
            if found != 1:
                parts["bonus"].fail("bad-json-count", what=f"bonus_{name}_{size}", got=found, want=1)
