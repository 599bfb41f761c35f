"""A position as JSON that a person can edit (see core/saving.py); checking.py says whether it adds up.

What is left in stock may be left out: it is then what no player has. So may everything that is as in a fresh round.
"""

from typing import Any, Final

from bastide.core.auction import AuctionPart
from bastide.core.kinds import Name, Number
from bastide.core.masks import each_of, mask_of
from bastide.core.option import Setting
from bastide.core.reading import Reader
from bastide.core.saving import MANY, Counts, Each, Mask, One, Part, SeatMask, SeatPart, may, read_object, write_parts
from bastide.games.florence import components as c
from bastide.games.florence.components import CARD_NAMES, DECKS, FREEDOMS, OBJECTS, PROFESSION_NAMES, TILES
from bastide.games.florence.expansion import SETTINGS, box_of
from bastide.games.florence.position import NONE, cells_of, piece_of, tile_of

UNSAID: Final = b""  # stocks that were left out
ONCE: Final = ("profession", "freedom")


class SettingsPart(Part):
    """What was set; what is the default may be left out. Reading chooses the box."""

    def __init__(self, name: str, usual: tuple[Setting, ...]) -> None:
        super().__init__(name, False)
        self.usual = usual

    def write(self, owner: Any) -> object:
        return dict(zip(SETTINGS, owner.box.settings, strict=True))

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        from bastide.games.florence.game import GAME

        given = reader.members((), SETTINGS)
        found = GAME.check_options(seats, {name: item.value for name, item in given.items()})
        self.choose(owner, seats, tuple([found[name] for name in SETTINGS]))

    def default(self, owner: Any) -> None:
        self.choose(owner, owner.seats, self.usual)

    def choose(self, owner: Any, seats: int, settings: tuple[Setting, ...]) -> None:
        owner.box = box_of(seats, settings)
        owner.extras = []
        for player in owner.players:
            player.covered = player.built = owner.box.palazzo
        rng = owner.rng.clone()
        for module in owner.box.modules:
            module.set_up(owner)
        owner.rng = rng  # what was drawn was for nothing


class PhasePart(Part):
    """The phase by its name: which there are depends on the modules."""

    def write(self, owner: Any) -> object:
        return owner.phase_name

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.phase = reader.choice(owner.box.phase_names)


class Stock(Counts):
    """What is left of things that are counted."""

    def default(self, owner: Any) -> None:
        setattr(owner, self.name, UNSAID)


class DecksPart(Part):
    """Each deck as the names of its cards, the next one last. Left out, they are the cards that lie nowhere else."""

    def write(self, owner: Any) -> object:
        return {name: [CARD_NAMES[card] for card in cards] for name, cards in zip(DECKS, owner.decks, strict=True)}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        parts = reader.members(DECKS)
        owner.decks = []
        for name, first, end in zip(DECKS, c.FIRST_CARD, (*c.FIRST_CARD[1:], c.CARDS), strict=True):
            own = CARD_NAMES[first:end]
            owner.decks.append(bytes([first + item.choice(own) for item in parts[name].items()]))

    def default(self, owner: Any) -> None:
        owner.decks = []


class EstatePart(Part):
    """The tiles of an estate with their cells, in the order in which they were laid."""

    def write(self, owner: Any) -> object:
        return [{"tile": TILES[tile_of(piece)], "cells": each_of(cells_of(piece))} for piece in owner.pieces]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.pieces = ()
        for item in reader.items():
            parts = item.members(("tile", "cells"))
            cells = mask_of(tuple(set(parts["cells"].numbers(None, 0, c.CELLS - 1))))
            tile = parts["tile"].choice(TILES)
            if cells & owner.covered:
                item.fail("bad-json-overlap")
            owner.pieces = (*owner.pieces, piece_of(tile, cells))
            owner.cover(tile, cells)


class Extras(Part):
    """What modules have on the table."""

    def write(self, owner: Any) -> object:
        return {extra.name: write_parts(extra.parts(), extra) for extra in owner.extras}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        parts = reader.members(tuple([extra.name for extra in owner.extras]))
        for extra in owner.extras:
            read_object(extra.parts(), extra, parts[extra.name], seats)


def few(name: str, most: int, attribute: str = "") -> Part:
    return One(name, Number(0, most), attribute, default=0)


PLAYER: Final[list[Part]] = [
    One("coins", Number(0, MANY)),
    One("counted", Number(0, MANY), default=0),  # follows from the coins: in play they are always as many
    One("points", Number(0, MANY)),
    Mask("hand", CARD_NAMES),
    Mask("open", PROFESSION_NAMES, needed=False),
    Mask("known", CARD_NAMES, needed=False),
    Mask("inside", PROFESSION_NAMES, needed=False),
    Mask("played", PROFESSION_NAMES, needed=False),
    few("recruiting", c.STOCK[c.RECRUITING_CARD]),
    few("received", c.STOCK[c.RECRUITING_CARD]),
    may(EstatePart("estate")),
    few("jesters", c.STOCK[c.JESTER]),
    few("builders", c.MOST_BUILDERS),
    Mask("freedoms", FREEDOMS, needed=False),
    few("best", MANY),
]
PARTS: Final[list[Part]] = [
    SettingsPart("settings", (False, False, False, 4, "standard", "")),
    One("round", Number(1, c.ROUNDS)),
    PhasePart("phase"),
    SeatPart("first"),
    Each("players", PLAYER),
    may(DecksPart("decks")),
    Stock("stock", OBJECTS[: len(c.STOCK)], max(c.STOCK)),
    Stock("buildings", c.BUILDINGS, c.BUILDING_COPIES),
    Stock("freedoms", FREEDOMS, c.FREEDOM_COPIES),
    Mask("gone", CARD_NAMES, needed=False),
    SeatMask("still_in"),
    Mask("closed", OBJECTS, needed=False),
    may(SeatPart("chooser")),
    One("item", Name(OBJECTS), null=NONE, default=NONE),
    may(AuctionPart("auction")),
    One("step", Number(0, c.SEATS), "stage", default=0),
    One("actions", Number(0, c.ACTIONS + 1), default=0),
    Mask("did", ONCE, needed=False),
    may(Extras("extras")),
]
