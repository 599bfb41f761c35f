"""Build script: plain Python by default, `core`, `games` and `search` as C extensions with BASTIDE_COMPILE=1.

Nothing under `src` is ever deleted; what goes into a wheel is put together under `build`.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "building"))

import bastide_build

PACKAGE = Path("src/bastide")
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel"}
"""Commands that want the extensions; others ask for names and lists of files, and need no mypyc."""


class WithPage(build_py):
    """The modules, and the built page beside them; what an earlier build has left is not taken along."""

    def run(self) -> None:
        if self.editable_mode:
            if not bastide_build.wanted():
                bastide_build.refuse_stale(PACKAGE)
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        page = bastide_build.page()
        if page is not None:
            shutil.copytree(page, Path(self.build_lib) / "bastide" / "web")


class PageFirst(sdist):
    """A wheel can be made of an sdist without Node.js."""

    def run(self) -> None:
        bastide_build.page()
        super().run()


class SideBySide(build_ext):
    """Compiles extensions, and the C files of each, at the same time; setuptools takes the files one after the other.
    Where ccache is installed, a file that did not change is not compiled again."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix" and shutil.which("ccache"):
            self.compiler.set_executables(compiler_so=["ccache", *self.compiler.compiler_so])
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        ext.depends = [*ext.sources, *ext.depends]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for objects in pool.map(partial(self.compile_one, ext), ext.sources):
                ext.extra_objects.extend(objects)
        ext.sources = []
        super().build_extension(ext)

    def compile_one(self, ext: Extension, source: str) -> list[str]:
        found: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            macros=[*ext.define_macros, *((name,) for name in ext.undef_macros)],
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
        )
        return found


def extensions() -> list[Any]:
    if not bastide_build.wanted() or not BUILDING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    parts = ("core", "games", "search")
    found = [path for part in parts for path in (PACKAGE / part).rglob("*.py") if path.stem != "__init__"]
    # What a game brings for the terminal is no part of the engine; types of views are for readers alone.
    engine = [path for path in found if "terminal" not in path.parts and path.name != "view_types.py"]
    modules = sorted(str(path) for path in engine)
    made: list[Any] = mypycify(
        ["--strict", *modules],
        # More than -O1 takes much longer and plays no faster (benchmarks/README.md).
        opt_level="1",
        debug_level="0",
        multi_file=True,
        group_name="bastide",
    )
    return made


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": SideBySide, "build_py": WithPage, "sdist": PageFirst},
    long_description=bastide_build.description(),
    long_description_content_type="text/markdown",
)
