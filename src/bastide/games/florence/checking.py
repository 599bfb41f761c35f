"""Whether a position that was read adds up: components (FLO-1), the course (FLO-3), what is asked (FLO-16)."""

from bastide.core.decision import Decision
from bastide.core.masks import each_of
from bastide.core.reading import Reader, member
from bastide.games.florence import asks
from bastide.games.florence import components as c
from bastide.games.florence.auction import available, may_take
from bastide.games.florence.components import CARD_NAMES, CARDS
from bastide.games.florence.expansion import FEW_FREEDOMS
from bastide.games.florence.knowledge import looks_at
from bastide.games.florence.position import FIRST_LANDSCAPE, NONE, Player, Position, cells_of, tile_of
from bastide.games.florence.questions.asking import Asking
from bastide.games.florence.saving import UNSAID


def check_table(state: Position, given: dict[str, Reader]) -> None:
    readers = given["players"].items()
    for seat, player in enumerate(state.players):
        check_estate(state, player, readers[seat])
        check_cards(state, player, readers[seat])
        readers[seat].fail_if(player.coins % c.CONVERTED, "bad-json-coins", got=player.coins)
        player.counted = player.coins  # FLO-15: all were gained and paid before all eyes, whatever the position says
        check_best(state, player, Reader(None, f"{readers[seat].where}.best"))
    check_stock(state, given)
    given["round"].fail_if(state.phase == 0 and state.round > 1, "bad-json-range", got=state.round, low=1, high=1)
    if "chooser" not in given:
        state.chooser = state.first
    if state.phase_name == "auction":
        if "still_in" not in given and not state.closed:
            state.still_in = (1 << state.seats) - 1  # nothing was sold: nobody has bought
        check_auction(state, given)
    else:
        member(given, "auction").fail_if(state.auction is not None, "bad-json-no-auction")
        member(given, "item").fail_if(state.item != NONE, "bad-json-no-auction")
        member(given, "still_in").fail_if(state.still_in, "bad-json-no-auction")
    check_sold(state, member(given, "closed"))
    acting = state.phase_name == "actions"
    most = c.ACTIONS + sum([module.actions for module in state.box.modules])
    reader = member(given, "actions")
    reader.fail_if(state.actions > most, "bad-json-range", got=state.actions, low=0, high=most)
    done = state.actions + state.did.bit_count()
    reader.fail_if(done > 0 and not acting, "bad-json-actions-phase")
    reader.fail_if(done > most, "bad-json-actions", got=done, most=most)
    stray = acting and not 1 <= state.stage <= state.seats
    member(given, "step").fail_if(stray, "bad-json-range", got=state.stage, low=1, high=state.seats)
    for extra in state.extras:
        extra.check(state, member(given, "extras"))
    for seat in range(state.seats):
        state.look(seat)


# ---- components


def check_estate(state: Position, player: Player, reader: Reader) -> None:
    """FLO-6.2.2: every tile has an outline of its own; no building twice (FLO-6.2.1)."""
    for number, piece in enumerate(player.pieces):
        tile, cells = tile_of(piece), cells_of(piece)
        where = Reader(None, f"{reader.where}.estate[{number}]")
        where.fail_if(cells not in state.box.cells[tile], "bad-json-outline", what=c.TILES[tile])
    built = [tile_of(piece) for piece in player.pieces if tile_of(piece) < FIRST_LANDSCAPE]
    for tile in built:
        where = Reader(None, f"{reader.where}.estate")
        where.fail_if(built.count(tile) > 1, "bad-json-count", what=c.TILES[tile], got=2, want=1)


def check_cards(state: Position, player: Player, reader: Reader) -> None:
    """What everybody has seen him recruit is in his hand. At the beginning he has laid one aside (FLO-2.4)."""
    aside = 0 if state.phase else player.inside
    for card in each_of(player.open & ~player.hand):
        Reader(None, f"{reader.where}.open").fail("bad-json-open", card=CARD_NAMES[card])
    for card in each_of(aside & player.hand):
        Reader(None, f"{reader.where}.inside").fail("bad-json-inside", card=CARD_NAMES[card])


def check_best(state: Position, player: Player, reader: Reader) -> None:
    """FLO-6.1.6, FLO-3.2: a pawn marks a Work of this round, from phase B to the award."""
    working = state.box.acting <= state.phase < state.box.phase_names.index("best_work")
    reader.fail_if(player.best > 0 and not working, "bad-json-range", got=player.best, low=0, high=0)


def check_stock(state: Position, given: dict[str, Reader]) -> None:
    """FLO-1: what is in stock and what the players have is what is in the box; left out, the stock is the rest."""
    players = state.everybody()
    withdrawn = [item for module in state.box.modules for item in module.withdraws]
    laid = tiles_laid(state)
    tiles = [laid.count(tile) for tile in range(len(c.TILES))]
    owned = [sum([player.jesters for player in players]), sum([player.builders for player in players])]
    owned.append(sum([player.recruiting + player.received for player in players]))
    owned = tiles[FIRST_LANDSCAPE:] + owned
    state.stock = checked(state.stock, owned, c.STOCK, c.OBJECTS, member(given, "stock"), withdrawn)
    copies = (c.BUILDING_COPIES,) * FIRST_LANDSCAPE
    built = tiles[:FIRST_LANDSCAPE]
    state.buildings = checked(state.buildings, built, copies, c.BUILDINGS, member(given, "buildings"), [])
    check_freedoms(state, member(given, "freedoms"))
    for card in each_of(state.gone & ~c.DECK_CARDS[c.BONUS_DECK]):
        member(given, "gone").fail("bad-json-gone", card=CARD_NAMES[card])  # FLO-6.1.4


def check_freedoms(state: Position, reader: Reader) -> None:
    """FLO-2.2: as many of each type; FLO-9.2: with two players one or two of each, and a number of all together, so
    that must be said."""
    owned = [sum([player.copies_of_freedom(kind) for player in state.everybody()]) for kind in range(3)]
    most = (c.FREEDOM_STOCK[state.seats],) * 3
    if state.seats != 2:
        state.freedoms = checked(state.freedoms, owned, most, c.FREEDOMS, reader, [])
        return
    Reader(None).fail_if(state.freedoms == UNSAID, "bad-json-missing", name="freedoms")
    checked(state.freedoms, owned, most, c.FREEDOMS, reader, [0, 1, 2])
    for kind, name in enumerate(c.FREEDOMS):
        reader.fail_if(owned[kind] + state.freedoms[kind] == 0, "bad-json-count", what=name, got=0, want=1)
    got, want = sum([*owned, *state.freedoms]), 4 if state.box.settings[FEW_FREEDOMS] is True else 5
    reader.fail_if(got != want, "bad-json-count", what="freedoms", got=got, want=want)


def tiles_laid(state: Position) -> list[int]:
    """The tiles of all estates."""
    found = [tile_of(piece) for player in state.players for piece in player.pieces]
    for extra in state.extras:
        found += extra.tiles()
    return found


def checked(
    stock: bytes, owned: list[int], want: tuple[int, ...], names: tuple[str, ...], reader: Reader, fewer: list[int]
) -> bytes:
    """A stock with what is owned is so many of each, or less of those of which there may be `fewer`."""
    unsaid = stock == UNSAID
    for number, had in enumerate(owned):
        got = had if unsaid else had + stock[number]
        short = got < want[number] and not unsaid and number not in fewer
        wrong = got > want[number] or short
        cure = "" if unsaid or fewer or had > want[number] else reader.where
        reader.fail_if(wrong, "bad-json-count", cure, what=names[number], got=got, want=want[number])
    return bytes([want[number] - had for number, had in enumerate(owned)]) if unsaid else stock


def lying(state: Position) -> list[int]:
    """Every card that lies in no deck."""
    found: list[int] = []
    for player in state.everybody():
        found += each_of(player.hand | player.played)
        if state.phase == 0:
            found += each_of(player.inside)
    found += each_of(state.gone)
    for decision in state.stack:
        if decision.kind in (asks.ASK_KEEP, asks.ASK_UNDER):
            found += list(decision.more)
    for extra in state.extras:
        found += extra.cards()
    return found


def fill_decks(state: Position) -> None:
    """Decks that were left out: the cards that lie nowhere else, shuffled."""
    there = lying(state)
    rng = state.rng.clone()
    for first, end in zip(c.FIRST_CARD, (*c.FIRST_CARD[1:], CARDS), strict=True):
        state.decks.append(rng.shuffled(bytes([card for card in range(first, end) if card not in there])))


def check_all_cards(state: Position, cure: str) -> None:
    """FLO-1.5: every card is unique and lies somewhere. Called when it is known who is looking at which."""
    elsewhere = lying(state)
    found = [*[card for deck in state.decks for card in deck], *elsewhere]
    for card in range(CARDS):
        got = found.count(card)
        spare = cure if elsewhere.count(card) <= 1 else ""
        reader = Reader(None, cure or "players")
        reader.fail_if(got != 1, "bad-json-count", spare, what=CARD_NAMES[card], got=got, want=1)


def know_the_decks(state: Position) -> None:
    """What a player knows of lies in the decks: of a card that was put elsewhere by hand he knows nothing."""
    in_decks = sum([1 << card for deck in state.decks for card in deck])
    for player in state.players:
        player.known &= in_decks
        player.inside &= in_decks | (0 if state.phase else player.inside)


# ---- the course of the game


def check_auction(state: Position, given: dict[str, Reader]) -> None:
    """FLO-4.11: who chooses is in; who bids is in, may take the object and can pay what he has bid."""
    stray = state.still_in.bit_count() > 1 and not state.still_in >> state.chooser & 1
    member(given, "chooser").fail_if(stray, "bad-json-chooser")
    sale = state.auction
    item = member(given, "item")
    if sale is None:
        item.fail_if(state.item != NONE, "bad-json-no-sale")
        return
    opening = c.OPENING[state.seats]
    item.fail_if(state.item not in state.box.objects, "bad-json-not-sold")
    bid, bidders, leader = [Reader(None, f"auction.{name}") for name in ("bid", "bidders", "leader")]
    leader.fail_if(sale.leader not in sale.bidders, "bad-json-leader")
    bid.fail_if(sale.bid < opening or (sale.bid - opening) % c.RAISE, "bad-json-bid", low=opening, step=c.RAISE)
    bidders.fail_if(not sale.open, "bad-json-bidders-alone")
    in_order = sorted(sale.bidders, key=lambda seat: (seat - sale.leader - 1) % state.seats)
    bidders.fail_if(sale.bidders != in_order, "bad-json-bidders-order")
    for seat in sale.bidders:
        out = not state.still_in >> seat & 1 or not may_take(state, seat, state.item)
        bidders.fail_if(out, "bad-json-bidder", seat=seat)
    purse = state.players[sale.leader].coins
    bid.fail_if(purse < sale.bid, "bad-json-bid-coins", got=purse)


def check_sold(state: Position, reader: Reader) -> None:
    """FLO-4.2: every object that was sold has a buyer, who is out; alone, Diego is one too."""
    buyers = len(state.everybody()) - state.still_in.bit_count() if state.phase else 0
    strange = state.seats > 1 and any(item not in state.box.objects for item in each_of(state.closed))
    reader.fail_if(strange, "bad-json-not-sold")
    got = state.closed.bit_count()
    reader.fail_if(got > buyers, "bad-json-sold", got=got, most=buyers)


# ---- what is asked


def check_stack(state: Position, reader: Reader) -> None:
    """All at once at the beginning; then one thing at a time, in a turn on top of the turn."""
    cure = "decks" if state.decks else ""
    if not state.decks:
        fill_decks(state)
    check_all_cards(state, cure)
    know_the_decks(state)
    kinds = [decision.kind for decision in state.stack]
    seats = [decision.seat for decision in state.stack]
    ended = state.phase == len(state.box.phases)
    usual = "" if reader.value is None or usual_stack(state) is None else "stack"
    if not kinds:
        reader.fail_if(not ended or state.round != c.ROUNDS, "bad-json-stack-empty")
    elif state.phase == 0:
        dealt = [seat for seat in reversed(range(state.seats)) if not state.players[seat].inside]
        waves = {decision.together for decision in state.stack}
        wrong = kinds != [asks.ASK_DISCARD] * len(kinds) or seats != dealt or len(waves) != 1
        reader.fail_if(wrong, "bad-json-stack-choice", usual)
    elif state.phase_name == "actions":
        own = all(
            kind >= asks.BASE_ASKS
            or (kind in (asks.ASK_LAY, asks.ASK_KEEP, asks.ASK_UNDER, asks.ASK_WORK) and seat == seats[0])
            for kind, seat in zip(kinds[1:], seats[1:], strict=True)
        )
        reader.fail_if(kinds[0] != asks.ASK_TURN or not own or len(kinds) > 2, "bad-json-stack-actions", usual)
    else:
        reader.fail_if(ended, "bad-json-stack-over", usual)
        reader.fail_if(not stands_alone(state), "bad-json-stack-alone", usual)
        reader.fail_if((state.auction is not None) != (kinds[0] == asks.ASK_BID), "bad-json-stack-bid", usual)
    Reader(None, "item").fail_if(state.auction is not None and not is_there(state), "bad-json-sold-out")
    for player in state.players:
        held = (player.hand & c.DECK_CARDS[c.PROFESSION_DECK]).bit_count()
        want = c.DEALT - player.inside.bit_count()
        reader.fail_if(state.phase == 0 and held != want, "bad-json-dealt", want=want, got=held)


def is_there(state: Position) -> bool:
    """FLO-4.2: whether what is being sold can be; prestige cards that somebody looks at come back (FLO-11.11)."""
    looking = any(looks_at(decision, c.PRESTIGE_DECK) for decision in state.stack)
    if state.item == c.PRESTIGE_CARD and looking:
        return not state.closed >> state.item & 1
    return available(state, state.item)


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
