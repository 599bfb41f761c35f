"""What a seat may know (CAY-9): everything but the other players' points."""

from bastide.core.reading import named
from bastide.games.caylus1303 import components
from bastide.games.caylus1303.delivery import SETS, majority, rewards
from bastide.games.caylus1303.effects import building_points, rule_of
from bastide.games.caylus1303.exchanges import Branch, Face
from bastide.games.caylus1303.goods import GOLD, count, goods_json, printed
from bastide.games.caylus1303.management import income, last_building, recruiters, recruits
from bastide.games.caylus1303.position import ACTIVATION, NOWHERE, PHASES, Position
from bastide.games.caylus1303.turn import owner_points, place_cost


def table_view(state: Position, seat: int | None) -> dict[str, object]:
    """CAY-9.1: all but points is open to everybody, and nothing else is hidden (CAY-9.4)."""
    return {
        "open_scores": state.open_scores,
        "first_game": state.first_game,
        "round": state.round,
        "rounds": components.ROUNDS,
        "phase": PHASES[state.phase],
        "at": state.at if state.phase == ACTIVATION and state.stack else None,
        "provost": state.provost,
        "provost_low": components.PROVOST_LOW,
        "provost_high": state.provost_high,
        "provost_next": last_building(state),
        "squares": state.squares,
        "first": state.first,
        "order": [(state.first + place) % state.seats for place in range(state.seats)],
        "tile": state.holder,
        "road": [space_view(state, space) for space in range(components.SPACES)],
        "free_space": None if state.free_space() == NOWHERE else state.free_space(),
        "bridge": list(state.bridge),
        "site": site_view(state),
        "pass_first": pass_first(state),
        "offer": named(state.offer, components.CHARACTERS),
        "supply": supply_view(state),
        "points_now": points_now(state),
        "players": [player_view(state, other, state.sees_points(seat, other)) for other in range(state.seats)],
        "stranded": stranded(state),
    }


def pass_first(state: Position) -> int | None:
    """CAY-3.2.6: the round that whoever passes now will begin."""
    return None if state.bridge or state.round == components.ROUNDS else state.round + 1


def points_now(state: Position) -> dict[str, object]:
    """What each building beside the board would score, by seat."""
    tiles = [tile for tile in components.TO_BUILD if state.supply >> tile & 1]
    seats = range(state.seats)
    return {components.NAMES[tile]: [building_points(state, seat, tile) for seat in seats] for tile in tiles}


def space_view(state: Position, space: int) -> dict[str, object]:
    """`owner_points`: what a worker of each seat would bring the owner."""
    building = state.road[space]
    owner = state.owners[space]
    return {
        "kind": components.KINDS[components.KIND_OF[building]],
        "building": components.NAMES[building] or None,
        "side": "setup" if space in (components.WOODEN_SPACE, components.STONE_SPACE) else "build",
        "owner": owner - 1 if owner else None,
        "owner_points": [owner_points(state, seat, space) for seat in range(state.seats)],
        "workers": state.workers_at(space),
        "takes_workers": state.workable >> space & 1 == 1,
        "active": space < state.provost,
    }


def site_view(state: Position) -> dict[str, object]:
    tiles: list[object] = [
        {
            "building": components.NAMES[state.site_tiles[slot]],
            "available": state.round >= since,
            "since": since,
        }
        for slot, since in enumerate(components.SITE_ROUNDS)
    ]
    return {
        "workers": list(state.site),
        "places": components.SEATS,
        "open": state.seats,
        "leads": None if majority(state) == NOWHERE else majority(state),
        "tiles": tiles,
        "characters": named(state.board_characters, components.CHARACTERS),
    }


def supply_view(state: Position) -> dict[str, object]:
    spans = {
        "wooden": range(components.FIRST_WOODEN, components.FIRST_STONE),
        "stone": range(components.FIRST_STONE, components.FIRST_PRESTIGE),
        "prestige": range(components.FIRST_PRESTIGE, components.RESIDENCE),
    }
    return {name: [components.NAMES[tile] for tile in span if state.supply >> tile & 1] for name, span in spans.items()}


def player_view(state: Position, seat: int, points: bool) -> dict[str, object]:
    player = state.players[seat]
    owned = [space for space in range(components.SPACES) if state.owners[space] == seat + 1]
    return {
        "seat": seat,
        "goods": goods_json(player.goods),
        "reserve": player.reserve,
        "camp": player.camp,
        "standing": player.standing.bit_count(),
        "at_site": seat in state.site,
        "houses": player.houses,
        "characters": named(player.characters, components.CHARACTERS),
        "used": named(player.characters & state.used, components.CHARACTERS),
        "points": player.points if points else None,
        "residences": len([space for space in owned if state.road[space] == components.RESIDENCE]),
        "buildings": owned,
        "passed": seat in state.bridge,
        "sets": player.sets,
        "set_points": set_points(state, seat, False),
        "gold_set_points": set_points(state, seat, True),
        "gold_points": components.GOLD_POINTS * count(player.goods, GOLD),
        "place_cost": place_cost(state, player),
        "recruits": {"worker": recruits(state, seat), **printed(income(state, seat))},
        "recruiters": [list(pair) for pair in recruiters(state, seat)],
    }


def set_points(state: Position, seat: int, gold: bool) -> int:
    """What a set would score now, with gold in it or without."""
    goods = next(goods for goods in SETS if (count(goods, GOLD) > 0) == gold)
    return sum([reward[0] for reward in rewards(state, state.players[seat], goods)])


def stranded(state: Position) -> dict[str, object]:
    """CAY-3.3.6: the workers that would get nothing, by where the provost would stand."""
    standing = [(space, seat) for space in range(components.SPACES) for seat in state.workers_at(space)]
    return {
        str(provost): [[space, seat] for space, seat in standing if space >= provost]
        for provost in range(components.PROVOST_LOW, state.provost_high + 1)
    }


# ---- what is printed on the tiles, for whoever draws them


def faces() -> dict[str, object]:
    return {name: building_view(number) for number, name in enumerate(components.NAMES) if name}


def amounts(stock: int, workers: int, points: int) -> dict[str, object]:
    found = printed(stock)
    if workers:
        found["worker"] = workers
    if points:
        found["points"] = points
    return found


def branch_view(branch: Branch) -> dict[str, object]:
    return {
        "pay": amounts(branch.pay, branch.workers, 0),
        "pay_any": branch.any,
        "gain": amounts(branch.gain, branch.recruits, branch.points),
        "gain_any": branch.choice,
        "favour": branch.favour,
        "build": "",
        "waive": False,
        "house": False,
        "steps": 0,
    }


def face_view(face: Face) -> list[object]:
    found: list[object] = [branch_view(branch) for branch in face.branches]
    if face.build or face.house or face.steps:
        doing = branch_view(Branch(pay=components.COURT_COST if face.house else 0))
        doing["build"] = components.KINDS[face.build] if face.build else ""
        doing["waive"] = face.waive
        doing["house"] = face.house
        doing["steps"] = face.steps
        found.append(doing)
    return found


def building_view(number: int) -> dict[str, object]:
    building = components.BUILDINGS[number]
    return {
        "rule": rule_of(number),
        "flag": components.FLAGS[building.kind],
        "cost": printed(building.cost),
        "any": building.any,
        "points": building.points,
        "build": face_view(building.build),
        "setup": face_view(building.setup),
        "bonus": printed(building.bonus),
        "income": amounts(building.income, building.recruits, 0),
        "favour": building.favour,
    }
