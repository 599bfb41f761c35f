"""Whether a position that was read adds up: components (ORL-1), what lies where, what is asked (ORL-11)."""

from bastide.core.decision import Decision
from bastide.core.reading import Reader
from bastide.games.orleans import components, goods, tokens
from bastide.games.orleans.asks import (
    ASK_DEEDS,
    ASK_FOLLOWERS,
    ASK_LAY,
    ASK_PLAN,
    ASK_REMOVE,
    ASK_SHIELD,
    ASK_TOWER,
    ASK_TURN,
)
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, PLACES, SLOT_NAMES, SLOTS, fitting
from bastide.games.orleans.components import FIRST_TILE
from bastide.games.orleans.map import CITIES, ORLEANS, SPACES
from bastide.games.orleans.new_places.checking import check_brasserie
from bastide.games.orleans.orders.checking import check_orders
from bastide.games.orleans.position import ACTIONS, EVENT, FOLLOWERS, INSTALLED, PLANNING, REMOVAL, Player, Position
from bastide.games.orleans.saving import UNSAID


def check_table(state: Position, given: dict[str, Reader]) -> None:
    fill_in(state, given)
    players = given["players"].items()
    for seat, player in enumerate(state.players):
        check_player(state, player, players[seat])
    check_tiles(state, given)
    check_stations(state, players)
    check_map(state, given)
    check_events(state, given)
    check_orders(state, given)


def fill_in(state: Position, given: dict[str, Reader]) -> None:
    """What was left out and follows from the rest."""
    for player in state.players:
        player.look()
        if player.supply == UNSAID:
            player.supply = components.STATIONS - player.stations.bit_count()
    if state.technology == UNSAID:
        placed = sum([len(player.technology()) + player.held for player in state.players])
        state.technology = components.TECHNOLOGY - placed - state.lost_technology - state.reserved


# ---- components


def owned_tokens(player: Player) -> int:
    """All tokens of a player, those on slots too."""
    heap = player.bag + player.market + player.tower + player.fresh
    for mark in player.slots:
        if 0 < mark < INSTALLED:
            heap += tokens.ONE[mark - 1]
    return heap


def pending_tokens(decision: Decision) -> int:
    """Tokens in a player's hand, about to be laid or sent."""
    if decision.kind == ASK_DEEDS:
        return decision.a
    if decision.kind == ASK_LAY:
        return sum([tokens.ONE[mark - 1] for mark in (decision.a, decision.b) if mark])
    return 0


def check_player(state: Position, player: Player, reader: Reader) -> None:
    """ORL-3.3.2, ORL-4.2, ORL-4.8: what lies on market, tower and slots may lie there."""
    if player.room < 0:
        reader.fail("bad-json-market")
    tower = components.TOWER_SPACES if player.owns(components.TOWER) else 0
    if tokens.size(player.tower) > tower:
        reader.fail("bad-json-tower")
    for slot in range(SLOTS):
        mark = player.slots[slot]
        if not mark:
            continue
        place = PLACE_OF[slot]
        if not player.owns(place):
            reader.fail("bad-json-slot", slot=SLOT_NAMES[slot])
        if mark == INSTALLED:
            row = PLACES[place]
            if not state.box.technology[1] >> slot & 1 or player.slots[row.first : row.end].count(INSTALLED) > 1:
                reader.fail("bad-json-slot", slot=SLOT_NAMES[slot])
        elif not fitting(mark - 1, 7) >> state.box.types[slot] & 1:  # whatever allowed it may be gone (R10)
            reader.fail("bad-json-slot", slot=SLOT_NAMES[slot])
    if player.bound > player.held:
        reader.fail("bad-json-bound")
    check_brasserie(player, reader)


def check_tiles(state: Position, given: dict[str, Reader]) -> None:
    """ORL-4.10.1: tiles are unique."""
    seen = state.tiles
    if state.tiles & ~state.box.tiles:
        given["tiles"].fail("bad-json-tile")
    for player in state.players:
        tiles = player.places >> FIRST_TILE << FIRST_TILE
        if tiles & seen or tiles & ~state.box.tiles:
            twice = tiles & (seen | ~state.box.tiles)
            given["players"].fail(
                "bad-json-tile-twice", tile=f"@place-{PLACE_NAMES[(twice & -twice).bit_length() - 1]}"
            )
        seen |= tiles


def check_stations(state: Position, players: list[Reader]) -> None:
    """ORL-4.7: one station in a city, but for Orléans; ten of each player."""
    seen = 0
    for seat, player in enumerate(state.players):
        elsewhere = player.stations & ~(1 << ORLEANS)
        if seen & elsewhere:
            city = CITIES[((seen & elsewhere) & -(seen & elsewhere)).bit_length() - 1]
            players[seat].fail("bad-json-stations", city=f"@city-{city}")
        seen |= elsewhere
        if player.supply + player.stations.bit_count() > components.STATIONS:
            got = player.supply + player.stations.bit_count()
            players[seat].fail("bad-json-count", what="stations", got=got, want=components.STATIONS)


def check_map(state: Position, given: dict[str, Reader]) -> None:
    """ORL-2.8: goods only on spaces that are used."""
    for space, mark in enumerate(state.map_goods):
        if mark and SPACES[space] > state.seats:
            given["map"].items()[space].fail("bad-json-space", space=space)


def check_events(state: Position, given: dict[str, Reader]) -> None:
    """ORL-6.1: a tile for every round."""
    if state.round and not state.past:
        given["hourglass"].fail("bad-json-events")


def check_counts(state: Position, reader: Reader) -> None:
    """ORL-1.3 to ORL-1.6, ORL-2.7: nothing is there twice and nothing is missing."""
    heaps = [owned_tokens(player) for player in state.players]
    for decision in state.stack:
        heaps[decision.seat] += pending_tokens(decision)
    deeds = sum([tokens.ONE[mark - 1] for mark in state.deeds if mark])
    for kind in range(tokens.KINDS):
        if kind < tokens.NEUTRALS:
            got = tokens.count(state.supply + state.lost_tokens, kind) + tokens.count(deeds, kind)
            got += sum([tokens.count(heap, kind) for heap in heaps])
            want = components.SUPPLY[state.seats][kind]
            if got != want:
                reader.fail("bad-json-count", what=f"@token-{tokens.TOKENS[kind]}", got=got, want=want)
        else:
            for heap in heaps:
                if tokens.count(heap, kind) != 1:
                    got = tokens.count(heap, kind)
                    reader.fail("bad-json-count", what=f"@token-{tokens.TOKENS[kind]}", got=got, want=1)
    on_map = goods.stock_of([mark - 1 for mark in state.map_goods if mark])
    for good, name in enumerate(goods.GOODS):
        stocks = [player.stock() for player in state.players]
        stocks += [state.market, state.lost_goods, on_map, state.laid_goods()]
        got = sum([goods.count(stock, good) for stock in stocks])
        if got != goods.COUNTS[good]:
            reader.fail("bad-json-count", what=f"@good-{name}", got=got, want=goods.COUNTS[good])
    technology = state.technology + state.lost_technology + state.reserved
    technology += sum([len(player.technology()) + player.held for player in state.players])
    if technology != components.TECHNOLOGY:
        reader.fail("bad-json-count", what="technology", got=technology, want=components.TECHNOLOGY)


# ---- what is asked


def check_stack(state: Position, reader: Reader) -> None:
    """What is asked belongs to the phase."""
    check_counts(state, Reader(None))
    kinds = [decision.kind for decision in state.stack]
    if not state.stack:
        if state.phase != EVENT or state.hourglass:
            reader.fail("bad-json-stack-empty")
        return
    first = kinds[0]
    right = True
    if state.phase == REMOVAL:
        right = all(kind == ASK_REMOVE for kind in kinds)
    elif state.phase == FOLLOWERS:
        right = all(kind in (ASK_FOLLOWERS, ASK_TOWER, ASK_PLAN) for kind in kinds)
        seats = [decision.seat for decision in state.stack]
        right = right and len(set(seats)) == len(seats)
    elif state.phase == PLANNING:
        right = kinds == [ASK_PLAN]
    elif state.phase == ACTIONS:
        right = first != ASK_SHIELD and (first != ASK_TURN or len(kinds) == 1)
    if not right:
        reader.fail("bad-json-stack")


def usual_stack(state: Position) -> list[Decision] | None:
    """In the action phase, the turn of whoever is active."""
    if state.phase == ACTIONS:
        return [Decision(state.active, ASK_TURN)]
    return None
