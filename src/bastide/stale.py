"""Extensions that are older than their sources: Python prefers them, and would run what is no longer written there."""

import sysconfig
import warnings
from pathlib import Path

PACKAGE = Path(__file__).parent


def stale() -> list[Path]:
    """Only in a checkout: in a wheel the dates say nothing."""
    if not (PACKAGE.parents[1] / "pyproject.toml").exists():
        return []
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found: list[Path] = []
    for source in [*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")]:
        built = source.with_name(source.stem + suffix)
        if built.exists() and built.stat().st_mtime < source.stat().st_mtime:
            found.append(built)
    return found


def warn() -> None:
    old = stale()
    if old:
        warnings.warn(f"{old[0].name} is older than its source: run `make compile` or `make pure`", stacklevel=3)
