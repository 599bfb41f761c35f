"""The legal actions as numbered sentences under headings, with the points each brings at once."""

import re
from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.telling import gained, try_out
from bastide.core.words import Words
from bastide.terminal.screen import HEADING, QUIET
from bastide.terminal.telling import described, unit, verb

PARTS: Final = re.compile(r"\d+|[^\d:\s]+")
"""The names and the numbers of an id: "hex:h14" has two names and a number."""
LONG: Final = 12
"""A heading with more options than this is divided by smaller ones."""
MOST: Final = 150
"""Options under a heading; what is more is left to be written as a line."""


class Option:
    """What a number stands for: one action, or several that differ in what is asked next."""

    def __init__(self, actions: list[Action], said: str, gained: str) -> None:
        self.actions = actions
        self.said = said
        self.gained = gained
        """The points it brings at once, in words."""
        self.twins: list[Action] = []
        """Actions that say and do the same: with the other die of the same face, with another tile of the kind."""


class Group:
    """Options under a heading, perhaps with a smaller heading of their own."""

    def __init__(self, heading: str, subheading: str) -> None:
        self.heading = heading
        self.subheading = subheading
        self.options: list[Option] = []
        self.more = ""
        """What is said of those that are not listed."""


class Menu:
    """Options in the order of their numbers."""

    def __init__(self, groups: list[Group], back: str = "") -> None:
        self.groups = groups
        self.back = back
        """What 0 does, in a menu that was opened from another."""

    @property
    def options(self) -> list[Option]:
        return [option for group in self.groups for option in group.options]

    def option(self, number: int) -> Option | None:
        options = self.options
        return options[number - 1] if 1 <= number <= len(options) else None

    def number(self, action: Action) -> int:
        """The number under which an action is found, 0 when it is not."""
        for number, option in enumerate(self.options, 1):
            if action in option.actions or action in option.twins:
                return number
        return 0

    def long(self, heading: str) -> bool:
        return sum(len(group.options) for group in self.groups if group.heading == heading) > LONG

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = []
        number = 0
        heading = ""
        for group in self.groups:
            if group.heading != heading:
                heading = group.heading
                parts.append(Text(heading, HEADING))
            if group.subheading and self.long(heading):
                parts.append(Text(f"  {group.subheading}", QUIET))
            for option in group.options:
                number += 1
                said = Text(option.said)
                if option.gained:
                    said.append(f"  {option.gained}", "bold green")
                parts.append(row(number, said))
            if group.more:
                parts.append(Padding(Text(group.more, QUIET), (0, 0, 0, 5)))
        if self.back:
            parts.append(row(0, Text(self.back)))
        return Lines(*parts)


def row(number: int, said: Text) -> Table:
    """A number and its sentence; where that is long, its lines stay in line."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", width=4)
    table.add_column(ratio=1)
    table.add_row(Text(str(number), "bold cyan"), said)
    return table


def menu(game: Game, state: State, seat: int, words: Words) -> Menu:
    """Every legal action of a seat, by kind of action and then by the place that has a heading of its own."""
    groups: dict[tuple[int, str], Group] = {}
    counts = dict.fromkeys(game.verbs, 0)
    for actions in alike(arranged(state, state.legal(seat)), words):
        first = actions[0]
        counts[first.do] += 1
        kind, number = place(first)
        at = f"menu-at-{kind}"
        subheading = words.say(at, {"number": number}) if words.has(at) else ""
        key = (game.verbs.index(first.do), number.zfill(4) if subheading else "")
        group = groups.setdefault(key, Group(verb(first.do, words), subheading))
        if counts[first.do] > MOST:
            group.more = words.say("list-more", {"count": counts[first.do] - MOST, "example": str(first)})
        else:
            add(group, actions, sentence(game, state, actions, words), state, words)
    return Menu([groups[key] for key in sorted(groups)])


def next_menu(state: State, option: Option, words: Words) -> Menu:
    """The second step of an option."""
    group = Group(words.say(f"which-{asked_next(option.actions[0], words)}"), "")
    for action in option.actions:
        add(group, [action], described(action, state, words), state, words)
    return Menu([group], words.say("go-back"))


def add(group: Group, actions: list[Action], said: str, state: State, words: Words) -> None:
    """A new option, unless there is one that says the same."""
    for option in group.options:
        if option.said == said:
            option.twins += actions
            return
    points = gain(state, actions[0])
    gained = words.say("points-gain", {"points": points, "unit": unit(words)}) if points > 0 else ""
    group.options.append(Option(actions, said, gained))


def asked_next(action: Action, words: Words) -> str:
    """The field that is asked in a second step: the one for which the game has the words `then-<field>`."""
    return next((name for name in action.fields() if words.has(f"then-{name}")), "")


def alike(actions: list[Action], words: Words) -> list[list[Action]]:
    """Actions that differ only in what is asked next, together: they are one option."""
    found: dict[tuple[object, ...], list[Action]] = {}
    for action in actions:
        later = asked_next(action, words)
        rest = tuple((name, value) for name, value in action.fields().items() if name != later)
        found.setdefault((action.do, rest), []).append(action)
    return list(found.values())


def sentence(game: Game, state: State, actions: list[Action], words: Words) -> str:
    if len(actions) == 1:
        return described(actions[0], state, words)
    later = asked_next(actions[0], words)
    data = actions[0].to_json()
    if any(field.name == later and not field.optional for field in actions[0].declared):
        return words.say(f"then-{later}", {"said": verb(actions[0].do, words)})
    del data[later]
    return words.say(f"then-{later}", {"said": described(game.action(data), state, words)})


def gain(state: State, action: Action) -> int:
    """The points that an action brings its seat at once, as far as this seat can know."""
    scored = try_out(state.determinize(action.seat, 0), action).scored
    return gained(scored).get(action.seat, 0)


def arranged(state: State, legal: list[Action]) -> list[Action]:
    """The ways to the same thing together, the cheapest first. Things that have numbers go by them (space 7 before
    space 10), others keep the order that the game gives them."""
    names: dict[str, int] = {}

    def target_and_cost(action: Action) -> tuple[list[list[tuple[int, int]]], int]:
        target = [PARTS.findall(touch) for touch in action.touches() if not touch.startswith("die:")]
        places = [[(0, int(part)) if part.isdecimal() else (1, names[part]) for part in parts] for parts in target]
        return places, sum(action.cost(state).values())

    for action in legal:
        for part in PARTS.findall(" ".join(action.touches())):
            names.setdefault(part, len(names))
    return sorted(legal, key=target_and_cost)


def place(action: Action) -> tuple[str, str]:
    """The kind and the number of the place that an action takes something from, "depot:3:1" giving ("depot", "3")."""
    for touch in action.touches():
        kind, _, rest = touch.partition(":")
        if kind != "die" and rest:
            return kind, rest.partition(":")[0]
    return "", ""
