"""What everybody sees of a negotiation (FLO-15: offers are public)."""

from bastide.core.masks import each_of
from bastide.games.florence import turn
from bastide.games.florence.components import BUILDINGS
from bastide.games.florence.cooperative.asks import ASK_ANSWER, ASK_JOIN, ASK_SETTLE, ASK_SHARE
from bastide.games.florence.cooperative.borders import Borders, JointLie
from bastide.games.florence.position import Position


def talk_view(state: Position, borders: Borders) -> dict[str, object]:
    """FLO-12.10: what lies on the table, and what is being made up."""
    found: dict[str, object] = {"offer": None, "draft": None}
    for asked in state.stack:
        if asked.kind in (ASK_ANSWER, ASK_SETTLE):
            lie = borders.spots[asked.a][asked.b]
            settles = asked.kind == ASK_SETTLE
            by = asked.seat if settles else lie.other(asked.seat)
            found["offer"] = offer_view(state, asked.a, lie, asked.c, by, settles)
        elif asked.kind in (ASK_JOIN, ASK_SHARE):
            where = borders.spots[asked.a][asked.b] if asked.kind == ASK_SHARE else None
            found["draft"] = {
                "by": asked.seat,
                "to": asked.b if where is None else where.other(asked.seat),
                "building": BUILDINGS[asked.a],
                "parts": None if where is None else parts_view(where),
            }
            if asked.more:
                lie = borders.spots[asked.a][asked.more[0]]
                found["offer"] = offer_view(state, asked.a, lie, asked.more[1], lie.other(asked.seat), False)
    return found


def offer_view(state: Position, building: int, lie: JointLie, coins: int, by: int, agreed: bool) -> dict[str, object]:
    """`agreed`: the other one has accepted, and whoever made the offer has to pay."""
    active = state.active
    price = turn.building_price(state.players[active])
    return {
        "by": by,
        "to": lie.other(by),
        "active": active,
        "partner": lie.other(active),
        "building": BUILDINGS[building],
        "parts": parts_view(lie),
        "coins": coins,
        "price": price,
        "active_pays": price - coins,
        "agreed": agreed,
    }


def parts_view(lie: JointLie) -> list[object]:
    """The cells of a joint building, estate by estate."""
    return [{"seat": seat, "cells": each_of(lie.cells_of(seat))} for seat in (lie.left, lie.right)]
