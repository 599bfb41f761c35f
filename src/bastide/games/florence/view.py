"""What a seat may know (FLO-15), with the sums that a board shows."""

from typing import Final

from bastide.core.masks import each_of
from bastide.core.reading import named
from bastide.games.florence import components as c
from bastide.games.florence import counting, turn
from bastide.games.florence.components import BUILDINGS, CARD_NAMES, DECK_CARDS, DECKS, FREEDOMS, PROFESSIONS, TILES
from bastide.games.florence.objects import targets
from bastide.games.florence.packing import rooms, tightest
from bastide.games.florence.position import NONE, Player, Position, cells_of, tile_of

PARTS: Final = ("building", "landscape", "freedom", "jesters", "cards", "module")
"""Of the value of a Work, as `counting.work_parts` lists them."""


def faces() -> dict[str, object]:
    """What is printed on all cards. Views name only those that their viewer has seen."""
    return {
        "professions": {
            card.name: {
                "building": BUILDINGS[card.building],
                "landscape": c.LANDSCAPES[card.landscape],
                "freedom": FREEDOMS[card.freedom],
            }
            for card in PROFESSIONS
        },
        "bonuses": named(DECK_CARDS[c.BONUS_DECK], CARD_NAMES),
        "prestiges": named(DECK_CARDS[c.PRESTIGE_DECK], CARD_NAMES),
    }


def sizes() -> dict[str, str]:
    """Of buildings."""
    masks = (("large", c.LARGE), ("medium", c.MEDIUM), ("small", c.SMALL))
    return {building: size for size, mask in masks for building in named(mask, BUILDINGS)}


def table_view(state: Position, seat: int | None) -> dict[str, object]:
    found: dict[str, object] = {
        "round": state.round,
        "rounds": c.ROUNDS,
        "phase": state.phase_name,
        "first": state.first,
        "order": state.in_order(),
        "minimum": turn.minimum(state),
        "minimums": list(c.MINIMUM[1:]),
        "prices": {"card": c.CARD_PRICE, "freedom": c.FREEDOM_PRICE},
        "reward": c.REWARD,
        "auction": auction_view(state),
        "decks": {name: len(cards) for name, cards in zip(DECKS, state.decks, strict=True)},
        "buildings": dict(zip(BUILDINGS, state.buildings, strict=True)),
        "freedoms": dict(zip(FREEDOMS, state.freedoms, strict=True)),
        "gone": named(state.gone, CARD_NAMES),
        "turn": {"seat": state.active, "actions": state.actions} if state.phase_name == "actions" else None,
        "grid": c.GRID,
        "palazzo": each_of(state.box.palazzo),
        "outlines": {name: [[y, x] for x, y in shape] for name, shape in zip(TILES, state.box.shapes, strict=True)},
        "converts": state.box.converts,
        "players": [player_view(state, seat, other) for other in range(state.seats)],
        "sizes": sizes(),
    }
    for extra in state.extras:
        found[extra.name] = extra.shown(state, seat)
    return found


def auction_view(state: Position) -> dict[str, object]:
    """FLO-4: what is sold, what was sold and who is in."""
    sale = state.auction
    return {
        "objects": [
            {"object": c.OBJECTS[item], "left": left_of(state, item), "sold": state.closed >> item & 1 == 1}
            for item in state.box.objects
        ],
        "item": None if state.item == NONE else c.OBJECTS[state.item],
        "bid": sale.bid if sale is not None else None,
        "leader": sale.leader if sale is not None else None,
        "bidders": list(sale.bidders) if sale is not None else [],
        "still_in": each_of(state.still_in),
        "chooser": state.chooser if state.phase_name == "auction" and state.still_in else None,
        "opening": c.OPENING[state.seats],
        "raise": c.RAISE,
    }


def left_of(state: Position, item: int) -> int:
    return sum(state.stock[:3]) if item == c.LANDSCAPE else state.left(item)


def player_view(state: Position, viewer: int | None, seat: int) -> dict[str, object]:
    """Hands, coins and prestige cards are their owner's, until the end (FLO-8.1); of a hand others see how many cards
    it has (FLO-6.1.7)."""
    player = state.players[seat]
    own = viewer == seat or state.revealed
    return {
        "seat": seat,
        "points": player.points,
        "coins": player.coins if own or state.over else None,
        "estate": estate_view(state, seat),
        "empty": player.empty_cells(),
        "buildings": named(player.buildings, BUILDINGS),
        "jesters": player.jesters,
        "builders": player.builders,
        "freedoms": named(player.freedoms, FREEDOMS),
        "recruiting": player.recruiting,
        "received": player.received,
        "played": named(player.played, CARD_NAMES),
        "recruited": named(player.open, CARD_NAMES),
        "hand": {name: (player.hand & mask).bit_count() for name, mask in zip(DECKS, DECK_CARDS, strict=True)},
        "card_count": counting.card_count(player),
        "best": player.best,
        "building_price": turn.building_price(player),
        "still_in": state.still_in >> seat & 1 == 1,
        "cards": named(player.hand, CARD_NAMES) if own else [],
        "prestiges": prestiges_view(state, player) if own or state.over else None,
        "works": works_view(state, seat) if own else None,
        "adds": adds_view(player) if own else None,
        "brings": brings_view(player),
        "fits": named(player.fits, TILES),
        "bonuses": bonuses_view(player) if own else None,
        "looked_at": looked_at(state, seat) if own else None,
        "recruitable": recruitable_view(state, seat) if own else None,
        "packing": packing_view(state, seat) if own else None,
        "barred": each_of(player.barred & ~player.covered),
    }


def estate_view(state: Position, seat: int) -> list[object]:
    found: list[object] = [
        {"tile": TILES[tile_of(piece)], "cells": each_of(cells_of(piece))} for piece in state.players[seat].pieces
    ]
    for extra in state.extras:
        found += extra.estate(seat)
    return found


def works_view(state: Position, seat: int) -> list[object]:
    """FLO-6.1.2: what each profession in hand would be worth now."""
    player = state.players[seat]
    possible = counting.bonus_values(player, player.hand & DECK_CARDS[c.BONUS_DECK], 1)
    found: list[object] = []
    for card in each_of(player.hand & DECK_CARDS[c.PROFESSION_DECK]):
        parts = counting.work_parts(state, seat, card)
        found.append(
            {
                "card": CARD_NAMES[card],
                "parts": dict(zip(PARTS, parts, strict=True)),
                "value": sum(parts),
                "bonus": possible,
                "reaches": sum(parts) >= turn.minimum(state),
            }
        )
    return found


def adds_view(player: Player) -> dict[str, dict[str, int]]:
    """What else would add how much to the Work of each profession in hand."""
    found: dict[str, dict[str, int]] = {}
    for card in each_of(player.hand & DECK_CARDS[c.PROFESSION_DECK]):
        for thing, value in added(player, card):
            found.setdefault(thing, {})[CARD_NAMES[card]] = value
    return found


def added(player: Player, card: int) -> list[tuple[str, int]]:
    profession = PROFESSIONS[card]
    found = [("jester", c.PER_JESTER), ("recruiting_card", 1), ("profession", 1)]
    if not player.buildings >> profession.building & 1:
        found.append((BUILDINGS[profession.building], c.HAS_BUILDING))
    if not player.landscapes[profession.landscape]:
        found.append((c.LANDSCAPES[profession.landscape], c.HAS_LANDSCAPE))
    if not player.freedoms >> profession.freedom & 1:
        found.append((FREEDOMS[profession.freedom], c.HAS_FREEDOM))
    return found


def brings_view(player: Player) -> dict[str, int]:
    """What objects would bring in prestige at once: FLO-5.1, FLO-5.3."""
    found = {kind: c.REWARD for kind, had in zip(c.LANDSCAPES, player.landscapes, strict=True) if had}
    if player.builders + 1 >= c.TOUCHING:
        found[c.OBJECTS[c.BUILDER]] = c.REWARD
    return found


def bonuses_view(player: Player) -> dict[str, object]:
    """What each bonus card in hand would add to a Work now."""
    cards = each_of(player.hand & DECK_CARDS[c.BONUS_DECK])
    return {CARD_NAMES[card]: counting.bonus_value(player, card, 1) for card in cards}


def prestiges_view(state: Position, player: Player) -> dict[str, object]:
    """What each prestige card would score as things stand."""
    cards = each_of(player.hand & DECK_CARDS[c.PRESTIGE_DECK])
    everybody = state.everybody()
    return {CARD_NAMES[card]: counting.prestige_value(player, everybody, card) for card in cards}


def looked_at(state: Position, seat: int) -> list[object]:
    """The cards that one chooses from, each with what it would be worth."""
    decision = state.asked(seat)
    if decision is None or state.questions[decision.kind].name not in ("keep", "under"):
        return []
    return [{"card": CARD_NAMES[card], "worth": worth(state, seat, decision.a, card)} for card in decision.more]


def worth(state: Position, seat: int, deck: int, card: int) -> int:
    """What a card of a deck would be worth."""
    player = state.players[seat]
    if deck == c.BONUS_DECK:
        return counting.bonus_value(player, card, 1)
    if deck == c.PRESTIGE_DECK:
        return counting.prestige_value(player, state.everybody(), card)
    return counting.work_value(state, seat, card) + 1


def recruitable_view(state: Position, seat: int) -> dict[str, int]:
    """What the Work of each profession would be worth that a recruiting card in hand could fetch (FLO-5.5)."""
    cards = targets(state, seat) if state.players[seat].recruiting else 0
    return {CARD_NAMES[card]: counting.work_value(state, seat, card) for card in each_of(cards)}


def packing_view(state: Position, seat: int) -> dict[str, object] | None:
    """While a tile is laid: what it would leave room for at each spot, and where it leaves the most."""
    decision = state.asked(seat)
    if decision is None or state.questions[decision.kind].name != "lay":
        return None
    found = rooms(state, seat, decision.a)
    best = tightest(found)
    return {
        "best": each_of(best.lie.cells),
        "kinds": len(TILES),
        "rooms": {" ".join([str(cell) for cell in each_of(room.lie.cells)]): [room.kinds, room.open] for room in found},
    }
