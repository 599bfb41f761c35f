"""Build script: plain Python by default, `core` and `games` as C extensions with BASTIDE_COMPILE=1.

BASTIDE_COMPILE=quick makes extensions that do the same, but not as fast: for tests, in a fraction of the time.
"""

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/bastide")

# Python prefers an extension to the source beside it, so no stale one may survive an install.
for stale in [*PACKAGE.parent.rglob("*.so"), *PACKAGE.parent.rglob("*.pyd")]:
    stale.unlink()


class SideBySide(build_ext):
    """Compiles extensions, and the C files of each, at the same time; setuptools takes one after the other."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        compile_one, link = self.compiler._compile, self.compiler.link_shared_object
        started: list[Future[None]] = []

        def compile_later(*given: Any) -> None:
            started.append(pool.submit(compile_one, *given))

        def link_all(*given: Any, **named: Any) -> None:
            for one in list(started):
                one.result()
            link(*given, **named)

        self.compiler._compile, self.compiler.link_shared_object = compile_later, link_all
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            super().build_extensions()


extensions = []
wanted = os.environ.get("BASTIDE_COMPILE")
if wanted in ("1", "quick"):
    from mypyc.build import mypycify

    found = [path for part in ("core", "games") for path in (PACKAGE / part).rglob("*.py") if path.stem != "__init__"]
    # What a game brings for the terminal is no part of the engine; types of views are for readers alone.
    engine = [path for path in found if "terminal" not in path.parts and path.name != "view_types.py"]
    modules = sorted(str(path) for path in engine)
    extensions = mypycify(
        ["--strict", *modules],
        opt_level="0" if wanted == "quick" else "3",
        debug_level="0",
        multi_file=wanted == "quick",
        group_name="bastide",
    )

setup(ext_modules=extensions, cmdclass={"build_ext": SideBySide})
