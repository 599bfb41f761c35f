"""What the forge runs is what `.ci/run` runs, and whatever its files name is there."""

import configparser
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
FORGE = ROOT / ".github"


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


WORKFLOWS: dict[str, dict[Any, Any]] = {path.name: read(path) for path in sorted((FORGE / "workflows").glob("*.yml"))}
JOBS: dict[str, dict[str, Any]] = {
    f"{name}: {job}": said for name, flow in WORKFLOWS.items() for job, said in flow["jobs"].items()
}
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
HOOKS: list[dict[str, Any]] = [
    hook for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]
]
every_workflow = pytest.mark.parametrize("flow", WORKFLOWS.values(), ids=WORKFLOWS)
every_job = pytest.mark.parametrize("job", JOBS.values(), ids=JOBS)


def steps() -> list[dict[str, Any]]:
    return [step for job in JOBS.values() for step in job["steps"]]


def commands() -> str:
    """All that workflows run."""
    return "\n".join(step["run"] for step in steps() if "run" in step)


def made(script: str) -> set[str]:
    """The targets for which a script calls make."""
    found: set[str] = set()
    for line in script.splitlines():
        for command in re.split(r"&&|\|\||[;|]", re.sub(r"(^|\s)#.*", "", line)):
            called = re.match(r"\s*(?:(?:if|then|else|do|!|\w+=\S*)\s+)*make\s+(.*)", command)
            words = called[1].split() if called else []
            found |= {word for word in words if not word.startswith("-") and "=" not in word}
    return found


def targets(makefile: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*):(?!=)", makefile, re.MULTILINE))


def pythons(job: dict[str, Any]) -> list[str]:
    """The versions of Python that a job sets up."""
    matrix = [str(version) for version in job.get("strategy", {}).get("matrix", {}).get("python", [])]
    given = [step.get("with", {}).get("python-version") for step in job["steps"]]
    return matrix + [str(version) for version in given if version and "matrix" not in str(version)]


def owned(text: str) -> list[str]:
    """The paths of CODEOWNERS, but for the one that is everything."""
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [words[0].strip("/") for words in lines if words[0] != "*"]


def supported() -> list[str]:
    """By the classifiers."""
    return re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["project"]["classifiers"]), re.MULTILINE)


# ---- how the files are read


def test_calls_of_make_are_found() -> None:
    script = "cd x && make -s check GAME=orleans\nA=1 make test docs # make tea\necho make coffee\nremake all # it's\n"
    assert made(script) == {"check", "test", "docs"}
    assert made("if true; then make pure; fi") == {"pure"}


def test_targets_are_found() -> None:
    makefile = "PYTHON ?= x\nA := b\na := b\nb:=c\ntest-long: x\n\tmake y:\ncheck:\n.PHONY: z\n"
    assert targets(makefile) == {"test-long", "check"}


def test_paths_of_owners_are_found() -> None:
    assert owned("# who\n* @all\n\n/src/a/ @one\n/b.toml @two @three\n") == ["src/a", "b.toml"]


# ---- workflows


def test_there_are_workflows() -> None:
    assert set(WORKFLOWS) == {"check.yml", "docs.yml", "test.yml", "wheels.yml"}


def test_whatever_is_made_is_a_target() -> None:
    assert made(commands()) - targets(MAKEFILE) == set()


def test_workflows_make_all_that_must_pass_before_a_change_lands() -> None:
    wanted = made((ROOT / ".ci/run").read_text("utf-8"))
    assert {"check", "test"} <= wanted
    assert wanted - made(commands()) == set()


def test_scripts_and_tests_that_are_run_are_there() -> None:
    named = re.findall(r"(?<![\w/.])(?:\.ci|building|tests|docs)/[\w./-]+", commands())
    assert {"tests/core", "building/release.py"} <= set(named)
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_groups_that_are_installed_are_there() -> None:
    groups = re.findall(r"--group ([\w-]+)", commands())
    assert groups
    assert set(groups) <= PROJECT["dependency-groups"].keys()


def test_every_supported_python_is_tested_and_given_a_wheel() -> None:
    assert supported()[0] == PROJECT["project"]["requires-python"].removeprefix(">=")
    assert pythons(JOBS["test.yml: test"]) == supported()
    assert pythons(JOBS["test.yml: compiled"]) == supported()
    wheels = re.findall(r"cp3(\d+)-\*", PROJECT["tool"]["cibuildwheel"]["build"])
    assert [f"3.{minor}" for minor in wheels] == supported()


@every_job
def test_no_job_takes_another_python(job: dict[str, Any]) -> None:
    assert set(pythons(job)) <= set(supported())


@every_job
def test_every_job_ends(job: dict[str, Any]) -> None:
    assert 0 < job["timeout-minutes"] <= 120


@every_workflow
def test_a_workflow_may_read_and_no_more(flow: dict[str, Any]) -> None:
    assert flow["permissions"] == {"contents": "read"}
    assert {"group", "cancel-in-progress"} == set(flow["concurrency"])


def test_what_may_write_is_known_and_has_an_environment() -> None:
    rights = {name: job["permissions"] for name, job in JOBS.items() if "permissions" in job}
    assert rights == {
        "docs.yml: deploy": {"pages": "write", "id-token": "write"},
        "wheels.yml: publish": {"id-token": "write"},
    }
    assert [name for name in rights if "environment" not in JOBS[name] or "push" not in JOBS[name]["if"]] == []


def test_only_a_tag_is_published() -> None:
    publish = JOBS["wheels.yml: publish"]
    assert publish["environment"] == "pypi"
    assert "github.ref_type == 'tag'" in publish["if"]


def test_actions_have_a_major_version() -> None:
    used = [step["uses"] for step in steps() if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w-]+/[\w-]+@(?:release/)?v\d+", name)] == []


def test_a_checkout_keeps_no_credentials() -> None:
    checkouts = [step for step in steps() if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    assert [step for step in checkouts if step.get("with", {}).get("persist-credentials") is not False] == []


def test_nothing_from_outside_is_pasted_into_a_script() -> None:
    """An expression in a script is text before it is a value: a branch may be called anything."""
    assert re.findall(r"\$\{\{(?! *matrix\.).*?\}\}", commands()) == []


def test_caches_follow_files_that_are_there() -> None:
    written = "\n".join(path.read_text("utf-8") for path in sorted((FORGE / "workflows").glob("*.yml")))
    hashed = re.findall(r"'([^']+)'", " ".join(re.findall(r"hashFiles\((.*?)\)", written)))
    named = [step["with"]["cache-dependency-path"] for step in steps() if "cache" in step.get("with", {})]
    files = {*hashed, *" ".join(named).split()}
    assert files == {"pyproject.toml", "requirements.lock", "web/package-lock.json"}
    assert [name for name in files if not (ROOT / name).is_file()] == []


def test_the_site_is_what_make_writes() -> None:
    (folder,) = [step["with"]["path"] for step in steps() if "upload-pages-artifact" in step.get("uses", "")]
    (said,) = re.findall(r"((?:^#.*\n)*)^docs:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert folder in "".join(said)


# ---- the forge's other files


def test_dependabot_looks_where_something_is() -> None:
    looked = {
        one["package-ecosystem"]: ROOT / one["directory"].strip("/")
        for one in read(FORGE / "dependabot.yml")["updates"]
    }
    holds = {"pip": "pyproject.toml", "npm": "package.json", "github-actions": ".github/workflows"}
    assert looked.keys() == holds.keys()
    assert [name for name, folder in looked.items() if not (folder / holds[name]).exists()] == []


def test_what_has_an_owner_is_there() -> None:
    paths = owned((FORGE / "CODEOWNERS").read_text("utf-8"))
    assert {"web", "src/bastide/core"} <= set(paths)
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_issues_name_the_games_that_there_are() -> None:
    forms = {path.stem: read(path) for path in (FORGE / "ISSUE_TEMPLATE").glob("*.yml")}
    assert forms.pop("config") == {"blank_issues_enabled": False}
    assert set(forms) == {"bug", "idea", "rule"}
    (games,) = [field for field in forms["rule"]["body"] if field.get("id") == "game"]
    readme = (ROOT / "README.md").read_text("utf-8")
    titles = re.findall(r"^- \*\*(.+?)\*\*: \d to \d players", readme, re.MULTILINE)
    assert games["attributes"]["options"] == titles
    assert len(titles) == len(PROJECT["project"]["entry-points"]["bastide.games"])


# ---- on the machine of a developer


def test_hooks_call_what_is_there() -> None:
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    tools = {re.split(r"[^\w-]", one)[0] for one in PROJECT["dependency-groups"]["check"]}
    called = " ".join(hook["entry"] for hook in HOOKS)
    asked = re.findall(r"npm run -s ([\w:-]+)", called)
    assert "check" in asked
    assert [name for name in asked if name not in scripts] == []
    assert {"ruff", "mypy"} == set(re.findall(r"\.venv/bin/(\w+)", called)) <= tools


def test_hooks_fetch_nothing() -> None:
    assert [repo["repo"] for repo in read(ROOT / ".pre-commit-config.yaml")["repos"]] == ["local"]
    assert [hook["id"] for hook in HOOKS if hook["language"] != "system"] == []


def test_editors_know_how_long_a_line_is() -> None:
    editor = configparser.ConfigParser()
    editor.read_string("[top]\n" + (ROOT / ".editorconfig").read_text("utf-8"))
    page = json.loads((ROOT / "web/.prettierrc.json").read_text("utf-8"))
    assert editor["*.{py,pyi}"].getint("max_line_length") == PROJECT["tool"]["ruff"]["line-length"]
    assert editor["web/**"].getint("max_line_length") == page["printWidth"]
    assert editor["Makefile"]["indent_style"] == "tab"


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", "CONTRIBUTING.md"])
def test_links_between_files_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / name).read_text("utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []
