"""What the actions of this game share, and the refusals that several of them give."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.games.caylus1303.components import CHARACTERS, NAMES
from bastide.games.caylus1303.effects import building_of
from bastide.games.caylus1303.goods import GOODS, covers
from bastide.games.caylus1303.position import (
    DECISIONS,
    DELIVER,
    DRAFT,
    PLAN,
    PRESTIGE_BUILD,
    USE,
    VISIT,
    Position,
    stock_words,
)


class Move(Action):
    """An action of Caylus 1303."""

    game: ClassVar[str] = "caylus1303"


def building_words(building: int) -> str:
    return f"@tile-{NAMES[building]}"


def character_words(character: int) -> str:
    return f"@character-{CHARACTERS[character]}"


def asked_kind(state: Position) -> int:
    """All decisions are made one at a time (CAY-10), so the top one is what is asked."""
    return state.stack[-1].kind


def is_effect(kind: int) -> bool:
    return kind in (USE, VISIT)


def question(state: Position, decision: Decision) -> Phrase:
    """What is asked; where it is about a building, its name too."""
    key = f"ask-{DECISIONS[decision.kind]}"
    if is_effect(decision.kind):
        return Phrase(key, {"building": building_words(building_of(state, decision))})
    if decision.kind == PRESTIGE_BUILD:
        return Phrase(key, {"space": decision.a})
    if decision.kind == DELIVER:
        return Phrase(key, {"extra": decision.a})
    return Phrase(key)


def other_question(state: Position) -> Refusal:
    """Something else is asked first."""
    kind = asked_kind(state)
    rule = "CAY-2.9" if kind == DRAFT else "CAY-3.2.2" if kind == PLAN else "CAY-10"
    return Refusal(rule, "refuse-pending", {"pending": question(state, state.stack[-1])})


def goods_refusal(state: Position, seat: int, cost: int) -> Refusal | None:
    """CAY-3.3.2: what is not paid in full is not done."""
    if covers(state.players[seat].goods, cost):
        return None
    return Refusal("CAY-3.3.2", "refuse-goods", {"goods": stock_words(cost)})


def goods_touches(listing: list[int]) -> tuple[str, ...]:
    """The goods that are given away: the first, the second … of each kind."""
    found: list[str] = []
    for number, good in enumerate(listing):
        found.append(f"goods:{GOODS[good]}:{listing[:number].count(good) + 1}")
    return tuple(found)
