"""Players for people, by strength: a novice sees little of a turn and errs much, an expert sees all of it, a master
also what may follow. Each game says how much its amateurs err (`Searching.noise`). All of them can have a style."""

from typing import Final

from bastide.bots.greedy import GreedyBot, check_style
from bastide.bots.search import SearchBot
from bastide.core.bot import Bot
from bastide.core.catalog import STYLED, bots, listed_bot
from bastide.core.game import Game
from bastide.core.rng import Seed
from bastide.core.state import State
from bastide.core.words import Words
from bastide.search.judge import Judge

LEVELS: Final = ("novice", "amateur", "expert", "master")
"""The weakest first."""
TOOLS: Final = ("random", "greedy", "search")
"""Ours that are there to measure and to build on; tables with them go on as ever."""
SECONDS: Final = 1.0
"""A master stops looking after so many seconds, even where nothing is compiled; compiled it is done before."""


class Erring(GreedyBot):
    """`errors`: how many times those of an amateur."""

    def __init__(self, width: int, length: int, errors: float, style: str) -> None:
        super().__init__(width, length, style=style)
        self.errors = errors

    def judge(self, rules: Game, state: State, seed: Seed) -> Judge:
        return Judge(rules, check_style(rules, self.style), self.errors * rules.searching(state).noise, seed)


class Novice(Erring):
    """Looks a step or two ahead along a single line, and errs much."""

    def __init__(self, style: str = "") -> None:
        super().__init__(width=1, length=2, errors=1.3, style=style)


class Amateur(Erring):
    """Sees whole turns, but not many of them, and errs."""

    def __init__(self, style: str = "") -> None:
        super().__init__(width=4, length=24, errors=1.0, style=style)


class Expert(GreedyBot):
    """Sees the whole turn, and errs only where the game's own guess does."""

    def __init__(self, style: str = "") -> None:
        super().__init__(style=style)


class Master(SearchBot):
    """Looks beyond its turn, as `search` does."""

    def __init__(self, style: str = "") -> None:
        super().__init__(style=style)
        self.most = SECONDS

    def again(self) -> SearchBot:
        return Master(self.style)


def offered() -> list[str]:
    """The names of those that people are offered to play with: the levels, and what other packages bring."""
    return [*LEVELS, *[name for name in bots() if name not in LEVELS + TOOLS]]


def named_styles(rules: Game, said: Words) -> dict[str, str]:
    """The styles that bots can have in a game, each with its words."""
    return {style: said.say(f"style-{style}") if said.has(f"style-{style}") else style for style in rules.styles}


def style_of(player: Bot) -> str:
    """The taste of one of ours, if it has any."""
    return player.style if isinstance(player, (GreedyBot, SearchBot)) else ""


def check_offered(rules: Game, spec: str) -> None:
    """Whether a stranger may name such a bot for a game: one of those that are listed, of a style that the game knows
    if of any; raises InputError."""
    check_style(rules, spec.partition(STYLED)[2])
    listed_bot(spec)
