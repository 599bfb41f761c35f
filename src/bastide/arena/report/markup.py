"""Elements of HTML and SVG as text. What people and bots are called is escaped here and nowhere else."""

from html import escape


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def el(name: str, *children: str, **attributes: object) -> Markup:
    """An element. Names of attributes: `class_` is class, `aria_label` is aria-label; None leaves one out."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{given}>{join(*children)}</{name}>")


def join(*children: str) -> Markup:
    return Markup("".join(child if isinstance(child, Markup) else escape(child) for child in children))
