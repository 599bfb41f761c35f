"""Famine (ORL-8.2): neutral tokens go back to the supply, from wherever a player has them. No cube moves."""

from typing import Final

from bastide.games.orleans import tokens
from bastide.games.orleans.box import SLOT_IDS
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.tokens import CHARACTERS, NEUTRAL_FIELDS, NEUTRALS, ONE

HEAPS: Final[tuple[str, ...]] = ("market", "tower", "bag")  # where tokens lie that stand on no slot


def heap(player: Player, source: int) -> int:
    found: int = getattr(player, HEAPS[source])
    return found


def neutral_slots(player: Player) -> list[int]:
    """Slots with neutral tokens."""
    return [slot for slot in player.standing() if player.slots[slot] <= NEUTRALS]


def neutrals(player: Player) -> int:
    """How many neutral tokens a player has."""
    heaps = tokens.size((player.market + player.tower + player.bag) & NEUTRAL_FIELDS)
    return heaps + len(neutral_slots(player))


def dismiss(state: Position, seat: int, source: int, character: int) -> None:
    """A token off the market, off the Tower or out of the bag."""
    player = state.players[seat]
    setattr(player, HEAPS[source], heap(player, source) - ONE[character])
    to_supply(state, seat, character, f"{HEAPS[source]}:{CHARACTERS[character]}")


def dismiss_slot(state: Position, seat: int, slot: int) -> None:
    to_supply(state, seat, state.players[seat].take_off(slot), SLOT_IDS[slot])


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
