"""The nine villains (ORL-8.4)."""

from typing import ClassVar, Final

from bastide.core.errors import Refusal
from bastide.core.phrases import Value
from bastide.games.orleans import debts, gains, goods, laying, tracks
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, PLACES, SLOT_IDS, SLOT_NAMES, SLOTS
from bastide.games.orleans.components import FIRST_TILE
from bastide.games.orleans.events import plague
from bastide.games.orleans.intrigue import plots
from bastide.games.orleans.intrigue.asks import ASK_PICK
from bastide.games.orleans.intrigue.components import CLOSED_TO_TWO
from bastide.games.orleans.intrigue.plots import HOLDINGS, Villain, holdings
from bastide.games.orleans.map import CITIES, ORLEANS
from bastide.games.orleans.new_events.events import torture
from bastide.games.orleans.position import INSTALLED, Position
from bastide.games.orleans.rules import Row
from bastide.games.orleans.tokens import ONE

BOARD_SLOTS: Final = PLACES[FIRST_TILE].first  # slots of the player board come first
TRIBUTE: Final = 2  # what the Tax Collector takes of everybody


class Swindler(Villain):
    """A good of an opponent for one of one's own, both of one's choice (R-51); then, for the last space, a good of the
    goods market (D24)."""

    way: ClassVar[int] = plots.SWAP
    crowned: ClassVar[bool] = False

    def details(self, state: Position, seat: int, target: int) -> list[int]:
        own = holdings(state.players[seat])
        return [his * HOLDINGS + mine for his in holdings(state.players[target]) for mine in own]

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        his, mine = divmod(detail, HOLDINGS)
        plots.hand_good(state, target, seat, his % goods.KINDS, his >= goods.KINDS)
        plots.hand_good(state, seat, target, mine % goods.KINDS, mine >= goods.KINDS)

    def shown(self, state: Position, detail: int) -> dict[str, Value]:
        his, mine = divmod(detail, HOLDINGS)
        return {"good": goods.GOODS[his % goods.KINDS], "own": goods.GOODS[mine % goods.KINDS]}

    def complete(self, state: Position, seat: int) -> None:
        state.ask(ASK_PICK, seat)


class Arsonist(Villain):
    """A station in the merchant's city goes back to its owner's supply, never one's own (R-33); one may. Then, for the
    last space, a station of one's own (R-53)."""

    optional: ClassVar[bool] = True
    crowned: ClassVar[bool] = False

    def details(self, state: Position, seat: int, target: int) -> list[int]:
        return [0] if state.players[target].stations >> state.players[seat].merchant & 1 else []

    def thinkable(self, state: Position, seat: int, target: int) -> list[int]:
        return [0]

    def why_not(self, state: Position, seat: int, target: int, detail: int) -> Refusal:
        return Refusal("ORL-8.4.2", "refuse-no-station-here", {"city": f"@city-{CITIES[state.players[seat].merchant]}"})

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        city = state.players[seat].merchant
        player = state.players[target]
        player.stations &= ~(1 << city)
        player.supply += 1
        state.moved("arson", target, "station", f"city:{CITIES[city]}", "stations", CITIES[city])

    def complete(self, state: Position, seat: int) -> None:
        gains.build_station(state, seat)


class Kidnapper(Villain):
    """An opponent's merchant to Orléans; he may be there already (ORL-8.4.9)."""

    def harms(self, state: Position, seat: int, target: int, detail: int) -> bool:
        return state.players[target].merchant != ORLEANS

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        if state.players[target].merchant != ORLEANS:
            state.move_merchant(target, ORLEANS)


class Torturer(Villain):
    """Every opponent gives an item of ORL-5.8; who has none loses nothing (ORL-8.4.9, D23)."""

    hits_all: ClassVar[bool] = True

    def harms(self, state: Position, seat: int, target: int, detail: int) -> bool:
        return debts.can_give(state.players[target])

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        torture(state, target, 1)


class Executioner(Villain):
    """A Plague draw for an opponent (ORL-5.6)."""

    def harms(self, state: Position, seat: int, target: int, detail: int) -> bool:
        return state.players[target].bag != 0

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        plague(state, target)


class OnSlot(Villain):
    """Something is taken off a slot of an opponent."""

    way: ClassVar[int] = plots.SLOT

    def thinkable(self, state: Position, seat: int, target: int) -> list[int]:
        return [slot for slot in range(SLOTS) if state.players[target].owns(PLACE_OF[slot])]

    def shown(self, state: Position, detail: int) -> dict[str, Value]:
        return {"slot": SLOT_NAMES[detail]}

    def bar(self, state: Position, target: int, place: int, was_active: int) -> None:
        """ORL-8.4.5: a place that was activated and is no longer cannot be carried out in this round (R-42)."""
        player = state.players[target]
        if was_active & ~player.active:
            player.barred |= 1 << place
            state.tell("bar", target, {"what": PLACE_NAMES[place]})


class Saboteur(OnSlot):
    """A token off a slot into its owner's bag (ORL-8.4.7): any, starters too, but no technology."""

    def details(self, state: Position, seat: int, target: int) -> list[int]:
        return state.players[target].standing()

    def why_not(self, state: Position, seat: int, target: int, detail: int) -> Refusal:
        return Refusal("ORL-8.4.7", "refuse-no-token-there", {"place": f"@place-{PLACE_NAMES[PLACE_OF[detail]]}"})

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        player = state.players[target]
        place = PLACE_OF[detail]
        was_active = player.active & 1 << place
        state.to_bag(target, ONE[player.take_off(detail)], SLOT_IDS[detail])
        self.bar(state, target, place, was_active)


class Spy(OnSlot):
    """ORL-8.4.5: a technology tile off an opponent's player board to the same slot of one's own, if the place has none
    yet; then, for the last space, one from the stack."""

    crowned: ClassVar[bool] = False

    def details(self, state: Position, seat: int, target: int) -> list[int]:
        own = [PLACE_OF[slot] for slot in state.players[seat].technology()]
        slots = state.players[target].technology()
        return [slot for slot in slots if slot < BOARD_SLOTS and PLACE_OF[slot] not in own]

    def why_not(self, state: Position, seat: int, target: int, detail: int) -> Refusal:
        place = PLACE_OF[detail]
        named = {"place": f"@place-{PLACE_NAMES[place]}"}
        if state.players[target].slots[detail] != INSTALLED:
            return Refusal("ORL-8.4.2", "refuse-no-technology-there", named)
        if detail >= BOARD_SLOTS:
            return Refusal("ORL-8.4.2", "refuse-off-board", named)
        return Refusal("ORL-8.4.5", "refuse-own-technology", named)

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        """The first-tile rule (ORL-4.8.3) neither holds for it nor is used up by it."""
        place = PLACE_OF[detail]
        was_active = state.players[target].active & 1 << place
        laying.lose_technology(state, target, detail, f"player:{seat}")
        self.bar(state, target, place, was_active)
        thief = state.players[seat]
        mark = thief.slots[detail]
        thief.fill(detail, INSTALLED)
        if mark:
            state.to_bag(seat, ONE[mark - 1], SLOT_IDS[detail])
        state.moved("install", seat, "technology", f"player:{target}", SLOT_IDS[detail], PLACE_NAMES[place])

    def complete(self, state: Position, seat: int) -> None:
        gains.take_technology(state, seat)


class TaxCollector(Villain):
    """Every opponent pays 2 coins, or what he has; no torture."""

    hits_all: ClassVar[bool] = True
    crowned: ClassVar[bool] = False

    def harms(self, state: Position, seat: int, target: int, detail: int) -> bool:
        return state.players[target].coins > 0

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        plots.hand_coins(state, target, seat, min(TRIBUTE, state.players[target].coins))

    def complete(self, state: Position, seat: int) -> None:
        state.gain_coins(seat, TRIBUTE, f"deed:{self.name}")


class Traitor(Villain):
    """ORL-8.4.6, ORL-8.4.8: on a track where an opponent is ahead, one's own cube a step forward and his a step back.
    Nothing is gained or lost by it."""

    way: ClassVar[int] = plots.TRACK

    def details(self, state: Position, seat: int, target: int) -> list[int]:
        own, other = state.players[seat], state.players[target]
        return [track for track in range(len(tracks.TRACKS)) if other.index(track) > own.index(track)]

    def thinkable(self, state: Position, seat: int, target: int) -> list[int]:
        return [*range(len(tracks.TRACKS))]

    def why_not(self, state: Position, seat: int, target: int, detail: int) -> Refusal:
        return Refusal("ORL-8.4.8", "refuse-not-ahead", {"track": f"@track-{tracks.TRACKS[detail]}"})

    def strike(self, state: Position, seat: int, target: int, detail: int) -> None:
        self.spare(state, seat, target, detail)
        player = state.players[target]
        player.tracks -= tracks.STEP[detail]
        self.tell_step(state, "pushed", target, detail)

    def spare(self, state: Position, seat: int, target: int, detail: int) -> None:
        """The step of one's own (ORL-8.4.3)."""
        state.players[seat].tracks += tracks.STEP[detail]
        self.tell_step(state, "sneak", seat, detail)

    def tell_step(self, state: Position, kind: str, seat: int, track: int) -> None:
        if state.events is not None:
            name = tracks.TRACKS[track]
            state.tell(kind, seat, {"track": name, "index": state.players[seat].index(track), "what": name})

    def shown(self, state: Position, detail: int) -> dict[str, Value]:
        return {"track": tracks.TRACKS[detail]}


def rows(seats: int, spaces: dict[str, tuple[int, ...]]) -> list[Row]:
    """ORL-8.4.1: the villains that are available with so many players; `spaces` has what is printed on the spaces of
    each. The last space is covered unless four play."""
    found: list[Row] = [
        Swindler("swindler", 0, spaces["swindler"]),
        Arsonist("arsonist", 0, spaces["arsonist"]),
        Kidnapper("kidnapper", 1, spaces["kidnapper"]),
        Torturer("torturer", 1, spaces["torturer"]),
        Executioner("executioner", 2, spaces["executioner"]),
        Saboteur("saboteur", 1, spaces["saboteur"]),
        Spy("spy", 0, spaces["spy"]),
        TaxCollector("tax_collector", 0, spaces["tax_collector"]),
        Traitor("traitor", 0, spaces["traitor"]),
    ]
    for row in found:
        row.rule = "ORL-8.4.3.1"
        row.board_rule = "ORL-8.4.1"
        row.covered = 0 if seats == 4 else 1
    return [row for row in found if seats > 2 or row.name not in CLOSED_TO_TWO]
