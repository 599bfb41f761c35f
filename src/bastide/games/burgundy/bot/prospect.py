"""How well a seat stands, for bots: what it has, and what its stored tiles and its dice can still make of it."""

from bastide.games.burgundy import components, knowledge
from bastide.games.burgundy.bot import promise
from bastide.games.burgundy.bot.outlook import Outlook
from bastide.games.burgundy.bot.promise import MOST, SILVER_WORTH, WORKERS_WORTH
from bastide.games.burgundy.bot.worth import knowledge_worth
from bastide.games.burgundy.components import ALL_SPACES, BLACK_SPACES, PURCHASE_SILVER, SHIP, TYPE_OF, TYPES
from bastide.games.burgundy.duchies import DIE
from bastide.games.burgundy.position import (
    ASK_CASTLE,
    ASK_CITY_HALL,
    ASK_FETCH,
    ASK_LOAD,
    ASK_SHIP,
    ASK_WAREHOUSE,
    Position,
)
from bastide.games.burgundy.prices import open_hexes


def evaluate(state: Position, seat: int) -> float:
    """The points that a seat may hope for, less a constant that depends only on how much time is left."""
    player = state.players[seat]
    if not state.stack:
        return float(player.points)
    if player.duchy == 0:
        chosen = state.secret[seat]
        if not chosen:
            return 0.0
        player = player.clone()
        player.duchy = chosen // 64
        player.lay(components.CASTLE_TILE, chosen % 64)
    return Prospect(state, seat, player).value()


class Prospect(Outlook):
    """An outlook together with the means to act on it."""

    def value(self) -> float:
        player = self.player
        clock = self.clock
        worth = player.points + self.areas() + self.bonuses()
        worth += WORKERS_WORTH[clock.left][min(player.workers, MOST)]
        worth += SILVER_WORTH[clock.left][min(player.silver, MOST)]
        worth += player.count(components.MINE_TILE) * clock.payments * clock.silver * promise.MINE
        worth += self.turn_order() + self.held_goods() + self.known()
        self.find_loads()
        worth += self.openings() + self.herds() + self.storage()
        return worth + self.dice()

    # ---- tiles

    def effect(self, tile: int) -> float:
        """What a tile brings when it is placed, besides its hex (BUR-6, BUR-7, BUR-8)."""
        clock = self.clock
        kind = TYPE_OF[tile]
        if kind == components.BUILDING:
            return self.building_effect(tile)
        if kind == components.KNOWLEDGE:
            return knowledge_worth(tile - components.FIRST_KNOWLEDGE + 1, self.player, self.missing, clock)
        if kind == components.CASTLE:
            return promise.CASTLE_EFFECT * min(1.0, promise.CASTLE_LATE + clock.turns / 10.0)
        if kind == components.MINE:
            workers = 0.9 * clock.worker if self.player.knows(knowledge.MINES_PAY_WORKERS) else 0.0
            return clock.payments * (clock.silver * promise.MINE + workers)
        if kind == SHIP:
            return self.loads[0] + promise.SHIP_ORDER * clock.late(8.0)
        return float(components.ANIMAL_COUNT[tile] + knowledge.tile_points(self.player))

    def building_effect(self, tile: int) -> float:
        clock = self.clock
        late = clock.late(promise.EFFECT_TURNS)
        if tile == components.WATCHTOWER:
            gain = float(components.WATCHTOWER_POINTS)
        elif tile == components.BANK:
            gain = components.BANK_SILVER * clock.silver
        elif tile == components.BOARDING_HOUSE:
            gain = 0.85 * components.BOARDING_HOUSE_WORKERS * clock.worker
        elif tile == components.WAREHOUSE:
            gain = max(self.best_sale, 1.5 * late)
        elif tile == components.CITY_HALL:
            gain = promise.CITY_HALL_EFFECT * late
        else:
            gain = promise.FETCH_EFFECT * late
        return gain + 4.0 if self.player.knows(knowledge.COUNTED_BY[tile]) else gain

    def storage(self) -> float:
        """Stored tiles keep a share of what placing them will bring beyond its die; the best one the most."""
        player = self.player
        clock = self.clock
        share = promise.STORED * clock.turns / (clock.turns + 0.7)
        spoken_for = 0
        ships = 0
        kept = [0.0, 0.0, 0.0]
        for slot, tile in enumerate(player.storage):
            if not tile:
                continue
            kind = TYPE_OF[tile]
            effect = self.effect(tile)
            if kind == SHIP:
                effect += self.loads[ships] - self.loads[0]
                ships += 1
            mask = open_hexes(player, tile) & ~spoken_for
            if mask:
                gains = [0.0] * 7
                spoken_for |= 1 << self.place_gains(tile, effect, mask, gains)
                kept[slot] = max(0.0, gains[0] - clock.die) * share
                self.note_places(kind, gains, kept[slot])
            elif self.duchy.type_mask[kind] & ~player.filled & ~spoken_for and clock.left > 1:
                kept[slot] = max(0.0, self.hex_hope(kind) + effect - clock.die) * share * promise.BLOCKED
        full = promise.FULL * clock.late(4.0) if player.free_storage() < 0 else 0.0
        kept.sort()
        return kept[2] + promise.STORED_NEXT * (kept[1] + promise.STORED_NEXT * kept[0]) - full

    def place_gains(self, tile: int, effect: float, mask: int, gains: list[float]) -> int:
        """Fill in the gain of placing a tile by die value, at 0 the best of all; return the best hex."""
        duchy = self.duchy
        extra = knowledge.tile_points(self.player)
        best = -1
        while mask:
            low = mask & -mask
            mask ^= low
            where = low.bit_length() - 1
            gain = effect + self.hex_gain(where)
            if TYPE_OF[tile] == components.ANIMAL:
                gain += self.herd(duchy.areas[duchy.area_of[where]], components.ANIMAL_KIND[tile], extra)
            gains[DIE[where]] = max(gains[DIE[where]], gain)
            if best < 0 or gain > gains[0]:
                gains[0] = gain
                best = where
        return best

    def note_places(self, kind: int, gains: list[float], kept: float) -> None:
        """Enter the net gains in the table of the faces; knowledge 9, 10 and 11 carry them one step (BUR-4.6)."""
        cover = knowledge.PLACING[kind]
        for value in range(1, 7):
            if gains[value]:
                net = gains[value] - kept
                self.best_place = max(self.best_place, net)
                self.note(self.faces, value, net, self.player.knowledge & cover != 0)

    def note(self, faces: list[float], value: int, net: float, free_step: bool) -> None:
        faces[value] = max(faces[value], net)
        if free_step:
            for near in (value % 6 + 1, (value + 4) % 6 + 1):
                faces[near] = max(faces[near], net)

    def hex_hope(self, kind: int) -> float:
        """The hex that a tile not yet stored may get."""
        return self.hex_best[kind] if self.hex_best[kind] > 0 else promise.UNKNOWN_HEX

    def tile_gain(self, tile: int) -> float:
        """What it brings to have one more tile in storage."""
        kind = TYPE_OF[tile]
        if not self.missing[kind]:
            return 0.0
        gain = (self.effect(tile) + self.hex_hope(kind) - self.clock.die) * promise.STORED
        if self.hex_best[kind] < 0:
            gain *= promise.BLOCKED
        return gain if self.player.free_storage() >= 0 else gain - promise.DISCARD

    # ---- the dice: those of this turn that are unused, and those of the next turn

    def dice(self) -> float:
        """The net gains of the unused dice and of the effects that wait, and a share of those of the next turn."""
        clock = self.clock
        total = 0.0
        coming = self.faces
        if clock.on_turn or (clock.left and not clock.new_depots):
            fetched = [0.0] * len(TYPES)
            coming = self.with_takes(self.faces, fetched)
            if clock.on_turn:
                total += self.under_way(self.with_workers(coming), fetched)
        if clock.left:
            if clock.new_depots:
                coming = [max(face, promise.NEW_TAKE) for face in self.faces]
            total += promise.NEXT_TURN * sum(self.shifted(self.with_workers(coming))[1:]) / 3.0
        return total

    def under_way(self, faces: list[float], fetched: list[float]) -> float:
        """What can still be done in this turn."""
        total = self.pending(max(faces), fetched)
        shifted = self.shifted(faces)
        for die in range(2):
            if not self.state.used >> die & 1:
                total += shifted[self.state.dice[2 * self.seat + die]]
        if not self.state.bought and self.player.silver >= PURCHASE_SILVER:
            total += self.purchase()
        return total

    def with_takes(self, own: list[float], fetched: list[float]) -> list[float]:
        """The faces with taking from the depots added; `fetched` gets the best tile of each type."""
        faces = own.copy()
        free_step = self.player.knows(knowledge.STEP_TAKE)
        for here in range(BLACK_SPACES, ALL_SPACES):
            tile = self.state.depots[here]
            if tile:
                gain = self.tile_gain(tile)
                fetched[TYPE_OF[tile]] = max(fetched[TYPE_OF[tile]], gain)
                self.note(faces, (here - BLACK_SPACES) // 4 + 1, gain * promise.TAKE, free_step)
        return faces

    def with_workers(self, faces: list[float]) -> list[float]:
        """Taking workers is always possible (BUR-5.4)."""
        player = self.player
        gain = 2.0 * self.clock.worker * (1.6 if player.knows(knowledge.TAKE_MORE_WORKERS) else 1.0)
        if player.knows(knowledge.TAKE_SILVER):
            gain += self.clock.silver
        return [max(face, gain) for face in faces]

    def shifted(self, faces: list[float]) -> list[float]:
        """The faces to someone who can pay for changes of a die (BUR-4.1)."""
        price = self.clock.worker * (0.6 if self.player.knows(knowledge.DOUBLE_STEP) else 1.0)
        for _ in range(min(self.player.workers, 3)):
            before = faces
            faces = before.copy()
            for value in range(1, 7):
                near = max(before[value % 6 + 1], before[(value + 4) % 6 + 1])
                faces[value] = max(faces[value], near - price)
        return faces

    def pending(self, best: float, fetched: list[float]) -> float:
        """Effects that wait to be carried out (BUR-3.4.3); `best` is the best use of a die of any value."""
        total = 0.0
        for decision in self.state.stack:
            kind = decision.kind
            if kind in (ASK_SHIP, ASK_LOAD):
                total += self.loads[0]
            elif kind == ASK_CASTLE:
                total += best
            elif kind == ASK_WAREHOUSE:
                total += self.best_sale
            elif kind == ASK_CITY_HALL:
                total += self.best_place
            elif kind == ASK_FETCH:
                total += max([gain for number, gain in enumerate(fetched) if decision.a >> number & 1])
        return total

    def purchase(self) -> float:
        """BUR-10.1: the best tile that could still be bought this turn."""
        best = 0.0
        for here in range(ALL_SPACES if self.player.knows(knowledge.BUY_ANYWHERE) else BLACK_SPACES):
            tile = self.state.depots[here]
            if tile:
                best = max(best, self.tile_gain(tile) - PURCHASE_SILVER * self.clock.silver)
        return best
