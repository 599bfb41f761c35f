"""What players get: recruits, steps on the tracks, development, citizens, technology, stations (ORL-4)."""

from bastide.core.errors import Refusal
from bastide.games.orleans import goods, tokens, tracks
from bastide.games.orleans.asks import ASK_TILE
from bastide.games.orleans.box import PLACE_NAMES, PLACES
from bastide.games.orleans.components import BOATMEN_CITIZEN, CITIZEN_NAMES, KNIGHTS_CITIZEN
from bastide.games.orleans.map import CITIES, EDGE_NAMES, EDGES
from bastide.games.orleans.position import Player, Position

# ---- ORL-4.3, ORL-4.4: recruiting


def may_recruit(state: Position, seat: int, character: int) -> bool:
    """ORL-4.3: a token is in the supply, the track is not at its end, no event forbids it (ORL-9.2, ORL-9.6)."""
    if not tokens.count(state.supply, character) or state.box.events[state.event].bans >> character & 1:
        return False
    return character == tokens.MONK or state.players[seat].index(character) < tracks.LAST[character]


def recruit_refusal(state: Position, seat: int, character: int) -> Refusal | None:
    """The same, with the reason."""
    if may_recruit(state, seat, character):
        return None
    who = f"@character-{tokens.CHARACTERS[character]}"
    event = state.box.events[state.event]
    if event.bans >> character & 1:
        return Refusal("ORL-5.1", "refuse-banned", {"character": who, "event": f"@hourglass-{event.name}"})
    if not tokens.count(state.supply, character):
        return Refusal("ORL-9.2", "refuse-no-token", {"character": who})
    return Refusal("ORL-9.6", "refuse-track-end", {"character": who})


def recruit(state: Position, seat: int, character: int, place: int) -> None:
    """ORL-4.4: the token into the bag, a step on its track with what that brings. While recruits are free to go where
    they like, the token waits for its player's word, and its place is not open to it (R-21)."""
    state.supply -= tokens.ONE[character]
    name = tokens.CHARACTERS[character]
    state.moved("recruit", seat, name, f"supply:{name}", "bag")
    if character != tokens.MONK:
        advance(state, seat, character)
    state.box.events[state.event].recruited(state, seat, character, place)


def advance(state: Position, seat: int, track: int) -> None:
    """A step on a track, and the bonus of the new index: compulsory where it is to be had (ORL-4.4)."""
    player = state.players[seat]
    if track == tracks.DEVELOPMENT:
        develop(state, seat, 1)
        return
    player.tracks += tracks.STEP[track]
    index = player.index(track)
    if state.events is not None:
        state.tell("step", seat, {"track": tracks.TRACKS[track], "index": index, "what": tracks.TRACKS[track]})
    if track == tokens.FARMER:
        take_from_market(state, seat, tracks.FARM_GOODS[index])
    elif track == tokens.BOATMAN:
        state.gain_coins(seat, tracks.BOAT_COINS[index], "track:boatmen")
        if index == tracks.BOAT_CITIZEN_INDEX:
            win_citizen(state, seat, BOATMEN_CITIZEN)
    elif track == tokens.CRAFTSMAN:
        take_technology(state, seat)
    elif track == tokens.TRADER:
        offer_tile(state, seat)
    elif track == tokens.KNIGHT:
        if index == tracks.KNIGHT_CITIZEN_INDEX:
            win_citizen(state, seat, KNIGHTS_CITIZEN)
    elif track == tokens.SCHOLAR:
        develop(state, seat, tracks.SCHOLAR_POINTS[index])


# ---- single gains


def take_from_market(state: Position, seat: int, good: int) -> bool:
    """ORL-9.3: a good of the goods market, if it has one."""
    if not goods.count(state.market, good):
        if state.events is not None:
            state.tell("no_good", seat, {"good": goods.GOODS[good]})
        return False
    state.market -= goods.ONE[good]
    state.take_good(seat, good, f"market:{goods.GOODS[good]}")
    return True


def take_technology(state: Position, seat: int) -> None:
    """ORL-4.8.1: a tile to hold, if the stack has one (ORL-9.4)."""
    if state.technology:
        state.technology -= 1
        state.players[seat].held += 1
        state.moved("technology", seat, "technology", "technology", "held")
    else:
        state.tell("no_technology", seat, {})


def tile_level(state: Position, seat: int) -> int:
    """Up to which level a player may take place tiles: I at traders index 1, then II too (ORL-4.5, R-26)."""
    index = state.players[seat].index(tokens.TRADER)
    return 2 if index > 1 else index


def offer_tile(state: Position, seat: int) -> None:
    """ORL-4.5: a place tile of one's choice, if there is one of a permitted level (ORL-9.5)."""
    level = tile_level(state, seat)
    if state.tiles & state.box.up_to[level]:
        state.ask(ASK_TILE, seat, level)
    else:
        state.tell("no_tile", seat, {"level": level})


def take_tile(state: Position, seat: int, tile: int) -> None:
    """ORL-4.10.1: a further place of its owner, at once."""
    player = state.players[seat]
    state.tiles &= ~(1 << tile)
    player.places |= 1 << tile
    player.open |= PLACES[tile].mask
    name = PLACE_NAMES[tile]
    state.moved("take", seat, name, f"tile:{name}", f"place:{name}")
    state.box.effects[tile].taken(state, seat)


def take_citizen(state: Position, seat: int, citizen: int) -> None:
    """A citizen of the main board, if it still lies there (ORL-9.7)."""
    if state.citizens >> citizen & 1:
        state.citizens &= ~(1 << citizen)
        gain_citizen(state, seat, f"citizen:{CITIZEN_NAMES[citizen]}")


def win_citizen(state: Position, seat: int, citizen: int) -> None:
    """ORL-9.7: the citizen of a space that only the first to reach it finds."""
    if not state.citizens >> citizen & 1:
        state.tell("no_citizen", seat, {})
    take_citizen(state, seat, citizen)


def gain_citizen(state: Position, seat: int, source: str) -> None:
    state.players[seat].citizens += 1
    state.moved("citizen", seat, "citizen", source, "citizens")


def develop(state: Position, seat: int, points: int) -> None:
    """ORL-4.11.1, ORL-4.11.2, ORL-4.11.2.1: each coin space that is reached or passed pays, each citizen still lying on
    one is taken; points beyond the end are lost."""
    player = state.players[seat]
    start = player.index(tracks.DEVELOPMENT)
    end = start + points
    if end > tracks.LAST[tracks.DEVELOPMENT]:
        if state.events is not None:
            state.tell("developed", seat, {"count": end - tracks.LAST[tracks.DEVELOPMENT]})
        end = tracks.LAST[tracks.DEVELOPMENT]
    if end == start:
        return
    player.tracks += (end - start) * tracks.STEP[tracks.DEVELOPMENT]
    if state.events is not None:
        state.tell("develop", seat, {"count": end - start, "index": end, "level": player.level})
    for index, coins in tracks.COIN_SPACES:
        if start < index <= end:
            state.gain_coins(seat, coins, f"development:{index}")
    for citizen, index in enumerate(tracks.CITIZEN_SPACES):
        if start < index <= end:
            take_citizen(state, seat, citizen)


def steps_left(player: Player) -> int:
    """How many development points a player can still gain."""
    return tracks.LAST[tracks.DEVELOPMENT] - player.index(tracks.DEVELOPMENT)


# ---- ORL-4.6, ORL-4.7: the map


def build_station(state: Position, seat: int) -> None:
    """ORL-4.7: in the merchant's city, if that is allowed."""
    if not state.may_build(seat):
        state.tell("unbuilt", seat, {"what": CITIES[state.players[seat].merchant]})
        return
    player = state.players[seat]
    player.supply -= 1
    player.stations |= 1 << player.merchant
    city = CITIES[player.merchant]
    state.moved("build", seat, "station", "stations", f"city:{city}", city)


def goods_on(state: Position, edge: int) -> list[int]:
    """The goods that lie on a connection, each kind once."""
    row = EDGES[edge]
    found: list[int] = []
    for mark in state.map_goods[row.first : row.end]:
        if mark and mark - 1 not in found:
            found.append(mark - 1)
    return found


def pick_up(state: Position, seat: int, edge: int, good: int) -> None:
    """ORL-4.6: a good off a connection; its space stays empty."""
    row = EDGES[edge]
    space = state.map_goods.index(good + 1, row.first, row.end)
    state.map_goods = state.map_goods[:space] + b"\0" + state.map_goods[space + 1 :]
    state.take_good(seat, good, f"edge:{EDGE_NAMES[edge]}")


def travel(state: Position, seat: int, edge: int, good: int) -> None:
    """ORL-4.6: over a connection to the city at its other end, with a good of it or without (-1)."""
    state.move_merchant(seat, EDGES[edge].across(state.players[seat].merchant))
    if good >= 0:
        pick_up(state, seat, edge, good)
