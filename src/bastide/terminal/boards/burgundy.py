"""The Castles of Burgundy in text: the game board, the own duchy, and the rivals in a line each."""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bastide.games.burgundy.components import TILE_NAMES, TYPES
from bastide.terminal.boards import duchy
from bastide.terminal.boards.board import Board, View
from bastide.terminal.screen import HEADING, QUIET

SIDE: Final = 20
"""Columns that the list beside the map needs at least."""
NOTHING: Final = "–"
COUNTED: Final = ("points", "workers", "silver")


class Table(Board):
    """The board of the game."""

    def draw(self, view: View, touchable: frozenset[str] = frozenset()) -> RenderableType:
        if view["phase"] is None:
            return self.choice(view)
        parts: list[RenderableType] = [self.course(view), self.depots(view, touchable)]
        seat = view["seat"]
        if seat is not None:
            parts += [self.duchy(view, seat, touchable), *self.knowledge(view, seat)]
        parts += [self.rivals(view)]
        return Group(*parts)

    def draw_player(self, view: View, seat: int) -> RenderableType:
        title = Text(self.player(seat), HEADING)
        if view["players"][seat]["duchy"] is None:
            return Group(title, self.sides(view, seat))
        return Group(title, self.duchy(view, seat, frozenset()), *self.knowledge(view, seat))

    def pieces(self) -> tuple[str, ...]:
        return TILE_NAMES[1:]

    def source(self, why: str, what: str) -> str:
        if what in TYPES:
            return f"@type-{what}" if why.startswith("why-bonus") else f"@area-{what}"
        return self.noun(what)

    def change(self, before: View, after: View, seat: int) -> str:
        parts = []
        for name in COUNTED:
            was, now = before["players"][seat][name], after["players"][seat][name]
            if was != now:
                parts.append(self.say(f"burgundy-change-{name}", was=was, now=now))
        return ", ".join(parts)

    # ---- the game board

    def course(self, view: View) -> RenderableType:
        """Phase, round, dice, and what is still to come."""
        lines = Text()
        lines.append(self.say(f"phase-{view['phase']}"), HEADING)
        lines.append(self.say("burgundy-round", round=view["round"], points=view["phase_points"]) + "\n")
        lines.append(self.say("burgundy-order") + " ")
        for place, seat in enumerate(view["order"]):
            lines.append("  → " if place else "")
            lines.append(self.player(seat), HEADING if [seat] == view["to_act"] else "")
            lines.append(" ")
            lines.append_text(self.dice(view, seat, place))
        lines.append("\n" + self.say("burgundy-white", die=view["white"]))
        coming = ", ".join(self.goods(name) for name in view["round_goods"])
        lines.append(self.say("burgundy-coming", goods=coming) if coming else self.say("burgundy-coming-none"))
        steps = [f"{self.player(step['seat'])} ({step['position']})" for step in view["track"]]
        lines.append("\n" + self.say("burgundy-track", order=" → ".join(steps)))
        return lines

    def dice(self, view: View, seat: int, place: int) -> Text:
        """[5] can still be used, 5✓ has been."""
        shown = Text()
        for number, face in enumerate(view["players"][seat]["dice"]):
            used = view["over"] or place < view["turn"] or (place == view["turn"] and view["used"][number])
            shown.append(f"{face}✓" if used else f"[{face}]", QUIET if used else HEADING)
            shown.append(" " if number == 0 else "")
        return shown

    def depots(self, view: View, touchable: frozenset[str]) -> RenderableType:
        table = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1), width=self.width)
        table.add_column(self.say("burgundy-depot"), no_wrap=True)
        table.add_column(self.say("burgundy-tiles"), ratio=3)
        table.add_column(self.say("burgundy-goods"), ratio=1)
        for name, tiles in view["depots"].items():
            if name != "black":
                goods = self.pile(view["depot_goods"][name])
                table.add_row(self.say("burgundy-number", number=name), self.tiles(tiles, name, touchable), goods)
        table.add_row(self.say("burgundy-black"), self.tiles(view["depots"]["black"], "0", touchable), "")
        return Group("", table, Text(self.bonus_left(view)))

    def tiles(self, tiles: list[str | None], depot: str, touchable: frozenset[str]) -> Text:
        """The tiles of a depot, those that can be taken now with a mark before them."""
        shown = Text()
        for slot, tile in enumerate(tiles):
            if tile is not None:
                shown.append("  " if shown else "")
                shown.append(duchy.TOUCH if f"depot:{depot}:{slot}" in touchable else "")
                shown.append_text(self.tile(tile))
        return shown if shown else Text(NOTHING, QUIET)

    def tile(self, name: str) -> Text:
        return Text(f" {self.say(f'tile-{name}-short')} ".replace(" ", "\u00a0"), duchy.FILLED[duchy.type_of(name)])

    def bonus_left(self, view: View) -> str:
        left = []
        for size in ("large", "small"):
            types = ", ".join(self.say(f"type-{kind}") for kind in view["bonus"][size]) or NOTHING
            left.append(self.say(f"burgundy-bonus-{size}", types=types))
        return "\n".join(left)

    # ---- goods

    def goods(self, name: str) -> str:
        return f"{name.rpartition('_')[2]} {self.say(name)}"

    def pile(self, goods: dict[str, int]) -> str:
        """Goods with their die number, so that the colour is never the only sign."""
        shown = [f"{self.goods(name)}{f' ×{count}' if count > 1 else ''}" for name, count in goods.items()]
        return ", ".join(shown) or NOTHING

    # ---- a player

    def duchy(self, view: View, seat: int, touchable: frozenset[str]) -> RenderableType:
        player = view["players"][seat]
        own = touchable if seat == view["seat"] else frozenset[str]()
        picture = duchy.draw(player["duchy"], player["hexes"], self.words, own)
        title = Text("\n" + self.say("burgundy-duchy", number=player["duchy"]), HEADING)
        if self.width < duchy.WIDTH + 1 + SIDE:
            return Group(title, picture, Columns(self.belongings(view, seat, own), padding=(0, 3)))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=duchy.WIDTH, no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(picture, Group(*self.belongings(view, seat, own)))
        return Group(title, grid)

    def belongings(self, view: View, seat: int, touchable: frozenset[str]) -> list[RenderableType]:
        """What lies on a player board beside the duchy."""
        player = view["players"][seat]
        counts = Text(self.say("burgundy-points", count=player["points"]), HEADING)
        for name in ("silver", "workers", "sold", "empty_hexes"):
            counts.append("\n" + self.say(f"burgundy-{name}", count=player[name]), "")
        storage = Text(self.say("burgundy-storage"), HEADING)
        for slot, tile in enumerate(player["storage"]):
            mark = duchy.TOUCH if f"storage:{slot}" in touchable else " "
            storage.append(f"\n{mark}{slot + 1} ", "")
            storage.append_text(self.tile(tile) if tile else Text(NOTHING, QUIET))
        goods = Text(self.say("burgundy-stored-goods"), HEADING)
        for line in self.pile(player["goods"]).split(", "):
            goods.append(f"\n {line}", "")
        bonus = Text(self.say("burgundy-bonus"), HEADING)
        for size in ("large", "small"):
            for kind in player["bonus"][size]:
                bonus.append("\n " + self.say(f"burgundy-bonus-own-{size}", type=self.say(f"type-{kind}")), "")
        parts = [counts, storage, goods]
        return [*parts, bonus] if any(player["bonus"].values()) else [*parts]

    def knowledge(self, view: View, seat: int) -> list[RenderableType]:
        """The knowledge tiles of a duchy and what they do."""
        known = view["players"][seat]["knowledge"]
        if not known:
            return []
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for number in known:
            grid.add_row(self.tile(f"knowledge_{number}"), self.say(f"tile-knowledge_{number}-help"))
        return [Text("\n" + self.say("burgundy-knowledge"), HEADING), grid]

    def rivals(self, view: View) -> RenderableType:
        """Everybody else in a row each; a spectator sees all."""
        table = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1), width=self.width)
        table.add_column(self.say("burgundy-rivals" if view["seat"] is not None else "burgundy-players"), no_wrap=True)
        for name in ("points", "silver", "workers", "empty_hexes"):
            table.add_column(self.say(f"burgundy-{name}-head"), justify="right", no_wrap=True)
        table.add_column(self.say("burgundy-storage-head"), ratio=3)
        table.add_column(self.say("burgundy-goods"), ratio=2)
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                stored = Text("  ").join([self.tile(tile) for tile in player["storage"] if tile])
                known = [f"№{number}" for number in player["knowledge"]]
                if known:
                    stored.append(("\n" if stored else "") + self.say("burgundy-knows", numbers=", ".join(known)))
                table.add_row(
                    self.player(player["seat"]),
                    *(str(player[name]) for name in ("points", "silver", "workers", "empty_hexes")),
                    stored if stored else Text(NOTHING, QUIET),
                    self.pile(player["goods"]),
                )
        return Group("", table)

    # ---- the advanced set-up

    def choice(self, view: View) -> RenderableType:
        """Before phase A: the two sides of the own board, and what the rivals were dealt or have chosen."""
        parts: list[RenderableType] = []
        for seat in range(view["seats"]):
            player = view["players"][seat]
            parts.append(Text(self.player(seat), HEADING))
            if seat == view["seat"] and player["duchy"] is None:
                parts.append(self.sides(view, seat))
            else:
                parts.append(Text(self.settled(view, seat)))
            parts.append(Text(self.say("burgundy-start", goods=self.pile(player["goods"]), workers=player["workers"])))
        return Group(*parts)

    def sides(self, view: View, seat: int) -> RenderableType:
        drawn: list[RenderableType] = []
        for number in view["boards"][seat]:
            drawn.append(Text(self.say("burgundy-duchy", number=number), HEADING))
            drawn.append(duchy.draw(number, {}, self.words))
        return Group(*drawn)

    def settled(self, view: View, seat: int) -> str:
        player = view["players"][seat]
        if player["duchy"] is not None:
            castle = ", ".join(player["hexes"])
            return self.say("burgundy-settled", number=player["duchy"], hex=castle)
        dealt = self.say("burgundy-dealt", numbers=" / ".join(str(number) for number in view["boards"][seat]))
        return f"{dealt} {self.say('burgundy-chosen')}" if player["chosen"] else dealt
