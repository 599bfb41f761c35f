"""What the event in force will do to a player in phase 6, in points (ORL-3.6). It is known from phase 1 on."""

from collections.abc import Callable
from typing import Final

from bastide.games.orleans import goods, tokens, tracks
from bastide.games.orleans.bot import promise
from bastide.games.orleans.bot.outlook import Outlook
from bastide.games.orleans.events import MEAL, TAXED
from bastide.games.orleans.map import ORLEANS
from bastide.games.orleans.new_events import events as new
from bastide.games.orleans.position import EMPTY, EVENT, INSTALLED, Position


def forecast(out: Outlook) -> float:
    """The event, while it has not struck the player."""
    state = out.state
    if state.phase == EVENT and (out.seat - state.first) % state.seats < state.stage:
        return 0.0
    tile = state.box.events[state.event]
    found = STRIKES.get(tile.name)
    return found(out) if found is not None and tile.strikes else 0.0


def owed(out: Outlook, coins: int) -> float:
    """Coins to pay; torture for those that are missing (ORL-5.8)."""
    missing = max(0, coins - out.player.coins)
    return coins - missing + items(out, missing)


def items(out: Outlook, number: int) -> float:
    """Things to give. Stations that will never be built hurt least."""
    spare = max(0, out.player.supply - 3)
    return promise.ITEM * min(number, spare) + promise.HARD_ITEM * max(0, number - spare)


def taxes(out: Outlook) -> float:
    return -owed(out, goods.size(out.player.stock()) // TAXED)


def income(out: Outlook) -> float:
    return float(out.player.level)


def double_income(out: Outlook) -> float:
    return 2.0 * out.player.level


def trading_day(out: Outlook) -> float:
    return float(out.built)


def food(out: Outlook) -> list[int]:
    """What each food is worth, the cheapest first."""
    return [goods.VALUES[good] for good in goods.listed(out.player.stock() & goods.FOOD_FIELDS)]


def harvest(out: Outlook) -> float:
    foods = food(out)
    return -float(foods[0]) if foods else -owed(out, MEAL)


def harvest_twice(out: Outlook) -> float:
    foods = food(out)[: new.MEALS]
    return -sum(foods) - owed(out, MEAL * (new.MEALS - len(foods)))


def plague(out: Outlook) -> float:
    return -0.6 * out.token


def indulgence(out: Outlook) -> float:
    return max(0.0, out.token + promise.MONK * out.left - new.INDULGENCE) if out.player.coins >= new.INDULGENCE else 0.0


def training(out: Outlook) -> float:
    return 2.0 if out.player.coins >= new.TRAINING else 0.0


def voyage(out: Outlook) -> float:
    return 3.0 - owed(out, new.VOYAGE)


def tax(out: Outlook) -> float:
    return -owed(out, new.TAX)


def excursion(out: Outlook) -> float:
    return -owed(out, new.EXCURSION) if out.player.merchant == ORLEANS else 0.0


def fishing(out: Outlook) -> float:
    return float(tracks.BOAT_COINS[out.player.index(tokens.BOATMAN)])


def retraining(out: Outlook) -> float:
    best = -owed(out, new.FINE)
    for good in goods.kinds(out.player.stock()):
        best = max(best, out.points(goods.VALUES[good]) - goods.VALUES[good])
    return best


def breakdown(out: Outlook) -> float:
    return -0.3 * out.left if out.player.held or INSTALLED in out.player.slots else 0.0


def torture(out: Outlook) -> float:
    return -items(out, new.TORTURES)


def burning(out: Outlook) -> float:
    star = max([0, *[star for star in tracks.STARS if star < out.index]])
    return out.owned * (promise.final_level(star, out.left) - out.level)


def dues(out: Outlook) -> float:
    worth = goods.value(out.player.stock())
    return -min(worth, new.DUES + 0.5) - items(out, max(0, new.DUES - worth))


def technology_tax(out: Outlook) -> float:
    return -owed(out, len(out.player.technology()))


def summons(out: Outlook) -> float:
    there = out.country.ahead(ORLEANS) - out.country.ahead(out.player.merchant)
    return max(min(0.0, there), -float(new.STAY) if out.player.coins >= new.STAY else -99.0)


def famine(out: Outlook) -> float:
    return -new.HUNGRY * 0.6 * out.token


def tithe(out: Outlook) -> float:
    return -float(out.player.coins // new.TENTH)


STRIKES: Final[dict[str, Callable[[Outlook], float]]] = {
    "taxes": taxes, "income": income, "trading_day": trading_day, "harvest": harvest, "plague": plague,
    "indulgence": indulgence, "training": training, "harvest_a": harvest, "bon_voyage": voyage, "tax_a": tax,
    "excursion": excursion, "income_b": double_income, "harvest_b": harvest, "fishing_grounds": fishing,
    "retraining": retraining, "tax_b": tax, "breakdown": breakdown, "torture": torture, "trading_day_c": trading_day,
    "plague_c": plague, "book_burning": burning, "goods_tax": taxes, "dues": dues, "technology_tax": technology_tax,
    "summons": summons, "harvest_d": harvest_twice, "famine": famine, "tithe": tithe,
}  # fmt: skip
POLL_TAX: Final = "poll_tax"


def polled(state: Position, seat: int) -> float:
    """The Poll Tax, which alone counts where tokens lie: on slots, and on the market when plans are made."""
    if state.box.events[state.event].name != POLL_TAX or state.phase == EVENT:
        return 0.0
    player = state.players[seat]
    there = tokens.size(player.market) + tokens.size(player.tower)
    for place_mark in player.slots:
        if EMPTY < place_mark < INSTALLED:
            there += 1
    due = new.POLL * there
    paid = min(due, player.coins)
    spare = max(0, player.supply - 3)
    return -(paid + promise.ITEM * min(due - paid, spare) + promise.HARD_ITEM * max(0, due - paid - spare))
