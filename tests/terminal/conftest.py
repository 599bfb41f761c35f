"""Runs the command line in this process, with typed lines for standard input."""

import io
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from bastide import cli

KEY = re.compile(
    r"\b(do|tiles?|event|ask|why|whynot|refuse|menu|board|then|which|type|area|rule|turn|usage|input|bad|file|load"
    r"|save|help|command|step|hint|greet|end|score|option|bot|phase|part|log|undo|redo|replay|player|unit|counter"
    r"|character|good)-[a-z_]|[{}@]|goods_\d"
)
"""What only unresolved words look like."""
FAREWELL = re.compile(r"(Goodbye!|До свидания!)\n\Z")


class Ran(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    def readable(self) -> "Ran":
        """Nothing is wider than the screen, and no key of the words shows."""
        for line in self.out.splitlines():
            assert len(line) <= 100, line
        assert not KEY.search(self.out), KEY.search(self.out)
        return self

    @property
    def answers(self) -> list[str]:
        """What was written after each line that was typed."""
        return re.split(r"^> .*\n", FAREWELL.sub("", self.out), flags=re.MULTILINE)[1:]


class Keyboard(io.StringIO):
    """Somebody who types at a terminal: these lines, "^C" for Ctrl-C, and Ctrl-D when there are no more."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.left = list(lines)
        self.prompts: list[str] = []

    def isatty(self) -> bool:
        return True

    def input(self, prompt: str = "") -> str:
        self.prompts.append(prompt.strip())
        if not self.left:
            raise EOFError
        line = self.left.pop(0)
        if line == "^C":
            raise KeyboardInterrupt
        return line


Run = Callable[..., Ran]
Sit = Callable[..., tuple[Ran, list[str]]]


@pytest.fixture
def ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[io.StringIO, list[str]], Ran]:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "60")

    def call(stdin: io.StringIO, argv: list[str]) -> Ran:
        monkeypatch.setattr("sys.stdin", stdin)
        with pytest.raises(SystemExit) as left:
            cli.main(argv)
        out, err = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Ran(left.value.code, out, err)

    return call


@pytest.fixture
def run(ended: Callable[[io.StringIO, list[str]], Ran]) -> Run:
    """`run("play", "--lang", "ru", lines=["1"])`: the lines come from a file or a pipe."""

    def call(*argv: str, lines: Sequence[str] = ()) -> Ran:
        return ended(io.StringIO("".join(f"{line}\n" for line in lines)), list(argv))

    return call


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, ended: Callable[[io.StringIO, list[str]], Ran]) -> Sit:
    """The same with a person at the keyboard: how it ended, and the prompts that were shown."""

    def call(*argv: str, lines: Sequence[str] = ()) -> tuple[Ran, list[str]]:
        keyboard = Keyboard(lines)
        monkeypatch.setattr("builtins.input", keyboard.input)
        return ended(keyboard, list(argv)), keyboard.prompts

    return call
