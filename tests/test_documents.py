"""Documents hold: their examples run, what is made of other things is up to date, all public names are explained."""

import ast
import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from docs import build

import bastide

ROOT = Path(__file__).parents[1]
READ = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PAGES = [page for page in READ if "```python" in page.read_text()]
SMALL = {"GAMES": "2", "GENERATIONS": "2", "EPOCHS": "1", "MPLBACKEND": "agg"}
"""So that what takes minutes takes seconds."""
WANTED = ("torch", "matplotlib")
"""What only the extra `learn` has."""


def blocks(page: Path) -> list[tuple[str, str, str]]:
    return [(block[1], block[2].strip(), block[3]) for block in build.FENCE.finditer(page.read_text())]


def is_program(code: str) -> bool:
    """One that is started with arguments; test_bot_program.py does so."""
    return "Usage:" in (ast.get_docstring(ast.parse(code)) or "")


def run(command: list[str], folder: Path, **more: str) -> None:
    path = os.pathsep.join([str(folder), str(folder / "site"), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    binaries = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    env = {**os.environ, "PYTHONPATH": path, "PATH": binaries, **more}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
@pytest.mark.slow
def test_examples_run(page: Path, tmp_path: Path) -> None:
    """All blocks of a page in one process and one after the other, in a folder of their own; then its commands."""
    written = ""
    for language, said, code in blocks(page):
        if name := re.search(r"file=(\S+)", said):
            (tmp_path / name[1]).write_text(code)
        if language == "python" and not is_program(code):
            written += code
    missing = [name for name in WANTED if find_spec(name) is None and f"import {name}" in written]
    if missing:  # what comes before that runs
        written = "".join(written.partition(f"import {missing[0]}")[0])
    run([sys.executable, "-c", written], tmp_path, **SMALL)
    commands = [code for language, said, code in blocks(page) if language == "sh" and said == "run"]
    if commands and (tmp_path / "pyproject.toml").exists():
        pip = [sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps", "--no-index"]
        run([*pip, "--target", "site", "."], tmp_path)
    for command in commands:
        run(["bash", "-ec", command], tmp_path)
    if missing:
        pytest.skip(f"ran up to what needs {', '.join(missing)}: pip install 'bastide[learn]'")


@pytest.mark.parametrize("name", build.WRITTEN)
def test_what_is_made_of_other_things_is_up_to_date(name: str) -> None:
    assert (ROOT / "docs" / name).read_text() == build.WRITTEN[name](), "run `make docs`"


# ---- docstrings


MODULES = [
    found.name
    for part in ("core", "adapters", "arena", "bots", "examples")
    for found in pkgutil.walk_packages([str(ROOT / "src" / "bastide" / part)], f"bastide.{part}.")
    if "view_types" not in found.name
]
FACE = [f"bastide.core.{name}" for name in ("state", "game", "action", "record", "bot", "rng", "option", "words")]
"""Modules whose classes others call, besides the adapters: every method says what it does."""


def tree(module: str) -> ast.Module:
    spec = find_spec(module)
    assert (spec is not None and spec.submodule_search_locations is not None) or spec is not None
    path = ROOT / "src" / Path(*module.split("."))
    return ast.parse((path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text())


def public(body: list[ast.stmt]) -> list[ast.FunctionDef | ast.ClassDef]:
    found = [node for node in body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    return [node for node in found if not node.name.startswith("_")]


@pytest.mark.parametrize("module", MODULES)
def test_every_module_says_what_it_is_for(module: str) -> None:
    assert ast.get_docstring(tree(module))


@pytest.mark.parametrize("module", [name for name in MODULES if name in FACE or "adapters" in name])
def test_everything_that_others_call_is_explained(module: str) -> None:
    found = importlib.import_module(module)
    silent = [node.name for node in public(tree(module).body) if not ast.get_docstring(node)]
    for node in public(tree(module).body):
        for method in public(node.body) if isinstance(node, ast.ClassDef) else []:
            inherited = [getattr(base, method.name, None) for base in getattr(found, node.name).__mro__[1:]]
            if not ast.get_docstring(method) and not any(inspect.getdoc(one) for one in inherited if one is not None):
                silent.append(f"{node.name}.{method.name}")
    assert not silent


def test_every_public_name_is_explained() -> None:
    everything: dict[str, Any] = {name: getattr(bastide, name) for name in bastide.__all__}
    assert [name for name, thing in everything.items() if not inspect.getdoc(thing)] == []
