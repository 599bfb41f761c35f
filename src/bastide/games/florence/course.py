"""The course of the game: seven rounds of phases (FLO-3), and the end (FLO-8)."""

from bastide.core.masks import each_of
from bastide.games.florence.components import CARD_NAMES, DECK_CARDS, PRESTIGE_DECK, ROUNDS
from bastide.games.florence.counting import prestige_value
from bastide.games.florence.position import Position


def go_on(state: Position) -> bool:
    """Nothing is asked: the phase goes on, or the next one begins. False when the game is over."""
    phases = state.box.phases
    if state.phase == len(phases):
        return False
    if phases[state.phase].go_on(state):
        return True
    state.phase += 1
    if state.phase == len(phases):
        if state.round == ROUNDS:
            score(state)
            return False
        hand_over(state)
    phases[state.phase].start(state)
    return True


def hand_over(state: Position) -> None:
    """FLO-3.2: the left neighbour begins the next round. The choice of professions does not come again."""
    state.round += 1
    state.first = (state.first + 1) % state.seats
    state.phase = 1
    state.tell("round", -1, {"round": state.round})


def score(state: Position) -> None:
    """FLO-8.1, FLO-8.5: prestige cards, each by the final state; then points are compared (FLO-8.4)."""
    everybody = state.everybody()
    for seat, player in enumerate(everybody):
        for card in each_of(player.hand & DECK_CARDS[PRESTIGE_DECK]):
            points = prestige_value(player, everybody, card)
            state.tell("prestige", seat, {"what": CARD_NAMES[card], "points": points}, reveals=True)
            if points:
                state.gain_points(seat, points, "FLO-8.2", "why-prestige", CARD_NAMES[card])
    state.tell("end", -1, {})
