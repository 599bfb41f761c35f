"""Favours, the site, deliveries, and declining (CAY-3.4, 4.10, 10)."""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase, Value
from bastide.games.caylus1303 import delivery, effects, turn
from bastide.games.caylus1303.components import (
    CHARACTERS,
    NAMES,
    RESIDENCE,
    SITE_ROUNDS,
)
from bastide.games.caylus1303.goods import GOODS, listed
from bastide.games.caylus1303.moves import (
    Move,
    asked_kind,
    building_words,
    character_words,
    goods_refusal,
    goods_touches,
    other_question,
)
from bastide.games.caylus1303.position import (
    BAILIFF_MOVE,
    DECISIONS,
    DELIVER,
    EARLY,
    FAVOUR,
    NOWHERE,
    ON_BRIDGE,
    PRESTIGE_BUILD,
    USE,
    VISIT,
    WELCOME,
    Position,
    stock_words,
)


class Take(Move):
    """Take a character: with a favour from another player (CAY-4.10.2 a), or from the board (CAY-4.10.2 b)."""

    do: ClassVar[str] = "take"

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat
        self.character = character

    @property
    def rule(self) -> str:
        return "CAY-4.10.2"

    def fields(self) -> dict[str, Value]:
        return {"character": CHARACTERS[self.character]}

    def touches(self) -> tuple[str, ...]:
        return (f"character:{CHARACTERS[self.character]}",)

    def refuse(self, state: Position) -> Refusal | None:
        kind = asked_kind(state)
        named: dict[str, Value] = {"character": character_words(self.character)}
        if kind == FAVOUR:
            holder = state.holder_of(self.character)
            if holder == self.seat:
                return Refusal("CAY-4.10.5", "refuse-own-character", named)
            return Refusal("CAY-4.10.5", "refuse-nobodys-character", named) if holder == NOWHERE else None
        if kind != WELCOME:
            return other_question(state)
        if not state.board_characters >> self.character & 1:
            return Refusal("CAY-4.10.2", "refuse-character-gone", named)
        return None

    def apply(self, state: Position) -> None:
        bit = 1 << self.character
        other = state.holder_of(self.character)
        state.stack.pop()
        if other == NOWHERE:
            state.board_characters &= ~bit
        else:
            state.players[other].characters &= ~bit
        state.players[self.seat].characters |= bit
        if state.events is not None:
            name = CHARACTERS[self.character]
            state.tell(
                "take",
                self.seat,
                {"piece": name, "from": f"character:{name}", "to": "characters", "other": other + 1},
            )
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        other = state.holder_of(self.character) + 1
        return Phrase("do-take", {"character": character_words(self.character), "other": other})


class Visit(Move):
    """Use a favour for a tile at the construction site, and then perhaps for a character (CAY-4.10.2 b)."""

    do: ClassVar[str] = "visit"

    def __init__(self, seat: int, slot: int, building: int) -> None:
        self.seat = seat
        self.slot = slot
        self.building = building

    @property
    def rule(self) -> str:
        return "CAY-4.10.2"

    def fields(self) -> dict[str, Value]:
        return {"slot": self.slot, "building": NAMES[self.building]}

    def touches(self) -> tuple[str, ...]:
        return (f"slot:{self.slot}",)

    def refuse(self, state: Position) -> Refusal | None:
        if asked_kind(state) != FAVOUR:
            return other_question(state)
        if state.site_tiles[self.slot] != self.building:
            return Refusal("CAY-4.10.2", "refuse-not-at-site", {"building": building_words(self.building)})
        if state.round < SITE_ROUNDS[self.slot]:
            return Refusal("CAY-4.10.3", "refuse-slot", {"round": SITE_ROUNDS[self.slot]})
        if self.slot not in effects.open_slots(state, self.seat):
            return Refusal("CAY-4.10.4", "refuse-useless-tile", {"building": building_words(self.building)})
        return None

    def apply(self, state: Position) -> None:
        """CAY-4.10.6: first the effect with all it brings, then the character; so that decision lies below."""
        state.stack.pop()
        if state.board_characters:
            state.stack.append(Decision(self.seat, WELCOME))
        effects.offer(state, Decision(self.seat, VISIT, self.slot))
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        left = 1 if state.board_characters else 0
        return Phrase("do-visit", {"building": building_words(self.building), "characters": left})


class Deliver(Move):
    """Deliver one set (CAY-3.4.1 to 3.4.3)."""

    do: ClassVar[str] = "deliver"

    def __init__(self, seat: int, goods: int) -> None:
        self.seat = seat
        self.goods = goods

    @property
    def rule(self) -> str:
        return "CAY-3.4.2"

    def fields(self) -> dict[str, Value]:
        return {"goods": "+".join([GOODS[good] for good in listed(self.goods)])}

    def touches(self) -> tuple[str, ...]:
        return goods_touches(listed(self.goods))

    def refuse(self, state: Position) -> Refusal | None:
        if asked_kind(state) != DELIVER:
            return other_question(state)
        if self.goods not in delivery.sets_for(state.players[self.seat]):
            return Refusal("CAY-3.4.2", "refuse-set", {"goods": stock_words(self.goods)})
        return goods_refusal(state, self.seat, self.goods)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        delivery.hand_over(state, self.seat, self.goods)
        turn.proceed(state)

    def describe(self, state: Position) -> Phrase:
        points = delivery.set_points(state, self.seat, self.goods)
        return Phrase("do-deliver", {"goods": stock_words(self.goods), "points": points})


class Skip(Move):
    """Decline: an effect, a move of the provost, a character, a further set, a prestige building (CAY-3.3.2)."""

    do: ClassVar[str] = "skip"

    @property
    def rule(self) -> str:
        return "CAY-3.3.2"

    def fields(self) -> dict[str, Value]:
        return {}

    def touches(self) -> tuple[str, ...]:
        return ("skip",)

    def refuse(self, state: Position) -> Refusal | None:
        kind = asked_kind(state)
        if kind == FAVOUR:
            return Refusal("R-17", "refuse-skip-favour")
        if kind == VISIT:
            building = effects.building_of(state, state.stack[-1])
            return Refusal("CAY-4.10.4", "refuse-skip-visit", {"building": building_words(building)})
        if kind in (EARLY, USE, ON_BRIDGE, BAILIFF_MOVE, WELCOME, DELIVER, PRESTIGE_BUILD):
            return None
        return other_question(state)

    def apply(self, state: Position) -> None:
        asked = state.stack.pop()
        if state.events is not None:
            state.tell("skip", self.seat, {"what": self.declined(state, asked)})
        if asked.kind == DELIVER:
            state.step += 1
        elif asked.kind == EARLY:
            turn.next_turn(state, state.first)
        turn.proceed(state)

    def declined(self, state: Position, asked: Decision) -> str:
        """What was left undone: a building, or the name of the question."""
        if asked.kind == USE:
            return NAMES[effects.building_of(state, asked)]
        if asked.kind == PRESTIGE_BUILD:
            return NAMES[RESIDENCE]
        return DECISIONS[asked.kind]

    def describe(self, state: Position) -> Phrase:
        top = state.stack[-1]
        if top.kind == USE:
            if effects.face_of(state, top).steps:
                return Phrase("do-skip-move")
            return Phrase("do-skip-use", {"building": building_words(effects.building_of(state, top))})
        if top.kind == ON_BRIDGE or top.kind == BAILIFF_MOVE:
            return Phrase("do-skip-move")
        return Phrase(f"do-skip-{DECISIONS[top.kind]}")


VERBS: Final[tuple[str, ...]] = (
    "draft", "place", "site", "pass", "use", "build", "house", "move", "take", "visit", "deliver", "skip",
)  # fmt: skip
