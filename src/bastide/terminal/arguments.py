"""What the arguments of `bastide play` mean: which game, set up how, and who sits where."""

import argparse
from collections.abc import Callable
from secrets import token_hex

from bastide.bots.greedy import check_style
from bastide.bots.levels import style_of
from bastide.core.catalog import bot, game
from bastide.core.errors import InputError
from bastide.core.option import read_options
from bastide.core.phrases import Phrase
from bastide.core.record import Record
from bastide.terminal.files import load
from bastide.terminal.session import PERSON, Session

DEFAULT_BOT = "greedy"


def read_session(args: argparse.Namespace, ask_bots: Callable[[Record], str | None]) -> Session:
    """The table that the arguments describe. `ask_bots` is asked who plays the other seats of a loaded game."""
    record = loaded(args) if args.load else started(args)
    kinds = read_bots(args.bots)
    if kinds is None and args.load:
        kinds = read_bots(ask_bots(record))
    for kind in kinds or []:
        check_style(record.game, style_of(bot(kind)))
    if kinds is None and (args.load or args.seats is None):
        kinds = [DEFAULT_BOT] * (record.seats - 1)
    return Session(record, seated(record.seats, args.seat, kinds or []))


def started(args: argparse.Namespace) -> Record:
    chosen = game(args.game)
    kinds = read_bots(args.bots) or []
    seats = args.seats if args.seats is not None else max(len(kinds) + 1, chosen.seats.start)
    options = read_options(args.option, chosen.options)
    return Record(chosen.name, seats, token_hex(8) if args.seed is None else args.seed, options)


def loaded(args: argparse.Namespace) -> Record:
    if args.seed is not None or args.option:
        raise InputError(Phrase("load-alone"))
    record = load(args.load)
    if args.seats is not None and args.seats != record.seats:
        raise InputError(Phrase("load-seats", {"seats": record.seats, "table": args.seats}))
    return record


def read_bots(text: str | None) -> list[str] | None:
    """Names of bots, checked; None when nothing was said."""
    if text is None:
        return None
    kinds = [kind.strip() for kind in text.split(",") if kind.strip()]
    for kind in kinds:
        bot(kind)
    return kinds


def seated(seats: int, own: int, kinds: list[str]) -> list[str]:
    """Bots by seat: they take the seats after yours; whoever is left sits at the same terminal as you."""
    if not 1 <= own <= seats:
        raise InputError(Phrase("bad-own-seat", {"got": own, "seats": seats}))
    if len(kinds) >= seats:
        raise InputError(Phrase("bad-bots-count", {"bots": len(kinds), "seats": seats}))
    found = [PERSON] * seats
    for step, kind in enumerate(kinds, 1):
        found[(own - 1 + step) % seats] = kind
    return found
