"""The road of Caylus 1303 as a list of its 28 spaces; the provost stands between two of them."""

from textwrap import wrap
from typing import Final

from rich.text import Text

from bastide.core.words import Words
from bastide.games.caylus1303.terminal import faces
from bastide.terminal.boards.board import EMBLEMS, View
from bastide.terminal.boards.layout import NOTHING, TOUCH
from bastide.terminal.screen import HEADING, QUIET

HERE: Final = "»"
"""Stands before the space that is activated or asked about."""
WORKERS: Final = 4
"""Columns for the workers of a space."""
HEADS: Final = ("building", "effect", "workers")
TAIL: Final = 4 + WORKERS
"""Columns for the house and the workers, with a gap before each."""


def used_here(touchable: frozenset[str]) -> bool:
    """Whether legal actions exchange something at the building that is asked about."""
    kinds = {touch.partition(":")[0] for touch in touchable}
    return bool(kinds & {"use", "branch", "supply"}) or ("goods" in kinds and "build" not in kinds)


class Road:
    """Draws the lines of one view."""

    def __init__(self, view: View, touchable: frozenset[str], words: Words, width: int) -> None:
        self.view = view
        self.touchable = touchable
        self.words = words
        self.width = width
        self.names = max(len(words.say(f"tile-{name}-short")) for name in faces.FACES)
        asked = view["asked"][-1] if view["asked"] else {"space": None}
        self.here: int | None = view["at"] if asked["space"] is None else asked["space"]
        self.used = asked["space"] is not None and used_here(touchable)

    @property
    def effects(self) -> int:
        """Columns for what a building does."""
        return self.width - len("▸27 ") - self.names - 1 - TAIL

    def lines(self) -> list[Text]:
        building, effect, workers = (self.words.say(f"board-{head}-head") for head in HEADS)
        found = [Text(f" №  {building:<{self.names}} {effect:<{self.effects}} {faces.OWNER}  {workers}", HEADING)]
        spaces = self.view["road"]
        for number in range(len(spaces)):
            found += self.provost(number)
            found += self.space(number)
        for place in range(len(spaces), self.view["provost_high"] + 1):
            found += self.provost(place)
        return found

    def space(self, number: int) -> list[Text]:
        """A space in a line, or more where the effect is long."""
        space = self.view["road"][number]
        name, effect = self.said(number)
        first, *more = wrap(effect, self.effects, break_on_hyphens=False)
        owner = "" if space["owner"] is None else faces.OWNER + EMBLEMS[space["owner"]]
        workers = "".join(EMBLEMS[seat] for seat in space["workers"])
        style = HEADING if number == self.here else "" if space["active"] else QUIET
        line = Text()
        line.append(f"{self.mark(number)}{number:>2} ", HEADING if number == self.here else "")
        line.append_text(name)
        line.append(f" {first:<{self.effects}}", style)
        line.append(f" {owner:<2} {workers:<{WORKERS}}", HEADING)
        indent = " " * (len(line) - TAIL - self.effects)
        return [line, *(Text(indent + rest, style) for rest in more)]

    def said(self, number: int) -> tuple[Text, str]:
        """The name of what stands on a space, as wide as all names, and what it does."""
        space = self.view["road"][number]
        if space["building"] is None:
            return Text(f"{self.words.say('board-empty'):<{self.names}}", QUIET), NOTHING
        face = faces.FACES[space["building"]]
        name = faces.named(space["building"], face, self.words, self.names)
        if space["kind"] == "bridge":
            return name, self.words.say("board-bridge")
        touchable = self.touchable if number == self.here and self.used else frozenset[str]()
        return name, faces.effect(face, space["side"], self.words, touchable)

    def mark(self, number: int) -> str:
        if f"space:{number}" in self.touchable or (number == self.here and self.used):
            return TOUCH
        return HERE if number == self.here else " "

    def provost(self, place: int) -> list[Text]:
        """The line of the provost, or of a place where he can be moved to; else none."""
        steps = place - self.view["provost"]
        square = place - len(self.view["road"])
        where = self.words.say("board-square", {"number": square}) if square > 0 else ""
        if not steps:
            beyond = 1 if square < 0 else 0
            said = self.words.say("board-provost", {"place": place, "where": where, "beyond": beyond})
            return [Text(f"══ {said} {'═' * self.width}"[: self.width], "bold magenta")]
        if f"provost:{place}" not in self.touchable:
            return []
        said = self.words.say("board-provost-to", {"steps": f"{steps:+}".replace("-", "−"), "where": where})
        if lost := [seat for _, seat in self.view["stranded"][str(place)]]:
            said += " ┄ " + self.words.say("board-lost", {"workers": counted(lost)})
        return [Text(f"{TOUCH}{place:>2} ┄ {said} {'┄' * self.width}"[: self.width], "magenta")]


def counted(seats: list[int]) -> str:
    """Workers by seat: "●2 ▲" are three."""
    counts = [(seat, seats.count(seat)) for seat in sorted(set(seats))]
    return " ".join(EMBLEMS[seat] + (str(count) if count > 1 else "") for seat, count in counts)
