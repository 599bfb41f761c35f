"""The documents as a site: `make docs`. English at its root, Russian under `ru/`; from a server or from the disk.

`pages` says what it has, `gathering` brings that together, `reference` makes the pages of all public names, and
Zensical makes HTML of it.
"""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from docs.site import gathering
from docs.site.pages import ALTERNATES, ENGLISH, LANGUAGES, RUSSIAN, SITE, SOURCES, Site

CLEAN = "No issues found"
"""What Zensical says when there is nothing to warn of."""


def build(folder: Path) -> None:
    """Make the site in `folder`. What it is made of is gathered beside it, and stays there if something is wrong."""
    work = folder.with_name(f"{folder.name}-src")
    for old in (folder, work):
        shutil.rmtree(old, ignore_errors=True)
    work.mkdir(parents=True)
    for site in (ENGLISH, RUSSIAN):
        gathering.gather(site, work / site.language)
        run(configured(site, work))
        complete(work / "site" / site.folder)
    shutil.move(work / "site", folder)
    shutil.rmtree(work)


def configured(site: Site, work: Path) -> Path:
    """The configuration of one language. Zensical reads YAML, and so JSON."""
    settings: dict[str, Any] = tomllib.loads((SITE / "zensical.toml").read_text())
    own = tomllib.loads((SITE / f"{site.language}.toml").read_text())
    options = settings.pop("reference")
    theme = {**settings.pop("theme"), **own.pop("theme"), "language": site.language, "custom_dir": str(SITE / "theme")}
    plugins: list[str | dict[str, Any]] = ["search", "offline"]
    if site is ENGLISH:
        python = {"paths": [str(SOURCES)], "options": {**options, "docstring_style": None}}
        plugins += [{"autorefs": {"link_titles": False}}, {"mkdocstrings": {"handlers": {"python": python}}}]
    written = {
        **settings,
        **own,
        "docs_dir": site.language,
        "site_dir": f"site/{site.folder}",
        "theme": theme,
        "plugins": plugins,
        "nav": site.nav(),
        "extra": {
            "generator": False,
            "polyfills": ["look/iframe-worker.js"],
            "alternate": [
                {"name": name, "lang": language, "link": site.to(LANGUAGES[language], "index.html")}
                for language, name in ALTERNATES.items()
            ],
        },
    }
    path = work / f"{site.language}.yml"
    path.write_text(json.dumps(written, ensure_ascii=False, indent=1))
    return path


def run(configuration: Path) -> None:
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", str(configuration)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode or CLEAN not in done.stdout:
        raise SystemExit(done.stdout)


def complete(folder: Path) -> None:
    """So that it works wherever it lies."""
    (folder / "404.html").unlink()  # its links begin at the root of a server
    # Pages from the disk read the index as a script, pages from a server as JSON: Zensical writes one of them.
    script = (folder / "search.js").read_text()
    (folder / "search.json").write_text(script[script.index("{") : script.rindex("}") + 1])
