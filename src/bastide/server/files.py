"""How many files and connections a process may have open, and how it keeps others from one: systems differ here."""

import sys
from typing import IO, Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl
    import resource

ENOUGH: Final = 65_536
KEPT: Final = 64
"""For the database, the bots, other workers and the files of the page."""


WINDOWS: Final = 512
"""As many as `select` takes there; more cannot be asked for."""
FAR: Final = 1 << 30
"""Windows locks bytes, and nobody may read those: so one that the file does not have."""


def limits() -> tuple[int, int]:
    """How many files we may have open now, and at most if we ask."""
    if sys.platform == "win32":
        return WINDOWS, WINDOWS
    else:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        endless = resource.RLIM_INFINITY
        return ENOUGH if soft == endless else soft, ENOUGH if hard == endless else hard


def raise_files() -> int:
    """Take as many as we may: many systems give a process 1,024 unless it asks for more."""
    soft, hard = limits()
    wanted = min(hard, ENOUGH)
    if soft >= wanted:
        return soft
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return wanted


def room() -> int:
    """Connections that a worker may hold."""
    files, _ = limits()
    return max(files - max(KEPT, files // 8), 1)


def lock(file: IO[str]) -> None:
    """As long as this process lives, however it ends. OSError: another one has it."""
    if sys.platform == "win32":
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
