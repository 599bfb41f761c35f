"""Before the action phase (ORL-3.3, ORL-3.4, ORL-7): remove, draw, back, tower, put, withdraw, ready, demand."""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import Number
from bastide.core.phrases import Phrase, Value
from bastide.games.orleans import tokens, turn
from bastide.games.orleans.actions.move import EVERY_SEAT, SLOT, TILE, TOKEN, Move, SlotMove, place_words, token_words
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, SLOT_NAMES, SLOTS, UPRISING
from bastide.games.orleans.components import FIRST_TILE, MARKET, TOWER_SPACES, TOWN_HALL
from bastide.games.orleans.position import EMPTY, INSTALLED, Player, Position
from bastide.games.orleans.tokens import KINDS, ONE, TOKENS
from bastide.games.orleans.tracks import DRAWS


class TileMove(Move):
    """Something about a place tile."""

    declared: ClassVar[tuple[Field, ...]] = (Field("tile", TILE, attribute="number"),)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number
        """Counted among the tiles."""
        self.tile = FIRST_TILE + number

    def gone(self, state: Position) -> Refusal | None:
        if state.tiles >> self.tile & 1:
            return None
        return Refusal("ORL-4.10.1", "refuse-tile-gone", {"place": place_words(self.tile)})


class Remove(TileMove):
    """Take a place tile out of the game (ORL-7.1, D1)."""

    do: ClassVar[str] = "remove"
    cites: ClassVar[str] = "ORL-7.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return self.gone(state)

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        state.tiles &= ~(1 << self.tile)
        if state.events is not None:
            name = PLACE_NAMES[self.tile]
            state.tell("remove", self.seat, {"piece": name, "from": f"tile:{name}", "to": "box"})

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-remove", {"place": place_words(self.tile)})


# ---- ORL-3.3: followers


class TakeBack(SlotMove):
    """Take a token back from a slot instead of drawing one (ORL-3.3.1)."""

    do: ClassVar[str] = "back"
    cites: ClassVar[str] = "ORL-3.3.1"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        named: dict[str, Value] = {"place": place_words(PLACE_OF[self.slot]), "count": turn.most_draws(player)}
        reasons = [
            (not EMPTY < player.slots[self.slot] < INSTALLED, "ORL-3.3.1", "refuse-no-token-there"),
            (asked.a >= turn.most_draws(player), "R-2", "refuse-nothing-forgone"),
            (player.room <= 0, "ORL-3.3.2", "refuse-market-full"),
        ]
        return first_reason(named, reasons)

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        player = state.players[self.seat]
        kind = player.slots[self.slot] - 1
        player.fill(self.slot, EMPTY)
        player.fresh += ONE[kind]
        if state.events is not None:
            ways = {"from": f"slot:{SLOT_NAMES[self.slot]}", "to": f"market:{TOKENS[kind]}"}
            what = PLACE_NAMES[PLACE_OF[self.slot]]
            state.tell("back", self.seat, {"piece": TOKENS[kind], "what": what, **ways}, secret=True)
        turn.ask_followers(state, self.seat, asked.a + 1, asked.together)

    def describe(self, state: Position) -> Phrase:
        kind = state.players[self.seat].slots[self.slot] - 1
        return Phrase("do-back", {"token": token_words(kind), "place": place_words(PLACE_OF[self.slot])})


class Draw(Move):
    """Draw so many followers (ORL-3.3.1); what was to be taken back has been (ORL-3.3.3)."""

    do: ClassVar[str] = "draw"
    cites: ClassVar[str] = "ORL-3.3.1"
    declared: ClassVar[tuple[Field, ...]] = (Field("count", Number(0, DRAWS[-1])),)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        most = turn.most_draws(player) - asked.a
        named = {"count": most, "room": player.room}
        reasons = [
            (self.count > most, "ORL-3.3.1", "refuse-draws"),
            (self.count > player.room, "ORL-3.3.2", "refuse-market-room"),
        ]
        return first_reason(named, reasons)

    def apply(self, state: Position) -> None:
        turn.draw_followers(state, state.settle(self.seat), self.count)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-draw", {"count": self.count})


class ToTower(Move):
    """Lay a new token on the Gunpowder Tower (ORL-4.10.3)."""

    do: ClassVar[str] = "tower"
    cites: ClassVar[str] = "ORL-4.10.3"
    declared: ClassVar[tuple[Field, ...]] = (Field("token", TOKEN, attribute="kind", touch="fresh"),)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        reasons = [
            (not tokens.count(player.fresh, self.kind), "R-40", "refuse-not-new"),
            (tokens.size(player.tower) >= TOWER_SPACES, "ORL-4.10.3", "refuse-tower-full"),
        ]
        return first_reason({"token": token_words(self.kind)}, reasons)

    def apply(self, state: Position) -> None:
        player = state.players[self.seat]
        player.fresh -= ONE[self.kind]
        player.tower += ONE[self.kind]
        if state.events is not None:
            name = TOKENS[self.kind]
            ways = {"from": f"fresh:{name}", "to": f"tower:{name}"}
            state.tell("tower", self.seat, {"piece": name, **ways}, secret=player.shown is not None)
        if not player.fresh or tokens.size(player.tower) == TOWER_SPACES:
            turn.lay_out(state, state.settle(self.seat))

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-tower", {"token": token_words(self.kind)})


class ToMarket(Move):
    """The other new tokens lie on the market (ORL-3.3)."""

    do: ClassVar[str] = "market"
    cites: ClassVar[str] = "ORL-3.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        over = overflow(state.players[self.seat])
        return Refusal("ORL-3.3.2", "refuse-overflow", {"count": over}) if over > 0 else None

    def apply(self, state: Position) -> None:
        turn.lay_out(state, state.settle(self.seat))

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-market", {"tokens": tokens.heap_words(state.players[self.seat].fresh)})


def overflow(player: Player) -> int:
    """How many new tokens the market itself cannot take."""
    return tokens.size(player.market) + tokens.size(player.fresh) - MARKET


# ---- ORL-3.4: planning


class Put(Move):
    """A token from the market, or from the Tower, to an empty slot (ORL-3.4, D4)."""

    do: ClassVar[str] = "put"
    cites: ClassVar[str] = "ORL-3.4"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("token", TOKEN, attribute="kind"),
        Field("slot", SLOT),
        Field("tower", Number(1, 1), absent=0),
    )

    def __init__(self, seat: int, kind: int, slot: int, tower: int) -> None:
        self.seat = seat
        self.kind = kind
        self.slot = slot
        self.tower = tower
        """1: it comes from the Gunpowder Tower."""

    def touches(self) -> tuple[str, ...]:
        return (self.source, f"slot:{SLOT_NAMES[self.slot]}")

    @property
    def source(self) -> str:
        return f"tower:{TOKENS[self.kind]}" if self.tower else f"market:{TOKENS[self.kind]}"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        heap = player.tower if self.tower else player.market
        if not tokens.count(heap, self.kind):
            return Refusal("ORL-3.4", "refuse-not-at-hand", {"token": token_words(self.kind)})
        return slot_refusal(state, self.seat, self.kind, self.slot, planning_allows(state, player))

    def apply(self, state: Position) -> None:
        player = state.players[self.seat]
        if self.tower:
            player.tower -= ONE[self.kind]
        else:
            player.market -= ONE[self.kind]
        player.new |= 1 << self.slot
        state.to_slot(self.seat, self.kind, self.slot, self.source, secret=player.shown is not None)

    def describe(self, state: Position) -> Phrase:
        named = laid_words(state, self.kind, self.slot)
        return Phrase("do-put", named)


def laid_words(state: Position, kind: int, slot: int) -> dict[str, Value]:
    """A token on a slot, and whom it stands for there if that is another (ORL-4.2)."""
    printed = state.box.types[slot]
    other = int(printed < tokens.NEUTRALS and printed != tokens.CHARACTER_OF[kind])
    named = {"token": token_words(kind), "place": place_words(PLACE_OF[slot])}
    return {**named, "as": other, "slot": f"@slot-{state.box.type_name(slot)}"}


def planning_allows(state: Position, player: Player) -> int:
    """ORL-4.2: whom a player's tokens may stand for while he plans; farmers, in an uprising (R-43)."""
    arms = state.box.events[state.event].arms_farmers
    return player.substitutes | (UPRISING if arms else 0)


def slot_refusal(state: Position, seat: int, kind: int, slot: int, allowed: int) -> Refusal | None:
    """ORL-4.2: an empty slot of one's own that the token matches, or stands in for. Whether the place can be carried
    out does not matter (ORL-3.4.1)."""
    player = state.players[seat]
    if player.open & state.box.fits[allowed][kind] & 1 << slot:
        return None
    place = PLACE_OF[slot]
    starter = kind >= tokens.NEUTRALS and place == TOWN_HALL
    reasons = [
        (not player.owns(place), "ORL-4.10.1", "refuse-not-yours"),
        (not player.open >> slot & 1, "ORL-3.4", "refuse-slot-taken"),
        (starter, "ORL-4.9.1", "refuse-starter"),
        (True, "ORL-4.2", "refuse-no-match"),
    ]
    return first_reason({"place": place_words(place), "token": token_words(kind)}, reasons)


class Withdraw(SlotMove):
    """Take back what was put on a slot in this phase (ORL-3.4)."""

    do: ClassVar[str] = "withdraw"
    cites: ClassVar[str] = "ORL-3.4"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        reasons = [
            (not EMPTY < player.slots[self.slot] < INSTALLED, "ORL-3.4", "refuse-no-token-there"),
            (not player.new >> self.slot & 1, "ORL-3.4", "refuse-stays"),
        ]
        return first_reason({"place": place_words(PLACE_OF[self.slot])}, reasons)

    def apply(self, state: Position) -> None:
        player = state.players[self.seat]
        name = TOKENS[player.slots[self.slot] - 1]
        to = turn.withdraw(player, self.slot)
        if state.events is not None:
            ways = {"from": f"slot:{SLOT_NAMES[self.slot]}", "to": to}
            what = PLACE_NAMES[PLACE_OF[self.slot]]
            secret = player.shown is not None
            state.tell("withdraw", self.seat, {"piece": name, "what": what, **ways}, secret=secret)

    def describe(self, state: Position) -> Phrase:
        kind = state.players[self.seat].slots[self.slot] - 1
        return Phrase("do-withdraw", {"token": token_words(kind), "place": place_words(PLACE_OF[self.slot])})


class Ready(Move):
    """Confirm the plan (ORL-10.3)."""

    do: ClassVar[str] = "ready"
    cites: ClassVar[str] = "ORL-10.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        turn.confirm(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-ready", {"active": state.players[self.seat].active.bit_count()})


class Demand(Move):
    """Demand that plans are made openly in turn order in this round (ORL-3.4, ORL-10.3)."""

    do: ClassVar[str] = "demand"
    cites: ClassVar[str] = "ORL-10.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return Refusal("ORL-10.3", "refuse-in-order") if state.in_turn else None

    def apply(self, state: Position) -> None:
        turn.demand_order(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-demand")


# ---- each made once

DRAWN: Final = [[Draw(seat, count) for count in range(DRAWS[-1] + 1)] for seat in EVERY_SEAT]
BACKS: Final = [[TakeBack(seat, slot) for slot in range(SLOTS)] for seat in EVERY_SEAT]
TOWERS: Final = [[ToTower(seat, kind) for kind in range(KINDS)] for seat in EVERY_SEAT]
MARKETS: Final = [ToMarket(seat) for seat in EVERY_SEAT]
PUTS: Final = [
    [[[Put(seat, kind, slot, tower) for slot in range(SLOTS)] for kind in range(KINDS)] for tower in range(2)]
    for seat in EVERY_SEAT
]
"""By seat, source and kind."""
WITHDRAWALS: Final = [[Withdraw(seat, slot) for slot in range(SLOTS)] for seat in EVERY_SEAT]
READY: Final = [Ready(seat) for seat in EVERY_SEAT]
DEMANDS: Final = [Demand(seat) for seat in EVERY_SEAT]
