"""Whether a position that was read adds up: components (ORL-1), what lies where. For what is asked see course.py."""

from typing import Final

from bastide.core.masks import each_of, union
from bastide.core.reading import Reader, member
from bastide.games.orleans import components, goods, tokens
from bastide.games.orleans.acting import Holding
from bastide.games.orleans.box import HERBS, PLACE_NAMES, PLACE_OF, PLACES, SCHOOLING, SLOT_NAMES, UPRISING, fitting
from bastide.games.orleans.components import ANY_NEUTRAL, HERB_GARDEN, MARKET, OWN_BOARD, SCHOOL
from bastide.games.orleans.events import BASE_EVENTS, PILGRIMAGE
from bastide.games.orleans.expansion import INTRIGUE, MODULES, NEW_DEEDS, NEW_EVENTS, NEW_PLACES, ORDERS
from bastide.games.orleans.map import CITIES, ORLEANS, SPACES
from bastide.games.orleans.position import EVENT, FOLLOWERS, INSTALLED, REMOVAL, Player, Position, Shown
from bastide.games.orleans.saving import UNSAID

TABLE_PARTS: Final = (("display", ORDERS), ("deck", ORDERS), ("reserved", NEW_DEEDS))
PLAYER_PARTS: Final = (("orders", ORDERS), ("brasserie", NEW_PLACES), ("bound", NEW_DEEDS), ("barred", INTRIGUE))
"""What is empty unless a module is in play."""
SLOTTED: Final = sum([1 << number for number, place in enumerate(PLACES) if place.slots])  # mask of places with slots


def check_table(state: Position, given: dict[str, Reader]) -> None:
    players = given["players"].items()
    fill_in(state, given, players)
    check_modules(state, given, players)
    for seat, player in enumerate(state.players):
        check_player(state, player, players[seat])
    check_tiles(state, given)
    check_stations(state, players)
    check_map(state, given)
    check_deeds(state, given)
    check_events(state, given)


def says(reader: Reader, name: str) -> bool:
    """Whether a player's part of the position has a member."""
    return isinstance(reader.value, dict) and name in reader.value


# ---- what was left out and follows from the rest


def fill_in(state: Position, given: dict[str, Reader], players: list[Reader]) -> None:
    for seat, player in enumerate(state.players):
        player.look()
        if player.supply == UNSAID:
            player.supply = components.STATIONS - player.stations.bit_count()
        if not says(players[seat], "installed"):
            player.installed = len(player.technology()) > 0
        if state.phase == FOLLOWERS and not says(players[seat], "shown"):
            player.shown = Shown(player.bag, player.market, player.tower, player.slots)
    state.first = state.first if "first" in given else 0
    state.active = state.active if "active" in given else state.first
    state.in_turn = state.in_turn if "in_turn" in given else state.in_order
    if "passed" not in given and state.phase == EVENT and state.stage:
        state.passed = (1 << state.seats) - 1
    if "citizens" not in given:
        state.citizens = UNSAID
    if "tiles" not in given:
        state.tiles = state.box.tiles & ~union([player.places for player in state.players])
    if state.reserved == UNSAID:
        state.reserved = sum([row.claims(state) for row in state.box.rows])
    if state.technology == UNSAID:
        state.technology = max(components.TECHNOLOGY - technology_elsewhere(state), 0)


def fill_stocks(state: Position) -> None:
    """The supply and the goods market, once it is known which tokens players have in their hands."""
    if state.supply == UNSAID:
        taken = tokens_elsewhere(state)
        printed = components.SUPPLY[state.seats]
        state.supply = tokens.heap_of([max(printed[kind] - taken[kind], 0) for kind in range(tokens.NEUTRALS)])
    if state.market == UNSAID:
        taken = goods_elsewhere(state)
        left = [max(goods.COUNTS[good] - taken[good], 0) for good in range(goods.KINDS)]
        state.market = sum([number * goods.ONE[good] for good, number in enumerate(left)])


# ---- counting


def counted(heaps: list[int], slots: bytes) -> list[int]:
    """Tokens by kind: those of some heaps, and on slots."""
    return [sum([tokens.count(heap, kind) for heap in heaps]) + slots.count(kind + 1) for kind in range(tokens.KINDS)]


def tokens_of(state: Position, seat: int) -> list[int]:
    """All tokens of a player by kind: bag, market, Tower, slots, and those in his hand."""
    player = state.players[seat]
    heaps = [player.bag, player.market, player.tower, player.fresh]
    for decision in state.stack:
        question = state.questions[decision.kind]
        if decision.seat == seat and isinstance(question, Holding):
            heaps.append(question.in_hand(decision))
    return counted(heaps, player.slots)


def tokens_elsewhere(state: Position) -> list[int]:
    """Neutral tokens that are not in the supply, by kind."""
    owned = [tokens_of(state, seat) for seat in range(state.seats)]
    return [
        sum([player[kind] for player in owned]) + tokens.count(state.lost_tokens, kind) + state.deeds.count(kind + 1)
        for kind in range(tokens.NEUTRALS)
    ]


def goods_elsewhere(state: Position) -> list[int]:
    """Goods that are not in the goods market, by kind."""
    stocks = [*[player.stock() for player in state.players], state.lost_goods, state.laid_goods()]
    return [
        sum([goods.count(stock, good) for stock in stocks]) + state.map_goods.count(good + 1)
        for good in range(goods.KINDS)
    ]


def technology_elsewhere(state: Position) -> int:
    """Technology tiles that are not on the stack."""
    owned = sum([len(player.technology()) + player.held for player in state.players])
    return owned + state.lost_technology + state.reserved


def check_counts(state: Position, reader: Reader) -> None:
    """ORL-9.1, ORL-1.3 to ORL-1.6, ORL-2.7, ORL-2.8: nothing is there twice or missing; coins are not counted."""
    taken = tokens_elsewhere(state)
    for kind in range(tokens.NEUTRALS):
        got = taken[kind] + tokens.count(state.supply, kind)
        count_is(reader, f"token-{tokens.TOKENS[kind]}", got, components.SUPPLY[state.seats][kind])
    for seat in range(state.seats):
        owned = tokens_of(state, seat)
        for kind in range(tokens.NEUTRALS, tokens.KINDS):
            count_is(Reader(None, f"players[{seat}]"), f"token-{tokens.TOKENS[kind]}", owned[kind], 1)
    held = goods_elsewhere(state)
    for good, name in enumerate(goods.GOODS):
        count_is(reader, f"good-{name}", held[good] + goods.count(state.market, good), goods.COUNTS[good])
    if goods.size(state.lost_goods) < components.GOODS_REMOVED[state.seats]:
        Reader(None, "lost_goods").fail("bad-json-removed", want=components.GOODS_REMOVED[state.seats])
    count_is(reader, "technology", state.technology + technology_elsewhere(state), components.TECHNOLOGY)


def count_is(reader: Reader, what: str, got: int, want: int) -> None:
    reader.fail_if(got != want, "bad-json-count", what=what if what == "technology" else f"@{what}", got=got, want=want)


# ---- what lies where


def check_modules(state: Position, given: dict[str, Reader], players: list[Reader]) -> None:
    """ORL-8.0: what belongs to a module is there only if that is in play, and is as it says."""
    found = [(member(given, name), getattr(state, name), module) for name, module in TABLE_PARTS]
    for name, module in PLAYER_PARTS:
        for seat, player in enumerate(state.players):
            found.append((Reader(None, f"players[{seat}].{name}"), getattr(player, name), module))
    for reader, value, module in found:
        reader.fail_if(value and not state.box.chosen >> module & 1, "bad-json-module", module=MODULES[module])
    for one in state.box.modules:
        one.check(state, given)


def check_player(state: Position, player: Player, reader: Reader) -> None:
    """ORL-3.3.2, ORL-4.2, ORL-4.8: what lies on market, tower and slots may lie there. ORL-8.4.5: a place that is
    barred is his and had its slots filled."""
    reader.fail_if(tokens.size(player.market) > MARKET or player.room < 0, "bad-json-market")
    tower = components.TOWER_SPACES if player.owns(components.TOWER) else 0
    reader.fail_if(tokens.size(player.tower) > tower, "bad-json-tower")
    allowed = once_allowed(state, player)
    for slot, mark in enumerate(player.slots):
        if mark and not lies_well(state, player, slot, mark, allowed):
            reader.fail("bad-json-slot", slot=SLOT_NAMES[slot])
    if player.technology() and not player.installed and not state.box.chosen >> INTRIGUE & 1:
        reader.fail("bad-json-installed")
    reader.fail_if(player.bound > player.held, "bad-json-bound")
    reader.fail_if(player.barred & ~(player.places & SLOTTED), "bad-json-barred")


def once_allowed(state: Position, player: Player) -> int:
    """ORL-4.2, R-10: whom a player's tokens may have stood for: a tile that is gone may have been his."""
    others = union([one.places for one in state.players if one is not player]) | state.tiles
    uprising = any(state.box.events[event].arms_farmers for event in state.past)
    return (
        (0 if others >> HERB_GARDEN & 1 else HERBS)
        | (0 if others >> SCHOOL & 1 else SCHOOLING)
        | (UPRISING if uprising else 0)
    )


def lies_well(state: Position, player: Player, slot: int, mark: int, allowed: int) -> bool:
    row = PLACES[PLACE_OF[slot]]
    if not player.owns(PLACE_OF[slot]):
        return False
    if mark == INSTALLED:
        once = player.slots[row.first : row.end].count(INSTALLED) == 1
        return once and state.box.technology[1] >> slot & 1 == 1
    return fitting(mark - 1, allowed) >> state.box.types[slot] & 1 == 1


def check_tiles(state: Position, given: dict[str, Reader]) -> None:
    """ORL-4.10.1: tiles are unique."""
    seen = state.tiles | ~state.box.tiles
    member(given, "tiles").fail_if(state.tiles & ~state.box.tiles, "bad-json-tile")
    for seat, player in enumerate(state.players):
        tiles = player.places & ~OWN_BOARD
        if tiles & seen:
            tile = PLACE_NAMES[each_of(tiles & seen)[0]]
            Reader(None, f"players[{seat}].places").fail("bad-json-tile-twice", tile=f"@place-{tile}")
        seen |= tiles


def check_stations(state: Position, players: list[Reader]) -> None:
    """ORL-4.7: one station in a city, but for Orléans; ten of each player."""
    seen = 0
    for seat, player in enumerate(state.players):
        elsewhere = player.stations & ~(1 << ORLEANS)
        if seen & elsewhere:
            players[seat].fail("bad-json-stations", city=f"@city-{CITIES[each_of(seen & elsewhere)[0]]}")
        seen |= elsewhere
        got, want = player.supply + player.stations.bit_count(), components.STATIONS
        players[seat].fail_if(got > want, "bad-json-count", what="stations", got=got, want=want)


def check_map(state: Position, given: dict[str, Reader]) -> None:
    """ORL-2.8: goods only on spaces that are used."""
    for space, mark in enumerate(state.map_goods):
        if mark and SPACES[space] > state.seats:
            given["map"].items()[space].fail("bad-json-space", space=space)


def check_deeds(state: Position, given: dict[str, Reader]) -> None:
    """ORL-4.9.2: each token on a space that is printed with it and not covered."""
    for row in state.box.rows:
        for number, kind in enumerate(row.spaces):
            space = row.first + number
            mark = state.deeds[space]
            if mark and (space >= row.end or kind not in (mark - 1, ANY_NEUTRAL)):
                given["deeds"].items()[space].fail("bad-json-deed", deed=f"@deed-{row.name}")


def check_events(state: Position, given: dict[str, Reader]) -> None:
    """ORL-2.6, ORL-3.1: the 18 tiles, a Pilgrimage first, and one of them for each round."""
    events = state.box.events
    turned = sum([1 for event in state.past if not events[event].rests])
    if turned != state.round or (state.phase == REMOVAL) != (state.round == 0):
        given["round"].fail("bad-json-round", got=turned)
    if state.box.chosen >> NEW_EVENTS & 1:
        return  # the module says what its stack is made of
    tiles = state.past + state.hourglass[::-1]
    for event, tile in enumerate(BASE_EVENTS):
        if tiles.count(event) != tile.copies:
            given["hourglass"].fail("bad-json-count", what=tile.name, got=tiles.count(event), want=tile.copies)
    if len(tiles) != components.ROUNDS:
        given["hourglass"].fail("bad-json-count", what="hourglass", got=len(tiles), want=components.ROUNDS)
    given["hourglass"].fail_if(tiles[0] != PILGRIMAGE, "bad-json-pilgrimage")
