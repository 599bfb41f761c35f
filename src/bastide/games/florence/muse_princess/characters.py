"""Buying and using characters (FLO-11.3 to FLO-11.11)."""

from bastide.games.florence import decks, turn
from bastide.games.florence.asks import ASK_WORK
from bastide.games.florence.components import BONUS_DECK, PRESTIGE_DECK
from bastide.games.florence.muse_princess import effects
from bastide.games.florence.muse_princess.asks import ASK_USE
from bastide.games.florence.muse_princess.cast import Cast, cast_of
from bastide.games.florence.muse_princess.components import (
    BANKER,
    BANKER_COINS,
    CARDINAL,
    CHARACTERS,
    MERCHANT,
    MUSE,
    PRINCESS,
    PROFESSOR,
    UNIT,
)
from bastide.games.florence.position import NO_PROFESSION, NOBODY, Position

# ---- the auction


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
    state.players[seat].coins += gain
    cast.coins = BANKER_COINS
    cast.banker = seat
    cast.down |= 1 << BANKER
    if state.events is not None:
        state.tell("banker", seat, {"coins": gain})


# ---- using them


def give_back(state: Position, seat: int, character: int) -> None:
    """FLO-11.4: a used card goes back face up, but face down as long as characters are being sold."""
    cast = cast_of(state)
    cast.hold(character, NOBODY)
    if state.phase_name == "characters":
        cast.down |= 1 << character
    if state.events is not None:
        name = CHARACTERS[character]
        ways = {"from": f"own:{name}", "to": f"character:{name}"}
        state.tell("use", seat, {"piece": name, "what": name, **ways})


def use_cardinal(state: Position, seat: int) -> None:
    """FLO-11.7: one action more; what can be done once in a phase stays so."""
    give_back(state, seat, CARDINAL)
    state.actions += 1


def use_muse(state: Position, seat: int) -> None:
    """FLO-11.9: until the end of this turn; Works that are done stay as they are."""
    give_back(state, seat, MUSE)
    cast_of(state).muse = seat


def use_princess(state: Position, seat: int) -> None:
    """FLO-11.10: a Work without a profession."""
    give_back(state, seat, PRINCESS)
    turn.spend_action(state, seat)
    state.ask(ASK_WORK, seat, NO_PROFESSION)


def use_merchant(state: Position, seat: int) -> None:
    """FLO-11.8 (b): as many points as his place has."""
    give_back(state, seat, MERCHANT)
    state.gain_points(seat, effects.place(state, seat), "FLO-11.8", "why-place", CHARACTERS[MERCHANT])


def use_professor(state: Position, seat: int, deck: int) -> None:
    """FLO-11.11: one of five prestige or bonus cards, for nothing."""
    give_back(state, seat, PROFESSOR)
    decks.look_at(state, seat, deck)


def usable(state: Position, character: int) -> bool:
    """Whether Merchant or Professor can do anything now: an empty deck cannot be chosen (FLO-11.11, FLO-14)."""
    if character == MERCHANT:
        return True
    return character == PROFESSOR and (len(state.decks[BONUS_DECK]) > 0 or len(state.decks[PRESTIGE_DECK]) > 0)
