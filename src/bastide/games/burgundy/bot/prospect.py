"""How well a seat stands, for bots: what it has, and what its stored tiles and its dice can still make of it."""

from typing import Final

from bastide.games.burgundy import components, knowledge
from bastide.games.burgundy.bot import promise
from bastide.games.burgundy.bot.outlook import Outlook
from bastide.games.burgundy.bot.promise import MOST, SILVER_WORTH, WORKERS_WORTH
from bastide.games.burgundy.bot.worth import knowledge_worth
from bastide.games.burgundy.components import ALL_SPACES, BLACK_SPACES, PURCHASE_SILVER, SHIP, TYPE_OF
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

NOTHING: Final = -1e9
"""Less than anything brings."""


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
        ground = self.ground
        worth = player.points + ground.areas + ground.bonuses
        worth += WORKERS_WORTH[clock.left][min(player.workers, MOST)]
        worth += SILVER_WORTH[clock.left][min(player.silver, MOST)]
        worth += self.land.mines * clock.payments * clock.silver * promise.MINE
        worth += self.turn_order() + self.held_goods() + self.known()
        self.find_loads()
        worth += ground.openings + self.herds() + self.storage()
        return worth + self.dice()

    # ---- tiles

    def effect(self, tile: int) -> float:
        """What a tile brings when it is placed, besides its hex (BUR-6, BUR-7, BUR-8)."""
        clock = self.clock
        kind = TYPE_OF[tile]
        if kind == components.BUILDING:
            return self.building_effect(tile)
        if kind == components.KNOWLEDGE:
            return knowledge_worth(tile - components.FIRST_KNOWLEDGE + 1, self.player, self.land, clock)
        if kind == components.CASTLE:
            return clock.castle
        if kind == components.MINE:
            workers = 0.9 * clock.worker if self.player.knows(knowledge.MINES_PAY_WORKERS) else 0.0
            return clock.payments * (clock.silver * promise.MINE + workers)
        if kind == SHIP:
            return self.first_load + promise.SHIP_ORDER * clock.late_8
        return float(components.ANIMAL_COUNT[tile] + knowledge.tile_points(self.player))

    def building_effect(self, tile: int) -> float:
        clock = self.clock
        if tile == components.WATCHTOWER:
            gain = float(components.WATCHTOWER_POINTS)
        elif tile == components.BANK:
            gain = components.BANK_SILVER * clock.silver
        elif tile == components.BOARDING_HOUSE:
            gain = 0.85 * components.BOARDING_HOUSE_WORKERS * clock.worker
        elif tile == components.WAREHOUSE:
            gain = max(self.best_sale, 1.5 * clock.late_effects)
        elif tile == components.CITY_HALL:
            gain = promise.CITY_HALL_EFFECT * clock.late_effects
        else:
            gain = promise.FETCH_EFFECT * clock.late_effects
        return gain + 4.0 if self.player.knows(knowledge.COUNTED_BY[tile]) else gain

    def storage(self) -> float:
        """Stored tiles keep a share of what placing them will bring beyond its die; the best one the most."""
        player = self.player
        clock = self.clock
        share = promise.STORED * clock.turns / (clock.turns + 0.7)
        spoken_for = 0
        ships = 0
        first = 0.0
        second = 0.0
        third = 0.0
        for tile in player.storage:
            if not tile:
                continue
            kind = TYPE_OF[tile]
            effect = self.effect(tile)
            if kind == SHIP:
                if ships:
                    effect += (self.second_load if ships == 1 else self.later_load) - self.first_load
                ships += 1
            mask = open_hexes(player, tile) & ~spoken_for
            kept = 0.0
            if mask:
                gains = [0.0] * 7
                spoken_for |= 1 << self.place_gains(tile, effect, mask, gains)
                kept = max(0.0, gains[0] - clock.die) * share
                self.note_places(kind, gains, kept)
            elif self.land.duchy.type_mask[kind] & ~player.filled & ~spoken_for and clock.left > 1:
                kept = max(0.0, self.hex_hope(kind) + effect - clock.die) * share * promise.BLOCKED
            if kept > first:
                first, second, third = kept, first, second
            elif kept > second:
                second, third = kept, second
            elif kept > third:
                third = kept
        full = promise.FULL * clock.late_4 if player.free_storage() < 0 else 0.0
        return first + promise.STORED_NEXT * (second + promise.STORED_NEXT * third) - full

    def place_gains(self, tile: int, effect: float, mask: int, gains: list[float]) -> int:
        """Fill in the gain of placing a tile by die value, at 0 the best of all; return the best hex."""
        duchy = self.land.duchy
        kind = TYPE_OF[tile]
        extra = knowledge.tile_points(self.player)
        best = -1
        for where in self.land.open[kind]:
            if not mask >> where & 1:
                continue
            gain = effect + self.ground.gains[where]
            if kind == components.ANIMAL:
                gain += self.herd(duchy.areas[duchy.area_of[where]], components.ANIMAL_KIND[tile], extra)
            gains[DIE[where]] = max(gains[DIE[where]], gain)
            if best < 0 or gain > gains[0]:
                gains[0] = gain
                best = where
        return best

    def note_places(self, kind: int, gains: list[float], kept: float) -> None:
        """Enter the net gains in the table of the faces; knowledge 9, 10 and 11 carry them one step (BUR-4.6)."""
        free_step = self.player.knowledge & knowledge.PLACING[kind] != 0
        for value in range(1, 7):
            if gains[value]:
                net = gains[value] - kept
                self.best_place = max(self.best_place, net)
                note(self.faces, value, net, free_step)

    def hex_hope(self, kind: int) -> float:
        """The hex that a tile not yet stored may get."""
        best = self.ground.best[kind]
        return best if best > 0 else promise.UNKNOWN_HEX

    def tile_gain(self, tile: int) -> float:
        """What it brings to have one more tile in storage."""
        kind = TYPE_OF[tile]
        if not self.land.missing[kind]:
            return 0.0
        gain = (self.effect(tile) + self.hex_hope(kind) - self.clock.die) * promise.STORED
        if self.ground.best[kind] < 0:
            gain *= promise.BLOCKED
        return gain if self.player.free_storage() >= 0 else gain - promise.DISCARD

    # ---- the dice: those of this turn that are unused, and those of the next turn

    def dice(self) -> float:
        """The net gains of the unused dice and of the effects that wait, and a share of those of the next turn."""
        left = self.clock.left
        total = 0.0
        anyway = self.workers_gain()
        faces = self.faces
        if self.on_turn or (left and not self.new_depots):
            faces = self.with_takes()
            if self.on_turn:
                total += self.under_way(faces, anyway)
        if left:
            if self.new_depots:
                faces = self.faces
                anyway = max(anyway, promise.NEW_TAKE)
            coming = 0.0
            for value in range(1, 7):
                coming += self.die_gain(value, faces, anyway)
            total += promise.NEXT_TURN * coming / 3.0
        return total

    def under_way(self, faces: list[float], anyway: float) -> float:
        """What can still be done in this turn."""
        state = self.state
        total = self.pending(faces, anyway)
        for die in range(2):
            if not state.used >> die & 1:
                total += self.die_gain(state.dice[2 * self.seat + die], faces, anyway)
        if not state.bought and self.player.silver >= PURCHASE_SILVER:
            total += self.purchase()
        return total

    def with_takes(self) -> list[float]:
        """The faces with taking from the depots added."""
        depots = self.state.depots
        faces = self.faces.copy()
        free_step = self.player.knows(knowledge.STEP_TAKE)
        for depot in range(1, 7):
            best = NOTHING
            for here in range(BLACK_SPACES + 4 * depot - 4, BLACK_SPACES + 4 * depot):
                tile = depots[here]
                if tile:
                    best = max(best, self.tile_gain(tile))
            if best > NOTHING:
                note(faces, depot, best * promise.TAKE, free_step)
        return faces

    def workers_gain(self) -> float:
        """Taking workers is always possible (BUR-5.4)."""
        player = self.player
        gain = 2.0 * self.clock.worker * (1.6 if player.knows(knowledge.TAKE_MORE_WORKERS) else 1.0)
        if player.knows(knowledge.TAKE_SILVER):
            gain += self.clock.silver
        return gain

    def die_gain(self, value: int, faces: list[float], anyway: float) -> float:
        """A die of a value to someone who can pay for changing it (BUR-4.1); `anyway` is what any die brings."""
        price = self.clock.worker * (0.6 if self.player.knows(knowledge.DOUBLE_STEP) else 1.0)
        best = max(anyway, faces[value])
        up = value
        down = value
        for steps in range(1, min(self.player.workers, 3) + 1):
            up = up + 1 if up < 6 else 1
            down = down - 1 if down > 1 else 6
            gain = max(faces[up], faces[down])
            if gain > best:
                for _ in range(steps):
                    gain -= price
                best = max(best, gain)
        return best

    def pending(self, faces: list[float], anyway: float) -> float:
        """Effects that wait to be carried out (BUR-3.4.3)."""
        total = 0.0
        for decision in self.state.stack:
            kind = decision.kind
            if kind in (ASK_SHIP, ASK_LOAD):
                total += self.first_load
            elif kind == ASK_CASTLE:
                total += max(anyway, max(faces))
            elif kind == ASK_WAREHOUSE:
                total += self.best_sale
            elif kind == ASK_CITY_HALL:
                total += self.best_place
            elif kind == ASK_FETCH:
                total += self.fetch(decision.a)
        return total

    def fetch(self, kinds: int) -> float:
        """The best tile of some types that lies in a numbered depot."""
        best = 0.0
        for here in range(BLACK_SPACES, ALL_SPACES):
            tile = self.state.depots[here]
            if tile and kinds >> TYPE_OF[tile] & 1:
                best = max(best, self.tile_gain(tile))
        return best

    def purchase(self) -> float:
        """BUR-10.1: the best tile that could still be bought this turn."""
        price = PURCHASE_SILVER * self.clock.silver
        best = 0.0
        for here in range(ALL_SPACES if self.player.knows(knowledge.BUY_ANYWHERE) else BLACK_SPACES):
            tile = self.state.depots[here]
            if tile:
                best = max(best, self.tile_gain(tile) - price)
        return best


def note(faces: list[float], value: int, net: float, free_step: bool) -> None:
    """Enter a net gain for a die value; a free step carries it to the values next to it."""
    faces[value] = max(faces[value], net)
    if free_step:
        for near in (value % 6 + 1, (value + 4) % 6 + 1):
            faces[near] = max(faces[near], net)
