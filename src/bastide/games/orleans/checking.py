"""Whether a position that was read adds up: components (ORL-1), what lies where. For what is asked see course.py."""

from typing import Final

from bastide.core.masks import each_of, union
from bastide.core.reading import Reader, member, says
from bastide.games.orleans import components, goods, tokens
from bastide.games.orleans.acting import Holding
from bastide.games.orleans.box import HERBS, PLACE_NAMES, PLACE_OF, PLACES, SCHOOLING, SLOT_NAMES, UPRISING, fitting
from bastide.games.orleans.components import ANY_NEUTRAL, HERB_GARDEN, MARKET, OWN_BOARD, SCHOOL
from bastide.games.orleans.events import BASE_EVENTS, PILGRIMAGE
from bastide.games.orleans.expansion import INTRIGUE, MODULES, NEW_DEEDS, NEW_EVENTS, NEW_PLACES, ORDERS
from bastide.games.orleans.map import CITIES, ORLEANS, SPACES
from bastide.games.orleans.position import EVENT, FOLLOWERS, INSTALLED, REMOVAL, Player, Position, Shown
from bastide.games.orleans.saving import DEEDS, MAP, UNSAID

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


def fill_stocks(state: Position) -> list[str]:
    """The supply and the goods market, once it is known which tokens players have in their hands; what of them, and of
    the technology tiles, was said."""
    said: list[str] = []
    if state.supply == UNSAID:
        taken = tokens_elsewhere(state)
        printed = components.SUPPLY[state.seats]
        state.supply = tokens.heap_of([max(printed[kind] - taken[kind], 0) for kind in range(tokens.NEUTRALS)])
    else:
        said.append("supply")
    if state.market == UNSAID:
        taken = goods_elsewhere(state)
        left = [max(goods.COUNTS[good] - taken[good], 0) for good in range(goods.KINDS)]
        state.market = sum([number * goods.ONE[good] for good, number in enumerate(left)])
    else:
        said.append("market")
    if state.technology == UNSAID:
        state.technology = max(components.TECHNOLOGY - technology_elsewhere(state), 0)
    else:
        said.append("technology")
    return said


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


def check_counts(state: Position, said: list[str]) -> None:
    """ORL-9.1, ORL-1.3 to ORL-1.6, ORL-2.7, ORL-2.8: nothing is there twice or missing; coins are not counted. `said`
    are the stocks that were not left out; that helps where elsewhere there is not too much."""
    taken = tokens_elsewhere(state)
    for kind in range(tokens.NEUTRALS):
        got, want = taken[kind] + tokens.count(state.supply, kind), components.SUPPLY[state.seats][kind]
        count_is("supply", said if taken[kind] <= want else [], f"@token-{tokens.TOKENS[kind]}", got, want)
    for seat in range(state.seats):
        owned = tokens_of(state, seat)
        for kind in range(tokens.NEUTRALS, tokens.KINDS):
            count_is(f"players[{seat}]", said, f"@token-{tokens.TOKENS[kind]}", owned[kind], 1)
    held = goods_elsewhere(state)
    for good, name in enumerate(goods.GOODS):
        got, want = held[good] + goods.count(state.market, good), goods.COUNTS[good]
        count_is("market", said if held[good] <= want else [], f"@good-{name}", got, want)
    lost, want = goods.size(state.lost_goods), components.GOODS_REMOVED[state.seats]
    Reader(None, "lost_goods").fail_if(lost < want, "bad-json-removed", got=lost, want=want, seats=state.seats)
    rest, want = technology_elsewhere(state), components.TECHNOLOGY
    count_is("technology", said if rest <= want else [], "technology", state.technology + rest, want)


def count_is(where: str, said: list[str], what: str, got: int, want: int) -> None:
    """Of something there are so many; a stock that was said can be left out."""
    cure = where if where in said else ""
    Reader(None, where).fail_if(got != want, "bad-json-count", cure, what=what, got=got, want=want)


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
    lying, tower = tokens.size(player.market), tokens.size(player.tower)
    owned = player.owns(components.TOWER)
    own(reader, "market").fail_if(lying > MARKET, "bad-json-most", got=lying, most=MARKET)
    own(reader, "tower").fail_if(tower and not owned, "bad-json-no-tower")
    spaces = components.TOWER_SPACES
    own(reader, "tower").fail_if(tower > spaces, "bad-json-most", got=tower, most=spaces)
    together = lying + tower + tokens.size(player.fresh)
    reader.fail_if(player.room < 0, "bad-json-room", got=together, most=together + player.room)
    allowed = once_allowed(state, player)
    for slot, mark in enumerate(player.slots):
        if mark:
            check_slot(state, player, slot, mark, allowed, own(reader, f"slots.{SLOT_NAMES[slot]}"))
    if player.technology() and not player.installed and not state.box.chosen >> INTRIGUE & 1:
        own(reader, "installed").fail("bad-json-installed", "installed")
    own(reader, "bound").fail_if(player.bound > player.held, "bad-json-bound", got=player.bound, most=player.held)
    own(reader, "barred").fail_if(player.barred & ~(player.places & SLOTTED), "bad-json-barred")


def own(player: Reader, name: str) -> Reader:
    """A part of a player's, which may have been left out."""
    return Reader(None, f"{player.where}.{name}")


def once_allowed(state: Position, player: Player) -> int:
    """ORL-4.2, R-10: whom a player's tokens may have stood for: a tile that is gone may have been his."""
    others = union([one.places for one in state.players if one is not player]) | state.tiles
    uprising = any(state.box.events[event].arms_farmers for event in state.past)
    return (
        (0 if others >> HERB_GARDEN & 1 else HERBS)
        | (0 if others >> SCHOOL & 1 else SCHOOLING)
        | (UPRISING if uprising else 0)
    )


def check_slot(state: Position, player: Player, slot: int, mark: int, allowed: int, reader: Reader) -> None:
    """ORL-4.2: a token that may stand there, on a place of one's own; ORL-4.8.4: one technology tile for each place."""
    place = PLACE_OF[slot]
    row = PLACES[place]
    reader.fail_if(not player.owns(place), "bad-json-slot-place", place=f"@place-{PLACE_NAMES[place]}")
    if mark == INSTALLED:
        reader.fail_if(not state.box.technology[1] >> slot & 1, "bad-json-slot-technology")
        reader.fail_if(player.slots[row.first : row.end].count(INSTALLED) > 1, "bad-json-slot-twice")
    else:
        fits = fitting(mark - 1, allowed) >> state.box.types[slot] & 1
        reader.fail_if(not fits, "bad-json-slot", got=tokens.TOKENS[mark - 1], want=state.box.type_name(slot))


def check_tiles(state: Position, given: dict[str, Reader]) -> None:
    """ORL-4.10.1: tiles are unique."""
    cure = "tiles" if "tiles" in given else ""
    seen = state.tiles
    for tile in each_of(state.tiles & ~state.box.tiles):
        member(given, "tiles").fail("bad-json-tile", cure, tile=f"@place-{PLACE_NAMES[tile]}")
    for seat, player in enumerate(state.players):
        reader = Reader(None, f"players[{seat}].places")
        for tile in each_of(player.places & ~OWN_BOARD):
            named = f"@place-{PLACE_NAMES[tile]}"
            reader.fail_if(not state.box.tiles >> tile & 1, "bad-json-tile", tile=named)
            spare = cure if state.tiles >> tile & 1 else ""
            reader.fail_if(seen >> tile & 1, "bad-json-tile-twice", spare, tile=named)
        seen |= player.places & ~OWN_BOARD


def check_stations(state: Position, players: list[Reader]) -> None:
    """ORL-4.7: one station in a city, but for Orléans; ten of each player."""
    seen = 0
    for seat, player in enumerate(state.players):
        elsewhere = player.stations & ~(1 << ORLEANS)
        if seen & elsewhere:
            players[seat].fail("bad-json-stations", city=f"@city-{CITIES[each_of(seen & elsewhere)[0]]}")
        seen |= elsewhere
        got = player.supply + player.stations.bit_count()
        cure = "supply" if says(players[seat], "supply") else ""
        players[seat].fail_if(got > components.STATIONS, "bad-json-built", cure, got=got, most=components.STATIONS)


def check_map(state: Position, given: dict[str, Reader]) -> None:
    """ORL-2.8: goods only on spaces that are used."""
    for space, mark in enumerate(state.map_goods):
        if mark and SPACES[space] > state.seats:
            MAP.places(state, given["map"])[space].fail("bad-json-space", want=SPACES[space])


def check_deeds(state: Position, given: dict[str, Reader]) -> None:
    """ORL-4.9.2: each token on a space that is printed with it and not covered."""
    for row in state.box.rows:
        for number, kind in enumerate(row.spaces):
            space = row.first + number
            mark = state.deeds[space]
            if mark and (space >= row.end or kind not in (mark - 1, ANY_NEUTRAL)):
                where = DEEDS.places(state, given["deeds"])[space]
                deed = f"@deed-{row.name}"
                where.fail_if(space >= row.end, "bad-json-covered", deed=deed, most=row.end - row.first)
                where.fail("bad-json-deed", got=tokens.CHARACTERS[mark - 1], want=tokens.CHARACTERS[kind], deed=deed)


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
