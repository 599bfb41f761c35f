"""`bastide verify`: a good record holds, and whatever was changed in it is named."""

import re
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from bastide.core.catalog import bot
from bastide.core.dice import Dice, Share, commitment
from bastide.core.record import HEADING, Record, check_sum
from tests.terminal.conftest import Ran, Run

SECRET = "5ec7e7" * 8
NUMBERS = ("a" * 64, "b" * 64)


def played(dice: Dice, seats: int = 2) -> Record:
    """Some moves of a game with these dice."""
    record = Record("burgundy", seats, dice.seed(seats))
    record.dice = dice
    while len(record.moves) < 12:
        record.apply(bot("random").choose(record.state, record.state.to_act[0], len(record.moves)))
    return record


@cache
def good() -> str:
    """Two people, both of whom have revealed their numbers."""
    shares = {seat: Share(commitment(number), number) for seat, number in enumerate(NUMBERS)}
    return played(Dice(Share(commitment(SECRET), SECRET), shares)).text()


def signed(text: str) -> str:
    """With the check sum that it should have after a change."""
    *lines, end = text.splitlines()
    return "\n".join([*lines, " ".join([*end.split()[:3], check_sum(lines)])]) + "\n"


Verify = Callable[..., Ran]


@pytest.fixture
def verify(run: Run, tmp_path: Path) -> Verify:
    def call(text: str, *more: str) -> Ran:
        path = tmp_path / "game.txt"
        path.write_text(text, "utf-8")
        return run("verify", str(path), *more)

    return call


def test_a_good_record_holds(verify: Verify) -> None:
    ran = verify(good())
    assert (ran.code, ran.err) == (0, "")
    said = ran.out.splitlines()
    assert [line[0] for line in said] == ["✓"] * 6
    assert "nobody could choose alone what chance brought" in said[-1]
    assert "Player 1 revealed" in ran.out and "Player 2 revealed" in ran.out


def test_it_speaks_russian(verify: Verify) -> None:
    ran = verify(good(), "--lang", "ru")
    assert ran.code == 0
    assert "выбрать жребий в одиночку не мог никто" in ran.out


def test_readers_that_know_nothing_of_dice_pass_over_them() -> None:
    """As a reader of old did: what begins with # says nothing, and is not under the check sum."""
    old = "".join(f"{line}\n" for line in good().splitlines() if not line.startswith("#"))
    assert old.startswith(HEADING) and Record.parse(old).text() == old
    assert old.splitlines()[-1] == good().splitlines()[-1]
    assert Record.parse(good()).state == Record.parse(old).state
    assert Record.parse(good()).text() == good()
    assert Record.parse(old.replace("\ngame", "\n# dice were good to me\ngame")).dice is None


CHANGES = {
    "secret": (f" {SECRET}\n", f" {'0' * 48}\n", "The secret of the server is not"),
    "server": (commitment(SECRET), commitment("x"), "The secret of the server is not"),
    "number": (f" {NUMBERS[0]}\n", f" {'c' * 64}\n", "The number of player 1 is not"),
    "commitment": (commitment(NUMBERS[1]), commitment("x"), "The number of player 2 is not"),
    "withheld": (f" {NUMBERS[1]}\n", " -\n", "The seed does not follow"),
    "dropped": (f"# dice 1 {commitment(NUMBERS[1])} {NUMBERS[1]}\n", "", "The seed does not follow"),
    "no server": (f"# dice server {commitment(SECRET)} {SECRET}\n", "", '"# dice server …" is missing'),
    "a third": ("# dice 1 ", f"# dice 2 {commitment('z')} -\n# dice 1 ", "there is no such seat"),
    "twice": ("# dice 1 ", "# dice 0 ", "is not a line about the dice"),
    "unreadable": ("# dice 1 ", "# dice 1 1 ", "is not a line about the dice"),
    "score": ("\nscore ", "\nscore 1", "The record does not replay"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_was_changed_is_named(name: str, verify: Verify) -> None:
    old, new, said = CHANGES[name]
    assert good().count(old) == 1
    ran = verify(signed(good().replace(old, new)))
    assert (ran.code, ran.err) == (1, "")
    marks = re.split("(?=[✓✗·] )", " ".join(ran.out.split()))
    assert any(mark.startswith("✗") and said in mark for mark in marks), ran.out
    assert "It all checks out" not in ran.out


def test_another_seed_is_found_out(verify: Verify) -> None:
    """The same moves and dice lines over a deal that somebody likes better."""
    dice = Record.parse(good()).dice
    assert dice is not None
    other = Record("burgundy", 2, "a better seed")
    other.dice = dice
    ran = verify(other.text())
    assert ran.code == 1
    assert "✗ The seed does not follow" in ran.out and "✓ All 0 moves" in ran.out


def test_moves_that_were_changed_are_found_out(verify: Verify) -> None:
    lines = good().splitlines()
    first = next(n for n, line in enumerate(lines) if line[:2] in ("0 ", "1 "))
    for change in (lines[:first] + lines[first + 1 :], [*lines[:first], "1 end", *lines[first + 1 :]], lines[:-1]):
        ran = verify(signed("\n".join(change)))
        assert ran.code == 1
        assert "✗ The record does not replay. Line" in ran.out
    ran = verify(good().replace("end 12 moves ", "end 12 moves 0"))
    assert "✗ The record does not replay. Line" in ran.out


def test_a_commitment_that_was_noted_is_compared(verify: Verify) -> None:
    ran = verify(good(), "--commitment", commitment(SECRET), "--commitment", commitment(NUMBERS[1]).upper())
    assert ran.code == 0
    said = " ".join(ran.out.split())
    assert f"{commitment(SECRET)} is the check sum of the server" in said
    assert f"{commitment(NUMBERS[1])} is the check sum of player 2" in said
    ran = verify(good(), "--commitment", commitment("another"))
    assert ran.code == 1 and "is not in this record" in " ".join(ran.out.split())
    ran = verify(good(), "--commitment", "abc")
    assert ran.code == 2 and '"abc" is not a check sum' in ran.err


def test_one_who_withheld_is_named(verify: Verify) -> None:
    shares = {0: Share(commitment(NUMBERS[0]), NUMBERS[0]), 1: Share(commitment(NUMBERS[1]))}
    ran = verify(played(Dice(Share(commitment(SECRET), SECRET), shares), 3).text())
    assert ran.code == 0
    said = " ".join(ran.out.split())
    assert "· Player 2 was bound to a number and did not reveal it" in said
    assert "· Player 3 added no number" in said


def test_dice_of_the_server_alone(verify: Verify) -> None:
    ran = verify(played(Dice(Share(commitment(SECRET), SECRET), {})).text())
    assert ran.code == 0
    assert "the server drew the seed alone" in " ".join(ran.out.split())


def test_a_record_without_dice_proves_nothing(verify: Verify) -> None:
    """Of games in a terminal, and of older servers: those have shown the check sum of the seed."""
    text = Record("burgundy", 2, "mine").text()
    ran = verify(text)
    assert ran.code == 1 and "✗ Nothing in this record shows" in ran.out and "✓ All 0 moves" in ran.out
    ran = verify(text, "--commitment", sha256(b"mine").hexdigest())
    assert "is the check sum of the server" in " ".join(ran.out.split())


def test_a_file_is_needed(run: Run, tmp_path: Path) -> None:
    ran = run("verify")
    assert (ran.code, ran.out) == (2, "") and "bastide verify FILE" in ran.err
    assert run("verify", str(tmp_path / "none")).code == 2
