"""Whether a position that was read adds up: components (FLO-1), the course (FLO-3), what is asked (FLO-16)."""

from bastide.core.decision import Decision
from bastide.core.reading import Reader
from bastide.games.florence import components
from bastide.games.florence.asks import (
    ASK_BID,
    ASK_DISCARD,
    ASK_KEEP,
    ASK_LAY,
    ASK_TURN,
    ASK_UNDER,
    ASK_WORK,
    BASE_ASKS,
)
from bastide.games.florence.auction import available, may_take
from bastide.games.florence.components import (
    CARD_NAMES,
    CARDS,
    CONVERTED,
    DEALT,
    DECK_CARDS,
    FREEDOM_STOCK,
    OBJECTS,
    OPENING,
    PROFESSION_DECK,
    RAISE,
    ROUNDS,
    STOCK,
)
from bastide.games.florence.expansion import FEW_FREEDOMS
from bastide.games.florence.position import FIRST_LANDSCAPE, NONE, Player, Position, cells_of, tile_of
from bastide.games.florence.questions.asking import Asking
from bastide.games.florence.saving import UNSAID


def member(given: dict[str, Reader], name: str) -> Reader:
    """A member that may have been left out."""
    return given.get(name, Reader(None, name))


def check_table(state: Position, given: dict[str, Reader]) -> None:
    readers = given["players"].items()
    for seat, player in enumerate(state.players):
        check_estate(state, player, readers[seat])
        check_cards(state, player, readers[seat])
        if player.coins % CONVERTED:
            readers[seat].fail("bad-json-coins", got=player.coins)
        check_best(state, player, Reader(None, f"{readers[seat].where}.best"))
    check_stock(state, given)
    if state.phase == 0 and state.round > 1:
        given["round"].fail("bad-json-range", got=state.round, low=1, high=1)
    if "chooser" not in given:
        state.chooser = state.first
    if state.phase_name == "auction":
        check_auction(state, given)
    elif state.auction is not None or state.item != NONE or state.still_in:
        member(given, "auction").fail("bad-json-auction")
    check_sold(state, member(given, "closed"))
    most = components.ACTIONS + sum([module.actions for module in state.box.modules])
    if state.actions > most:
        member(given, "actions").fail("bad-json-range", got=state.actions, low=0, high=most)
    if state.actions + state.did.bit_count() > most or (state.phase_name != "actions" and (state.actions or state.did)):
        member(given, "actions").fail("bad-json-actions")
    if state.phase_name == "actions" and not 1 <= state.step <= state.seats:
        member(given, "step").fail("bad-json-range", got=state.step, low=1, high=state.seats)
    for extra in state.extras:
        extra.check(state, member(given, "extras"))
    for seat in range(state.seats):
        state.look(seat)


# ---- components


def check_estate(state: Position, player: Player, reader: Reader) -> None:
    """FLO-6.2.2: every tile has an outline of its own; no building twice (FLO-6.2.1)."""
    for number, piece in enumerate(player.pieces):
        tile, cells = tile_of(piece), cells_of(piece)
        if not any(lie.cells == cells for lie in state.box.lies[tile]):
            where = Reader(None, f"{reader.where}.estate[{number}]")
            where.fail("bad-json-outline", what=components.TILES[tile])
    built = [tile_of(piece) for piece in player.pieces if tile_of(piece) < FIRST_LANDSCAPE]
    for tile in built:
        if built.count(tile) > 1:
            Reader(None, f"{reader.where}.estate").fail("bad-json-count", what=components.TILES[tile], got=2, want=1)


def check_cards(state: Position, player: Player, reader: Reader) -> None:
    """What everybody has seen him recruit is in his hand; what he knows of lies in the decks."""
    in_decks = sum([1 << card for deck in state.decks for card in deck])
    for name, mask, of in (("open", player.open, player.hand), ("known", player.known, in_decks)):
        if mask & ~of:
            Reader(None, f"{reader.where}.{name}").fail("bad-json-cards")
    if player.inside & ~(in_decks if state.phase else ~player.hand):
        Reader(None, f"{reader.where}.inside").fail("bad-json-cards")


def check_best(state: Position, player: Player, reader: Reader) -> None:
    """FLO-6.1.6, FLO-3.2: a pawn marks a Work of this round, from phase B to the award."""
    working = state.box.acting <= state.phase < state.box.phase_names.index("best_work")
    if player.best and not working:
        reader.fail("bad-json-range", got=player.best, low=0, high=0)


def check_stock(state: Position, given: dict[str, Reader]) -> None:
    """What is in stock and what the players have is no more than there is; left out, it is the rest."""
    players = state.everybody()
    owned = [sum([player.landscapes[kind] for player in players]) for kind in range(3)]
    owned += [sum([player.jesters for player in players]), sum([player.builders for player in players])]
    owned.append(sum([player.recruiting + player.received for player in players]))
    state.stock = checked(state.stock, owned, STOCK, OBJECTS, member(given, "stock"))
    built = [0] * FIRST_LANDSCAPE
    for tile in tiles_laid(state):
        if tile < FIRST_LANDSCAPE:
            built[tile] += 1
    for player in players[state.seats :]:
        for tile in range(FIRST_LANDSCAPE):
            built[tile] += player.copies(tile)
    copies = (components.BUILDING_COPIES,) * FIRST_LANDSCAPE
    state.buildings = checked(state.buildings, built, copies, components.BUILDINGS, member(given, "buildings"))
    freedoms = [sum([player.copies_of_freedom(kind) for player in players]) for kind in range(3)]
    if state.freedoms == UNSAID:
        member(given, "freedoms").fail("bad-json-missing", name="freedoms")
    each = FREEDOM_STOCK[state.seats]
    checked(state.freedoms, freedoms, (each,) * 3, components.FREEDOMS, member(given, "freedoms"))
    if state.seats == 2:  # FLO-9.2
        got, want = sum([*freedoms, *state.freedoms]), 4 if state.box.settings[FEW_FREEDOMS] is True else 5
        if got > want:
            member(given, "freedoms").fail("bad-json-count", what="freedoms", got=got, want=want)


def tiles_laid(state: Position) -> list[int]:
    """The tiles of all estates."""
    found = [tile_of(piece) for player in state.players for piece in player.pieces]
    for extra in state.extras:
        found += extra.tiles()
    return found


def checked(stock: bytes, owned: list[int], most: tuple[int, ...], names: tuple[str, ...], reader: Reader) -> bytes:
    for number, had in enumerate(owned):
        left = 0 if stock == UNSAID else stock[number]
        if had + left > most[number]:
            reader.fail("bad-json-count", what=names[number], got=had + left, want=most[number])
    return bytes([most[number] - had for number, had in enumerate(owned)]) if stock == UNSAID else stock


def check_all_cards(state: Position, reader: Reader) -> None:
    """FLO-1.5: every card is unique and lies somewhere. Called when it is known who is looking at which."""
    found = [card for deck in state.decks for card in deck]
    for player in state.everybody():
        found += [card for card in range(CARDS) if (player.hand | player.played) >> card & 1]
        if state.phase == 0:
            found += [card for card in range(CARDS) if player.inside >> card & 1]
    found += [card for card in range(CARDS) if state.gone >> card & 1]
    for decision in state.stack:
        if decision.kind in (ASK_KEEP, ASK_UNDER):
            found += list(decision.more)
    for extra in state.extras:
        found += extra.cards()
    for card in range(CARDS):
        if found.count(card) != 1:
            reader.fail("bad-json-count", what=CARD_NAMES[card], got=found.count(card), want=1)


# ---- the course of the game


def check_auction(state: Position, given: dict[str, Reader]) -> None:
    """FLO-4.11: who chooses is in; who bids is in, may take the object and can pay what he has bid."""
    if state.still_in.bit_count() > 1 and not state.still_in >> state.chooser & 1:
        member(given, "chooser").fail("bad-json-chooser")
    sale = state.auction
    if sale is None:
        if state.item != NONE:
            member(given, "item").fail("bad-json-auction")
        return
    opening = OPENING[state.seats]
    wrong = (
        state.item not in state.box.objects
        or not available(state, state.item)
        or sale.leader not in sale.bidders
        or sale.bid < opening
        or (sale.bid - opening) % RAISE
        or not sale.open
        or sale.bidders != sorted(sale.bidders, key=lambda seat: (seat - sale.leader - 1) % state.seats)
    )
    if wrong or any(not state.still_in >> seat & 1 or not may_take(state, seat, state.item) for seat in sale.bidders):
        member(given, "auction").fail("bad-json-auction")
    if state.players[sale.leader].coins < sale.bid:
        member(given, "auction").fail("bad-json-auction")


def check_sold(state: Position, reader: Reader) -> None:
    """FLO-4.2: every object that was sold has a buyer, who is out; alone, Diego is one too."""
    buyers = len(state.everybody()) - state.still_in.bit_count() if state.phase else 0
    strange = [item for item in range(len(OBJECTS)) if state.closed >> item & 1 and item not in state.box.objects]
    if state.closed.bit_count() > buyers or (strange and state.seats > 1):
        reader.fail("bad-json-auction")


# ---- what is asked


def check_stack(state: Position, reader: Reader) -> None:
    """All at once at the beginning; then one thing at a time, in a turn on top of the turn."""
    check_all_cards(state, Reader(None, "decks"))
    kinds = [decision.kind for decision in state.stack]
    seats = [decision.seat for decision in state.stack]
    if not kinds:
        if state.phase != len(state.box.phases) or state.round != ROUNDS:
            reader.fail("bad-json-stack-empty")
    elif state.phase == 0:
        dealt = [seat for seat in reversed(range(state.seats)) if not state.players[seat].inside]
        waves = {decision.together for decision in state.stack}
        if kinds != [ASK_DISCARD] * len(kinds) or seats != dealt or len(waves) != 1:
            reader.fail("bad-json-stack")
    elif state.phase == len(state.box.phases):
        reader.fail("bad-json-stack")
    elif state.phase_name == "actions":
        own = all(
            kind >= BASE_ASKS or (kind in (ASK_LAY, ASK_KEEP, ASK_UNDER, ASK_WORK) and seat == seats[0])
            for kind, seat in zip(kinds[1:], seats[1:], strict=True)
        )
        if kinds[0] != ASK_TURN or not own or len(kinds) > 2:
            reader.fail("bad-json-stack")
    elif not stands_alone(state) or (state.auction is not None) != (kinds[0] == ASK_BID):
        reader.fail("bad-json-stack")
    for player in state.players:
        held = (player.hand & DECK_CARDS[PROFESSION_DECK]).bit_count()
        if state.phase == 0 and held != DEALT - player.inside.bit_count():
            reader.fail("bad-json-cards")


def stands_alone(state: Position) -> bool:
    """One thing is asked; or, on top of a decision point of the same player, something that a module lets him do."""
    below = state.stack[0]
    if len(state.stack) == 1:
        return True
    above = state.stack[1]
    question = state.questions[below.kind]
    own = isinstance(question, Asking) and question.own
    allowed = any(above.kind in module.interrupts for module in state.box.modules)
    return own and allowed and above.seat == below.seat and len(state.stack) == 2


def usual_stack(state: Position) -> list[Decision] | None:
    """What is asked in a position that does not say so."""
    if state.phase == len(state.box.phases):
        return []
    return state.box.phases[state.phase].usual(state)
