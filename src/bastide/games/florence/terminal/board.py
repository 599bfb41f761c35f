"""The Princes of Florence in text: the auction, the stocks, everybody in a row, one's own estate and cards."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bastide.games.florence.components import CARD_NAMES, CELLS, DECKS, FREEDOMS, LANDSCAPES, OBJECTS, TILES
from bastide.games.florence.muse_princess.components import CHARACTERS
from bastide.games.florence.terminal import cards, modules
from bastide.games.florence.terminal.estate import PALAZZO, WIDTH, Estate
from bastide.terminal.boards.board import EMBLEMS, Board, View
from bastide.terminal.boards.layout import NOTHING, lined, mark
from bastide.terminal.screen import HEADING, QUIET

COUNTED: Final = ("points", "card_count", "jesters", "builders", "empty", "best")
"""What of every player is a number of the view."""


class Table(Board):
    """The board of the game."""

    remembered: ClassVar[tuple[str, ...]] = ("coins",)

    def draw(self, view: View, touchable: frozenset[str] = frozenset()) -> RenderableType:
        parts: list[RenderableType] = [self.course(view), "", self.auction(view, touchable), ""]
        parts += [self.stocks(view, touchable), *modules.drawn(self, view, touchable)]
        parts += ["", self.everybody(view), *self.rivals(view)]
        if view["seat"] is not None:
            parts += ["", *self.own(view, view["seat"], touchable)]
            for other in modules.partners(view):
                estate = self.estate(view, view["players"][other], touchable)
                parts += ["", Text(self.player(other), HEADING), estate.draw(self.size.tall)]
        return Group(*parts)

    def draw_player(self, view: View, seat: int) -> RenderableType:
        return Group(Text(self.player(seat), HEADING), *self.own(view, seat, frozenset()))

    def pieces(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*CARD_NAMES, *TILES, *OBJECTS, *FREEDOMS, *CHARACTERS)))

    def emblems(self, seats: list[int]) -> str:
        return " ".join(EMBLEMS[seat] for seat in seats) or NOTHING

    def named(self, family: str, names: list[str]) -> str:
        return ", ".join(self.say(f"{family}-{name}") for name in names) or NOTHING

    # ---- the table

    def course(self, view: View) -> Text:
        """Round, phase, who decides, who begins, what a Work needs."""
        lines = Text()
        lines.append(self.say("board-round", round=view["round"], rounds=view["rounds"]), HEADING)
        lines.append(" · " + self.say(f"phase-{view['phase']}"), HEADING)
        if view["to_act"]:
            lines.append(" · " + self.say("board-asked", players=self.emblems(view["to_act"])))
        lines.append("\n")
        if view["seats"] > 1:
            lines.append(self.say("board-first", player=self.player(view["first"])) + " ")
        coming = ", ".join(str(least) for least in view["minimums"][view["round"] :])
        lines.append(self.say("board-minimum", least=view["minimum"]))
        lines.append(f" {self.say('board-minimum-later', coming=coming)}" if coming else "", QUIET)
        if view["turn"] is not None:
            said = self.say("board-turn", player=self.player(view["turn"]["seat"]), actions=view["turn"]["actions"])
            lines.append("\n" + said)
        return lines

    def auction(self, view: View, touchable: frozenset[str]) -> RenderableType:
        """What is sold in this round, what is for sale now, who is in."""
        sale = view["auction"]
        items = [self.object(item, sale["item"], touchable) for item in sale["objects"]]
        heading = self.say("board-objects")
        lines: list[RenderableType] = [Text(heading, HEADING), lined(items, self.size.width)]
        if sale["item"] is not None:
            said = self.say(
                "board-bid",
                object=self.say(f"object-{sale['item']}"),
                bid=sale["bid"],
                leader=self.player(sale["leader"]),
                bidders=self.emblems(sale["bidders"]),
            )
            lines.append(Text(said, HEADING))
        if view["phase"] == "auction":
            lines.append(Text(self.say("board-still-in", players=self.emblems(sale["still_in"]))))
        return Group(*lines)

    def object(self, item: dict[str, Any], sold_now: str | None, touchable: frozenset[str]) -> Text:
        """An object with how many are left; sold in this round it is struck off."""
        name = item["object"]
        touch = mark(f"object:{name}", touchable).strip()
        said = f"{touch}{self.say(f'object-{name}')} {item['left']}"
        if item["sold"]:
            return Text(f"{said} {self.say('board-sold')};", QUIET)
        return Text(f"{said};", HEADING if touch or name == sold_now else "")

    def stocks(self, view: View, touchable: frozenset[str]) -> RenderableType:
        """Buildings, freedoms and decks that can still be had."""
        said = [
            ("board-buildings", self.counted("building", "tile", view["buildings"], touchable)),
            ("board-freedoms", self.counted("freedom", "freedom", view["freedoms"], touchable)),
            ("board-decks", self.counted("deck", "deck", view["decks"], touchable)),
        ]
        return Group(*[Text.assemble((f"{self.say(heading)} ", HEADING), words) for heading, words in said])

    def counted(self, touch: str, family: str, counts: dict[str, int], touchable: frozenset[str]) -> str:
        found = [
            f"{mark(f'{touch}:{name}', touchable).strip()}{self.say(f'{family}-{name}')} {count}"
            for name, count in counts.items()
            if count
        ]
        return ", ".join(found) or NOTHING

    # ---- everybody

    def everybody(self, view: View) -> RenderableType:
        """A row for each player: prestige, coins as far as they are known, cards, tokens, tiles."""
        table = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=HEADING)
        table.add_column(self.say("board-players"), no_wrap=True)
        for name in (*COUNTED, "coins", *DECKS, "recruiting"):
            table.add_column(self.say(f"board-{name}-head"), justify="right", no_wrap=True)
        for seat, player in enumerate(view["players"]):
            row = [str(player[name]) for name in COUNTED]
            row.append(NOTHING if player["coins"] is None else str(player["coins"]))
            row += [str(player["hand"][name]) for name in DECKS]
            style = HEADING if seat in view["to_act"] else ""
            table.add_row(Text(self.player(seat), style), *row, str(player["recruiting"]))
        return table

    def rivals(self, view: View) -> list[RenderableType]:
        """What the others have in their estates, in words."""
        return [
            Text(self.say("board-has", player=self.player(seat), things=self.things(player)))
            for seat, player in enumerate(view["players"])
            if seat != view["seat"] and (player["estate"] or player["played"] or player["freedoms"])
        ]

    def things(self, player: dict[str, Any]) -> str:
        """Landscapes, buildings, freedoms and played professions."""
        tiles = [piece["tile"] for piece in player["estate"]]
        found = [
            self.say(f"tile-{name}") + (f" ×{tiles.count(name)}" if tiles.count(name) > 1 else "")
            for name in dict.fromkeys(tiles)
        ]
        found += [self.say(f"freedom-{name}") for name in player["freedoms"]]
        if player["played"]:
            found.append(self.say("board-played", cards=self.named("card", player["played"])))
        return ", ".join(found)

    # ---- one player

    def own(self, view: View, seat: int, touchable: frozenset[str]) -> list[RenderableType]:
        """The estate, what belongs to it, and the cards as far as they are seen."""
        player = view["players"][seat]
        estate = self.estate(view, player, touchable).draw(self.size.tall)
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(width=WIDTH, no_wrap=True)
        grid.add_column(width=self.size.width - WIDTH - 2)
        grid.add_row(estate, self.belongings(view, player))
        hand = [
            cards.looked_at(player["looked_at"] or [], touchable, self.words),
            cards.works(player, view["minimum"], touchable, self.words),
            cards.bonuses(player["bonuses"] or {}, touchable, self.words),
            cards.prestiges(player["prestiges"] or {}, self.words),
        ]
        return [grid, *(part for found in hand if found for part in ("", *found))]

    def estate(self, view: View, player: dict[str, Any], touchable: frozenset[str]) -> Estate:
        pieces = [(PALAZZO, view["palazzo"]), *((piece["tile"], piece["cells"]) for piece in player["estate"])]
        seat = player["seat"]
        starts = ["cell", f"cell:{seat}"] if seat == view["seat"] else [f"cell:{seat}"]  # joint ones name the seat
        touched = frozenset(cell for cell in range(CELLS) if any(f"{start}:{cell}" in touchable for start in starts))
        return Estate(pieces, player["barred"], view["sizes"], self.words, touched)

    def belongings(self, view: View, player: dict[str, Any]) -> Text:
        """What lies beside the estate."""
        landscapes = [sum(piece["tile"] == name for piece in player["estate"]) for name in LANDSCAPES]
        lines = [
            self.say("board-points-of", points=player["points"]),
            self.say("board-coins-of", coins=NOTHING if player["coins"] is None else player["coins"]),
            self.say("board-price-of", builders=player["builders"], price=player["building_price"]),
            self.say("board-jesters-of", jesters=player["jesters"]),
            self.say("board-freedoms-of", freedoms=self.named("freedom", player["freedoms"])),
            self.say("board-landscapes-of", forests=landscapes[0], lakes=landscapes[1], parks=landscapes[2]),
            self.say("board-empty-of", empty=player["empty"]),
            self.say("board-recruiting-of", held=player["recruiting"], received=player["received"]),
            self.say("board-played-of", cards=self.named("card", player["played"])),
            self.say("board-count-of", count=player["card_count"]),
        ]
        if player["best"]:
            lines.append(self.say("board-best-of", value=player["best"]))
        return Text("\n".join(lines))
