"""Diego's turn of phase B (FLO-10.15 to FLO-10.22)."""

from collections.abc import Callable
from typing import Final

from bastide.core.phrases import Value
from bastide.core.pile import draw
from bastide.games.florence import components as c
from bastide.games.florence.components import BONUS_DECK, CARD_NAMES, PROFESSION_DECK, PROFESSIONS
from bastide.games.florence.counting import bonus_values
from bastide.games.florence.position import TOOK_FREEDOM, TOOK_PROFESSION, Position, less, more
from bastide.games.florence.rules import Phase
from bastide.games.florence.solo.components import DEEDS, DIEGO, HUMAN, RECRUIT
from bastide.games.florence.solo.objects import look_at_leftmost, pay, pick, told_gain
from bastide.games.florence.solo.table import Solo, solo_of, told

LINES: Final = ("upper", "lower")


class DiegoTurn(Phase):
    """FLO-10.15: in turn order: his turn comes before the human's in the rounds that he begins, after it in others."""

    def __init__(self, name: str, begins: int) -> None:
        super().__init__(name)
        self.begins = begins  # in whose rounds

    def start(self, state: Position) -> None:
        if solo_of(state).begins == self.begins:
            take_turn(state, solo_of(state))


def take_turn(state: Position, solo: Solo) -> None:
    """FLO-10.15: the upper line of a card, then the lower line of another. What can be done once binds him too
    (FLO-10.22)."""
    told(state, "turn", {})
    for line in LINES:
        number = solo.reveal()
        deeds = solo.card.upper if line == "upper" else solo.card.lower
        names = [f"@deed-{DEEDS[deed]}" for deed in deeds] + [""]
        said: dict[str, Value] = {"number": number + 1, "line": line, "first": names[0], "second": names[1]}
        told(state, "diego_card", {**said, "count": len(deeds)}, seat=-1, reveals=True)
        act(state, solo, deeds)
    state.did = 0


def act(state: Position, solo: Solo, deeds: tuple[int, ...]) -> None:
    """FLO-10.15: the first of a line that is possible, or nothing; FLO-10.16: a Work instead, if he has a face-down
    card for each turn that is left, one in each round (FLO-17.23) with this one."""
    turns = c.ROUNDS + 1 - state.round
    if len(solo.diego.row) >= turns:
        told(state, "diego_forced", {"cards": len(solo.diego.row), "turns": turns})
        work(state, solo)
        return
    for deed in deeds:
        why_not = TRIED[deed](state, solo)
        if not why_not:
            return
        told(state, "diego_cannot", {"deed": f"@deed-{DEEDS[deed]}", "why": why_not})
    told(state, "diego_nothing", {})


# ---- what he can do; each says why it is not possible (a key of the words), or is done


def work(state: Position, solo: Solo) -> str:
    """FLO-10.17: his leftmost face-down card is turned up. Pay is prestige, an odd hundred coins (FLO-17.22)."""
    diego = solo.diego
    if not diego.row:
        return "why-diego-no-card"
    card, bonuses = diego.row[0], diego.laid[0]
    diego.row, diego.laid = diego.row[1:], diego.laid[1:]
    if card == RECRUIT:
        diego.recruiting -= 1
        diego.received += 1
    else:
        diego.played |= 1 << card
        solo.turned_up(card)
    name = c.OBJECTS[c.RECRUITING_CARD] if card == RECRUIT else CARD_NAMES[card]
    parts: dict[str, int] = {
        "least": c.MINIMUM[state.round],
        "jesters": c.PER_JESTER * diego.jesters,
        "recruiting": diego.recruiting + diego.received,
        "bonus": bonus_values(diego, bonuses),
    }
    value = sum(parts.values())
    points, coins = divmod(c.WORTH * value, c.POINT_PRICE)
    state.gone |= bonuses
    diego.earn(coins)
    diego.best = max(diego.best, value)
    said: dict[str, Value] = {"piece": name, "from": "diego:row", "to": "diego:played"}
    told(state, "diego_work", {**said, **parts, "value": value, "coins": coins}, reveals=True)
    state.gain_points(DIEGO, points, "FLO-10.17", "why-work", name)
    for number, virtual in enumerate(solo.virtuals):
        if virtual.closed:  # FLO-17.39: the leftmost
            turned = virtual.closed[0]
            virtual.closed = virtual.closed[1:]
            virtual.open |= 1 << turned
            solo.turned_up(turned)
            piece = CARD_NAMES[turned]
            ways: dict[str, Value] = {"piece": piece, "from": f"virtual:{number}", "to": f"card:{piece}"}
            told(state, "virtual_work", {**ways, "number": number + 1}, seat=-1, reveals=True)
    return ""


def build(state: Position, solo: Solo) -> str:
    """FLO-10.18: by his leftmost face-down profession, which stays face down."""
    card = look_at_leftmost(state, solo)
    if card < 0:
        return "why-diego-no-profession"
    building = PROFESSIONS[card].building
    if not state.buildings[building]:
        return "why-diego-out"
    state.buildings = less(state.buildings, building)
    solo.diego.houses = more(solo.diego.houses, building)
    name = c.BUILDINGS[building]
    told_gain(state, "diego_gain", name, "stock")
    pay(state, solo, c.BUILDING_PRICES[solo.diego.builders], name)
    state.gain_points(DIEGO, c.REWARD, "FLO-10.18", "why-building", name)
    return ""


def introduce(state: Position, solo: Solo) -> str:
    """FLO-10.19: by his leftmost face-down profession; a second one of a type is possible."""
    if state.did & TOOK_FREEDOM:
        return "why-diego-once"
    card = look_at_leftmost(state, solo)
    if card < 0:
        return "why-diego-no-profession"
    freedom = PROFESSIONS[card].freedom
    if not state.freedoms[freedom]:
        return "why-diego-out"
    state.did |= TOOK_FREEDOM
    state.freedoms = less(state.freedoms, freedom)
    solo.diego.tokens = more(solo.diego.tokens, freedom)
    solo.diego.freedoms |= 1 << freedom
    told_gain(state, "diego_gain", c.FREEDOMS[freedom], "freedom")
    pay(state, solo, c.FREEDOM_PRICE, c.FREEDOMS[freedom])
    return ""


def take_profession(state: Position, solo: Solo) -> str:
    """FLO-10.20: the next card unseen, and one to each virtual player as long as there are any. Where the human had put
    them there he knows them; where the profession is that he did not keep he knows no more."""
    if state.did & TOOK_PROFESSION:
        return "why-diego-once"
    if not state.decks[PROFESSION_DECK]:
        return "why-diego-deck"
    state.did |= TOOK_PROFESSION
    human = state.players[HUMAN]
    cards, state.decks[PROFESSION_DECK] = draw(state.decks[PROFESSION_DECK], 1 + len(solo.virtuals))
    for card in cards:
        solo.known |= human.known & 1 << card
        human.known &= ~(1 << card)
    human.inside = 0
    solo.diego.put(cards[0])
    for virtual, card in zip(solo.virtuals, cards[1:], strict=False):
        virtual.closed += bytes([card])
    said: dict[str, Value] = {"from": "deck:professions", "to": "diego:row", "count": len(cards) - 1}
    told(state, "diego_profession", said, reveals=True)
    pay(state, solo, c.CARD_PRICE, "deck-professions")
    return ""


def take_bonus(state: Position, solo: Solo) -> str:
    """FLO-10.21: on his leftmost face-down card; several may pile up."""
    laid = solo.diego.laid
    if not laid:
        return "why-diego-no-card"
    if not state.decks[BONUS_DECK]:
        return "why-diego-deck"
    solo.diego.laid = (laid[0] | 1 << pick(state, solo, BONUS_DECK), *laid[1:])
    pay(state, solo, c.CARD_PRICE, "deck-bonuses")
    return ""


TRIED: Final[tuple[Callable[[Position, Solo], str], ...]] = (work, build, take_profession, introduce, take_bonus)
"""By the numbers of DEEDS."""
