"""What questions of this game share, and the one action of a turn (ORL-3.5): which places can be carried out, and how
it ends."""

from abc import abstractmethod

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.components import TOWER
from bastide.games.orleans.position import ACTIONS, EVENT, Player, Position
from bastide.games.orleans.tokens import names


class Asking(Choice):
    """Something that follows from an action on somebody's turn, or from the event."""

    def belongs(self, state: Position, decision: Decision) -> bool:
        if state.phase == ACTIONS:
            return state.acted and state.active == decision.seat and not state.passed >> decision.seat & 1
        return state.phase == EVENT

    def settled(self, state: Position, decision: Decision) -> bool:
        """What cannot be done is left out, and the log says so."""
        if state.events is not None and not self.find(state, decision, None):
            self.tell_why(state, decision)
        return super().settled(state, decision)

    def tell_why(self, state: Position, decision: Decision) -> None:
        """Why nothing can be done; nothing where that goes without saying."""


class Holding(Asking):
    """A decision about tokens in a player's hand: they lie nowhere while it is asked."""

    @abstractmethod
    def in_hand(self, decision: Decision) -> int:
        """The heap of them."""

    def open_hand(self, decision: Decision, place: int) -> dict[str, object]:
        """For views, where everybody knows them, and the place that they come from."""
        held = names(self.in_hand(decision))
        return {"seat": decision.seat, "ask": self.name, "tokens": held, "place": PLACE_NAMES[place]}


class Acting(Asking):
    """Carry out a place. One that cannot be carried out keeps its tokens (ORL-4.3.2)."""

    def __init__(self, last: list[Action], also: tuple[type[Action], ...], free: bool = False) -> None:
        super().__init__(last, also)
        self.free = free  # any place, activated or not, and its tokens stay

    def places(self, player: Player) -> int:
        """Mask of the places to look at. The Tower has no slots, so it is always activated (ORL-3.5)."""
        if self.free:
            return player.places
        return (player.active | player.places & 1 << TOWER) & ~player.barred

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        box = state.box
        mask = self.places(player) & (box.free if self.free else box.acts)
        some = False
        while mask:
            low = mask & -mask
            mask ^= low
            place = low.bit_length() - 1
            if box.events[state.event].jams_technology and player.has_technology(place):
                continue
            if box.effects[place].find(state, seat, place, found):
                if found is None:
                    return True
                some = True
        return some

    def place_refusal(self, state: Position, seat: int, place: int) -> Refusal | None:
        """ORL-3.5, ORL-4.1, ORL-4.3: one's own, activated, not barred, and its effect possible."""
        player = state.players[seat]
        effect = state.box.effects[place]
        named = {"place": f"@place-{PLACE_NAMES[place]}"}
        if not player.owns(place):
            return Refusal("ORL-4.10.1", "refuse-not-yours", named)
        if not effect.acts:
            return Refusal(effect.rule, "refuse-no-action", named)
        if self.free and not effect.free:
            return Refusal("R-25", "refuse-not-free", named)
        if not self.places(player) >> place & 1:
            barred = player.barred >> place & 1
            rule, key = ("ORL-8.4.5", "refuse-barred") if barred else ("ORL-4.1", "refuse-not-activated")
            return Refusal(rule, key, named)
        event = state.box.events[state.event]
        if event.jams_technology and player.has_technology(place):
            return Refusal(event.rule, "refuse-jammed", named)
        return effect.refusal(state, seat)

    def finish(self, state: Position, seat: int, place: int) -> None:
        """ORL-4.1: the tokens of the place go into the bag, technology stays."""
        if not self.free:
            state.acted = True
            state.to_bag(seat, state.players[seat].clear(place), f"place:{PLACE_NAMES[place]}")


def acting(state: Position, decision: Decision) -> Acting | None:
    question = state.questions[decision.kind]
    return question if isinstance(question, Acting) else None
