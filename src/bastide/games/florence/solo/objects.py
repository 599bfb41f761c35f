"""Diego pays, looks at his leftmost profession, and takes objects (FLO-10.7, FLO-10.12, FLO-10.13)."""

from typing import Final

from bastide.core.pile import draw
from bastide.games.florence import decks
from bastide.games.florence.components import (
    BONUS_DECK,
    BUILDER,
    CARD_NAMES,
    DECKS,
    FOREST,
    JESTER,
    LANDSCAPE,
    LANDSCAPES,
    LOOKED_AT,
    MOST_BUILDERS,
    OBJECTS,
    PARK,
    PRESTIGE_CARD,
    PRESTIGE_DECK,
    PROFESSIONS,
    RECRUITING_CARD,
    REWARD,
    TOUCHING,
)
from bastide.games.florence.counting import bonus_value, prestige_value
from bastide.games.florence.position import Position
from bastide.games.florence.solo.components import DIEGO, HUMAN, POINT_WORTH, RECRUIT
from bastide.games.florence.solo.table import Solo

TYPE_ROLLS: Final = 2
"""FLO-10.12: so many sides of the die for each type of landscape."""


def pay(state: Position, solo: Solo, price: int, what: str) -> None:
    """FLO-10.7: coins first, then prestige points, whole ones; what is left of them stays with him as coins."""
    if not price:
        return
    purse = min(price, solo.diego.coins)
    points = -(-(price - purse) // POINT_WORTH)
    change = POINT_WORTH * points - (price - purse)
    solo.diego.coins += change - purse
    if state.events is not None:
        said = {"coins": price, "purse": purse, "points": points, "change": change}
        state.tell("diego_pay", DIEGO, {**said})
    if points:
        state.gain_points(DIEGO, -points, "FLO-10.7", "why-diego-pays", what)


def look_at_leftmost(state: Position, solo: Solo) -> int:
    """FLO-15: everybody sees his leftmost face-down profession; -1 where he has none. It is turned back afterwards
    (FLO-17.24)."""
    card = solo.diego.leftmost()
    if card >= 0:
        solo.seen |= 1 << card
        if state.events is not None:
            state.tell("diego_peek", DIEGO, {"what": CARD_NAMES[card]}, reveals=True)
    return card


# ---- FLO-10.11: objects


def can_take(state: Position, solo: Solo, entry: int) -> bool:
    """FLO-10.11: no fourth builder, nothing that is out of stock."""
    if entry == LANDSCAPE:
        return any(state.stock[FOREST : PARK + 1])
    if entry == BUILDER and solo.diego.builders == MOST_BUILDERS:
        return False
    return state.left(entry) > 0


def take(state: Position, solo: Solo, entry: int) -> None:
    """FLO-10.12, FLO-10.13: he has paid for it."""
    if entry == LANDSCAPE:
        take_landscape(state, solo)
    elif entry == PRESTIGE_CARD:
        solo.diego.hand |= 1 << pick(state, solo, PRESTIGE_DECK)
    else:
        state.take_from_stock(entry)
        if state.events is not None:
            name = OBJECTS[entry]
            state.tell("gain", DIEGO, {"piece": name, "from": f"object:{name}", "to": f"diego:{name}"})
        if entry == JESTER:
            solo.diego.jesters += 1
        elif entry == RECRUITING_CARD:
            solo.diego.recruiting += 1
            solo.diego.put(RECRUIT)
        else:
            hire(state, solo)


def hire(state: Position, solo: Solo) -> None:
    """FLO-10.13: prestige for his second and third builder."""
    solo.diego.builders += 1
    if solo.diego.builders >= TOUCHING:
        state.gain_points(DIEGO, REWARD, "FLO-10.13", "why-builder", OBJECTS[BUILDER])


def take_landscape(state: Position, solo: Solo) -> None:
    """FLO-10.12: the type of his leftmost profession, or of the die; only the stock limits it (FLO-17.37)."""
    card = look_at_leftmost(state, solo)
    if card >= 0:
        wanted = PROFESSIONS[card].landscape
    else:
        roll = state.rng.die()
        wanted = (roll - 1) // TYPE_ROLLS
        if state.events is not None:
            state.tell("diego_type", DIEGO, {"roll": roll, "what": LANDSCAPES[wanted]}, reveals=True)
    kind = wanted
    if not state.stock[kind]:
        kind = min([other for other in range(PARK + 1) if state.stock[other]])
        if state.events is not None:
            state.tell("diego_instead", DIEGO, {"what": LANDSCAPES[wanted], "piece": LANDSCAPES[kind]})
    state.take_from_stock(kind)
    again = solo.diego.landscapes[kind] > 0
    solo.diego.landscapes[kind] += 1
    told_gain(state, LANDSCAPES[kind], f"stock:{LANDSCAPES[kind]}")
    if again:
        state.gain_points(DIEGO, REWARD, "FLO-10.12", "why-landscape", LANDSCAPES[kind])


def told_gain(state: Position, name: str, where: str) -> None:
    """What he gets by his leftmost profession."""
    if state.events is not None:
        state.tell("diego_gain", DIEGO, {"piece": name, "from": where, "to": f"diego:{name}"})


# ---- FLO-10.13, FLO-10.21: the best of the next five cards


def pick(state: Position, solo: Solo, deck: int) -> int:
    """The one that is worth most to him as things stand, of equal ones any; the others go under the deck as drawn, and
    the human, who handles them, knows where they lie (FLO-15)."""
    cards, state.decks[deck] = draw(state.decks[deck], LOOKED_AT)
    values = [worth(state, solo, deck, card) for card in cards]
    best = [card for card, value in zip(cards, values, strict=True) if value == max(values)]
    card = best[state.rng.below(len(best))]
    for seen in cards:
        state.players[HUMAN].known &= ~(1 << seen)
    decks.put_under(state, HUMAN, deck, tuple([other for other in cards if other != card]))
    if state.events is not None:
        said = {"deck": DECKS[deck], "count": len(cards), "worth": max(values), "what": CARD_NAMES[card]}
        others = " ".join([f"@card-{CARD_NAMES[other]}" for other in cards])
        state.tell("diego_pick", DIEGO, {**said, "cards": others}, reveals=True)
    return card


def worth(state: Position, solo: Solo, deck: int, card: int) -> int:
    """FLO-10.25: a bonus card as if played with the card that it would lie on; a prestige card against the human."""
    if deck == BONUS_DECK:
        return bonus_value(solo.diego, card, 1)
    return prestige_value(solo.diego, state.everybody(), card)
