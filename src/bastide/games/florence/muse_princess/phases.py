"""What this module adds to a round: the auction of the characters, and windows for those who still hold one."""

from bastide.core.decision import Decision
from bastide.games.florence.components import POINT_PRICE, ROUNDS
from bastide.games.florence.muse_princess.asks import ASK_CHARACTER, ASK_EXCHANGE, ASK_USE
from bastide.games.florence.muse_princess.cast import NOBODYS, cast_of
from bastide.games.florence.muse_princess.characters import next_turn, tell_back, win
from bastide.games.florence.muse_princess.components import BANKER_GROWTH, MERCHANT, PROFESSOR
from bastide.games.florence.position import NOBODY, Position
from bastide.games.florence.rules import Phase


class CharacterAuction(Phase):
    """FLO-11.3: after phase A and before phase B, clockwise from the first player."""

    def start(self, state: Position) -> None:
        """FLO-11.3.1: what is still held goes back, used or not; all lie face up again (FLO-11.4)."""
        cast = cast_of(state)
        for character, seat in enumerate(cast.holders):
            if seat != NOBODY:
                tell_back(state, "lapse", seat, character)
        cast.holders = NOBODYS
        cast.down = 0
        cast.banker = NOBODY
        cast.turn = state.first

    def go_on(self, state: Position) -> bool:
        """FLO-11.3.3: who still lies on a card wins it; FLO-11.3.4: it ends when all have bought or passed."""
        cast = cast_of(state)
        while len(cast.out) < state.seats:
            seat = cast.turn
            if seat in cast.out:
                next_turn(state, cast)
            elif seat in cast.bidders:
                win(state, cast, cast.bidders.index(seat))
                return True
            else:
                state.ask(ASK_CHARACTER, seat)
                return True
        cast.out = ()
        if cast.banker == NOBODY:  # FLO-11.6
            cast.coins += BANKER_GROWTH
            if state.events is not None:
                state.tell("unsold", -1, {"what": "banker", "coins": cast.coins})
        return False

    def usual(self, state: Position) -> list[Decision] | None:
        cast = cast_of(state)
        waits = cast.turn in cast.out or cast.turn in cast.bidders
        return None if waits else [Decision(cast.turn, ASK_CHARACTER)]


class Window(Phase):
    """FLO-11.12: holders of Merchant and Professor are asked, clockwise from the first player: (1) after the last turn
    of phase B; (2) after the best Work, in the last round the last moment of all (FLO-8.5); (3) at the end of phase A,
    before unused characters go back."""

    def start(self, state: Position) -> None:
        """FLO-11.9: the Muse inspires no longer than the owner's turn."""
        cast_of(state).muse = NOBODY

    def go_on(self, state: Position) -> bool:
        cast = cast_of(state)
        for seat in state.in_order():
            if seat not in cast.offered and seat in (cast.holders[MERCHANT], cast.holders[PROFESSOR]):
                cast.offered = (*cast.offered, seat)
                state.ask(ASK_USE, seat)
                return True
        cast.offered = ()
        return False


class Exchange(Phase):
    """FLO-11.6, FLO-8.5: at the end of the game whoever bought the Banker in the last round may exchange coins."""

    def start(self, state: Position) -> None:
        seat = cast_of(state).banker
        if state.round != ROUNDS or seat == NOBODY:
            return
        if state.players[seat].coins >= POINT_PRICE:
            state.ask(ASK_EXCHANGE, seat)
        else:
            state.tell("no_exchange", seat, {})


def with_characters(phases: list[Phase]) -> list[Phase]:
    """The round of the base game with those of this module."""
    choice, auction, actions, best_work = phases
    return [
        choice, auction, Window("after_auction"), CharacterAuction("characters"), actions, Window("after_actions"),
        best_work, Window("after_best_work"), Exchange("exchange"),
    ]  # fmt: skip
