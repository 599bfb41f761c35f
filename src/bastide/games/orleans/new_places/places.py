"""What the new tiles do (ORL-8.5)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import Refusal
from bastide.core.reading import Reader
from bastide.games.orleans import gains, goods
from bastide.games.orleans.goods import CHEESE, GOODS, ONE, WINE, WOOL
from bastide.games.orleans.new_places.actions import FOR_COINS, FOR_POINTS, FOR_WOOL, SHEARS, WARDS, Shear, Ward
from bastide.games.orleans.new_places.components import BRASSERIE, LAID, MAJORITY, TRADING_HOUSE
from bastide.games.orleans.places import Acts
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import Effect, Module


class Brews(Effect):
    """The Brasserie: goods lie on it, and each can ward off an event (ORL-8.5.2)."""

    rule: ClassVar[str] = "ORL-8.5.2"

    def taken(self, state: Position, seat: int) -> None:
        """Two cheeses and two wines of the goods market, fewer if they are missing; they are its owner's."""
        for good in (CHEESE, WINE):
            for _ in range(min(LAID, goods.count(state.market, good))):
                state.market -= ONE[good]
                state.players[seat].brasserie += ONE[good]
                state.tell_good("good", seat, good, f"market:{GOODS[good]}", f"brasserie:{GOODS[good]}")
            if state.events is not None and goods.count(state.players[seat].brasserie, good) < LAID:
                state.tell("no_good", seat, {"good": GOODS[good]})

    def lost(self, state: Position, seat: int) -> None:
        """R-9: the goods stay with the owner, in his stock."""
        player = state.players[seat]
        player.goods += player.brasserie
        player.brasserie = 0


class Trades(Effect):
    """The Trading House: it counts at the end (ORL-8.5.3)."""

    rule: ClassVar[str] = "ORL-8.5.3"


class Farms(Acts):
    """The Sheep Farm: needs a cheese; what would yield nothing is not offered (ORL-8.5.4)."""

    rule: ClassVar[str] = "ORL-8.5.4"

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if goods.count(state.players[seat].stock(), CHEESE):
            return None
        return Refusal("ORL-8.5.4", "refuse-no-such-good", {"good": f"@good-{GOODS[CHEESE]}"})

    def find(self, state: Position, seat: int, place: int, found: list[Action] | None) -> bool:
        player = state.players[seat]
        if found is not None:
            for on_tile in range(2):
                if goods.count(player.brasserie if on_tile else player.goods, CHEESE):
                    ways = SHEARS[seat][on_tile]
                    if goods.count(state.market, WOOL):
                        found.append(ways[FOR_WOOL])
                    found.append(ways[FOR_COINS])
                    if gains.steps_left(player):
                        found.append(ways[FOR_POINTS])
        return goods.count(player.stock(), CHEESE) > 0


class NewPlaces(Module):
    def shields(self, state: Position, seat: int) -> list[Action]:
        """ORL-8.5.2, R-45: any good that still lies on the Brasserie, against any event."""
        return [WARDS[seat][good] for good in goods.kinds(state.players[seat].brasserie)]

    def check(self, state: Position, given: dict[str, Reader]) -> None:
        """ORL-8.5.2: at most two cheeses and two wines lie on the Brasserie, and only on the tile."""
        for player, reader in zip(state.players, given["players"].items(), strict=True):
            for good in goods.kinds(player.brasserie):
                most = LAID if good in (CHEESE, WINE) and player.owns(BRASSERIE) else 0
                got = goods.count(player.brasserie, good)
                reader.fail_if(got > most, "bad-json-brasserie", good=f"@good-{GOODS[good]}", got=got, most=most)

    def final_points(self, state: Position, seat: int) -> list[tuple[int, str, str, str]]:
        """ORL-8.5.3: for each kind of goods of which the owner has strictly more than every other player."""
        if not state.players[seat].owns(TRADING_HOUSE):
            return []
        own = state.players[seat].stock()
        others = [player.stock() for player in state.players if player is not state.players[seat]]
        return [
            (MAJORITY, "ORL-8.5.3", "why-trading-house", GOODS[good])
            for good in goods.kinds(own)
            if all(goods.count(own, good) > goods.count(other, good) for other in others)
        ]


EFFECTS: Final[list[Effect]] = [Brews(), Trades(), Farms()]  # by place, after those of the base game
CARRIES: Final[tuple[type[Action], ...]] = (Shear,)  # actions that carry out a place
SHIELDS: Final[tuple[type[Action], ...]] = (Ward,)  # actions that ward off an event
