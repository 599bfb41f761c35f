"""The reference of all public names: one page for a module, made of its source and docstrings without importing it."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "bastide"


def source(name: str) -> Path:
    """The file of a module."""
    path = SOURCES.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def address(name: str) -> str:
    return f"reference/{name}.md"


def module(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def inside(package: str) -> list[str]:
    """A package with all that it holds."""
    return sorted(module(path) for path in (PACKAGE / package).rglob("*.py"))


GROUPS: dict[str, list[str]] = {
    "Core": inside("core"),
    "Bots": inside("bots"),
    "Arena": ["bastide.arena"],
    "Adapters": inside("adapters"),
    "The toy game": inside("examples"),
    "Views of the games": sorted(module(path) for path in (PACKAGE / "games").rglob("view_types.py")),
}
"""Besides `bastide` itself. The arena is what its package names; what its modules share is its own."""
SHADOWED = {name: f"bastide.core.catalog.{name}" for name in ("bots", "games")}
"""Names of `bastide` that are also those of packages inside it, and what is meant."""


def tree(name: str) -> ast.Module:
    return ast.parse(source(name).read_text())


def public() -> list[str]:
    """The names of `bastide`."""
    for node in tree("bastide").body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise LookupError("bastide names nothing")


def page(name: str) -> str:
    """The page of a module: what it says of itself, and all its public names."""
    if name != "bastide":
        return f"# {name}\n\n::: {name}\n"
    names = [name for name in public() if name not in SHADOWED]
    more = "\n".join(f"::: {meant}\n    options:\n      show_root_heading: true\n" for meant in SHADOWED.values())
    return f"# bastide\n\n::: bastide\n    options:\n      members: {names}\n\n{more}"


def index() -> str:
    """All modules, each with the first sentence it says of itself."""
    parts = ["# API reference", "All public names, made of the source. The first module has what most programs need."]
    parts.append(table(["bastide"]))
    for title, names in GROUPS.items():
        parts += [f"## {title}", table(names)]
    return "\n\n".join(parts) + "\n"


def table(names: list[str]) -> str:
    rows = [f"| [`{name}`]({name}.md) | {summary(name)} |" for name in names]
    return "\n".join(["| module | what it is |", "|---|---|", *rows])


def summary(name: str) -> str:
    said = ast.get_docstring(tree(name)) or ""
    return " ".join(said.split("\n\n")[0].split()).replace("|", "\\|")
