"""Tokens that were drawn go to slots (ORL-4.10.2), and technology tiles (ORL-4.8)."""

from typing import Final

from bastide.core.decision import NO_MORE, Decision
from bastide.games.orleans import tokens
from bastide.games.orleans.asks import ASK_LAY, ASK_TECHNOLOGY
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, PLACES, SLOT_IDS
from bastide.games.orleans.position import INSTALLED, Player, Position
from bastide.games.orleans.tokens import FARMER, ONE

EACH: Final = (1,)  # `more` of a decision by which every drawn token is laid or returned on its own


def drawn(asked: Decision) -> list[int]:
    """The kinds of the tokens that a decision is about: a and b are one more, or 0."""
    return [mark - 1 for mark in (asked.a, asked.b) if mark]


def slots_for(state: Position, asked: Decision, kind: int) -> int:
    """Mask of the slots on which a drawn token may go: not those of the place c that drew it."""
    player = state.players[asked.seat]
    shut = PLACES[asked.c].mask if asked.c else 0
    return player.open & state.box.fits[player.substitutes][kind] & ~shut


def rule_of(state: Position, asked: Decision) -> str:
    """The rule by which a token is laid: Alchemy asks as the Bathhouse does."""
    return "ORL-8.3.5" if asked.more == EACH else state.questions[asked.kind].rule


def draw_to_lay(state: Position, seat: int, number: int, place: int, more: tuple[int, ...] = NO_MORE) -> None:
    """So many random tokens of the bag, fewer if it holds fewer (ORL-9.9): the owner sees them before he lays them."""
    found = [state.draw(seat) for _ in range(min(number, tokens.size(state.players[seat].bag)))]
    if state.events is not None:
        for kind in found:
            name = tokens.TOKENS[kind]
            state.tell("bathe" if place else "distil", seat, {"piece": name, "from": "bag"}, secret=True, reveals=True)
    state.ask(ASK_LAY, seat, found[0] + 1, found[1] + 1 if len(found) > 1 else 0, place, more)


def lay(state: Position, asked: Decision, kind: int, slot: int) -> None:
    """The token on the slot; the other one returns to the bag, or is asked for in its turn."""
    state.to_slot(asked.seat, kind, slot, "bag")
    rest = drawn(asked)
    rest.remove(kind)
    for other in rest:
        if asked.more == EACH:
            state.ask(ASK_LAY, asked.seat, other + 1, 0, asked.c, EACH)
        else:
            state.players[asked.seat].bag += ONE[other]


# ---- ORL-4.8: technology


def technology_slots(state: Position, player: Player) -> int:
    """ORL-4.8.2 to ORL-4.8.4: empty slots; the first tile on a farmer's, and so are those that are bound to it
    (ORL-8.3.6); one tile for each place."""
    later = player.installed and player.held > player.bound
    mask = player.open & state.box.technology[1 if later else 0]
    for slot in player.technology():
        mask &= ~PLACES[PLACE_OF[slot]].mask
    return mask


def install(state: Position, asked: Decision, slot: int) -> None:
    """ORL-4.8.2: it counts as that token from now on. Of those that are held, one that is bound is used where it may
    be, for it can go nowhere else (ORL-8.3.6); one that was gained just now (a of what is asked) is none of them."""
    player = state.players[asked.seat]
    player.fill(slot, INSTALLED)
    player.held -= 1
    if player.bound and not asked.a and state.box.types[slot] == FARMER:
        player.bound -= 1
    player.installed = True
    state.moved("install", asked.seat, "technology", "held", SLOT_IDS[slot], PLACE_NAMES[PLACE_OF[slot]])
    if player.held and not asked.a:
        state.ask(ASK_TECHNOLOGY, asked.seat)


def lose_technology(state: Position, seat: int, slot: int, to: str) -> None:
    """ORL-4.8.5: a placed tile is lost and its slot empty again (slot -1: a tile that was held)."""
    player = state.players[seat]
    if slot < 0:
        player.held -= 1
        player.bound -= 1 if player.bound else 0  # of two that are held, the bound one is the worse
    else:
        player.fill(slot, 0)
    state.moved("lose_technology", seat, "technology", "held" if slot < 0 else SLOT_IDS[slot], to)
