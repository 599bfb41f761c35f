"""What must hold before a version is given away: `make release`. It tags nothing and uploads nothing.

`python building/release.py --tag v1.2.3` only asks whether the files agree with a tag, before it is published.
"""

import argparse
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
STEPS = (
    ("make", "check"),
    ("make", "test"),
    ("make", "test-compiled"),
    ("make", "pure"),
    ("make", "dist"),
    (sys.executable, "-m", "pytest", "-m", "long or not long", "tests/wheel"),
)
HEADING = re.compile(r"^## \[([^\]]+)\](?: - (.*))?$", re.MULTILINE)


def version_of(source: str) -> str:
    """The version that `src/bastide/__init__.py` names."""
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    return found[1] if found else ""


def sections(changelog: str) -> dict[str, tuple[str, str]]:
    """The date of each version, and what is said of it."""
    found = list(HEADING.finditer(changelog))
    ends = [*[one.start() for one in found[1:]], len(changelog)]
    return {one[1]: (one[2] or "", changelog[one.end() : end].strip()) for one, end in zip(found, ends, strict=True)}


def wrong_version(version: str) -> list[str]:
    whole = re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version)
    return [] if whole else [f'src/bastide/__init__.py: "{version}" is no version such as 1.2.3 or 1.2.3rc1.']


def wrong_changelog(changelog: str, version: str, today: date) -> list[str]:
    found = sections(changelog)
    problems = []
    if "Unreleased" not in found:
        problems.append("CHANGELOG.md: there is no section [Unreleased] for what comes next.")
    elif found["Unreleased"][1]:
        problems.append(f"CHANGELOG.md: something stands under [Unreleased] that belongs to {version}.")
    if version not in found:
        return [*problems, f"CHANGELOG.md: there is no section [{version}]."]
    written, said = found[version]
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", written) or not is_day(written):
        problems.append(f"CHANGELOG.md: [{version}] has no date such as {today}.")
    elif date.fromisoformat(written) > today:
        problems.append(f"CHANGELOG.md: [{version}] is dated {written}, which is yet to come.")
    if not said:
        problems.append(f"CHANGELOG.md: nothing is said of {version}.")
    return problems


def is_day(written: str) -> bool:
    try:
        date.fromisoformat(written)
    except ValueError:
        return False
    return True


def wrong_tree(status: str, tags: str, version: str) -> list[str]:
    """What `git status --porcelain` and `git tag` tell."""
    problems = []
    if status.strip():
        problems.append(f"The tree is not clean:\n{status.rstrip()}")
    if f"v{version}" in tags.split():
        problems.append(f"The tag v{version} is there already: count up the version.")
    return problems


def wrong_tag(tag: str, version: str) -> list[str]:
    return [] if tag == f"v{version}" else [f"The tag is {tag}, but the version is {version}."]


def missing(version: str, made: list[str]) -> list[str]:
    """What `make dist` should have left in dist/."""
    wanted = (f"bastide-{version}.tar.gz", f"bastide-{version}-py3-none-any.whl")
    return [f"dist/{name} was not made." for name in wanted if name not in made]


def stop_if(problems: list[str]) -> None:
    if problems:
        sys.exit("\n".join(problems))


def told(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> None:
    parser = argparse.ArgumentParser(description="Checks, tests and builds what is to be released.")
    parser.add_argument("--tag", help="only ask whether the files agree with this tag")
    tag: str | None = parser.parse_args().tag
    version = version_of((ROOT / "src" / "bastide" / "__init__.py").read_text("utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    problems = wrong_version(version) + wrong_changelog(changelog, version, date.today())
    if tag is not None:
        stop_if(problems + wrong_tag(tag, version))
        return
    stop_if(problems + wrong_tree(told("git", "status", "--porcelain"), told("git", "tag"), version))
    for step in STEPS:
        print(f"{' '.join(step)} ...", flush=True)
        if subprocess.run(step, cwd=ROOT).returncode:
            sys.exit(f"{' '.join(step)} failed: nothing is released.")
    stop_if(missing(version, [path.name for path in (ROOT / "dist").iterdir()]))
    # Whatever the steps wrote anew (docs, types, lock) would not be in the tag.
    stop_if(wrong_tree(told("git", "status", "--porcelain"), "", version))
    print(
        f"bastide {version} is ready, in dist/.\n"
        f"  git tag -a v{version} -m 'bastide {version}' && git push origin v{version}\n"
        "The workflow `wheels` then builds all wheels and waits for your consent in the environment `pypi`."
    )


if __name__ == "__main__":
    main()
