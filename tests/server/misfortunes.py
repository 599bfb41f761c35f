"""Bots that misbehave. They stand alone, because the process of a bot has to import them."""

import os
import time

from bastide.core import catalog
from bastide.core.catalog import bot as find_bot
from bastide.core.catalog import game as find_game


def think_for_ever(*_: object) -> dict[str, object]:
    time.sleep(600)
    return {}


def fall_dead(*_: object) -> dict[str, object]:
    os._exit(1)


def fail(*_: object) -> dict[str, object]:
    raise ValueError("no idea")


def cheat(game: str, position: object, seat: int, seed: str, bot: str, share: float) -> dict[str, object]:
    return {"do": "end", "seat": seat}


def dawdle(game: str, position: object, seat: int, seed: str, bot: str, share: float) -> dict[str, object]:
    """Over one game for long, over others as usual."""
    if game == "caylus1303":
        time.sleep(0.5)
    state = find_game(game).from_json(position)
    return find_bot(bot).choose(state, seat, seed).to_json()


def dawdle_over_a_hint(game: str, position: object, seat: int, seed: str) -> dict[str, object]:
    if game == "caylus1303":
        time.sleep(0.5)
    state = find_game(game).from_json(position)
    return {"action": state.legal(seat)[0].to_json(), "then": [], "why": None}


def how_many_kept() -> int:
    """Bots that the process of a bot has made so far."""
    return len(catalog._BOTS)
