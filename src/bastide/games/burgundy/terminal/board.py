"""The Castles of Burgundy in text: the game board, the own duchy, and the rivals in a line each."""

from typing import ClassVar, Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bastide.games.burgundy.components import TILE_NAMES, TYPES
from bastide.games.burgundy.terminal import duchy
from bastide.terminal.boards.board import Board, View
from bastide.terminal.boards.layout import NOTHING, explained, headed, lined, mark
from bastide.terminal.screen import HEADING, QUIET

SIDE: Final = 20
"""Columns that the list beside the map needs at least."""
GOODS_WIDTH: Final = 24
"""Columns for the goods of a player."""
GAP: Final = 2
"""Columns between two columns of a table."""
COUNTED: Final = ("points", "silver", "workers", "empty_hexes")


class Table(Board):
    """The board of the game."""

    remembered: ClassVar[tuple[str, ...]] = ("sold_goods", "sold_worth")

    def draw(self, view: View, touchable: frozenset[str] = frozenset()) -> RenderableType:
        if view["phase"] is None:
            return self.choice(view)
        parts: list[RenderableType] = [self.course(view), self.rivals(view), self.depots(view, touchable)]
        seat = view["seat"]
        if seat is not None:
            parts += [self.duchy(view, seat, touchable), *self.knowledge(view, seat)]
        return Group(*parts)

    def draw_player(self, view: View, seat: int) -> RenderableType:
        title = Text(self.player(seat), HEADING)
        if view["players"][seat]["duchy"] is None:
            return Group(title, self.sides(view, seat))
        return Group(title, self.duchy(view, seat, frozenset()), *self.knowledge(view, seat))

    def pieces(self) -> tuple[str, ...]:
        return TILE_NAMES[1:]

    # ---- the game board

    def course(self, view: View) -> RenderableType:
        """Phase, round, dice, and what is still to come."""
        lines = Text()
        lines.append(self.say(f"phase-{view['phase']}"), HEADING)
        lines.append(self.say("board-round", round=view["round"], points=view["phase_points"]) + "\n")
        lines.append(self.say("board-order") + " ")
        for place, seat in enumerate(view["order"]):
            lines.append("  → " if place else "")
            lines.append(self.player(seat), HEADING if [seat] == view["to_act"] else "")
            lines.append(" ")
            lines.append_text(self.dice(view, seat, place))
        steps = [f"{self.player(step['seat'])} ({step['position']})" for step in view["track"]]
        lines.append("\n" + self.say("board-track", order=", ".join(steps)))
        lines.append("\n" + self.say("board-white", die=view["white"]))
        coming = ", ".join(self.goods(name) for name in view["round_goods"])
        lines.append("\n" + (self.say("board-coming", goods=coming) if coming else self.say("board-coming-none")))
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
        beside = self.size.width // 3
        wide = self.size.width - len(self.say("board-depot")) - beside - 2 * GAP
        table = self.grid()
        table.add_column(self.say("board-depot"), no_wrap=True)
        table.add_column(self.say("board-tiles"), width=wide)
        table.add_column(self.say("board-goods"), width=beside)
        for name, tiles in view["depots"].items():
            if name != "black":
                shown = lined(self.tiles(tiles, name, touchable), wide)
                goods = lined(self.pile(view["depot_goods"][name]), beside)
                table.add_row(self.say("board-number", number=name), shown, goods)
        black = lined(self.tiles(view["depots"]["black"], "0", touchable), wide)
        table.add_row(self.say("board-black"), black, "")
        return Group("", table, self.bonus_left(view))

    def grid(self) -> Grid:
        return Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0), width=self.size.width)

    def tiles(self, tiles: list[str | None], depot: str, touchable: frozenset[str]) -> list[Text]:
        """The tiles of a depot, those that can be taken now with a mark before them."""
        shown = []
        for slot, tile in enumerate(tiles):
            if tile is not None:
                touch = mark(f"depot:{depot}:{slot}", touchable)
                shown.append(Text.assemble(touch, self.tile(tile, full=tile.startswith("knowledge"))))
        return shown

    def tile(self, name: str, full: bool = False) -> Text:
        said = self.say(f"tile-{name}" if full else f"tile-{name}-short")
        return Text(f" {said} ", duchy.FILLED[duchy.type_of(name)])

    def bonus_left(self, view: View) -> Text:
        """Which bonus tiles are still on the board."""
        left = Text(self.say("board-bonus-left"))
        for kind in TYPES:
            marks = "".join(
                mark if kind in view["bonus"][size] else "·" for size, mark in (("large", "■"), ("small", "▪"))
            )
            left.append(f" {self.say(f'type-{kind}')} {marks}")
        return left

    # ---- goods

    def goods(self, name: str) -> str:
        return f"{self.say(name)} [{name.rpartition('_')[2]}]"

    def pile(self, goods: dict[str, int]) -> list[Text]:
        """Goods with their die number, so that the colour is never the only sign."""
        return [Text(self.goods(name) + (f" ×{count}" if count > 1 else "")) for name, count in goods.items()]

    # ---- a player

    def duchy(self, view: View, seat: int, touchable: frozenset[str]) -> RenderableType:
        player = view["players"][seat]
        own = touchable if seat == view["seat"] else frozenset[str]()
        picture = duchy.draw(player["duchy"], player["hexes"], self.words, own, self.size.tall)
        title = Text("\n" + self.say("board-duchy", number=player["duchy"]), HEADING)
        if self.size.width < duchy.WIDTH + 1 + SIDE:
            return Group(title, picture, Columns(self.belongings(view, seat, own), padding=(0, 3)))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=duchy.WIDTH, no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(picture, Group(*self.belongings(view, seat, own)))
        return Group(title, grid)

    def belongings(self, view: View, seat: int, touchable: frozenset[str]) -> list[RenderableType]:
        """What lies on a player board beside the duchy."""
        player = view["players"][seat]
        counts = headed(self.say("board-points", count=player["points"]))
        for name in ("silver", "workers", "sold", "empty_hexes"):
            counts.append("\n" + self.say(f"board-{name}", count=player[name]))
        storage = headed(self.say("board-storage"))
        for slot, tile in enumerate(player["storage"]):
            storage.append("\n" + mark(f"storage:{slot}", touchable))
            storage.append_text(self.tile(tile) if tile else Text(NOTHING, QUIET))
        goods = headed(self.say("board-stored-goods"))
        for pile in self.pile(player["goods"]) or [Text(NOTHING, QUIET)]:
            goods.append("\n ").append_text(pile)
        bonus = headed(self.say("board-bonus"))
        for size in ("large", "small"):
            for kind in player["bonus"][size]:
                bonus.append("\n " + self.say(f"board-bonus-own-{size}", type=self.say(f"type-{kind}")))
        parts = [counts, storage, goods]
        return [*parts, bonus] if any(player["bonus"].values()) else [*parts]

    def knowledge(self, view: View, seat: int) -> list[RenderableType]:
        """The knowledge tiles of a duchy and what they do."""
        known = view["players"][seat]["knowledge"]
        if not known:
            return []
        rows = [(self.tile(f"knowledge_{number}"), self.say(f"tile-knowledge_{number}-help")) for number in known]
        return [Text("\n" + self.say("board-knowledge"), HEADING), explained(rows)]

    def rivals(self, view: View) -> RenderableType:
        """Everybody else in a row each; a spectator sees all."""
        heads = [self.say(f"board-{name}-head") for name in COUNTED]
        wide = self.size.width - GOODS_WIDTH - len(self.player(0)) - len("".join(heads)) - 6 * GAP
        table = self.grid()
        table.add_column(self.say("board-rivals" if view["seat"] is not None else "board-players"), no_wrap=True)
        for head in heads:
            table.add_column(head, justify="right", no_wrap=True)
        table.add_column(self.say("board-storage-head"), width=wide)
        table.add_column(self.say("board-goods"), width=GOODS_WIDTH)
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                stored = lined([self.tile(tile) for tile in player["storage"] if tile], wide)
                if player["knowledge"]:
                    known = ", ".join(str(number) for number in player["knowledge"])
                    stored.append("\n" + self.say("board-knows", numbers=known))
                table.add_row(
                    self.player(player["seat"]),
                    *(str(player[name]) for name in COUNTED),
                    stored,
                    lined(self.pile(player["goods"]), GOODS_WIDTH),
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
            parts.append(
                Text(
                    self.say(
                        "board-start",
                        goods=lined(self.pile(player["goods"]), self.size.width).plain,
                        workers=player["workers"],
                    )
                )
            )
        return Group(*parts)

    def sides(self, view: View, seat: int) -> RenderableType:
        drawn: list[RenderableType] = []
        for number in view["boards"][seat]:
            drawn.append(Text(self.say("board-duchy", number=number), HEADING))
            drawn.append(duchy.draw(number, {}, self.words, lines=self.size.tall))
        return Group(*drawn)

    def settled(self, view: View, seat: int) -> str:
        player = view["players"][seat]
        if player["duchy"] is not None:
            castle = ", ".join(player["hexes"])
            return self.say("board-settled", number=player["duchy"], hex=castle)
        dealt = self.say("board-dealt", numbers=" / ".join(str(number) for number in view["boards"][seat]))
        return f"{dealt} {self.say('board-chosen')}" if player["chosen"] else dealt
