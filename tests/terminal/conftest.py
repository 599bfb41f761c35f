"""Runs the command line in this process, with typed lines for standard input."""

import io
import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pytest

from bastide import cli

KEY = re.compile(
    r"\b(do|tile|tiles|event|ask|why|whynot|refuse|menu|burgundy|type|area|rule|change|usage|input|bad|file|load|save"
    r"|help|command|step|hint|greet|end|score|option|bot|phase|part|log|undo|redo|replay|duchy)-[a-z_]|\{|\}|goods_\d|@"
)
"""What only unresolved words look like."""


class Ran(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    def readable(self) -> "Ran":
        """Nothing is wider than the screen, and no key of the words shows."""
        for line in (self.out + self.err).splitlines():
            assert len(line) <= 100, line
            assert not KEY.search(line), line
        return self

    @property
    def answers(self) -> list[str]:
        """What was written after each typed line."""
        return re.split(r"^> .*\n", self.out, flags=re.MULTILINE)[1:]


class Keyboard(io.StringIO):
    """Typed lines at a terminal; `interrupt` is what Ctrl-C sends."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.left: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def isatty(self) -> bool:
        return True

    def input(self, prompt: str = "") -> str:
        self.prompts.append(prompt.strip())
        line = next(self.left, None)
        if line is None:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        return line


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "--lang", "ru", lines=["1"])`."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "60")

    def call(*argv: str, lines: Sequence[str] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(SystemExit) as ended:
            cli.main(argv)
        out, err = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Ran(ended.value.code, out, err)

    return call


@pytest.fixture
def sit_down(monkeypatch: pytest.MonkeyPatch, run: Run) -> Callable[..., tuple[Ran, list[str]]]:
    """The same before a terminal: how it ended, and the prompts that were shown."""

    def call(*argv: str, lines: Sequence[str] = ()) -> tuple[Ran, list[str]]:
        keyboard = Keyboard(lines)
        monkeypatch.setattr("builtins.input", keyboard.input)
        monkeypatch.setattr("bastide.terminal.screen.sys.stdin", keyboard)
        monkeypatch.setattr("io.StringIO", lambda *_: keyboard)
        return run(*argv), keyboard.prompts

    return call
