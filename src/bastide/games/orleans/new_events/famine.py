"""Famine (ORL-8.2): neutral tokens go back to the supply, from wherever a player has them. No cube moves."""

from typing import Final

from bastide.games.orleans import tokens
from bastide.games.orleans.box import SLOT_IDS, SLOTS
from bastide.games.orleans.position import EMPTY, Player, Position
from bastide.games.orleans.tokens import CHARACTERS, NEUTRAL_FIELDS, NEUTRALS, ONE

MARKET: Final = 0
TOWER: Final = 1
BAG: Final = 2
HEAPS: Final[tuple[str, ...]] = ("market", "tower", "bag")
"""Where tokens lie that stand on no slot."""


def heap(player: Player, source: int) -> int:
    if source == BAG:
        return player.bag
    return player.tower if source == TOWER else player.market


def neutral_slots(player: Player) -> list[int]:
    """Slots with neutral tokens."""
    return [slot for slot in range(SLOTS) if EMPTY < player.slots[slot] <= NEUTRALS]


def neutrals(player: Player) -> int:
    """How many neutral tokens a player has."""
    heaps = tokens.size((player.market + player.tower + player.bag) & NEUTRAL_FIELDS)
    return heaps + len(neutral_slots(player))


def dismiss(state: Position, seat: int, source: int, character: int) -> None:
    """A token off the market, off the Tower or out of the bag."""
    player = state.players[seat]
    if source == BAG:
        player.bag -= ONE[character]
    elif source == TOWER:
        player.tower -= ONE[character]
    else:
        player.market -= ONE[character]
    to_supply(state, seat, character, f"{HEAPS[source]}:{CHARACTERS[character]}")


def dismiss_slot(state: Position, seat: int, slot: int) -> None:
    player = state.players[seat]
    character = player.slots[slot] - 1
    player.fill(slot, EMPTY)
    to_supply(state, seat, character, SLOT_IDS[slot])


def dismiss_all(state: Position, seat: int) -> None:
    player = state.players[seat]
    for source in range(len(HEAPS)):
        for character in tokens.listed(heap(player, source) & NEUTRAL_FIELDS):
            dismiss(state, seat, source, character)
    for slot in neutral_slots(player):
        dismiss_slot(state, seat, slot)


def to_supply(state: Position, seat: int, character: int, source: str) -> None:
    state.supply += ONE[character]
    name = CHARACTERS[character]
    state.moved("dismiss", seat, name, source, f"supply:{name}")
