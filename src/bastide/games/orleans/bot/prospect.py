"""How well a player stands."""

from typing import Final

from bastide.games.orleans import course, deeds, goods, scoring, tokens
from bastide.games.orleans.asks import ASK_FOLLOWERS
from bastide.games.orleans.bot import promise, rivals
from bastide.games.orleans.bot.forecast import forecast, polled
from bastide.games.orleans.bot.outlook import UNKNOWN, Outlook, outlook
from bastide.games.orleans.box import PLACES
from bastide.games.orleans.components import MARKET, TOWER, TOWER_SPACES, TOWN_HALL
from bastide.games.orleans.intrigue.asks import ASK_BRIBE
from bastide.games.orleans.position import ACTIONS, EMPTY, EVENT, FOLLOWERS, INSTALLED, REMOVAL, Position

SURE: Final = 0.93
"""What an activated place is worth of what it would bring."""
LATER: Final = 0.4
"""The same after passing: it stays filled for the next round."""
BEGUN: Final = 0.12
"""The same for one that lacks a token, for each of those it has."""
ON_TOWER: Final = 0.5
"""What tokens on the Gunpowder Tower are worth of what they would bring on a deed."""


def evaluate(state: Position, seat: int) -> float:
    """Points to be expected at the end, by what this seat may know of its own things and the open ones of others."""
    if course.is_end(state) and not state.stack:
        return float(scoring.standing(state, seat))
    if state.phase == REMOVAL:
        # Before the first round nothing sets players apart: all tiles stay in the game (ORL-7.1).
        return float(state.tiles.bit_count())
    if not rivals.intriguing(state):
        return own(state, seat)
    if not rivals.offered(state):
        return ahead_of_others(state, seat)
    state = rivals.proposed(state)
    if state.stack[-1].kind != ASK_BRIBE:
        return ahead_of_others(rivals.struck(state), seat)
    judge = state.stack[-1].seat
    yes, no = rivals.answered(state)
    taken = ahead_of_others(yes, judge) >= ahead_of_others(no, judge)
    return ahead_of_others(yes if taken else no, seat)


def ahead_of_others(state: Position, seat: int) -> float:
    """With what the standing of the others means; before plans are revealed, only what is open counts of theirs."""
    secret = state.phase < ACTIONS
    worths = [own(state, other, secret and other != seat) for other in range(state.seats)]
    return worths[seat] + rivals.against(worths, seat)


def own(state: Position, seat: int, secret: bool = False) -> float:
    """A player's own things."""
    early = secret or undrawn(state, seat)
    out = outlook(state, seat, len(state.hourglass) + (1 if early else 0))
    if out.base == UNKNOWN:
        out.base = lasting(out)
    if secret:
        shown = out.player.shown
        return out.base + kept_worth(out, out.player.market if shown is None else shown.market)
    return out.base + hand_worth(out, early) + plan_worth(out) + polled(state, seat)


def undrawn(state: Position, seat: int) -> bool:
    """Whether a player has the whole round before him (ORL-3.3)."""
    if state.phase != FOLLOWERS:
        return False
    asked = state.asked(seat)
    return asked is not None and asked.kind == ASK_FOLLOWERS


def lasting(out: Outlook) -> float:
    """All that does not depend on where tokens lie."""
    state = out.state
    player = out.player
    worth = player.coins + goods.value(player.stock()) + out.owned * out.level
    if out.left:
        worth += promise.COIN_RISK * min(player.coins, 5) / 5
    worth += out.tiles() + out.technologies() + out.crew() + out.census(0)
    worth += out.country.ahead(player.merchant) + out.country.corner(0)
    if out.left == len(state.hourglass):
        worth += forecast(out)
    fulfilled = [order.points for card, order in enumerate(state.box.orders) if player.orders >> card & 1]
    return worth + float(sum(fulfilled))  # orders on display are weighed with the map


def hand_worth(out: Outlook, early: bool) -> float:
    """Tokens on the market: while plans are made each can be used."""
    player = out.player
    hand = player.market + player.tower + player.fresh
    if out.state.phase < ACTIONS and not early and not out.state.planned >> out.seat & 1:
        return promise.TOKEN_AT_HAND * tokens.size(hand)
    return kept_worth(out, hand)


def kept_worth(out: Outlook, hand: int) -> float:
    """Tokens on the market that wait for the next round, where they may keep others from being drawn (ORL-3.3.2)."""
    if not out.left:
        return 0.0
    room = MARKET + (TOWER_SPACES if out.player.places >> TOWER & 1 else 0)
    return promise.KEPT * (min(tokens.size(hand) + out.draws, room) - out.draws)


def plan_worth(out: Outlook) -> float:
    """Activated places, and those that are begun."""
    player = out.player
    state = out.state
    worth = 0.0
    planning = state.phase < ACTIONS
    done = state.phase == EVENT or (state.phase == ACTIONS and state.passed >> out.seat & 1 == 1)
    later = LATER if out.left else 0.0
    jams = state.box.events[state.event].jams_technology
    slots = player.slots
    mask = player.places
    while mask:
        low = mask & -mask
        mask ^= low
        place = low.bit_length() - 1
        row = PLACES[place]
        if not row.mask:
            continue
        empty = player.open & row.mask
        # What was left from an earlier round could have been used then: or nobody would ever act at the end of one.
        old = done or (planning and not player.new & row.mask)
        if place == TOWN_HALL:
            if empty != row.mask:
                worth += (later if old else SURE) * out.deeds(deeds.tokens_to_send(player, place))
        elif not empty:
            waits = old or player.barred >> place & 1 or (jams and player.has_technology(place))
            worth += (later if waits else SURE) * out.place(place)
        elif empty != row.mask and out.left:
            have = 0
            lack = 0
            for slot in range(row.first, row.end):
                if slots[slot] == EMPTY:
                    lack += 1
                elif slots[slot] < INSTALLED:
                    have += 1
            if have:
                worth += BEGUN * have / (have + lack) * max(0.0, out.place(place))
    if player.tower and not done and player.places >> TOWER & 1:
        worth += ON_TOWER * out.deeds(deeds.tokens_to_send(player, TOWER))
    return worth
