"""Moments of games, opened on one screen: a record that ends just there, so that tests need not play up to it."""

import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser

from bastide.core.record import Record
from bastide.core.state import State
from tests.games.burgundy.scenario import scenario
from tests.web.conftest import Server
from tests.web.visitor import Visitor


def record_of(state: State) -> Record:
    """A record that begins with a position, and ends with it."""
    return Record(state.game, state.seats, 1, {}, position=state.to_json())


def moment(game: str, ask: str, seats: int = 3, **options: object) -> Record:
    """Some game, as far as the first time that something with more than one answer is asked."""
    for seed in range(50):
        chance = random.Random(seed)
        record = Record(game, seats, seed, options)
        while not record.state.over:
            seat = record.state.to_act[0]
            legal = record.state.legal(seat)
            asked = record.state.view(seat)["asked"]
            assert isinstance(asked, list)
            if asked[-1]["ask"] == ask and len(legal) > 2:
                return record
            record.apply(chance.choice(legal))
    raise AssertionError(f"{ask} was never asked")


def opened(
    chromium: Browser,
    server: Server,
    record: Record,
    lang: str = "en",
    settings: dict[str, object] | None = None,
    **how: Any,
) -> Visitor:
    """Somebody who has opened the record as a table on this one screen, and may act; no curtain falls."""
    visitor = Visitor(chromium, server, "Anna", lang=lang, **how)
    visitor.settle(**{"curtain": "secrets", "confirm": "turn", **(settings or {})})
    visitor.open_record(record)
    return visitor


# ---- Burgundy

DEPOTS: dict[str, list[str | None]] = {
    "1": ["bank", "ship", "knowledge_9", "pig_2"],
    "2": ["knowledge_16", "castle", "market", "watchtower"],
    "3": ["cow_3", "church", "ship", "knowledge_5"],
    "4": ["ship", "market", "chicken_3", "mine"],
    "5": ["mine", "knowledge_10", "warehouse", "city_hall"],
    "6": ["watchtower", "pig_3", "castle", "ship"],
    "black": ["castle", "bank", "ship", "mine", "knowledge_24", "knowledge_15", "cow_4", "church"],
}
BOARD: dict[str, Any] = {
    "hexes": {"h25": "mine", "h30": "mine", "h26": "bank", "h11": "cow_3", "h06": "cow_2", "h07": "castle"},
    "storage": ["mine", "cow_4", "church"],
    "goods": {"goods_3": 2, "goods_4": 1},
    "workers": 3,
    "silver": 2,
}


def burgundy(seats: int = 4, rival: dict[str, Any] | None = None, **board: Any) -> State:
    """Phase C: full storage, goods, dice 3 and 4; two mines lie, and the third ends their type on h34."""
    slots = seats if seats < 4 else 4
    depots: dict[str, Sequence[str | None]] = {
        name: tiles[: 2 * seats] if name == "black" else tiles[:slots] for name, tiles in DEPOTS.items()
    }
    return scenario(
        seats=seats,
        phase="c",
        round=3,
        players={0: {**BOARD, **board}, 1: rival or {}},
        dice={0: (3, 4)},
        depots=depots,
        depot_goods={"3": {"goods_1": 2, "goods_5": 1}, "5": {"goods_6": 1}},
    )
