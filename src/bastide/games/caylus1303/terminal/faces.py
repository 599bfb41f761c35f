"""What the tiles of Caylus 1303 cost and do, in a few words: "cloth→4 PP / 2→6"."""

from typing import Any, Final

from rich.text import Text

from bastide.core.words import Words
from bastide.games.caylus1303 import view
from bastide.terminal.boards.layout import NOTHING, TOUCH

Face = dict[str, Any]
"""What is printed on a tile."""
FACES: Final[dict[str, Any]] = view.faces()
OWNER: Final = "⌂"
"""A house: whose building it is, and what the owner gets."""

# By flag; colours of the 256 that nearly every terminal has. Names and effects never need them.
STYLES: Final = {
    "printed": "bold",
    "yellow": "bold #000000 on #ffd75f",
    "brown": "bold #ffffff on #875f00",
    "grey": "bold #000000 on #bcbcbc",
    "blue": "bold #ffffff on #005f87",
    "green": "bold #000000 on #87af87",
}


def named(building: str, face: Face, words: Words, width: int = 0) -> Text:
    """The name of a building in the colour of its flag."""
    return Text(f"{words.say(f'tile-{building}-short'):<{width}}", STYLES[face["flag"]])


def amounts(counted: dict[str, int], words: Words) -> str:
    """Goods, workers and points; one of a kind without its number."""
    return "+".join(words.say(f"board-{name}", {"count": count}) for name, count in counted.items())


def with_any(counted: dict[str, int], number: int) -> dict[str, int]:
    """With goods of one's choice."""
    return {**counted, "any": number} if number else counted


def cost(face: Face, words: Words) -> str:
    return amounts(with_any(face["cost"], face["any"]), words)


def effect(face: Face, side: str, words: Words, touchable: frozenset[str] = frozenset()) -> str:
    """What a worker can do here, what the owner gets, what it brings at recruitment or when it is built."""
    branches = face[side]
    ways = [
        (TOUCH if f"branch:{number}" in touchable else "") + exchange(branch, branches[0], words)
        for number, branch in enumerate(branches)
    ]
    said = [" / ".join(ways)] if ways else []
    if face["bonus"] and side == "build":
        said.append(OWNER + amounts(face["bonus"], words))
    if face["income"]:
        said.append(words.say("board-income", {"what": amounts(face["income"], words)}))
    if face["favour"]:
        said.append(words.say("board-at-once", {"what": words.say("board-favour")}))
    return " ".join(said) or NOTHING


def exchange(branch: dict[str, Any], first: dict[str, Any], words: Words) -> str:
    """What is paid and what it brings; where that is the same as in the first branch, only how many."""
    paid, gained = sides(branch)
    if branch is not first and [side.keys() for side in sides(first)] == [paid.keys(), gained.keys()]:
        return "→".join("+".join(str(count) for count in side.values()) for side in (paid, gained))
    brought = [amounts(gained, words)]
    if branch["favour"]:
        brought.append(words.say("board-favour"))
    if branch["build"]:
        brought.append(words.say(f"board-build-{branch['build']}", {"waive": int(branch["waive"])}))
    if branch["house"]:
        brought.append(words.say("board-house"))
    if branch["steps"]:
        brought.append(words.say("board-steps", {"steps": branch["steps"]}))
    said = "+".join(part for part in brought if part)
    return f"{amounts(paid, words)}→{said}" if paid else said


def sides(branch: dict[str, Any]) -> tuple[dict[str, int], dict[str, int]]:
    """What is paid and what is gained of all that is counted."""
    return with_any(branch["pay"], branch["pay_any"]), with_any(branch["gain"], branch["gain_any"])
