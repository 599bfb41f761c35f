"""Bots that misbehave. They stand alone, because the process of a bot has to import them."""

import os
import time
from pathlib import Path

from bastide.core import catalog
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


class Held:
    """Takes its time over hints: it gives one for each time that it was let, until it was let go on."""

    def __init__(self, folder: Path) -> None:
        self.__name__ = "held"
        self.folder = folder
        folder.mkdir()

    def __call__(self, game: str, position: object, seat: int, seed: str) -> dict[str, object]:
        (self.folder / "begun").touch()
        while not self._let():
            time.sleep(0.005)
        state = find_game(game).from_json(position)
        return {"action": state.legal(seat)[0].to_json(), "then": [], "why": None}

    def _let(self) -> bool:
        try:
            (self.folder / "one").unlink()
        except FileNotFoundError:
            return (self.folder / "all").exists()
        return True

    @property
    def begun(self) -> bool:
        return (self.folder / "begun").exists()

    def let_one(self) -> None:
        (self.folder / "one").touch()

    def let_go_on(self) -> None:
        (self.folder / "all").touch()


def how_many_kept() -> int:
    """Bots that the process of a bot has made so far."""
    return len(catalog._BOTS)
