"""A process that was started for another one ends when that one is gone, even if it was killed without a word."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess


def leave_with_parent() -> None:
    """End this process when its parent has ended: politely first, so that open connections are closed."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent,), name="watch-parent", daemon=True).start()


def _watch(parent: BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
