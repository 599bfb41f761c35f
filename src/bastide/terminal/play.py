"""`bastide play`: a whole game in the terminal, against bots and with others at the same screen."""

import argparse

from bastide.bots.levels import offered
from bastide.core.record import Record
from bastide.core.words import check_language, words
from bastide.terminal.arguments import read_session
from bastide.terminal.commands import PACKAGE
from bastide.terminal.screen import LeaveError, Screen
from bastide.terminal.table import Table


def play(args: argparse.Namespace) -> int:
    language = check_language(args.lang)
    screen = Screen()

    def ask_bots(record: Record) -> str | None:
        """Who sits where is not part of a record; a person is asked, a script gets the usual bots."""
        if not screen.interactive:
            return None
        question = words(language, package=PACKAGE).say(
            "ask-bots", {"seats": record.seats, "allowed": ", ".join(offered())}
        )
        answer = screen.ask(question + " ")
        return None if not answer else "" if answer == "-" else answer

    try:
        session = read_session(args, ask_bots)
    except LeaveError:
        return 0
    Table(session, screen, language).run()
    return 0
