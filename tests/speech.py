"""What each game can say, listed from its components: the one place from which the tests of the words take it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import bastide
from bastide.core.game import Game
from bastide.core.state import State
from bastide.games.burgundy import components as burgundy
from bastide.games.burgundy.position import SETUPS
from bastide.games.burgundy.questions import QUESTIONS as BURGUNDY_QUESTIONS
from bastide.games.caylus1303 import components as caylus
from bastide.games.caylus1303.goods import GOODS
from bastide.games.caylus1303.position import PHASES as CAYLUS_PHASES
from bastide.games.caylus1303.state import QUESTIONS as CAYLUS_QUESTIONS
from fair import GAME as FAIR_GAME
from fair import components as fair
from fair.questions import QUESTIONS as FAIR_QUESTIONS

BURGUNDY_ASKS = tuple(question.name for question in BURGUNDY_QUESTIONS)
PACKAGE = Path(bastide.__file__).parent


@dataclass(eq=False)
class Speech:
    """One game: where its source lies, what the keys are made of, and which games have to be heard."""

    name: str
    families: Mapping[str, list[str]]
    """Every f-string of the source that makes a key, and all it can make."""
    names: list[str]
    """What boards, logs and forms ask for by the name of a component."""
    tiles: tuple[str, ...]
    short: Mapping[str, int]
    """Keys of short names, and how many letters fit on the board."""
    asks: tuple[str, ...]
    tellers: Mapping[str, int]
    """Functions that are given the kind of an event, and at which place."""
    setups: list[dict[str, object]]
    """The games that are played to hear everything."""
    riches: Mapping[str, int]
    """Goods that everybody begins every other of them with, for what can seldom be paid."""
    eager: tuple[str, ...]
    """What is mostly done when it can be, so that they bring all that can happen."""

    def __repr__(self) -> str:
        return self.name

    @property
    def game(self) -> Game:
        return bastide.game(self.name)

    @property
    def folder(self) -> Path:
        return Path(str(import_module(self.game.package).__file__)).parent

    @cached_property
    def sources(self) -> list[Path]:
        """All that the rules can say; what draws the game in a terminal is looked at with the terminal."""
        found = [source for folder in (PACKAGE / "core", self.folder) for source in sorted(folder.rglob("*.py"))]
        return [source for source in found if source.parent.name != "terminal"]

    def start(self, number: int) -> State:
        """The game with this number, seeded with it."""
        state = self.game.start(seed=number, **self.setups[number])
        if not self.riches or number % 2 == 0:
            return state
        data: Any = state.to_json()
        for player in data["players"]:
            player["goods"] = dict(self.riches)
        return self.game.from_json(data)

    def files(self, language: str) -> list[Path]:
        found = [file for folder in (PACKAGE / "core", self.folder) for file in (folder / "text").glob("*.ftl")]
        return sorted(file for file in found if file.name.split(".")[-2] == language)


def options(name: str) -> list[str]:
    return [f"option-{option}" for option in bastide.game(name).options]


def choices(name: str) -> list[str]:
    """The words of options that are chosen by name."""
    every = bastide.game(name).options.values()
    return [
        f"option-{option.name}-{choice}" for option in every for choice in option.choices if isinstance(choice, str)
    ]


TILES = burgundy.TILE_NAMES[1:]
BURGUNDY = Speech(
    name="burgundy",
    families={
        "@tile-{}": [f"tile-{name}" for name in burgundy.TILE_NAMES],
        "@tile-{}-short": [f"tile-{name}-short" for name in TILES],
        "@type-{}": [f"type-{name}" for name in (*burgundy.TYPES, "-")],
        "@area-{}": [f"area-{name}" for name in burgundy.TYPES],
        "@goods_{}": list(burgundy.GOODS_NAMES),
        "ask-{}": [f"ask-{name}" for name in BURGUNDY_ASKS],
        "why-bonus-{}": ["why-bonus-large", "why-bonus-small"],
        "do-{}": ["do-take", "do-buy"],
        "do-{}-discard": ["do-take-discard", "do-buy-discard"],
        "option-{}": options("burgundy"),
    },
    names=[
        *(f"tile-{name}-{form}" for name in TILES for form in ("short", "help")),
        *(f"phase-{name}" for name in burgundy.PHASES),
        *(f"bonus_{name}_{size}" for name in burgundy.TYPES for size in ("large", "small")),
        *choices("burgundy"),
    ],
    tiles=TILES,
    short={f"tile-{name}-short": 10 for name in TILES},
    asks=BURGUNDY_ASKS,
    tellers={"tell": 0, "moved": 0},
    setups=[{"seats": seats, "setup": setup} for seats in (2, 3, 4) for setup in SETUPS],
    riches={},
    eager=("place",),
)

BUILDINGS = caylus.NAMES[1:]
CAYLUS_ASKS = tuple(question.name for question in CAYLUS_QUESTIONS)
CAYLUS = Speech(
    name="caylus1303",
    families={
        "@tile-{}": [f"tile-{name}" for name in caylus.NAMES],
        "@character-{}": [f"character-{name}" for name in caylus.CHARACTERS],
        "@good-{}": [f"good-{name}" for name in GOODS],
        "@phase-{}": [f"phase-{name}" for name in CAYLUS_PHASES],
        "ask-{}": [f"ask-{name}" for name in CAYLUS_ASKS],
        "do-skip-{}": [f"do-skip-{name}" for name in ("early", "welcome", "deliver", "prestige")],
        "option-{}": options("caylus1303"),
    },
    names=[
        *(f"tile-{name}-{form}" for name in BUILDINGS for form in ("short", "help")),
        *(f"character-{name}-{form}" for name in caylus.CHARACTERS for form in ("short", "help")),
    ],
    tiles=BUILDINGS,
    short={
        **{f"tile-{name}-short": 11 for name in BUILDINGS},
        **{f"character-{name}-short": 12 for name in caylus.CHARACTERS},
    },
    asks=CAYLUS_ASKS,
    tellers={"tell": 0, "send_home": 3, "tell_goods": 0, "move_provost": 0},
    setups=[{"seats": seats, "first_game": first} for seats in (2, 3, 4, 5) for first in (False, True)],
    riches={"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9},
    eager=("build", "house", "use", "move", "deliver", "place"),
)

FAIR = Speech(
    name="fair",
    families={
        "@ware-{}": [f"ware-{name}" for name in fair.WARES],
        "@booth-{}": [f"booth-{name}" for name in fair.BOOTHS],
        "ask-{}": [f"ask-{question.name}" for question in FAIR_QUESTIONS],
        "do-{}": [f"do-{verb}" for verb in FAIR_GAME.verbs],
        "option-{}": options("fair"),
    },
    names=[
        *(f"phase-{name}" for name in fair.PHASES),
        *choices("fair"),
        "opponent-crier",
    ],
    tiles=(),
    short={},
    asks=tuple(question.name for question in FAIR_QUESTIONS),
    tellers={"tell": 0, "moved": 0},
    setups=[{"seats": seats, "rain": True} for seats in (2, 3, 4) for _ in range(4)],
    riches={},
    eager=("bid", "block", "build", "offer", "ready"),
)

EVERY = (BURGUNDY, CAYLUS, FAIR)
