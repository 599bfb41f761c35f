"""Wheels built from the tree, and environments that hold a wheel and what it asks for, and nothing else."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 300.0
NOT_COPIED: Final = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "build", "__pycache__", "*.so", "*.pyd", "*.egg-info", ".*_cache", ".hypothesis"
)


def clean(**more: str) -> dict[str, str]:
    """Without anything that leads to the tree, or that a host may have set."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("BASTIDE_", "PYTHON"))}
    return {**kept, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **more}


def build(folder: Path, *args: str, **environment: str) -> Path:
    """The wheel that `python -m build` makes of a copy of the tree; nothing is written to the tree itself."""
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=NOT_COPIED)
    (tree / "web" / "dist" / "index.html").touch()  # whether it is up to date is for `make`
    before = {path: path.stat().st_mtime_ns for path in (tree / "src").rglob("*") if path.is_file()}
    command = [sys.executable, "-m", "build", "--outdir", str(folder / "out"), *args, str(tree)]
    made = subprocess.run(command, env=clean(**environment), capture_output=True, text=True, cwd=folder, check=False)
    assert made.returncode == 0, made.stdout[-2000:] + made.stderr[-4000:]
    assert {path: path.stat().st_mtime_ns for path in before} == before, "a build changes nothing under src"
    (wheel,) = (folder / "out").glob("*.whl")
    return wheel


class Fresh:
    """A new environment with a wheel. What the wheel asks for is linked from ours: quick, and without a network."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder / "work"
        self.folder.mkdir()
        where = folder / "venv"
        venv.create(where, symlinks=True)
        self.programs = where / ("Scripts" if os.name == "nt" else "bin")
        ours = [sys.executable, "-m", "pip", "--python", str(self.programs / "python")]
        subprocess.run(
            [*ours, "install", "-q", "--no-deps", "--no-index", str(wheel)], env=clean(), check=True, cwd=folder
        )
        (self.site,) = where.rglob("site-packages")
        (info,) = self.site.glob("bastide-*.dist-info")
        for needed in closure(Distribution.at(info), extras, {}).values():
            self.link(needed)

    def link(self, needed: Distribution) -> None:
        for name in {file.parts[0] for file in needed.files or () if file.parts[0] not in ("..", "__pycache__")}:
            target = self.site / name
            if not name.endswith(".pth") and not target.exists():
                target.symlink_to(Path(str(needed.locate_file(name))).resolve())

    def run(self, *args: str, typed: str = "", code: int = 0, **environment: str) -> str:
        """What `bastide` prints."""
        ran = subprocess.run(
            [str(self.programs / "bastide"), *args],
            env=clean(**environment),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            timeout=PATIENCE,
            check=False,
        )
        assert ran.returncode == code, ran.stdout + ran.stderr
        return ran.stdout if code == 0 else ran.stderr

    @contextmanager
    def served(self) -> Iterator[str]:
        """The address that `bastide serve` prints, as long as it serves there."""
        log = self.folder / "server.log"
        command = [str(self.programs / "bastide"), "serve", "--port", "0"]
        with (
            log.open("wb") as errors,
            subprocess.Popen(
                command, env=clean(), cwd=self.folder, stdout=subprocess.PIPE, stderr=errors, text=True
            ) as server,
        ):
            assert server.stdout is not None
            try:
                said = server.stdout.readline().split()
                assert said[:1] == ["Bastide:"], log.read_text("utf-8")
                yield said[1]
            finally:
                server.terminate()
                server.wait(PATIENCE)


def closure(of: Distribution, extras: tuple[str, ...], found: dict[str, Distribution]) -> dict[str, Distribution]:
    """All that a distribution asks for, with what that asks for."""
    for line in of.requires or ():
        wanted = Requirement(line)
        if any(wanted.marker is None or wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            key = f"{wanted.name}[{','.join(sorted(wanted.extras))}]".lower()
            if key not in found:
                found[key] = distribution(wanted.name)
                closure(found[key], tuple(wanted.extras), found)
    return found
