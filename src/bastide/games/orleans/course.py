"""Whether a position that was read belongs to the course of the game (ORL-3): what each phase knows, who is asked what.

What a single question needs is for its `fits` to say.
"""

from typing import Final

from bastide.core.decision import Decision
from bastide.core.masks import each_of
from bastide.core.reading import Reader
from bastide.games.orleans import asks, checking, citizens, position, scoring, tokens, turn
from bastide.games.orleans.box import SLOTS
from bastide.games.orleans.components import TOWER_SPACES
from bastide.games.orleans.position import EMPTY, INSTALLED, PHASES, Player, Position, Shown
from bastide.games.orleans.saving import UNSAID

ONCE: Final = (
    asks.ASK_TURN, asks.ASK_TILE, asks.ASK_DEEDS, asks.ASK_TECHNOLOGY, asks.ASK_DEBT, asks.ASK_SHIELD, asks.ASK_FOOD
)  # fmt: skip


def check_stack(state: Position, reader: Reader) -> None:
    said = checking.fill_stocks(state)
    citizens_said = state.citizens != UNSAID
    citizens.fill_citizens(state)
    checking.check_counts(state, said)
    citizens.check_citizens(state, citizens_said)
    check_phase(state)
    check_plans(state)
    if not state.stack:
        check_end(state, reader)
        return
    for seat, player in enumerate(state.players):
        Reader(None, f"players[{seat}].points").fail_if(player.points, "bad-json-points", want=0)
    seats = [decision.seat for decision in state.stack]
    kinds = [decision.kind for decision in state.stack]
    if state.phase == position.REMOVAL:
        right = removal_asked(state)
    elif state.phase == position.FOLLOWERS:
        right = followers_asked(state)
    elif state.phase == position.PLANNING:
        right = kinds == [asks.ASK_PLAN] and seats == turn.unplanned(state)[:1]
    elif state.phase == position.ACTIONS:
        right = once_each(state) and (len(seats) == 1 or asks.ASK_TURN not in kinds)
    elif state.phase == position.EVENT:
        right = once_each(state) and set(seats) == {turn.struck(state)}
    else:
        right = len(seats) == 1
    cure = "" if reader.value is None or usual_stack(state) is None else "stack"
    reader.fail_if(not right, "bad-json-stack-phase", cure, phase=f"@phase-{PHASES[state.phase]}")


def usual_stack(state: Position) -> list[Decision] | None:
    """What is asked in a position that does not say so: what its phase begins with, or in phase 5 the turn of
    whoever is active."""
    if state.phase == position.REMOVAL:
        return turn.removals(state)
    if state.phase == position.FOLLOWERS:
        asked = [first_question(state, seat) for seat in reversed(turn.unplanned(state))]
        return [one for one in asked if one.kind != asks.ASK_PLAN or not state.in_turn]
    if state.phase == position.PLANNING:
        return [Decision(seat, asks.ASK_PLAN) for seat in turn.unplanned(state)[:1]]
    if state.phase == position.ACTIONS:
        return [Decision(state.active, asks.ASK_TURN)]
    return [] if is_end(state) else None


def first_question(state: Position, seat: int) -> Decision:
    player = state.players[seat]
    follows = turn.most_draws(player) > 0 and player.room > 0
    return Decision(seat, asks.ASK_FOLLOWERS if follows else asks.ASK_PLAN, together=state.next_wave)


# ---- ORL-6: the end


def is_end(state: Position) -> bool:
    """ORL-6.1: the last tile was turned up, and its event has struck everybody."""
    return state.phase == position.EVENT and not state.hourglass and not state.stage and not state.passed


def check_end(state: Position, reader: Reader) -> None:
    reader.fail_if(not is_end(state), "bad-json-stack-empty")
    for seat, player in enumerate(state.players):
        if player.points != scoring.standing(state, seat):
            Reader(None, f"players[{seat}].points").fail("bad-json-points", want=scoring.standing(state, seat))


# ---- what a phase knows


def check_phase(state: Position) -> None:
    """ORL-3: who has confirmed a plan, who has passed, how far the event has come. ORL-8.4.5: a place is barred in
    phase 5, until the round ends."""
    everybody = (1 << state.seats) - 1
    planning = state.phase in (position.FOLLOWERS, position.PLANNING)
    in_turn = (state.in_turn or not state.in_order) if planning else state.in_turn == state.in_order
    struck = state.phase == position.EVENT and not is_end(state)
    passed = state.passed == everybody if struck else not state.passed or state.phase == position.ACTIONS
    checks = [
        ("planned", "bad-json-planned", not state.planned or (planning and state.planned != everybody)),
        ("in_turn", "bad-json-in-turn", in_turn and (state.in_turn or state.phase != position.PLANNING)),
        ("passed", "bad-json-passed", passed),
        ("acted", "bad-json-acted", not state.acted or state.phase == position.ACTIONS),
        ("step", "bad-json-step", 1 <= state.stage <= state.seats if struck else not state.stage),
    ]
    for seat, player in enumerate(state.players):
        barred = not player.barred or struck or state.phase == position.ACTIONS
        checks.append((f"players[{seat}].barred", "bad-json-barred-phase", barred))
    for name, key, right in checks:
        phase = f"@phase-{PHASES[state.phase]}"
        Reader(None, name).fail_if(not right, key, phase=phase, seats=state.seats)


def check_plans(state: Position) -> None:
    """ORL-3.3, ORL-3.4, ORL-10.3: what a player keeps secret while he draws and plans goes with what he has."""
    for seat, player in enumerate(state.players):
        asked = [decision.kind for decision in state.stack if decision.seat == seat]
        planned = state.planned >> seat & 1 == 1
        drawing = asks.ASK_FOLLOWERS in asked or asks.ASK_TOWER in asked
        planning = state.phase in (position.FOLLOWERS, position.PLANNING) and not drawing
        in_turn = state.phase == position.PLANNING
        secret = state.phase == position.FOLLOWERS or (in_turn and planned)
        if player.was_tower == UNSAID:
            player.was_tower = player.tower if planning else 0
        shown = player.shown
        standing = sum([1 << slot for slot in player.standing()])
        began = asks.ASK_PLAN in asked or planned
        checks = [
            ("fresh", "bad-json-fresh", not player.fresh or (asked != [] and asks.ASK_PLAN not in asked)),
            ("new", "bad-json-new", not player.new or (planning and began and player.new & ~standing == 0)),
            ("was_tower", "bad-json-was-tower", tower_is_right(player) if planning else not player.was_tower),
            ("shown", "bad-json-shown", shown is not None or in_turn if secret else shown is None),
            ("shown", "bad-json-shown-tokens", shown is None or hides_right(player, shown)),
        ]
        for name, key, right in checks:
            Reader(None, f"players[{seat}].{name}").fail_if(not right, key)


def tower_is_right(player: Player) -> bool:
    """What has left the Tower since planning began lies on slots that were filled since."""
    laid = [player.slots[slot] - 1 for slot in each_of(player.new)]
    for kind in range(tokens.KINDS):
        gone = tokens.count(player.was_tower, kind) - tokens.count(player.tower, kind)
        if not 0 <= gone <= laid.count(kind):
            return False
    return tokens.size(player.was_tower) <= TOWER_SPACES


def hides_right(player: Player, shown: Shown) -> bool:
    """What others see is made of the same tokens; some have left the bag, some slots have been emptied or filled."""
    there = checking.counted([player.bag, player.market, player.tower, player.fresh], player.slots)
    if there != checking.counted([shown.bag, shown.market, shown.tower], shown.slots):
        return False
    drawn = [tokens.count(shown.bag, kind) - tokens.count(player.bag, kind) for kind in range(tokens.KINDS)]
    if min(drawn) < 0 or sum(drawn) > turn.draw_number(player):
        return False
    for slot in range(SLOTS):
        before, now = shown.slots[slot], player.slots[slot]
        changed = before < INSTALLED and (now == EMPTY or player.new >> slot & 1 == 1)
        if before != now and not changed:
            return False
    return True


# ---- what is asked


def once_each(state: Position) -> bool:
    """Nobody is asked the same thing twice over."""
    asked = [(decision.seat, decision.kind) for decision in state.stack if decision.kind in ONCE]
    return len(set(asked)) == len(asked)


def removal_asked(state: Position) -> bool:
    """The last of them are left, and no more tiles are gone than were asked for."""
    every = turn.removals(state)
    gone = (state.box.tiles & ~state.tiles).bit_count()
    return state.stack == every[: len(state.stack)] and gone <= len(every) - len(state.stack)


def followers_asked(state: Position) -> bool:
    """ORL-3.3.6: one question each, at the same time; who is asked nothing has confirmed his plan, or waits for the
    others to make it in turn."""
    seats = [decision.seat for decision in state.stack]
    waves = {decision.together for decision in state.stack}
    kinds = {decision.kind for decision in state.stack} - {asks.ASK_FOLLOWERS, asks.ASK_TOWER}
    asked = sum([1 << seat for seat in set(seats)])
    others = (1 << state.seats) - 1 & ~asked
    known = not kinds or (kinds == {asks.ASK_PLAN} and not state.in_turn)
    one_each = len(set(seats)) == len(seats) and len(waves) == 1 and 0 not in waves
    answered = others & ~state.planned == 0 or state.in_turn
    return known and one_each and not state.planned & asked and answered
