"""What docs/positions.md says: the JSON of every game's positions, as it is declared (`make docs` writes it).

What the members mean stands in `text/positions.toml` of every game.
"""

import ast
import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import bastide
from bastide.core import saving
from bastide.core.argument import NEEDED, Argument, Heap, Set
from bastide.core.game import Game
from bastide.core.kinds import Kind, Name, Number
from bastide.core.question import Question
from bastide.core.saving import MANY, Part
from bastide.games.burgundy.saving import PLAYER_PARTS
from bastide.games.florence.cooperative import table as cooperative
from bastide.games.florence.muse_princess import cast
from bastide.games.florence.solo import saving as solo
from docs.observations import own

SOURCES = Path(__file__).parents[1] / "src"
Start = Callable[[], list[Any]]
"""What a member's owner is at the start of some games."""

HEAD = """# Positions

<!-- Made by `make docs`; a test holds it to the code. -->

A position is a JSON object: everything on the table, what is hidden too. `state.to_json()` writes it,
`game.from_json` reads it, and looks whether the components add up. Records hold one in their line `position`, where a
game does not begin with the deal.

```python
import json

import bastide

game = bastide.game("burgundy")
state = game.start(seats=2, seed=7)
assert game.from_json(state.to_json()) == state
print(json.dumps(state.to_json(by_name=True), indent=1)[:300])
```

**By hand.** `to_json(by_name=True)` writes the same as people read and edit it best: rows as objects by the names of
their places (connections, deeds, spaces), and by name what questions carry. `from_json` takes both. Without it the form
is the one that records and servers hold, plain rows and numbers, which stays as it is: their check sums are made of it.

**Seats** are counted from 0, in all JSON, in scripts and wherever a message names a place in the JSON. In sentences
about the game the player at seat 0 is called Player 1.

**What may be left out** is said below. Much of it is then made from the rest: a stock is what nobody has, a deck what
lies nowhere else, shuffled by the generator `rng`. A member that is *needed* must be there.

**Piles** are lists. The next card, tile or event is the last of its list, unless it says otherwise.

## What every position has

| member | form | left out | |
|---|---|---|---|
| `game` | name | needed | The name of the game. |
| `seats` | number | needed | How many play. |
| `moves` | number | `0` | How many actions have been played. |
| `stack` | list of objects | what the game asks by itself, where that can be told | What is asked, the top last. |
| `rng` | list of four numbers, or ten | `[1, 2, 3, 4]` | The words of the generator. |
| `ledger` | list of rows | points are "set by hand" | Where they came from: `[seat, points, rule, why, what, move]`. |

A question of `stack` is `{"seat": 0, "ask": "turn"}`, by name. `with` is what it carries, by name too, as the tables
below have it; a list of numbers is the same as the engine keeps it. `together` is there where several are asked at
once, and is the same number for all of them.

## What is wrong is said with its place

```python
data = state.to_json(by_name=True)
data["players"][1]["storage"][0] = "castle"
try:
    game.from_json(data)
except bastide.InputError as error:
    print(error)  # piles: "castle": 17 found, there must be 16. Leave out "piles", and it is made from the rest.
```

## A step at a time

`from_json` never goes on by itself: what `stack` asks is asked. `state.apply` goes on until somebody has to decide
something, through decisions that leave nothing to choose and through all that the table does by itself. `state.steps`
does the same and stops after each of them; in between the state can be looked at, and `state.proceed()` does at once
what is left.

```python
game = bastide.game("orleans")
state = game.start(seats=2, seed=7)
bot = bastide.bot("greedy")
action = bot.choose(state, state.to_act[0], seed=0)
while len(list(state.clone().steps(action))) < 5:  # until a round ends
    state.apply(action)
    action = bot.choose(state, state.to_act[0], seed=0)
watched = state.clone()
for step in watched.steps(action):
    print(step.kind, step.asked, [event.kind for event in step.events], watched.view(None)["phase"])
state.apply(action)
assert watched == state
```

`step.kind` is `action` for the action itself, `settled` for a decision without a choice (`step.asked` is that
question as in `stack`) and `course` for what the table does: a turn, an event, a phase, a round."""
COLUMNS = "| member | form | left out | at the start | |\n|---|---|---|---|---|"
ASKED = "| ask | rule | with | |\n|---|---|---|---|"


def meanings(game: Game) -> dict[str, dict[str, Any]]:
    return tomllib.loads(files(game.package).joinpath("text", "positions.toml").read_text("utf-8"))


# ---- members


class Section:
    """An object of a position: where its members are declared, and what they are when games start."""

    def __init__(self, key: str, title: str, parts: list[Part], start: Start) -> None:
        self.key = key
        self.title = title
        self.parts = parts
        self.start = start


def sections(game: Game) -> list[Section]:
    """The table, the players, and what modules have."""
    seats = max(2, min(game.seats))
    table = game.start(seats, 1).parts()
    dealt: Start = lambda: [game.start(seats, seed).to_json(True) for seed in range(8)]  # noqa: E731 - a list of them
    player: Start = lambda: [data["players"][0] for data in dealt()]  # noqa: E731
    found = [
        Section("table", "The table", table, dealt),
        Section("player", "A player", players_of(game, table), player),
    ]
    if game.name == "florence":
        found += modules_of_florence(game)
    return found


def players_of(game: Game, table: list[Part]) -> list[Part]:
    if game.name == "burgundy":
        return PLAYER_PARTS
    (players,) = [part for part in table if part.name == "players"]
    parts: list[Part] = getattr(players, "parts")  # noqa: B009 - of an `Each`, or of a class of the game's own
    return parts


def modules_of_florence(game: Game) -> list[Section]:
    def extra(name: str, seats: int, **options: object) -> list[Any]:
        games: list[Any] = [game.start(seats, seed, **options).to_json(True) for seed in range(8)]
        return [data["extras"][name] for data in games]

    return [
        Section("solo", "`extras.solo`, for one player", solo.PARTS, lambda: extra("solo", 1)),
        Section("diego", "`diego` of it", solo.DIEGO, lambda: [one["diego"] for one in extra("solo", 1)]),
        Section(
            "virtual", "One of `virtuals` of it", solo.VIRTUAL, lambda: [one["virtuals"][0] for one in extra("solo", 1)]
        ),
        Section(
            "muse_princess",
            "`extras.muse_princess`",
            cast.PARTS,
            lambda: extra("muse_princess", 3, muse_princess=True),
        ),
        Section(
            "cooperative", "`extras.cooperative`", cooperative.PARTS, lambda: extra("cooperative", 3, cooperative=True)
        ),
    ]


def kind_form(kind: Kind) -> str:
    if isinstance(kind, Number):
        return "number" if kind.high >= MANY else f"{kind.low} … {kind.high}"
    assert isinstance(kind, Name)
    return f"one of {listed(kind.names)}"


def listed(names: tuple[str, ...]) -> str:
    """All of a few names; of many the first and how many there are."""
    shown = [f"`{name}`" for name in names if name]
    return ", ".join(shown) if len(shown) < 13 else f"{', '.join(shown[:3])}, … ({len(shown)})"


def form(part: Part) -> str:
    """How a member is written; those that a game declares in a class of its own say so themselves."""
    if isinstance(part, saving.One):
        return kind_form(part.kind) + ("" if part.null == saving.MISSING else ", or null")
    if isinstance(part, saving.Flag):
        return "true or false"
    if isinstance(part, saving.Mask):
        return f"list of {listed(part.names)}"
    if isinstance(part, saving.Row):
        return f"list, each {kind_form(part.kind)}" + ("" if part.null == saving.MISSING else ", or null")
    if isinstance(part, saving.SeatPart):
        return "seat" if part.nobody == saving.MISSING else "seat, or null"
    if isinstance(part, saving.Seats):
        return "list of all seats" if part.everybody else "list of seats"
    if isinstance(part, saving.SeatMask):
        return "list of seats"
    if isinstance(part, (saving.Counts, saving.Packed)):
        return f"object: {listed(part.names)}: number"
    raise TypeError(f"{part.name}: say its form")


def unsaid(part: Part) -> str:
    """What holds where a member is left out, as far as its kind says so."""
    if part.needed:
        return "needed"
    if isinstance(part, saving.One) and part.usual not in (saving.MISSING, -1):
        return f"`{json.dumps(saving.plain(part.kind.write(part.usual)))}`"
    if isinstance(part, saving.Flag):
        return "`false`"
    if isinstance(part, saving.SeatMask):
        return "nobody"
    if isinstance(part, saving.Packed) and not part.unsaid:
        return "none"
    if isinstance(part, saving.Seats):
        return "nobody"
    if isinstance(part, saving.Mask):
        return "none"
    raise TypeError(f"{part.name}: say what holds where it is left out")


def at_start(values: list[Any]) -> str:
    """A member when games start: the same in all, or drawn."""
    written = {json.dumps(value, ensure_ascii=False) for value in values}
    shown = written.pop()
    if written:
        return "drawn"
    return f"`{shown}`" if len(shown) <= 40 else "the same in all games"


def line(part: Part, said: Any, start: list[Any]) -> str:
    told = said if isinstance(said, dict) else {"said": said}
    how = told.get("form") or form(part)
    without = "needed" if part.needed else told.get("unsaid") or unsaid(part)
    return f"| `{part.name}` | {how} | {without} | {at_start([one[part.name] for one in start])} | {told['said']} |"


# ---- questions


def argument_form(argument: Argument) -> str:
    if isinstance(argument, Heap):
        return f"object: {listed(argument.names)}: number"
    if isinstance(argument, Set):
        return f"list of {listed(argument.names)}"
    return kind_form(argument.kind)


def carried(question: Question, said: dict[str, str]) -> list[str]:
    """What a question carries, each with its form and meaning."""
    found = []
    for argument in question.carried():
        if argument.name:
            may = "" if argument.absent == NEEDED else "; may be left out"
            meaning = said[f"{question.name}.{argument.name}"]
            found.append(f"`{argument.name}`: {meaning} ({argument_form(argument)}{may})")
    if question.listed is not None:
        meaning = said[f"{question.name}.{question.listed.name}"]
        found.append(f"`{question.listed.name}`: {meaning} (list, each {argument_form(question.listed)})")
    return found


def docstring(kind: type) -> str:
    """The first paragraph that is said of a class, in its source: compiled, it would be lost."""
    for one in kind.__mro__:
        path = SOURCES / Path(*one.__module__.split(".")).with_suffix(".py")
        if path.exists():
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef) and node.name == one.__name__ and ast.get_docstring(node):
                    return " ".join(str(ast.get_docstring(node)).partition("\n\n")[0].split())
    raise TypeError(f"{kind.__name__}: say what is asked")


def asked(question: Question, said: dict[str, str]) -> str:
    what = "; ".join(carried(question, said)) or "–"
    return f"| `{question.name}` | {question.rule} | {what} | {docstring(type(question))} |"


# ---- a game


def deeds_of_orleans() -> list[str]:
    """What is printed on the spaces of the board of deeds."""
    game = bastide.game("orleans")
    lines = ["### Spaces of the deeds\n"]
    lines.append("With fewer than four players the last space of each new deed and of each villain is covered.")
    lines.append("\n| board | deed | spaces |\n|---|---|---|")
    for board, options in (("base", {}), ("new_deeds", {"new_deeds": True}), ("intrigue", {"intrigue": True})):
        view: Any = game.start(4, 1, **options).view(0)
        lines += [f"| {board} | `{row['name']}` | {', '.join(row['spaces'])} |" for row in view["deeds"]]
    return lines


def section(game: Game) -> str:
    """All of one game."""
    said = meanings(game)
    found = [f"## {game.name}"]
    for one in sections(game):
        start = one.start()
        rows = [line(part, said[one.key][part.name], start) for part in one.parts]
        found.append(f"### {one.title}\n\n{COLUMNS}\n" + "\n".join(rows))
    questions = game.start(max(2, min(game.seats)), 1).questions
    rows = [asked(question, said["with"]) for question in questions]
    found.append(f"### What can be asked\n\n{ASKED}\n" + "\n".join(rows))
    if game.name == "orleans":
        found.append("\n".join(deeds_of_orleans()))
    example = said["example"]
    position = example["position"].strip("\n")
    found.append(
        f"### An example\n\n{example['words']}\n\n```python\n"
        f'written = """\n{position}\n"""\n'
        f'game = bastide.game("{game.name}")\nstate = game.from_json(json.loads(written))\n'
        f'state.apply(game.parse(state.to_act[0], "{example["line"]}", state))\n'
        "for _ in range(20):\n    state.apply(bot.choose(state, state.to_act[0], seed=state.moves))\n```"
    )
    return "\n\n".join(found)


def text() -> str:
    return "\n\n".join([HEAD, *[section(game) for game in own()]]) + "\n"
