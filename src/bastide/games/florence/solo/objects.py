"""Diego pays, looks at his leftmost profession, and takes objects (FLO-10.7, FLO-10.12, FLO-10.13)."""

from typing import Final

from bastide.core.phrases import Value
from bastide.core.pile import draw
from bastide.games.florence import components as c
from bastide.games.florence import decks
from bastide.games.florence.components import CARD_NAMES, LANDSCAPES, OBJECTS
from bastide.games.florence.counting import bonus_value, prestige_value
from bastide.games.florence.position import Position
from bastide.games.florence.solo.components import DIEGO, HUMAN, POINT_WORTH, RECRUIT
from bastide.games.florence.solo.table import Solo, told

TYPE_ROLLS: Final = 2  # FLO-10.12: so many sides of the die for each type of landscape


def pay(state: Position, solo: Solo, price: int, what: str) -> None:
    """FLO-10.7: coins first, then prestige points, whole ones; what is left of them stays with him as coins."""
    if not price:
        return
    purse = min(price, solo.diego.coins)
    points = -(-(price - purse) // POINT_WORTH)
    change = POINT_WORTH * points - (price - purse)
    solo.diego.earn(change - purse)
    told(state, "diego_pay", {"coins": price, "purse": purse, "points": points, "change": change})
    if points:
        state.gain_points(DIEGO, -points, "FLO-10.7", "why-diego-pays", what)


def look_at_leftmost(state: Position, solo: Solo) -> int:
    """FLO-15: everybody sees his leftmost face-down profession; -1 where he has none. It is turned back afterwards
    (FLO-17.24)."""
    card = solo.diego.leftmost()
    if card >= 0:
        solo.seen |= 1 << card
        told(state, "diego_peek", {"what": CARD_NAMES[card]}, reveals=True)
    return card


def told_gain(state: Position, kind: str, name: str, place: str) -> None:
    told(state, kind, {"piece": name, "from": f"{place}:{name}", "to": f"diego:{name}"})


# ---- FLO-10.11: objects


def can_take(state: Position, solo: Solo, entry: int) -> bool:
    """FLO-10.11: no fourth builder, nothing that is out of stock."""
    if entry == c.LANDSCAPE:
        return any(state.stock[c.FOREST : c.PARK + 1])
    return state.left(entry) > 0 and (entry != c.BUILDER or solo.diego.builders < c.MOST_BUILDERS)


def take(state: Position, solo: Solo, entry: int) -> None:
    """FLO-10.12, FLO-10.13: he has paid for it. His second and third builder bring prestige."""
    diego = solo.diego
    if entry == c.LANDSCAPE:
        take_landscape(state, solo)
        return
    if entry == c.PRESTIGE_CARD:
        diego.hand |= 1 << pick(state, solo, c.PRESTIGE_DECK)
        return
    state.take_from_stock(entry)
    told_gain(state, "gain", OBJECTS[entry], "object")
    if entry == c.JESTER:
        diego.jesters += 1
    elif entry == c.RECRUITING_CARD:
        diego.recruiting += 1
        diego.put(RECRUIT)
    else:
        diego.builders += 1
        if diego.builders >= c.TOUCHING:
            state.gain_points(DIEGO, c.REWARD, "FLO-10.13", "why-builder", OBJECTS[c.BUILDER])


def take_landscape(state: Position, solo: Solo) -> None:
    """FLO-10.12: the type of his leftmost profession, or of the die; only the stock limits it (FLO-17.37)."""
    card = look_at_leftmost(state, solo)
    if card >= 0:
        kind = c.PROFESSIONS[card].landscape
    else:
        roll = state.rng.die()
        kind = (roll - 1) // TYPE_ROLLS
        told(state, "diego_type", {"roll": roll, "what": LANDSCAPES[kind]}, reveals=True)
    if not state.stock[kind]:
        wanted, kind = kind, min([other for other in range(c.PARK + 1) if state.stock[other]])
        told(state, "diego_instead", {"what": LANDSCAPES[wanted], "piece": LANDSCAPES[kind]})
    state.take_from_stock(kind)
    solo.diego.landscapes[kind] += 1
    told_gain(state, "diego_gain", LANDSCAPES[kind], "stock")
    if solo.diego.landscapes[kind] > 1:
        state.gain_points(DIEGO, c.REWARD, "FLO-10.12", "why-landscape", LANDSCAPES[kind])


# ---- FLO-10.13, FLO-10.21: the best of the next five cards


def pick(state: Position, solo: Solo, deck: int) -> int:
    """The one that is worth most to him as things stand, of equal ones any; the others go under the deck as drawn, and
    the human, who handles them, knows where they lie (FLO-15)."""
    cards, state.decks[deck] = draw(state.decks[deck], c.LOOKED_AT)
    values = [worth(state, solo, deck, card) for card in cards]
    best = [card for card, value in zip(cards, values, strict=True) if value == max(values)]
    card = best[state.rng.below(len(best))]
    for seen in cards:
        state.players[HUMAN].known &= ~(1 << seen)
    decks.put_under(state, HUMAN, deck, tuple([other for other in cards if other != card]))
    said: dict[str, Value] = {"deck": c.DECKS[deck], "count": len(cards), "worth": max(values)}
    others = " ".join([f"@card-{CARD_NAMES[other]}" for other in cards])
    told(state, "diego_pick", {**said, "what": CARD_NAMES[card], "cards": others}, reveals=True)
    return card


def worth(state: Position, solo: Solo, deck: int, card: int) -> int:
    """FLO-10.25: a bonus card as if played with the card that it would lie on; a prestige card against the human."""
    if deck == c.BONUS_DECK:
        return bonus_value(solo.diego, card, 1)
    return prestige_value(solo.diego, state.everybody(), card)
