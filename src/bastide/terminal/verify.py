"""`bastide verify`: whether anybody could have chosen the dice of a recorded game, and whether it was played by them.

Status 0: all were bound to what they gave, the seed follows from it, and the record replays. Status 1: something of
that does not hold, or nothing shows where the seed comes from. Status 2: there is no such file.
"""

import argparse
from typing import Final, NamedTuple

from bastide.core.dice import Dice, commitment, read_dice
from bastide.core.errors import InputError
from bastide.core.notation import whole
from bastide.core.phrases import Phrase, Value
from bastide.core.record import Record
from bastide.core.words import check_language, words
from bastide.terminal.commands import PACKAGE
from bastide.terminal.files import read
from bastide.terminal.screen import Screen

GOOD: Final = "✓"
BAD: Final = "✗"
NOTE: Final = "·"


class Finding(NamedTuple):
    mark: str
    phrase: Phrase
    game: str = ""


def verify(args: argparse.Namespace) -> int:
    language = check_language(args.lang)
    found = examine(read(args.file), [hash_of(given) for given in args.commitment])
    screen = Screen()
    for mark, phrase, game in found:
        screen.say(f"{mark} {words(language, game, PACKAGE).say(phrase)}")
    return int(any(finding.mark == BAD for finding in found))


def hash_of(given: str) -> str:
    found = given.strip().lower()
    if len(found) != 64 or set(found) - set("0123456789abcdef"):
        raise InputError(Phrase("verify-no-hash", {"got": given}))
    return found


def finding(holds: bool, what: str, **args: Value) -> Finding:
    """A sentence if it holds, another if it does not."""
    return Finding(GOOD if holds else BAD, Phrase(f"verify-{what}" if holds else f"verify-{what}-not", args))


def examine(text: str, given: list[str]) -> list[Finding]:
    """All that can be said of a record; each thing is looked at by itself, so that what was changed is named."""
    rows = [row.strip() for row in text.splitlines()]
    seats, seed = whole(value(rows, "seats")) or 0, value(rows, "seed")
    dice: Dice | None = None
    found: list[Finding] = []
    try:
        dice = read_dice(rows)
    except InputError as error:
        found.append(Finding(BAD, error.phrase))
    if dice is not None:
        found += of_shares(dice, seats)
        found.append(finding(seed == dice.seed(seats), "seed"))
    elif not found:
        found.append(Finding(BAD, Phrase("verify-no-dice")))
    found += [compared(one, dice, seed) for one in given]
    found += of_play(text)
    if dice is not None and all(one.mark != BAD for one in found):
        together = any(share.revealed for share in dice.seats.values())
        found.append(Finding(GOOD, Phrase("verify-together" if together else "verify-server-alone")))
    return found


def value(rows: list[str], name: str) -> str:
    return next((row[len(name) + 1 :] for row in rows if row.startswith(f"{name} ")), "")


def of_shares(dice: Dice, seats: int) -> list[Finding]:
    """Whether the server and each seat have revealed what they were bound to."""
    found = [finding(dice.server.holds, "server")]
    for seat in sorted({*range(seats), *dice.seats}):
        share = dice.seats.get(seat)
        if share is None:
            found.append(Finding(NOTE, Phrase("verify-seat-none", {"seat": seat + 1})))
        elif seat >= seats:
            found.append(Finding(BAD, Phrase("verify-no-seat", {"seat": seat + 1})))
        elif not share.revealed:
            found.append(Finding(NOTE, Phrase("verify-seat-withheld", {"seat": seat + 1})))
        else:
            found.append(finding(share.holds, "seat", seat=seat + 1))
    return found


def compared(given: str, dice: Dice | None, seed: str) -> Finding:
    """A commitment that somebody has written down when the game began; records without one have that of the seed."""
    shown = {-1: dice.server.committed, **{n: share.committed for n, share in dice.seats.items()}} if dice else {}
    if not dice:
        shown = {-1: commitment(seed)}
    whose = next((seat for seat, committed in shown.items() if committed == given), None)
    return finding(whose is not None, "given", given=given, seat=0 if whose is None else whose + 1)


def of_play(text: str) -> list[Finding]:
    """Whether every move can be played with this seed and leads to the same result, byte by byte."""
    try:
        record = Record.parse(text)
    except InputError as error:
        return [Finding(BAD, Phrase("verify-replay-not", {"said": error.phrase}), error.game)]
    notice = record.notice()
    if notice is not None:
        return [Finding(BAD, Phrase("verify-replay-not", {"said": notice}), record.game.name)]
    found = [finding(True, "replay", count=len(record.moves))]
    if record.position is not None:
        drawn = record.replay(0).determinize(None, record.seed).to_json()
        found.append(finding(drawn == record.position, "position"))
    return found
