"""What each game can say, listed from its components: the one place from which the tests of the words take it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import bastide
from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.game import Game
from bastide.core.state import State
from bastide.examples.fair import components as fair
from bastide.examples.fair.questions import QUESTIONS as FAIR_QUESTIONS
from bastide.games.burgundy import components as burgundy
from bastide.games.burgundy.position import SETUPS
from bastide.games.burgundy.questions import QUESTIONS as BURGUNDY_QUESTIONS
from bastide.games.caylus1303 import components as caylus
from bastide.games.caylus1303.goods import GOODS
from bastide.games.caylus1303.position import PHASES as CAYLUS_PHASES
from bastide.games.caylus1303.state import QUESTIONS as CAYLUS_QUESTIONS
from bastide.games.florence import components as florence
from bastide.games.florence.muse_princess.components import CHARACTERS
from bastide.games.florence.solo.components import DEEDS as DEEDS_OF_DIEGO
from bastide.games.florence.state import QUESTIONS as FLORENCE_QUESTIONS
from bastide.games.orleans import goods as orleans_goods
from bastide.games.orleans import tokens as orleans_tokens
from bastide.games.orleans.actions.move import Decline
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.components import DEEDS, SLOT_TYPES
from bastide.games.orleans.expansion import EVENT_NAMES, EVENTS
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.position import PHASES as ORLEANS_PHASES
from bastide.games.orleans.rules import EventTile
from bastide.games.orleans.state import QUESTIONS as ORLEANS_QUESTIONS
from bastide.games.orleans.tracks import TRACKS

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
    enrich: Callable[[Any, Any], None] | None
    """Changes the first position of every other of them, for what can seldom be done otherwise."""
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
        """All that the rules can say; what draws the game in a terminal is looked at with the terminal. Declining is
        part of the core, but only some games have it."""
        own = [source for source in sorted(self.folder.rglob("*.py")) if source.parent.name != "terminal"]
        declines = any("bastide.core.choice" in source.read_text("utf-8") for source in own)
        core = sorted((PACKAGE / "core").rglob("*.py"))
        return [*(source for source in core if declines or source.name != "choice.py"), *own]

    def start(self, number: int) -> State:
        """The game with this number, seeded with it."""
        state = self.game.start(seed=number, **self.setups[number])
        if self.enrich is None or number % 2 == 0:
            return state
        data: Any = state.to_json()
        self.enrich(data, state)
        return self.game.from_json(data)

    def files(self, language: str) -> list[Path]:
        found = [file for folder in (PACKAGE / "core", self.folder) for file in (folder / "text").glob("*.ftl")]
        return sorted(file for file in found if file.name.split(".")[-2] == language)


def options(name: str) -> list[str]:
    return [f"option-{option}" for option in bastide.game(name).options]


def sentences(name: str) -> list[str]:
    """Of the actions that are described by core."""
    actions = bastide.game(name).actions.items()
    return [f"do-{verb.replace('_', '-')}" for verb, kind in actions if kind.describe is Action.describe]


def choices(name: str) -> list[str]:
    """The words of options that are chosen by name, seats among them."""
    return [
        f"option-{option.name}-{choice}"
        for option in bastide.game(name).options.values()
        for choice in option.choices
        if isinstance(choice, str) or option.type == "seat"
    ]


def shorts(name: str) -> list[str]:
    """What a list of tables may say of options that are not as usual, where the game has words for it."""
    return [
        f"option-{option.name}-short" if choice is True else f"option-{option.name}-{choice}-short"
        for option in bastide.game(name).options.values()
        for choice in option.choices
        if choice != option.default
    ]


TILES = burgundy.TILE_NAMES[1:]
BURGUNDY = Speech(
    name="burgundy",
    families={
        "@tile-{}": [f"tile-{name}" for name in burgundy.TILE_NAMES],
        "@tile-{}-short": [f"tile-{name}-short" for name in TILES],
        "@type-{}": [f"type-{name}" for name in (*burgundy.TYPES, "-")],
        "@area-{}": [f"area-{name}" for name in burgundy.TYPES],
        "@phase-{}": [f"phase-{name}" for name in burgundy.PHASES],
        "@goods_{}": list(burgundy.GOODS_NAMES),
        "ask-{}": [f"ask-{name}" for name in BURGUNDY_ASKS],
        "why-bonus-{}": ["why-bonus-large", "why-bonus-small"],
        "do-{}": [*sentences("burgundy"), "do-take", "do-buy"],
        "do-{}-discard": ["do-take-discard", "do-buy-discard"],
        "option-{}": options("burgundy"),
    },
    names=[
        *(f"tile-{name}-{form}" for name in TILES for form in ("short", "help")),
        *(f"bonus_{name}_{size}" for name in burgundy.TYPES for size in ("large", "small")),
        *choices("burgundy"),
    ],
    tiles=TILES,
    short={f"tile-{name}-short": 10 for name in TILES},
    asks=BURGUNDY_ASKS,
    tellers={"tell": 0, "moved": 0},
    setups=[{"seats": seats, "setup": setup} for seats in (2, 3, 4) for setup in SETUPS],
    enrich=None,
    eager=("place",),
)


def give_goods(data: Any, _: Any) -> None:
    """Caylus: plenty of everything."""
    for player in data["players"]:
        player["goods"] = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


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
        "do-{}": sentences("caylus1303"),
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
    enrich=give_goods,
    eager=("build", "house", "use", "move", "deliver", "place"),
)


ORLEANS_MODULES: tuple[dict[str, object], ...] = (
    {},
    {"new_events": True, "uprising_last": True, "new_places": True},
    {"orders": True, "new_deeds": True},
    {"intrigue": True, "new_events": True},
    {"new_events": True},
)


def settle(data: Any, state: Any) -> None:
    """Orléans: two players have tiles, goods, technology and activated places, and stand where an order is open; the
    others have nothing to give for a debt. Some deeds and villains lack one token."""
    more = ("brasserie", "sheep_farm") if "new_places" in data["modules"] else ("gunpowder_tower", "school")
    tiles = (["bathhouse", "sacristy", more[0]], ["pharmacy", "laboratory", "horse_wagon", more[1]])
    slots = (
        {"sacristy:0": "monk", "guildhall:0": "farmer", "guildhall:1": "craftsman", "guildhall:2": "knight"},
        {"village:0": "farmer", "village:1": "boatman", "village:2": "craftsman"},
    )
    slots[1].update({"town_hall:0": "farmer", "town_hall:1": "craftsman"})
    stock = {"grain": 1, "cheese": 2, "wine": 1, "wool": 1, "brocade": 1}
    for player, places, filled in zip(data["players"], tiles, slots, strict=False):
        bag = {"knight": 1, "scholar": 1, "monk": 1, "boatman": 1, "farmer": 1}
        player.update(places=places, slots=filled, held=1, bag=bag, goods={}, tracks={"farmers": 1})
        player["merchant"] = data["display"][0] if data["display"] else "orleans"
        if player["shown"] is not None:
            player["shown"].update(slots=filled, bag=bag)
        data["tiles"] = [name for name in data["tiles"] if name not in places]
        data["technology"] -= 1
        for name in (*bag, *filled.values()):
            data["supply"][name] -= 1
        for name in stock:
            player["goods"][name] = min(stock[name], data["market"][name])
            data["market"][name] -= player["goods"][name]
        if "brasserie" in places:
            player["goods"]["cheese"] -= 1
            player["brasserie"] = {"cheese": 1}
    for player in data["players"][2:]:
        player.update(coins=0, supply=0)
    for row in state.box.rows:
        if row.name in ("jury", "swindler"):
            for space in range(row.first, row.end - 1):
                kind = row.spaces[space - row.first]
                name = orleans_tokens.CHARACTERS[kind] if kind < orleans_tokens.NEUTRALS else "scholar"
                data["deeds"][space] = name
                data["supply"][name] -= 1


def may_miss(event: EventTile) -> bool:
    """Whether there can be somebody whom it does not strike."""
    sure = ("income", "income_b", "tax_a", "tax_b", "retraining")
    return event.strikes and type(event).hits is not EventTile.hits and event.name not in sure


ORLEANS = Speech(
    name="orleans",
    families={
        "@place-{}": [f"place-{name}" for name in PLACE_NAMES],
        "do-{}": sentences("orleans"),
        "@does-{}": [f"does-{name}" for name in (*PLACE_NAMES, "boatman", "craftsman", "trader")],
        "@token-{}": [f"token-{name}" for name in orleans_tokens.TOKENS],
        "@character-{}": [f"character-{name}" for name in orleans_tokens.CHARACTERS],
        "@slot-{}": [f"slot-{name}" for name in SLOT_TYPES],
        "@good-{}": [f"good-{name}" for name in orleans_goods.GOODS],
        "@hourglass-{}": [f"hourglass-{name}" for name in EVENT_NAMES],
        "@deed-{}": [f"deed-{name}" for name in DEEDS],
        "@city-{}": [f"city-{name}" for name in CITIES],
        "@track-{}": [f"track-{name}" for name in TRACKS],
        "@phase-{}": [f"phase-{name}" for name in ORLEANS_PHASES],
        "ask-{}": [f"ask-{question.name}" for question in ORLEANS_QUESTIONS],
        "do-skip-{}": [
            f"do-skip-{question.name}"
            for question in ORLEANS_QUESTIONS
            if isinstance(question, Choice) and question.last and Decline in question.answers
        ],
        "why-missed-{}": [f"why-missed-{event.name}" for event in EVENTS if may_miss(event)],
        "option-{}": options("orleans"),
    },
    names=[
        *(f"place-{name}-{form}" for name in PLACE_NAMES for form in ("short", "help")),
        *(f"deed-{name}-{form}" for name in DEEDS for form in ("short", "help")),
        *(f"hourglass-{name}-help" for name in EVENT_NAMES),
        *choices("orleans"),
    ],
    tiles=(),
    short={
        **{f"place-{name}-short": 11 for name in PLACE_NAMES},
        **{f"deed-{name}-short": 12 for name in DEEDS},
    },
    asks=tuple(question.name for question in ORLEANS_QUESTIONS if question.name != "complete"),
    tellers={"tell": 0, "tell_step": 1, "moved": 0, "tell_good": 0},
    setups=[
        {"seats": seats, "planning": planning, "remove_place_tiles": not number % 2, **modules}
        for number, (seats, planning, modules) in enumerate(
            (seats, planning, modules)
            for modules in ORLEANS_MODULES
            for planning in ("simultaneous", "turn_order", "simultaneous") * 2
            for seats in (2, 3, 4)
        )
    ],
    enrich=settle,
    eager=("put", "use", "recruit", "take", "study", "travel"),
)

CARDS = tuple(f"card-{name}" for name in florence.CARD_NAMES)
FLORENCE_NOUNS = (
    *CARDS,
    *(f"tile-{name}" for name in florence.TILES),
    *(f"object-{name}" for name in florence.OBJECTS),
    *(f"freedom-{name}" for name in florence.FREEDOMS),
    *(f"character-{name}" for name in CHARACTERS),
)
FLORENCE_PHASES = (
    "choice", "auction", "after_auction", "characters", "actions", "after_actions", "best_work", "after_best_work",
    "exchange", "end",
)  # fmt: skip
"""With those of the modules."""


def enrich(data: Any, _: Any) -> None:
    """Florence: whoever can pay for everything does everything; where deals are struck, points have to be turned into
    coins for them."""
    joined = data["settings"]["cooperative"]
    for player in data["players"]:
        player.update(coins=300 if joined else 9000, points=40 if joined else 9)
    if data["seats"] == 1:  # Diego's landscapes are a matter of chance, and there are parks only
        diego = data["extras"]["solo"]["diego"]
        data["decks"]["professions"] += [one["card"] for one in diego["row"]]
        diego["row"] = []
        for name in ("forest", "lake"):
            diego["landscapes"][name] += data["stock"][name]
            data["stock"][name] = 0


FLORENCE_MODULES: list[dict[str, bool]] = [{}, {"cooperative": True}, {"muse_princess": True}]
FLORENCE_SETUPS: list[dict[str, object]] = [
    {"seats": seats, "few_freedoms": seats == 2 and bool(turn), **modules}
    for turn in range(4)
    for modules in FLORENCE_MODULES
    for seats in (2, 3, 4, 5)
]
FLORENCE_SETUPS += [{"seats": 1, "table": table} for _ in range(3) for table in (4, 4, 5, 5)]
OFFERING = ("offer", "join", "share", "accept", "settle")

FLORENCE = Speech(
    name="florence",
    families={
        "@{}{}-short": [f"{name}-short" for name in FLORENCE_NOUNS],
        "@card-{}": list(CARDS),
        "@tile-{}": [f"tile-{name}" for name in florence.TILES],
        "@deck-{}": [f"deck-{name}" for name in florence.DECKS],
        "@deed-{}": [f"deed-{name}" for name in DEEDS_OF_DIEGO],
        "@object-{}": [f"object-{name}" for name in florence.OBJECTS],
        "@character-{}": [f"character-{name}" for name in CHARACTERS],
        "ask-{}": [f"ask-{question.name}" for question in FLORENCE_QUESTIONS],
        "do-{}": ["do-profession", "do-bonus"],
        "do-skip-{}": ["do-skip-under", "do-skip-recruit"],
        "refuse-out-{}": ["refuse-out-profession", "refuse-out-bonus"],
        "option-{}": options("florence"),
    },
    names=[
        *FLORENCE_NOUNS,
        *(f"{name}-help" for name in FLORENCE_NOUNS),
        *(f"phase-{name}" for name in FLORENCE_PHASES),
        *choices("florence"),
        "opponent-diego",
    ],
    tiles=florence.TILES,
    short={f"{name}-short": 14 for name in FLORENCE_NOUNS},
    asks=tuple(question.name for question in FLORENCE_QUESTIONS),
    tellers={"tell": 0, "moved": 0},
    setups=FLORENCE_SETUPS,
    enrich=enrich,
    eager=("work", "build", "raise", "recruit", "finish", "wait", "princess", "exchange", *OFFERING),
)

FAIR = Speech(
    name="fair",
    families={
        "@ware-{}": [f"ware-{name}" for name in fair.WARES],
        "@booth-{}": [f"booth-{name}" for name in fair.BOOTHS],
        "ask-{}": [f"ask-{question.name}" for question in FAIR_QUESTIONS],
        "do-{}": sentences("fair"),
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
    enrich=None,
    eager=("bid", "block", "build", "offer", "ready"),
)

EVERY = (BURGUNDY, CAYLUS, FLORENCE, ORLEANS, FAIR)
