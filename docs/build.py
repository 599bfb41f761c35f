"""What documents are made of other things: `make docs`.

views.md (of the types of views), positions.md (of what positions declare), learn.ipynb (of learn.md), and the site of
all documents under build/docs (docs/site).
"""

import ast
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent
SOURCES = DOCS.parent / "src" / "bastide"
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
"""A block of a document: its language, what else is said of it, and itself."""


# ---- views

INTRODUCTION = """# Views, field by field

`state.view(seat)` is a plain dictionary. Its types stand in `view_types` of each game, for editors and type checkers:

```python
from typing import cast

import bastide
from bastide.games.burgundy.view_types import BurgundyView

state = bastide.game("burgundy").start(seats=2, seed=7)
view = cast(BurgundyView, state.view(0))
print(view["players"][0]["workers"])
```

This page is made of them (`make docs`). *Not always*: the member is left out where there is nothing to say."""


def views() -> str:
    """Tables of all members of all views."""
    found = sorted(SOURCES.rglob("view_types.py"), key=lambda path: (section(path).count("."), section(path)))
    parts = [INTRODUCTION]
    for path in found:
        parts += module_tables(path)
    return "\n\n".join(parts) + "\n"


def section(path: Path) -> str:
    return ".".join(path.with_suffix("").relative_to(SOURCES.parent).parts)


def module_tables(path: Path) -> list[str]:
    tree = ast.parse(path.read_text())
    parts = [f"## `{section(path)}`", paragraphs(ast.get_docstring(tree) or "")]
    body = list(zip(tree.body, [*tree.body[1:], None], strict=True))
    names = [alias(here, after) for here, after in body if isinstance(here, ast.Assign)]
    if names:
        parts.append("\n".join(names))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for node in [*classes[-1:], *classes[:-1]]:  # the whole first
        bases = [base for base in map(ast.unparse, node.bases) if base != "TypedDict"]
        also = f" Has what `{bases[0]}` has, and:" if bases else ""
        parts.append(f"### {node.name}\n\n{paragraphs(ast.get_docstring(node) or '')}{also}")
        parts.append("| member | type | |\n|---|---|---|\n" + "\n".join(members(node)))
    return parts


def members(node: ast.ClassDef) -> list[str]:
    rows = []
    for here, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(here, ast.AnnAssign):
            kind = ast.unparse(here.annotation)
            inner = re.fullmatch(r"NotRequired\[(.*)\]", kind)
            written = (inner[1] if inner else kind).replace("|", "\\|")
            often = "*Not always.* " if inner else ""
            rows.append(f"| `{ast.unparse(here.target)}` | `{written}` | {often}{said(after)} |")
    return rows


def alias(here: ast.Assign, after: ast.stmt | None) -> str:
    """A name for a type; where it is a dictionary of one member, that member."""
    odd = re.search(r"TypedDict\('\w+', \{'(\w+)': (.*)\}\)", ast.unparse(here.value))
    kind = f"a member `{odd[1]}`, `{odd[2]}`" if odd else f"`{ast.unparse(here.value)}`"
    return f"- `{ast.unparse(here.targets[0])}`: {kind}. {said(after)}"


def said(node: ast.stmt | None) -> str:
    """What stands under a name."""
    assert isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant), "a name without a word about it"
    return paragraphs(str(node.value.value)).replace("|", "\\|")


def paragraphs(text: str) -> str:
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


def positions() -> str:
    """The JSON of positions, as the games declare it."""
    from docs import positions as declared

    return declared.text()


# ---- the notebook


def notebook(text: str) -> str:
    """A document as a notebook: blocks of Python are cells, and so is what stands between them."""
    cells: list[dict[str, Any]] = []
    at = 0
    for block in FENCE.finditer(text):
        if block[1] == "python":
            cells += [told(text[at : block.start()]), code(block[3])]
            at = block.end()
    cells.append(told(text[at:]))
    kept = [{"id": f"cell-{place}", **cell} for place, cell in enumerate(cells) if cell["source"]]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": kept, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def told(text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": text.strip().splitlines(keepends=True)}


def code(text: str) -> dict[str, Any]:
    lines = text.strip().splitlines(keepends=True)
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": lines}


# ---- all of it

WRITTEN: dict[str, Callable[[], str]] = {
    "views.md": views,
    "positions.md": positions,
    "learn.ipynb": lambda: notebook((DOCS / "learn.md").read_text()),
}
"""What is kept beside its sources."""


def main() -> None:
    for name, write in WRITTEN.items():
        (DOCS / name).write_text(write())
    from docs import site

    folder = DOCS.parent / "build" / "docs"
    site.build(folder)
    print(f"docs/{', docs/'.join(WRITTEN)}, {folder / 'index.html'}")


if __name__ == "__main__":
    sys.path[0] = str(DOCS.parent)  # started as a file, it would only find what lies beside it
    main()
