"""How well a seat stands, and which actions a bot need look at."""

from typing import Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.games.florence import components as c
from bastide.games.florence.actions.move import Convert
from bastide.games.florence.asks import ASK_BID, ASK_CHOOSE, ASK_KEEP, ASK_LAST, ASK_LAY, ASK_TURN, ASK_UNDER, ASK_WORK
from bastide.games.florence.bot import bargains, characters, market
from bastide.games.florence.bot.outlook import BEST_SHARE, POINT, Outlook
from bastide.games.florence.bot.room import best_places, room
from bastide.games.florence.components import BONUS_DECK, CONVERTED, PROFESSION_DECK
from bastide.games.florence.cooperative.actions import Offer
from bastide.games.florence.cooperative.asks import ASK_ANSWER, ASK_JOIN, ASK_SETTLE, ASK_SHARE
from bastide.games.florence.counting import card_count
from bastide.games.florence.muse_princess.asks import ASK_CHARACTER
from bastide.games.florence.position import FIRST_LANDSCAPE, Position
from bastide.games.florence.turn import building_price, value_of

RIVALS: Final = 0.25
"""How much of the others' points counts."""
USUAL_MATCH: Final = 7.0
"""What a Work of somebody else gets beside jesters and cards."""
SPREAD: Final = 10.0
"""By how much Works differ from that."""
WORKS: Final = (0.0, 0.15, 0.3, 0.6, 0.8, 0.9, 0.95, 1.0)
"""How likely somebody completes a Work in his turn, by round."""


def evaluate(state: Position, seat: int) -> float:
    """Points and what may come, less some of what the others have; never what only others know."""
    deal = bargains.pending(state, seat)
    if deal is not None:
        worth = standing(bargains.fallen(state), seat)
        if bargains.acceptable(state, deal):
            worth += bargains.LIKELY * (standing(bargains.struck(state), seat) - worth)
        return worth
    return standing(state, seat)


def standing(state: Position, seat: int) -> float:
    """The same where no offer waits for an answer."""
    player = state.players[seat]
    others = [one.points for other, one in enumerate(state.everybody()) if other != seat]
    outlook = Outlook(state, seat, player)
    worth = -RIVALS * max(others) if others else 0.0
    if state.phase < len(state.box.phases):
        worth += on_table(state, seat, outlook) + room(player) + best_work(state, seat)
        worth += characters.held(state, seat)
    return worth + outlook.value()


def on_table(state: Position, seat: int, outlook: Outlook) -> float:
    """A Work that has been begun, a tile that is about to be laid, cards that are being looked at."""
    worth = 0.0
    for decision in state.stack:
        if decision.seat == seat:
            if decision.kind == ASK_WORK:
                worth += POINT * value_of(state, decision) + BEST_SHARE[state.seats] * c.REWARD
            elif decision.kind == ASK_LAY:
                worth += laid(outlook, decision.a)
            elif decision.kind == ASK_KEEP:
                if decision.a == PROFESSION_DECK:
                    outlook.more_cards += 1
                elif decision.a == BONUS_DECK:
                    outlook.more_bonuses += 1
                else:
                    worth += outlook.drawn_prestige()
    return worth


def laid(outlook: Outlook, tile: int) -> float:
    """A tile that is about to be laid counts as if it were."""
    player = outlook.player.clone()
    outlook.player = player
    if tile < FIRST_LANDSCAPE:
        player.buildings |= 1 << tile
        return float(c.REWARD)
    kind = tile - FIRST_LANDSCAPE
    player.landscapes[kind] += 1
    return float(c.REWARD) if player.landscapes[kind] > 1 else 0.0


def best_work(state: Position, seat: int) -> float:
    """FLO-7.1: what may come of the best Work of this round, once he has completed one."""
    mine = state.players[seat].best
    if not mine or state.phase > state.box.acting:
        return 0.0
    chance = 1.0
    for other, player in enumerate(state.everybody()):
        if other == seat:
            continue
        if player.best > mine:
            return 0.0
        order = (other - state.first) % state.seats
        if other >= state.seats or order >= state.stage:
            usual = c.PER_JESTER * player.jesters + card_count(player) + USUAL_MATCH
            chance *= 1.0 - WORKS[state.round] * min(0.97, max(0.03, 0.5 + (usual - mine) / SPREAD))
    return c.REWARD * chance


def beyond(after: Position) -> bool:
    """Cards that were not seen before."""
    return len(after.stack) > 0 and after.stack[-1].kind == ASK_KEEP


def promising(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """In auctions what this player thinks right; otherwise everything but idle conversions and poor places."""
    asked = state.asked(seat)
    if asked is None or len(legal) == 1:
        return legal
    if asked.kind == ASK_BID:
        return market.bid(state, seat, legal)
    if asked.kind in (ASK_CHOOSE, ASK_LAST):
        return market.choose(state, seat, legal, asked.kind == ASK_LAST)
    if asked.kind == ASK_TURN:
        return in_turn(state, seat, legal)
    answers = [action for action in legal if not isinstance(action, Convert)]
    if asked.kind == ASK_LAY:
        return best_places(state.players[seat], asked.a, answers)
    if asked.kind == ASK_UNDER:
        return [action for action in answers if action.do == "skip"]
    if asked.kind == ASK_CHARACTER:
        return characters.stake(state, seat)
    if asked.kind == ASK_JOIN:
        return bargains.best_join(state, asked, answers)
    if asked.kind == ASK_SHARE:
        return bargains.fair_share(state, seat, asked, answers)
    if asked.kind == ASK_ANSWER:
        return answer(state, seat, asked, answers)
    return answers[:1] if asked.kind == ASK_SETTLE else answers


def in_turn(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """Of offers one, of conversions those that help."""
    helpful = conversions(state, seat)
    found = bargains.best_offer(state, [action for action in legal if isinstance(action, Offer)])
    for action in legal:
        if isinstance(action, Offer) or (isinstance(action, Convert) and action.points not in helpful):
            continue
        found.append(action)
    return found


def answer(state: Position, seat: int, asked: Decision, legal: list[Action]) -> list[Action]:
    """Accept what helps; else ask for better terms where those would."""
    net = standing(bargains.struck(state), seat) - standing(bargains.fallen(state), seat)
    wanted = "refuse"
    if net > 0.0:
        wanted = "accept"
    elif bargains.countering(state, seat, asked, net):
        wanted = "counter"
    found = [action for action in legal if action.do == wanted]
    return found or [action for action in legal if action.do == "refuse"]


def conversions(state: Position, seat: int) -> list[int]:
    """FLO-3.3: points that just make up for what is missing for an action."""
    player = state.players[seat]
    if not state.actions:
        return []
    prices = (c.CARD_PRICE, building_price(player))
    return [(price - player.coins + CONVERTED - 1) // CONVERTED for price in prices if price > player.coins]
