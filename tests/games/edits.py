"""Positions that somebody has edited by hand."""

import copy
from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
Edit = Callable[[Data], object]


def put(path: str, value: Any) -> Edit:
    """Set what lies at a path such as players.0.coins."""
    *above, last = path.split(".")

    def edit(data: Data) -> None:
        part: Any = data
        for name in above:
            part = part[int(name) if isinstance(part, list) else name]
        part[int(last) if isinstance(part, list) else last] = value

    return edit


def edited(data: Data, *edits: Edit) -> Data:
    data = copy.deepcopy(data)
    for edit in edits:
        edit(data)
    return data
