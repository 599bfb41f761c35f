"""Brings the pages of one language together: links lead within the site, and Markdown becomes what the site reads."""

import json
import os
import re
import shutil
from pathlib import Path

from docs.site import reference
from docs.site.pages import LANGUAGES, ROOT, SITE, Page, Site

FENCED = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<=\]\()([^)#\s]+)(#[^)\s]*)?(?=\))")
"""Where a link or a picture leads to: a file, and a place in it."""
CODE = re.compile(r"`[^`\n]+`")
RULE = re.compile(r"(?<![\w#*.-])(?:[A-Z]{3}-\d+(?:\.\d+)*|R-\d+)\b")
"""The number of a rule in a sentence."""
ANCHOR = re.compile(r"\{#([\w.-]+)\}")
NUMBERED = re.compile(r"^- \*\*([\w.-]+)\*\* \{#\1\}", re.MULTILINE)
"""How a rule begins."""


def gather(site: Site, folder: Path) -> None:
    for page in site.pages:
        path = folder / page.at
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(front(site, page) + Gathered(site, page, folder).text())
    shutil.copytree(SITE / "look", folder / "look")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", folder / "look")


def front(site: Site, page: Page) -> str:
    """What the page says of itself: where it is in other languages, and whether it is found by searching."""
    address = page.at.replace(".md", ".html")
    twins = {other.language: site.to(other, address) for other in LANGUAGES.values() if page.at in other.addresses}
    said: dict[str, object] = {"alternate": twins}
    if page.source.name == "view_types.py":  # views.md has all of it; words of the games are looked for in their rules
        said["search"] = {"exclude": True}
    return "---\n" + "".join(f"{name}: {json.dumps(value)}\n" for name, value in said.items()) + "---\n\n"


class Gathered:
    """One page on its way from where it is kept to the site."""

    def __init__(self, site: Site, page: Page, folder: Path) -> None:
        self.site = site
        self.page = page
        self.folder = folder

    def text(self) -> str:
        source = self.page.source
        if source == reference.PACKAGE:
            return reference.index()
        if source.suffix == ".py":
            return reference.page(reference.module(source))
        text = source.read_text()
        if source.name == "LICENSE":
            return f"# Licence\n\n```\n{text}```\n"
        if source.name.startswith("rules."):
            text = numbered(text)
        written, at = "", 0
        for block in FENCED.finditer(text):
            written += self.prose(text[at : block.start()]) + fenced(block)
            at = block.end()
        return written + self.prose(text[at:])

    def prose(self, text: str) -> str:
        """What is no block of code. In tables GitHub wants strokes in code escaped; the site shows that."""
        return CODE.sub(lambda code: code[0].replace("\\|", "|"), LINK.sub(self.led, text))

    def led(self, link: re.Match[str]) -> str:
        """Where the link leads in the site. Whatever is no page of it comes along as a file."""
        if "://" in link[1] or link[1].startswith("mailto:"):
            return link[0]
        target = (self.page.source.parent / link[1]).resolve()
        for site in (self.site, *LANGUAGES.values()):
            if target in site.places:
                at = site.places[target]
                here = site is self.site
                return self.way(at if here else self.site.to(site, at.replace(".md", ".html"))) + (link[2] or "")
        return self.way(self.brought(target)) + (link[2] or "")

    def way(self, at: str) -> str:
        return Path(os.path.relpath(at, Path(self.page.at).parent)).as_posix()

    def brought(self, target: Path) -> str:
        at = Path("files", target.relative_to(ROOT))
        to = self.folder / at
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(target, to)
        return at.as_posix()


def fenced(block: re.Match[str]) -> str:
    """What tests read of a block is not for readers, but for the name of its file."""
    file = re.search(r"file=(\S+)", block[2])
    title = f' title="{file[1]}"' if file else ""
    return f"```{block[1]}{title}\n{block[3]}```"


def numbered(text: str) -> str:
    """Each rule can be linked to, and is, wherever its number stands."""
    known = set(ANCHOR.findall(text))

    def link(number: re.Match[str]) -> str:
        return f"[{number[0]}](#{number[0]})" if number[0] in known else number[0]

    lines = [line if line.startswith("#") else RULE.sub(link, line) for line in text.splitlines()]
    return NUMBERED.sub(r"- [**\1**](#\1){#\1}", "\n".join(lines)) + "\n"
