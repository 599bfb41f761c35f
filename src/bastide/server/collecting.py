"""When a process looks for garbage."""

import gc


def collect_seldom() -> None:
    """Tables and bots hold many objects for long, and hardly any in circles: looking through all of them stops the
    process for a tenth of a second. So what is here from the start is left out, and the rest is looked through less
    often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 100)
