"""What is asked (ORL-8.4)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.orleans import goods
from bastide.games.orleans.acting import Asking
from bastide.games.orleans.actions.move import DECLINES, NEVER, Decline
from bastide.games.orleans.intrigue import actions, plots
from bastide.games.orleans.intrigue.plots import Villain, plot_of, villain
from bastide.games.orleans.position import ACTIONS, Position


class Plotting(Asking):
    """D16 (ORL-8.4.3.1): the target and the exact effect; only the Arsonist may be declined (ORL-8.4.9)."""

    name: ClassVar[str] = "plot"
    rule: ClassVar[str] = "ORL-8.4.3.1"
    answers: ClassVar[tuple[type[Action], ...]] = (
        actions.NamePlayer,
        actions.NameSlot,
        actions.NameTrack,
        actions.NameSwap,
        Decline,
    )

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        row = villain(state, decision.a)
        return [actions.naming(decision.seat, row.way, plot) for plot in row.plots(state, decision.seat)]

    def near(self, state: Position, decision: Decision) -> list[Action]:
        row = villain(state, decision.a)
        return [actions.naming(decision.seat, row.way, plot) for plot in row.thinkable(state, decision.seat)]

    def declinable(self, state: Position, decision: Decision) -> bool:
        return villain(state, decision.a).optional

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        row = villain(state, decision.a)
        return None if row.optional else Refusal("ORL-8.4.9", "refuse-must-plot", {"villain": f"@deed-{row.name}"})

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-plot", {"villain": f"@deed-{villain(state, decision.a).name}"})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {"seat": decision.seat, "ask": self.name, "villain": villain(state, decision.a).name}

    def fits(self, state: Position, decision: Decision) -> bool:
        row = state.box.row(decision.a)
        known = isinstance(row, Villain) and not row.hits_all
        carries = decision.b or decision.c or decision.more or decision.together
        return known and not carries and self.belongs(state, decision) and self.find(state, decision, None)


def shown_bribe(state: Position, decision: Decision, by: int, target: int) -> dict[str, object]:
    """Who does what to whom, and what is offered for it."""
    row = villain(state, decision.a)
    coins, stock, tile = plots.offered(decision)
    return {
        "villain": row.name,
        "by": by,
        "target": target,
        **row.shown(state, decision.b),
        "offer": {"coins": coins, "goods": goods.goods_json(stock), "brasserie": goods.goods_json(tile)},
    }


def bribe_fits(state: Position, decision: Decision, by: int, target: int) -> bool:
    """Whether a villain can do this, and the target has what he offers."""
    row = state.box.row(decision.a)
    here = state.phase == ACTIONS and state.acted and state.active == by
    if not isinstance(row, Villain) or not here or decision.together or target >= state.seats or by == target:
        return False
    possible = decision.b == 0 if row.hits_all else plot_of(target, decision.b) in row.plots(state, by)
    told = not decision.more or (len(decision.more) == 3 and any(decision.more) and whole(decision.more))
    return possible and told and plots.owns_offer(state.players[target], decision)


def whole(more: tuple[int, ...]) -> bool:
    """No stock has more than it can hold."""
    return max(more[1:]) < 1 << goods.WIDTH * goods.KINDS


def offers(seat: int, coins: int, stock: int, tile: int) -> list[Action]:
    """What can be added to an offer, out of so much."""
    found = [*actions.OFFER_COINS[seat][:coins], *[actions.OFFER_GOODS[seat][good][0] for good in goods.kinds(stock)]]
    return found + [actions.OFFER_GOODS[seat][good][1] for good in goods.kinds(tile)]


class Offering(Choice):
    """D17 (ORL-8.4.3): a bribe, or none; whoever would lose nothing, or has nothing, is not asked."""

    name: ClassVar[str] = "offer"
    rule: ClassVar[str] = "ORL-8.4.3"
    order_rule: ClassVar[str] = "ORL-8.4.3"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.OfferCoins, actions.OfferGood, actions.Propose, Decline)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        if not villain(state, decision.a).harms(state, decision.c, decision.seat, decision.b):
            return []
        found = offers(decision.seat, *plots.left_to_offer(state.players[decision.seat], decision))
        return [*found, actions.PROPOSALS[decision.seat]] if decision.more else found

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """All that the player owns, also what he offers already."""
        player = state.players[decision.seat]
        return [*offers(decision.seat, player.coins, player.goods, player.brasserie), actions.PROPOSALS[decision.seat]]

    def declined(self, state: Position, decision: Decision) -> None:
        villain(state, decision.a).strike(state, decision.c, decision.seat, decision.b)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        row = villain(state, decision.a)
        return Phrase(
            "ask-offer", {"villain": f"@deed-{row.name}", "by": decision.c + 1, **actions.offer_words(decision)}
        )

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        told = shown_bribe(state, decision, decision.c, decision.seat)
        return {"seat": decision.seat, "ask": self.name, **told}

    def fits(self, state: Position, decision: Decision) -> bool:
        return bribe_fits(state, decision, decision.c, decision.seat)


class Answering(Question):
    """D17 (ORL-8.4.3.1): accept the bribe or refuse it."""

    name: ClassVar[str] = "bribe"
    rule: ClassVar[str] = "ORL-8.4.3"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Accept, actions.Refuse)

    def options(self, state: Position, decision: Decision) -> list[Action]:
        return [actions.ACCEPTS[decision.seat], actions.REFUSALS[decision.seat]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        row = villain(state, decision.a)
        return Phrase(
            "ask-bribe", {"villain": f"@deed-{row.name}", "from": decision.c + 1, **actions.offer_words(decision)}
        )

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        told = shown_bribe(state, decision, decision.seat, decision.c)
        return {"seat": decision.seat, "ask": self.name, **told}

    def fits(self, state: Position, decision: Decision) -> bool:
        return decision.more != () and bribe_fits(state, decision, decision.seat, decision.c)


class Picking(Asking):
    """D24 (ORL-8.4.9): a good of the goods market, if it has any; not to be declined."""

    name: ClassVar[str] = "pick"
    rule: ClassVar[str] = "ORL-8.4.9"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.PickGood,)
    every: ClassVar[list[list[Action]]] = actions.PICKS


QUESTIONS: Final[list[Question]] = [Plotting(DECLINES), Offering(DECLINES), Answering(), Picking(NEVER)]
"""By the numbers of asks.py."""
