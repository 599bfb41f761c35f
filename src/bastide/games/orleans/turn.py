"""The course of the game: rounds of seven phases (ORL-3.0), up to the next thing that somebody may decide."""

from bastide.core.decision import Decision
from bastide.core.masks import each_of
from bastide.games.orleans import asks, debts, scoring, tokens, tracks
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF
from bastide.games.orleans.components import TOWER, TOWER_SPACES
from bastide.games.orleans.position import ACTIONS, CENSUS, EVENT, FOLLOWERS, PLANNING, REMOVAL, Player, Position, Shown
from bastide.games.orleans.tokens import FARMER, KNIGHT, ONE, TOKENS


def go_on(state: Position) -> bool:
    """Nothing is asked: the next thing in the course of the game. False when it is over."""
    if state.phase == ACTIONS:
        next_turn(state)
    elif state.phase == EVENT:
        return next_struck(state)
    elif state.phase == CENSUS:
        start_followers(state)
    elif state.phase == REMOVAL:
        start_round(state)
    else:
        next_plan(state)
    return True


# ---- ORL-7: removing place tiles


def removals(state: Position) -> list[Decision]:
    """ORL-7.1, R-36: one tile each, with 2 players two times around; the first player's decision lies on top."""
    order = state.order() * (2 if state.seats == 2 else 1)
    return [Decision(seat, asks.ASK_REMOVE) for seat in reversed(order)]


# ---- ORL-3.1: the hourglass


def start_round(state: Position) -> None:
    """ORL-3.1, ORL-3.2: an event is turned up, then the census is taken."""
    state.round += 1
    state.phase = CENSUS
    state.tell("round", -1, {"round": state.round})
    turn_up(state)
    take_census(state)


def turn_up(state: Position) -> None:
    """ORL-3.1; a tile that rests gives way to the next one at once."""
    while True:
        state.past += state.hourglass[-1:]
        state.hourglass = state.hourglass[:-1]
        tile = state.box.events[state.event]
        state.tell("hourglass", -1, {"piece": tile.name, "what": tile.name}, reveals=True)
        if not tile.rests or not state.hourglass:
            return


# ---- ORL-3.2: the census


def take_census(state: Position) -> None:
    """ORL-3.2: who is alone in front on the farmers track takes a coin, who is alone at the end pays one."""
    leader = scoring.alone_ahead([player.index(FARMER) for player in state.players])
    if leader >= 0:
        state.gain_coins(leader, 1, "census")
    payer = census_payer(state)
    if state.events is not None and (leader < 0 or (payer < 0 and state.seats > 2)):
        state.tell("census", -1, {"lead": int(leader >= 0), "last": int(payer >= 0 or state.seats == 2)})
    if payer >= 0:
        debts.pay(state, payer, 1)


def census_payer(state: Position) -> int:
    """Who is alone at the end of the farmers track, or -1; with 2 players nobody pays."""
    return scoring.alone_ahead([-player.index(FARMER) for player in state.players]) if state.seats > 2 else -1


# ---- ORL-3.3: followers


def start_followers(state: Position) -> None:
    """ORL-3.3.6: everybody at the same time, and in secret until plans are revealed."""
    state.phase = FOLLOWERS
    wave = state.next_wave
    for seat in reversed(state.order()):
        player = state.players[seat]
        player.shown = Shown(player.bag, player.market, player.tower, player.slots)
        ask_followers(state, seat, 0, wave)


def ask_followers(state: Position, seat: int, back: int, wave: int) -> None:
    """Where nothing can be drawn or taken back any more, nothing is asked (ORL-3.3.5)."""
    player = state.players[seat]
    decision = Decision(seat, asks.ASK_FOLLOWERS, back, together=wave)
    if most_draws(player) > back and player.room > 0:
        state.stack.append(decision)
        return
    if not back and state.events is not None:
        state.tell("undrawn", seat, {"why": "why-undrawn-market" if player.bag else "why-undrawn-bag"})
    draw_followers(state, decision, 0)


def most_draws(player: Player) -> int:
    """ORL-3.3.1: B, the draw number or the bag, whichever is smaller."""
    return min(draw_number(player), tokens.size(player.bag))


def draw_number(player: Player) -> int:
    """ORL-3.3: K, by the knights track."""
    return tracks.DRAWS[player.index(KNIGHT)]


def draw_followers(state: Position, asked: Decision, number: int) -> None:
    """ORL-3.3: so many random tokens; with a Gunpowder Tower the player says which go there (ORL-4.10.3). Outside phase
    3 nothing of it is secret, for the market is open (ORL-10.1)."""
    seat = asked.seat
    player = state.players[seat]
    drawn = sum([ONE[state.draw(seat)] for _ in range(number)])
    player.fresh += drawn
    if drawn and state.events is not None:
        secret = player.shown is not None
        for kind in tokens.listed(drawn):
            name = TOKENS[kind]
            state.moved("draw", seat, name, "bag", f"market:{name}", secret=secret, reveals=True)
    if player.fresh and player.places >> TOWER & 1 and tokens.size(player.tower) < TOWER_SPACES:
        state.stack.append(Decision(seat, asks.ASK_TOWER, together=asked.together))
    else:
        lay_out(state, asked)


def lay_out(state: Position, asked: Decision) -> None:
    """What was drawn or taken back lies on the market, beside what was left there (ORL-3.3.4); in phase 3 the player
    goes on to his plan, unless it is made in turn."""
    player = state.players[asked.seat]
    player.market += player.fresh
    player.fresh = 0
    if state.phase != FOLLOWERS:
        return
    player.was_tower = player.tower
    if not state.in_turn:
        state.stack.append(Decision(asked.seat, asks.ASK_PLAN, together=asked.together))


# ---- ORL-3.4: planning


def next_plan(state: Position) -> None:
    """ORL-3.4, ORL-10.3: in turn order, whoever has not confirmed a plan plans openly, and what he has drawn is open
    from the start (ORL-10.1); then all is revealed."""
    state.phase = PLANNING
    waiting = unplanned(state)
    for seat in waiting:
        state.players[seat].shown = None
    if waiting:
        state.ask(asks.ASK_PLAN, waiting[0])
    else:
        reveal(state)


def unplanned(state: Position) -> list[int]:
    """Who has not confirmed a plan, first player first."""
    return [seat for seat in state.order() if not state.planned >> seat & 1]


def demand_order(state: Position, seat: int) -> None:
    """ORL-10.3: in this round plans that are not confirmed are made openly in turn order; they begin anew."""
    state.in_turn = True
    state.tell("demand", seat, {})
    for decision in state.stack:
        if decision.kind == asks.ASK_PLAN:
            unplan(state.players[decision.seat])
    state.stack = [decision for decision in state.stack if decision.kind != asks.ASK_PLAN]


def ruled_out(state: Position, seat: int, place: int) -> bool:
    """Whether a place cannot be carried out in this round, activated or not: the event forbids it, or a villain does
    (ORL-5.1, ORL-8.2.3, ORL-8.4.5)."""
    player = state.players[seat]
    jams = state.box.events[state.event].jams_technology
    barred = player.barred >> place & 1 == 1 or (jams and player.has_technology(place))
    return barred or state.box.effects[place].banned(state)


def activated(state: Position, seat: int) -> int:
    """How many places are activated for this round (ORL-4.1), without those that are ruled out."""
    places = each_of(state.players[seat].active)
    return len([place for place in places if not ruled_out(state, seat, place)])


def unplan(player: Player) -> None:
    """All that was put on slots since planning began goes back."""
    while player.new:
        withdraw(player, player.new.bit_length() - 1)


def withdraw(player: Player, slot: int) -> bool:
    """A token that was put on a slot in this phase goes back where it came from: to the tower, if that has fewer of its
    kind than when planning began. Whether it went there."""
    kind = player.take_off(slot)
    player.new &= ~(1 << slot)
    if tokens.count(player.tower, kind) < tokens.count(player.was_tower, kind):
        player.tower += ONE[kind]
        return True
    player.market += ONE[kind]
    return False


def reveal(state: Position) -> None:
    """ORL-3.4: all plans are open from now on; phase 5 begins with the first player (ORL-3.5)."""
    for seat in state.order():
        player = state.players[seat]
        if state.events is not None:
            new = each_of(player.new)
            places = dict.fromkeys([PLACE_NAMES[PLACE_OF[slot]] for slot in new])
            listing = " ".join([f"@place-{name}" for name in places])
            state.tell("plan", seat, {"count": len(new), "places": listing}, reveals=True)
        player.shown = None
        player.new = 0
        player.was_tower = 0
    state.phase = ACTIONS
    state.planned = 0
    state.in_turn = state.in_order
    state.active = (state.first - 1) % state.seats


# ---- ORL-3.5: actions


def next_turn(state: Position) -> None:
    """ORL-3.5: what follows from the action of now, then the next player clockwise who has not passed; when all have,
    the event strikes (ORL-3.6)."""
    if state.acted:
        state.acted = False
        for module in state.box.modules:
            module.after_action(state, state.active)
        if state.stack:
            return
    if state.passed == (1 << state.seats) - 1:
        state.phase = EVENT
        state.stage = 0
        return
    seat = (state.active + 1) % state.seats
    while state.passed >> seat & 1:
        seat = (seat + 1) % state.seats
    state.active = seat
    state.ask(asks.ASK_TURN, seat)


def take_pass(state: Position, seat: int, forced: bool) -> None:
    """ORL-3.5.1, ORL-3.5.2: final for this round; held technology tiles may be placed."""
    state.passed |= 1 << seat
    if state.events is not None:
        state.tell("pass", seat, {"forced": int(forced)})
    if state.players[seat].held:
        state.ask(asks.ASK_TECHNOLOGY, seat)


# ---- ORL-3.6, ORL-3.7: the event, and the next round


def next_struck(state: Position) -> bool:
    """ORL-3.6: player by player, first player first; whoever has a shield may use it. Then the round is over."""
    event = state.box.events[state.event]
    while event.strikes and state.stage < state.seats:
        state.stage += 1
        if event.hits(state, struck(state)):
            state.ask(asks.ASK_SHIELD, struck(state))
            return True
        if state.events is not None:
            state.tell("missed", struck(state), {"what": event.name, "why": f"why-missed-{event.name}"})
    return end_round(state)


def struck(state: Position) -> int:
    """Whom the event strikes now."""
    return (state.first + state.stage - 1) % state.seats


def end_round(state: Position) -> bool:
    """ORL-3.7; after the last hourglass tile the game is over (ORL-6.1)."""
    state.stage = 0
    state.passed = 0
    for player in state.players:
        player.barred = 0
    if not state.hourglass:
        scoring.score(state)
        return False
    state.first = (state.first + 1) % state.seats
    start_round(state)
    return True
