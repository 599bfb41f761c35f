"""Looks through its own turn and follows the line of play that ends in the best position. It knows no game."""

from typing import Final

from bastide.core.action import Action
from bastide.core.bot import Bot
from bastide.core.catalog import game
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.phrases import Phrase
from bastide.core.rng import Seed
from bastide.core.state import State
from bastide.search.beam import LENGTH, Beam, best_of, whole
from bastide.search.judge import Judge

WIDTH: Final = 16
"""How many unfinished lines are followed at a time."""


class GreedyBot(Bot):
    """A beam search that ends where the turn passes or chance speaks: beyond that nothing is known.

    `noise`: by how many points it misjudges positions (a standard deviation); `style`: a taste that the game knows.
    """

    def __init__(self, width: int = WIDTH, length: int = LENGTH, noise: float = 0.0, style: str = "") -> None:
        for name, got in (("width", width), ("length", length)):
            if got < 1:
                raise InputError(Phrase("bad-bot-least", {"word": name, "got": got, "least": 1}))
        check_positive(noise=noise)
        self.width = width
        self.length = length
        self.noise = noise
        self.style = style

    def think(self, state: State, seat: int, seed: Seed) -> Action:
        rules = game(state.game)
        options = rules.promising(state, seat, state.legal(seat))
        if len(options) == 1:
            return options[0]
        beam = Beam(rules, self.width, self.length, self.judge(rules, state, seed))
        return best_of(whole(beam.turns(state, seat, options))).actions()[0]

    def judge(self, rules: Game, state: State, seed: Seed) -> Judge | None:
        """What it takes positions to be worth; None: what they are, as the game says."""
        if not self.style and not self.noise:
            return None
        return Judge(rules, check_style(rules, self.style), self.noise, seed)


def check_positive(**numbers: float) -> None:
    for name, got in numbers.items():
        if not got >= 0:
            raise InputError(Phrase("bad-bot-negative", {"word": name, "got": str(got)}))


def check_style(rules: Game, style: str) -> str:
    """A style that the game knows, or none."""
    if style and style not in rules.styles:
        allowed = ", ".join(rules.styles) or "–"
        raise InputError(Phrase("bad-bot-style", {"game": rules.name, "got": style, "allowed": allowed}))
    return style
