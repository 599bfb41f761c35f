"""The command line of the terminal's tests, under a name that the arena does not use itself."""

from tests.terminal.conftest import ended
from tests.terminal.conftest import run as typed

__all__ = ["ended", "typed"]
