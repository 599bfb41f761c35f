"""Build script: plain Python by default, `core` and `games` as C extensions with BASTIDE_COMPILE=1."""

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/bastide")

# Python prefers an extension to the source beside it, so no stale one may survive an install.
for stale in [*PACKAGE.parent.rglob("*.so"), *PACKAGE.parent.rglob("*.pyd")]:
    stale.unlink()

extensions = []
if os.environ.get("BASTIDE_COMPILE") == "1":
    from mypyc.build import mypycify

    found = [path for part in ("core", "games") for path in (PACKAGE / part).rglob("*.py") if path.stem != "__init__"]
    # What a game brings for the terminal is no part of the engine.
    modules = sorted(str(path) for path in found if "terminal" not in path.parts)
    extensions = mypycify(["--strict", *modules], opt_level="3", debug_level="0", group_name="bastide")

setup(ext_modules=extensions)
