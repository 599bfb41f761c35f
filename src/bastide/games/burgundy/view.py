"""What a seat may know (BUR-15), and imagining the rest."""

from bastide.core.saving import write_parts
from bastide.games.burgundy import components, goods, knowledge, prices
from bastide.games.burgundy.components import (
    AREA_POINTS,
    HEX_NAMES,
    PHASE_POINTS,
    PHASES,
    PILE_NAMES,
    SHIP,
    TILE_NAMES,
    TYPES,
)
from bastide.games.burgundy.duchies import DIE, DUCHIES
from bastide.games.burgundy.knowledge import BONUS_TILES, COUNT_FIRST, SOLD_COLOURS
from bastide.games.burgundy.position import ASK_TURN, Player, Position
from bastide.games.burgundy.saving import OPEN_PARTS, OPEN_PLAYER_PARTS, goods_json, secret_json


def table_view(state: Position, seat: int | None) -> dict[str, object]:
    return {
        **write_parts(OPEN_PARTS, state),
        "phase_points": None if state.phase < 0 else PHASE_POINTS[state.phase],
        "track": [{"seat": other, "position": state.players[other].position} for other in state.track],
        "players": [player_view(state, other, seat) for other in range(state.seats)],
        "maps": maps(state),
        "hex_dice": list(DIE),
        "box": box_view(state),
        "piles": {name: len(state.piles[number]) for number, name in enumerate(PILE_NAMES)},
        "unseen": {name: pile_counts(state.piles[number]) for number, name in enumerate(PILE_NAMES)},
        "unseen_goods": goods_json(unseen_goods(state)),
        "prices": price_view(state),
    }


def box_view(state: Position) -> dict[str, object]:
    """What is printed, for whoever draws it: the calendar, the bonus tiles of this many players, spaces and prices."""
    return {
        "phases": [{"phase": phase, "points": points} for phase, points in zip(PHASES, PHASE_POINTS, strict=True)],
        "rounds": components.ROUNDS,
        "bonus": {"large": components.LARGE_BONUS[state.seats], "small": components.SMALL_BONUS[state.seats]},
        "purchase": components.PURCHASE_SILVER,
        "depot_spaces": len([players for players in components.SPACE_PLAYERS if players <= state.seats]),
        "black_spaces": components.BLACK_TILES[state.seats],
        "goods_spaces": components.GOODS_SPACES,
        "track": 1 + max([duchy.types.count(SHIP) for duchy in DUCHIES]),  # a step for every ship that can be placed
    }


def maps(state: Position) -> dict[str, object]:
    """The types of the hexes of every duchy in play or on offer, for whoever draws them."""
    shown = {player.duchy for player in state.players if player.duchy}
    for board in state.boards:
        shown.update(board)
    return {str(number): [TYPES[kind] for kind in DUCHIES[number].types] for number in sorted(shown)}


def player_view(state: Position, seat: int, viewer: int | None) -> dict[str, object]:
    player = state.players[seat]
    chosen = state.secret[seat]
    shown: dict[str, object] = {
        "seat": seat,
        **write_parts(OPEN_PLAYER_PARTS, player),
        "sold": goods.total(player.sold),
        "dice": state.dice[2 * seat : 2 * seat + 2],
        "knowledge": [number for number in range(1, 27) if player.knows(number)],
        "empty_hexes": player.empty_hexes(),
        "chosen": chosen != 0,
        "worth": worth_view(state, player),
    }
    if seat == viewer or state.over or state.revealed:  # others only remember what was sold
        shown["sold_goods"] = goods_json(player.sold)
        shown["sold_worth"] = knowledge.end_points(player, SOLD_COLOURS)
    if chosen and (seat == viewer or state.revealed):
        shown["choice"] = secret_json(chosen)
    return shown


def price_view(state: Position) -> dict[str, object] | None:
    """Workers that each unused die of the active player would cost, by use and by value 1 … 6 (BUR-4.3)."""
    if not state.stack or state.stack[0].kind != ASK_TURN:
        return None
    seat = state.active
    player = state.players[seat]
    table: dict[str, object] = {}
    for die in range(2):
        if not state.used >> die & 1:
            face = state.dice[2 * seat + die]
            table[str(die)] = {
                "take": worker_prices(player, face, knowledge.TAKING),
                "sell": worker_prices(player, face, knowledge.SELLING),
                **{name: worker_prices(player, face, knowledge.PLACING[kind]) for kind, name in enumerate(TYPES)},
            }
    return table


def worth_view(state: Position, player: Player) -> dict[str, object]:
    """What a player's things are worth as they stand, for whoever explains them. Knowledge 15 counts what only the
    player knows for certain."""
    mines = player.count(components.MINE_TILE)
    return {
        "knowledge": {str(n): knowledge.end_points(player, n) for n in range(COUNT_FIRST, BONUS_TILES + 1)},
        "areas": area_worth(player),
        "types": {name: hexes_left(player, kind) for kind, name in enumerate(TYPES)},
        "sale": {
            "points": state.seats,
            "silver": knowledge.sale_silver(player),
            "workers": knowledge.sale_workers(player),
        },
        "take": {"workers": knowledge.taken_workers(player), "silver": knowledge.taken_silver(player)},
        "mines": {"silver": mines, "workers": knowledge.mine_workers(player, mines)},
        "end": {"goods": goods.total(player.goods), "silver": player.silver, "workers": player.workers // 2},
    }


def area_worth(player: Player) -> list[dict[str, object]]:
    """The unfinished areas of a duchy: their hexes, how many and how many empty, and the points for the last one
    (BUR-9.1), to which the phase adds."""
    duchy = DUCHIES[player.duchy]
    return [
        {
            "hexes": [HEX_NAMES[where] for where in area],
            "size": len(area),
            "left": (mask & ~player.filled).bit_count(),
            "points": AREA_POINTS[len(area)],
        }
        for area, mask in zip(duchy.areas, duchy.area_mask, strict=True)
        if player.duchy and mask & ~player.filled
    ]


def hexes_left(player: Player, kind: int) -> int:
    """Empty hexes of a type: the last one brings a bonus tile (BUR-9.2)."""
    return (DUCHIES[player.duchy].type_mask[kind] & ~player.filled).bit_count() if player.duchy else 0


def worker_prices(player: Player, face: int, cover: int) -> list[int]:
    return [prices.price(player, face, value, cover) for value in range(1, 7)]


def pile_counts(pile: bytes) -> dict[str, object]:
    """What a face-down pile holds, which all can work out; its order nobody knows."""
    return {TILE_NAMES[tile]: pile.count(tile) for tile in range(1, len(TILE_NAMES)) if tile in pile}


def unseen_goods(state: Position) -> int:
    pile = 0
    for colour in state.goods_stacks + state.boxed_goods:
        pile += goods.one(colour)
    return pile


def imagine(state: Position, seat: int | None) -> None:
    """Replace what the seat cannot know by what might be. The same knowledge and seed give the same state."""
    rng = state.rng
    state.piles = tuple([rng.shuffled(bytes(sorted(pile))) for pile in state.piles])
    unseen = rng.shuffled(bytes(sorted(state.goods_stacks + state.boxed_goods)))
    stacked = len(state.goods_stacks)
    state.goods_stacks = unseen[:stacked]
    state.boxed_goods = unseen[stacked:]
    if any(state.secret) and not state.revealed:
        secret = list(state.secret)
        for other in range(state.seats):
            if other != seat and secret[other]:
                sides = state.boards[other]  # dealt in public (BUR-13.6)
                duchy = sides[rng.below(len(sides))]
                secret[other] = duchy * 64 + DUCHIES[duchy].castles[rng.below(4)]
        state.secret = tuple(secret)
