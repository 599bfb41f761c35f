"""A position as JSON that a person can edit, and back: reading checks that every component is there once (CAY-1).

What lies beside the board is not written: it is every tile that is neither on the road nor at the site.
"""

from bastide.core import ledger
from bastide.core.reading import Reader, named
from bastide.core.saving import decision_json, read_decision, read_ledger, read_rng
from bastide.games.caylus1303.checking import check_position, check_stack
from bastide.games.caylus1303.components import (
    CHARACTERS,
    HOUSES,
    MOST_SQUARES,
    NAMES,
    PROVOST_LOW,
    ROUNDS,
    SEATS,
    SITE_SLOTS,
    SPACES,
    WORKERS,
)
from bastide.games.caylus1303.goods import GOODS, MOST, ONE, goods_json
from bastide.games.caylus1303.position import (
    DECISIONS,
    NOWHERE,
    PHASES,
    Player,
    Position,
    new_player,
    workable_spaces,
)

NEEDED = (
    "game", "seats", "open_scores", "first_game", "squares", "moves", "round", "phase", "first", "tile", "provost",
    "at", "step", "using", "road", "owners", "layout", "site", "bridge", "joined", "used", "offer", "board",
    "players", "stack", "rng",
)  # fmt: skip
PLAYER = ("goods", "reserve", "camp", "standing", "houses", "characters", "points", "sets")
MANY = 1_000_000


# ---- writing


def to_json(state: Position) -> dict[str, object]:
    return {
        "game": "caylus1303",
        "seats": state.seats,
        "open_scores": state.open_scores,
        "first_game": state.first_game,
        "squares": state.squares,
        "moves": state.moves,
        "round": state.round,
        "phase": PHASES[state.phase],
        "first": state.first,
        "tile": state.holder,
        "provost": state.provost,
        "at": state.at,
        "step": state.step,
        "using": seat_json(state.using),
        "road": [NAMES[building] or None for building in state.road],
        "owners": [seat_json(owner) for owner in state.owners],
        "layout": [NAMES[building] for building in state.layout],
        "site": {"tiles": [NAMES[building] for building in state.site_tiles], "workers": list(state.site)},
        "bridge": list(state.bridge),
        "joined": None if state.joined == NOWHERE else {"space": state.joined, "seat": state.joiner},
        "used": named(state.used, CHARACTERS),
        "offer": named(state.offer, CHARACTERS),
        "board": named(state.board_characters, CHARACTERS),
        "players": [player_json(player) for player in state.players],
        "stack": [decision_json(decision, DECISIONS) for decision in state.stack],
        "rng": state.rng.words(),
        "ledger": ledger.to_json(state.last),
    }


def player_json(player: Player) -> dict[str, object]:
    return {
        "goods": goods_json(player.goods),
        "reserve": player.reserve,
        "camp": player.camp,
        "standing": [space for space in range(SPACES) if player.standing >> space & 1],
        "houses": player.houses,
        "characters": named(player.characters, CHARACTERS),
        "points": player.points,
        "sets": player.sets,
    }


def seat_json(mark: int) -> int | None:
    """Seat + 1, or 0 for nobody, as a person writes it."""
    return mark - 1 if mark else None


# ---- reading


def read_into(state: Position, data: object) -> None:
    """Fill a blank state from JSON. Raises InputError and says where, if anything does not add up."""
    parts = Reader(data).members(NEEDED, ("ledger",))
    if parts["game"].text() != "caylus1303":
        parts["game"].fail("bad-json-name", got=parts["game"].text(), allowed="caylus1303")
    read_course(state, parts)
    read_road(state, parts)
    state.players = [read_player(item) for item in parts["players"].items(state.seats)]
    state.used = parts["used"].mask(CHARACTERS)
    state.offer = parts["offer"].mask(CHARACTERS)
    state.board_characters = parts["board"].mask(CHARACTERS)
    state.rng = read_rng(parts["rng"])
    state.stack = [read_decision(item, state.seats, DECISIONS, SPACES) for item in parts["stack"].items()]
    check_position(state, parts)
    check_stack(state, parts["stack"])
    state.last = read_ledger(parts.get("ledger"), [player.points for player in state.players], state.moves)


def read_course(state: Position, parts: dict[str, Reader]) -> None:
    state.seats = parts["seats"].number(2, SEATS)
    state.open_scores = parts["open_scores"].flag()
    state.first_game = parts["first_game"].flag()
    state.squares = parts["squares"].number(1, MOST_SQUARES)
    state.moves = parts["moves"].number(0, MANY)
    state.round = parts["round"].number(1, ROUNDS)
    state.phase = parts["phase"].choice(PHASES)
    state.first = parts["first"].number(0, state.seats - 1)
    state.holder = parts["tile"].number(0, state.seats - 1)
    state.provost = parts["provost"].number(PROVOST_LOW, state.provost_high)
    state.at = parts["at"].number(0, SPACES)
    state.step = parts["step"].number(0, state.seats + 2)
    state.using = read_seat(parts["using"], state.seats)
    state.bridge = read_seats(parts["bridge"], state.seats)
    if parts["joined"].value is None:
        state.joined = state.joiner = NOWHERE
    else:
        joined = parts["joined"].members(("space", "seat"))
        state.joined = joined["space"].number(0, SPACES - 1)
        state.joiner = joined["seat"].number(0, state.seats - 1)


def read_road(state: Position, parts: dict[str, Reader]) -> None:
    road = [0 if item.value is None else item.choice(NAMES) for item in parts["road"].items(SPACES)]
    state.road = bytes(road)
    state.workable = workable_spaces(state.road)
    state.owners = bytes([read_seat(item, state.seats) for item in parts["owners"].items(SPACES)])
    state.layout = bytes([item.choice(NAMES) for item in parts["layout"].items(len(state.layout))])
    site = parts["site"].members(("tiles", "workers"))
    state.site_tiles = bytes([item.choice(NAMES) for item in site["tiles"].items(SITE_SLOTS)])
    state.site = read_seats(site["workers"], state.seats)


def read_player(reader: Reader) -> Player:
    parts = reader.members(PLAYER)
    player = new_player(0, 0)
    for name, item in parts["goods"].members(GOODS).items():
        player.goods += item.number(0, MOST) * ONE[GOODS.index(name)]
    player.reserve = parts["reserve"].number(0, WORKERS)
    player.camp = parts["camp"].number(0, WORKERS)
    for item in parts["standing"].items():
        bit = 1 << item.number(0, SPACES - 1)
        if player.standing & bit:
            item.fail("bad-json-twice")
        player.standing |= bit
    player.houses = parts["houses"].number(0, HOUSES - 1)
    player.characters = parts["characters"].mask(CHARACTERS)
    player.points = parts["points"].number(0, MANY)
    player.sets = parts["sets"].number(0, MOST)
    return player


def read_seat(reader: Reader, seats: int) -> int:
    """A seat as a mark, seat + 1; null is nobody."""
    return 0 if reader.value is None else reader.number(0, seats - 1) + 1


def read_seats(reader: Reader, seats: int) -> tuple[int, ...]:
    """Some seats in an order, none twice."""
    found: list[int] = []
    for item in reader.items():
        seat = item.number(0, seats - 1)
        if seat in found:
            item.fail("bad-json-twice")
        found.append(seat)
    return tuple(found)
