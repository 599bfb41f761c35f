"""The map of Orléans as a list: every city with the roads and rivers that leave it, each named once."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from bastide.core.words import Words
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.terminal import signs
from bastide.terminal.boards.board import EMBLEMS, View
from bastide.terminal.boards.layout import TOUCH, lined, mark
from bastide.terminal.screen import HEADING, QUIET

WAYS: Final = {"road": "─", "river": "≈"}


class Country:
    """Draws the map of one view."""

    def __init__(self, view: View, touchable: frozenset[str], words: Words, width: int) -> None:
        self.view = view
        self.touchable = touchable
        self.words = words
        self.cities = max(len(self.name(city)) for city in CITIES) + 1 + 2 * view["seats"] + 2
        self.width = width - self.cities

    def name(self, city: str) -> str:
        return self.words.say(f"city-{city}")

    def visited(self) -> list[str]:
        """Where merchants are, the viewer's first."""
        players = self.view["players"]
        own = [] if self.view["seat"] is None else [players[self.view["seat"]]["merchant"]]
        return list(dict.fromkeys([*own, *(player["merchant"] for player in players)]))

    def draw(self, whole: bool) -> Grid:
        """The cities where merchants are with all their ways; of the others on the whole map only what was not said."""
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(width=self.cities, no_wrap=True)
        grid.add_column(width=self.width - 1)
        said: set[str] = set()
        first = self.visited()
        others = [city for city in CITIES if city not in first and (whole or self.stands(city))]
        for city in [*first, *others]:
            ways = [edge for edge in self.view["edges"] if city in edge["ends"]]
            shown = ways if city in first else [edge for edge in ways if whole and edge["name"] not in said]
            said |= {edge["name"] for edge in shown}
            if shown or self.stands(city):
                ways_shown = [self.way(city, edge) for edge in shown]
                grid.add_row(self.city(city), lined(ways_shown, self.width - 1) if shown else Text())
        return grid

    def stands(self, city: str) -> bool:
        """Whether there is a station in a city."""
        return any(city in player["stations"] for player in self.view["players"])

    def city(self, city: str) -> Text:
        """A city, who is there, whose stations are."""
        players = list(enumerate(self.view["players"]))
        merchants = "".join(EMBLEMS[seat] for seat, player in players if player["merchant"] == city)
        stations = "".join(EMBLEMS[seat] for seat, player in players if city in player["stations"])
        line = Text(mark(f"city:{city}", self.touchable) + self.name(city), HEADING if merchants else "")
        line.append(f" {merchants}" if merchants else "", HEADING)
        line.append(f" {signs.STATION}{stations}" if stations else "", HEADING)
        return line

    def way(self, city: str, edge: dict[str, list[str]]) -> Text:
        """A road or river to the next city with the goods on it."""
        there = next(end for end in edge["ends"] if end != city)
        touch = TOUCH if f"edge:{edge['name']}" in self.touchable else ""
        goods = ", ".join(self.words.say(f"good-{name}") for name in edge["goods"])
        line = Text(f"{touch}{WAYS[str(edge['way'])]}{self.name(there)}", HEADING if touch else "")
        line.append(f" [{goods}]" if goods else "", "" if goods else QUIET)
        line.append(";", QUIET)
        return line
