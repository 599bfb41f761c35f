"""Before the action phase (ORL-3.3, ORL-3.4, ORL-7): remove, draw, back, tower, put, withdraw, ready, demand."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import Number
from bastide.core.phrases import Value
from bastide.games.orleans import tokens, turn
from bastide.games.orleans.actions.move import EVERY_TILE, PLACE, SLOT, TILE, TOKEN, Move, SlotMove, each
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, SLOT_IDS, SLOTS, UPRISING
from bastide.games.orleans.components import FIRST_TILE, MARKET, SEATS, TOWER_SPACES, TOWN_HALL
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.tokens import KINDS, ONE, TOKENS
from bastide.games.orleans.tracks import DRAWS


class TileMove(Move):
    """Something about a place tile."""

    declared: ClassVar[tuple[Field, ...]] = (Field("tile", TILE, attribute="number"),)
    number: int  # counted among the tiles

    @property
    def tile(self) -> int:
        return FIRST_TILE + self.number

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        there = state.tiles >> self.tile & 1
        return None if there else Refusal("ORL-4.10.1", "refuse-tile-gone", self.words(state))


class Remove(TileMove):
    """Take a place tile out of the game (ORL-7.1, D1)."""

    do: ClassVar[str] = "remove"
    cites: ClassVar[str] = "ORL-7.1"

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        state.tiles &= ~(1 << self.tile)
        name = PLACE_NAMES[self.tile]
        state.moved("remove", self.seat, name, f"tile:{name}", "box")


# ---- ORL-3.3: followers


class TokenOnSlot(SlotMove):
    """A token that stands on a slot of one's own."""

    def kind(self, state: Position) -> int:
        return state.players[self.seat].slots[self.slot] - 1

    def nobody(self, state: Position) -> bool:
        return self.slot not in state.players[self.seat].standing()

    def words(self, state: Position) -> dict[str, Value]:
        return {"token": TOKEN.words(self.kind(state)), **super().words(state)}


class TakeBack(TokenOnSlot):
    """Take a token back from a slot instead of drawing one (ORL-3.3.1, R-2)."""

    do: ClassVar[str] = "back"
    cites: ClassVar[str] = "ORL-3.3.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        most = turn.most_draws(player)
        named: dict[str, Value] = {"place": PLACE.words(PLACE_OF[self.slot]), "count": most}
        reasons = [
            (self.nobody(state), "ORL-3.3.1", "refuse-no-token-there"),
            (asked.a >= most, "ORL-3.3.1", "refuse-nothing-forgone"),
            (player.room <= 0, "ORL-3.3.2", "refuse-market-full"),
        ]
        return first_reason(named, reasons)

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        player = state.players[self.seat]
        kind = player.take_off(self.slot)
        player.fresh += ONE[kind]
        to, what = f"market:{TOKENS[kind]}", PLACE_NAMES[PLACE_OF[self.slot]]
        state.moved("back", self.seat, TOKENS[kind], SLOT_IDS[self.slot], to, what, secret=True)
        turn.ask_followers(state, self.seat, asked.a + 1, asked.together)


class Draw(Move):
    """Draw so many followers (ORL-3.3.1); what was to be taken back has been (ORL-3.3.3)."""

    do: ClassVar[str] = "draw"
    cites: ClassVar[str] = "ORL-3.3.1"
    declared: ClassVar[tuple[Field, ...]] = (Field("count", Number(0, DRAWS[-1])),)
    count: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        most = turn.most_draws(player) - asked.a
        reasons = [
            (self.count > most, "ORL-3.3.1", "refuse-draws"),
            (self.count > player.room, "ORL-3.3.2", "refuse-market-room"),
        ]
        return first_reason({"count": most, "room": player.room}, reasons)

    def apply(self, state: Position) -> None:
        turn.draw_followers(state, state.settle(self.seat), self.count)


class ToTower(Move):
    """Lay a new token on the Gunpowder Tower (ORL-4.10.3, R-40)."""

    do: ClassVar[str] = "tower"
    cites: ClassVar[str] = "ORL-4.10.3"
    declared: ClassVar[tuple[Field, ...]] = (Field("token", TOKEN, attribute="kind", touch="fresh"),)
    kind: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        reasons = [
            (not tokens.count(player.fresh, self.kind), "ORL-4.10.3", "refuse-not-new"),
            (tokens.size(player.tower) >= TOWER_SPACES, "ORL-4.10.3", "refuse-tower-full"),
        ]
        return first_reason(self.words(state), reasons)

    def apply(self, state: Position) -> None:
        player = state.players[self.seat]
        player.fresh -= ONE[self.kind]
        player.tower += ONE[self.kind]
        name = TOKENS[self.kind]
        state.moved("tower", self.seat, name, f"fresh:{name}", f"tower:{name}", secret=player.shown is not None)
        if not player.fresh or tokens.size(player.tower) == TOWER_SPACES:
            turn.lay_out(state, state.settle(self.seat))


class ToMarket(Move):
    """The other new tokens lie on the market (ORL-3.3)."""

    do: ClassVar[str] = "market"
    cites: ClassVar[str] = "ORL-3.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """The market itself cannot take more than it has spaces."""
        player = state.players[self.seat]
        over = tokens.size(player.market) + tokens.size(player.fresh) - MARKET
        return Refusal("ORL-3.3.2", "refuse-overflow", {"count": over}) if over > 0 else None

    def apply(self, state: Position) -> None:
        turn.lay_out(state, state.settle(self.seat))

    def words(self, state: Position) -> dict[str, Value]:
        return {"tokens": tokens.heap_words(state.players[self.seat].fresh)}


# ---- ORL-3.4: planning


class ToSlot(Move):
    """A token that the player has in reach goes to an empty slot."""

    kind: int
    slot: int

    def words(self, state: Position) -> dict[str, Value]:
        """With whom it stands for there, if that is another (ORL-4.2)."""
        printed = state.box.types[self.slot]
        other = int(printed < tokens.NEUTRALS and printed != tokens.CHARACTER_OF[self.kind])
        named = {"token": TOKEN.words(self.kind), "place": PLACE.words(PLACE_OF[self.slot])}
        return {**named, "as": other, "slot": f"@slot-{state.box.type_name(self.slot)}"}

    def slot_refusal(self, state: Position, allowed: int) -> Refusal | None:
        """ORL-4.2: an empty slot of one's own that the token matches, or stands in for. Whether the place can be
        carried out does not matter (ORL-3.4.1)."""
        player = state.players[self.seat]
        if player.open & state.box.fits[allowed][self.kind] & 1 << self.slot:
            return None
        place = PLACE_OF[self.slot]
        starter = self.kind >= tokens.NEUTRALS and place == TOWN_HALL
        reasons = [
            (not player.owns(place), "ORL-4.10.1", "refuse-not-yours"),
            (not player.open >> self.slot & 1, "ORL-3.4", "refuse-slot-taken"),
            (starter, "ORL-4.9.1", "refuse-starter"),
            (True, "ORL-4.2", "refuse-no-match"),
        ]
        return first_reason(self.words(state), reasons)


def source_id(kind: int, tower: bool) -> str:
    """A token on the market, or on the Tower."""
    return f"tower:{TOKENS[kind]}" if tower else f"market:{TOKENS[kind]}"


class Put(ToSlot):
    """A token from the market, or from the Tower, to an empty slot (ORL-3.4, D4)."""

    do: ClassVar[str] = "put"
    cites: ClassVar[str] = "ORL-3.4"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("token", TOKEN, attribute="kind"),
        Field("slot", SLOT),
        Field("tower", Number(1, 1), absent=0),
    )
    tower: int  # 1: it comes from the Gunpowder Tower

    def touches(self) -> tuple[str, ...]:
        return (source_id(self.kind, self.tower == 1), SLOT_IDS[self.slot])

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        if not tokens.count(player.tower if self.tower else player.market, self.kind):
            return Refusal("ORL-3.4", "refuse-not-at-hand", {"token": TOKEN.words(self.kind)})
        return self.slot_refusal(state, planning_allows(state, player))

    def apply(self, state: Position) -> None:
        player = state.players[self.seat]
        if self.tower:
            player.tower -= ONE[self.kind]
        else:
            player.market -= ONE[self.kind]
        player.new |= 1 << self.slot
        source = "" if state.events is None else source_id(self.kind, self.tower == 1)
        state.to_slot(self.seat, self.kind, self.slot, source, player.shown is not None)


def planning_allows(state: Position, player: Player) -> int:
    """ORL-4.2: whom a player's tokens may stand for while he plans; farmers, in an uprising (R-43)."""
    arms = state.box.events[state.event].arms_farmers
    return player.substitutes | (UPRISING if arms else 0)


class Withdraw(TokenOnSlot):
    """Take back what was put on a slot in this phase (ORL-3.4)."""

    do: ClassVar[str] = "withdraw"
    cites: ClassVar[str] = "ORL-3.4"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if state.players[self.seat].new >> self.slot & 1:
            return None
        key = "refuse-no-token-there" if self.nobody(state) else "refuse-stays"
        return Refusal("ORL-3.4", key, {"place": PLACE.words(PLACE_OF[self.slot])})

    def apply(self, state: Position) -> None:
        player = state.players[self.seat]
        kind = self.kind(state)
        tower = turn.withdraw(player, self.slot)
        if state.events is not None:
            to, what = source_id(kind, tower), PLACE_NAMES[PLACE_OF[self.slot]]
            secret = player.shown is not None
            state.moved("withdraw", self.seat, TOKENS[kind], SLOT_IDS[self.slot], to, what, secret)


class Ready(Move):
    """Confirm the plan (ORL-10.3)."""

    do: ClassVar[str] = "ready"
    cites: ClassVar[str] = "ORL-10.3"

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        state.planned |= 1 << self.seat
        state.tell("ready", self.seat, {})

    def words(self, state: Position) -> dict[str, Value]:
        return {"active": turn.activated(state, self.seat)}


class Demand(Move):
    """Demand that plans are made openly in turn order in this round (ORL-3.4, ORL-10.3)."""

    do: ClassVar[str] = "demand"
    cites: ClassVar[str] = "ORL-10.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return Refusal("ORL-10.3", "refuse-in-order") if state.in_turn else None

    def apply(self, state: Position) -> None:
        turn.demand_order(state, self.seat)

    def loses(self, state: Position) -> bool:
        """All plans begin anew."""
        return True


ACTIONS: Final[list[type[Action]]] = [
    Remove, Draw, TakeBack, ToTower, ToMarket, Put, Withdraw, Ready, Demand
]  # fmt: skip

# ---- each made once

REMOVALS: Final[list[list[Action]]] = each(Remove, EVERY_TILE)
DRAWN: Final[list[list[Action]]] = each(Draw, range(DRAWS[-1] + 1))
BACKS: Final[list[list[Action]]] = each(TakeBack, range(SLOTS))
TOWERS: Final[list[list[Action]]] = each(ToTower, range(KINDS))
MARKETS: Final[list[Action]] = each(ToMarket)
PUTS: Final = [
    [[[Put(seat, kind, slot, tower) for slot in range(SLOTS)] for kind in range(KINDS)] for tower in range(2)]
    for seat in range(SEATS)
]  # by seat, source and kind
WITHDRAWALS: Final[list[list[Action]]] = each(Withdraw, range(SLOTS))
READY: Final[list[Action]] = each(Ready)
DEMANDS: Final[list[Action]] = each(Demand)
