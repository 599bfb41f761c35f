"""Orléans in text: the event, the map, tracks and stocks, deeds, everybody in a row, and one's own places."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.components import DEEDS
from bastide.games.orleans.expansion import EVENT_NAMES
from bastide.games.orleans.goods import GOODS
from bastide.games.orleans.terminal import signs
from bastide.games.orleans.terminal.country import Country
from bastide.games.orleans.terminal.tracks import next_step
from bastide.games.orleans.tokens import CHARACTERS
from bastide.games.orleans.tracks import TRACKS
from bastide.terminal.boards.board import EMBLEMS, Board, View
from bastide.terminal.boards.layout import NOTHING, TOUCH, headed, lined, mark
from bastide.terminal.screen import HEADING, NARROWEST, QUIET

EFFECTS: Final = 26
"""Columns for what places do, where the screen has so many to spare."""
ACTIVE: Final = "✓"
BARRED: Final = "✗"
COUNTED: Final = ("coins", "level", "citizens", "held", "bag")
LEVELS: Final = ("", "I", "II")


class Table(Board):
    """The board of the game."""

    remembered: ClassVar[tuple[str, ...]] = ("bag_tokens", "most")

    def draw(self, view: View, touchable: frozenset[str] = frozenset()) -> RenderableType:
        parts: list[RenderableType] = [self.course(view), "", Text(self.say("board-map"), HEADING)]
        parts += [Country(view, touchable, self.words, self.size.width).draw(self.size.tall), ""]
        parts += [self.tracks(view), "", self.stocks(view, touchable), "", self.deeds(view, touchable), ""]
        parts.append(self.everybody(view, touchable))
        if view["seat"] is not None:
            own = view["players"][view["seat"]]
            parts += ["", *self.own_board(view, own, touchable)]
        return Group(*parts)

    def draw_player(self, view: View, seat: int) -> RenderableType:
        """Everything of one player, in words."""
        player = view["players"][seat]
        stations = ", ".join(self.say(f"city-{city}") for city in player["stations"]) or NOTHING
        steps = ", ".join(f"{self.say(f'track-{name}')} {player['tracks'][name]}" for name in TRACKS)
        lines = [
            self.say("board-coins-of", coins=player["coins"], points=view["scores"][seat]),
            self.say("board-goods-of", goods=self.goods(player, frozenset())),
            self.say("board-tracks-of", tracks=steps),
            self.say("board-level-of", level=player["level"], draws=player["draws"]),
            self.say("board-merchant-of", city=self.say(f"city-{player['merchant']}")),
            self.say("board-stations-of", cities=stations, left=player["stations_left"]),
            self.say("board-citizens-of", citizens=player["citizens"], held=player["held"]),
        ]
        if "orders" in player:
            cards = "; ".join(self.order(card, frozenset()) for card in player["orders"])
            lines.append(self.say("board-orders-of", orders=cards or NOTHING))
        parts: list[RenderableType] = [Text(self.player(seat), HEADING)]
        parts += [Padding(Text(line), (0, 0, 0, 2)) for line in lines]
        return Group(*parts, *self.own_board(view, player, frozenset()))

    def pieces(self) -> tuple[str, ...]:
        return (*PLACE_NAMES, *DEEDS, *EVENT_NAMES)

    def emblems(self, seats: list[int]) -> str:
        return " ".join(EMBLEMS[seat] for seat in seats) or NOTHING

    # ---- the course of the game

    def course(self, view: View) -> Text:
        """Round, phase, who decides, the event, who begins, who is ready or has passed."""
        lines = Text()
        lines.append(self.say("board-round", round=view["round"], rounds=view["rounds"]), HEADING)
        lines.append(" · " + self.say(f"phase-{self.phase(view)}"), HEADING)
        if view["to_act"]:
            lines.append(" · " + self.say("board-asked", players=self.emblems(view["to_act"])))
        if view["event"] is not None:
            name = view["event"]["name"]
            lines.append("\n" + self.say("board-event", event=self.say(f"hourglass-{name}")), HEADING)
            lines.append(" " + self.say(f"hourglass-{name}-help"))
        lines.append("\n" + self.say("board-left", count=view["hourglass"]))
        if view["past"][:-1]:
            past = ", ".join(self.say(f"hourglass-{name}") for name in view["past"][:-1])
            lines.append(" " + self.say("board-past", events=past))
        lines.append("\n" + self.say("board-first", player=self.player(view["first"])))
        if view["phase"] in ("followers", "planning"):
            lines.append(" " + self.say("board-ready", players=self.emblems(view["planned"])))
        if view["phase"] == "actions":
            lines.append(" " + self.say("board-passed", players=self.emblems(view["passed"])))
        return lines

    def phase(self, view: View) -> str:
        """The phase; planning begins for each player when his followers are drawn."""
        plans = [asked["seat"] for asked in view["asked"] if asked["ask"] == "plan"]
        here = view["seat"] in plans if view["seat"] in view["to_act"] else bool(plans)
        return "planning" if view["phase"] == "followers" and here else str(view["phase"])

    # ---- tracks and stocks

    def tracks(self, view: View) -> RenderableType:
        """How far everybody is, and what the viewer's next step brings."""
        table = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=HEADING)
        table.add_column(self.say("board-tracks"), no_wrap=True)
        for seat in range(view["seats"]):
            table.add_column(EMBLEMS[seat], justify="right", no_wrap=True)
        if view["seat"] is not None:
            table.add_column(self.say("board-next"))
        for name in TRACKS:
            row = [str(player["tracks"][name]) for player in view["players"]]
            if view["seat"] is not None:
                index = view["players"][view["seat"]]["tracks"][name]
                row.append(next_step(name, index, view["citizens"], self.words))
            table.add_row(self.say(f"track-{name}"), *row)
        return table

    def stocks(self, view: View, touchable: frozenset[str]) -> RenderableType:
        """Tokens, goods, technology, citizens and place tiles that can still be had."""
        supply = [
            f"{mark(f'supply:{name}', touchable).strip()}{self.say(f'token-{name}')} {view['supply'][number]}"
            for number, name in enumerate(CHARACTERS)
        ]
        citizens = ", ".join(self.say(f"board-citizen-{name}") for name in view["citizens"])
        said = [
            (self.say("board-supply"), ", ".join(supply)),
            (self.say("board-goods-market"), signs.stock(view["market"], "stock", touchable, self.words)),
            (self.say("board-technology"), str(view["technology"])),
            (self.say("board-citizens"), citizens or NOTHING),
        ]
        for level in (1, 2):
            tiles = [tile for tile in view["tiles"] if tile["level"] == level]
            shown = [mark(f"tile:{t['name']}", touchable).strip() + self.say(f"place-{t['name']}") for t in tiles]
            said.append((self.say("board-tiles", level=LEVELS[level]), ", ".join(shown) or NOTHING))
        if "orders" in view:
            cards = "; ".join(self.order(card, touchable) for card in view["orders"])
            said.append((self.say("board-orders", count=view["order_deck"]), cards or NOTHING))
        lines = [Text.assemble((f"{heading} ", HEADING), words) for heading, words in said]
        return Group(*lines)

    def order(self, card: dict[str, Any], touchable: frozenset[str]) -> str:
        """An order: where, what, for how much."""
        goods = ", ".join(self.say(f"good-{name}") for name in card["goods"])
        city = self.say(f"city-{card['city']}")
        said = self.say("board-order", city=city, goods=goods, points=card["points"])
        return mark(f"order:{card['name']}", touchable).strip() + said

    # ---- deeds

    def deeds(self, view: View, touchable: frozenset[str]) -> RenderableType:
        """Every deed with its spaces, alike ones together: "knight ■■·"."""
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        names = [self.say(f"deed-{row['name']}-short") for row in view["deeds"]]
        wide = max(len(name) for name in names) + 1
        grid.add_column(width=wide, no_wrap=True)
        grid.add_column(width=self.size.width - wide - 2)
        for name, row in zip(names, view["deeds"], strict=True):
            touched = any(f"deed:{row['name']}:{space}" in touchable for space in range(row["open"]))
            items = self.spaces(row)
            if row["citizens"]:
                items.append(Text(self.say("board-citizens-there", count=row["citizens"])))
            if any(row["goods"].values()):
                items.append(Text(signs.stock(row["goods"], "stock", touchable, self.words)))
            if row["technology"]:
                items.append(Text(self.say("board-tiles-there", count=row["technology"])))
            touch = TOUCH if touched else " "
            grid.add_row(Text(touch + name, HEADING if touched else ""), lined(items, self.size.width - wide - 2))
        return Group(headed(self.say("board-deeds")), grid)

    def spaces(self, row: dict[str, Any]) -> list[Text]:
        found: list[Text] = []
        for kind in dict.fromkeys(row["spaces"][: row["open"]]):
            marks = [row["filled"][space] for space in range(row["open"]) if row["spaces"][space] == kind]
            drawn = "".join(signs.EMPTY if there is None else signs.FILLED for there in marks)
            found.append(Text(f"{self.say(f'slot-{kind}')} {drawn} ", "" if signs.EMPTY in drawn else QUIET))
        return found

    # ---- the players

    def everybody(self, view: View, touchable: frozenset[str]) -> RenderableType:
        """A row for each player: coins, level, goods and more; then what of the others' places is activated."""
        heads = [
            *(self.say(f"board-{name}-head") for name in COUNTED),
            self.say("board-stations-head"),
            *(self.say(f"good-{name}") for name in GOODS),
        ]
        table = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=HEADING)
        table.add_column(self.say("board-players"), no_wrap=True)
        for head in heads:
            table.add_column(head, justify="right", no_wrap=True)
        for seat, player in enumerate(view["players"]):
            own = touchable if seat == view["seat"] else frozenset[str]()
            goods = [
                mark(f"goods:{name}", own).strip() + str(player["goods"][name] + player["brasserie"][name])
                for name in GOODS
            ]
            stations = mark("stations", own).strip() + str(len(player["stations"]))
            style = HEADING if seat in view["to_act"] else ""
            counted = [str(player[name]) for name in COUNTED]
            table.add_row(Text(self.player(seat), style), *counted, stations, *goods)
        lines: list[RenderableType] = [table]
        for seat, player in enumerate(view["players"]):
            active = [self.say(f"place-{place['name']}") for place in player["places"] if place["active"]]
            if seat != view["seat"] and active:
                said = self.say("board-active", player=self.player(seat), places=", ".join(active))
                lines.append(Text(said))
        return Group(*lines)

    def goods(self, player: dict[str, Any], touchable: frozenset[str]) -> str:
        """Goods, and those that lie on the Brasserie."""
        said = signs.stock(player["goods"], "goods", touchable, self.words)
        if any(player["brasserie"].values()):
            on_tile = signs.stock(player["brasserie"], "brasserie", touchable, self.words)
            said += f" + {self.say('place-brasserie')}: {on_tile}"
        return said

    # ---- one player's board

    def own_board(self, view: View, player: dict[str, Any], touchable: frozenset[str]) -> list[RenderableType]:
        """Tokens at hand and in the bag, then every place with its slots."""
        said = [(self.say("board-market", size=player["market_size"]), player["market"], "market")]
        if player["tower"] is not None:
            said.append((self.say("board-tower", size=player["tower_size"]), player["tower"], "tower"))
        for key in ("fresh", "drawn"):
            if player[key]:
                said.append((self.say(f"board-{key}"), player[key], key))
        if player["bag_tokens"] is not None:
            said.append((self.say("board-bag"), player["bag_tokens"], "bag"))
        for asked in view["asked"]:
            if touchable and asked["ask"] == "deeds" and asked["seat"] == view["seat"]:
                said.append((self.say("board-to-send"), asked["tokens"], "token"))
        lines: list[RenderableType] = [
            Text.assemble((f"{heading} ", HEADING), signs.heap(tokens, kind, touchable, self.words))
            for heading, tokens, kind in said
        ]
        if touchable and player["held"]:
            touch = mark("held", touchable).strip()
            lines.append(Text(touch + self.say("board-held", count=player["held"]), HEADING))
        return [*lines, self.places(player, touchable)]

    def places(self, player: dict[str, Any], touchable: frozenset[str]) -> Grid:
        """A place in a line, or more where its slots hold much; on a wide screen with what it does."""
        names = max(len(self.say(f"place-{place['name']}")) for place in player["places"]) + 2
        wide = self.size.width >= NARROWEST + EFFECTS - 6
        slots = self.size.width - names - 1 - (EFFECTS + 1 if wide else 0)
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(width=names, no_wrap=True)
        grid.add_column(width=slots - 1)
        if wide:
            grid.add_column(width=EFFECTS)
        for place in player["places"]:
            name = place["name"]
            state = BARRED if place["barred"] or place["jammed"] else ACTIVE if place["active"] else " "
            touch = mark(f"place:{name}", touchable)
            items = [signs.slot(name, at, held, touchable, self.words) for at, held in enumerate(place["slots"])]
            row: list[RenderableType] = [
                Text(
                    f"{touch}{state}{self.say(f'place-{name}')}", HEADING if touch == TOUCH or state == ACTIVE else ""
                ),
                lined(items, slots - 1),
            ]
            grid.add_row(*row, *([Text(self.say(f"does-{name}"), QUIET)] if wide else []))
        return grid
