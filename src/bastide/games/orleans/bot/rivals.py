"""What is done to others, and bribes (ORL-8.4): only with the intrigue board do players take from each other."""

from typing import Final

from bastide.core.action import Action
from bastide.games.orleans import goods
from bastide.games.orleans.actions.move import DECLINES
from bastide.games.orleans.intrigue.actions import ACCEPTS, PROPOSALS, REFUSALS, OfferCoins, OfferGood
from bastide.games.orleans.intrigue.asks import ASK_BRIBE, ASK_OFFER
from bastide.games.orleans.intrigue.plots import Villain
from bastide.games.orleans.position import Position

GRUDGE: Final = 0.45
"""What a point less for the strongest opponent is worth."""
ENVY: Final = 0.12
"""The same for each of the others."""


def intriguing(state: Position) -> bool:
    """Whether players can hurt each other."""
    return isinstance(state.box.rows[0], Villain)


def against(worths: list[float], seat: int) -> float:
    """What the others' standing is worth to a player: less than nothing."""
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return -(GRUDGE - ENVY) * max(others) - ENVY * sum(others)


def offers(legal: list[Action], loss: float) -> list[Action]:
    """Of the bribes that can be put together, plain ones that cost less than they prevent: some coins or a good."""
    return [
        action
        for action in legal
        if not isinstance(action, OfferCoins) or action.coins < loss
        if not isinstance(action, OfferGood) or (goods.VALUES[action.good] < loss and not action.on_tile)
    ]


def offered(state: Position) -> bool:
    """Whether somebody thinks about a bribe."""
    return len(state.stack) > 0 and state.stack[-1].kind in (ASK_OFFER, ASK_BRIBE)


def proposed(state: Position) -> Position:
    """A bribe that is being put together is going to be offered."""
    if state.stack[-1].kind != ASK_OFFER or not state.stack[-1].more:
        return state
    after = state.clone()
    assert isinstance(after, Position)
    PROPOSALS[after.stack[-1].seat].apply(after)
    return after


def struck(state: Position) -> Position:
    """The position after the villain has had his way with whoever may still offer something."""
    after = state.clone()
    assert isinstance(after, Position)
    while after.stack and after.stack[-1].kind == ASK_OFFER:
        DECLINES[after.stack[-1].seat].apply(after)
    return after


def answered(state: Position) -> tuple[Position, Position]:
    """A bribe on the table: the position after it was accepted, and after it was refused."""
    yes = state.clone()
    no = state.clone()
    assert isinstance(yes, Position) and isinstance(no, Position)
    seat = state.stack[-1].seat
    ACCEPTS[seat].apply(yes)
    REFUSALS[seat].apply(no)
    return yes, no
