"""Caylus 1303 in text: the road beside what can be built, the castle site, and everybody in a row."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from bastide.games.caylus1303.components import CHARACTERS, NAMES
from bastide.games.caylus1303.goods import GOODS
from bastide.games.caylus1303.terminal import faces
from bastide.games.caylus1303.terminal.road import Road, used_here
from bastide.terminal.boards.board import EMBLEMS, Board, View
from bastide.terminal.boards.layout import NOTHING, TOUCH, explained, headed, lined, mark
from bastide.terminal.screen import HEADING, NARROWEST, QUIET

GAP: Final = 2
"""Columns between the road and what can be built."""
POINTS: Final = 2
"""Columns for the points of a building."""
EFFECTS: Final = 20
"""Columns for the effects of what can be built, where the screen has so many to spare."""
USED: Final = "✓"
"""Stands after a character that has done its work this round."""
HEADS: Final = ("build", "points", "price", "effect")
COUNTED: Final = ("reserve", "camp", "houses")


class Table(Board):
    """The board of the game."""

    def draw(self, view: View, touchable: frozenset[str] = frozenset()) -> RenderableType:
        parts: list[RenderableType] = [self.course(view, touchable), "", self.building_land(view, touchable), ""]
        parts += [self.site(view, touchable), "", self.everybody(view, touchable)]
        if view["offer"]:
            parts += ["", self.characters("board-offer", view["offer"], touchable)]
        elif view["seat"] is not None and (own := view["players"][view["seat"]]["characters"]):
            parts += ["", self.characters("board-own", own, touchable)]
        return Group(*parts)

    def draw_player(self, view: View, seat: int) -> RenderableType:
        """Everything of one player, in words."""
        player = view["players"][seat]
        goods = ", ".join(f"{self.say(f'good-{name}')} {player['goods'][name]}" for name in GOODS)
        owned = ", ".join(f"{space} {self.tile(view['road'][space]['building'])}" for space in player["buildings"])
        lines = [
            self.say("board-points-of", points=self.points(player)),
            self.say("board-goods-of", goods=goods),
            self.say(
                "board-workers-of",
                reserve=player["reserve"],
                camp=player["camp"],
                standing=player["standing"],
                site=int(player["at_site"]),
            ),
            self.say("board-houses-of", houses=player["houses"], residences=player["residences"]),
            self.say("board-owned-of", buildings=owned or NOTHING),
            self.say("board-recruits-of", recruits=faces.amounts(player["recruits"], self.words)),
            self.say("board-sets-of", sets=player["sets"]),
        ]
        parts: list[RenderableType] = [Text(self.player(seat), HEADING)]
        parts += [Padding(Text(line), (0, 0, 0, 2)) for line in lines]
        if player["characters"]:
            parts.append(self.characters("board-characters", player["characters"], frozenset()))
        return Group(*parts)

    def pieces(self) -> tuple[str, ...]:
        return (*NAMES[1:], *CHARACTERS)

    def tile(self, name: str) -> str:
        return self.say(f"tile-{name}-short")

    def emblems(self, seats: list[int]) -> str:
        return " ".join(EMBLEMS[seat] for seat in seats) or NOTHING

    # ---- the course of the game

    def course(self, view: View, touchable: frozenset[str]) -> Text:
        """Round, phase, who began, who begins next, and who has passed."""
        lines = Text()
        lines.append(self.say("board-round", round=view["round"], rounds=view["rounds"]), HEADING)
        lines.append(" · " + self.say(f"phase-{view['phase']}"), HEADING)
        if view["to_act"]:
            lines.append(" · " + self.say("board-asked", player=self.player(view["to_act"][0])))
        lines.append("\n" + self.say("board-first", player=self.player(view["first"])))
        if view["bridge"] and view["round"] < view["rounds"]:
            lines.append(" " + self.say("board-next", player=self.player(view["tile"])))
        passed = mark("pass", touchable).strip() + self.say("board-passed", order=self.emblems(view["bridge"]))
        lines.append("\n" + passed)
        more = 0 if view["seat"] is None else view["players"][view["seat"]]["place_cost"] - 1
        if more and view["phase"] == "planning":
            lines.append(" " + self.say("board-surcharge", count=more))
        return lines

    # ---- the road and what can be built

    def building_land(self, view: View, touchable: frozenset[str]) -> RenderableType:
        """The road with what can be built beside it; on a wide screen also what that does."""
        widths = self.supply_widths(view)
        wide = sum(widths) + len(widths) - 1
        road = Road(view, touchable, self.words, self.size.width - GAP - wide)
        grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        grid.add_column(width=road.width, no_wrap=True)
        grid.add_column(width=wide)
        grid.add_row(Text("\n").join(road.lines()), self.supply(view, touchable, widths))
        return grid

    def supply_widths(self, view: View) -> list[int]:
        """Columns for names, points and costs; on a wide screen for effects too."""
        names = [self.tile(name) for name in faces.FACES] + [self.kind(kind) for kind in view["supply"]]
        costs = [faces.cost(face, self.words) for face in faces.FACES.values()]
        widths = [1 + max(len(name) for name in names), POINTS, max(len(cost) for cost in costs)]
        return [*widths, EFFECTS] if self.size.width >= NARROWEST + EFFECTS else widths

    def supply(self, view: View, touchable: frozenset[str], widths: list[int]) -> RenderableType:
        """What is left to build."""
        table = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=HEADING)
        for width, head in zip(widths, HEADS, strict=False):
            said = self.say(f"board-{head}-head")
            table.add_column(said, width=width, justify="right" if head == "points" else "left")
        for kind, tiles in view["supply"].items():
            table.add_row(Text(f" {self.kind(kind)}", QUIET))
            for name in tiles:
                face = faces.FACES[name]
                named = faces.named(name, face, self.words, widths[0] - 1)
                row = [str(face["points"]), faces.cost(face, self.words), faces.effect(face, "build", self.words)]
                table.add_row(Text.assemble(mark(f"build:{name}", touchable), named), *row[: len(widths) - 1])
            if not tiles:
                table.add_row(Text(f" {NOTHING}"))
        return table

    def kind(self, kind: str) -> str:
        return self.say(f"board-{kind}-kind")

    # ---- the castle site

    def site(self, view: View, touchable: frozenset[str]) -> RenderableType:
        """Workers from left to right, the tiles that a favour may use, the characters left."""
        site = view["site"]
        lines = headed(mark("site", touchable).strip() + self.say("board-site"))
        lines.append(" " + self.say("board-site-workers", order=self.emblems(site["workers"])))
        for slot, tile in enumerate(site["tiles"]):
            lines.append_text(self.slot(view, slot, tile, touchable))
        lines.append("\n " + self.say("board-board"))
        for name in site["characters"]:
            lines.append(f" {mark(f'character:{name}', touchable)}{self.say(f'character-{name}-short')}", HEADING)
        lines.append("" if site["characters"] else f" {NOTHING}")
        return lines

    def slot(self, view: View, slot: int, tile: dict[str, Any], touchable: frozenset[str]) -> Text:
        asked = bool(view["asked"]) and view["asked"][-1]["slot"] == slot and used_here(touchable)
        touch = TOUCH if asked or f"slot:{slot}" in touchable else " "
        face = faces.FACES[tile["building"]]
        effect = faces.effect(face, "setup", self.words, touchable if asked else frozenset())
        line = Text(f"\n{touch}{self.say('board-slot', round=tile['since'])} ")
        line.append_text(faces.named(tile["building"], face, self.words))
        line.append(f": {effect}", "" if tile["available"] else QUIET)
        if not tile["available"]:
            line.append(f" {self.say('board-not-yet')}", QUIET)
        return line

    # ---- the players

    def everybody(self, view: View, touchable: frozenset[str]) -> RenderableType:
        """A row for each player: points, goods, workers, houses, characters."""
        heads = [
            self.say("board-points-head"),
            *(self.say(f"good-{name}") for name in GOODS),
            *(self.say(f"board-{name}-head") for name in COUNTED),
        ]
        first = max(len(self.player(seat)) for seat in range(view["seats"]))
        points = max(len(self.points(player)) for player in view["players"])
        taken = first + max(points, len(heads[0])) + len("".join(heads[1:])) + len(heads) + 1
        wide = self.size.width - taken
        table = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=HEADING)
        table.add_column(self.say("board-players"), no_wrap=True)
        for head in heads:
            table.add_column(head, justify="right", no_wrap=True)
        table.add_column(self.say("board-characters"), width=wide)
        for player in view["players"]:
            own = touchable if player["seat"] == view["seat"] else frozenset[str]()
            goods = [self.stock(name, player["goods"][name], own) for name in GOODS]
            style = HEADING if player["seat"] in view["to_act"] else ""
            table.add_row(
                Text(self.player(player["seat"]), style),
                self.points(player),
                *goods,
                *(str(player[name]) for name in COUNTED),
                lined([self.character(name, player["used"], touchable) for name in player["characters"]], wide),
            )
        return table

    def points(self, player: dict[str, Any]) -> str:
        return self.say("score-hidden") if player["points"] is None else str(player["points"])

    def stock(self, name: str, count: int, touchable: frozenset[str]) -> str:
        return (TOUCH if f"goods:{name}" in touchable else "") + str(count)

    def character(self, name: str, used: list[str], touchable: frozenset[str]) -> Text:
        said = self.say(f"character-{name}-short") + (USED if name in used else "")
        return Text(mark(f"character:{name}", touchable).strip() + said)

    def characters(self, heading: str, names: list[str], touchable: frozenset[str]) -> RenderableType:
        """Characters and what they do."""
        rows = [
            (
                Text(mark(f"character:{name}", touchable) + self.say(f"character-{name}"), HEADING),
                self.say(f"character-{name}-help"),
            )
            for name in names
        ]
        return Group(Text(self.say(heading), HEADING), explained(rows))
