"""What a position is worth to a seat, part by part, for people: the sum is `prospect.evaluate`."""

from bastide.core.aspects import POINTS
from bastide.games.burgundy.bot import promise
from bastide.games.burgundy.bot.promise import MOST, SILVER_WORTH, WORKERS_WORTH
from bastide.games.burgundy.bot.prospect import Prospect, evaluate
from bastide.games.burgundy.bot.worth import knowledge_worth
from bastide.games.burgundy.components import FIRST_KNOWLEDGE, TILE_NAMES, TYPES
from bastide.games.burgundy.position import Position


def aspects(state: Position, seat: int) -> dict[str, float]:
    """In the order of `Prospect.value`: later parts use what earlier ones found."""
    player = state.players[seat]
    if player.duchy == 0:  # nothing but a board is chosen
        return {"duchy": evaluate(state, seat)}
    found = {POINTS: float(player.points)}
    if not state.stack:
        return found
    out = Prospect(state, seat, player)
    clock = out.clock
    found.update(by_type(out))
    found["workers"] = WORKERS_WORTH[clock.left][min(player.workers, MOST)]
    found["silver"] = SILVER_WORTH[clock.left][min(player.silver, MOST)]
    found["mines"] = out.land.mines * clock.payments * clock.silver * promise.MINE
    found["order"] = out.turn_order()
    found["goods"] = out.held_goods()
    for number in range(1, 27):
        if player.knowledge >> number & 1:
            tile = TILE_NAMES[FIRST_KNOWLEDGE + number - 1]
            found[f"knowledge:{tile}"] = knowledge_worth(number, player, out.land, clock)
    out.find_loads()
    found["openings"] = out.ground.openings
    found["herds"] = out.herds()
    found.update(stored(out))
    found["dice"] = out.dice()
    return found


def by_type(out: Prospect) -> dict[str, float]:
    """Areas and bonus tiles."""
    ground, duchy = out.ground, out.land.duchy
    found = {"ground": ground.areas - sum(ground.area_worths)}
    for kind, name in enumerate(TYPES):
        areas = [ground.area_worths[number] for number, area in enumerate(duchy.areas) if duchy.types[area[0]] == kind]
        found[f"areas:{name}"] = sum(areas)
        found[f"bonuses:{name}"] = ground.bonus_worths[kind]
    return found


def stored(out: Prospect) -> dict[str, float]:
    """Tiles in storage, each by its part of what all are worth."""
    parts = [0.0] * len(out.player.storage)
    for slot, tile in enumerate(out.player.storage):
        if tile:
            copy = out.player.clone()
            copy.storage[slot] = 0
            less = Prospect(out.state, out.seat, copy)
            less.held_goods()
            less.find_loads()
            parts[slot] = less.storage()
    whole = out.storage()
    parts = [max(0.0, whole - part) if out.player.storage[slot] else 0.0 for slot, part in enumerate(parts)]
    total = sum(parts)
    if total <= 0.0 or whole <= 0.0:
        return {"full": whole}
    found: dict[str, float] = {}
    for slot, part in enumerate(parts):
        if part:
            key = f"storage:{TILE_NAMES[out.player.storage[slot]]}"
            found[key] = found.get(key, 0.0) + whole * part / total
    return found
