"""What a knowledge tile is worth from now on to the player whose duchy it lies in (BUR-8), as the bot sees it."""

from bastide.games.burgundy import goods, promise
from bastide.games.burgundy.components import (
    ANIMAL,
    BUILDING,
    BUILDING_KNOWLEDGE,
    CASTLE,
    KNOWLEDGE,
    MINE,
    MINE_TILE,
    SHIP,
)
from bastide.games.burgundy.position import Player
from bastide.games.burgundy.promise import Clock
from bastide.games.burgundy.scoring import knowledge_points


def knowledge_worth(number: int, player: Player, missing: list[int], clock: Clock) -> float:
    """`missing` counts the empty hexes by type."""
    if number >= 15:
        return end_worth(number, player, missing, clock)
    share = clock.share
    if number >= 13:
        return promise.MORE_WORKERS * share
    if number >= 8:
        return step_worth(number, missing) * share
    if number == 7:
        return promise.RICH_ANIMALS * missing[ANIMAL] * min(1.0, 1.6 * share)
    if number == 6:
        return promise.BUY_ANYWHERE * share
    if number == 5:
        return promise.TWO_DEPOTS * missing[SHIP] * min(1.0, 2.0 * share)
    if number == 4 or number == 3:
        extra = clock.worker if number == 4 else clock.silver
        return promise.RICH_SALES * (share * extra / 2.0 + 0.1 * len(goods.colours(player.goods)))
    if number == 2:
        mines = player.count(MINE_TILE) + 0.3 * missing[MINE] * share
        return promise.MINE_WORKERS * mines * clock.payments * clock.worker
    return promise.SAME_BUILDINGS * share


def step_worth(number: int, missing: list[int]) -> float:
    """8-12, cheaper changes of a die: the more uses there will be, the better."""
    if number == 8:
        return promise.DOUBLE_STEP
    if number == 12:
        return promise.FREE_STEP * 1.5
    if number == 9:
        uses = missing[BUILDING]
    elif number == 10:
        uses = missing[ANIMAL] + missing[SHIP]
    else:
        uses = missing[CASTLE] + missing[MINE] + missing[KNOWLEDGE]
    return promise.FREE_STEP * uses / 12.0


def end_worth(number: int, player: Player, missing: list[int], clock: Clock) -> float:
    """15-26: what they would score now, and what may be added."""
    now = float(knowledge_points(player, number))
    share = clock.share
    if number == 15:
        colours = promise.SOLD_COLOURS * share + 0.5 * len(goods.colours(player.goods)) * clock.late(4.0)
        return min(18.0, now + 3.0 * colours)
    if number == 24:
        return now + min(16.0 - now, 4.0 * missing[ANIMAL]) * min(0.7, promise.ANIMAL_KINDS * share)
    if number == 25:
        held = goods.total(player.goods)
        return now + promise.HELD_GOODS * held * clock.late(4.0) + promise.SOLD_GOODS * share
    if number == 26:
        return now + 2.0 * promise.BONUS_TO_COME * share
    to_come = promise.BUILDINGS_TO_COME * share
    for knowledge, building in BUILDING_KNOWLEDGE:
        if knowledge == number and building in player.storage:
            to_come += 0.5 * clock.late(2.0)
    return now + 4.0 * to_come
