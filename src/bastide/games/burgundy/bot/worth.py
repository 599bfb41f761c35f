"""What a knowledge tile is worth from now on to the player whose duchy it lies in (BUR-8), as the bot sees it."""

from bastide.games.burgundy import goods, knowledge
from bastide.games.burgundy.bot import promise
from bastide.games.burgundy.bot.land import Land
from bastide.games.burgundy.bot.promise import Clock
from bastide.games.burgundy.components import ANIMAL, BUILDING, CASTLE, KNOWLEDGE, MINE, SHIP
from bastide.games.burgundy.position import Player


def knowledge_worth(number: int, player: Player, land: Land, clock: Clock) -> float:
    missing = land.missing
    if number >= knowledge.SOLD_COLOURS:
        return end_worth(number, player, land, clock)
    share = clock.share
    if number >= knowledge.TAKE_SILVER:
        return promise.MORE_WORKERS * share
    if number >= knowledge.DOUBLE_STEP:
        return step_worth(number, missing) * share
    if number == knowledge.RICH_ANIMALS:
        return promise.RICH_ANIMALS * missing[ANIMAL] * min(1.0, 1.6 * share)
    if number == knowledge.BUY_ANYWHERE:
        return promise.BUY_ANYWHERE * share
    if number == knowledge.TWO_DEPOTS:
        return promise.TWO_DEPOTS * missing[SHIP] * min(1.0, 2.0 * share)
    if number == knowledge.SALES_PAY_WORKERS or number == knowledge.SALES_PAY_SILVER:
        extra = clock.worker if number == knowledge.SALES_PAY_WORKERS else clock.silver
        return promise.RICH_SALES * (share * extra / 2.0 + 0.1 * len(goods.colours(player.goods)))
    if number == knowledge.MINES_PAY_WORKERS:
        mines = land.mines + 0.3 * missing[MINE] * share
        return promise.MINE_WORKERS * mines * clock.payments * clock.worker
    return promise.SAME_BUILDINGS * share


def step_worth(number: int, missing: list[int]) -> float:
    """8-12, cheaper changes of a die: the more uses there will be, the better."""
    if number == knowledge.DOUBLE_STEP:
        return promise.DOUBLE_STEP
    if number == knowledge.STEP_TAKE:
        return promise.FREE_STEP * 1.5
    if number == knowledge.STEP_BUILDING:
        uses = missing[BUILDING]
    elif number == knowledge.STEP_SHIP_OR_ANIMALS:
        uses = missing[ANIMAL] + missing[SHIP]
    else:
        uses = missing[CASTLE] + missing[MINE] + missing[KNOWLEDGE]
    return promise.FREE_STEP * uses / 12.0


def end_worth(number: int, player: Player, land: Land, clock: Clock) -> float:
    """15-26: what they would score now, and what may be added."""
    if knowledge.COUNT_FIRST <= number <= knowledge.COUNT_LAST:
        return counted_worth(knowledge.COUNTED[number - knowledge.COUNT_FIRST], player, land, clock)
    now = float(knowledge.end_points(player, number))
    share = clock.share
    if number == knowledge.SOLD_COLOURS:
        colours = promise.SOLD_COLOURS * share + 0.5 * len(goods.colours(player.goods)) * clock.late_4
        return min(18.0, now + 3.0 * colours)
    if number == knowledge.ANIMAL_KINDS:
        return now + min(16.0 - now, 4.0 * land.missing[ANIMAL]) * min(0.7, promise.ANIMAL_KINDS * share)
    if number == knowledge.SOLD_GOODS:
        held = goods.total(player.goods)
        return now + promise.HELD_GOODS * held * clock.late_4 + promise.SOLD_GOODS * share
    return now + 2.0 * promise.BONUS_TO_COME * share


def counted_worth(building: int, player: Player, land: Land, clock: Clock) -> float:
    """16-23: for each building of a kind."""
    number = 0
    for where in land.buildings:
        if player.hexes[where] == building:
            number += 1
    to_come = promise.BUILDINGS_TO_COME * clock.share
    if building in player.storage:
        to_come += 0.5 * clock.late_2
    return 4.0 * number + 4.0 * to_come
