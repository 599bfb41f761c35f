"""A bot that says where it plays, and takes its time at first."""

import os
import sys
import time
from pathlib import Path

from bastide.bots.random import RandomBot
from bastide.core.action import Action
from bastide.core.rng import Seed
from bastide.core.state import State

NOTES = "BASTIDE_TEST_NOTES"
"""The folder for its notes: a file named by the node."""


class Noting(RandomBot):
    def __init__(self) -> None:
        self.slow = 0
        ray = sys.modules.get("ray")
        if ray is not None and ray.is_initialized() and NOTES in os.environ:
            (Path(os.environ[NOTES]) / ray.get_runtime_context().get_node_id()).touch()
            self.slow = 25

    def think(self, state: State, seat: int, seed: Seed) -> Action:
        if self.slow:
            self.slow -= 1
            time.sleep(0.1)
        return super().think(state, seat, seed)
