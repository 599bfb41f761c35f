"""Bots that misbehave. They stand alone, because the process of a bot has to import them."""

import os
import time


def think_for_ever(*_: object) -> dict[str, object]:
    time.sleep(600)
    return {}


def fall_dead(*_: object) -> dict[str, object]:
    os._exit(1)


def fail(*_: object) -> dict[str, object]:
    raise ValueError("no idea")


def cheat(game: str, position: object, bot: str, seat: int, seed: str) -> dict[str, object]:
    return {"do": "end", "seat": seat}
