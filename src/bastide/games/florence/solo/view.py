"""What is seen of the solo mode (FLO-15)."""

from typing import TYPE_CHECKING

from bastide.core.masks import each_of
from bastide.core.reading import named
from bastide.core.saving import write_parts
from bastide.games.florence.components import BUILDING_PRICES, CARD_NAMES, OBJECTS, PER_JESTER, RECRUITING_CARD
from bastide.games.florence.counting import bonus_values, prestige_value
from bastide.games.florence.position import Position
from bastide.games.florence.solo.components import BACKS, CARD_IDS, HIGHEST, HUMAN, LOWEST, PER_ROUND, RECRUIT, price
from bastide.games.florence.solo.printed import write_card
from bastide.games.florence.solo.saving import DIEGO, DeclinedPart

if TYPE_CHECKING:
    from bastide.games.florence.solo.table import Solo


def shown(state: Position, solo: "Solo", seat: int | None) -> dict[str, object]:
    """Face-down professions only where they were seen; Diego's deck by its backs."""
    known = solo.known_to(HUMAN if state.revealed else seat)
    this_round = solo.used[PER_ROUND * (state.round - 1) :]
    return {
        "table": solo.table,
        "level": solo.level,
        "begins": solo.begins,
        "diego": diego_view(state, solo, known),
        "virtuals": [
            {"closed": [card_view(card, known) for card in one.closed], "open": named(one.open, CARD_NAMES)}
            for one in solo.virtuals
        ],
        "deck": [BACKS[solo.printed[number].back] for number in reversed(solo.deck)],
        "auction": printed_view(solo, this_round[0]) if this_round else None,
        "actions": [printed_view(solo, number) for number in this_round[1:]],
        "prices": prices_view(state, solo) if this_round and state.phase_name == "auction" else {},
        "auctions": {"most": solo.table, "last": solo.last_auction},
        "declined": DeclinedPart("declined").write(solo),
        "recruitable": named(solo.face_up(), CARD_NAMES),
    }


def prices_view(state: Position, solo: "Solo") -> dict[str, object]:
    """FLO-10.9: what each object may cost, from the lowest die to the highest."""
    return {
        OBJECTS[item]: [price(solo.card, item, LOWEST), price(solo.card, item, HIGHEST)] for item in state.box.objects
    }


def card_view(card: int, known: int) -> str | None:
    """Its name, where it is known."""
    if card == RECRUIT:
        return OBJECTS[RECRUITING_CARD]
    return CARD_NAMES[card] if known >> card & 1 else None


def diego_view(state: Position, solo: "Solo", known: int) -> dict[str, object]:
    """All that he has is open, but for his face-down cards."""
    diego = solo.diego
    everybody = state.everybody()
    return {
        **write_parts(DIEGO, diego),
        "row": [
            {"card": card_view(card, known), "bonuses": named(laid, CARD_NAMES), "bonus": bonus_values(diego, laid, 1)}
            for card, laid in zip(diego.row, diego.laid, strict=True)
        ],
        "recruiting": diego.recruiting,
        "empty": diego.empty_cells(),
        "building_price": BUILDING_PRICES[diego.builders],
        "work": PER_JESTER * diego.jesters + diego.recruiting + diego.received,
        "prestiges": {CARD_NAMES[card]: prestige_value(diego, everybody, card) for card in each_of(diego.hand)},
    }


def printed_view(solo: "Solo", number: int) -> dict[str, object]:
    """A card of Diego's as it is printed."""
    card = solo.printed[number]
    found = write_card(card)
    del found["auction"]
    entries = [
        {"object": OBJECTS[entry], "modifier": modifier or None, "highest": entry in card.highest()}
        for entry, modifier in card.modifiers.items()
    ]
    return {**found, "card": CARD_IDS[number], "entries": entries}
