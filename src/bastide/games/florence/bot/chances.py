"""What a draw of five cards may bring: the best of them, on average, of those that a player has not seen (FLO-6.3)."""

from math import comb
from typing import Final

from bastide.core.masks import each_of
from bastide.games.florence import components as c
from bastide.games.florence.components import BONUS_DECK, DECK_CARDS, PROFESSION_DECK, PROFESSIONS
from bastide.games.florence.counting import bonus_value
from bastide.games.florence.position import Player, Position

MOST_KEPT: Final = 2000
_MATCHES: Final[dict[tuple[int, ...], float]] = {}
_BONUSES: Final[dict[tuple[int, ...], float]] = {}


def best_of_five(values: list[float]) -> float:
    """Of so many cards five are looked at: the mean of the highest value."""
    values.sort(reverse=True)
    count = len(values)
    if count <= c.LOOKED_AT:
        return values[0] if values else 0.0
    ways = comb(count, c.LOOKED_AT)
    total = 0.0
    for place, value in enumerate(values[: count - c.LOOKED_AT + 1]):
        total += value * comb(count - 1 - place, c.LOOKED_AT - 1) / ways
    return total


def unseen(state: Position, player: Player, deck: int) -> int:
    """Cards of a deck that he may still draw: he has not seen where they are."""
    found = DECK_CARDS[deck] & ~(player.hand | player.known)
    if deck == PROFESSION_DECK:
        for other in state.everybody():
            found &= ~(other.played | other.open)
    elif deck == BONUS_DECK:
        found &= ~state.gone
    return found


def match(player: Player, card: int) -> int:
    """What a profession finds of its preferences (FLO-6.1.2)."""
    profession = PROFESSIONS[card]
    value = 0
    if player.buildings >> profession.building & 1:
        value += c.HAS_BUILDING
    if player.landscapes[profession.landscape]:
        value += c.HAS_LANDSCAPE
    if player.freedoms >> profession.freedom & 1:
        value += c.HAS_FREEDOM
    return value


def drawn_match(state: Position, player: Player) -> float:
    """What the best of five professions finds."""
    cards = unseen(state, player, PROFESSION_DECK)
    forest, lake, park = player.landscapes
    key = (cards, player.buildings, player.freedoms, (forest > 0) + 2 * (lake > 0) + 4 * (park > 0))
    found = _MATCHES.get(key)
    if found is None:
        found = best_of_five([float(match(player, card)) for card in each_of(cards)])
        if len(_MATCHES) >= MOST_KEPT:
            _MATCHES.clear()
        _MATCHES[key] = found
    return found


def drawn_bonus(state: Position, player: Player) -> float:
    """What the best of five bonus cards counts as things stand."""
    cards = unseen(state, player, BONUS_DECK)
    forest, lake, park = player.landscapes
    key = (
        cards, player.buildings, player.freedoms, forest, lake, park, player.jesters, player.builders, player.works(),
        player.in_hand(), (player.hand & DECK_CARDS[c.PRESTIGE_DECK]).bit_count(),
    )  # fmt: skip
    found = _BONUSES.get(key)
    if found is None:
        found = best_of_five([float(bonus_value(player, card, 1)) for card in each_of(cards)])
        if len(_BONUSES) >= MOST_KEPT:
            _BONUSES.clear()
        _BONUSES[key] = found
    return found


def forget() -> None:
    """Start afresh."""
    _MATCHES.clear()
    _BONUSES.clear()
