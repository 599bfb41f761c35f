"""D5, D6, D8, D9, D10: effects of a tile that was placed (BUR-6, BUR-7). No die, no price (BUR-7.3)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.argument import Argument, Set
from bastide.core.decision import Decision
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.core.reading import Reader
from bastide.games.burgundy import goods, interned
from bastide.games.burgundy.actions.course import Skip
from bastide.games.burgundy.actions.dice import Place, Sell, Workers
from bastide.games.burgundy.actions.move import NONE
from bastide.games.burgundy.actions.ship import ALONE, PAIRS, Load, Ship
from bastide.games.burgundy.actions.take import Take
from bastide.games.burgundy.components import ALL_SPACES, BLACK_SPACES, FETCHED, GOODS_NAMES, TILE_NAMES, TYPE_OF
from bastide.games.burgundy.effects import free_goods_spaces, new_colours, second_depot
from bastide.games.burgundy.knowledge import TWO_DEPOTS
from bastide.games.burgundy.position import Position
from bastide.games.burgundy.prices import open_hexes
from bastide.games.burgundy.questions.turn import die_candidates

ALL_TYPES: Final = 63


class Effect(Question):
    """It comes before anything else (BUR-3.4.3). A single option is asked too, so that records name it (R-24)."""

    rule: ClassVar[str] = "BUR-3.4.3"

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        """Of what a castle could do, the kinds of action that answer this."""
        found: list[Action] = []
        die_candidates(state, decision.seat, NONE, found)
        found.append(Skip(decision.seat))
        return [action for action in found if type(action) in self.accepted]

    def fits(self, state: Position, decision: Decision) -> bool:
        """The tile that has the effect came from storage, so there is a free space (BUR-5.1.2)."""
        return self.carries(state, decision) and state.players[decision.seat].free_storage() != NONE

    def carries(self, state: Position, decision: Decision) -> bool:
        """Whether the numbers of the decision can be so; most have none."""
        return super().fits(state, decision)


class SailShip(Effect):
    """D5 (BUR-6.1.1): any depot, also an empty one (R-28); with knowledge 5 any pair of neighbours (R-10)."""

    name: ClassVar[str] = "ship"
    answers: ClassVar[tuple[type[Action], ...]] = (Ship,)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        pairs = state.players[decision.seat].knows(TWO_DEPOTS)
        return [Ship(decision.seat, depots) for depots in (PAIRS if pairs else ALONE)]

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        return [Ship(decision.seat, depots) for depots in ALONE + PAIRS]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-ship", {"pair": 1 if state.players[decision.seat].knows(TWO_DEPOTS) else 0})


class LoadGoods(Effect):
    """D5 (BUR-6.1.1): which new colours."""

    name: ClassVar[str] = "load"
    answers: ClassVar[tuple[type[Action], ...]] = (Load,)
    arguments: ClassVar[tuple[Argument, ...]] = (
        Argument("depot", Number(1, 6)),
        Argument("second", Number(1, 6), 0),
        Set("colours", ("", *GOODS_NAMES)),
    )

    def options(self, state: Position, decision: Decision) -> list[Action]:
        """Every set of new colours that fills the free spaces just so (R-15)."""
        free = free_goods_spaces(state.players[decision.seat])
        sets = [chosen for chosen in range(2, 128, 2) if not chosen & ~decision.c and chosen.bit_count() == free]
        return [Load(decision.seat, chosen) for chosen in sets]

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        return [Load(decision.seat, chosen) for chosen in range(2, 128, 2)]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-load", {"count": free_goods_spaces(state.players[decision.seat])})

    def carries(self, state: Position, decision: Decision) -> bool:
        """The new colours that lie in the depots do not all fit, and one does."""
        player = state.players[decision.seat]
        depot = decision.a
        if not 1 <= depot <= 6 or decision.b != (second_depot(depot) if player.knows(TWO_DEPOTS) else 0):
            return False
        new = new_colours(state, player, depot, decision.b)
        return decision.c == new and new.bit_count() > free_goods_spaces(player) > 0


class CastleAction(Effect):
    """D6 (BUR-6.3): one of the four actions as with a die of any value; not a purchase (R-16)."""

    name: ClassVar[str] = "castle"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Place, Sell, Workers)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        found = takes(state, decision.seat, ALL_TYPES)
        found += places(state, decision.seat)
        found += sales(state, decision.seat)
        found.append(interned.WORKERS[interned.row_of(decision.seat, NONE)])
        return found


class BuildingEffect(Effect):
    """BUR-7: an effect that cannot be used is lost (BUR-7.2, BUR-14.5)."""

    def settled(self, state: Position, decision: Decision) -> bool:
        if self.usable(state, decision):
            return False
        state.stack.pop()
        if state.events is not None:
            what = TILE_NAMES[FETCHED.index(decision.a)] if decision.a else self.name
            state.tell("missed", decision.seat, {"missed": self.name, "what": what})
        return True

    def fits(self, state: Position, decision: Decision) -> bool:
        return super().fits(state, decision) and self.usable(state, decision)

    def usable(self, state: Position, decision: Decision) -> bool:
        """Whether there is more to do than to decline."""
        found = self.options(state, decision)
        return len(found) > 0 and type(found[0]) is not Skip


class Warehouse(BuildingEffect):
    """D8 (BUR-7): sell a colour; it must be used (R-6)."""

    name: ClassVar[str] = "warehouse"
    answers: ClassVar[tuple[type[Action], ...]] = (Sell, Skip)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        return sales(state, decision.seat)


class Fetching(Argument):
    """Which building asks, kept as the types that it fetches."""

    def write(self, number: int) -> object:
        return TILE_NAMES[FETCHED.index(number)]

    def read(self, reader: Reader) -> int:
        return FETCHED[self.kind.read(reader)]


FETCHERS: Final = Name(tuple([TILE_NAMES[tile] if types else "" for tile, types in enumerate(FETCHED)]))


class FetchTile(BuildingEffect):
    """D9 (BUR-7): carpenter's workshop, church or market take a tile; they must be used (R-6)."""

    name: ClassVar[str] = "fetch"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Skip)
    arguments: ClassVar[tuple[Argument, ...]] = (Fetching("building", FETCHERS),)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        return takes(state, decision.seat, decision.a)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        """In the name of the building that asks: each of the three fetches other types."""
        return Phrase("ask-fetch", {"building": TILE_NAMES[FETCHED.index(decision.a)]})

    def carries(self, state: Position, decision: Decision) -> bool:
        return decision.a in FETCHED and not (decision.b or decision.c or decision.more)


class CityHall(BuildingEffect):
    """D10 (BUR-7): place a stored tile, or decline (R-6)."""

    name: ClassVar[str] = "city_hall"
    answers: ClassVar[tuple[type[Action], ...]] = (Place, Skip)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        found = places(state, decision.seat)
        found.append(Skip(decision.seat))
        return found


def takes(state: Position, seat: int, types: int) -> list[Action]:
    """A tile of these types from a numbered depot, never from the black one (BUR-6.3.1, BUR-7.1). A placement came
    before, so there is room (BUR-5.1.2)."""
    row = interned.row_of(seat, NONE)
    found: list[Action] = []
    for here in range(BLACK_SPACES, ALL_SPACES):
        tile = state.depots[here]
        if tile and types >> TYPE_OF[tile] & 1:
            found.append(interned.take(row, here, tile, NONE))
    return found


def places(state: Position, seat: int) -> list[Action]:
    """Any hex but for conditions (a) (b) (c) (e) of BUR-5.2."""
    row = interned.row_of(seat, NONE)
    player = state.players[seat]
    found: list[Action] = []
    for stored, tile in enumerate(player.storage):
        if tile:
            interned.places(row, stored, tile, open_hexes(player, tile), found)
    return found


def sales(state: Position, seat: int) -> list[Action]:
    row = interned.SELLS[interned.row_of(seat, NONE)]
    return [row[colour] for colour in goods.colours(state.players[seat].goods)]
