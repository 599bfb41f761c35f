"""Buying characters, and what becomes of those that were used (FLO-11.3 to FLO-11.6)."""

from bastide.games.florence.components import BONUS_DECK, ROUNDS
from bastide.games.florence.muse_princess.asks import ASK_USE
from bastide.games.florence.muse_princess.cast import Cast, cast_of
from bastide.games.florence.muse_princess.components import BANKER, BANKER_COINS, CHARACTERS, MERCHANT, PROFESSOR, UNIT
from bastide.games.florence.position import NOBODY, Position


def stake(state: Position, seat: int, character: int, space: int) -> None:
    """FLO-11.3.2: a pawn that lies there goes back to its owner, who bids again or passes when it is his turn."""
    cast = cast_of(state)
    if state.events is not None:
        name = CHARACTERS[character]
        other = cast.bidders[character] + 1
        ways = {"from": f"pawn:{seat}", "to": f"space:{name}:{space}"}
        state.tell("stake", seat, {"piece": "pawn", "what": name, "coins": UNIT * space, "other": other, **ways})
    cast.stake(character, seat, space)
    next_turn(state, cast)


def next_turn(state: Position, cast: Cast) -> None:
    cast.turn = (cast.turn + 1) % state.seats


def win(state: Position, cast: Cast, character: int) -> None:
    """FLO-11.3.3: whose pawn still lies there at his turn has bought the card; that is his whole turn."""
    seat, price = cast.turn, UNIT * cast.spaces[character]
    cast.stake(character, NOBODY, 0)
    cast.out = (*cast.out, seat)
    next_turn(state, cast)
    if state.events is not None:
        name = CHARACTERS[character]
        ways = {"from": f"character:{name}", "to": f"own:{name}"}
        state.tell("buy", seat, {"piece": name, "what": name, "coins": price, **ways})
    if character == BANKER:
        call_banker(state, cast, seat, price)
        return
    state.pay(seat, price)
    cast.hold(character, seat)
    if character in (MERCHANT, PROFESSOR):  # FLO-11.12: right after buying
        state.ask(ASK_USE, seat)


def call_banker(state: Position, cast: Cast, seat: int, price: int) -> None:
    """FLO-11.6: his coins less the bid; he goes back with new ones, face down because he was used."""
    gain = cast.coins - price
    state.players[seat].earn(gain)
    cast.coins = BANKER_COINS
    cast.banker = seat
    cast.down |= 1 << BANKER
    if state.events is not None:
        state.tell("banker", seat, {"coins": gain})


def give_back(state: Position, seat: int, character: int) -> None:
    """FLO-11.4: a used card goes back face up, but face down as long as characters are being sold."""
    cast = cast_of(state)
    cast.hold(character, NOBODY)
    if state.phase_name == "characters":
        cast.down |= 1 << character
    tell_back(state, "use", seat, character)


def tell_back(state: Position, kind: str, seat: int, character: int) -> None:
    name = CHARACTERS[character]
    state.moved(kind, seat, name, f"own:{name}", f"character:{name}", name)


def usable(state: Position, character: int) -> bool:
    """Whether Merchant or Professor can do anything now: an empty deck cannot be chosen (FLO-11.11, FLO-14)."""
    return character == MERCHANT or (character == PROFESSOR and any(state.decks[BONUS_DECK:]))


def is_last(state: Position) -> bool:
    """Whether what is not used now lapses (FLO-11.12)."""
    last = "after_best_work" if state.round == ROUNDS else "after_auction"
    return state.phase_name == last
