"""Phase A: the auction (FLO-4)."""

from bastide.core.auction import Auction
from bastide.core.decision import Decision
from bastide.games.florence import objects
from bastide.games.florence.asks import ASK_BID, ASK_CHOOSE, ASK_LAST
from bastide.games.florence.components import BUILDER, FOREST, LANDSCAPE, MOST_BUILDERS, OBJECTS, OPENING, PARK
from bastide.games.florence.position import FIRST_LANDSCAPE, NONE, Position
from bastide.games.florence.rules import Phase


class AuctionPhase(Phase):
    """FLO-4.11: as long as several are in, the chooser names an object; the last one is asked what he takes."""

    def start(self, state: Position) -> None:
        state.still_in = (1 << state.seats) - 1
        state.closed = 0
        state.chooser = state.first

    def go_on(self, state: Position) -> bool:
        """FLO-4.4: bidding goes round until one bidder is left; FLO-4.9: the phase ends when nobody is in."""
        if state.auction is not None:
            if state.auction.open:
                state.ask(ASK_BID, state.auction.next)
            else:
                knock_down(state, state.auction)
            return True
        if state.still_in:
            state.stack.append(purchase(state))
        return state.still_in != 0

    def usual(self, state: Position) -> list[Decision] | None:
        if state.auction is not None:
            return [Decision(state.auction.next, ASK_BID)]
        return [purchase(state)] if state.still_in else None


def purchase(state: Position) -> Decision:
    """FLO-4.8: whoever is the only one in takes what he likes; else the chooser names an object."""
    if state.still_in & state.still_in - 1:
        return Decision(state.chooser, ASK_CHOOSE)
    return Decision(state.still_in.bit_length() - 1, ASK_LAST)


def available(state: Position, item: int) -> bool:
    """FLO-4.2: it is in stock and none was sold in this round."""
    if state.closed >> item & 1:
        return False
    if item == LANDSCAPE:
        return any(state.stock[FOREST : PARK + 1])
    return state.left(item) > 0


def may_take(state: Position, seat: int, item: int) -> bool:
    """FLO-4.10: no fourth builder, no landscape without a place for it (FLO-9.4: of any type in stock)."""
    player = state.players[seat]
    if item == BUILDER:
        return player.builders < MOST_BUILDERS
    if item <= PARK:
        return player.fits >> FIRST_LANDSCAPE + item & 1 == 1
    return item != LANDSCAPE or any(landscape_fits(state, seat, kind) for kind in range(PARK + 1))


def landscape_fits(state: Position, seat: int, kind: int) -> bool:
    """FLO-9.4: a type that is in stock and for which there is a place."""
    return state.stock[kind] > 0 and state.players[seat].fits >> FIRST_LANDSCAPE + kind & 1 == 1


def next_in(state: Position, seat: int) -> int:
    """The next player clockwise who is still in; anybody where nobody is."""
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if state.still_in >> other & 1:
            return other
    return seat


def put_up(state: Position, seat: int, item: int) -> None:
    """FLO-4.3: the opening bid is the chooser's; FLO-4.10: who may not take the object is not asked."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    bidders = [other for other in others if state.still_in >> other & 1 and may_take(state, other, item)]
    state.item = item
    state.auction = Auction([seat, *bidders])
    state.auction.raise_to(OPENING[state.seats])
    if state.events is not None:
        why = "why-three-builders" if item == BUILDER else "why-no-room"
        for other in others:
            if state.still_in >> other & 1 and other not in bidders:
                state.tell("not_asked", other, {"what": OBJECTS[item], "why": why})


def knock_down(state: Position, auction: Auction) -> None:
    """FLO-4.6, FLO-4.7: the winner has bought; unless it was the chooser, he chooses again."""
    item, winner = state.item, auction.leader
    state.auction = None
    state.item = NONE
    if state.events is not None:
        state.tell("sold", winner, {"what": OBJECTS[item], "coins": auction.bid})
    acquire(state, winner, item, auction.bid)


def acquire(state: Position, seat: int, item: int, price: int) -> None:
    """Who acquires an object is out, and no other of its kind is sold in this round."""
    leave(state, seat)
    state.closed |= 1 << item
    for module in state.box.modules:
        if module.before_paying(state, seat, item, price):
            return
    hand_out(state, seat, item, price)


def hand_out(state: Position, seat: int, item: int, price: int) -> None:
    """FLO-4.6: the price is paid, and the object does what it does."""
    state.pay(seat, price)
    objects.take(state, seat, item)


def leave(state: Position, seat: int) -> None:
    """Somebody is out of phase A; if it was the chooser, the next one chooses."""
    state.still_in &= ~(1 << seat)
    if state.chooser == seat:
        state.chooser = next_in(state, seat)
