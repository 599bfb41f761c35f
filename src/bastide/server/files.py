"""How many files and connections a process may have open."""

import resource
from typing import Final

ENOUGH: Final = 65_536
KEPT: Final = 64
"""For the database, the bots, other workers and the files of the page."""


def raise_files() -> int:
    """Take as many as we may: many systems give a process 1,024 unless it asks for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return soft


def room() -> int:
    """Connections that a worker may hold."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(files - max(KEPT, files // 8), 1)
