"""What a seat may know (ORL-10), with the tables that the board shows."""

from bastide.core.masks import each_of
from bastide.core.reading import named
from bastide.games.orleans import components, goods, laying, tokens, tracks, turn
from bastide.games.orleans.asks import ASK_LAY
from bastide.games.orleans.box import PLACE_NAMES, PLACES, SLOT_NAMES
from bastide.games.orleans.map import CITIES, EDGES, WAYS
from bastide.games.orleans.position import INSTALLED, PHASES, Position
from bastide.games.orleans.rules import Row
from bastide.games.orleans.tokens import CHARACTERS


def table_view(state: Position, seat: int | None) -> dict[str, object]:
    box = state.box
    found: dict[str, object] = {
        "round": state.round,
        "rounds": state.round + len(state.hourglass),
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": state.active,
        "in_turn": state.in_turn,
        "passed": each_of(state.passed),
        "planned": each_of(state.planned),
        "event": event_view(state) if state.past else None,
        "past": [box.events[event].name for event in state.past],
        "hourglass": len(state.hourglass),
        "letters": [box.events[event].letter for event in reversed(state.hourglass)],
        "supply": [tokens.count(state.supply, character) for character in range(len(CHARACTERS))],
        "market": goods.goods_json(state.market),
        "edges": [edge_view(state, edge) for edge in range(len(EDGES))],
        "tiles": [tile_view(state, tile) for tile in each_of(state.tiles)],
        "technology": state.technology,
        "tracks": track_views(),
        "citizens": named(state.citizens, components.CITIZEN_NAMES),
        "deeds": [row_view(state, row) for row in box.rows],
        "players": [player_view(state, other, seat) for other in range(state.seats)],
    }
    for module in box.modules:
        found.update(module.shown(state))
    return found


def event_view(state: Position) -> dict[str, object]:
    event = state.box.events[state.event]
    return {"name": event.name, "rule": event.rule, "negative": event.negative, "strikes": event.strikes}


def edge_view(state: Position, number: int) -> dict[str, object]:
    edge = EDGES[number]
    marks = [state.map_goods[space] for space in range(edge.first, edge.end)]
    return {
        "name": edge.name,
        "way": WAYS[edge.way],
        "ends": [CITIES[end] for end in edge.ends],
        "goods": [goods.GOODS[mark - 1] for mark in marks if mark],
        "taken": len([1 for at, mark in enumerate(marks) if not mark and edge.spaces[at] <= state.seats]),
    }


def track_views() -> dict[str, object]:
    """What is printed on the spaces of the tracks; nothing on their first."""
    spaces: list[list[dict[str, object]]] = [[{} for _ in range(last + 1)] for last in tracks.LAST]
    for index in range(1, tracks.LAST[tokens.FARMER] + 1):
        spaces[tokens.FARMER][index]["good"] = goods.GOODS[tracks.FARM_GOODS[index]]
    for index, space in enumerate(spaces[tokens.KNIGHT]):
        space["draws"] = tracks.DRAWS[index]
    for index in range(1, tracks.LAST[tokens.BOATMAN] + 1):
        if tracks.BOAT_COINS[index]:
            spaces[tokens.BOATMAN][index]["coins"] = tracks.BOAT_COINS[index]
        spaces[tokens.CRAFTSMAN][index]["technology"] = 1
        spaces[tokens.TRADER][index]["level"] = min(index, 2)
        spaces[tokens.SCHOLAR][index]["points"] = tracks.SCHOLAR_POINTS[index]
    spaces[tokens.BOATMAN][tracks.BOAT_CITIZEN_INDEX]["citizen"] = components.CITIZEN_NAMES[components.BOATMEN_CITIZEN]
    spaces[tokens.KNIGHT][tracks.KNIGHT_CITIZEN_INDEX]["citizen"] = components.CITIZEN_NAMES[components.KNIGHTS_CITIZEN]
    for index, coins in tracks.COIN_SPACES:
        spaces[tracks.DEVELOPMENT][index]["coins"] = coins
    for number, index in enumerate(tracks.CITIZEN_SPACES):
        spaces[tracks.DEVELOPMENT][index]["citizen"] = components.CITIZEN_NAMES[number]
    for number, index in enumerate(tracks.STARS):
        spaces[tracks.DEVELOPMENT][index]["star"] = number + 1
    return dict(zip(tracks.TRACKS, spaces, strict=True))


def tile_view(state: Position, tile: int) -> dict[str, object]:
    slots = range(PLACES[tile].first, PLACES[tile].end)
    return {
        "name": PLACE_NAMES[tile],
        "level": state.box.levels[tile],
        "slots": [state.box.type_name(slot) for slot in slots],
    }


def row_view(state: Position, row: Row) -> dict[str, object]:
    marks = state.deeds[row.first : row.end]
    return {
        "name": row.name,
        "rule": row.rule,
        "spaces": [components.SLOT_TYPES[kind] for kind in row.spaces],
        "open": row.end - row.first,
        "filled": [CHARACTERS[mark - 1] if mark else None for mark in marks],
        "citizens": row.citizens(state),
        "goods": goods.goods_json(row.lying(state)),
        "laid": [None if mark else goods.GOODS[row.goods[space]] for space, mark in enumerate(marks) if row.goods],
        "technology": row.technology(state),
    }


def player_view(state: Position, seat: int, viewer: int | None) -> dict[str, object]:
    """Others see a player who draws and plans in secret as he was when he began; a bag is its owner's (ORL-10.2)."""
    player = state.players[seat]
    own = viewer == seat or state.revealed
    shown = None if own else player.shown
    seen = shown or player
    found: dict[str, object] = {
        "coins": player.coins,
        "goods": goods.goods_json(player.goods),
        "brasserie": goods.goods_json(player.brasserie),
        "bag": tokens.size(seen.bag),
        "bag_tokens": tokens.names(player.bag) if own else None,
        "market": tokens.names(seen.market),
        "market_size": components.MARKET,
        "tower": tokens.names(seen.tower) if player.owns(components.TOWER) else None,
        "tower_size": components.TOWER_SPACES,
        "fresh": tokens.names(player.fresh) if own or player.shown is None else [],
        "drawn": drawn_view(state, seat) if own else [],
        "places": [place_view(state, seat, place, seen.slots, shown is None) for place in each_of(player.places)],
        "new": named(player.new, SLOT_NAMES) if own else [],
        "held": player.held,
        "bound": player.bound,
        "tracks": {name: player.index(track) for track, name in enumerate(tracks.TRACKS)},
        "level": player.level,
        "draws": tracks.DRAWS[player.index(tokens.KNIGHT)],
        "most": turn.most_draws(player) if own else None,
        "merchant": CITIES[player.merchant],
        "stations": named(player.stations, CITIES),
        "stations_left": player.supply,
        "citizens": player.citizens,
    }
    for module in state.box.modules:
        found.update(module.shown_of(state, seat))
    return found


def drawn_view(state: Position, seat: int) -> list[str]:
    """Tokens that the player has drawn and is about to lay."""
    for decision in state.stack:
        if decision.kind == ASK_LAY and decision.seat == seat:
            return [tokens.TOKENS[kind] for kind in laying.drawn(decision)]
    return []


def is_active(place: int, marks: bytes) -> bool:
    """ORL-4.1, for what lay on a place when its owner began to plan."""
    return marks != bytes(len(marks)) if place == components.TOWN_HALL else bool(marks) and 0 not in marks


def place_view(state: Position, seat: int, place: int, slots: bytes, current: bool) -> dict[str, object]:
    """`blocked`: why it could not be carried out as things stand (ORL-4.3), of a place that is activated, or ruled out
    for this round."""
    player = state.players[seat]
    row = PLACES[place]
    effect = state.box.effects[place]
    marks = slots[row.first : row.end]
    active = player.active >> place & 1 == 1 if current else is_active(place, marks)
    begun = state.past != b""
    jammed = begun and state.box.events[state.event].jams_technology and player.has_technology(place)
    looked_at = begun and effect.acts and ((current and active) or effect.banned(state))
    refusal = effect.refusal(state, seat) if looked_at else None
    return {
        "name": row.name,
        "level": state.box.levels[place],
        "slots": [
            {
                "type": state.box.type_name(row.first + at),
                "token": None if not mark else "technology" if mark == INSTALLED else tokens.TOKENS[mark - 1],
            }
            for at, mark in enumerate(marks)
        ],
        "acts": effect.acts,
        "active": active,
        "barred": player.barred >> place & 1 == 1,
        "jammed": jammed,
        "blocked": None if refusal is None else {"why": refusal.phrase.key, "with": dict(refusal.phrase.args)},
    }
