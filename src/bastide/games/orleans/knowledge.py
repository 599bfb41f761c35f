"""What a seat cannot know (ORL-10.2), replaced by what might be."""

from bastide.core.decision import Decision
from bastide.games.orleans import laying, tokens, turn
from bastide.games.orleans.actions.planning import planning_allows
from bastide.games.orleans.asks import ASK_FOLLOWERS, ASK_LAY, ASK_TOWER
from bastide.games.orleans.box import SLOTS
from bastide.games.orleans.components import MARKET
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.tokens import ONE


def imagine(state: Position, seat: int | None) -> None:
    """The order of the hourglass and of the deck of orders; of others, what they drew and planned in secret."""
    rng = state.rng
    shuffle_hourglass(state)
    state.deck = rng.shuffled(bytes(sorted(state.deck)))
    for module in state.box.modules:
        module.imagine(state)
    if state.revealed:
        return
    for other in range(state.seats):
        if other != seat:
            imagine_player(state, other)
    state.stack = [imagined(state, decision, seat) for decision in state.stack]


def shuffle_hourglass(state: Position) -> None:
    """Tiles with the same back may lie in any order; everybody knows which comes first (ORL-2.6)."""
    tiles = list(state.hourglass)
    letters = [state.box.events[event].letter for event in (tiles if state.past else tiles[:-1])]
    for letter in sorted(set(letters)):
        spots = [spot for spot, other in enumerate(letters) if other == letter]
        mixed = state.rng.shuffled(bytes(sorted([tiles[spot] for spot in spots])))
        for spot, event in zip(spots, mixed, strict=True):
            tiles[spot] = event
    state.hourglass = bytes(tiles)


def imagine_player(state: Position, seat: int) -> None:
    """Whoever plans in secret is as he was when he began; if he has gone on since, chance draws and plans for him."""
    player = state.players[seat]
    shown = player.shown
    if shown is None:
        return
    pending = [decision for decision in state.stack if decision.seat == seat]
    player.bag, player.market, player.tower, player.slots = shown.bag, shown.market, shown.tower, shown.slots
    player.fresh = 0
    player.new = 0
    player.was_tower = 0
    player.look()
    if pending and pending[0].kind == ASK_FOLLOWERS and pending[0].a == 0:
        return
    for place, decision in enumerate(state.stack):
        if decision.seat == seat and decision.kind in (ASK_FOLLOWERS, ASK_TOWER):
            state.stack[place] = Decision(seat, ASK_FOLLOWERS, together=decision.together)
            return
    for _ in range(min(turn.most_draws(player), player.room)):
        drawn = ONE[state.draw(seat)]
        if tokens.size(player.market) < MARKET:
            player.market += drawn
        else:
            player.tower += drawn
    player.was_tower = player.tower
    if state.planned >> seat & 1:
        plan_at_random(state, player)


def plan_at_random(state: Position, player: Player) -> None:
    """Tokens to slots, as long as any fits."""
    fits = state.box.fits[planning_allows(state, player)]
    for kind in tokens.listed(player.market):
        slots = [slot for slot in range(SLOTS) if player.open & fits[kind] & 1 << slot]
        if slots:
            slot = slots[state.rng.below(len(slots))]
            player.market -= ONE[kind]
            player.fill(slot, kind + 1)
            player.new |= 1 << slot


def imagined(state: Position, decision: Decision, seat: int | None) -> Decision:
    """Tokens that somebody else has drawn and not yet laid are others of his bag."""
    if decision.kind != ASK_LAY or decision.seat == seat:
        return decision
    player = state.players[decision.seat]
    for kind in laying.drawn(decision):
        player.bag += ONE[kind]
    # It is asked, so one of them can be laid; the other may be anything.
    kinds = [kind for kind in tokens.kinds(player.bag) if laying.slots_for(state, decision, kind)]
    fitting = sum([tokens.count(player.bag, kind) * ONE[kind] for kind in kinds])
    first = tokens.pick(fitting, state.rng.below(tokens.size(fitting)))
    player.bag -= ONE[first]
    second = state.draw(decision.seat) + 1 if decision.b else 0
    return Decision(decision.seat, decision.kind, first + 1, second, decision.c, decision.together, decision.more)
