"""Diego's turn of phase B (FLO-10.15 to FLO-10.22)."""

from typing import ClassVar, Final

from bastide.core.phrases import Value
from bastide.core.pile import draw
from bastide.games.florence.components import (
    BONUS_DECK,
    BUILDING_PRICES,
    BUILDINGS,
    CARD_NAMES,
    CARD_PRICE,
    FREEDOM_PRICE,
    FREEDOMS,
    MINIMUM,
    OBJECTS,
    PER_JESTER,
    POINT_PRICE,
    PROFESSION_DECK,
    PROFESSIONS,
    RECRUITING_CARD,
    REWARD,
    ROUNDS,
    WORTH,
)
from bastide.games.florence.counting import bonus_values
from bastide.games.florence.position import TOOK_FREEDOM, TOOK_PROFESSION, Position, less
from bastide.games.florence.rules import Phase
from bastide.games.florence.solo.components import (
    BONUS,
    BUILD,
    DEEDS,
    DIEGO,
    FREEDOM,
    HUMAN,
    PROFESSION,
    RECRUIT,
    WORK,
)
from bastide.games.florence.solo.objects import look_at_leftmost, pay, pick, told_gain
from bastide.games.florence.solo.table import Solo, solo_of

LINES: Final = ("upper", "lower")


class DiegoFirst(Phase):
    """FLO-10.15: in turn order; his turn comes before the human's in the rounds that he begins."""

    name: ClassVar[str] = "diego_first"

    def start(self, state: Position) -> None:
        solo = solo_of(state)
        if solo.begins == DIEGO:
            take_turn(state, solo)


class DiegoLast(Phase):
    """FLO-10.15: and after it in the others."""

    name: ClassVar[str] = "diego_last"

    def start(self, state: Position) -> None:
        solo = solo_of(state)
        if solo.begins == HUMAN:
            take_turn(state, solo)


def take_turn(state: Position, solo: Solo) -> None:
    """FLO-10.15: the upper line of a card, then the lower line of another."""
    if state.events is not None:
        state.tell("turn", DIEGO, {})
    did = 0
    for line in LINES:
        number = solo.reveal()
        deeds = solo.card.upper if line == "upper" else solo.card.lower
        if state.events is not None:
            said: dict[str, Value] = {"number": number + 1, "line": line, "first": f"@deed-{DEEDS[deeds[0]]}"}
            second = f"@deed-{DEEDS[deeds[1]]}" if len(deeds) > 1 else ""
            state.tell("diego_card", -1, {**said, "second": second, "count": len(deeds)}, reveals=True)
        did |= act(state, solo, deeds, did)


def act(state: Position, solo: Solo, deeds: tuple[int, ...], did: int) -> int:
    """FLO-10.15: the first of a line that is possible, or nothing; FLO-10.16: a Work instead, if he has to. What he has
    now done that can be done once (FLO-10.22)."""
    if is_forced(state, solo):
        if state.events is not None:
            said = {"cards": len(solo.diego.row), "turns": turns_left(state)}
            state.tell("diego_forced", DIEGO, {**said})
        work(state, solo)
        return 0
    for deed in deeds:
        why_not = obstacle(state, solo, deed, did)
        if not why_not:
            return carry_out(state, solo, deed)
        if state.events is not None:
            state.tell("diego_cannot", DIEGO, {"deed": f"@deed-{DEEDS[deed]}", "why": why_not})
    if state.events is not None:
        state.tell("diego_nothing", DIEGO, {})
    return 0


def turns_left(state: Position) -> int:
    """FLO-10.16: one in each round (FLO-17.23), with this one."""
    return ROUNDS + 1 - state.round


def is_forced(state: Position, solo: Solo) -> bool:
    """FLO-10.16: he has a face-down card for each turn that he still has."""
    return len(solo.diego.row) >= turns_left(state)


def obstacle(state: Position, solo: Solo, deed: int, did: int) -> str:
    """Why something is not possible: a key of the words, empty if it is."""
    diego = solo.diego
    if deed == WORK:
        return "" if diego.row else "why-diego-no-card"
    if deed == PROFESSION:  # FLO-10.20
        if did & TOOK_PROFESSION:
            return "why-diego-once"
        return "" if state.decks[PROFESSION_DECK] else "why-diego-deck"
    if deed == BONUS:  # FLO-10.21
        if not diego.row:
            return "why-diego-no-card"
        return "" if state.decks[BONUS_DECK] else "why-diego-deck"
    if deed == FREEDOM and did & TOOK_FREEDOM:
        return "why-diego-once"
    card = look_at_leftmost(state, solo)
    if card < 0:
        return "why-diego-no-profession"
    left = state.buildings[PROFESSIONS[card].building] if deed == BUILD else state.freedoms[PROFESSIONS[card].freedom]
    return "" if left else "why-diego-out"


def carry_out(state: Position, solo: Solo, deed: int) -> int:
    """What is possible; what of it can be done once."""
    if deed == WORK:
        work(state, solo)
    elif deed == BUILD:
        build(state, solo)
    elif deed == PROFESSION:
        take_profession(state, solo)
        return TOOK_PROFESSION
    elif deed == FREEDOM:
        introduce(state, solo)
        return TOOK_FREEDOM
    else:
        take_bonus(state, solo)
    return 0


# ---- FLO-10.17: a Work


def work(state: Position, solo: Solo) -> None:
    """His leftmost face-down card is turned up. Pay is prestige, an odd hundred coins (FLO-17.22)."""
    diego = solo.diego
    card, bonuses = diego.row[0], diego.laid[0]
    diego.row, diego.laid = diego.row[1:], diego.laid[1:]
    if card == RECRUIT:
        diego.recruiting -= 1
        diego.received += 1
    else:
        diego.played |= 1 << card
        solo.turned_up(card)
    name = OBJECTS[RECRUITING_CARD] if card == RECRUIT else CARD_NAMES[card]
    jesters, recruiting = PER_JESTER * diego.jesters, diego.recruiting + diego.received
    added = bonus_values(diego, bonuses)
    value = MINIMUM[state.round] + jesters + recruiting + added
    points, coins = divmod(WORTH * value, POINT_PRICE)
    state.gone |= bonuses
    diego.coins += coins
    diego.best = max(diego.best, value)
    if state.events is not None:
        parts = {"least": MINIMUM[state.round], "jesters": jesters, "recruiting": recruiting, "bonus": added}
        said = {"piece": name, "from": "diego:row", "to": "diego:played"}
        state.tell("diego_work", DIEGO, {**said, **parts, "value": value, "coins": coins}, reveals=True)
    state.gain_points(DIEGO, points, "FLO-10.17", "why-work", name)
    for number, virtual in enumerate(solo.virtuals):
        if virtual.closed:  # FLO-17.39: the leftmost
            turned = virtual.closed[0]
            virtual.closed = virtual.closed[1:]
            virtual.open |= 1 << turned
            solo.turned_up(turned)
            if state.events is not None:
                shown = {"piece": CARD_NAMES[turned], "from": f"virtual:{number}", "to": f"card:{CARD_NAMES[turned]}"}
                state.tell("virtual_work", -1, {**shown, "number": number + 1}, reveals=True)


# ---- FLO-10.18, FLO-10.19: by his leftmost face-down profession, which stays face down


def build(state: Position, solo: Solo) -> None:
    building = PROFESSIONS[solo.diego.leftmost()].building
    state.buildings = less(state.buildings, building)
    solo.diego.houses = more(solo.diego.houses, building)
    told_gain(state, BUILDINGS[building], f"stock:{BUILDINGS[building]}")
    pay(state, solo, BUILDING_PRICES[solo.diego.builders], BUILDINGS[building])
    state.gain_points(DIEGO, REWARD, "FLO-10.18", "why-building", BUILDINGS[building])


def introduce(state: Position, solo: Solo) -> None:
    """A second one of a type is possible."""
    freedom = PROFESSIONS[solo.diego.leftmost()].freedom
    state.freedoms = less(state.freedoms, freedom)
    solo.diego.tokens = more(solo.diego.tokens, freedom)
    solo.diego.freedoms |= 1 << freedom
    told_gain(state, FREEDOMS[freedom], f"freedom:{FREEDOMS[freedom]}")
    pay(state, solo, FREEDOM_PRICE, FREEDOMS[freedom])


def more(counts: bytes, number: int) -> bytes:
    """One more of a kind."""
    return counts[:number] + bytes([counts[number] + 1]) + counts[number + 1 :]


# ---- FLO-10.20, FLO-10.21: cards


def take_profession(state: Position, solo: Solo) -> None:
    """FLO-10.20: the next card unseen, and one to each virtual player as long as there are any. Where the human had put
    them there he knows them; where the profession is that he did not keep he knows no more."""
    human = state.players[HUMAN]
    cards, state.decks[PROFESSION_DECK] = draw(state.decks[PROFESSION_DECK], 1 + len(solo.virtuals))
    for card in cards:
        solo.known |= human.known & 1 << card
        human.known &= ~(1 << card)
    human.inside = 0
    solo.diego.put(cards[0])
    for virtual, card in zip(solo.virtuals, cards[1:], strict=False):
        virtual.closed += bytes([card])
    if state.events is not None:
        said: dict[str, Value] = {"from": "deck:professions", "to": "diego:row", "count": len(cards) - 1}
        state.tell("diego_profession", DIEGO, {**said}, reveals=True)
    pay(state, solo, CARD_PRICE, "deck-professions")


def take_bonus(state: Position, solo: Solo) -> None:
    """FLO-10.21: on his leftmost face-down card; several may pile up."""
    laid = solo.diego.laid
    solo.diego.laid = (laid[0] | 1 << pick(state, solo, BONUS_DECK), *laid[1:])
    pay(state, solo, CARD_PRICE, "deck-bonuses")
